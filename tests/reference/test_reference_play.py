"""The reference rules of ambushes, deck, drawing and coins."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .cartographers import ReferenceGame
from .cartographers_cards import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
)
from .cartographers_shapes import (
    Cell,
    cell_from_name,
    cell_name,
    corner_search,
    ring_walk,
    shape_cells,
)
from .tables import EDICTS, cells, fill_all_but, give_coins

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
