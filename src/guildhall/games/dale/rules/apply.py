"""How a game runs: who decides what, what chance draws, and what comes of an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from guildhall.core.game import Decision
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import DIE, MOST_SEATS, Card
from guildhall.games.dale.model.items import altered, as_copy, value_of
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    Stage,
    State,
    partner_of,
    with_market,
    with_turn,
)
from guildhall.games.dale.rules import clean_up, laying, piles, setup
from guildhall.games.dale.rules.abilities import discover, roll
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.legal import LISTS

_KINDS = {
    Stage.HANDS: "draw",
    Stage.ROW: "market",
    Stage.REFILL: "draw",
    Stage.RESTOCK: "market",
    Stage.ROLL: "die",
    Stage.DISCOVER: "market",
}
"""What a stage asks for if that is not its own name."""
_CHANCE_STAGES = frozenset(
    {
        *_KINDS,
        Stage.DECK,
        Stage.FIRST,
        Stage.DRAW,
        Stage.MARKET,
        Stage.TAKE,
        Stage.DEAL,
        Stage.DIE,
    }
)
_SEVERAL = (Stage.WISH, Stage.HELP, Stage.GUESS, Stage.OVER)
"""Stages in which another than the active seat decides, several do, or nobody."""


def _decisions_of(stage: Stage) -> tuple[tuple[Decision, ...], ...] | None:
    kind = _KINDS.get(stage, stage.name.lower())
    if stage in _CHANCE_STAGES:
        return ((Decision(CHANCE, kind),),) * MOST_SEATS
    if stage in _SEVERAL:
        return None
    return tuple((Decision(seat, kind),) for seat in range(MOST_SEATS))


_BY_TURN = tuple(_decisions_of(stage) for stage in Stage)
"""What is decided in each stage, by the active seat; None if that is not enough to know."""


def decisions(state: State) -> tuple[Decision, ...]:
    known = _BY_TURN[state.turn.stage]
    if known is not None:
        return known[state.turn.seat]
    kind = state.turn.stage.name.lower()
    return tuple(Decision(seat, kind) for seat in _deciding(state))


def _deciding(state: State) -> tuple[Seat, ...]:
    """Return who decides if it is not the active seat alone."""
    match state.turn.stage:
        case Stage.WISH:
            return setup.still_wishing(state)
        case Stage.HELP:
            return (partner_of(state.turn.seat),)
        case Stage.GUESS:
            return (steps.playing(state).target,)
    return ()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    stage = state.turn.stage
    if _BY_TURN[stage] is not None:
        may_act = seat == state.turn.seat and stage not in _CHANCE_STAGES
        return LISTS[stage](state) if may_act else ()
    if seat not in _deciding(state):
        return ()
    return setup.wishes_left(state, seat) if stage is Stage.WISH else LISTS[stage](state)


def sample_action(state: State, seat: Seat, rng: Rng) -> Action:
    """Return one legal action, all equally likely (for chance: as likely as `chances` says)."""
    if seat != CHANCE:
        return rng.choice(legal_actions(state, seat))
    drawn = drawn_from(state)
    if drawn is None:
        return rng.weighted(chances(state))
    outcomes, cards = drawn
    return outcomes[cards[rng.below(len(cards))]]


# Chance

_CARDS = tuple(int(card) for card in Card)
_DRAWS = tuple(tuple(act.Draw(seat, card) for card in _CARDS) for seat in range(MOST_SEATS))
_MARKETS = tuple(act.Market(card) for card in _CARDS)
_DEALS = tuple(act.Deal(card) for card in _CARDS)
_ROLLS = tuple((act.Die(points), weight) for points, weight in DIE)
Outcomes = tuple[tuple[Action, int], ...]


def drawn_from(state: State) -> tuple[tuple[Action, ...], tuple[int, ...]] | None:
    """Return the outcome for each kind of card, and the cards of which chance draws one."""
    table = state.table
    match state.turn.stage:
        case Stage.REFILL:
            return _DRAWS[state.turn.seat], table.players[state.turn.seat].deck
        case Stage.ROW | Stage.RESTOCK | Stage.DISCOVER | Stage.MARKET:
            return _MARKETS, table.market.deck
        case Stage.DRAW:
            seat = steps.drawn_seat(state)
            return _DRAWS[seat], table.players[seat].deck
        case Stage.HANDS:
            seat = setup.next_to_deal(state)
            return _DRAWS[seat], table.players[seat].deck
        case Stage.DEAL:
            return _DEALS, steps.playing(state).aside
    return None


def chances(state: State) -> Outcomes:
    drawn = drawn_from(state)
    if drawn is not None:
        outcomes, cards = drawn
        counts = Counter(sorted(cards))
        return tuple((outcomes[card], count) for card, count in counts.items())
    match state.turn.stage:
        case Stage.DECK:
            return tuple((act.Deck(folk), 1) for folk in setup.decks_left(state))
        case Stage.FIRST:
            return tuple((act.First(seat), 1) for seat in range(len(state.table.players)))
        case Stage.ROLL | Stage.DIE:
            return _ROLLS
        case Stage.TAKE:
            seat = steps.playing(state).seats[0]
            taken = Counter(state.table.players[seat].hand)
            return tuple((act.Take(seat, item), count) for item, count in taken.items())
    return ()


# What comes of an action


def apply(state: State, seat: Seat, action: Action) -> State:
    stage = state.turn.stage
    if stage is Stage.WISH:
        if isinstance(action, act.Wish):
            return setup.wish(state, seat, action.deck)
        return setup.end_wishing(state, seat)
    if state.turn.technique is not None:
        ask = steps.effect_of(state).asks.get(stage)
        if ask is not None:
            return ask.answer(state, action)
    return _APPLY[type(action)](state, action)


def _draw(state: State, action: act.Draw) -> State:
    if state.turn.stage is Stage.HANDS:
        return setup.deal(state, action)
    drawn = piles.drawn_to_hand(state, action.seat, action.card)
    player = drawn.table.players[action.seat]
    is_going_on = len(player.hand) < state.turn.goal and player.deck and not player.top
    return drawn if is_going_on else clean_up.draw_on(drawn)


def _market(state: State, action: act.Market) -> State:
    match state.turn.stage:
        case Stage.ROW:
            return setup.lay_card(state, action)
        case Stage.RESTOCK:
            market = piles.filled(state.table.market, action.card)
            return clean_up.restock(with_market(state, market))
    market = piles.without_market_card(state.table.market, action.card)
    back = state.turn.back
    state = piles.throw_away(with_market(state, market), action.card)
    state = with_turn(state, stage=back, back=Stage.ACT)
    return clean_up.fill_hand(state) if back is Stage.WINDOW else state


def _rolled(state: State, action: act.Die) -> State:
    item = state.turn.rolling
    if item is None:
        raise ValueError("no card has been rolled for")
    rolled = altered(item, value_of(item, state.turn.flashy) + action.points)
    state = piles.turned_into(state, state.turn.seat, item, rolled)
    return with_turn(state, stage=state.turn.back, back=Stage.ACT, rolling=None)


def _settle(state: State, action: act.Settle) -> State:
    del action
    match state.turn.stage:
        case Stage.PAY:
            return laying.settle_payment(state)
        case Stage.INVENTORY:
            return laying.settle_inventory(state)
    return laying.settle_stack(state)


def _enough(state: State, action: act.Enough) -> State:
    del action
    match state.turn.stage:
        case Stage.SCRAP:
            return laying.take_goods(state)
        case Stage.WINDOW:
            return clean_up.end_turn(state)
    return laying.end_building(state)


def _copy(state: State, action: act.Copy) -> State:
    if action.face is None:
        raise ValueError("expected what the card becomes")
    copied = as_copy(action.item, action.face)
    return clean_up.fill_hand(piles.turned_into(state, state.turn.seat, action.item, copied))


_APPLY: Mapping[type, Callable[[State, Any], State]] = {
    act.Buy: lambda state, action: laying.begin(state, Stage.PAY, action.slot),
    act.BuyDiscarded: lambda state, _: laying.begin(state, Stage.PAY, FROM_DISCARD),
    act.Play: steps.play_item,
    act.Build: lambda state, _: laying.begin(state, Stage.STACK),
    act.Inventory: lambda state, _: laying.begin(state, Stage.INVENTORY),
    act.Roll: roll,
    act.Discover: discover,
    act.Copy: _copy,
    act.Pay: laying.add,
    act.Stack: laying.add,
    act.Fetch: laying.fetch,
    act.Discard: lambda state, action: laying.lay(state, state.turn.seat, action.item, None),
    act.Settle: _settle,
    act.Ask: lambda state, _: laying.ask(state),
    act.Decline: lambda state, _: laying.take_back(state),
    act.Scrap: lambda state, action: laying.scrap(state, action.item),
    act.Enough: _enough,
    act.Done: lambda state, _: clean_up.fill_hand(state),
    act.DoneAgain: lambda state, _: clean_up.fill_hand(with_turn(state, again=True)),
    act.Deck: lambda state, action: setup.choose_deck(state, action.deck),
    act.First: lambda state, action: setup.choose_first(state, action.seat),
    act.Draw: _draw,
    act.Market: _market,
    act.Die: _rolled,
}
"""What each action leads to; those that answer a technique stand in its record."""
