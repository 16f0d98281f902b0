"""What a map promises, in coins: a sum of features, each with its weight.

A target counts by how likely it is to be reached: in this era by the cards still to come, in later
eras from the villages.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul

from guildhall.core.seat import Seat
from guildhall.games.explorers.ahead import Later, look_ahead
from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import (
    CARDS,
    ERA_CARDS,
    ERAS,
    GRID,
    VILLAGES,
    Card,
    Investigate,
    Map,
)
from guildhall.games.explorers.features import (
    COINS,
    DRAWS,
    GOAL,
    GOAL_AMONG_OTHERS,
    GOALS,
    GOALS_NOW,
    REACH,
    REGIONS,
    ROUTES,
    WEIGHTS,
)
from guildhall.games.explorers.gains import RouteGoal
from guildhall.games.explorers.goals import CHECKERS, progress
from guildhall.games.explorers.scoring import treasure_coins
from guildhall.games.explorers.state import Desk, Sheet, State, goal_coins
from guildhall.kit.hexes import bits

_LINK = 5
"""Cities so far from a group are not joined with it in this era."""
_NEAR_CITY = 4
"""How far from any piece a city may be to count for a route in this era."""
_MOST_TURNS = 9
_NOW = tuple(
    tuple(exp(-0.7 * distance / turns**0.7) if turns else 0.0 for distance in range(2 * REACH))
    for turns in range(_MOST_TURNS + 1)
)
"""How likely a target is reached in this era, by the turns left and its distance."""
_MOST_KNOWN = 1 << 10
_KNOWN: dict[object, Later] = {}
_PROMISED: dict[tuple[int, int, int, tuple[Investigate, ...], int], float] = {}
"""What maps promise with the cards to come: each was looked at from some `Later`."""
_MOST_PROMISED = 1 << 14


class Promise:
    """Weighs the desk of one seat in one turn.

    A goal counts more than its coins, as levels of the solo game ask for goals; not `in_coins`.
    """

    def __init__(self, state: State, seat: Seat = 0, *, in_coins: bool = False) -> None:
        self.state = state
        self.board = state.rules.board
        self.turns = state.deck.bit_count()
        self._is_last = not self.turns and state.era == ERAS
        self.is_solo = len(state.sheets) == 1
        self._near = _NOW[min(self.turns, _MOST_TURNS)]
        bonus = GOAL if self.is_solo else GOAL_AMONG_OTHERS
        self._bonus = 0 if in_coins else bonus
        self._worth = tuple(goal_coins(state, goal) + self._bonus for goal in state.goals)
        self._restless = tuple(
            (goal, worth)
            for goal, worth in zip(state.goals, self._worth, strict=True)
            if CHECKERS[goal].is_restless
        )
        sheet = state.sheets[seat]
        self._own = sheet.explorers | sheet.villages | self.board.capital
        self._parts = GRID.parts(self._own)
        self._joined: dict[object, tuple[dict[int, float], float]] = {}
        self._paths: dict[tuple[Investigate, ...], tuple[tuple[float, ...], int, int]] = {}

    def value(self, desk: Desk, met: int) -> float:
        """Coins of this era and what is promised; `met` goals were met before this turn."""
        coins = self.coins(desk, met)
        return coins if self._is_last else coins + self._promised(desk)

    def _promised(self, desk: Desk) -> float:
        """All features by their weights; nearly half of what is asked was asked before."""
        sheet = desk.sheet
        later = self._later(sheet)
        draws = _draws(desk)
        key = (later.number, sheet.explorers, self.state.deck, sheet.hand, draws)
        known = _PROMISED.get(key)
        if known is None:
            if len(_PROMISED) >= _MOST_PROMISED:
                _PROMISED.clear()
            known = _PROMISED[key] = sum(map(mul, self._features(sheet, later, draws), WEIGHTS))
        return known

    def coins(self, desk: Desk, met: int) -> float:
        """What is sure: coins of this era, goals, kept treasures."""
        sheet = desk.sheet
        coins = float(sum(sheet.earned))
        for goal in sheet.met[met:]:
            coins += goal_coins(self.state, goal)
        if self.is_solo:
            coins += self._bonus * len(sheet.met)
        if desk.kept:
            coins += treasure_coins(self.board, sheet, desk.kept)
        return coins

    def features(self, desk: Desk) -> list[float]:
        return self._features(desk.sheet, self._later(desk.sheet), _draws(desk))

    def _features(self, sheet: Sheet, later: Later, draws: int) -> list[float]:
        found = list(later.features)
        found[DRAWS] = float(draws)
        for goal, worth in self._restless if self.turns else ():  # explorers go home
            if goal not in sheet.met:
                have, need = progress(self.state.rules, goal, sheet)
                found[GOALS] += worth * have / need
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
        for distance in range(1, min(REACH, self.turns + _NEAR_CITY)):
            reached = beside(ring) & ~seen
            ring = waiting | reached & paths & ~slow
            waiting = reached & slow & ~ring
            seen |= ring | waiting
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
            ring &= ~board.discoveries  # they lead nowhere
        self._regions(sheet, later, found, capacity, spread)
        fresh = explorers & later.cities
        able = near_cities | fresh
        if able & (able - 1):
            self._routes(sheet, later, found, fresh, near_cities)

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
        next_ring = spread[1] if len(spread) > 1 else 0
        reach = 0
        for ring in spread[:4]:
            reach |= ring
        for region, terrain, worth, goals in later.regions:
            if not region & reach:
                continue
            missing = region & ~explorers
            count = missing.bit_count()
            room = capacity[terrain]
            if not count or count > room:
                continue
            chance = (1 - count / (room + 1)) ** 1.3
            if not missing & next_ring:
                chance *= near[_first(spread, missing) - 1]
            found[REGIONS] += worth * chance
            if goals:
                found[GOALS_NOW] += goals * chance

    def _routes(
        self, sheet: Sheet, later: Later, found: list[float], fresh: int, near_cities: int
    ) -> None:
        """For each city the best partner that it can be joined with by way of a group."""
        best: dict[int, float] = {}
        goals = 0.0
        joined, able = self._joined, near_cities | fresh
        for group in self._groups(sheet.explorers | sheet.villages | self.board.capital):
            key = (group, able, later.number)
            known = joined.get(key)
            if known is None:
                cities = (able & ~group, fresh & group)
                known = joined[key] = self._join(group, *cities, later.route_goals)
            if known[0]:
                goals = max(goals, known[1])
                for city, worth in known[0].items():
                    if worth > best.get(city, 0.0):
                        best[city] = worth
        if best:
            found[ROUTES] += sum(best.values()) - max(best.values())
            found[GOALS_NOW] += goals

    def _join(
        self, group: int, near_cities: int, fresh: int, route_goals: tuple[RouteGoal, ...]
    ) -> tuple[dict[int, float], float]:
        """The best partner of each city near a group, and what a route among them adds to goals."""
        values, rings = self.board.city_value, _city_rings(self.state.rules.map)
        near = [(values[cell], 0, cell) for cell in bits(fresh)]
        for cell in bits(near_cities):
            around, city_rings = rings[cell]
            if around & group:
                near.append((values[cell], _first(city_rings, group), cell))
        best: dict[int, float] = {}
        return best, self._pairs(near, route_goals, best)

    def _pairs(
        self,
        near: list[tuple[int, int, int]],
        route_goals: tuple[RouteGoal, ...],
        best: dict[int, float],
    ) -> float:
        """Note the best partner of each of these cities; what a route among them adds to goals."""
        chances = self._near
        goals = 0.0
        for number, (value, distance, cell) in enumerate(near):
            for other_value, other_distance, other in near[:number]:
                coins = value * other_value
                chance = chances[distance + other_distance]
                worth = coins * chance
                if worth > best.get(cell, 0.0):
                    best[cell] = worth
                if worth > best.get(other, 0.0):
                    best[other] = worth
                for least, cities, adds in route_goals:
                    if coins >= least and adds * chance > goals and (cell | other) & cities:
                        goals = adds * chance
        return goals

    def _groups(self, own: int) -> list[int]:
        """Connected pieces; those of the beginning of the turn are kept."""
        new = own & ~self._own
        if not new:
            return self._parts
        parts = self._parts
        near = self.board.near
        for cell in bits(new):
            beside = near[cell] | self.board.capital & GRID.beside(cell)
            merged, rest = cell, []
            for part in parts:
                if part & beside:
                    merged |= part
                else:
                    rest.append(part)
            rest.append(merged)
            parts = rest
        return parts

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
            known = _KNOWN[key] = look_ahead(self.state, self.board, sheet, self._worth)
        return known


def _draws(desk: Desk) -> int:
    """How many treasure cards are to come."""
    return sum([frame.draws for frame in desk.frames])


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


def _room_by_slot(slot: int, hand: tuple[Investigate, ...]) -> tuple[float, ...]:
    """A card that is not known yet is like any; the last one repeats one of three by choice."""
    if slot < len(hand):
        return _ROOMS[hand[slot]]
    if slot < len(ERA_CARDS) or not hand:
        return _UNKNOWN_ROOM
    return tuple(map(max, *(_ROOMS[card] for card in hand))) if len(hand) > 1 else _ROOMS[hand[0]]


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
            more = _room_by_slot(card - Card.ERA_1, hand)
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


def _first(rings: Sequence[int], mask: int) -> int:
    """The number of the first ring that has a space of the mask."""
    for number, ring in enumerate(rings):
        if ring & mask:
            return number
    return len(rings)


@cache
def _city_rings(map_: Map) -> dict[int, tuple[int, tuple[int, ...]]]:
    """For each city all spaces near it, and those at each distance."""
    board = BOARDS[map_]
    found = {}
    for city in bits(board.cities):
        rings = [city]
        seen = city
        for _ in range(_LINK):
            ring = GRID.beside(rings[-1]) & (board.all | board.capital) & ~seen
            seen |= ring
            rings.append(ring & ~board.discoveries)
        found[city] = (seen, tuple(rings))
    return found
