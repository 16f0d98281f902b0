"""What a merchant in thought can say of its position: the greedy one's plans, from a state.

It looks at no view, so it is quick enough for roll-outs.
"""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.finding import Found, find_stack
from guildhall.games.dale.bots.plans import keeping, want
from guildhall.games.dale.bots.position import KEPT
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Player, State, stall_of

_JUNK = int(Card.JUNK)


class Mind:
    """The cards of one seat, what they are worth to it, and what its next stack is."""

    __slots__ = ("cards", "keep", "last", "number", "player", "seat", "state")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player: Player = state.table.players[seat]
        self.number = len(state.table.stalls[stall_of(state, seat)]) + 1
        self.last = state.rules.stacks_to_win
        hand, _, top, _, deck, _, pile = self.player
        cards = [item & CARD for item in hand]
        if state.turn.laid:
            cards += [
                one.was & CARD for one in state.turn.laid if one.seat == seat and not one.fetched
            ]
        cards += top
        cards += deck
        cards += pile
        cards.sort()
        self.cards = tuple(cards)
        self.keep = keeping(self.cards, self.number, self.last)

    def want(self, card: int) -> int:
        """What one more card would be worth."""
        return want(self.cards, card, self.number, self.last)

    def worth_keeping(self, card: int) -> int:
        return self.keep.get(card, 3 * VALUES[card])

    def stack_in_hand(self) -> Found | None:
        """The items in hand that are the next stack."""
        player = self.player
        return find_stack(self.state, self.seat, player.hand, player.discard, self.number)

    def loosest(self) -> list[int]:
        """The items in hand, those that help least first."""
        keep = self.keep
        return sorted(self.player.hand, key=lambda item: keep[item & CARD])

    def loose(self) -> int:
        """How many cards in hand are of little use."""
        keep = self.keep
        return sum([keep[item & CARD] < KEPT for item in self.player.hand])

    def has_junk(self) -> bool:
        hand = self.player.hand
        return bool(hand) and hand[0] == _JUNK

    def best_in_row(self) -> int:
        """What the most useful card of the market is worth."""
        row = self.state.table.market.row
        return max([self.want(card) for card in row if card is not None], default=-99)

    def is_rival(self, seat: Seat) -> bool:
        return stall_of(self.state, seat) != stall_of(self.state, self.seat)
