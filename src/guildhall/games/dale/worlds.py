"""What an observer cannot tell apart: the worlds in which what was seen may have happened.

A card that is seen in a mix came there by one of several ways, and each way leaves other cards in
the pools behind. A doubt lists the worlds: what some pools may hold together, with the number of
ways that lead there. The places of a pool are all alike, so a world is as likely as its ways times
the orders in which the contents of its pools can lie in their places. Doubts are independent of
each other. Nothing here depends on which world is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, factorial, gcd, prod
from typing import NamedTuple

SHARE = -1
Entry = tuple[int, int]
"""What a pool holds: (0, a card), or (an older pool, SHARE) for an unknown card of that one."""
Held = tuple[tuple[Entry, int], ...]
"""How many of each entry a pool holds, sorted."""
World = tuple[Held, ...]
_REMEMBERED = 1 << 14
_FEW = 12


class Doubt(NamedTuple):
    """What these pools may hold together, in how many ways."""

    pools: tuple[int, ...]
    worlds: dict[World, int]


def orders(held: Held) -> int:
    """In how many orders these can lie."""
    total = factorial(sum([count for _, count in held]))
    for _, count in held:
        total //= factorial(count)
    return total


def added(held: Held, entry: Entry, more: int) -> Held:
    counts = dict(held)
    left = counts.pop(entry, 0) + more
    if left:
        counts[entry] = left
    return tuple(sorted(counts.items()))


class Belief:
    """All that an observer holds for possible: what is certain of pools, and its doubts."""

    def __init__(
        self, certain: dict[int, Held], doubts: Iterable[Doubt], places: Mapping[int, int]
    ) -> None:
        self.certain = certain
        self.doubts = list(doubts)
        self.places = dict(places)
        """How many places hold unknown cards of each pool."""
        self.names: dict[int, int] = {}
        self.resolved: set[int] = set()

    # What may be

    def pools(self) -> list[int]:
        return sorted({*self.certain, *(one for doubt in self.doubts for one in doubt.pools)}, key=abs)

    def doubt_of(self, pool: int) -> Doubt | None:
        return next((doubt for doubt in self.doubts if pool in doubt.pools), None)

    def entries(self, pool: int) -> set[Entry]:
        """All that a pool may hold."""
        doubt = self.doubt_of(pool)
        if doubt is None:
            return {entry for entry, _ in self.certain.get(pool, ())}
        at = doubt.pools.index(pool)
        return {entry for held in {world[at] for world in doubt.worlds} for entry, _ in held}

    def sources(self) -> dict[int, set[int]]:
        found = {}
        for pool in self.pools():
            found[pool] = {source for source, card in self.entries(pool) if card == SHARE}
        return found

    # A card is seen

    def find(self, card: int, pool: int) -> None:
        """A card was seen in a pool: it lay there from the beginning, or came from a share."""
        sources = self.sources()
        through = self._suppliers(sources, card, pool)
        touched = [one for one in self.doubts if through.intersection(one.pools)]
        doubt = _joined(touched)
        sure = tuple(sorted(through.difference(doubt.pools), key=abs))
        fixed = tuple(self.certain[one] for one in sure)
        pools = (*doubt.pools, *sure)
        number = {one: at for at, one in enumerate(pools)}
        after: dict[World, int] = {}
        for varied, ways in doubt.worlds.items():
            for world in _without(varied + fixed, number, card, number[pool]):
                after[world] = after.get(world, 0) + ways
        self.doubts = [one for one in self.doubts if one not in touched]
        for one in sure:
            del self.certain[one]
        self._take(Doubt(pools, after))

    def _suppliers(self, sources: Mapping[int, set[int]], card: int, pool: int) -> set[int]:
        """The pools through which a card can have come into a pool."""
        known: dict[int, bool] = {}

        def supplies(one: int) -> bool:
            if one not in known:
                older = [supplies(source) for source in sources.get(one, ())]
                known[one] = any(older) or (0, card) in self.entries(one)
            return known[one]

        supplies(pool)
        return {one for one, does in known.items() if does}

    def _take(self, doubt: Doubt) -> None:
        """Keep a doubt as those that are independent; what is no doubt is certain."""
        for part in parted(doubt):
            if len(part.worlds) > 1:
                self.doubts.append(part)
            else:
                (world,) = part.worlds
                self.certain.update({p: held for p, held in zip(part.pools, world, strict=True) if held})

    # Pools that need not be

    def simplify(self) -> None:
        sources = self.sources()
        while any([self._simplify_one(pool, sources) for pool in sorted(sources, key=abs)]):
            sources = self.sources()

    def _simplify_one(self, pool: int, sources: dict[int, set[int]]) -> bool:
        if pool in self.names:
            return False
        own = sources.get(pool, set())
        if len(own) == 1 and all(card == SHARE for _, card in self.entries(pool)):
            self._rename(pool, next(iter(own)))
            sources.update(self.sources())
            sources.pop(pool, None)
            return True
        takers = [one for one, some in sources.items() if pool in some]
        if not takers:
            return False
        if self._resolve(pool, takers):
            sources.update(self.sources())
            return True
        return False

    def _rename(self, pool: int, source: int) -> None:
        """A mix of cards that all were of one pool is a part of that pool."""
        self.names[pool] = source
        self.places[source] = self.places.get(source, 0) + self.places.pop(pool, 0)
        old, new = (pool, SHARE), (source, SHARE)
        self.certain.pop(pool, None)
        for one, held in list(self.certain.items()):
            self.certain[one] = _moved(held, old, new)[0]
        doubts, self.doubts = self.doubts, []
        for doubt in doubts:
            kept = [at for at, one in enumerate(doubt.pools) if one != pool]
            after: dict[World, int] = {}
            for world, ways in doubt.worlds.items():
                changed = []
                for at in kept:
                    held, factor = _moved(world[at], old, new)
                    changed.append(held)
                    ways *= factor
                name = tuple(changed)
                after[name] = after.get(name, 0) + ways
            self._take(Doubt(tuple(doubt.pools[at] for at in kept), after))

    def _resolve(self, pool: int, takers: list[int]) -> bool:
        """Let worlds tell which cards of a pool went where, if there are not more of them then."""
        touched = [one for one in self.doubts if {pool, *takers}.intersection(one.pools)]
        is_join = len(takers) == 1 and not self.places.get(pool)
        if len(touched) != 1 and not (is_join and not touched):
            return False
        doubt = _joined(touched)
        sure = tuple(one for one in (pool, *takers) if one not in doubt.pools)
        fixed = tuple(self.certain.get(one, ()) for one in sure)
        pools = (*doubt.pools, *sure)
        at = pools.index(pool)
        to = [pools.index(one) for one in takers]
        limit = max(len(doubt.worlds), _FEW)
        after: dict[World, int] = {}
        for varied, ways in doubt.worlds.items():
            for world, factor in _resolved(varied + fixed, at, to, (pool, SHARE)):
                after[world] = after.get(world, 0) + ways * factor
            if len(after) > limit:
                return False
        self.doubts = [one for one in self.doubts if one not in touched]
        for one in sure:
            self.certain.pop(one, None)
        self.resolved.add(pool)
        self._take(Doubt(pools, after))
        return True


def _moved(held: Held, old: Entry, new: Entry) -> tuple[Held, int]:
    counts = dict(held)
    if old not in counts:
        return held, 1
    some = counts.pop(old)
    counts[new] = counts.get(new, 0) + some
    return tuple(sorted(counts.items())), comb(counts[new], some)


def _without(
    world: World, number: Mapping[int, int], card: int, at: int
) -> Iterator[World]:
    """What is left by each way in which a card can have come into a pool."""
    for entry, _ in world[at]:
        source, face = entry
        if face == card:
            yield (*world[:at], added(world[at], entry, -1), *world[at + 1 :])
        elif face == SHARE and source in number:
            less = (*world[:at], added(world[at], entry, -1), *world[at + 1 :])
            yield from _without(less, number, card, number[source])


def _resolved(
    world: World, at: int, to: list[int], share: Entry
) -> Iterator[tuple[World, int]]:
    sizes = tuple([dict(world[one]).get(share, 0) for one in to])
    for left, parts in _splits(world[at], sizes):
        changed = list(world)
        changed[at] = left
        factor = 1
        for one, part in zip(to, parts, strict=True):
            if part:
                counts = dict(changed[one])
                del counts[share]
                for entry, some in part:
                    counts[entry] = counts.get(entry, 0) + some
                    factor *= comb(counts[entry], some)
                changed[one] = tuple(sorted(counts.items()))
        yield tuple(changed), factor


@lru_cache(maxsize=_REMEMBERED)
def _splits(held: Held, sizes: tuple[int, ...]) -> list[tuple[Held, tuple[Held, ...]]]:
    """All ways to take so many out of some: what is left, and each part."""
    if not sizes:
        return [(held, ())]
    return [
        (rest, (part, *parts))
        for left, part in _choices(held, sizes[0])
        for rest, parts in _splits(left, sizes[1:])
    ]


@lru_cache(maxsize=_REMEMBERED)
def _choices(held: Held, size: int) -> list[tuple[Held, Held]]:
    if not size:
        return [(held, ())]
    if not held:
        return []
    (entry, count), others = held[0], held[1:]
    found = []
    for some in range(min(count, size) + 1):
        for left, part in _choices(others, size - some):
            kept: Held = ((entry, count - some),) if some < count else ()
            taken: Held = ((entry, some),) if some else ()
            found.append((kept + left, taken + part))
    return found


def _joined(doubts: Iterable[Doubt]) -> Doubt:
    """Doubts that are none of each other's business as one."""
    joined = Doubt((), {(): 1})
    for pools, worlds in doubts:
        joined = Doubt(
            joined.pools + pools,
            {
                world + other: ways * more
                for world, ways in joined.worlds.items()
                for other, more in worlds.items()
            },
        )
    return joined


# Doubts of their own


def parted(doubt: Doubt) -> list[Doubt]:
    """A doubt as those that are independent of each other."""
    pools, worlds = doubt
    total = sum(worlds.values())
    sums = [_sums(doubt, (at,)) for at in range(len(pools))]
    single = [at for at, one in enumerate(sums) if len(one) == 1]
    blocks = _blocks(doubt, sums, total)
    parts = [_sums(doubt, block) for block in blocks]
    if len(blocks) > 1 and not _is_product(doubt, blocks, parts, total):
        rest = tuple(at for at in range(len(pools)) if at not in single)
        blocks = [(at,) for at in single] + ([rest] if rest else [])
        parts = [_sums(doubt, block) for block in blocks]
    return [
        _reduced(Doubt(tuple(pools[at] for at in block), part))
        for block, part in zip(blocks, parts, strict=True)
    ]


def _sums(doubt: Doubt, block: Sequence[int]) -> dict[World, int]:
    after: dict[World, int] = {}
    for world, ways in doubt.worlds.items():
        name = tuple([world[at] for at in block])
        after[name] = after.get(name, 0) + ways
    return after


def _blocks(doubt: Doubt, sums: list[dict[World, int]], total: int) -> list[tuple[int, ...]]:
    """Pools that depend on each other two by two."""
    block = list(range(len(sums)))
    for first, second in combinations(range(len(sums)), 2):
        if block[first] == block[second] or 1 in (len(sums[first]), len(sums[second])):
            continue
        together = _sums(doubt, (first, second))
        is_free = len(together) == len(sums[first]) * len(sums[second]) and all(
            ways * total == sums[first][(x,)] * sums[second][(y,)]
            for (x, y), ways in together.items()
        )
        if not is_free:
            old, new = block[second], block[first]
            block = [new if one == old else one for one in block]
    return [
        tuple(at for at, one in enumerate(block) if one == name) for name in sorted(set(block))
    ]


def _is_product(
    doubt: Doubt, blocks: list[tuple[int, ...]], parts: list[dict[World, int]], total: int
) -> bool:
    if prod(map(len, parts)) != len(doubt.worlds):
        return False
    scale = total ** (len(parts) - 1)
    return all(
        ways * scale
        == prod(
            part[tuple([world[at] for at in block])]
            for block, part in zip(blocks, parts, strict=True)
        )
        for world, ways in doubt.worlds.items()
    )


def _reduced(doubt: Doubt) -> Doubt:
    divisor = gcd(*doubt.worlds.values())
    if divisor == 1:
        return doubt
    return Doubt(doubt.pools, {world: ways // divisor for world, ways in doubt.worlds.items()})
