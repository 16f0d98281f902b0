"""How the cards that were found in the pools of a view came there: one of all ways, by its odds."""

from __future__ import annotations

from guildhall.core.rng import Rng
from guildhall.games.dale.odds import Group, Odds, Split, groups_of
from guildhall.games.dale.view import View

Way = tuple[int, ...]
"""The pools a card went through, the first one first."""


class Traced:
    """A way for every card that was found, and what is left of the pools then."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.cards = {pool.pool: list(pool.cards) for pool in view.pools}
        self.shares = {pool.pool: dict(pool.shares) for pool in view.pools}
        self.ways: list[tuple[int, Way]] = []
        self._found = {pool.pool: pool.found for pool in view.pools if pool.found}
        self._rng = rng
        if self._found:
            for group in groups_of(self.cards, self.shares, self._found):
                self._trace(group)

    def _trace(self, group: Group) -> None:
        """Follow the cards from pool to pool until all are where they came from."""
        pools, odds = group
        arrived: dict[tuple[int, int], list[Way]] = {}
        for pool in pools:
            for card in self._found.get(pool, ()):
                arrived.setdefault((pool, card), []).append((pool,))
        left = odds.left
        for at, node in enumerate(odds.nodes):
            pool, card = pools[node.pool], node.card
            split = self._chosen(odds, at, odds.splits(at, left))
            left = split.left
            ways = arrived.pop((pool, card), [])
            for (edge, _, _), count in zip(node.sources, split.counts, strict=True):
                source = pools[odds.edges[edge][1]]
                self.shares[pool][source] -= count
                older = arrived.setdefault((source, card), [])
                older += [(source, *ways.pop()) for _ in range(count)]
            for way in ways:
                self.cards[pool].remove(card)
                self.ways.append((card, way))

    def _chosen(self, odds: Odds, at: int, splits: list[Split]) -> Split:
        if len(splits) == 1:
            return splits[0]
        return self._rng.weighted(
            [(one, one.weight * odds.total(at + 1, one.left)) for one in splits]
        )
