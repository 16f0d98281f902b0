"""Thieving Northern Raccoons: direct conflict."""

from __future__ import annotations

from functools import partial

from guildhall.core.seat import Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action, Enough
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.options import TurnedDeck
from guildhall.games.dale.model.state import Stage, State, with_player, with_stage
from guildhall.games.dale.rules import piles
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.laying import finish

_MOST_TARGETS = 2
_SABOTAGED = 2


# Wily Fellow


def _turn_deck(state: State) -> State:
    """Lay the old discard pile aside while the deck is turned over card by card."""
    seat = state.turn.seat
    player = state.table.players[seat]
    state = steps.with_fields(state, aside=player.discard)
    if state.rules.turned_deck is TurnedDeck.SHUFFLED:
        deck = tuple(sorted((*player.top, *player.deck)))
        turned = player._replace(top=(), deck=deck, discard=())
    else:
        turned = player._replace(top=(), discard=player.top)
    return _turn_on(with_player(state, seat, turned))


def _turn_card(state: State, action: act.Draw) -> State:
    seat = state.turn.seat
    player = piles.without_deck_card(state.table.players[seat], action.card)
    return _turn_on(with_player(state, seat, piles.discard(player, (action.card,))))


def _turn_on(state: State) -> State:
    seat = state.turn.seat
    player = state.table.players[seat]
    if player.deck:
        return with_stage(state, Stage.DRAW)
    player = player._replace(deck=tuple(sorted(steps.playing(state).aside)))
    return finish(with_player(steps.with_fields(state, aside=()), seat, player))


EFFECTS[Card.WILY_FELLOW] = Effect(
    begin=_turn_deck,
    asks={Stage.DRAW: Ask(None, _turn_card)},
    draws_to=Where.DISCARD,
)


# Nuisance


def _victims(state: State) -> tuple[Action, ...]:
    return (*map(act.Target, _victims_left(state)), Enough())


def _victims_left(state: State) -> tuple[Seat, ...]:
    """Return who can still be chosen: seats in ascending order."""
    chosen = steps.playing(state).seats
    return tuple(seat for seat in steps.others(state) if not chosen or seat > chosen[-1])


def _choose_victim(state: State, action: act.Target | Enough) -> State:
    if isinstance(action, Enough):
        return _bother(state)
    seats = (*steps.playing(state).seats, action.seat)
    state = steps.with_fields(state, seats=seats)
    is_all = len(seats) == _MOST_TARGETS or not _victims_left(state)
    return _bother(state) if is_all else state


def _bother(state: State) -> State:
    """Let everybody chosen who has cards lose one."""
    seats = [seat for seat in steps.playing(state).seats if state.table.players[seat].hand]
    return steps.take(state, tuple(seats))


def _lose_card(state: State, action: act.Take) -> State:
    state = piles.from_hand(state, action.seat, action.item)
    state = steps.discarded(state, action.seat, action.item)
    return steps.take(state, steps.playing(state).seats[1:])


EFFECTS[Card.NUISANCE] = Effect(
    begin=steps.ask(Stage.TARGET),
    asks={Stage.TARGET: Ask(_victims, _choose_victim), Stage.TAKE: Ask(None, _lose_card)},
    after={Stage.TAKE: finish},
)


# Rotten Food


def _choose_deck(state: State) -> State:
    has_cards = bool(state.table.players[state.turn.seat].hand)
    return steps.choose_seat(state, steps.others(state)) if has_cards else finish(state)


def _slip(state: State, action: act.Give) -> State:
    """Put a card face down onto another deck."""
    target = steps.playing(state).target
    state = piles.from_hand(state, state.turn.seat, action.item)
    other = state.table.players[target]
    other = other._replace(top=(action.item & CARD, *other.top))
    return finish(with_player(state, target, other))


EFFECTS[Card.ROTTEN_FOOD] = Effect(
    begin=_choose_deck,
    asks={**steps.TARGET, Stage.GIVE: Ask(steps.one_of_hand(act.Give), _slip)},
    after={Stage.TARGET: steps.ask(Stage.GIVE)},
)


# Dirty Exchange


def _steal(state: State) -> State:
    target = steps.playing(state).target
    return steps.take(state, (target,)) if state.table.players[target].hand else finish(state)


def _take_stolen(state: State, action: act.Take) -> State:
    state = piles.from_hand(state, action.seat, action.item)
    return steps.take(piles.to_hand(state, state.turn.seat, action.item & CARD), ())


def _give_back(state: State, action: act.Give) -> State:
    state = piles.from_hand(state, state.turn.seat, action.item)
    return finish(piles.to_hand(state, steps.playing(state).target, action.item & CARD))


EFFECTS[Card.DIRTY_EXCHANGE] = Effect(
    begin=steps.choose_other,
    asks={
        **steps.TARGET,
        Stage.TAKE: Ask(None, _take_stolen),
        Stage.GIVE: Ask(steps.one_of_hand(act.Give), _give_back),
    },
    after={Stage.TARGET: _steal, Stage.TAKE: steps.ask(Stage.GIVE)},
)


# Sabotage


def _sabotage(state: State, action: act.Throw) -> State:
    """Throw one card away; the other one is discarded for its owner."""
    state = piles.throw_away(steps.from_aside(state, action.item), action.item)
    for other in steps.playing(state).aside:
        state = steps.discarded(steps.from_aside(state, other), steps.playing(state).target, other)
    return finish(state)


EFFECTS[Card.SABOTAGE] = Effect(
    begin=steps.choose_other,
    asks={**steps.TARGET, **steps.DRAW, Stage.THROW: Ask(steps.one_aside(act.Throw), _sabotage)},
    after={Stage.TARGET: partial(steps.draw, count=_SABOTAGED), Stage.DRAW: steps.ask(Stage.THROW)},
    draws_to=Where.ASIDE,
    from_target=True,
)


# Treasure Hunter


def _choose_pile(state: State) -> State:
    seats = tuple(seat for seat in steps.others(state) if state.table.players[seat].discard)
    return steps.choose_seat(state, seats) if seats else finish(state)


def _grab(state: State) -> State:
    target = steps.playing(state).target
    other = state.table.players[target]
    state = with_player(state, target, other._replace(discard=other.discard[:-1]))
    return finish(piles.to_hand(state, state.turn.seat, other.discard[-1]))


EFFECTS[Card.TREASURE_HUNTER] = Effect(
    begin=_choose_pile,
    asks=steps.TARGET,
    after={Stage.TARGET: _grab},
)
