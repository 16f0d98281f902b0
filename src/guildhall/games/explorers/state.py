"""Everything true now, as values.

Sheets, desks and states are named tuples: they are made at every explorer, and a tuple is made
three times as fast as a frozen dataclass.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, ClassVar, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import (
    COVERS,
    ERA_CARDS,
    ERAS,
    EXPLORERS,
    GOAL_CARDS,
    IMMEDIATE,
    TREASURES,
    Card,
    CellMask,
    Cover,
    Goal,
    Investigate,
    Level,
    Map,
    Treasure,
)
from guildhall.kit.bags import Bag

CARD_BAG = Bag(Card)
CardMask = Annotated[int, CARD_BAG]
"""Cards of the explore deck, one bit each; written `basic_sea+era_1`."""
ERA_DECKS = tuple((1 << Card.ERA_1 + era) - 1 for era in range(ERAS + 1))
"""The explore deck of each era, counted from 1: the basic cards and one era card more each time."""


_INVESTIGATE = tuple((1 << card, card) for card in Investigate)


class Lances(IntEnum):
    """On which sides of its anchor a lance card may grow."""

    BOTH_SIDES = 0
    ONE_SIDE = 1


class VillageLines(IntEnum):
    """How the lines of `two_village_lines` lie to their villages."""

    FREE = 0
    COLLINEAR = 1


class WildRegion(IntEnum):
    """Which wild spaces `single_region_4` may explore."""

    TOUCHING = 0
    FIRST_ONLY = 1


class Rules(NamedTuple):
    """What was agreed before the game."""

    map: Map = Map.AVENIA
    lances: Lances = Lances.BOTH_SIDES
    village_lines: VillageLines = VillageLines.FREE
    wild_region: WildRegion = WildRegion.TOUCHING
    capital_links: bool = False
    level: Level = Level.NORMAL

    @property
    def board(self) -> Board:
        return BOARDS[self.map]


class Earned(NamedTuple):
    """Coins by where they came from; `lands` only on Xawskil."""

    spaces: int = 0
    villages: int = 0
    towers: int = 0
    crystals: int = 0
    routes: int = 0
    goals: int = 0
    treasures: int = 0
    lands: int = 0

    @property
    def total(self) -> int:
        return sum(self)


class _SheetFields(NamedTuple):
    explorers: CellMask = 0
    frontier: CellMask = 0
    villages: CellMask = 0
    towers: CellMask = 0
    posts: CellMask = 0
    tokens: CellMask = 0
    crystals: CellMask = 0
    reached: CellMask = 0
    met: tuple[Goal, ...] = ()
    on_goals: int = 0
    hand: tuple[Investigate, ...] = ()
    kept: int = 0
    earned: Earned = Earned()
    eras: tuple[Earned, ...] = ()


class Sheet(_SheetFields):
    """One seat's map and what lies beside it.

    `frontier` are the free spaces next to an explorer, a village or the capital. `tokens` are the
    ruins with a treasure token, `reached` the first space explored on each land (on maps that pay
    for lands), `met` the goals in the order they were met, `on_goals` how many explorers stand on
    goal cards, `kept` how many treasure cards are kept for the end. `earned` is what the present
    era has brought, `eras` the eras before.
    """

    __slots__ = ()
    derived_fields: ClassVar[frozenset[str]] = frozenset({"frontier"})

    @property
    def taken(self) -> int:
        """The spaces on which no explorer can be put."""
        return self.explorers | self.villages | self.towers

    @property
    def supply(self) -> int:
        return EXPLORERS - self.explorers.bit_count() - self.on_goals

    @property
    def coins(self) -> int:
        return self.earned.total + sum(era.total for era in self.eras)

    def with_frontier(self, board: Board) -> Sheet:
        support = self.explorers | self.villages | board.capital
        return self._replace(frontier=board.near_all(support) & ~self.taken)

    def filled_in(self, board: Board, past: int) -> Sheet:
        """With what a written position may leave out; past eras not written brought nothing."""
        nothing = (Earned(),) * (past - len(self.eras))
        return self._replace(eras=(*self.eras, *nothing)).with_frontier(board)


class Task(IntEnum):
    """What a seat has to do now."""

    REST = 0
    OFFER = 1
    """Chance deals it two investigate cards."""
    KEEP = 2
    REUSE = 3
    EXPLORE = 4
    DRAW = 5
    """Chance draws it a treasure card."""
    FREE = 6
    VILLAGE = 7
    ROUTE = 8


CHOICES = (Task.VILLAGE, Task.ROUTE)
"""What has to be chosen before a card goes on."""


class Frame(NamedTuple):
    """A space whose explorer is not fully resolved, and how many treasure cards are to come."""

    cell: CellMask
    draws: int = 0


class Desk(NamedTuple):
    """What lies in front of a seat, for its eyes only until all are done.

    `placed` are the explorers of the present card in order, `bases` (for `two_village_lines`) the
    villages that each of them touched when it was put, `frames` what is to be resolved, the
    innermost last. `kept` and `rejected` are treasures and investigate cards of the whole game.
    """

    sheet: Sheet
    task: Task = Task.REST
    placed: tuple[CellMask, ...] = ()
    frames: tuple[Frame, ...] = ()
    bases: tuple[CellMask, ...] = ()
    using: Investigate | None = None
    offer: tuple[Investigate, ...] = ()
    kept: tuple[Treasure, ...] = ()
    rejected: tuple[Investigate, ...] = ()


class Drawn(NamedTuple):
    """A treasure card drawn in the present turn; `again`: it came from under the deck."""

    seat: Seat
    treasure: Treasure
    again: bool = False


class Stage(IntEnum):
    DEAL = 0
    REVEAL = 1
    PLAY = 2
    OVER = 3


class _StateFields(NamedTuple):
    rules: Rules = Rules()
    goals: tuple[Goal, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    stage: Stage = Stage.REVEAL
    era: int = 1
    revealed: tuple[Card, ...] = ()
    deck: CardMask = 0
    under: tuple[Treasure, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    desks: tuple[Desk, ...] = ()


class State(_StateFields):
    """A whole game.

    Seats act at the same time: `sheets` is what all saw when the turn began, `desks[seat].sheet`
    the seat's own as it is now. `revealed` are the explore cards of this era, `deck` those to
    come. Used treasures lie `under` the deck in order; `drawn` are the cards of this turn.
    """

    __slots__ = ()
    derived_fields: ClassVar[frozenset[str]] = frozenset({"deck"})

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a written position may leave out because it follows from the rest."""
        given = {**cls()._asdict(), **stored}
        board = given["rules"].board
        past = ERAS if given["stage"] is Stage.OVER else min(ERAS, given["era"] - 1)
        sheets = tuple(sheet.filled_in(board, past) for sheet in given["sheets"])
        revealed = CARD_BAG.of(given["revealed"])
        desks = stored.get("desks")
        state = cls(**{**given, "sheets": sheets, "desks": ()})
        if desks is None:
            desks = tuple(first_desk(state, seat) for seat in range(len(sheets)))
        else:
            desks = tuple(one._replace(sheet=one.sheet.filled_in(board, past)) for one in desks)
        deck = ERA_DECKS[given["era"]] & ~revealed if 0 < given["era"] <= ERAS else 0
        return {"sheets": sheets, "deck": deck, "desks": desks}


def is_first_reveal(era: int, card: Card) -> bool:
    """Whether this card brings an investigate card into its slot now."""
    return era <= len(ERA_CARDS) and card is ERA_CARDS[era - 1]


def first_desk(state: State, seat: Seat) -> Desk:
    """A seat's desk when the present turn begins."""
    sheet = state.sheets[seat]
    if state.stage is not Stage.PLAY or not state.revealed:
        return Desk(sheet)
    card = state.revealed[-1]
    if card < Card.ERA_1:
        return Desk(sheet, Task.EXPLORE)
    if card is Card.ERA_ANY:
        return Desk(sheet, Task.REUSE)
    if is_first_reveal(state.era, card):
        return Desk(sheet, Task.OFFER)
    slot = card - Card.ERA_1
    return Desk(sheet, Task.EXPLORE, using=sheet.hand[slot] if slot < len(sheet.hand) else None)


def covered(state_era: int, revealed: tuple[Card, ...]) -> tuple[Cover, ...]:
    """The goal values that solo tokens cover by now."""
    return tuple(
        cover
        for number, (card, covers) in enumerate(COVERS.items(), 2)
        if state_era > number or (state_era == number and card in revealed)
        for cover in covers
    )


def goal_coins(state: State, goal: Goal) -> int:
    """What a seat that meets this goal in the present turn earns."""
    card = GOAL_CARDS[goal]
    if len(state.sheets) > 1:
        return card.later if any(goal in sheet.met for sheet in state.sheets) else card.first
    place = state.goals.index(goal)
    covers = covered(state.era, state.revealed)
    if Cover(place, True) not in covers:
        return card.first
    return 0 if Cover(place, False) in covers else card.later


def unseen_treasures(state: State) -> list[int]:
    """How many of each treasure card nobody has drawn yet, in the order of `Treasure`."""
    left = list(TREASURES)
    for treasure in state.under:
        left[treasure] -= 1
    for _, treasure, again in state.drawn:
        if treasure in IMMEDIATE and not again:
            left[treasure] -= 1
    for desk in state.desks:
        for treasure in desk.kept:
            left[treasure] -= 1
    return left


def next_used_treasure(state: State) -> Treasure:
    """The card that comes when all have been drawn: the first that went under the deck."""
    used = [one.treasure for one in state.drawn if one.treasure in IMMEDIATE]
    taken = sum(one.again for one in state.drawn)
    return (*state.under, *used)[taken]


def investigate_left(state: State) -> tuple[Investigate, ...]:
    """The investigate cards that can still be dealt; those put back lie too deep to come again."""
    gone = 0
    for desk in state.desks:
        for card in (*desk.sheet.hand, *desk.rejected, *desk.offer):
            gone |= 1 << card
    return tuple([card for bit, card in _INVESTIGATE if not gone & bit])
