"""What a seat makes of its cards, from its view or, in a simulation, from a state."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.hand_stacks import find_stack
from guildhall.games.dale.bots.plans import BONUS, keeping, outlook, plan
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Laid, MarketBoard, Player, State, Turn
from guildhall.games.dale.views.observe import LaidView, MarketView, SeatView, View

_JUNK = int(Card.JUNK)
_PER_VALUE = 7
KEPT = 20
"""Cards worth at least this much stay in hand."""


def hidden_cards(own: SeatView) -> Counter[int]:
    """Count the hidden cards that lie with a seat by their heaps."""
    hidden = Counter(back.heap for back in own.top if back.card is None)
    for share in (*own.hidden, *own.below):
        hidden[share.heap] += share.cards
    return hidden


def own_heaps(view: View, seat: Seat) -> list[int]:
    """Return the cards of the heaps all of whose shares lie with this seat."""
    hidden = hidden_cards(view.seats[seat])
    whole = [view.heaps[heap] for heap in hidden if hidden[heap] == len(view.heaps[heap])]
    return [card for heap in whole for card in heap]


T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801 # it decorates, as `property` does
    """Work an attribute out when it is first asked for: `cached_property` without its lock."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self._name = work, work.__name__

    def __get__(self, instance: Any, owner: type) -> T:
        found = self._work(instance)
        setattr(instance, self._name, found)
        return found


class Position:
    """The cards of one seat, what they are worth to it, and what its next stack is.

    It is made from a `view` or from a `state`, and has only this one of the two; the other fields
    are what both have in common. `hand` are the printed cards of its hand, `deck` the cards that
    lie in its deck in no known order, `cards` all its cards outside the stall as far as it knows.
    """

    view: View
    state: State | None = None
    players: Sequence[SeatView | Player]
    turn: View | Turn
    market: MarketView | MarketBoard

    def __init__(self, seen: View | State, seat: Seat) -> None:
        """Read what a seat sees, where the hidden cards count that surely are its own, or a
        simulated state, in which it knows all its own cards."""
        rules = seen.rules
        if isinstance(seen, State):
            self.state = seen
            self.turn, self.active = seen.turn, seen.turn.seat
            self.players, stalls, self.market, _, _ = seen.table
            player = seen.table.players[seat]
            top, self.deck = player.top, player.deck
        else:
            self.view = self.turn = seen
            self.active, self.players = seen.turn, seen.seats
            stalls, self.market = seen.stalls, seen.market
            own = seen.seats[seat]
            top = tuple([back.card for back in own.top if back.card is not None])
            self.deck = (*own.known, *own_heaps(seen, seat))
        self.seat, self.rules, self.stalls = seat, rules, stalls
        self.items, self.pile = self.players[seat].hand, self.players[seat].discard
        self.hand = self.items
        if self.items and self.items[-1] > CARD:
            self.hand = tuple([item & CARD for item in self.items])
        cards = [*self.hand, *self.pile, *top, *self.deck]
        if self.turn.laid:
            laid: Sequence[Laid | LaidView] = self.turn.laid
            cards += [one.was & CARD for one in laid if one.seat == seat and not one.fetched]
        cards.sort()
        self.cards = tuple(cards)
        self.flashy = self.turn.flashy if seat == self.active else 0
        self.junk = self.hand.count(_JUNK)
        self.number = len(stalls[seat % 2 if rules.teams else seat]) + 1
        self.last = rules.stacks_to_win
        self._wants = {_JUNK: -8}

    # Seats

    def stall_of(self, seat: Seat) -> int:
        return seat % 2 if self.rules.teams else seat

    def is_rival(self, seat: Seat) -> bool:
        return self.stall_of(seat) != self.stall_of(self.seat)

    def opponents(self) -> list[Seat]:
        return [one for one in range(len(self.players)) if self.is_rival(one)]

    def others(self) -> list[SeatView | Player]:
        """Return what lies before everybody else."""
        return [one for seat, one in enumerate(self.players) if seat != self.seat]

    # What cards are worth

    @lazily
    def keep(self) -> dict[int, int]:
        """Return what each own card is worth in hand."""
        return keeping(self.cards, self.number, self.last)

    def later(self, card: int) -> int:
        """Return what a card is worth for the stacks after the next one."""
        return keeping(self.cards, self.number + 1, self.last).get(card, 0)

    @lazily
    def is_stuck(self) -> bool:
        """Return whether no cards it has make the next stack."""
        planned = plan(self.cards, self.number, self.last)
        return not planned or planned[0][0] != self.number

    def want(self, card: int) -> int:
        """Return what one more card would be worth."""
        known = self._wants.get(card)
        if known is None:
            at = bisect_left(self.cards, card)
            cards = (*self.cards[:at], card, *self.cards[at:])
            gained = outlook(cards, self.number, self.last) - self._outlook
            known = gained + _PER_VALUE * VALUES[card] + BONUS[card]
            self._wants[card] = known
        return known

    @lazily
    def _outlook(self) -> int:
        return outlook(self.cards, self.number, self.last)

    def best_of(self, cards: Iterable[int], none: int) -> int:
        """Return what the most useful of these cards is worth, or `none` without any."""
        return max(map(self.want, cards), default=none)

    def goods(self) -> list[int]:
        """Return the cards in the market row."""
        return [card for card in self.market.row if card is not None]

    def worth_keeping(self, card: int) -> int:
        return self.keep.get(card, 3 * VALUES[card])

    def is_loose(self, card: int) -> bool:
        """Return whether a card in hand is of little use."""
        return self.keep[card] < KEPT

    @lazily
    def loosest(self) -> list[int]:
        """Return the items in hand, those that help least first."""
        keep = self.keep
        return sorted(self.items, key=lambda item: keep[item & CARD])

    # Stacks

    @lazily
    def found(self) -> tuple[Laid, ...]:
        """Return the next stack as it is laid, if the hand has it; from a state only."""
        return () if self.state is None else find_stack(self.state, self.seat)

    @lazily
    def stack_now(self) -> tuple[int, ...]:
        """Return the cards in hand that plainly are the next stack."""
        if self.state is not None:
            return tuple([one.was & CARD for one in self.found]) if self.found else ()
        planned = plan(tuple(sorted(self.hand)), self.number, self.number)
        return planned[0][1] if planned else ()
