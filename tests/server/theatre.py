"""Whole games in which everything that is sent is kept, whoever it was for."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from http.client import HTTPConnection
from types import MappingProxyType
from typing import NamedTuple
from urllib.parse import urlsplit

from guildhall.client import Server
from tests.server.calls import LOOKS, Call, Scene, calls_of, make_application
from tests.server.games.notes import Audience, Json, Way, notes_of
from tests.server.services import Place
from tests.server.talk import Answer, Browser, Held, Wire, new_table
from tests.server.traces import ask_database

BEYOND = 9999
"""No game has so many moves."""
_MOST_HINTS = 4
"""They take a moment each."""


class Heard(NamedTuple):
    """One frame as it came, whose eyes it was for, and the action that was asked for with it."""

    audience: Audience
    text: str
    action: str = ""


class Ear(Wire):
    """A connection that keeps the text of every frame, and who it was at that time."""

    def __init__(self, server: Server, mine: Audience) -> None:
        super().__init__(server)
        self.mine = mine
        self.heard: list[Heard] = []
        self.asked: dict[str, str] = {}
        """The action of each request, "" where it named none."""
        self.kinds: set[str] = set()
        """The kinds of all requests."""
        self.lost_at: int | None = None
        """The number of the log row by which it lost its seat."""
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True
        super().close()

    def send(self, kind: str, **fields: object) -> str:
        key = super().send(kind, **fields)
        self.kinds.add(kind)
        self.asked[key] = str(fields.get("action", "")) if kind == "submit" else ""
        return key

    def receive(self, seconds: float = 15.0) -> Json:
        text = str(self._socket.recv(timeout=seconds))
        frame: Json = json.loads(text)
        is_welcome = frame["type"] == "welcome"
        now = frame["seat"] if is_welcome else self.heard[-1].audience if self.heard else None
        self.heard.append(Heard(now, text, self.asked.get(frame.get("re", ""), "")))
        self.frames.append(frame)
        self._take(frame)
        return frame


class Asked(NamedTuple):
    """One HTTP answer, for whom it was, and how long the log was then."""

    path: str
    status: int
    text: str
    rows: int
    seat: Audience
    values: Mapping[str, object] = MappingProxyType({})
    sits_at: str = ""
    """The table at which the one who asked has a seat."""


class Witness(Browser):
    """A browser that keeps what it is answered."""

    def __init__(self, server: Server, theatre: Theatre, seat: Audience = None) -> None:
        super().__init__(server)
        self._theatre = theatre
        self._seat = seat

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        answer = super().ask(method, path, body, **headers)
        rows = self._theatre.rows
        asked = Asked(f"{method} {path}", answer.status, answer.text, rows, self._seat)
        self._theatre.answers.append(asked)
        return answer


class Asker(NamedTuple):
    """Somebody who may know what a seat knows (None: no more than a spectator), and sits there."""

    seat: Audience
    headers: Mapping[str, str]
    table: str = ""
    sits: Audience = None

    def is_no_owner(self, call: Call) -> bool:
        """Whether a call looks only, or must be refused: what is one's own would really change."""
        is_theirs = call.values.get("table_id") == self.table
        is_theirs = is_theirs and call.values.get("seat") == self.sits is not None
        is_mine = is_theirs or (call.route == "DELETE /api/me" and "cookie" in self.headers)
        return call.method in LOOKS or not is_mine


class Theatre:
    """One table with everybody at it: people at both processes, a spectator, somebody late.

    All that can be asked over HTTP is asked before there is a table, and then at every step that
    `every` divides: by each seat, by strangers, and by somebody who sits at another table.
    """

    def __init__(self, place: Place, game: str, way: Way, seed: str, every: int = 1) -> None:
        self.place, self.game, self.seed, self.every = place, game, seed, every
        self.seats, self.options = way
        self.answers: list[Asked] = []
        self.before: list[Asked] = []
        """What was answered before there was a table."""
        self.called: set[str] = set()
        """The routes that were called."""
        self.looks = 0
        self._looked_at: int | None = None
        self.logs = ""
        """What the servers wrote down meanwhile."""
        self.table = ""
        self.ears: list[Ear] = []
        self.everyone: list[Ear] = []
        self.tokens: list[str] = []
        self.cookies: list[str] = []
        self._notes = notes_of(game)
        self._chooser = random.Random(f"{seed} {self.seats}")
        self._taken_back = 1
        self._quiet_rows: int | None = None
        self._hints = 0
        self._app = make_application()
        self._lines = [_line(one) for one in (place.here, place.there)]
        self._look_at_all(["none"])
        self.before, self.answers = self.answers, []
        self.other = self._open_another()
        self.seated = self._sit_down()

    # Coming and going

    def _sit_down(self) -> list[Held]:
        wish = {"game": self.game, "name": "Ann", "seed": self.seed, "public": True}
        wish |= {"options": self.options}
        opening = Witness(self.place.here, self, 0)
        ann = opening.open("me", *["open"] * (self.seats - 1), **wish)[0]
        self.table = ann.table
        held = [ann]
        self.ears.append(self._ear(ann.browser.server, ann))
        for seat in range(1, self.seats):
            server = self.place.there if seat % 2 else self.place.here
            held.append(Witness(server, self, seat).join(self.table, f"Guest {seat}"))
            self.ears.append(self._ear(server, held[-1]))
        self.tokens += [one.token for one in held]
        self.cookies += [one.value or "" for held_by in held for one in held_by.browser.jar]
        self._ear(self.place.there, ann)  # the same seat on a second device
        self._ear(self.place.here, None)
        return held

    def _open_another(self) -> Held:
        """A table of the same game that nobody may watch."""
        wish = {"game": self.game, "options": self.options, "spectators": False}
        seats = ["me", *["device"] * (self.seats - 1)]
        seated = Browser(self.place.here).post("/tables", new_table(*seats, **wish))
        self.tokens += [one["token"] for one in seated["seats"]]
        first = seated["seats"][0]
        return Held(Browser(self.place.here), seated["table"], first["seat"], first["token"])

    def _ear(self, server: Server, who: Held | None, seen: int | None = None) -> Ear:
        ear = Ear(server, None if who is None else who.seat)
        more = {} if who is None else {"token": who.token, "seat": who.seat}
        assert ear.hello(self.table, seen=seen, **more)["type"] == "welcome"
        self.everyone.append(ear)
        return ear

    def come_late(self) -> None:
        """Two come to watch; one of them has tried a token of another table."""
        self._ear(self.place.there, None)
        ear = Ear(self.place.here, None)
        self.everyone.append(ear)
        refused = ear.hello(self.table, token=self.other.token, seat=0)
        assert (refused["type"], refused["code"]) == ("error", "not-yours")
        assert ear.hello(self.table)["type"] == "welcome"

    def come_back(self, seat: int) -> None:
        """A person loses the connection and takes up where they were."""
        seen = self.ears[seat].seq
        self.ears[seat].close()
        self.ears[seat] = self._ear(self.place.here, self.seated[seat], seen)

    def hand_over(self, seat: int) -> None:
        """Somebody else takes the seat by a one-time link; who sat there watches on."""
        invitation = self.seated[seat].hand_over("link")
        self.tokens.append(invitation)
        newcomer = Witness(self.place.there, self, seat).claim(self.table, invitation, "Dan")
        self.ears[seat].lost_at = self.rows
        self.tokens.append(newcomer.token)
        self.seated[seat] = newcomer
        self.ears[seat] = self._ear(self.place.there, newcomer)

    @property
    def rows(self) -> int:
        """How long the log is now."""
        return self._count_rows() if self._quiet_rows is None else self._quiet_rows

    def _count_rows(self) -> int:
        if not self.table:
            return 0
        where = f"FROM log WHERE table_id = '{self.table}'"
        url = self.place.settings["database_url"]
        return int(ask_database(url, f"SELECT count(*) {where}")[0][0])

    # Playing

    def play(self) -> None:
        for number in range(10_000):
            for ear in self._open():
                ear.drain()
            if all(ear.is_over for ear in self.ears):
                break
            self._one_step(number)
        assert all(ear.is_over for ear in self.ears), "the game does not end"
        for ear in self._open():
            while not ear.is_over:
                ear.receive()
            ear.close()

    def _open(self) -> list[Ear]:
        return [ear for ear in self.everyone if not ear.is_closed]

    def _one_step(self, number: int) -> None:
        busy = [ear for ear in self.ears if ear.now.get("actions")]
        resting = [ear for ear in self.ears if ear.now.get("undo") == ""]
        is_over = any(ear.is_over for ear in self.ears)  # though not all may have heard of it
        if number % self.every == self.every // 2 and not is_over:
            self.look()
        if number % 16 == 8 and not is_over:
            self._happening(number // 16)
        elif resting and self._chooser.random() < 0.12:
            self._taken_back += 1  # every third time the whole turn, so that each game has both
            self._chooser.choice(resting).ask("undo" if self._taken_back % 3 else "restart")
        elif busy:
            self._act(self._chooser.choice(busy))
        else:
            self.ears[0].drain(0.002)

    def _act(self, ear: Ear) -> None:
        actions = ear.actions
        match self._chooser.randrange(24):
            case 0:
                ear.ask("say", text=f"well {self._chooser.randrange(99)}")
            case 1:
                ear.ask("preview")
            case 2:
                ear.ask("preview", action=self._chooser.choice(actions))
            case 3:
                ear.ask("scores")
            case 4:
                ear.ask("mute", seat=(ear.now["seat"] + 1) % self.seats, on=ear.now["muted"] == [])
            case 5:
                wrong = self._chooser.choice(self._notes.illegal)
                ear.ask("submit", action=wrong, ticket=ear.now["ticket"])
            case 6:
                ear.ask("restart")
            case 7:
                ear.ask("redo")
            case 8 if self._hints < _MOST_HINTS:
                self._hints += 1
                ear.ask("hint", ticket=ear.now["ticket"])
            case _:
                ear.submit(self._chosen(ear))

    def _chosen(self, ear: Ear) -> str:
        """Mostly something to hide; whoever says done at once has nothing."""
        busy = [one for one in ear.actions if one != "done"]
        if not busy or self._chooser.random() < 0.1:
            return self._chooser.choice(ear.actions)
        return self._chooser.choice(self._notes.tempting(ear.view, busy) or busy)

    def _happening(self, number: int) -> None:
        match number:
            case 0:
                self.come_back(1)
            case 1:
                self.come_late()
            case 2:
                self.hand_over(self.seats - 1)
                self.ears[0].settle()
            case _:
                self._chooser.choice(self.ears).ask("entries", after=3)

    # What can be asked over HTTP

    def look(self) -> None:
        """If something has happened, everybody asks for everything.

        What has the same answer all the time is asked for the first time, and now and then.
        """
        if self._count_rows() == self._looked_at:
            return
        self.looks += 1
        is_whole = self.looks % 32 == 1
        tables = [self.table, self.other.table] if is_whole else [self.table]
        self._look_at_all(tables, is_whole=is_whole)

    def _look_at_all(self, tables: list[str], *, is_whole: bool = True) -> None:
        self._quiet_rows = self._looked_at = rows = self._count_rows()  # nobody plays meanwhile
        calls = [*calls_of(self._app, Scene(self.game, tuple(tables), self.seats, (0, BEYOND)))]
        calls = [one for one in calls if is_whole or not _is_rare(one)]
        with ExitStack() as stack:
            for line in self._lines:
                stack.callback(line.close)
            for asker in self._askers():
                for call in calls:
                    if asker.is_no_owner(call):
                        self._call(call, asker)
        assert self._count_rows() == rows, "somebody was not refused"
        self._quiet_rows = None

    def _askers(self) -> list[Asker]:
        """A stranger, somebody from another table, and each seat: by token, or by cookie."""
        if not self.table:
            return [Asker(None, {})]
        found = [Asker(None, {})]
        for held in (self.other, *self.seated):
            seat = None if held is self.other else held.seat
            found.append(Asker(seat, _bearer(held.token), held.table, held.seat))
        cookie = {"cookie": self.seated[0].browser.cookie}
        return [*found, Asker(0, cookie, self.table, 0)]

    def _call(self, call: Call, asker: Asker) -> None:
        """Make a call, and where it tells how many moves there are, ask for the last one."""
        answer = self._ask(call, asker)
        if call.method not in LOOKS:
            assert answer.status >= 400, f"{call.path} was not refused to {asker}"
        elif "move" in call.values and answer.status < 300 and call.values["move"] == 0:
            last = json.loads(answer.text)["moves"]
            path = call.path.replace("/moves/0", f"/moves/{last}")
            self._ask(call._replace(path=path), asker)

    def _ask(self, call: Call, asker: Asker) -> Asked:
        line = self._lines[self._chooser.randrange(len(self._lines))]
        body = None if call.body is None else json.dumps(call.body)
        headers = {"content-type": "application/json", **asker.headers}
        line.request(call.method, call.path, body, headers)
        answer = line.getresponse()
        text = sys.intern(answer.read().decode(errors="replace"))  # many are told the same
        path, rows = f"{call.method} {call.path}", self._quiet_rows or 0
        asked = Asked(path, answer.status, text, rows, asker.seat, call.values, asker.table)
        self.called.add(call.route)
        self.answers.append(asked)
        return asked


def _line(server: Server) -> HTTPConnection:
    return HTTPConnection(urlsplit(server.address).netloc, timeout=60)


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def _is_rare(call: Call) -> bool:
    """Whether a call has the same answer all the time: a page, a description, a refusal."""
    is_page = not call.path.startswith(("/api", "/metrics"))
    stays = is_page or call.path.startswith(("/api/openapi", "/api/description"))
    return stays or call.method not in LOOKS or call.values.get("move") == BEYOND
