"""One game between bots."""

from __future__ import annotations

import time
from typing import Any, TypeVar

from guildhall.bots.bot import Bot, Choice
from guildhall.core.game import Game, Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
MOST_DECISIONS = 20_000
"""Rules may let a game go on for ever; so many decisions are far beyond any that ends."""


def seat_names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots' ids; where one sits twice, with the number of the seat."""
    return tuple(
        f"{bot} {seat}" if bots.count(bot) > 1 else bot for seat, bot in enumerate(bots, 1)
    )


class Table:
    """A match whose seats are all held by bots, played one decision at a time.

    Each seat has its own generator, made of the seed and the `luck` of its bots, so the bots of
    other seats do not disturb it. `decisions` and `seconds` tell for each seat how often its bot
    chose and how long it thought in all.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        setup: Setup,
        bots: tuple[Bot[V, A], ...],
        seed: str,
        names: tuple[str, ...],
        luck: str = "",
    ) -> None:
        self.match: Match[Any, Any, Any] = Match(game, setup, seed=seed, names=names)
        self._bots: tuple[Bot[Any, Any], ...] = bots
        self._rngs = [Rng(f"{seed}{luck}/{seat}") for seat in range(setup.seats)]
        self.decisions = [0] * setup.seats
        self.seconds = [0.0] * setup.seats

    def play_one(self) -> tuple[Seat, Choice[Any]]:
        """Let the first waiting bot choose."""
        match = self.match
        seat = match.decisions()[0].seat
        view, actions = match.view(seat), match.legal_actions(seat)
        began = time.perf_counter()
        choice = self._bots[seat].choose(view, actions, self._rngs[seat])
        self.seconds[seat] += time.perf_counter() - began
        self.decisions[seat] += 1
        match.submit(seat, choice.action)
        return seat, choice

    def play_all(self) -> Match[Any, Any, Any]:
        """Play to the end; a game in which nobody can win any more is left as it stands."""
        for _ in range(MOST_DECISIONS):
            if self.match.is_over:
                break
            self.play_one()
        return self.match
