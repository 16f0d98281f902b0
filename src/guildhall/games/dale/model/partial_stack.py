"""What a stack has so far, and whether it can be completed.

A part is one number: the sum of its values, its Accordions and how many cards may still be fetched
are added up; junk, helpers and the sets of its hand cards are bits. The shape of a card is the same
for this card alone, so a part grows by one addition and one OR.
"""

from __future__ import annotations

from functools import lru_cache

from guildhall.games.dale.model.data import SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import effective, value_of

EMPTY = 0
_TOTAL = 0xFF
_SLACK_AT = 8
_SLACK = 0xF
_JUNK = 1 << 12
_VENDOR = 1 << 13
_CHEST = 1 << 14
_SETS_AT = 15
_SETS = 0x3F
FETCH = 1 << 21
_BITS = _JUNK | _VENDOR | _CHEST | _SETS << _SETS_AT
_SUMS = ~_BITS
_HELPER_BITS = _VENDOR | _CHEST
_REMEMBERED = 1 << 16
_HELPERS = {
    int(Card.STASHING_VENDOR): _VENDOR,
    int(Card.EMPTY_CHEST): _CHEST,
    int(Card.NOSTALGIC_ITEM): FETCH,
    int(Card.ACCORDION): 1 << _SLACK_AT,
}

Shapes = tuple[tuple[int, ...], ...]
"""For each card that can be added, its shape in each way to use it."""


@lru_cache(maxsize=_REMEMBERED)
def shape_of(item: int, flashy: int, helps: bool) -> int:
    """Return what an item adds to a stack; `helps`: with its effect."""
    card = effective(item)
    helper = _HELPERS.get(card, 0) if helps else 0
    folk = SETS[card]
    return value_of(item, flashy) | helper | (_JUNK if folk < 0 else 1 << (_SETS_AT + folk))


def plus(part: int, shape: int) -> int:
    """Add one card of a hand."""
    return part + (shape & _SUMS) | shape & _BITS


def plus_fetched(part: int, shape: int) -> int:
    """Add one card of a discard pile: its set does not matter."""
    return part + (shape & _SUMS) - FETCH | shape & _HELPER_BITS


def total_of(part: int) -> int:
    return part & _TOTAL


def slack_of(part: int) -> int:
    """Count its Accordions."""
    return part >> _SLACK_AT & _SLACK


def without_fetches(part: int) -> int:
    return part % FETCH


def obeys(part: int) -> bool:
    """Return whether its hand cards keep to one set without junk, or need not."""
    if part & (_JUNK | _VENDOR) == _JUNK:
        return False
    sets = part >> _SETS_AT & _SETS
    return bool(part & _CHEST) or not sets & (sets - 1)


def missing_help(part: int, chest: int) -> int:
    """Return the least worth of cards that make it obey; an Empty Chest is worth `chest`."""
    sets, missing = part >> _SETS_AT & _SETS, 0
    if part & (_JUNK | _VENDOR) == _JUNK:
        sets |= 1 << Folk.SQUIRRELS
        missing = VALUES[Card.STASHING_VENDOR]
    return missing + chest if sets & (sets - 1) and not part & _CHEST else missing


def is_stack(part: int, number: int) -> bool:
    far = (part & _TOTAL) - number
    slack = part >> _SLACK_AT & _SLACK
    return -slack <= far <= slack and obeys(part)


def is_too_much(part: int, number: int) -> bool:
    """Return whether no card can help: each adds at least as much as it gives slack."""
    return (part & _TOTAL) - (part >> _SLACK_AT & _SLACK) > number


def has_item(shapes: Shapes) -> bool:
    """Return whether one of the cards lets others be fetched."""
    return bool(shapes) and max(map(max, shapes)) >= FETCH


@lru_cache(maxsize=_REMEMBERED)
def can_be_stacked(number: int, part: int, rest: Shapes, fetchable: Shapes) -> bool:
    """Return whether some of the other cards make it a legal stack."""
    if part and is_stack(part, number):
        return True
    found = {part}
    for shapes in rest:
        grown = {one + (shape & _SUMS) | shape & _BITS for one in found for shape in shapes}
        grown = {one for one in grown if not is_too_much(one, number)}
        if any(is_stack(one, number) for one in grown):
            return True
        found |= grown
    return bool(fetchable) and _can_be_fetched(number, found, fetchable)


def _can_be_fetched(number: int, found: set[int], fetchable: Shapes) -> bool:
    """Return whether cards of the discard pile do it; an item among them pays for itself."""
    found = {one for one in found if one >= FETCH}
    for shapes in fetchable if found else ():
        grown = {
            plus_fetched(one, shape)
            for one in found
            for shape in shapes
            if one >= FETCH or shape >= FETCH
        }
        grown = {one for one in grown if not is_too_much(one, number)}
        if any(is_stack(one, number) for one in grown):
            return True
        found |= grown
    return False
