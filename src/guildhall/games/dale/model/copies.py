"""What the copying chameleons can become.

Sets of cards are bit masks. A copying card follows its rule to its targets; a target that is a
copying card itself is followed on by its rule, each rule once. What is reached in the end are the
cards that do not copy; if there are none, the card is itself.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import COPYING, IS_TECHNIQUE, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.hand_facts import HELPERS
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
from guildhall.games.dale.model.state import State

Use = tuple[int | None, int]
"""A face (None: no copy is made) and the item as it is used then."""

_COPYING = sum(1 << card for card in COPYING)
_SEEING_DOUBLES = 1 << Card.SEEING_DOUBLES
_GOOD_OLD_TIMES = 1 << Card.GOOD_OLD_TIMES
_BOLD_HAGGLER = int(Card.BOLD_HAGGLER)
_PRINTED, _OWN = CopiedValues.PRINTED, CopiedRoll.OWN
_REMEMBERED = 1 << 15


Reach = tuple[int, int]
"""The cards a copying card can become, and the copying cards on the way, one bit each.

A plain tuple: it is part of what is remembered, and the garbage collector passes over those.
"""
_PLACES = {1 << card: place for place, card in enumerate(COPYING)}


class Sources(NamedTuple):
    """What each of the five rules points at, in the order of `COPYING`."""

    latest_stack: int
    tops: int
    thrown: int
    row: int
    hand: int
    altered: tuple[int, ...] = ()
    """Faces with a value of their own among the cards in hand."""


_new_sources = partial(tuple.__new__, Sources)


def _reach(card: int, sources: tuple[Any, ...]) -> Reach:
    """`sources` begins with what the five rules point at."""
    followed = 1 << card
    found: int = sources[_PLACES[followed]]
    while ahead := found & _COPYING & ~followed:
        rule = ahead & -ahead
        followed |= rule
        found |= sources[_PLACES[rule]]
    return found & ~_COPYING, followed


def reach(sources: Sources, card: int) -> Reach:
    return _reach(card, sources)


def sources_of(state: State, seat: Seat) -> Sources:
    """What copying cards can point at from the point of view of a seat."""
    stall = state.table.stalls[seat % 2 if state.rules.teams else seat]
    tops = 0
    for other, player in enumerate(state.table.players):
        if other != seat and player.discard:
            tops |= 1 << player.discard[-1]
    market = state.table.market
    thrown = 1 << market.thrown[-1] if market.thrown else 0
    rules = state.rules
    mask, altered = _hand_sources(
        _hand_of(state, seat), rules.copied_values is _PRINTED, rules.copied_roll is _OWN
    )
    latest = _mask(stall[-1]) if stall else 0
    return _new_sources((latest, tops, thrown, _mask(market.row), mask, altered))


def _hand_of(state: State, seat: Seat) -> tuple[int, ...]:
    """The hand with the cards that are just being paid or stacked."""
    hand = state.table.players[seat].hand
    if not state.turn.laid:
        return hand
    laid = [one.item for one in state.turn.laid if one.seat == seat and not one.fetched]
    return (*hand, *laid)


def with_hand(sources: Sources, rules: Rules, hand: tuple[int, ...]) -> Sources:
    """The same sources, but for this hand."""
    values, roll = rules.copied_values is _PRINTED, rules.copied_roll is _OWN
    return _new_sources((*sources[:4], *_hand_sources(hand, values, roll)))


@lru_cache(maxsize=_REMEMBERED)
def _mask(cards: tuple[int | None, ...]) -> int:
    mask = 0
    for card in cards:
        if card is not None:
            mask |= 1 << card
    return mask


@lru_cache(maxsize=_REMEMBERED)
def _hand_sources(
    hand: tuple[int, ...], has_printed_values: bool, has_own_roll: bool
) -> tuple[int, tuple[int, ...]]:
    """The cards of a hand, and the faces of those with a value of their own."""
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


def faces_of(sources: Sources, card: int) -> tuple[int, ...]:
    """What a copying card that is not a copy yet can become; nothing: it is itself."""
    results, followed = _reach(card, sources)
    plain = cards_in(results)
    return (*plain, *sources.altered) if followed & _SEEING_DOUBLES else plain


@lru_cache(maxsize=_REMEMBERED)
def cards_in(mask: int) -> tuple[int, ...]:
    return tuple(int(card) for card in Card if mask >> card & 1)


def uses_of(sources: Sources, item: int) -> tuple[Use, ...]:
    """The ways to use an item."""
    if not is_open(item):
        return ((None, item),)
    faces = faces_of(sources, item & CARD)
    if not faces:
        return ((None, item),)
    return tuple([(face, as_copy(item, face)) for face in faces])


def meets_good_old_times(sources: Sources, item: int) -> bool:
    """Whether another copying card comes upon Good Old Times on its way."""
    return bool(_reach(item & CARD, sources)[1] & _GOOD_OLD_TIMES)


def depends_on_hand(sources: Sources, card: int) -> bool:
    """Whether what it can become changes when other cards in hand become copies."""
    return bool(_reach(card, sources)[1] & _SEEING_DOUBLES)


def shown_for(sources: Sources, others: tuple[int, ...], card: int, face: int) -> int | None:
    """Which of the other cards in hand a copying card has copied, if it is one of them.

    A face that could be reached without the hand shows nothing.
    """
    blind = sources._replace(hand=0, altered=())
    if face in faces_of(blind, card):
        return None
    for item in others:
        if not is_open(item) and face in (face_of(item), effective(item)):
            return item
    ways = (one for one in others if is_open(one) and face in faces_of(blind, one & CARD))
    return next(ways, None)


def are_entangled(sources: Sources, opens: tuple[int, ...]) -> bool:
    """Whether one of these cards, becoming a copy, can change what another can become."""
    dependent = [item for item in opens if depends_on_hand(sources, item & CARD)]
    return len(dependent) > 1 or (bool(dependent) and any(map(is_altered, opens)))


class ReachFacts(NamedTuple):
    """What can be said of the cards that a copying card can become."""

    best: int
    """The highest value among them."""
    techniques: tuple[int, ...]
    rolls: bool
    opens_discard: bool
    helps: bool
    values: tuple[tuple[int, ...], ...]
    """The values among them by set."""


@lru_cache(maxsize=_REMEMBERED)
def facts_of_cards(mask: int) -> ReachFacts:
    cards = cards_in(mask)
    return ReachFacts(
        best=max(VALUES[card] for card in cards),
        techniques=tuple(card for card in cards if IS_TECHNIQUE[card]),
        rolls=_BOLD_HAGGLER in cards,
        opens_discard=Card.MARKET_DISCOVERY in cards,
        helps=any(card in HELPERS for card in cards),
        values=tuple(
            tuple(sorted({VALUES[card] for card in cards if SETS[card] == folk})) for folk in Folk
        ),
    )


def facts_of_reach(found: Reach, card: int) -> ReachFacts:
    """The same for a copying card; one that can become nothing is itself."""
    return facts_of_cards(found[0] or 1 << card)


def steady_reaches(sources: Sources, opens: tuple[int, ...]) -> tuple[Reach, ...] | None:
    """What each of these cards can become, if that does not depend on one another or on values."""
    if sources.altered:
        return None
    found = []
    for item in opens:
        one = _reach(item & CARD, sources)
        if one[1] & _SEEING_DOUBLES or is_altered(item):
            return None
        found.append(one)
    return tuple(found)


def reaches_of(state: State, seat: Seat, opens: tuple[int, ...]) -> tuple[Reach, ...] | None:
    """Return the same for cards in the hand of a seat; most hands have none."""
    return steady_reaches(sources_of(state, seat), opens) if opens else ()


def uses_in_reach(found: Reach, item: int) -> tuple[Use, ...]:
    """The ways to use a card that can become these."""
    results, _ = found
    if not results:
        return ((None, item),)
    return tuple([(face, as_copy(item, face)) for face in cards_in(results)])
