"""Investigate cards that explore one unbroken path."""

from __future__ import annotations

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


def test_path_grassland_sea_5_mixes_both_terrains() -> None:
    state = table("aghon", "path_grassland_sea_5", sheet("10,5"))
    assert spots(state) == cells("11,5 11,6 10,6 9,6")
    state = play(state, 0, "11,6")
    assert spots(state) == cells("11,5 11,7 12,5 12,6 10,6")
    state = play(state, 0, "12,5")
    assert spots(state) == cells("12,4 12,6 13,5 13,6 11,5")
    state = play(state, 0, "12,4")
    assert spots(state) == cells("12,3 13,4 13,5 11,4 11,5")
    state = play(state, 0, "13,4")
    assert spots(state) == cells("13,3 13,5 12,3")  # 14,3 and 14,4 are desert
    state = play(state, 0, "13,5")
    assert may(state) == {"done"}
    assert earned(state).spaces == 1  # 12,4


def test_path_desert_sea_5_may_lie_on_one_terrain_alone() -> None:
    # The desert that runs from the capital of Kazan around the volcanoes.
    state = table("kazan", "path_desert_sea_5", sheet())
    assert spots(state) == cells("10,6 8,6 9,7")
    for cell, following in (
        ("10,6", "11,6 9,7"),
        ("11,6", "12,6"),
        ("12,6", "13,7"),
        ("13,7", "13,8"),
    ):
        state = play(state, 0, cell)
        assert spots(state) == cells(following)
    state = play(state, 0, "13,8")
    # All five spaces of the region: its blank ones are 11,6, 13,7 and 13,8.
    assert spots(state, verb="village") == cells("11,6 13,7 13,8")
    state = play(state, 0, "village 13,7")
    assert may(state) == {"done"}
    assert (earned(state).spaces, earned(state).villages) == (2, 2)


def test_path_mountain_sea_4_goes_on_from_a_space_that_became_a_village() -> None:
    state = table("avenia", "path_mountain_sea_4", sheet())
    assert spots(state) == cells("8,4 9,6 7,5 7,6")
    state = play(state, 0, "7,6")
    assert spots(state) == cells("7,5 6,5 6,6")
    state = play(state, 0, "6,6")
    assert spots(state) == cells("6,5 6,7 5,6 5,7")
    state = play(state, 0, "6,7", "village 6,7")
    assert spots(state) == cells("6,8 7,8 5,7 5,8")
    assert may(play(state, 0, "6,8")) == {"done"}


def test_ruling_path_order() -> None:
    # After 9,6 and 8,6 the space 10,6 touches the path, but not the space explored just before.
    state = play(table("aghon", "path_desert_sea_5", sheet()), 0, "9,6", "8,6")
    assert spots(state) == cells("8,5 7,6 7,7 8,7 9,7")
    assert "10,6" in spots(play(table("aghon", "path_desert_sea_5", sheet()), 0, "9,6"))


def test_a_path_may_end_at_a_tower_but_not_cross_it() -> None:
    # 15,9 and 16,8 both touch the discovery space 16,9 and each other.
    state = play(table("aghon", "path_grassland_sea_5", sheet("14,9")), 0, "15,9", "16,9")
    assert on(now(state).towers) == {"16,9"}
    assert spots(state) == cells("16,8")  # it touches the tower space and has 15,9 beside it
    state = play(table("aghon", "path_grassland_sea_5", sheet("15,9 16,8")), 0, "16,9")
    assert may(state) == {"done"}


def test_a_free_explorer_is_no_part_of_the_path() -> None:
    state = play(table("aghon", "path_desert_sea_5", sheet("8,6")), 0, "7,7")
    state = deal(state, "draw 0 place_explorer")
    state = play(state, 0, "free 9,7")
    # On from 7,7: sea and desert around it; 9,8 and 10,7 beside the free explorer are not.
    assert spots(state) == cells("7,6 7,8 8,7 6,6 6,7")


def test_a_free_explorer_on_the_last_way_out_ends_the_path() -> None:
    # 9,0 at the northern edge of Kazan touches 8,0, 9,1 and 10,0.
    state = play(table("kazan", "path_desert_sea_5", sheet("10,0")), 0, "9,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 8,0")
    assert may(state) == {"done"}  # 9,1 is grassland, 10,0 and 8,0 are taken
