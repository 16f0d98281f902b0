"""Whole games in which everything that is sent is kept, whoever it was for."""

from __future__ import annotations

import json
import random
from typing import NamedTuple

from guildhall.client import Server
from tests.server.games.notes import Audience, Json, Way, notes_of
from tests.server.services import Place
from tests.server.talk import Answer, Browser, Held, Wire
from tests.server.traces import ask_database

_MOST_HINTS = 4
"""They take a moment each."""


class Heard(NamedTuple):
    """One frame as it came, and whose eyes it was for."""

    audience: Audience
    text: str


class Ear(Wire):
    """A connection that keeps the text of every frame, and who it was at that time."""

    def __init__(self, server: Server, mine: Audience) -> None:
        super().__init__(server)
        self.mine = mine
        self.heard: list[Heard] = []
        self.lost_at: int | None = None
        """The number of the log row by which it lost its seat."""
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True
        super().close()

    def receive(self, seconds: float = 15.0) -> Json:
        text = str(self._socket.recv(timeout=seconds))
        frame: Json = json.loads(text)
        is_welcome = frame["type"] == "welcome"
        now = frame["seat"] if is_welcome else self.heard[-1].audience if self.heard else None
        self.heard.append(Heard(now, text))
        self.frames.append(frame)
        self._take(frame)
        return frame


class Asked(NamedTuple):
    """One HTTP answer, and how long the log was then."""

    path: str
    text: str
    rows: int
    seat: Audience


class Witness(Browser):
    """A browser that keeps what it is answered."""

    def __init__(self, server: Server, theatre: Theatre) -> None:
        super().__init__(server)
        self._theatre = theatre

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        answer = super().ask(method, path, body, **headers)
        seat = int(path.partition("seat=")[2] or -1)
        rows = self._theatre.rows
        asked = Asked(path, answer.text, rows, None if seat < 0 else seat)
        self._theatre.answers.append(asked)
        return answer


class Theatre:
    """One table with everybody at it: people at both processes, a spectator, somebody late."""

    def __init__(self, place: Place, game: str, way: Way, seed: str) -> None:
        self.place, self.game, self.seed = place, game, seed
        self.seats, self.options = way
        self.answers: list[Asked] = []
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
        self.seated = self._sit_down()

    # Coming and going

    def _sit_down(self) -> list[Held]:
        wish = {"game": self.game, "name": "Ann", "seed": self.seed, "public": True}
        wish |= {"options": self.options}
        opening = Witness(self.place.here, self)
        ann = opening.open("me", *["open"] * (self.seats - 1), **wish)[0]
        self.table = ann.table
        held = [ann]
        self.ears.append(self._ear(ann.browser.server, ann))
        for seat in range(1, self.seats):
            server = self.place.there if seat % 2 else self.place.here
            held.append(Witness(server, self).join(self.table, f"Guest {seat}"))
            self.ears.append(self._ear(server, held[-1]))
        self.tokens += [one.token for one in held]
        self.cookies += [one.value or "" for held_by in held for one in held_by.browser.jar]
        self._ear(self.place.there, ann)  # the same seat on a second device
        self._ear(self.place.here, None)
        return held

    def _ear(self, server: Server, who: Held | None, seen: int | None = None) -> Ear:
        ear = Ear(server, None if who is None else who.seat)
        more = {} if who is None else {"token": who.token, "seat": who.seat}
        assert ear.hello(self.table, seen=seen, **more)["type"] == "welcome"
        self.everyone.append(ear)
        return ear

    def come_late(self) -> None:
        self._ear(self.place.there, None)

    def come_back(self, seat: int) -> None:
        """A person loses the connection and takes up where they were."""
        seen = self.ears[seat].seq
        self.ears[seat].close()
        self.ears[seat] = self._ear(self.place.here, self.seated[seat], seen)

    def hand_over(self, seat: int) -> None:
        """Somebody else takes the seat by a one-time link; who sat there watches on."""
        invitation = self.seated[seat].hand_over("link")
        self.tokens.append(invitation)
        newcomer = Witness(self.place.there, self).claim(self.table, invitation, "Dan")
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
                ear.ask("submit", action=self._notes.illegal[0], ticket=ear.now["ticket"])
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
            case _ if number < 20 or number % 4 == 0:
                self._look_around()

    def _look_around(self) -> None:
        """What can be asked over HTTP while the game runs."""
        self._chooser.choice(self.ears).ask("entries", after=3)
        ann, watcher = self.seated[0].browser, Witness(self.place.there, self)
        self._quiet_rows = self._count_rows()  # nobody plays meanwhile
        for path in ("", "/moves", "/moves/0", "/moves/9", "/moves/9999", "/replay"):
            watcher.ask("GET", f"/tables/{self.table}{path}")
        watcher.ask("GET", f"/tables/{self.table}/moves/3?everything=1")
        last = ann.ask("GET", f"/tables/{self.table}/moves/0?seat=0").body["moves"]
        for path in ("/moves?seat=0", f"/moves/{last}?seat=0", f"/moves/{last}?seat=1"):
            ann.ask("GET", f"/tables/{self.table}{path}")
        watcher.ask("GET", "/tables")
        ann.ask("GET", "/me/tables")
        self._quiet_rows = None
