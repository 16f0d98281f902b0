"""A beginner: it grabs the coins it sees, goes on where it went last, and overlooks things."""

from __future__ import annotations

from guildhall.bots.bot import Choice, reason
from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import Action, Decline, Done, Explore, Free, Keep, Reuse
from guildhall.games.explorers.data import CARDS, GRID
from guildhall.games.explorers.judging import Judge
from guildhall.games.explorers.preview import preview
from guildhall.games.explorers.prospects import COIN
from guildhall.games.explorers.reasons import reasons_of
from guildhall.games.explorers.view import View, known_state

_OVERLOOKS = 3
"""One space in so many it does not notice."""
_FOLLOWS = 2 * COIN
"""Going on from the explorer it put last is worth two coins to it."""
_FORESIGHT = 8
"""Of what lies ahead it feels one part in so many."""
_NO_END = 99
"""A card for any number of explorers."""


class Novice:
    """Puts explorers for the coins of this moment, with little feeling for what lies ahead.

    Of two investigate cards it takes the one with more explorers, wherever they may go.
    """

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        if view.seat is None:
            raise ValueError("a spectator does not choose")
        state = known_state(view)
        seen = _noticed(actions, rng)
        judge = Judge(state, view.seat)
        values = [_appeal(judge, action) for action in seen]
        best = max(values)
        at = rng.choice([at for at, value in enumerate(values) if value == best])
        return Choice(seen[at], reasons_of(state, view.seat, (seen[at],)))


def _noticed(actions: tuple[Action, ...], rng: Rng) -> list[Action]:
    """It never stops early, and misses some of the spaces; cards and villages lie before it."""
    puts: list[Action] = [one for one in actions if not isinstance(one, Done | Decline)]
    if not isinstance(puts[0], Explore | Free):
        return puts
    return [action for action in puts if rng.below(_OVERLOOKS)] or [rng.choice(puts)]


def _appeal(judge: Judge, action: Action) -> int:
    """What the novice thinks of an action: many explorers on a card, coins of this moment."""
    if isinstance(action, Keep | Reuse):
        card = CARDS.investigate[action.card]
        return card.most + card.then if card.most else _NO_END
    state = judge.state
    value = COIN * preview(state, judge.seat, action).total
    value += judge.worth(state, action) // _FORESIGHT
    placed = state.desks[judge.seat].placed
    if placed and isinstance(action, Explore) and GRID.beside(placed[-1]) & action.cell:
        value += _FOLLOWS
    return value
