"""Everything true now, as values.

Sheets and states are named tuples, not dataclasses: they are made several times a turn, and a tuple
is made three times as fast as a frozen dataclass.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, ClassVar, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import CellMask
from guildhall.games.cartographers.board import BOARDS, Board
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    Card,
    Edict,
    Season,
    Side,
    Skill,
    Terrain,
)
from guildhall.kit.bags import Bag

CARDS = Bag(Card)
EXPLORE_BAG = CARDS.of((*RUINS_CARDS, *EXPLORE_CARDS))
AMBUSH_BAG = CARDS.of(AMBUSH_CARDS)
CardMask = Annotated[int, CARDS]
"""Cards of the explore deck, one bit each; written `hamlet+orchard`."""


class FullMap(IntEnum):
    """What a completely filled map means in the solo game."""

    SCORE_SEASON = 0
    STOP = 1
    SCORE_ALL = 2


class Rules(NamedTuple):
    """What was agreed before the game."""

    side: Side = Side.A
    passing: bool = True
    """Ambushes are drawn by neighbours; False: by the corner search of the solo game."""
    skills: bool = False
    full_map: FullMap = FullMap.SCORE_SEASON

    @property
    def board(self) -> Board:
        return BOARDS[self.side]


class Earned(NamedTuple):
    """Stars, and the cells that earned them."""

    stars: int
    cells: CellMask = 0


class SeasonScore(NamedTuple):
    """What a sheet earned at the end of one season; stars of `monsters` are 0 or negative."""

    first: Earned = Earned(0)
    second: Earned = Earned(0)
    coins: int = 0
    monsters: Earned = Earned(0)
    season: Season = Season.SPRING

    @property
    def total(self) -> int:
        return self.first.stars + self.second.stars + self.coins + self.monsters.stars


class _SheetFields(NamedTuple):
    forest: CellMask = 0
    village: CellMask = 0
    field: CellMask = 0
    water: CellMask = 0
    monster: CellMask = 0
    drawn: int = 0
    coins: int = 0
    spent: int = 0
    used: Skill | None = None
    seasons: tuple[SeasonScore, ...] = ()


class Sheet(_SheetFields):
    """One seat's sheet: the drawn cells by terrain, coins held and crossed out, season scores.

    `drawn` is the union of the terrains; `used` is the skill used in this season. A cell may be
    field and village at once (the skill Diplomacy).
    """

    __slots__ = ()
    derived_fields: ClassVar[frozenset[str]] = frozenset({"drawn"})

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        drawn = 0
        for name in ("forest", "village", "field", "water", "monster"):
            drawn |= stored.get(name, 0)
        return {"drawn": drawn}

    @property
    def masks(self) -> tuple[int, int, int, int, int]:
        """The cells of each terrain, in the order of `Terrain`."""
        return self[:5]

    @property
    def total(self) -> int:
        return sum(season.total for season in self.seasons)


class Stage(IntEnum):
    """Which part of a turn it is."""

    DEAL_EDICTS = 0
    DEAL_SKILLS = 1
    REVEAL = 2
    ANSWER = 3
    """An ambush was revealed: seats may use a skill before it strikes."""
    AMBUSH = 4
    DRAW = 5
    OVER = 6


class Task(IntEnum):
    """What a seat has still to do in this stage."""

    REST = 0
    DRAW = 1
    FINISH = 2
    """Say done, or use a skill that may follow the drawing."""
    ANSWER = 3
    AMBUSH = 4
    DODGE = 5
    """Choose which way the domino of Acrobatics comes (solo rule)."""
    STEALTH = 6
    SECRET_KNOWLEDGE = 7
    NEGOTIATION = 8
    WOUND_HEALING = 9
    DIPLOMACY = 10
    CONCENTRATION = 11
    SEARCH = 12


class Drawn(NamedTuple):
    """The main shape a seat drew; `shape` is its place on the card, -1 for the single cell."""

    terrain: Terrain
    cells: CellMask
    shape: int


class _StateFields(NamedTuple):
    rules: Rules = Rules()
    edicts: tuple[Edict, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    stage: Stage = Stage.REVEAL
    season: Season = Season.SPRING
    revealed: tuple[Card, ...] = ()
    time: int = 0
    deck: CardMask = 0
    ambushes: int = 0
    unseen: CardMask = 0
    ruins: bool = False
    skills: tuple[Skill, ...] = ()
    drafts: tuple[Sheet, ...] = ()
    tasks: tuple[Task, ...] = ()
    mains: tuple[Drawn | None, ...] = ()
    dodging: tuple[Seat, ...] = ()


class State(_StateFields):
    """A whole game.

    The deck is what is left of it: `deck` are the explore cards, `ambushes` says how many ambush
    cards wait among them. Which of the `unseen` ambush cards those are, nobody knows, so the state
    does not either.

    Seats act at the same time: `sheets` is what all saw when the stage began, `drafts[seat]` the
    sheet lying in front of that seat now (in an ambush a neighbour's), `mains[seat]` the shape it
    drew for the card (kept only where skills are in play). `dodging` are the seats whose map meets
    the ambush with Acrobatics.
    """

    __slots__ = ()
    derived_fields: ClassVar[frozenset[str]] = frozenset({"time", "deck", "ambushes", "ruins"})

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a written position may leave out because it follows from the rest."""
        given = {**cls()._asdict(), **stored}
        revealed, sheets, stage = given["revealed"], given["sheets"], given["stage"]
        rules = given["rules"]
        if len(sheets) == 1:
            rules = rules._replace(passing=False)
        unseen = stored.get("unseen", AMBUSH_BAG & ~CARDS.of(revealed))
        desks = tuple(
            sheets[owner_of_desk(stage, revealed, len(sheets), s)] for s in range(len(sheets))
        )
        return {
            "rules": rules,
            "time": sum(EXPLORE_CARDS[card].time for card in revealed if card in EXPLORE_CARDS),
            "deck": EXPLORE_BAG & ~CARDS.of(revealed),
            "unseen": unseen,
            "ambushes": ambushes_waiting(given["season"], unseen),
            "ruins": is_ruins_duty(stage, revealed),
            "drafts": stored.get("drafts", desks),
            "tasks": stored.get("tasks", first_tasks(stage, rules, desks)),
            "mains": stored.get("mains", (None,) * len(sheets) if rules.skills else ()),
        }


def owner_of_desk(stage: Stage, revealed: tuple[Card, ...], seats: int, seat: Seat) -> Seat:
    """Whose sheet lies in front of a seat: in an ambush that of the neighbour who passed it on."""
    if stage is not Stage.AMBUSH or not revealed or revealed[-1] not in AMBUSH_CARDS:
        return seat
    return (seat + neighbour_step(revealed[-1])) % seats


def neighbour_step(card: Card) -> int:
    """From a seat to the owner of the map it gets: clockwise ones come from the seat before."""
    return -1 if AMBUSH_CARDS[card].is_clockwise else 1


def first_tasks(stage: Stage, rules: Rules, desks: tuple[Sheet, ...]) -> tuple[Task, ...]:
    """What seats with these sheets in front of them must draw when a stage begins."""
    room = rules.board.open
    task = {Stage.DRAW: Task.DRAW, Stage.AMBUSH: Task.AMBUSH}.get(stage, Task.REST)
    return tuple(task if room & ~sheet.drawn else Task.REST for sheet in desks)


def ambushes_waiting(season: Season, unseen: int) -> int:
    """How many ambush cards are in the deck: one came with each season, less those revealed."""
    revealed = AMBUSH_BAG.bit_count() - unseen.bit_count()
    return season + 1 - revealed


def is_ruins_duty(stage: Stage, revealed: tuple[Card, ...]) -> bool:
    """Whether the next (or present) explore card must be drawn on ruins."""
    duty = False
    for number, card in enumerate(revealed, 1):
        if card in RUINS_CARDS:
            duty = True
        elif card in EXPLORE_CARDS and not (stage is Stage.DRAW and number == len(revealed)):
            duty = False
    return duty and stage is not Stage.OVER
