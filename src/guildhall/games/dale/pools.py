"""The pools in which an observer has lost cards: what entered them, and what was seen there since.

Each pool has the cards that were shuffled into it or lost in it, shares of earlier pools, ghosts
(cards `found` in it since) and places that hold its other cards. `Pools` leaves out what says
nothing and finds the places whose cards the observer can work out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from guildhall.games.dale.data import Card
from guildhall.games.dale.items import CARD
from guildhall.games.dale.knowledge import Origin, Trail
from guildhall.games.dale.odds import groups_of
from guildhall.games.dale.state import State

_BAG, _PLACE = -2, -1
"""Places of unknown cards; a seat stands for its hand."""
_JUNK = int(Card.JUNK)
MOST_SPLITS = 1000
"""As long as it takes no more to explain the ghosts of a group of pools, all are remembered."""


class Pools:
    """The pools of one observer, as simple as they can be."""

    def __init__(self, state: State, observer: int) -> None:
        self.cards: dict[int, list[int]] = {}
        self.shares: dict[int, dict[int, int]] = {}
        self.found: dict[int, list[int]] = {}
        self._held: dict[int, dict[int, int]] = {}
        self._names: dict[int, int] = {}
        self._gone: set[int] = set()
        self._known: dict[int, int | None] = {}
        self._observer = observer
        self._collect(state)
        self._simplify()
        self._work_out()
        alive = sorted({*self.cards, *self.shares} - self._known.keys(), key=abs)
        self.numbers = {pool: number for number, pool in enumerate(alive, 1)}

    # What the observer has lost

    def _collect(self, state: State) -> None:
        heaps = [one for one in state.heaps if one.observer == self._observer]
        self._names.update({one.shuffling: one.pool for one in heaps if not one.is_goods})
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
        for card, origin in state.ghosts:
            trail = origin[self._observer]
            if trail:
                last = self._enter(card, trail)
                self.found.setdefault(last, []).append(card)
        for heap in heaps:
            if heap.is_goods:
                self._part(heap.shuffling, heap.pool)

    def _part(self, goods: int, heap: int) -> None:
        """What is no junk in a heap may as well be what is left of the market deck."""
        cards = self.cards.get(heap, [])
        there = [card for card in cards if card != _JUNK]
        if there:
            self.cards[heap] = [card for card in cards if card == _JUNK]
            self.cards.setdefault(goods, []).extend(there)
            self.shares[heap] = {goods: len(there)}

    def _put(self, pool: int, cards: tuple[int, ...]) -> None:
        if cards:
            pool = self.name(pool)
            self.cards.setdefault(pool, []).extend(cards)
            held = self._held.setdefault(pool, {})
            held[_BAG] = held.get(_BAG, 0) + len(cards)

    def _lose(self, items: tuple[int, ...], origins: tuple[Origin, ...], place: int) -> None:
        observer = self._observer
        for item, origin in zip(items, origins, strict=True):
            if origin and origin[observer]:
                held = self._held.setdefault(self._enter(item & CARD, origin[observer]), {})
                held[place] = held.get(place, 0) + 1

    def _enter(self, card: int, trail: Trail) -> int:
        """Note how a card came into the last pool of its trail."""
        before = self.name(trail[0]) if self._names else trail[0]
        if before in self.cards:
            self.cards[before].append(card)
        else:
            self.cards[before] = [card]
        for pool in trail[1:]:
            shares = self.shares.setdefault(pool, {})
            shares[before] = shares.get(before, 0) + 1
            before = pool
        return before

    # What it knows of them

    def name(self, pool: int) -> int:
        """The pool that stands for this one."""
        while pool in self._names:
            pool = self._names[pool]
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
        if card in self.cards.get(name, ()):
            return True
        return any(self.may_hold(source, card) for source in self.shares.get(name, ()))

    def listed(self) -> Iterator[tuple[int, tuple[int, ...], list[tuple[int, int]], list[int]]]:
        """Each pool: its number, cards, shares by number, and cards found in it."""
        for pool, number in self.numbers.items():
            shares = self.shares.get(pool, {})
            numbered = sorted((self.numbers[source], count) for source, count in shares.items())
            cards = tuple(sorted(self.cards.get(pool, ())))
            yield number, cards, numbered, sorted(self.found.get(pool, ()))

    # What need not be remembered

    def shortened(self, trail: Trail) -> Trail:
        """A trail without pools that are a part of others, or that nothing hidden came from."""
        row: list[int] = []
        for pool in map(self.name, trail):
            if pool in self._gone:
                break
            if row[-1:] != [pool]:
                row.append(pool)
        return tuple(row)

    def settled(self) -> tuple[set[tuple[int, int]], set[int]]:
        """The pools and cards of which it is certain where those found there came from; and the
        pools that hang together in too many ways to say so."""
        settled: set[tuple[int, int]] = set()
        entangled: set[int] = set()
        for pools, odds in groups_of(self.cards, self.shares, self.found):
            certain = odds.certain(MOST_SPLITS)
            if certain is None:
                entangled.update(pools)
            else:
                settled.update([(pools[at], card) for at, card in certain])
        linked = [group for group in self._groups() if group & entangled]
        return settled, {pool for group in linked for pool in group}

    # Pools that are none of their own

    def _simplify(self) -> None:
        while self._take_found() or (
            self.shares and (any(map(self._simplify_one, self._mixes())) or self._collapse_one())
        ):
            pass

    def _mixes(self) -> list[int]:
        return sorted(self.shares, key=abs)

    def _take_found(self) -> bool:
        """Where there is one way only, a card that was seen is simply gone."""
        plain = [pool for pool in self.found if pool not in self.shares]
        for pool in plain:
            for card in self.found.pop(pool):
                self.cards[pool].remove(card)
        return bool(plain)

    def _simplify_one(self, pool: int) -> bool:
        shares = self.shares.get(pool, {})
        if len(shares) == 1 and not self.cards.get(pool):
            self._rename(pool, next(iter(shares)))
            return True
        for source in sorted(shares, key=abs):
            if self._flows_only_into(source, pool):
                self._join(source, pool)
                return True
        return False

    def _rename(self, pool: int, source: int) -> None:
        """A mix of cards that all were of one pool is a part of that pool."""
        del self.shares[pool]
        self.cards.pop(pool, None)
        self._names[pool] = source
        _add(self._held.setdefault(source, {}), self._held.pop(pool, {}))
        if pool in self.found:
            self.found.setdefault(source, []).extend(self.found.pop(pool))
        for shares in self.shares.values():
            if pool in shares:
                _add(shares, {source: shares.pop(pool)})

    def _flows_only_into(self, source: int, pool: int) -> bool:
        takers = [one for one, shares in self.shares.items() if source in shares]
        return takers == [pool] and not self._held.get(source) and not self.found.get(source)

    def _join(self, source: int, pool: int) -> None:
        """A pool all of whose cards went into one mix is a part of that mix."""
        del self.shares[pool][source]
        self._names[source] = pool
        self.cards.setdefault(pool, []).extend(self.cards.pop(source, []))
        _add(self.shares[pool], self.shares.pop(source, {}))
        if not self.shares[pool]:
            del self.shares[pool]

    def _collapse_one(self) -> bool:
        """Mixes all of whose cards were seen tell exactly what entered them from one pool."""
        seen = [pool for pool in self.shares if not self._held.get(pool)]
        for pool in sorted({source for one in seen for source in self.shares[one]}, key=abs):
            for group in self._groups(without=pool):
                inflow = any(pool in self.shares.get(one, ()) for one in group)
                outflow = any(one in self.shares.get(pool, ()) for one in group)
                if inflow and not outflow and not any(map(self._held.get, group)):
                    self._collapse(pool, group)
                    return True
        return False

    def _collapse(self, pool: int, group: set[int]) -> None:
        seen = self._cards_left(group, negative=True)
        self.found.setdefault(pool, []).extend(seen)
        self._drop(group)

    def _cards_left(self, group: set[int], *, negative: bool = False) -> list[int]:
        """The cards that entered these pools less those seen there, or the other way round."""
        entered = Counter(card for pool in group for card in self.cards.get(pool, ()))
        seen = Counter(card for pool in group for card in self.found.get(pool, ()))
        return sorted((seen - entered if negative else entered - seen).elements())

    def _drop(self, group: set[int]) -> None:
        self._gone |= group
        for pool in group:
            self.cards.pop(pool, None)
            self.shares.pop(pool, None)
            self.found.pop(pool, None)
            self._held.pop(pool, None)

    def _groups(self, without: int | None = None) -> list[set[int]]:
        """Pools that hang together by shares."""
        left = {*self.cards, *self.shares} - {without}
        if not self.shares:
            return [{pool} for pool in left]
        links = [
            {pool, source} - {without} for pool, shares in self.shares.items() for source in shares
        ]
        groups: list[set[int]] = []
        while left:
            group = {min(left)}
            while near := [link for link in links if link & group and not link <= group]:
                group.update(*near)
            groups.append(group)
            left -= group
        return groups

    # Places whose cards can be worked out

    def _work_out(self) -> None:
        """Forget pools without unknown cards; find those that lie in one hand or are all alike."""
        for group in self._groups():
            places = {place for pool in group for place in self._held.get(pool, ())}
            if not places:
                self._drop(group)
            elif len(places) == 1 and max(places) >= 0:
                self._known.update(dict.fromkeys(group, max(places)))
            elif _BAG not in places and len(set(self._cards_left(group))) == 1:
                self._known.update(dict.fromkeys(group))


def _add(counts: dict[int, int], more: dict[int, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
