"""Adapting Veiled Chameleons: imitation. What their copying cards become lives in `copies`."""

from __future__ import annotations

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect
from guildhall.games.dale.rules.effects.steps import ask, playing, slots, take_goods
from guildhall.games.dale.rules.laying import finish


def _swap_goods(state: State, action: act.Slot) -> State:
    """Put the played card into the place of the chosen one."""
    printed = playing(state).item & CARD
    return finish(take_goods(state, action.slot, printed), is_gone=True)


EFFECTS[Card.GIFT_VOUCHER] = Effect(
    begin=ask(Stage.SLOT),
    asks={Stage.SLOT: Ask(slots, _swap_goods)},
)
