"""Cells, shapes, placements and the corner search, by plain loops over sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .cartographers_cards import (
    SIZE,
)

Cell = tuple[int, int]
Cells = frozenset[Cell]

COLUMNS = "abcdefghijk"


def parse_map(text: str | Sequence[str]) -> tuple[list[str], set[Cell]]:
    """Split a picture with ``R`` for open ruins into a grid and its ruins cells."""
    rows = text.split() if isinstance(text, str) else list(text)
    ruins = {
        (row, col) for row, line in enumerate(rows) for col, ch in enumerate(line) if ch == "R"
    }
    return [line.replace("R", ".") for line in rows], ruins


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one, on the map or not."""
    row, col = cell
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def shape_cells(rows: Sequence[str]) -> Cells:
    """The cells of a printed shape."""
    return frozenset(
        (row, col) for row, line in enumerate(rows) for col, ch in enumerate(line) if ch == "#"
    )


def shifted(cells: Iterable[Cell], rows: int, cols: int) -> Cells:
    """The cells moved down by rows and right by cols."""
    return frozenset((row + rows, col + cols) for row, col in cells)


def normalised(cells: Iterable[Cell]) -> Cells:
    """The cells moved so that the smallest row and column are 0."""
    some = list(cells)
    return shifted(some, -min(row for row, _ in some), -min(col for _, col in some))


def orientations(cells: Iterable[Cell]) -> set[Cells]:
    """All different rotations and mirror images of a shape."""
    found: set[Cells] = set()
    current = normalised(cells)
    for _ in range(4):
        current = normalised((col, -row) for row, col in current)
        found.add(current)
        found.add(normalised((row, -col) for row, col in current))
    return found


def placements(cells: Iterable[Cell], free: set[Cell]) -> set[Cells]:
    """All ways to put a shape, freely turned, on free cells only."""
    found: set[Cells] = set()
    for turned in orientations(cells):
        for row in range(SIZE):
            for col in range(SIZE):
                placed = shifted(turned, row, col)
                if placed <= free:
                    found.add(placed)
    return found


def overhanging(cells: Iterable[Cell], free: set[Cell]) -> set[Cells]:
    """The on-map parts of all placements that stick out over the map edge."""
    found: set[Cells] = set()
    reach = 5
    for turned in orientations(cells):
        for row in range(-reach, SIZE + reach):
            for col in range(-reach, SIZE + reach):
                placed = shifted(turned, row, col)
                inside = frozenset(cell for cell in placed if on_map(cell))
                if inside and inside != placed and inside <= free:
                    found.add(inside)
    return found


def on_map(cell: Cell) -> bool:
    """Whether the cell lies on the 11 x 11 map."""
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def cell_name(cell: Cell) -> str:
    """(3, 2) becomes c4."""
    return f"{COLUMNS[cell[1]]}{cell[0] + 1}"


def cell_from_name(name: str) -> Cell:
    """c4 becomes (3, 2)."""
    return int(name[1:]) - 1, COLUMNS.index(name[0])


def draw_move(terrain: str, cells: Iterable[Cell], coin: bool = False) -> str:
    """The text of a draw move."""
    names = "+".join(cell_name(cell) for cell in sorted(cells))
    return f"draw {terrain} {names}" + (" coin" if coin else "")


def ring_walk(top: int, left: int, bottom: int, right: int, corner: str, way: str) -> list[Cell]:
    """The border of a rectangle once round, from a corner, each cell once."""
    sides: dict[str, list[Cell]] = {
        "top": [(top, col) for col in range(left, right + 1)],
        "right": [(row, right) for row in range(top, bottom + 1)],
        "bottom": [(bottom, col) for col in range(right, left - 1, -1)],
        "left": [(row, left) for row in range(bottom, top - 1, -1)],
    }
    if way == "clockwise":
        order = ["top", "right", "bottom", "left"]
        first = {
            "top_left": "top",
            "top_right": "right",
            "bottom_right": "bottom",
            "bottom_left": "left",
        }[corner]
    else:
        order = ["left", "bottom", "right", "top"]
        sides = {name: side[::-1] for name, side in sides.items()}
        first = {
            "top_left": "left",
            "bottom_left": "bottom",
            "bottom_right": "right",
            "top_right": "top",
        }[corner]
    start = order.index(first)
    walk: list[Cell] = []
    for name in order[start:] + order[:start]:
        for cell in sides[name]:
            if cell not in walk:
                walk.append(cell)
    return walk


def corner_search(shape: Iterable[Cell], free: set[Cell], corner: str, way: str) -> Cells | None:
    """The place of an unturned shape under the solo rule, None if there is none."""
    cells = normalised(shape)
    height = max(row for row, _ in cells) + 1
    width = max(col for _, col in cells) + 1
    ring = 0
    while True:
        top, left = ring, ring
        bottom, right = SIZE - height - ring, SIZE - width - ring
        if top > bottom or left > right:
            return None
        for row, col in ring_walk(top, left, bottom, right, corner, way):
            placed = shifted(cells, row, col)
            if placed <= free:
                return placed
        ring += 1
