"""Elo ratings: the strengths under which what happened is most likely (Bradley and Terry).

With a difference of d, the stronger of two is expected to take 1 / (1 + 10 ** (-d / 400)) of the
points: 100 more is 64 %, 200 more is 76 %.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from guildhall.arena.intervals import NORMAL, Figure, student

_SCALE = 400 / math.log(10)
_ROUNDS = 200
_NEAR = 1e-12

Pairs = Mapping[tuple[int, int], tuple[float, int]]
"""For two entrants, the lower number first: what the first took, and of how many games."""


class Ratings(NamedTuple):
    """A figure for each entrant; that of the anchor is fixed and has no interval.

    Where some took nothing from the others, or have not met them, no finite rating is most likely.
    Then every pair counts one shared game more, and `is_bounded` says so.
    """

    figures: tuple[Figure, ...]
    is_bounded: bool


def rate(entrants: int, deals: Sequence[Pairs], anchor: int, fixed: float) -> Ratings:
    """The ratings, with that of `anchor` fixed, from what was taken in each deal.

    All that happened in a deal hangs together; deals are independent of each other.
    """
    pairs = _sum(deals)
    is_bounded = not _is_connected(entrants, pairs)
    if is_bounded:
        pairs = _with_a_shared_game(entrants, pairs)
    others = [one for one in range(entrants) if one != anchor]
    strengths = _most_likely(entrants, pairs, others)
    reach = _reach(entrants, pairs, deals, strengths, others)
    return Ratings(
        tuple(
            _figure(fixed, strengths[one] - strengths[anchor], reach.get(one))
            for one in range(entrants)
        ),
        is_bounded,
    )


def _sum(deals: Sequence[Pairs]) -> Pairs:
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for deal in deals:
        for pair, (took, games) in deal.items():
            before, count = found.get(pair, (0.0, 0))
            found[pair] = before + took, count + games
    return found


def _most_likely(entrants: int, pairs: Pairs, others: list[int]) -> list[float]:
    """The strengths by Newton's method; whoever is not among the others stays at nothing."""
    strengths = [0.0] * entrants
    for _ in range(_ROUNDS):
        slope, bend = _slope_and_bend(entrants, pairs, strengths)
        step = _solve([[bend[a][b] for b in others] for a in others], [slope[a] for a in others])
        for one, change in zip(others, step, strict=True):
            strengths[one] += max(-2.0, min(2.0, change))
        if max(map(abs, step), default=0.0) < _NEAR:
            break
    return strengths


def _figure(fixed: float, strength: float, reach: float | None) -> Figure:
    value = fixed + _SCALE * strength
    if reach is None:
        return Figure(value, None, None)
    return Figure(value, value - _SCALE * reach, value + _SCALE * reach)


def _with_a_shared_game(entrants: int, pairs: Pairs) -> Pairs:
    played = {pair: pairs.get(pair, (0.0, 0)) for pair in combinations(range(entrants), 2)}
    return {pair: (took + 0.5, games + 1) for pair, (took, games) in played.items()}


def _slope_and_bend(
    entrants: int, pairs: Pairs, strengths: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its slope, and how it bends (Fisher's information)."""
    slope = [0.0] * entrants
    bend = [[0.0] * entrants for _ in range(entrants)]
    for (first, second), (took, games) in pairs.items():
        expected = 1 / (1 + math.exp(strengths[second] - strengths[first]))
        slope[first] += took - games * expected
        slope[second] -= took - games * expected
        weight = games * expected * (1 - expected)
        bend[first][first] += weight
        bend[second][second] += weight
        bend[first][second] -= weight
        bend[second][first] -= weight
    return slope, bend


def _reach(
    entrants: int,
    pairs: Pairs,
    deals: Sequence[Pairs],
    strengths: list[float],
    others: list[int],
) -> dict[int, float]:
    """How far the interval of each reaches on either side.

    As far as for games that are independent of each other (the diagonal of the inverse
    information), or further, where the slopes of the deals differ by more than that.
    """
    _, bend = _slope_and_bend(entrants, pairs, strengths)
    rows = [[bend[a][b] for b in others] for a in others]
    slopes = [_slope_and_bend(entrants, deal, strengths)[0] for deal in deals]
    found = {}
    for at, one in enumerate(others):
        unit = [1.0 if other == at else 0.0 for other in range(len(others))]
        row = _solve(rows, unit)
        found[one] = NORMAL * math.sqrt(row[at])
        if len(deals) > 1:
            pulls = [
                sum(a * slope[b] for a, b in zip(row, others, strict=True)) for slope in slopes
            ]
            apart = sum(pull * pull for pull in pulls) * len(deals) / (len(deals) - 1)
            found[one] = max(found[one], student(len(deals) - 1) * math.sqrt(apart))
    return found


def _is_connected(entrants: int, pairs: Pairs) -> bool:
    """Whether from everyone to everyone leads a row of entrants who took points off the next."""
    took_from: list[set[int]] = [{one} for one in range(entrants)]
    for (first, second), (took, games) in pairs.items():
        if took > 0:
            took_from[first].add(second)
        if took < games:
            took_from[second].add(first)
    for through in range(entrants):
        for reached in took_from:
            if through in reached:
                reached |= took_from[through]
    return all(len(reached) == entrants for reached in took_from)


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by Gauss; the rows are positive definite, so nothing need be swapped."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    size = len(table)
    for at in range(size):
        for below in range(at + 1, size):
            factor = table[below][at] / table[at][at]
            table[below] = [b - factor * a for a, b in zip(table[at], table[below], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(table[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (table[at][size] - rest) / table[at][at]
    return found
