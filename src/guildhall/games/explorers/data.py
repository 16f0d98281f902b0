"""The printed numbers, read from `facts/`, and the ids used everywhere."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Annotated, NamedTuple, TypeVar

from guildhall.core.codec import loads
from guildhall.kit.hexes import HexGrid

MOST_SEATS = 4
ERAS = 4
EXPLORERS = 36
VILLAGES = 13
GOALS_IN_PLAY = 3
OFFERED = 2
"""Investigate cards from which a seat keeps one."""
SLOTS = 3
"""Investigate cards a seat has in the end."""
VASES = (0, 1, 4, 9, 16)
NEXT_VASE = 4
"""Coins of so many vases, and of each beyond."""

GRID = HexGrid(26, 14)
"""Large enough for every map, so that a space has the same bit and name on all."""
CellMask = Annotated[int, GRID]
"""Spaces of a map, one bit each; written `8,5+9,5`."""

T = TypeVar("T")


class Map(IntEnum):
    AVENIA = 0
    AGHON = 1
    KAZAN = 2
    CNIDARIA = 3
    NORTH_PROYLIA = 4
    XAWSKIL = 5


class Terrain(IntEnum):
    GRASSLAND = 0
    DESERT = 1
    MOUNTAIN = 2
    SEA = 3
    WILD = 4
    CAPITAL = 5
    ICE = 6


LAND = (Terrain.GRASSLAND, Terrain.DESERT, Terrain.MOUNTAIN)


class Feature(IntEnum):
    NONE = 0
    BLANK = 1
    COIN = 2
    CITY = 3
    RUIN = 4
    DISCOVERY = 5
    CRYSTAL = 6
    CAPITAL = 7


class Card(IntEnum):
    """The explore deck: five basic cards, then the era cards."""

    BASIC_GRASSLAND = 0
    BASIC_DESERT = 1
    BASIC_MOUNTAIN = 2
    BASIC_SEA = 3
    BASIC_ANY = 4
    ERA_1 = 5
    ERA_2 = 6
    ERA_3 = 7
    ERA_ANY = 8


class Investigate(IntEnum):
    PATH_GRASSLAND_SEA_5 = 0
    PATH_DESERT_SEA_5 = 1
    PATH_MOUNTAIN_SEA_4 = 2
    MIX_MOUNTAIN2_GRASSLAND3 = 3
    MIX_SEA1_GRASSLAND4 = 4
    MIX_MOUNTAIN2_DESERT3 = 5
    MIX_SEA1_DESERT4 = 6
    MIX_SEA1_MOUNTAIN3 = 7
    MIX_DESERT1_GRASSLAND1_MOUNTAIN1_SEA2 = 8
    LINE_LAND_UNLIMITED = 9
    LINE_SEA_UNLIMITED = 10
    MOUNTAIN3_COINS_X2 = 11
    GRASSLAND4_COINS_X3 = 12
    DESERT4_COINS_X3 = 13
    SINGLE_REGION_4 = 14
    BURST_GRASSLAND = 15
    BURST_MOUNTAIN = 16
    BURST_DESERT = 17
    BURST_SEA = 18
    LANCE_GRASSLAND = 19
    LANCE_MOUNTAIN = 20
    LANCE_DESERT = 21
    LANCE_SEA = 22
    TWO_VILLAGE_LINES = 23
    SEA4_THEN_CITIES = 24
    SEA4_THEN_2_COINS = 25
    SEA4_EXTRA_TREASURE = 26
    SEA_5 = 27


class Treasure(IntEnum):
    PLACE_EXPLORER = 0
    TWO_COINS = 1
    VASE = 2
    TOWER_BONUS = 3
    GRASSLAND_VILLAGES = 4
    DESERT_VILLAGES = 5
    MOUNTAIN_VILLAGES = 6
    VILLAGE_PAIRS = 7


class Goal(IntEnum):
    """The goal cards; six of a map stand together."""

    AVENIA_1 = 0
    AVENIA_2 = 1
    AVENIA_3 = 2
    AVENIA_4 = 3
    AVENIA_5 = 4
    AVENIA_6 = 5
    AGHON_1 = 6
    AGHON_2 = 7
    AGHON_3 = 8
    AGHON_4 = 9
    AGHON_5 = 10
    AGHON_6 = 11
    KAZAN_1 = 12
    KAZAN_2 = 13
    KAZAN_3 = 14
    KAZAN_4 = 15
    KAZAN_5 = 16
    KAZAN_6 = 17
    CNIDARIA_1 = 18
    CNIDARIA_2 = 19
    CNIDARIA_3 = 20
    CNIDARIA_4 = 21
    CNIDARIA_5 = 22
    CNIDARIA_6 = 23
    NORTH_PROYLIA_1 = 24
    NORTH_PROYLIA_2 = 25
    NORTH_PROYLIA_3 = 26
    NORTH_PROYLIA_4 = 27
    NORTH_PROYLIA_5 = 28
    NORTH_PROYLIA_6 = 29
    XAWSKIL_1 = 30
    XAWSKIL_2 = 31
    XAWSKIL_3 = 32
    XAWSKIL_4 = 33
    XAWSKIL_5 = 34
    XAWSKIL_6 = 35

    @property
    def map(self) -> Map:
        return Map(self // 6)


class Group(IntEnum):
    """How the spaces of a card must lie."""

    FREE = 0
    MIX = 1
    LINE = 2
    ADJACENT = 3
    PATH = 4
    REGION = 5
    BURST = 6
    LANCE = 7
    VILLAGE_LINES = 8
    SEA_CITIES = 9
    SEA_COINS = 10


class Space(NamedTuple):
    """One space of a map; a border space lacks a neighbour."""

    id: CellMask
    terrain: Terrain
    feature: Feature
    coins: int = 0
    city_value: int = 0
    crystal_value: int = 0
    ruin_label: str = ""
    region: str = ""
    land: str = ""
    border: bool = False


class Condition(NamedTuple):
    """What a goal asks for: at least so many of a kind, or one for each value to be covered."""

    kind: str
    least: int = 1
    distinct_by: str = ""
    same_by: str = ""
    cover_by: str = ""
    cover: tuple[str, ...] = ()
    filter_by: str = ""
    filter: str = ""
    at: CellMask = 0
    cities: int = 0
    ruins: int = 0


class GoalCard(NamedTuple):
    """A goal with its coins for the first turn and for later ones; all conditions must hold."""

    id: Goal
    first: int
    later: int
    conditions: tuple[Condition, ...]


class MapSheet(NamedTuple):
    """A printed map: coins of villages by era, of towers in order, of lands reached in the end."""

    id: Map
    columns: int
    rows: int
    villages: tuple[int, ...]
    towers: tuple[int, ...]
    goals: tuple[GoalCard, ...]
    spaces: tuple[Space, ...]
    expansion: bool = False
    volcanoes: CellMask = 0
    lands_reached: tuple[int, ...] = ()


class BasicCard(NamedTuple):
    """A basic card; `most` is how many spaces."""

    id: Card
    group: Group
    terrains: tuple[Terrain, ...]
    most: int


class InvestigateCard(NamedTuple):
    """An investigate card; `most` is how many spaces (0: any number), `then` of the second step.

    `quota` is how many of each terrain; `factor` multiplies coin spaces; `draws` is how many
    treasure cards a new ruin brings.
    """

    id: Investigate
    group: Group
    terrains: tuple[Terrain, ...]
    most: int
    quota: tuple[int, ...] = ()
    then: int = 0
    factor: int = 1
    draws: int = 1


class TreasureCard(NamedTuple):
    id: Treasure
    copies: int
    is_immediate: bool


class Cards(NamedTuple):
    basic: tuple[BasicCard, ...]
    investigate: tuple[InvestigateCard, ...]
    treasures: tuple[TreasureCard, ...]


def _read(of_type: type[T], name: str) -> T:
    path = Path(__file__).parent / "facts" / f"{name}.json"
    return loads(of_type, path.read_text("utf-8"))


MAPS = tuple(_read(MapSheet, one.name.lower()) for one in Map)
CARDS = _read(Cards, "cards")
GOAL_CARDS = tuple(goal for sheet in MAPS for goal in sheet.goals)
"""In the order of `Goal`."""
IMMEDIATE = frozenset(card.id for card in CARDS.treasures if card.is_immediate)
KEPT = tuple(card.id for card in CARDS.treasures if not card.is_immediate)
TREASURES = tuple(card.copies for card in CARDS.treasures)
"""How many of each treasure card there are, in the order of `Treasure`."""

ERA_CARDS = (Card.ERA_1, Card.ERA_2, Card.ERA_3)
"""The card that brings an investigate card into each of the three slots."""


class Cover(NamedTuple):
    """A value of a goal (its place in the row, and first or later) that a solo token covers."""

    goal: int
    is_first: bool


COVERS: dict[Card, tuple[Cover, ...]] = {
    Card.ERA_2: (Cover(0, True),),
    Card.ERA_3: (Cover(0, False), Cover(1, True)),
    Card.ERA_ANY: (Cover(1, False), Cover(2, True)),
}
"""What is covered in the solo game when these cards are first revealed."""


class Level(IntEnum):
    EASY = 0
    NORMAL = 1
    HARD = 2


SOLO_COINS = (90, 120, 150)
"""How many coins win at each level."""
