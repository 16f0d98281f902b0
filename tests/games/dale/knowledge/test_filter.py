"""Knowledge against a brute-force filter over all worlds, at tiny tables."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

from guildhall.core.event import Event
from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.known import Knowledge, Known
from guildhall.games.dale.knowledge.ledger import learn, learn_events
from guildhall.games.dale.knowledge.moves import moves_of
from guildhall.games.dale.model.data import Card, Folk, market_deck, start_deck
from guildhall.games.dale.model.items import card_of
from tests.games.dale.knowledge.toy import Toy
from tests.games.dale.knowledge.worlds import EMPTY, World, after, frozen, worlds_of
from tests.games.dale.knowledge.written import cards_at, hand, size_of

MOST_WORLDS = 300
A, B, C, D, E = Card.ACORN, Card.BOLD_HAGGLER, Card.COOKIES, Card.JUNK, Card.GAMBLE
_DECKS = ((A, A, B), (A, B, C), (A, A, B, C), (A, A, B, B), (A, B, C, D))
_MARKETS = ((A, B, E), (A, C, E), (A, B, C), (A, A, B, E))


class Observer:
    """A seat or a spectator with what it was told, learnt step by step."""

    def __init__(self, seat: Seat | None, *, is_filtering: bool = True) -> None:
        self.seat = seat
        self.told: list[Event] = []
        self.knowledge = Knowledge()
        self.worlds: frozenset[World] | None = EMPTY if is_filtering else None
        """All worlds that fit; None once there are too many to follow."""

    def hear(self, events: tuple[Event, ...]) -> None:
        received = [event for event in events if event.is_known_to(self.seat)]
        self.told += received
        self.knowledge = learn_events(self.knowledge, received)
        if self.worlds is not None:
            self.worlds = after(self.worlds, [one for told in received for one in moves_of(told)])
            if len(self.worlds) > MOST_WORLDS:
                self.worlds = None


def tiny_games(seeds: range) -> Iterator[tuple[Toy, list[Observer]]]:
    """Yield a table and its observers after each deed of games with a handful of cards."""
    for seed in seeds:
        rng = random.Random(seed)
        toy = Toy(rng, rng, rng.choice((2, 2, 3)), rng.choice(_DECKS), rng.choice(_MARKETS))
        observers = [Observer(seat) for seat in (None, *range(toy.seats))]
        yield from played(toy, observers, rng.choice((8, 14, 40)))


def full_games(seeds: range) -> Iterator[tuple[Toy, list[Observer]]]:
    """Yield a table and its observers after each deed of games with all cards."""
    for seed in seeds:
        rng = random.Random(seed)
        seats = rng.choice((2, 3, 4))
        folk = tuple(Folk(deck) for deck in range(seats + 1))
        toy = Toy(rng, rng, seats, start_deck(folk), market_deck(folk))
        observers = [Observer(seat, is_filtering=False) for seat in (None, *range(seats))]
        yield from played(toy, observers, 120)


def played(toy: Toy, observers: list[Observer], deeds: int) -> Iterator[tuple[Toy, list[Observer]]]:
    for _ in range(deeds):
        events = toy.play()
        for observer in observers:
            observer.hear(events)
        yield toy, observers


def check_games(seeds: range) -> Counter[str]:
    """Play games, check every position, and return how many positions were compared."""
    counts: Counter[str] = Counter()
    for toy, observers in tiny_games(seeds):
        for observer in observers:
            check_facts(toy, observer)
            assert observer.knowledge.open == observers[0].knowledge.mine
            if observer.worlds is None:
                continue
            allowed = worlds_of(observer.knowledge.mine)
            assert frozen(toy.lying) in observer.worlds, "the filter lost the truth"
            assert observer.worlds <= allowed, "a world was lost"
            counts["compared"] += 1
            counts["exact"] += observer.worlds == allowed
    return counts


def check_facts(toy: Toy, observer: Observer) -> None:
    """Check sizes, cards known to lie somewhere, all cards together, and the own hand."""
    known = observer.knowledge.mine
    lying = {place: items for place, items in toy.lying.items() if items}
    assert {place for place, _ in (*known.there, *known.among)} == set(lying)
    for place, items in lying.items():
        assert size_of(known, place) == len(items)
        assert Counter(map(card_of, cards_at(known, place))) <= Counter(map(card_of, items))
        if place == hand(observer.seat if observer.seat is not None else -1):
            assert cards_at(known, place) == tuple(sorted(items))
    for number, heap in enumerate(known.heaps):
        assert len(heap) == sum(dict(shares).get(number, 0) for _, shares in known.among)
    hidden = [card_of(item) for items in lying.values() for item in items]
    known_cards = [card_of(item) for _, items in known.there for item in items]
    assert Counter(hidden) == Counter([*known_cards, *chain(*known.heaps)])


def check_batches(seeds: range) -> None:
    """Check that what was told says everything: in one batch, or in batches cut at random."""
    rng = random.Random(0)
    for _, observers in tiny_games(seeds):
        for observer in observers:
            assert learn_events(Knowledge(), observer.told) == observer.knowledge
            moves = [move for event in observer.told for move in moves_of(event)]
            cut = rng.randrange(len(moves) + 1)
            assert learn(learn(Known(), moves[:cut]), moves[cut:]) == observer.knowledge.mine


def check_twins(scripts: range, tables: int) -> int:
    """Return how many tables were told an observer the same as another one of other cards."""
    twins = 0
    for script in scripts:
        first: dict[tuple[Seat | None, tuple[Event, ...]], tuple[World, Knowledge]] = {}
        for table in range(tables):
            toy = Toy(random.Random(script), random.Random(table), 2, (A, A, B), (A, B))
            observers = [Observer(seat, is_filtering=False) for seat in (None, 0, 1)]
            for _ in played(toy, observers, 6):
                pass
            truth = frozen(toy.lying)
            for observer in observers:
                told = (observer.seat, tuple(observer.told))
                other, knowledge = first.setdefault(told, (truth, observer.knowledge))
                assert knowledge == observer.knowledge
                twins += truth != other
    return twins


def test_no_world_is_lost_and_most_positions_are_exact() -> None:
    counts = check_games(range(80))
    assert counts["exact"] > 0.8 * counts["compared"] > 0


def test_places_keep_their_sizes_and_nothing_known_is_wrong() -> None:
    for toy, observers in full_games(range(3)):
        for observer in observers:
            check_facts(toy, observer)


def test_equal_reports_of_different_truths_give_equal_knowledge() -> None:
    assert check_twins(range(20), 30) > 50


def test_knowledge_does_not_depend_on_batches() -> None:
    check_batches(range(1000, 1010))


@pytest.mark.long
def test_no_world_is_lost_in_many_games() -> None:
    counts = check_games(range(2000, 5000))
    assert counts["exact"] > 0.8 * counts["compared"] > 0


@pytest.mark.long
def test_nothing_known_is_wrong_in_many_games() -> None:
    for toy, observers in full_games(range(10, 200)):
        for observer in observers:
            check_facts(toy, observer)


@pytest.mark.long
def test_equal_reports_give_equal_knowledge_at_many_tables() -> None:
    assert check_twins(range(1000, 1400), 60) > 10_000


@pytest.mark.long
def test_knowledge_does_not_depend_on_batches_in_many_games() -> None:
    check_batches(range(6000, 7000))
