"""What the actions of a position are worth to the eye: coins and prospects to come."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.bots.bot import Choice, Reason, reason
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
from guildhall.games.explorers.prospects import PLAIN, Outlook, Weights, nearness
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import Desk, State, Task

_MOST_REASONS = 3
_MOST_STEPS = 12
"""How far a card is played in thought before it is kept or used again."""


class Judge:
    """Weighs the actions of one seat in one position."""

    def __init__(self, state: State, seat: Seat, weights: Weights = PLAIN) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.outlook = Outlook(state, weights)
        self.met = len(state.sheets[seat].met)

    def best(self, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if isinstance(actions[0], Keep | Reuse):
            values = [self.worth_of_card(action) for action in actions]
        else:
            values = [self.worth(self.state, action) for action in actions]
        best = max(values)
        chosen = actions[rng.choice([at for at, value in enumerate(values) if value == best])]
        return Choice(chosen, self.reasons(chosen))

    def greedy(self, state: State, actions: tuple[Action, ...]) -> Action:
        """The first of the best actions in a state of the same turn."""
        if isinstance(actions[0], Keep | Reuse):
            return max(actions, key=Judge(state, self.seat, self.weights).worth_of_card)
        return max(actions, key=lambda action: self.worth(state, action))

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
            state = self.without_draws(state)
            actions = legal_actions(state, self.seat)
            best = max(actions, key=lambda one: self.worth(state, one))
            if best == DONE:
                break
            state = apply(state, self.seat, best)
        return self.outlook.value(state.desks[self.seat], self.met)

    def without_draws(self, state: State) -> State:
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
