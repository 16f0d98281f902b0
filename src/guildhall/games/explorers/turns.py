"""Whole turns of one seat: found by a beam, played on in thought, the others resting."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from guildhall.core.seat import CHANCE, Seat
from guildhall.games.explorers.actions import DONE, Action, Draw, Offer, Reveal
from guildhall.games.explorers.data import Card, Investigate
from guildhall.games.explorers.judging import Judge
from guildhall.games.explorers.prospects import MEASURED
from guildhall.games.explorers.quick import Quick
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
    value: int
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
    judge = Judge(state, seat, MEASURED)
    ended: dict[Desk, Turn] = {}
    beam = [Turn((), state, 0)]
    for _ in range(_MOST_STEPS):
        found: dict[Desk, Turn] = {}
        for turn in beam:
            for after in _one_step(judge, turn):
                where = ended if after.is_done else found
                where.setdefault(after.state.desks[seat], after)
        beam = sorted(found.values(), key=lambda turn: -turn.value)[:width]
        if not beam:
            break
    best = sorted(ended.values(), key=lambda turn: -turn.value)
    return best or [turn._replace(is_done=True) for turn in beam]


def _one_step(judge: Judge, turn: Turn) -> list[Turn]:
    """The turn with one action more; with DONE it ends, and nothing is shown in thought."""
    found = []
    for action in legal_actions(turn.state, judge.seat):
        actions = (*turn.actions, action)
        if action == DONE:
            value = judge.outlook.value(turn.state.desks[judge.seat], judge.met)
            found.append(Turn(actions, turn.state, value, is_done=True))
            continue
        state = judge.without_draws(apply(turn.state, judge.seat, action))
        value = judge.outlook.value(state.desks[judge.seat], judge.met)
        found.append(Turn(actions, state, value))
    return found


class Luck:
    """The chance of one world: every plan meets the same cards in the same order."""

    def __init__(self, fractions: Callable[[], float]) -> None:
        self._ranks = [[fractions() for _ in Card] for _ in ERA_DECKS]
        self._fractions = fractions

    def action(self, state: State, seat: Seat) -> Action:
        """What chance does next for a seat."""
        if state.stage is Stage.REVEAL:
            ranks = self._ranks[state.era]
            return Reveal(min(CARD_BAG.members(state.deck), key=lambda card: ranks[card]))
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
    """The state after the present turn: by a plan as long as it is legal, then by a quick look."""
    quick = Quick(state, seat)
    left = list(plan)
    for _ in range(10 * _MOST_STEPS):
        task = state.desks[seat].task
        if task in _CHANCE_TASKS:
            state = apply(state, CHANCE, luck.action(state, seat))
            continue
        if state.stage is not Stage.PLAY or task is Task.REST:
            return state
        action = _next_action(quick, state, seat, left)
        state = apply(state, seat, action)
        if action == DONE:
            return state
    raise RuntimeError("a turn in thought does not end")


def _next_action(quick: Quick, state: State, seat: Seat, left: list[Action]) -> Action:
    actions = legal_actions(state, seat)
    if left and left[0] in actions:
        return left.pop(0)
    if len(actions) == 1:
        return actions[0]
    task = state.desks[seat].task
    if task is Task.EXPLORE or task is Task.FREE:
        if task is Task.EXPLORE:
            left.clear()
        return quick.best(state, actions)
    if task is Task.KEEP or task is Task.REUSE:
        return max(actions, key=lambda action: _worth_of_card(state, seat, action))
    return Judge(state, seat, MEASURED).greedy(state, actions)


def _worth_of_card(state: State, seat: Seat, action: Action) -> int:
    """What the desk is worth after a card is played by a quick look."""
    judge, quick = Judge(state, seat, MEASURED), Quick(state, seat)
    state = apply(state, seat, action)
    for _ in range(_MOST_STEPS):
        state = judge.without_draws(state)
        if state.desks[seat].task is not Task.EXPLORE:
            break
        best = quick.best(state, legal_actions(state, seat))
        if best == DONE:
            break
        state = apply(state, seat, best)
    return judge.outlook.value(state.desks[seat], judge.met)


def next_turn(state: State, seat: Seat, luck: Luck) -> State:
    """Reveal the next card for this seat; the others rest."""
    while state.stage is Stage.REVEAL:
        state = alone(apply(state, CHANCE, luck.action(state, seat)), seat)
    return state
