"""Roll-outs by a player who looks: of some drawings at random, the one that adds most stars."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.games.cartographers.ambush import PLACES, landing
from guildhall.games.cartographers.data import Card, Season, Terrain
from guildhall.games.cartographers.drawing import with_cells
from guildhall.games.cartographers.forecast import DEPENDS, FORECASTERS, Forecast
from guildhall.games.cartographers.futures import ON_RUINS, Fractions, Future
from guildhall.games.cartographers.preview import letters_to_come
from guildhall.games.cartographers.rollouts import (
    SNUG,
    Course,
    Spot,
    season_stars,
    stars_of_full_map,
)
from guildhall.games.cartographers.state import Sheet

_FIRST_AMBUSH = Card.GOBLIN_ATTACK
_MONSTER = Terrain.MONSTER
_TIMES = tuple(letters_to_come(season) for season in Season)


def play_guided(
    course: Course,
    sheet: Sheet,
    future: Future,
    fractions: Fractions,
    width: int,
    seasons: int = len(Season),
) -> int:
    """The stars to come on this sheet if each card is drawn the best of `width` ways.

    After so many `seasons` nothing more is drawn, and the map is scored as it is.
    """
    open_cells = course.board.open
    total = 0
    for season, row in enumerate(future.rows, future.season):
        for card in row if season < future.season + seasons else ():
            if open_cells & ~sheet.drawn:
                sheet = after_card(course, sheet, season, card, fractions, width)
            elif course.is_solo:
                return total + stars_of_full_map(course, sheet, season, is_ending=False)
        if course.is_solo and not open_cells & ~sheet.drawn:
            return total + stars_of_full_map(course, sheet, season, is_ending=True)
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
    spots = course.some_that_fit(card, sheet.drawn | board.printed, fractions, width)
    spot = spots[0] if len(spots) == 1 else _best(course, sheet, season, spots)
    return with_cells(board, sheet, spot.terrain, spot.cells, spot.coins)


def _best(course: Course, sheet: Sheet, season: int, spots: Sequence[Spot]) -> Spot:
    values = values_of(course, sheet, season, spots)
    return spots[values.index(max(values))]


def _worst(
    course: Course, sheet: Sheet, season: int, card: int, fractions: Fractions, width: int
) -> int:
    """Where a neighbour would draw an ambush, if it looked at some places."""
    filled = sheet.drawn | course.board.printed
    return worst_of(course, sheet, season, course.some_that_fit(card, filled, fractions, width))


def worst_of(course: Course, sheet: Sheet, season: int, spots: Sequence[Spot]) -> int:
    """The place of these that costs most."""
    values = values_of(course, sheet, season, spots)
    return spots[values.index(min(values))].cells


def values_of(course: Course, sheet: Sheet, season: int, spots: Sequence[Spot]) -> list[int]:
    """What each drawing adds to the scores still to come, in parts of a star."""
    board = course.board
    beside = board.grid.beside
    filled = sheet.drawn | board.printed
    free = board.grid.all ^ filled
    seasons = SNUG * (len(Season) - season)
    monsters = sheet.monster
    threatened = beside(monsters) & free
    gaps = [gap for gap in [sides & free for sides in board.mountain_sides] if gap]
    near = board.beside_mountains
    by_terrain = _changes(course, sheet, season)
    values = []
    for cells, around, terrain, coins, _ in spots:
        if terrain != _MONSTER:
            gain = coins + (cells & threatened).bit_count()
        else:
            after = beside(monsters | cells) & free & ~cells
            gain = threatened.bit_count() - after.bit_count()
        if cells & near:
            gain += sum([1 for gap in gaps if gap & cells == gap])
        value = seasons * gain + (around & filled).bit_count()
        for change, weight in by_terrain[terrain]:
            value += weight * change(terrain, cells)
        values.append(value)
    return values


def _changes(course: Course, sheet: Sheet, season: int) -> list[list[tuple[Forecast, int]]]:
    """For each terrain, the edicts it can change and what one of their stars counts."""
    found: list[list[tuple[Forecast, int]]] = [[] for _ in Terrain]
    for edict, times in zip(course.edicts, _TIMES[season], strict=True):
        if times:
            change = FORECASTERS[edict](course.board, sheet)
            for terrain in DEPENDS[edict]:
                found[terrain].append((change, times * SNUG))
    return found
