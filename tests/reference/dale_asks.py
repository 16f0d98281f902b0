"""What the slow reference rules of Dale wait for, and how they ask."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

CHANCE = -1


@dataclass(frozen=True)
class Ask:
    """A choice of one or more seats, or of chance."""

    kind: str
    moves: dict[int, list[str]] = field(default_factory=dict)
    outcomes: dict[str, int] = field(default_factory=dict)


Result = TypeVar("Result")
Flow = Generator[Ask, tuple[int, str], Result]


class Won(Exception):
    """The last stack is complete: nothing follows."""


def choose(seat: int, kind: str, moves: Iterable[str]) -> Flow[str]:
    """Let a seat choose."""
    _, text = yield Ask(kind, {seat: list(dict.fromkeys(moves))})
    return text


def chance(outcomes: dict[str, int]) -> Flow[str]:
    """Let chance decide."""
    _, text = yield Ask("chance", outcomes=outcomes)
    return text
