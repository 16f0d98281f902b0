"""A printed map with everything about it that never changes, as bit masks."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.games.cartographers.data import COLS, MAPS, ROWS, Side
from guildhall.kit.squares import Grid

GRID = Grid(ROWS, COLS)


class Printed(NamedTuple):
    """What is printed on a map of some grid."""

    grid: Grid
    mountains: int
    wasteland: int
    ruins: int


class Board:
    """A printed map: masks for the scorers and the rules, computed once."""

    def __init__(self, printed: Printed) -> None:
        grid = printed.grid
        self.grid = grid
        self.mountains = printed.mountains
        self.wasteland = printed.wasteland
        self.ruins = printed.ruins
        self.printed = printed.mountains | printed.wasteland
        self.open = grid.all & ~self.printed
        self.edge = grid.edge
        self.beside_mountains = grid.beside(self.mountains)
        self.beside_ruins = grid.beside(self.ruins)
        self.mountain_list = tuple(grid.bit(square) for square in grid.squares(self.mountains))
        self.mountain_sides = tuple(grid.beside(mountain) for mountain in self.mountain_list)
        self.lines = grid.row_masks + grid.col_masks
        self.diagonals = tuple(_diagonals(grid))

    def __repr__(self) -> str:
        return f"Board({self.grid!r})"


def _diagonals(grid: Grid) -> list[int]:
    """The diagonals that run down-right from the left edge to the bottom edge."""
    starts = [row for row in range(grid.rows) if grid.rows - row <= grid.cols]
    return [grid.mask((row + i, i) for i in range(grid.rows - row)) for row in starts]


def read_map(drawing: str) -> Printed:
    """The printed map drawn as text, see `data.MAPS`."""
    rows = drawing.split()
    grid = Grid(len(rows), len(rows[0]))

    def cells(sign: str) -> int:
        squares = ((r, c) for r, row in enumerate(rows) for c, char in enumerate(row))
        return grid.mask((r, c) for r, c in squares if rows[r][c] == sign)

    return Printed(grid, cells("^"), cells("#"), cells("R"))


BOARDS = tuple(Board(read_map(MAPS[side])) for side in Side)
"""The printed maps, in the order of `Side`."""
