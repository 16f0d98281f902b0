"""What a map promises, in coins: a sum of features, each with a weight found by regression.

A target counts by how likely it is to be reached: in this era by the cards still to come, in later
eras from the villages. What lies on the map for good changes seldom, so the later part is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp
from typing import NamedTuple

from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import CARDS, ERAS, GRID, VILLAGES, Card, Goal, Investigate, Map
from guildhall.games.explorers.goals import CHECKERS
from guildhall.games.explorers.scoring import treasure_coins
from guildhall.games.explorers.state import Desk, Rules, Sheet, State, goal_coins
from guildhall.kit.hexes import bits

FEATURES = (
    "draws",
    "goals",
    "goals now",
    "goals later",
    "towers now",
    "towers later",
    "ruins now",
    "ruins later",
    "coins now",
    "coins later",
    "regions now",
    "regions later",
    "routes now",
    "routes later",
    "crystals now",
    "crystals later",
    "villages",
)
DRAWS, GOALS, GOALS_NOW, GOALS_LATER, TOWERS, TOWERS_LATER, RUINS, RUINS_LATER = range(8)
COINS, COINS_LATER, REGIONS, REGIONS_LATER, ROUTES, ROUTES_LATER = range(8, 14)
CRYSTALS, CRYSTALS_LATER, STARTS = range(14, 17)

WEIGHTS = (3.5, 0.5, 0.6, 0.5, 1.0, 0.8, 3.0, 2.0, 0.6, 0.3, 1.0, 0.5, 0.8, 0.4, 1.0, 0.6, 1.5)
GOAL = 15
"""Coins that a goal is worth on top in the solo game, which is won with all of them only."""
START = 1.5
"""Coins that a village brings in each era to come, as a place to start from."""
_REACH = 9
"""Farther targets do not count."""
_LINK = 5
_LINK_AHEAD = 7
_NEAR_CITY = 4
_MOST_TURNS = 9
_NOW = tuple(
    tuple(exp(-0.7 * d / t**0.7) if t else 0.0 for d in range(2 * _REACH))
    for t in range(_MOST_TURNS + 1)
)
"""How likely a target is reached in this era, by the turns left and its distance."""
_AHEAD = tuple(0.6 * exp(-0.2 * d) for d in range(2 * _REACH))
"""The same for one era to come."""
_LATER = tuple(
    tuple(1 - (1 - one) ** eras if d else 1.0 for d, one in enumerate(_AHEAD))
    for eras in range(ERAS)
)
"""How likely a target is reached in so many eras."""
_FILL_AHEAD = (1.0, 0.8, 0.65, 0.55, 0.4, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03)
"""How likely a region of so many spaces is filled in an era to come, once it is reached."""


class Later(NamedTuple):
    """What does not depend on explorers: features, and the worth of each target now."""

    features: tuple[float, ...]
    once: dict[int, tuple[int, float]]
    """Spaces that bring something once: the number of a feature and the worth."""
    targets: int
    goal_cells: dict[int, float]
    regions: tuple[tuple[int, int, float, float], ...]
    """Open regions: spaces, terrain, worth of a village now, and what it adds to goals."""
    cities: int
    route_goals: tuple[tuple[int, float], ...]


class Promise:
    """Weighs the desk of one seat in one turn."""

    def __init__(self, state: State, weights: tuple[float, ...] = WEIGHTS) -> None:
        self.state = state
        self.board = state.rules.board
        self.weights = weights
        self.turns = state.deck.bit_count()
        self.is_solo = len(state.sheets) == 1
        self._near = _NOW[min(self.turns, _MOST_TURNS)]
        self._worth = tuple(
            goal_coins(state, goal) + (GOAL if self.is_solo else 2) for goal in state.goals
        )
        self._paths: dict[tuple[Investigate, ...], tuple[tuple[float, ...], int, int]] = {}

    def value(self, desk: Desk, met: int) -> float:
        """Coins of this era and what is promised; `met` goals were met before this turn."""
        coins = self.coins(desk, met)
        return coins + sum(
            [a * b for a, b in zip(self.features(desk), self.weights, strict=True) if a]
        )

    def coins(self, desk: Desk, met: int) -> float:
        """What is sure: coins of this era, goals, kept treasures."""
        sheet = desk.sheet
        coins = float(sum(sheet.earned))
        for goal in sheet.met[met:]:
            coins += goal_coins(self.state, goal)
        if self.is_solo:
            coins += GOAL * len(sheet.met)
        if desk.kept:
            coins += treasure_coins(self.board, sheet, desk.kept)
        return coins

    def features(self, desk: Desk) -> list[float]:
        sheet = desk.sheet
        later = self._later(sheet)
        found = list(later.features)
        found[DRAWS] = float(sum([frame.draws for frame in desk.frames]))
        if self.turns:
            self._now(sheet, later, found)
        return found

    # What can be reached in this era

    def _now(self, sheet: Sheet, later: Later, found: list[float]) -> None:
        board, near = self.board, self._near
        explorers = sheet.explorers
        capacity, paths, slow = self._capacity(sheet.hand)
        support = explorers | sheet.villages | board.capital
        coin_groups = _printed(self.state.rules.map)
        once, goal_cells = later.once, later.goal_cells
        targets = later.targets
        far_cities = later.cities & ~explorers
        seen = ring = support
        waiting = 0
        spread = [support]
        beside = GRID.beside
        near_cities = 0
        for distance in range(1, _REACH):
            reached = beside(ring) & ~seen
            ring = waiting | reached & paths & ~slow
            waiting = reached & slow & ~ring
            seen |= ring | waiting
            # a discovery space leads nowhere
            if not ring and not waiting:
                break
            spread.append(ring)
            chance = near[distance]
            if hits := ring & targets:
                for cell in bits(hits):
                    kind, worth = once[cell]
                    found[kind] += worth * chance
                    if cell in goal_cells:
                        found[GOALS_NOW] += goal_cells[cell] * chance
            for value, mask in coin_groups:
                if hits := mask & ring:
                    found[COINS] += hits.bit_count() * value * chance
            if distance <= _NEAR_CITY:
                near_cities |= ring & far_cities
            ring &= ~board.discoveries
        self._regions(sheet, later, found, capacity, spread)
        fresh = explorers & later.cities
        if near_cities and (fresh or near_cities & (near_cities - 1)):
            self._routes(sheet, later, found, paths, fresh, near_cities)

    def _regions(
        self,
        sheet: Sheet,
        later: Later,
        found: list[float],
        capacity: tuple[float, ...],
        spread: list[int],
    ) -> None:
        explorers, near = sheet.explorers, self._near
        if sheet.villages.bit_count() >= VILLAGES:
            return
        for region, terrain, worth, goals in later.regions:
            missing = region & ~explorers
            count = missing.bit_count()
            room = capacity[terrain]
            if count > room:
                continue
            for distance, ring in enumerate(spread):
                if ring & missing:
                    break
            else:
                continue
            chance = (1 - count / (room + 1)) ** 1.3
            if distance > 1:
                chance *= near[distance - 1]
            found[REGIONS] += worth * chance
            if goals:
                found[GOALS_NOW] += goals * chance

    def _routes(
        self,
        sheet: Sheet,
        later: Later,
        found: list[float],
        paths: int,
        fresh: int,
        near_cities: int,
    ) -> None:
        """For each city the best partner that it can be joined with."""
        board, near = self.board, self._near
        values = board.city_value
        own = sheet.explorers | sheet.villages | board.capital
        groups = _groups(own)
        best: dict[int, float] = {}
        goals = 0.0
        for first, second, distance in _joins(
            groups, paths, fresh or near_cities, fresh, near_cities, _LINK
        ):
            coins = values[first] * values[second]
            chance = near[distance]
            worth = coins * chance
            for least, bonus in later.route_goals:
                if coins >= least:
                    goals = max(goals, bonus * chance)
            for city in (first, second):
                if worth > best.get(city, 0.0):
                    best[city] = worth
        if best:
            rest = sorted(best.values())
            found[ROUTES] += sum(rest[:-1]) if len(rest) > 1 else rest[0]
            found[GOALS_NOW] += goals

    def _capacity(self, hand: tuple[Investigate, ...]) -> tuple[tuple[float, ...], int, int]:
        known = self._paths.get(hand)
        if known is None:
            known = self._paths[hand] = _capacities(self.state.rules.map, self.state.deck, hand)
        return known

    # What can be reached in the eras to come

    def _later(self, sheet: Sheet) -> Later:
        key = (
            self.state.rules.map,
            self.state.era,
            self._worth,
            self.state.goals,
            sheet.met,
            sheet.villages,
            sheet.towers,
            sheet.posts,
            sheet.tokens,
            sheet.crystals,
        )
        known = _KNOWN.get(key)
        if known is None:
            if len(_KNOWN) >= _MOST_KNOWN:
                _KNOWN.clear()
            known = _KNOWN[key] = _look_ahead(self.state, self.board, sheet, self._worth)
        return known


_KNOWN: dict[object, Later] = {}
_MOST_KNOWN = 1 << 14


@cache
def _printed(map_: Map) -> tuple[tuple[int, int], ...]:
    """Coin spaces of equal value together."""
    board = BOARDS[map_]
    found: dict[int, int] = {}
    for cell, coins in board.coins_of.items():
        found[coins] = found.get(coins, 0) | cell
    return tuple(found.items())


_BASIC_ROOM = ((2.0, 0, 0, 0), (0, 2.0, 0, 0), (0, 0, 1.0, 0), (0, 0, 0, 3.0), (1.0, 1.0, 1.0, 1.0))
_UNKNOWN_ROOM = (1.2, 1.2, 1.0, 1.5)


def _room_of(card: Investigate) -> tuple[float, ...]:
    """How many spaces of each terrain a card may take, roughly."""
    about = CARDS.investigate[card]
    room = [0.0] * 4
    if about.quota:
        for terrain, count in zip(about.terrains, about.quota, strict=True):
            room[terrain] += count
        return tuple(room)
    if about.then:
        room = [1.2] * 4
    most = about.most or 4
    share = 1.0 if len(about.terrains) == 1 else 0.6
    for terrain in about.terrains:
        room[terrain] += most * share
    return tuple(room)


_ROOMS = tuple(_room_of(card) for card in Investigate)


def _capacities(
    map_: Map, deck: int, hand: tuple[Investigate, ...]
) -> tuple[tuple[float, ...], int, int]:
    """What the cards to come can take of each terrain; where they lead; what costs two steps."""
    room = [0.0] * 4
    for card in Card:
        if not deck >> card & 1:
            continue
        if card < Card.ERA_1:
            more: tuple[float, ...] = _BASIC_ROOM[card]
        else:
            slot = card - Card.ERA_1
            more = _ROOMS[hand[slot]] if slot < len(hand) else _UNKNOWN_ROOM
        room = [a + b for a, b in zip(room, more, strict=True)]
    board = BOARDS[map_]
    paths = board.wild | board.ice
    slow = 0
    for terrain, count in enumerate(room):
        if count >= 1:
            paths |= board.terrains[terrain]
            if count <= 2:
                slow |= board.terrains[terrain]
    return tuple(room), paths & board.all, slow


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


def _look_ahead(state: State, board: Board, sheet: Sheet, worths: tuple[int, ...]) -> Later:
    eras = ERAS - state.era
    chance = _LATER[eras]
    found = [0.0] * len(FEATURES)
    near = _distances(board, sheet.villages | board.capital)
    gains = _Gains(state, board, sheet, worths)
    found[GOALS] = gains.progress
    once: dict[int, tuple[int, float]] = {}
    goal_cells: dict[int, float] = {}
    for kind, cell, worth, goals in _targets(board, sheet, gains):
        q = chance[near.get(cell, _REACH)]
        once[cell] = (kind, worth * (1 - q))
        found[kind + 1] += worth * q
        if goals:
            goal_cells[cell] = goals * (1 - q)
            found[GOALS_LATER] += goals * q
    ahead = _AHEAD
    for cell, coins in board.coins_of.items():
        if coins:
            found[COINS_LATER] += eras * coins * ahead[near.get(cell, _REACH)]
    regions = []
    village_coins = board.sheet.villages
    for region in board.regions:
        if region & sheet.villages or not region & board.blanks:
            continue
        terrain = next(t for t in range(3) if region & board.terrains[t])
        distance = min([near.get(cell, _REACH) for cell in bits(region)])
        fill = _FILL_AHEAD[min(region.bit_count(), len(_FILL_AHEAD) - 1)] * ahead[distance] / 0.6
        q = 1 - (1 - min(1.0, fill)) ** eras
        goals = gains.of_village(region)
        worth = village_coins[state.era - 1] + START * eras
        if eras:
            then = village_coins[-1] - 0.5 * (eras - 1) + START * (eras - 1) / 2
            found[REGIONS_LATER] += then * q
            found[GOALS_LATER] += goals * q
            worth -= then * q
        regions.append((region, terrain, worth, goals * (1 - q)))
    cities = board.cities & ~sheet.posts
    if eras:
        found[ROUTES_LATER] = _routes_ahead(board, sheet, cities, chance)
    found[STARTS] = float(eras * sheet.villages.bit_count())
    targets = 0
    for cell in once:
        targets |= cell
    return Later(tuple(found), once, targets, goal_cells, tuple(regions), cities, gains.of_routes())


def _routes_ahead(board: Board, sheet: Sheet, cities: int, chance: tuple[float, ...]) -> float:
    groups = _groups(sheet.villages | board.capital)
    near = _distances(board, sheet.villages | board.capital)
    best: dict[int, float] = {}
    values = board.city_value
    for first, second, distance in _joins(groups, board.all, cities, 0, cities, _LINK_AHEAD):
        start = min(near.get(first, _REACH), near.get(second, _REACH), distance)
        length = min(2 * _REACH - 1, distance + max(0, start - 1))
        worth = values[first] * values[second] * chance[length]
        for city in (first, second):
            best[city] = max(best.get(city, 0.0), worth)
    rest = sorted(best.values())
    return sum(rest[:-1])


def _distances(board: Board, support: int) -> dict[int, int]:
    """How far each space is; mountains count twice."""
    slow = board.terrains[2]
    found: dict[int, int] = {}
    seen = ring = support
    waiting = 0
    for distance in range(1, _REACH):
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


def _targets(board: Board, sheet: Sheet, gains: _Gains) -> Iterator[tuple[int, int, float, float]]:
    """What can be had once: feature, space, worth and what it adds to goals."""
    towers = board.sheet.towers
    left = towers[sheet.towers.bit_count() :]
    worth = sum(left) / len(left) if left else 0.0
    for cell in bits(board.discoveries & ~sheet.towers):
        yield TOWERS, cell, worth, gains.of("towers", cell)
    for cell in bits(board.ruins & ~sheet.tokens):
        yield RUINS, cell, 1.0, gains.of("tokens", cell)
    for cell in bits(board.crystals & ~sheet.crystals):
        yield CRYSTALS, cell, board.crystal_value[cell] + 3.0, gains.of("crystals", cell)
    for cell in bits(gains.moments & ~(board.discoveries | board.ruins | board.crystals)):
        yield COINS, cell, 0.0, gains.of_moment(cell)


class _Gains:
    """How far the goals of a sheet come by one piece more."""

    def __init__(self, state: State, board: Board, sheet: Sheet, worths: tuple[int, ...]) -> None:
        self._rules: Rules = state.rules
        self._board = board
        self._sheet = sheet
        self._open: list[tuple[Goal, int]] = [
            (goal, worth)
            for goal, worth in zip(state.goals, worths, strict=True)
            if goal not in sheet.met
        ]
        self._have = self._measure(sheet)
        self.progress = sum(self._have)
        self.moments = 0
        for goal, _ in self._open:
            moment = CHECKERS[goal].moment
            if moment:
                self.moments |= moment.cells

    def _measure(self, sheet: Sheet) -> list[float]:
        found = []
        for goal, worth in self._open:
            parts = CHECKERS[goal].parts
            need = sum([part.need for part in parts]) or 1
            have = sum([measure(self._rules, sheet) for measure, _ in parts])
            found.append(worth * have / need)
        return found

    def of(self, field: str, cell: int) -> float:
        """What one piece more adds."""
        if not self._open:
            return 0.0
        sheet = self._sheet._replace(**{field: getattr(self._sheet, field) | cell})
        return sum(self._measure(sheet)) - self.progress

    def of_village(self, region: int) -> float:
        if not self._open:
            return 0.0
        blanks = region & self._board.blanks
        site = blanks & GRID.beside(self._sheet.towers | self._board.ruins | self._board.crystals)
        site = site or blanks
        return self.of("villages", site & -site)

    def of_moment(self, cell: int) -> float:
        found = 0.0
        for goal, worth in self._open:
            moment = CHECKERS[goal].moment
            if moment and moment.cells & cell:
                found += worth
        return found

    def of_routes(self) -> tuple[tuple[int, float], ...]:
        """Goals that a route helps to meet: of how many coins at least, and what it adds."""
        found: list[tuple[int, float]] = []
        for goal, worth in self._open:
            moment = CHECKERS[goal].moment
            if moment and moment.least:
                found.append((moment.least, float(worth)))
        posts = [self.of("posts", city) for city in bits(self._board.cities & ~self._sheet.posts)]
        if posts and max(posts) > 0:
            found.append((1, max(posts)))
        return tuple(found)
