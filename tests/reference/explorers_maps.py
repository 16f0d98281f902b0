"""The printed maps of Explorers, read from the reference data and looked at with plain sets."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

LAND_TERRAINS = ("grassland", "desert", "mountain")
WILD_TERRAINS = ("wild", "ice")
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NORTH = (0, -1)


class Condition(TypedDict):
    """What a goal asks for."""

    kind: str
    min: NotRequired[int]
    least: NotRequired[dict[str, int]]
    filter: NotRequired[dict[str, str | int | bool]]
    distinct_by: NotRequired[str]
    same_by: NotRequired[str]
    cover_all: NotRequired[dict[str, str | list[str]]]
    labels_all: NotRequired[list[str]]
    at: NotRequired[list[str]]
    conditions: NotRequired[list[Condition]]
    value_min: NotRequired[int]
    involves: NotRequired[str]


class Goal(TypedDict):
    """A goal card."""

    id: str
    first_coins: int
    later_coins: int
    condition: Condition


class Space(TypedDict):
    """One printed space; its value is that of its coins, city or crystal."""

    id: str
    terrain: str
    feature: str
    value: NotRequired[int]
    label: NotRequired[str]


class PrintedMap(TypedDict):
    """One side of a board with its goal cards."""

    capital: str
    village_coins: list[int]
    tower_coins: list[int]
    lands_reached_coins: dict[str, int]
    goals: list[Goal]
    spaces: list[Space]


class Step(TypedDict):
    """One stage of an explore action."""

    max: int | None
    terrains: str | list[str]
    arrangement: str
    quota: NotRequired[dict[str, int]]
    feature_required: NotRequired[str]
    includes_anchor: NotRequired[bool]


class Bonus(TypedDict):
    """What an explore action gives besides its placements."""

    type: str
    amount: int


class Card(TypedDict):
    """A basic explore card or an investigate card."""

    id: str
    steps: list[Step]
    bonus: NotRequired[Bonus]


class Treasure(TypedDict):
    """A kind of treasure card."""

    id: str
    count: int
    timing: str


class Printed(TypedDict):
    """All printed facts."""

    maps: dict[str, PrintedMap]
    basic_cards: list[Card]
    investigate_cards: list[Card]
    treasures: list[Treasure]


PRINTED: Printed = json.loads(
    Path(__file__).with_name("explorers.json").read_text(encoding="utf-8")
)


@dataclass(frozen=True)
class Region:
    """Touching spaces of one land terrain."""

    terrain: str
    cells: frozenset[str]


def axial(cell: str) -> tuple[int, int]:
    """Even columns sit half a hex lower; axial coordinates make every line straight."""
    col, row = (int(part) for part in cell.split(","))
    return col, row - (col + col % 2) // 2


def cell_at(q: int, r: int) -> str:
    """The name of a hex, whether or not it lies on a map."""
    return f"{q},{r + (q + q % 2) // 2}"


@cache
def moved(cell: str, direction: tuple[int, int], steps: int = 1) -> str:
    """The hex some steps away in a straight line."""
    q, r = axial(cell)
    return cell_at(q + steps * direction[0], r + steps * direction[1])


class Map:
    """One map: its spaces in printed order, and what lies beside what."""

    def __init__(self, map_id: str) -> None:
        printed = PRINTED["maps"][map_id]
        self.id = map_id
        self.capital = printed["capital"]
        self.village_coins = printed["village_coins"]
        self.tower_coins = printed["tower_coins"]
        self.goals = {goal["id"]: goal for goal in printed["goals"]}
        self.lands_reached_coins = {
            int(number): coins for number, coins in printed["lands_reached_coins"].items()
        }
        self.spaces = {space["id"]: space for space in printed["spaces"]}
        self.order = list(self.spaces)
        self._neighbours = {
            cell: {moved(cell, direction) for direction in DIRECTIONS} & set(self.spaces)
            for cell in self.spaces
        }
        self.regions = [
            Region(terrain, frozenset(group))
            for terrain in LAND_TERRAINS
            for group in self.groups(self.of_terrain(terrain))
        ]
        # A discovery space alone in the sea is no land.
        self.lands = [
            frozenset(group)
            for group in self.groups(set(self.spaces) - self.of_terrain("sea"))
            if any(self.terrain(cell) in LAND_TERRAINS for cell in group)
        ]

    def of_terrain(self, terrain: str) -> set[str]:
        """All spaces of a terrain."""
        return {cell for cell in self.spaces if self.terrain(cell) == terrain}

    def of_feature(self, feature: str) -> set[str]:
        """All spaces with a printed feature."""
        return {cell for cell in self.spaces if self.feature(cell) == feature}

    def terrain(self, cell: str) -> str:
        """The terrain of a space."""
        return self.spaces[cell]["terrain"]

    def feature(self, cell: str) -> str:
        """The feature of a space."""
        return self.spaces[cell]["feature"]

    def value(self, cell: str) -> int:
        """The printed number of a coin, city or crystal space, otherwise 0."""
        return self.spaces[cell].get("value", 0)

    def label(self, cell: str) -> str:
        """The letter or symbol of a ruin."""
        return self.spaces[cell].get("label", "")

    def coins(self, cell: str) -> int:
        """The coins printed on a space."""
        return self.value(cell) if self.feature(cell) == "coin" else 0

    def is_wild(self, cell: str) -> bool:
        """Whether the space counts as any terrain."""
        return self.terrain(cell) in WILD_TERRAINS

    def is_border(self, cell: str) -> bool:
        """Whether a neighbour is missing."""
        return len(self.neighbours(cell)) < len(DIRECTIONS)

    def neighbours(self, cell: str) -> set[str]:
        """The spaces beside a space."""
        return self._neighbours[cell]

    def touches(self, cell: str, others: Iterable[str]) -> bool:
        """Whether a space lies beside one of the others."""
        return bool(self.neighbours(cell) & set(others))

    def region(self, cell: str) -> Region | None:
        """The region of a space, if it lies in one."""
        return next((region for region in self.regions if cell in region.cells), None)

    def land(self, cell: str) -> frozenset[str] | None:
        """The land of a space, if it is not sea."""
        return next((land for land in self.lands if cell in land), None)

    def blanks(self, region: Region) -> set[str]:
        """Where a village of the region may stand."""
        return {cell for cell in region.cells if self.feature(cell) == "blank"}

    def groups(self, cells: set[str]) -> Iterator[set[str]]:
        """The connected parts of a set of spaces."""
        left = sorted(cells)
        while left:
            group = self.group(left[0], cells)
            yield group
            left = [cell for cell in left if cell not in group]

    def group(self, start: str, cells: set[str]) -> set[str]:
        """The connected part that holds the start, which may be missing: then nothing."""
        found: set[str] = set()
        edge = {start} & cells
        while edge:
            found |= edge
            edge = {near for cell in edge for near in self.neighbours(cell) & cells} - found
        return found
