"""A stack that lies in a hand, found quickly: with few cards, and not in every way there is.

At most one card of it is a copy, and at most one is fetched from the discard pile.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.plans import best_of_set, plan
from guildhall.games.dale.model.copies import facts_of_reach, reach, sources_of
from guildhall.games.dale.model.data import SETS, VALUES, Card, Folk
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, effective, is_open, value_of
from guildhall.games.dale.model.state import State

_ITEM = int(Card.NOSTALGIC_ITEM)
_MOST_CARDS = 4
_REMEMBERED = 1 << 15


class Found(NamedTuple):
    """The items of a hand that make a stack, and what is fetched from the discard pile."""

    items: tuple[int, ...]
    fetched: tuple[int, ...] = ()


def find_stack(
    state: State, seat: Seat, hand: tuple[int, ...], pile: tuple[int, ...], number: int
) -> Found | None:
    """A stack of this number out of what a seat holds, if one is easily found."""
    if not hand:
        return None
    flashy = state.turn.flashy if seat == state.turn.seat else 0
    if flashy or hand[-1] > CARD:
        items = _with_values(hand, flashy, number)
    else:
        items = _closed(hand, number)
    if items:
        return Found(items)
    facts = facts_of(hand)
    if facts.fetches:
        fetched = _fetching(hand, pile, number, flashy)
        if fetched is not None:
            return fetched
    return _copying(state, seat, hand, number, flashy) if facts.opens else None


@lru_cache(maxsize=_REMEMBERED)
def _closed(hand: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Without copies; Nostalgic Item is a squirrel like others here."""
    cards = tuple([card for card in hand if card != _ITEM and not is_open(card)])
    found = plan(cards, number, number)
    if found:
        return found[0].cards
    if _ITEM not in hand:
        return ()
    squirrels = tuple([card for card in hand if SETS[card] == Folk.SQUIRRELS])
    return best_of_set(squirrels, number) or ()


@lru_cache(maxsize=_REMEMBERED)
def _with_values(hand: tuple[int, ...], flashy: int, number: int) -> tuple[int, ...]:
    """Where values have been altered: plain stacks only."""
    for count in range(1, min(_MOST_CARDS, len(hand)) + 1):
        for some in combinations(hand, count):
            folk = {SETS[effective(item)] for item in some}
            if len(folk) > 1 or -1 in folk or any(map(is_open, some)):
                continue
            if sum([value_of(item, flashy) for item in some]) == number:
                return some
    return ()


def _fetching(
    hand: tuple[int, ...], pile: tuple[int, ...], number: int, flashy: int
) -> Found | None:
    """Nostalgic Item and a card of the discard pile."""
    item = next((one for one in hand if effective(one) == _ITEM and not is_open(one)), None)
    if item is None:
        return None
    missing = number - value_of(item, flashy)
    for card in pile:
        if VALUES[card] + flashy == missing:
            return Found((item,), (card,))
    return None


def _copying(
    state: State, seat: Seat, hand: tuple[int, ...], number: int, flashy: int
) -> Found | None:
    """One card that becomes a copy, alone or with others of the set of its face."""
    sources = sources_of(state, seat)
    best: Found | None = None
    for item in facts_of(hand).opens:
        values = facts_of_reach(reach(sources, item & CARD), item & CARD).values
        for folk, some in enumerate(values):
            for value in some:
                beside = _beside(hand, folk, number - value - flashy)
                if beside is not None and (best is None or len(beside) + 1 < len(best.items)):
                    best = Found((item, *beside))
    return best


@lru_cache(maxsize=_REMEMBERED)
def _beside(hand: tuple[int, ...], folk: int, missing: int) -> tuple[int, ...] | None:
    """Cards of a set with this sum, none for 0."""
    if missing <= 0:
        return () if missing == 0 else None
    cards = tuple([one for one in hand if one <= CARD and SETS[one] == folk and not is_open(one)])
    return best_of_set(cards, missing)
