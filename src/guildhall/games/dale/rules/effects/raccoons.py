"""Thieving Northern Raccoons: direct conflict."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.origins import PUBLIC, from_pool
from guildhall.games.dale.knowledge.showing import (
    everybody,
    leave_limbo,
    leave_unseen,
    mix_all,
    seen_at,
    take_openly,
)
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import (
    Stage,
    State,
    TurnedDeck,
    with_new_pool,
    with_play,
    with_player,
    with_stage,
)
from guildhall.games.dale.rules.effects.steps import (
    after,
    begins,
    choose_seat,
    draw,
    hand_over,
    others,
    playing,
    take,
    taken,
)
from guildhall.games.dale.rules.laying import finish
from guildhall.games.dale.rules.piles import discard, draw_top, throw_away, to_hand

_MOST_TARGETS = 2
_SABOTAGED = 2


# Wily Fellow


@begins(Card.WILY_FELLOW)
def turn_deck(state: State) -> State:
    """The old discard pile lies aside while the deck is turned over card by card."""
    seat = state.turn
    player = state.players[seat]
    aside = playing(state)._replace(limbo=player.discard, origins=(PUBLIC,) * len(player.discard))
    state = with_play(state, aside)
    if state.rules.turned_deck is TurnedDeck.SHUFFLED and player.top:
        return turn_on(_shuffled_together(state))
    turned = player._replace(discard=player.top)
    while turned.top:
        turned, card, origin = draw_top(turned)
        state, _ = seen_at(with_player(state, seat, turned), card, origin, everybody(state))
    return turn_on(with_player(state, seat, turned))


def _shuffled_together(state: State) -> State:
    """The known order joins the rest of the deck; all see what is in it now."""
    seat = state.turn
    player = state.players[seat]
    bag = [(card, from_pool(player.pool, len(state.players))) for card in player.deck]
    tokens = [*zip(player.top, player.top_origins, strict=True), *bag]
    state, origins = mix_all(state, tokens)
    cards = tuple(card for card, _ in tokens)
    turned = player._replace(top=cards, top_origins=tuple(origins), deck=(), discard=())
    while turned.top:
        turned, card, origin = draw_top(turned)
        state, _ = seen_at(with_player(state, seat, turned), card, origin, everybody(state))
    turned = turned._replace(deck=tuple(sorted(cards)), pool=state.pools)
    return with_player(with_new_pool(state), seat, turned)


@after(Card.WILY_FELLOW, Stage.DRAW)
def turn_on(state: State) -> State:
    seat = state.turn
    player, play = state.players[seat], playing(state)
    if player.deck:
        return with_stage(state, Stage.DRAW)
    player = player._replace(deck=tuple(sorted(play.limbo)), pool=state.pools)
    play = play._replace(limbo=(), origins=())
    return finish(with_play(with_new_pool(with_player(state, seat, player)), play))


# Nuisance


@begins(Card.NUISANCE)
def choose_victims(state: State) -> State:
    return with_stage(state, Stage.TARGET)


def victims_left(state: State) -> tuple[Seat, ...]:
    """Who can still be chosen: seats in ascending order."""
    chosen = playing(state).seats
    return tuple(seat for seat in others(state) if not chosen or seat > chosen[-1])


def choose_victim(state: State, seat: Seat) -> State:
    play = playing(state)
    state = with_play(state, play._replace(seats=(*play.seats, seat)))
    is_all = len(play.seats) + 1 == _MOST_TARGETS or not victims_left(state)
    return bother(state) if is_all else state


def bother(state: State) -> State:
    """Everybody chosen who has cards loses one."""
    return take(state, tuple(seat for seat in playing(state).seats if state.players[seat].hand))


def lose_card(state: State, item: int) -> State:
    play = playing(state)
    seat, seats = play.seats[0], play.seats[1:]
    state = take_openly(state, seat, item)
    state = with_player(state, seat, discard(state.players[seat], (item & CARD,)))
    return take(state, seats)


@after(Card.NUISANCE, Stage.TAKE)
def end_nuisance(state: State) -> State:
    return finish(state)


# Rotten Food


@begins(Card.ROTTEN_FOOD)
def choose_deck(state: State) -> State:
    return choose_seat(state, others(state)) if state.players[state.turn].hand else finish(state)


@after(Card.ROTTEN_FOOD, Stage.TARGET)
@after(Card.DIRTY_EXCHANGE, Stage.TAKE)
def choose_gift(state: State) -> State:
    return with_stage(state, Stage.GIVE)


def slip(state: State, item: int) -> State:
    """A card face down onto another deck."""
    seat, target = state.turn, playing(state).target
    state, origin = leave_unseen(state, seat, item)
    other = state.players[target]
    other = other._replace(top=(item & CARD, *other.top), top_origins=(origin, *other.top_origins))
    return finish(with_player(state, target, other))


# Dirty Exchange


@begins(Card.DIRTY_EXCHANGE)
@begins(Card.SABOTAGE)
def choose_other(state: State) -> State:
    return choose_seat(state, others(state))


@after(Card.DIRTY_EXCHANGE, Stage.TARGET)
def steal(state: State) -> State:
    target = playing(state).target
    if not state.players[target].hand:
        return finish(state)
    return take(state, (target,))


def take_stolen(state: State, item: int) -> State:
    state, origin = taken(state, item, state.turn)
    return take(to_hand(state, state.turn, item & CARD, origin), ())


def give_back(state: State, item: int) -> State:
    return finish(hand_over(state, item, to=playing(state).target))


# Sabotage


@after(Card.SABOTAGE, Stage.TARGET)
def look_at_deck(state: State) -> State:
    return draw(state, _SABOTAGED)


@after(Card.SABOTAGE, Stage.DRAW)
def choose_sabotaged(state: State) -> State:
    return with_stage(state, Stage.THROW) if playing(state).limbo else finish(state)


def sabotage(state: State, card: int) -> State:
    """One card is thrown away, the other discarded for its owner."""
    state = throw_away(leave_limbo(state, card, everybody(state))[0], card)
    target = playing(state).target
    for other in playing(state).limbo:
        state, _ = leave_limbo(state, other, everybody(state))
        state = with_player(state, target, discard(state.players[target], (other,)))
    return finish(state)


# Treasure Hunter


@begins(Card.TREASURE_HUNTER)
def choose_pile(state: State) -> State:
    seats = tuple(seat for seat in others(state) if state.players[seat].discard)
    return choose_seat(state, seats) if seats else finish(state)


@after(Card.TREASURE_HUNTER, Stage.TARGET)
def grab(state: State) -> State:
    target = playing(state).target
    other = state.players[target]
    state = with_player(state, target, other._replace(discard=other.discard[:-1]))
    return finish(to_hand(state, state.turn, other.discard[-1], PUBLIC))
