"""What there is to say of a card that is gained, taken from others, or given up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.dale.bots.plans import plan
from guildhall.games.dale.bots.position import Standing
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
    standing: Standing, card: int, *, denials: Iterable[Reason] = (), to_hand: bool = True
) -> Iterator[Reason]:
    """What one more card does for the own stacks, and for others what they do not get."""
    made = list(ready(standing, card)) if to_hand else []
    yield from made or _for_stack(standing, card)
    yield from denials
    cards = sure_cards(standing.view, standing.seat)
    count = 1 + sum(SETS[one] == SETS[card] for one in cards)
    if card != _JUNK and count >= _MANY and are_all_known(standing.view, standing.seat):
        yield reason("in-set", set=_set_of(card), count=count)


def qualities(standing: Standing, card: int) -> Iterator[Reason]:
    """What a card is good for, whatever it goes with."""
    if HAS_PLUS[card]:
        yield reason("has-plus", card=NAMES[card])
    elif card != _JUNK and not IS_TECHNIQUE[card] and card not in COPYING:
        yield reason("needs-no-action", card=NAMES[card])
    cards = sure_cards(standing.view, standing.seat)
    total = sum(VALUES[one] for one in cards)
    if VALUES[card] * len(cards) > total and are_all_known(standing.view, standing.seat):
        yield reason("above-average", card=NAMES[card], value=VALUES[card])


def _for_stack(standing: Standing, card: int) -> Iterator[Reason]:
    """The first stack that is made with this card only."""
    cards = sure_cards(standing.view, standing.seat)
    for number in range(standing.number, standing.last + 1):
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


def ready(standing: Standing, card: int) -> Iterator[Reason]:
    """Where a card that comes into the hand makes the next stack with what stays there."""
    plain = [item for item in standing.own.hand if item <= CARD]
    if standing.flashy == 0 and partners(plain, card, standing.number) is not None:
        yield reason("stack-ready", card=NAMES[card], number=standing.number)


def denied(standing: Standing, card: int, left: Sequence[int | None] = ()) -> Iterator[Reason]:
    """The opponent, the fullest stall first, to whom what is left in the market is no help."""
    seats = sorted(standing.opponents(), key=lambda seat: -stacks_built(standing, seat))
    for seat in seats:
        found = denial(standing, seat, card, sure_cards(standing.view, seat), left)
        if found is not None:
            yield found
            return


def denial(
    standing: Standing,
    seat: Seat,
    card: int,
    cards: tuple[int, ...],
    left: Sequence[int | None] = (),
) -> Reason | None:
    """The next stacks that an opponent who has these cards makes with one more, and not without."""
    first = stacks_built(standing, seat) + 1
    for number in range(first, min(first + _NEXT, standing.last + 1)):
        is_open = not plan(cards, number, number) and not any(
            one is not None and partners(cards, one, number) is not None for one in left
        )
        if is_open and partners(cards, card, number) is not None:
            return reason("denies", owner=seat, card=NAMES[card], set=_set_of(card), number=number)
    return None


def taken_from(standing: Standing, seat: Seat, card: int) -> Iterator[Reason]:
    """A card of another seat that it will miss."""
    cards = sure_cards(standing.view, seat)
    if seat in standing.opponents() and card in cards:
        found = denial(standing, seat, card, without(cards, card))
        yield from [] if found is None else [found]


def stacks_built(standing: Standing, seat: Seat) -> int:
    return len(standing.view.stalls[standing.stall_of(seat)])


def dearest(card: int, offered: Sequence[int | None]) -> Iterator[Reason]:
    """Where no other card that could be had is worth as much."""
    others = without(offered, card) if card in offered else ()
    rivals = [one for one in others if one is not None]
    if rivals and all(VALUES[one] < VALUES[card] for one in rivals):
        yield reason("dearest", card=NAMES[card])


def spared(standing: Standing, card: int) -> Iterator[Reason]:
    """Where the own cards make the same stacks without this one, and make some."""
    view, seat = standing.view, standing.seat
    cards = sure_cards(view, seat)
    special = {*HELPERS, *COPYING}
    if card == _JUNK or not special.isdisjoint(cards) or not are_all_known(view, seat):
        return
    numbers = range(standing.number, standing.last + 1)
    before = stacks_of(cards, numbers)
    if before and before == stacks_of(without(cards, card), numbers):
        yield reason("spared", card=NAMES[card])


def _set_of(card: int) -> str:
    return Folk(SETS[card]).name.lower()
