"""Where hidden cards came from and who knows them.

A pool is one shuffling: its cards were known to all when it was made, their places were not. Every
hidden card has an origin: for each observer, which are the seats and then all who only watch, the
trail by which that one has lost it. A trail is a row of pools: the shuffling it was drawn from, and
a mix for every time when one of several cards moved and the observer could not follow. It is empty
when the observer knows the card.

Mixes are negative numbers, each with its own contents for each observer. The trails of an observer
are changed by what this observer sees and by nothing else: so whatever a view tells of them is no
secret. To an observer the cards of a pool are spread evenly over its places. Whoever sees a card of
a mix does not learn by which way it came there: it holds several worlds for possible then, see
`worlds`. Nothing is ever forgotten; only what comes to the same is told in a shorter way, see
`showing`.

All this is kept only where somebody asks for it, see `state`: in a lean state no shuffling has a
number, so every card there has the origin of one that all know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from guildhall.core.seat import Seat

Trail = tuple[int, ...]
Origin = tuple[Trail, ...]
PUBLIC: Origin = ()
"""The origin of a card that all know."""
_NOBODY: Seat = -1
_REMEMBERED = 1 << 14


@lru_cache(maxsize=_REMEMBERED)
def from_pool(pool: int, seats: int, owner: Seat = _NOBODY) -> Origin:
    """The origin of a card of a pool that nobody but its owner knows; pool 0: all do."""
    if not pool:
        return PUBLIC
    return tuple(() if one == owner else (pool,) for one in range(seats + 1))


def trail_of(origin: Origin, observer: int) -> Trail:
    return origin[observer] if origin else ()


def of_trails(trails: Sequence[Trail]) -> Origin:
    """The origin with these trails."""
    return tuple(trails) if any(trails) else PUBLIC


@lru_cache(maxsize=_REMEMBERED)
def is_mixed(origin: Origin) -> bool:
    """Whether somebody has lost it in a mix."""
    return any(trail and trail[-1] < 0 for trail in origin)


@lru_cache(maxsize=_REMEMBERED)
def pools_of(origin: Origin) -> frozenset[int]:
    """All pools an origin names."""
    return frozenset(pool for trail in origin for pool in trail)


@lru_cache(maxsize=_REMEMBERED)
def plain_pool(origin: Origin, owner: Seat) -> int:
    """The shuffling in which all but the owner have lost the card; 0: it is not so plain."""
    (pool,) = pools_of(origin) if len(pools_of(origin)) == 1 else (0,)
    return pool if pool > 0 and origin == from_pool(pool, len(origin) - 1, owner) else 0
