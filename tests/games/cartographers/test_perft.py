"""Move counts from fixed positions.

The counts of one card come from the number of places for each shape on the printed map, found here
by a slow search over sets; those of rows of actions are products and sums of these.
"""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.data import EXPLORE_CARDS, MAPS, Card, Side
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import Sheet
from guildhall.testing.perft import perft
from tests.games.cartographers.drawn import play, position

Cell = tuple[int, int]


def free_cells(side: Side) -> frozenset[Cell]:
    rows = MAPS[side].split()
    return frozenset((r, c) for r in range(11) for c in range(11) if rows[r][c] in ".R")


def ways(shape: tuple[Cell, ...], free: frozenset[Cell]) -> set[frozenset[Cell]]:
    """All sets of free cells that are a turned, mirrored, moved copy of the shape."""
    found = set()
    for mirror in (1, -1):
        for turn in range(4):
            cells = [(r, mirror * c) for r, c in shape]
            for _ in range(turn):
                cells = [(c, -r) for r, c in cells]
            for dr in range(-12, 13):
                for dc in range(-12, 13):
                    moved = frozenset((r + dr, c + dc) for r, c in cells)
                    if moved <= free:
                        found.add(moved)
    return found


def count(card: Card, free: frozenset[Cell]) -> int:
    facts = EXPLORE_CARDS[card]
    return len(facts.terrains) * sum(len(ways(shape.cells, free)) for shape in facts.shapes)


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("card", list(EXPLORE_CARDS))
def test_one_card_has_as_many_actions_as_places(side: Side, card: Card) -> None:
    state = position(Sheet(), card=card, side=side)
    expected = count(card, free_cells(side))
    assert perft(CARTOGRAPHERS, state, 1) == expected
    # Drawing is followed by done alone, done by the next card: twelve explore cards are left and
    # any of the four ambush cards may be one of the four that wait.
    assert perft(CARTOGRAPHERS, state, 2) == expected
    assert perft(CARTOGRAPHERS, state, 3) == expected * 16


def test_a_second_card_is_drawn_beside_the_first() -> None:
    """Farmland, then Hamlet after each of its ways: counted place by place over sets."""
    first = position(Sheet(), card=Card.RIFT_LANDS)
    free = free_cells(Side.A)
    total = 0
    for cell in sorted(free):
        total += 5 * count(Card.FARMLAND, free - {cell})
    mine = 0
    for action in CARTOGRAPHERS.legal_actions(first, 0):
        drawn = play(CARTOGRAPHERS.apply(first, 0, action), 0, "done")
        mine += perft(CARTOGRAPHERS, play(drawn, -1, "reveal farmland"), 1)
    assert mine == total
