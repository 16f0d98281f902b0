"""What a greedy merchant can say of its position before it looks at an action."""

from __future__ import annotations

from collections.abc import Iterable

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.plans import keeping, plan, want
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.views.observe import SeatView, View, flashy_of

_JUNK = int(Card.JUNK)
KEPT = 20
"""Cards worth at least so much stay in hand."""


class Standing:
    """The cards of one seat, what they are worth to it, and what its next stack is."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.own: SeatView = view.seats[seat]
        stall = self.stall_of(seat)
        self.number = len(view.stalls[stall]) + 1
        self.last = view.rules.stacks_to_win
        self.hand = tuple(item & CARD for item in self.own.hand)
        laid = [one.was & CARD for one in view.laid if one.seat == seat]
        self.cards = tuple(sorted((*self.hand, *laid, *self._piles())))
        self.keep = keeping(self.cards, self.number, self.last)
        self.beyond = keeping(self.cards, self.number + 1, self.last)
        self.junk = self.hand.count(_JUNK)
        planned = plan(self.cards, self.number, self.last)
        self.is_stuck = all(one.number != self.number for one in planned)
        """Whether no cards it has make the next stack."""
        self.flashy = flashy_of(view, seat)

    def stall_of(self, seat: Seat) -> int:
        return seat % 2 if self.view.rules.teams else seat

    def _piles(self) -> Iterable[int]:
        """The own cards outside the hand, as far as they are known."""
        yield from self.own.discard
        yield from (back.card for back in self.own.top if back.card is not None)
        for pool in self.view.pools:
            if pool.pool == self.own.pool and self.own.deck:
                yield from pool.cards

    def want(self, card: int) -> int:
        return want(self.cards, card, self.number, self.last)

    def worth_keeping(self, card: int) -> int:
        return self.keep.get(card, 3 * VALUES[card])

    def stack_now(self) -> tuple[int, ...]:
        """The cards in hand that plainly are the next stack."""
        found = plan(tuple(sorted(self.hand)), self.number, self.number)
        return found[0].cards if found else ()

    def opponents(self) -> list[Seat]:
        own = self.stall_of(self.seat)
        return [one for one in range(len(self.view.seats)) if self.stall_of(one) != own]
