"""All edicts on whole maps, monsters, and the solo titles, on maps scored by hand."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.data import Edict, Side
from guildhall.games.cartographers.scoring import monster_loss, solo_rating, solo_title
from tests.games.cartographers.drawn import EMPTY_A, EMPTY_B, draw, full, loss, stars

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
