"""The cards that an observer has lost, and what it believes of them.

The state knows which world is true; it keeps a doubt as what differs in other worlds from what is
true. So whatever is seen of a pool changes all worlds alike, and those in which there would be less
than nothing of something are no longer possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain

from guildhall.games.dale.knowledge.beliefs import Belief
from guildhall.games.dale.knowledge.origins import Origin, Trail
from guildhall.games.dale.knowledge.worlds import SHARE, Doubt, Entry, Held, World, as_held
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Possible, Shift, State, Unsure

BAG, PLACE = -2, -1
"""Places of unknown cards; a seat stands for its hand."""
_Counts = dict[Entry, int]
_REMEMBERED = 1 << 14


class Lost:
    """What an observer has lost, as it lies in the state."""

    def __init__(self, state: State, observer: int) -> None:
        self.contents: dict[int, _Counts] = {}
        self.held: dict[int, dict[int, int]] = {}
        self._observer = observer
        self._unsure = [one for one in state.unsure if one.observer == observer]
        lose, put = self._lose, self._put
        for seat, (hand, origins, top, top_origins, deck, pool, _) in enumerate(state.players):
            put(pool, deck)
            lose(hand, origins, seat)
            if top:
                lose(top, top_origins, PLACE)
        put(state.market.pool, state.market.deck)
        for laid in state.laid:
            lose((laid.item,), (laid.origin,), laid.seat)
        if state.play is not None:
            lose(state.play.limbo, state.play.origins, PLACE)

    def _put(self, pool: int, cards: tuple[int, ...]) -> None:
        if cards:
            contents = self.contents.setdefault(pool, {})
            for card in cards:
                contents[0, card] = contents.get((0, card), 0) + 1
            held = self.held.setdefault(pool, {})
            held[BAG] = held.get(BAG, 0) + len(cards)

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
        self._count(trail[0], (0, card), count)
        before = trail[0]
        for pool in trail[1:]:
            self._count(pool, (before, SHARE), count)
            before = pool

    def leave(self, card: int, trail: Trail) -> None:
        self.enter(card, trail, -1)

    def _count(self, pool: int, entry: Entry, count: int) -> None:
        contents = self.contents.setdefault(pool, {})
        contents[entry] = contents.get(entry, 0) + count
        if not contents[entry]:
            del contents[entry]

    # What the observer believes

    def belief(self) -> Belief:
        certain = {pool: as_held(counts) for pool, counts in self.contents.items() if counts}
        places = {pool: sum(held.values()) for pool, held in self.held.items()}
        belief = Belief(certain, places)
        for unsure in self._unsure:
            doubt = self._doubt(unsure)
            is_whole = len(doubt.worlds) == len(unsure.worlds)
            (belief.keep if is_whole else belief.take)(doubt)
        return belief

    def _doubt(self, unsure: Unsure) -> Doubt:
        truth = [as_held(self.contents.get(pool, {})) for pool in unsure.pools]
        worlds: dict[World, int] = {}
        for ways, shifts in unsure.worlds:
            world = _shifted(truth, shifts)
            if world is not None:
                worlds[world] = ways
        return Doubt(unsure.pools, worlds)

    def unsure(self, belief: Belief) -> tuple[Unsure, ...]:
        """The doubts of a belief, as they differ from what is true."""
        return tuple([self._unsure_of(doubt) for doubt in belief.doubts])

    def _unsure_of(self, doubt: Doubt) -> Unsure:
        truth = tuple([as_held(self.contents.get(pool, {})) for pool in doubt.pools])
        return Unsure(self._observer, doubt.pools, possibilities(doubt.worlds, truth))


def possibilities(worlds: Mapping[World, int], truth: World) -> tuple[Possible, ...]:
    """Worlds as they differ from the true one."""
    places = range(len(truth))
    possible = []
    for world, ways in worlds.items():
        shifts = [_shifts(at, truth[at], world[at]) for at in places if world[at] != truth[at]]
        possible.append(Possible(ways, tuple(chain.from_iterable(shifts))))
    return tuple(sorted(possible))


@lru_cache(maxsize=_REMEMBERED)
def _shifts(at: int, truth: Held, held: Held) -> tuple[Shift, ...]:
    true, counts = dict(truth), dict(held)
    entries = sorted({*true, *counts})
    more = [counts.get(entry, 0) - true.get(entry, 0) for entry in entries]
    return tuple(
        [Shift(at, *entry, count) for entry, count in zip(entries, more, strict=True) if count]
    )


def _shifted(truth: Sequence[Held], shifts: tuple[Shift, ...]) -> World | None:
    """The world that differs so from the true one; None: it cannot be any more."""
    world = list(truth)
    first = 0
    while first < len(shifts):
        at, last = shifts[first].at, first + 1
        while last < len(shifts) and shifts[last].at == at:
            last += 1
        held = _with_shifts(world[at], shifts[first:last])
        if held is None:
            return None
        world[at] = held
        first = last
    return tuple(world)


@lru_cache(maxsize=_REMEMBERED)
def _with_shifts(held: Held, shifts: tuple[Shift, ...]) -> Held | None:
    counts = dict(held)
    for _, source, card, count in shifts:
        counts[source, card] = counts.get((source, card), 0) + count
    if any(count < 0 for count in counts.values()):
        return None
    return as_held({entry: count for entry, count in counts.items() if count})
