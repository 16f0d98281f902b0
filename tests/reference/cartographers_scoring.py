"""The sixteen scoring cards and the monsters, by plain loops over cells."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from .cartographers_shapes import Cell, neighbours


def grid_cells(grid: Sequence[str]) -> dict[Cell, str]:
    """The letter of every cell."""
    return {(row, col): ch for row, line in enumerate(grid) for col, ch in enumerate(line)}


def kinds(letter: str) -> set[str]:
    """The terrain types a cell shows; D is field and village."""
    if letter == "D":
        return {"P", "V"}
    if letter in "FVPWM^":
        return {letter}
    return set()


def cells_of(cells: Mapping[Cell, str], kind: str) -> list[Cell]:
    """All cells that show this terrain type."""
    return [cell for cell, letter in cells.items() if kind in kinds(letter)]


def touches(cells: Mapping[Cell, str], cell: Cell, kind: str) -> bool:
    """Whether some neighbour of the cell shows this terrain type."""
    return any(kind in kinds(cells[near]) for near in neighbours(cell) if near in cells)


def clusters(cells: Mapping[Cell, str], kind: str) -> list[set[Cell]]:
    """The connected groups of cells that show this terrain type."""
    todo = set(cells_of(cells, kind))
    groups: list[set[Cell]] = []
    while todo:
        start = min(todo)
        todo.remove(start)
        group = {start}
        queue = deque([start])
        while queue:
            for near in neighbours(queue.popleft()):
                if near in todo:
                    todo.remove(near)
                    group.add(near)
                    queue.append(near)
        groups.append(group)
    return groups


def around(cells: Mapping[Cell, str], group: set[Cell]) -> set[Cell]:
    """The cells on the map beside a group and outside it."""
    return {
        near for cell in group for near in neighbours(cell) if near in cells and near not in group
    }


def kinds_around(cells: Mapping[Cell, str], group: set[Cell]) -> set[str]:
    """The terrain types shown by the cells beside a group."""
    shown: set[str] = set()
    for cell in around(cells, group):
        shown |= kinds(cells[cell])
    return shown


def on_edge(cells: Mapping[Cell, str], cell: Cell) -> bool:
    """Whether the cell lies on the border of the rectangle."""
    return any(near not in cells for near in neighbours(cell))


def closed_in(cells: Mapping[Cell, str], cell: Cell) -> bool:
    """Whether all four sides are filled cells or the edge."""
    return all(cells[near] != "." for near in neighbours(cell) if near in cells)


def sentinel_wood(cells: Mapping[Cell, str]) -> int:
    """1 per forest cell on the edge."""
    return sum(1 for cell in cells_of(cells, "F") if on_edge(cells, cell))


def greenbough(cells: Mapping[Cell, str]) -> int:
    """1 per row and 1 per column with a forest cell."""
    forests = cells_of(cells, "F")
    return len({row for row, _ in forests}) + len({col for _, col in forests})


def treetower(cells: Mapping[Cell, str]) -> int:
    """1 per forest cell closed in on all sides."""
    return sum(1 for cell in cells_of(cells, "F") if closed_in(cells, cell))


def stoneside_forest(cells: Mapping[Cell, str]) -> int:
    """3 per mountain linked with another one by a forest cluster."""
    linked: set[Cell] = set()
    for group in clusters(cells, "F"):
        mountains = {cell for cell in around(cells, group) if cells[cell] == "^"}
        if len(mountains) >= 2:
            linked |= mountains
    return 3 * len(linked)


def canal_lake(cells: Mapping[Cell, str]) -> int:
    """1 per water cell beside field and 1 per field cell beside water."""
    waters = sum(1 for cell in cells_of(cells, "W") if touches(cells, cell, "P"))
    fields = sum(1 for cell in cells_of(cells, "P") if touches(cells, cell, "W"))
    return waters + fields


def mages_valley(cells: Mapping[Cell, str]) -> int:
    """2 per water cell and 1 per field cell beside a mountain."""
    waters = sum(1 for cell in cells_of(cells, "W") if touches(cells, cell, "^"))
    fields = sum(1 for cell in cells_of(cells, "P") if touches(cells, cell, "^"))
    return 2 * waters + fields


def golden_granary(cells: Mapping[Cell, str], ruins: set[Cell]) -> int:
    """1 per water cell beside ruins, 3 per field cell on ruins."""
    waters = sum(
        1 for cell in cells_of(cells, "W") if any(near in ruins for near in neighbours(cell))
    )
    fields = sum(1 for cell in cells_of(cells, "P") if cell in ruins)
    return waters + 3 * fields


def shoreside_expanse(cells: Mapping[Cell, str]) -> int:
    """3 per field cluster off edge and water, and the same for water off field."""
    score = 0
    for kind, other in (("P", "W"), ("W", "P")):
        for group in clusters(cells, kind):
            at_edge = any(on_edge(cells, cell) for cell in group)
            if not at_edge and other not in kinds_around(cells, group):
                score += 3
    return score


def wildholds(cells: Mapping[Cell, str]) -> int:
    """8 per village cluster of six or more cells."""
    return 8 * sum(1 for group in clusters(cells, "V") if len(group) >= 6)


def great_city(cells: Mapping[Cell, str]) -> int:
    """1 per cell of the largest village cluster that touches no mountain."""
    sizes = [len(group) for group in clusters(cells, "V") if "^" not in kinds_around(cells, group)]
    return max(sizes, default=0)


def greengold_plains(cells: Mapping[Cell, str]) -> int:
    """3 per village cluster beside three or more different terrain types."""
    counted = {"F", "P", "W", "M", "^"}
    return 3 * sum(
        1 for group in clusters(cells, "V") if len(kinds_around(cells, group) & counted) >= 3
    )


def shieldgate(cells: Mapping[Cell, str]) -> int:
    """2 per cell of the second largest village cluster."""
    sizes = sorted((len(group) for group in clusters(cells, "V")), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


def borderlands(cells: Mapping[Cell, str], rows: int, cols: int) -> int:
    """6 per full row and per full column."""
    full_rows = sum(1 for row in range(rows) if all(cells[row, col] != "." for col in range(cols)))
    full_cols = sum(1 for col in range(cols) if all(cells[row, col] != "." for row in range(rows)))
    return 6 * (full_rows + full_cols)


def lost_barony(cells: Mapping[Cell, str], rows: int, cols: int) -> int:
    """3 times the side of the largest filled square."""
    best = 0
    for side in range(1, min(rows, cols) + 1):
        for top in range(rows - side + 1):
            for left in range(cols - side + 1):
                square = [(top + i, left + j) for i in range(side) for j in range(side)]
                if all(cells[cell] != "." for cell in square):
                    best = side
    return 3 * best


def broken_road(cells: Mapping[Cell, str], rows: int) -> int:
    """3 per full diagonal going down-right from the left column to the bottom row."""
    roads = 0
    for start in range(rows):
        diagonal: list[Cell] = []
        step = 0
        while (start + step, step) in cells:
            diagonal.append((start + step, step))
            step += 1
        at_bottom = diagonal[-1][0] == rows - 1
        if at_bottom and all(cells[cell] != "." for cell in diagonal):
            roads += 1
    return 3 * roads


def cauldrons(cells: Mapping[Cell, str]) -> int:
    """1 per unfilled cell closed in on all sides."""
    return sum(1 for cell, letter in cells.items() if letter == "." and closed_in(cells, cell))


def score_edict(edict_id: str, grid: list[str], ruins: set[Cell]) -> int:  # noqa: C901 - one plain branch per card
    """The stars of one scoring card for a rectangular grid."""
    cells = grid_cells(grid)
    rows, cols = len(grid), len(grid[0])
    if edict_id == "sentinel_wood":
        return sentinel_wood(cells)
    if edict_id == "greenbough":
        return greenbough(cells)
    if edict_id == "treetower":
        return treetower(cells)
    if edict_id == "stoneside_forest":
        return stoneside_forest(cells)
    if edict_id == "canal_lake":
        return canal_lake(cells)
    if edict_id == "mages_valley":
        return mages_valley(cells)
    if edict_id == "golden_granary":
        return golden_granary(cells, ruins)
    if edict_id == "shoreside_expanse":
        return shoreside_expanse(cells)
    if edict_id == "wildholds":
        return wildholds(cells)
    if edict_id == "great_city":
        return great_city(cells)
    if edict_id == "greengold_plains":
        return greengold_plains(cells)
    if edict_id == "shieldgate":
        return shieldgate(cells)
    if edict_id == "borderlands":
        return borderlands(cells, rows, cols)
    if edict_id == "lost_barony":
        return lost_barony(cells, rows, cols)
    if edict_id == "broken_road":
        return broken_road(cells, rows)
    if edict_id == "cauldrons":
        return cauldrons(cells)
    raise ValueError(f"unknown scoring card: {edict_id}")


def monster_cost(grid: list[str]) -> int:
    """The number of unfilled cells beside at least one monster cell."""
    cells = grid_cells(grid)
    return sum(1 for cell, letter in cells.items() if letter == "." and touches(cells, cell, "M"))
