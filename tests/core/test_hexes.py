"""Hexes as bit masks: neighbours, lines, parts and names."""

from __future__ import annotations

import pytest

from guildhall.kit.hexes import AXES, Direction, HexGrid, bits

GRID = HexGrid(5, 4)


def cells(text: str) -> int:
    return GRID.from_text(text)


def test_even_columns_sit_half_a_hex_lower() -> None:
    assert GRID.beside(cells("2,1")) == cells("2,0+2,2+1,1+1,2+3,1+3,2")
    assert GRID.beside(cells("1,1")) == cells("1,0+1,2+0,0+0,1+2,0+2,1")


def test_neighbours_end_at_the_edge() -> None:
    assert GRID.beside(cells("0,0")) == cells("0,1+1,0+1,1")
    assert GRID.beside(cells("0,3")) == cells("0,2+1,3")
    assert GRID.beside(cells("4,3")) == cells("4,2+3,3")
    assert GRID.beside(cells("1,0")) == cells("1,1+0,0+2,0")


def test_the_neighbours_of_a_mask_are_those_of_its_cells() -> None:
    for mask in (cells("0,0+3,2"), cells("1,1+1,2+2,2"), GRID.all):
        expected = 0
        for cell in bits(mask):
            for direction in Direction:
                expected |= GRID.step(cell, direction)
        assert GRID.beside(mask) == expected


def test_a_step_and_its_opposite_lead_back() -> None:
    for cell in bits(GRID.all):
        for direction in Direction:
            there = GRID.step(cell, direction)
            if there:
                assert GRID.step(there, Direction((direction + AXES) % 6)) == cell


def test_a_straight_line_keeps_its_direction() -> None:
    cell, line = cells("0,0"), []
    while cell:
        line.append(GRID.to_text(cell))
        cell = GRID.step(cell, Direction.SE)
    assert line == ["0,0", "1,1", "2,1", "3,2", "4,2"]
    assert GRID.along(cells("2,1"), Direction.SE % AXES) == cells("1,1+3,2")


def test_parts_are_connected_groups() -> None:
    mask = cells("0,0+1,0+3,3+4,3+3,0")
    assert GRID.parts(mask) == [cells("0,0+1,0"), cells("3,0"), cells("3,3+4,3")]
    assert GRID.part(cells("4,3"), mask) == cells("3,3+4,3")
    assert GRID.part(cells("2,2"), mask) == 0


def test_names_can_be_read_again() -> None:
    for cell in bits(GRID.all):
        assert GRID.from_text(GRID.to_text(cell)) == cell
    assert list(GRID.cells(cells("3,2 0,1"))) == [(0, 1), (3, 2)]
    assert GRID.mask([(0, 1), (3, 2), (0, 1)]) == cells("0,1+3,2")
    assert GRID.to_text(0) == ""


@pytest.mark.parametrize("text", ["5,0", "0,4", "a1", "1", "01,1", "1,1+1,1", "-1,0", "1, 1"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected cells|twice"):
        GRID.from_text(text)


def test_a_negative_mask_is_refused() -> None:
    with pytest.raises(ValueError, match="negative"):
        list(GRID.cells(-1))
