"""A seat at a table of Cartographers in a browser, and what lies on its screen.

Beside the page the same seat listens over a wire of its own, so that a test can compare what is
shown with what the server says. Positions are found with the rules library: `find` plays at random
until a moment is as wanted, `gather` brings a table there.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, WebSocket, expect

import guildhall
from guildhall.client import Server
from tests.browser.visitor import ROOT, Visitor
from tests.server import talk
from tests.server.talk import GAME, PATIENCE, AnyMatch, Json, Wire, new_table
from tests.server.talk import written as listed

SIDE = 11
MIDDLE = "f6"
"""Any shape held here lies on the map."""
MOST_GAMES = 500
QUIET = {"motion": "off", "confirm": "off", "sound": False}
"""Settings that let a game be played without waiting."""

# Cells


def place_of(cell: str) -> tuple[int, int]:
    """`c4` is row 3, column 2."""
    return int(cell[1:]) - 1, ord(cell[0]) - ord("a")


def cell_at(row: int, col: int) -> str:
    return f"{chr(ord('a') + col)}{row + 1}"


def written(cells: Iterable[str]) -> str:
    """As the server writes them: row by row."""
    return "+".join(sorted(cells, key=place_of))


ALL_CELLS = [cell_at(row, col) for row in range(SIDE) for col in range(SIDE)]

Pattern = frozenset[tuple[int, int]]
"""Cells counted from the top left corner of their box."""


def pattern_of(cells: Iterable[str]) -> Pattern:
    places = [place_of(cell) for cell in cells]
    top, left = min(row for row, _ in places), min(col for _, col in places)
    return frozenset((row - top, col - left) for row, col in places)


def corner_of(cells: Iterable[str]) -> tuple[int, int]:
    places = [place_of(cell) for cell in cells]
    return min(row for row, _ in places), min(col for _, col in places)


class Drawing(NamedTuple):
    """One listed action that draws."""

    action: str
    terrain: str
    cells: tuple[str, ...]


def drawings(actions: Iterable[str]) -> list[Drawing]:
    found = []
    for action in actions:
        verb, *rest = action.split()
        if verb == "draw":
            found.append(Drawing(action, rest[0], tuple(rest[1].split("+"))))
    return found


# Words


def said(lang: str, message: str, **args: str | int) -> str:
    """A message of the play screen as people read it."""
    pattern = _bundle(lang).get_message(message).value
    assert pattern is not None
    text, problems = _bundle(lang).format_pattern(pattern, args)
    assert not problems, problems
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in TEXTS:
        bundle.add_resource(FluentResource((ROOT / folder / f"{lang}.ftl").read_text("utf-8")))
    return bundle


TEXTS = (
    "src/guildhall/text",
    "src/guildhall/games/cartographers/text",
    "frontend/src/text",
    "frontend/src/games/cartographers/text",
)

# Moments of games


class Script(NamedTuple):
    """How a moment is reached: the seed of the cards, and who does what."""

    seed: str
    seats: int
    options: dict[str, str]
    moves: tuple[tuple[int, str], ...] = ()


def find(
    is_wanted: Callable[[AnyMatch], bool],
    seats: int = 1,
    options: dict[str, str] | None = None,
    within: int | None = None,
) -> Script:
    """The first wanted moment of games played at random, looked for in so many moves of each.

    Skills are used more often than by chance.
    """
    game, setup = guildhall.load_game(GAME), guildhall.Setup.of(seats, **(options or {}))
    for number in range(MOST_GAMES):
        seed = f"page-{number}"
        rng = random.Random(seed)
        match: AnyMatch = guildhall.Match(game, setup, seed=seed)
        moves: list[tuple[int, str]] = []
        while not match.is_over:
            if is_wanted(match):
                return Script(seed, seats, options or {}, tuple(moves))
            if len(moves) == within:
                break
            seat = rng.choice([one.seat for one in match.decisions()])
            action = at_random(listed(match, seat), rng)
            moves.append((seat, action))
            match.submit_text(seat, action)
    raise AssertionError(f"none of {MOST_GAMES} games has such a moment")


def at_random(actions: list[str], rng: random.Random) -> str:
    """One of them; skills are liked, or they would drown in drawings."""
    uses = [one for one in actions if one.startswith("use ")]
    return rng.choice(uses if uses and rng.random() < 0.5 else actions)


def first_card(name: str, seats: int = 1, options: dict[str, str] | None = None) -> Script:
    """A game that begins with this card and nothing else."""
    return find(lambda match: cards_of(match) == [name], seats, options, within=0)


def cards_of(match: AnyMatch) -> list[str]:
    """The cards that lie open, the last is the one in play."""
    return [card.name.lower() for card in match.view(None).revealed]


# The page


class Seat:
    """Somebody who plays at a table in a browser."""

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

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._on_sent)
        socket.on("framereceived", self._on_received)

    def _on_sent(self, text: str | bytes) -> None:
        self.sent.append(json.loads(text))
        self._open.add(self.sent[-1].get("id", ""))

    def _on_received(self, text: str | bytes) -> None:
        self.received.append(str(text))
        self._open.discard(json.loads(text).get("re", ""))

    def come(self) -> Seat:
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

    def close_season(self) -> None:
        """Put away the scoring of a season, if it is shown."""
        if self["season-end"].is_visible():
            self.page.keyboard.press("Escape")
            expect(self["season-end"]).to_be_hidden()

    def marked(self, state: str) -> set[str]:
        """The cells of the map in front of us in a state: ghost, conflict, hint …"""
        return set(self.page.evaluate(CELLS_LIKE, f"[data-state~={state}]"))

    @property
    def ghost(self) -> set[str]:
        return self.marked("ghost")

    @property
    def legal(self) -> set[str]:
        return set(self.page.evaluate(CELLS_LIKE, "[data-legal=true]"))

    @property
    def empty(self) -> set[str]:
        """The cells with nothing on them, not even ruins."""
        found = self.page.locator("main [role=gridcell][aria-label*=', empty']")
        return set(found.evaluate_all("all => all.map((cell) => cell.dataset.cell)"))

    def middle_of(self, cell: str) -> tuple[float, float]:
        """Where a cell lies in the window."""
        x, y = self.page.evaluate(MIDDLE_OF, cell)
        return x, y

    def terrains(self) -> list[str]:
        return self._choices("terrain")

    def shapes(self) -> list[str]:
        """Those that can be drawn somewhere."""
        return self._choices("shape")

    def _choices(self, what: str) -> list[str]:
        found: list[str] = self.page.evaluate(CHOICES, what)
        return found


CELLS_LIKE = """(selector) => [...document.querySelectorAll(`main [role=gridcell]${selector}`)]
  .map((cell) => cell.dataset.cell)"""
MIDDLE_OF = """(name) => {
  const box = document.querySelector(`main [data-cell=${name}]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
CHOICES = """(what) => [...document.querySelectorAll(`[role=radio][data-testid^=${what}-]`)]
  .filter((one) => one.ariaDisabled !== "true").map((one) => one.dataset.testid)"""


def prefer(visitor: Visitor, **settings: object) -> None:
    """What this person has chosen in the settings before."""
    saved = json.dumps(json.dumps(settings))
    script = f"if (location.host) localStorage['guildhall.settings'] ??= {saved}"
    visitor.context.add_init_script(script)


def take_seat(visitor: Visitor, *seats: str, **wish: object) -> Seat:
    """Open a table past the screen, as this visitor; the first of the seats is `me`."""
    answer = visitor.context.request.post("/api/tables", data=new_table(*seats, **wish))
    assert answer.ok, answer.text()
    seated = answer.json()
    return Seat(visitor, seated["table"], seated["seats"][0]["token"])


def becomes(ask: Callable[[], object], wanted: object, seconds: float = PATIENCE) -> None:
    """Ask again and again until the answer is as wanted."""
    until = time.monotonic() + seconds
    while (answer := ask()) != wanted and time.monotonic() < until:
        time.sleep(0.02)
    assert answer == wanted, f"{answer}, not {wanted}"


# Company


class Party(NamedTuple):
    """A table: the first seat is in a browser, and all of them are on wires."""

    me: Seat
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


@contextmanager
def gather(visitor: Visitor, script: Script, **settings: object) -> Iterator[Party]:
    """A table at the moment of the script, opened on the page."""
    prefer(visitor, **(QUIET | settings))
    others = ["open"] * (script.seats - 1)
    wish = {"name": "Ann", "seed": script.seed, "options": script.options}
    me = take_seat(visitor, "me", *others, **wish)
    wires = [me.wire()]
    server = Server(visitor.address)
    names = ("Bob", "Cleo", "Dora")
    held = [talk.Browser(server).join(me.table, name) for name in names[: len(others)]]
    wires += [one.sit() for one in held]
    party = Party(me, wires)
    try:
        wires[0].wait(lambda: wires[0].now["table"]["status"] == "running")
        party.play(script.moves)
        me.come()
        party.in_step()
        yield party
    finally:
        for wire in wires:
            wire.close()
