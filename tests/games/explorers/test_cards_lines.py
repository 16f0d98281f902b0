"""Straight lines: the unlimited ones, and the four lances."""

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


def test_line_land_unlimited_mixes_terrains() -> None:
    state = table("avenia", "line_land_unlimited", sheet())
    assert spots(state) == cells("9,5 9,6 8,6 7,6")
    # South-east from 9,5: desert, mountain, grassland, mountain, then the sea 13,7.
    state = play(state, 0, "9,5", "10,5")
    assert spots(state) == cells("11,6")  # 8,4 at the other end is sea
    state = play(state, 0, "11,6")
    assert spots(state) == cells("12,6")
    assert may(play(state, 0, "12,6")) == {"done"}


def test_line_sea_unlimited_may_be_longer_than_three() -> None:
    state = play(table("aghon", "line_sea_unlimited", sheet()), 0, "9,6", "8,6", "7,7")
    state = deal(state, "draw 0 vase")
    assert spots(state) == cells("6,7")
    state = play(state, 0, "6,7")
    assert spots(state) == cells("5,8")
    assert may(play(state, 0, "5,8")) == {"done"}  # 4,8 is grassland


def test_ruling_line_growth() -> None:
    # Column 9 of Avenia from 9,4 to 9,7, begun in the middle; it grows at either end.
    state = play(table("avenia", "line_land_unlimited", sheet()), 0, "9,5")
    assert spots(state) == cells("9,4 9,6 10,4 10,5")
    state = play(state, 0, "9,6")
    assert spots(state) == cells("9,4 9,7")
    state = play(state, 0, "9,7")
    assert spots(state) == cells("9,4")
    assert may(play(state, 0, "9,4")) == {"done"}


def test_ruling_line_contiguous() -> None:
    # 9,7 holds an explorer already: the line from 9,6 does not jump over it to 9,8.
    state = table("aghon", "line_sea_unlimited", sheet("9,7"))
    assert "9,8" in spots(state)
    state = play(state, 0, "9,6")
    assert spots(state) == cells("8,6 10,6")


def test_a_line_begun_in_two_parts_is_no_line() -> None:
    # 8,6 lies on the axis of 10,7, beyond the explorer on 9,7.
    state = play(table("aghon", "line_sea_unlimited", sheet("9,7 10,6")), 0, "10,7")
    assert spots(state) == cells("11,7 11,8 9,8")


def test_a_line_may_have_a_tower_at_its_end_and_grow_at_the_other() -> None:
    # Column 2 of Avenia: 2,6 grassland, 2,7 and 2,8 desert, 2,9 grassland, 2,10 discovery space.
    state = table("avenia", "line_land_unlimited", sheet(villages="1,7"))
    state = play(state, 0, "2,7", "2,8", "2,9", "2,10")
    assert (earned(state).towers, earned(state).spaces) == (6, 1)
    assert spots(state) == cells("2,6")
    state = play(state, 0, "2,6")
    assert may(state) == {"done"}  # 2,5 is sea
    assert earned(state).spaces == 3


def test_a_line_may_begin_with_a_tower() -> None:
    state = play(table("avenia", "line_land_unlimited", sheet("2,9")), 0, "2,10")
    assert spots(state) == cells("3,10")
    state = play(state, 0, "3,10")
    assert spots(state) == cells("4,9")
    assert may(play(state, 0, "4,9")) == {"done"}  # 5,9 is sea


def test_a_tower_of_an_earlier_turn_stops_a_line() -> None:
    state = table("avenia", "line_land_unlimited", sheet("2,8", towers="2,10"))
    assert may(play(state, 0, "2,9")) >= {"explore 3,9", "done"}
    assert "2,10" not in spots(play(state, 0, "2,9"))


# Lances, on Aghon


def test_lance_grassland() -> None:
    state = table("aghon", "lance_grassland", sheet())
    assert spots(state) == cells("10,5")
    state = play(state, 0, "10,5")
    assert spots(state) == cells("10,4 11,5 11,6 10,6 9,6")
    state = play(state, 0, "11,5")
    assert spots(state) == cells("12,4 9,6")
    state = play(state, 0, "9,6")
    assert spots(state) == cells("12,4 8,6")
    assert may(play(state, 0, "8,6")) == {"done"}


def test_lance_mountain() -> None:
    state = table("aghon", "lance_mountain", sheet())
    assert spots(state) == cells("9,4 10,4")
    state = play(state, 0, "9,4", "9,3")
    assert spots(state) == cells("9,2")
    state = play(state, 0, "9,2")
    assert spots(state) == cells("9,1")
    state = play(state, 0, "9,1")
    assert may(state) == {"done"}
    assert earned(state).spaces == 2  # 9,3 and 9,1


def test_lance_desert() -> None:
    state = table("aghon", "lance_desert", sheet())
    assert spots(state) == cells("8,4 8,5")
    state = play(state, 0, "8,4", "8,3")
    assert spots(state) == cells("8,2 8,5")
    state = play(state, 0, "8,5")
    assert spots(state) == cells("8,2 8,6")
    assert may(play(state, 0, "8,2")) == {"done"}


def test_lance_sea() -> None:
    state = table("aghon", "lance_sea", sheet())
    assert spots(state) == cells("9,6")
    state = play(state, 0, "9,6", "9,7", "9,8")
    assert spots(state) == cells("9,9")  # desert: only the anchor must be sea
    assert may(play(state, 0, "9,9")) == {"done"}


@pytest.mark.parametrize(
    ("lances", "row", "following"),
    [
        ("both_sides", "10,5 11,5", "12,4 9,6"),
        ("one_side", "10,5 11,5", "12,4"),
        ("both_sides", "10,5 9,6", "8,6 11,5"),
        ("one_side", "10,5 9,6", "8,6"),
        ("one_side", "10,5 9,6 8,6", "7,7"),
        ("one_side", "10,5", "10,4 11,5 11,6 10,6 9,6"),
    ],
)
def test_option_lances_both_sides_or_one(lances: str, row: str, following: str) -> None:
    state = table("aghon", "lance_grassland", sheet(), lances=lances)
    assert spots(play(state, 0, *row.split())) == cells(following)


def test_option_lances_does_not_change_unlimited_lines() -> None:
    state = table("avenia", "line_land_unlimited", sheet(), lances="one_side")
    assert spots(play(state, 0, "9,5", "9,6")) == cells("9,4 9,7")


def test_a_lance_may_have_a_discovery_space_as_its_anchor() -> None:
    state = play(table("aghon", "lance_grassland", sheet("2,1")), 0, "2,0")
    assert on(now(state).towers) == {"2,0"}
    assert spots(state) == cells("3,1")  # supported by 2,1, not by the tower
    state = play(state, 0, "3,1")
    assert spots(state) == cells("4,1")


def test_a_lance_may_end_with_a_tower() -> None:
    # From 3,1 to the north-west the map ends with 2,0; to the south-east 4,1 is taken.
    state = play(table("aghon", "lance_desert", sheet("4,1")), 0, "3,1", "2,0")
    assert earned(state).towers == 6
    assert may(state) == {"done"}


def test_a_crystal_as_anchor_supports_its_lance() -> None:
    state = play(table("cnidaria", "lance_sea", sheet("11,6")), 0, "11,7")
    assert earned(state).crystals == 1
    assert spots(state) == cells("11,8 12,6 12,7 10,6 10,7")
    state = play(state, 0, "12,7")
    # South-east of 12,7 lies 13,8; north-west of the crystal 10,6.
    assert spots(state) == cells("13,8 10,6")
