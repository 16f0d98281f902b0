"""Boards drawn as text, and positions made of them."""

from __future__ import annotations

from guildhall.core.notation import Notation
from guildhall.games.cartographers.actions import ACTION_TYPES, Action
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Card, Edict, Side, Skill
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.paper import Paper, read_paper
from guildhall.games.cartographers.scoring import SCORERS, monster_loss
from guildhall.games.cartographers.state import AMBUSH_BAG, CARDS, Rules, Sheet, Stage, State, Task

NOTATION: Notation[Action] = Notation(ACTION_TYPES)
ANY_EDICTS = (
    Edict.SENTINEL_WOOD,
    Edict.CANAL_LAKE,
    Edict.WILDHOLDS,
    Edict.BORDERLANDS,
)

EMPTY_A = """
    ...........
    ...^.......
    ........^..
    ...........
    ...........
    .....^.....
    ...........
    ...........
    ..^........
    .......^...
    ...........
"""
EMPTY_B = """
    ...........
    ........^..
    ...^.......
    .....#.....
    ....##.....
    ....###....
    .....#.....
    .....^.....
    .........^.
    ..^........
    ...........
"""


def draw(text: str, *, side: Side | None = None, ruins: str | None = None) -> Paper:
    """A map of any size drawn as text: `. F V P W M ^ #`; ruins as "row,col row,col"."""
    return read_paper(text, side, ruins=ruins, is_free_form=True)


def stars(edict: Edict, text: str, *, side: Side | None = None, ruins: str | None = None) -> int:
    """The stars of an edict for a drawn map of any size."""
    board, sheet = draw(text, side=side, ruins=ruins)
    return SCORERS[edict](board, sheet).stars


def full(side: Side, sign: str = "F") -> str:
    """A map of a side with one terrain on every cell that can be drawn on."""
    return (EMPTY_A if side is Side.A else EMPTY_B).replace(".", sign)


def earning(edict: Edict, text: str, ruins: str | None = None) -> str:
    """The cells that earned the stars, by name, row by row."""
    board, sheet = draw(text, ruins=ruins)
    return board.grid.to_text(SCORERS[edict](board, sheet).cells)


def loss(text: str) -> int:
    """The stars lost to monsters (0 or negative) on a drawn map of any size."""
    board, sheet = draw(text)
    return monster_loss(board, sheet).stars


def sheet_of(text: str, side: Side = Side.A, *, coins: int = 0) -> Sheet:
    """A sheet of a real side; mountains and wasteland must be drawn where they are printed."""
    return read_paper(text, side).sheet._replace(coins=coins)


def position(
    *sheets: Sheet,
    card: Card,
    before: tuple[Card, ...] = (),
    side: Side = Side.A,
    skills: tuple[Skill, ...] = (),
    passing: bool = False,
    edicts: tuple[Edict, ...] = ANY_EDICTS,
) -> State:
    """A table at which `card` has just been revealed after the cards `before`.

    The cards are revealed through the rules, so ruins, ambushes and skills work as in a game.
    """
    start = State(
        rules=Rules(side=side, passing=passing, skills=bool(skills)),
        edicts=edicts,
        sheets=sheets,
        stage=Stage.REVEAL,
        deck=CARDS.all & ~AMBUSH_BAG,
        ambushes=4,
        unseen=AMBUSH_BAG,
        skills=skills,
        drafts=sheets,
        tasks=tuple(Task.REST for _ in sheets),
        mains=tuple(None for _ in sheets) if skills else (),
    )
    for one in (*before, card):
        start = play(start, -1, f"reveal {one.name.lower()}")
    return start


def play(state: State, seat: int, *moves: str) -> State:
    """Make moves in notation, each of which must be legal."""
    for move in moves:
        action = NOTATION.parse(move)
        if seat >= 0:
            assert action in CARTOGRAPHERS.legal_actions(state, seat), move
        state = CARTOGRAPHERS.apply(state, seat, action)
    return state


def moves(state: State, seat: int = 0) -> set[str]:
    """The legal actions of a seat in notation."""
    return {NOTATION.format(action) for action in CARTOGRAPHERS.legal_actions(state, seat)}


def squares(*names: str) -> int:
    """Cells by name: `squares("a1", "b2")`."""
    return GRID.from_text(" ".join(names))
