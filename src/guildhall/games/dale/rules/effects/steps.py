"""The steps techniques are made of: choose a seat, order cards, draw, take, deal, roll.

A technique is a function that begins it, and one for each step after which it goes on. They are
registered by the card whose effect they are and called when the step is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.origins import PUBLIC, Origin, from_pool
from guildhall.games.dale.knowledge.showing import (
    everybody,
    leave_limbo,
    leave_unseen,
    seen_at,
    show_item,
    take_openly,
)
from guildhall.games.dale.model.copies import shown_for, sources_of
from guildhall.games.dale.model.data import IS_TECHNIQUE, SLOTS, Card
from guildhall.games.dale.model.items import CARD, as_copy, effective
from guildhall.games.dale.model.state import (
    Played,
    Stage,
    State,
    changed,
    new_played,
    with_market,
    with_play,
    with_player,
    with_stage,
)
from guildhall.games.dale.rules.laying import finish
from guildhall.games.dale.rules.piles import (
    dealt_to_hand,
    discard,
    draw_card,
    draw_top,
    filled,
    is_market_ready,
    is_ready,
    throw_away,
    to_hand,
    without_market_card,
)

Effect = Callable[[State], State]

BEGIN: dict[int, Effect] = {}
AFTER: dict[tuple[int, Stage], Effect] = {}

_FROM_ROW = frozenset({int(Card.LOYAL_PARTNER)})
_FROM_LIMBO = frozenset({int(Card.SPECIAL_OFFER)})
_TO_LIMBO = frozenset({int(Card.SPYGLASS), int(Card.SABOTAGE), int(Card.SPECIAL_OFFER)})
_SABOTAGE = int(Card.SABOTAGE)
_WILY_FELLOW = int(Card.WILY_FELLOW)
_TO_PILES = frozenset({*_TO_LIMBO, _WILY_FELLOW})


def begins(card: Card) -> Callable[[Effect], Effect]:
    """Register what happens first when a technique is played."""

    def register(effect: Effect) -> Effect:
        BEGIN[int(card)] = effect
        return effect

    return register


def after(card: Card, stage: Stage) -> Callable[[Effect], Effect]:
    """Register how a technique goes on when this step is done."""

    def register(effect: Effect) -> Effect:
        AFTER[int(card), stage] = effect
        return effect

    return register


def playing(state: State) -> Played:
    """The technique in play."""
    if state.play is None:
        raise ValueError("no technique is in play")
    return state.play


def go_on(state: State, stage: Stage) -> State:
    return AFTER[playing(state).face, stage](state)


def play_item(state: State, item: int, face: int | None) -> State:
    """Play a technique out of the hand; a copying card is the technique it copies."""
    seat, used, shown = state.turn, item, None
    sources = None if face is None else sources_of(state, seat)
    state = take_openly(state, seat, item)
    if face is not None and sources is not None:
        used = as_copy(item, face)
        shown = shown_for(sources, state.players[seat].hand, item & CARD, face)
    if shown is not None:
        state = show_item(state, seat, shown)
    card = effective(used)
    return BEGIN[card](with_play(state, Played(used, card)))


def techniques(items: Iterable[int]) -> list[int]:
    """Those of these faces that are techniques."""
    return [item for item in items if IS_TECHNIQUE[item & CARD]]


# Choosing a seat


def others(state: State) -> tuple[Seat, ...]:
    """Everybody but the active seat."""
    return tuple(seat for seat in range(len(state.players)) if seat != state.turn)


def choose_seat(state: State, seats: tuple[Seat, ...]) -> State:
    """Ask for one of these seats; the only one is chosen by itself."""
    if len(seats) == 1:
        return seat_chosen(state, seats[0])
    return changed(state, stage=Stage.TARGET, play=playing(state)._replace(seats=seats))


def seat_chosen(state: State, seat: Seat) -> State:
    play = playing(state)._replace(target=seat, seats=())
    return go_on(with_play(state, play), Stage.TARGET)


# Putting cards onto a discard pile in order


def order(state: State) -> State:
    """Ask for the next card to put; what is all the same goes by itself."""
    waiting = to_order(state)
    if len({item & CARD for item in waiting}) > 1:
        return with_stage(state, Stage.ORDER)
    for item in waiting:
        state = _put_one(state, item)
    return go_on(state, Stage.ORDER)


def put(state: State, item: int) -> State:
    return order(_put_one(state, item))


def to_order(state: State) -> tuple[int, ...]:
    """What is still to be put onto the discard pile."""
    play = playing(state)
    if play.face in _FROM_ROW:
        return tuple([card for card in state.market.row if card is not None])
    return play.limbo if play.face in _FROM_LIMBO else state.players[state.turn].hand


def _put_one(state: State, item: int) -> State:
    play = playing(state)
    if play.face in _FROM_ROW:
        market = state.market
        at = market.row.index(item)
        row = (*market.row[:at], None, *market.row[at + 1 :])
        return throw_away(with_market(state, market._replace(row=row)), item)
    if play.face in _FROM_LIMBO:
        return throw_away(leave_limbo(state, item, everybody(state))[0], item)
    state = take_openly(state, state.turn, item)
    player = discard(state.players[state.turn], (item & CARD,))
    return with_player(state, state.turn, player)


# Cards that lie aside


def with_limbo(play: Played, card: int, origin: Origin) -> Played:
    limbo, origins = (*play.limbo, card), (*play.origins, origin)
    return new_played((*play[:4], limbo, origins, *play[6:]))


def keep_card(state: State, card: int) -> State:
    """One of the cards aside into the active hand; the others do not see which."""
    state, origin = leave_limbo(state, card, (state.turn,))
    return to_hand(state, state.turn, card, origin)


# Drawing from a deck


def draw(state: State, count: int) -> State:
    """Draw so many cards, or as many as there are."""
    return draw_on(with_play(state, playing(state)._replace(left=count)))


def draw_on(state: State) -> State:
    """Known cards come at once, others by chance."""
    while (play := playing(state)).left:
        ready = is_ready(state, drawn_seat(state))
        if ready is None:
            break
        state = ready
        player = state.players[drawn_seat(state)]
        if not player.top:
            return with_stage(state, Stage.DRAW)
        player, card, origin = draw_top(player)
        state = with_player(state, drawn_seat(state), player)
        state, origin = seen_at(state, card, origin, (state.turn,))
        state = _drawn(with_play(state, one_less(play)), card, origin)
    return go_on(state, Stage.DRAW)


def drawn_seat(state: State) -> Seat:
    """From whose deck cards are drawn."""
    play = playing(state)
    return play.target if play.face == _SABOTAGE else state.turn


def draw_chosen(state: State, card: int) -> State:
    """Chance has drawn this card."""
    seat, play = drawn_seat(state), playing(state)
    if play.face in _TO_PILES:
        player = draw_card(state.players[seat], card)
        origin = from_pool(player.pool, len(state.players), state.turn)
        state = with_player(state, seat, player)
        if play.face == _WILY_FELLOW:
            return go_on(with_player(state, seat, discard(player, (card,))), Stage.DRAW)
        return draw_on(with_play(state, with_limbo(one_less(play), card, origin)))
    return draw_on(with_play(dealt_to_hand(state, seat, card), one_less(play)))


def one_less(play: Played) -> Played:
    """One of what is to come has come."""
    return new_played((*play[:6], play.left - 1, *play[7:]))


def _drawn(state: State, card: int, origin: Origin) -> State:
    play = playing(state)
    if play.face in _TO_LIMBO:
        return with_play(state, with_limbo(play, card, origin))
    return to_hand(state, state.turn, card, origin)


# Drawing from the market deck


def draw_market(state: State, count: int) -> State:
    """Draw so many market cards, or as many as there are."""
    return _draw_market_on(with_play(state, playing(state)._replace(left=count)))


def _draw_market_on(state: State) -> State:
    if playing(state).left:
        ready = is_market_ready(state)
        if ready is not None:
            return with_stage(ready, Stage.MARKET)
    return go_on(state, Stage.MARKET)


def market_chosen(state: State, card: int) -> State:
    """Chance has drawn this card for a technique."""
    play = playing(state)
    origin = from_pool(state.market.pool, len(state.players), state.turn)
    if play.face in _FROM_ROW:
        state = with_market(state, filled(state.market, card))
        return _draw_market_on(with_play(state, one_less(play)))
    state = with_market(state, without_market_card(state.market, card))
    state = with_play(state, one_less(play))
    if play.face == Card.NEW_SEASON:
        return _draw_market_on(to_hand(state, state.turn, card, origin))
    if play.face == Card.CHARM:
        origin = PUBLIC
    return _draw_market_on(with_play(state, with_limbo(playing(state), card, origin)))


def empty_slots(state: State) -> int:
    return SLOTS - sum(card is not None for card in state.market.row)


def choose_slot(state: State) -> State:
    """Ask for a card of the row, if there is one."""
    is_empty = empty_slots(state) == SLOTS
    return finish(state) if is_empty else with_stage(state, Stage.SLOT)


def take_goods(state: State, slot: int, left: int | None) -> State:
    """A card of the row into the hand; what is left in its place."""
    market = state.market
    card = market.row[slot]
    if card is None:
        raise ValueError(f"slot {slot} is empty")
    row = (*market.row[:slot], left, *market.row[slot + 1 :])
    state = to_hand(state, state.turn, card, PUBLIC)
    return with_market(state, market._replace(row=row))


# Taking cards out of hands by chance


def take(state: State, seats: tuple[Seat, ...]) -> State:
    """Take one card out of each of these hands, one after the other."""
    state = with_play(state, playing(state)._replace(seats=seats))
    return with_stage(state, Stage.TAKE) if seats else go_on(state, Stage.TAKE)


def taken(state: State, item: int, by: Seat) -> tuple[State, Origin]:
    """Chance has taken this item, which `by` sees, out of the next hand; its origin."""
    play = playing(state)
    state, origin = leave_unseen(state, play.seats[0], item, by)
    return with_play(state, play._replace(seats=play.seats[1:])), origin


def hand_over(state: State, item: int, *, to: Seat) -> State:
    """A card out of the active hand into another, seen by both."""
    state, origin = leave_unseen(state, state.turn, item, to)
    return to_hand(state, to, item & CARD, origin)


def end(state: State) -> State:
    """Nothing more happens."""
    return finish(state)
