"""Dealing Giant Pandas: market knowledge."""

from __future__ import annotations

from functools import partial

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.laying import finish

# Loyal Partner


def _fill_row(state: State) -> State:
    return steps.draw_market(state, state.table.market.row.count(None))


EFFECTS[Card.LOYAL_PARTNER] = Effect(
    begin=steps.order,
    asks={**steps.ORDER, **steps.MARKET},
    after={Stage.ORDER: _fill_row, Stage.MARKET: finish},
    orders=Where.ROW,
    draws_to=Where.ROW,
)


# Prepaid Good


def _take_free(state: State, action: act.Slot) -> State:
    return finish(steps.take_goods(state, action.slot, None))


EFFECTS[Card.PREPAID_GOOD] = Effect(
    begin=steps.ask(Stage.SLOT),
    asks={Stage.SLOT: Ask(steps.slots, _take_free)},
)


# Special Offer


def _keep_offer(state: State, action: act.Keep) -> State:
    """Keep one card unseen; the others are thrown away in order."""
    return steps.order(steps.keep_card(state, action.card))


EFFECTS[Card.SPECIAL_OFFER] = Effect(
    begin=partial(steps.draw_market, count=LOOKED_AT),
    asks={**steps.MARKET, Stage.KEEP: Ask(steps.one_aside(act.Keep), _keep_offer), **steps.ORDER},
    after={Stage.MARKET: steps.ask(Stage.KEEP), Stage.ORDER: finish},
    orders=Where.ASIDE,
    draws_to=Where.ASIDE,
)
