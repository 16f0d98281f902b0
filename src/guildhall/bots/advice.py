"""Advice for people: a few actions for a decision, what they are worth, and why.

It comes from a view alone, as a bot's choice does.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from guildhall.bots.bot import Bot, Reason, reason
from guildhall.bots.search import Budget, Comparison, Plan, compare, search
from guildhall.bots.searcher import (
    Explained,
    Extends,
    Foretells,
    Searcher,
    Varied,
    is_chance,
    scale_of,
)
from guildhall.core.rng import Rng

A = TypeVar("A")
V = TypeVar("V")

MOST = 3
"""How many actions are named."""
_SEARCH = 0.6
"""The share of a budget that finds the best plans; the rest compares these in the same worlds."""
_LEAST = 4
"""In how many worlds they are compared at least, so that a slow machine tells their worth too."""
_FORETOLD = 16
"""In how many worlds the best plan is followed to the end where a problem foretells points."""
_SEEDS = 1 << 62


class Advice(NamedTuple, Generic[A]):
    """A plan for a decision, the action to begin with first.

    `worth` is what it leads to on average, `spread` one deviation of that and `behind` what it
    brings less than the best, in points, or in percent where `is_chance`: then they are a chance to
    win. None where nothing was searched.
    """

    plan: tuple[A, ...]
    reasons: tuple[Reason, ...]
    worth: float | None = None
    spread: float | None = None
    behind: float | None = None
    is_chance: bool = False


class Counsel(NamedTuple, Generic[A]):
    """Advice on one decision, the best first, and how many outcomes it rests on."""

    advice: tuple[Advice[A], ...]
    outcomes: int = 0


def advise(
    thinker: Bot[V, A] | None,
    quick: Bot[V, A],
    view: V,
    actions: tuple[A, ...],
    rng: Rng,
    budget: Budget,
) -> Counsel[A]:
    """Up to three actions; by a quick look where `thinker` does not search.

    With a budget of outcomes alone, the same view, actions and seed give the same advice.
    """
    if len(actions) == 1:
        return Counsel((Advice(actions, (reason("only-move"),)),))
    if isinstance(thinker, Searcher):
        return _searched(thinker, view, actions, rng, budget)
    return Counsel(tuple(_at_a_glance(quick, view, actions, rng)))


def _searched(
    thinker: Searcher[V, A], view: V, actions: tuple[A, ...], rng: Rng, budget: Budget
) -> Counsel[A]:
    began = time.perf_counter()
    problem = thinker.advising(view, actions, rng)
    budget = budget.after(time.perf_counter() - began)
    finding = search(problem, rng, budget.part(_SEARCH))
    best = _different(problem, [one.plan for one in finding.estimates])
    best += _more(problem, best)
    found = compare(problem, numbers_of(problem, best), rng, budget.part(1 - _SEARCH), _LEAST)
    end = foretold(problem, found, rng)
    told = tuple(told_of(problem, found, place, end) for place in range(len(best)))
    return Counsel(told, finding.iterations + len(best) * found.worlds)


def _different(problem: Explained[A], plans: Sequence[Plan[A]]) -> list[Plan[A]]:
    """The first few plans that begin differently and are not praised for exactly the same."""
    found: list[Plan[A]] = []
    known: set[Hashable] = set()
    for plan in plans:
        senses = {plan.actions[0], (plan.value, problem.reasons(plan.actions))}
        if known.isdisjoint(senses):
            known |= senses
            found.append(plan)
        if len(found) == MOST:
            break
    return found


def _more(problem: Explained[A], found: Sequence[Plan[A]]) -> list[Plan[A]]:
    """Other beginnings, where fewer plans than could be told begin differently."""
    if not isinstance(problem, Varied) or not isinstance(problem, Extends):
        return []
    known = {plan.actions[0] for plan in found}
    others = [action for action in problem.beginnings if action not in known]
    return [problem.plans[problem.also((one,))] for one in others[: MOST - len(found)]]


def foretold(problem: Explained[A], found: Comparison[A], rng: Rng) -> float | None:
    """The points that the best plan leads to in the end, where outcomes are something else."""
    if not isinstance(problem, Foretells) or not found.worlds:
        return None
    number = list(problem.plans).index(found.plans[0])
    worlds = [problem.world(Rng(rng.below(_SEEDS))) for _ in range(_FORETOLD)]
    return sum(problem.points(number, world) for world in worlds) / _FORETOLD


def numbers_of(problem: Explained[A], plans: Sequence[Plan[A]]) -> list[int]:
    return [list(problem.plans).index(plan) for plan in plans]


def told_of(
    problem: Explained[A], found: Comparison[A], place: int, end: float | None = None
) -> Advice[A]:
    """What a comparison says of one of its plans; nothing of its worth if there was no time.

    `end` is what the best of them leads to, where that is known better.
    """
    actions, scale = found.plans[place].actions, scale_of(problem)
    if not found.worlds:
        return Advice(actions, problem.reasons(actions), is_chance=is_chance(problem))
    worth = scale * found.mean(place) if end is None else end - found.behind(place)
    return Advice(
        actions,
        problem.reasons(actions),
        min(max(worth, 0.0), scale) if is_chance(problem) else worth,  # they may be nudged a bit
        scale * found.spread(place),
        scale * found.behind(place),
        is_chance(problem),
    )


def _at_a_glance(
    quick: Bot[V, A], view: V, actions: tuple[A, ...], rng: Rng
) -> Sequence[Advice[A]]:
    """What a quick bot would do, and what it would do if it could not do that."""
    told: list[Advice[A]] = []
    left: list[Any] = list(actions)  # Any: the actions of any game
    while len(left) > 1 and len(told) < MOST:
        choice = quick.choose(view, tuple(left), rng)
        told.append(Advice((choice.action,), choice.reasons))
        left.remove(choice.action)
    return told
