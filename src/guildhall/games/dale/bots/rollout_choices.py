"""What a merchant in thought chooses in the middle of things: paying, building, techniques."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from guildhall.games.dale.bots.plans import keeping
from guildhall.games.dale.bots.position import KEPT
from guildhall.games.dale.bots.quick import Mind
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import CARD, as_copy, value_of
from guildhall.games.dale.model.state import Stage, stall_of

_JUNK = int(Card.JUNK)
_SABOTAGE = int(Card.SABOTAGE)
_NEVER = -1000
_AT_ONCE = 1000


def quick_choice(mind: Mind, actions: tuple[Action, ...]) -> Action:
    """The best action of a stage at a glance; the last one listed ends what is not judged."""
    measure = _MEASURES.get(mind.state.turn.stage)
    if measure is None or len(actions) == 1:
        return actions[-1]
    return max(actions, key=lambda action: measure(mind, action))


def _paying(mind: Mind, action: Any) -> int:
    if isinstance(action, act.Settle):
        return _AT_ONCE
    value = -mind.worth_keeping(action.item & CARD)
    if action.face is not None:
        value -= value_of(as_copy(action.item, action.face), mind.state.turn.flashy)
    return value


def _stacking(mind: Mind, action: Any) -> int:
    """Large cards that later stacks do not need."""
    match action:
        case act.Settle():
            return _AT_ONCE
        case act.Ask():
            return _AT_ONCE - 1
        case act.Decline():
            return _NEVER
    item = action.card if isinstance(action, act.Fetch) else action.item
    used = item if action.face is None else as_copy(item, action.face)
    later = keeping(mind.cards, mind.number + 1, mind.last).get(item & CARD, 0)
    return 9 * value_of(used, mind.state.turn.flashy) - later


def _building_on(mind: Mind, action: Any) -> int:
    """The partner is asked once, then the bonus is left."""
    if mind.state.turn.asked:
        return int(isinstance(action, act.Enough))
    return 1 if isinstance(action, act.Build) else 0 if isinstance(action, act.Enough) else -1


def _sorting(mind: Mind, action: Any) -> int:
    if isinstance(action, act.Settle):
        return 0
    return KEPT - mind.worth_keeping(action.item & CARD)


def _scrapping(mind: Mind, action: Any) -> int:
    del mind
    return int(isinstance(action, act.Scrap))


def _losing(mind: Mind, action: Any) -> int:
    """What helps least goes first."""
    return -mind.worth_keeping(action.item & CARD)


def _returning(mind: Mind, action: Any) -> int:
    return -mind.worth_keeping(action.card)


def _throwing(mind: Mind, action: Any) -> int:
    play = mind.state.turn.technique
    if play is None or play.face != _SABOTAGE:
        return _losing(mind, action)
    card = action.item & CARD
    worth = VALUES[card] if card != _JUNK else -1
    return worth if mind.is_rival(play.target) else -worth


def _taking(mind: Mind, action: Any) -> int:
    return max(mind.want(action.card), mind.worth_keeping(action.card))


def _slot(mind: Mind, action: Any) -> int:
    card = mind.state.table.market.row[action.slot]
    return _NEVER if card is None else mind.want(card)


def _target(mind: Mind, action: Any) -> int:
    """The rival who is closest to winning."""
    if isinstance(action, act.Enough):
        return -1
    stacks = len(mind.state.table.stalls[stall_of(mind.state, action.seat)])
    return stacks if mind.is_rival(action.seat) else _NEVER


def _swap(mind: Mind, action: Any) -> int:
    return mind.want(action.card)


def _hide(mind: Mind, action: Any) -> int:
    del mind
    card = action.item & CARD
    return _NEVER if card == _JUNK else -VALUES[card]


def _guess(mind: Mind, action: Any) -> int:
    """Small cards are the commonest."""
    del mind
    return -int(action.value)


def _value(mind: Mind, action: Any) -> int:
    return _AT_ONCE if action.value == mind.number else int(action.value)


_MEASURES: Mapping[Stage, Callable[[Mind, Any], int]] = {
    Stage.PAY: _paying,
    Stage.STACK: _stacking,
    Stage.HELP: _stacking,
    Stage.CHARM: _stacking,
    Stage.BONUS: _building_on,
    Stage.INVENTORY: _sorting,
    Stage.SCRAP: _scrapping,
    Stage.ORDER: _losing,
    Stage.THROW: _throwing,
    Stage.KEEP: _taking,
    Stage.RETURN: _returning,
    Stage.SLOT: _slot,
    Stage.TARGET: _target,
    Stage.GIVE: _losing,
    Stage.SWAP: _swap,
    Stage.HIDE: _hide,
    Stage.GUESS: _guess,
    Stage.VALUE: _value,
}
"""What speaks for an action in a stage."""
