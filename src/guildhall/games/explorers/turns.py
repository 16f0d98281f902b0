"""Whole turns of one seat: found by a beam, played on in thought, the others resting."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple

from guildhall.core.seat import CHANCE, Seat
from guildhall.games.explorers.actions import DONE, Action, Offer, Reveal
from guildhall.games.explorers.data import Card, Investigate, Treasure
from guildhall.games.explorers.listing import explore_cells
from guildhall.games.explorers.placing import take_treasure
from guildhall.games.explorers.promise import Promise
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import (
    CARD_BAG,
    CHOICES,
    ERA_DECKS,
    Desk,
    Stage,
    State,
    Task,
    investigate_left,
)

_MOST_STEPS = 14
"""No card puts more explorers than this in thought."""


class Turn(NamedTuple):
    """Actions in a row, the state after them, and what it is worth then."""

    actions: tuple[Action, ...]
    state: State
    value: float


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
    """The best whole turns from here, no two of which leave the same map."""
    worth = _worth_of(state, seat)
    ended: dict[Hashable, Turn] = {}
    beam = [Turn((), state, worth(state))]
    for _ in range(_MOST_STEPS):
        found: dict[Hashable, Turn] = {}
        for turn in beam:
            _go_on(turn, seat, worth, found, ended)
        beam = sorted(found.values(), key=lambda turn: -turn.value)[:width]
        if not beam:
            break
    return sorted(ended.values() or beam, key=lambda turn: -turn.value)


def _worth_of(state: State, seat: Seat) -> Callable[[State], float]:
    """Says what a state within this turn promises."""
    promise, met = Promise(state, seat), len(state.sheets[seat].met)
    return lambda after: promise.value(after.desks[seat], met)


def _go_on(
    turn: Turn,
    seat: Seat,
    worth: Callable[[State], float],
    found: dict[Hashable, Turn],
    ended: dict[Hashable, Turn],
) -> None:
    """Note the turn with each action more; with DONE it ends, and nothing is shown in thought."""
    for action in legal_actions(turn.state, seat):
        actions = (*turn.actions, action)
        if action == DONE:
            desk = turn.state.desks[seat]
            ended.setdefault((desk.sheet, desk.kept), turn._replace(actions=actions))
            continue
        for more, state in _settled(actions, apply(turn.state, seat, action), seat):
            key = what_matters(state, state.desks[seat])
            if key not in found:
                found[key] = Turn(more, state, worth(state))


def _settled(
    actions: tuple[Action, ...], state: State, seat: Seat
) -> Iterator[tuple[tuple[Action, ...], State]]:
    """With every choice of village and route that follows at once: before it nothing is paid."""
    state = without_draws(state, seat)
    if state.desks[seat].task not in CHOICES:
        yield actions, state
        return
    for action in legal_actions(state, seat):
        yield from _settled((*actions, action), apply(state, seat, action), seat)


def what_matters(state: State, desk: Desk) -> Hashable:
    """The same for explorers put in another order, if the card goes on alike."""
    cells = explore_cells(state, desk) if desk.task is Task.EXPLORE else 0
    return desk.sheet, desk.task, desk.using, desk.frames, desk.kept, cells


def without_draws(state: State, seat: Seat) -> State:
    """In thought every treasure card brings two coins."""
    desk = state.desks[seat]
    if desk.task is not Task.DRAW:
        return state
    while desk.frames and desk.frames[-1].draws:
        desk = take_treasure(state, desk, Treasure.TWO_COINS)
    return state._replace(desks=(*state.desks[:seat], desk, *state.desks[seat + 1 :]))


class Luck:
    """The chance of one world: every plan meets the same cards in the same order."""

    def __init__(self, fractions: Callable[[], float]) -> None:
        self._ranks = [[fractions() for _ in Card] for _ in ERA_DECKS]
        self._fractions = fractions
        self.offers = 0
        """How often investigate cards were offered."""

    def card(self, state: State) -> Card:
        """The explore card that comes next."""
        ranks = self._ranks[state.era]
        return min(CARD_BAG.members(state.deck), key=lambda card: ranks[card])

    def put_on_top(self, era: int, card: Card) -> None:
        """Let this card be the next one of an era."""
        self._ranks[era][card] = -1.0

    def offer(self, state: State, seat: Seat) -> Offer:
        self.offers += 1
        left = list(investigate_left(state))
        first = left.pop(int(self._fractions() * len(left)))
        second = left[int(self._fractions() * len(left))]
        return Offer(seat, min(first, second), max(first, second))


def play_turn(
    state: State, seat: Seat, luck: Luck, width: int, plan: tuple[Action, ...] = ()
) -> State:
    """The state after the present turn: by a plan as long as it is legal, then by a beam."""
    left = list(plan)
    for _ in range(10 * _MOST_STEPS):
        state = without_draws(state, seat)
        task = state.desks[seat].task
        if task is Task.OFFER:
            state = apply(state, CHANCE, luck.offer(state, seat))
            continue
        if state.stage is not Stage.PLAY or task is Task.REST:
            return state
        if not left or left[0] not in legal_actions(state, seat):
            left = list(beam_of_turns(state, seat, width)[0].actions)
        action = left.pop(0)
        state = apply(state, seat, action)
        if action == DONE:
            return state
    raise RuntimeError("a turn in thought does not end")


def next_turn(state: State, seat: Seat, luck: Luck) -> State:
    """Reveal the next card for this seat; the others rest."""
    while state.stage is Stage.REVEAL:
        state = alone(apply(state, CHANCE, Reveal(luck.card(state))), seat)
    return state
