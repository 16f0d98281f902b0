"""A stack that lies in a hand, found quickly: with few cards, and not in every way there is.

At most one card of it becomes a copy, and at most one is fetched from the discard pile.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.plans import best_of_set, plan
from guildhall.games.dale.model.copies import cards_in, reach, sources_of
from guildhall.games.dale.model.data import SETS, VALUES, Card, Folk
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, as_copy, effective, is_open, value_of
from guildhall.games.dale.model.state import Laid, State, stall_of

_JUNK = int(Card.JUNK)
_ITEM = int(Card.NOSTALGIC_ITEM)
_MOST_CARDS = 4
_REMEMBERED = 1 << 15


def find_stack(state: State, seat: Seat) -> tuple[Laid, ...]:
    """Return the next stack out of a hand as it is laid; empty if none is easily found."""
    hand = state.table.players[seat].hand
    if not hand:
        return ()
    number = len(state.table.stalls[stall_of(state, seat)]) + 1
    flashy = state.turn.flashy if seat == state.turn.seat else 0
    if flashy or hand[-1] > CARD:
        items = _with_values(hand, flashy, number)
    else:
        items = _closed(hand, number)
    if items:
        return tuple([Laid(item, item, seat) for item in items])
    facts = facts_of(hand)
    if facts.fetches:
        fetched = _fetching(state, seat, number, flashy)
        if fetched:
            return fetched
    return _copying(state, seat, number, flashy) if facts.opens else ()


@lru_cache(maxsize=_REMEMBERED)
def _closed(hand: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Find a stack without copies; Nostalgic Item is a squirrel like others here."""
    cards = tuple([card for card in hand if card != _ITEM and not is_open(card)])
    found = plan(cards, number, number)
    if found:
        return found[0][1]
    if _ITEM not in hand:
        return ()
    squirrels = tuple([card for card in hand if SETS[card] == Folk.SQUIRRELS])
    return best_of_set(squirrels, number) or ()


@lru_cache(maxsize=_REMEMBERED)
def _with_values(hand: tuple[int, ...], flashy: int, number: int) -> tuple[int, ...]:
    """Find a plain stack where values have been altered."""
    for count in range(1, min(_MOST_CARDS, len(hand)) + 1):
        for some in combinations(hand, count):
            folk = {SETS[effective(item)] for item in some}
            if len(folk) > 1 or -1 in folk or any(map(is_open, some)):
                continue
            if sum([value_of(item, flashy) for item in some]) == number:
                return some
    return ()


def _fetching(state: State, seat: Seat, number: int, flashy: int) -> tuple[Laid, ...]:
    """Find Nostalgic Item and a card of the discard pile."""
    player = state.table.players[seat]
    item = next((one for one in player.hand if effective(one) == _ITEM), None)
    if item is None:
        return ()
    missing = number - value_of(item, flashy)
    for card in player.discard:
        if VALUES[card] + flashy == missing and not is_open(card):
            return Laid(item, item, seat), Laid(card, card, seat, fetched=True)
    return ()


def _copying(state: State, seat: Seat, number: int, flashy: int) -> tuple[Laid, ...]:
    """Find one card that becomes a copy, alone or with others of the set of its face."""
    sources, hand = sources_of(state, seat), state.table.players[seat].hand
    best: tuple[int, ...] = ()
    for item in facts_of(hand).opens:
        mask, *_ = reach(sources, item & CARD)
        for face in cards_in(mask or 1 << item) if item <= CARD else ():
            if face == _JUNK:
                continue
            beside = _beside(hand, SETS[face], number - VALUES[face] - flashy, flashy)
            if beside is not None and (not best or len(beside) + 1 < len(best)):
                best, was = (as_copy(item, face) if mask else item, *beside), item
    if not best:
        return ()
    first = Laid(best[0], was, seat)
    return (first, *[Laid(one, one, seat) for one in best[1:]])


@lru_cache(maxsize=_REMEMBERED)
def _beside(hand: tuple[int, ...], folk: int, missing: int, flashy: int) -> tuple[int, ...] | None:
    """Return plain cards of a set with this sum, none for 0."""
    if missing <= 0 or flashy:
        return () if missing == 0 else None
    cards = tuple([one for one in hand if one <= CARD and SETS[one] == folk and not is_open(one)])
    return best_of_set(cards, missing)
