"""The printed numbers: cards, maps, edicts, seasons and skills, with the ids used everywhere."""

from enum import IntEnum
from typing import NamedTuple

from guildhall.kit.squares import Square

ROWS = COLS = 11
COIN_TRACK = 14
MOST_SEATS = 100


class Terrain(IntEnum):
    """What can be drawn; the first five are also the order of a sheet's fields."""

    FOREST = 0
    VILLAGE = 1
    FIELD = 2
    WATER = 3
    MONSTER = 4
    FIELD_VILLAGE = 5
    """Field and village at once: only the cell of the skill Diplomacy."""


DRAWABLE = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FIELD, Terrain.WATER, Terrain.MONSTER)


class Side(IntEnum):
    A = 0
    B = 1


class Card(IntEnum):
    """The explore deck: thirteen explore cards, then the four ambushes."""

    TEMPLE_RUINS = 0
    OUTPOST_RUINS = 1
    GREAT_RIVER = 2
    FARMLAND = 3
    HAMLET = 4
    FORGOTTEN_FOREST = 5
    HINTERLAND_STREAM = 6
    HOMESTEAD = 7
    ORCHARD = 8
    TREETOP_VILLAGE = 9
    MARSHLANDS = 10
    FISHING_VILLAGE = 11
    RIFT_LANDS = 12
    GOBLIN_ATTACK = 13
    BUGBEAR_ASSAULT = 14
    KOBOLD_ONSLAUGHT = 15
    GNOLL_RAID = 16


class Edict(IntEnum):
    """The sixteen scoring cards; four of a kind stand together."""

    SENTINEL_WOOD = 0
    GREENBOUGH = 1
    TREETOWER = 2
    STONESIDE_FOREST = 3
    CANAL_LAKE = 4
    MAGES_VALLEY = 5
    GOLDEN_GRANARY = 6
    SHORESIDE_EXPANSE = 7
    WILDHOLDS = 8
    GREAT_CITY = 9
    GREENGOLD_PLAINS = 10
    SHIELDGATE = 11
    BORDERLANDS = 12
    LOST_BARONY = 13
    BROKEN_ROAD = 14
    CAULDRONS = 15

    @property
    def group(self) -> int:
        """Which of the four card backs: forest, field and water, village, spatial."""
        return self // 4


class Letter(IntEnum):
    """The places under which the four scoring cards lie."""

    A = 0
    B = 1
    C = 2
    D = 3


class Season(IntEnum):
    SPRING = 0
    SUMMER = 1
    FALL = 2
    WINTER = 3


class Skill(IntEnum):
    ACROBATICS = 0
    CONCENTRATION = 1
    WOUND_HEALING = 2
    DIPLOMACY = 3
    SECRET_KNOWLEDGE = 4
    STEALTH = 5
    NEGOTIATION = 6
    SEARCH = 7


class Shape(NamedTuple):
    """A shape as printed; players may turn and mirror it."""

    cells: tuple[Square, ...]
    has_coin: bool = False


class ExploreCard(NamedTuple):
    time: int
    terrains: tuple[Terrain, ...]
    shapes: tuple[Shape, ...]


class AmbushCard(NamedTuple):
    """Maps passed clockwise go to the left neighbour; the solo corner is given by two flags."""

    cells: tuple[Square, ...]
    is_clockwise: bool
    is_bottom: bool
    is_right: bool


class Title(NamedTuple):
    id: str
    least: int


def _cells(drawing: str) -> tuple[Square, ...]:
    rows = drawing.split("/")
    return tuple((r, c) for r, row in enumerate(rows) for c, char in enumerate(row) if char == "#")


def _shapes(*drawings: str) -> tuple[Shape, ...]:
    """Shapes drawn row by row, rows parted by a stroke; a leading `$` stands for the coin."""
    return tuple(Shape(_cells(one.removeprefix("$")), one.startswith("$")) for one in drawings)


_F, _V, _P, _W, _M = DRAWABLE

RUINS_CARDS = (Card.TEMPLE_RUINS, Card.OUTPOST_RUINS)

EXPLORE_CARDS: dict[Card, ExploreCard] = {
    Card.GREAT_RIVER: ExploreCard(1, (_W,), _shapes("$#/#/#", "..#/.##/##.")),
    Card.FARMLAND: ExploreCard(1, (_P,), _shapes("$#/#", ".#./###/.#.")),
    Card.HAMLET: ExploreCard(1, (_V,), _shapes("$#./##", "###/##.")),
    Card.FORGOTTEN_FOREST: ExploreCard(1, (_F,), _shapes("$#./.#", "#./##/.#")),
    Card.HINTERLAND_STREAM: ExploreCard(2, (_P, _W), _shapes("###/#../#..")),
    Card.HOMESTEAD: ExploreCard(2, (_V, _P), _shapes("#./##/#.")),
    Card.ORCHARD: ExploreCard(2, (_F, _P), _shapes("###/..#")),
    Card.TREETOP_VILLAGE: ExploreCard(2, (_F, _V), _shapes("..##/###.")),
    Card.MARSHLANDS: ExploreCard(2, (_F, _W), _shapes("#../###/#..")),
    Card.FISHING_VILLAGE: ExploreCard(2, (_V, _W), _shapes("####")),
    Card.RIFT_LANDS: ExploreCard(0, DRAWABLE, _shapes("#")),
}

AMBUSH_CARDS: dict[Card, AmbushCard] = {
    Card.GOBLIN_ATTACK: AmbushCard(_cells("#../.#./..#"), False, is_bottom=True, is_right=True),
    Card.BUGBEAR_ASSAULT: AmbushCard(_cells("#.#/#.#"), True, is_bottom=False, is_right=True),
    Card.KOBOLD_ONSLAUGHT: AmbushCard(_cells("#./##/#."), True, is_bottom=True, is_right=False),
    Card.GNOLL_RAID: AmbushCard(_cells("##/#./##"), False, is_bottom=False, is_right=False),
}

DOMINO = _cells("##")
SQUARE = _cells("##/##")

DURATIONS = (8, 8, 7, 6)
"""How much time each season lasts."""

SEASON_LETTERS = (
    (Letter.A, Letter.B),
    (Letter.B, Letter.C),
    (Letter.C, Letter.D),
    (Letter.D, Letter.A),
)
"""Which two edicts each season scores."""

SOLO_RATINGS = (25, 22, 17, 18, 24, 22, 20, 27, 16, 16, 21, 20, 24, 24, 24, 20)
"""The silver number of each scoring card, in the order of `Edict`."""

SKILLS_IN_PLAY = 3
SKILL_COSTS = (2, 3, 1, 1, 0, 0, 1, 0)
"""Coins crossed out for each skill, in the order of `Skill`."""

MAPS = {
    Side.A: """
        ...........
        ...^.R.....
        .R......^R.
        ...........
        ...........
        .....^.....
        ...........
        ...........
        .R^......R.
        .....R.^...
        ...........
    """,
    Side.B: """
        ...........
        ......R.^..
        ..R^.......
        .....#.....
        ....##R....
        ....###....
        .R...#.....
        .....^..R..
        .........^.
        ..^R.......
        ...........
    """,
}
"""The printed maps: `^` mountain, `R` ruins, `#` wasteland."""

TITLES = (
    Title("legendary_cartographer", 30),
    Title("master_mapsmith", 20),
    Title("journeyman_topographer", 10),
    Title("apprentice_surveyor", 0),
    Title("amateur_assessor", -5),
    Title("inept_assistant", -10),
    Title("dimwitted_doodler", -20),
    Title("oblivious_inkdrinker", -30),
)
"""Solo titles by the least rating that earns them; below the last no title is printed."""
