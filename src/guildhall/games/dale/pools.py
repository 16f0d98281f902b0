"""The pools in which an observer has lost cards: what may be left in them, and where it lies.

Each pool holds cards that were shuffled into it or lost in it, and shares of earlier pools; places
hold these cards. `Lost` tells what is true of them, and what the observer believes. `Pools` leaves
out what says nothing and finds the places whose cards the observer can work out.
"""

from __future__ import annotations

from guildhall.games.dale.items import CARD
from guildhall.games.dale.knowledge import Origin, Trail
from guildhall.games.dale.state import Doubt as Shifted
from guildhall.games.dale.state import State
from guildhall.games.dale.worlds import SHARE, Belief, Doubt, Entry, Held

_BAG, _PLACE = -2, -1
"""Places of unknown cards; a seat stands for its hand."""
Contents = dict[int, dict[Entry, int]]


class Lost:
    """What an observer has lost, as it lies in the state."""

    def __init__(self, state: State, observer: int) -> None:
        self.contents: Contents = {}
        self.held: dict[int, dict[int, int]] = {}
        self.doubts = [one for one in state.doubts if one.observer == observer]
        self._observer = observer
        lose, put = self._lose, self._put
        for seat, (hand, origins, top, top_origins, deck, pool, _) in enumerate(state.players):
            put(pool, deck)
            lose(hand, origins, seat)
            if top:
                lose(top, top_origins, _PLACE)
        put(state.market.pool, state.market.deck)
        for laid in state.laid:
            lose((laid.item,), (laid.origin,), laid.seat)
        if state.play is not None:
            lose(state.play.limbo, state.play.origins, _PLACE)

    def _put(self, pool: int, cards: tuple[int, ...]) -> None:
        if cards:
            contents = self.contents.setdefault(pool, {})
            for card in cards:
                contents[0, card] = contents.get((0, card), 0) + 1
            held = self.held.setdefault(pool, {})
            held[_BAG] = held.get(_BAG, 0) + len(cards)

    def _lose(self, items: tuple[int, ...], origins: tuple[Origin, ...], place: int) -> None:
        observer = self._observer
        for item, origin in zip(items, origins, strict=True):
            if origin and origin[observer]:
                trail = origin[observer]
                self.enter(item & CARD, trail)
                held = self.held.setdefault(trail[-1], {})
                held[place] = held.get(place, 0) + 1

    def enter(self, card: int, trail: Trail, count: int = 1) -> None:
        """Note how a card came into the last pool of its trail."""
        _count(self.contents, trail[0], (0, card), count)
        before = trail[0]
        for pool in trail[1:]:
            _count(self.contents, pool, (before, SHARE), count)
            before = pool

    def belief(self) -> Belief:
        certain = {pool: tuple(sorted(held.items())) for pool, held in self.contents.items() if held}
        places = {pool: sum(held.values()) for pool, held in self.held.items()}
        belief = Belief(certain, [], places)
        for one in self.doubts:
            doubt = self._doubt(one)
            for pool in doubt.pools:
                certain.pop(pool, None)
            if len(doubt.worlds) == len(one.worlds):
                belief.doubts.append(doubt)
            else:
                belief._take(doubt)
        return belief

    def _doubt(self, shifted: Shifted) -> Doubt:
        number = {pool: at for at, pool in enumerate(shifted.pools)}
        worlds = {}
        true = [self.contents.get(pool, {}) for pool in shifted.pools]
        fixed = [tuple(sorted(one.items())) for one in true]
        for ways, shifts in shifted.worlds:
            changed = {}
            for pool, source, card, count in shifts:
                at = number[pool]
                if at not in changed:
                    changed[at] = dict(true[at])
                left = changed[at].pop((source, card), 0) + count
                if left < 0:
                    break
                if left:
                    changed[at][source, card] = left
            else:
                world = list(fixed)
                for at, held in changed.items():
                    world[at] = tuple(sorted(held.items()))
                worlds[tuple(world)] = ways
        return Doubt(shifted.pools, worlds)

    def shifted(self, belief: Belief) -> tuple[Shifted, ...]:
        return tuple(self._shifted(one) for one in belief.doubts)

    def _shifted(self, doubt: Doubt) -> Shifted:
        true = [self.contents.get(pool, {}) for pool in doubt.pools]
        truth = tuple(tuple(sorted(one.items())) for one in true)
        assert truth in doubt.worlds
        worlds = []
        for world, ways in doubt.worlds.items():
            shifts = []
            for pool, held, there, same in zip(doubt.pools, world, true, truth, strict=True):
                if held != same:
                    now = dict(held)
                    for entry in {*now, *there}:
                        count = now.get(entry, 0) - there.get(entry, 0)
                        if count:
                            shifts.append((pool, *entry, count))
            worlds.append((ways, tuple(sorted(shifts))))
        return Shifted(self._observer, doubt.pools, tuple(sorted(worlds)))


class Pools:
    """The pools of one observer, as simple as they can be."""

    def __init__(self, state: State, observer: int) -> None:
        lost = Lost(state, observer)
        self.belief = lost.belief()
        self._held = lost.held
        self.belief.simplify()
        for pool, source in self.belief.names.items():
            name = self.name(source)
            if pool in self._held:
                _add(self._held.setdefault(name, {}), self._held.pop(pool))
        self._known: dict[int, int | None] = {}
        self._sources = self.belief.sources()
        self._work_out()
        alive = set(self.belief.pools()) - self._known.keys()
        self.numbers = {pool: number for number, pool in enumerate(sorted(alive, key=abs), 1)}

    # What it knows of them

    def name(self, pool: int) -> int:
        """The pool that stands for this one."""
        while pool in self.belief.names:
            pool = self.belief.names[pool]
        return pool

    def number(self, pool: int) -> int:
        """How a pool is called in a view; 0 if there is nothing unknown in it."""
        return self.numbers.get(self.name(pool), 0)

    def is_known(self, pool: int, place: int) -> bool:
        """Whether the observer can work out what cards of a pool lie at this place."""
        where = self._known.get(self.name(pool), _BAG)
        return where is None or where == place

    def may_hold(self, pool: int, card: int) -> bool:
        """Whether a card of this pool can be this one."""
        name = self.name(pool)
        entries = self.belief.entries(name)
        if (0, card) in entries:
            return True
        return any(self.may_hold(source, card) for source, face in entries if face == SHARE)

    def shortened(self, trail: Trail) -> Trail:
        """A trail without pools that are a part of others."""
        row: list[int] = []
        for pool in map(self.name, trail):
            if row[-1:] != [pool]:
                row.append(pool)
        return (*[pool for pool in row[:-1] if pool not in self.belief.resolved], *row[-1:])

    # Places whose cards can be worked out

    def _groups(self) -> list[set[int]]:
        """Pools that hang together by shares or doubts."""
        left = set(self.belief.pools())
        links = [{pool, source} for pool, some in self._sources.items() for source in some]
        links += [set(doubt.pools) for doubt in self.belief.doubts]
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

    def _work_out(self) -> None:
        """Find pools that lie in one hand or are all alike."""
        for group in self._groups():
            places = {place for pool in group for place in self._held.get(pool, ())}
            if len(places) == 1 and max(places) >= 0:
                self._known.update(dict.fromkeys(group, max(places)))
            elif places and _BAG not in places and len(self._cards_in(group)) == 1:
                self._known.update(dict.fromkeys(group))

    def _cards_in(self, group: set[int]) -> set[int]:
        return {
            card for pool in group for _, card in self.belief.entries(pool) if card != SHARE
        }


def _count(contents: Contents, pool: int, entry: Entry, count: int) -> None:
    held = contents.setdefault(pool, {})
    left = held.pop(entry, 0) + count
    if left:
        held[entry] = left


def _add(counts: dict[int, int], more: dict[int, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
