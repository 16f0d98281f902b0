"""Whose a card surely is, and which stacks cards make by the values that are on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import COPYING, SETS, VALUES, Card
from guildhall.games.dale.model.items import CARD, effective, is_open, value_of
from guildhall.games.dale.views.observe import Back, View

T = TypeVar("T")
_JUNK = int(Card.JUNK)
_LEAVING = frozenset({int(Card.ACORN), int(Card.GIFT_VOUCHER)})
"""Techniques whose card does not come back to its owner."""

# Whose cards


def sure_cards(view: View, seat: Seat) -> tuple[int, ...]:
    """The cards of a seat outside its stall, as far as they are its own beyond doubt."""
    own = view.seats[seat]
    known = [item & CARD for item in own.hand]
    known += own.discard
    known += _known(own.top)
    known += [one.was & CARD for one in view.laid if one.seat == seat and not one.fetched]
    known += _in_play(view, seat)
    known += _of_pools(view, seat)
    return tuple(sorted(known))


def are_all_known(view: View, seat: Seat) -> bool:
    """Whether there is no card of this seat that is not sure."""
    own = view.seats[seat]
    unknown = sum(share.cards for share in own.hidden) + own.deck
    unknown += sum(back.card is None for back in own.top)
    return unknown == len(list(_of_pools(view, seat)))


def _known(backs: Iterable[Back]) -> list[int]:
    return [back.card for back in backs if back.card is not None]


def _in_play(view: View, seat: Seat) -> Iterator[int]:
    """The technique being played, and what lies aside for it."""
    play = view.play
    if play is None:
        return
    if seat == view.turn and play.face not in _LEAVING:
        yield play.item & CARD
    owner = {Card.SPYGLASS: view.turn, Card.SABOTAGE: play.target}.get(Card(play.face))
    if seat == owner:
        yield from _known(play.limbo)


def _of_pools(view: View, seat: Seat) -> Iterator[int]:
    """Unknown cards, where all of a pool lie with this seat."""
    own = view.seats[seat]
    doubted = {pool.pool for doubt in view.doubts for world in doubt.worlds for pool in world.pools}
    for pool in view.pools:
        places = sum(share.cards for share in own.hidden if share.pool == pool.pool)
        places += sum(back.card is None and back.pool == pool.pool for back in own.top)
        places += own.deck if own.pool == pool.pool else 0
        if pool.pool not in doubted and not pool.shares and places == len(pool.cards):
            yield from pool.cards


# What makes a stack


def fewest(values: Sequence[int], total: int) -> tuple[int, ...] | None:
    """The places of the fewest of these values that add up to a total; None: there are none."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for place, value in enumerate(values):
        for reached, places in list(ways.items()):
            after = reached + value
            known = ways.get(after)
            if after <= total and (known is None or len(places) + 1 < len(known)):
                ways[after] = (*places, place)
    return ways.get(total)


def partners(cards: Sequence[int], card: int, number: int) -> tuple[int, ...] | None:
    """The fewest of these cards that make a stack with one more, by what is printed on them."""
    if card == _JUNK or card in COPYING:
        return None
    same = [one for one in cards if SETS[one] == SETS[card] and one not in COPYING]
    places = fewest([VALUES[one] for one in same], number - VALUES[card])
    return None if places is None else tuple([same[place] for place in places])


def stacks_of(cards: Sequence[int], numbers: range) -> set[int]:
    """Which stacks cards of one animalfolk make, by what is printed on them."""
    return {
        number
        for number in numbers
        for folk in {SETS[card] for card in cards if card != _JUNK}
        if fewest([VALUES[card] for card in cards if SETS[card] == folk], number)
    }


def values_now(items: Iterable[int], folk: int, flashy: int) -> list[int]:
    """What the cards of an animalfolk are worth this turn, but for those still to be copies."""
    return [
        value_of(item, flashy)
        for item in items
        if SETS[effective(item)] == folk and not is_open(item)
    ]


def is_ready(items: Sequence[int], number: int, flashy: int) -> bool:
    """Whether cards in hand of one animalfolk make this stack now."""
    sets = {SETS[effective(item)] for item in items} - {SETS[_JUNK]}
    return any(fewest(values_now(items, folk, flashy), number) for folk in sets)


def without(cards: Sequence[T], card: T) -> tuple[T, ...]:
    """The cards but for one of this kind."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
