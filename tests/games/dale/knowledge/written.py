"""Short ways to write places, cards and facts in tests."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.known import Known
from guildhall.games.dale.knowledge.moves import Move
from guildhall.games.dale.model.items import Item, ItemForm
from guildhall.games.dale.model.places import Place, Zone

MARKET = Place(Zone.MARKET)


def hand(seat: Seat) -> Place:
    return Place(Zone.HAND, seat)


def deck(seat: Seat) -> Place:
    return Place(Zone.DECK, seat)


def aside(seat: Seat) -> Place:
    return Place(Zone.ASIDE, seat)


def top(seat: Seat, height: int) -> Place:
    return Place(Zone.TOP, seat, height)


def item(text: str) -> Item:
    return ItemForm().from_text(text)


def cards(text: str) -> tuple[Item, ...]:
    """Return the cards of a text such as `acorn junk junk`, in the order of their numbers."""
    return tuple(sorted(map(item, text.split())))


def known(
    heaps: dict[str, dict[Place, int]] | None = None, there: dict[Place, str] | None = None
) -> Known:
    """Return facts: heaps by their cards with their shares, and known cards by place."""
    listed = sorted((cards(text), sorted(shares.items())) for text, shares in (heaps or {}).items())
    among: dict[Place, tuple[tuple[int, int], ...]] = {}
    for number, (_, shares) in enumerate(listed):
        for place, count in shares:
            among[place] = (*among.get(place, ()), (number, count))
    return Known(
        tuple(sorted((place, cards(text)) for place, text in (there or {}).items())),
        tuple(sorted(among.items())),
        tuple(heap for heap, _ in listed),
    )


def cards_at(known: Known, place: Place) -> tuple[Item, ...]:
    """Return the cards known to lie at a place."""
    return dict(known.there).get(place, ())


def shares_at(known: Known, place: Place) -> tuple[tuple[int, int], ...]:
    """Return (number, count) of each heap that has cards at a place."""
    return dict(known.among).get(place, ())


def size_of(known: Known, place: Place) -> int:
    """Return how many cards lie at a place."""
    return len(cards_at(known, place)) + sum(count for _, count in shares_at(known, place))


def face_down(source: Place, target: Place) -> Move:
    return Move(source, target)


def face_up(source: Place | None, target: Place | None, text: str) -> Move:
    return Move(source, target, item(text))
