"""Where an ambush lands by the solo rule: from its corner round the edge, then inwards."""

from __future__ import annotations

from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import AMBUSH_CARDS, DOMINO, AmbushCard, Card
from guildhall.kit.squares import Square

Cells = tuple[Square, ...]


def landing(places: tuple[int, ...], free: int) -> int:
    """The first of these places that is free, 0 if none is."""
    filled = ~free
    return next((cells for cells in places if not cells & filled), 0)


def search_order(card: AmbushCard, cells: Cells) -> tuple[int, ...]:
    """All places of a shape (not turned) in the order in which the card tries them."""
    height = 1 + max(row for row, _ in cells)
    width = 1 + max(col for _, col in cells)
    order: list[Square] = []
    ring = 0
    while ring <= GRID.rows - height - ring and ring <= GRID.cols - width - ring:
        order += _ring(card, ring, GRID.rows - height - ring, GRID.cols - width - ring)
        ring += 1
    return tuple(GRID.mask((r + row, c + col) for r, c in cells) for row, col in order)


def _ring(card: AmbushCard, least: int, bottom: int, right: int) -> list[Square]:
    """The border of the rectangle from the card's corner once round in the card's direction."""
    rows, cols = range(least, bottom + 1), range(least, right + 1)
    start = (rows[-1] if card.is_bottom else rows[0], cols[-1] if card.is_right else cols[0])
    if len(rows) == 1 or len(cols) == 1:
        line = [(row, col) for row in rows for col in cols]
        return line if line[0] == start else line[::-1]
    border = [
        *((least, col) for col in cols[:-1]),
        *((row, right) for row in rows[:-1]),
        *((bottom, col) for col in cols[:0:-1]),
        *((row, least) for row in rows[:0:-1]),
    ]
    if not card.is_clockwise:
        border.reverse()
    first = border.index(start)
    return border[first:] + border[:first]


PLACES: dict[Card, tuple[int, ...]] = {
    card: search_order(facts, facts.cells) for card, facts in AMBUSH_CARDS.items()
}
"""Where each ambush shape may land, in order."""

DOMINO_PLACES: dict[Card, tuple[tuple[int, ...], tuple[int, ...]]] = {
    card: (
        search_order(facts, DOMINO),
        search_order(facts, tuple((col, row) for row, col in DOMINO)),
    )
    for card, facts in AMBUSH_CARDS.items()
}
"""Where the lying and the standing domino of Acrobatics may land instead, in order."""
