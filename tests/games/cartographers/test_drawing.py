"""What may be drawn: shapes, places, the single cell when nothing fits, the duty of the ruins."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.board import BOARDS
from guildhall.games.cartographers.data import Card, Side
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import Sheet, Stage
from tests.games.cartographers.drawn import EMPTY_A, moves, play, position, sheet_of, squares

Cell = tuple[int, int]

MOUNTAINS = {
    Side.A: {(1, 3), (2, 8), (5, 5), (8, 2), (9, 7)},
    Side.B: {(1, 8), (2, 3), (7, 5), (8, 9), (9, 2)},
}
WASTELAND: dict[Side, set[Cell]] = {
    Side.A: set(),
    Side.B: {(3, 5), (4, 4), (4, 5), (5, 4), (5, 5), (5, 6), (6, 5)},
}
RUINS = {
    Side.A: {(1, 5), (2, 1), (2, 9), (8, 1), (8, 9), (9, 5)},
    Side.B: {(1, 6), (2, 2), (4, 6), (6, 1), (7, 8), (9, 3)},
}
FIVE = ("forest", "village", "field", "water", "monster")
PRINTED = {
    Card.GREAT_RIVER: (("water",), ("coin #/#/#", "..#/.##/##.")),
    Card.FARMLAND: (("field",), ("coin #/#", ".#./###/.#.")),
    Card.HAMLET: (("village",), ("coin #./##", "###/##.")),
    Card.FORGOTTEN_FOREST: (("forest",), ("coin #./.#", "#./##/.#")),
    Card.HINTERLAND_STREAM: (("field", "water"), ("###/#../#..",)),
    Card.HOMESTEAD: (("village", "field"), ("#./##/#.",)),
    Card.ORCHARD: (("forest", "field"), ("###/..#",)),
    Card.TREETOP_VILLAGE: (("forest", "village"), ("..##/###.",)),
    Card.MARSHLANDS: (("forest", "water"), ("#../###/#..",)),
    Card.FISHING_VILLAGE: (("village", "water"), ("####",)),
    Card.RIFT_LANDS: (FIVE, ("#",)),
}
"""Terrains and shapes as printed, typed off the cards."""


def turned(shape: str) -> set[frozenset[Cell]]:
    """All rotations and mirror images of a printed shape, at the top left."""
    rows = shape.removeprefix("coin ").split("/")
    cells = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"}
    found = set()
    for _ in range(2):
        cells = {(r, -c) for r, c in cells}
        for _ in range(4):
            cells = {(c, -r) for r, c in cells}
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            found.add(frozenset((r - top, c - left) for r, c in cells))
    return found


def ways(card: Card, free: set[Cell], targets: set[Cell] | None = None) -> set[str]:
    """Every drawing of a card on free cells (with targets: on at least one of them), by force."""
    terrains, shapes = PRINTED[card]
    found = set()
    for shape in shapes:
        for one in turned(shape):
            for row in range(11):
                for col in range(11):
                    cells = {(r + row, c + col) for r, c in one}
                    if cells <= free and (targets is None or cells & targets):
                        found |= {text(terrain, cells, shape) for terrain in terrains}
    return found


def text(terrain: str, cells: set[Cell], shape: str) -> str:
    names = "+".join("abcdefghijk"[col] + str(row + 1) for row, col in sorted(cells))
    return f"draw {terrain} {names}" + (" coin" if shape.startswith("coin") else "")


def free_cells(side: Side) -> set[Cell]:
    every = {(row, col) for row in range(11) for col in range(11)}
    return every - MOUNTAINS[side] - WASTELAND[side]


def full_but(gaps: str, side: Side = Side.A) -> Sheet:
    """A sheet of forest with only these cells unfilled."""
    forest = BOARDS[side].open & ~squares(*gaps.split())
    return Sheet(forest=forest, drawn=forest)


def any_terrain(cells: str) -> set[str]:
    """The single cell: each of these with each of the five terrains."""
    return {f"draw {terrain} {cell}" for terrain in FIVE for cell in cells.split()}


# Shapes and places


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("card", PRINTED)
def test_every_placement_on_an_untouched_map(card: Card, side: Side) -> None:
    assert moves(position(Sheet(), card=card, side=side)) == ways(card, free_cells(side))


@pytest.mark.parametrize(
    ("card", "side", "count"),
    [
        # Every free cell with five terrains.
        (Card.RIFT_LANDS, Side.A, 116 * 5),
        (Card.RIFT_LANDS, Side.B, 109 * 5),
        # 220 dominoes less 4 a mountain; 81 crosses less 23 that would cover one.
        (Card.FARMLAND, Side.A, 220 - 20 + 81 - 23),
        # 88 lying, 88 standing; 18 and 14 of them run over a mountain; two terrains.
        (Card.FISHING_VILLAGE, Side.A, 2 * (88 - 18 + 88 - 14)),
    ],
)
def test_number_of_placements_counted_by_hand(card: Card, side: Side, count: int) -> None:
    assert len(moves(position(Sheet(), card=card, side=side))) == count


@pytest.mark.parametrize(
    ("card", "side", "count"),
    [
        # 99 lying, 99 standing rows of three; 15 and 13 of them run over a mountain.
        (Card.GREAT_RIVER, Side.A, 99 - 15 + 99 - 13),
        (Card.FARMLAND, Side.A, 220 - 20),
        # Twelve printed cells with four sides, eight sides between two of them.
        (Card.FARMLAND, Side.B, 220 - (12 * 4 - 8)),
        # 200 pairs of cells touching at a corner less 4 a mountain.
        (Card.FORGOTTEN_FOREST, Side.A, 200 - 20),
    ],
)
def test_number_of_coin_shapes_counted_by_hand(card: Card, side: Side, count: int) -> None:
    drawn = moves(position(Sheet(), card=card, side=side))
    assert sum(move.endswith(" coin") for move in drawn) == count


@pytest.mark.parametrize(
    ("card", "orientations"),
    [
        (Card.GREAT_RIVER, (2, 4)),
        (Card.FARMLAND, (2, 1)),
        (Card.HAMLET, (4, 8)),
        (Card.FORGOTTEN_FOREST, (2, 4)),
        (Card.HINTERLAND_STREAM, (4,)),
        (Card.HOMESTEAD, (4,)),
        (Card.ORCHARD, (8,)),
        (Card.TREETOP_VILLAGE, (8,)),
        (Card.MARSHLANDS, (4,)),
        (Card.FISHING_VILLAGE, (2,)),
        (Card.RIFT_LANDS, (1,)),
    ],
)
def test_brute_force_turns_shapes_in_all_ways(card: Card, orientations: tuple[int, ...]) -> None:
    assert tuple(len(turned(shape)) for shape in PRINTED[card][1]) == orientations


def test_shapes_may_be_turned_and_mirrored() -> None:
    lying = position(full_but("a1 b1 c1 a2 b2 c2"), card=Card.ORCHARD)
    standing = position(full_but("a1 b1 a2 b2 a3 b3"), card=Card.ORCHARD)
    assert moves(lying) == {
        f"draw {terrain} {cells}"
        for terrain in ("forest", "field")
        for cells in ("a1+b1+c1+c2", "a1+b1+c1+a2", "a1+a2+b2+c2", "c1+a2+b2+c2")
    }
    assert moves(standing) == {
        f"draw {terrain} {cells}"
        for terrain in ("forest", "field")
        for cells in ("a1+a2+a3+b3", "b1+b2+a3+b3", "a1+b1+b2+b3", "a1+b1+a2+a3")
    }


def test_shapes_do_not_cover_mountains_or_leave_the_map() -> None:
    drawn = moves(position(Sheet(), card=Card.FISHING_VILLAGE))
    assert "draw water a2+b2+c2+d2" not in drawn  # d2 is a mountain
    assert "draw water e2+f2+g2+h2" in drawn
    assert "draw water h1+i1+j1+k1" in drawn
    assert not any(move.endswith((" i1+j1+k1", " k1+a2")) for move in drawn)


def test_shapes_do_not_cover_wasteland() -> None:
    drawn = moves(position(Sheet(), card=Card.RIFT_LANDS, side=Side.B))
    assert {"draw forest f3", "draw forest g4", "draw forest f9"} <= drawn
    assert not {"draw forest f4", "draw forest g6", "draw forest f7", "draw forest f8"} & drawn


def test_shapes_do_not_cover_drawn_cells() -> None:
    text_of_map = EMPTY_A.replace("...^.......", "FVP^WM.....")
    drawn = moves(position(sheet_of(text_of_map), card=Card.RIFT_LANDS))
    assert drawn == ways(Card.RIFT_LANDS, free_cells(Side.A) - {(1, c) for c in range(6)})


def test_ruins_may_be_drawn_on_without_a_ruins_card() -> None:
    drawn = moves(position(Sheet(), card=Card.RIFT_LANDS))
    assert any_terrain("f2 b3 j3 b9 j9 f10") <= drawn


def test_shapes_need_not_touch_earlier_ones() -> None:
    state = play(position(Sheet(), card=Card.FARMLAND), 0, "draw field a1+b1 coin", "done")
    state = play(state, -1, "reveal homestead")
    assert "draw village k9+j10+k10+k11" in moves(state)


def test_only_the_smaller_shape_of_a_card_has_a_coin() -> None:
    sizes = {Card.GREAT_RIVER: 3, Card.FARMLAND: 2, Card.HAMLET: 3, Card.FORGOTTEN_FOREST: 2}
    for card in PRINTED:
        for move in moves(position(Sheet(), card=card)):
            size = move.count("+") + 1
            assert move.endswith(" coin") == (size == sizes.get(card)), move


def test_a_shape_must_be_drawn_and_only_once() -> None:
    state = position(Sheet(), card=Card.FARMLAND)
    assert "done" not in moves(state)
    assert moves(play(state, 0, "draw field a1+b1 coin")) == {"done"}


# The single cell


def test_single_cell_of_any_terrain_if_no_shape_fits() -> None:
    state = position(full_but("a1 c1 k11"), card=Card.FARMLAND)
    assert moves(state) == any_terrain("a1 c1 k11")


def test_single_cell_earns_no_printed_coin() -> None:
    state = position(full_but("a1 c1"), card=Card.FARMLAND)
    assert play(state, 0, "draw water a1", "done").sheets[0].coins == 0


def test_no_single_cell_while_one_of_two_shapes_fits() -> None:
    coin_only = position(full_but("a1 a2 k11"), card=Card.FARMLAND)
    assert moves(coin_only) == {"draw field a1+a2 coin"}


def test_no_single_cell_while_a_turned_shape_fits() -> None:
    state = position(full_but("c1 c2 a3 b3 c3 k11"), card=Card.HINTERLAND_STREAM)
    assert moves(state) == {"draw field c1+c2+a3+b3+c3", "draw water c1+c2+a3+b3+c3"}


def test_single_cell_may_lie_on_ruins() -> None:
    state = position(full_but("b3 k11"), card=Card.ORCHARD)
    assert moves(state) == any_terrain("b3 k11")


def test_rift_lands_offer_the_same_as_the_single_cell() -> None:
    state = position(full_but("a1 k11"), card=Card.RIFT_LANDS)
    assert moves(state) == any_terrain("a1 k11")


# Ruins


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("card", PRINTED)
def test_after_a_ruins_card_the_shape_must_cover_open_ruins(card: Card, side: Side) -> None:
    state = position(Sheet(), before=(Card.TEMPLE_RUINS,), card=card, side=side)
    assert moves(state) == ways(card, free_cells(side), RUINS[side])


def test_ruins_card_is_followed_by_the_next_card_at_once() -> None:
    state = position(Sheet(), card=Card.OUTPOST_RUINS)
    assert moves(state) == set()
    assert state.stage is Stage.REVEAL


def test_two_ruins_cards_ask_for_one_ruins_cell() -> None:
    both = (Card.TEMPLE_RUINS, Card.OUTPOST_RUINS)
    state = position(full_but("b3 b4 j9 j10 e7"), before=both, card=Card.FARMLAND)
    assert moves(state) == {"draw field b3+b4 coin", "draw field j9+j10 coin"}
    state = play(state, 0, "draw field b3+b4 coin", "done")
    state = play(state, -1, "reveal rift_lands")
    assert moves(state) == any_terrain("j9 j10 e7")


def test_ruins_duty_ends_with_one_explore_card() -> None:
    state = position(Sheet(), before=(Card.TEMPLE_RUINS,), card=Card.FARMLAND)
    state = play(state, 0, "draw field b3+b4 coin", "done")
    state = play(state, -1, "reveal hamlet")
    covered = {(2, 1), (3, 1)}
    assert moves(state) == ways(Card.HAMLET, free_cells(Side.A) - covered)


def test_ruins_duty_waits_for_the_card_after_an_ambush() -> None:
    before = (Card.TEMPLE_RUINS, Card.GNOLL_RAID)
    state = position(Sheet(), before=before, card=Card.FISHING_VILLAGE)
    # The gnolls lie in the top left corner and have covered the ruins b3.
    raided = {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)}
    assert moves(state) == ways(
        Card.FISHING_VILLAGE, free_cells(Side.A) - raided, RUINS[Side.A] - {(2, 1)}
    )


def test_ruins_duty_outlasts_an_ambush_drawn_by_neighbours() -> None:
    sheets = (full_but("b3 b4 e7 e8 k11"), full_but("b3 b4 e7 e8 k11"))
    state = position(*sheets, before=(Card.TEMPLE_RUINS,), card=Card.GOBLIN_ATTACK, passing=True)
    state = play(state, 0, "draw monster k11", "done")
    state = play(state, 1, "draw monster b3", "done")
    state = play(state, -1, "reveal farmland")
    assert moves(state, 1) == {"draw field b3+b4 coin"}
    assert moves(state, 0) == any_terrain("b4 e7 e8 k11")


def test_ruins_before_and_after_an_ambush_are_one_duty() -> None:
    before = (Card.TEMPLE_RUINS, Card.GOBLIN_ATTACK, Card.OUTPOST_RUINS)
    state = position(full_but("b3 b4 e7"), before=before, card=Card.FARMLAND)
    assert moves(state) == {"draw field b3+b4 coin"}
    state = play(state, 0, "draw field b3+b4 coin", "done")
    assert not state.ruins


def test_drawn_ruins_do_not_meet_the_duty() -> None:
    state = position(full_but("b3 b4 f3 f4"), before=(Card.TEMPLE_RUINS,), card=Card.FARMLAND)
    assert moves(state) == {"draw field b3+b4 coin"}  # f2 above f3 was a ruins cell


def test_single_cell_if_no_ruins_are_open() -> None:
    state = position(full_but("e7 e8"), before=(Card.TEMPLE_RUINS,), card=Card.FARMLAND)
    assert moves(state) == any_terrain("e7 e8")


def test_single_cell_if_the_shape_fits_only_beside_the_ruins() -> None:
    state = position(full_but("b3 e7 e8"), before=(Card.TEMPLE_RUINS,), card=Card.FARMLAND)
    assert moves(state) == any_terrain("b3 e7 e8")
    assert play(state, 0, "draw field e7", "done").sheets[0].coins == 0


def test_single_cell_on_an_open_map_whose_ruins_are_all_covered() -> None:
    covered = sheet_of("""
        ...........
        ...^.F.....
        .F......^F.
        ...........
        ...........
        .....^.....
        ...........
        ...........
        .F^......F.
        .....F.^...
        ...........
    """)
    state = position(covered, before=(Card.OUTPOST_RUINS,), card=Card.GREAT_RIVER)
    assert len(moves(state)) == 110 * 5


def test_rift_lands_under_the_duty_go_on_ruins() -> None:
    state = position(Sheet(), before=(Card.TEMPLE_RUINS,), card=Card.RIFT_LANDS, side=Side.B)
    assert moves(state) == any_terrain("g2 c3 g5 b7 i8 d10")


def test_rift_lands_under_the_duty_go_anywhere_if_no_ruins_are_open() -> None:
    state = position(full_but("a1 k11"), before=(Card.TEMPLE_RUINS,), card=Card.RIFT_LANDS)
    assert moves(state) == any_terrain("a1 k11")


def test_ruins_duty_is_each_seats_own() -> None:
    sheets = (full_but("b3 b4 e7 e8"), full_but("e7 e8"))
    state = position(*sheets, before=(Card.TEMPLE_RUINS,), card=Card.FARMLAND)
    assert moves(state, 0) == {"draw field b3+b4 coin"}
    assert moves(state, 1) == any_terrain("e7 e8")


# Several seats


def test_seats_draw_independently() -> None:
    state = position(Sheet(), Sheet(), card=Card.FARMLAND)
    state = play(state, 1, "draw field a1+b1 coin", "done")
    assert "draw field a1+b1 coin" in moves(state, 0)
    state = play(state, 0, "draw field a1+b1 coin", "done")
    assert state.sheets[0] == state.sheets[1]


def test_a_full_map_is_skipped_with_several_seats() -> None:
    state = position(full_but(""), Sheet(), card=Card.FARMLAND)
    assert moves(state, 0) == set()
    assert [decision.seat for decision in CARTOGRAPHERS.decisions(state)] == [1]
    state = play(state, 1, "draw field a1+b1 coin", "done")
    assert state.stage is Stage.REVEAL


def test_the_next_card_comes_at_once_if_all_maps_are_full() -> None:
    state = position(full_but(""), full_but(""), card=Card.FARMLAND)
    assert state.stage is Stage.REVEAL
    assert state.time == 1
