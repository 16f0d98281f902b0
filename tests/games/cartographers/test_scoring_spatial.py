"""Spatial edicts, on maps scored by hand."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.data import Edict, Side
from tests.games.cartographers.drawn import EMPTY_A, EMPTY_B, earning, full, stars

# Borderlands


def test_borderlands_counts_full_rows_and_full_columns() -> None:
    text = """
        FVPW
        ...M
        ...F
    """
    assert stars(Edict.BORDERLANDS, text) == 12
    assert earning(Edict.BORDERLANDS, text) == "a1+b1+c1+d1+d2+d3"


def test_borderlands_takes_mountains_wasteland_and_monsters_for_filled() -> None:
    assert stars(Edict.BORDERLANDS, "^#M\n...") == 6


def test_borderlands_is_broken_by_a_single_gap() -> None:
    text = """
        FFF
        F.F
        FFF
    """
    assert stars(Edict.BORDERLANDS, text) == 4 * 6


def test_borderlands_takes_ruins_for_open_until_they_are_drawn_on() -> None:
    assert stars(Edict.BORDERLANDS, "FF.\n...", ruins="0,2") == 0
    assert stars(Edict.BORDERLANDS, "FFM\n...", ruins="0,2") == 6


def test_borderlands_counts_a_row_through_the_wasteland() -> None:
    text = EMPTY_B.replace("....###....", "FFFF###VVVV")
    assert stars(Edict.BORDERLANDS, text, side=Side.B) == 6


@pytest.mark.parametrize("side", Side)
def test_borderlands_counts_all_lines_of_a_full_map(side: Side) -> None:
    assert stars(Edict.BORDERLANDS, full(side)) == 22 * 6


# Lost Barony


def test_lost_barony_counts_one_side_of_the_largest_filled_square() -> None:
    text = """
        FM^.F
        VW#..
        PPPFF
        ...FF
    """
    assert stars(Edict.LOST_BARONY, text) == 9
    assert earning(Edict.LOST_BARONY, text) == "a1+b1+c1+a2+b2+c2+a3+b3+c3"


def test_lost_barony_gives_three_on_untouched_side_a() -> None:
    assert stars(Edict.LOST_BARONY, EMPTY_A, side=Side.A) == 3


def test_lost_barony_gives_six_on_untouched_side_b() -> None:
    assert stars(Edict.LOST_BARONY, EMPTY_B, side=Side.B) == 6
    assert earning(Edict.LOST_BARONY, EMPTY_B) == "e5+f5+e6+f6"


def test_lost_barony_gives_nothing_without_a_filled_cell() -> None:
    assert stars(Edict.LOST_BARONY, "...\n...") == 0


def test_lost_barony_needs_a_square_not_a_strip() -> None:
    text = """
        FFFFF
        FFFFF
        .....
    """
    assert stars(Edict.LOST_BARONY, text) == 6


def test_lost_barony_is_broken_by_open_ruins() -> None:
    hollow = """
        FFF
        F.F
        FFF
    """
    assert stars(Edict.LOST_BARONY, hollow, ruins="1,1") == 3
    assert stars(Edict.LOST_BARONY, hollow.replace(".", "P"), ruins="1,1") == 9


@pytest.mark.parametrize("side", Side)
def test_lost_barony_gives_thirty_three_for_a_full_map(side: Side) -> None:
    assert stars(Edict.LOST_BARONY, full(side)) == 33


# The Broken Road


def test_broken_road_counts_the_main_diagonal() -> None:
    text = """
        F...
        .^..
        ..#.
        ...M
    """
    assert stars(Edict.BROKEN_ROAD, text) == 3
    assert earning(Edict.BROKEN_ROAD, text) == "a1+b2+c3+d4"


def test_broken_road_counts_the_lone_corner_at_the_bottom_left() -> None:
    text = """
        F.F
        ...
        F..
    """
    assert stars(Edict.BROKEN_ROAD, text) == 3
    assert earning(Edict.BROKEN_ROAD, text) == "a3"


def test_broken_road_never_counts_the_other_slant() -> None:
    rising = """
        ..F.
        .F..
        F..F
        ..F.
    """
    assert stars(Edict.BROKEN_ROAD, rising) == 0
    long = """
        ...F
        ..F.
        .F..
        F...
    """
    assert stars(Edict.BROKEN_ROAD, long) == 3  # for its lone cell at the bottom left


def test_broken_road_does_not_count_diagonals_above_the_main_one() -> None:
    text = """
        .FFF
        ..FF
        ...F
        ....
    """
    assert stars(Edict.BROKEN_ROAD, text) == 0


def test_broken_road_needs_every_cell() -> None:
    text = """
        ....
        F...
        ....
        ..F.
    """
    assert stars(Edict.BROKEN_ROAD, text) == 0
    assert stars(Edict.BROKEN_ROAD, text, ruins="2,1") == 0


def test_broken_road_counts_several_diagonals() -> None:
    text = """
        F...
        FF..
        F.F.
        FF.F
    """
    # Starts at rows 0, 2 and 3; the one from row 1 misses b3.
    assert stars(Edict.BROKEN_ROAD, text) == 9
    assert earning(Edict.BROKEN_ROAD, text) == "a1+b2+a3+c3+a4+b4+d4"


@pytest.mark.parametrize("side", Side)
def test_broken_road_gives_thirty_three_for_a_full_map(side: Side) -> None:
    assert stars(Edict.BROKEN_ROAD, full(side)) == 33


# The Cauldrons


def test_cauldrons_counts_empty_cells_closed_in_on_four_sides() -> None:
    text = """
        ..F..
        .F.F.
        ..F..
    """
    assert stars(Edict.CAULDRONS, text) == 1
    assert earning(Edict.CAULDRONS, text) == "c2"


def test_cauldrons_takes_the_edge_for_closed() -> None:
    text = """
        .F.F
        F.F.
    """
    assert stars(Edict.CAULDRONS, text) == 4


def test_cauldrons_does_not_count_two_empty_cells_side_by_side() -> None:
    text = """
        FFFF
        F..F
        FFFF
    """
    assert stars(Edict.CAULDRONS, text) == 0


def test_cauldrons_counts_open_ruins() -> None:
    text = """
        FFF
        F.F
        FFF
    """
    assert stars(Edict.CAULDRONS, text, ruins="1,1") == 1


def test_cauldrons_takes_mountains_wasteland_and_monsters_for_closed() -> None:
    text = """
        .^.
        M.#
        .V.
    """
    assert stars(Edict.CAULDRONS, text) == 5


def test_cauldrons_counts_the_ruins_in_the_nook_of_the_wasteland() -> None:
    text = """
        ...........
        ........^..
        ...^.......
        .....#F....
        ....##.W...
        ....###....
        .....#.....
        .....^.....
        .........^.
        ..^........
        ...........
    """
    assert stars(Edict.CAULDRONS, text, side=Side.B) == 1


def test_cauldrons_gives_nothing_on_untouched_and_on_full_maps() -> None:
    for text in (EMPTY_A, EMPTY_B, full(Side.A), full(Side.B)):
        assert stars(Edict.CAULDRONS, text) == 0
