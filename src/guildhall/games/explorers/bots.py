"""Bots for this game: they see a view only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from guildhall.bots.bot import Bot, Choice, Reason, reason
from guildhall.bots.uniform import Uniform
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import (
    DONE,
    Action,
    Decline,
    Done,
    Explore,
    Free,
    Keep,
    Reuse,
    Village,
)
from guildhall.games.explorers.data import GRID, Treasure
from guildhall.games.explorers.placing import take_treasure
from guildhall.games.explorers.preview import preview
from guildhall.games.explorers.prospects import Outlook, nearness
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import Desk, State, Task
from guildhall.games.explorers.view import View, known_state

_MOST_REASONS = 3
_MOST_STEPS = 12
"""How far a card is played in thought before it is kept or used again."""


class Greedy:
    """Puts each explorer where coins and prospects grow most, as if nothing else followed.

    It values coins, villages as starting points of later eras, towers, ruins, routes and goals,
    and being near to them. An investigate card is judged by playing it in thought.
    """

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        if view.seat is None:
            raise ValueError("a spectator does not choose")
        judge = _Judge(known_state(view), view.seat)
        return judge.best(actions, rng)


class _Judge:
    """Weighs the actions of one seat in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.outlook = Outlook(state)
        self.met = len(state.sheets[seat].met)

    def best(self, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if isinstance(actions[0], Keep | Reuse):
            values = [self.worth_of_card(action) for action in actions]
        else:
            values = [self.worth(self.state, action) for action in actions]
        best = max(values)
        chosen = actions[rng.choice([at for at, value in enumerate(values) if value == best])]
        return Choice(chosen, self.reasons(chosen))

    def worth(self, state: State, action: Action) -> int:
        """What the desk is worth after an action and the choices it brings."""
        desk = state.desks[self.seat]
        if isinstance(action, Done | Decline):
            return self.outlook.value(desk, self.met)
        after = apply(state, self.seat, action)
        task = after.desks[self.seat].task
        if task in (Task.VILLAGE, Task.ROUTE):
            return max(self.worth(after, one) for one in legal_actions(after, self.seat))
        return self.outlook.value(after.desks[self.seat], self.met)

    def worth_of_card(self, action: Action) -> int:
        """What the desk is worth after the whole card is played greedily."""
        state = apply(self.state, self.seat, action)
        for _ in range(_MOST_STEPS):
            state = self._without_draws(state)
            actions = legal_actions(state, self.seat)
            best = max(actions, key=lambda one: self.worth(state, one))
            if best == DONE:
                break
            state = apply(state, self.seat, best)
        return self.outlook.value(state.desks[self.seat], self.met)

    def _without_draws(self, state: State) -> State:
        """In thought every treasure card brings two coins."""
        desk: Desk = state.desks[self.seat]
        while desk.task is Task.DRAW:
            desk = take_treasure(state, desk, Treasure.TWO_COINS)
        desks = (*state.desks[: self.seat], desk, *state.desks[self.seat + 1 :])
        return state._replace(desks=desks)

    def reasons(self, action: Action) -> tuple[Reason, ...]:
        match action:
            case Done() | Decline():
                return (reason("done"),)
            case Keep(card) | Reuse(card):
                return (reason("card", card=card.name.lower()),)
            case Village(cell):
                return (reason("start", cell=GRID.to_text(cell)),)
            case _:
                found = tuple(self._coin_reasons(action))[:_MOST_REASONS]
                return found or tuple(self._other_reasons(action))

    def _coin_reasons(self, action: Action) -> Iterator[Reason]:
        found = preview(self.state, self.seat, action)
        for line in sorted(found.lines, key=lambda one: -one.points):
            if line.points:
                yield reason(line.source, coins=line.points)
        if found.cards:
            yield reason("ruin", cards=found.cards)

    def _other_reasons(self, action: Action) -> Iterator[Reason]:
        """Why an explorer goes where nothing is earned at once."""
        if not isinstance(action, Explore | Free):
            yield reason("post")
            return
        board = self.state.rules.board
        sheet = self.state.desks[self.seat].sheet
        here = sheet.explorers | sheet.villages | board.capital
        there = here | action.cell
        gains = [
            (one.value * (self._near(one.cell, there) - self._near(one.cell, here)), one.kind)
            for one in self.outlook.prospects(sheet)
        ]
        gain, kind = max(gains, default=(0, ""))
        region = board.region_of[action.cell]
        missing = (region & ~there).bit_count() if region > 0 and not region & sheet.villages else 0
        if missing:
            yield reason("region", missing=missing)
        if gain > 0 or not missing:
            yield reason(f"towards-{kind}" if gain > 0 else "room")

    def _near(self, cell: int, support: int) -> int:
        return nearness(self.state.rules.map, cell, support)


BOTS: Mapping[str, Callable[[], Bot[View, Action]]] = {"uniform": Uniform, "greedy": Greedy}
