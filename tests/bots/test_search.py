"""The search finds the best plan, keeps its budget, and is repeatable."""

from __future__ import annotations

import time
from collections.abc import Sequence

from guildhall.bots.search import Budget, Plan, search
from guildhall.core.rng import Rng


class Urns:
    """Plans are urns; an outcome is what the urn holds plus the luck that all urns share.

    Urns may have their own luck too: as often for one of two as for the other.
    """

    trifle = 0.0

    def __init__(
        self, *holds: float, luck: int = 100, own_luck: float = 0.0, seconds: float = 0.0
    ) -> None:
        self.plans: Sequence[Plan[int]] = [Plan((urn,), 0.0) for urn in range(len(holds))]
        self.holds = holds
        self.luck = luck
        self.own_luck = own_luck
        self.seconds = seconds
        self.asked: list[tuple[int, int]] = []

    def world(self, rng: Rng) -> int:
        return rng.below(self.luck)

    def outcome(self, number: int, world: int) -> float:
        time.sleep(self.seconds)
        self.asked.append((number, world))
        mine = self.own_luck if (world >> number) % 2 else -self.own_luck
        return self.holds[number] + world + mine


def test_luck_that_all_plans_share_does_not_hide_the_best() -> None:
    found = search(Urns(1, 3, 2, 0, luck=10_000), Rng(1), Budget(iterations=40))
    assert found.best.actions == (1,)
    assert [one.plan.actions[0] for one in found.estimates] == [1, 2, 0, 3]


def test_all_plans_meet_the_same_worlds_and_the_better_half_meets_more() -> None:
    urns = Urns(0, 1, 2, 3, luck=16, own_luck=2)
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
    wide = search(Urns(1, 0, luck=1000, own_luck=50), Rng(1), Budget(iterations=400)).estimates[0]
    assert 200 < wide.spread < 380  # 1000 / sqrt(12) is 289


def test_what_is_clearly_worse_is_left_out_at_once_and_a_clear_search_ends() -> None:
    urns = Urns(0, 9, 4, luck=64, own_luck=1)
    found = search(urns, Rng(1), Budget(iterations=10**6))
    assert found.best.actions == (1,)
    assert {one.worlds for one in found.estimates} == {8}
    assert found.iterations == len(urns.asked) == 24


def test_plans_that_differ_by_a_trifle_only_are_not_told_apart_for_ever() -> None:
    urns = Urns(0, 0.1, luck=64, own_luck=1)
    far = search(urns, Rng(1), Budget(iterations=4000)).iterations
    urns.trifle = 1.0
    near = search(urns, Rng(1), Budget(iterations=4000)).iterations
    assert 64 <= near < 200 < far


def test_plans_that_may_still_be_better_stay() -> None:
    """Outcomes spread by 2 around a difference of 0.02: some worlds do not suffice."""
    found = search(Urns(0, 0.02, luck=64, own_luck=1), Rng(1), Budget(iterations=200))
    assert [one.worlds for one in found.estimates] == [100, 100]


def test_a_number_of_iterations_is_never_passed_and_repeats_exactly() -> None:
    first = Urns(1, 2, 3, 4, 5)
    second = Urns(1, 2, 3, 4, 5)
    found = search(first, Rng("again"), Budget(iterations=57))
    again = search(second, Rng("again"), Budget(iterations=57))
    assert found.estimates == again.estimates
    assert first.asked == second.asked
    assert found.iterations == len(first.asked) <= 57


def test_the_seconds_end_a_search_among_its_outcomes() -> None:
    found = search(Urns(*range(50), seconds=0.005), Rng(1), Budget(seconds=0.05))
    assert found.iterations < 50  # not even one world for all
    assert found.best.actions == (0,)  # so the quick look decides


def test_whichever_comes_first_ends_a_search() -> None:
    few = search(Urns(1, 2), Rng(1), Budget(seconds=60, iterations=10))
    assert few.iterations == 10
    slow = Urns(1, 2, own_luck=50, seconds=0.001)
    short = search(slow, Rng(1), Budget(seconds=0.02, iterations=10**9))
    assert short.iterations < 1000


def test_a_cancelled_search_answers_with_what_it_has() -> None:
    calls = iter(range(10**6))
    found = search(Urns(1, 2, 3), Rng(1), Budget(is_cancelled=lambda: next(calls) > 20))
    assert found.iterations < 25
    assert found.best.actions == (2,)
    at_once = search(Urns(1, 2, 3), Rng(1), Budget(is_cancelled=lambda: True))
    assert (at_once.iterations, at_once.best.actions) == (0, (0,))


def test_who_may_think_longer_may_try_as_much_more() -> None:
    usual = Budget(seconds=0.5, iterations=100)
    assert usual.lasting(2.0) == Budget(seconds=2.0, iterations=400)
    assert usual.lasting(0.1) == Budget(seconds=0.1, iterations=100)
    assert Budget(seconds=0.5).lasting(2.0) == Budget(seconds=2.0)
    assert Budget(iterations=100).lasting(2.0) == Budget(seconds=2.0, iterations=100)
