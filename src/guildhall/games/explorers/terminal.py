"""The table as lines of coloured text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.event import Event, event
from guildhall.games.explorers.board import Board
from guildhall.games.explorers.data import GRID, Feature, Space, Terrain
from guildhall.games.explorers.state import ERA_DECKS, Sheet
from guildhall.games.explorers.view import View

Span = tuple[str, str]
"""A piece of text and the name of its style."""
Row = list[Span]

STYLES = {
    "grassland": "black on #a8c26a",
    "desert": "black on #e2c25c",
    "mountain": "bright_white on #6b5e4c",
    "sea": "bright_white on #2b6f88",
    "wild": "bold bright_white on #6a3a72",
    "ice": "black on #d5e6ee",
    "capital": "bold bright_white on #a8472b",
    "explorer": "bold bright_white on #8a1c3a",
    "village": "bold black on #f2a65a",
    "tower": "bold black on #efe4c4",
    "label": "dim",
    "plain": "",
}
"""What the styles look like, in the words of Rich."""

_PIECES = {"explorer": "● ", "village": "⌂ ", "tower": "♜ "}
_OPEN_SEA = "~ "
_SIGNS = {
    Feature.NONE: _OPEN_SEA,
    Feature.BLANK: "· ",
    Feature.RUIN: "∏ ",
    Feature.DISCOVERY: "? ",
    Feature.CAPITAL: "★ ",
}
_OUTSIDE: Span = ("  ", "plain")
_TERRAINS = ("grassland", "desert", "mountain", "sea", "wild", "ice")


def pictures(view: View) -> list[list[Row]]:
    """The map of each seat; what the seat did in this turn is on its map already."""
    sheets = list(view.sheets)
    if view.desk is not None and view.seat is not None:
        sheets[view.seat] = view.desk.sheet
    return [_map(view.rules.board, sheet) for sheet in sheets]


def legend() -> list[tuple[Span, str]]:
    """The signs on the maps with the ids of what they stand for."""
    pieces = [((sign, piece), f"piece-{piece}") for piece, sign in _PIECES.items()]
    terrains = [((_OPEN_SEA, terrain), f"terrain-{terrain}") for terrain in _TERRAINS]
    return [*pieces, *terrains]


def _map(board: Board, sheet: Sheet) -> list[Row]:
    """Two lines a row: odd columns stand half a hex higher than even ones."""
    cols, rows = board.sheet.columns, board.sheet.rows
    names = "   " + "".join(f"{col:<2}" for col in range(cols))
    found: list[Row] = [[(names, "label")]]
    for row in range(rows):
        for parity in (1, 0):
            label = f"{row:2} " if parity else "   "
            cells = [_cell(board, sheet, col, row, parity) for col in range(cols)]
            found.append([(label, "label"), *cells])
    return found


def _cell(board: Board, sheet: Sheet, col: int, row: int, parity: int) -> Span:
    bit = GRID.bit((col, row))
    space = board.spaces.get(bit)
    if space is None or col % 2 != parity:
        return _OUTSIDE
    if bit & sheet.explorers:
        return _PIECES["explorer"], "explorer"
    if bit & sheet.villages:
        return _PIECES["village"], "village"
    if bit & sheet.towers:
        return _PIECES["tower"], "tower"
    return _sign(space), space.terrain.name.lower()


def _sign(space: Space) -> str:
    if space.feature is Feature.CITY:
        return f"C{space.city_value}"
    if space.feature is Feature.CRYSTAL:
        return f"K{space.crystal_value}"
    if space.feature is Feature.COIN:
        return f"{space.coins} "
    if space.feature is Feature.NONE and space.terrain is not Terrain.SEA:
        return "  "
    return _SIGNS[space.feature]


def headlines(view: View) -> Iterator[Event]:
    """What stands above the maps, as events to be put into words."""
    cards = ERA_DECKS[view.era].bit_count()
    yield event("headline-era", era=view.era, number=len(view.revealed), cards=cards)
    for goal in view.goals:
        yield event("headline-goal", goal=goal.name.lower())
    if view.revealed:
        yield event("headline-card", card=view.revealed[-1].name.lower())
    for seat, sheet in enumerate(view.sheets):
        yield event(
            "headline-seat",
            seat,
            coins=sheet.coins,
            villages=sheet.villages.bit_count(),
            towers=sheet.towers.bit_count(),
            goals=len(sheet.met),
        )
