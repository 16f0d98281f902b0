"""Roll-outs by a player who looks: of some drawings at random, the one that adds most stars."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.games.cartographers import placements
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.ambush import PLACES, landing
from guildhall.games.cartographers.data import DRAWABLE, Card, Season, Terrain
from guildhall.games.cartographers.drawing import with_cells
from guildhall.games.cartographers.forecast import DEPENDS, FORECASTERS
from guildhall.games.cartographers.futures import ON_RUINS, Fractions, Future
from guildhall.games.cartographers.preview import letters_to_come
from guildhall.games.cartographers.rollouts import Course, season_stars, stars_of_full_map
from guildhall.games.cartographers.state import Sheet

_FIRST_AMBUSH = Card.GOBLIN_ATTACK
_MONSTER = Terrain.MONSTER
_TIMES = tuple(letters_to_come(season) for season in Season)
_SNUG = 16
"""One filled neighbour is worth one part in so many of a star: it only breaks ties."""
_NO_MORE = 1 << 30


def play_guided(
    course: Course, sheet: Sheet, future: Future, fractions: Fractions, width: int
) -> int:
    """The stars to come on this sheet if each card is drawn the best of `width` ways."""
    open_cells = course.board.open
    total = 0
    for season, row in enumerate(future.rows, future.season):
        for card in row:
            if open_cells & ~sheet.drawn:
                sheet = after_card(course, sheet, season, card, fractions, width)
            elif course.is_solo:
                return total + stars_of_full_map(course, sheet, season)
        if course.is_solo and not open_cells & ~sheet.drawn:
            return total + stars_of_full_map(course, sheet, season)
        total += season_stars(course, sheet, season)
    return total


def after_card(
    course: Course, sheet: Sheet, season: int, card: int, fractions: Fractions, width: int
) -> Sheet:
    """The sheet after one more card."""
    board = course.board
    if _FIRST_AMBUSH <= card < ON_RUINS:
        free = board.open & ~sheet.drawn
        if course.rules.passing:
            cells = _worst(course, sheet, season, card, fractions, width)
        else:
            cells = landing(PLACES[Card(card)], free)
        return with_cells(board, sheet, _MONSTER, cells, 0) if cells else sheet
    draws = course.some_that_fit(card, sheet.drawn | board.printed, fractions, width)
    draw = draws[0] if len(draws) == 1 else draws[_best(course, sheet, season, draws)]
    return with_cells(board, sheet, draw.terrain, draw.cells, 1 if draw.coin else 0)


def _best(course: Course, sheet: Sheet, season: int, draws: Sequence[Draw]) -> int:
    values = values_of(course, sheet, season, draws)
    return values.index(max(values))


def _worst(
    course: Course, sheet: Sheet, season: int, card: int, fractions: Fractions, width: int
) -> int:
    """Where a neighbour would draw an ambush, if it looked at some places."""
    free = course.board.open & ~sheet.drawn
    found = placements.OF_CARD[card].fitting(free) or placements.MONSTER_CELL.fitting(free)
    some = [found[int(fractions() * len(found))] for _ in range(width)]
    values = values_of(course, sheet, season, some)
    return some[values.index(min(values))].cells


def values_of(
    course: Course, sheet: Sheet, season: int, draws: Sequence[Draw]
) -> list[int]:
    """What each drawing adds to the scores still to come, in parts of a star."""
    board = course.board
    beside = board.grid.beside
    free = board.open & ~sheet.drawn
    filled = sheet.drawn | board.printed
    seasons = len(Season) - season
    threatened = beside(sheet.monster) & free
    gaps = [sides & free for sides in board.mountain_sides if sides & free]
    near = board.beside_mountains
    by_terrain: list[list[tuple[object, int]]] = [[] for _ in Terrain]
    for edict, times in zip(course.edicts, _TIMES[season], strict=True):
        if times:
            change = FORECASTERS[edict](board, sheet)
            for terrain in DEPENDS[edict]:
                by_terrain[terrain].append((change, times * _SNUG))
    values = []
    monsters = sheet.monster
    lost = threatened.bit_count()
    for draw in draws:
        cells, terrain = draw.cells, draw.terrain
        around = beside(cells)
        if terrain != _MONSTER:
            gain = (cells & threatened).bit_count()
        else:
            gain = lost - (beside(monsters | cells) & free & ~cells).bit_count()
        if draw.coin:
            gain += 1
        if cells & near:
            gain += sum([1 for gap in gaps if not gap & ~cells])
        value = _SNUG * seasons * gain + (around & filled).bit_count()
        for change, weight in by_terrain[terrain]:
            value += weight * change(terrain, cells)
        values.append(value)
    return values
