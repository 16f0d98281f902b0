"""Adapting Veiled Chameleons: imitation. What their copying cards become lives in `copies`."""

from __future__ import annotations

from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import State
from guildhall.games.dale.rules.effects.steps import begins, choose_slot, playing, take_goods
from guildhall.games.dale.rules.laying import finish

begins(Card.GIFT_VOUCHER)(choose_slot)


def swap_goods(state: State, slot: int) -> State:
    """The played card takes the place of the chosen one."""
    return finish(take_goods(state, slot, playing(state).item & CARD), is_gone=True)
