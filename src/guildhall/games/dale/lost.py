"""The cards that an observer has lost, and what it believes of them.

The state knows which world is true; it keeps a doubt as what differs in other worlds from what is
true. So whatever is seen of a pool changes all worlds alike, and those in which there would be less
than nothing of something are no longer possible.
"""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.games.dale.beliefs import Belief
from guildhall.games.dale.items import CARD
from guildhall.games.dale.knowledge import Origin, Trail
from guildhall.games.dale.state import Possible, Shift, State, Unsure
from guildhall.games.dale.worlds import SHARE, Doubt, Entry, World, as_held

BAG, PLACE = -2, -1
"""Places of unknown cards; a seat stands for its hand."""
_Counts = dict[Entry, int]


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
        true = [self.contents.get(pool, {}) for pool in unsure.pools]
        truth = [as_held(counts) for counts in true]
        worlds: dict[World, int] = {}
        for ways, shifts in unsure.worlds:
            changed: dict[int, _Counts] = {}
            for at, source, card, count in shifts:
                if at not in changed:
                    changed[at] = dict(true[at])
                counts = changed[at]
                counts[source, card] = counts.get((source, card), 0) + count
            if all(count >= 0 for counts in changed.values() for count in counts.values()):
                world = list(truth)
                for at, counts in changed.items():
                    world[at] = as_held({entry: n for entry, n in counts.items() if n})
                worlds[tuple(world)] = ways
        return Doubt(unsure.pools, worlds)

    def unsure(self, belief: Belief) -> tuple[Unsure, ...]:
        """The doubts of a belief, as they differ from what is true."""
        return tuple([self._shifted(doubt) for doubt in belief.doubts])

    def _shifted(self, doubt: Doubt) -> Unsure:
        truth = tuple([as_held(self.contents.get(pool, {})) for pool in doubt.pools])
        return Unsure(self._observer, doubt.pools, possibilities(doubt.worlds, truth))


def possibilities(worlds: Mapping[World, int], truth: World) -> tuple[Possible, ...]:
    """Worlds as they differ from the true one."""
    true = [dict(held) for held in truth]
    possible = []
    for world, ways in worlds.items():
        shifts: list[Shift] = []
        for at, held in enumerate(world):
            if held != truth[at]:
                shifts += _shifts(at, true[at], dict(held))
        possible.append(Possible(ways, tuple(shifts)))
    return tuple(sorted(possible))


def _shifts(at: int, true: _Counts, held: _Counts) -> list[Shift]:
    entries = sorted({*true, *held})
    counts = [held.get(entry, 0) - true.get(entry, 0) for entry in entries]
    return [Shift(at, *entry, count) for entry, count in zip(entries, counts, strict=True) if count]
