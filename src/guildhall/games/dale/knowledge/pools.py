"""The pools in which an observer has lost cards, as simple as they can be told.

Each pool holds cards that were shuffled into it or lost in it, and shares of earlier pools; places
hold these cards. `Pools` also finds the places whose cards the observer can work out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from guildhall.games.dale.knowledge.lost import BAG, Lost
from guildhall.games.dale.knowledge.origins import Trail
from guildhall.games.dale.knowledge.worlds import SHARE, Doubt, Entry, Held, weight
from guildhall.games.dale.model.state import State

Listed = tuple[int, tuple[int, ...], list[tuple[int, int]]]
"""The number of a pool, cards in it, and shares by number."""


class Pools:
    """The pools of one observer."""

    def __init__(self, state: State, observer: int) -> None:
        lost = Lost(state, observer)
        self.belief = lost.belief()
        self.belief.simplify()
        self._entries = self.belief.entries()
        self._held: dict[int, dict[int, int]] = {}
        for pool, held in lost.held.items():
            places = self._held.setdefault(self.name(pool), {})
            for place, count in held.items():
                places[place] = places.get(place, 0) + count
        self._known: dict[int, int | None] = {}
        self._work_out()
        alive = sorted(self._entries.keys() - self._known.keys(), key=abs)
        self.numbers = {pool: number for number, pool in enumerate(alive, 1)}

    def name(self, pool: int) -> int:
        """The pool that stands for this one."""
        names = self.belief.names
        while pool in names:
            pool = names[pool]
        return pool

    def number(self, pool: int) -> int:
        """How a pool is called in a view; 0 if there is nothing unknown in it."""
        return self.numbers.get(self.name(pool), 0)

    def is_known(self, pool: int, place: int) -> bool:
        """Whether the observer can work out what cards of a pool lie at this place."""
        where = self._known.get(self.name(pool), BAG)
        return where is None or where == place

    def may_hold(self, pool: int, card: int) -> bool:
        """Whether a card of this pool can be this one."""
        entries = self._entries.get(self.name(pool), set())
        return (0, card) in entries or any(
            self.may_hold(source, card) for source, face in entries if face == SHARE
        )

    def shortened(self, trail: Trail) -> Trail:
        """A trail without pools that are a part of others, or that tell nothing of these."""
        *before, last = map(self.name, trail)
        row: list[int] = []
        for pool in before:
            if pool != last and row[-1:] != [pool] and pool not in self.belief.resolved:
                row.append(pool)
        return (*row, last)

    # What a view tells

    def listed(self) -> Iterator[Listed]:
        """What each pool holds for certain."""
        sure = {pool: dict(held) for pool, held in self.belief.certain.items()}
        for doubt in self.belief.doubts:
            for at, pool in enumerate(doubt.pools):
                sure[pool] = _common([world[at] for world in doubt.worlds])
        for pool, number in self.numbers.items():
            yield self._told(number, sure[pool])

    def doubted(self) -> list[list[tuple[int, list[Listed]]]]:
        """For each doubt the worlds by weight, and what they hold besides what is certain."""
        doubts = [one for one in self.belief.doubts if one.pools[0] in self.numbers]
        return sorted(map(self._worlds, doubts), key=lambda worlds: worlds[0][1])

    def _worlds(self, doubt: Doubt) -> list[tuple[int, list[Listed]]]:
        sure = [_common([world[at] for world in doubt.worlds]) for at in range(len(doubt.pools))]
        worlds = []
        for world, ways in doubt.worlds.items():
            more = [
                self._told(self.numbers[pool], _besides(held, some))
                for pool, held, some in zip(doubt.pools, world, sure, strict=True)
            ]
            worlds.append((weight(world, ways), sorted(more)))
        return sorted(worlds, key=lambda one: one[1])

    def _told(self, number: int, counts: dict[Entry, int]) -> Listed:
        cards: list[int] = []
        shares: list[tuple[int, int]] = []
        for (source, card), count in counts.items():
            if card == SHARE:
                shares.append((self.numbers[source], count))
            else:
                cards += [card] * count
        return number, tuple(sorted(cards)), sorted(shares)

    # Places whose cards can be worked out

    def _work_out(self) -> None:
        """Find pools that lie in one hand or are all alike."""
        for group in self._groups():
            places = {place for pool in group for place in self._held.get(pool, ())}
            if len(places) == 1 and max(places) >= 0:
                self._known.update(dict.fromkeys(group, max(places)))
            elif BAG not in places and len(self._cards_in(group)) == 1:
                self._known.update(dict.fromkeys(group))

    def _groups(self) -> list[set[int]]:
        """Pools that hang together by shares or doubts."""
        left = set(self._entries)
        links = [set(doubt.pools) for doubt in self.belief.doubts]
        for pool, entries in self._entries.items():
            links += [{pool, source} for source, card in entries if card == SHARE]
        if not links:
            return [{pool} for pool in left]
        groups: list[set[int]] = []
        while left:
            group = {min(left)}
            while near := [link for link in links if link & group and not link <= group]:
                group.update(*near)
            groups.append(group)
            left -= group
        return groups

    def _cards_in(self, group: set[int]) -> set[int]:
        return {card for pool in group for _, card in self._entries[pool] if card != SHARE}


def _common(several: list[Held]) -> dict[Entry, int]:
    """What is there in any case."""

    def both(one: dict[Entry, int], other: Held) -> dict[Entry, int]:
        return {entry: min(count, one[entry]) for entry, count in other if entry in one}

    return reduce(both, several[1:], dict(several[0]))


def _besides(held: Held, sure: dict[Entry, int]) -> dict[Entry, int]:
    return {
        entry: count - sure.get(entry, 0) for entry, count in held if count > sure.get(entry, 0)
    }
