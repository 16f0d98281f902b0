"""Which cards can be paid: enough, and none that could be left out.

What matters of a card in a payment is a small number, its worth: the value, and whether it is
Stock Clearance (anything may be added) or Market Discovery (it opens the market discard).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Action, Pay
from guildhall.games.dale.model.copies import (
    Reach,
    Sources,
    Use,
    are_entangled,
    reaches_of,
    sources_of,
    uses_in_reach,
    uses_of,
    with_hand,
)
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.hand_facts import SETTLE, facts_of
from guildhall.games.dale.model.items import effective, is_open, value_of
from guildhall.games.dale.model.options import Rules
from guildhall.games.dale.model.state import FROM_DISCARD, State

_CLEARANCE = 1
_DISCOVERY = 2
_FLAGS = 2
_NOTHING_PAID = 99
"""Stands for the least value of a payment without cards."""
_MARK = {int(Card.STOCK_CLEARANCE): _CLEARANCE, int(Card.MARKET_DISCOVERY): _DISCOVERY}
_REMEMBERED = 1 << 16

Worths = tuple[tuple[int, ...], ...]
"""For each card that can be added, its worth in each way to use it."""


class Due(NamedTuple):
    """What a payment needs yet: how much, its least value so far, and which of the two cards."""

    need: int
    least: int = _NOTHING_PAID
    is_lifted: bool = False
    lacks_discovery: bool = False

    @property
    def is_settled(self) -> bool:
        if self.need > 0 or self.lacks_discovery:
            return False
        return self.is_lifted or self.need + self.least > 0

    def less(self, worth: int) -> Due:
        value = worth >> _FLAGS
        need, least, is_lifted, lacks_discovery = self
        return _new_due(
            (
                need - value,
                min(least, value),
                is_lifted or bool(worth & _CLEARANCE),
                lacks_discovery and not worth & _DISCOVERY,
            )
        )


_new_due = partial(tuple.__new__, Due)
_DueFields = tuple[int, int, bool, bool]
"""A due as a plain tuple, `due[:]`: such as is remembered, as the garbage collector passes over
those."""


@lru_cache(maxsize=_REMEMBERED)
def worth_of(item: int, flashy: int) -> int:
    return value_of(item, flashy) << _FLAGS | _MARK.get(effective(item), 0)


def price_of(state: State, slot: int) -> int:
    """What the card of a slot, or the top of the market discard, costs."""
    if slot == FROM_DISCARD:
        return VALUES[state.table.market.thrown[-1]]
    card = state.table.market.row[slot]
    return 0 if card is None else VALUES[card] + slot


# Whether a payment can be completed


@lru_cache(maxsize=_REMEMBERED)
def _can_be_settled(fields: _DueFields, rest: Worths) -> bool:
    """Whether some of the other cards make it a legal payment."""
    due: Due = _new_due(fields)
    if due.is_lifted:
        return _can_reach(due, rest)
    if any(
        _can_reach(due.less(worth), (*rest[:at], *rest[at + 1 :]))
        for at, worths in enumerate(rest)
        for worth in worths
        if worth & _CLEARANCE
    ):
        return True
    if not due.lacks_discovery:
        return _can_match(due, rest)
    return any(
        _can_match(due.less(worth), (*rest[:at], *rest[at + 1 :]))
        for at, worths in enumerate(rest)
        for worth in worths
        if worth & _DISCOVERY
    )


def _can_reach(due: Due, rest: Worths) -> bool:
    """With Stock Clearance everything may be added."""
    most = sum(max(worths) >> _FLAGS for worths in rest)
    if not due.lacks_discovery:
        return most >= due.need
    return any(
        most - (max(worths) >> _FLAGS) + (worth >> _FLAGS) >= due.need
        for worths in rest
        for worth in worths
        if worth & _DISCOVERY
    )


def _can_match(due: Due, rest: Worths) -> bool:
    """Whether cards can be added so that none is needless: the sum less the least is too little."""
    need, least = due.need, due.least
    if need <= 0:
        return need + least > 0
    values = [[worth >> _FLAGS for worth in worths] for worths in rest]
    lowest = {value for some in values for value in some if value < least}
    for bound in {*lowest, least}:
        sums = 1  # one bit a sum of cards that are worth at least the bound
        for some in values:
            before = sums
            for value in some:
                if value >= bound:
                    sums |= before << value
        if sums >> need & ((1 << bound) - 1):
            return True
    return False


# What can be done


class Purse(NamedTuple):
    """What a seat can pay with: its hand, what it has laid, what copying cards can become."""

    hand: tuple[int, ...]
    laid: tuple[int, ...]
    flashy: int
    sources: Sources | None
    """None where no card in hand is still to become a copy."""

    def uses(self, item: int) -> tuple[Use, ...]:
        return ((None, item),) if self.sources is None else uses_of(self.sources, item)

    def worths(self) -> Worths:
        flashy = self.flashy
        return tuple(
            [tuple([worth_of(used, flashy) for _, used in self.uses(item)]) for item in self.hand]
        )


def purse_of(state: State, seat: Seat) -> Purse:
    hand = state.table.players[seat].hand
    laid = tuple([one.item for one in state.turn.laid])
    sources = sources_of(state, seat) if facts_of(hand).opens else None
    return Purse(hand, laid, state.turn.flashy, sources)


def can_buy(state: State, purse: Purse, slot: int) -> bool:
    """Whether there is a legal payment for a slot."""
    due = Due(price_of(state, slot), lacks_discovery=slot == FROM_DISCARD)
    return _is_possible(state.rules, due, purse)


def due_of(state: State) -> Due:
    """What the payment that has begun needs yet."""
    need, least, is_lifted = price_of(state, state.turn.slot), _NOTHING_PAID, False
    lacks = state.turn.slot == FROM_DISCARD
    for laid in state.turn.laid:
        worth = worth_of(laid.item, state.turn.flashy)
        value = worth >> _FLAGS
        need -= value
        if value < least:
            least = value
        if worth & (_CLEARANCE | _DISCOVERY):
            is_lifted |= bool(worth & _CLEARANCE)
            lacks &= not worth & _DISCOVERY
    due: Due = _new_due((need, least, is_lifted, lacks))
    return due


def pay_actions(state: State) -> tuple[Action, ...]:
    due, seat = due_of(state), state.turn.seat
    hand = state.table.players[seat].hand
    reaches = reaches_of(state, seat, facts_of(hand).opens)
    if reaches is not None:
        return _steady_actions(due[:], hand, state.turn.flashy, reaches)
    purse = purse_of(state, seat)
    found: list[Action] = []
    for at, face, used in _ways(purse):
        after = due.less(worth_of(used, purse.flashy))
        if _is_possible(state.rules, after, _purse_after(state.rules, purse, at, used)):
            found.append(pay(purse.hand[at], face))
    return (*found, SETTLE) if due.is_settled else tuple(found)


@lru_cache(maxsize=_REMEMBERED)
def _steady_actions(
    fields: _DueFields, hand: tuple[int, ...], flashy: int, reaches: tuple[Reach, ...]
) -> tuple[Action, ...]:
    """Where no copy changes what another card can become."""
    due: Due = _new_due(fields)
    waiting = iter(reaches)
    uses = [
        uses_in_reach(next(waiting), item) if is_open(item) else ((None, item),) for item in hand
    ]
    worths = [tuple([worth_of(used, flashy) for _, used in some]) for some in uses]
    rests = tuple([tuple(sorted(set(some))) for some in worths])
    found: list[Action] = []
    for at, item in enumerate(hand):
        if at and hand[at - 1] == item:
            continue
        rest = (*rests[:at], *rests[at + 1 :])
        fits = {worth: _can_be_settled(due.less(worth)[:], rest) for worth in rests[at]}
        found += [
            pay(item, face)
            for (face, _), worth in zip(uses[at], worths[at], strict=True)
            if fits[worth]
        ]
    return (*found, SETTLE) if due.is_settled else tuple(found)


def _ways(purse: Purse) -> Iterator[tuple[int, int | None, int]]:
    """Each different card with each way to use it: its place in hand, its face, the item then."""
    for at, item in enumerate(purse.hand):
        if not at or purse.hand[at - 1] != item:
            for face, used in purse.uses(item):
                yield at, face, used


_PAYS: dict[tuple[int, int | None], Pay] = {}


def pay(item: int, face: int | None) -> Pay:
    known = _PAYS.get((item, face))
    if known is None:
        known = _PAYS[item, face] = Pay(item, face)
    return known


def _purse_after(rules: Rules, purse: Purse, at: int, used: int) -> Purse:
    """The purse when one card has been laid; it still is in the hand as far as copies go."""
    hand = (*purse.hand[:at], *purse.hand[at + 1 :])
    laid = tuple(sorted((*purse.laid, used)))
    sources = purse.sources
    if sources is not None and used != purse.hand[at]:
        sources = with_hand(sources, rules, (*hand, *laid))
    return Purse(hand, laid, purse.flashy, sources)


def _is_possible(rules: Rules, due: Due, purse: Purse) -> bool:
    opens = facts_of(purse.hand).opens
    if purse.sources is None or not are_entangled(purse.sources, opens):
        return _can_be_settled(due[:], purse.worths())
    return _can_go_on(rules, due, purse)


@lru_cache(maxsize=_REMEMBERED)
def _can_go_on(rules: Rules, due: Due, purse: Purse) -> bool:
    """Whether the payment can be completed by laying one card after the other."""
    if due.is_settled:
        return True
    is_overpaid = due.need <= 0 and not due.is_lifted
    for at, _, used in _ways(purse):
        after = due.less(worth_of(used, purse.flashy))
        if is_overpaid and not after.is_lifted:
            continue
        if _can_go_on(rules, after, _purse_after(rules, purse, at, used)):
            return True
    return False
