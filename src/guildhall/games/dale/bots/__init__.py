"""Bots for Dale of Merchants: they see a view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from guildhall.bots.bot import Bot, Choice, reason
from guildhall.bots.levels import EXPERT, MASTER
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.bots.uniform import Uniform
from guildhall.core.rng import Rng
from guildhall.games.dale.bots.greedy import PATIENCE, best_of, judge_of
from guildhall.games.dale.bots.novice import Novice
from guildhall.games.dale.bots.problem import FAR, NEAR, Scope, Thinking
from guildhall.games.dale.bots.reasons import reasons_for
from guildhall.games.dale.bots.rollout import Luck, play_on
from guildhall.games.dale.model.actions import Action, Play
from guildhall.games.dale.model.state import State, stall_of
from guildhall.games.dale.views.observe import View

_EXPERT_OUTCOMES = 48
"""With more of them the expert comes close to the master, although it looks ahead less."""
_LONG = 500
"""Most turns of a roll-out: a longer game is left as it stands."""


class Greedy:
    """Builds as soon as it can and buys what its next stacks need.

    It plans its remaining stacks from all its cards, plays techniques with an extra action first,
    pays with junk and with what no stack needs, throws junk away, and keeps sets together.
    """

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        judge = judge_of(view)
        if rng.below(PATIENCE) == 0:  # two techniques may bring each other back for ever
            actions = tuple(one for one in actions if not isinstance(one, Play)) or actions
        best = best_of(actions, judge.weigh, rng)
        return Choice(best, reasons_for(judge, best))


def expert() -> Searcher[View, Action]:
    return _searcher(NEAR, EXPERT._replace(iterations=_EXPERT_OUTCOMES))


def master() -> Searcher[View, Action]:
    return _searcher(FAR, MASTER)


def _searcher(scope: Scope, budget: Budget) -> Searcher[View, Action]:
    """Make a bot that tells people of techniques, whatever it leaves out itself."""
    advising = partial(Thinking, scope=scope, is_advice=True)
    return Searcher(partial(Thinking, scope=scope), budget, advising)


def roll_out(state: State) -> Callable[[Rng], int]:
    """Make a simulation of a game to its end, which returns the stacks that are still built."""
    built = sum(map(len, state.table.stalls))

    def play(rng: Rng) -> int:
        end = play_on(state, Luck(rng, state.turn.number), _LONG)
        return sum(map(len, end.table.stalls)) - built

    return play


def own_turns(state: State) -> tuple[int, ...]:
    """Count the turns each seat has had, the present one included."""
    seats = len(state.table.players)
    first = state.turn.seat - (state.turn.number - 1)
    return tuple(
        [-(((seat - first) % seats - state.turn.number) // seats) for seat in range(seats)]
    )


def sides(state: State) -> tuple[int, ...]:
    """Return the stall of each seat; partners share one."""
    return tuple([stall_of(state, seat) for seat in range(len(state.table.players))])


ROLL_OUT = roll_out
OWN_TURNS = own_turns
SIDES = sides
BOTS: Mapping[str, Callable[[], Bot[View, Action]]] = {
    "uniform": Uniform,
    "novice": Novice,
    "greedy": Greedy,
    "journeyman": Greedy,
    "expert": expert,
    "master": master,
}
