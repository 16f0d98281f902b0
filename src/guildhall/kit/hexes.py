"""Boards of hexes as integers: one bit a cell, column by column, one always-empty guard row below.

The hexes are flat at the top and stand in columns; even columns (0, 2, 4, ...) sit half a hex
lower. The guard row stops a shift by one from running into the next column, so that neighbours and
connected parts are a few shifts of whole boards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum

from guildhall.core.codec import joined
from guildhall.core.errors import quoted

Hex = tuple[int, int]
"""Column and row, from 0, the west and the north first."""

_HEX = re.compile(r"(0|[1-9][0-9]{0,2}),(0|[1-9][0-9]{0,2})")
_MOST_TEXTS = 1 << 14


class Direction(IntEnum):
    """The six ways from a hex; a way and its opposite are three apart and share an axis."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5


AXES = 3
"""A straight line runs along one of three axes: a direction and its opposite."""

_STEPS = (
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
)
"""What a step changes in column and row, in the order of `Direction`, for even and odd columns."""


class HexGrid:
    """A block of columns; it also writes cells as text: column and row, `3,4`, joined by `+`."""

    def __init__(self, cols: int, rows: int) -> None:
        self.cols = cols
        self.rows = rows
        self.stride = stride = rows + 1
        column = (1 << rows) - 1
        self.all = sum(column << (col * stride) for col in range(cols))
        self._even = sum(column << (col * stride) for col in range(0, cols, 2))
        self._odd = self.all & ~self._even
        self._texts: dict[int, str] = {}

    def __repr__(self) -> str:
        return f"HexGrid({self.cols}, {self.rows})"

    def bit(self, cell: Hex) -> int:
        col, row = cell
        return 1 << (col * self.stride + row)

    def mask(self, cells: Iterable[Hex]) -> int:
        return sum(self.bit(cell) for cell in set(cells))

    def cells(self, mask: int) -> Iterator[Hex]:
        """The cells of a mask, column by column."""
        for low in bits(mask):
            yield divmod(low.bit_length() - 1, self.stride)

    def step(self, cell: int, direction: Direction) -> int:
        """The cell (a mask of one bit) next to a cell, 0 where the grid ends."""
        col, row = divmod(cell.bit_length() - 1, self.stride)
        more_cols, more_rows = _STEPS[col & 1][direction]
        col, row = col + more_cols, row + more_rows
        is_inside = 0 <= col < self.cols and 0 <= row < self.rows
        return self.bit((col, row)) if is_inside else 0

    def along(self, cell: int, axis: int) -> int:
        """The two cells (one, none) next to a cell along an axis."""
        return self.step(cell, Direction(axis)) | self.step(cell, Direction(axis + AXES))

    def beside(self, mask: int) -> int:
        """All cells next to a cell of the mask, some of its own perhaps."""
        stride = self.stride
        even, odd = mask & self._even, mask & self._odd
        column = mask | even << 1 | odd >> 1  # what both neighbouring columns touch
        return (mask << 1 | mask >> 1 | column << stride | column >> stride) & self.all

    def part(self, start: int, mask: int) -> int:
        """What is connected with the start inside a mask."""
        part = start & mask
        while True:
            grown = (part | self.beside(part)) & mask
            if grown == part:
                return part
            part = grown

    def parts(self, mask: int) -> list[int]:
        """The connected parts of a mask, in the order of their first cells."""
        found = []
        while mask:
            part = self.part(mask & -mask, mask)
            found.append(part)
            mask ^= part
        return found

    def to_text(self, value: int) -> str:
        """The names of the cells; most masks are asked for again and again."""
        text = self._texts.get(value)
        if text is None:
            text = "+".join(hex_name(cell) for cell in self.cells(value))
            if len(self._texts) >= _MOST_TEXTS:
                self._texts.clear()
            self._texts[value] = text
        return text

    def from_text(self, text: str) -> int:
        """Cells joined by `+` or spaces; ValueError where one is unknown or named twice."""
        mask = 0
        for word in joined(text):
            bit = self.bit(self._hex(word))
            if mask & bit:
                raise ValueError(f"{word} is named twice")
            mask |= bit
        return mask

    def _hex(self, word: str) -> Hex:
        found = _HEX.fullmatch(word)
        col, row = (int(found[1]), int(found[2])) if found else (self.cols, self.rows)
        if col >= self.cols or row >= self.rows:
            last = hex_name((self.cols - 1, self.rows - 1))
            raise ValueError(f"expected cells like 0,0 to {last}, got {quoted(word)}")
        return col, row


def hex_name(cell: Hex) -> str:
    """The name of a cell: `3,4`."""
    col, row = cell
    return f"{col},{row}"


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, the lowest first."""
    if mask < 0:
        raise ValueError("a mask of cells is not negative")
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
