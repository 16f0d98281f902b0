"""Whose a card surely is, and which stacks cards make by the values that are on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.position import hidden_cards, own_heaps
from guildhall.games.dale.model.data import COPYING, SETS, VALUES, Card
from guildhall.games.dale.model.items import CARD, effective, is_open, value_of
from guildhall.games.dale.views.observe import Back, View

T = TypeVar("T")
_JUNK = int(Card.JUNK)
_LEAVING = frozenset({int(Card.ACORN), int(Card.GIFT_VOUCHER)})
"""Techniques whose card does not come back to its owner."""

# Whose cards


def sure_cards(view: View, seat: Seat) -> tuple[int, ...]:
    """Return the cards of a seat outside its stall, as far as they are its own beyond doubt."""
    own = view.seats[seat]
    known = [item & CARD for item in own.hand]
    known += own.known
    known += own.discard
    known += _known(own.top)
    known += [one.was & CARD for one in view.laid if one.seat == seat and not one.fetched]
    known += _in_play(view, seat)
    known += own_heaps(view, seat)
    return tuple(sorted(known))


def are_all_known(view: View, seat: Seat) -> bool:
    """Return whether there is no card of this seat that is not sure."""
    return hidden_cards(view.seats[seat]).total() == len(own_heaps(view, seat))


def _known(backs: Iterable[Back]) -> list[int]:
    return [back.card for back in backs if back.card is not None]


def _in_play(view: View, seat: Seat) -> Iterator[int]:
    """Yield the technique being played, and what lies aside for it."""
    technique = view.technique
    if technique is None:
        return
    if seat == view.turn and technique.face not in _LEAVING:
        yield technique.item & CARD
    owners = {Card.SPYGLASS: view.turn, Card.SABOTAGE: technique.target}
    if seat == owners.get(Card(technique.face)):
        yield from _known(technique.aside)


# What makes a stack


def fewest(values: Sequence[int], total: int) -> tuple[int, ...] | None:
    """Return the places of the fewest of these values that add up to a total, or None."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for place, value in enumerate(values):
        for reached, places in list(ways.items()):
            after = reached + value
            known = ways.get(after)
            if after <= total and (known is None or len(places) + 1 < len(known)):
                ways[after] = (*places, place)
    return ways.get(total)


def partners(cards: Sequence[int], card: int, number: int) -> tuple[int, ...] | None:
    """Return the fewest of these cards that make a stack with one more, by printed values."""
    if card == _JUNK or card in COPYING:
        return None
    same = [one for one in cards if SETS[one] == SETS[card] and one not in COPYING]
    places = fewest([VALUES[one] for one in same], number - VALUES[card])
    return None if places is None else tuple([same[place] for place in places])


def stacks_of(cards: Sequence[int], numbers: range) -> set[int]:
    """Return which stacks cards of one animalfolk make, by printed values."""
    return {
        number
        for number in numbers
        for folk in {SETS[card] for card in cards if card != _JUNK}
        if fewest([VALUES[card] for card in cards if SETS[card] == folk], number)
    }


def values_now(items: Iterable[int], folk: int, flashy: int) -> list[int]:
    """Return this turn's values of the cards of an animalfolk that are no copies to be."""
    return [
        value_of(item, flashy)
        for item in items
        if SETS[effective(item)] == folk and not is_open(item)
    ]


def is_ready(items: Sequence[int], number: int, flashy: int) -> bool:
    """Return whether cards in hand of one animalfolk make this stack now."""
    sets = {SETS[effective(item)] for item in items} - {SETS[_JUNK]}
    return any(fewest(values_now(items, folk, flashy), number) for folk in sets)


def without(cards: Sequence[T], card: T) -> tuple[T, ...]:
    """Return the cards without one of this kind."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
