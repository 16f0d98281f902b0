"""What an action would change in a score: by edict, coins and monsters, season by season."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import repeat
from typing import NamedTuple

from guildhall.core.game import Line
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import Action, Draw, Use
from guildhall.games.cartographers.data import (
    COIN_TRACK,
    DURATIONS,
    SEASON_LETTERS,
    SKILL_COSTS,
    Edict,
    Letter,
    Season,
    Terrain,
)
from guildhall.games.cartographers.forecast import (
    DEPENDS,
    LARGEST_SHAPE,
    ONLY_FILLED,
    Forecast,
    forecast_of,
    monster_forecast,
)
from guildhall.games.cartographers.scoring import seasons_of_full_map
from guildhall.games.cartographers.state import Rules, Sheet

_NO_CHANGE = (0, 0, 0, 0)


class SheetPreview(NamedTuple):
    """The change in what a sheet would score if a season ended now.

    `seasons` are those still to be scored after the action. `edicts` has one number per letter;
    each counts in every season that scores this letter. Coins and monsters count in every season.
    A gain is positive, also with `monsters`.
    """

    seat: Seat
    seasons: tuple[Season, ...]
    edicts: tuple[int, ...]
    coins: int
    monsters: int

    @property
    def lines(self) -> tuple[Line, ...]:
        """The changes by source for the seasons still to be scored; zeros are left out."""
        return tuple(
            line for season in self.seasons for line in self._season_lines(season) if line.points
        )

    @property
    def total(self) -> int:
        """The change over all seasons still to be scored, if nothing else were drawn."""
        return sum(line.points for line in self.lines)

    def _season_lines(self, season: Season) -> Iterable[Line]:
        part = season.name.lower()
        for letter in SEASON_LETTERS[season]:
            points = self.edicts[letter] if letter < len(self.edicts) else 0
            yield Line(f"edict-{letter.name.lower()}", part, points)
        yield Line("coins", part, self.coins)
        yield Line("monsters", part, self.monsters)


_make = partial(tuple.__new__, SheetPreview)
"""Like `SheetPreview._make`, without its check: made for every placement of a position."""


class Previewer:
    """Answers for one sheet lying on the table; making it once serves all actions."""

    def __init__(
        self,
        rules: Rules,
        edicts: tuple[Edict, ...],
        season: Season,
        time: int,
        seat: Seat,
        sheet: Sheet,
        *,
        is_solo: bool,
    ) -> None:
        board = rules.board
        self._seasons = tuple(one for one in Season if one >= season)
        self._seasons_if_full = self._seasons
        if is_solo:
            is_ending = time >= DURATIONS[season]
            self._seasons_if_full = seasons_of_full_map(rules.full_map, season, is_ending=is_ending)
        self._free = free = board.open & ~sheet.drawn
        self._coin_room = COIN_TRACK - sheet.spent - sheet.coins
        self._mountain_gaps = [sides & free for sides in board.mountain_sides if sides & free]
        self._board = board
        self._seat = seat
        self._edicts = edicts
        self._forecasts = [forecast_of(board, edict, sheet) for edict in edicts]
        self._monsters = monster_forecast(board, sheet)

    def preview(self, action: Action) -> SheetPreview:
        if isinstance(action, Draw):
            terrain, cells = action.terrain, action.cells
            edicts = tuple([change(terrain, cells) for change in self._forecasts])
            coins, monsters = self._coins(action), self._monsters(terrain, cells)
            seasons = self._seasons if self._free & ~cells else self._seasons_if_full
            return SheetPreview(self._seat, seasons, edicts, coins, monsters)
        cost = SKILL_COSTS[action.skill] if isinstance(action, Use) else 0
        return SheetPreview(self._seat, self._seasons, _NO_CHANGE, -cost, 0)

    def draws(self, draws: Sequence[Draw]) -> tuple[SheetPreview, ...]:
        """The previews of many drawings, column by column: quicker than one by one."""
        pairs = [(draw.terrain, draw.cells) for draw in draws]
        columns = [
            _column(edict, change, pairs)
            for edict, change in zip(self._edicts, self._forecasts, strict=True)
        ]
        losses = self._monsters
        monsters = [losses(terrain, cells) for terrain, cells in pairs]
        near = self._board.beside_mountains
        coins = [self._coins(draw) if draw.coin or draw.cells & near else 0 for draw in draws]
        edicts = zip(*columns, strict=True) if columns else repeat(())
        fields = zip(repeat(self._seat), self._scored(draws), edicts, coins, monsters)
        return tuple(map(_make, fields))

    def _scored(self, draws: Sequence[Draw]) -> Iterable[tuple[Season, ...]]:
        """The seasons still to be scored after each drawing: one may fill a solo map."""
        free, seasons = self._free, self._seasons
        if free.bit_count() > LARGEST_SHAPE:
            return repeat(seasons)
        return [seasons if free & ~draw.cells else self._seasons_if_full for draw in draws]

    def _coins(self, draw: Draw) -> int:
        rest = ~draw.cells
        coins = 1 if draw.coin else 0
        coins += sum([1 for gap in self._mountain_gaps if not gap & rest])
        return min(coins, self._coin_room)


def _column(edict: Edict, change: Forecast, pairs: list[tuple[Terrain, int]]) -> list[int]:
    """The changes of one edict; what cannot differ is not asked twice."""
    if edict in ONLY_FILLED:
        terrain = pairs[0][0] if pairs else Terrain.FOREST
        known = {cells: change(terrain, cells) for cells in {cells for _, cells in pairs}}
        return [known[cells] for _, cells in pairs]
    depends = DEPENDS[edict]
    return [change(terrain, cells) if terrain in depends else 0 for terrain, cells in pairs]


def letters_to_come(season: Season) -> tuple[int, ...]:
    """How often each letter is still scored, the running season included."""
    coming = [letter for one in Season if one >= season for letter in SEASON_LETTERS[one]]
    return tuple(coming.count(letter) for letter in Letter)
