"""Bags of different cards as integers: one bit a card, so a bag is a value and a draw is a bit."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, TypeVar

from guildhall.core.codec import enum_id, joined
from guildhall.core.errors import quoted

E = TypeVar("E", bound=IntEnum)


class Bag(Generic[E]):
    """Bags of the members of one enum; it also writes a bag as text: the ids joined by `+`."""

    def __init__(self, kind: type[E]) -> None:
        self.kind = kind
        self._members = {enum_id(member): member for member in kind}
        self.all = sum(1 << member for member in kind)
        self._order = tuple((1 << member, member) for member in kind)

    def __repr__(self) -> str:
        return f"Bag({self.kind.__name__})"

    def of(self, members: Iterable[E]) -> int:
        return sum(1 << member for member in set(members))

    def members(self, bag: int) -> tuple[E, ...]:
        return tuple([member for bit, member in self._order if bag & bit])

    def to_text(self, value: int) -> str:
        return "+".join([enum_id(member) for member in self.members(value)])

    def from_text(self, text: str) -> int:
        bag = 0
        for word in joined(text):
            if word not in self._members:
                expected = ", ".join(self._members)
                raise ValueError(f"expected ids out of {expected}, got {quoted(word)}")
            bit = 1 << self._members[word]
            if bag & bit:
                raise ValueError(f"{word} is named twice")
            bag |= bit
        return bag
