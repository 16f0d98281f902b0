"""Hoarding Flying Squirrels: stall manipulation. Their passives live in `stacks`."""

from __future__ import annotations

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import (
    Stage,
    State,
    replaced,
    stall_of,
    with_table,
)
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect
from guildhall.games.dale.rules.effects.steps import ask, playing
from guildhall.games.dale.rules.laying import finish
from guildhall.games.dale.rules.piles import to_hand

# Acorn


def _swaps(state: State) -> tuple[Action, ...]:
    """List every card of every stack of opponents."""
    own = stall_of(state, state.turn.seat)
    return tuple(
        act.Swap(number, at, card)
        for number, stall in enumerate(state.table.stalls)
        if number != own
        for at, stack in enumerate(stall, 1)
        for card in sorted(set(stack))
    )


def _swap(state: State, action: act.Swap) -> State:
    """Put the played card into the place of the chosen one."""
    stalls = state.table.stalls
    stall = stalls[action.stall]
    stack = stall[action.stack - 1]
    stack = replaced(stack, stack.index(action.card), playing(state).item & CARD)
    stall = replaced(stall, action.stack - 1, stack)
    state = with_table(state, stalls=replaced(stalls, action.stall, stall))
    return finish(to_hand(state, state.turn.seat, action.card), is_gone=True)


EFFECTS[Card.ACORN] = Effect(
    begin=ask(Stage.SWAP),
    asks={Stage.SWAP: Ask(_swaps, _swap)},
)
