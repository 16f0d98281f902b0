"""Elo against the printed table of expectations and against formulas worked by hand."""

from __future__ import annotations

import math

import pytest

from guildhall.arena.elo import rate
from guildhall.arena.intervals import Figure

EXPECTED = {0.5: 0, 0.64: 100, 0.7597: 200, 0.849: 300, 10 / 11: 400, 0.36: -100}
"""Shares of the points and the difference that expects them."""


@pytest.mark.parametrize("share", EXPECTED)
def test_a_share_of_the_points_is_a_difference(share: float) -> None:
    found = rate(2, [{(0, 1): (10_000 * share, 10_000)}], anchor=1, fixed=1500)
    assert found.figures[0].value == pytest.approx(1500 + EXPECTED[share], abs=0.6)
    assert found.figures[1] == Figure(1500, None, None)
    assert not found.is_bounded


def test_the_interval_of_two_equals_after_a_hundred_games() -> None:
    """The error of a logit is 1 / sqrt(n p (1 - p)) = 1 / 5; times 1.96 and 400 / ln 10: 68.1."""
    first, _ = rate(2, [{(0, 1): (50, 100)}], anchor=1, fixed=1000).figures
    assert first.low == pytest.approx(1000 - 68.1, abs=0.1)
    assert first.high == pytest.approx(1000 + 68.1, abs=0.1)


def test_deals_that_end_alike_leave_a_rating_as_unsure_as_they_are() -> None:
    """Four deals of two games, each won or lost twice: the slopes are 1 and -1, the bend is 2.

    Each deal pulls by 1 / 2: sqrt(4 / 4 * 4 / 3) = 1.155, times 3.182 (Student) and 400 / ln 10.
    """
    won, lost = {(0, 1): (2.0, 2)}, {(0, 1): (0.0, 2)}
    first, _ = rate(2, [won, lost, won, lost], anchor=1, fixed=1000).figures
    assert first.low == pytest.approx(1000 - 638.3, abs=0.1)
    assert first.high == pytest.approx(1000 + 638.3, abs=0.1)


def test_deals_that_end_differently_make_a_rating_no_surer_than_its_games() -> None:
    """One victory each in every deal: the interval of fifty of a hundred, see above."""
    first, _ = rate(2, [{(0, 1): (1.0, 2)}] * 50, anchor=1, fixed=1000).figures
    assert first.high == pytest.approx(1000 + 68.1, abs=0.1)


def test_differences_add_up_along_a_ladder() -> None:
    """Each step is three to one, 400 log10(3) = 190.85, and two steps are nine to one."""
    pairs = {(0, 1): (25.0, 100), (1, 2): (25.0, 100), (0, 2): (10.0, 100)}
    found = rate(3, [pairs], anchor=0, fixed=1500).figures
    step = 400 * math.log10(3)
    assert [one.value for one in found] == pytest.approx([1500, 1500 + step, 1500 + 2 * step])


def test_who_met_only_some_is_rated_through_them() -> None:
    pairs = {(0, 1): (25.0, 100), (1, 2): (25.0, 100)}
    found = rate(3, [pairs], anchor=0, fixed=0).figures
    assert found[2].value == pytest.approx(800 * math.log10(3))
    assert found[2].high is not None
    assert found[1].high is not None
    near, far = found[1].high - found[1].value, found[2].high - found[2].value
    assert far == pytest.approx(near * math.sqrt(2))  # two independent steps


def test_who_took_everything_gets_a_bound_instead_of_infinity() -> None:
    """Ten of ten counts as ten and a half of eleven: 400 log10(21) = 528.9."""
    found = rate(2, [{(0, 1): (10, 10)}], anchor=1, fixed=1500)
    assert found.is_bounded
    assert found.figures[0].value == pytest.approx(1500 + 528.9, abs=0.1)


def test_who_met_nobody_yet_stands_with_the_others() -> None:
    found = rate(3, [{(0, 1): (1, 2)}], anchor=0, fixed=1500)
    assert found.is_bounded
    assert [one.value for one in found.figures] == pytest.approx([1500, 1500, 1500])


def test_an_entrant_alone_stands_at_the_anchor() -> None:
    assert rate(1, [], anchor=0, fixed=1500).figures == (Figure(1500, None, None),)
