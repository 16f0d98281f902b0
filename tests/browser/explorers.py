"""A seat at a table of the Merchant Explorers in a browser, and what lies on its screen.

Positions are written by hand (`tests.games.explorers.tables`) or found by playing at random; the
server takes in the record of either. What is done on the map is done with a hand: `MapMouse` and
`MapFinger` pull the map until a space is in sight, `Keys` walk there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol

from playwright.sync_api import Locator, expect

import guildhall
from guildhall.client import Server
from guildhall.games.explorers.data import GRID
from guildhall.games.explorers.state import State
from guildhall.kit.hexes import Direction
from tests.browser import seat
from tests.browser.hands import Finger, Fingers, Keys, Mouse, Point
from tests.browser.seat import AnyParty, AnySeat, Script, phrase
from tests.browser.stage import NAMES, Moment, sit_down
from tests.browser.visitor import Visitor
from tests.server.talk import AnyMatch, Json

GAME = "explorers"
MAPS = ("avenia", "aghon", "kazan", "cnidaria", "north_proylia", "xawskil")
SEED = "far coasts"
MOST_SEEDS = 200
WAYS = {
    Direction.NW: "q",
    Direction.N: "w",
    Direction.NE: "e",
    Direction.SW: "a",
    Direction.S: "s",
    Direction.SE: "d",
}
"""The keys of the six directions, as they lie on the keyboard."""


def said(lang: str, message: str, **args: str | int) -> str:
    """A message of the play screen as people read it."""
    return phrase(GAME, lang, message, **args)


# The page


class Seat(AnySeat):
    """Somebody who explores a province in a browser."""

    game = GAME

    @property
    def card(self) -> str:
        """The card that is carried out, by its id."""
        return self["card"].get_attribute("data-card") or ""

    @property
    def era(self) -> int:
        """The era that the track shows as the present one; 0 when the game is over."""
        now = self.page.locator("[data-step][data-state=now]")
        return int(now.get_attribute("data-step") or 0) if now.count() else 0

    @property
    def offered(self) -> list[str]:
        """The investigate cards to choose from."""
        found = self.page.locator("[role=radio][data-testid^=choice-]")
        ids: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.testid)")
        return [one.removeprefix("choice-") for one in ids]

    @property
    def kept(self) -> list[str]:
        """The treasure cards that are kept, each kind once."""
        found = self["treasures"].first.locator("[data-treasure]")
        kinds: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.treasure)")
        return kinds

    def close_era(self) -> None:
        """Put away what an era has brought, if it is shown."""
        if self["era-end"].is_visible():
            self.page.keyboard.press("Escape")
            expect(self["era-end"]).to_be_hidden()

    # Coins

    @property
    def purse(self) -> Locator:
        """Narrow screens have a second one behind the coins at the top."""
        return self["purse"].last

    @property
    def coins(self) -> int:
        return int(self.purse.get_attribute("data-coins") or 0)

    @property
    def earned(self) -> dict[str, int]:
        """What each source has brought so far."""
        found = self.purse.locator("[data-source]")
        lines: list[list[str]] = found.evaluate_all(
            "all => all.map(({ dataset: { source, coins } }) => [source, coins])"
        )
        return {source: int(coins) for source, coins in lines}

    @property
    def promised(self) -> int:
        """What the space in question would bring in all."""
        return int(self.purse.get_attribute("data-delta") or 0)

    @property
    def promises(self) -> dict[str, int]:
        """What the space in question would bring, by source."""
        lines: list[list[str]] = self.purse.locator("[data-source]:has(.gain)").evaluate_all(
            "all => all.map((one) => [one.dataset.source, one.querySelector('.gain').innerText])"
        )
        return {source: int(coins.replace("\N{MINUS SIGN}", "-")) for source, coins in lines}

    @property
    def tag(self) -> Locator:
        """What the space in question would bring, told on the map."""
        return self["ghost-tag"]

    # The map

    @property
    def spaces(self) -> set[str]:
        return set(self.page.evaluate(seat.CELLS_LIKE, ""))

    def name_of(self, space: str) -> str:
        """What a space is called for those who hear it."""
        found = self.page.locator(f'main [role=gridcell][data-cell="{space}"]')
        return found.get_attribute("aria-label") or ""

    def holding(self, piece: str, lang: str = "en") -> set[str]:
        """The spaces where a piece lies: explorer, village, tower, post."""
        word = said(lang, f"explorers-piece-{piece}")
        found: list[list[str]] = self.page.locator("main [role=gridcell]").evaluate_all(
            "all => all.map((one) => [one.dataset.cell, one.ariaLabel])"
        )
        return {space for space, name in found if word in name}

    def is_in_sight(self, space: str) -> bool:
        """Whether a pointer at its middle would touch it, and nothing that lies above the map."""
        return bool(self.page.evaluate(IS_IN_SIGHT, space))

    def keys_to(self, here: str, cell: str) -> list[str]:
        """The six directions, along the shortest way over spaces of the map."""
        there = GRID.from_text("+".join(self.spaces))
        start, goal = GRID.from_text(here), GRID.from_text(cell)
        ways: dict[int, list[str]] = {start: []}
        row = deque([start])
        while row and goal not in ways:
            space = row.popleft()
            for direction, key in WAYS.items():
                beside = GRID.step(space, direction)
                if beside & there and beside not in ways:
                    ways[beside] = [*ways[space], key]
                    row.append(beside)
        return ways[goal]


IS_IN_SIGHT = """(name) => {
  const box = document.querySelector(`main [data-cell="${name}"]`).getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there?.dataset.cell === name;
}"""


take_seat = Seat.take
Party = AnyParty[Seat]

# Hands on a map that may be larger than its window


class MapHand(Protocol):
    """What can be done at a table of explorers; `Keys` can do it too."""

    seat: AnySeat

    def pick(self, cell: str) -> None: ...

    def press(self, testid: str, *, is_off: bool = False) -> None: ...

    def choose(self, item: str) -> None: ...

    def rest(self) -> None: ...


class _Pulling:
    """Pulls the map until a space lies where it can be touched."""

    seat: AnySeat

    def find(self, space: str) -> None:
        me = self.seat
        assert isinstance(me, Seat)
        for _ in range(MOST_PULLS):
            if me.is_in_sight(space):
                return
            left, top, width, height = me.page.evaluate(WINDOW)
            x, y = me.middle_of(space)
            middle = Point(left + width / 2, top + height / 2)
            reach_x, reach_y = 0.4 * width, 0.4 * height
            pull_x = max(-reach_x, min(reach_x, middle.x - x))
            pull_y = max(-reach_y, min(reach_y, middle.y - y))
            self._pull(middle, Point(middle.x + pull_x, middle.y + pull_y))
        raise AssertionError(f"{space} cannot be pulled into sight")

    def _pull(self, start: Point, end: Point) -> None:
        raise NotImplementedError


MOST_PULLS = 12
STEPS = 4
WINDOW = """() => {
  const grid = document.querySelector("main [role=grid]");
  const box = grid.parentElement.parentElement.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""


class MapMouse(_Pulling, Mouse):
    """A mouse that drags the map where it must."""

    def point(self, cell: str) -> None:
        self.find(cell)
        super().point(cell)

    def pick(self, cell: str) -> None:
        self.find(cell)
        super().pick(cell)

    def _pull(self, start: Point, end: Point) -> None:
        mouse = self.seat.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=STEPS)
        mouse.up()


class MapFinger(_Pulling, Finger):
    """A finger that drags the map where it must."""

    def __init__(self, seat: AnySeat) -> None:
        super().__init__(seat)
        self._glass = Fingers(seat.page)

    def pick(self, cell: str) -> None:
        self.find(cell)
        super().pick(cell)

    def _pull(self, start: Point, end: Point) -> None:
        self._glass.down(start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._glass.move(
                Point(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))
            )
        self._glass.up()


# What a seat does


def put(hand: MapHand, action: str) -> None:
    """Choose on the page what a listed action stands for, without sending it."""
    verb, *rest = action.split()
    if verb in ("keep", "reuse"):
        hand.press(f"choice-{rest[0]}")
    elif verb == "route":
        first, second, post = rest
        hand.pick(post)
        if hand.seat["action-other-post"].count():  # it could be joined to several
            hand.pick(second if post == first else first)
    else:
        hand.pick(rest[0])


def confirm(hand: MapHand) -> None:
    """Do what was chosen."""
    if isinstance(hand, Keys):
        hand.seat.page.keyboard.press("x")
    else:
        hand.press("action-confirm")


def finish(hand: MapHand) -> None:
    """Say that the turn is over."""
    if isinstance(hand, Keys):
        hand.seat.page.keyboard.press("f")
    else:
        press(hand, "done")


def carry_out(hand: MapHand, action: str) -> None:
    """Do on the page what a listed action stands for."""
    if action == "done":
        finish(hand)
    elif action == "decline":
        press(hand, "decline")
    else:
        put(hand, action)
        confirm(hand)


def press(hand: MapHand, action: str) -> None:
    """A button of the rail: done, decline, undo, redo, restart …; it may be in the menu."""
    if hand.seat[f"action-{action}"].count():
        hand.press(f"action-{action}")
    else:
        hand.press("action-more")
        hand.choose(action)


# Moments of games


def find(
    is_wanted: Callable[[AnyMatch], bool],
    seats: int = 1,
    within: int | None = None,
    **options: str,
) -> Script:
    """As for every game."""
    return seat.find(GAME, is_wanted, seats, options, within)


def keeps_first(match: AnyMatch) -> bool:
    """A card is to be kept: from the beginning, if the first card of the game is the era's."""
    return [one.kind for one in match.decisions()] == ["keep"]


def gather(visitor: Visitor, script: Script, **settings: object) -> AbstractContextManager[Party]:
    """A table at the moment of the script, opened on the page."""
    return seat.gather(Seat, visitor, script, settings)


def match_at(state: State, seed: str = SEED) -> AnyMatch:
    """A match that goes on from a position."""
    count = len(state.sheets)
    setup = guildhall.Setup.of(count, map=state.rules.map.name.lower())
    rules: Any = guildhall.load_game(GAME)
    return guildhall.Match(rules, setup, seed=seed, names=NAMES[:count], start=state)


def match_finding(treasure: str, state: State, action: str) -> AnyMatch:
    """The same; as soon as the first seat does this, it draws this treasure card first."""
    for number in range(MOST_SEEDS):
        seed = f"{SEED} {number}"
        trial = match_at(state, seed)
        trial.submit_text(0, action)
        first, *_ = trial.view(0).drawn
        if first.treasure.name.lower() == treasure:
            return match_at(state, seed)
    raise AssertionError(f"{treasure} does not come")


def play_match(
    visitor: Visitor, match: AnyMatch, server: Server | None = None, /, **settings: object
) -> AbstractContextManager[Party]:
    """A table at which this match was played so far, opened on the page of its first seat."""
    return sit_down(Seat, visitor, moment_of(match), server, settings)


def play_position(
    visitor: Visitor, state: State, server: Server | None = None, /, **settings: object
) -> AbstractContextManager[Party]:
    """A table at a position, opened on the page of its first seat."""
    return play_match(visitor, match_at(state), server, **settings)


def moment_of(match: AnyMatch) -> Moment:
    return Moment(match.replay().format(), (), "")


def view_of(party: Party) -> Json:
    """What the server says the first seat may see."""
    party.mine.settle()
    return party.mine.view
