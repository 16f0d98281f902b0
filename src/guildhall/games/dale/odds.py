"""By which ways cards may have come that were found in pools of mixed cards.

The places of a pool are all alike: any card of it is as likely to be found as any other. The cards
found are explained face by face, and for each face pool by pool, the newest first: so many of it
are wanted of the pool, as they were found there or went on from there into newer pools, and it had
them from the beginning or got them from older pools. A split of what is wanted is as likely as
there are cards and places left for it; all that leaves the same shares the work. Weights are whole
numbers in proportion to likelihoods, so nothing is rounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb, perm
from typing import NamedTuple

Cards = Mapping[int, Sequence[int]]
"""The cards of each pool."""
Shares = Mapping[int, Mapping[int, int]]
"""How many cards each pool got from which others; those have lower numbers."""
_Member = tuple[tuple[int, ...], tuple[tuple[int, int], ...], tuple[int, ...]]
"""The cards, the shares and the found cards of a pool."""
_REMEMBERED = 32


class Node(NamedTuple):
    """A card in a pool: how many of it were there from the beginning, and where others can have
    come from: the place of that share in `Left.shares`, that of its pool in `Left.wanted`, and how
    many that pool can have had."""

    pool: int
    card: int
    own: int
    sources: tuple[tuple[int, int, int], ...]


class Left(NamedTuple):
    """What is left of each share, and how many of a card are wanted of the pools to come."""

    shares: tuple[int, ...]
    wanted: tuple[int, ...]


class Split(NamedTuple):
    """How many came from each source of a node (the others were there), and what that leaves."""

    weight: int
    counts: tuple[int, ...]
    left: Left


class Odds:
    """All that explains the cards found in some pools.

    It is settled node by node, and begins with all that is `left` at first.
    """

    def __init__(self, cards: Cards, shares: Shares, found: Cards) -> None:
        self._cards = {pool: Counter(some) for pool, some in cards.items()}
        self._found = {pool: Counter(some) for pool, some in found.items() if some}
        self.found = tuple(self._found)
        self._sources = shares
        pools = sorted(_with_sources(self._found, shares), reverse=True)
        self.edges = [(pool, source) for pool in pools for source in shares.get(pool, ())]
        self._edge = {edge: at for at, edge in enumerate(self.edges)}
        self.nodes: list[Node] = []
        self._wanted: dict[int, tuple[int, ...]] = {}
        for card in self._faces(pools):
            self._add_nodes(card, pools)
        self._rooms = [self._room(pool) for pool in pools]
        self._limit: int | None = None
        self._certainties: dict[int, frozenset[tuple[int, int]] | None] = {}
        self._totals: dict[tuple[int, Left], int] = {}
        self._splits: dict[tuple[int, Left], list[Split]] = {}
        whole = tuple([shares[pool][source] for pool, source in self.edges])
        self.left = self._turned(0, Left(whole, ()))

    # What there is to explain

    def _faces(self, pools: list[int]) -> list[int]:
        """Those that can have come from the fewest pools first."""
        faces = {card for some in self._found.values() for card in some}
        origins = {card: sum(self._had(pool, card) > 0 for pool in pools) for card in faces}
        return sorted(faces, key=lambda card: (origins[card], card))

    def _had(self, pool: int, card: int) -> int:
        return self._cards[pool][card] if pool in self._cards else 0

    def _seen(self, pool: int, card: int) -> int:
        return self._found[pool][card] if pool in self._found else 0

    def _add_nodes(self, card: int, pools: list[int]) -> None:
        """The pools that can have had a card, the newest first."""
        most: Counter[int] = Counter()
        for pool in reversed(pools):
            most[pool] = self._had(pool, card)
            for source, count in self._sources.get(pool, {}).items():
                most[pool] += min(count, most[source])
        found = [pool for pool, some in self._found.items() if some[card]]
        through = _with_sources(found, self._sources)
        within = [pool for pool in pools if pool in through and (most[pool] or pool in found)]
        self._wanted[len(self.nodes)] = tuple([self._seen(pool, card) for pool in within])
        for at, pool in enumerate(within):
            sources = tuple(
                (self._edge[pool, source], within.index(source) - at - 1, most[source])
                for source in self._sources.get(pool, ())
                if most[source]
            )
            self.nodes.append(Node(pool, card, self._had(pool, card), sources))

    def _room(self, pool: int) -> tuple[int, int, int, list[int]]:
        """How many cards a pool had, how many were found in it, how many of it can have been found
        here or there, and the shares of it."""
        size = sum(self._cards.get(pool, Counter()).values())
        size += sum(self._sources.get(pool, {}).values())
        here = sum(self._found.get(pool, Counter()).values())
        out = [at for at, (_, source) in enumerate(self.edges) if source == pool]
        gone = sum(self._sources[taker][pool] for taker, source in self.edges if source == pool)
        return size, here, min(size, here + gone), out

    # How likely it is

    def total(self, at: int, left: Left) -> int:
        """The weight of all that explains what is left from this node on."""
        if at == len(self.nodes):
            return self._rest(left)
        known = self._totals.get((at, left))
        if known is None:
            known = self._totals[at, left] = sum(
                [one.weight * self.total(at + 1, one.left) for one in self.splits(at, left)]
            )
        return known

    def _rest(self, left: Left) -> int:
        """In how many ways other cards can have gone where those found might have gone."""
        weight = 1
        for size, here, most, shares in self._rooms:
            taken = here + sum(self.left.shares[at] - left.shares[at] for at in shares)
            weight *= perm(size - taken, most - taken)
        return weight

    def splits(self, at: int, left: Left) -> list[Split]:
        """How a pool can have got what is wanted of it."""
        known = self._splits.get((at, left))
        if known is None:
            if self._limit is not None and len(self._splits) >= self._limit:
                raise _TooMuch
            node, count = self.nodes[at], left.wanted[0]
            rest = Left(left.shares, left.wanted[1:])
            known = self._splits[at, left] = [
                Split(weight, counts, self._turned(at + 1, after))
                for weight, counts, after in _spread(node, node.sources, count, rest)
            ]
        return known

    def _turned(self, at: int, left: Left) -> Left:
        """The same with what is wanted of the next card, if the last one is explained."""
        return Left(left.shares, self._wanted.get(at, left.wanted))

    # What is certain

    def certain(self, limit: int) -> frozenset[tuple[int, int]] | None:
        """The pools and cards of which all found there came from the same sources, whatever
        explains the rest; None if that takes more than so many splits."""
        if limit not in self._certainties:
            self._limit = limit
            try:
                certain = frozenset(self._certain())
            except _TooMuch:
                certain = None
            self._limit = None
            is_short = len(self._splits) <= limit  # of whatever else was asked before
            self._certainties[limit] = certain if is_short else None
        return self._certainties[limit]

    def _certain(self) -> Iterator[tuple[int, int]]:
        traced = Counter(
            {(pool, card): n for pool in self.found for card, n in self._found[pool].items()}
        )
        lefts = {self.left}
        for at, node in enumerate(self.nodes):
            possible = {
                (left.wanted[0], split)
                for left in lefts
                for split in self.splits(at, left)
                if self.total(at + 1, split.left)
            }
            lefts = {split.left for _, split in possible}
            ways = {(wanted, split.counts) for wanted, split in possible}
            (wanted, counts), *others = ways
            if wanted and not others and wanted == traced[node.pool, node.card]:
                yield node.pool, node.card
                for (edge, _, _), count in zip(node.sources, counts, strict=True):
                    traced[self.edges[edge][1], node.card] += count


class _TooMuch(Exception):
    """There are more ways than anybody asked for."""


class Group(NamedTuple):
    """Pools with found cards and all they got cards from, the oldest first, and their odds."""

    pools: tuple[int, ...]
    odds: Odds


def groups_of(cards: Cards, shares: Shares, found: Cards) -> list[Group]:
    """The groups of pools that have nothing to do with each other."""
    groups: list[set[int]] = []
    for pool in found:
        if found[pool]:
            reached = _with_sources((pool,), shares)
            touched = [one for one in groups if one & reached]
            groups = [one for one in groups if one not in touched] + [reached.union(*touched)]
    return [_group(tuple(sorted(one, key=abs)), cards, shares, found) for one in groups]


def _group(pools: tuple[int, ...], cards: Cards, shares: Shares, found: Cards) -> Group:
    number = {pool: at for at, pool in enumerate(pools)}
    members = [
        (
            tuple(sorted(cards.get(pool, ()))),
            tuple(sorted([(number[one], count) for one, count in shares.get(pool, {}).items()])),
            tuple(sorted(found.get(pool, ()))),
        )
        for pool in pools
    ]
    return Group(pools, _odds_of(tuple(members)))


@lru_cache(maxsize=_REMEMBERED)
def _odds_of(members: tuple[_Member, ...]) -> Odds:
    """The same group is asked for by several observers, by turn after turn, and by searches."""
    return Odds(
        {at: cards for at, (cards, _, _) in enumerate(members)},
        {at: dict(shares) for at, (_, shares, _) in enumerate(members)},
        {at: found for at, (_, _, found) in enumerate(members)},
    )


def _spread(
    node: Node, sources: Sequence[tuple[int, int, int]], count: int, left: Left
) -> Iterator[tuple[int, tuple[int, ...], Left]]:
    """So many cards came from some of these sources; the others were there."""
    if not count:
        yield 1, (0,) * len(sources), left
        return
    if not sources:
        if count <= node.own:
            yield perm(node.own, count), (), left
        return
    (share, pool, most), *others = sources
    shares, wanted = left
    most = min(count, shares[share], most - wanted[pool])
    for some in range(most + 1):
        if some:
            shares = (*shares[:share], left.shares[share] - some, *shares[share + 1 :])
            wanted = (*wanted[:pool], left.wanted[pool] + some, *wanted[pool + 1 :])
        weight = comb(count, some) * perm(left.shares[share], some)
        for more, counts, after in _spread(node, others, count - some, Left(shares, wanted)):
            yield weight * more, (some, *counts), after


def _with_sources(pools: Iterable[int], shares: Shares) -> set[int]:
    reached = set(pools)
    waiting = list(reached)
    while waiting:
        new = set(shares.get(waiting.pop(), ())) - reached
        reached |= new
        waiting += new
    return reached
