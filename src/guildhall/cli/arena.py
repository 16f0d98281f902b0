"""`guildhall arena`: a series of games between bots, played or played on, and its report."""

from __future__ import annotations

import os
import time
from contextlib import closing, nullcontext
from pathlib import Path
from typing import NamedTuple

import typer

from guildhall.arena.crew import EXECUTORS, play_games
from guildhall.arena.journal import Journal
from guildhall.arena.keeping import is_kept, journal_name
from guildhall.arena.schedule import Options, Result, Series, check_series
from guildhall.cli import arena_json, arena_plot, arena_show, solo
from guildhall.cli.context import BadUsage, check_number, check_paths, said
from guildhall.cli.progress import remark, with_progress
from guildhall.games.registry import entry
from guildhall.text.words import Words

_MOST_ON_A_CLUSTER = 10_000


class Request(NamedTuple):
    """What was asked for on the command line."""

    game: str
    bots: str
    games: int
    seed: str
    options: Options
    seats: int | None
    is_solo: bool
    workers: int
    executor: str
    records: str | None
    resume: str | None
    plot: str | None
    as_json: bool


class Played(NamedTuple):
    """The results of a series in the order of the games, and how they came about."""

    results: list[Result]
    seconds: float
    resumed: int
    is_stopped: bool


def run(words: Words, asked: Request) -> None:
    check_paths(words, {"--records": asked.records, "--resume": asked.resume, "--plot": asked.plot})
    series = _series(words, asked)
    check_series(series)
    _check_plot(words, series, asked)
    if asked.plot is not None:
        _try_to_write(Path(asked.plot))  # better refused now than after the last game
    played = _play(words, series, asked)
    if not played.results:
        raise KeyboardInterrupt
    try:
        _report(words, series, played, asked)
    finally:  # whoever reads the report may leave before its end; the picture stays
        if asked.plot is not None:
            _plot(words, series, played, asked.plot)
    if played.is_stopped:
        raise SystemExit(130)


def _report(words: Words, series: Series, played: Played, asked: Request) -> None:
    show = solo if series.rotations == 1 else arena_show
    if asked.as_json:
        typer.echo(arena_json.dumps(series, played, asked.workers, asked.executor))
    else:
        show.show(words, series, played.results)
        arena_show.show_effort(words, len(played.results) - played.resumed, played.seconds, asked)
    if played.is_stopped:
        _say_stopped(words, series, played, asked)


def _plot(words: Words, series: Series, played: Played, file: str) -> None:
    """After the report, which is worth more than a picture that cannot be written."""
    try:
        Path(file).write_text(arena_plot.draw(words, series, played.results), "utf-8")
    except OSError as problem:
        reason = said(words, "error-unwritable", file=file, problem=str(problem.strerror))
        remark(words.say("error", reason=reason))
        raise SystemExit(1) from None


def _check_plot(words: Words, series: Series, asked: Request) -> None:
    """A picture must not take the place of the results."""
    journal = _journal_path(series, asked)
    if asked.plot and journal and Path(asked.plot).resolve() == journal.resolve():
        raise BadUsage(said(words, "error-plot-on-results", file=asked.plot))


def _try_to_write(path: Path) -> None:
    """Raise what stands against it; a file that was not there is not left behind."""
    target = path.resolve()
    is_new = not target.exists()
    target.open("a").close()
    if is_new:
        target.unlink()


def _series(words: Words, asked: Request) -> Series:
    check_number(words, "--games", asked.games, 1, 1_000_000)
    _check_executor(words, asked)
    bots = tuple(asked.bots.split(","))
    across = ""
    seats = asked.seats or 0
    if asked.is_solo:
        bots, seats = tuple(dict.fromkeys(bots)), 1
        first = entry(asked.game).game.options[0].name
        across = "" if first in dict(asked.options) else first
    series = Series(
        asked.game, bots, asked.games, asked.seed, asked.options, asked.records, seats, across
    )
    _check_seats(words, series, asked)
    return series


def _check_executor(words: Words, asked: Request) -> None:
    if asked.executor not in EXECUTORS:
        known = ", ".join(EXECUTORS)
        raise BadUsage(said(words, "error-executor", text=asked.executor, known=known))
    most = 4 * (os.cpu_count() or 1) if asked.executor == EXECUTORS[0] else _MOST_ON_A_CLUSTER
    check_number(words, "--workers", asked.workers, 1, most)


def _check_seats(words: Words, series: Series, asked: Request) -> None:
    if asked.seats is not None:
        if asked.is_solo:
            raise BadUsage(said(words, "error-solo-seats"))
        different = len(set(series.bots))
        check_number(words, "--seats", asked.seats, 2, max(2, len(series.bots)))
        if asked.seats > different or different < len(series.bots):
            raise BadUsage(said(words, "error-groups", seats=asked.seats, bots=asked.bots))
    seats = entry(series.game).game.seats
    count = series.rotations
    if count not in seats:
        numbers = {"least": seats.start, "most": seats.stop - 1, "count": count}
        raise BadUsage(said(words, "error-bots", game=series.game, **numbers))


def _journal_path(series: Series, asked: Request) -> Path | None:
    """Where results are kept: in the named file, else beside the records, else nowhere."""
    if asked.resume is not None:
        return Path(asked.resume)
    if asked.records is not None:
        return Path(asked.records) / journal_name(series)
    return None


def _play(words: Words, series: Series, asked: Request) -> Played:
    if asked.records is not None:
        Path(asked.records).mkdir(parents=True, exist_ok=True)
    path = _journal_path(series, asked)
    opened = nullcontext(None) if path is None else Journal(path, series)
    with opened as journal:
        results = [] if journal is None else journal.results
        missing = range(series.total) if journal is None else journal.missing
        resumed = len(results)
        if resumed:
            counts = {"done": resumed, "total": series.total}
            remark(words.say("arena-resumed", file=str(path), **counts))
            _say_unrecorded(words, series, results)
        began = time.perf_counter()
        is_stopped = False
        try:
            with closing(play_games(series, missing, asked.workers, asked.executor)) as games:
                for result in with_progress(words, series.total, resumed, games):
                    if journal is None:
                        results.append(result)
                    else:
                        journal.add(result)
        except KeyboardInterrupt:
            is_stopped = True
        seconds = time.perf_counter() - began
    results.sort(key=lambda result: result.number)
    return Played(results, seconds, resumed, is_stopped)


def _say_unrecorded(words: Words, series: Series, results: list[Result]) -> None:
    """A record can only be written while its game is played."""
    if series.records is None:
        return
    missing = sum(not is_kept(series, result.number) for result in results)
    if missing:
        remark(words.say("arena-unrecorded", games=missing, folder=series.records))


def _say_stopped(words: Words, series: Series, played: Played, asked: Request) -> None:
    counts = {"done": len(played.results), "total": series.total}
    path = _journal_path(series, asked)
    if path is None:
        remark(words.say("arena-stopped", **counts))
    else:
        remark(words.say("arena-stopped-resume", file=str(path), **counts))
