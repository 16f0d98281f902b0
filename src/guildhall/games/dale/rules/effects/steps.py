"""The steps that techniques are made of: choose a seat, order cards, draw, take."""

from __future__ import annotations

from collections.abc import Callable

from guildhall.core.seat import Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import SLOTS
from guildhall.games.dale.model.items import CARD, as_copy, effective
from guildhall.games.dale.model.state import (
    Stage,
    State,
    Technique,
    replaced,
    with_market,
    with_player,
    with_stage,
    with_technique,
)
from guildhall.games.dale.rules import piles
from guildhall.games.dale.rules.abilities import hand_of
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Follow, Offers, Where
from guildhall.games.dale.rules.laying import finish

_SLOTS = tuple(act.Slot(slot) for slot in range(SLOTS))


def playing(state: State) -> Technique:
    """Return the technique in play."""
    if state.turn.technique is None:
        raise ValueError("no technique is in play")
    return state.turn.technique


def effect_of(state: State) -> Effect:
    """Return the effect of the technique in play."""
    return EFFECTS[playing(state).face]


def with_fields(state: State, **fields: object) -> State:
    """Return the state with these fields of the technique in play."""
    return with_technique(state, playing(state)._replace(**fields))  # type: ignore[arg-type] # by name


def play_item(state: State, action: act.Play) -> State:
    """Play a technique out of the hand; a copying card is the technique it copies."""
    used = action.item if action.face is None else as_copy(action.item, action.face)
    card = effective(used)
    state = piles.from_hand(state, state.turn.seat, action.item)
    return EFFECTS[card].begin(with_technique(state, Technique(used, card)))


def different(items: tuple[int, ...]) -> list[int]:
    return sorted(set(items))


# Choosing a seat


def others(state: State) -> tuple[Seat, ...]:
    """Return everybody but the active seat."""
    return tuple(seat for seat in range(len(state.table.players)) if seat != state.turn.seat)


def choose_seat(state: State, seats: tuple[Seat, ...]) -> State:
    """Ask for one of these seats; the only one is chosen by itself."""
    if len(seats) == 1:
        return _seat_chosen(state, act.Target(seats[0]))
    return with_stage(with_fields(state, seats=seats), Stage.TARGET)


def choose_other(state: State) -> State:
    return choose_seat(state, others(state))


def _seats(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Target, playing(state).seats))


def _seat_chosen(state: State, action: act.Target) -> State:
    return _go_on(with_fields(state, target=action.seat, seats=()), Stage.TARGET)


def _go_on(state: State, stage: Stage) -> State:
    return effect_of(state).after[stage](state)


# Putting cards onto a discard pile in order


def order(state: State) -> State:
    """Ask for the next card to put while two are left; the last one goes by itself."""
    waiting = to_order(state)
    if len(waiting) > 1:
        return with_stage(state, Stage.ORDER)
    for item in waiting:
        state = _put(state, item)
    return _go_on(state, Stage.ORDER)


def to_order(state: State) -> tuple[int, ...]:
    """Return what is still to be put onto the discard pile."""
    match effect_of(state).orders:
        case Where.ROW:
            return tuple([card for card in state.table.market.row if card is not None])
        case Where.ASIDE:
            return playing(state).aside
    return state.table.players[state.turn.seat].hand


def _puts(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Put, different(to_order(state))))


def _put_chosen(state: State, action: act.Put) -> State:
    return order(_put(state, action.item))


def _put(state: State, item: int) -> State:
    market, seat = state.table.market, state.turn.seat
    match effect_of(state).orders:
        case Where.ROW:
            row = replaced(market.row, market.row.index(item), None)
            return piles.throw_away(with_market(state, market._replace(row=row)), item)
        case Where.ASIDE:
            return piles.throw_away(from_aside(state, item), item)
    return discarded(piles.from_hand(state, seat, item), seat, item)


def discarded(state: State, seat: Seat, item: int) -> State:
    """Put a card onto a seat's discard pile."""
    return with_player(state, seat, piles.discard(state.table.players[seat], (item & CARD,)))


# Cards that lie aside


def to_aside(state: State, card: int) -> State:
    return with_fields(state, aside=tuple(sorted((*playing(state).aside, card))))


def from_aside(state: State, card: int) -> State:
    aside = playing(state).aside
    at = aside.index(card)
    return with_fields(state, aside=aside[:at] + aside[at + 1 :])


def keep_card(state: State, card: int) -> State:
    """Take one of the cards aside into the active hand."""
    return piles.to_hand(from_aside(state, card), state.turn.seat, card)


# Drawing


def draw(state: State, count: int) -> State:
    """Draw `count` cards from a deck, or as many as there are."""
    return draw_on(with_fields(state, left=count))


def draw_on(state: State) -> State:
    """Draw known cards at once, others by chance."""
    while playing(state).left:
        seat = drawn_seat(state)
        ready = piles.with_deck_ready(state, seat)
        if ready is None:
            break
        player = ready.table.players[seat]
        if not player.top:
            return with_stage(ready, Stage.DRAW)
        player, card = piles.draw_top(player)
        state = _received(with_player(ready, seat, player), card)
    return _go_on(state, Stage.DRAW)


def drawn_seat(state: State) -> Seat:
    """Return from whose deck cards are drawn."""
    return playing(state).target if effect_of(state).from_target else state.turn.seat


def draw_chosen(state: State, action: act.Draw) -> State:
    """Draw the card that chance has chosen."""
    seat, technique = drawn_seat(state), playing(state)
    if effect_of(state).draws_to is Where.HAND:
        state = piles.drawn_to_hand(state, seat, action.card)
        return draw_on(with_technique(state, technique._replace(left=technique.left - 1)))
    player = piles.without_deck_card(state.table.players[seat], action.card)
    return draw_on(_received(with_player(state, seat, player), action.card))


def draw_market(state: State, count: int) -> State:
    """Draw `count` cards from the market deck, or as many as there are."""
    return _draw_market_on(with_fields(state, left=count))


def _draw_market_on(state: State) -> State:
    if playing(state).left:
        ready = piles.with_market_ready(state)
        if ready is not None:
            return with_stage(ready, Stage.MARKET)
    return _go_on(state, Stage.MARKET)


def market_chosen(state: State, action: act.Market) -> State:
    """Draw the market card that chance has chosen."""
    if effect_of(state).draws_to is Where.ROW:
        state = with_market(state, piles.filled(state.table.market, action.card))
        return _draw_market_on(with_fields(state, left=playing(state).left - 1))
    market = piles.without_market_card(state.table.market, action.card)
    return _draw_market_on(_received(with_market(state, market), action.card))


def _received(state: State, card: int) -> State:
    """Put a drawn card where the technique wants it; one less is to come."""
    state = with_fields(state, left=playing(state).left - 1)
    if effect_of(state).draws_to is Where.ASIDE:
        return to_aside(state, card)
    return piles.to_hand(state, state.turn.seat, card)


# Taking a card of the row


def slots(state: State) -> tuple[Action, ...]:
    row = state.table.market.row
    return tuple(one for one, card in zip(_SLOTS, row, strict=True) if card is not None)


def take_goods(state: State, slot: int, left: int | None) -> State:
    """Take a card of the row into the hand and leave this in its place."""
    market = state.table.market
    card = market.row[slot]
    if card is None:
        raise ValueError(f"slot {slot} is empty")
    state = piles.to_hand(state, state.turn.seat, card)
    return with_market(state, market._replace(row=replaced(market.row, slot, left)))


# Choosing among cards


def one_of_hand(kind: Callable[[int], Action]) -> Offers:
    """Offer this kind of action for each different card of the active hand."""
    return lambda state: tuple(map(kind, different(hand_of(state))))


def one_aside(kind: Callable[[int], Action]) -> Offers:
    """Offer this kind of action for each different card that lies aside."""
    return lambda state: tuple(map(kind, different(playing(state).aside)))


def ask(stage: Stage) -> Follow:
    """Ask next what this stage offers; if that is nothing the technique is over."""

    def follow(state: State) -> State:
        offers = effect_of(state).asks[stage].offers
        return with_stage(state, stage) if offers is None or offers(state) else finish(state)

    return follow


# Taking cards out of hands by chance


def take(state: State, seats: tuple[Seat, ...]) -> State:
    """Take one card out of each of these hands, one after the other."""
    state = with_fields(state, seats=seats)
    return with_stage(state, Stage.TAKE) if seats else _go_on(state, Stage.TAKE)


# What the steps ask, for the records of effects

TARGET = {Stage.TARGET: Ask(_seats, _seat_chosen)}
ORDER = {Stage.ORDER: Ask(_puts, _put_chosen)}
DRAW = {Stage.DRAW: Ask(None, draw_chosen)}
MARKET = {Stage.MARKET: Ask(None, market_chosen)}
