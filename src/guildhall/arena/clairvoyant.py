"""A bot in the solo game beside a player who knows all draws, on the same deals."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from guildhall.arena.play import Table
from guildhall.bots.foresight import Deal, Foresight, solve
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Setup
from guildhall.games.registry import entry, load_bot

_ME = 0


class NotForeseen(GuildhallError):
    """A game has no solo mode that can be played with all draws known."""


class Task(NamedTuple):
    """One deal for a bot and for the player who knows all draws."""

    game: str
    bot: str
    options: tuple[tuple[str, str], ...]
    seed: str
    beam: int
    breadth: int


class Share(NamedTuple):
    """Points of the bot and of the best line known, on the same deal."""

    seed: str
    bot: int
    most: int


def foresight_of(game: str) -> Foresight[Any, Any]:
    """The game's own part; NotForeseen where it has none."""
    name = f"{entry(game).package}.foresight"
    try:
        found: Foresight[Any, Any] = import_module(name).FORESIGHT
    except ModuleNotFoundError as problem:
        if problem.name != name:
            raise
        raise NotForeseen(f"{game} has no player who knows all draws") from None
    return found


def play_both(task: Task) -> Share:
    """Let the bot play, then look for a better line on the same deal."""
    foresight = foresight_of(task.game)
    game, setup = entry(task.game).game, Setup(1, task.options)
    bots = (load_bot(task.game, task.bot),)
    match = Table(game, setup, bots, task.seed, (task.bot,)).play_all()
    line = tuple(one.action for one in match.history if one.seat == _ME)
    solution = solve(
        Deal(game, setup, task.seed), foresight, task.beam, task.breadth, known=(line,)
    )
    return Share(task.seed, match.scores()[_ME].total, solution.points)
