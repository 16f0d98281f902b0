"""All that an observer holds for possible: what is certain of the pools, and what is in doubt.

Nothing here depends on what is true, so whatever it tells is no secret. Nothing is forgotten
either: two beliefs become equal only if they are equally likely to explain whatever comes.
"""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.games.dale.knowledge.parting import parted
from guildhall.games.dale.knowledge.worlds import (
    SHARE,
    Doubt,
    Entry,
    Held,
    joined,
    renamed,
    resolved,
    with_source,
    without_card,
)

_FEW = 12
"""So many worlds are no more trouble than pools that hang together."""


class Belief:
    """What is certain, independent doubts, and how many places hold cards of each pool."""

    def __init__(self, certain: dict[int, Held], places: Mapping[int, int]) -> None:
        self.certain = certain
        self.doubts: list[Doubt] = []
        self.names: dict[int, int] = {}
        """Pools that have become a part of another."""
        self.resolved: set[int] = set()
        """Pools of which nothing is in others any more."""
        self._places = dict(places)
        self._tried: list[tuple[int, Doubt]] = []

    def take(self, doubt: Doubt) -> None:
        """Add a doubt, as several if they are independent; what is no doubt is certain."""
        for part in parted(doubt):
            if len(part.worlds) > 1:
                self.keep(part)
            else:
                ((world, _),) = part.worlds.items()
                for pool, held in zip(part.pools, world, strict=True):
                    self.certain[pool] = held
                    if not held:
                        del self.certain[pool]

    def keep(self, doubt: Doubt) -> None:
        """Add a doubt that is of one piece."""
        self.doubts.append(doubt)
        for pool in doubt.pools:
            self.certain.pop(pool, None)

    def entries(self) -> dict[int, set[Entry]]:
        """All that each pool may hold."""
        found = {pool: {entry for entry, _ in held} for pool, held in self.certain.items()}
        for pools, worlds in self.doubts:
            for at, pool in enumerate(pools):
                several = {world[at] for world in worlds}
                found[pool] = {entry for held in several for entry, _ in held}
        return found

    # A card is seen

    def find(self, card: int, pool: int) -> None:
        through = _suppliers(self.entries(), card, pool)
        self.take(without_card(self._about(through), card, pool))

    def _about(self, pools: set[int]) -> Doubt:
        """What these pools, and those they have to do with, may hold; it is to be given back."""
        touched = [one for one in self.doubts if pools.intersection(one.pools)]
        self.doubts = [one for one in self.doubts if not pools.intersection(one.pools)]
        return self._with_certain(joined(touched), pools)

    def _with_certain(self, doubt: Doubt, pools: set[int]) -> Doubt:
        sure = tuple(sorted(pools.difference(doubt.pools), key=abs))
        held = tuple([self.certain.get(one, ()) for one in sure])
        worlds = {world + held: ways for world, ways in doubt.worlds.items()}
        return Doubt(doubt.pools + sure, worlds)

    # Pools that need not be

    def simplify(self) -> None:
        """Fewer pools that tell the same."""
        while self._simplify_one():
            pass

    def _simplify_one(self) -> bool:
        entries = self.entries()
        takers: dict[int, list[int]] = {}
        for pool in sorted(entries, key=abs):
            for source in sorted({one for one, card in entries[pool] if card == SHARE}):
                takers.setdefault(source, []).append(pool)
        if not takers:
            return False
        for pool in sorted(entries, key=abs):
            if len(entries[pool]) == 1:
                ((source, card),) = entries[pool]
                if card == SHARE:
                    self._rename(pool, source)
                    return True
            is_alike = len(entries[pool]) == 1
            if pool in takers and self._resolve(pool, takers[pool], is_alike=is_alike):
                return True
        return False

    def _rename(self, pool: int, source: int) -> None:
        """A mix of cards that all were of one pool is a part of that pool."""
        self.names[pool] = source
        self._places[source] = self._places.get(source, 0) + self._places.pop(pool, 0)
        self.certain.pop(pool, None)
        for one, held in self.certain.items():
            self.certain[one] = with_source(held, pool, source)[0]
        doubts, self.doubts = self.doubts, []
        for doubt in doubts:
            self.take(renamed(doubt, pool, source))

    def _resolve(self, pool: int, takers: list[int], *, is_alike: bool) -> bool:
        """Tell what of a pool went where, if that makes no more worlds.

        Of cards that are all alike it is certain.
        """
        pools = {pool, *takers}
        touched = [one for one in self.doubts if pools.intersection(one.pools)]
        is_one_way = len(takers) == 1 and not self._places.get(pool)
        if len(touched) > 1 or not (touched or is_one_way or is_alike):
            return False
        if any(one == pool and known is doubt for one, known in self._tried for doubt in touched):
            return False
        doubt = self._with_certain(joined(touched), pools)
        after = resolved(doubt, pool, takers, max(len(doubt.worlds), _FEW))
        if after is None:
            self._tried += [(pool, one) for one in touched]
            return False
        self.doubts = [one for one in self.doubts if one not in touched]
        self.resolved.add(pool)
        self.take(after)
        return True


def _suppliers(entries: Mapping[int, set[Entry]], card: int, pool: int) -> set[int]:
    """The pools through which a card can have come into a pool."""
    known: dict[int, bool] = {}

    def supplies(one: int) -> bool:
        if one not in known:
            some = entries.get(one, set())
            older = [supplies(source) for source, face in some if face == SHARE]
            known[one] = any(older) or (0, card) in some
        return known[one]

    supplies(pool)
    return {one for one, does in known.items() if does}
