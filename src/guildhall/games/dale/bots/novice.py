"""A beginner: it buys what is dear, pays with large cards, keeps its junk and overlooks things."""

from __future__ import annotations

from functools import partial

from guildhall.bots.bot import Choice, reason
from guildhall.core.rng import Rng
from guildhall.games.dale.bots.greedy import Judge, best_of, judge_of
from guildhall.games.dale.bots.reasons import reasons_for
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import CARD, value_of
from guildhall.games.dale.model.state import Stage
from guildhall.games.dale.views.observe import View

_JUNK = int(Card.JUNK)
_MISSES_STACK = 3
"""Odds, one in 3, of overlooking a stack of several cards."""
_FORGETS = 3
"""Odds, one in 3, of forgetting a technique, or junk that could be thrown away."""
_PER_VALUE = 12
"""What it thinks a card is worth for each point of its value, whatever it goes with."""


class Novice:
    """Judges as the journeyman does, apart from what a beginner does not see or gets wrong."""

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        judge = judge_of(view)
        seen = [one for one in actions if not _is_overlooked(judge, one, rng)]
        best = best_of(seen or actions, partial(_appeal, judge), rng)
        return Choice(best, reasons_for(judge, best))


def _is_overlooked(judge: Judge, action: Action, rng: Rng) -> bool:
    match action:
        case act.Build() if judge.view.stage is Stage.ACT:
            return len(judge.stack_now) != 1 and not rng.below(_MISSES_STACK)
        case act.Play() if action.face is not None:
            return bool(rng.below(_FORGETS))  # what a copy could be is hard to see
        case act.Play() | act.Scrap() | act.Roll():
            return not rng.below(_FORGETS)
    return False


def _appeal(judge: Judge, action: Action) -> int:
    """Return what the novice thinks of an action."""
    match action:
        case act.Buy():
            card = judge.view.market.row[action.slot]
            return -99 if card is None else _PER_VALUE * VALUES[card] - action.slot
        case act.Slot():
            card = judge.view.market.row[action.slot]
            return -99 if card is None else VALUES[card]
        case act.Pay():
            return value_of(action.item, judge.flashy)
        case act.Discard():
            return 1 if action.item & CARD == _JUNK else -1
    return judge.weigh(action)
