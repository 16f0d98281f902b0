"""A bot in the solo game beside a player who knows all draws, on the same deals."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from guildhall.arena.entrants import load_entrant
from guildhall.arena.play import Table
from guildhall.arena.schedule import check_seed, play_out
from guildhall.bots.foresight import Deal, Foresight, solve
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Setup
from guildhall.games.registry import entry

_ME = 0


class NotForeseen(GuildhallError):
    """A game has no solo mode that can be played with all draws known."""


class Task(NamedTuple):
    """Deals for a bot, as the arena names it, and for the player who knows all draws."""

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
    check_seed(task.seed)
    load_entrant(task.game, task.bot)
    entry(task.game).game.new_state(Setup(1, task.options))


def play_deal(task: Task, number: int) -> tuple[int, Share]:
    """The deal with this number of the seed in `task`, and its number."""
    return number, play_both(task._replace(seed=f"{task.seed}-{number}"), number)


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


def play_both(task: Task, number: int = 0) -> Share:
    """Let the bot play, then look for a better line on the same deal; `number` is for errors."""
    foresight = foresight_of(task.game)
    game, setup = entry(task.game).game, Setup(1, task.options)
    bots = (load_entrant(task.game, task.bot),)
    match = play_out(Table(game, setup, bots, task.seed, (task.bot,)), number)
    line = tuple(one.action for one in match.history if one.seat == _ME)
    solution = solve(
        Deal(game, setup, task.seed), foresight, task.beam, task.breadth, known=(line,)
    )
    return Share(task.seed, match.scores()[_ME].total, solution.points)
