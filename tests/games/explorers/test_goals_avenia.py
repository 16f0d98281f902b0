"""The goals of Avenia."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import deal, earned, met, now, on, play, sheet, spots, table

# Villages: 9,5 and 6,6 stand on the land of the capital, 2,7 on the western one, 5,4 on the small
# island 5,4 5,5 6,3 7,3 8,2, 10,0 in the north-east, 14,8 in the south-east.


@pytest.mark.parametrize(
    ("villages", "is_met"),
    [
        ("9,5 2,7", True),
        ("10,0 14,8", True),
        ("9,5 6,6", False),  # two villages on one land
        ("6,3 2,7", False),  # 6,3 stands on the island itself
        ("9,5", False),
    ],
)
def test_avenia_1_villages_on_three_lands(villages: str, is_met: bool) -> None:
    state = table("avenia", "basic_mountain", sheet("5,5", villages))
    state = play(state, 0, "5,4")  # the only blank space of its region
    assert "5,4" in on(now(state).villages)
    assert ("1" in met(state)) == is_met


def test_avenia_1_the_capital_is_no_village() -> None:
    # 2,7 and 5,4 make two lands; the land of the capital has no village.
    state = table("avenia", "basic_mountain", sheet("5,5", "2,7"))
    assert "1" not in met(play(state, 0, "5,4"))


def test_ruling_land_definition() -> None:
    # Capital and discovery spaces belong to their lands: 16,0 and 17,3 with the tower 17,0 lie on
    # the same land, so do 9,4 and 12,5 with the capital between.
    state = table("avenia", "basic_mountain", sheet("5,5", "9,4 12,5", towers="17,0"))
    assert "1" not in met(play(state, 0, "5,4"))
    state = table("avenia", "basic_mountain", sheet("5,5", "9,4 16,0"))
    assert "1" in met(play(state, 0, "5,4"))


def test_avenia_2_two_towers() -> None:
    state = play(table("avenia", "basic_any", sheet("16,0")), 0, "17,0")
    assert "2" not in met(state)
    state = play(table("avenia", "basic_any", sheet("16,0", towers="2,10")), 0, "17,0")
    assert "2" in met(state)
    assert earned(state).towers == 8


# Ruins: 1,4 4,0 7,1 17,4 14,10 6,11 lie at the border; 5,3 13,2 14,6 5,8 do not.


@pytest.mark.parametrize(
    ("tokens", "explorers", "cell", "is_met"),
    [
        ("1,4 4,0", "6,1", "7,1", True),
        ("6,11 14,10", "6,1", "7,1", True),
        ("1,4", "6,1", "7,1", False),
        ("1,4 4,0", "5,2", "5,3", False),
        ("5,3 13,2 14,6 5,8 1,4", "6,1", "7,1", False),
        ("5,3 13,2 14,6 5,8 1,4 17,4", "6,1", "7,1", True),
    ],
)
def test_avenia_3_three_ruins_at_the_border(
    tokens: str, explorers: str, cell: str, is_met: bool
) -> None:
    state = play(table("avenia", "basic_sea", sheet(explorers, tokens=tokens)), 0, cell)
    assert "3" not in met(state)  # not while the treasure card is drawn
    assert ("3" in met(deal(state, "draw 0 vase"))) == is_met


def test_ruling_border_definition() -> None:
    # 7,1 has no neighbour to the north; 5,3 has all six.
    state = play(table("avenia", "basic_sea", sheet("6,1", tokens="5,3 4,0 1,4")), 0, "7,1")
    assert met(deal(state, "draw 0 vase")) == {"3"}
    state = play(table("avenia", "basic_sea", sheet("5,2", tokens="4,0 1,4")), 0, "5,3")
    assert met(deal(state, "draw 0 vase")) == set()


def test_avenia_4_a_village_in_a_region_of_five_spaces() -> None:
    # D1 is 1,8 2,7 2,8 3,7 4,6.
    state = table("avenia", "basic_desert", sheet("1,8 2,7 2,8 3,7"), goals="4 5 6")
    state = play(state, 0, "4,6")
    assert spots(state, verb="village") == {"2,7", "2,8", "3,7", "4,6"}
    assert met(state) == set()
    assert met(play(state, 0, "village 2,8")) == {"4"}


def test_avenia_4_a_region_of_four_spaces_is_too_small() -> None:
    # G1 is 1,5 1,6 1,7 2,6.
    state = table("avenia", "basic_grassland", sheet("1,5 1,6 2,6"), goals="4 5 6")
    assert met(play(state, 0, "1,7", "village 1,6")) == set()


# 11,1 (three) and 11,4 (two) are joined by 11,2 and 11,3.


@pytest.mark.parametrize(
    ("posts", "post", "is_met"),
    [
        ("7,3", "11,1", True),
        ("7,3", "11,4", False),  # the post lies on a city of two
        ("8,7", "11,1", False),
        ("10,11", "11,1", True),  # a city of four
        ("", "11,1", False),
    ],
)
def test_avenia_5_two_posts_on_cities_of_three_or_more(posts: str, post: str, is_met: bool) -> None:
    state = table("avenia", "basic_sea", sheet("11,1 11,2 11,4", posts=posts), goals="4 5 6")
    state = play(state, 0, "11,3", f"route 11,1 11,4 {post}")
    assert earned(state).routes == 6
    assert ("5" in met(state)) == is_met


def test_avenia_6_five_villages() -> None:
    # 9,6 and 10,5 are a region of two mountains; the capital is not counted.
    state = table("avenia", "basic_mountain", sheet("9,6", "9,5 2,7 6,6"), goals="4 5 6")
    assert "6" not in met(play(state, 0, "10,5", "village 10,5"))
    state = table("avenia", "basic_mountain", sheet("9,6", "9,5 2,7 6,6 5,4"), goals="5 6 3")
    assert met(play(state, 0, "10,5", "village 10,5")) == {"6"}
