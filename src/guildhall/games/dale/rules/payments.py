"""Which cards can be paid: enough, and none that could be left out.

What matters of a card in a payment is a small number, its worth: the value, and whether it is
Stock Clearance (anything may be added) or Market Discovery (it opens the market discard).
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from guildhall.games.dale.model.actions import Action, Pay
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.hand_facts import SETTLE
from guildhall.games.dale.model.items import effective, value_of
from guildhall.games.dale.model.state import FROM_DISCARD, State
from guildhall.games.dale.rules.holdings import Holding, holding_of

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
    """Return what the card of a slot, or the top of the market discard, costs."""
    if slot == FROM_DISCARD:
        return VALUES[state.table.market.thrown[-1]]
    card = state.table.market.row[slot]
    return 0 if card is None else VALUES[card] + slot


# Whether a payment can be completed


@lru_cache(maxsize=_REMEMBERED)
def _can_be_settled(fields: _DueFields, rest: Worths) -> bool:
    """Return whether some of the other cards make it a legal payment."""
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
    """Return whether all cards are enough: with Stock Clearance everything may be added."""
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
    """Return whether cards can be added so that the sum without the least is too little."""
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


def _worths(cards: Holding) -> Worths:
    """Return what each card in hand can be worth."""
    flashy = cards.flashy
    if cards.is_plain():
        return tuple([(worth_of(item, flashy),) for item in cards.hand])
    return tuple(
        [tuple([worth_of(used, flashy) for _, used in cards.uses(item)]) for item in cards.hand]
    )


def most_of(cards: Holding) -> int:
    """Return the most that a hand can pay, unless copies change one another."""
    return sum([max(worths) >> _FLAGS for worths in _worths(cards)])


def can_buy(state: State, cards: Holding, slot: int) -> bool:
    """Return whether there is a legal payment for a slot."""
    due = Due(price_of(state, slot), lacks_discovery=slot == FROM_DISCARD)
    return _is_possible(due, cards)


def due_of(state: State) -> Due:
    """Return what the payment that has begun needs yet."""
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
    return _pay_actions(due_of(state)[:], holding_of(state, state.turn.seat))


@lru_cache(maxsize=_REMEMBERED)
def _pay_actions(fields: _DueFields, cards: Holding) -> tuple[Action, ...]:
    due: Due = _new_due(fields)
    found: list[Action] = []
    worths = _worths(cards)
    for at, face, used in cards.ways():
        after = due.less(worth_of(used, cards.flashy))
        if cards.sources is None:  # what is laid changes no other card
            fits = _can_be_settled(after[:], worths[:at] + worths[at + 1 :])
        else:
            fits = _is_possible(after, cards.after(at, used))
        if fits:
            found.append(pay(cards.hand[at], face))
    return (*found, SETTLE) if due.is_settled else tuple(found)


@lru_cache(maxsize=_REMEMBERED)
def pay(item: int, face: int | None) -> Pay:
    return Pay(item, face)


def _is_possible(due: Due, cards: Holding) -> bool:
    if cards.is_entangled():
        return _can_go_on(due, cards)
    return _can_be_settled(due[:], _worths(cards))


@lru_cache(maxsize=_REMEMBERED)
def _can_go_on(due: Due, cards: Holding) -> bool:
    """Return whether the payment can be completed by laying one card after the other."""
    if due.is_settled:
        return True
    is_overpaid = due.need <= 0 and not due.is_lifted
    for at, _, used in cards.ways():
        after = due.less(worth_of(used, cards.flashy))
        if is_overpaid and not after.is_lifted:
            continue
        if _can_go_on(after, cards.after(at, used)):
            return True
    return False
