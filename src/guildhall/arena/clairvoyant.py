"""A bot in the solo game beside a player who knows all draws, on the same deals."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from guildhall.arena.keeping import keep_record, kept_match
from guildhall.arena.report import is_won
from guildhall.arena.schedule import (
    Options,
    Series,
    check_series,
    play_out,
    seating,
    seed_of,
    table_of,
)
from guildhall.bots.foresight import Deal, Foresight, solve
from guildhall.core.errors import GuildhallError
from guildhall.core.match import Match
from guildhall.games.registry import entry

_ME = 0


class NotForeseen(GuildhallError):
    """A game has no solo mode that can be played with all draws known."""


class Task(NamedTuple):
    """Deals for a bot, as the arena names it, and for the player who knows all draws.

    In the folder `records` the bot's games are kept, and those that lie there not played again.
    """

    game: str
    bot: str
    options: Options
    seed: str
    beam: int
    breadth: int
    records: str | None = None

    @property
    def series(self) -> Series:
        """The same deals for the bot alone."""
        return Series(
            self.game, (self.bot,), 1, self.seed, self.options, records=self.records, seats=1
        )


class Share(NamedTuple):
    """Points of the bot and of the best line known, on the same deal.

    Where a solo game is won or lost: whether the bot won, and whether some line did.
    """

    seed: str
    bot: int
    most: int
    won: bool | None = None
    winnable: bool | None = None

    @property
    def share(self) -> float:
        """What the bot reached of the best line; nothing of one that is worth nothing."""
        if self.is_equal:
            return 1.0
        return max(0.0, self.bot / self.most) if self.most > 0 else 0.0

    @property
    def is_equal(self) -> bool:
        return self.bot == self.most


def check_task(task: Task) -> None:
    """Raise what is wrong with a task before the first deal is played."""
    foresight_of(task.game)
    check_series(task.series)


def foresight_of(game: str) -> Foresight[Any, Any]:
    """The game's own part; NotForeseen where it has none."""
    name = f"{entry(game).package}.foresight"
    try:
        found: Foresight[Any, Any] = import_module(name).FORESIGHT
    except ModuleNotFoundError as problem:
        if problem.name != name:
            raise
        sentence = f"{game} has no player who knows all draws"
        raise NotForeseen(sentence, "not-foreseen", game=game) from None
    return found


def play_deal(task: Task, number: int) -> tuple[int, Share]:
    """The number of a deal, and what came of it: first for the bot, then with all draws known."""
    foresight, game = foresight_of(task.game), entry(task.game).game
    series = task.series
    match = kept_match(series, number) or _played(series, number)
    line = tuple(one.action for one in match.history if one.seat == _ME)
    seed = seed_of(series, seating(series, number))
    deal = Deal(game, match.setup, seed)
    solution = solve(deal, foresight, task.beam, task.breadth, known=(line,))
    score = match.scores()[_ME]
    won = None if score.verdict is None else is_won(score.verdict.kind)
    winnable = None if won is None else any(map(is_won, solution.verdicts))
    return number, Share(seed, score.total, solution.points, won, winnable)


def _played(series: Series, number: int) -> Match[Any, Any, Any]:
    match = play_out(table_of(series, seating(series, number)), number)
    if series.records is not None:
        keep_record(series, number, match.replay().format())
    return match
