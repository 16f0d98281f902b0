"""A seat at a table in a browser: what all games have in common.

Beside the page the same seat listens over a wire of its own, so that a test can compare what is
shown with what the server says. Positions are found with the rules library: `find` plays at random
until a moment is as wanted, `gather` brings a table there. Each game has a seat of its own.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, WebSocket, expect

import guildhall
from guildhall.client import Server
from tests.browser.visitor import ROOT, Visitor
from tests.server import talk
from tests.server.talk import PATIENCE, AnyMatch, Json, Wire, new_table
from tests.server.talk import written as listed

MOST_GAMES = 500
QUIET = {"motion": "off", "confirm": "off", "sound": False}
"""Settings that let a game be played without waiting."""

# Words


def phrase(game: str, lang: str, message: str, **args: str | int) -> str:
    """A message of a play screen as people read it."""
    pattern = _bundle(game, lang).get_message(message).value
    assert pattern is not None
    text, problems = _bundle(game, lang).format_pattern(pattern, args)
    assert not problems, problems
    return str(text)


@cache
def _bundle(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in TEXTS:
        for file in sorted((ROOT / folder.format(game=game)).glob(f"*{lang}.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


TEXTS = (
    "src/guildhall/text",
    "src/guildhall/games/{game}/text",
    "frontend/src/text",
    "frontend/src/games/{game}/text",
)

# The page


class AnySeat:
    """Somebody who plays at a table in a browser."""

    game: ClassVar[str]

    def __init__(self, visitor: Visitor, table: str, token: str, number: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.table = table
        self.token = token
        self.number = number
        self.sent: list[Json] = []
        self.received: list[str] = []
        self._open: set[str] = set()
        self.page.on("websocket", self._listen)

    @classmethod
    def take(cls, visitor: Visitor, *seats: str, **wish: object) -> Self:
        """Open a table past the screen, as this visitor; the first of the seats is `me`."""
        return cls.take_all(visitor, *seats, **wish)[0]

    @classmethod
    def take_all(cls, visitor: Visitor, *seats: str, **wish: object) -> list[Self]:
        """The same; all seats of people at this device."""
        body = new_table(*seats, **({"game": cls.game} | wish))
        answer = visitor.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        seated = answer.json()
        table = seated["table"]
        return [cls(visitor, table, one["token"], one["seat"]) for one in seated["seats"]]

    @classmethod
    def join(cls, visitor: Visitor, table: str, name: str) -> Self:
        """Take the next free seat of a table, past the screen."""
        join = f"/api/tables/{table}/join"
        answer = visitor.context.request.post(join, data={"name": name})
        assert answer.ok, answer.text()
        (seated,) = answer.json()["seats"]
        return cls(visitor, table, seated["token"], seated["seat"])

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._on_sent)
        socket.on("framereceived", self._on_received)

    def _on_sent(self, text: str | bytes) -> None:
        self.sent.append(json.loads(text))
        self._open.add(self.sent[-1].get("id", ""))

    def _on_received(self, text: str | bytes) -> None:
        self.received.append(str(text))
        self._open.discard(json.loads(text).get("re", ""))

    def come(self) -> Self:
        """Open the table and wait until it can be played."""
        self.visitor.go(f"/t/{self.table}")
        self["play"].wait_for()
        return self

    def wire(self) -> Wire:
        """The same seat past the page."""
        wire = Wire(Server(self.visitor.address))
        wire.hello(self.table, token=self.token, seat=self.number, seen=0)
        return wire

    def __getitem__(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def requests(self, kind: str) -> list[Json]:
        """What the page has asked of the server."""
        return [one for one in self.sent if one["type"] == kind]

    @property
    def unanswered(self) -> set[str]:
        """The requests of the page that have no answer yet."""
        self.page.wait_for_timeout(1)  # frames are told while Playwright waits
        return self._open - {""}

    # What is shown

    @property
    def prompt(self) -> Locator:
        return self["prompt"].and_(self.page.get_by_role("status"))

    @property
    def seq(self) -> int:
        return int(self["table"].get_attribute("data-seq") or 0)

    def has_seen(self, wire: Wire) -> None:
        """The page has come as far as the wire, to which everything was sent."""
        wire.settle()
        expect(self["table"]).to_have_attribute("data-seq", str(wire.seq))

    def step(self, act: Callable[[], None]) -> None:
        """Something that the server answers, without a wire to listen on."""
        before = self.seq
        act()
        self.page.wait_for_function(HAS_GONE_ON, arg=before)

    def marked(self, state: str) -> set[str]:
        """The cells of the map in front of us in a state: ghost, conflict, hint …"""
        return set(self.page.evaluate(CELLS_LIKE, f"[data-state~={state}]"))

    @property
    def ghost(self) -> set[str]:
        return self.marked("ghost")

    @property
    def legal(self) -> set[str]:
        return set(self.page.evaluate(CELLS_LIKE, "[data-legal=true]"))

    def middle_of(self, cell: str) -> tuple[float, float]:
        """Where a cell lies in the window."""
        x, y = self.page.evaluate(MIDDLE_OF, cell)
        return x, y

    def keys_to(self, here: str, cell: str) -> list[str]:
        """The keys that lead the focus of the map from one cell to another."""
        raise NotImplementedError


HAS_GONE_ON = """(seq) => {
  const table = document.querySelector("[data-testid=table]");
  return Number(table?.dataset.seq) > seq;
}"""
CELLS_LIKE = """(selector) => [...document.querySelectorAll(`main [role=gridcell]${selector}`)]
  .map((cell) => cell.dataset.cell)"""
MIDDLE_OF = """(name) => {
  const box = document.querySelector(`main [data-cell="${name}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def prefer(visitor: Visitor, **settings: object) -> None:
    """What this person has chosen in the settings before."""
    saved = json.dumps(json.dumps(settings))
    script = f"if (location.host) localStorage['guildhall.settings'] ??= {saved}"
    visitor.context.add_init_script(script)


def becomes(ask: Callable[[], object], wanted: object, seconds: float = PATIENCE) -> None:
    """Ask again and again until the answer is as wanted."""
    until = time.monotonic() + seconds
    while (answer := ask()) != wanted and time.monotonic() < until:
        time.sleep(0.02)
    assert answer == wanted, f"{answer}, not {wanted}"


# Company

S = TypeVar("S", bound=AnySeat)


class AnyParty(NamedTuple, Generic[S]):
    """A table: the first seat is in a browser, and all of them are on wires."""

    me: S
    wires: list[Wire]

    @property
    def mine(self) -> Wire:
        """My own seat past the page."""
        return self.wires[0]

    def in_step(self) -> None:
        """Everybody has heard of everything, the page too."""
        for wire in self.wires:
            wire.settle()
        self.me.has_seen(self.mine)

    def play(self, moves: Iterable[tuple[int, str]]) -> None:
        """Have the seats make these moves, all over the wire."""
        for seat, action in moves:
            wire = self.wires[seat]
            wire.settle()
            answer = wire.submit(action)
            assert answer["type"] == "update", answer

    def make(self, act: Callable[[], None]) -> None:
        """Do something on the page and wait until everybody knows."""
        self.mine.settle()  # else what another seat did before would be taken for it
        before = self.mine.seq
        act()
        self.mine.wait(lambda: self.mine.seq > before)
        self.in_step()


# Moments of games


class Script(NamedTuple):
    """How a moment is reached: the seed of the cards, and who does what."""

    seed: str
    seats: int
    options: dict[str, str]
    moves: tuple[tuple[int, str], ...] = ()


Choose = Callable[[list[str], random.Random], str]


def find(
    game: str,
    is_wanted: Callable[[AnyMatch], bool],
    seats: int = 1,
    options: dict[str, str] | None = None,
    within: int | None = None,
    choose: Choose = lambda actions, rng: rng.choice(actions),
) -> Script:
    """The first wanted moment of games played at random, looked for in so many moves of each."""
    rules, setup = guildhall.load_game(game), guildhall.Setup.of(seats, **(options or {}))
    for number in range(MOST_GAMES):
        seed = f"page-{number}"
        rng = random.Random(seed)
        match: AnyMatch = guildhall.Match(rules, setup, seed=seed)
        moves: list[tuple[int, str]] = []
        while not match.is_over:
            if is_wanted(match):
                return Script(seed, seats, options or {}, tuple(moves))
            if len(moves) == within:
                break
            seat = rng.choice([one.seat for one in match.decisions()])
            action = choose(listed(match, seat), rng)
            moves.append((seat, action))
            match.submit_text(seat, action)
    raise AssertionError(f"none of {MOST_GAMES} games has such a moment")


@contextmanager
def gather(
    kind: type[S], visitor: Visitor, script: Script, settings: dict[str, object]
) -> Iterator[AnyParty[S]]:
    """A table at the moment of the script, opened on the page."""
    prefer(visitor, **(QUIET | settings))
    others = ["open"] * (script.seats - 1)
    me = kind.take(visitor, "me", *others, name="Ann", seed=script.seed, options=script.options)
    wires = [me.wire()]
    server = Server(visitor.address)
    names = ("Bob", "Cleo", "Dora")
    held = [talk.Browser(server).join(me.table, name) for name in names[: len(others)]]
    wires += [one.sit() for one in held]
    party = AnyParty(me, wires)
    try:
        wires[0].wait(lambda: wires[0].now["table"]["status"] == "running")
        party.play(script.moves)
        me.come()
        party.in_step()
        yield party
    finally:
        for wire in wires:
            wire.close()
