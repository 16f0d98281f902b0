"""The goals of Aghon."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import deal, earned, met, play, sheet, table

CHAIN = "1,8 2,8 3,9 4,9 6,9"
"""5,10 joins the cities 1,8 (four, mountain) and 6,9 (two, grassland)."""


@pytest.mark.parametrize(
    ("villages", "is_met"),
    [
        ("8,4 10,4", True),  # desert, mountain
        ("8,4", False),
        ("10,4 12,1", False),
        ("8,4 11,5", False),
    ],
)
def test_aghon_1_a_village_on_each_terrain(villages: str, is_met: bool) -> None:
    # 0,5 1,5 1,6 are a region of grassland.
    state = table("aghon", "basic_grassland", sheet("0,5 1,5", villages))
    assert ("1" in met(play(state, 0, "1,6", "village 1,5"))) == is_met


@pytest.mark.parametrize(
    ("posts", "post", "is_met"),
    [
        ("5,6 7,2", "1,8", True),
        ("5,6 7,2", "6,9", False),  # no post on a mountain
        ("5,6 17,4", "6,9", True),
        ("4,2 11,0", "1,8", False),  # two on desert
    ],
)
def test_aghon_2_a_post_on_each_terrain(posts: str, post: str, is_met: bool) -> None:
    state = table("aghon", "basic_grassland", sheet(CHAIN, posts=posts))
    state = play(state, 0, "5,10", f"route 1,8 6,9 {post}")
    assert ("2" in met(state)) == is_met


# What the ruins touch: 0,6 grassland and mountain; 7,3 15,2 grassland and desert; 5,9 grassland;
# 14,7 mountain; 4,0 7,7 9,0 13,10 18,6 desert.


@pytest.mark.parametrize(
    ("tokens", "is_met"),
    [
        ("0,6", True),
        ("5,9 14,7", True),
        ("7,3 15,2 5,9", False),
        ("4,0 9,0 13,10 18,6", False),
        ("14,7", False),
    ],
)
def test_aghon_3_ruins_beside_all_three_terrains(tokens: str, is_met: bool) -> None:
    state = play(table("aghon", "basic_sea", sheet("8,6", tokens=tokens)), 0, "7,7")
    state = deal(state, "draw 0 vase")
    assert ("3" in met(state)) == is_met


def test_aghon_3_one_ruin_may_serve_two_terrains() -> None:
    # 14,7 (mountain) and 15,2 (grassland and desert); none of the land around is explored.
    state = play(table("aghon", "basic_sea", sheet("14,6", tokens="15,2")), 0, "14,7")
    assert "3" in met(deal(state, "draw 0 vase"))


# 2,0 touches 2,1 and 3,1, of the desert 2,1 3,1 4,1 4,2 4,3.


def test_aghon_4_the_tower_may_come_second() -> None:
    state = table("aghon", "basic_any", sheet("3,1", "2,1"), goals="4 5 6")
    assert met(play(state, 0, "2,0")) == {"4"}


@pytest.mark.parametrize(
    ("towers", "site", "is_met"),
    [
        ("2,0", "2,1", True),
        ("2,0", "4,1", False),
        ("", "2,1", False),  # the discovery space must have its tower
        ("16,0", "2,1", False),
    ],
)
def test_aghon_4_the_village_may_come_second(towers: str, site: str, is_met: bool) -> None:
    board = sheet("3,1 4,1 4,2 4,3", towers=towers)
    state = table("aghon", "basic_desert", board, goals="4 5 6")
    state = play(state, 0, "2,1", f"village {site}")
    assert (met(state) == {"4"}) == is_met


def test_aghon_5_a_route_of_twelve_coins() -> None:
    # 12,2 (three) and 17,4 (four), joined by 15,4.
    state = table("aghon", "basic_grassland", sheet("12,2 13,3 14,3 16,3 17,4"), goals="4 5 6")
    state = play(state, 0, "15,4", "route 12,2 17,4 12,2")
    assert earned(state).routes == 12
    assert met(state) == {"5"}


def test_aghon_5_a_route_of_eight_coins_is_not_enough() -> None:
    state = table("aghon", "basic_grassland", sheet(CHAIN), goals="4 5 6")
    state = play(state, 0, "5,10", "route 1,8 6,9 6,9")
    assert (earned(state).routes, met(state)) == (8, set())


def test_aghon_5_one_route_must_bring_it_not_two_together() -> None:
    board = sheet(CHAIN, earned={"routes": 9})
    state = table("aghon", "basic_grassland", board, goals="4 5 6")
    state = play(state, 0, "5,10", "route 1,8 6,9 6,9")
    assert (earned(state).routes, met(state)) == (17, set())


def test_ruling_aghon_city_10_9() -> None:
    # 10,9 is worth three: with 17,4 or 1,8 (four) a route would bring 12. Here it joins 11,0 (two),
    # far to the north, by explorers and the capital.
    chain = "11,0 11,1 10,1 10,2 10,3 10,4 9,6 9,7 9,8 9,9"
    state = table("aghon", "basic_desert", sheet(chain), goals="4 5 6")
    state = play(state, 0, "10,9", "route 10,9 11,0 11,0")
    assert earned(state).routes == 6


def test_aghon_6_two_villages_on_mountains() -> None:
    # 11,1 12,1 13,1 are mountains; 12,1 is the only blank one.
    state = table("aghon", "basic_mountain", sheet("11,1 13,1", "10,4"), goals="4 5 6")
    assert met(play(state, 0, "12,1")) == {"6"}
    state = table("aghon", "basic_mountain", sheet("11,1 13,1", "8,4"), goals="4 5 6")
    assert met(play(state, 0, "12,1")) == set()
