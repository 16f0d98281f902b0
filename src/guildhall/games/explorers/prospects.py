"""What a map promises: how near towers, ruins, cities, coins and villages are.

Values are thousandths of a coin. Something one step away is worth more than something three steps
away; explorers bring it near in this era, villages in all eras to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import ERAS, GRID, Map
from guildhall.games.explorers.goals import progress
from guildhall.games.explorers.scoring import treasure_coins
from guildhall.games.explorers.state import Desk, Sheet, State, goal_coins
from guildhall.kit.hexes import bits

COIN = 1000
_MISSING = (1000, 560, 330, 200, 120, 70, 40, 25, 15)
"""What is left of the value of a village when so many spaces of its region are missing."""


class Weights(NamedTuple):
    """What prospects count, in thousandths of a coin where nothing else is said."""

    near: tuple[int, ...]
    """What is left of a value at a distance, in thousandths."""
    treasure: int
    """What a treasure card is worth on average."""
    start: int
    """What a village is worth as a place to start from, for each era to come."""
    later: int
    """Nearness to a village counts so much less, for each era to come."""
    partner: int
    """The city value counted for a partner that is not explored yet."""
    route: tuple[int, int]
    """A coin of a route to come: without a city that waits for a partner, and with one."""
    tower: int
    """A coin of a tower to come."""
    goal: int
    """A coin of a goal that is begun."""
    goal_bonus: int
    """Coins that a goal is worth beside its own."""


PLAIN = Weights(
    near=(1000, 800, 560, 400, 280, 190, 130, 90, 60, 40, 25, 15, 10, 6, 4),
    treasure=3500,
    start=2600,
    later=5,
    partner=2,
    route=(400, 700),
    tower=1000,
    goal=500,
    goal_bonus=2,
)
"""Found by thinking."""


class Prospect(NamedTuple):
    """Something worth going to."""

    kind: str
    cell: int
    value: int


class Outlook:
    """Weighs the desk of one seat in one turn."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.board = state.rules.board
        turns = state.deck.bit_count()
        self.now = min(4, turns) * 250
        """How much nearness still counts in this era, in thousandths."""
        self.eras_left = ERAS - state.era

    def value(self, desk: Desk, met: int) -> int:
        """Coins and prospects; `met` goals were met before this turn."""
        sheet = desk.sheet
        total = COIN * sheet.earned.total + PLAIN.treasure * sum(f.draws for f in desk.frames)
        total += COIN * sum(goal_coins(self.state, goal) for goal in sheet.met[met:])
        total += COIN * treasure_coins(self.board, sheet, desk.kept)
        total += self._goals(sheet) + self._villages(sheet)
        if not self.now and not self.eras_left:
            return total
        later = sheet.villages | self.board.capital
        found = self._groups(sheet)
        total += self._sum(found, sheet.explorers | later) * self.now // 1000
        return total + self._sum(found, later) * self.eras_left // PLAIN.later

    def _groups(self, sheet: Sheet) -> list[tuple[int, int]]:
        """The same as `prospects`, those of equal value together."""
        board, printed = self.board, _printed(self.state.rules.map)
        towers = board.sheet.towers
        worth = PLAIN.tower * towers[min(sheet.towers.bit_count(), len(towers) - 1)]
        fresh = sheet.explorers & board.cities & ~sheet.posts
        partner = max([board.city_value[cell] for cell in bits(fresh)], default=PLAIN.partner)
        share = PLAIN.route[fresh > 0]
        gone = sheet.explorers | sheet.posts
        groups = [
            (board.discoveries & ~sheet.towers, worth),
            (board.ruins & ~sheet.tokens, PLAIN.treasure),
            *[(mask & ~sheet.crystals, COIN * (value + 3)) for value, mask in printed.crystals],
            *[(mask & ~gone, COIN * value * 6 // 10) for value, mask in printed.coins],
            *[(mask & ~gone, partner * value * share) for value, mask in printed.cities],
        ]
        return [group for group in groups if group[0]]

    def _sum(self, found: list[tuple[int, int]], support: int) -> int:
        """What all prospects are worth to these pieces: a flood that meets the near ones first."""
        printed = _printed(self.state.rules.map)
        beside, paths = GRID.beside, printed.paths
        targets = 0
        for mask, _ in found:
            targets |= mask
        total, ring, seen = 0, support, support
        for near in PLAIN.near:
            if ring & targets:
                for mask, value in found:
                    if hit := mask & ring:
                        total += hit.bit_count() * (value * near // 1000)
                targets &= ~ring
            if not targets:
                break
            ring = beside(ring & paths) & ~seen
            seen |= ring
        return total

    def prospects(self, sheet: Sheet) -> Iterator[Prospect]:
        """What is still to be had on this map."""
        board = self.board
        towers = board.sheet.towers
        worth = PLAIN.tower * towers[min(sheet.towers.bit_count(), len(towers) - 1)]
        for cell in bits(board.discoveries & ~sheet.towers):
            yield Prospect("tower", cell, worth)
        for cell in bits(board.ruins & ~sheet.tokens):
            yield Prospect("ruin", cell, PLAIN.treasure)
        for cell in bits(board.crystals & ~sheet.crystals):
            yield Prospect("crystal", cell, COIN * (board.crystal_value[cell] + 3))
        for cell in bits(board.coins & ~sheet.explorers):
            yield Prospect("coins", cell, COIN * board.coins_of[cell] * 6 // 10)
        yield from self._cities(sheet)

    def _cities(self, sheet: Sheet) -> Iterator[Prospect]:
        board = self.board
        fresh = sheet.explorers & board.cities & ~sheet.posts
        partner = max((board.city_value[cell] for cell in bits(fresh)), default=PLAIN.partner)
        share = PLAIN.route[fresh > 0]
        for cell in bits(board.cities & ~sheet.posts & ~sheet.explorers):
            yield Prospect("city", cell, partner * board.city_value[cell] * share)

    def _goals(self, sheet: Sheet) -> int:
        total = 0
        for goal in self.state.goals:
            if goal not in sheet.met:
                have, need = progress(self.state.rules, goal, sheet)
                coins = PLAIN.goal_bonus + goal_coins(self.state, goal)
                total += PLAIN.goal * coins * have // need
        return total

    def _villages(self, sheet: Sheet) -> int:
        """Villages as starting points, and regions on the way to one."""
        board, start = self.board, PLAIN.start * self.eras_left
        total = start * sheet.villages.bit_count()
        if not self.now:
            return total
        value = COIN * board.sheet.villages[self.state.era - 1] + start
        for region in board.regions:
            begun = region & sheet.explorers
            if begun and not region & sheet.villages and region & board.blanks:
                missing = min((region ^ begun).bit_count(), len(_MISSING) - 1)
                total += value * _MISSING[missing] * self.now // 1_000_000
        return total


class _Printed(NamedTuple):
    """The spaces of a map by what is printed on them, those of equal value together."""

    paths: int
    coins: tuple[tuple[int, int], ...]
    cities: tuple[tuple[int, int], ...]
    crystals: tuple[tuple[int, int], ...]


@cache
def _printed(map_: Map) -> _Printed:
    board = BOARDS[map_]
    return _Printed(
        _paths(map_),
        _by_value(board.coins, board.coins_of),
        _by_value(board.cities, board.city_value),
        _by_value(board.crystals, board.crystal_value),
    )


def _by_value(cells: int, values: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    found: dict[int, int] = {}
    for cell in bits(cells):
        found[values[cell]] = found.get(values[cell], 0) | cell
    return tuple(found.items())


def _paths(map_: Map) -> int:
    """Where explorers can go on from; nothing leads across a discovery space."""
    board = BOARDS[map_]
    return (board.all & ~board.discoveries) | board.capital


def nearness(map_: Map, cell: int, support: int) -> int:
    """How much of its value a space has for pieces on these spaces, in thousandths."""
    for distance, ring in enumerate(_rings(map_, cell)):
        if ring & support:
            return PLAIN.near[distance]
    return 0


@cache
def _rings(map_: Map, cell: int) -> tuple[int, ...]:
    """The spaces at each distance from a space."""
    paths = _paths(map_)
    rings, seen = [cell], cell
    while len(rings) < len(PLAIN.near):
        ring = GRID.beside(rings[-1]) & paths & ~seen
        if not ring:
            break
        rings.append(ring)
        seen |= ring
    return tuple(rings)
