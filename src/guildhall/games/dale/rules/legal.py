"""What a seat may do, stage by stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.copies import Reach, faces_of
from guildhall.games.dale.model.data import IS_TECHNIQUE, SLOTS, VALUES
from guildhall.games.dale.model.hand_facts import discards_of, facts_of
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import FROM_DISCARD, Stage, State
from guildhall.games.dale.rules.abilities import (
    abilities,
    free_actions,
    hand_of,
    has_market,
    in_order,
)
from guildhall.games.dale.rules.clean_up import ENOUGH, end_actions, window_actions
from guildhall.games.dale.rules.effects.steps import effect_of
from guildhall.games.dale.rules.holdings import Holding, holding_of
from guildhall.games.dale.rules.laying import scrappable
from guildhall.games.dale.rules.payments import can_buy, most_of, pay_actions
from guildhall.games.dale.rules.stacks import can_build, stack_actions

BUILD = act.Build()
INVENTORY = act.Inventory()
BUY_DISCARDED = act.BuyDiscarded()
_BUYS = tuple(act.Buy(slot) for slot in range(SLOTS))
_SOME_BUYS = tuple(
    tuple(buy for buy in _BUYS if slots >> buy.slot & 1) for slots in range(1 << SLOTS)
)


def act_actions(state: State) -> tuple[Action, ...]:
    hand, seat = hand_of(state), state.turn.seat
    facts, refills = facts_of(hand), has_market(state)
    if not facts.opens:
        tail = _tail(hand, (), can_build(state), refills)
        return _buys(state, facts.worth + facts.raised * state.turn.flashy) + tail
    cards = holding_of(state, seat)
    reaches = tuple([cards.reach(item & CARD) for item in facts.opens])
    tail = _tail(hand, reaches, can_build(state, cards), refills)
    if cards.is_entangled():
        return _buys_one_by_one(state, cards) + tail
    return _buys(state, most_of(cards)) + tail


def _buys(state: State, total: int) -> tuple[Action, ...]:
    """List what so much can buy: of any sum that reaches a price, cards not needed stay."""
    market, slots = state.table.market, 0
    for slot, card in enumerate(market.row):
        if card is not None and VALUES[card] + slot <= total:
            slots |= 1 << slot
    return _SOME_BUYS[slots] + _discard_buys(state)


def _discard_buys(state: State) -> tuple[Action, ...]:
    if not state.table.market.thrown:
        return ()
    facts = facts_of(hand_of(state))
    if not facts.opens_discard and not facts.opens:
        return ()
    cards = holding_of(state, state.turn.seat)
    return (BUY_DISCARDED,) if can_buy(state, cards, FROM_DISCARD) else ()


def _buys_one_by_one(state: State, cards: Holding) -> tuple[Action, ...]:
    """List the same if a copy changes what another card can become."""
    row = state.table.market.row
    slots = [slot for slot, card in enumerate(row) if card is not None]
    buys = [_BUYS[slot] for slot in slots if can_buy(state, cards, slot)]
    return (*buys, *_discard_buys(state))


def _tail(
    hand: tuple[int, ...], reaches: tuple[Reach, ...], builds: bool, refills: bool
) -> tuple[Action, ...]:
    """List what follows the purchases."""
    facts = facts_of(hand)
    plays = [
        act.Play(item, face)
        for item, one in dict(zip(facts.opens, reaches, strict=True)).items()
        for face in faces_of(one)
        if IS_TECHNIQUE[face & CARD]
    ]
    build = (BUILD,) if builds else ()
    free = free_actions(hand, reaches, refills)
    return (*in_order(facts.plays, tuple(plays)), *build, INVENTORY, *free)


def bonus_actions(state: State) -> tuple[Action, ...]:
    build = (BUILD,) if can_build(state) else ()
    return (*build, *abilities(state), ENOUGH)


def inventory_actions(state: State) -> tuple[Action, ...]:
    return discards_of(hand_of(state))


def scrap_actions(state: State) -> tuple[Action, ...]:
    return (*map(act.Scrap, sorted(set(scrappable(state)))), ENOUGH)


_LISTS: Mapping[Stage, Callable[[State], tuple[Action, ...]]] = {
    Stage.ACT: act_actions,
    Stage.PAY: pay_actions,
    Stage.SCRAP: scrap_actions,
    Stage.STACK: stack_actions,
    Stage.HELP: stack_actions,
    Stage.BONUS: bonus_actions,
    Stage.INVENTORY: inventory_actions,
    Stage.END: end_actions,
    Stage.WINDOW: window_actions,
}


def _of_technique(state: State) -> tuple[Action, ...]:
    """List what the technique in play offers."""
    ask = effect_of(state).asks.get(state.turn.stage)
    return () if ask is None or ask.offers is None else ask.offers(state)


LISTS = tuple(_LISTS.get(stage, _of_technique) for stage in Stage)
"""What a seat may do in each stage, in the order of `Stage`."""
