"""What a drawing would change in the stars of a sheet, without drawing it.

For each edict there is a forecaster: it looks at a sheet once and then answers for any cells and
terrain by how much the edict's stars would change, mostly by looking only at what the new cells
touch. Tests compare every answer with scoring the changed sheet afresh.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from guildhall.games.cartographers.board import Board
from guildhall.games.cartographers.data import Edict, Terrain
from guildhall.games.cartographers.drawing import with_cells
from guildhall.games.cartographers.scoring import SCORERS
from guildhall.games.cartographers.state import Sheet
from guildhall.kit.squares import Grid, union

Forecast = Callable[[Terrain, int], int]
"""From terrain and cells to the change in stars."""
Forecaster = Callable[[Board, Sheet], Forecast]

LARGEST_SHAPE = 5
"""No drawing has more cells than this."""

_FOREST, _VILLAGE, _FIELD, _WATER, _MONSTER, _BOTH = Terrain
_FIELD_LIKE = (_FIELD, _WATER, _BOTH)
_VILLAGE_LIKE = (_VILLAGE, _BOTH)
_ALL = tuple(Terrain)


@lru_cache(maxsize=256)
def forecast_of(board: Board, edict: Edict, sheet: Sheet) -> Forecast:
    """The forecast of an edict for what is drawn on a sheet."""
    return FORECASTERS[edict](board, sheet)


@lru_cache(maxsize=256)
def monster_forecast(board: Board, sheet: Sheet) -> Forecast:
    """The change of the loss by monsters: positive when fewer stars are lost."""
    beside = board.grid.beside
    free = board.open & ~sheet.drawn
    threatened = beside(sheet.monster) & free
    monsters, lost = sheet.monster, threatened.bit_count()

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _MONSTER:
            return (cells & threatened).bit_count()
        return lost - (beside(monsters | cells) & free & ~cells).bit_count()

    return change


def _sentinel_wood(board: Board, sheet: Sheet) -> Forecast:
    edge = board.edge
    return lambda terrain, cells: (cells & edge).bit_count() if terrain == _FOREST else 0


def _greenbough(board: Board, sheet: Sheet) -> Forecast:
    missing = tuple(line for line in board.lines if not line & sheet.forest)

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _FOREST:
            return 0
        return sum([1 for line in missing if line & cells])

    return change


def _treetower(board: Board, sheet: Sheet) -> Forecast:
    beside = board.grid.beside
    free = board.open & ~sheet.drawn
    forest = sheet.forest
    now = (forest & ~beside(free)).bit_count()

    def change(terrain: Terrain, cells: int) -> int:
        trees = forest | cells if terrain == _FOREST else forest
        return (trees & ~beside(free & ~cells)).bit_count() - now

    return change


def _stoneside_forest(board: Board, sheet: Sheet) -> Forecast:
    grid, mountains = board.grid, board.mountains
    groups = [(one, grid.beside(one) & mountains) for one in grid.clusters(sheet.forest)]
    linked = 0
    for _, touched in groups:
        linked |= touched if touched.bit_count() > 1 else 0
    now = linked.bit_count()

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _FOREST:
            return 0
        around = grid.beside(cells)
        touched = around & mountains
        for group, group_touched in groups:
            if group & around:
                touched |= group_touched
        if touched.bit_count() < 2:
            return 0
        return 3 * ((linked | touched).bit_count() - now)

    return _joining(board, sheet, Edict.STONESIDE_FOREST, (_FOREST,), change)


def _canal_lake(board: Board, sheet: Sheet) -> Forecast:
    beside = board.grid.beside
    field, water = sheet.field, sheet.water
    by_field, by_water = beside(field), beside(water)
    watered, fielded = field & by_water, water & by_field

    def change(terrain: Terrain, cells: int) -> int:
        if terrain == _WATER:
            gained = (beside(cells) & field & ~watered).bit_count()
            return gained + (cells & by_field).bit_count()
        if terrain == _FIELD or terrain == _BOTH:
            gained = (beside(cells) & water & ~fielded).bit_count()
            return gained + (cells & by_water).bit_count()
        return 0

    return change


def _mages_valley(board: Board, sheet: Sheet) -> Forecast:
    near = board.beside_mountains

    def change(terrain: Terrain, cells: int) -> int:
        if terrain == _WATER:
            return 2 * (cells & near).bit_count()
        if terrain == _FIELD or terrain == _BOTH:
            return (cells & near).bit_count()
        return 0

    return change


def _golden_granary(board: Board, sheet: Sheet) -> Forecast:
    near, ruins = board.beside_ruins, board.ruins

    def change(terrain: Terrain, cells: int) -> int:
        if terrain == _WATER:
            return (cells & near).bit_count()
        if terrain == _FIELD or terrain == _BOTH:
            return 3 * (cells & ruins).bit_count()
        return 0

    return change


def _shoreside_expanse(board: Board, sheet: Sheet) -> Forecast:
    grid, edge = board.grid, board.edge
    field, water = sheet.field, sheet.water

    def lonely(own: int, other: int) -> list[int]:
        groups = grid.clusters(own)
        return [one for one in groups if not one & edge and not grid.beside(one) & other]

    fields, waters = lonely(field, water), lonely(water, field)
    of_field = (field, water, fields, waters)
    of_water = (water, field, waters, fields)

    def change(terrain: Terrain, cells: int) -> int:
        if terrain == _WATER:
            own, other, own_lonely, other_lonely = of_water
        elif terrain == _FIELD or terrain == _BOTH:
            own, other, own_lonely, other_lonely = of_field
        else:
            return 0
        around = grid.beside(cells)
        ended = sum([1 for one in other_lonely if one & around])
        joined = [one for one in own_lonely if one & around]
        spoilt = cells & edge or around & other or around & own & ~union(joined)
        return 3 * ((not spoilt) - len(joined) - ended)

    return _joining(board, sheet, Edict.SHORESIDE_EXPANSE, _FIELD_LIKE, change)


def _wildholds(board: Board, sheet: Sheet) -> Forecast:
    sizes = _cluster_sizes(board, sheet.village)

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _VILLAGE and terrain != _BOTH:
            return 0
        around = board.grid.beside(cells)
        joined = [size for one, size in sizes if one & around]
        size = cells.bit_count() + sum(joined)
        return 8 * ((size >= 6) - sum([1 for one in joined if one >= 6]))

    return _joining(board, sheet, Edict.WILDHOLDS, _VILLAGE_LIKE, change)


def _great_city(board: Board, sheet: Sheet) -> Forecast:
    sizes = _cluster_sizes(board, sheet.village)
    near = board.beside_mountains
    away = sorted(((size, one) for one, size in sizes if not one & near), reverse=True)
    now = away[0][0] if away else 0

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _VILLAGE and terrain != _BOTH:
            return 0
        around = board.grid.beside(cells)
        joined = [(one, size) for one, size in sizes if one & around]
        merged = cells.bit_count()
        touches = cells & near
        for one, size in joined:
            merged += size
            touches |= one & near
        if not touches:
            return max(merged, now) - now
        return next((size for size, one in away if not one & around), 0) - now

    return _joining(board, sheet, Edict.GREAT_CITY, _VILLAGE_LIKE, change)


def _greengold_plains(board: Board, sheet: Sheet) -> Forecast:
    grid, village = board.grid, sheet.village
    kinds = (sheet.forest, sheet.field, sheet.water, sheet.monster, board.mountains)
    groups = []
    for one in grid.clusters(village):
        around = grid.beside(one) & ~one
        groups.append((one, around, _kinds_in(kinds, around)))
    # The surroundings of groups that lack one kind of terrain, by the terrain that would do.
    nearly: list[list[int]] = [[] for _ in Terrain]
    for bit, terrain in enumerate((_FOREST, _FIELD, _WATER, _MONSTER)):
        for _, around, found in groups:
            if found.bit_count() == 2 and not found >> bit & 1:
                nearly[terrain].append(around)

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _VILLAGE and terrain != _BOTH:
            return 3 * sum([1 for around in nearly[terrain] if around & cells])
        around = grid.beside(cells)
        found = _kinds_in(kinds, around & ~village)
        lost = 0
        for one, _, bordering in groups:
            if one & around:
                found |= bordering
                lost += bordering.bit_count() >= 3
        return 3 * ((found.bit_count() >= 3) - lost)

    return _joining(board, sheet, Edict.GREENGOLD_PLAINS, _VILLAGE_LIKE, change)


def _shieldgate(board: Board, sheet: Sheet) -> Forecast:
    sizes = _cluster_sizes(board, sheet.village)
    ordered = sorted((size for _, size in sizes), reverse=True)
    now = ordered[1] if len(ordered) > 1 else 0

    def change(terrain: Terrain, cells: int) -> int:
        if terrain != _VILLAGE and terrain != _BOTH:
            return 0
        around = board.grid.beside(cells)
        merged = cells.bit_count()
        after = []
        for one, size in sizes:
            if one & around:
                merged += size
            else:
                after.append(size)
        after.append(merged)
        after.sort()
        return 2 * ((after[-2] if len(after) > 1 else 0) - now)

    return _joining(board, sheet, Edict.SHIELDGATE, _VILLAGE_LIKE, change)


def _borderlands(board: Board, sheet: Sheet) -> Forecast:
    return _completed(board, sheet, board.lines, 6)


def _broken_road(board: Board, sheet: Sheet) -> Forecast:
    return _completed(board, sheet, board.diagonals, 3)


def _completed(board: Board, sheet: Sheet, lines: tuple[int, ...], stars: int) -> Forecast:
    filled = sheet.drawn | board.printed
    gaps = tuple(gap for gap in (line & ~filled for line in lines) if gap)
    gaps = tuple(gap for gap in gaps if gap.bit_count() <= LARGEST_SHAPE)

    def change(terrain: Terrain, cells: int) -> int:
        rest = ~cells
        return stars * sum([1 for gap in gaps if not gap & rest])

    return change


def _lost_barony(board: Board, sheet: Sheet) -> Forecast:
    stride = board.grid.stride
    filled = sheet.drawn | board.printed
    side = SCORERS[Edict.LOST_BARONY](board, sheet).stars // 3

    def change(terrain: Terrain, cells: int) -> int:
        after = filled | cells
        grown = 0
        while _squares(after, side + grown + 1, stride):
            grown += 1
        return 3 * grown

    return change


def _cauldrons(board: Board, sheet: Sheet) -> Forecast:
    beside = board.grid.beside
    free = board.open & ~sheet.drawn
    now = (free & ~beside(free)).bit_count()

    def change(terrain: Terrain, cells: int) -> int:
        rest = free & ~cells
        return (rest & ~beside(rest)).bit_count() - now

    return change


FORECASTERS: tuple[Forecaster, ...] = (
    _sentinel_wood,
    _greenbough,
    _treetower,
    _stoneside_forest,
    _canal_lake,
    _mages_valley,
    _golden_granary,
    _shoreside_expanse,
    _wildholds,
    _great_city,
    _greengold_plains,
    _shieldgate,
    _borderlands,
    _lost_barony,
    _broken_road,
    _cauldrons,
)
"""The forecaster of each edict, in the order of `Edict`."""


DEPENDS: tuple[tuple[Terrain, ...], ...] = (
    (_FOREST,),
    (_FOREST,),
    _ALL,
    (_FOREST,),
    _FIELD_LIKE,
    _FIELD_LIKE,
    _FIELD_LIKE,
    _FIELD_LIKE,
    _VILLAGE_LIKE,
    _VILLAGE_LIKE,
    _ALL,
    _VILLAGE_LIKE,
    _ALL,
    _ALL,
    _ALL,
    _ALL,
)
"""Drawing which terrains can change the stars of each edict, in the order of `Edict`."""

ONLY_FILLED = (Edict.BORDERLANDS, Edict.LOST_BARONY, Edict.BROKEN_ROAD, Edict.CAULDRONS)
"""Edicts that ask only whether cells are filled, not with what."""


def _joining(
    board: Board, sheet: Sheet, edict: Edict, joins: tuple[Terrain, ...], change: Forecast
) -> Forecast:
    """A forecast that takes the new cells for one group: where they are not, score afresh."""
    now = SCORERS[edict](board, sheet).stars

    def exact(terrain: Terrain, cells: int) -> int:
        if terrain in joins and not _is_connected(board.grid, cells):
            after = with_cells(board, sheet, terrain, cells, 0)
            return SCORERS[edict](board, after).stars - now
        return change(terrain, cells)

    return exact


@cache
def _is_connected(grid: Grid, cells: int) -> bool:
    return len(grid.clusters(cells)) == 1


def _cluster_sizes(board: Board, mask: int) -> list[tuple[int, int]]:
    return [(one, one.bit_count()) for one in board.grid.clusters(mask)]


def _kinds_in(kinds: tuple[int, ...], cells: int) -> int:
    """One bit for each kind of terrain that is found among the cells."""
    return sum([1 << bit for bit, kind in enumerate(kinds) if kind & cells])


def _squares(filled: int, side: int, stride: int) -> int:
    """The top left cells of all filled squares with this side, found by doubling."""
    for step in (1, stride):
        have = 1
        while have < side and filled:
            more = min(have, side - have)
            filled &= filled >> (more * step)
            have += more
    return filled
