"""Small helpers for the tests of the reference rules."""

from __future__ import annotations

from collections.abc import Sequence

from .cartographers import ReferenceGame
from .cartographers_scoring import (
    grid_cells,
    score_edict,
)
from .cartographers_shapes import (
    Cell,
    cell_from_name,
)

EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")


def rows(text: str) -> list[str]:
    """A grid from a text with one word per row."""
    return text.split()


def score(edict_id: str, text: str, ruins: set[Cell] | None = None) -> int:
    """The score of a small grid."""
    return score_edict(edict_id, rows(text), ruins or set())


def cells(names: str) -> set[Cell]:
    """Cells from names such as a1 b2."""
    return {cell_from_name(name) for name in names.split()}


def set_map(game: ReferenceGame, seat: int, grid: Sequence[str]) -> None:
    """Put a whole picture on a sheet."""
    game.sheets[seat].cells = grid_cells(grid)


def fill_all_but(game: ReferenceGame, seat: int, names: str, letter: str = "F") -> None:
    """Fill every free cell except the named ones."""
    keep = cells(names)
    sheet = game.sheets[seat].cells
    for cell, old in sheet.items():
        if old == "." and cell not in keep:
            sheet[cell] = letter


def give_coins(game: ReferenceGame, seat: int, number: int) -> None:
    """Colour some coins."""
    game.sheets[seat].earned = number
