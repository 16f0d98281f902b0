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
    uses_of,
)
from guildhall.games.dale.model.data import BLINDFOLD_VALUES, IS_TECHNIQUE, SLOTS, VALUES, Card
from guildhall.games.dale.model.hand_facts import HandFacts, discards_of, facts_of
from guildhall.games.dale.model.items import CARD, is_altered, value_of
from guildhall.games.dale.model.state import FROM_DISCARD, Stage, State
from guildhall.games.dale.rules.clean_up import (
    ENOUGH,
    abilities,
    in_order,
    steady_abilities,
    window_actions,
)
from guildhall.games.dale.rules.effects import ocelots, raccoons, squirrels, steps
from guildhall.games.dale.rules.laying import scrappable
from guildhall.games.dale.rules.payments import can_buy, pay_actions, purse_of
from guildhall.games.dale.rules.setup import DONE
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
    hand = state.players[state.turn].hand
    facts = facts_of(hand)
    market = state.market
    has_market = bool(market.deck or market.thrown)
    if facts.opens:
        sources = sources_of(state, state.turn)
        reaches = steady_reaches(sources, facts.opens)
        if reaches is None:
            return _act_with_copies(state, facts, sources)
        best, opens_discard = _best_of(hand, reaches)
        total = best + (facts.raised + len(reaches)) * state.flashy
        tail = _steady_tail(hand, reaches, can_build(state, sources, reaches), has_market)
    else:
        total = facts.worth + facts.raised * state.flashy
        opens_discard = facts.opens_discard
        tail = _plain_tail(facts, can_build(state), has_market)
    buys = _buys(market.row, total)
    if (
        opens_discard
        and market.thrown
        and can_buy(state, purse_of(state, state.turn), FROM_DISCARD)
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
    purse, market = purse_of(state, state.turn), state.market
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


def end_actions(state: State) -> tuple[Action, ...]:
    return (*abilities(state), DONE)


def inventory_actions(state: State) -> tuple[Action, ...]:
    return discards_of(state.players[state.turn].hand)


def scrap_actions(state: State) -> tuple[Action, ...]:
    return (*map(act.Scrap, _different(scrappable(state))), ENOUGH)


# Techniques


def _order_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Put, _different(steps.to_order(state))))


def _throw_actions(state: State) -> tuple[Action, ...]:
    face = steps.playing(state).face
    if face == Card.NEW_SEASON:
        return tuple(map(act.Throw, ocelots.old_cards(state)))
    hand = state.players[state.turn].hand
    items = hand if face == Card.SHATTERED_RELIC else steps.playing(state).limbo
    return tuple(map(act.Throw, _different(items)))


def _keep_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Keep, _different(steps.playing(state).limbo)))


def _return_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Return, _different(steps.playing(state).limbo)))


def _slot_actions(state: State) -> tuple[Action, ...]:
    row = state.market.row
    return tuple(one for one, card in zip(_SLOT_ACTIONS, row, strict=True) if card is not None)


def _target_actions(state: State) -> tuple[Action, ...]:
    play = steps.playing(state)
    if play.face != _NUISANCE:
        return tuple(map(act.Target, play.seats))
    return (*map(act.Target, raccoons.victims_left(state)), ENOUGH)


def _give_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Give, _different(state.players[state.turn].hand)))


def _hide_actions(state: State) -> tuple[Action, ...]:
    hand = state.players[state.turn].hand
    sources = sources_of(state, state.turn)
    return tuple(
        act.Hide(item, face) for item in dict.fromkeys(hand) for face, _ in uses_of(sources, item)
    )


def _guess_actions(state: State) -> tuple[Action, ...]:
    hand = state.players[state.turn].hand
    raised = [value_of(item, 0) for item in hand if is_altered(item)]
    most = max(BLINDFOLD_VALUES[-1] + state.flashy, *raised, 0)
    return tuple(act.Guess(value) for value in range(1, most + 1))


def _value_actions(state: State) -> tuple[Action, ...]:
    del state
    return tuple(act.Value(value) for value in BLINDFOLD_VALUES)


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
    Stage.ORDER: _order_actions,
    Stage.THROW: _throw_actions,
    Stage.KEEP: _keep_actions,
    Stage.RETURN: _return_actions,
    Stage.SLOT: _slot_actions,
    Stage.TARGET: _target_actions,
    Stage.GIVE: _give_actions,
    Stage.SWAP: squirrels.swaps,
    Stage.CHARM: ocelots.charm_actions,
    Stage.HIDE: _hide_actions,
    Stage.GUESS: _guess_actions,
    Stage.VALUE: _value_actions,
}


def _nothing(state: State) -> tuple[Action, ...]:
    del state
    return ()


LISTS = tuple(_LISTS.get(stage, _nothing) for stage in Stage)
"""What a seat may do in each stage, in the order of `Stage`."""
