"""What an action would earn, source by source, before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from guildhall.core.game import Line
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import Action, Explore, Free, Route, Village
from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import GRID, Goal
from guildhall.games.explorers.listing import other_actions
from guildhall.games.explorers.rules import apply
from guildhall.games.explorers.state import CHOICES, Desk, Earned, Sheet, State, Task, goal_coins


class DeskPreview(NamedTuple):
    """What an action would bring a seat.

    Coins that depend on a choice that follows are those of the best one. `cards` treasure cards
    will be drawn; nobody knows what they bring.
    """

    seat: Seat
    era: int
    earned: Earned = Earned()
    goals: tuple[Goal, ...] = ()
    cards: int = 0
    villages: int = 0
    cities: int = 0
    cell: int = 0

    @property
    def total(self) -> int:
        return sum(self.earned)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The coins by source; the line of treasures says how many cards come."""
        return tuple(self._lines())

    def _lines(self) -> Iterator[Line]:
        part = str(self.era)
        cells = {"villages": self.villages, "routes": self.cities, "goals": 0, "lands": 0}
        for source, points in zip(Earned._fields, self.earned, strict=True):
            args = (("cards", self.cards),) if source == "treasures" and self.cards else ()
            if points or args:
                where = GRID.to_text(cells.get(source, self.cell))
                yield Line(source, part, points, args, where)


def preview(state: State, seat: Seat, action: Action) -> DeskPreview:
    if not isinstance(action, Explore | Free | Village | Route):
        return DeskPreview(seat, state.era)
    board = BOARDS[state.rules.map]
    before = state.desks[seat]
    placed = apply(state, seat, action).desks[seat]
    after = _best_choices(state, board, seat, placed)
    met = tuple(goal for goal in after.sheet.met if goal not in before.sheet.met)
    return DeskPreview(
        seat,
        state.era,
        _difference(state, board, before.sheet, after.sheet, met),
        met,
        after.frames[-1].draws if after.task is Task.DRAW else 0,
        after.sheet.villages & ~before.sheet.villages,
        after.sheet.posts & ~before.sheet.posts,
        action.cell if isinstance(action, Explore | Free) else 0,
    )


def _best_choices(state: State, board: Board, seat: Seat, desk: Desk) -> Desk:
    """Make the choices that follow, the best paid ones."""
    while desk.task in CHOICES:
        desks = (*state.desks[:seat], desk, *state.desks[seat + 1 :])
        options = other_actions(state, desk)
        best = max(options, key=lambda one: _route_coins(board, one))
        desk = apply(state._replace(desks=desks), seat, best).desks[seat]
    return desk


def _route_coins(board: Board, action: Action) -> int:
    """The best pair is worth most; of two posts the cheaper leaves more for later."""
    if not isinstance(action, Route):
        return 0
    values = board.city_value
    return 100 * values[action.first] * values[action.second] - values[action.post]


def _difference(
    state: State, board: Board, before: Sheet, after: Sheet, met: tuple[Goal, ...]
) -> Earned:
    change = Earned(*[new - old for old, new in zip(before.earned, after.earned, strict=True)])
    bonus = board.sheet.lands_reached
    lands = bonus[after.reached.bit_count()] - bonus[before.reached.bit_count()] if bonus else 0
    return change._replace(goals=sum(goal_coins(state, goal) for goal in met), lands=lands)
