"""Snappy Scarlet Macaws: hand management."""

from __future__ import annotations

from functools import partial

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.items import CARD, raised
from guildhall.games.dale.model.state import Stage, State, with_player, with_stage, with_turn
from guildhall.games.dale.rules import piles
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.laying import finish

# Swift Broker


def discard_hand(state: State) -> State:
    """Discard the hand in an order of choice."""
    count = len(state.table.players[state.turn.seat].hand)
    return steps.order(steps.with_fields(state, left=count))


def draw_as_many(state: State) -> State:
    return steps.draw(state, steps.playing(state).left)


EFFECTS[Card.SWIFT_BROKER] = Effect(
    begin=discard_hand,
    asks={**steps.ORDER, **steps.DRAW},
    after={Stage.ORDER: draw_as_many, Stage.DRAW: finish},
)


# Shattered Relic


def _choose_relic(state: State) -> State:
    has_cards = bool(state.table.players[state.turn.seat].hand)
    return with_stage(state, Stage.THROW) if has_cards else steps.draw(state, 1)


def _throw_relic(state: State, action: act.Throw) -> State:
    """Throw away a hand card, then draw one."""
    state = piles.from_hand(state, state.turn.seat, action.item)
    return steps.draw(piles.throw_away(state, action.item & CARD), 1)


EFFECTS[Card.SHATTERED_RELIC] = Effect(
    begin=_choose_relic,
    asks={Stage.THROW: Ask(steps.one_of_hand(act.Throw), _throw_relic), **steps.DRAW},
    after={Stage.DRAW: finish},
)


# Spyglass


def _choose_kept(state: State) -> State:
    return steps.ask(Stage.KEEP)(steps.with_fields(state, left=0))


def _keep_seen(state: State, action: act.Keep) -> State:
    return _return_on(steps.keep_card(state, action.card))


def _return_on(state: State) -> State:
    """Ask what goes back next while two cards are left."""
    aside = steps.playing(state).aside
    if len(aside) > 1:
        return with_stage(state, Stage.RETURN)
    for card in aside:
        state = _put_back(state, card)
    return finish(state)


def _return_seen(state: State, action: act.Return) -> State:
    return _return_on(_put_back(state, action.card))


def _put_back(state: State, card: int) -> State:
    state, seat = steps.from_aside(state, card), state.turn.seat
    player = state.table.players[seat]
    return with_player(state, seat, player._replace(top=(card, *player.top)))


EFFECTS[Card.SPYGLASS] = Effect(
    begin=partial(steps.draw, count=LOOKED_AT),
    asks={
        **steps.DRAW,
        Stage.KEEP: Ask(steps.one_aside(act.Keep), _keep_seen),
        Stage.RETURN: Ask(steps.one_aside(act.Return), _return_seen),
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
        state = piles.to_hand(state, seat, player.discard[-1])
    return finish(state)


EFFECTS[Card.FAVOURITE_TOY] = Effect(begin=_recover)
