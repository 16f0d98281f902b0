"""Ambushes: drawn by neighbours, or by the corner search of the solo game."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import Reveal
from guildhall.games.cartographers.board import BOARDS, GRID
from guildhall.games.cartographers.data import Card, Side
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import Sheet, Stage, State
from tests.games.cartographers.drawn import EMPTY_A, moves, play, position, sheet_of, squares

Cell = tuple[int, int]
CLOCKWISE = (Card.BUGBEAR_ASSAULT, Card.KOBOLD_ONSLAUGHT)
COUNTERCLOCKWISE = (Card.GOBLIN_ATTACK, Card.GNOLL_RAID)
CORNER = "a1 b1 c1 a2 b2 c2 a3 b3 c3"
SHAPES = {
    Card.GOBLIN_ATTACK: ((0, 0), (1, 1), (2, 2)),
    Card.BUGBEAR_ASSAULT: ((0, 0), (0, 2), (1, 0), (1, 2)),
    Card.KOBOLD_ONSLAUGHT: ((0, 0), (1, 0), (1, 1), (2, 0)),
    Card.GNOLL_RAID: ((0, 0), (0, 1), (1, 0), (2, 0), (2, 1)),
}
"""As printed, typed off the cards."""


def full_but(gaps: str | int, side: Side = Side.A) -> Sheet:
    """A sheet of forest with only these cells unfilled."""
    cells = squares(*gaps.split()) if isinstance(gaps, str) else gaps
    forest = BOARDS[side].open & ~cells
    return Sheet(forest=forest, drawn=forest)


def place(card: Card, anchor: Cell) -> int:
    """The printed shape with the top left of its box at a cell."""
    row, col = anchor
    return GRID.mask((row + r, col + c) for r, c in SHAPES[card])


def struck(sheet: Sheet, card: Card, side: Side = Side.A) -> int:
    """The monster cells that a solo ambush adds to a sheet."""
    after = position(sheet, card=card, side=side).sheets[0]
    return after.monster & ~sheet.monster


def cards_left(state: State) -> set[Card]:
    return {one.card for one, _ in CARTOGRAPHERS.chances(state) if isinstance(one, Reveal)}


# Passing maps


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("card", [*CLOCKWISE, *COUNTERCLOCKWISE])
def test_maps_are_passed_in_the_direction_of_the_card(card: Card, seats: int) -> None:
    # Each map has one free cell of its own, so the moves tell whose map a seat has got.
    sheets = [full_but(f"{'abcd'[owner]}1") for owner in range(seats)]
    state = position(*sheets, card=card, passing=True)
    step = 1 if card in CLOCKWISE else -1  # clockwise: to the left neighbour, the next seat
    for owner in range(seats):
        assert moves(state, (owner + step) % seats) == {f"draw monster {'abcd'[owner]}1"}


def test_maps_go_back_to_their_owners() -> None:
    state = position(Sheet(), Sheet(), Sheet(), card=Card.GOBLIN_ATTACK, passing=True)
    # Counterclockwise: seat 0 draws on the map of seat 1, 1 on 2, 2 on 0.
    state = play(state, 0, "draw monster a1+b2+c3", "done")
    state = play(state, 1, "draw monster d1+e2+f3", "done")
    state = play(state, 2, "draw monster g4+h5+i6", "done")
    assert [sheet.monster for sheet in state.sheets] == [
        squares("g4", "h5", "i6"),
        squares("a1", "b2", "c3"),
        squares("d1", "e2", "f3"),
    ]
    state = play(state, -1, "reveal rift_lands")
    assert "draw forest g4" not in moves(state, 0)
    assert "draw forest a1" in moves(state, 0)


def test_a_neighbour_must_draw_the_shape_if_it_fits() -> None:
    state = position(full_but("a1 b2 c3 k11"), Sheet(), card=Card.GOBLIN_ATTACK, passing=True)
    assert moves(state, 1) == {"draw monster a1+b2+c3"}
    assert moves(play(state, 1, "draw monster a1+b2+c3"), 1) == {"done"}


TURNED = {
    Card.GOBLIN_ATTACK: "a1+b2+c3 c1+b2+a3",
    Card.BUGBEAR_ASSAULT: "a1+c1+a2+c2 a2+c2+a3+c3 a1+b1+a3+b3 b1+c1+b3+c3",
    Card.KOBOLD_ONSLAUGHT: (
        "a1+b1+c1+b2 a2+b2+c2+b3 b1+a2+b2+c2 b2+a3+b3+c3 "
        "a1+a2+b2+a3 b1+b2+c2+b3 b1+a2+b2+b3 c1+b2+c2+c3"
    ),
    Card.GNOLL_RAID: (
        "a1+b1+a2+a3+b3 b1+c1+b2+b3+c3 a1+b1+b2+a3+b3 b1+c1+c2+b3+c3 "
        "a1+b1+c1+a2+c2 a2+b2+c2+a3+c3 a1+c1+a2+b2+c2 a2+c2+a3+b3+c3"
    ),
}
"""All ways into the nine cells of the top left corner."""


@pytest.mark.parametrize("card", TURNED)
def test_neighbours_may_turn_and_mirror_the_monsters(card: Card) -> None:
    state = position(full_but(CORNER), Sheet(), card=card, passing=True)
    assert moves(state, 1) == {f"draw monster {cells}" for cells in TURNED[card].split()}


def test_goblins_may_be_drawn_on_any_diagonal_of_an_untouched_map() -> None:
    # Two slants of 81 diagonals. Of each slant a mountain blocks three, of which it is the first,
    # middle or last cell; d2 and h10, in the second row and the last but one, block two.
    state = position(Sheet(), Sheet(), card=Card.GOBLIN_ATTACK, passing=True)
    assert len(moves(state, 0)) == 2 * (81 - (2 + 3 + 3 + 3 + 2))


def test_a_single_monster_cell_anywhere_if_the_shape_does_not_fit() -> None:
    state = position(full_but("a1 a2 b1 k11"), Sheet(), card=Card.GNOLL_RAID, passing=True)
    cells = ("a1", "a2", "b1", "k11")
    assert moves(state, 1) == {f"draw monster {cell}" for cell in cells}


def test_the_gap_of_the_bugbears_may_be_filled() -> None:
    drawn = position(full_but("a1 c1 a2 c2"), Sheet(), card=Card.BUGBEAR_ASSAULT, passing=True)
    assert moves(drawn, 1) == {"draw monster a1+c1+a2+c2"}
    mountain = position(full_but("c2 e2 c3 e3"), Sheet(), card=Card.BUGBEAR_ASSAULT, passing=True)
    assert moves(mountain, 1) == {"draw monster c2+e2+c3+e3"}


def test_monsters_do_not_cover_mountains_but_may_cover_ruins() -> None:
    state = position(Sheet(), Sheet(), card=Card.GOBLIN_ATTACK, passing=True)
    drawn = moves(state, 0)
    assert "draw monster c1+d2+e3" not in drawn
    assert "draw monster a2+b3+c4" in drawn  # b3 is a ruins cell


def test_nothing_is_drawn_on_a_full_map() -> None:
    state = position(full_but(""), Sheet(), card=Card.GOBLIN_ATTACK, passing=True)
    assert moves(state, 1) == set()
    state = play(state, 0, "draw monster a1+b2+c3", "done")
    assert state.stage is Stage.REVEAL
    assert state.sheets[0].monster == 0


def test_an_ambush_is_not_the_explore_card_of_the_turn() -> None:
    state = position(Sheet(), card=Card.GOBLIN_ATTACK)
    assert state.stage is Stage.REVEAL
    assert state.time == 0


def test_a_revealed_ambush_is_out_of_the_game() -> None:
    state = position(Sheet(), card=Card.GOBLIN_ATTACK)
    assert Card.GOBLIN_ATTACK not in cards_left(state)
    state = play(state, -1, "reveal rift_lands")._replace(time=8)
    state = play(state, 0, "draw forest a1", "done")
    assert state.revealed == ()
    assert Card.GOBLIN_ATTACK not in cards_left(state)
    assert Card.GNOLL_RAID in cards_left(state)


# Corner search of the solo game


@pytest.mark.parametrize(
    ("side", "card", "cells"),
    [
        (Side.A, Card.GOBLIN_ATTACK, [(8, 8), (9, 9), (10, 10)]),
        (Side.A, Card.BUGBEAR_ASSAULT, [(0, 8), (0, 10), (1, 8), (1, 10)]),
        (Side.A, Card.KOBOLD_ONSLAUGHT, [(8, 0), (9, 0), (9, 1), (10, 0)]),
        (Side.A, Card.GNOLL_RAID, [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)]),
        (Side.B, Card.GOBLIN_ATTACK, [(8, 8), (9, 9), (10, 10)]),
        (Side.B, Card.BUGBEAR_ASSAULT, [(2, 8), (2, 10), (3, 8), (3, 10)]),
        (Side.B, Card.KOBOLD_ONSLAUGHT, [(8, 0), (9, 0), (9, 1), (10, 0)]),
        (Side.B, Card.GNOLL_RAID, [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)]),
    ],
)
def test_first_place_on_an_untouched_map(side: Side, card: Card, cells: list[Cell]) -> None:
    assert struck(Sheet(), card, side) == GRID.mask(cells)


@pytest.mark.parametrize(
    ("card", "sequence"),
    [
        (
            Card.GOBLIN_ATTACK,
            [
                [(8, 8), (9, 9), (10, 10)],
                [(7, 8), (8, 9), (9, 10)],
                [(6, 8), (7, 9), (8, 10)],
            ],
        ),
        (
            Card.BUGBEAR_ASSAULT,
            [
                [(0, 8), (0, 10), (1, 8), (1, 10)],
                [(3, 8), (3, 10), (4, 8), (4, 10)],
                [(5, 8), (5, 10), (6, 8), (6, 10)],
            ],
        ),
        (
            Card.KOBOLD_ONSLAUGHT,
            [
                [(8, 0), (9, 0), (9, 1), (10, 0)],
                [(5, 0), (6, 0), (6, 1), (7, 0)],
                [(2, 0), (3, 0), (3, 1), (4, 0)],
            ],
        ),
        (
            Card.GNOLL_RAID,
            [
                [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],
                [(3, 0), (3, 1), (4, 0), (5, 0), (5, 1)],
                [(6, 0), (6, 1), (7, 0), (8, 0), (8, 1)],
            ],
        ),
    ],
)
def test_next_places_of_the_same_shape(card: Card, sequence: list[list[Cell]]) -> None:
    sheet = Sheet()
    for cells in sequence:
        assert struck(sheet, card) == GRID.mask(cells)
        sheet = position(sheet, card=card).sheets[0]


ROUTES: dict[Card, list[Cell]] = {
    # Up the right side, left along the top, down the left side, right along the bottom; then the
    # second ring from its bottom right, then the third, then the fourth.
    Card.GOBLIN_ATTACK: [
        (8, 8), (4, 8), (0, 8), (0, 4), (0, 0), (4, 0), (8, 0), (8, 4),
        (4, 7), (1, 4), (4, 6), (4, 5),
    ],
    # Down the right side, left along the bottom, up the left side, right along the top; then the
    # second ring from its top right.
    Card.BUGBEAR_ASSAULT: [
        (0, 8), (4, 8), (9, 8), (9, 4), (9, 0), (4, 0), (0, 0), (0, 4),
        (1, 7), (5, 7),
    ],
    # Up the left side, right along the top, down the right side, left along the bottom; then the
    # second ring.
    Card.KOBOLD_ONSLAUGHT: [
        (8, 0), (4, 0), (0, 0), (0, 7), (0, 9), (5, 9), (8, 9), (8, 5),
        (1, 4), (3, 8),
    ],
    # Down the left side, right along the bottom, up the right side, left along the top; then the
    # second ring.
    Card.GNOLL_RAID: [
        (0, 0), (4, 0), (8, 0), (8, 5), (8, 9), (4, 9), (0, 9), (0, 6),
        (7, 3), (1, 4),
    ],
}  # fmt: skip
"""Places for the printed shape in the order of the search, as the top left of its box."""


@pytest.mark.parametrize("card", ROUTES)
def test_search_goes_round_the_edge_and_then_inwards(card: Card) -> None:
    places = [place(card, anchor) for anchor in ROUTES[card]]
    gaps = 0
    for cells in places:
        assert not gaps & cells
        gaps |= cells
    sheet = full_but(gaps)
    for cells in places:
        assert struck(sheet, card) == cells
        sheet = position(sheet, card=card).sheets[0]


@pytest.mark.parametrize(
    ("card", "start", "other"),
    [
        (Card.GOBLIN_ATTACK, (7, 7), (1, 1)),
        (Card.BUGBEAR_ASSAULT, (1, 7), (8, 1)),
        (Card.KOBOLD_ONSLAUGHT, (7, 1), (1, 1)),
        (Card.GNOLL_RAID, (1, 1), (7, 8)),
    ],
)
def test_next_ring_starts_one_cell_inwards_of_the_corner(
    card: Card, start: Cell, other: Cell
) -> None:
    # On side A a mountain lies in the way of the kobolds, so they and the gnolls try side B.
    side = Side.A if card in (Card.GOBLIN_ATTACK, Card.BUGBEAR_ASSAULT) else Side.B
    gaps = place(card, start) | place(card, other)
    assert not gaps & ~BOARDS[side].open
    assert struck(full_but(gaps, side), card, side) == place(card, start)


def test_last_place_of_a_ring_comes_before_the_next_ring() -> None:
    last, inner = place(Card.GOBLIN_ATTACK, (8, 7)), place(Card.GOBLIN_ATTACK, (7, 7))
    assert struck(full_but(last | inner), Card.GOBLIN_ATTACK) == last


@pytest.mark.parametrize(
    ("card", "turned"),
    [
        (Card.GOBLIN_ATTACK, "c1 b2 a3"),
        (Card.BUGBEAR_ASSAULT, "a1 b1 a3 b3"),
        (Card.KOBOLD_ONSLAUGHT, "b1 a2 b2 b3"),
        (Card.GNOLL_RAID, "a1 b1 b2 a3 b3"),
    ],
)
def test_solo_ambush_is_neither_turned_nor_mirrored(card: Card, turned: str) -> None:
    assert struck(full_but(turned), card) == 0


@pytest.mark.parametrize("card", SHAPES)
def test_solo_ambush_without_room_draws_nothing(card: Card) -> None:
    sheet = full_but("a1 b1 k10 k11")
    state = position(sheet, card=card)
    assert state.sheets == (sheet,)
    assert state.stage is Stage.REVEAL
    assert card not in cards_left(state)


def test_solo_ambush_passes_over_drawn_cells() -> None:
    sheet = sheet_of(EMPTY_A.replace("........^..", "V.......^.."))
    # a3 is drawn: the gnolls go down to rows 4 to 6.
    assert struck(sheet, Card.GNOLL_RAID) == squares("a4", "b4", "a5", "a6", "b6")


def test_solo_bugbears_may_leap_over_drawn_cells() -> None:
    assert struck(full_but("i1 k1 i2 k2"), Card.BUGBEAR_ASSAULT) == squares("i1", "k1", "i2", "k2")


# Which rule is in force


def test_one_seat_has_no_neighbour() -> None:
    assert not CARTOGRAPHERS.new_state(Setup.of(1)).rules.passing
    assert CARTOGRAPHERS.new_state(Setup.of(2)).rules.passing


def test_several_seats_may_agree_on_the_corner_search() -> None:
    edicts = "treetower,canal_lake,wildholds,cauldrons"
    state = CARTOGRAPHERS.new_state(Setup.of(3, edicts=edicts, ambush="solo"))
    state = play(state, CHANCE, "reveal gnoll_raid")
    assert state.stage is Stage.REVEAL
    assert [sheet.monster for sheet in state.sheets] == [place(Card.GNOLL_RAID, (0, 0))] * 3


def test_corner_search_goes_by_each_seats_own_map() -> None:
    sheets = (Sheet(), full_but("d1 e1 d2 d3 e3"), full_but("k11"))
    state = position(*sheets, card=Card.GNOLL_RAID)
    assert [sheet.monster for sheet in state.sheets] == [place(Card.GNOLL_RAID, (0, 0)), 0, 0]
