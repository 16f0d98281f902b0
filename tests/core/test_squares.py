"""Boards of squares: names, neighbours, connected groups, turned shapes, text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.kit.squares import Grid, Square, orientations, square_name
from tests.core.tables import QUICK

Cells = frozenset[Square]
GRID = Grid(4, 5)
ALL = frozenset((row, col) for row in range(4) for col in range(5))
cells = st.frozensets(st.sampled_from(sorted(ALL)))


def slow_beside(of: Cells) -> Cells:
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return ALL & {(row + down, col + right) for row, col in of for down, right in steps}


def slow_clusters(of: Cells) -> set[Cells]:
    groups: set[Cells] = set()
    for cell in of:
        group: Cells = frozenset({cell})
        while grown := slow_beside(group) & of - group:
            group |= grown
        groups.add(group)
    return groups


def test_a_cell_is_named_by_column_letter_and_row_number() -> None:
    assert square_name((0, 0)) == "a1"
    assert square_name((3, 2)) == "c4"
    assert GRID.to_text(GRID.mask([(3, 2), (0, 0), (3, 4)])) == "a1+c4+e4"


def test_columns_after_z_have_two_letters() -> None:
    wide = Grid(1, 60)
    names = wide.to_text(wide.all).split("+")
    assert names[24:29] == ["y1", "z1", "aa1", "ab1", "ac1"]
    assert names[51:53] == ["az1", "ba1"]
    assert wide.from_text("+".join(names)) == wide.all


def test_every_cell_has_its_own_bit_and_name() -> None:
    assert len({GRID.bit(cell) for cell in ALL}) == 20
    assert len({square_name(cell) for cell in ALL}) == 20
    assert GRID.all == GRID.mask(ALL)
    assert GRID.all.bit_count() == 20


def test_rows_columns_and_edge_are_what_they_say() -> None:
    assert set(GRID.squares(GRID.row_masks[2])) == {(2, col) for col in range(5)}
    assert set(GRID.squares(GRID.col_masks[4])) == {(row, 4) for row in range(4)}
    inside = {(row, col) for row in (1, 2) for col in (1, 2, 3)}
    assert set(GRID.squares(GRID.edge)) == ALL - inside


@QUICK
@given(cells)
def test_masks_and_sets_of_cells_are_the_same(some: Cells) -> None:
    assert list(GRID.squares(GRID.mask(some))) == sorted(some)


@QUICK
@given(cells)
def test_beside_is_what_a_slow_search_finds(some: Cells) -> None:
    assert frozenset(GRID.squares(GRID.beside(GRID.mask(some)))) == slow_beside(some)


@QUICK
@given(cells)
def test_clusters_are_what_a_slow_search_finds(some: Cells) -> None:
    found = GRID.clusters(GRID.mask(some))
    assert {frozenset(GRID.squares(group)) for group in found} == slow_clusters(some)
    assert sum(found) == GRID.mask(some)
    assert [group & -group for group in found] == sorted(group & -group for group in found)


@pytest.mark.parametrize("row", range(4))
def test_nothing_wraps_from_one_row_into_the_next(row: int) -> None:
    right, left = GRID.bit((row, 4)), GRID.bit((row, 0))
    assert not GRID.beside(right) & GRID.col_masks[0]
    assert not GRID.beside(left) & GRID.col_masks[4]
    below = GRID.bit(((row + 1) % 4, 0))
    assert len(GRID.clusters(right | below)) == 2


def test_a_grid_of_one_cell_has_no_neighbours() -> None:
    assert Grid(1, 1).beside(1) == 0
    assert Grid(1, 1).clusters(1) == [1]


@pytest.mark.parametrize(
    ("shape", "count"),
    [
        ([(0, 0)], 1),
        ([(0, 0), (0, 1), (1, 0), (1, 1)], 1),
        ([(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)], 1),
        ([(0, 0), (0, 1)], 2),
        ([(0, 0), (0, 1), (0, 2)], 2),
        ([(0, 0), (1, 0), (1, 1)], 4),
        ([(0, 0), (0, 1), (0, 2), (1, 1)], 4),
        ([(0, 1), (0, 2), (1, 0), (1, 1)], 4),
        ([(0, 0), (1, 0), (2, 0), (2, 1)], 8),
    ],
    ids=["dot", "square", "plus", "domino", "bar", "corner", "t", "s", "l"],
)
def test_a_shape_has_1_2_4_or_8_orientations(shape: list[Square], count: int) -> None:
    found = orientations(shape)
    assert len(set(found)) == len(found) == count
    assert all(min(row for row, _ in one) == 0 == min(col for _, col in one) for one in found)


def test_a_shape_that_may_not_turn_has_one_orientation() -> None:
    assert orientations([(5, 3), (4, 3), (5, 4)], turning=False) == (((0, 0), (1, 0), (1, 1)),)


@QUICK
@given(st.frozensets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=6))
def test_orientations_of_an_orientation_are_the_same(shape: Cells) -> None:
    found = orientations(shape)
    assert len(found) in (1, 2, 4, 8)
    assert all(orientations(one) == found for one in found)


@QUICK
@given(cells)
def test_text_of_a_mask_is_read_back(some: Cells) -> None:
    mask = GRID.mask(some)
    assert GRID.from_text(GRID.to_text(mask)) == mask


def test_cells_may_be_typed_in_any_order_with_spaces_or_pluses() -> None:
    assert GRID.from_text(" e4  a1+c4 ") == GRID.mask([(0, 0), (3, 2), (3, 4)])
    assert GRID.from_text("") == 0


@pytest.mark.parametrize("text", ["a1+", "+a1", "a1++b1", "+", "a1 + + b1", "a1+b1+ "])
def test_a_plus_stands_between_two_cells(text: str) -> None:
    with pytest.raises(ValueError, match="on both sides of each"):
        GRID.from_text(text)


@pytest.mark.parametrize(
    "word",
    [
        "f1",
        "a5",
        "a0",
        "a01",
        "A1",
        "1a",
        "a",
        "aa1",
        "a1b",
        "é1",
        "a²",
        "a-1",
        "a\u0661",
        "x" * 99,
    ],
)
def test_an_unknown_cell_is_refused_with_an_example(word: str) -> None:
    with pytest.raises(ValueError, match=r"expected cells like a1 to e4, got '"):
        GRID.from_text(f"a1 {word}")


def test_a_row_of_very_many_digits_is_refused() -> None:
    with pytest.raises(ValueError, match="expected cells like"):
        GRID.from_text("a" + "9" * 10_000)


def test_a_cell_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="b2 is named twice"):
        GRID.from_text("b2+a1+b2")


def test_a_negative_number_is_no_mask() -> None:
    with pytest.raises(ValueError, match="not negative"):
        GRID.to_text(-1)
