"""The sixteen edicts, the monsters and the solo titles, on maps scored by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from guildhall.games.cartographers.data import Edict, Side
from guildhall.games.cartographers.scoring import SCORERS, monster_loss, solo_rating, solo_title
from tests.games.cartographers.drawn import EMPTY_A, EMPTY_B, draw, loss, stars


def full(side: Side, sign: str = "F") -> str:
    """A map of a side with one terrain on every cell that can be drawn on."""
    return (EMPTY_A if side is Side.A else EMPTY_B).replace(".", sign)


def earning(edict: Edict, text: str, ruins: str | None = None) -> str:
    """The cells that earned the stars, by name, row by row."""
    board, sheet = draw(text, ruins=ruins)
    return board.grid.to_text(SCORERS[edict](board, sheet).cells)


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


# Canal Lake


def test_canal_lake_counts_water_and_field_side_by_side() -> None:
    text = """
        PPWW
        ....
        W.P.
    """
    assert stars(Edict.CANAL_LAKE, text) == 2
    assert earning(Edict.CANAL_LAKE, text) == "b1+c1"


def test_canal_lake_counts_each_cell_once() -> None:
    text = """
        .P.
        PWP
        .P.
    """
    assert stars(Edict.CANAL_LAKE, text) == 1 + 4


def test_canal_lake_does_not_count_corners() -> None:
    text = """
        P.
        .W
    """
    assert stars(Edict.CANAL_LAKE, text) == 0


@pytest.mark.parametrize("between", ["V", "F", "M", "^", "#", "."])
def test_canal_lake_needs_water_and_field_themselves_to_touch(between: str) -> None:
    assert stars(Edict.CANAL_LAKE, f"P{between}W") == 0


def test_canal_lake_scores_a_chequered_map_completely() -> None:
    text = """
        PWPW
        WPWP
        PWPW
    """
    assert stars(Edict.CANAL_LAKE, text) == 12


# Mages Valley


def test_mages_valley_counts_water_twice_and_field_once_beside_a_mountain() -> None:
    text = """
        .W.
        P^W
        .V.
    """
    assert stars(Edict.MAGES_VALLEY, text) == 2 + 1 + 2
    assert earning(Edict.MAGES_VALLEY, text) == "b1+a2+c2"


def test_mages_valley_counts_a_cell_between_two_mountains_once() -> None:
    assert stars(Edict.MAGES_VALLEY, "^W^") == 2
    assert stars(Edict.MAGES_VALLEY, "^P^") == 1


def test_mages_valley_does_not_count_corners() -> None:
    text = """
        W.P
        .^.
        P.W
    """
    assert stars(Edict.MAGES_VALLEY, text) == 0


def test_mages_valley_counts_only_the_cells_that_touch() -> None:
    assert stars(Edict.MAGES_VALLEY, "WW^PP") == 2 + 1


def test_mages_valley_does_not_take_wasteland_for_a_mountain() -> None:
    assert stars(Edict.MAGES_VALLEY, "W#P") == 0


@pytest.mark.parametrize("side", Side)
def test_mages_valley_counts_all_sides_of_all_mountains(side: Side) -> None:
    # Five mountains with four sides each; on side B one side is wasteland. No cell has two.
    sides = 20 if side is Side.A else 19
    assert stars(Edict.MAGES_VALLEY, full(side, "P")) == sides
    assert stars(Edict.MAGES_VALLEY, full(side, "W")) == 2 * sides


# The Golden Granary


def test_golden_granary_counts_water_beside_open_ruins() -> None:
    text = """
        .W.
        ...
        ...
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1") == 1
    assert stars(Edict.GOLDEN_GRANARY, text) == 0


def test_golden_granary_counts_water_beside_covered_ruins() -> None:
    text = """
        .W.
        WF.
        ...
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1") == 2


def test_golden_granary_counts_field_on_ruins_but_not_beside() -> None:
    text = """
        .P.
        PPP
        ...
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1") == 3


def test_golden_granary_gives_nothing_for_water_on_ruins_alone() -> None:
    text = """
        ...
        .W.
        ...
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1") == 0
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1 1,2") == 1


def test_golden_granary_counts_water_between_two_ruins_once() -> None:
    text = """
        ...
        .W.
        ...
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="0,1 2,1") == 1


def test_golden_granary_does_not_count_corners() -> None:
    text = """
        W..
        ...
        ..W
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1") == 0


def test_golden_granary_adds_water_and_field() -> None:
    text = """
        .W.
        WPP
        ...
    """
    assert stars(Edict.GOLDEN_GRANARY, text, ruins="1,1") == 1 + 1 + 3
    assert earning(Edict.GOLDEN_GRANARY, text, ruins="1,1") == "b1+a2+b2"


@pytest.mark.parametrize(("side", "water"), [(Side.A, 22), (Side.B, 20)])
def test_golden_granary_on_the_six_printed_ruins(side: Side, water: int) -> None:
    # Ruins have 24 sides. Side A: mountains c9 and i3 take one each. Side B: mountain d3 takes the
    # right of c3, wasteland the left and the bottom of g5, mountain c10 the left of d10.
    assert stars(Edict.GOLDEN_GRANARY, full(side, "P"), side=side) == 18
    assert stars(Edict.GOLDEN_GRANARY, full(side, "W"), side=side) == water


# Shoreside Expanse


def test_shoreside_expanse_counts_fields_and_waters_by_themselves() -> None:
    text = """
        ......
        .PP.W.
        .P....
        ......
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 6
    assert earning(Edict.SHORESIDE_EXPANSE, text) == "b2+c2+e2+b3"


def test_shoreside_expanse_drops_a_cluster_with_one_cell_on_the_edge() -> None:
    text = """
        .P....
        .PP.W.
        .....W
        ......
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 3
    assert earning(Edict.SHORESIDE_EXPANSE, text) == "e2"


def test_shoreside_expanse_drops_field_and_water_that_touch() -> None:
    text = """
        ......
        .PPWW.
        ......
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 0


def test_shoreside_expanse_does_not_take_wasteland_for_an_edge() -> None:
    text = """
        .....
        .P#W.
        .....
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 6


def test_shoreside_expanse_allows_corners_to_touch() -> None:
    text = """
        ....
        .P..
        ..W.
        ....
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 6


def test_shoreside_expanse_allows_all_other_neighbours() -> None:
    text = """
        .F...
        VPMW^
        .#.V.
        .....
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 6


def test_shoreside_expanse_counts_fields_touching_at_corners_apart() -> None:
    text = """
        ....
        .P..
        ..P.
        ....
    """
    assert stars(Edict.SHORESIDE_EXPANSE, text) == 6


# Wildholds


def test_wildholds_needs_six_cells() -> None:
    five = """
        VVVVV
        .....
    """
    six = """
        VVVVV
        V....
    """
    assert stars(Edict.WILDHOLDS, five) == 0
    assert stars(Edict.WILDHOLDS, six) == 8


def test_wildholds_gives_no_more_for_twelve_cells() -> None:
    text = """
        VVVVVV
        VVVVVV
    """
    assert stars(Edict.WILDHOLDS, text) == 8


def test_wildholds_counts_every_large_village() -> None:
    text = """
        VVV.VVV.V
        VVV.VVV.V
    """
    assert stars(Edict.WILDHOLDS, text) == 16
    assert earning(Edict.WILDHOLDS, text) == "a1+b1+c1+e1+f1+g1+a2+b2+c2+e2+f2+g2"


def test_wildholds_does_not_join_villages_at_corners() -> None:
    text = """
        VVV...
        ...VVV
    """
    assert stars(Edict.WILDHOLDS, text) == 0


def test_wildholds_does_not_mind_mountains() -> None:
    text = """
        VVV^
        VVV^
    """
    assert stars(Edict.WILDHOLDS, text) == 8


# Great City


def test_great_city_counts_the_largest_village_not_next_to_mountains() -> None:
    text = """
        VVV^.
        .....
        VV..V
    """
    assert stars(Edict.GREAT_CITY, text) == 2
    assert earning(Edict.GREAT_CITY, text) == "a3+b3"


def test_great_city_is_spoilt_by_one_cell_at_a_mountain() -> None:
    text = """
        VVVVV
        ....V
        .V..^
    """
    assert stars(Edict.GREAT_CITY, text) == 1


def test_great_city_gives_nothing_if_no_village_is_left() -> None:
    text = """
        V^V
        ...
        ...
    """
    assert stars(Edict.GREAT_CITY, text) == 0
    assert stars(Edict.GREAT_CITY, "F^P") == 0


def test_great_city_does_not_add_up_a_tie() -> None:
    assert stars(Edict.GREAT_CITY, "VV.VV") == 2


def test_great_city_may_touch_a_mountain_with_a_corner() -> None:
    text = """
        VV.
        ..^
    """
    assert stars(Edict.GREAT_CITY, text) == 2


def test_great_city_may_touch_wasteland_and_monsters() -> None:
    text = """
        VVV#
        MMM#
    """
    assert stars(Edict.GREAT_CITY, text) == 3


# Greengold Plains

KINDS = "FPWM^"


@pytest.mark.parametrize("kinds", [*combinations(KINDS, 3)], ids="".join)
def test_greengold_plains_counts_a_village_beside_three_kinds(kinds: tuple[str, ...]) -> None:
    top, left, right = kinds
    text = f"""
        .{top}.
        {left}V{right}
        ...
    """
    assert stars(Edict.GREENGOLD_PLAINS, text) == 3
    assert earning(Edict.GREENGOLD_PLAINS, text) == "b2"


@pytest.mark.parametrize("kinds", [*combinations(KINDS, 2)], ids="".join)
def test_greengold_plains_needs_a_third_kind(kinds: tuple[str, ...]) -> None:
    one, other = kinds
    text = f"""
        .{one}.
        {other}V{one}
        .{other}.
    """
    assert stars(Edict.GREENGOLD_PLAINS, text) == 0


def test_greengold_plains_does_not_count_wasteland_empty_cells_ruins_or_edge() -> None:
    wasteland = """
        .F.
        PV#
        ...
    """
    edge = """
        VP
        F.
    """
    assert stars(Edict.GREENGOLD_PLAINS, wasteland, ruins="2,1") == 0
    assert stars(Edict.GREENGOLD_PLAINS, edge) == 0


def test_greengold_plains_counts_what_is_drawn_on_ruins() -> None:
    text = """
        .F.
        PVW
        ...
    """
    assert stars(Edict.GREENGOLD_PLAINS, text, ruins="1,2") == 3


def test_greengold_plains_gathers_kinds_round_the_whole_village() -> None:
    text = """
        F......
        VVVVVVV
        ...P..M
    """
    assert stars(Edict.GREENGOLD_PLAINS, text) == 3


def test_greengold_plains_gives_no_more_for_five_kinds() -> None:
    text = """
        .FP.
        WVVM
        .^..
    """
    assert stars(Edict.GREENGOLD_PLAINS, text) == 3


def test_greengold_plains_counts_each_village_with_shared_neighbours() -> None:
    text = """
        .F.F.
        WVPVM
        .....
    """
    assert stars(Edict.GREENGOLD_PLAINS, text) == 6


def test_greengold_plains_does_not_count_corners() -> None:
    text = """
        F.P
        .V.
        W.M
    """
    assert stars(Edict.GREENGOLD_PLAINS, text) == 0


# Shieldgate


def test_shieldgate_counts_the_second_largest_village() -> None:
    text = """
        VVV.VV
        ......
        V....V
    """
    assert stars(Edict.SHIELDGATE, text) == 4
    assert earning(Edict.SHIELDGATE, text) == "e1+f1"


def test_shieldgate_counts_a_tied_largest_village() -> None:
    text = """
        VVV.VVV
        .......
        VV.....
    """
    assert stars(Edict.SHIELDGATE, text) == 6


def test_shieldgate_gives_nothing_for_a_single_village() -> None:
    assert stars(Edict.SHIELDGATE, "VVVV") == 0
    assert stars(Edict.SHIELDGATE, "....") == 0


def test_shieldgate_does_not_join_villages_at_corners() -> None:
    text = """
        VV..
        ..VV
    """
    assert stars(Edict.SHIELDGATE, text) == 4


def test_shieldgate_does_not_mind_mountains() -> None:
    text = """
        VVV^VV
        ......
    """
    assert stars(Edict.SHIELDGATE, text) == 4


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


# Whole maps: all edicts and the monsters counted by hand

MAP_A = """
    FFFF..VV...
    F..^FFFFF..
    .W......^P.
    .WP........
    .....W..M..
    ....P^VV...
    .....W.VV..
    ......P....
    PW^......P.
    .......^.VM
    M.......FFF
"""
STARS_A = {
    Edict.SENTINEL_WOOD: 8,  # a1-d1, a2, i11-k11
    Edict.GREENBOUGH: 3 + 11,
    Edict.TREETOWER: 3,  # a1, j11, k11
    Edict.STONESIDE_FOREST: 6,  # e2-i2 links d2 and i3; a1-d1 touches d2 only
    Edict.CANAL_LAKE: 4,  # b4 and c4, a9 and b9
    Edict.MAGES_VALLEY: 3 * 2 + 2,  # water f5, f7, b9; field e6, j3
    Edict.GOLDEN_GRANARY: 2 * 3 + 1,  # field on j3 and j9, water b4 under the covered b3
    Edict.SHORESIDE_EXPANSE: 6 * 3,  # j3, e6, g8, j9; f5, f7
    Edict.WILDHOLDS: 0,
    Edict.GREAT_CITY: 2,  # g1-h1; the four at g6 touch a mountain
    Edict.GREENGOLD_PLAINS: 3,  # j10: field, forest, monster
    Edict.SHIELDGATE: 2 * 2,  # sizes 4, 2, 1
    Edict.BORDERLANDS: 0,
    Edict.LOST_BARONY: 2 * 3,  # g1-h2 or j10-k11
    Edict.BROKEN_ROAD: 3,  # a11
    Edict.CAULDRONS: 1,  # g7
}
MAP_B = """
    .....F.....
    .....FFF^..
    ..P^FF..W..
    ..P..#..VV.
    ....##W....
    PPVV###WWFF
    .P.VV#VWP.F
    ..M.V^.WM..
    ...MVFW..^.
    ..^PMF...W.
    .....M.....
"""
STARS_B = {
    Edict.SENTINEL_WOOD: 3,  # f1, k6, k7
    Edict.GREENBOUGH: 7 + 6,
    Edict.TREETOWER: 1,  # f9
    Edict.STONESIDE_FOREST: 6,  # d3 and i2; f9-f10 touches f8 only
    Edict.CANAL_LAKE: 3,  # i7 with i6 and h7
    Edict.MAGES_VALLEY: 2 * 2 + 2,  # water i3, j10; field c3, d10
    Edict.GOLDEN_GRANARY: 3 * 3 + 1,  # field on c3, b7, d10; water h8 beside the covered i8
    Edict.SHORESIDE_EXPANSE: 6 * 3,  # c3-c4, d10; i3, g5, g9, j10
    Edict.WILDHOLDS: 8,  # c6-e9
    Edict.GREAT_CITY: 2,  # i4-j4; the six at c6 touch f8
    Edict.GREENGOLD_PLAINS: 3,  # c6-e9: field, forest, monster, mountain
    Edict.SHIELDGATE: 2 * 2,  # sizes 6, 2, 1
    Edict.BORDERLANDS: 2 * 6,  # row 6 and column f
    Edict.LOST_BARONY: 3 * 3,  # e5-g7
    Edict.BROKEN_ROAD: 3,  # a6-f11
    Edict.CAULDRONS: 3,  # c7, d8, g8
}


@pytest.mark.parametrize("edict", Edict)
def test_every_edict_on_a_whole_map_of_side_a(edict: Edict) -> None:
    assert stars(edict, MAP_A, side=Side.A) == STARS_A[edict]


@pytest.mark.parametrize("edict", Edict)
def test_every_edict_on_a_whole_map_of_side_b(edict: Edict) -> None:
    assert stars(edict, MAP_B, side=Side.B) == STARS_B[edict]


def test_monsters_on_whole_maps() -> None:
    assert loss(MAP_A) == -7  # 4 round i5, k9, a10 and b11
    assert loss(MAP_B) == -8  # c7, b8, d8, c9, e11, g11, i9, j8


# Monsters


def test_monsters_cost_each_unfilled_neighbour() -> None:
    text = """
        ...
        .M.
        ...
    """
    assert loss(text) == -4
    board, sheet = draw(text)
    assert board.grid.to_text(monster_loss(board, sheet).cells) == "b1+a2+c2+b3"


def test_monsters_cost_a_cell_between_several_only_once() -> None:
    assert loss("M.M") == -1
    text = """
        .M.
        M.M
        .M.
    """
    assert loss(text) == -5


def test_monsters_on_the_edge_cost_nothing_beyond_it() -> None:
    text = """
        M..
        ...
        .M.
    """
    assert loss(text) == -2 - 3


def test_monsters_cost_nothing_beside_mountains_wasteland_or_drawn_cells() -> None:
    text = """
        .F.
        #M^
        .M.
        .P.
    """
    assert loss(text) == -2


def test_monsters_cost_open_ruins_but_not_covered_ones() -> None:
    for text, expected in (("M.", -1), ("MV", 0)):
        board, sheet = draw(text, ruins="0,1")
        assert monster_loss(board, sheet).stars == expected


def test_no_monsters_cost_nothing() -> None:
    assert loss(EMPTY_A) == loss(EMPTY_B) == 0
    assert loss(full(Side.A, "M")) == loss(full(Side.B, "M")) == 0


# Solo


SOLO_RATINGS = {
    Edict.SENTINEL_WOOD: 25,
    Edict.GREENBOUGH: 22,
    Edict.TREETOWER: 17,
    Edict.STONESIDE_FOREST: 18,
    Edict.CANAL_LAKE: 24,
    Edict.MAGES_VALLEY: 22,
    Edict.GOLDEN_GRANARY: 20,
    Edict.SHORESIDE_EXPANSE: 27,
    Edict.WILDHOLDS: 16,
    Edict.GREAT_CITY: 16,
    Edict.GREENGOLD_PLAINS: 21,
    Edict.SHIELDGATE: 20,
    Edict.BORDERLANDS: 24,
    Edict.LOST_BARONY: 24,
    Edict.BROKEN_ROAD: 24,
    Edict.CAULDRONS: 20,
}


@pytest.mark.parametrize("edict", Edict)
def test_solo_rating_takes_off_the_silver_number_of_each_edict(edict: Edict) -> None:
    assert solo_rating((edict,), 100) == 100 - SOLO_RATINGS[edict]


def test_solo_rating_takes_off_all_four_silver_numbers() -> None:
    edicts = (Edict.TREETOWER, Edict.SHORESIDE_EXPANSE, Edict.GREAT_CITY, Edict.CAULDRONS)
    assert solo_rating(edicts, 95) == 95 - (17 + 27 + 16 + 20)
    assert solo_rating(edicts, 0) == -80


@pytest.mark.parametrize(
    ("rating", "title"),
    [
        (120, "legendary_cartographer"),
        (30, "legendary_cartographer"),
        (29, "master_mapsmith"),
        (20, "master_mapsmith"),
        (19, "journeyman_topographer"),
        (10, "journeyman_topographer"),
        (9, "apprentice_surveyor"),
        (0, "apprentice_surveyor"),
        (-1, "amateur_assessor"),
        (-5, "amateur_assessor"),
        (-6, "inept_assistant"),
        (-10, "inept_assistant"),
        (-11, "dimwitted_doodler"),
        (-20, "dimwitted_doodler"),
        (-21, "oblivious_inkdrinker"),
        (-30, "oblivious_inkdrinker"),
        (-31, None),
        (-90, None),
    ],
)
def test_solo_title_at_every_boundary(rating: int, title: str | None) -> None:
    assert solo_title(rating) == title
