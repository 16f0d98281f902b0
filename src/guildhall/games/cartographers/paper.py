"""Maps on paper: eleven lines of eleven letters, as a person would copy a finished sheet."""

from __future__ import annotations

import re
from typing import NamedTuple, TypedDict

from guildhall.core.errors import GuildhallError, quoted
from guildhall.games.cartographers.board import BOARDS, Board, Printed
from guildhall.games.cartographers.data import DRAWABLE, Edict, Side
from guildhall.games.cartographers.scoring import SCORERS, monster_loss
from guildhall.games.cartographers.state import Sheet
from guildhall.kit.squares import Grid, square_name

EMPTY, MOUNTAIN, WASTELAND, RUINS = ".", "^", "#", "R"
LETTERS = dict(zip("FVPWM", DRAWABLE, strict=True))
"""The letter of each terrain; P is field, M monster."""

_MOST_LINES = 200
_PAIR = re.compile(r"([0-9]{1,3}),([0-9]{1,3})")


class BadMap(GuildhallError):
    """A map on paper could not be read."""


class Paper(NamedTuple):
    """A map with what is printed and what is drawn on it."""

    board: Board
    sheet: Sheet


def read_paper(
    text: str, side: Side | None, *, ruins: str | None = None, is_free_form: bool = False
) -> Paper:
    """Read a map; a second block of lines, or `ruins` ("1,5 2,1"), replaces the printed ruins.

    Without `is_free_form` mountains and wasteland must be those of the side (None: side A). A free
    form has the printed ruins only if a side is named and the size is that of the side; ruins where
    it has a mountain or wasteland are ignored, as printed ones are.
    """
    blocks = _blocks(text)
    if not blocks:
        raise BadMap("the map is empty")
    if len(blocks) > 2:
        raise BadMap(f"expected one map and perhaps one block with ruins, got {len(blocks)} blocks")
    if len(blocks) == 2 and ruins is not None:
        raise BadMap("ruins are given twice: as a second block and by themselves")
    printed_side = BOARDS[side if side is not None else Side.A]
    grid = _grid(blocks[0], printed_side.grid, is_free_form)
    signs = _signs(blocks[0], {EMPTY, MOUNTAIN, WASTELAND, *LETTERS})
    mountains = _cells(grid, signs, MOUNTAIN)
    wasteland = _cells(grid, signs, WASTELAND)
    if not is_free_form:
        _check_printed(printed_side, mountains, wasteland, signs)
    if len(blocks) == 2:
        marks = _ruins_block(blocks[1], grid)
    elif ruins is not None:
        marks = _ruins_list(ruins, grid)
    elif is_free_form and (side is None or grid != printed_side.grid):
        marks = 0
    else:
        marks = printed_side.ruins & ~(mountains | wasteland)
    if is_free_form:
        marks &= ~(mountains | wasteland)
    if clash := marks & (mountains | wasteland):
        raise BadMap(f"ruins {grid.to_text(clash)}: a mountain or wasteland is printed there")
    forest, village, field, water, monster = (_cells(grid, signs, one) for one in LETTERS)
    drawn = forest | village | field | water | monster
    sheet = Sheet(forest, village, field, water, monster, drawn)
    return Paper(Board(Printed(grid, mountains, wasteland, marks)), sheet)


def _blocks(text: str) -> list[list[str]]:
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.strip():
            blocks[-1].append(line.strip())
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def _grid(lines: list[str], expected: Grid, is_free_form: bool) -> Grid:
    rows, cols = len(lines), len(lines[0])
    if is_free_form:
        uneven = next((i for i, line in enumerate(lines) if len(line) != cols), None)
        if uneven is not None:
            length = len(lines[uneven])
            raise BadMap(f"line {uneven + 1}: expected {cols} characters, got {length}")
        if max(rows, cols) > _MOST_LINES:
            raise BadMap(f"expected at most {_MOST_LINES} lines and columns, got {rows} x {cols}")
        return expected if (rows, cols) == (expected.rows, expected.cols) else Grid(rows, cols)
    if rows != expected.rows:
        raise BadMap(f"expected {expected.rows} lines, got {rows}")
    for number, line in enumerate(lines, 1):
        if len(line) != expected.cols:
            raise BadMap(f"line {number}: expected {expected.cols} characters, got {len(line)}")
    return expected


def _signs(lines: list[str], allowed: set[str]) -> list[str]:
    for number, line in enumerate(lines, 1):
        for column, sign in enumerate(line, 1):
            if sign not in allowed:
                known = " ".join(sorted(allowed))
                raise BadMap(f"line {number}, column {column}: expected {known}, got {sign!r}")
    return lines


def _cells(grid: Grid, lines: list[str], sign: str) -> int:
    squares = ((r, c) for r in range(grid.rows) for c in range(grid.cols))
    return grid.mask((r, c) for r, c in squares if lines[r][c] == sign)


def _check_printed(board: Board, mountains: int, wasteland: int, lines: list[str]) -> None:
    wrong = (mountains ^ board.mountains) | (wasteland ^ board.wasteland)
    for row, col in board.grid.squares(wrong):
        bit = board.grid.bit((row, col))
        expected = MOUNTAIN if bit & board.mountains else WASTELAND
        wanted = repr(expected) if bit & board.printed else "no mountain or wasteland"
        raise BadMap(
            f"line {row + 1}, column {col + 1}: this side has {wanted} at "
            f"{square_name((row, col))}, got {lines[row][col]!r} (a free form may differ)"
        )


def _ruins_block(lines: list[str], grid: Grid) -> int:
    if len(lines) != grid.rows or any(len(line) != grid.cols for line in lines):
        raise BadMap(f"ruins: expected {grid.rows} lines of {grid.cols} characters")
    try:
        return _cells(grid, _signs(lines, {EMPTY, RUINS}), RUINS)
    except BadMap as problem:
        raise BadMap(f"ruins: {problem}") from None


def _ruins_list(text: str, grid: Grid) -> int:
    squares = []
    for word in text.split():
        pair = _PAIR.fullmatch(word)
        if pair is None:
            raise BadMap(f"ruins: expected ROW,COLUMN counted from 0, like 1,5, got {quoted(word)}")
        row, col = int(pair[1]), int(pair[2])
        if row >= grid.rows or col >= grid.cols:
            raise BadMap(f"ruins: {word} is off the map of {grid.rows} x {grid.cols}")
        squares.append((row, col))
    return grid.mask(squares)


class EarnedStars(TypedDict):
    """What one edict pays, and for which cells."""

    stars: int
    cells: str


class MonsterCost(TypedDict):
    """How many stars monsters cost, and the unfilled cells beside them."""

    cost: int
    cells: str


class ScoredPaper(TypedDict):
    """A scored map, ready for JSON: the edicts by id."""

    edicts: dict[str, EarnedStars]
    monsters: MonsterCost


def score_paper(
    text: str,
    *,
    side: str | None = None,
    edicts: tuple[str, ...] = (),
    ruins: str | None = None,
    is_free_form: bool = False,
) -> ScoredPaper:
    """The stars of each named edict (none named: of all) and the loss by monsters."""
    paper = read_paper(text, _side(side), ruins=ruins, is_free_form=is_free_form)
    grid = paper.board.grid
    scored: dict[str, EarnedStars] = {}
    for edict in _edicts(edicts):
        stars, cells = SCORERS[edict](*paper)
        scored[edict.name.lower()] = {"stars": stars, "cells": grid.to_text(cells)}
    stars, cells = monster_loss(*paper)
    return {"edicts": scored, "monsters": {"cost": -stars, "cells": grid.to_text(cells)}}


def _side(name: str | None) -> Side | None:
    if name is None:
        return None
    if name not in Side.__members__:
        raise BadMap(f"expected side {' or '.join(Side.__members__)}, got {quoted(name)}")
    return Side[name]


def _edicts(names: tuple[str, ...]) -> list[Edict]:
    known = {edict.name.lower(): edict for edict in Edict}
    unknown = next((name for name in names if name not in known), None)
    if unknown is not None:
        raise BadMap(f"there is no edict {quoted(unknown)}; there are {', '.join(known)}")
    return [known[name] for name in names] or list(Edict)
