"""Dealing Giant Pandas: market knowledge."""

from __future__ import annotations

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.state import Stage, State, with_stage
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.effects.steps import (
    MARKET,
    ORDER,
    aside_cards,
    choose_slot,
    draw_market,
    empty_slots,
    end,
    keep_card,
    order,
    playing,
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
    after={Stage.ORDER: _fill_row, Stage.MARKET: end},
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


def _choose_offer(state: State) -> State:
    return with_stage(state, Stage.KEEP) if playing(state).aside else finish(state)


def _offers(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Keep, aside_cards(state)))


def _keep_offer(state: State, action: act.Keep) -> State:
    """Keep one card unseen; the others are thrown away in order."""
    return order(keep_card(state, action.card))


EFFECTS[Card.SPECIAL_OFFER] = Effect(
    begin=_look_at_market,
    asks={**MARKET, Stage.KEEP: Ask(_offers, _keep_offer), **ORDER},
    after={Stage.MARKET: _choose_offer, Stage.ORDER: end},
    orders=Where.ASIDE,
    draws_to=Where.ASIDE,
)
