"""The search finds the best plan, keeps its budget, and is repeatable."""

from __future__ import annotations

import time
from collections.abc import Sequence

from guildhall.bots.search import Budget, Plan, search
from guildhall.core.rng import Rng


class Urns:
    """Plans are urns; an outcome is what the urn holds plus the luck that all urns share."""

    def __init__(self, *holds: float, luck: int = 100, seconds: float = 0.0) -> None:
        self.plans: Sequence[Plan[int]] = [Plan((urn,), 0.0) for urn in range(len(holds))]
        self.holds = holds
        self.luck = luck
        self.seconds = seconds
        self.asked: list[tuple[int, int]] = []

    def world(self, rng: Rng) -> int:
        return rng.below(self.luck)

    def outcome(self, number: int, world: int) -> float:
        time.sleep(self.seconds)
        self.asked.append((number, world))
        return self.holds[number] + world


def test_luck_that_all_plans_share_does_not_hide_the_best() -> None:
    found = search(Urns(1, 3, 2, 0, luck=10_000), Rng(1), Budget(iterations=40))
    assert found.best.actions == (1,)
    assert [one.plan.actions[0] for one in found.estimates] == [1, 2, 0, 3]


def test_all_plans_meet_the_same_worlds_and_the_better_half_meets_more() -> None:
    urns = Urns(0, 1, 2, 3)
    found = search(urns, Rng(1), Budget(iterations=80))
    worlds = {n: [world for number, world in urns.asked if number == n] for n in range(4)}
    assert worlds[0] == worlds[1]
    assert worlds[2] == worlds[3]
    assert worlds[3][: len(worlds[0])] == worlds[0]
    assert [one.worlds for one in found.estimates] == [30, 30, 10, 10]


def test_an_estimate_tells_mean_and_spread() -> None:
    found = search(Urns(5, 0, luck=1), Rng(1), Budget(iterations=10))
    best = found.estimates[0]
    assert (best.mean, best.spread, best.worlds) == (5.0, 0.0, 5)
    wide = search(Urns(5, 0, luck=1000), Rng(1), Budget(iterations=400)).estimates[0]
    assert 200 < wide.spread < 380  # 1000 / sqrt(12) is 289


def test_a_number_of_iterations_is_never_passed_and_repeats_exactly() -> None:
    first = Urns(1, 2, 3, 4, 5)
    second = Urns(1, 2, 3, 4, 5)
    found = search(first, Rng("again"), Budget(iterations=57))
    again = search(second, Rng("again"), Budget(iterations=57))
    assert found.estimates == again.estimates
    assert first.asked == second.asked
    assert found.iterations == len(first.asked) <= 57


def test_the_seconds_end_a_search_among_its_outcomes() -> None:
    began = time.perf_counter()
    found = search(Urns(*range(50), seconds=0.005), Rng(1), Budget(seconds=0.05))
    assert time.perf_counter() - began < 0.5
    assert found.iterations < 50  # not even one world for all
    assert found.best.actions == (0,)  # so the quick look decides


def test_whichever_comes_first_ends_a_search() -> None:
    few = search(Urns(1, 2), Rng(1), Budget(seconds=60, iterations=10))
    assert few.iterations == 10
    short = search(Urns(1, 2, seconds=0.001), Rng(1), Budget(seconds=0.02, iterations=10**9))
    assert short.iterations < 1000


def test_a_cancelled_search_answers_with_what_it_has() -> None:
    calls = iter(range(10**6))
    found = search(Urns(1, 2, 3), Rng(1), Budget(is_cancelled=lambda: next(calls) > 40))
    assert found.iterations < 45
    assert found.best.actions == (2,)
    at_once = search(Urns(1, 2, 3), Rng(1), Budget(is_cancelled=lambda: True))
    assert (at_once.iterations, at_once.best.actions) == (0, (0,))
