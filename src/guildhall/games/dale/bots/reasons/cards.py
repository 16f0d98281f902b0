"""What there is to say of a card that is gained, taken from others, or given up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.dale.bots.plans import plan
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.reasons.ownership import (
    are_all_known,
    partners,
    stacks_of,
    sure_cards,
    without,
)
from guildhall.games.dale.model.data import (
    COPYING,
    HAS_PLUS,
    IS_TECHNIQUE,
    NAMES,
    SETS,
    VALUES,
    Card,
    Folk,
)
from guildhall.games.dale.model.hand_facts import HELPERS
from guildhall.games.dale.model.items import CARD

_JUNK = int(Card.JUNK)
_NEXT = 2
"""How many stacks of an opponent are looked at."""
_MANY = 3
"""So many cards of an animalfolk are worth a word: everybody has one or two."""


def gained(
    position: Position, card: int, *, denials: Iterable[Reason] = (), to_hand: bool = True
) -> Iterator[Reason]:
    """Yield what one more card does for one's own stacks, and what others do not get."""
    made = list(ready(position, card)) if to_hand else []
    yield from made or _for_stack(position, card)
    yield from denials
    cards = sure_cards(position.view, position.seat)
    count = 1 + sum(SETS[one] == SETS[card] for one in cards)
    if card != _JUNK and count >= _MANY and are_all_known(position.view, position.seat):
        yield reason("in-set", set=_set_of(card), count=count)


def qualities(position: Position, card: int) -> Iterator[Reason]:
    """Yield what a card is good for, whatever it goes with."""
    if HAS_PLUS[card]:
        yield reason("has-plus", card=NAMES[card])
    elif card != _JUNK and not IS_TECHNIQUE[card] and card not in COPYING:
        yield reason("needs-no-action", card=NAMES[card])
    cards = sure_cards(position.view, position.seat)
    total = sum(VALUES[one] for one in cards)
    if VALUES[card] * len(cards) > total and are_all_known(position.view, position.seat):
        yield reason("above-average", card=NAMES[card], value=VALUES[card])


def _for_stack(position: Position, card: int) -> Iterator[Reason]:
    """Yield the first stack that is made with this card only."""
    cards = sure_cards(position.view, position.seat)
    for number in range(position.number, position.last + 1):
        others = partners(cards, card, number)
        if others is not None and not plan(cards, number, number):
            yield _stack_reason(card, others, number)
            return


def _stack_reason(card: int, others: Sequence[int], number: int) -> Reason:
    name = NAMES[card]
    match others:
        case ():
            return reason("stack-alone", card=name, number=number)
        case (other,):
            return reason("stack-with", card=name, with_card=NAMES[other], number=number)
    return reason("stack-among", card=name, count=len(others), number=number)


def ready(position: Position, card: int) -> Iterator[Reason]:
    """Tell if a card that comes into the hand makes the next stack with what stays there."""
    plain = [item for item in position.items if item <= CARD]
    if position.flashy == 0 and partners(plain, card, position.number) is not None:
        yield reason("stack-ready", card=NAMES[card], number=position.number)


def denied(position: Position, card: int, left: Sequence[int | None] = ()) -> Iterator[Reason]:
    """Yield the opponent with the fullest stall that nothing left in the market helps."""
    seats = sorted(position.opponents(), key=lambda seat: -stacks_built(position, seat))
    for seat in seats:
        found = denial(position, seat, card, sure_cards(position.view, seat), left)
        if found is not None:
            yield found
            return


def denial(
    position: Position,
    seat: Seat,
    card: int,
    cards: tuple[int, ...],
    left: Sequence[int | None] = (),
) -> Reason | None:
    """Return a stack that an opponent with these cards makes with this one, and not without."""
    first = stacks_built(position, seat) + 1
    for number in range(first, min(first + _NEXT, position.last + 1)):
        is_open = not plan(cards, number, number) and not any(
            one is not None and partners(cards, one, number) is not None for one in left
        )
        if is_open and partners(cards, card, number) is not None:
            return reason("denies", owner=seat, card=NAMES[card], set=_set_of(card), number=number)
    return None


def taken_from(position: Position, seat: Seat, card: int) -> Iterator[Reason]:
    """Tell if another seat will miss a card."""
    cards = sure_cards(position.view, seat)
    if seat in position.opponents() and card in cards:
        found = denial(position, seat, card, without(cards, card))
        yield from [] if found is None else [found]


def stacks_built(position: Position, seat: Seat) -> int:
    return len(position.view.stalls[position.stall_of(seat)])


def dearest(card: int, offered: Sequence[int | None]) -> Iterator[Reason]:
    """Tell if no other card on offer is worth as much."""
    others = without(offered, card) if card in offered else ()
    rivals = [one for one in others if one is not None]
    if rivals and all(VALUES[one] < VALUES[card] for one in rivals):
        yield reason("dearest", card=NAMES[card])


def spared(position: Position, card: int) -> Iterator[Reason]:
    """Tell if one's own cards make the same stacks without this one, and make some."""
    view, seat = position.view, position.seat
    cards = sure_cards(view, seat)
    special = {*HELPERS, *COPYING}
    if card == _JUNK or not special.isdisjoint(cards) or not are_all_known(view, seat):
        return
    numbers = range(position.number, position.last + 1)
    before = stacks_of(cards, numbers)
    if before and before == stacks_of(without(cards, card), numbers):
        yield reason("spared", card=NAMES[card])


def _set_of(card: int) -> str:
    return Folk(SETS[card]).name.lower()
