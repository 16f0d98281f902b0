"""Random numbers that are the same on every machine and Python version."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from guildhall.core.errors import WrongType, quoted

T = TypeVar("T")


class Rng:
    """A seeded generator for bots, samples and simulations.

    Only `getrandbits` and `random` of the Mersenne Twister are used: their stream is fixed for a
    given seed.
    """

    __slots__ = ("_bits", "_fraction")

    def __init__(self, seed: int | str) -> None:
        source = Random(_seed_number(seed))  # noqa: S311 - games, not keys
        self._bits = source.getrandbits
        self._fraction = source.random

    def fractions(self) -> Callable[[], float]:
        """A function that draws fractions from 0 to below 1: quicker than `below`, for roll-outs.

        `int(fraction * limit)` is as good as uniform for limits far below 2**53.
        """
        return self._fraction

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, all equally likely."""
        size = limit.bit_length()
        number = self._bits(size)
        while number >= limit:
            if limit < 1:
                raise ValueError(f"no whole number lies from 0 to below {limit}")
            number = self._bits(size)
        return number

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """One of the outcomes, each as likely as its whole-number weight says."""
        return pick_weighted(outcomes, self.below(sum(weight for _, weight in outcomes)))


def pick_weighted(outcomes: Sequence[tuple[T, int]], number: int) -> T:
    """The outcome on which `number` falls when the weights are laid end to end."""
    for outcome, weight in outcomes:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the number is not below the sum of the weights")


def sealed_number(seed: str, draw: int, limit: int) -> int:
    """The number below `limit` that a match with this seed takes for its draw number `draw`.

    It depends on nothing else, so a match can be resumed from its record without the state of a
    generator. The bias of the remainder is below 2**-200.
    """
    digest = hashlib.sha256(f"guildhall:{seed}:{draw}".encode()).digest()
    return int.from_bytes(digest, "big") % limit


def seal_of(seed: str) -> str:
    """The public fingerprint of a seed: shown before a game, compared after it."""
    return hashlib.sha256(f"guildhall-seal:{seed}".encode()).hexdigest()


def _seed_number(seed: int | str) -> int:
    if isinstance(seed, int):
        return seed
    if not isinstance(seed, str):
        raise WrongType(f"expected a seed as text or whole number, got {quoted(seed)}")
    return int.from_bytes(hashlib.sha256(seed.encode()).digest(), "big")
