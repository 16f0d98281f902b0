"""Whole turns of one seat: found by a beam, played on in thought, the others resting."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from guildhall.core.seat import CHANCE, Seat
from guildhall.games.explorers.actions import DONE, Action, Draw, Offer, Reveal
from guildhall.games.explorers.data import Card, Investigate
from guildhall.games.explorers.eager import Eager, without_draws
from guildhall.games.explorers.rules import (
    apply,
    legal_actions,
    treasure_chances,
)
from guildhall.games.explorers.state import (
    CARD_BAG,
    ERA_DECKS,
    Desk,
    Stage,
    State,
    Task,
    investigate_left,
)

_MOST_STEPS = 14
"""No card puts more explorers than this in thought."""
_CHANCE_TASKS = (Task.OFFER, Task.DRAW)


class Turn(NamedTuple):
    """Actions in a row, the state after them, and what it is worth then."""

    actions: tuple[Action, ...]
    state: State
    value: float
    is_done: bool = False


def alone(state: State, seat: Seat) -> State:
    """The state with all others resting: in thought they never move."""
    if len(state.desks) == 1:
        return state
    left = list(investigate_left(state))
    desks = tuple(
        desk if one == seat else _resting(desk, left) for one, desk in enumerate(state.desks)
    )
    return state._replace(desks=desks)


def _resting(desk: Desk, left: list[Investigate]) -> Desk:
    """A desk that waits for nothing; where a card was to be kept, it has kept one."""
    if desk.task is Task.OFFER or desk.task is Task.KEEP:
        card = desk.offer[0] if desk.offer else left.pop()
        desk = desk._replace(sheet=desk.sheet._replace(hand=(*desk.sheet.hand, card)))
    return desk._replace(task=Task.REST, offer=())


def beam_of_turns(state: State, seat: Seat, width: int) -> list[Turn]:
    """The best whole turns from here, no two of which leave the same desk."""
    eager = Eager(state, seat)
    ended: dict[Desk, Turn] = {}
    beam = [Turn((), state, 0.0)]
    for _ in range(_MOST_STEPS):
        found: dict[Desk, Turn] = {}
        for turn in beam:
            for after in _one_step(eager, turn):
                where = ended if after.is_done else found
                where.setdefault(after.state.desks[seat], after)
        beam = sorted(found.values(), key=lambda turn: -turn.value)[:width]
        if not beam:
            break
    best = sorted(ended.values(), key=lambda turn: -turn.value)
    return best or [turn._replace(is_done=True) for turn in beam]


def _one_step(eager: Eager, turn: Turn) -> list[Turn]:
    """The turn with one action more; with DONE it ends, and nothing is shown in thought."""
    found = []
    for action in legal_actions(turn.state, eager.seat):
        actions = (*turn.actions, action)
        if action == DONE:
            found.append(Turn(actions, turn.state, eager.value(turn.state), is_done=True))
            continue
        state = without_draws(apply(turn.state, eager.seat, action), eager.seat)
        found.append(Turn(actions, state, eager.value(state)))
    return found


class Luck:
    """The chance of one world: every plan meets the same cards in the same order."""

    def __init__(self, fractions: Callable[[], float]) -> None:
        self._ranks = [[fractions() for _ in Card] for _ in ERA_DECKS]
        self._fractions = fractions
        self.drawn = 0
        """How often an investigate card or a treasure was drawn."""

    def card(self, state: State) -> Card:
        """The explore card that comes next."""
        ranks = self._ranks[state.era]
        return min(CARD_BAG.members(state.deck), key=lambda card: ranks[card])

    def action(self, state: State, seat: Seat) -> Action:
        """What chance does next for a seat."""
        if state.stage is Stage.REVEAL:
            return Reveal(self.card(state))
        self.drawn += 1
        if state.desks[seat].task is Task.OFFER:
            left = list(investigate_left(state))
            first = left.pop(int(self._fractions() * len(left)))
            second = left[int(self._fractions() * len(left))]
            return Offer(seat, min(first, second), max(first, second))
        return self._treasure(state, seat)

    def _treasure(self, state: State, seat: Seat) -> Draw:
        outcomes = treasure_chances(state, seat)
        number = int(self._fractions() * sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            number -= weight
            if number < 0 and isinstance(action, Draw):
                return action
        raise ValueError("chance has nothing to draw")


def play_turn(state: State, seat: Seat, luck: Luck, plan: tuple[Action, ...] = ()) -> State:
    """The state after the present turn: by a plan as long as it is legal, then eagerly."""
    eager = Eager(state, seat)
    left = list(plan)
    for _ in range(10 * _MOST_STEPS):
        desk = state.desks[seat]
        task = desk.task
        if task in _CHANCE_TASKS:
            state = apply(state, CHANCE, luck.action(state, seat))
            continue
        if state.stage is not Stage.PLAY or task is Task.REST:
            return state
        actions = legal_actions(state, seat)
        if left and left[0] in actions:
            action = left.pop(0)
        else:
            if task is Task.EXPLORE:
                left.clear()
            action = eager.best(state, actions)
        state = apply(state, seat, action)
        if action == DONE:
            return state
    raise RuntimeError("a turn in thought does not end")


def next_turn(state: State, seat: Seat, luck: Luck) -> State:
    """Reveal the next card for this seat; the others rest."""
    while state.stage is Stage.REVEAL:
        state = alone(apply(state, CHANCE, luck.action(state, seat)), seat)
    return state
