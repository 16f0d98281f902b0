"""Forest edicts, on maps scored by hand."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.data import Edict, Side
from tests.games.cartographers.drawn import earning, full, stars

# Sentinel Wood


def test_sentinel_wood_counts_forest_on_the_edge() -> None:
    text = """
        F.F.
        ....
        .F.F
        ....
    """
    assert stars(Edict.SENTINEL_WOOD, text) == 3
    assert earning(Edict.SENTINEL_WOOD, text) == "a1+c1+d3"


def test_sentinel_wood_counts_a_corner_once() -> None:
    text = """
        F.F
        ...
        F.F
    """
    assert stars(Edict.SENTINEL_WOOD, text) == 4


def test_sentinel_wood_does_not_take_wasteland_for_an_edge() -> None:
    text = """
        .....
        .F#F.
        .....
    """
    assert stars(Edict.SENTINEL_WOOD, text) == 0


def test_sentinel_wood_counts_forest_only() -> None:
    text = """
        VPF
        W.M
        ^#.
    """
    assert stars(Edict.SENTINEL_WOOD, text) == 1


@pytest.mark.parametrize("side", Side)
def test_sentinel_wood_gives_forty_for_a_full_edge(side: Side) -> None:
    assert stars(Edict.SENTINEL_WOOD, full(side)) == 40


# Greenbough


def test_greenbough_counts_rows_and_columns_with_forest() -> None:
    text = """
        F....
        .....
        F...F
    """
    assert stars(Edict.GREENBOUGH, text) == 2 + 2
    assert earning(Edict.GREENBOUGH, text) == "a1+a3+e3"


def test_greenbough_counts_one_cell_for_its_row_and_its_column() -> None:
    text = """
        ...
        .F.
        ...
    """
    assert stars(Edict.GREENBOUGH, text) == 2


def test_greenbough_counts_a_line_once_however_much_forest_it_has() -> None:
    text = """
        FFFF
        ....
    """
    assert stars(Edict.GREENBOUGH, text) == 1 + 4


def test_greenbough_counts_forest_only() -> None:
    text = """
        VPW
        M^#
    """
    assert stars(Edict.GREENBOUGH, text) == 0


def test_greenbough_gives_twenty_two_at_most() -> None:
    slant = """
        .F.........
        ..F^.......
        ...F....^..
        ....F......
        .....F.....
        .....^F....
        .......F...
        ........F..
        ..^......F.
        .......^..F
        F..........
    """
    assert stars(Edict.GREENBOUGH, slant, side=Side.A) == 22
    assert stars(Edict.GREENBOUGH, full(Side.A)) == 22
    assert stars(Edict.GREENBOUGH, full(Side.B)) == 22


# Treetower


def test_treetower_counts_forest_closed_in_on_four_sides() -> None:
    text = """
        .#.
        WF^
        .M.
    """
    assert stars(Edict.TREETOWER, text) == 1
    assert earning(Edict.TREETOWER, text) == "b2"


def test_treetower_takes_the_edge_for_closed() -> None:
    text = """
        F^.
        M..
        ..P
        .VF
    """
    assert stars(Edict.TREETOWER, text) == 2


def test_treetower_does_not_count_forest_with_one_open_side() -> None:
    text = """
        .V.
        VF.
        .V.
    """
    assert stars(Edict.TREETOWER, text) == 0


def test_treetower_takes_ruins_for_open_until_they_are_drawn_on() -> None:
    uncovered = """
        .V.
        VF.
        .V.
    """
    covered = """
        .V.
        VFP
        .V.
    """
    assert stars(Edict.TREETOWER, uncovered, ruins="1,2") == 0
    assert stars(Edict.TREETOWER, covered, ruins="1,2") == 1


def test_treetower_lets_forest_close_in_forest() -> None:
    text = """
        FFF
        FFF
        FF.
    """
    assert stars(Edict.TREETOWER, text) == 6
    assert earning(Edict.TREETOWER, text) == "a1+b1+c1+a2+b2+a3"


@pytest.mark.parametrize(("side", "forest"), [(Side.A, 116), (Side.B, 109)])
def test_treetower_counts_every_cell_of_a_full_forest(side: Side, forest: int) -> None:
    assert stars(Edict.TREETOWER, full(side)) == forest


# Stoneside Forest


def test_stoneside_forest_counts_mountains_linked_by_forest() -> None:
    text = """
        ^F^
        ...
    """
    assert stars(Edict.STONESIDE_FOREST, text) == 6
    assert earning(Edict.STONESIDE_FOREST, text) == "a1+b1+c1"


def test_stoneside_forest_needs_two_different_mountains() -> None:
    text = """
        FFF.
        F^F.
        FFF.
        ...^
    """
    assert stars(Edict.STONESIDE_FOREST, text) == 0


def test_stoneside_forest_does_not_link_mountains_side_by_side() -> None:
    assert stars(Edict.STONESIDE_FOREST, "^^F") == 0


def test_stoneside_forest_counts_a_mountain_once_in_several_links() -> None:
    ring = """
        FFF
        ^.^
        FFF
    """
    assert stars(Edict.STONESIDE_FOREST, ring) == 6
    assert stars(Edict.STONESIDE_FOREST, "^F^F^") == 9


def test_stoneside_forest_needs_sides_not_corners() -> None:
    apart = """
        ^F..
        ..F^
    """
    below = """
        ^.^
        .F.
    """
    assert stars(Edict.STONESIDE_FOREST, apart) == 0
    assert stars(Edict.STONESIDE_FOREST, below) == 0


def test_stoneside_forest_leaves_out_a_mountain_with_its_own_forest() -> None:
    assert stars(Edict.STONESIDE_FOREST, "^F^.F^") == 6
    assert earning(Edict.STONESIDE_FOREST, "^F^.F^") == "a1+b1+c1"


def test_stoneside_forest_is_not_led_through_other_terrain() -> None:
    assert stars(Edict.STONESIDE_FOREST, "^FVF^") == 0
    assert stars(Edict.STONESIDE_FOREST, "^F#F^") == 0


@pytest.mark.parametrize("side", Side)
def test_stoneside_forest_gives_fifteen_for_all_mountains(side: Side) -> None:
    assert stars(Edict.STONESIDE_FOREST, full(side)) == 15
