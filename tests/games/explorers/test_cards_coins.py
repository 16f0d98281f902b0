"""Investigate cards that double or triple the coins of spaces."""

from __future__ import annotations

from tests.games.explorers.tables import (
    cells,
    deal,
    earned,
    may,
    play,
    sheet,
    spots,
    table,
)


def test_mountain3_coins_x2() -> None:
    # 2,2 has three coins, 1,2 two, 0,2 three.
    state = play(table("aghon", "mountain3_coins_x2", sheet("2,1")), 0, "2,2", "1,2")
    assert earned(state).spaces == 10
    assert spots(state) == cells("0,2 1,3 2,3 2,0 9,4 10,4")
    state = play(state, 0, "0,2")
    assert earned(state).spaces == 16
    assert may(state) == {"done"}


def test_grassland4_coins_x3() -> None:
    # G1 of Kazan: 1,3 has two coins, 2,3 is a city; with 1,5 there the region is complete.
    state = table("kazan", "grassland4_coins_x3", sheet("2,1 1,5"))
    state = play(state, 0, "2,2", "2,3", "1,3", "1,4")
    assert spots(state, verb="village") == cells("1,4 1,5 2,2")
    state = play(state, 0, "village 1,4")
    assert (earned(state).spaces, earned(state).villages) == (6, 2)
    assert may(state) == {"done"}


def test_desert4_coins_x3() -> None:
    # D8 of Aghon: 16,6 and 18,5 have a coin each.
    state = table("aghon", "desert4_coins_x3", sheet("16,5"))
    state = play(state, 0, "16,6", "17,6", "18,5", "17,7", "village 17,6")
    assert (earned(state).spaces, earned(state).villages) == (6, 2)


def test_multiplied_coins_are_not_multiplied_under_the_next_card() -> None:
    state = table("aghon", "basic_desert", sheet("16,5"), era=2)
    assert earned(play(state, 0, "16,6")).spaces == 1


def test_ruling_multiplier_scope() -> None:
    # 14,0 of Kazan is a ruin on grassland; 14,1 and 15,2 have a coin each, so has 15,1, desert.
    state = play(table("kazan", "grassland4_coins_x3", sheet("13,1")), 0, "14,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 15,1")
    assert earned(state).spaces == 1
    state = play(state, 0, "14,1")
    assert earned(state).spaces == 1 + 3
    state = play(state, 0, "15,2")  # and the only blank space, 13,1, becomes a village
    assert (earned(state).spaces, earned(state).villages) == (7, 2)


def test_a_free_explorer_is_not_multiplied_on_the_terrain_of_the_card_either() -> None:
    state = play(table("kazan", "grassland4_coins_x3", sheet("13,1")), 0, "14,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 14,1")
    assert earned(state).spaces == 1
    state = play(state, 0, "15,2")
    assert earned(state).spaces == 1 + 3


def test_treasure_coins_are_not_multiplied() -> None:
    state = play(table("kazan", "grassland4_coins_x3", sheet("13,1")), 0, "14,0")
    assert earned(deal(state, "draw 0 two_coins")).treasures == 2


def test_towers_are_not_multiplied() -> None:
    state = play(table("aghon", "desert4_coins_x3", sheet("2,1")), 0, "2,0")
    assert earned(state).total == 6


def test_crystals_are_not_multiplied() -> None:
    state = table("cnidaria", "grassland4_coins_x3", sheet("6,0", crystals="12,0"))
    state = play(state, 0, "7,0")
    assert earned(state).total == 3 + 2


def test_routes_are_not_multiplied() -> None:
    # 2,3 (five) joins 6,0 (three) of Kazan, by 2,2 2,1 3,1 4,0 5,1.
    state = table("kazan", "grassland4_coins_x3", sheet("2,2 2,1 3,1 4,0 5,1 6,0"))
    state = play(state, 0, "2,3", "route 2,3 6,0 2,3")
    assert earned(state).total == 15


def test_a_multiplied_card_multiplies_again_when_it_is_used_again() -> None:
    state = table(
        "aghon", "era_any", sheet("16,5", hand=["desert4_coins_x3", "sea_5", "lance_sea"]), era=4
    )
    state = play(state, 0, "reuse desert4_coins_x3", "16,6")
    assert earned(state).spaces == 3
