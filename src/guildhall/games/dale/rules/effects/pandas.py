"""Dealing Giant Pandas: market knowledge."""

from __future__ import annotations

from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.state import Stage, State, with_stage
from guildhall.games.dale.rules.effects.steps import (
    after,
    begins,
    choose_slot,
    draw_market,
    empty_slots,
    end,
    keep_card,
    order,
    playing,
    take_goods,
)
from guildhall.games.dale.rules.laying import finish

begins(Card.LOYAL_PARTNER)(order)
after(Card.LOYAL_PARTNER, Stage.MARKET)(end)
after(Card.SPECIAL_OFFER, Stage.ORDER)(end)


@after(Card.LOYAL_PARTNER, Stage.ORDER)
def fill_row(state: State) -> State:
    return draw_market(state, empty_slots(state))


begins(Card.PREPAID_GOOD)(choose_slot)


def take_free(state: State, slot: int) -> State:
    return finish(take_goods(state, slot, None))


@begins(Card.SPECIAL_OFFER)
def look_at_market(state: State) -> State:
    return draw_market(state, LOOKED_AT)


@after(Card.SPECIAL_OFFER, Stage.MARKET)
def choose_offer(state: State) -> State:
    return with_stage(state, Stage.KEEP) if playing(state).limbo else finish(state)


def keep_offer(state: State, card: int) -> State:
    """Keep one card unseen; the others are thrown away in order."""
    return order(keep_card(state, card))
