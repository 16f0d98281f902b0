"""A beginner: it grabs the coins it sees, goes on where it went last, and overlooks things."""

from __future__ import annotations

from guildhall.bots.bot import Choice, reason
from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import Action, Decline, Done, Explore, Free
from guildhall.games.explorers.data import GRID
from guildhall.games.explorers.judging import Judge
from guildhall.games.explorers.preview import preview
from guildhall.games.explorers.prospects import COIN
from guildhall.games.explorers.reasons import reasons_of
from guildhall.games.explorers.state import State
from guildhall.games.explorers.view import View, known_state

_OVERLOOKS = 3
"""One space in so many it does not notice."""
_FOLLOWS = 2 * COIN
"""Going on from the explorer it put last is worth two coins to it."""
_FORESIGHT = 8
"""Of what lies ahead it feels one part in so many."""


class Novice:
    """Puts explorers for the coins of this moment, with little feeling for what lies ahead."""

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        if view.seat is None:
            raise ValueError("a spectator does not choose")
        state = known_state(view)
        judge = Judge(state, view.seat)
        if not isinstance(actions[0], Explore | Free):
            chosen = rng.choice(actions)
            return Choice(chosen, reasons_of(state, view.seat, (chosen,)))
        puts = [action for action in actions if not isinstance(action, Done | Decline)]
        seen = [action for action in puts if rng.below(_OVERLOOKS)] or [rng.choice(puts)]
        values = [self._appeal(state, judge, action) for action in seen]
        best = max(values)
        at = rng.choice([at for at, value in enumerate(values) if value == best])
        return Choice(seen[at], reasons_of(state, view.seat, (seen[at],)))

    def _appeal(self, state: State, judge: Judge, action: Action) -> int:
        value = COIN * preview(state, judge.seat, action).total
        value += judge.worth(state, action) // _FORESIGHT
        placed = state.desks[judge.seat].placed
        if placed and isinstance(action, Explore) and GRID.beside(placed[-1]) & action.cell:
            value += _FOLLOWS
        return value
