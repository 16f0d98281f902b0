"""What speaks for an action: facts that can be checked, whoever chose it and why.

Nothing here is an opinion: a card is said to be the dearest only where no other is worth as much.
"""

from __future__ import annotations

from itertools import islice

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.reasons import choices as choice_reasons
from guildhall.games.dale.bots.reasons import turn as turn_reasons
from guildhall.games.dale.bots.reasons.table import Telling, Tellings, Told, used
from guildhall.games.dale.bots.reasons.techniques import of_technique
from guildhall.games.dale.model.actions import Action, Play, Wish
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import effective

MOST = 3
"""How many facts are told of an action."""


def reasons_for(position: Position, action: Action) -> tuple[Reason, ...]:
    """Return what speaks for an action, the weightiest first, or something plain."""
    telling = _TELLINGS[type(action)]
    facts = tuple(islice(telling.facts(position, action), MOST))
    return facts or (telling.plain(position, action),)


def _play(position: Position, action: Play) -> Told:
    yield from of_technique(position, action.item, action.face)


def _play_plain(position: Position, action: Play) -> Reason:
    del position
    return reason("technique", card=NAMES[effective(used(action))])


def _wish_plain(position: Position, action: Wish) -> Reason:
    del position
    return reason("wish", deck=action.deck.name.lower())


_TELLINGS: Tellings = {
    Wish: Telling(_wish_plain),
    Play: Telling(_play_plain, _play),
    **turn_reasons.TELLINGS,
    **choice_reasons.TELLINGS,
}
