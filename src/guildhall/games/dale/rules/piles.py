"""Cards on their way between hands, decks and discard piles."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.state import (
    MarketBoard,
    Player,
    State,
    with_market,
    with_player,
    with_table,
)

_JUNK = int(Card.JUNK)


# Hands


def with_card(player: Player, item: int) -> Player:
    """Return the player with one card more in hand."""
    hand, top, deck, discard = player
    at = bisect_left(hand, item)
    return Player((*hand[:at], item, *hand[at:]), top, deck, discard)


def without_item(player: Player, item: int) -> Player:
    """Return the player with one item less in hand."""
    hand, top, deck, discard = player
    at = bisect_left(hand, item)
    if hand[at] != item:
        raise ValueError(f"{item} is not in this hand")
    return Player(hand[:at] + hand[at + 1 :], top, deck, discard)


def to_hand(state: State, seat: Seat, item: int) -> State:
    """Put a card into a hand."""
    return with_player(state, seat, with_card(state.table.players[seat], item))


def from_hand(state: State, seat: Seat, item: int) -> State:
    """Take a card out of a hand."""
    return with_player(state, seat, without_item(state.table.players[seat], item))


def turned_into(state: State, seat: Seat, item: int, becomes: int) -> State:
    """Let a card of a hand become something else: a copy, a used one, one of another value."""
    player = with_card(without_item(state.table.players[seat], item), becomes)
    return with_player(state, seat, player)


# Decks


def draw_top(player: Player) -> tuple[Player, int]:
    """Take the uppermost card of the known order; return the player without it, and the card."""
    return player._replace(top=player.top[1:]), player.top[0]


def without_deck_card(player: Player, card: int) -> Player:
    """Take this card, which chance has drawn, from the deck."""
    hand, top, deck, discard = player
    at = bisect_left(deck, card)
    return Player(hand, top, deck[:at] + deck[at + 1 :], discard)


def drawn_to_hand(state: State, seat: Seat, card: int) -> State:
    """Take this card, which chance has drawn, from a seat's deck into its hand."""
    hand, top, deck, discard = state.table.players[seat]
    at = bisect_left(deck, card)
    deck = deck[:at] + deck[at + 1 :]
    at = bisect_left(hand, card)
    player = Player((*hand[:at], card, *hand[at:]), top, deck, discard)
    return with_player(state, seat, player)


def reshuffled(state: State, seat: Seat) -> State:
    """Make a seat's discard pile its deck."""
    hand, top, _, discard = state.table.players[seat]
    return with_player(state, seat, Player(hand, top, tuple(sorted(discard)), ()))


def with_deck_ready(state: State, seat: Seat) -> State | None:
    """Return the state in which a card can be drawn from a seat's deck, after a reshuffle if that
    needs one; None if there is none."""
    player = state.table.players[seat]
    if player.top or player.deck:
        return state
    return reshuffled(state, seat) if player.discard else None


def with_market_ready(state: State) -> State | None:
    """Do the same for the market deck."""
    row, deck, thrown = state.table.market
    if deck:
        return state
    return with_market(state, MarketBoard(row, tuple(sorted(thrown)), ())) if thrown else None


def without_market_card(market: MarketBoard, card: int) -> MarketBoard:
    row, deck, thrown = market
    at = bisect_left(deck, card)
    return MarketBoard(row, deck[:at] + deck[at + 1 :], thrown)


def filled(market: MarketBoard, card: int) -> MarketBoard:
    """Put a card of the market deck into the rightmost empty slot."""
    row, deck, thrown = without_market_card(market, card)
    at = row.index(None)
    return MarketBoard((*row[:at], card, *row[at + 1 :]), deck, thrown)


# Discard piles


def discard(player: Player, cards: Iterable[int]) -> Player:
    """Put these cards onto the discard pile, the last on top."""
    hand, top, deck, pile = player
    return Player(hand, top, deck, (*pile, *cards))


def throw_away(state: State, card: int) -> State:
    """Put junk onto the junk pile, any other card onto the market discard, by what is printed."""
    if card == _JUNK:
        return with_table(state, junk=state.table.junk + 1)
    row, deck, thrown = state.table.market
    return with_market(state, MarketBoard(row, deck, (*thrown, card)))


def take_from_discard(player: Player, card: int) -> Player:
    """Take the topmost copy of a card out of the discard pile; the others keep their order."""
    at = len(player.discard) - 1 - player.discard[::-1].index(card)
    return player._replace(discard=(*player.discard[:at], *player.discard[at + 1 :]))
