"""How sure a measured figure is: intervals that hold the true one 95 times in a hundred."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from typing import NamedTuple

SURE = 0.95
NORMAL = statistics.NormalDist().inv_cdf((1 + SURE) / 2)
"""So many standard deviations lie on either side of the mean of a normal distribution: 1.96."""


class Figure(NamedTuple):
    """A measured value and the ends of its interval; both are None where it cannot be told."""

    value: float
    low: float | None
    high: float | None

    @property
    def in_percent(self) -> Figure:
        low, high = (None if end is None else 100 * end for end in self[1:])
        return Figure(100 * self.value, low, high)


def wilson(successes: float, trials: float) -> Figure:
    """The share of successes with Wilson's score interval; half a success is a shared one."""
    share = successes / trials
    square = NORMAL * NORMAL / trials
    middle = (share + square / 2) / (1 + square)
    inside = share * (1 - share) * square + square * square / 4
    reach = math.sqrt(max(0.0, inside)) / (1 + square)
    return Figure(share, max(0.0, middle - reach), min(1.0, middle + reach))


def share_in_groups(groups: Sequence[Sequence[float]]) -> Figure:
    """The share of successes in trials that hang together in groups, such as games of one deal.

    Wilson's interval for as many independent trials as would leave it as unsure; never for more
    than there are.
    """
    trials = sum(map(len, groups))
    successes = math.fsum(map(math.fsum, groups))
    share = successes / trials
    if len(groups) < 2 or not 0 < share < 1:
        return wilson(successes, trials)
    apart = sum((math.fsum(group) - share * len(group)) ** 2 for group in groups)
    variance = apart * len(groups) / (len(groups) - 1) / trials**2
    alike = max(1.0, variance / (share * (1 - share) / trials))
    return wilson(successes / alike, trials / alike)


def mean(values: Sequence[float]) -> Figure:
    """The mean with Student's interval; one value alone tells nothing about its spread."""
    middle = statistics.fmean(values)
    if len(values) < 2:
        return Figure(middle, None, None)
    error = statistics.stdev(values) / math.sqrt(len(values))
    reach = student(len(values) - 1) * error
    return Figure(middle, middle - reach, middle + reach)


def mean_share(shares: Sequence[float]) -> Figure:
    """The mean of shares, whose interval ends at nothing and at all."""
    value, low, high = mean(shares)
    if low is None or high is None:
        return Figure(value, None, None)
    return Figure(value, max(0.0, low), min(1.0, high))


def student(freedom: int) -> float:
    """The quantile of Student's t distribution that leaves 2.5 % above it."""
    if freedom > 200:
        # Cornish and Fisher's first term, from here on right to a ten-thousandth.
        return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)
    return _solve(lambda t: _within(t, freedom), SURE, 0.0, 1000.0)


def _within(t: float, freedom: int) -> float:
    """How likely Student's t lies between -t and t: the finite sums for whole degrees."""
    angle = math.atan(t / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    if freedom % 2:
        if freedom == 1:
            return 2 * angle / math.pi
        term = total = math.cos(angle)
        for number in range(2, freedom - 1, 2):
            term *= number / (number + 1) * square
            total += term
        return 2 / math.pi * (angle + math.sin(angle) * total)
    term = total = 1.0
    for number in range(1, freedom - 2, 2):
        term *= number / (number + 1) * square
        total += term
    return math.sin(angle) * total


def _solve(rising: Callable[[float], float], wanted: float, low: float, high: float) -> float:
    for _ in range(60):
        middle = (low + high) / 2
        if rising(middle) < wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2
