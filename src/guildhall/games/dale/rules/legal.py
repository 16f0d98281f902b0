"""What a seat may do, stage by stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.copies import (
    Reach,
    Sources,
    faces_of,
    facts_of_reach,
    sources_of,
    steady_reaches,
)
from guildhall.games.dale.model.data import IS_TECHNIQUE, SLOTS, VALUES, Card
from guildhall.games.dale.model.hand_facts import HandFacts, discards_of, facts_of
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import FROM_DISCARD, Stage, State
from guildhall.games.dale.rules.abilities import (
    abilities,
    hand_of,
    has_market,
    in_order,
    steady_abilities,
)
from guildhall.games.dale.rules.clean_up import ENOUGH, end_actions, window_actions
from guildhall.games.dale.rules.effects.steps import effect_of
from guildhall.games.dale.rules.laying import scrappable
from guildhall.games.dale.rules.payments import can_buy, pay_actions, purse_of
from guildhall.games.dale.rules.stacks import can_build, stack_actions

BUILD = act.Build()
INVENTORY = act.Inventory()
BUY_DISCARDED = act.BuyDiscarded()
_BUYS = tuple(act.Buy(slot) for slot in range(SLOTS))
_SOME_BUYS = tuple(
    tuple(buy for buy in _BUYS if slots >> buy.slot & 1) for slots in range(1 << SLOTS)
)
_SLOT_ACTIONS = tuple(act.Slot(slot) for slot in range(SLOTS))
_NUISANCE = int(Card.NUISANCE)
_REMEMBERED = 1 << 17


def act_actions(state: State) -> tuple[Action, ...]:
    hand = hand_of(state)
    facts = facts_of(hand)
    market = state.table.market
    refills = has_market(state)
    if facts.opens:
        sources = sources_of(state, state.turn.seat)
        reaches = steady_reaches(sources, facts.opens)
        if reaches is None:
            return _act_with_copies(state, facts, sources)
        best, opens_discard = _best_of(hand, reaches)
        total = best + (facts.raised + len(reaches)) * state.turn.flashy
        tail = _steady_tail(hand, reaches, can_build(state, sources, reaches), refills)
    else:
        total = facts.worth + facts.raised * state.turn.flashy
        opens_discard = facts.opens_discard
        tail = _plain_tail(facts, can_build(state), refills)
    buys = _buys(market.row, total)
    if (
        opens_discard
        and market.thrown
        and can_buy(state, purse_of(state, state.turn.seat), FROM_DISCARD)
    ):
        buys += (BUY_DISCARDED,)
    return buys + tail


def _buys(row: tuple[int | None, ...], total: int) -> tuple[Action, ...]:
    """What so much can buy: of any sum that reaches a price, cards that are not needed stay."""
    slots = 0
    for slot, card in enumerate(row):
        if card is not None and VALUES[card] + slot <= total:
            slots |= 1 << slot
    return _SOME_BUYS[slots]


def _plain_tail(facts: HandFacts, builds: bool, has_market: bool) -> tuple[Action, ...]:
    """What follows the purchases where nothing becomes a copy."""
    build = (BUILD,) if builds else ()
    free = facts.rolls + facts.discovers if has_market else facts.rolls
    return (*facts.plays, *build, INVENTORY, *free)


@lru_cache(maxsize=_REMEMBERED)
def _best_of(hand: tuple[int, ...], reaches: tuple[Reach, ...]) -> tuple[int, bool]:
    """The most a hand can pay, and whether it can open the market discard."""
    facts = facts_of(hand)
    pairs = zip(reaches, facts.opens, strict=True)
    opens = [facts_of_reach(one, item & CARD) for one, item in pairs]
    opens_discard = facts.opens_discard or any(one.opens_discard for one in opens)
    return facts.worth + sum(one.best for one in opens), opens_discard


@lru_cache(maxsize=_REMEMBERED)
def _steady_tail(
    hand: tuple[int, ...], reaches: tuple[Reach, ...], builds: bool, has_market: bool
) -> tuple[Action, ...]:
    """What follows the purchases where no copy changes what another card can become."""
    facts = facts_of(hand)
    plays = [
        act.Play(item, face)
        for item, one in dict(zip(facts.opens, reaches, strict=True)).items()
        for face in facts_of_reach(one, item & CARD).techniques
    ]
    build = (BUILD,) if builds else ()
    return (
        *in_order(facts.plays, tuple(plays)),
        *build,
        INVENTORY,
        *steady_abilities(hand, reaches, has_market),
    )


def _act_with_copies(state: State, facts: HandFacts, sources: Sources) -> tuple[Action, ...]:
    """The same in general."""
    purse, market = purse_of(state, state.turn.seat), state.table.market
    buys: list[Action] = [
        _BUYS[slot]
        for slot, card in enumerate(market.row)
        if card is not None and can_buy(state, purse, slot)
    ]
    if market.thrown and can_buy(state, purse, FROM_DISCARD):
        buys.append(BUY_DISCARDED)
    plays = [
        act.Play(item, face)
        for item in dict.fromkeys(facts.opens)
        for face in faces_of(sources, item & CARD)
        if IS_TECHNIQUE[face & CARD]
    ]
    build = (BUILD,) if can_build(state, sources) else ()
    return (*buys, *in_order(facts.plays, tuple(plays)), *build, INVENTORY, *abilities(state))


def bonus_actions(state: State) -> tuple[Action, ...]:
    build = (BUILD,) if can_build(state) else ()
    return (*build, *abilities(state), ENOUGH)


def inventory_actions(state: State) -> tuple[Action, ...]:
    return discards_of(hand_of(state))


def scrap_actions(state: State) -> tuple[Action, ...]:
    return (*map(act.Scrap, _different(scrappable(state))), ENOUGH)


def _different(items: Iterable[int]) -> list[int]:
    return sorted(set(items))


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
