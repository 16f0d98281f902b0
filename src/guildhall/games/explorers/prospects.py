"""What a map promises: how near towers, ruins, cities, coins and villages are.

Values are thousandths of a coin. Something one step away is worth more than something three steps
away; explorers bring it near in this era, villages in all eras to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import ERAS, GRID, Map
from guildhall.games.explorers.goals import progress
from guildhall.games.explorers.scoring import treasure_coins
from guildhall.games.explorers.state import Desk, Sheet, State, goal_coins
from guildhall.kit.hexes import bits

COIN = 1000
_TREASURE = 3500
"""What a treasure card is worth on average."""
_NEAR = (1000, 800, 560, 400, 280, 190, 130, 90, 60, 40, 25, 15, 10, 6, 4)
"""What is left of a value at a distance, in thousandths."""
_MISSING = (1000, 560, 330, 200, 120, 70, 40, 25, 15)
"""What is left of the value of a village when so many spaces of its region are missing."""
_START = 2600
"""What a village is worth as a place to start from, for each era to come."""
_LATER = 5
"""Nearness to a village counts so much less, for each era to come."""
_ALONE = 2
"""The city value counted for a partner that is not explored yet."""


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
        total = COIN * sheet.earned.total + _TREASURE * sum(f.draws for f in desk.frames)
        total += COIN * sum(goal_coins(self.state, goal) for goal in sheet.met[met:])
        total += COIN * treasure_coins(self.board, sheet, desk.kept)
        total += self._goals(sheet) + self._villages(sheet)
        later = sheet.villages | self.board.capital
        found = tuple(self.prospects(sheet)) if self.now or self.eras_left else ()
        total += self._sum(found, sheet.explorers | later) * self.now // 1000
        return total + self._sum(found, later) * self.eras_left // _LATER

    def _sum(self, found: tuple[Prospect, ...], support: int) -> int:
        on = self.state.rules.map
        return sum([one.value * nearness(on, one.cell, support) // 1000 for one in found])

    def prospects(self, sheet: Sheet) -> Iterator[Prospect]:
        """What is still to be had on this map."""
        board = self.board
        towers = board.sheet.towers
        worth = COIN * towers[min(sheet.towers.bit_count(), len(towers) - 1)]
        for cell in bits(board.discoveries & ~sheet.towers):
            yield Prospect("tower", cell, worth)
        for cell in bits(board.ruins & ~sheet.tokens):
            yield Prospect("ruin", cell, _TREASURE)
        for cell in bits(board.crystals & ~sheet.crystals):
            yield Prospect("crystal", cell, COIN * (board.crystal_value[cell] + 3))
        for cell in bits(board.coins & ~sheet.explorers):
            yield Prospect("coins", cell, COIN * board.coins_of[cell] * 6 // 10)
        yield from self._cities(sheet)

    def _cities(self, sheet: Sheet) -> Iterator[Prospect]:
        board = self.board
        fresh = sheet.explorers & board.cities & ~sheet.posts
        partner = max((board.city_value[cell] for cell in bits(fresh)), default=_ALONE)
        share = 7 if fresh else 4
        for cell in bits(board.cities & ~sheet.posts & ~sheet.explorers):
            yield Prospect("city", cell, COIN * partner * board.city_value[cell] * share // 10)

    def _goals(self, sheet: Sheet) -> int:
        total = 0
        for goal in self.state.goals:
            if goal not in sheet.met:
                have, need = progress(self.state.rules, goal, sheet)
                total += COIN * (2 + goal_coins(self.state, goal)) * have // (2 * need)
        return total

    def _villages(self, sheet: Sheet) -> int:
        """Villages as starting points, and regions on the way to one."""
        board, start = self.board, _START * self.eras_left
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


def nearness(map_: Map, cell: int, support: int) -> int:
    """How much of its value a space has for pieces on these spaces, in thousandths."""
    for distance, ring in enumerate(_rings(map_, cell)):
        if ring & support:
            return _NEAR[distance]
    return 0


@cache
def _rings(map_: Map, cell: int) -> tuple[int, ...]:
    """The spaces at each distance from a space; nothing leads across a discovery space."""
    board = BOARDS[map_]
    paths = (board.all & ~board.discoveries) | board.capital
    rings, seen = [cell], cell
    while len(rings) < len(_NEAR):
        ring = GRID.beside(rings[-1]) & paths & ~seen
        if not ring:
            break
        rings.append(ring)
        seen |= ring
    return tuple(rings)
