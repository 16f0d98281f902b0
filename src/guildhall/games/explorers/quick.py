"""A quick look at where the next explorer goes: good enough for roll-outs, and many times quicker.

It adds up what a space brings by itself, how much nearer everything else comes, and how far a
region or a trade route is completed, without making the placement.
"""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import Action, Explore, Free
from guildhall.games.explorers.data import GRID, VILLAGES
from guildhall.games.explorers.placing import FACTORS
from guildhall.games.explorers.prospects import COIN, MEASURED, Outlook, nearness_table
from guildhall.games.explorers.state import State
from guildhall.kit.hexes import bits


class Quick:
    """Looks at the spaces for one seat during one turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._seat = seat
        self._outlook = Outlook(state, MEASURED)
        self._map = state.rules.map
        self._board = state.rules.board
        self._targets: list[tuple[dict[int, int], int, int]] = []
        self._support = -1

    def best(self, state: State, actions: tuple[Action, ...]) -> Action:
        """The space that promises most; to stop only where there is none."""
        self._look(state)
        best, most = actions[-1], -1
        for action in actions:
            if isinstance(action, Explore | Free):
                gain = self._gain(state, action.cell)
                if gain > most:
                    best, most = action, gain
        return best

    def _look(self, state: State) -> None:
        """Find out how near everything is, unless nothing has changed since the last look."""
        sheet = state.desks[self._seat].sheet
        support = sheet.explorers | sheet.villages | self._board.capital
        if support == self._support:
            return
        self._support = support
        weight = self._outlook.now
        self._targets = [
            (nearness_table(self._map, cell), value * weight // 1000, near)
            for cell, value, near in self._outlook.reach(sheet, support)
        ]

    def _gain(self, state: State, cell: int) -> int:
        nearer = [
            value * (there - near)
            for table, value, near in self._targets
            if (there := table.get(cell, 0)) > near
        ]
        return sum(nearer) // 1000 + self._feature(state, cell) + self._region(state, cell)

    def _feature(self, state: State, cell: int) -> int:
        """What the space brings at once."""
        board, outlook = self._board, self._outlook
        desk = state.desks[self._seat]
        sheet = desk.sheet
        if cell & board.coins:
            factor = 1 if desk.using is None else FACTORS[desk.using]
            return COIN * factor * board.coins_of[cell]
        if cell & board.cities:
            return self._route(state, cell)
        return outlook.find(sheet, cell)

    def _route(self, state: State, cell: int) -> int:
        """A trade route with the best city connected with this one."""
        board = self._board
        sheet = state.desks[self._seat].sheet
        fresh = sheet.explorers & board.cities & ~sheet.posts
        if not fresh or cell & sheet.posts:
            return 0
        linked = GRID.part(cell, self._support | cell) & fresh
        partner = max([board.city_value[one] for one in bits(linked)], default=0)
        return COIN * partner * board.city_value[cell]

    def _region(self, state: State, cell: int) -> int:
        """How much nearer a village comes."""
        sheet = state.desks[self._seat].sheet
        region = self._board.region_of[cell]
        if region < 0 or region & sheet.villages or sheet.villages.bit_count() >= VILLAGES:
            return 0
        return self._outlook.village_step((region & ~sheet.explorers).bit_count())
