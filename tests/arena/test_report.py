"""What came of a series, from results written by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from guildhall.arena.intervals import Figure, wilson
from guildhall.arena.report import alone, pairs, ratings, standings
from guildhall.arena.schedule import Result, Series, seating

TWO = Series("cartographers", ("novice", "journeyman"), 4, "s")


def played(series: Series, *rows: tuple[tuple[int, ...], tuple[int, ...]]) -> list[Result]:
    """Games in order, each with the points and the ranks of its seats."""
    return [
        Result(number, bots, points, ranks, (10,) * len(bots), seconds=(0.5,) * len(bots))
        for number, (points, ranks) in enumerate(rows)
        for bots in [seating(series, number).bots]
    ]


RESULTS = played(
    TWO,
    ((50, 60), (2, 1)),  # deal 0: the novice at seat 0 ...
    ((70, 40), (1, 2)),  # ... and at seat 1
    ((80, 70), (1, 2)),
    ((66, 66), (1, 1)),
)


def test_points_belong_to_the_bot_wherever_it_sat() -> None:
    novice, journeyman = standings(TWO, RESULTS)
    assert (novice.bot, novice.points) == ("novice", (50, 40, 80, 66))
    assert (journeyman.bot, journeyman.points) == ("journeyman", (60, 70, 70, 66))
    assert (novice.least, novice.most, novice.average.value) == (40, 80, 59)


def test_victories_are_counted_and_shared_ones_count_half() -> None:
    novice, journeyman = standings(TWO, RESULTS)
    assert (novice.wins, novice.shared, novice.share.value) == (1, 1, 0.375)
    assert (journeyman.wins, journeyman.shared, journeyman.share.value) == (2, 1, 0.625)


def test_victories_of_one_deal_are_no_surer_than_the_deal() -> None:
    """The novice wins deal 0 twice and loses deal 1 twice: see `share_in_groups`.

    Deals lie 1 above and 1 below what is expected: (1 + 1) * 2 / 1 / 4² = 1 / 4, four times as
    much as 0.5 * 0.5 / 4 for independent games, so these four are as good as one.
    """
    won, lost = ((60, 50), (1, 2)), ((50, 60), (2, 1))
    rows = played(TWO, won, lost, lost, won)
    novice, journeyman = standings(TWO, rows)
    assert novice.share == journeyman.share == wilson(0.5, 1)
    (pair,) = pairs(TWO, rows)
    assert pair.share == novice.share


def test_the_interval_of_the_mean_takes_one_value_for_each_deal() -> None:
    """The novice has 45 and 73 in the mean: 59 ± 12.706 * (28 / sqrt 2) / sqrt 2 = 59 ± 177.9."""
    novice, _ = standings(TWO, RESULTS)
    assert novice.average.low == pytest.approx(59 - 12.706 * 14, abs=0.1)


def test_the_difference_of_a_pair_takes_one_value_for_each_deal() -> None:
    """Deal 0: -10 and -30, so -20; deal 1: +10 and 0, so +5; the luck of a deal is in neither."""
    (pair,) = pairs(TWO, RESULTS)
    assert (pair.first, pair.second, pair.games) == ("novice", "journeyman", 4)
    assert pair.difference.value == -7.5
    assert pair.difference.high == pytest.approx(-7.5 + 12.706 * 12.5, abs=0.1)
    assert pair.share.value == 0.375


def test_own_turns_are_those_of_games_won_alone() -> None:
    """The journeyman wins game 0 in 22 turns and game 1, of the same deal, in 18."""
    turns = ((21, 22), (18, 17), (30, 30), (40, 40))
    rows = [replace(one, turns=own) for one, own in zip(RESULTS, turns, strict=True)]
    novice, journeyman = standings(TWO, rows)
    assert novice.turns_to_win == Figure(30, None, None)
    assert journeyman.turns_to_win == Figure(20, None, None)
    assert standings(TWO, RESULTS)[0].turns_to_win is None


def test_own_turns_to_win_are_a_mean_over_games_not_over_deals() -> None:
    """Two victories in the first deal and one in the second: 10, 20 and 30 turns."""
    turns = ((9, 10), (20, 19), (29, 30), (40, 40))
    ranks = ((2, 1), (1, 2), (2, 1), (2, 1))
    rows = [
        replace(one, turns=own, ranks=places)
        for one, own, places in zip(RESULTS, turns, ranks, strict=True)
    ]
    found = standings(TWO, rows)[1].turns_to_win
    assert found is not None
    assert found.value == 20


def test_three_who_share_a_victory_have_a_third_each() -> None:
    three = Series("cartographers", ("novice", "journeyman", "uniform"), 1, "s")
    found = standings(three, played(three, ((9, 9, 9), (1, 1, 1))))
    assert [one.share.value for one in found] == pytest.approx([1 / 3] * 3)


def test_at_a_table_of_three_everyone_is_compared_with_everyone() -> None:
    three = Series("cartographers", ("novice", "journeyman", "uniform"), 1, "s")
    found = pairs(three, played(three, ((20, 30, 10), (2, 1, 3))))
    assert [(one.first, one.second, one.share.value) for one in found] == [
        ("novice", "journeyman", 0.0),
        ("novice", "uniform", 1.0),
        ("journeyman", "uniform", 1.0),
    ]


TEAMS = Series("dale", ("novice", "journeyman", "uniform", "expert"), 4, "s", (("teams", "yes"),))


def test_partners_win_together_and_not_against_each_other() -> None:
    """Each side wins alone: a whole victory for both of it, and no pair of the two."""
    rows = played(TEAMS, ((8, 5, 8, 5), (1, 3, 1, 3)))
    rows = [replace(one, turns=(20, 19, 19, 19)) for one in rows]
    winners = {rows[0].bots[0], rows[0].bots[2]}
    for at, one in enumerate(standings(TEAMS, rows)):
        is_winner = at in winners
        assert (one.wins, one.shared, one.share.value) == (is_winner, 0, float(is_winner))
        assert (one.turns_to_win is not None) == is_winner
    met = {(one.first, one.second): one.share.value for one in pairs(TEAMS, rows)}
    assert len(met) == 4
    for (first, second), share in met.items():
        assert share == float(TEAMS.bots.index(first) in winners)
        assert (TEAMS.bots.index(first) in winners) != (TEAMS.bots.index(second) in winners)


def test_who_has_not_played_yet_has_no_rating() -> None:
    bots = ("novice", "journeyman", "uniform", "greedy")
    series = Series("cartographers", bots, 4, "s", seats=2)
    rated = ratings(series, played(series, ((50, 60), (2, 1))))
    assert [bot for bot, _ in rated.rows] == ["journeyman", "novice"]


def test_the_journeyman_stands_at_1500_and_the_strongest_comes_first() -> None:
    """The journeyman took 62.5 %: 400 log10(5 / 3) = 88.7 more than the novice."""
    rated = ratings(TWO, RESULTS)
    assert [bot for bot, _ in rated.rows] == ["journeyman", "novice"]
    values = [figure.value for _, figure in rated.rows]
    assert values == pytest.approx([1500, 1500 - 400 * math.log10(5 / 3)])
    assert not rated.is_bounded
    greedy = TWO._replace(bots=("novice", "greedy"))
    assert [figure.value for _, figure in ratings(greedy, RESULTS).rows] == values


def test_without_a_journeyman_the_weakest_stands_at_1500() -> None:
    series = TWO._replace(bots=("novice", "journeyman@40"))
    weakest = ratings(series, RESULTS).rows[-1]
    assert weakest == ("novice", (1500, None, None))


def test_alone_on_every_map_with_rating_and_titles() -> None:
    series = Series("cartographers", ("novice",), 2, "s", seats=1, across="side")
    results = [
        Result(
            number,
            (0,),
            (points,),
            (1,),
            (10,),
            verdict=(("kind", "solo-title"), ("rating", points - 60), ("title", title)),
            seconds=(0.1,),
        )
        for number, (points, title) in enumerate([(50, "a"), (80, "b"), (70, "a"), (90, "b")])
    ]
    side_a, side_b = alone(series, results)
    assert (side_a.map, side_a.standing.points) == ("A", (50, 70))
    assert (side_b.map, side_b.standing.points) == ("B", (80, 90))
    assert side_a.rating is not None
    assert side_a.rating.value == 0
    assert side_a.rating.high == pytest.approx(12.706 * 10, abs=0.1)
    assert side_a.texts == {"title": {"a": 2}}
    assert side_a.won is None


def test_alone_against_a_level_with_victories() -> None:
    series = Series("explorers", ("novice",), 10, "s")
    results = [
        Result(
            number,
            (0,),
            (100,),
            (1,),
            (10,),
            verdict=(("kind", kind), ("level", "hard"), ("coins", 5), ("goals", 1)),
            seconds=(0.1,),
        )
        for number, kind in enumerate(["solo-won"] * 8 + ["solo-lost"] * 2)
    ]
    (found,) = alone(series, results)
    assert found.won is not None
    assert found.won == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)  # Wilson, 8 of 10
    assert found.rating is None
    assert found.numbers["goals"].value == 1
