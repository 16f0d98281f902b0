"""Boards of squares as integers: one bit a cell, one always-empty guard column at the right.

The guard column stops a shift by one from running into the next row, so that neighbours,
placements and clusters are a few shifts of whole boards.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator

from guildhall.core.codec import joined
from guildhall.core.errors import quoted

Square = tuple[int, int]
"""Row and column, from 0, top left first."""

_SQUARE = re.compile(r"([a-z]{1,3})([1-9][0-9]{0,3})")


_MOST_TEXTS = 1 << 14


class Grid:
    """A rectangle of cells; it also writes cells as text: column letter and row number, `c4`."""

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self.stride = cols + 1
        row = (1 << cols) - 1
        self.row_masks = tuple(row << (r * self.stride) for r in range(rows))
        self.all = sum(self.row_masks)
        first = sum(1 << (r * self.stride) for r in range(rows))
        self.col_masks = tuple(first << c for c in range(cols))
        self.edge = self.row_masks[0] | self.row_masks[-1] | self.col_masks[0] | self.col_masks[-1]
        self._texts: dict[int, str] = {}
        self._names = tuple(
            square_name(divmod(bit, self.stride)) for bit in range(rows * self.stride)
        )

    def __repr__(self) -> str:
        return f"Grid({self.rows}, {self.cols})"

    def bit(self, square: Square) -> int:
        row, col = square
        return 1 << (row * self.stride + col)

    def mask(self, squares: Iterable[Square]) -> int:
        return sum(self.bit(square) for square in set(squares))

    def squares(self, mask: int) -> Iterator[Square]:
        """The cells of a mask, row by row."""
        if mask < 0:
            raise ValueError("a mask of cells is not negative")
        while mask:
            low = mask & -mask
            yield divmod(low.bit_length() - 1, self.stride)
            mask ^= low

    def beside(self, mask: int) -> int:
        """All cells that share a side with a cell of the mask, some of its own perhaps."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.all

    def clusters(self, mask: int) -> list[int]:
        """The connected groups of a mask, in the order of their first cells."""
        stride = self.stride
        groups = []
        while mask:
            group = mask & -mask
            while True:
                grown = (group | group << 1 | group >> 1 | group << stride | group >> stride) & mask
                if grown == group:
                    break
                group = grown
            groups.append(group)
            mask ^= group
        return groups

    def to_text(self, value: int) -> str:
        """The names of the cells; most masks are asked for again and again."""
        text = self._texts.get(value)
        if text is None:
            text = self._written(value)
            if len(self._texts) >= _MOST_TEXTS:
                self._texts.clear()
            self._texts[value] = text
        return text

    def _written(self, value: int) -> str:
        names, found = self._names, []
        if not 0 <= value < 1 << len(names):  # cells that are not on the grid
            return "+".join(square_name(square) for square in self.squares(value))
        while value:
            low = value & -value
            found.append(names[low.bit_length() - 1])
            value ^= low
        return "+".join(found)

    def from_text(self, text: str) -> int:
        """Cells joined by `+` or spaces; ValueError where one is unknown or named twice."""
        mask = 0
        for word in joined(text):
            bit = self.bit(self._square(word))
            if mask & bit:
                raise ValueError(f"{word} is named twice")
            mask |= bit
        return mask

    def _square(self, word: str) -> Square:
        found = _SQUARE.fullmatch(word)
        col = _column_number(found[1]) if found else self.cols
        row = int(found[2]) - 1 if found else self.rows
        if row >= self.rows or col >= self.cols:
            raise ValueError(f"expected cells like {self._example()}, got {quoted(word)}")
        return row, col

    def _example(self) -> str:
        return f"a1 to {square_name((self.rows - 1, self.cols - 1))}"


def union(masks: Iterable[int]) -> int:
    """All cells of these masks together."""
    result = 0
    for mask in masks:
        result |= mask
    return result


def square_name(square: Square) -> str:
    """The name of a cell: `c4`; after column z come aa, ab and so on."""
    row, col = square
    name = ""
    number = col + 1
    while number:
        number, letter = divmod(number - 1, len(string.ascii_lowercase))
        name = string.ascii_lowercase[letter] + name
    return f"{name}{row + 1}"


def _column_number(name: str) -> int:
    number = 0
    for letter in name:
        number = number * len(string.ascii_lowercase) + string.ascii_lowercase.index(letter) + 1
    return number - 1


def orientations(
    cells: Iterable[Square], *, turning: bool = True
) -> tuple[tuple[Square, ...], ...]:
    """All different rotations and mirror images of a shape, each moved to the top left."""
    shape = tuple(cells)
    if not turning:
        return (_normal(shape),)
    found: set[tuple[Square, ...]] = set()
    for start in (shape, tuple((row, -col) for row, col in shape)):
        turned = start
        for _ in range(4):
            turned = tuple((col, -row) for row, col in turned)
            found.add(_normal(turned))
    return tuple(sorted(found))


def _normal(cells: Iterable[Square]) -> tuple[Square, ...]:
    shape = tuple(cells)
    top = min(row for row, _ in shape)
    left = min(col for _, col in shape)
    return tuple(sorted((row - top, col - left) for row, col in shape))
