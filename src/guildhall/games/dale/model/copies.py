"""What the copying chameleons can become.

Sets of cards are bit masks. A copying card follows its rule to its targets; a target that is a
copying card itself is followed on by its rule, each rule once. What is reached in the end are the
cards that do not copy; if there are none, the card is itself.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import COPYING, Card
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import (
    CARD,
    as_copy,
    effective,
    face_of,
    is_altered,
    is_open,
    is_used,
)
from guildhall.games.dale.model.options import CopiedRoll, CopiedValues, Rules
from guildhall.games.dale.model.state import State, stall_of

Use = tuple[int | None, int]
"""A face (None: no copy is made) and the item as it is used then."""

_COPYING = sum(1 << card for card in COPYING)
_SEEING_DOUBLES = 1 << Card.SEEING_DOUBLES
_GOOD_OLD_TIMES = 1 << Card.GOOD_OLD_TIMES
_BOLD_HAGGLER = int(Card.BOLD_HAGGLER)
_REMEMBERED = 1 << 15

Reach = tuple[int, int, tuple[int, ...]]
"""What a copying card can become: cards, one bit each, and faces with a value of their own.

Between the two the copying cards on the way. It is a plain tuple, as it is part of what is
remembered and the garbage collector passes over those.
"""
_PLACES = {1 << card: place for place, card in enumerate(COPYING)}


class Sources(NamedTuple):
    """What each of the five rules points at, in the order of `COPYING`."""

    latest_stack: int
    tops: int
    thrown: int
    row: int
    hand: int
    altered: tuple[int, ...]
    """Faces with a value of their own among the cards in hand."""
    rules: Rules

    def with_hand(self, hand: tuple[int, ...]) -> Sources:
        """Return the same sources, but for this hand."""
        return _new_sources((*self[:4], *_hand_sources(hand, self.rules), self.rules))

    def without_hand(self) -> Sources:
        return self._replace(hand=0, altered=())


_new_sources = partial(tuple.__new__, Sources)


def sources_of(state: State, seat: Seat) -> Sources:
    """Return what copying cards can point at from the point of view of a seat."""
    stall = state.table.stalls[stall_of(state, seat)]
    tops = 0
    for other, player in enumerate(state.table.players):
        if other != seat and player.discard:
            tops |= 1 << player.discard[-1]
    market = state.table.market
    thrown = 1 << market.thrown[-1] if market.thrown else 0
    mask, altered = _hand_sources(_hand_of(state, seat), state.rules)
    latest = _mask(stall[-1]) if stall else 0
    return _new_sources((latest, tops, thrown, _mask(market.row), mask, altered, state.rules))


def _hand_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the hand with the cards that are just being paid or stacked."""
    hand = state.table.players[seat].hand
    if not state.turn.laid:
        return hand
    laid = [one.item for one in state.turn.laid if one.seat == seat and not one.fetched]
    return (*hand, *laid)


@lru_cache(maxsize=_REMEMBERED)
def _mask(cards: tuple[int | None, ...]) -> int:
    mask = 0
    for card in cards:
        if card is not None:
            mask |= 1 << card
    return mask


@lru_cache(maxsize=_REMEMBERED)
def _hand_sources(hand: tuple[int, ...], rules: Rules) -> tuple[int, tuple[int, ...]]:
    """Return the cards of a hand, and the faces of those with a value of their own."""
    has_printed_values = rules.copied_values is CopiedValues.PRINTED
    has_own_roll = rules.copied_roll is CopiedRoll.OWN
    mask = 0
    faces = set()
    for item in hand:
        card = effective(item)
        has_rolled = card == _BOLD_HAGGLER and is_used(item)
        is_plain = has_printed_values or is_open(item) or not is_altered(item)
        if is_plain or (has_rolled and has_own_roll):
            mask |= 1 << card
        else:
            faces.add(face_of(item))
    return mask, tuple(sorted(faces))


@lru_cache(maxsize=_REMEMBERED)
def cards_in(mask: int) -> tuple[int, ...]:
    """List the cards of a set."""
    return tuple(int(card) for card in Card if mask >> card & 1)


# What a card can become


def reach(sources: Sources, card: int) -> Reach:
    """Follow the rules from a copying card to what it can become."""
    targets: tuple[Any, ...] = sources
    followed = 1 << card
    found: int = targets[_PLACES[followed]]
    while ahead := found & _COPYING & ~followed:
        rule = ahead & -ahead
        followed |= rule
        found |= targets[_PLACES[rule]]
    altered = sources.altered if followed & _SEEING_DOUBLES else ()
    return found & ~_COPYING, followed, altered


def reaches_of(state: State, seat: Seat) -> tuple[Reach, ...]:
    """Return what each copying card in a hand can become; most hands have none."""
    opens = facts_of(state.table.players[seat].hand).opens
    if not opens:
        return ()
    sources = sources_of(state, seat)
    return tuple([reach(sources, item & CARD) for item in opens])


def faces_of(found: Reach) -> tuple[int, ...]:
    """List what a copying card that is not a copy yet can become; nothing: it is itself."""
    cards, _, altered = found
    return cards_in(cards) + altered


def uses_of(sources: Sources, item: int) -> tuple[Use, ...]:
    """List the ways to use an item."""
    return uses_in(reach(sources, item & CARD), item) if is_open(item) else ((None, item),)


@lru_cache(maxsize=_REMEMBERED)
def uses_in(found: Reach, item: int) -> tuple[Use, ...]:
    """List the ways to use a card that can become these."""
    faces = faces_of(found)
    return tuple([(face, as_copy(item, face)) for face in faces]) if faces else ((None, item),)


def meets_good_old_times(found: Reach) -> bool:
    """Return whether another copying card comes upon Good Old Times on its way."""
    return bool(found[1] & _GOOD_OLD_TIMES)


def changes_with_hand(found: Reach) -> bool:
    """Return whether what it can become changes when other cards in hand become copies."""
    return bool(found[1] & _SEEING_DOUBLES)


def depends_on_hand(sources: Sources, card: int) -> bool:
    """Return whether what a card can become changes when others in hand become copies."""
    return changes_with_hand(reach(sources, card))


def shown_for(sources: Sources, others: tuple[int, ...], card: int, face: int) -> int | None:
    """Return the one of the other cards in hand that a copying card has copied, or None.

    A face that could be reached without the hand shows nothing.
    """
    blind = sources.without_hand()
    if face in faces_of(reach(blind, card)):
        return None
    for item in others:
        if not is_open(item) and face in (face_of(item), effective(item)):
            return item
    for item in others:
        if is_open(item) and face in faces_of(reach(blind, item & CARD)):
            return item
    return None


def are_entangled(sources: Sources, opens: tuple[int, ...]) -> bool:
    """Return whether one of these cards, becoming a copy, can change what another can become."""
    dependent = [item for item in opens if depends_on_hand(sources, item & CARD)]
    return len(dependent) > 1 or (bool(dependent) and any(map(is_altered, opens)))
