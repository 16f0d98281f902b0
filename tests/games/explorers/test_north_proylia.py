"""The expansion map North Proylia: ice, and its goals.

Around 9,6: ice 9,5 8,5, grassland 10,5 10,6, desert 9,7 and the city 8,6. The capital is 11,7.
"""

from __future__ import annotations

import pytest

from guildhall.games.explorers.state import State
from tests.games.explorers.tables import (
    cells,
    deal,
    earned,
    may,
    met,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)


def north(
    card: str, explorers: str, *, goals: str = "1 2 3", villages: str = "", **rest: str
) -> State:
    return table("north_proylia", card, sheet(explorers, villages, **rest), goals=goals)


def test_ice_costs_both_placements_of_a_card_of_two() -> None:
    state = north("basic_grassland", "9,6")
    assert spots(state) == cells("9,5 8,5 10,5 10,6 10,7")
    assert may(play(state, 0, "9,5")) == {"done"}
    assert spots(play(state, 0, "10,5")) == cells("10,6 10,7")


def test_ice_is_no_single_mountain() -> None:
    assert spots(north("basic_mountain", "9,6")) == cells("12,7")


def test_ice_costs_one_placement_where_any_terrain_will_do() -> None:
    state = play(north("basic_any", "9,6"), 0, "9,5")
    assert spots(state) == cells("9,4 10,4 10,5 8,4 8,5")
    assert may(play(state, 0, "8,5")) == {"done"}


def test_ice_costs_two_of_a_sea_line() -> None:
    # 7,4 is sea, 7,5 and 7,6 below it are ice.
    state = play(north("basic_sea", "8,4"), 0, "7,4")
    assert "7,5" in spots(state)
    state = deal(play(state, 0, "7,5"), "draw 0 vase")
    assert may(state) == {"done"}  # one and two are three


def test_ice_costs_two_of_a_mix_whichever_are_left() -> None:
    state = play(north("mix_mountain2_grassland3", "9,6"), 0, "9,5")
    # Three of five are left: two mountains (12,7 13,7) and a grassland, or ice and one more.
    assert {"12,7", "10,5", "8,5"} <= spots(state)
    state = play(state, 0, "12,7", "13,7")
    assert not spots(state) & cells("14,6 8,5")
    state = play(state, 0, "10,5")
    assert may(state) == {"done"}


def test_ice_is_no_anchor_but_may_follow_one() -> None:
    state = north("burst_grassland", "9,6")
    assert not spots(state) & cells("9,5 8,5")
    state = play(state, 0, "10,5")
    assert "9,5" in spots(state)
    assert "10,6" in spots(play(state, 0, "9,5"))


def test_unlimited_lines_do_not_enter_ice() -> None:
    assert not spots(north("line_land_unlimited", "9,6")) & cells("9,5 8,5")
    state = play(north("line_land_unlimited", "9,7"), 0, "9,6")
    assert spots(state) == cells("10,5 10,6 8,6")


def test_coins_on_ice_are_earned() -> None:
    assert earned(play(north("basic_any", "4,5"), 0, "5,6")).spaces == 3


# Goals


@pytest.mark.parametrize(("site", "is_met"), [("9,6", True), ("10,7", False)])
def test_north_proylia_1_two_villages_beside_ice(site: str, is_met: bool) -> None:
    # 4,5 touches the ice 5,6; 9,6 touches 9,5; 10,7 touches none.
    state = north("basic_grassland", "10,5 10,6 10,7", villages="4,5")
    state = play(state, 0, "9,6", f"village {site}")
    assert ("1" in met(state)) == is_met


@pytest.mark.parametrize(("tokens", "is_met"), [("4,10", True), ("9,0 0,2 7,8", False)])
def test_north_proylia_2_two_ruins_on_ice(tokens: str, is_met: bool) -> None:
    state = play(north("basic_any", "8,5", tokens=tokens), 0, "7,5")
    assert ("2" in met(deal(state, "draw 0 vase"))) == is_met


@pytest.mark.parametrize(
    ("villages", "post", "is_met"),
    [
        ("8,7 9,6", "8,6", True),
        ("8,7 9,6", "5,5", False),
        ("8,7 4,4", "8,6", False),  # 4,4 touches 5,5
        ("8,7", "8,6", False),
    ],
)
def test_north_proylia_3_two_villages_beside_posts(villages: str, post: str, is_met: bool) -> None:
    state = north("basic_sea", "8,6 7,6 5,5", villages=villages, goals="2 3 5")
    state = play(state, 0, "6,5", f"route 5,5 8,6 {post}")
    assert earned(state).routes == 8
    assert (met(state) == {"3"}) == is_met


def test_north_proylia_4_a_route_over_ice() -> None:
    # 8,6 and 5,5 by 7,6, ice, and 6,5.
    state = play(north("basic_sea", "8,6 7,6 5,5", goals="2 4 5"), 0, "6,5", "route 5,5 8,6 8,6")
    assert met(state) == {"4"}


def test_north_proylia_4_a_route_without_ice() -> None:
    # 8,6 and 12,9 by 9,7 10,7 11,8 12,8.
    state = north("basic_sea", "8,6 9,7 10,7 12,8 12,9", goals="2 4 5")
    state = play(state, 0, "11,8", "route 8,6 12,9 8,6")
    assert (earned(state).routes, met(state)) == (6, set())


def test_north_proylia_5_a_village_at_the_northern_edge() -> None:
    # 8,0 is the only blank space of 7,0 8,0 9,0; 9,0 is a ruin.
    state = play(north("basic_grassland", "7,0 9,0", tokens="9,0", goals="2 4 5"), 0, "8,0")
    assert (on(now(state).villages), met(state)) == ({"8,0"}, {"5"})
    state = play(north("basic_desert", "4,5", goals="2 4 5"), 0, "3,6", "village 3,6")
    assert met(state) == set()


@pytest.mark.parametrize(
    ("villages", "is_met"),
    [
        ("4,4 2,7", True),
        ("4,4 12,7", True),  # two of mountains: the regions differ, the terrains need not
        ("4,4 9,6", False),  # 9,6 stands in a region of four
        ("4,4", False),
    ],
)
def test_north_proylia_6_villages_in_three_small_regions(villages: str, is_met: bool) -> None:
    state = north("basic_desert", "4,5", villages=villages, goals="2 4 6")
    assert (met(play(state, 0, "3,6", "village 3,6")) == {"6"}) == is_met
