"""Worlds: what pools may hold together, as far as an observer knows.

A pool holds entries: cards, and shares, which are unknown cards of older pools. The places of a
pool are all alike. A doubt lists worlds of which one is true, each with the number of ways that
lead to it: the world is as likely as its ways times the orders in which the entries of its pools
can lie in their places. Whatever is seen of a pool in all worlds changes only these orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb, factorial, gcd, prod
from typing import NamedTuple

SHARE = -1
Entry = tuple[int, int]
"""(0, a card), or (an older pool, SHARE)."""
Held = tuple[tuple[Entry, int], ...]
"""How many of each entry a pool holds, sorted."""
World = tuple[Held, ...]
_REMEMBERED = 1 << 14


class Doubt(NamedTuple):
    """What these pools may hold together, each world with its ways."""

    pools: tuple[int, ...]
    worlds: dict[World, int]


def as_held(counts: Mapping[Entry, int]) -> Held:
    return tuple(sorted(counts.items()))


@lru_cache(maxsize=_REMEMBERED)
def orders(held: Held) -> int:
    """In how many orders the entries of a pool can lie."""
    counts = [count for _, count in held]
    return factorial(sum(counts)) // prod(map(factorial, counts))


def weight(world: World, ways: int) -> int:
    """How likely a world is, compared with others of its doubt."""
    return ways * prod(map(orders, world))


def joined(doubts: Iterable[Doubt]) -> Doubt:
    """Independent doubts as one."""
    pools: tuple[int, ...] = ()
    worlds: dict[World, int] = {(): 1}
    for more, others in doubts:
        pools += more
        worlds = {
            world + other: ways * times
            for world, ways in worlds.items()
            for other, times in others.items()
        }
    return Doubt(pools, worlds)


def reduced(doubt: Doubt) -> Doubt:
    """The same with the smallest numbers of ways."""
    divisor = gcd(*doubt.worlds.values())
    if divisor == 1:
        return doubt
    return Doubt(doubt.pools, {world: ways // divisor for world, ways in doubt.worlds.items()})


# A card is seen in a pool


def without_card(doubt: Doubt, card: int, pool: int) -> Doubt:
    """It lay there from the beginning, or came with a share: each way leaves a world."""
    number = {one: at for at, one in enumerate(doubt.pools)}
    after: dict[World, int] = {}
    for world, ways in doubt.worlds.items():
        for left in _traced(world, number, card, number[pool]):
            after[left] = after.get(left, 0) + ways
    return Doubt(doubt.pools, after)


def _traced(world: World, number: Mapping[int, int], card: int, at: int) -> Iterator[World]:
    for entry, _ in world[at]:
        source, face = entry
        if face == card:
            yield (*world[:at], _less(world[at], entry), *world[at + 1 :])
        elif face == SHARE and source in number:
            less = (*world[:at], _less(world[at], entry), *world[at + 1 :])
            yield from _traced(less, number, card, number[source])


@lru_cache(maxsize=_REMEMBERED)
def _less(held: Held, entry: Entry) -> Held:
    counts = dict(held)
    counts[entry] -= 1
    return tuple([one for one in counts.items() if one[1]])


# A pool becomes a part of another


def renamed(doubt: Doubt, pool: int, source: int) -> Doubt:
    """All that a pool holds is of its source: shares of it are shares of that."""
    kept = [at for at, one in enumerate(doubt.pools) if one != pool]
    after: dict[World, int] = {}
    for world, ways in doubt.worlds.items():
        moved = [with_source(world[at], pool, source) for at in kept]
        name = tuple([held for held, _ in moved])
        after[name] = after.get(name, 0) + ways * prod([times for _, times in moved])
    return Doubt(tuple([doubt.pools[at] for at in kept]), after)


@lru_cache(maxsize=_REMEMBERED)
def with_source(held: Held, pool: int, source: int) -> tuple[Held, int]:
    """A share of one pool as a share of another, and how many times the orders are more so."""
    counts = dict(held)
    some = counts.pop((pool, SHARE), 0)
    return _with_more(as_held(counts), (((source, SHARE), some),) if some else ())


@lru_cache(maxsize=_REMEMBERED)
def _with_more(held: Held, more: Held) -> tuple[Held, int]:
    """Entries joined by others, and how many times fewer orders there are than of both apart."""
    counts = dict(held)
    times = 1
    for entry, some in more:
        counts[entry] = counts.get(entry, 0) + some
        times *= comb(counts[entry], some)
    return as_held(counts), times


# What a pool gave to others


def resolved(doubt: Doubt, pool: int, takers: Sequence[int], most: int) -> Doubt | None:
    """Worlds that tell which entries of a pool went to which takers; None: they are too many."""
    at = doubt.pools.index(pool)
    to = [doubt.pools.index(one) for one in takers]
    limit = 1 << most.bit_length()
    after: dict[World, int] = {}
    for world, ways in doubt.worlds.items():
        shares = [_without_share(world[one], pool) for one in to]
        splits = _splits(world[at], tuple([size for _, size in shares]), limit)
        if splits is None:
            return None
        for left, parts in splits:
            changed = list(world)
            changed[at] = left
            times = ways
            for one, (rest, _), part in zip(to, shares, parts, strict=True):
                changed[one], more = _with_more(rest, part)
                times *= more
            name = tuple(changed)
            after[name] = after.get(name, 0) + times
        if len(after) > most:
            return None
    return Doubt(doubt.pools, after)


@lru_cache(maxsize=_REMEMBERED)
def _without_share(held: Held, pool: int) -> tuple[Held, int]:
    counts = dict(held)
    size = counts.pop((pool, SHARE), 0)
    return as_held(counts), size


@lru_cache(maxsize=_REMEMBERED)
def _splits(
    held: Held, sizes: tuple[int, ...], limit: int
) -> list[tuple[Held, tuple[Held, ...]]] | None:
    """All ways to take so many out of these: what is left, and each part; None: above the limit."""
    if not sizes:
        return [(held, ())]
    if _choices_of(held, sizes[0]) > limit:
        return None
    found: list[tuple[Held, tuple[Held, ...]]] = []
    for left, part in _choices(held, sizes[0]):
        others = _splits(left, sizes[1:], limit)
        if others is None or len(found) + len(others) > limit:
            return None
        found += [(rest, (part, *parts)) for rest, parts in others]
    return found


@lru_cache(maxsize=_REMEMBERED)
def _choices(held: Held, size: int) -> list[tuple[Held, Held]]:
    """What is left and what is taken, for every choice of so many."""
    if not size:
        return [(held, ())]
    if not held:
        return []
    (entry, count), others = held[0], held[1:]
    found: list[tuple[Held, Held]] = []
    for some in range(min(count, size) + 1):
        kept: Held = ((entry, count - some),) if some < count else ()
        taken: Held = ((entry, some),) if some else ()
        found += [(kept + left, taken + part) for left, part in _choices(others, size - some)]
    return found


@lru_cache(maxsize=_REMEMBERED)
def _choices_of(held: Held, size: int) -> int:
    """How many choices of so many there are."""
    ways = [1] + [0] * size
    for _, count in held:
        ways = [sum(ways[max(0, n - count) : n + 1]) for n in range(size + 1)]
    return ways[size]
