"""Edicts of field and water, on maps scored by hand."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.data import Edict, Side
from tests.games.cartographers.drawn import earning, full, stars

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
