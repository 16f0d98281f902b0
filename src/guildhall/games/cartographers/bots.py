"""Bots for Cartographers: they see a view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.bots.bot import Bot, Choice, reason
from guildhall.bots.levels import EXPERT, MASTER
from guildhall.bots.searcher import Searcher
from guildhall.bots.uniform import Uniform
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Action
from guildhall.games.cartographers.futures import deal_future
from guildhall.games.cartographers.judging import Judge
from guildhall.games.cartographers.novice import Novice
from guildhall.games.cartographers.rollouts import Course, play_uniform
from guildhall.games.cartographers.state import State, Task
from guildhall.games.cartographers.thinking import Thinking
from guildhall.games.cartographers.view import View

_EXPERT_OUTCOMES = 100
"""With more of them the expert comes close to the master."""


class Greedy:
    """Takes the action that adds most to the scores still to come, as if nothing else followed.

    Each edict counts as often as it will still be scored; coins and monsters count every season.
    An ambush is drawn where it costs the neighbour most. A skill is used when what it draws is
    worth more than the coins it costs.
    """

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        judge = Judge(view)
        if view.task is Task.AMBUSH:
            return judge.best_attack(actions, rng)
        return judge.best_own(actions, rng)


def expert() -> Searcher[View, Action]:
    return Searcher(Thinking, EXPERT._replace(iterations=_EXPERT_OUTCOMES))


def master() -> Searcher[View, Action]:
    return Searcher(Thinking, MASTER)


def roll_out(state: State) -> Callable[[Rng], int]:
    """Play a solo game on at random: the stars of the seasons to come."""
    course = Course(state.rules, state.edicts, state.sheets[0], is_solo=True)

    def play(rng: Rng) -> int:
        fractions = rng.fractions()
        return play_uniform(course, deal_future(state, fractions), fractions)

    return play


ROLL_OUT = roll_out
BOTS: Mapping[str, Callable[[], Bot[View, Action]]] = {
    "uniform": Uniform,
    "novice": Novice,
    "greedy": Greedy,
    "journeyman": Greedy,
    "expert": expert,
    "master": master,
}
