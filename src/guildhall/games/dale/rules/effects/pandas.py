"""Dealing Giant Pandas: market knowledge."""

from __future__ import annotations

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.effects.steps import (
    MARKET,
    ORDER,
    ask_aside,
    choose_slot,
    draw_market,
    empty_slots,
    keep_card,
    one_aside,
    order,
    slots,
    take_goods,
)
from guildhall.games.dale.rules.laying import finish

# Loyal Partner


def _fill_row(state: State) -> State:
    return draw_market(state, empty_slots(state))


EFFECTS[Card.LOYAL_PARTNER] = Effect(
    begin=order,
    asks={**ORDER, **MARKET},
    after={Stage.ORDER: _fill_row, Stage.MARKET: finish},
    orders=Where.ROW,
    draws_to=Where.ROW,
)


# Prepaid Good


def _take_free(state: State, action: act.Slot) -> State:
    return finish(take_goods(state, action.slot, None))


EFFECTS[Card.PREPAID_GOOD] = Effect(
    begin=choose_slot,
    asks={Stage.SLOT: Ask(slots, _take_free)},
)


# Special Offer


def _look_at_market(state: State) -> State:
    return draw_market(state, LOOKED_AT)


def _keep_offer(state: State, action: act.Keep) -> State:
    """Keep one card unseen; the others are thrown away in order."""
    return order(keep_card(state, action.card))


EFFECTS[Card.SPECIAL_OFFER] = Effect(
    begin=_look_at_market,
    asks={**MARKET, Stage.KEEP: Ask(one_aside(act.Keep), _keep_offer), **ORDER},
    after={Stage.MARKET: ask_aside(Stage.KEEP), Stage.ORDER: finish},
    orders=Where.ASIDE,
    draws_to=Where.ASIDE,
)
