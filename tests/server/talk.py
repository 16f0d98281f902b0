"""What the server tests share: browsers, wires, and people who play at random."""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from email.message import Message
from http.cookiejar import CookieJar
from itertools import count
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.sync.client import connect

import guildhall
from guildhall.client import Server
from guildhall.core import codec
from guildhall.server.frames import MOST_ENTRIES
from tests.server.games.notes import notes_of
from tests.server.services import Place, ServerProcess

GAME = "cartographers"
"""Played where it does not matter which game it is."""
PATIENCE = 90.0
"""Seconds; only what never comes takes so long, also on a machine that is busy."""
T = TypeVar("T")
Json = dict[str, Any]  # Any: JSON as it comes
AnyMatch = guildhall.Match[Any, Any, Any]
_KEYS = count(1)


def new_key() -> str:
    return f"key-{next(_KEYS)}"


@contextmanager
def one_more(place: Place, **settings: str) -> Iterator[ServerProcess]:
    """Another process on the same database, with settings of its own."""
    with tempfile.TemporaryDirectory() as folder:
        process = ServerProcess(Path(folder), place.settings | settings)
        try:
            yield process.start()
        finally:
            process.stop()


# HTTP


class Answer(NamedTuple):
    """What came back, whatever its status."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def body(self) -> Any:
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """The code of a refusal, "" where there is none."""
        return str(self.body["code"]) if self.status >= 400 else ""


def dict_of(headers: Message) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


class Browser:
    """A browser with a cookie jar of its own; `at` is the same browser asking another process."""

    def __init__(self, server: Server, jar: CookieJar | None = None) -> None:
        self.server = server
        self.jar = CookieJar() if jar is None else jar
        self._opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(self.jar))

    def at(self, server: Server) -> Browser:
        return Browser(server, self.jar)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """One request; `body` is sent as JSON unless it is bytes."""
        data = body if isinstance(body, bytes) else None
        if body is not None and data is None:
            data = json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        sent = {"content-type": "application/json"} | named
        url = self.server.address + "/api" + path
        request = Request(url, data, sent, method=method)  # noqa: S310 - our own server
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, dict_of(answer.headers), answer.read().decode())
        except HTTPError as problem:
            with problem:
                return Answer(problem.code, dict_of(problem.headers), problem.read().decode())

    def get(self, path: str) -> Any:
        return self._done(self.ask("GET", path))

    def post(self, path: str, body: object = None, *, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self._done(self.ask("POST", path, body, **headers))

    def delete(self, path: str) -> Any:
        return self._done(self.ask("DELETE", path))

    def _done(self, answer: Answer) -> Any:
        assert answer.status < 300, answer.text
        return answer.body if answer.text.startswith(("{", "[")) else answer.text

    # What people do

    def open(self, *seats: str, **wish: object) -> list[Held]:
        """Open a table; seats are `me`, `open`, `device` or `bot` (also `bot greedy`)."""
        seated = self.post("/tables", new_table(*seats, **wish))
        return [self._held(seated["table"], one) for one in seated["seats"]]

    def join(self, table: str, name: str, seat: int | None = None) -> Held:
        wish = {"name": name} | ({} if seat is None else {"seat": seat})
        seated = self.post(f"/tables/{table}/join", wish)
        return self._held(seated["table"], seated["seats"][0])

    def claim(self, table: str, invitation: str, name: str) -> Held:
        wish = {"invitation": invitation, "name": name}
        seated = self.post(f"/tables/{table}/claim", wish)
        return self._held(seated["table"], seated["seats"][0])

    def my_tables(self) -> dict[str, Json]:
        return {one["table"]["id"]: one for one in self.get("/me/tables")["tables"]}

    def info(self, table: str) -> Json:
        found: Json = self.get(f"/tables/{table}")
        return found

    def wire(self) -> Wire:
        return Wire(self.server, cookie=self.cookie)

    def _held(self, table: str, seat: Json) -> Held:
        return Held(self, table, seat["seat"], seat["token"])


def new_table(*seats: str, **wish: object) -> Json:
    """The body of a request for a table."""
    wishes = []
    for one in seats:
        kind, _, bot = one.partition(" ")
        wishes.append({"kind": kind} | ({"bot": bot} if bot else {}))
    return {"game": GAME, "seats": wishes} | wish


class Held(NamedTuple):
    """A seat somebody holds, and the browser they took it with."""

    browser: Browser
    table: str
    seat: int
    token: str

    def sit(self, server: Server | None = None, seen: int = 0) -> Wire:
        """A connection of this seat by its token, without any cookie."""
        wire = Wire(server or self.browser.server)
        wire.hello(self.table, token=self.token, seat=self.seat, seen=seen)
        return wire

    def hand_over(self, to: str, **wish: str) -> str:
        path = f"/tables/{self.table}/seats/{self.seat}/hand-over"
        return str(self.browser.post(path, {"to": to} | wish, token=self.token)["invitation"])

    def take_back(self) -> None:
        path = f"/tables/{self.table}/seats/{self.seat}/take-back"
        self.browser.post(path, token=self.token)


def ann_and_bob(place: Place, **wish: object) -> tuple[Held, Held]:
    """A running table: Ann opened it in one process, Bob joined through the other; both know.

    If one of them begins, it is Ann.
    """
    options = beginning(str(wish.get("game", GAME)), wish.get("options", {}))
    ann = Browser(place.here).open("me", "open", **(wish | {"name": "Ann", "options": options}))[0]
    bob = Browser(place.there).join(ann.table, "Bob")
    wait_for(lambda: ann.browser.info(ann.table)["status"] == "running")
    return ann, bob


# WebSocket


class Wire:
    """A WebSocket that keeps every frame and what follows from them.

    `now` is the table as the frames told it: the last welcome with all updates since applied.
    Each frame is checked to go on exactly where the one before it ended (other seats, other
    numbers: a welcome to another seat begins anew).
    """

    def __init__(
        self,
        server: Server,
        *,
        cookie: str = "",
        origin: str | None = None,
        lang: str = "",
        source: str = "",
    ) -> None:
        headers = {"cookie": cookie} if cookie else {}
        headers |= {"origin": origin} if origin else {}
        headers |= {"accept-language": lang} if lang else {}
        opening = connect(
            "ws" + server.address.removeprefix("http") + "/api/play",
            additional_headers=headers,
            compression=None,
            max_queue=None,
            max_size=None,
            proxy=None,
            source_address=(source, 0) if source else None,
        )
        self._open = ExitStack()
        self._socket = self._open.enter_context(opening)
        self.frames: list[Json] = []
        self.entries: list[Json] = []
        self.now: Json = {}
        self.online: list[int] = []
        self.seq = 0
        self._greeted_at: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: object, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # Frames

    def send(self, kind: str, **fields: object) -> str:
        """Send a message and return its key; does not wait."""
        if kind != "hello":
            fields.setdefault("id", new_key())
        self.send_text(json.dumps({"type": kind} | fields))
        return str(fields.get("id", ""))

    def send_text(self, message: str | bytes) -> None:
        self._socket.send(message)

    def receive(self, seconds: float = PATIENCE) -> Json:
        frame: Json = json.loads(self._socket.recv(timeout=seconds))
        self.frames.append(frame)
        self._take(frame)
        return frame

    def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and wait for its answer."""
        return self.answer(self.send(kind, **fields))

    def hello(self, table: str, *, seen: int | None = None, **fields: object) -> Json:
        """Sit down or watch; returns the welcome or the error."""
        told = {} if seen is None else {"seen": seen}
        self._greeted_at = seen or 0
        self.send("hello", table=table, **told, **fields)
        frame = self.until(lambda frame: frame["type"] == "error" or self._is_greeted(frame))
        self._greeted_at = None
        if frame["type"] == "welcome":
            self._read_older(seen or 0)
        return frame

    def _read_older(self, seen: int) -> None:
        """Ask for the entries between what was seen and those that came with the welcome."""
        older: list[Json] = []
        while self.entries and self.entries[0]["seq"] > seen + len(older) + 1:
            older += self.ask("entries", after=seen + len(older))["entries"]
            older = [one for one in older if one["seq"] < self.entries[0]["seq"]]
        assert [one["seq"] for one in older] == list(range(seen + 1, seen + len(older) + 1))
        self.entries = older + self.entries

    def until(self, is_it: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        """Take frames up to the first one that is it."""
        until = time.monotonic() + seconds
        while True:
            frame = self.receive(max(0.0, until - time.monotonic()))
            if is_it(frame):
                return frame

    def wait(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Take frames until something is so."""
        until = time.monotonic() + seconds
        while not is_so():
            self.receive(max(0.0, until - time.monotonic()))

    def answer(self, key: str, seconds: float = PATIENCE) -> Json:
        """The answer to a request that was sent."""
        return self.until(lambda frame: frame.get("re") == key, seconds)

    def has_come_to(self, seq: int) -> None:
        """Take frames up to a sequence number, and not further."""
        self.wait(lambda: self.seq >= seq)
        assert self.seq == seq

    def waits_for(self, *seats: int) -> None:
        """Take frames until just these seats have something to decide."""
        self.wait(lambda: self.now["waiting"] == list(seats))

    def has_turn(self) -> None:
        """Take frames until this seat has something to decide."""
        self.wait(lambda: bool(self.actions))

    def entry(self, kind: str, seconds: float = PATIENCE) -> Json:
        """The last entry of a kind; waits for the first one."""
        self.wait(lambda: any(one["kind"] == kind for one in self.entries), seconds)
        return [one for one in self.entries if one["kind"] == kind][-1]

    def drain(self, seconds: float = 0.0) -> None:
        """Take what has already come."""
        try:
            while True:
                self.receive(seconds)
        except TimeoutError:
            return

    def settle(self) -> None:
        """Take everything this process has sent so far."""
        self.ask("ping")

    def _take(self, frame: Json) -> None:
        if frame["type"] == "presence":
            self.online = frame["online"]
        if frame["type"] not in ("welcome", "update"):
            return
        if frame["type"] == "welcome" and self._begins_anew(frame):
            self.entries, self.seq = [], frame["seq"] - len(frame["entries"])
            if len(frame["entries"]) < MOST_ENTRIES:
                assert self._greeted_at in (None, self.seq), f"not {self._greeted_at}"
            self._greeted_at = None
        for entry in frame["entries"] if frame["type"] == "welcome" else frame.get("entries", []):
            assert entry["seq"] == self.seq + 1, f"{entry} after {self.seq}"
            self.seq = entry["seq"]
            self.entries.append(entry)
        assert frame["seq"] == self.seq, f"{frame['seq']} after {self.seq}"
        rest = {name: value for name, value in frame.items() if name not in ("entries", "re")}
        if frame["type"] == "update" and self.now["view"] is not None and "view" in rest:
            rest["view"] = self.now["view"] | rest["view"]
        self.now = self.now | rest

    def _begins_anew(self, welcome: Json) -> bool:
        """Whether it answers a hello, or seats us elsewhere; else it goes on where we were.

        One that goes on can also come between a hello and its answer.
        """
        begins = welcome["seq"] - len(welcome["entries"])
        is_elsewhere = welcome["seat"] != self.now.get("seat", welcome["seat"])
        is_answer = self._greeted_at == begins or begins != self.seq
        return is_elsewhere or (self._greeted_at is not None and is_answer)

    def _is_greeted(self, frame: Json) -> bool:
        return frame["type"] == "welcome" and self._greeted_at is None

    # The table

    @property
    def view(self) -> Json:
        found: Json = self.now["view"]
        return found

    @property
    def actions(self) -> list[str]:
        found: list[str] = self.now["actions"]
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.now["table"]["status"] == "finished")

    @property
    def standing(self) -> Json:
        """All that frames tell of the position: equal for everybody at the same seat."""
        names = "view waiting decision actions ticket undo redo muted scores"
        return {name: self.now.get(name) for name in names.split()}

    def submit(self, action: str) -> Json:
        return self.ask("submit", action=action, ticket=self.now["ticket"])

    def act(self) -> str:
        """Make the first listed action; returns it."""
        action = self.actions[0]
        assert self.submit(action)["type"] == "update"
        return action


def watch(server: Server, table: str) -> Wire:
    wire = Wire(server)
    assert wire.hello(table)["type"] == "welcome"
    return wire


# Play


def turn(wire: Wire, rng: random.Random) -> list[str]:
    """Act at random until this seat has ended its turn; returns the actions."""
    made: list[str] = []
    while wire.actions and (made[-1:] != ["done"] or _all_wait_for(wire)):
        made.append(rng.choice(wire.actions))
        assert wire.submit(made[-1])["type"] == "update"
    return made


def pass_on(wire: Wire, rng: random.Random) -> list[tuple[int, str]]:
    """Where seats act one after the other: play until another seat may act; returns the moves."""
    made: list[tuple[int, str]] = []
    while _all_wait_for(wire):
        made += [(wire.now["seat"], action) for action in turn(wire, rng)]
    return made


def _all_wait_for(wire: Wire) -> bool:
    """Whether this seat alone of several has something left to decide."""
    return len(wire.now["table"]["seats"]) > 1 and wire.now["waiting"] == [wire.now["seat"]]


def play_to_the_end(wires: Sequence[Wire], rng: random.Random) -> None:
    """Every seat acts at random until the game has ended for all of them."""
    until = time.monotonic() + 4 * PATIENCE
    while not all(wire.is_over for wire in wires):
        assert time.monotonic() < until, "the game does not end"
        was_busy = False
        for wire in wires:
            wire.drain()
            if wire.actions:
                was_busy = True
                turn(wire, rng)
        if not was_busy:
            for wire in wires:
                wire.drain(0.001)


def beginning(game: str = GAME, options: Any = MappingProxyType({})) -> dict[str, str]:
    """The options, with those that let the first seat begin."""
    return {**notes_of(game).beginning, **options}


def finished_game(place: Place, seed: str = "", **wish: object) -> tuple[Held, Held]:
    """A table at which Ann and Bob have played to the end."""
    given = {"seed": seed} if seed else {}
    ann, bob = ann_and_bob(place, **given, **wish)
    with ann.sit() as mine, bob.sit() as theirs:
        play_to_the_end([mine, theirs], random.Random(ann.table))
    return ann, bob


def wait_for(find: Callable[[], T], seconds: float = PATIENCE) -> T:
    """Ask again and again until the answer is true."""
    until = time.monotonic() + seconds
    while True:
        found = find()
        if found:
            return found
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.02)


# The rules library, to compare with


def shown(match: AnyMatch, seat: int | None) -> Any:
    """What a seat may know, in the library's own JSON."""
    return codec.to_json(match.game.view_type, match.view(seat))


def written(match: AnyMatch, seat: int) -> list[str]:
    return [match.notation.format(action) for action in match.legal_actions(seat)]


def rebuilt(
    seed: str, seats: int, moves: Iterable[tuple[int, str]], game: str = GAME, **options: str
) -> AnyMatch:
    """A match of the library with the same seed and actions; "undo" takes one back.

    As with Ann and Bob, the first seat begins.
    """
    setup = guildhall.Setup.of(seats, **beginning(game, options))
    match: AnyMatch = guildhall.Match(guildhall.load_game(game), setup, seed=seed)
    for seat, text in moves:
        if text == "undo":
            match.undo(seat)
        else:
            match.submit_text(seat, text)
    return match


# Refusals


class Said(NamedTuple):
    """A refusal; `status` is None over the WebSocket."""

    code: str
    message: str
    status: int | None = None


def said(answer: Answer) -> Said:
    assert answer.status >= 400, answer.text
    return Said(answer.code, answer.body["message"], answer.status)


def refused(wire: Wire, kind: str, **fields: object) -> Said:
    """Ask for what is refused: the connection stays up and everything is as it was."""
    before, seq = wire.standing, wire.seq
    frame = wire.ask(kind, **fields)
    assert frame["type"] == "error", frame
    _is_as_before(wire, before, seq)
    return Said(frame["code"], frame["message"])


def refused_raw(wire: Wire, message: str | bytes) -> Said:
    """The same for a message that cannot be read; its answer may name no request."""
    before, seq = wire.standing, wire.seq
    wire.send_text(message)
    frame = wire.until(lambda one: one["type"] not in ("presence", "update"))
    assert frame["type"] == "error", frame
    _is_as_before(wire, before, seq)
    return Said(frame["code"], frame["message"])


def _is_as_before(wire: Wire, before: Json, seq: int) -> None:
    assert wire.ask("ping")["type"] == "pong"
    assert (wire.standing, wire.seq) == (before, seq)
