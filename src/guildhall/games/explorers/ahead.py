"""What a map promises for the eras to come, from its villages; explorers go home before.

What lies on a map for good changes seldom, so most of this is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import count
from math import exp
from operator import mul
from typing import NamedTuple

from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import ERAS, GRID, Map, Terrain
from guildhall.games.explorers.features import (
    COINS,
    COINS_LATER,
    CRYSTALS,
    FEATURES,
    GOALS,
    GOALS_LATER,
    REACH,
    REGIONS_LATER,
    ROUTES_LATER,
    RUINS,
    START,
    STARTS,
    TOWERS,
)
from guildhall.games.explorers.gains import Gains, Parts, RouteGoal
from guildhall.games.explorers.state import Sheet, State
from guildhall.kit.hexes import bits

_LINK = 7
"""Cities so far apart are not joined."""
_AHEAD = tuple(0.6 * exp(-0.2 * distance) for distance in range(2 * REACH))
"""How likely a target at a distance is reached in one era to come."""
_LATER = tuple(
    tuple(1 - (1 - one) ** eras if d else 1.0 for d, one in enumerate(_AHEAD))
    for eras in range(ERAS)
)
"""The same for so many eras."""
_FILL = (1.0, 0.8, 0.65, 0.55, 0.4, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03)
"""How likely a region of so many spaces is filled in an era to come, once it is reached."""
_IN_THIS_ERA = 0.2
"""How likely a target is reached in this era, roughly, for goals that many targets lead to."""
_CRYSTAL = 3.0
"""What a crystal is worth beside its own value: it adds to those after it."""
_MOST_KNOWN = 1 << 9
_NUMBERS = count()


class Later(NamedTuple):
    """What does not depend on explorers: features, and the worth of each target now.

    Every one has a number of its own.
    """

    number: int
    features: tuple[float, ...]
    once: dict[int, tuple[int, float]]
    """Spaces that bring something once: the number of a feature and the worth."""
    targets: int
    goal_cells: dict[int, float]
    regions: tuple[tuple[int, int, float, float], ...]
    """Open regions: spaces, terrain, worth of a village now, and what it adds to goals."""
    cities: int
    route_goals: tuple[RouteGoal, ...]


def look_ahead(state: State, board: Board, sheet: Sheet, worths: tuple[int, ...]) -> Later:
    eras = ERAS - state.era
    chance = _LATER[eras]
    found = [0.0] * len(FEATURES)
    near = _distances(state.rules.map, sheet.villages | board.capital)
    gains = Gains(state, board, sheet, worths)
    found[GOALS] = gains.progress
    once: dict[int, tuple[int, float]] = {}
    goal_cells: dict[int, float] = {}
    targets_ahead = [
        (kind, cell, worth, goals, chance[near.get(cell, REACH)])
        for kind, cell, worth, goals in _targets(board, sheet, gains)
    ]
    regions_ahead = list(_open_regions(state, board, sheet, gains))
    ways = [(goals, q) for *_, goals, q in targets_ahead]
    ways += [(goals, q) for *_, goals, q in regions_ahead]
    parts = _parts(gains, ways)
    for kind, cell, worth, each, q in targets_ahead:
        once[cell] = (kind, worth * (1 - q))
        found[kind + 1] += worth * q
        goals = sum(map(mul, each, parts))
        if goals:
            goal_cells[cell] = goals * (1 - q)
            found[GOALS_LATER] += goals * q
    found[COINS_LATER] = eras * _coins_ahead(state.rules.map, sheet.villages | board.capital)
    regions = []
    terrains = _terrains(state.rules.map)
    village_coins = board.sheet.villages
    for region, each, q in regions_ahead:
        terrain = terrains[region]
        goals = sum(map(mul, each, parts))
        worth = village_coins[state.era - 1] + START * eras
        if eras:
            then = village_coins[-1] - 0.5 * (eras - 1) + START * (eras - 1) / 2
            found[REGIONS_LATER] += then * q
            found[GOALS_LATER] += goals * q
            worth -= then * q
        regions.append((region, terrain, worth, goals * (1 - q)))
    cities = board.cities & ~sheet.posts
    route_goals = gains.of_routes()
    if eras:
        coins, goals = _routes_ahead(state.rules.map, sheet.villages, cities, eras, route_goals)
        found[ROUTES_LATER] = coins
        found[GOALS_LATER] += goals
    found[STARTS] = float(eras * sheet.villages.bit_count())
    targets = 0
    for cell in once:
        targets |= cell
    number = next(_NUMBERS)
    known = (targets, goal_cells, tuple(regions), cities, route_goals)
    return Later(number, tuple(found), once, *known)


def _open_regions(
    state: State, board: Board, sheet: Sheet, gains: Gains
) -> Iterator[tuple[int, Parts, float]]:
    """Regions without a village: what one adds to goals, and how likely it comes in later eras."""
    eras = ERAS - state.era
    near = _region_distances(state.rules.map, sheet.villages | board.capital)
    for region in board.regions:
        if region & sheet.villages or not region & board.blanks:
            continue
        fill = _FILL[min(region.bit_count(), len(_FILL) - 1)] * _AHEAD[near[region]] / 0.6
        yield region, gains.of_village(region), 1 - (1 - min(1.0, fill)) ** eras


def _parts(gains: Gains, ways: list[tuple[Parts, float]]) -> list[float]:
    """By how much the ways to each goal are too many: more than is missing is never earned."""
    sums = [0.0] * len(gains.left)
    for goals, q in ways:
        for at, coins in enumerate(goals):
            if coins:
                sums[at] += coins * (q + (1 - q) * _IN_THIS_ERA)
    return [
        min(1.0, left / likely) if likely else 1.0
        for left, likely in zip(gains.left, sums, strict=True)
    ]


def _targets(board: Board, sheet: Sheet, gains: Gains) -> Iterator[tuple[int, int, float, Parts]]:
    """What can be had once: feature, space, worth and what it adds to goals."""
    towers = board.sheet.towers
    left = towers[sheet.towers.bit_count() :]
    worth = sum(left) / len(left) if left else 0.0
    for cell in bits(board.discoveries & ~sheet.towers):
        yield TOWERS, cell, worth, gains.of("towers", cell)
    for cell in bits(board.ruins & ~sheet.tokens):
        yield RUINS, cell, 1.0, gains.of("ruins_explored", cell)
    for cell in bits(board.crystals & ~sheet.crystals):
        yield (
            CRYSTALS,
            cell,
            board.crystal_value[cell] + _CRYSTAL,
            gains.of("crystals_explored", cell),
        )
    for cell in bits(gains.moments & ~(board.discoveries | board.ruins | board.crystals)):
        yield COINS, cell, 0.0, gains.of_moment(cell)


@lru_cache(_MOST_KNOWN)
def _routes_ahead(
    map_: Map, villages: int, cities: int, eras: int, route_goals: tuple[RouteGoal, ...]
) -> tuple[float, float]:
    """Coins of routes in the eras to come, for each city the best partner; and goals by one."""
    board, chance = BOARDS[map_], _LATER[eras]
    groups = _groups(villages | board.capital)
    near = _distances(map_, villages | board.capital)
    best: dict[int, float] = {}
    values = board.city_value
    goals = 0.0
    paths = board.all & ~board.discoveries
    for first, second, distance in _joins(groups, paths, cities, 0, cities, _LINK):
        start = min(near.get(first, REACH), near.get(second, REACH), distance)
        length = min(2 * REACH - 1, distance + max(0, start - 1))
        coins = values[first] * values[second]
        for city in (first, second):
            best[city] = max(best.get(city, 0.0), coins * chance[length])
        for least, some, adds in route_goals:
            if coins >= least and (first | second) & some:
                goals = max(goals, adds * chance[length])
    return sum(sorted(best.values())[:-1]), goals


@cache
def _terrains(map_: Map) -> dict[int, int]:
    """The terrain of each region."""
    board = BOARDS[map_]
    return {
        region: next(t for t in range(3) if region & board.terrains[t]) for region in board.regions
    }


@lru_cache(_MOST_KNOWN)
def _region_distances(map_: Map, support: int) -> dict[int, int]:
    near = _distances(map_, support)
    return {
        region: min([near.get(cell, REACH) for cell in bits(region)])
        for region in BOARDS[map_].regions
    }


@lru_cache(_MOST_KNOWN)
def _coins_ahead(map_: Map, support: int) -> float:
    near = _distances(map_, support)
    return sum(
        coins * _AHEAD[near.get(cell, REACH)] for cell, coins in BOARDS[map_].coins_of.items()
    )


@lru_cache(_MOST_KNOWN)
def _distances(map_: Map, support: int) -> dict[int, int]:
    """How far each space is; mountains count twice."""
    board = BOARDS[map_]
    slow = board.terrains[Terrain.MOUNTAIN]
    found: dict[int, int] = {}
    seen = ring = support
    waiting = 0
    for distance in range(1, REACH):
        reached = GRID.beside(ring) & board.all & ~seen
        ring = waiting | reached & ~slow
        waiting = reached & slow & ~ring
        seen |= ring | waiting
        for cell in bits(ring):
            found[cell] = distance
        ring &= ~board.discoveries
        if not ring and not waiting:
            break
    return found


def _joins(
    groups: list[tuple[int, int]], paths: int, starts: int, fresh: int, targets: int, most: int
) -> Iterator[tuple[int, int, int]]:
    """Pairs of cities that can be joined, with how many spaces are missing; pieces cost nothing."""
    beside = GRID.beside
    for city in bits(starts):
        missing = 0 if city & fresh else 1
        others = targets & ~city
        ring = seen = _with_groups(groups, city)
        for distance in range(1 + missing, most + missing):
            ring = beside(ring) & paths & ~seen
            if not ring:
                break
            if ring & others:
                for other in bits(ring & others):
                    yield city, other, distance
                others &= ~ring
                if not others:
                    break
            ring = _with_groups(groups, ring)
            seen |= ring
        targets &= ~city


def _with_groups(groups: list[tuple[int, int]], mask: int) -> int:
    for group, halo in groups:
        if halo & mask:
            mask |= group
    return mask


def _groups(own: int) -> list[tuple[int, int]]:
    """The connected pieces, and all spaces that touch them."""
    return [(part, part | GRID.beside(part)) for part in GRID.parts(own)]
