"""The bot that knows nothing: every legal action is equally likely."""

from __future__ import annotations

from typing import TypeVar

from guildhall.bots.bot import Choice
from guildhall.core.rng import Rng

A = TypeVar("A")


class Uniform:
    """Plays any game at random; the yardstick for all other bots."""

    def choose(self, view: object, actions: tuple[A, ...], rng: Rng) -> Choice[A]:
        del view
        return Choice(rng.choice(actions))
