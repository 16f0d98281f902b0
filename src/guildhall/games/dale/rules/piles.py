"""Cards on their way between hands, decks and discard piles."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.bounds import forgotten, gained
from guildhall.games.dale.knowledge.origins import PUBLIC, Origin, from_pool
from guildhall.games.dale.model.data import Card, Folk
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import (
    MarketBoard,
    Player,
    State,
    new_market,
    new_player,
    new_state,
    with_market,
    with_new_pool,
    with_player,
)

_JUNK = int(Card.JUNK)
_STEALING = frozenset({Folk.RACCOONS, Folk.OCELOTS})
"""Those by whom cards move between hands and decks unseen."""


# Hands


def with_card(player: Player, item: int, origin: Origin) -> Player:
    """One card more in hand."""
    hand, origins, top, top_origins, deck, pool, pile = player
    at = bisect_left(hand, item)
    if at < len(hand) and hand[at] == item and origins[at] != origin:
        at = _place(hand, origins, at, item, origin)
    hand = (*hand[:at], item, *hand[at:])
    origins = (*origins[:at], origin, *origins[at:])
    return new_player((hand, origins, top, top_origins, deck, pool, pile))


def _place(
    hand: tuple[int, ...], origins: tuple[Origin, ...], at: int, item: int, origin: Origin
) -> int:
    """Among equal items one that all know stands first."""
    while at < len(hand) and hand[at] == item and origins[at] < origin:
        at += 1
    return at


def without_item(player: Player, item: int) -> tuple[Player, Origin]:
    """One item less in hand (of equal ones one that all know, if there is), and its origin."""
    hand, origins, top, top_origins, deck, pool, pile = player
    at = hand.index(item)
    hand = hand[:at] + hand[at + 1 :]
    rest = origins[:at] + origins[at + 1 :]
    return new_player((hand, rest, top, top_origins, deck, pool, pile)), origins[at]


def with_cards(player: Player, items: Iterable[int], origin: Origin) -> Player:
    for item in items:
        player = with_card(player, item, origin)
    return player


def remade(player: Player, hand: Iterable[int], origins: Iterable[Origin]) -> Player:
    """The player with these cards in hand."""
    pairs = sorted(zip(hand, origins, strict=True))
    items = tuple([item for item, _ in pairs])
    return new_player((items, tuple([origin for _, origin in pairs]), *player[2:]))


def to_hand(state: State, seat: Seat, item: int, origin: Origin) -> State:
    """A card comes into a hand; its origin tells who sees it."""
    after = with_player(state, seat, with_card(state.players[seat], item, origin))
    if not after.bounds:
        return after
    return gained(state, after, seat, item & CARD, is_seen=origin == PUBLIC)


# Decks


def draw_top(player: Player) -> tuple[Player, int, Origin]:
    """Take the uppermost card of the known order; the card and its origin."""
    card, origin = player.top[0], player.top_origins[0]
    less = player._replace(top=player.top[1:], top_origins=player.top_origins[1:])
    return less, card, origin


def draw_card(player: Player, card: int) -> Player:
    """Take this card, which chance has drawn, from the deck."""
    hand, origins, top, top_origins, deck, pool, pile = player
    at = bisect_left(deck, card)
    left = deck[:at] + deck[at + 1 :]
    return new_player((hand, origins, top, top_origins, left, pool, pile))


def reshuffled(state: State, seat: Seat) -> State:
    """A seat's discard pile has become its deck."""
    if state.bounds and _STEALING.isdisjoint(state.decks):
        state = forgotten(state, seat)  # all know what is left of the old deck
    hand, origins, top, top_origins, _, _, pile = state.players[seat]
    deck = tuple(sorted(pile))
    player = new_player((hand, origins, top, top_origins, deck, state.pools, ()))
    return with_player(with_new_pool(state), seat, player)


def dealt_to_hand(state: State, seat: Seat, card: int) -> State:
    """Chance has drawn this card from a seat's deck into its hand."""
    players = state.players
    hand, origins, top, top_origins, deck, pool, pile = players[seat]
    at = bisect_left(deck, card)
    deck = deck[:at] + deck[at + 1 :]
    origin = from_pool(pool, len(players), seat) if pool else PUBLIC
    at = bisect_left(hand, card)
    if at < len(hand) and hand[at] == card and origins[at] != origin:
        at = _place(hand, origins, at, card, origin)
    hand = (*hand[:at], card, *hand[at:])
    origins = (*origins[:at], origin, *origins[at:])
    player = new_player((hand, origins, top, top_origins, deck, pool, pile))
    after = new_state((*state[:7], (*players[:seat], player, *players[seat + 1 :]), *state[8:]))
    return gained(state, after, seat, card, is_seen=False) if after.bounds else after


def is_ready(state: State, seat: Seat) -> State | None:
    """The state in which a card can be drawn from a seat's deck, after a reshuffle if that needs
    one; None if there is none."""
    player = state.players[seat]
    if player.top or player.deck:
        return state
    return reshuffled(state, seat) if player.discard else None


def is_market_ready(state: State) -> State | None:
    """The same for the market deck."""
    market = state.market
    if market.deck:
        return state
    if not market.thrown:
        return None
    deck = tuple(sorted(market.thrown))
    shuffled = new_market((market.row, deck, state.pools, ()))
    return with_market(with_new_pool(state), shuffled)


def without_market_card(market: MarketBoard, card: int) -> MarketBoard:
    row, deck, pool, thrown = market
    at = bisect_left(deck, card)
    return new_market((row, deck[:at] + deck[at + 1 :], pool, thrown))


def filled(market: MarketBoard, card: int) -> MarketBoard:
    """A card of the market deck into the rightmost empty slot."""
    row, deck, pool, thrown = without_market_card(market, card)
    at = row.index(None)
    return new_market(((*row[:at], card, *row[at + 1 :]), deck, pool, thrown))


# Discard piles


def discard(player: Player, cards: Iterable[int]) -> Player:
    """These cards onto the discard pile, the last on top."""
    return new_player((*player[:6], (*player.discard, *cards)))


def throw_away(state: State, card: int) -> State:
    """Junk onto the junk pile, any other card onto the market discard; the printed card decides."""
    if card == _JUNK:
        return new_state((*state[:6], state.junk + 1, *state[7:]))
    row, deck, pool, thrown = state.market
    return with_market(state, new_market((row, deck, pool, (*thrown, card))))


def take_from_discard(player: Player, card: int) -> Player:
    """The topmost copy of a card out of the discard pile; the others keep their order."""
    at = len(player.discard) - 1 - player.discard[::-1].index(card)
    return player._replace(discard=(*player.discard[:at], *player.discard[at + 1 :]))
