"""Bursts around an anchor, and four spaces of a single region."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import (
    cells,
    deal,
    earned,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)

# The capital of Aghon, 9,5, is one of the six neighbours of each anchor.


@pytest.mark.parametrize(
    ("card", "anchors", "anchor", "around"),
    [
        ("burst_grassland", "10,5", "10,5", "10,4 11,5 11,6 10,6 9,6"),
        ("burst_mountain", "9,4 10,4", "10,4", "10,3 11,4 11,5 10,5 9,4"),
        ("burst_desert", "8,4 8,5", "8,5", "8,4 8,6 9,6 7,5 7,6"),
        ("burst_sea", "9,6", "9,6", "9,7 10,5 10,6 8,5 8,6"),
    ],
)
def test_burst_explores_an_anchor_and_five_spaces_around(
    card: str, anchors: str, anchor: str, around: str
) -> None:
    state = table("aghon", card, sheet())
    assert spots(state) == cells(anchors)
    state = play(state, 0, anchor)
    for cell in around.split():
        assert spots(state) == cells(around) - on(now(state).explorers)
        state = play(state, 0, cell)
    assert may(state) == {"done"}
    assert on(now(state).explorers) == {anchor} | cells(around)


def test_burst_grassland_pays_coins_once_each() -> None:
    state = play(table("aghon", "burst_grassland", sheet()), 0, "10,5", "11,6", "9,6")
    assert earned(state).spaces == 1


def test_burst_mountain_founds_a_village_in_the_middle_of_the_action() -> None:
    # M3 is 9,2 9,3 9,4 10,4; the anchor 9,4 is its last but one space.
    state = play(table("aghon", "burst_mountain", sheet("9,2 9,3")), 0, "9,4", "10,4")
    assert spots(state, verb="village") == cells("9,2 9,4 10,4")
    state = play(state, 0, "village 9,4")
    # The anchor has become the village; its neighbours are still to be had.
    assert spots(state) == cells("8,3 8,4 10,3")


def test_burst_sea_draws_in_the_middle_of_the_action() -> None:
    state = play(table("aghon", "burst_sea", sheet("9,6")), 0, "8,6", "7,7")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,7")
    # The free explorer took one of the spaces around 8,6 and is none of the five.
    assert spots(state) == cells("8,5 8,7 7,6")


def test_burst_desert_goes_no_further_than_the_neighbours_of_the_anchor() -> None:
    # 10,4 and 10,5 lie beside the explorer on 9,5, but not beside the anchor 8,4.
    state = play(table("kazan", "burst_desert", sheet("9,5")), 0, "8,4")
    assert spots(state) == cells("8,3 7,4 7,5 8,5 9,4")


def test_ruling_wild_anchor() -> None:
    # The discovery space 16,2 of Kazan lies among desert, grassland and sea.
    state = play(table("kazan", "burst_grassland", sheet("16,1")), 0, "16,2")
    assert (earned(state).towers, on(now(state).explorers)) == (6, {"16,1"})
    assert spots(state) == cells("17,2 15,2")  # those that touch 16,1 too
    state = play(state, 0, "17,2")
    assert spots(state) == cells("15,2 17,3")
    state = play(state, 0, "15,2", "17,3")
    assert spots(state) == cells("15,3 16,3")
    state = play(state, 0, "15,3", "16,3")
    assert may(state) == {"done"}
    assert earned(state).spaces == 3  # 17,2 and 15,2


def test_a_crystal_as_anchor_supports_its_burst() -> None:
    state = play(table("cnidaria", "burst_mountain", sheet("11,6")), 0, "11,7")
    assert on(now(state).explorers) == cells("11,6 11,7")
    assert spots(state) == cells("11,8 12,6 12,7 10,6 10,7")


def test_a_tower_may_be_one_of_the_five() -> None:
    state = play(table("kazan", "burst_desert", sheet("17,2")), 0, "16,1", "16,2", "15,2", "15,1")
    assert earned(state).towers == 6
    assert may(state) == {"done"}  # 17,2 was there before


# One region


def test_single_region_4() -> None:
    # G4 of Aghon is 10,2 10,3 11,2 12,2 13,2.
    state = table("aghon", "single_region_4", sheet("10,4"))
    assert spots(state) == cells("10,3 11,5 10,5 9,4 8,4 8,5")
    for cell, following in (("10,3", "10,2"), ("10,2", "11,2"), ("11,2", "12,2"), ("12,2", "")):
        state = play(state, 0, cell)
        assert spots(state) == cells(following)
    assert earned(state).spaces == 1


def test_single_region_4_spaces_need_not_touch_each_other() -> None:
    state = play(table("aghon", "single_region_4", sheet("10,4 12,1")), 0, "10,3")
    assert spots(state) == cells("10,2 11,2 12,2 13,2")


def test_single_region_4_takes_no_sea() -> None:
    state = table("aghon", "single_region_4", sheet("9,6"))
    assert not spots(state) & cells("9,7 8,6 10,6")


def test_single_region_4_may_complete_the_region() -> None:
    state = play(table("aghon", "single_region_4", sheet()), 0, "8,4", "8,5", "7,4", "7,6")
    assert spots(state, verb="village") == cells("8,4 8,5 7,6")


def test_single_region_4_may_explore_a_ruin_on_land() -> None:
    # H, 14,0 of Kazan, belongs to the grassland 13,1 14,0 14,1 15,2.
    state = play(table("kazan", "single_region_4", sheet("13,0")), 0, "14,0")
    state = deal(state, "draw 0 vase")
    assert spots(state) == cells("13,1 14,1")


# A wild space and a single region


def test_ruling_wild_single_region() -> None:
    # 2,0 touches the desert 2,1 3,1 4,1 4,2 4,3 and nothing else.
    state = play(table("aghon", "single_region_4", sheet("2,2")), 0, "2,1")
    assert spots(state) == cells("2,0 3,1")
    state = play(state, 0, "2,0", "3,1")
    assert spots(state) == cells("4,1")
    assert may(play(state, 0, "4,1")) == {"done"}  # it was one of the four


@pytest.mark.parametrize(
    ("option", "row", "following"),
    [
        ("touching", "2,0", "3,1"),
        ("first_only", "2,0", ""),
        ("touching", "3,1", "2,0 4,1"),
        ("first_only", "3,1", "4,1"),
    ],
)
def test_option_wild_region_touching_or_first_only(option: str, row: str, following: str) -> None:
    state = table("aghon", "single_region_4", sheet("2,1"), wild_region=option)
    assert "2,0" in spots(state)
    assert spots(play(state, 0, *row.split())) == cells(following)


def test_a_wild_space_between_two_regions_leaves_the_choice() -> None:
    # The crystal 11,7 of Cnidaria touches the grassland 12,6 12,7 and the desert 10,6 10,7.
    state = play(table("cnidaria", "single_region_4", sheet("11,6")), 0, "11,7")
    assert spots(state) == cells("12,6 12,7 10,6 10,7")
    assert spots(play(state, 0, "10,6")) == cells("10,7")
    assert spots(play(state, 0, "10,6", "10,7")) == cells("9,8")
    assert spots(play(state, 0, "12,7")) == cells("12,6 13,7")


def test_a_wild_space_that_touches_no_region_is_taken_alone() -> None:
    # 17,9 of Kazan has nothing but sea around it.
    state = table("kazan", "single_region_4", sheet("17,8"))
    assert "17,9" in spots(state)
    assert may(play(state, 0, "17,9")) == {"done"}
    assert "17,9" not in spots(play(state, 0, "9,5"))


def test_a_wild_space_of_another_region_does_not_fit() -> None:
    # 16,0 touches grassland only; the desert beside the capital is another region.
    state = play(table("aghon", "single_region_4", sheet("16,1")), 0, "8,4")
    assert spots(state) == cells("8,5 7,4")
