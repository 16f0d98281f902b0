"""A search for any game: a few good plans, tried in the same worlds, the better half again.

A plan is one action or several in a row. A world is everything the searching seat does not know: a
state drawn to fit its view, and the chance to come. Every plan meets the same worlds (common random
numbers), so that luck falls out of the comparison; after each round the worse half is left out
(sequential halving), and in between whatever is clearly worse than the best. Where one plan is
left, the search is over before its budget is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, NamedTuple, Protocol, TypeVar

from guildhall.core.rng import Rng

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
W = TypeVar("W")

_SEEDS = 1 << 62
_LOOK = 8
"""After so many worlds each time, plans that are clearly worse are left out."""
_CLEARLY = 4.0
"""A plan is clearly worse if it is so many standard errors behind the best."""
_MANY = 32
"""After so many worlds a plan that cannot well be better by more than a trifle is left out too."""
_HARDLY = 3.0
"""It cannot well be better than so many standard errors more than it seems."""


class Plan(NamedTuple, Generic[A_co]):
    """What to do next, action by action, and what a quick look says it is worth."""

    actions: tuple[A_co, ...]
    value: float


class Problem(Protocol[A_co, W]):
    """One decision of one seat, as a game poses it to the search; it comes from a view alone."""

    @property
    def plans(self) -> Sequence[Plan[A_co]]:
        """What is worth trying, the best by a quick look first; never empty."""

    @property
    def trifle(self) -> float:
        """Outcomes that differ by no more than this on average are as good as each other."""

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

    def lasting(self, seconds: float) -> Budget:
        """One of so many seconds, and of more outcomes where that is longer."""
        longer = 1.0 if self.seconds is None else max(1.0, seconds / self.seconds)
        most = None if self.iterations is None else round(self.iterations * longer)
        return Budget(seconds, most, self.is_cancelled)

    def after(self, seconds: float) -> Budget:
        """What is left when so many seconds are spent."""
        if self.seconds is None:
            return self
        return self._replace(seconds=max(0.0, self.seconds - seconds))


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
            if left[0].worlds and left[0].worlds % _LOOK == 0:
                left, worse = _parted(left, problem.trifle)
                lost = worse + lost
        left.sort(key=_Trial.rank)
        keep = len(left) if watch.is_over else (len(left) + 1) // 2
        lost = left[keep:] + lost
        left = left[:keep]
    return Finding(tuple([one.estimate() for one in left + lost]), watch.done, watch.spent)


class Comparison(NamedTuple, Generic[A]):
    """Some plans that met exactly the same worlds, the best first, with all their outcomes."""

    plans: tuple[Plan[A], ...]
    outcomes: tuple[tuple[float, ...], ...]

    @property
    def worlds(self) -> int:
        return len(self.outcomes[0])

    def mean(self, place: int) -> float:
        """What the plan at a place leads to; by a quick look where nothing was tried."""
        found = self.outcomes[place]
        return sum(found) / len(found) if found else self.plans[place].value

    def spread(self, place: int) -> float:
        """One deviation of its outcomes."""
        return _deviation(self.outcomes[place])

    def behind(self, place: int) -> float:
        """How much less than the first it leads to."""
        return self.mean(0) - self.mean(place)

    def error(self, place: int) -> float:
        """The standard error of that: luck that both met has no part in it."""
        if self.worlds < _FEWEST:
            return float("inf")
        pairs = zip(self.outcomes[0], self.outcomes[place], strict=True)
        return _error([one - other for one, other in pairs])


_FEWEST = 2
"""Of one world alone nothing can be said."""


def compare(
    problem: Problem[A, W], numbers: Sequence[int], rng: Rng, budget: Budget, least: int = 0
) -> Comparison[A]:
    """Let a few plans meet the same worlds as long as the budget lasts, none left out.

    They meet the `least` number of worlds even if time is up: a slow machine has an answer too.
    """
    trials = [_Trial(number, problem.plans[number]) for number in numbers]
    watch = _Watch(budget, least * len(trials))
    watch.begin(1.0)
    while watch.allows(len(trials)):
        _try_all(problem, trials, problem.world(Rng(rng.below(_SEEDS))), watch)
    trials.sort(key=_Trial.rank)
    return Comparison(
        tuple([one.plan for one in trials]), tuple([tuple(one.outcomes) for one in trials])
    )


def _deviation(values: Sequence[float]) -> float:
    if not values:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / len(values))


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean; there are two of them at least."""
    return _deviation(values) / sqrt(len(values) - 1)


class _Trial(Generic[A]):
    """One plan and its outcomes so far."""

    def __init__(self, number: int, plan: Plan[A]) -> None:
        self.number = number
        self.plan = plan
        self.worlds = 0
        self.total = 0.0
        self.outcomes: list[float] = []

    def add(self, outcome: float) -> None:
        self.worlds += 1
        self.total += outcome
        self.outcomes.append(outcome)

    def rank(self) -> float:
        """The best first; the order of the plans decides where nothing was tried."""
        return -self.total / self.worlds if self.worlds else 0.0

    def estimate(self) -> Estimate[A]:
        if not self.worlds:
            return Estimate(self.plan, self.plan.value, 0.0, 0)
        mean = self.total / self.worlds
        return Estimate(self.plan, mean, _deviation(self.outcomes), self.worlds)


class _Watch:
    """Counts outcomes and seconds against a budget; for the first few, seconds do not count."""

    def __init__(self, budget: Budget, first: int = 0) -> None:
        self._budget = budget
        self._first = first
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
        return seconds is not None and self.done >= self._first and self.spent >= seconds

    def begin(self, share: float) -> None:
        """A round may use the budget up to this share."""
        self._share = share

    def allows(self, outcomes: int) -> bool:
        """Whether the round has room for one more world with so many outcomes."""
        seconds, iterations, _ = self._budget
        if iterations is not None and self.done + outcomes > iterations * self._share:
            return False
        is_free = self.done + outcomes <= self._first
        if seconds is not None and not is_free and self.spent >= seconds * self._share:
            return False
        return not self.is_over


def _parted(trials: list[_Trial[A]], trifle: float) -> tuple[list[_Trial[A]], list[_Trial[A]]]:
    """The best so far with what may still be better, and what is hardly so; the best first."""
    best, *others = sorted(trials, key=_Trial.rank)
    left = [best]
    worse: list[_Trial[A]] = []
    for trial in others:
        (worse if _is_hardly_better(trial, best, trifle) else left).append(trial)
    return left, worse


def _is_hardly_better(trial: _Trial[A], best: _Trial[A], trifle: float) -> bool:
    apart = [one - other for one, other in zip(best.outcomes, trial.outcomes, strict=True)]
    behind, error = sum(apart) / len(apart), _error(apart)
    if behind > _CLEARLY * error:
        return True
    return len(apart) >= _MANY and _HARDLY * error - behind <= trifle


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
