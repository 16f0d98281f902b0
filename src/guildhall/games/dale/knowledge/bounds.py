"""What everybody can conclude of a hand: how likely so many of some cards lie in it.

A bound is made by what happens at the end of a turn, or does not happen, see `concluding`. It says
how likely that is for each number of these cards among those of the hand that not all know. The
places of a hand are alike: so whenever a card comes or goes, it is clear how likely it would have
been then, and nothing of this depends on what is hidden. A bound is dropped when it says nothing
any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.origins import PUBLIC, Origin
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Bound, Laid, State, new_state

_ALIKE = 50
"""Odds that differ by less than such a part are taken as equal."""
_Token = tuple[int, Origin]


# Hands


def _held(state: State, seat: Seat) -> list[_Token]:
    """The items of a hand and their origins, those included that are just being laid."""
    hand, origins = state.players[seat][:2]
    laid = [(one.was, one.origin) for one in state.laid if _is_own(one, seat)]
    return [*zip(hand, origins, strict=True), *laid]


def _is_own(laid: Laid, seat: Seat) -> bool:
    return laid.seat == seat and not laid.fetched


def known_in(state: State, seat: Seat) -> list[int]:
    """The items of a hand that all know."""
    return [item for item, origin in _held(state, seat) if origin == PUBLIC]


def _hidden_size(state: State, seat: Seat) -> int:
    return sum([origin != PUBLIC for _, origin in _held(state, seat)])


# What bounds say


def weight(state: State, bound: Bound) -> int:
    """How likely the hand is that a state has, compared with others; 0: it cannot be."""
    cards = bound.cards
    count = sum([item & CARD in cards for item, _ in _held(state, bound.seat)]) - bound.known
    return bound.odds[count] if 0 <= count < len(bound.odds) else 0


def concluded(state: State, seat: Seat, cards: tuple[int, ...], odds: Sequence[int]) -> State:
    """Everybody learns how likely each number of these cards is among those not all know."""
    if not cards:
        return state
    known = sum([item & CARD in cards for item in known_in(state, seat)])
    kept = []
    for one in state.bounds:
        if one.seat == seat and one.cards == cards:
            odds = [mine * other for mine, other in zip(odds, one.odds, strict=False)]
        elif one.seat != seat or len(odds) > 1 or not {*one.cards} <= {*cards}:
            kept.append(one)
    return _with_bounds(state, (*kept, Bound(seat, cards, known, tuple(odds))))


def _with_bounds(state: State, bounds: Iterable[Bound]) -> State:
    telling = [one._replace(odds=_shortest(one.odds)) for one in bounds]
    sizes = {one.seat: _hidden_size(state, one.seat) for one in telling}
    left = tuple(sorted([one for one in telling if not _is_idle(one.odds, sizes[one.seat])]))
    return new_state((*state[:22], left, *state[23:]))


def _shortest(odds: Sequence[int]) -> tuple[int, ...]:
    last = max([at for at, one in enumerate(odds) if one], default=0)
    divisor = gcd(*odds) or 1
    return tuple([one // divisor for one in odds[: last + 1]])


def _is_idle(odds: tuple[int, ...], size: int) -> bool:
    """Whether all numbers of cards are as likely as they were, or all but."""
    told = odds[: size + 1]
    return not size or (len(told) > size and _ALIKE * min(told) >= (_ALIKE - 1) * max(told))


# Cards that come and go


def gained(before: State, after: State, seat: Seat, card: int, *, is_seen: bool) -> State:
    """A card has come into a hand, and all have seen which, or not."""
    size = _hidden_size(before, seat) + 1
    bounds = []
    for one in before.bounds:
        if one.seat == seat and not is_seen:
            one = one._replace(odds=_with_place(one.odds, size))
        elif one.seat == seat and card in one.cards:
            one = one._replace(known=one.known + 1)
        bounds.append(one)
    return _with_bounds(after, bounds)


def _with_place(odds: tuple[int, ...], size: int) -> tuple[int, ...]:
    """The same for one more place of which nothing is known; there are so many now."""
    fewer, same = (0, *odds), (*odds, 0)
    return tuple([n * fewer[n] + (size - n) * same[n] for n in range(min(size, len(odds)) + 1)])


def gone(after: State, seat: Seat, card: int, *, was_known: bool) -> State:
    """A card has left a hand; all have seen it, and knew before that it was there, or not."""
    bounds = [_without(one, seat, card, was_known=was_known) for one in after.bounds]
    return _with_bounds(after, bounds)


def shown(after: State, seat: Seat, card: int) -> State:
    """All have seen a card of a hand that not all knew."""
    bounds = []
    for one in after.bounds:
        less = _without(one, seat, card, was_known=False)
        bounds.append(one if less is one else less._replace(known=one.known + 1))
    return _with_bounds(after, bounds)


def _without(bound: Bound, seat: Seat, card: int, *, was_known: bool) -> Bound:
    if bound.seat != seat or card not in bound.cards:
        return bound
    if was_known:
        return bound._replace(known=bound.known - 1)
    return bound._replace(odds=bound.odds[1:])


def gone_unseen(before: State, after: State, seat: Seat) -> State:
    """A card has left a hand, and not all have seen which: only what can be is told after that."""
    known = known_in(after, seat)
    bounds = []
    for one in before.bounds:
        if one.seat == seat:
            same = (*[0] * one.known, *one.odds)
            odds = [int(bool(one or more)) for one, more in zip(same, (*same[1:], 0), strict=True)]
            seen = sum([item & CARD in one.cards for item in known])
            one = one._replace(known=seen, odds=tuple(odds[seen:]))
        bounds.append(one)
    return _with_bounds(after, bounds)


def forgotten(state: State, *seats: Seat) -> State:
    """Nothing is left of these hands as they were, or it is known."""
    if not state.bounds:
        return state
    return _with_bounds(state, [one for one in state.bounds if one.seat not in seats])
