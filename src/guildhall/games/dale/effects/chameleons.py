"""Adapting Veiled Chameleons: imitation. What their copying cards become lives in `copies`."""

from __future__ import annotations

from guildhall.games.dale.data import Card
from guildhall.games.dale.effects.steps import begins, choose_slot, playing, take_goods
from guildhall.games.dale.items import CARD
from guildhall.games.dale.laying import finish
from guildhall.games.dale.state import State

begins(Card.GIFT_VOUCHER)(choose_slot)


def swap_goods(state: State, slot: int) -> State:
    """The played card takes the place of the chosen one."""
    return finish(take_goods(state, slot, playing(state).item & CARD), is_gone=True)
