"""Hoarding Flying Squirrels: stall manipulation. Their passives live in `stacks`."""

from __future__ import annotations

from guildhall.games.dale.knowledge.origins import PUBLIC
from guildhall.games.dale.model.actions import Swap
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Stage, State, changed, stall_of, with_stage
from guildhall.games.dale.rules.effects.steps import begins, playing
from guildhall.games.dale.rules.laying import finish
from guildhall.games.dale.rules.piles import to_hand


@begins(Card.ACORN)
def choose_stall_card(state: State) -> State:
    own = stall_of(state, state.turn)
    has_target = any(stall for number, stall in enumerate(state.stalls) if number != own)
    return with_stage(state, Stage.SWAP) if has_target else finish(state)


def swaps(state: State) -> tuple[Swap, ...]:
    """Every card of every stack of opponents."""
    own = stall_of(state, state.turn)
    return tuple(
        Swap(number, at, card)
        for number, stall in enumerate(state.stalls)
        if number != own
        for at, stack in enumerate(stall, 1)
        for card in sorted(set(stack))
    )


def swap(state: State, action: Swap) -> State:
    """The played card takes the place of the chosen one."""
    stall = state.stalls[action.stall]
    stack = stall[action.stack - 1]
    at = stack.index(action.card)
    mended = (*stack[:at], playing(state).item & CARD, *stack[at + 1 :])
    stall = (*stall[: action.stack - 1], mended, *stall[action.stack :])
    stalls = (*state.stalls[: action.stall], stall, *state.stalls[action.stall + 1 :])
    state = to_hand(state, state.turn, action.card, PUBLIC)
    return finish(changed(state, stalls=stalls), is_gone=True)
