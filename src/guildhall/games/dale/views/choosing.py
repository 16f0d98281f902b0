"""One world of every doubt of a view, each as likely as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import gcd, lcm

from guildhall.core.rng import Rng
from guildhall.games.dale.knowledge.lost import possibilities
from guildhall.games.dale.knowledge.worlds import SHARE, Held, as_held, weight
from guildhall.games.dale.model.state import Possible, Unsure
from guildhall.games.dale.views.observe import Doubt, Pool, Share, View, World

_REMEMBERED = 1 << 9


class Chosen:
    """The pools of a view in the worlds that were chosen.

    Their numbers in a state are those of the view, negative for pools with shares.
    """

    def __init__(self, view: View, rng: Rng) -> None:
        self.mixes = frozenset([pool.pool for pool in _told(view) if pool.shares])
        self._view = view
        self._worlds = [
            rng.weighted([(world, world.weight) for world in doubt.worlds]) for doubt in view.doubts
        ]
        more = {pool.pool: pool for world in self._worlds for pool in world.pools}
        self.pools = [_joined(pool, more.get(pool.pool)) for pool in view.pools]

    def unsure(self) -> tuple[Unsure, ...]:
        """What else the observer holds for possible."""
        view = self._view
        observer = len(view.seats) if view.seat is None else view.seat
        chosen = zip(view.doubts, self._worlds, strict=True)
        return tuple([self._unsure(observer, doubt, true) for doubt, true in chosen])

    def _unsure(self, observer: int, doubt: Doubt, true: World) -> Unsure:
        certain = tuple([self._view.pools[one.pool - 1] for one in true.pools])
        mixes = self.mixes
        pools = tuple([-one.pool if one.pool in mixes else one.pool for one in true.pools])
        return Unsure(observer, pools, _possible(doubt, true, certain, mixes))


def _told(view: View) -> Iterator[Pool]:
    """All that a view tells of pools, be it certain or not."""
    yield from view.pools
    for doubt in view.doubts:
        for world in doubt.worlds:
            yield from world.pools


def _joined(pool: Pool, more: Pool | None) -> Pool:
    if more is None:
        return pool
    shares: Counter[int] = Counter()
    for share in (*pool.shares, *more.shares):
        shares[share.pool] += share.cards
    return Pool(
        pool.pool,
        tuple(sorted(pool.cards + more.cards)),
        tuple([Share(one, shares[one]) for one in sorted(shares)]),
    )


@lru_cache(maxsize=_REMEMBERED)
def _possible(
    doubt: Doubt, true: World, certain: tuple[Pool, ...], mixes: frozenset[int]
) -> tuple[Possible, ...]:
    """The worlds of a doubt as they differ from the chosen one; searches draw the same often."""
    worlds = {
        told: tuple(
            [
                _held(_joined(sure, more), mixes)
                for sure, more in zip(certain, told.pools, strict=True)
            ]
        )
        for told in doubt.worlds
    }
    orders = {told: weight(world, 1) for told, world in worlds.items()}
    common = lcm(*orders.values())
    ways = {told: told.weight * (common // orders[told]) for told in worlds}
    divisor = gcd(*ways.values())
    return possibilities(
        {world: ways[told] // divisor for told, world in worlds.items()}, worlds[true]
    )


def _held(pool: Pool, mixes: frozenset[int]) -> Held:
    counts: Counter[tuple[int, int]] = Counter([(0, card) for card in pool.cards])
    for source, count in pool.shares:
        counts[-source if source in mixes else source, SHARE] = count
    return as_held(counts)
