"""`guildhall arena`: a series of games between bots."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from guildhall.arena.series import (
    Result,
    Series,
    Standing,
    check_series,
    histogram,
    play_series,
    standings,
)
from guildhall.cli.context import BadUsage, check_number, console
from guildhall.games.registry import entry
from guildhall.text.words import Words

_BAR = 40


def run(
    words: Words,
    game: str,
    bots: str,
    games: int,
    seed: str,
    workers: int,
    options: tuple[tuple[str, str], ...],
    records: str | None,
    *,
    as_json: bool,
) -> None:
    series = Series(game, tuple(bots.split(",")), games, seed, options, records)
    check_number(words, "--games", games, 1, 1_000_000)
    check_number(words, "--workers", workers, 1, 4 * (os.cpu_count() or 1))
    _check_seats(words, series)
    check_series(series)
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    results = _play(words, series, workers)
    seconds = time.perf_counter() - started
    found = standings(series, results)
    if as_json:
        typer.echo(_as_json(series, found, seconds, workers))
    else:
        _show(words, series, found, seconds, workers)


def _check_seats(words: Words, series: Series) -> None:
    seats = entry(series.game).game.seats
    count = len(series.bots)
    if count not in seats:
        raise BadUsage(
            words.say(
                "error-bots",
                game=series.game,
                least=seats.start,
                most=seats.stop - 1,
                count=count,
            )
        )


def _play(words: Words, series: Series, workers: int) -> list[Result]:
    results = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    out = Console(stderr=True)
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task(words.say("arena-playing"), total=series.games)
        for result in play_series(series, workers):
            results.append(result)
            progress.advance(task)
    return results


def _as_json(series: Series, found: list[Standing], seconds: float, workers: int) -> str:
    return json.dumps(
        {
            "game": series.game,
            "seed": series.seed,
            "games": series.games,
            "options": dict(series.options),
            "workers": workers,
            "seconds": round(seconds, 3),
            "bots": [
                {
                    "bot": one.bot,
                    "wins": one.wins,
                    "shared": one.shared,
                    "mean": round(one.mean, 3),
                    "spread": round(one.spread, 3),
                    "least": one.least,
                    "most": one.most,
                    "points": list(one.points),
                }
                for one in found
            ],
        }
    )


def _show(
    words: Words, series: Series, found: list[Standing], seconds: float, workers: int
) -> None:
    out = console()
    game = words.say(f"{series.game}-name")
    table = Table(
        title=words.say("arena-title", game=game, games=series.games, seed=series.seed),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
    )
    table.add_column(words.say("arena-bot"))
    for name in ("games", "wins", "shared", "share", "mean", "spread", "least", "most"):
        table.add_column(words.say(f"arena-{name}"), justify="right")
    for one in found:
        rate = f"{100 * (one.wins + one.shared / 2) / one.games:.1f}"
        numbers = (one.games, one.wins, one.shared, rate, f"{one.mean:.1f}", f"{one.spread:.1f}")
        table.add_row(one.bot, *map(str, (*numbers, one.least, one.most)))
    out.print(table)
    for one in found:
        out.print()
        out.print(words.say("arena-distribution", bot=one.bot), style="bold")
        _plot(out, one)
    out.print()
    out.print(
        words.say("arena-seconds", games=series.games, seconds=f"{seconds:.1f}", workers=workers)
    )


def _plot(out: Console, one: Standing) -> None:
    rows = histogram(one.points)
    most = max(count for _, _, count in rows)
    for first, last, count in rows:
        bar = "█" * round(_BAR * count / most) or ("▏" if count else "")
        label = f"{first}" if first == last else f"{first}…{last}"
        out.print(f"{label:>10} {bar} {count}")
