"""All tables that fit what was told, by brute force: a filter that knows no heaps.

A world says which printed cards lie at each hidden place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from guildhall.games.dale.knowledge.known import Known
from guildhall.games.dale.knowledge.moves import (
    Mixed,
    Move,
    Movement,
    Poured,
    Raised,
    Shown,
    Shuffled,
    Unmarked,
)
from guildhall.games.dale.model.items import Item, card_of
from guildhall.games.dale.model.places import Place, Zone

World = tuple[tuple[Place, tuple[int, ...]], ...]
Lying = dict[Place, list[int]]
EMPTY: frozenset[World] = frozenset({()})
"""The worlds before the first card is dealt."""


def frozen(lying: dict[Place, list[Item]]) -> World:
    """Return the world in which these cards lie at these places, without their marks."""
    return tuple(
        sorted(
            (place, tuple(sorted(map(card_of, cards)))) for place, cards in lying.items() if cards
        )
    )


def after(worlds: Iterable[World], movements: Sequence[Movement]) -> frozenset[World]:
    """Return the worlds that can have become of these ones."""
    worlds = frozenset(worlds)
    for movement in movements:
        worlds = frozenset(
            frozen(lying) for world in worlds for lying in _after(_thawed(world), movement)
        )
    return worlds


def worlds_of(known: Known) -> frozenset[World]:
    """Return all worlds that knowledge allows."""
    worlds = {frozen({place: list(items) for place, items in known.there})}
    for number, heap in enumerate(known.heaps):
        shares = [
            (place, count) for place, pairs in known.among for one, count in pairs if one == number
        ]
        worlds = {
            frozen(_together(_thawed(world), dealt))
            for world in worlds
            for dealt in _deals(heap, shares)
        }
    return frozenset(worlds)


# One movement in one world


def _after(lying: Lying, movement: Movement) -> Iterator[Lying]:
    match movement:
        case Move(source, target, face):
            yield from _moved(lying, source, target, face)
        case Shown(place, faces, _):
            if _without(lying.get(place, []), map(card_of, faces)) is not None:
                yield lying
        case Shuffled(place, cards):
            yield {**lying, place: [*cards]}
        case Mixed(places, target):
            parts = [part for place in places for part in _layers(lying, place)]
            pot = [card for part in parts for card in lying.pop(part, [])]
            yield {**lying, target: pot}
        case Poured(source, target):
            poured = lying.pop(source, [])
            yield {**lying, target: [*lying.get(target, []), *poured]}
        case Unmarked() | Raised():
            yield lying


def _moved(
    lying: Lying, source: Place | None, target: Place | None, face: Item | None
) -> Iterator[Lying]:
    place = None if source is None else _layers(lying, source)[-1]
    here = [] if place is None else lying.get(place, [])
    faces = set(here) if face is None else {card_of(face)}
    for card in faces:
        rest = [] if place is None else _without(here, [card])
        if rest is None:
            continue
        world = {**lying} if place is None else {**lying, place: rest}
        if target is not None:
            goal = target
            if target.zone is Zone.DECK:
                goal = Place(Zone.TOP, target.seat, len(_layers(world, target)) - 1)
            world[goal] = [*world.get(goal, []), card]
        yield world


def _layers(lying: Lying, place: Place) -> list[Place]:
    """Return the bag of a deck and the tops above it, for any other place that place."""
    if place.zone is not Zone.DECK:
        return [place]
    height = 0
    while lying.get(Place(Zone.TOP, place.seat, height)):
        height += 1
    return [place, *(Place(Zone.TOP, place.seat, one) for one in range(height))]


def _without(cards: list[int], gone: Iterable[int]) -> list[int] | None:
    """Return the cards that are left, or None if not all of these are there."""
    rest = list(cards)
    for card in gone:
        if card not in rest:
            return None
        rest.remove(card)
    return rest


# Heaps


def _deals(heap: Sequence[int], shares: Sequence[tuple[Place, int]]) -> Iterator[Lying]:
    """Yield every way to deal a heap into its shares."""
    if not shares:
        assert not heap, "a heap has more cards than its shares"
        yield {}
        return
    (place, count), *others = shares
    for part in set(combinations(sorted(heap), count)):
        rest = _without(list(heap), part)
        for dealt in _deals(rest or [], others):
            yield {**dealt, place: list(part)}


def _thawed(world: World) -> Lying:
    return {place: list(cards) for place, cards in world}


def _together(lying: Lying, dealt: Lying) -> Lying:
    places = {*lying, *dealt}
    return {place: [*lying.get(place, []), *dealt.get(place, [])] for place in places}
