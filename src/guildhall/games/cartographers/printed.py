"""What is printed on cards, maps and tracks, gathered in one value for screens and tools."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from guildhall.games.cartographers.actions import CellMask
from guildhall.games.cartographers.board import BOARDS
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    COIN_TRACK,
    COLS,
    DOMINO,
    DURATIONS,
    EXPLORE_CARDS,
    ROWS,
    RUINS_CARDS,
    SEASON_LETTERS,
    SKILL_COSTS,
    SKILLS_IN_PLAY,
    SOLO_RATINGS,
    SQUARE,
    TITLES,
    AmbushCard,
    Card,
    Edict,
    Letter,
    Season,
    Shape,
    Side,
    Skill,
    Terrain,
    Title,
)
from guildhall.kit.squares import Square


class CardKind(IntEnum):
    EXPLORE = 0
    RUINS = 1
    AMBUSH = 2


class EdictKind(IntEnum):
    """What a scoring card looks at: four cards of each kind share a back."""

    FOREST = 0
    FIELD_WATER = 1
    VILLAGE = 2
    SPACE = 3


class Corner(IntEnum):
    """Where the solo rule begins to look for a place, in reading order."""

    TOP_LEFT = 0
    TOP_RIGHT = 1
    BOTTOM_LEFT = 2
    BOTTOM_RIGHT = 3


class Ambush(NamedTuple):
    """Maps passed clockwise go to the left neighbour; the solo rule walks the same way round."""

    corner: Corner
    is_clockwise: bool


class PrintedCard(NamedTuple):
    """A card of the explore deck; ruins cards and ambushes take no time."""

    id: Card
    kind: CardKind
    time: int
    terrains: tuple[Terrain, ...]
    shapes: tuple[Shape, ...]
    ambush: Ambush | None = None


class PrintedMap(NamedTuple):
    side: Side
    mountains: CellMask
    ruins: CellMask
    wasteland: CellMask


class PrintedEdict(NamedTuple):
    """A scoring card; `rating` is the silver number of the solo game."""

    id: Edict
    kind: EdictKind
    rating: int


class PrintedSkill(NamedTuple):
    """A skill card; `cells` is the shape it brings, if it has one of its own."""

    id: Skill
    cost: int
    cells: tuple[Square, ...]


class PrintedSeason(NamedTuple):
    """How much time a season lasts and which edicts it scores."""

    id: Season
    duration: int
    letters: tuple[Letter, ...]


class Printed(NamedTuple):
    """Everything printed; solo titles stand by the least rating that earns them, best first."""

    rows: int
    cols: int
    coins: int
    skills_in_play: int
    cards: tuple[PrintedCard, ...]
    maps: tuple[PrintedMap, ...]
    edicts: tuple[PrintedEdict, ...]
    skills: tuple[PrintedSkill, ...]
    seasons: tuple[PrintedSeason, ...]
    titles: tuple[Title, ...]


_SINGLE: tuple[Square, ...] = ((0, 0),)
_SKILL_SHAPES = {
    Skill.ACROBATICS: DOMINO,
    Skill.WOUND_HEALING: DOMINO,
    Skill.DIPLOMACY: _SINGLE,
    Skill.NEGOTIATION: SQUARE,
    Skill.SEARCH: _SINGLE,
}


def _card(card: Card) -> PrintedCard:
    if card in RUINS_CARDS:
        return PrintedCard(card, CardKind.RUINS, 0, (), ())
    if card in AMBUSH_CARDS:
        return _ambush(card, AMBUSH_CARDS[card])
    facts = EXPLORE_CARDS[card]
    return PrintedCard(card, CardKind.EXPLORE, facts.time, facts.terrains, facts.shapes)


def _ambush(card: Card, facts: AmbushCard) -> PrintedCard:
    ambush = Ambush(Corner(2 * facts.is_bottom + facts.is_right), facts.is_clockwise)
    shapes = (Shape(facts.cells),)
    return PrintedCard(card, CardKind.AMBUSH, 0, (Terrain.MONSTER,), shapes, ambush)


def _map(side: Side) -> PrintedMap:
    board = BOARDS[side]
    return PrintedMap(side, board.mountains, board.ruins, board.wasteland)


PRINTED = Printed(
    rows=ROWS,
    cols=COLS,
    coins=COIN_TRACK,
    skills_in_play=SKILLS_IN_PLAY,
    cards=tuple(_card(card) for card in Card),
    maps=tuple(_map(side) for side in Side),
    edicts=tuple(PrintedEdict(one, EdictKind(one.group), SOLO_RATINGS[one]) for one in Edict),
    skills=tuple(PrintedSkill(one, SKILL_COSTS[one], _SKILL_SHAPES.get(one, ())) for one in Skill),
    seasons=tuple(PrintedSeason(one, DURATIONS[one], SEASON_LETTERS[one]) for one in Season),
    titles=TITLES,
)
