"""A series of games between bots, on one or several processes."""

from __future__ import annotations

import multiprocessing
import re
import signal
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.arena.play import Table, seat_names
from guildhall.core.errors import BadSetup
from guildhall.core.game import Setup
from guildhall.games.registry import entry, load_bot


class Series(NamedTuple):
    """What to play: bot number i sits at seat (i + game) modulo the number of bots."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    records: str | None = None


class Result(NamedTuple):
    """One game: for each bot (not seat) its points and rank."""

    number: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class Standing(NamedTuple):
    """How one bot of the series did."""

    bot: str
    games: int
    wins: int
    shared: int
    mean: float
    spread: float
    least: int
    most: int
    points: tuple[int, ...]


def check_series(series: Series) -> None:
    """Raise what is wrong with a series before the first game is played."""
    for bot in series.bots:
        load_bot(series.game, bot)
    if series.games < 1:
        raise BadSetup(f"expected at least one game, got {series.games}")
    entry(series.game).game.new_state(Setup(len(series.bots), series.options))


def play_series(series: Series, workers: int = 1) -> Iterator[Result]:
    """The results as they come, in the order of the games, the same for any number of workers."""
    check_series(series)
    jobs = [(series, number) for number in range(series.games)]
    if workers <= 1:
        yield from map(_play_job, jobs)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(_play_job, jobs, chunksize=max(1, min(16, len(jobs) // workers // 4)))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def standings(series: Series, results: list[Result]) -> list[Standing]:
    return [_standing(series, results, number) for number in range(len(series.bots))]


def histogram(points: tuple[int, ...], most_rows: int = 12) -> list[tuple[int, int, int]]:
    """Points in equal steps: rows of first value, last value and count."""
    low, high = min(points), max(points)
    width = max(1, -(-(high - low + 1) // most_rows))
    width = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 10**9) if step >= width)
    start = low // width * width
    rows = []
    while start <= high:
        count = sum(1 for one in points if start <= one < start + width)
        rows.append((start, start + width - 1, count))
        start += width
    return rows


def _play_job(job: tuple[Series, int]) -> Result:
    series, number = job
    seats = len(series.bots)
    bot_at = [(seat - number) % seats for seat in range(seats)]
    ids = tuple(series.bots[bot] for bot in bot_at)
    bots = tuple(load_bot(series.game, bot) for bot in ids)
    setup = Setup(seats, series.options)
    seed = f"{series.seed}-{number}"
    match = Table(entry(series.game).game, setup, bots, seed, seat_names(ids)).play_all()
    if series.records is not None:
        plain = re.sub(r"[^A-Za-z0-9_-]", "_", series.seed)
        path = Path(series.records) / f"{series.game}-{plain}-{number:05}.replay"
        path.write_text(match.replay().format(), "utf-8", newline="\n")
    scores: tuple[Any, ...] = match.scores()
    seat_of = [bot_at.index(bot) for bot in range(seats)]
    return Result(
        number,
        tuple(scores[seat].total for seat in seat_of),
        tuple(scores[seat].rank for seat in seat_of),
    )


def _standing(series: Series, results: list[Result], number: int) -> Standing:
    points = tuple(result.points[number] for result in results)
    won = [result for result in results if result.ranks[number] == 1]
    shared = sum(1 for result in won if result.ranks.count(1) > 1)
    return Standing(
        series.bots[number],
        len(results),
        len(won) - shared,
        shared,
        statistics.fmean(points),
        statistics.pstdev(points),
        min(points),
        max(points),
        points,
    )
