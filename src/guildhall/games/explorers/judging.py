"""What the actions of a position are worth to the eye: coins and prospects to come."""

from __future__ import annotations

from guildhall.bots.bot import Choice
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import (
    DONE,
    Action,
    Decline,
    Done,
    Keep,
    Reuse,
)
from guildhall.games.explorers.prospects import Outlook
from guildhall.games.explorers.reasons import reasons_of
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import State, Task
from guildhall.games.explorers.turns import without_draws

_MOST_STEPS = 12
"""How far a card is played in thought before it is kept or used again."""


class Judge:
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
        return Choice(chosen, reasons_of(self.state, self.seat, (chosen,)))

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
            state = without_draws(state, self.seat)
            actions = legal_actions(state, self.seat)
            best = max(actions, key=lambda one: self.worth(state, one))
            if best == DONE:
                break
            state = apply(state, self.seat, best)
        return self.outlook.value(state.desks[self.seat], self.met)
