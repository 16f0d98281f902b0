"""The five basic cards, on the map of Aghon.

The capital 9,5 has mountains (9,4 10,4), grassland (10,5), sea (9,6) and desert (8,4 8,5) around.
"""

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


@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("basic_grassland", "10,5"),
        ("basic_desert", "8,4 8,5"),
        ("basic_mountain", "9,4 10,4"),
        ("basic_sea", "9,6"),
        ("basic_any", "9,4 10,4 10,5 9,6 8,4 8,5"),
    ],
)
def test_first_explorers_go_beside_the_capital(card: str, first: str) -> None:
    assert spots(table("aghon", card, sheet())) == cells(first)


def test_basic_grassland_explores_two_grassland_spaces() -> None:
    state = play(table("aghon", "basic_grassland", sheet()), 0, "10,5")
    assert earned(state).spaces == 1
    assert spots(state) == cells("11,5 11,6")
    state = play(state, 0, "11,6")
    assert may(state) == {"done"}
    assert on(now(state).explorers) == cells("10,5 11,6")


def test_basic_grassland_spaces_need_not_touch_nor_lie_in_one_region() -> None:
    state = table("aghon", "basic_grassland", sheet("16,1 9,6"))
    # 10,5 lies beside the capital; 15,1 and 17,2 beside 16,1, as does the discovery space 16,0.
    assert spots(state) == cells("10,5 15,1 17,2 16,0")
    state = play(state, 0, "15,1")
    assert spots(state) == cells("10,5 14,0 17,2 16,0")


def test_basic_desert_explores_two_desert_spaces() -> None:
    state = play(table("aghon", "basic_desert", sheet()), 0, "8,4")
    assert spots(state) == cells("8,5 7,4")
    state = play(state, 0, "7,4")
    assert may(state) == {"done"}
    assert earned(state).spaces == 1


def test_basic_mountain_explores_one_mountain_space() -> None:
    state = play(table("aghon", "basic_mountain", sheet()), 0, "9,4")
    assert may(state) == {"done"}


@pytest.mark.parametrize(
    ("row", "following"),
    [
        ("9,6", "8,6 9,7 10,6"),
        ("9,6 9,7", "9,8"),  # south; the other end is the capital
        ("9,6 10,6", "11,7"),  # south-east; the other end, 8,5, is desert
        ("9,6 8,6", "7,7"),  # south-west; the other end, 10,5, is grassland
        ("9,6 9,7 9,8", ""),
    ],
)
def test_basic_sea_explores_three_sea_spaces_in_a_straight_line(row: str, following: str) -> None:
    state = play(table("aghon", "basic_sea", sheet()), 0, *row.split())
    assert spots(state) == cells(following)


def test_the_third_sea_space_may_touch_the_first_or_the_second() -> None:
    state = play(table("aghon", "basic_sea", sheet("9,6 8,6")), 0, "9,7", "10,7")
    # The line runs from north-west to south-east; 8,6 at its other end holds an explorer.
    assert spots(state) == cells("11,8")
    state = play(table("aghon", "basic_sea", sheet("9,6 8,6")), 0, "9,7", "10,6")
    # 11,6 beyond 10,6 is grassland; 8,7 touches the first one.
    assert spots(state) == cells("8,7")


def test_basic_sea_line_ends_with_a_ruin_that_is_resolved_at_once() -> None:
    state = play(table("aghon", "basic_sea", sheet()), 0, "9,6", "8,6", "7,7")
    assert may(state) == set()  # the treasure card is chance's
    assert may(deal(state, "draw 0 vase")) == {"done"}


def test_basic_any_explores_two_adjacent_spaces_of_any_terrain() -> None:
    state = play(table("aghon", "basic_any", sheet()), 0, "8,4")
    # Around 8,4: desert 8,5 and 7,4, sea 8,3 and 7,5, mountain 9,4; not 10,5 beside the capital.
    assert spots(state) == cells("8,3 9,4 8,5 7,4 7,5")
    assert may(play(state, 0, "8,3")) == {"done"}


def test_basic_any_after_a_tower_needs_other_support_for_the_second_space() -> None:
    # 2,0 has two neighbours, 2,1 and 3,1, which touch each other.
    state = play(table("aghon", "basic_any", sheet("2,1")), 0, "2,0")
    assert on(now(state).towers) == {"2,0"}
    assert spots(state) == cells("3,1")
    state = play(table("aghon", "basic_any", sheet("4,1")), 0, "3,1", "2,0")
    assert on(now(state).explorers) == cells("4,1 3,1")
    assert may(state) == {"done"}


def test_basic_any_tower_alone_at_the_edge_of_the_sea_leaves_nothing() -> None:
    # On Kazan 17,9 touches 17,8 and 16,8 only, which touch each other.
    state = play(table("kazan", "basic_any", sheet("17,8")), 0, "17,9")
    assert spots(state) == cells("16,8")
    state = play(table("kazan", "basic_any", sheet("17,8 16,8")), 0, "17,9")
    assert may(state) == {"done"}


@pytest.mark.parametrize(
    ("card", "beside"),
    [
        ("basic_grassland", "15,1"),
        ("basic_desert", "2,1"),
        ("basic_mountain", "2,8"),
        ("basic_sea", "15,9"),
        ("basic_any", "16,1"),
    ],
)
def test_every_basic_card_may_explore_a_discovery_space(card: str, beside: str) -> None:
    towers = {"15,1": "16,0", "16,1": "16,0", "2,1": "2,0", "2,8": "2,9", "15,9": "16,9"}
    state = table("aghon", card, sheet(beside))
    assert towers[beside] in spots(state)
    assert earned(play(state, 0, towers[beside])).towers == 6


def test_a_tower_ends_a_sea_line_that_may_grow_at_its_other_end() -> None:
    # Column 16: 16,7 and 16,8 are sea, 16,9 is a discovery space at the edge of the map.
    state = play(table("aghon", "basic_sea", sheet("15,9")), 0, "16,8", "16,9")
    assert on(now(state).towers) == {"16,9"}
    assert spots(state) == cells("16,7")


def test_a_tower_begins_a_sea_line_if_the_next_space_has_other_support() -> None:
    state = play(table("aghon", "basic_sea", sheet("16,8")), 0, "16,9")
    # 15,9 touches the tower and the explorer on 16,8; beyond it lies 14,8, a mountain.
    assert spots(state) == cells("15,9")
    assert may(play(state, 0, "15,9")) == {"done"}
