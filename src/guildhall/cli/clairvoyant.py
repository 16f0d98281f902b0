"""`guildhall clairvoyant`: what a bot reaches of the points of a player who knows all draws."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import typer

from guildhall.arena.clairvoyant import Share, Task, check_task, play_deal
from guildhall.arena.crew import Job, do_all
from guildhall.arena.intervals import Figure, mean, mean_share, wilson
from guildhall.arena.keeping import is_kept
from guildhall.cli.arena_json import figure_fields
from guildhall.cli.arena_show import figures, percent, table_of, title
from guildhall.cli.context import check_number, check_paths, console
from guildhall.cli.progress import remark, with_progress
from guildhall.core.errors import GuildhallError
from guildhall.text.words import Words

_MOST_BEAM = 100_000
_WON_COLUMNS = ("bot", "won", "interval", "winnable", "interval")


class Summary(NamedTuple):
    """The bot's points, those of the best lines, the share deal by deal, and how often all.

    Where the solo game can be won: how often the bot did, and how often it was possible.
    """

    bot: Figure
    most: Figure
    share: Figure
    equal: int
    won: Figure | None
    winnable: Figure | None


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
    check_paths(words, {"--records": task.records})
    check_task(task)
    if task.records is not None:
        Path(task.records).mkdir(parents=True, exist_ok=True)
    played = _play(words, task, games, workers)
    if played.shares:
        _report(words, task, games, played.shares, as_json=as_json)
    if played.problem is not None:
        raise played.problem
    if len(played.shares) < games:
        raise SystemExit(130)


class Played(NamedTuple):
    """What was finished, in the order of the deals, and what ended it early."""

    shares: list[Share]
    problem: BaseException | None


def _report(words: Words, task: Task, games: int, found: list[Share], *, as_json: bool) -> None:
    if as_json:
        typer.echo(_as_json(task, games, found))
    else:
        _show(words, task, found)
    if len(found) < games:
        remark(words.say("arena-stopped", done=len(found), total=games))


def _play(words: Words, task: Task, games: int, workers: int) -> Played:
    """Whatever ends it, the deals that were finished are worth a report."""
    if kept := sum(is_kept(task.series, number) for number in range(games)):
        remark(words.say("arena-kept", kept=kept, folder=str(task.records)))
    found: dict[int, Share] = {}
    problem: BaseException | None = None
    try:
        with closing(do_all(Job(play_deal, task), range(games), workers)) as shares:
            for number, share in with_progress(words, games, 0, shares):
                found[number] = share  # noqa: PERF403 - a comprehension loses all when stopped
    except KeyboardInterrupt as stopped:
        problem = None if found else stopped
    except (GuildhallError, OSError) as failure:
        problem = failure
    return Played([found[number] for number in sorted(found)], problem)


def _summary(found: list[Share]) -> Summary:
    return Summary(
        mean([one.bot for one in found]),
        mean([one.most for one in found]),
        mean_share([one.share for one in found]),
        sum(one.is_equal for one in found),
        _part(one.won for one in found),
        _part(one.winnable for one in found),
    )


def _part(answers: Iterable[bool | None]) -> Figure | None:
    """The share of those that are true; None where the game has no such."""
    known = [one for one in answers if one is not None]
    return wilson(sum(known), len(known)) if known else None


def _as_json(task: Task, wanted: int, found: list[Share]) -> str:
    summary = _summary(found)
    head = {
        "game": task.game,
        "bot": task.bot,
        "options": dict(task.options),
        "seed": task.seed,
        "beam": task.beam,
        "breadth": task.breadth,
        "games": len(found),
        "wanted": wanted,
        "stopped": len(found) < wanted,
    }
    measured = (
        figure_fields("mean", summary.bot)
        | figure_fields("clairvoyant", summary.most)
        | figure_fields("share", summary.share.in_percent)
    )
    for name, part in {"won": summary.won, "winnable": summary.winnable}.items():
        if part is not None:
            measured |= figure_fields(name, part.in_percent)
    deals = [one._asdict() | {"share": round(100 * one.share, 2)} for one in found]
    return json.dumps(head | measured | {"equal": summary.equal, "deals": deals})


def _show(words: Words, task: Task, found: list[Share]) -> None:
    out = console()
    title(words, out, task.series, len(found))
    typed = {"beam": str(task.beam), "breadth": str(task.breadth)}
    out.print(words.say("clairvoyant-search", **typed))
    out.print()
    columns = ("bot", "mean", "foreseen", "reached", "interval", "equal")
    table = table_of(words, words.say("arena-points-title"), *columns)
    summary = _summary(found)
    points = (figures(one, 1)[0] for one in (summary.bot, summary.most))
    table.add_row(task.bot, *points, *percent(summary.share), str(summary.equal))
    out.print(table)
    if summary.won is not None and summary.winnable is not None:
        won = table_of(words, words.say("arena-verdict-title"), *_WON_COLUMNS)
        won.add_row(task.bot, *percent(summary.won), *percent(summary.winnable))
        out.print()
        out.print(won)
