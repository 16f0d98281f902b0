"""How an action is told: facts where there are some, else something plain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.model.actions import Action, Fetch
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import CARD, as_copy

Told = Iterator[Reason]
Plain = Callable[[Position, Any], Reason]  # Any: each is called with its own kind of action


def no_facts(position: Position, action: Action) -> Told:
    del position, action
    yield from ()


class Telling(NamedTuple):
    """What can be said of one kind of action."""

    plain: Plain
    facts: Callable[[Position, Any], Told] = no_facts


Tellings = Mapping[type, Telling]


def always(kind: str, field: str | None = None) -> Plain:
    """Make a plain fact, with the name of the card in this field."""

    def plain(position: Position, action: Any) -> Reason:
        del position
        if field is None:
            return reason(kind)
        return reason(kind, card=NAMES[getattr(action, field) & CARD])

    return plain


def used(action: Any) -> int:
    """Return the item as it is when it is used."""
    item = action.card if isinstance(action, Fetch) else action.item
    return int(item if action.face is None else as_copy(item, action.face))
