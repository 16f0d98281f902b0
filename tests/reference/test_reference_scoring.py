"""The reference scores of each card, counted by hand."""

from __future__ import annotations

from .cartographers_cards import (
    EDICT_GROUPS,
    EXPLORE_CARDS,
    MAPS,
    SEASONS,
    SOLO_RATINGS,
)
from .cartographers_scoring import (
    monster_cost,
    score_edict,
)
from .cartographers_shapes import (
    cell_from_name,
    cell_name,
    orientations,
    parse_map,
    shape_cells,
)
from .tables import rows, score


def test_card_data() -> None:
    assert len(EXPLORE_CARDS) == 13
    assert sum(card.time for card in EXPLORE_CARDS.values()) == 16
    assert [season.duration for season in SEASONS] == [8, 8, 7, 6]
    assert len(SOLO_RATINGS) == 16
    assert sorted(SOLO_RATINGS) == sorted(name for g in EDICT_GROUPS.values() for name in g)
    for side, free in (("A", 116), ("B", 109)):
        grid, ruins = parse_map(MAPS[side])
        assert sum(line.count(".") for line in grid) == free
        assert sum(line.count("^") for line in grid) == 5
        assert len(ruins) == 6


def test_names_and_orientations() -> None:
    assert cell_name((3, 2)) == "c4"
    assert cell_from_name("k11") == (10, 10)
    assert len(orientations(shape_cells(("####",)))) == 2
    assert len(orientations(shape_cells(("..##", "###.")))) == 8
    assert len(orientations(shape_cells((".#.", "###", ".#.")))) == 1
    assert len(orientations(shape_cells(("#..", "###", "#..")))) == 4
    assert len(orientations(shape_cells(("#.", "##", ".#")))) == 4


def test_sentinel_wood() -> None:
    # Corner once, two more edge cells; the inner cell and the one by wasteland do not count.
    assert score("sentinel_wood", "F.F.. .F#.. ..... ....F") == 3
    assert score("sentinel_wood", "..... .F#.. .....") == 0


def test_greenbough() -> None:
    assert score("greenbough", "F.... ..... F...F") == 4
    assert score("greenbough", "FFF FFF FFF") == 6
    assert score("greenbough", "... .V. ...") == 0


def test_treetower() -> None:
    # Corner closed by edge, monster and mountain.
    assert score("treetower", "F^. M.. ...") == 1
    assert score("treetower", ".#. WF^ .M.") == 1
    # An open ruins cell is unfilled.
    assert score("treetower", ".#. WF. .M.", {(1, 2)}) == 0
    assert score("treetower", "FF FF") == 4


def test_stoneside_forest() -> None:
    assert score("stoneside_forest", "^F^ ... ...") == 6
    # One mountain touched twice, or mountains side by side without forest.
    assert score("stoneside_forest", "FF. F^. ...") == 0
    assert score("stoneside_forest", "^^. ... ..F") == 0
    # A mountain linked by two clusters counts once: mountains 1-2 and 2-3.
    assert score("stoneside_forest", "^F^F^") == 9
    # A forest of one mountain besides a linked pair adds nothing.
    assert score("stoneside_forest", "^F^.F^") == 6


def test_canal_lake() -> None:
    # Middle water has two fields beside it and counts once.
    assert score("canal_lake", "PWP ... ...") == 3
    assert score("canal_lake", "P.. .W. ...") == 0
    assert score("canal_lake", "DW. ... ...") == 2
    assert score("canal_lake", "PPW PPW ...") == 4


def test_mages_valley() -> None:
    assert score("mages_valley", ".W. P^W .V.") == 2 + 1 + 2
    # Beside two mountains counts once; diagonal not at all.
    assert score("mages_valley", "^W^ ... ...") == 2
    assert score("mages_valley", "^.. .W. ...") == 0
    assert score("mages_valley", "^D. ... ...") == 1


def test_golden_granary() -> None:
    ruins = {(1, 1)}
    assert score("golden_granary", ".W. ... ...", ruins) == 1
    assert score("golden_granary", ".W. WF. ...", ruins) == 2
    # Field on ruins; the field beside it earns nothing.
    assert score("golden_granary", "... PP. ...", ruins) == 3
    # Water on ruins earns nothing unless other ruins are beside it.
    assert score("golden_granary", "... .W. ...", ruins) == 0
    assert score("golden_granary", "... .W. ...", {(1, 1), (1, 2)}) == 1
    assert score("golden_granary", "... .D. ...", ruins) == 3
    # Beside two ruins still once.
    assert score("golden_granary", "... .W. ...", {(0, 1), (2, 1)}) == 1


def test_shoreside_expanse() -> None:
    assert score("shoreside_expanse", "..... .P... ...W. .....") == 6
    # Touching the edge, or one another.
    assert score("shoreside_expanse", ".P... .P... ...W. .....") == 3
    assert score("shoreside_expanse", "..... .PW.. ..... .....") == 0
    # Wasteland is no edge; a diagonal is no contact.
    assert score("shoreside_expanse", "..... .P#.. ..W.. .....") == 6
    # The field and village cell is field for both.
    assert score("shoreside_expanse", "..... .DW.. ..... .....") == 0
    assert score("shoreside_expanse", "..... .D... ..... .....") == 3


def test_wildholds() -> None:
    assert score("wildholds", "VVVVV ..... .....") == 0
    assert score("wildholds", "VVVVV V.... .....") == 8
    assert score("wildholds", "VVVVV VVVVV VV...") == 8
    assert score("wildholds", "VVV.VVV VVV.VVV") == 16
    assert score("wildholds", "VVVDVV ......") == 8


def test_great_city() -> None:
    # The larger cluster touches a mountain.
    assert score("great_city", "VVV^. ..... VV...") == 2
    assert score("great_city", "V^... ..... .....") == 0
    assert score("great_city", "VV.VV ..... .....") == 2
    # A corner contact with a mountain is no contact.
    assert score("great_city", "VV... ..^.. .....") == 2


def test_greengold_plains() -> None:
    assert score("greengold_plains", ".F. MV^ ...") == 3
    # Twice the same type, empty cells, wasteland and edge do not count.
    assert score("greengold_plains", ".F. FV# .W.") == 0
    # The field and village cell inside the cluster is not its neighbour.
    assert score("greengold_plains", ".FW. .VD. ....") == 0
    assert score("greengold_plains", ".FWP .VD. ....") == 0
    assert score("greengold_plains", ".FW. .VDP ....") == 3
    assert score("greengold_plains", ".F.F. WVPVM ..^..") == 6


def test_shieldgate() -> None:
    assert score("shieldgate", "VVV.VV ......") == 4
    assert score("shieldgate", "VVV.VVV ....... V......") == 6
    assert score("shieldgate", "VVVV ....") == 0
    assert score("shieldgate", "V.DVV ..... VVV..") == 6


def test_borderlands() -> None:
    assert score("borderlands", "F^#M ...P ...W") == 12
    assert score("borderlands", "FFF FFF FFF") == 36
    assert score("borderlands", "F.F ... ...") == 0


def test_lost_barony() -> None:
    for side, expected in (("A", 3), ("B", 6)):
        grid, ruins = parse_map(MAPS[side])
        assert score_edict("lost_barony", grid, ruins) == expected
    assert score("lost_barony", ".... ....") == 0
    assert score("lost_barony", "FM^. VW#. PPP. ....") == 9
    assert score("lost_barony", "FFFF FFFF") == 6


def test_broken_road() -> None:
    # Lone corner cell bottom left, then the main diagonal.
    assert score("broken_road", "... ... F..") == 3
    assert score("broken_road", "F.. .^. ..M") == 3
    # The other slant never counts, except for its cell in the corner.
    assert score("broken_road", "..F .F. F..") == 3
    assert score("broken_road", "FFF FFF FFF") == 9
    # Wider than high: all start cells reach the bottom row.
    assert score("broken_road", "F.... .F...") == 3
    # Higher than wide: the upper diagonals leave at the right.
    assert score("broken_road", "FF FF FF FF") == 6
    full = ["F" * 11] * 11
    assert score_edict("broken_road", full, set()) == 33


def test_cauldrons() -> None:
    assert score("cauldrons", ".F. F.F .F.") == 5
    assert score("cauldrons", "FFFF F..F FFFF") == 0
    assert score("cauldrons", "F^F M.# FFF", {(1, 1)}) == 1


def test_monster_cost() -> None:
    assert monster_cost(rows("M.M ... ...")) == 3
    assert monster_cost(rows("MF. ^.. ...")) == 0
    assert monster_cost(rows("... .M. ...")) == 4
    assert monster_cost(rows("... ... ...")) == 0
