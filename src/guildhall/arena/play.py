"""One game between bots."""

from __future__ import annotations

import sys
import time
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, TypeVar

from guildhall.arena.errors import BadSeries, one_line
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
        self._names = names
        self._bots: tuple[Bot[Any, Any], ...] = bots
        self._rngs = [Rng(f"{seed}{luck}/{seat}") for seat in range(setup.seats)]
        self.decisions = [0] * setup.seats
        self.seconds = [0.0] * setup.seats

    def play_one(self) -> tuple[Seat, Choice[Any]]:
        """Let the first waiting bot choose; BadSeries where it fails."""
        seat = self.match.decisions()[0].seat
        choice = self._asked(seat)
        self.decisions[seat] += 1
        try:
            self.match.submit(seat, _checked(choice).action)
        except Exception as problem:
            raise self._failed(seat, one_line(problem)) from problem
        return seat, choice

    def _asked(self, seat: Seat) -> Choice[Any]:
        """What a bot answers; what it prints goes where it cannot spoil a report."""
        view, actions = self.match.view(seat), self.match.legal_actions(seat)
        began = time.perf_counter()
        try:
            with redirect_stdout(sys.stderr):
                return self._bots[seat].choose(view, actions, self._rngs[seat])
        except (Exception, SystemExit, GeneratorExit) as problem:
            raise self._failed(seat, f"{one_line(problem)}{_place(problem)}") from problem
        finally:
            self.seconds[seat] += time.perf_counter() - began

    def _failed(self, seat: Seat, problem: str) -> BadSeries:
        bot = self._names[seat]
        return BadSeries("bot-broken", f"{bot} failed: {problem}", bot=bot, problem=problem)

    def play_all(self) -> Match[Any, Any, Any]:
        """Play to the end; a game in which nobody can win any more is left as it stands."""
        for _ in range(MOST_DECISIONS):
            if self.match.is_over:
                break
            self.play_one()
        return self.match


def _checked(answer: object) -> Choice[Any]:
    """A stranger's bot may answer with anything."""
    if not isinstance(answer, Choice):
        raise TypeError(f"choose must return a Choice, got {answer!r}")
    return answer


def _place(problem: BaseException) -> str:
    """The file and line where an error was raised."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f" ({Path(trace.tb_frame.f_code.co_filename).name}, {trace.tb_lineno})"
