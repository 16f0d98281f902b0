"""Positions with skills in play."""

from __future__ import annotations

from guildhall.games.cartographers.board import BOARDS
from guildhall.games.cartographers.data import Card, Side, Skill
from guildhall.games.cartographers.state import Sheet, State
from tests.games.cartographers.drawn import moves, position, squares

FIVE = ("forest", "village", "field", "water", "monster")
RUINS = (Card.TEMPLE_RUINS,)


def table(
    *sheets: Sheet,
    card: Card,
    skills: str,
    before: tuple[Card, ...] = (),
    passing: bool = False,
) -> State:
    """A position with these skills in play (there is no need for three of them)."""
    names = tuple(Skill[name.upper()] for name in skills.split())
    return position(*sheets, card=card, before=before, skills=names, passing=passing)


def drawn_on(*, coins: int = 0, forest: str = "", monster: str = "") -> Sheet:
    """A sheet with forest and monsters on these cells."""
    trees, beasts = squares(*forest.split()), squares(*monster.split())
    return Sheet(forest=trees, monster=beasts, drawn=trees | beasts, coins=coins)


def full_but(gaps: str, *, coins: int = 0) -> Sheet:
    """A sheet of side A full of forest, with only these cells unfilled."""
    forest = BOARDS[Side.A].open & ~squares(*gaps.split())
    return Sheet(forest=forest, drawn=forest, coins=coins)


def uses(state: State, seat: int = 0) -> set[str]:
    """The skills a seat may use now."""
    return {move.removeprefix("use ") for move in moves(state, seat) if move.startswith("use ")}


def drawings(terrains: str, cells: str) -> set[str]:
    """Each of these places with each of these terrains."""
    return {f"draw {terrain} {one}" for terrain in terrains.split() for one in cells.split()}
