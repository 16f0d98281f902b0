"""The solo game when all draws are known: of each card the drawings that look best."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache

from guildhall.bots.foresight import Deal, Foresight, Position, Turn
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import DONE, Action, Draw, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import AMBUSH_CARDS, Card, Season
from guildhall.games.cartographers.futures import ON_RUINS, Future
from guildhall.games.cartographers.guided import play_guided
from guildhall.games.cartographers.judging import Judge
from guildhall.games.cartographers.rollouts import SNUG, Course
from guildhall.games.cartographers.rules import legal_actions
from guildhall.games.cartographers.scoring import season_score
from guildhall.games.cartographers.state import Sheet, Stage, State
from guildhall.games.cartographers.view import observe

_ME = 0
_WIDTH = 20
"""Of how many drawings a look ahead takes the best."""
_LOOKS = 2
_BREADTH_OF_SKILL = 3
"""How many drawings are tried with each skill."""


class Foreseen:
    """See `guildhall.bots.foresight.Foresight`."""

    def value(self, state: State) -> float:
        """The stars of the map as it is in all seasons to come; snug maps a bit more."""
        sheet = state.sheets[_ME]
        if state.stage is Stage.OVER:
            return float(sheet.total)
        board = state.rules.board
        stars = sheet.total + sum(
            season_score(board, state.edicts, season, sheet).total
            for season in Season
            if season >= state.season
        )
        return stars - _ragged(sheet.drawn | board.printed) / SNUG

    def ahead(self, deal: Deal[State, Action], position: Position[State]) -> float:
        """The stars in the end if a player who looks draws the cards that really come."""
        state = position.state
        sheet = state.sheets[_ME]
        if state.stage is Stage.OVER:
            return float(sheet.total)
        course, future = _course(deal), _to_come(deal, state)
        stars = 0
        for number in range(_LOOKS):
            stars += play_guided(course, sheet, future, Rng(number).fractions(), _WIDTH)
        return sheet.total + stars / _LOOKS

    def key(self, state: State) -> Hashable:
        return state.sheets[_ME]

    def is_last(self, action: Action) -> bool:
        return action == DONE

    def turns(
        self, deal: Deal[State, Action], position: Position[State], breadth: int
    ) -> Iterator[Turn[State, Action]]:
        """The best drawings, each with the skills that may go before or after it."""
        ended: list[Turn[State, Action]] = []
        begun = [Turn[State, Action]((), position)]
        while begun:
            turn = begun.pop()
            actions = legal_actions(turn.position.state, _ME)
            if DONE in actions:
                ended.append(_with(deal, turn, DONE))
            is_first = not turn.actions
            most = breadth if is_first else _BREADTH_OF_SKILL
            begun += [_with(deal, turn, one) for one in _best_draws(turn.position.state, most)]
            begun += [_with(deal, turn, one) for one in actions if isinstance(one, Use)]
        ended.sort(key=lambda turn: -self.value(turn.position.state))
        yield from ended[:breadth]


def _with(
    deal: Deal[State, Action], turn: Turn[State, Action], action: Action
) -> Turn[State, Action]:
    return Turn((*turn.actions, action), deal.after(turn.position, action))


def _best_draws(state: State, most: int) -> list[Draw]:
    draws = [one for one in legal_actions(state, _ME) if isinstance(one, Draw)]
    values = Judge(observe(state, _ME)).values(state.drafts[_ME], draws) if draws else []
    return [draws[at] for at in sorted(range(len(draws)), key=lambda at: -values[at])[:most]]


# The cards that really come


@lru_cache(maxsize=2)
def cards_of(deal: Deal[State, Action]) -> dict[Season, tuple[Card, ...]]:
    """All cards of each season: what is drawn has no part in them, so the map is cleared."""
    rows: dict[Season, tuple[Card, ...]] = {}
    position, empty = deal.start, (Sheet(),)
    while legal := legal_actions(position.state, _ME):
        state = position.state._replace(sheets=empty, drafts=empty)
        rows[state.season] = state.revealed
        draws = [one for one in legal_actions(state, _ME) if isinstance(one, Draw)]
        position = deal.after(Position(state, position.draws), draws[0] if draws else legal[0])
    return rows


@lru_cache(maxsize=2)
def _course(deal: Deal[State, Action]) -> Course:
    state = deal.start.state
    return Course(state.rules, state.edicts, Sheet(), is_solo=True)


def _to_come(deal: Deal[State, Action], state: State) -> Future:
    """The card on the table, which is still to be drawn, and all after it."""
    rows: list[list[int]] = []
    cards = cards_of(deal)
    skipped, ruins = len(state.revealed) - 1, state.ruins
    for season in Season:
        if season >= state.season:
            rows.append(_row(cards[season][skipped:], is_on_ruins=ruins))
            skipped, ruins = 0, False
    return Future(state.season, tuple(rows))


def _row(cards: tuple[Card, ...], *, is_on_ruins: bool) -> list[int]:
    row: list[int] = []
    for card in cards:
        if card <= Card.OUTPOST_RUINS:
            is_on_ruins = True
        elif card in AMBUSH_CARDS:
            row.append(card)
        else:
            row.append(card + ON_RUINS if is_on_ruins else card)
            is_on_ruins = False
    return row


def _ragged(filled: int) -> int:
    """How many sides lie between filled cells and free ones."""
    free = GRID.all & ~filled
    return (GRID.beside(free) & filled).bit_count()


FORESIGHT: Foresight[State, Action] = Foreseen()
