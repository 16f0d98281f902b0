"""No frame and no answer holds anything that its reader's view does not name.

Whole games are played and everything that is sent is kept. Then the game is played again from the
log with the library, so that it is known what each seat (None: who only watches) could know at each
moment, and every frame is compared with that. The text of the frames is searched for what was
hidden at that moment besides.
"""

from __future__ import annotations

import hashlib
import json
import random
from base64 import b64encode
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

import guildhall
from guildhall.client import Server
from guildhall.core import codec
from guildhall.core.event import Event
from guildhall.core.game import Setup
from guildhall.core.rng import Rng, seal_of
from guildhall.core.seat import CHANCE
from guildhall.server import protocol
from guildhall.server.frames import line_info, score_info
from tests.server.services import Place
from tests.server.talk import Answer, Browser, Held, Wire
from tests.server.test_crash import Row, ask_database, read_logs

Json = dict[str, Any]  # Any: JSON as it comes
AnyMatch = guildhall.Match[Any, Any, Any]
Audience = int | None
_GAME = guildhall.load_game("cartographers")
SEED = "the-wind-in-the-willows-41"


class Leak(AssertionError):
    """Something was told that must not be."""


# Everything that was sent


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
        rows = self._theatre.rows_written()
        asked = Asked(path, answer.text, rows, None if seat < 0 else seat)
        self._theatre.answers.append(asked)
        return answer


class Theatre:
    """One table with everybody at it: people at both processes, a spectator, somebody late."""

    def __init__(self, place: Place, seats: int, seed: str, **options: str) -> None:
        self.place = place
        self.seats, self.seed, self.options = seats, seed, options
        self.answers: list[Asked] = []
        self.table = ""
        self.ears: list[Ear] = []
        self.everyone: list[Ear] = []
        self.tokens: list[str] = []
        self.cookies: list[str] = []
        self._chooser = random.Random(f"{seed} {seats}")
        self.seated = self._sit_down()

    # Coming and going

    def _sit_down(self) -> list[Held]:
        wish = {"name": "Ann", "seed": self.seed, "options": self.options, "public": True}
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
        self.ears[seat].lost_at = self.rows_written()
        self.tokens.append(newcomer.token)
        self.seated[seat] = newcomer
        self.ears[seat] = self._ear(self.place.there, newcomer)

    def rows_written(self) -> int:
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
        if number % 16 == 8:
            self._happening(number // 16)
        elif resting and self._chooser.random() < 0.12:
            self._chooser.choice(resting).ask("undo")
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
                ear.ask("submit", action="draw water a1+k11", ticket=ear.now["ticket"])
            case 6:
                ear.ask("restart")
            case 7:
                ear.ask("redo")
            case _:
                ear.submit(self._chooser.choice(actions))

    def _happening(self, number: int) -> None:
        match number:
            case 0:
                self.come_back(1)
            case 1:
                self.come_late()
            case 2:
                self.hand_over(self.seats - 1)
            case _:
                self._look_around()

    def _look_around(self) -> None:
        """What can be asked over HTTP while the game runs."""
        ann, watcher = self.seated[0].browser, Witness(self.place.there, self)
        for path in ("", "/moves/0", "/moves/9", "/moves/9999", "/replay", "/moves/3?everything=1"):
            watcher.ask("GET", f"/tables/{self.table}{path}")
        last = ann.ask("GET", f"/tables/{self.table}/moves/0?seat=0").body["moves"]
        for path in (f"/moves/{last}?seat=0", f"/moves/{last}?seat=1"):
            ann.ask("GET", f"/tables/{self.table}{path}")
        watcher.ask("GET", "/tables")
        ann.ask("GET", "/me/tables")


# What each audience could know


class Sight(NamedTuple):
    """What an audience may be told after one entry of the log as it counts."""

    entry: Json
    shown: Json
    hidden: tuple[str, ...]
    is_over: bool
    guess: Any  # a state that fits the view and knows no more


class Truth:
    """The game played again: for each audience, what it may know after each of its entries."""

    def __init__(self, theatre: Theatre, rows: list[Row]) -> None:
        self.seed = theatre.seed
        self.seats = theatre.seats
        self.audiences: tuple[Audience, ...] = (None, *range(theatre.seats))
        self.sights: dict[Audience, list[Sight]] = {one: [] for one in self.audiences}
        self.positions: dict[Audience, set[str]] = {one: set() for one in self.audiences}
        self.hidden_after: list[dict[Audience, tuple[str, ...]]] = []
        self.numbers: dict[Audience, list[int]] = {one: [] for one in self.audiences}
        self._setup = Setup.of(theatre.seats, **theatre.options)
        self._match: AnyMatch | None = None
        self._told: dict[Audience, list[Json]] = {one: [] for one in self.audiences}
        self._muted: dict[int, set[int]] = {seat: set() for seat in range(theatre.seats)}
        self._secrets: dict[Audience, list[str]] = {one: [] for one in self.audiences}
        for row in rows:
            self._follow(row)

    # Playing again

    def _follow(self, row: Row) -> None:
        before = {one: self._shown(one) for one in self.audiences}
        events, who = self._carry_out(row)
        for audience in self.audiences:
            if audience in who:
                self._told[audience].append(self._entry(row, events, audience))
                self.sights[audience].append(self._sight(audience))
                self.numbers[audience].append(row.seq)
            elif self._shown(audience) != before[audience]:
                raise Leak(f"{audience} would see a change it is not told of: {row}")
        self.hidden_after.append({one: self._hidden(one) for one in self.audiences})

    def _carry_out(self, row: Row) -> tuple[tuple[Event, ...], tuple[Audience, ...]]:
        """What happened, and who may know that something did."""
        match row.kind:
            case "start":
                self._match = guildhall.Match(_GAME, self._setup, seed=self.seed)
                self._note_positions()
                return self._dealt(), self.audiences
            case "move" | "undo" | "restart":
                return self._play(row)
            case "chat":
                muted = [seat for seat, others in self._muted.items() if row.seat in others]
                return (), tuple(one for one in self.audiences if one not in muted)
            case "mute":
                assert row.seat is not None
                other, _, on = row.body.partition(" ")
                change = self._muted[row.seat]
                change.add(int(other)) if on == "on" else change.discard(int(other))
                return (), (row.seat,)
        assert row.kind == "seat", row
        return (), self.audiences

    def _dealt(self) -> tuple[Event, ...]:
        assert self._match is not None
        return tuple(event for one in self._match.history for event in one.step.events)

    def _play(self, row: Row) -> tuple[tuple[Event, ...], tuple[Audience, ...]]:
        match, seat = self._match, row.seat
        assert match is not None
        assert seat is not None
        if row.kind == "move":
            count = len(match.history)
            told = match.submit_text(seat, row.body)
            self._note_positions()
            self._keep_secret(seat, match.history[count:], row.body)
            return told, self._who_knows(seat, told)
        taken_back = (match.undo(seat),) if row.kind == "undo" else match.restart_turn(seat)
        self._note_positions()
        events = tuple(event for one in taken_back for event in one.step.events)
        return (), self._who_knows(seat, events)

    def _who_knows(self, seat: int, events: tuple[Event, ...]) -> tuple[Audience, ...]:
        return tuple(
            one
            for one in self.audiences
            if one == seat or any(event.is_known_to(one) for event in events)
        )

    def _keep_secret(self, seat: int, moments: Any, text: str) -> None:
        """What others may not know of a move, until they learn something: then all was shown."""
        for audience in self.audiences:
            for moment in moments:
                if moment.step.learnt and (audience is None or audience in moment.step.learnt):
                    self._secrets[audience] = []
                elif audience != seat and moment.seat != CHANCE:
                    known = [one.is_known_to(audience) for one in moment.step.events]
                    if not all(known):
                        cells = [word for word in text.split() if "+" in word]
                        self._secrets[audience] += [text, *cells]

    def _note_positions(self) -> None:
        match = self._match
        assert match is not None
        recent = match.history[-8:]
        states = [*(one.before for one in recent), *(one.step.state for one in recent), match.state]
        for audience in self.audiences:
            views = (match.game.observe(state, audience) for state in states)
            self.positions[audience].update(_as_text(match, view) for view in views)

    # What may be told

    def _sight(self, audience: Audience) -> Sight:
        match, entry = self._match, self._told[audience][-1]
        shown, hidden = self._shown(audience), self._hidden(audience)
        if match is None:
            return Sight(entry, shown, hidden, False, None)
        guess = match.game.sample(match.view(audience), Rng(f"{entry['seq']}"))
        return Sight(entry, shown, hidden, match.is_over, guess)

    def _shown(self, audience: Audience) -> Json:
        match = self._match
        seat = -1 if audience is None else audience
        shown: Json = {
            "view": None,
            "waiting": [],
            "decision": "",
            "actions": [],
            "ticket": 0,
            "undo": "nothing-to-undo",
            "redo": False,
            "muted": sorted(self._muted.get(seat, ())),
        }
        if match is None:
            return shown
        decisions = match.decisions()
        shown["view"] = codec.to_json(match.game.view_type, match.view(audience))
        shown["waiting"] = [one.seat for one in decisions]
        if audience is not None:
            shown |= {
                "decision": next((one.kind for one in decisions if one.seat == seat), ""),
                "actions": [match.notation.format(one) for one in match.legal_actions(seat)],
                "ticket": match.ticket(seat),
                "undo": match.why_no_undo(seat) or "",
                "redo": match.can_redo(seat),
            }
        return shown

    def _hidden(self, audience: Audience) -> tuple[str, ...]:
        """The words that would give something away, but for those it can read anyway."""
        shown = searchable(self._shown(audience))
        allowed = shown + json.dumps(self._told[audience])
        words = {word for word in self._secrets[audience] if len(word) > 4}
        over = self._match is not None and self._match.is_over
        seed = () if over else (self.seed,)
        return (*seed, *(word for word in sorted(words) if word not in allowed))

    def _entry(self, row: Row, events: tuple[Event, ...], audience: Audience) -> Json:
        entry: Json = {"seq": len(self.sights[audience]) + 1, "at": row.at, "kind": row.kind}
        entry |= {} if row.seat is None else {"seat": row.seat}
        match row.kind:
            case "move" | "start":
                told = [_event_json(one) for one in events if one.is_known_to(audience)]
                entry |= {"events": told} if told else {}
                is_own = row.kind == "move" and row.seat == audience
                entry |= {"action": row.body} if is_own else {}
            case "chat":
                entry["text"] = row.body[1:]
            case "mute":
                other, _, on = row.body.partition(" ")
                entry["seat"] = int(other)
                entry |= {"on": True} if on == "on" else {}
            case "seat":
                entry["why"] = json.loads(row.body)["why"]
                entry |= {} if entry["why"] else {"why": None}
        return {name: value for name, value in entry.items() if value is not None}


def _event_json(event: Event) -> Json:
    found: Json = {"kind": event.kind}
    found |= {} if event.seat is None else {"seat": event.seat}
    return found | ({"args": dict(event.args)} if event.args else {})


def searchable(frame: Json) -> str:
    """Its text without the seat's own choices, among which there may be the same cells."""
    return json.dumps(frame | {"actions": [], "previews": []})


def _as_text(match: AnyMatch, view: object) -> str:
    return json.dumps(codec.to_json(match.game.view_type, view), sort_keys=True)


# Comparing


def fields_of(struct: type[msgspec.Struct]) -> set[str]:
    return set(struct.__struct_fields__) | {"type"}


class Censor:
    """Reads what was sent and raises `Leak` at the first thing that should not be there."""

    def __init__(self, truth: Truth, secrets: list[str]) -> None:
        self.truth = truth
        self.secrets = secrets
        self.searched = 0
        """How often a hidden drawing was looked for."""
        self.at = 0
        """How many entries the reader of the connection has got."""

    def read(self, heard: list[Heard]) -> None:
        """All frames of one connection, in order."""
        self.at = 0
        for one in heard:
            self.read_frame(one.audience, one.text)

    def read_frame(self, audience: Audience, text: str) -> None:
        frame: Json = json.loads(text)
        kinds: dict[str, tuple[type[msgspec.Struct], Callable[[Audience, Json], None]]] = {
            "welcome": (protocol.Welcome, self._read_state),
            "update": (protocol.Update, self._read_state),
            "previews": (protocol.Previews, self._read_previews),
            "scores": (protocol.Scores, self._read_scores),
            "presence": (protocol.Presence, self._read_presence),
            "pong": (protocol.Pong, lambda _audience, _frame: None),
            "error": (protocol.Failure, lambda _audience, _frame: None),
        }
        kind, read = kinds[frame["type"]]
        _demand(set(frame) <= fields_of(kind), f"unknown fields in {frame}")
        if "seq" in frame and frame["type"] != "error":
            sights = self.truth.sights[audience]
            _demand(0 < frame["seq"] <= len(sights), f"{audience} has not got so far: {frame}")
            if frame["type"] == "update":
                _demand(frame["seq"] == self.at + 1, f"{audience} can count what it missed")
            self.at = frame["seq"]
        read(audience, frame)
        self._search(audience, text)

    def _sight(self, audience: Audience) -> Sight:
        return self.truth.sights[audience][self.at - 1]

    def _read_state(self, audience: Audience, frame: Json) -> None:
        sight = self._sight(audience)
        for name, allowed in sight.shown.items():
            told = frame.get(name, allowed)
            if name == "view" and frame["type"] == "update" and told is not None:
                allowed = {one: (allowed or {}).get(one, Leak) for one in told}
            _demand(told == allowed, f"{audience} at {self.at}: {name} is {told}, not {allowed}")
        for entry in frame.get("entries", []):
            self._read_entry(audience, entry)
        if frame.get("table") is not None:
            self._read_table(frame["table"], sight.is_over)
        if frame.get("scores") is not None:
            _demand(sight.is_over, "scores before the end")
            self._read_scores(audience, frame)

    def _read_entry(self, audience: Audience, entry: Json) -> None:
        _demand(0 < entry["seq"] <= self.at, f"an entry of the future: {entry}")
        told = {name: value for name, value in entry.items() if name != "who"}
        allowed = self.truth.sights[audience][entry["seq"] - 1].entry
        _demand(told == allowed, f"{audience} is told {told}, not {allowed}")
        _demand(set(entry.get("who") or {}) <= fields_of(protocol.SeatInfo), f"{entry}")

    def _read_table(self, table: Json, is_over: bool) -> None:
        _demand(set(table) <= fields_of(protocol.TableInfo), f"unknown fields in {table}")
        _demand(table["seed"] == (self.truth.seed if is_over else ""), "the seed before the end")
        _demand(table["seal"] == seal_of(self.truth.seed), "another seal")
        for seat in table["seats"]:
            _demand(set(seat) <= fields_of(protocol.SeatInfo), f"unknown fields in {seat}")

    def _read_previews(self, audience: Audience, frame: Json) -> None:
        """They must follow from the seat's own view: another state that fits it gives the same."""
        assert audience is not None
        state = self._sight(audience).guess
        legal = _GAME.legal_actions(state, audience)
        previews = _GAME.previews(state, audience, legal)  # type: ignore[attr-defined]  # it has
        wanted = dict(zip(self._sight(audience).shown["actions"], previews, strict=True))
        for one in frame["previews"]:
            _demand(one["action"] in wanted, f"a preview of {one['action']}")
            preview = wanted[one["action"]]
            lines = [msgspec.to_builtins(line_info(line)) for line in preview.lines]
            allowed = (preview.seat, preview.total, lines)
            _demand((one["seat"], one["total"], one["lines"]) == allowed, f"{one}, not {allowed}")

    def _read_scores(self, audience: Audience, frame: Json) -> None:
        state = self._sight(audience).guess
        scores = _GAME.scores(state)
        allowed = [msgspec.to_builtins(score_info(score)) for score in scores]
        _demand(frame["scores"] == allowed, f"{frame['scores']}, not {allowed}")

    def _read_presence(self, _audience: Audience, frame: Json) -> None:
        _demand(set(frame["online"]) <= set(range(self.truth.seats)), f"{frame}")

    def _search(self, audience: Audience, text: str) -> None:
        hidden = self._sight(audience).hidden if self.at else (self.truth.seed,)
        self.searched += len([word for word in hidden if word != self.truth.seed])
        found = [word for word in hidden if word in searchable(json.loads(text))]
        found += [word for word in self.secrets if word in text]
        _demand(not found, f"{found} was told to {audience}: {text[:300]}")

    # Over HTTP

    def read_answer(self, asked: Asked) -> None:
        body = json.loads(asked.text) if asked.text.startswith(("{", "[")) else {}
        given = [one["token"] for one in body.get("seats", []) if "token" in one]
        given += [body["invitation"]] if "invitation" in body else []
        told = [word for word in self.secrets if word in asked.text and word not in given]
        _demand(not told, f"{asked.path}: {told}")
        hidden = self.truth.hidden_after[asked.rows - 1][asked.seat] if asked.rows else ()
        self.searched += max(0, len(hidden) - 1)
        found = [word for word in hidden if word in asked.text]
        _demand(not found, f"{asked.path}: {found}")
        if "view" in body:
            self._read_position(asked, body)

    def _read_position(self, asked: Asked, body: Json) -> None:
        _demand(set(body) <= fields_of(protocol.Position), f"unknown fields in {body}")
        seen = json.dumps(body["view"], sort_keys=True)
        _demand(seen in self.truth.positions[asked.seat], f"{asked.path}: {seen}")
        is_own = body["actor"] in (None, asked.seat)
        _demand(is_own or not body["action"], f"{asked.path}: {body['action']}")


def _demand(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Leak(otherwise)


# The tests


GAMES = [
    pytest.param((2, {"skills": "random"}), id="two seats with skills"),
    pytest.param((3, {"side": "B"}), id="three seats"),
]


def play_and_read(place: Place, seats: int, options: dict[str, str]) -> tuple[Theatre, Censor]:
    theatre = Theatre(place, seats, SEED, **options)
    theatre.play()
    theatre.seated[0].browser.ask("GET", f"/tables/{theatre.table}")
    truth = Truth(theatre, read_logs(place.settings["database_url"])[theatre.table])
    return theatre, Censor(truth, secrets_of(theatre))


def secrets_of(theatre: Theatre) -> list[str]:
    """Tokens, their hashes however written, and the inner names of people."""
    words = [*theatre.tokens, *theatre.cookies]
    hashes = [hashlib.sha256(word.encode()).digest() for word in words]
    written = [form for one in hashes for form in (one.hex(), b64encode(one).decode())]
    people = ask_database(theatre.place.settings["database_url"], "SELECT id FROM holders")
    return [*words, *written, *(one[0] for one in people)]


@pytest.fixture(scope="module", params=GAMES)
def played(place: Place, request: pytest.FixtureRequest) -> tuple[Theatre, Censor]:
    return play_and_read(place, *request.param)


def test_frames_and_answers_hold_only_what_the_view_names(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    for ear in theatre.everyone:
        assert {one.audience for one in ear.heard} <= {None, ear.mine}
        censor.read(ear.heard)
    for asked in theatre.answers:
        censor.read_answer(asked)
    kinds = {frame["type"] for ear in theatre.everyone for frame in ear.frames}
    assert kinds == {"welcome", "update", "previews", "scores", "presence", "error"}
    assert {"undo", "chat", "mute", "restart"} <= {
        e["kind"] for ear in theatre.ears for e in ear.entries
    }
    assert any("view" in asked.text for asked in theatre.answers)
    assert censor.searched > 300, "hardly anything was hidden"


def test_who_lost_a_seat_hears_no_more_of_it(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    lost = [ear for ear in theatre.everyone if ear.lost_at is not None]
    assert lost
    for ear in lost:
        numbers = censor.truth.numbers[ear.mine]
        told = [json.loads(one.text) for one in ear.heard if one.audience == ear.mine]
        last = max(frame["seq"] for frame in told if frame["type"] in ("welcome", "update"))
        assert ear.lost_at is not None
        assert numbers[last - 1] <= ear.lost_at
        assert ear.heard[-1].audience is None


# The reader itself can fail


def _frame_with_secret(theatre: Theatre, censor: Censor) -> tuple[Json, str]:
    """An update to Ann while a neighbour has drawn something unseen."""
    ear = theatre.everyone[0]
    for one in ear.heard:
        frame = json.loads(one.text)
        if frame["type"] != "update" or "view" not in frame or one.audience != 0:
            continue
        hidden = censor.truth.sights[0][frame["seq"] - 1].hidden
        words = [word for word in hidden if "+" in word and " " not in word]
        if words:
            return frame, words[0]
    raise AssertionError("nothing was ever hidden")


def _tamper(name: str, frame: Json, word: str, theatre: Theatre) -> Json:
    entry = frame["entries"][-1]
    changed: dict[str, Json] = {
        "field": frame | {"seed": 1},
        "seed in a sentence": {"type": "error", "code": "x", "message": f"no {theatre.seed}"},
        "token": {"type": "error", "code": "x", "message": "", "detail": theatre.tokens[1]},
        "hidden cells": {
            "type": "error",
            "code": "illegal",
            "message": "",
            "detail": f"not {word}",
        },
        "drawing of another": frame | {"view": frame["view"] | {"draft": {"forest": word}}},
        "field of the view": frame | {"view": frame["view"] | {"drafts": []}},
        "move of another": frame | {"entries": [entry | {"action": f"draw forest {word}"}]},
        "private event": frame
        | {"entries": [entry | {"events": [{"kind": "drew", "seat": 1, "args": {"cells": word}}]}]},
        "uncounted entry": frame | {"seq": frame["seq"] + 1},
        "future": frame | {"seq": 100_000},
        "waiting": frame | {"waiting": [5]},
        "actions": frame | {"actions": ["reveal goblin_attack"]},
        "ticket": frame | {"ticket": 12345},
        "scores": {"type": "scores", "re": "k", "scores": [{"seat": 1, "total": 99}]},
        "presence": {"type": "presence", "online": [9]},
    }
    return changed[name]


TAMPERED = (
    "field, seed in a sentence, token, hidden cells, drawing of another, field of the view, "
    "move of another, private event, uncounted entry, future, waiting, actions, ticket, scores, "
    "presence"
)


@pytest.mark.parametrize("name", TAMPERED.split(", "))
def test_a_leak_is_noticed(played: tuple[Theatre, Censor], name: str) -> None:
    theatre, censor = played
    frame, word = _frame_with_secret(theatre, censor)
    censor.at = frame["seq"] - 1
    censor.read_frame(0, json.dumps(frame))
    tampered = _tamper(name, frame, word, theatre)
    censor.at = frame["seq"] - (1 if tampered["type"] == "update" else 0)
    with pytest.raises(Leak):
        censor.read_frame(0, json.dumps(tampered))


def test_a_leak_over_http_is_noticed(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    shown = (one for one in theatre.answers if one.seat is None and '"view"' in one.text)
    position = next(shown)
    hidden = next(
        (number, words[None][1])
        for number, words in enumerate(censor.truth.hidden_after, 1)
        if len(words[None]) > 1
    )
    body = json.loads(position.text)
    for leak in (
        position._replace(text=f'{{"seed":"{theatre.seed}"}}'),
        position._replace(text=f'{{"name":"{theatre.tokens[0]}"}}'),
        position._replace(text=f'{{"cells":"{hidden[1]}"}}', rows=hidden[0]),
        position._replace(text=json.dumps(body | {"actor": 1, "action": "done"})),
        position._replace(text=json.dumps(body | {"view": body["view"] | {"draft": {}}})),
    ):
        censor.read_answer(position)
        with pytest.raises(Leak):
            censor.read_answer(leak)
