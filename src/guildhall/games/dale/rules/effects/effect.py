"""What a technique is: how it begins, what is asked, and what follows each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any, NamedTuple

from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import Stage, State

Follow = Callable[[State], State]
"""How a technique goes on."""
Offers = Callable[[State], tuple[Action, ...]]
"""What the deciding seat may choose."""
Answer = Callable[[State, Any], State]
"""What a choice, or what chance draws, leads to."""


class Where(Enum):
    """Where the cards lie that a technique puts in order, and where drawn ones go."""

    HAND = auto()
    ASIDE = auto()
    ROW = auto()
    DISCARD = auto()


class Ask(NamedTuple):
    """One stage of a technique in which a seat chooses; chance needs no offers."""

    offers: Offers | None
    answer: Answer


class Effect(NamedTuple):
    """The effect of one card.

    `asks` tells what can be chosen in each stage and what that leads to, `after` how it goes on
    when a stage is over that `steps` runs: all cards drawn, put in order or taken, a seat chosen.
    `orders` is where the cards lie that are put in order, `draws_to` where drawn cards go,
    `from_target` whether they come from the deck of the target.
    """

    begin: Follow
    asks: Mapping[Stage, Ask] = {}
    after: Mapping[Stage, Follow] = {}
    orders: Where = Where.HAND
    draws_to: Where = Where.HAND
    from_target: bool = False

    @property
    def stages(self) -> frozenset[Stage]:
        """Return the stages that a game can be in while this technique is in play."""
        return frozenset((*self.asks, *self.after))


EFFECTS: dict[int, Effect] = {}
"""All effects by card; each family of cards adds its own."""
