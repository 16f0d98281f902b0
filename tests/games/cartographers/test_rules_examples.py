"""The worked pictures of the rules reference show what the rules do.

Each picture is a part of a printed map, drawn in letters; the rest of that map is untouched. The
expected stars were counted by hand; here they meet the engine and the slow reference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import pytest

from guildhall.games.cartographers.actions import Draw, Use
from guildhall.games.cartographers.board import BOARDS, GRID
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    MAPS,
    SKILL_COSTS,
    Card,
    Edict,
    Side,
    Skill,
)
from guildhall.games.cartographers.scoring import SCORERS, monster_loss
from guildhall.games.cartographers.state import Sheet, State
from tests.games.cartographers.drawn import NOTATION, moves, play, position
from tests.reference.cartographers_scoring import monster_cost, score_edict

FILE = Path(__file__).parents[3] / "frontend/src/games/cartographers/examples.json"
TERRAINS = {
    "F": ("forest",),
    "V": ("village",),
    "P": ("field",),
    "W": ("water",),
    "M": ("monster",),
    "D": ("field", "village"),
}
PRINTED = ".^#R"


# The form with a call, because one of the fields is called `from`.
Example = TypedDict(
    "Example",
    {
        "side": str,
        "from": str,
        "rows": list[str],
        "cells": str,
        "stars": NotRequired[int],
        "coins": NotRequired[int],
        "edict": NotRequired[str],
        "cards": NotRequired[list[str]],
        "moves": NotRequired[list[str]],
        "refused": NotRequired[str],
        "skill": NotRequired[str],
    },
)

EXAMPLES = cast("dict[str, Example]", json.loads(FILE.read_text(encoding="utf-8")))
AMBUSHES = {card.name.lower() for card in AMBUSH_CARDS}
SCORED = [name for name, one in EXAMPLES.items() if "edict" in one]
PLAYED = [name for name, one in EXAMPLES.items() if "moves" in one]
STRUCK = [
    name
    for name, one in EXAMPLES.items()
    if "moves" not in one and AMBUSHES.intersection(one.get("cards", []))
]


def whole_map(example: Example) -> list[str]:
    """All eleven rows: what the example shows, placed on the untouched map of its side."""
    top, left = next(GRID.squares(GRID.from_text(example["from"])))
    rows = MAPS[Side[example["side"]]].split()
    for i, part in enumerate(example["rows"]):
        row = rows[top + i]
        rows[top + i] = row[:left] + part + row[left + len(part) :]
    return rows


def sheet_of(rows: list[str], *, without: int = 0, coins: int = 0) -> Sheet:
    """What is drawn on a map, less some cells."""
    masks = dict.fromkeys(("forest", "village", "field", "water", "monster"), 0)
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            for terrain in TERRAINS.get(sign, ()):
                masks[terrain] |= GRID.bit((r, c)) & ~without
    forest, village, field, water, monster = masks.values()
    drawn = forest | village | field | water | monster
    return Sheet(forest, village, field, water, monster, drawn, coins)


def drawn_by(example: Example) -> int:
    """The cells that the moves of an example draw."""
    actions = [NOTATION.parse(move) for move in example.get("moves", [])]
    return sum(action.cells for action in actions if isinstance(action, Draw))


def start_of(example: Example, *, without: int, coins: int = 0) -> State:
    """A lone seat with the map as it was before, and the cards of the example revealed."""
    *before, card = (Card[name.upper()] for name in example["cards"])
    skills = (Skill[example["skill"].upper()],) if "skill" in example else ()
    sheet = sheet_of(whole_map(example), without=without, coins=coins)
    side = Side[example["side"]]
    return position(sheet, card=card, before=tuple(before), side=side, skills=skills)


@pytest.mark.parametrize("name", EXAMPLES)
def test_mountains_ruins_and_wasteland_lie_where_they_are_printed(name: str) -> None:
    example = EXAMPLES[name]
    printed = MAPS[Side[example["side"]]].split()
    rows = whole_map(example)
    assert [len(row) for row in rows] == [11] * 11
    for expected, row in zip("".join(printed), "".join(rows), strict=True):
        assert row in PRINTED or row in TERRAINS, f"{name}: {row!r}"
        if row in PRINTED or expected in "^#":
            assert row == expected, f"{name}: {rows}"


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_is_lit_is_in_the_picture(name: str) -> None:
    example = EXAMPLES[name]
    top, left = next(GRID.squares(GRID.from_text(example["from"])))
    rows = example["rows"]
    for row, col in GRID.squares(GRID.from_text(example["cells"])):
        assert 0 <= row - top < len(rows)
        assert 0 <= col - left < len(rows[0])


def test_every_edict_ambush_and_skill_has_a_picture() -> None:
    assert {edict.name.lower() for edict in Edict} == set(SCORED)
    assert set(STRUCK) >= AMBUSHES
    assert {skill.name.lower() for skill in Skill} <= set(PLAYED)


@pytest.mark.parametrize("name", SCORED)
def test_edicts_pay_what_the_picture_says(name: str) -> None:
    example = EXAMPLES[name]
    rows = whole_map(example)
    board = BOARDS[Side[example["side"]]]
    earned = SCORERS[Edict[example["edict"].upper()]](board, sheet_of(rows))
    assert earned.stars == example["stars"]
    assert GRID.to_text(earned.cells) == example["cells"]
    grid = [row.replace("R", ".") for row in rows]
    assert score_edict(example["edict"], grid, set(GRID.squares(board.ruins))) == example["stars"]


def test_monsters_cost_what_the_picture_says() -> None:
    example = EXAMPLES["monsters"]
    rows = whole_map(example)
    loss = monster_loss(BOARDS[Side[example["side"]]], sheet_of(rows))
    assert (loss.stars, GRID.to_text(loss.cells)) == (example["stars"], example["cells"])
    assert -monster_cost([row.replace("R", ".") for row in rows]) == example["stars"]


@pytest.mark.parametrize("name", PLAYED)
def test_turns_can_be_played_as_the_picture_shows(name: str) -> None:
    example = EXAMPLES[name]
    uses = [NOTATION.parse(move) for move in example["moves"]]
    cost = sum(SKILL_COSTS[use.skill] for use in uses if isinstance(use, Use))
    state = start_of(example, without=drawn_by(example), coins=cost)
    if "refused" in example:
        assert example["refused"] not in moves(state)
    after = play(state, 0, *example["moves"]).drafts[0]
    assert after.masks == sheet_of(whole_map(example)).masks
    assert after.coins + after.spent - cost == example.get("coins", 0)


@pytest.mark.parametrize("name", STRUCK)
def test_ambushes_land_where_the_picture_shows(name: str) -> None:
    example = EXAMPLES[name]
    state = start_of(example, without=GRID.from_text(example["cells"]))
    assert state.sheets[0].masks == sheet_of(whole_map(example)).masks


def test_the_coin_picture_lights_the_four_sides_of_its_mountain() -> None:
    example = EXAMPLES["coins"]
    assert GRID.from_text(example["cells"]) in BOARDS[Side.A].mountain_sides


def test_the_ruins_picture_lights_the_ruins_that_the_shape_covers() -> None:
    example = EXAMPLES["ruins"]
    assert GRID.from_text(example["cells"]) == drawn_by(example) & BOARDS[Side.A].ruins


def test_the_drawing_picture_shows_the_eight_ways_to_lay_a_shape() -> None:
    """Each group is a legal drawing, and no two lie the same way."""
    example = EXAMPLES["drawing"]
    legal = moves(start_of(example, without=GRID.all))
    sheet = sheet_of(whole_map(example))
    ways = set()
    for terrain, mask in (("forest", sheet.forest), ("field", sheet.field)):
        for group in GRID.clusters(mask):
            assert f"draw {terrain} {GRID.to_text(group)}" in legal
            cells = list(GRID.squares(group))
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            ways.add(tuple((r - top, c - left) for r, c in cells))
    assert len(ways) == 8
