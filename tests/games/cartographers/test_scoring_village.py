"""Village edicts, on maps scored by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from guildhall.games.cartographers.data import Edict
from tests.games.cartographers.drawn import earning, stars

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
