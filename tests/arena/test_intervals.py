"""Intervals against values worked by hand and printed in tables."""

from __future__ import annotations

import math

import pytest

from guildhall.arena.intervals import mean, share_in_groups, student, wilson

PRINTED_T = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 10: 2.228, 30: 2.042, 120: 1.980}
"""Student's t with 2.5 % above it, as in any table."""


def test_wilson_worked_by_hand() -> None:
    """z = 1.96, z² = 3.8415, for 8 of 10:

    middle (0.8 + 0.19207) / 1.38415 = 0.71674,
    reach sqrt(0.016 * 3.8415 + 0.0025 * 14.7571) / 1.38415 = sqrt(0.0983568) / 1.38415 = 0.22658.
    """
    share, low, high = wilson(8, 10)
    assert share == 0.8
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)


def test_wilson_for_a_half_of_a_hundred() -> None:
    """By hand: 0.5 ± sqrt(0.25 * 0.038415 + 0.00036893) / 1.038415 = 0.5 ± 0.09617."""
    _, low, high = wilson(50, 100)
    assert low == pytest.approx(0.40383, abs=1e-5)
    assert high == pytest.approx(0.59617, abs=1e-5)


def test_wilson_stays_between_nothing_and_all() -> None:
    """All of n: from n / (n + z²) to 1; none of n: from 0 to z² / (n + z²)."""
    assert wilson(20, 20)[1:] == pytest.approx((20 / 23.8415, 1.0), abs=1e-5)
    assert wilson(0, 20)[1:] == pytest.approx((0.0, 3.8415 / 23.8415), abs=1e-5)


def test_a_shared_victory_counts_half() -> None:
    assert wilson(7.5, 10).value == 0.75


def test_trials_that_hang_together_are_as_good_as_fewer() -> None:
    """60 pairs of successes and 40 of failures are not 200 trials.

    (60 * 0.8² + 40 * 1.2²) * 100 / 99 / 200² = 0.0024242, and 0.6 * 0.4 / 200 = 0.0012: 2.0202
    times as much, so that 99 trials are left.
    """
    found = share_in_groups([(1, 1)] * 60 + [(0, 0)] * 40)
    assert found == pytest.approx(wilson(59.4, 99))


def test_trials_that_even_each_other_out_are_not_counted_for_more() -> None:
    assert share_in_groups([(1, 0)] * 30) == wilson(30, 60)
    assert share_in_groups([(1, 1)] * 30) == wilson(60, 60)
    assert share_in_groups([(1, 0)]) == wilson(1, 2)


def test_groups_need_not_be_complete() -> None:
    """By hand: 3 of 5; (2 - 1.2)² + (1 - 0.6)² + (0 - 1.2)² = 2.24; 2.24 * 3 / 2 / 25 = 0.1344;
    0.6 * 0.4 / 5 = 0.048; 2.8 times as much."""
    assert share_in_groups([(1, 1), (1,), (0, 0)]) == pytest.approx(wilson(3 / 2.8, 5 / 2.8))


@pytest.mark.parametrize("freedom", PRINTED_T)
def test_student_as_printed_in_tables(freedom: int) -> None:
    assert student(freedom) == pytest.approx(PRINTED_T[freedom], abs=0.0006)


def test_student_comes_near_the_normal_distribution() -> None:
    assert student(1000) == pytest.approx(1.9623, abs=1e-4)
    assert student(200) == pytest.approx(1.9719, abs=1e-4)
    assert student(201) == pytest.approx(1.9718, abs=1e-4)


def test_mean_with_students_interval() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, deviation sqrt(32 / 7), eight values so t = 2.365."""
    value, low, high = mean([2, 4, 4, 4, 5, 5, 7, 9])
    reach = 2.3646 * math.sqrt(32 / 7) / math.sqrt(8)
    assert value == 5
    assert low == pytest.approx(5 - reach, abs=1e-3)
    assert high == pytest.approx(5 + reach, abs=1e-3)


def test_one_value_tells_nothing_about_its_spread() -> None:
    assert mean([7]) == (7, None, None)
