"""How points are spread: counts in equal steps of a round width, the same for all that compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

_WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


class Steps(NamedTuple):
    """Equal steps: the first begins at `start`."""

    start: int
    width: int
    number: int

    def span(self, step: int) -> tuple[int, int]:
        """The lowest and the highest points of a step."""
        first = self.start + step * self.width
        return first, first + self.width - 1

    def counts(self, points: Iterable[int]) -> list[int]:
        found = [0] * self.number
        for one in points:
            found[(one - self.start) // self.width] += 1
        return found


def steps(points: Sequence[int], most: int) -> Steps:
    """At most so many steps (one more where the first is cut) that hold all points."""
    low, high = min(points), max(points)
    width = round_width(high - low + 1, most)
    start = low // width * width
    return Steps(start, width, (high - start) // width + 1)


def round_width(span: int, most: int) -> int:
    """The least round width that covers a span in so many steps."""
    least = -(-span // most)
    return next((width for width in _WIDTHS if width >= least), least)
