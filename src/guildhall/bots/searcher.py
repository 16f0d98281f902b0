"""The bot that searches: it plays any game that can pose a problem."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from guildhall.bots.bot import Choice, Reason, reason
from guildhall.bots.search import Budget, Finding, Problem, search
from guildhall.core.rng import Rng

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
V = TypeVar("V")


class Explained(Problem[A, Any], Protocol[A]):  # Any: worlds are the problem's own business
    """A problem that can also say what speaks for a plan, and how much thought it deserves.

    Where its outcomes are no points but a chance to win, from 0 to 1, it has `is_chance = True`.
    """

    @property
    def share(self) -> float:
        """The share of a budget to spend: less where a turn that was thought through goes on."""

    def reasons(self, actions: tuple[A, ...]) -> tuple[Reason, ...]: ...


@runtime_checkable
class Extends(Protocol[A_contra]):
    """A problem to which any legal plan can be added, whatever a quick look says of it."""

    def also(self, actions: tuple[A_contra, ...]) -> int:
        """The number of a new plan made of these actions, or of the first of them."""


@runtime_checkable
class Varied(Protocol[A_co]):
    """A problem whose plans may all begin alike, and that knows how else to begin."""

    @property
    def beginnings(self) -> Sequence[A_co]:
        """Actions with which a plan could begin, the most promising first."""


@runtime_checkable
class Foretells(Protocol):
    """A problem whose outcomes tell plans apart, but are not what people count in the end."""

    def points(self, number: int, world: Any) -> float:
        """The points in the end that a plan leads to in a world; Any: as above."""


Pose = Callable[[V, tuple[A, ...], Rng], Explained[A]]
"""From a view and its legal actions to the problem they are."""


def scale_of(problem: Explained[A]) -> float:
    """By what outcomes are multiplied for people: chances are told in percent."""
    return 100.0 if is_chance(problem) else 1.0


def is_chance(problem: Explained[A]) -> bool:
    return bool(getattr(problem, "is_chance", False))


class Searcher(Generic[V, A]):
    """Searches within a budget; at once where there is nothing to choose.

    The same view, actions and seed give the same choice where outcomes end the search, not a clock.
    `advising` poses the problem of a person, where that is to differ from the bot's own.
    """

    def __init__(
        self, pose: Pose[V, A], budget: Budget, advising: Pose[V, A] | None = None
    ) -> None:
        self.pose = pose
        self.budget = budget
        self.advising = advising or pose

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> Choice[A]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        began = time.perf_counter()
        problem = self.pose(view, actions, rng)
        budget = self.budget.part(problem.share).after(time.perf_counter() - began)
        best = search(problem, rng, budget).best.actions
        return Choice(best[0], problem.reasons(best))

    def study(self, view: V, actions: tuple[A, ...], rng: Rng) -> Finding[A]:
        """What was found out about all plans that were tried, the best first."""
        return search(self.advising(view, actions, rng), rng, self.budget)
