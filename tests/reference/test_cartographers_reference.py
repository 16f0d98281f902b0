"""Hand-checked cases for the reference rules of Cartographers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

import pytest

from .cartographers import (
    Cell,
    ReferenceGame,
    cell_from_name,
    cell_name,
    corner_search,
    grid_cells,
    monster_cost,
    orientations,
    parse_map,
    ring_walk,
    score_edict,
    shape_cells,
)
from .cartographers_cards import (
    AMBUSH_CARDS,
    EDICT_GROUPS,
    EXPLORE_CARDS,
    MAPS,
    SEASONS,
    SKILL_COSTS,
    SOLO_RATINGS,
)

EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")


def rows(text: str) -> list[str]:
    """A grid from a text with one word per row."""
    return text.split()


def score(edict_id: str, text: str, ruins: set[Cell] | None = None) -> int:
    """The score of a small grid."""
    return score_edict(edict_id, rows(text), ruins or set())


def cells(names: str) -> set[Cell]:
    """Cells from names such as a1 b2."""
    return {cell_from_name(name) for name in names.split()}


def set_map(game: ReferenceGame, seat: int, grid: Sequence[str]) -> None:
    """Put a whole picture on a sheet."""
    game.sheets[seat].cells = grid_cells(grid)


def fill_all_but(game: ReferenceGame, seat: int, names: str, letter: str = "F") -> None:
    """Fill every free cell except the named ones."""
    keep = cells(names)
    sheet = game.sheets[seat].cells
    for cell, old in sheet.items():
        if old == "." and cell not in keep:
            sheet[cell] = letter


def give_coins(game: ReferenceGame, seat: int, number: int) -> None:
    """Colour some coins."""
    game.sheets[seat].earned = number


# ---------------------------------------------------------------- data


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


# ---------------------------------------------------------------- scoring cards


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


# ---------------------------------------------------------------- solo ambush

FIRST_PLACES: list[tuple[str, str, set[Cell]]] = [
    ("A", "goblin_attack", {(8, 8), (9, 9), (10, 10)}),
    ("A", "bugbear_assault", {(0, 8), (0, 10), (1, 8), (1, 10)}),
    ("A", "kobold_onslaught", {(8, 0), (9, 0), (9, 1), (10, 0)}),
    ("A", "gnoll_raid", {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)}),
    ("B", "goblin_attack", {(8, 8), (9, 9), (10, 10)}),
    ("B", "bugbear_assault", {(2, 8), (2, 10), (3, 8), (3, 10)}),
    ("B", "kobold_onslaught", {(8, 0), (9, 0), (9, 1), (10, 0)}),
    ("B", "gnoll_raid", {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)}),
]

THREE_PLACES: list[tuple[str, list[set[Cell]]]] = [
    (
        "goblin_attack",
        [
            {(8, 8), (9, 9), (10, 10)},
            {(7, 8), (8, 9), (9, 10)},
            {(6, 8), (7, 9), (8, 10)},
        ],
    ),
    (
        "bugbear_assault",
        [
            {(0, 8), (0, 10), (1, 8), (1, 10)},
            {(3, 8), (3, 10), (4, 8), (4, 10)},
            {(5, 8), (5, 10), (6, 8), (6, 10)},
        ],
    ),
    (
        "kobold_onslaught",
        [
            {(8, 0), (9, 0), (9, 1), (10, 0)},
            {(5, 0), (6, 0), (6, 1), (7, 0)},
            {(2, 0), (3, 0), (3, 1), (4, 0)},
        ],
    ),
    (
        "gnoll_raid",
        [
            {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)},
            {(3, 0), (3, 1), (4, 0), (5, 0), (5, 1)},
            {(6, 0), (6, 1), (7, 0), (8, 0), (8, 1)},
        ],
    ),
]


@pytest.mark.parametrize(("side", "card", "place"), FIRST_PLACES)
def test_solo_ambush_on_untouched_map(side: str, card: str, place: set[Cell]) -> None:
    game = ReferenceGame(1, side, EDICTS)
    game.reveal(card)
    assert {cell for cell, letter in game.sheets[0].cells.items() if letter == "M"} == place
    assert game.waiting() == set()
    assert game.chances()


@pytest.mark.parametrize(("card", "places"), THREE_PLACES)
def test_solo_ambush_three_times(card: str, places: list[set[Cell]]) -> None:
    game = ReferenceGame(1, "A", EDICTS)
    data = AMBUSH_CARDS[card]
    for place in places:
        sheet = game.sheets[0]
        found = corner_search(shape_cells(data.rows), sheet.free(), data.corner, data.direction)
        assert found is not None
        assert set(found) == place
        sheet.draw("monster", place)


def test_ring_walk() -> None:
    walk = ring_walk(0, 0, 2, 2, "bottom_right", "counterclockwise")
    assert walk == [(2, 2), (1, 2), (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1)]
    walk = ring_walk(0, 0, 2, 2, "top_right", "clockwise")
    assert walk == [(0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (0, 0), (0, 1)]
    # Last rings that are a line or a point.
    assert ring_walk(4, 4, 5, 4, "top_right", "clockwise") == [(4, 4), (5, 4)]
    assert ring_walk(4, 4, 4, 5, "bottom_left", "clockwise") == [(4, 4), (4, 5)]
    assert ring_walk(4, 4, 4, 4, "bottom_right", "counterclockwise") == [(4, 4)]


def test_corner_search_tries_every_anchor() -> None:
    for card in AMBUSH_CARDS.values():
        height, width = len(card.rows), len(card.rows[0])
        tried: list[Cell] = []
        for ring in range(6):
            bottom, right = 11 - height - ring, 11 - width - ring
            if ring <= bottom and ring <= right:
                tried += ring_walk(ring, ring, bottom, right, card.corner, card.direction)
        assert len(tried) == len(set(tried)) == (12 - height) * (12 - width)


def test_solo_ambush_inner_rings() -> None:
    # Anchors (7, 7) and (1, 1) both lie on ring 1, whose start is (7, 7).
    game = ReferenceGame(1, "A", EDICTS)
    fill_all_but(game, 0, "h8 i9 j10 b2 c3 d4")
    game.reveal("goblin_attack")
    assert game.sheets[0].free() == cells("b2 c3 d4")
    # Ring 0 goes first although its anchor (0, 0) is at the far end of the walk.
    game = ReferenceGame(1, "A", EDICTS)
    fill_all_but(game, 0, "h8 i9 j10 a1 b2 c3")
    game.reveal("goblin_attack")
    assert game.sheets[0].free() == cells("h8 i9 j10")


def test_solo_ambush_without_place() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    fill_all_but(game, 0, "a1 a2 c1")
    before = game.grid(0)
    game.reveal("goblin_attack")
    assert game.grid(0) == before
    assert not game.over


# ---------------------------------------------------------------- deck


def test_chances_and_ambush_cards() -> None:
    game = ReferenceGame(2, "A", EDICTS)
    chances = game.chances()
    assert len(chances) == 17
    assert chances["orchard"] == Fraction(1, 14)
    assert chances["gnoll_raid"] == Fraction(1, 56)
    assert sum(chances.values()) == 1
    game.reveal("temple_ruins")
    assert game.chances()["orchard"] == Fraction(1, 13)
    game.reveal("gnoll_raid")
    assert game.waiting() == {0, 1}
    assert game.chances() == {}
    for seat in (1, 0):
        game.play(seat, min(game.legal(seat)))
        game.play(seat, "done")
    chances = game.chances()
    assert set(chances) == set(EXPLORE_CARDS) - {"temple_ruins"}
    assert chances["orchard"] == Fraction(1, 12)
    # The ruins duty outlives the ambush.
    game.reveal("rift_lands")
    assert {move.split()[2] for move in game.legal(0)} <= {cell_name(cell) for cell in game.ruins}


def play_simple(game: ReferenceGame, card: str) -> None:
    """Reveal a card and let every seat draw the first move."""
    game.reveal(card)
    while game.waiting():
        seat = min(game.waiting())
        legal = game.legal(seat)
        game.play(seat, "done" if "done" in legal else min(legal))


def test_season_end_and_new_deck() -> None:
    game = ReferenceGame(2, "A", EDICTS)
    for card in ("orchard", "homestead", "marshlands"):
        play_simple(game, card)
        assert game.seasons(0) == []
    play_simple(game, "fishing_village")
    assert len(game.seasons(0)) == len(game.seasons(1)) == 1
    chances = game.chances()
    # Two ambush cards in the deck, each of the four equally likely.
    assert chances["orchard"] == Fraction(1, 15)
    assert chances["goblin_attack"] == Fraction(2, 60)


# ---------------------------------------------------------------- drawing, coins, duty


def test_main_draw_and_notation() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    game.reveal("great_river")
    legal = game.legal(0)
    assert "draw water a1+a2+a3 coin" in legal
    assert "draw water a1+b1+c1 coin" in legal
    assert "draw water a1+a2+a3" not in legal
    # The mountain d2 is in the way.
    assert "draw water d1+d2+d3 coin" not in legal
    assert "draw water a1+a2+b2+b3+c3" in legal
    game.play(0, "draw water a1+a2+a3 coin")
    assert game.grid(0)[0][0] == "."
    assert game.coins(0) == 0
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.grid(0)[2][0] == "W"
    assert game.coins(0) == 1


def test_mountain_coins() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    for name in ("d1", "c2", "e2"):
        game.sheets[0].cells[cell_from_name(name)] = "F"
    game.reveal("farmland")
    game.play(0, "draw field d3+d4 coin")
    game.play(0, "done")
    assert game.coins(0) == 2
    # Side B: wasteland already closes one side of the mountain f8.
    game = ReferenceGame(1, "B", EDICTS)
    for name in ("e8", "g8"):
        game.sheets[0].cells[cell_from_name(name)] = "F"
    game.reveal("rift_lands")
    game.play(0, "draw monster f9")
    game.play(0, "done")
    assert game.coins(0) == 1


def test_coin_track_is_limited() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    give_coins(game, 0, 14)
    game.sheets[0].crossed = 3
    game.reveal("farmland")
    game.play(0, "draw field a1+b1 coin")
    game.play(0, "done")
    assert game.coins(0) == 11


def test_coin_goes_to_the_owner_of_a_passed_map() -> None:
    game = ReferenceGame(2, "A", EDICTS)
    for name in ("d1", "c2", "e2"):
        game.sheets[0].cells[cell_from_name(name)] = "F"
    game.reveal("kobold_onslaught")
    game.play(1, "draw monster d3+c4+d4+d5")
    game.play(1, "done")
    assert game.coins(0) == 0
    game.play(0, min(game.legal(0)))
    game.play(0, "done")
    assert (game.coins(0), game.coins(1)) == (1, 0)
    assert game.grid(0)[2][3] == "M"


def test_direction_of_passing() -> None:
    for card, owner_of_zero in (("kobold_onslaught", 2), ("gnoll_raid", 1)):
        game = ReferenceGame(3, "A", EDICTS)
        fill_all_but(game, owner_of_zero, "a1 k11")
        game.reveal(card)
        # Only the map that seat 0 draws on is nearly full: one monster cell anywhere.
        assert game.legal(0) == {"draw monster a1", "draw monster k11"}
        assert len(game.legal(1)) > 2
        assert len(game.legal(2)) > 2


def test_ruins_duty() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    game.reveal("temple_ruins")
    assert game.waiting() == set()
    game.reveal("outpost_ruins")
    game.reveal("fishing_village")
    for move in game.legal(0):
        assert cells(move.split()[2].replace("+", " ")) & game.ruins
    game.play(0, "draw village b2+b3+b4+b5")
    game.play(0, "done")
    # The flag is gone.
    game.reveal("orchard")
    assert "draw forest a1+b1+c1+c2" in game.legal(0)


def test_ruins_fallback() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    for cell in game.ruins:
        game.sheets[0].cells[cell] = "F"
    game.reveal("temple_ruins")
    game.reveal("hamlet")
    legal = game.legal(0)
    assert len(legal) == 110 * 5
    assert "draw monster a1" in legal
    assert not any(move.endswith("coin") for move in legal)


def test_fallback_without_ruins() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    fill_all_but(game, 0, "a1 c1")
    game.reveal("farmland")
    assert game.legal(0) == {
        f"draw {terrain} {cell}"
        for terrain in ("forest", "village", "field", "water", "monster")
        for cell in ("a1", "c1")
    }


def test_full_map_with_several_seats() -> None:
    game = ReferenceGame(2, "A", EDICTS)
    fill_all_but(game, 0, "")
    game.reveal("orchard")
    assert game.waiting() == {1}
    assert game.legal(0) == set()
    fill_all_but(game, 1, "")
    game.turns[1].sheet = game.sheets[1].copy()
    game.play(1, "done")
    for card in ("homestead", "marshlands", "fishing_village"):
        game.reveal(card)
        assert game.waiting() == set()
    assert len(game.seasons(0)) == 1


@pytest.mark.parametrize(
    ("full_map", "scored"), [("score_season", 1), ("stop", 0), ("score_all", 4)]
)
def test_solo_full_map(full_map: str, scored: int) -> None:
    game = ReferenceGame(1, "A", EDICTS, full_map=full_map)
    fill_all_but(game, 0, "a1")
    game.reveal("rift_lands")
    game.play(0, "draw field a1")
    game.play(0, "done")
    assert game.over
    assert game.chances() == {}
    assert len(game.seasons(0)) == scored
    assert game.winners() == {0}
    if scored:
        # 40 border cells, one of them field; 22 full rows and columns.
        assert game.seasons(0)[0] == {"edict1": 39, "edict2": 0, "coins": 0, "monsters": 0}
    if scored == 4:
        assert game.seasons(0)[3] == {"edict1": 132, "edict2": 39, "coins": 0, "monsters": 0}
        assert game.total(0) == 39 + 0 + 132 + 171
        assert game.rating() == game.total(0) - (25 + 24 + 16 + 24)


def test_solo_full_map_by_ambush() -> None:
    game = ReferenceGame(1, "A", EDICTS)
    fill_all_but(game, 0, "a1 a2 a3 b1 b3")
    game.reveal("gnoll_raid")
    assert game.over
    assert len(game.seasons(0)) == 1


def test_winners_and_tie_break() -> None:
    game = ReferenceGame(3, "A", EDICTS)
    game.over = True
    game.results = [
        [{"edict1": 10, "edict2": 0, "coins": 0, "monsters": -2}],
        [{"edict1": 9, "edict2": 0, "coins": 0, "monsters": -1}],
        [{"edict1": 6, "edict2": 0, "coins": 0, "monsters": 0}],
    ]
    assert game.winners() == {1}
    game.results[2][0]["edict1"] = 8
    assert game.winners() == {2}
    game.results[1] = [{"edict1": 5, "edict2": 3, "coins": 0, "monsters": 0}]
    assert game.winners() == {1, 2}


# ---------------------------------------------------------------- skills


def uses(legal: set[str]) -> set[str]:
    """The use moves among legal moves."""
    return {move for move in legal if move.startswith("use")}


def test_stealth() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("stealth", "search", "acrobatics"))
    game.reveal("farmland")
    assert uses(game.legal(0)) == {"use stealth"}
    game.play(0, "use stealth")
    legal = game.legal(0)
    # The domino leaves one edge cell, the cross an arm, a side or more.
    assert "draw field a1 coin" in legal
    assert "draw field a5" in legal
    assert "draw field a1+b1+a2" in legal
    assert "draw field a4+a5+b5+a6" in legal
    assert "draw field a1+a2 coin" not in legal
    assert "draw field b2" not in legal
    assert len([move for move in legal if move.endswith("coin")]) == 40
    game.play(0, "draw field a1 coin")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.coins(0) == 1
    game.reveal("orchard")
    assert uses(game.legal(0)) == set()


def test_stealth_with_ruins_duty() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("stealth", "search", "acrobatics"))
    game.reveal("temple_ruins")
    game.reveal("fishing_village")
    game.play(0, "use stealth")
    assert game.legal(0) == {
        f"draw {terrain} {names}"
        for terrain in ("village", "water")
        for names in (
            "a3+b3",
            "a3+b3+c3",
            "j3+k3",
            "a9+b9",
            "j9+k9",
            "i9+j9+k9",
            "b1+b2+b3",
            "j1+j2+j3",
            "f1+f2",
            "f1+f2+f3",
            "b9+b10+b11",
            "j9+j10+j11",
            "f10+f11",
            "f9+f10+f11",
        )
    }


def test_secret_knowledge() -> None:
    skills = ("secret_knowledge", "search", "acrobatics")
    game = ReferenceGame(1, "A", EDICTS, skills)
    game.reveal("homestead")
    assert uses(game.legal(0)) == set()
    game = ReferenceGame(1, "A", EDICTS, skills)
    game.reveal("farmland")
    game.play(0, "use secret_knowledge")
    legal = game.legal(0)
    assert "draw village a1+b1 coin" in legal
    assert {move.split()[1] for move in legal} == {"village"}
    # Not for the fallback cell.
    game = ReferenceGame(1, "A", EDICTS, skills)
    fill_all_but(game, 0, "a1 c1")
    game.reveal("farmland")
    assert uses(game.legal(0)) == set()


def test_negotiation() -> None:
    skills = ("negotiation", "search", "acrobatics")
    game = ReferenceGame(1, "A", EDICTS, skills)
    game.reveal("temple_ruins")
    game.reveal("farmland")
    assert uses(game.legal(0)) == set()
    game.turns[0].sheet.earned = 1
    game.play(0, "use negotiation")
    legal = game.legal(0)
    # Four squares per ruins cell; mountains block two at c9 and two at i3.
    assert len(legal) == 6 * 4 - 2 - 2
    assert "draw field a2+b2+a3+b3" in legal
    game.play(0, "draw field a2+b2+a3+b3")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.coins(0) == 0
    assert game.sheets[0].earned == 1


def test_wound_healing() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("wound_healing", "search", "acrobatics"))
    give_coins(game, 0, 1)
    game.reveal("orchard")
    assert uses(game.legal(0)) == set()
    game.play(0, "draw forest a1+b1+c1+c2")
    assert uses(game.legal(0)) == {"use search"}
    game.play(0, "done")
    game.sheets[0].cells[10, 10] = "M"
    game.reveal("temple_ruins")
    game.reveal("homestead")
    assert uses(game.legal(0)) == {"use wound_healing"}
    game.play(0, "use wound_healing")
    assert game.legal(0) == {
        f"draw {terrain} {names}"
        for terrain in ("village", "field")
        for names in ("k9+k10", "j10+k10", "j10+j11", "i11+j11")
    }
    game.play(0, "draw field j10+j11")
    # The main draw still follows, with its ruins duty.
    assert "draw field b2+a3+b3+c3" in game.legal(0)
    assert "done" not in game.legal(0)
    assert uses(game.legal(0)) == set()


def test_wound_healing_beside_fresh_monster() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("wound_healing", "search", "acrobatics"))
    give_coins(game, 0, 1)
    game.reveal("rift_lands")
    game.play(0, "draw monster a1")
    assert uses(game.legal(0)) == {"use wound_healing", "use search"}


def test_diplomacy_before_and_full_map() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("diplomacy", "search", "acrobatics"))
    give_coins(game, 0, 1)
    fill_all_but(game, 0, "a1")
    game.reveal("orchard")
    assert "use diplomacy" in game.legal(0)
    game.play(0, "use diplomacy")
    assert game.legal(0) == {"draw field_village a1"}
    game.play(0, "draw field_village a1")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.over
    assert game.grid(0)[0][0] == "D"


def test_concentration() -> None:
    skills = ("concentration", "search", "acrobatics")
    game = ReferenceGame(1, "A", EDICTS, skills)
    give_coins(game, 0, 2)
    game.reveal("farmland")
    assert uses(game.legal(0)) == set()
    # The coin of this turn pays the third.
    game.play(0, "draw field a1+b1 coin")
    assert uses(game.legal(0)) == {"use concentration", "use search"}
    game.play(0, "use concentration")
    legal = game.legal(0)
    assert "draw field a2+a3" in legal
    assert not any(move.endswith("coin") for move in legal)
    assert all(len(move.split()[2].split("+")) == 2 for move in legal)
    game.play(0, "draw field a2+a3")
    game.play(0, "done")
    assert game.coins(0) == 0
    # Not after the fallback cell.
    game = ReferenceGame(1, "A", EDICTS, skills)
    give_coins(game, 0, 5)
    fill_all_but(game, 0, "a1 a2 a3 c1")
    game.reveal("hamlet")
    game.play(0, "draw forest a1")
    assert uses(game.legal(0)) == {"use search"}
    game.play(0, "use search")
    assert game.legal(0) == {"draw forest a2"}


def test_acrobatics_passing() -> None:
    game = ReferenceGame(2, "A", EDICTS, ("diplomacy", "search", "acrobatics"))
    give_coins(game, 0, 2)
    game.reveal("goblin_attack")
    assert game.waiting() == {0}
    assert game.legal(0) == {"done", "use acrobatics", "use diplomacy"}
    game.play(0, "use acrobatics")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.coins(0) == 0
    assert game.waiting() == {0, 1}
    # Counterclockwise with two seats: each draws on the other's map.
    assert {len(move.split("+")) for move in game.legal(1)} == {2}
    assert {len(move.split("+")) for move in game.legal(0)} == {3}


def test_acrobatics_solo() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("diplomacy", "search", "acrobatics"))
    give_coins(game, 0, 2)
    game.reveal("goblin_attack")
    game.play(0, "use acrobatics")
    assert game.legal(0) == {"draw monster j11+k11", "draw monster k10+k11"}
    game.play(0, "draw monster k10+k11")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert "".join(game.grid(0)).count("M") == 2
    assert game.chances()


def test_solo_ambush_with_several_seats() -> None:
    skills = ("diplomacy", "search", "acrobatics")
    game = ReferenceGame(2, "A", EDICTS, skills, ambush="solo")
    give_coins(game, 1, 2)
    game.reveal("gnoll_raid")
    assert game.waiting() == {1}
    game.play(1, "use diplomacy")
    game.play(1, "draw field_village a1")
    assert game.legal(1) == {"done"}
    game.play(1, "done")
    assert game.waiting() == set()
    assert game.grid(0)[0].startswith("MM")
    # a1 is filled, so the shape goes one cell down.
    assert game.grid(1)[0].startswith("D.")
    assert [line[:2] for line in game.grid(1)[1:4]] == ["MM", "M.", "MM"]


# ---------------------------------------------------------------- random games


@pytest.mark.parametrize("seed", range(8))
def test_random_game(seed: int) -> None:
    rng = random.Random(seed)
    seats = seed % 4 + 1
    edicts = [rng.choice(group) for group in EDICT_GROUPS.values()]
    rng.shuffle(edicts)
    skills = rng.sample(sorted(SKILL_COSTS), 3) if seed % 2 else ()
    game = ReferenceGame(seats, rng.choice("AB"), edicts, skills, rng.choice(["pass", "solo"]))
    while not game.over:
        if game.waiting():
            seat = rng.choice(sorted(game.waiting()))
            legal = sorted(game.legal(seat))
            special = [move for move in legal if move.startswith("use")]
            game.play(seat, rng.choice(special if special and rng.random() < 0.3 else legal))
        else:
            chances = game.chances()
            assert sum(chances.values()) == 1
            game.reveal(rng.choice(sorted(chances)))
    for seat in range(seats):
        assert game.total(seat) == sum(sum(r.values()) for r in game.seasons(seat))
        assert 0 <= game.coins(seat) <= game.sheets[seat].earned <= 14
    assert game.winners() <= set(range(seats))
