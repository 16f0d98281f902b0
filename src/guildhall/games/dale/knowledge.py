"""Where hidden cards came from and who knows them.

A pool is one shuffling: its cards were known to all when it was made, their places were not. A
hidden card has an origin: the pool it came from and the seats that know it. When a card is moved
unseen out of a hand, whoever cannot follow knows of each card of that hand only that it is one of
them: they all enter a further pool, a mix, that is opaque to these seats. So an origin is a row of
stations, the latest in the low bits; 0 is a card that all know. A spectator follows no mix.

To an observer the cards of a pool are spread evenly over the places that hold unknown cards of it;
a later mix is one of these places. `view.sample` deals them out in that order.

Written `3:02` (pool 3, known to seats 0 and 2); `3:0/7~12:1` went on into mix 7, which is opaque to
seats 1 and 2, and seat 1 has seen it since; `all` is a card that all know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.data import MOST_SEATS

PUBLIC = 0
_SEATS = (1 << MOST_SEATS) - 1
_OPAQUE_AT = MOST_SEATS
_MIX = 1 << (2 * MOST_SEATS)
_POOL_AT = 2 * MOST_SEATS + 1
_STATION_BITS = 32
_STATION = (1 << _STATION_BITS) - 1
MOST_POOLS = 1 << (_STATION_BITS - _POOL_AT)
_REMEMBERED = 1 << 14


def from_pool(pool: int, known: int = 0) -> int:
    """The origin of a card of a pool that the seats of this mask know."""
    return pool << _POOL_AT | known


def seen_by(origin: int, seat: Seat) -> int:
    """The origin of the card after a seat has seen it."""
    return origin | 1 << seat if origin else PUBLIC


def mixed(origin: int, pool: int, opaque: int) -> int:
    """The origin after a move that the seats of this mask could not follow."""
    return origin << _STATION_BITS | pool << _POOL_AT | _MIX | opaque << _OPAQUE_AT


@lru_cache(maxsize=_REMEMBERED)
def known_to(origin: int) -> int:
    """The seats that know the card, as a mask."""
    if origin == PUBLIC:
        return _SEATS
    stations = _stations(origin)
    known = _SEATS if stations[0] & _MIX else 0
    for station in stations:
        if station & _MIX:
            known &= ~(station >> _OPAQUE_AT)
        known = (known | station) & _SEATS
    return known


def rank(origin: int) -> tuple[int, int]:
    """Of equal cards in a hand the one known to most is the first to leave it."""
    return -known_to(origin).bit_count(), origin


class Path(NamedTuple):
    """The pools in which an observer has lost a card, one after the other; none: it knows it.

    `is_single`: it knew the card when it was lost in the first of them; else the first is the
    shuffling the card came from.
    """

    pools: tuple[int, ...]
    is_single: bool


def path_to(origin: int, seat: Seat | None) -> Path:
    return _path(origin, 0 if seat is None else 1 << seat)


@lru_cache(maxsize=_REMEMBERED)
def _path(origin: int, bit: int) -> Path:
    if origin == PUBLIC:
        return Path((), True)
    pools: list[int] = []
    is_single = True
    for station in _stations(origin):
        pool = station >> _POOL_AT
        if not station & _MIX:
            pools, is_single = [pool], False
        elif not bit or bit & (station >> _OPAQUE_AT):
            is_single = is_single if pools else True
            pools.append(pool)
        if bit & station:
            pools, is_single = [], True
    return Path(tuple(pools), is_single)


def pools_of(origin: int) -> tuple[int, ...]:
    """All pools an origin names."""
    return tuple(station >> _POOL_AT for station in _stations(origin)) if origin else ()


@lru_cache(maxsize=_REMEMBERED)
def _stations(origin: int) -> tuple[int, ...]:
    """The stations of an origin, the oldest first."""
    found = []
    while origin:
        found.append(origin & _STATION)
        origin >>= _STATION_BITS
    return tuple(reversed(found))


class OriginForm:
    """Writes an origin as text."""

    def to_text(self, value: int) -> str:
        return "/".join(map(_written, _stations(value))) or "all"

    def from_text(self, text: str) -> int:
        if text == "all":
            return PUBLIC
        origin = 0
        for at, word in enumerate(text.split("/")):
            station = _read(word)
            if at and not station & _MIX:
                raise ValueError(f"only the first of {text[:60]!r} can be a shuffling")
            origin = origin << _STATION_BITS | station
        return origin


Origin = Annotated[int, OriginForm()]


def _written(station: int) -> str:
    opaque = f"~{_seats_text(station >> _OPAQUE_AT)}" if station & _MIX else ""
    known = f":{_seats_text(station)}" if station & _SEATS else ""
    return f"{station >> _POOL_AT}{opaque}{known}"


def _seats_text(mask: int) -> str:
    return "".join(str(seat) for seat in range(MOST_SEATS) if mask >> seat & 1)


def _read(word: str) -> int:
    rest, _, known = word.partition(":")
    number, tilde, opaque = rest.partition("~")
    digits = number + known + opaque
    if not digits.isascii() or not digits.isdigit() or not number:
        raise ValueError(f"expected a pool like 3:02 or 7~12:1, got {word[:40]!r}")
    if not 0 < int(number) < MOST_POOLS:
        raise ValueError(f"expected the number of a pool, got {number[:40]!r}")
    mix = _MIX | _read_seats(opaque) << _OPAQUE_AT if tilde else 0
    return int(number) << _POOL_AT | mix | _read_seats(known)


def _read_seats(text: str) -> int:
    mask = 0
    for char in text:
        if int(char) >= MOST_SEATS:
            raise ValueError(f"there is no seat {char}")
        mask |= 1 << int(char)
    return mask
