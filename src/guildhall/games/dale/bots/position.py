"""What a seat makes of its cards, from its view or, in a simulation, from a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.hand_stacks import find_stack
from guildhall.games.dale.bots.plans import keeping, plan, want
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.options import Rules
from guildhall.games.dale.model.state import Laid, MarketBoard, Player, State, Turn
from guildhall.games.dale.views.observe import LaidView, MarketView, SeatView, View

_JUNK = int(Card.JUNK)
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
        found = instance.__dict__[self._name] = self._work(instance)
        return found


class Position:
    """The cards of one seat, what they are worth to it, and what its next stack is.

    It is made from a `view` or from a `state`, and has only this one of the two; the other fields
    are what both have in common. `hand` are the printed cards of its hand, `deck` the cards that
    lie in its deck in no known order, `cards` all its cards outside the stall as far as it knows.
    """

    view: View
    state: State | None = None

    def __init__(
        self,
        seat: Seat,
        rules: Rules,
        turn: View | Turn,
        active: Seat,
        players: Sequence[SeatView | Player],
        stalls: tuple[tuple[tuple[int, ...], ...], ...],
        market: MarketView | MarketBoard,
        top: Sequence[int],
        deck: tuple[int, ...],
    ) -> None:
        """Take what `from_view` and `from_state` have read."""
        self.seat, self.rules, self.turn, self.active = seat, rules, turn, active
        self.players, self.stalls, self.market, self.deck = players, stalls, market, deck
        own = players[seat]
        self.items, self.pile = own.hand, own.discard
        self.hand = own.hand
        if own.hand and own.hand[-1] > CARD:
            self.hand = tuple([item & CARD for item in own.hand])
        cards = [*self.hand, *own.discard, *top, *deck]
        if turn.laid:
            laid: Sequence[Laid | LaidView] = turn.laid
            cards += [one.was & CARD for one in laid if one.seat == seat and not one.fetched]
        cards.sort()
        self.cards = tuple(cards)
        self.flashy = turn.flashy if seat == active else 0
        self.junk = self.hand.count(_JUNK)
        self.number = len(stalls[seat % 2 if rules.teams else seat]) + 1
        self.last = rules.stacks_to_win
        self._wants: dict[int, int] = {}

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> Self:
        """Read what a seat sees; of hidden cards it counts those that surely are its own."""
        own = view.seats[seat]
        top = [back.card for back in own.top if back.card is not None]
        deck, seats, stalls = (*own.known, *own_heaps(view, seat)), view.seats, view.stalls
        made = cls(seat, view.rules, view, view.turn, seats, stalls, view.market, top, deck)
        made.view = view
        return made

    @classmethod
    def from_state(cls, state: State, seat: Seat) -> Self:
        """Read a simulated state, in which a seat knows all its own cards."""
        rules, _, _, (players, stalls, market, _, _), turn = state
        own = players[seat]
        made = cls(seat, rules, turn, turn.seat, players, stalls, market, own.top, own.deck)
        made.state = state
        return made

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

    @lazily
    def beyond(self) -> dict[int, int]:
        """Return what each own card is worth for the stacks after the next one."""
        return keeping(self.cards, self.number + 1, self.last)

    @lazily
    def is_stuck(self) -> bool:
        """Return whether no cards it has make the next stack."""
        planned = plan(self.cards, self.number, self.last)
        return not planned or planned[0][0] != self.number

    def want(self, card: int) -> int:
        """Return what one more card would be worth."""
        known = self._wants.get(card)
        if known is None:
            known = self._wants[card] = want(self.cards, card, self.number, self.last)
        return known

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
