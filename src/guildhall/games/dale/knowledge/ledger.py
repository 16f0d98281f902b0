"""How movements change what is known of hidden cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from guildhall.core.event import Event
from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge import moves
from guildhall.games.dale.knowledge.known import Knowledge, Known
from guildhall.games.dale.knowledge.moves import Movement, moves_of, open_moves_of
from guildhall.games.dale.model.data import NAMES, CardId
from guildhall.games.dale.model.items import Item, card_of, raised
from guildhall.games.dale.model.places import Place, Zone

_BAGS = (Zone.DECK, Zone.MARKET)


def learn_events(knowledge: Knowledge, events: Sequence[Event]) -> Knowledge:
    """Return the knowledge after these events, which are those its observer received."""
    mine = [move for event in events for move in moves_of(event)]
    seen_by_all = [move for event in events for move in open_moves_of(event)]
    return Knowledge(learn(knowledge.mine, mine), learn(knowledge.open, seen_by_all))


def learn(known: Known, movements: Sequence[Movement]) -> Known:
    """Return what is known after these movements; the same however they are batched."""
    if not movements:
        return known
    ledger = Ledger(known)
    for movement in movements:
        ledger.follow(movement)
    return ledger.simplified()


class Heap:
    """Cards whose faces are known, but not which of them lies where."""

    def __init__(self, cards: Iterable[CardId] = ()) -> None:
        self.cards = Counter(cards)
        self.shares: Counter[Place] = Counter()

    def is_certain(self) -> bool:
        """Return whether its cards are all equal, or all at one place that is not a bag."""
        zones = [place.zone for place in self.shares]
        return len(self.cards) <= 1 or (len(zones) == 1 and zones[0] not in _BAGS)


class Ledger:
    """Known cards by place, and heaps; every hidden card is counted exactly once."""

    def __init__(self, known: Known) -> None:
        self._there: defaultdict[Place, Counter[Item]] = defaultdict(Counter)
        for place, items in known.there:
            self._there[place] = Counter(items)
        self._heaps = [Heap(cards) for cards in known.heaps]
        for place, shares in known.among:
            for number, count in shares:
                self._heaps[number].shares[place] = count

    def follow(self, movement: Movement) -> None:
        """Enter one movement."""
        match movement:
            case moves.Move(Place() as source, Place() as target, None):
                self.put(target, self.lift(source))
            case moves.Move(source, target, int(face)):
                self.put(target, self.take(source, face))
            case moves.Shown(place, faces, now):
                self.show(place, faces, now or faces)
            case moves.Shuffled(place, cards):
                self.new_heap(cards, {place: len(cards)})
            case moves.Mixed(places, target):
                self.mix(places, target)
            case moves.Poured(source, target):
                self.pour(source, target)
            case moves.Unmarked():
                self.mark(card_of)
            case moves.Raised(seat):
                self.mark(raised, seat)
            case _:
                raise ValueError("expected the face of a card that was open or is open now")
        self._reveal()

    def put(self, target: Place | None, what: Item | Heap) -> None:
        """Add a known card, or one card of a heap; on a deck it becomes the highest top."""
        if target is None:
            return
        if target.zone is Zone.DECK:
            target = Place(Zone.TOP, target.seat, len(self._layers(target)) - 1)
        if isinstance(what, Heap):
            what.shares[target] += 1
        else:
            self._there[target][what] += 1

    def lift(self, source: Place) -> CardId | Heap:
        """Remove one card face down; return the card if it is certain, else its heap."""
        place = self._layers(source)[-1]
        known, heaps = self._there[place], self._heaps_at((place,))
        if not known and not heaps:
            raise ValueError(f"expected a card in the {place}, which is empty")
        if len(known) == 1 and not heaps:
            (item,) = known
            known -= Counter((item,))
            return card_of(item)
        heap = self.join(heaps, (place,))
        heap.shares -= Counter((place,))
        return heap

    def take(self, source: Place | None, item: Item) -> Item:
        """Remove this card and return it without marks; from the open it keeps them."""
        if source is None:
            return item
        place, card = self._layers(source)[-1], card_of(item)
        known = self._there[place]
        alike = [item] if item in known else sorted(one for one in known if card_of(one) == card)
        if alike:
            known -= Counter((alike[0],))
            return card
        heaps = [heap for heap in self._heaps_at((place,)) if card in heap.cards]
        if not heaps:
            raise ValueError(f"{NAMES[card]} cannot be in the {place}")
        heap = self.join(heaps)
        heap.shares -= Counter((place,))
        heap.cards -= Counter((card,))
        return card

    def show(self, place: Place, items: Sequence[Item], now: Sequence[Item]) -> None:
        """Make cards known that stay where they are, as what they are now."""
        for item in items:
            self.take(place, item)
        for item in now:
            self.put(place, item)

    def new_heap(self, cards: Iterable[CardId], shares: Mapping[Place, int]) -> None:
        """Add a heap; `shares` counts its cards at each place."""
        heap = Heap(cards)
        heap.shares = +Counter(shares)
        self._heaps.append(heap)

    def join(self, heaps: Sequence[Heap], places: Iterable[Place] = ()) -> Heap:
        """Make one heap of these heaps and the known cards of these places; return it."""
        known = [(place, items) for place in places if (items := self._there.pop(place, None))]
        if len(heaps) == 1 and not known:
            return heaps[0]
        joined = Heap()
        for heap in heaps:
            joined.cards.update(heap.cards)
            joined.shares.update(heap.shares)
        for place, items in known:
            joined.cards.update(map(card_of, items.elements()))
            joined.shares[place] += items.total()
        self._heaps = [*(heap for heap in self._heaps if heap not in heaps), joined]
        return joined

    def mix(self, places: Iterable[Place], target: Place) -> None:
        """Join all cards that lie at these places, and move them to `target`."""
        parts = [part for place in places for part in self._layers(place)]
        mixed = self.join(self._heaps_at(parts), parts)
        if count := sum(mixed.shares.pop(part, 0) for part in parts):
            mixed.shares[target] += count

    def pour(self, source: Place, target: Place) -> None:
        """Move all cards from one place to another."""
        self._there[target].update(self._there.pop(source, ()))
        for heap in self._heaps_at((source,)):
            heap.shares[target] += heap.shares.pop(source)

    def mark(self, change: Callable[[Item], Item], seat: Seat | None = None) -> None:
        """Change the known cards in the hand of a seat, or in all hands."""
        for place, items in self._there.items():
            if place.zone is Zone.HAND and seat in (None, place.seat):
                self._there[place] = Counter(map(change, items.elements()))

    def simplified(self) -> Known:
        """Return the facts in their normal form."""
        self._reveal()
        heaps = sorted((_listed(heap.cards), sorted(heap.shares.items())) for heap in self._heaps)
        among: defaultdict[Place, tuple[tuple[int, int], ...]] = defaultdict(tuple)
        for number, (_, shares) in enumerate(heaps):
            for place, count in shares:
                among[place] += ((number, count),)
        there = sorted((place, _listed(items)) for place, items in self._there.items() if items)
        return Known(tuple(there), tuple(sorted(among.items())), tuple(cards for cards, _ in heaps))

    def _reveal(self) -> None:
        """Turn certain heaps into known cards; that makes no other heap certain."""
        for heap in [heap for heap in self._heaps if heap.is_certain()]:
            self._heaps.remove(heap)
            for place, count in heap.shares.items():
                found = heap.cards if len(heap.shares) == 1 else [*heap.cards] * count
                self._there[place].update(found)

    def _heaps_at(self, places: Iterable[Place]) -> list[Heap]:
        return [heap for heap in self._heaps if any(place in heap.shares for place in places)]

    def _layers(self, place: Place) -> list[Place]:
        """Return the bag of a deck and then its tops, the lowest first; else the place itself."""
        if place.zone is not Zone.DECK:
            return [place]
        held = {one for one, items in self._there.items() if items}
        held.update(*(heap.shares for heap in self._heaps))
        return [place, *sorted(one for one in held if one[:2] == (Zone.TOP, place.seat))]


def _listed(cards: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(cards.elements()))
