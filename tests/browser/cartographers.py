"""A seat at a table of Cartographers in a browser, and what lies on its screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser import seat
from tests.browser.seat import AnyParty, AnySeat, Script, phrase
from tests.browser.visitor import Visitor
from tests.server.talk import GAME, AnyMatch

SIDE = 11
MIDDLE = "f6"
"""Any shape held here lies on the map."""

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
    return phrase(GAME, lang, message, **args)


# Moments of games


def find(
    is_wanted: Callable[[AnyMatch], bool],
    seats: int = 1,
    options: dict[str, str] | None = None,
    within: int | None = None,
) -> Script:
    """As for every game; skills are used more often than by chance."""
    return seat.find(GAME, is_wanted, seats, options, within, at_random)


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


class Seat(AnySeat):
    """Somebody who draws a map in a browser."""

    game = GAME

    def close_season(self) -> None:
        """Put away the scoring of a season, if it is shown."""
        if self["season-end"].is_visible():
            self.page.keyboard.press("Escape")
            expect(self["season-end"]).to_be_hidden()

    @property
    def empty(self) -> set[str]:
        """The cells with nothing on them, not even ruins."""
        found = self.page.locator("main [role=gridcell][aria-label*=', empty']")
        return set(found.evaluate_all("all => all.map((cell) => cell.dataset.cell)"))

    def terrains(self) -> list[str]:
        return self._choices("terrain")

    def shapes(self) -> list[str]:
        """Those that can be drawn somewhere."""
        return self._choices("shape")

    def _choices(self, what: str) -> list[str]:
        found: list[str] = self.page.evaluate(CHOICES, what)
        return found

    def keys_to(self, here: str, cell: str) -> list[str]:
        """Arrows: first along the column, then along the row."""
        (row, col), (to_row, to_col) = place_of(here), place_of(cell)
        upright = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
        return upright + ["ArrowRight" if to_col > col else "ArrowLeft"] * abs(to_col - col)


CHOICES = """(what) => [...document.querySelectorAll(`[role=radio][data-testid^=${what}-]`)]
  .filter((one) => one.ariaDisabled !== "true").map((one) => one.dataset.testid)"""

take_seat = Seat.take
Party = AnyParty[Seat]


def gather(visitor: Visitor, script: Script, **settings: object) -> AbstractContextManager[Party]:
    """A table at the moment of the script, opened on the page."""
    return seat.gather(Seat, visitor, script, settings)
