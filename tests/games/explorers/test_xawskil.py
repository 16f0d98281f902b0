"""The expansion map Xawskil: lands reached, and its goals."""

from __future__ import annotations

import pytest

from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State
from tests.games.explorers.tables import (
    BASIC,
    ERA,
    deal,
    done,
    earned,
    met,
    now,
    on,
    play,
    sheet,
    table,
)

LANDS = "1,6 4,12 5,2 5,5 7,8 8,11 11,1 11,6 11,9 12,3 15,3 16,0 21,1 23,6"
"""One space of each of the fourteen lands."""
LAST_TURN = ("basic_grassland", "basic_desert", "basic_sea", "basic_any", *ERA)


def west(
    card: str, explorers: str, *, goals: str = "1 2 3", villages: str = "", **rest: str
) -> State:
    return table("xawskil", card, sheet(explorers, villages, **rest), goals=goals)


def test_a_land_is_reached_with_the_first_space_explored_there() -> None:
    state = play(west("basic_mountain", ""), 0, "18,7")  # beside the capital
    assert on(now(state).reached) == {"18,7"}
    state = play(west("basic_mountain", "", reached="17,7"), 0, "18,7")
    assert on(now(state).reached) == {"17,7"}


def test_sea_is_no_land() -> None:
    assert not now(play(west("basic_sea", ""), 0, "17,9")).reached


def test_a_tower_reaches_its_land() -> None:
    state = play(west("basic_any", "16,0", reached="17,7"), 0, "17,0")
    assert on(now(state).reached) == {"17,7", "17,0"}


@pytest.mark.parametrize(
    ("number", "coins"),
    [
        (0, 0),
        (5, 0),
        (6, 3),
        (7, 6),
        (8, 10),
        (9, 14),
        (10, 18),
        (11, 24),
        (12, 32),
        (13, 40),
        (14, 40),
    ],
)
def test_lands_reached_pay_at_the_end_of_the_game(number: int, coins: int) -> None:
    board = sheet(reached=" ".join(LANDS.split()[:number]))
    state = done(table("xawskil", "basic_mountain", board, era=4, before=LAST_TURN))
    (score,) = EXPLORERS.scores(state)
    assert score.total == coins
    assert [(line.source, line.part) for line in score.lines] == [("lands", "end")] * bool(coins)


def test_lands_stay_reached_when_the_era_ends() -> None:
    before = (*(card for card in BASIC if card != "basic_mountain"), "era_1")
    state = done(table("xawskil", "basic_mountain", sheet("18,7", reached="18,7"), before=before))
    assert state.era == 2
    assert on(state.sheets[0].reached) == {"18,7"}


# Goals


def test_xawskil_1_villages_on_five_lands() -> None:
    # 13,4 completes 12,3 12,4 13,3 13,4, an island.
    state = west("basic_grassland", "12,3 12,4 13,3", villages="5,5 11,1 11,6 11,9")
    state = play(state, 0, "13,4", "village 13,4")
    assert met(state) == {"1"}
    assert done(state).sheets[0].earned.goals == 12
    state = west("basic_grassland", "12,3 12,4 13,3", villages="5,5 11,1 11,6 15,3 18,7")
    assert "1" in met(play(state, 0, "13,4", "village 12,3"))  # two of six on one land
    state = west("basic_grassland", "12,3 12,4 13,3", villages="5,5 11,1 15,3 18,7")
    assert "1" not in met(play(state, 0, "13,4", "village 12,3"))


def test_xawskil_2_a_space_of_the_westernmost_land() -> None:
    state = play(west("basic_grassland", "4,7"), 0, "4,8")
    assert met(state) == {"2"}
    assert done(state).sheets[0].earned.goals == 12
    assert met(play(west("basic_sea", "4,7"), 0, "4,6")) == set()
    assert met(play(west("basic_desert", "4,7"), 0, "5,7")) == set()  # an island beside it


def test_xawskil_3_three_towers() -> None:
    state = play(west("basic_any", "24,11", towers="17,0"), 0, "24,12")
    assert met(state) == set()
    state = play(west("basic_any", "24,11", towers="17,0 5,1"), 0, "24,12")
    assert (earned(state).towers, met(state)) == (10, {"3"})
    assert done(state).sheets[0].earned.goals == 14


def test_xawskil_4_two_villages_on_one_land() -> None:
    state = west("basic_desert", "23,7 24,6 25,6", villages="25,7", goals="1 4 6")
    assert met(play(state, 0, "23,6", "village 23,6")) == {"4"}
    state = west("basic_desert", "23,7 24,6 25,6", villages="5,5", goals="1 4 6")
    assert met(play(state, 0, "23,6", "village 23,6")) == set()


@pytest.mark.parametrize(("post", "is_met"), [("23,1", True), ("17,1", False)])
def test_xawskil_5_a_post_on_a_city_of_five(post: str, is_met: bool) -> None:
    # 17,1 (three) and 23,1 (six).
    state = west("basic_sea", "17,1 18,1 19,1 21,1 22,1 23,1", goals="1 5 6")
    state = play(state, 0, "20,1", f"route 17,1 23,1 {post}")
    assert earned(state).routes == 18
    assert (met(state) == {"5"}) == is_met


@pytest.mark.parametrize(
    ("tokens", "is_met"), [("3,2 7,4 21,5 25,4 10,7", True), ("3,2 7,4", False)]
)
def test_xawskil_6_six_ruins(tokens: str, is_met: bool) -> None:
    state = play(west("basic_sea", "13,1", tokens=tokens, goals="1 5 6"), 0, "14,1")
    assert (met(deal(state, "draw 0 vase")) == {"6"}) == is_met
