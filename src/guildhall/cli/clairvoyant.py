"""`guildhall clairvoyant`: what a bot reaches of the points of a player who knows all draws."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import statistics
from collections.abc import Iterator

import typer
from rich import box
from rich.table import Table

from guildhall.arena.clairvoyant import Share, Task, foresight_of, play_both
from guildhall.cli.context import check_number, console
from guildhall.core.game import Setup
from guildhall.games.registry import entry, load_bot
from guildhall.text.words import Words

_MOST_BEAM = 100_000


def run(
    words: Words,
    task: Task,
    games: int,
    workers: int,
    *,
    as_json: bool,
) -> None:
    """Play deals number 0 and up of the seed in `task`."""
    check_number(words, "--games", games, 1, 1_000_000)
    check_number(words, "--workers", workers, 1, 4 * (os.cpu_count() or 1))
    check_number(words, "--beam", task.beam, 1, _MOST_BEAM)
    check_number(words, "--breadth", task.breadth, 1, _MOST_BEAM)
    foresight_of(task.game)
    load_bot(task.game, task.bot)
    entry(task.game).game.new_state(Setup(1, task.options))
    tasks = [task._replace(seed=f"{task.seed}-{number}") for number in range(games)]
    found = list(_play(tasks, workers))
    if as_json:
        typer.echo(_as_json(task, found))
    else:
        _show(words, task, found)


def _play(tasks: list[Task], workers: int) -> Iterator[Share]:
    if workers <= 1:
        yield from map(play_both, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(play_both, tasks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _means(found: list[Share]) -> tuple[float, float, float]:
    """The bot's mean, the best lines' mean, and the share of the one in the other in percent."""
    bot = statistics.fmean(one.bot for one in found)
    most = statistics.fmean(one.most for one in found)
    return bot, most, 100 * bot / most if most else 0.0


def _as_json(task: Task, found: list[Share]) -> str:
    bot, most, share = _means(found)
    return json.dumps(
        {
            "game": task.game,
            "bot": task.bot,
            "seed": task.seed,
            "beam": task.beam,
            "breadth": task.breadth,
            "games": len(found),
            "mean": round(bot, 3),
            "clairvoyant": round(most, 3),
            "share": round(share, 2),
            "deals": [one._asdict() for one in found],
        }
    )


def _show(words: Words, task: Task, found: list[Share]) -> None:
    name = words.say(f"{task.game}-name")
    title = words.say("arena-title", game=name, games=len(found), seed=task.seed)
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("arena-bot"))
    for column in ("arena-mean", "clairvoyant-mean", "clairvoyant-share"):
        table.add_column(words.say(column), justify="right")
    bot, most, share = _means(found)
    table.add_row(task.bot, f"{bot:.1f}", f"{most:.1f}", f"{share:.1f}")
    console().print(table)
