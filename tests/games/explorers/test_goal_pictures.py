"""The small maps beside the goals of the rules reference show each goal met, with nothing to spare.

The pieces are written in a file beside the screens; one goal is worked out step by step instead.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import GRID, Goal, Map, Terrain
from guildhall.games.explorers.goals import progress
from guildhall.games.explorers.state import Rules, Sheet
from guildhall.kit.hexes import bits

FOLDER = Path(__file__).parents[3] / "frontend/src/games/explorers"
PICTURES: dict[str, dict[str, str]] = json.loads(
    (FOLDER / "goalPictures.json").read_text(encoding="utf-8")
)
WORKED_OUT = "kazan_4"
ROUTES = {"aghon_5": 12, "cnidaria_6": 16, "north_proylia_4": 0}
"""The coins that a route must bring; on North Proylia it must cross ice instead."""
MOMENTS = {*ROUTES, "kazan_5", "xawskil_2"}
"""Met when something happens, not by what lies there."""


def sheet_of(pieces: dict[str, str]) -> Sheet:
    masks: dict[str, Any] = {kind: GRID.from_text(cells) for kind, cells in pieces.items()}
    return Sheet(**masks)  # Any: fields of other kinds are not among them


def without_one(pieces: dict[str, str]) -> list[dict[str, str]]:
    """The same with one piece less, in every way."""
    return [
        {**pieces, kind: "+".join(one for one in cells.split("+") if one != piece)}
        for kind, cells in pieces.items()
        for piece in cells.split("+")
    ]


def is_met(goal: Goal, pieces: dict[str, str]) -> bool:
    have, need = progress(Rules(map=goal.map), goal, sheet_of(pieces))
    return have >= need


def test_every_goal_has_a_picture() -> None:
    assert {*PICTURES, WORKED_OUT} == {goal.name.lower() for goal in Goal}
    assert WORKED_OUT in json.loads((FOLDER / "examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(PICTURES.keys() - MOMENTS))
def test_the_pieces_meet_the_goal_and_one_less_does_not(name: str) -> None:
    goal, pieces = Goal[name.upper()], dict(PICTURES[name])
    pieces.pop("explorers", None)  # they only stand where a crystal was explored
    assert is_met(goal, pieces)
    assert not any(is_met(goal, fewer) for fewer in without_one(pieces))


@pytest.mark.parametrize(("name", "least"), ROUTES.items())
def test_the_route_joins_two_cities_of_enough_value(name: str, least: int) -> None:
    pieces = PICTURES[name]
    board = BOARDS[Goal[name.upper()].map]
    explorers = GRID.from_text(pieces["explorers"])
    one, other = bits(explorers & board.cities)
    assert GRID.from_text(pieces["posts"]) in (one, other)
    assert board.city_value[one] * board.city_value[other] >= least
    assert GRID.parts(explorers) == [explorers]
    assert name != "north_proylia_4" or explorers & board.terrains[Terrain.ICE]


def test_the_explorer_stands_where_three_coins_are_printed() -> None:
    assert BOARDS[Map.KAZAN].coins_of[GRID.from_text(PICTURES["kazan_5"]["explorers"])] >= 3


def test_the_explorer_stands_on_the_westernmost_land() -> None:
    board = BOARDS[Map.XAWSKIL]
    land = board.land_of[GRID.from_text(PICTURES["xawskil_2"]["explorers"])]
    assert land & GRID.from_text("0,6")
