"""Cards in a hand with what happened to them this turn, as numbers.

An item is its card in the low bits; above it the card it is a copy of (plus 1), its value if that
has been altered (plus 1), and whether its once-a-turn ability has been used. So a card to which
nothing happened is its own item. Written `reflection=acorn*3!`. A face, what a copying card
becomes, is the same without the copy: `bold_haggler*3!`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

from guildhall.core.errors import quoted
from guildhall.games.dale.model.data import COPYING, NAMES, VALUES, Card, CardForm

CARD_BITS = 6
CARD = (1 << CARD_BITS) - 1
_FACE_AT = CARD_BITS
_VALUE_AT = 2 * CARD_BITS
_VALUE = (1 << 6) - 1
USED = 1 << (_VALUE_AT + 6)
_COPY = CARD << _FACE_AT
_ALTERED = _VALUE << _VALUE_AT
_MOST_VALUE = 40
_NUMBER = re.compile(r"0|[1-9][0-9]?")
_IS_COPYING = frozenset(int(card) for card in COPYING)
_BOLD_HAGGLER = int(Card.BOLD_HAGGLER)
_MARKET_DISCOVERY = int(Card.MARKET_DISCOVERY)


def card_of(item: int) -> int:
    """Return the printed card."""
    return item & CARD


def effective(item: int) -> int:
    """Return the card it is now: what it copies, else itself."""
    copied = (item & _COPY) >> _FACE_AT
    return copied - 1 if copied else item & CARD


def is_altered(item: int) -> bool:
    return bool(item & _ALTERED)


def is_used(item: int) -> bool:
    return bool(item & USED)


def is_fixed(item: int) -> bool:
    return bool(item & _COPY)


def is_open(item: int) -> bool:
    """Return whether it is a copying card that is not a copy yet."""
    return not item & _COPY and item & CARD in _IS_COPYING


def value_of(item: int, flashy: int) -> int:
    """Return its value now; `flashy` counts the Flashy Shows of the turn."""
    altered = (item & _ALTERED) >> _VALUE_AT
    return altered - 1 if altered else VALUES[effective(item)] + flashy


def altered(item: int, value: int) -> int:
    """Return the item with this value of its own."""
    return (item & ~_ALTERED) | ((value + 1) << _VALUE_AT)


def face_of(item: int) -> int:
    """Return what a card that copies this one becomes: only a roll is copied with the value."""
    card = effective(item)
    return card | (item & _ALTERED) | (item & USED if card == _BOLD_HAGGLER else 0)


def as_copy(item: int, face: int) -> int:
    """Return the item as a copy with this face; an alteration of its own stays.

    A card that has thrown away a market card does not do so again as Market Discovery.
    """
    own = item & _ALTERED
    used = (item | face) & USED if face & CARD == _MARKET_DISCOVERY else face & USED
    return (item & CARD) | (((face & CARD) + 1) << _FACE_AT) | (own or face & _ALTERED) | used


def raised(item: int) -> int:
    """Return the item after one more Flashy Show: values of its own do not follow by themselves."""
    return item + (1 << _VALUE_AT) if item & _ALTERED else item


class ItemForm:
    """Writes an item as `<card>[=<face>][*<value>][!]`."""

    def to_text(self, value: int) -> str:
        return _written(value)

    def from_text(self, text: str) -> int:
        return _read(text, is_face=False)


class FaceForm:
    """Writes a face as `<card>[*<value>][!]`."""

    def to_text(self, value: int) -> str:
        return _written(value)

    def from_text(self, text: str) -> int:
        return _read(text, is_face=True)


Item = Annotated[int, ItemForm()]
Face = Annotated[int, FaceForm()]


@cache
def _written(item: int) -> str:
    copied = f"={NAMES[effective(item)]}" if item & _COPY else ""
    value = f"*{value_of(item, 0)}" if item & _ALTERED else ""
    return f"{NAMES[item & CARD]}{copied}{value}{'!' if item & USED else ''}"


def _read(text: str, *, is_face: bool) -> int:
    read_card = CardForm().from_text
    rest, used = (text[:-1], USED) if text.endswith("!") else (text, 0)
    rest, star, number = rest.partition("*")
    name, equals, copied = rest.partition("=")
    item = read_card(name) | used
    if equals:
        if is_face or item & CARD not in _IS_COPYING:
            raise ValueError(f"{name} does not copy, got {quoted(text)}")
        item |= (read_card(copied) + 1) << _FACE_AT
    if star:
        if not _NUMBER.fullmatch(number) or int(number) > _MOST_VALUE:
            raise ValueError(f"expected a value from 0 to {_MOST_VALUE}, got {quoted(number)}")
        item = altered(item, int(number))
    return item
