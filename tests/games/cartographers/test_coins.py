"""Coins: printed beside shapes, earned by closing in mountains, scored every season."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.board import BOARDS
from guildhall.games.cartographers.data import Card, Season, Side
from guildhall.games.cartographers.state import Sheet
from tests.games.cartographers.drawn import moves, play, position, sheet_of, squares


def forest_on(cells: str, *, coins: int = 0) -> Sheet:
    """A sheet with forest on these cells only."""
    forest = squares(*cells.split())
    return Sheet(forest=forest, drawn=forest, coins=coins)


def full_but(gaps: str, *, coins: int = 0) -> Sheet:
    """A sheet of side A full of forest, with only these cells unfilled."""
    forest = BOARDS[Side.A].open & ~squares(*gaps.split())
    return Sheet(forest=forest, drawn=forest, coins=coins)


def coins_after(sheet: Sheet, card: Card, move: str, side: Side = Side.A) -> int:
    """The coins of a lone seat after drawing for a card."""
    return play(position(sheet, card=card, side=side), 0, move, "done").sheets[0].coins


# Shapes


@pytest.mark.parametrize(
    ("card", "with_coin", "without"),
    [
        (Card.GREAT_RIVER, "draw water a1+a2+a3 coin", "draw water c1+b2+c2+a3+b3"),
        (Card.FARMLAND, "draw field a1+a2 coin", "draw field b1+a2+b2+c2+b3"),
        (Card.HAMLET, "draw village a1+a2+b2 coin", "draw village a1+b1+c1+a2+b2"),
        (Card.FORGOTTEN_FOREST, "draw forest a1+b2 coin", "draw forest a1+a2+b2+b3"),
    ],
)
def test_the_smaller_shape_earns_a_coin(card: Card, with_coin: str, without: str) -> None:
    assert coins_after(Sheet(), card, with_coin) == 1
    assert coins_after(Sheet(), card, without) == 0


def test_coins_add_up() -> None:
    assert coins_after(forest_on("k11", coins=5), Card.FARMLAND, "draw field a1+a2 coin") == 6


# Mountains


def test_a_mountain_gives_a_coin_when_its_fourth_side_is_filled() -> None:
    three_sides = """
        ...V.......
        ..P^W......
        ........^..
        ...........
        ...........
        .....^.....
        ...........
        ...........
        ..^........
        .......^...
        ...........
    """
    assert coins_after(sheet_of(three_sides), Card.RIFT_LANDS, "draw forest d3") == 1
    assert coins_after(sheet_of(three_sides), Card.RIFT_LANDS, "draw forest d4") == 0


@pytest.mark.parametrize("last", ["d1", "c2", "e2", "d3"])
def test_any_side_may_be_the_last(last: str) -> None:
    others = " ".join({"d1", "c2", "e2", "d3"} - {last})
    assert coins_after(forest_on(others), Card.RIFT_LANDS, f"draw water {last}") == 1


def test_a_mountain_gives_nothing_for_three_sides() -> None:
    assert coins_after(forest_on("d1 c2"), Card.RIFT_LANDS, "draw forest e2") == 0


def test_corners_of_a_mountain_do_not_matter() -> None:
    corners = forest_on("c1 e1 c3 e3 d1 c2 e2")
    assert coins_after(corners, Card.RIFT_LANDS, "draw forest d4") == 0


def test_a_mountain_gives_its_coin_only_once() -> None:
    state = position(forest_on("d1 c2 e2"), card=Card.RIFT_LANDS)
    state = play(state, 0, "draw forest d3", "done")
    state = play(state, -1, "reveal homestead")
    state = play(state, 0, "draw village c3+c4+d4+c5", "done")
    assert state.sheets[0].coins == 1


def test_a_coin_shape_that_closes_in_a_mountain_earns_both_coins() -> None:
    assert coins_after(forest_on("d1 c2 e2"), Card.FARMLAND, "draw field d3+d4 coin") == 2


def test_one_shape_may_close_in_two_mountains() -> None:
    # e2 is the last side of d2, h3 the last side of i3.
    sheet = forest_on("d1 c2 d3 i2 i4 j3")
    assert coins_after(sheet, Card.TREETOP_VILLAGE, "draw village e2+f2+f3+g3+h3") == 2


def test_monsters_close_in_a_mountain_as_well() -> None:
    assert coins_after(forest_on("d1 c2 e2"), Card.RIFT_LANDS, "draw monster d3") == 1


def test_open_ruins_leave_a_mountain_open() -> None:
    # j3 is a ruins cell beside the mountain i3.
    sheet = forest_on("i2 i4")
    assert coins_after(sheet, Card.RIFT_LANDS, "draw forest h3") == 0
    assert coins_after(forest_on("i2 i4 h3"), Card.RIFT_LANDS, "draw forest j3") == 1


def test_the_single_cell_may_close_in_a_mountain() -> None:
    assert coins_after(full_but("d3 k11"), Card.FARMLAND, "draw monster d3") == 1
    assert coins_after(full_but("d3 k11"), Card.FARMLAND, "draw monster k11") == 0


def test_wasteland_is_one_side_of_a_mountain_of_side_b() -> None:
    # f7 above the mountain f8 is wasteland.
    assert coins_after(forest_on("e8 g8"), Card.RIFT_LANDS, "draw field f9", Side.B) == 1
    assert coins_after(forest_on("e8"), Card.RIFT_LANDS, "draw field f9", Side.B) == 0


@pytest.mark.parametrize("sides", ["i1 h2 j2 i3", "d2 c3 e3 d4", "j8 i9 k9 j10", "c9 b10 d10 c11"])
def test_other_mountains_of_side_b_have_four_open_sides(sides: str) -> None:
    *three, last = sides.split()
    sheet = forest_on(" ".join(three))
    assert coins_after(sheet, Card.RIFT_LANDS, f"draw field {last}", Side.B) == 1


# Ambushes


def test_a_neighbours_ambush_earns_the_owner_the_coin_of_a_mountain() -> None:
    sheets = (forest_on("d1 c2 e2"), Sheet())
    state = position(*sheets, card=Card.KOBOLD_ONSLAUGHT, passing=True)
    state = play(state, 1, "draw monster d3+d4+e4+d5", "done")
    state = play(state, 0, "draw monster a1+a2+b2+a3", "done")
    assert [sheet.coins for sheet in state.sheets] == [1, 0]


def test_a_single_monster_cell_of_a_neighbour_may_close_in_a_mountain() -> None:
    sheets = (full_but("d3 k11"), Sheet())
    state = position(*sheets, card=Card.GNOLL_RAID, passing=True)
    state = play(state, 1, "draw monster d3", "done")
    state = play(state, 0, "draw monster a1+b1+a2+a3+b3", "done")
    assert [sheet.coins for sheet in state.sheets] == [1, 0]


def test_a_solo_ambush_may_close_in_a_mountain() -> None:
    # The bugbears come to i1, k1, i2, k2; i2 is the last side of i3.
    state = position(forest_on("h3 i4 j3"), card=Card.BUGBEAR_ASSAULT)
    assert state.sheets[0].coins == 1


# The track


def test_the_fifteenth_coin_is_lost() -> None:
    move = "draw field a1+a2 coin"
    assert coins_after(forest_on("k11", coins=13), Card.FARMLAND, move) == 14
    assert coins_after(forest_on("k11", coins=14), Card.FARMLAND, move) == 14


def test_of_two_coins_only_the_one_with_a_space_is_kept() -> None:
    sheet = forest_on("d1 c2 e2", coins=13)
    assert coins_after(sheet, Card.FARMLAND, "draw field d3+d4 coin") == 14


def test_a_coin_shape_may_still_be_chosen_with_a_full_track() -> None:
    state = position(forest_on("k11", coins=14), card=Card.FARMLAND)
    assert "draw field a1+a2 coin" in moves(state)


def test_coins_score_a_star_each_in_every_season() -> None:
    state = position(forest_on("c6", coins=2), card=Card.FARMLAND)._replace(time=8)
    state = play(state, 0, "draw field c3+c4 coin", "done")
    for season in (Season.SUMMER, Season.FALL, Season.WINTER):
        assert state.season is season
        state = play(state, -1, "reveal rift_lands")._replace(time=8)
        state = play(state, 0, f"draw water {'efg'[season - 1]}9", "done")
    assert [season.coins for season in state.sheets[0].seasons] == [3, 3, 3, 3]
    assert state.sheets[0].total == 12
