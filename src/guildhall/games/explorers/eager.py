"""A player for roll-outs: each action is the one after which the map promises most."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import DONE, Action, Decline, Done, Keep, Reuse
from guildhall.games.explorers.data import Treasure
from guildhall.games.explorers.placing import take_treasure
from guildhall.games.explorers.promise import Promise
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import State, Task

_MOST_STEPS = 14
"""No card puts more explorers than this in thought."""
_CHOICES = (Task.VILLAGE, Task.ROUTE)


def without_draws(state: State, seat: Seat) -> State:
    """In thought every treasure card brings two coins."""
    desk = state.desks[seat]
    if desk.task is not Task.DRAW:
        return state
    while desk.frames and desk.frames[-1].draws:
        desk = take_treasure(state, desk, Treasure.TWO_COINS)
    return state._replace(desks=(*state.desks[:seat], desk, *state.desks[seat + 1 :]))


class Eager:
    """Plays one turn of one seat."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self._promise = Promise(state, seat)
        self._met = len(state.sheets[seat].met)

    def value(self, state: State) -> float:
        return self._promise.value(state.desks[self.seat], self._met)

    def best(self, state: State, actions: tuple[Action, ...]) -> Action:
        """The first of the best actions."""
        if len(actions) == 1:
            return actions[0]
        if isinstance(actions[0], Keep | Reuse):
            return max(actions, key=lambda action: self._after_card(state, action))
        return max(actions, key=lambda action: self._after(state, action))

    def _after(self, state: State, action: Action) -> float:
        """What the desk is worth after an action and the choices it brings."""
        if isinstance(action, Done | Decline):
            return self.value(state)
        after = apply(state, self.seat, action)
        if after.desks[self.seat].task in _CHOICES:
            return max(self._after(after, one) for one in legal_actions(after, self.seat))
        return self.value(after)

    def _after_card(self, state: State, action: Action) -> float:
        """What the desk is worth after the whole card is played."""
        state = apply(state, self.seat, action)
        for _ in range(_MOST_STEPS):
            state = without_draws(state, self.seat)
            best = self.best(state, legal_actions(state, self.seat))
            if best == DONE:
                break
            state = apply(state, self.seat, best)
        return self.value(state)
