"""The solo game when all draws are known: of each card the drawings that look best."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from guildhall.bots.foresight import Deal, Foresight, Position, Turn
from guildhall.games.cartographers.actions import DONE, Action, Draw
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Season
from guildhall.games.cartographers.judging import SNUG, Judge
from guildhall.games.cartographers.rules import legal_actions
from guildhall.games.cartographers.scoring import season_score
from guildhall.games.cartographers.state import Sheet, Stage, State
from guildhall.games.cartographers.view import observe

_ME = 0


class Foreseen:
    """See `guildhall.bots.foresight.Foresight`; skills are not used."""

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

    def key(self, state: State) -> Hashable:
        return state.sheets[_ME]

    def turns(
        self, deal: Deal[State, Action], position: Position[State], breadth: int
    ) -> Iterator[Turn[State, Action]]:
        state = position.state
        draws = [one for one in legal_actions(state, _ME) if isinstance(one, Draw)]
        if not draws:
            yield Turn((DONE,), deal.after(position, DONE))
            return
        sheet: Sheet = state.drafts[_ME]
        values = Judge(observe(state, _ME)).values(sheet, draws)
        for at in sorted(range(len(draws)), key=lambda at: -values[at])[:breadth]:
            after = deal.after(position, draws[at])
            yield Turn((draws[at], DONE), deal.after(after, DONE))


def _ragged(filled: int) -> int:
    """How many sides lie between filled cells and free ones."""
    free = GRID.all & ~filled
    return (GRID.beside(free) & filled).bit_count()


FORESIGHT: Foresight[State, Action] = Foreseen()
