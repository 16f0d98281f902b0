"""A decision of this game as a problem for the search: an action, then some turns of everybody.

Each world is a state dealt to fit the view. In it all seats play on in a simulation, and then the
stalls and the cards tell how likely the own stall is to win.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from guildhall.bots.bot import Reason
from guildhall.bots.search import Plan
from guildhall.core.rng import Rng
from guildhall.games.dale.bots.greedy import PATIENCE, judge_of
from guildhall.games.dale.bots.reasons import reasons_for
from guildhall.games.dale.bots.rollout import Luck, play_on
from guildhall.games.dale.bots.value import chance_to_win
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.items import CARD, as_copy, effective, value_of
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.rules.apply import apply
from guildhall.games.dale.views.observe import View
from guildhall.games.dale.views.sample import sample

_GOING_ON = 0.4
"""The share of thought for what follows an action that was thought through."""
_TRUST = 0.01
"""What speaks for the choice of the journeyman: luck alone should not overrule it."""
_COST_OF_PLAY = 0.002
"""What speaks against a technique: two may bring each other back for ever."""
_WHOLE = frozenset({Stage.ACT, Stage.GUESS, Stage.HELP})
"""Stages that deserve the whole of it."""


class Scope(NamedTuple):
    """How many actions are tried, and how many turns of each seat a roll-out has with this one."""

    breadth: int
    turns: int


NEAR, FAR = Scope(8, 1), Scope(10, 3)


class Deal(NamedTuple):
    """A state that fits the view, and the chance to come."""

    state: State
    luck: Luck


class Thinking:
    """The problem of one seat; see `guildhall.bots.search.Problem`.

    Where it is not patient, techniques are left out now and then.
    """

    is_chance = True
    trifle = 0.002

    def __init__(
        self,
        view: View,
        actions: tuple[Action, ...],
        rng: Rng,
        scope: Scope = FAR,
        *,
        is_advice: bool = False,
    ) -> None:
        """Pose a decision; advice to people leaves nothing out and favours no action beforehand."""
        self._judge = judge_of(view)
        if not is_advice and rng.below(PATIENCE) == 0:
            actions = tuple(one for one in actions if not isinstance(one, act.Play)) or actions
        self._view = view
        self._seat = self._judge.seat
        self._turns = scope.turns * len(view.seats)
        self.share = 1.0 if view.stage in _WHOLE else _GOING_ON
        self.plans = self._best(actions, scope.breadth)
        self._extras = [0.0 if is_advice else _extra(plan) for plan in self.plans]
        if not is_advice and not self._extras[0]:
            self._extras[0] = _TRUST
        self._is_advice = is_advice

    def _best(self, actions: tuple[Action, ...], breadth: int) -> list[Plan[Action]]:
        """Return different actions, the best by the eyes of the journeyman; one wish only.

        Whether to be asked again must not depend on the hand, so it is not searched.
        """
        if act.DoneAgain() in actions:
            actions = tuple(one for one in actions if not isinstance(one, act.Done))
        different = {_sense(action): action for action in reversed(actions)}
        plans = [Plan((one,), float(self._judge.weigh(one))) for one in different.values()]
        plans.sort(key=lambda plan: -plan.value)
        return plans[: 1 if self._view.stage is Stage.WISH else breadth]

    def world(self, rng: Rng) -> Deal:
        state = sample(self._view, rng)
        return Deal(state, Luck(rng, state.turn.number))

    def outcome(self, number: int, world: Deal) -> float:
        state, luck = world
        luck.begin(state.turn.number)
        state = apply(state, self._seat, self.plans[number].actions[0])
        return chance_to_win(play_on(state, luck, self._turns), self._seat) + self._extras[number]

    def also(self, actions: tuple[Action, ...]) -> int:
        """See `guildhall.bots.searcher.Extends`."""
        plan = Plan(actions[:1], 0.0)
        self.plans.append(plan)
        self._extras.append(0.0 if self._is_advice else _extra(plan))
        return len(self.plans) - 1

    def reasons(self, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
        return reasons_for(self._judge, actions[0])


def _extra(plan: Plan[Action]) -> float:
    return -_COST_OF_PLAY if isinstance(plan.actions[0], act.Play) else 0.0


def _sense(action: Any) -> object:
    """Return what an action comes to: copies of one card with the same value are the same."""
    if isinstance(action, act.Swap):
        return act.Swap, action.card, action.stall
    if isinstance(action, act.Fetch | act.Play | act.Pay | act.Stack | act.Hide):
        item = action.card if isinstance(action, act.Fetch) else action.item
        used = item if action.face is None else as_copy(item, action.face)
        return type(action), item & CARD, effective(used), value_of(used, 0)
    return action
