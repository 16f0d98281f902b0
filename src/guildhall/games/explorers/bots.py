"""Bots for this game: they see a view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from guildhall.bots.bot import Bot, Choice, reason
from guildhall.bots.levels import EXPERT, MASTER
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.bots.uniform import Uniform
from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import Action
from guildhall.games.explorers.judging import Judge
from guildhall.games.explorers.novice import Novice
from guildhall.games.explorers.thinking import FAR, NEAR, Scope, Thinking
from guildhall.games.explorers.view import View, known_state


class Greedy:
    """Puts each explorer where coins and prospects grow most, as if nothing else followed.

    It values coins, villages as starting points of later eras, towers, ruins, routes and goals,
    and being near to them. An investigate card is judged by playing it in thought.
    """

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        if view.seat is None:
            raise ValueError("a spectator does not choose")
        judge = Judge(known_state(view), view.seat)
        return judge.best(actions, rng)


_ENOUGH = 400
"""So many outcomes; twice the time and more turns tried earned no more."""


def expert() -> Searcher[View, Action]:
    return _searcher(NEAR, EXPERT)


def master() -> Searcher[View, Action]:
    return _searcher(FAR, MASTER._replace(iterations=_ENOUGH))


def _searcher(scope: Scope, budget: Budget) -> Searcher[View, Action]:
    """People are told coins."""
    advising = partial(Thinking, scope=scope, in_coins=True)
    return Searcher(partial(Thinking, scope=scope, is_steady=True), budget, advising)


BOTS: Mapping[str, Callable[[], Bot[View, Action]]] = {
    "uniform": Uniform,
    "novice": Novice,
    "greedy": Greedy,
    "journeyman": Greedy,
    "expert": expert,
    "master": master,
}
