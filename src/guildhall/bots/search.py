"""A search for any game: a few good plans, tried in the same worlds, the better half again.

A plan is one action or several in a row. A world is everything the searching seat does not know: a
state drawn to fit its view, and the chance to come. Every plan meets the same worlds (common random
numbers), so that luck falls out of the comparison; after each round the worse half is left out
(sequential halving).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from guildhall.core.rng import Rng

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
W = TypeVar("W")

_SEEDS = 1 << 62


class Plan(NamedTuple, Generic[A_co]):
    """What to do next, action by action, and what a quick look says it is worth."""

    actions: tuple[A_co, ...]
    value: float


class Problem(Protocol[A_co, W]):
    """One decision of one seat, as a game poses it to the search; it comes from a view alone."""

    @property
    def plans(self) -> Sequence[Plan[A_co]]:
        """What is worth trying, the best by a quick look first; never empty."""

    def world(self, rng: Rng) -> W:
        """Something that fits the view, with the chance to come."""

    def outcome(self, number: int, world: W) -> float:
        """What the plan with this number leads to in a world, in points; the same every time."""


class Budget(NamedTuple):
    """When a search ends: after so many outcomes or seconds, whichever comes first.

    With outcomes alone a search is exactly repeatable. `is_cancelled` is asked after each outcome.
    """

    seconds: float | None = None
    iterations: int | None = None
    is_cancelled: Callable[[], bool] | None = None

    def part(self, share: float) -> Budget:
        """A budget of this share."""
        return Budget(
            None if self.seconds is None else self.seconds * share,
            None if self.iterations is None else int(self.iterations * share),
            self.is_cancelled,
        )


class Estimate(NamedTuple, Generic[A]):
    """What is known of a plan: the mean of its outcomes and how far they spread (one deviation)."""

    plan: Plan[A]
    mean: float
    spread: float
    worlds: int


class Finding(NamedTuple, Generic[A]):
    """All plans that were tried, those that lasted longest first, and among them the best."""

    estimates: tuple[Estimate[A], ...]
    iterations: int
    seconds: float

    @property
    def best(self) -> Plan[A]:
        return self.estimates[0].plan


def search(problem: Problem[A, W], rng: Rng, budget: Budget) -> Finding[A]:
    """Try the plans of a problem within a budget."""
    watch = _Watch(budget)
    left = [_Trial(number, plan) for number, plan in enumerate(problem.plans)]
    lost: list[_Trial[A]] = []
    rounds = max(1, (len(left) - 1).bit_length())
    for number in range(1, rounds + 1):
        watch.begin(number / rounds)
        while len(left) > 1 and watch.allows(len(left)):
            _try_all(problem, left, problem.world(Rng(rng.below(_SEEDS))), watch)
        left.sort(key=_Trial.rank)
        keep = len(left) if watch.is_over else (len(left) + 1) // 2
        lost = left[keep:] + lost
        left = left[:keep]
    return Finding(tuple([one.estimate() for one in left + lost]), watch.done, watch.spent)


class _Trial(Generic[A]):
    """One plan and its outcomes so far."""

    def __init__(self, number: int, plan: Plan[A]) -> None:
        self.number = number
        self.plan = plan
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, outcome: float) -> None:
        self.worlds += 1
        self.total += outcome
        self.squares += outcome * outcome

    def rank(self) -> float:
        """The best first; the order of the plans decides where nothing was tried."""
        return -self.total / self.worlds if self.worlds else 0.0

    def estimate(self) -> Estimate[A]:
        if not self.worlds:
            return Estimate(self.plan, self.plan.value, 0.0, 0)
        mean = self.total / self.worlds
        variance = max(0.0, self.squares / self.worlds - mean * mean)
        return Estimate(self.plan, mean, variance**0.5, self.worlds)


class _Watch:
    """Counts outcomes and seconds against a budget."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.perf_counter()
        self._share = 0.0
        self.done = 0

    @property
    def spent(self) -> float:
        return time.perf_counter() - self._began

    @property
    def is_over(self) -> bool:
        """Whether nothing more may be tried at all."""
        seconds, _, is_cancelled = self._budget
        if is_cancelled is not None and is_cancelled():
            return True
        return seconds is not None and self.spent >= seconds

    def begin(self, share: float) -> None:
        """A round may use the budget up to this share."""
        self._share = share

    def allows(self, outcomes: int) -> bool:
        """Whether the round has room for one more world with so many outcomes."""
        seconds, iterations, _ = self._budget
        if iterations is not None and self.done + outcomes > iterations * self._share:
            return False
        if seconds is not None and self.spent >= seconds * self._share:
            return False
        return not self.is_over


def _try_all(problem: Problem[A, W], trials: list[_Trial[A]], world: W, watch: _Watch) -> None:
    """One world for all plans; where time runs out among them, none of its outcomes counts."""
    outcomes = []
    for trial in trials:
        if watch.is_over:
            return
        outcomes.append(problem.outcome(trial.number, world))
        watch.done += 1
    for trial, outcome in zip(trials, outcomes, strict=True):
        trial.add(outcome)
