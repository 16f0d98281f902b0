"""The goals of Cnidaria.

Crystals: 11,7 (one), 12,0 (two), 7,0 (three), 17,12 (four). Ruins: circles 8,1 19,3 17,6 5,10,
squares 3,3 13,9 11,11, triangles 15,1 12,11 19,12.
"""

from __future__ import annotations

import pytest

from guildhall.games.explorers.state import State
from tests.games.explorers.tables import deal, earned, met, now, play, sheet, table


def ruin(tokens: str, explorers: str, cell: str, *, goals: str = "2 4 6") -> State:
    """After the exploration of a ruin at sea."""
    state = play(
        table("cnidaria", "basic_sea", sheet(explorers, tokens=tokens), goals=goals), 0, cell
    )
    return deal(state, "draw 0 vase")


# G7 is 11,6 12,6 12,7 13,7: 12,7 touches the crystal 11,7, 13,7 does not.


@pytest.mark.parametrize(
    ("villages", "site", "is_met"),
    [
        ("10,6", "12,7", True),  # beside the same crystal
        ("8,0", "12,7", True),  # beside 7,0
        ("10,6", "13,7", False),
        ("9,7", "12,7", False),
        ("", "12,7", False),
    ],
)
def test_cnidaria_1_two_villages_beside_crystals(villages: str, site: str, is_met: bool) -> None:
    state = table("cnidaria", "basic_grassland", sheet("11,6 12,6 13,7", villages), goals="1 3 4")
    state = play(state, 0, "12,7", f"village {site}")
    assert not now(state).crystals  # they need not be explored
    assert (met(state) == {"1"}) == is_met


@pytest.mark.parametrize(
    ("tokens", "explorers", "cell", "is_met"),
    [
        ("3,3 13,9", "10,10", "11,11", True),  # squares
        ("3,3 8,1", "10,10", "11,11", False),
        ("8,1 19,3", "16,6", "17,6", True),  # circles
        ("8,1 5,10", "16,6", "17,6", True),  # 5,10 lies on land
        ("15,1 19,12 11,11", "11,11", "12,11", True),  # triangles
        ("15,1 8,1 17,6 11,11", "11,11", "12,11", False),
    ],
)
def test_cnidaria_2_three_ruins_of_one_symbol(
    tokens: str, explorers: str, cell: str, is_met: bool
) -> None:
    state = ruin(tokens, explorers, cell, goals="2 5 6")
    assert (met(state) == {"2"}) == is_met


@pytest.mark.parametrize(
    ("villages", "is_met"),
    [("4,0 10,6", True), ("4,0 8,6", False), ("4,0", False), ("8,6 2,1", False)],
)
def test_cnidaria_3_three_villages_on_one_terrain(villages: str, is_met: bool) -> None:
    # 1,0 1,1 1,2 are a desert. 4,0 and 10,6 are desert too, 8,6 and 2,1 mountain.
    state = table("cnidaria", "basic_desert", sheet("1,0 1,1", villages), goals="3 5 6")
    assert (met(play(state, 0, "1,2", "village 1,1")) == {"3"}) == is_met


@pytest.mark.parametrize(
    ("tokens", "is_met"),
    [("15,1 8,1", True), ("15,1 12,11", False), ("8,1 13,9", False), ("12,11 5,10", True)],
)
def test_cnidaria_4_a_ruin_of_each_symbol(tokens: str, is_met: bool) -> None:
    state = ruin(tokens, "3,2", "3,3", goals="4 5 6")  # a square
    assert (met(state) == {"4"}) == is_met


def test_cnidaria_5_two_crystals() -> None:
    state = play(table("cnidaria", "basic_any", sheet("6,0"), goals="4 5 6"), 0, "7,0")
    assert met(state) == set()
    state = table("cnidaria", "basic_any", sheet("6,0", crystals="12,0"), goals="4 5 6")
    assert met(play(state, 0, "7,0")) == {"5"}


def test_cnidaria_5_the_same_crystal_twice_is_one() -> None:
    state = table("cnidaria", "basic_any", sheet("6,0", crystals="7,0"), goals="4 5 6", era=2)
    assert met(play(state, 0, "7,0")) == set()


def test_cnidaria_6_a_route_of_sixteen_coins() -> None:
    # 6,1 and 12,1 (four each), joined over the sea by 10,3.
    chain = "6,1 7,2 8,2 9,3 11,3 12,2 12,1"
    state = table("cnidaria", "basic_sea", sheet(chain), goals="4 5 6")
    state = play(state, 0, "10,3", "route 6,1 12,1 12,1")
    assert (earned(state).routes, met(state)) == (16, {"6"})


def test_cnidaria_6_a_route_of_eight_coins_is_not_enough() -> None:
    # 9,5 (two) and 12,1 (four), by 9,4 10,3 11,3 12,2.
    state = table("cnidaria", "basic_sea", sheet("9,5 9,4 11,3 12,2 12,1"), goals="4 5 6")
    state = play(state, 0, "10,3", "route 9,5 12,1 12,1")
    assert (earned(state).routes, met(state)) == (8, set())
