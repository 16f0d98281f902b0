"""Cards, maps and ratings of Cartographers as plain constants."""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """A printed shape: rows of ``#`` and ``.``, with or without a coin."""

    rows: tuple[str, ...]
    coin: bool


class ExploreCard(NamedTuple):
    """An explore card; a ruins card has no terrains and no shapes."""

    time: int
    terrains: tuple[str, ...]
    shapes: tuple[Shape, ...]


class AmbushCard(NamedTuple):
    """An ambush card with its direction and its corner for the solo rule."""

    rows: tuple[str, ...]
    direction: str
    corner: str


class Season(NamedTuple):
    """A season: its length and the letters of its two edicts."""

    name: str
    duration: int
    edicts: tuple[str, str]


SIZE = 11
COIN_TRACK = 14

# ``^`` mountain, ``R`` ruins, ``#`` wasteland.
MAPS: dict[str, tuple[str, ...]] = {
    "A": (
        "...........",
        "...^.R.....",
        ".R......^R.",
        "...........",
        "...........",
        ".....^.....",
        "...........",
        "...........",
        ".R^......R.",
        ".....R.^...",
        "...........",
    ),
    "B": (
        "...........",
        "......R.^..",
        "..R^.......",
        ".....#.....",
        "....##R....",
        "....###....",
        ".R...#.....",
        ".....^..R..",
        ".........^.",
        "..^R.......",
        "...........",
    ),
}

DRAWABLE: tuple[str, ...] = ("forest", "village", "field", "water", "monster")

LETTERS: dict[str, str] = {
    "forest": "F",
    "village": "V",
    "field": "P",
    "water": "W",
    "monster": "M",
    "field_village": "D",
}

EXPLORE_CARDS: dict[str, ExploreCard] = {
    "temple_ruins": ExploreCard(0, (), ()),
    "outpost_ruins": ExploreCard(0, (), ()),
    "great_river": ExploreCard(
        1,
        ("water",),
        (
            Shape(("#", "#", "#"), True),
            Shape(("..#", ".##", "##."), False),
        ),
    ),
    "farmland": ExploreCard(
        1,
        ("field",),
        (
            Shape(("#", "#"), True),
            Shape((".#.", "###", ".#."), False),
        ),
    ),
    "hamlet": ExploreCard(
        1,
        ("village",),
        (
            Shape(("#.", "##"), True),
            Shape(("###", "##."), False),
        ),
    ),
    "forgotten_forest": ExploreCard(
        1,
        ("forest",),
        (
            Shape(("#.", ".#"), True),
            Shape(("#.", "##", ".#"), False),
        ),
    ),
    "hinterland_stream": ExploreCard(
        2,
        ("field", "water"),
        (Shape(("###", "#..", "#.."), False),),
    ),
    "homestead": ExploreCard(
        2,
        ("village", "field"),
        (Shape(("#.", "##", "#."), False),),
    ),
    "orchard": ExploreCard(
        2,
        ("forest", "field"),
        (Shape(("###", "..#"), False),),
    ),
    "treetop_village": ExploreCard(
        2,
        ("forest", "village"),
        (Shape(("..##", "###."), False),),
    ),
    "marshlands": ExploreCard(
        2,
        ("forest", "water"),
        (Shape(("#..", "###", "#.."), False),),
    ),
    "fishing_village": ExploreCard(
        2,
        ("village", "water"),
        (Shape(("####",), False),),
    ),
    "rift_lands": ExploreCard(
        0,
        ("forest", "village", "field", "water", "monster"),
        (Shape(("#",), False),),
    ),
}

RUINS_CARDS: frozenset[str] = frozenset({"temple_ruins", "outpost_ruins"})

AMBUSH_CARDS: dict[str, AmbushCard] = {
    "goblin_attack": AmbushCard(("#..", ".#.", "..#"), "counterclockwise", "bottom_right"),
    "bugbear_assault": AmbushCard(("#.#", "#.#"), "clockwise", "top_right"),
    "kobold_onslaught": AmbushCard(("#.", "##", "#."), "clockwise", "bottom_left"),
    "gnoll_raid": AmbushCard(("##", "#.", "##"), "counterclockwise", "top_left"),
}

SEASONS: tuple[Season, ...] = (
    Season("spring", 8, ("A", "B")),
    Season("summer", 8, ("B", "C")),
    Season("fall", 7, ("C", "D")),
    Season("winter", 6, ("D", "A")),
)

EDICT_LETTERS: tuple[str, ...] = ("A", "B", "C", "D")

SOLO_RATINGS: dict[str, int] = {
    "sentinel_wood": 25,
    "greenbough": 22,
    "treetower": 17,
    "stoneside_forest": 18,
    "canal_lake": 24,
    "mages_valley": 22,
    "golden_granary": 20,
    "shoreside_expanse": 27,
    "wildholds": 16,
    "great_city": 16,
    "greengold_plains": 21,
    "shieldgate": 20,
    "borderlands": 24,
    "lost_barony": 24,
    "broken_road": 24,
    "cauldrons": 20,
}

EDICT_GROUPS: dict[str, tuple[str, ...]] = {
    "forest": ("sentinel_wood", "greenbough", "treetower", "stoneside_forest"),
    "field_water": ("canal_lake", "mages_valley", "golden_granary", "shoreside_expanse"),
    "village": ("wildholds", "great_city", "greengold_plains", "shieldgate"),
    "spatial": ("borderlands", "lost_barony", "broken_road", "cauldrons"),
}

SKILL_COSTS: dict[str, int] = {
    "acrobatics": 2,
    "concentration": 3,
    "wound_healing": 1,
    "diplomacy": 1,
    "secret_knowledge": 0,
    "stealth": 0,
    "negotiation": 1,
    "search": 0,
}

DOMINO: tuple[str, ...] = ("##",)
SQUARE: tuple[str, ...] = ("##", "##")
SINGLE: tuple[str, ...] = ("#",)
