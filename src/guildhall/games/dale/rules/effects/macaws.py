"""Snappy Scarlet Macaws: hand management."""

from __future__ import annotations

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.items import CARD, raised
from guildhall.games.dale.model.state import Stage, State, with_player, with_stage, with_turn
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.effects.steps import (
    DRAW,
    ORDER,
    ask_aside,
    draw,
    from_aside,
    keep_card,
    one_aside,
    one_of_hand,
    order,
    playing,
    with_fields,
)
from guildhall.games.dale.rules.laying import finish
from guildhall.games.dale.rules.piles import from_hand, throw_away, to_hand

# Swift Broker


def discard_hand(state: State) -> State:
    """Discard the hand in an order of choice."""
    count = len(state.table.players[state.turn.seat].hand)
    return order(with_fields(state, left=count))


def draw_as_many(state: State) -> State:
    return draw(state, playing(state).left)


EFFECTS[Card.SWIFT_BROKER] = Effect(
    begin=discard_hand,
    asks={**ORDER, **DRAW},
    after={Stage.ORDER: draw_as_many, Stage.DRAW: finish},
)


# Shattered Relic


def _choose_relic(state: State) -> State:
    has_cards = bool(state.table.players[state.turn.seat].hand)
    return with_stage(state, Stage.THROW) if has_cards else draw(state, 1)


def _throw_relic(state: State, action: act.Throw) -> State:
    """Throw away a hand card, then draw one."""
    state = from_hand(state, state.turn.seat, action.item)
    return draw(throw_away(state, action.item & CARD), 1)


EFFECTS[Card.SHATTERED_RELIC] = Effect(
    begin=_choose_relic,
    asks={Stage.THROW: Ask(one_of_hand(act.Throw), _throw_relic), **DRAW},
    after={Stage.DRAW: finish},
)


# Spyglass


def _look_ahead(state: State) -> State:
    return draw(state, LOOKED_AT)


def _choose_kept(state: State) -> State:
    return ask_aside(Stage.KEEP)(with_fields(state, left=0))


def _keep_seen(state: State, action: act.Keep) -> State:
    return _return_on(keep_card(state, action.card))


def _return_on(state: State) -> State:
    """Ask what goes back next while two cards are left."""
    aside = playing(state).aside
    if len(aside) > 1:
        return with_stage(state, Stage.RETURN)
    for card in aside:
        state = _put_back(state, card)
    return finish(state)


def _return_seen(state: State, action: act.Return) -> State:
    return _return_on(_put_back(state, action.card))


def _put_back(state: State, card: int) -> State:
    state, seat = from_aside(state, card), state.turn.seat
    player = state.table.players[seat]
    return with_player(state, seat, player._replace(top=(card, *player.top)))


EFFECTS[Card.SPYGLASS] = Effect(
    begin=_look_ahead,
    asks={
        **DRAW,
        Stage.KEEP: Ask(one_aside(act.Keep), _keep_seen),
        Stage.RETURN: Ask(one_aside(act.Return), _return_seen),
    },
    after={Stage.DRAW: _choose_kept},
    draws_to=Where.ASIDE,
)


# Flashy Show


def _raise_values(state: State) -> State:
    seat = state.turn.seat
    player = state.table.players[seat]
    hand = tuple(sorted([raised(item) for item in player.hand]))
    state = with_player(state, seat, player._replace(hand=hand))
    return finish(with_turn(state, flashy=state.turn.flashy + 1))


EFFECTS[Card.FLASHY_SHOW] = Effect(begin=_raise_values)


# Favourite Toy


def _recover(state: State) -> State:
    """Take the top of the own discard pile into the hand."""
    seat = state.turn.seat
    player = state.table.players[seat]
    if player.discard:
        state = with_player(state, seat, player._replace(discard=player.discard[:-1]))
        state = to_hand(state, seat, player.discard[-1])
    return finish(state)


EFFECTS[Card.FAVOURITE_TOY] = Effect(begin=_recover)
