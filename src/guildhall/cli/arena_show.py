"""The report of a series as tables and plots for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from rich import box
from rich.console import Console
from rich.table import Table

from guildhall.arena import report
from guildhall.arena.histogram import Steps, steps
from guildhall.arena.intervals import Figure
from guildhall.arena.report import Standing
from guildhall.arena.schedule import Result, Series
from guildhall.cli.context import console
from guildhall.text.words import Words

_BAR = 40
_EIGHTHS = " ▏▎▍▌▋▊▉"
_MOST_STEPS = 20
_LEAST_NAME = 10
_NAMES = ("bot", "pair", "map")


class Effort(Protocol):
    """Where the games were played."""

    @property
    def workers(self) -> int: ...


def show(words: Words, series: Series, results: Sequence[Result]) -> None:
    out = console()
    heading(words, out, series, results)
    found = report.standings(series, results)
    _show_wins(words, out, found)
    _show_points(words, out, found)
    _show_turns(words, out, found)
    _show_pairs(words, out, series, results)
    _show_ratings(words, out, series, results)
    plots(words, out, [(one.bot, one.points) for one in found])


def heading(words: Words, out: Console, series: Series, results: Sequence[Result]) -> None:
    """What was played, and how the games are counted."""
    title(words, out, series, len(results))
    deals = len({result.number // series.in_each_deal for result in results})
    counts = {"deals": deals, "rotations": series.rotations, "groups": len(series.groups)}
    if series.rotations == 1:
        out.print(words.say("arena-counted-solo", deals=deals))
    elif len(series.groups) == 1:
        out.print(words.say("arena-counted", deals=deals, rotations=series.rotations))
    else:
        out.print(words.say("arena-counted-groups", **counts))
    if unfinished := sum(not result.is_over for result in results):
        out.print(words.say("arena-unfinished", games=unfinished))
    out.print()


def title(words: Words, out: Console, series: Series, games: int) -> None:
    """The game with what was chosen for it."""
    game = words.say(f"{series.game}-name")
    out.print(words.say("arena-title", game=game, games=games, seed=series.seed), style="bold")
    if series.options:
        chosen = ", ".join(f"{name}={value}" for name, value in series.options)
        out.print(words.say("arena-options", options=chosen))


def show_effort(words: Words, games: int, seconds: float, effort: Effort) -> None:
    out = console()
    counts = {"games": games, "workers": effort.workers}
    out.print(words.say("arena-seconds", seconds=f"{seconds:.1f}", **counts))


def table_of(words: Words, title: str, *columns: str) -> Table:
    """A table with a heading; names are on the left and kept whole, numbers never wrap."""
    table = Table(
        title=title,
        title_justify="left",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
    for column in columns:
        name = words.say(f"arena-{column}")
        if column in _NAMES:
            table.add_column(name, min_width=_LEAST_NAME, overflow="fold")
        else:
            table.add_column(name, justify="right", no_wrap=True)
    return table


def percent(figure: Figure) -> tuple[str, str]:
    """A share and its interval."""
    return figures(figure.in_percent, 1)


def figures(figure: Figure, places: int, *, signed: bool = False) -> tuple[str, str]:
    """A value and its interval, which is empty where there is none."""
    kind = f"{'+' if signed else ''}.{places}f"
    if figure.low is None or figure.high is None:
        return f"{figure.value:{kind}}", ""
    return f"{figure.value:{kind}}", f"{figure.low:{kind}}…{figure.high:{kind}}"


def plots(words: Words, out: Console, rows: Iterable[tuple[str, tuple[int, ...]]]) -> None:
    """How points are spread, for each name in the same steps."""
    rows = list(rows)
    found = steps([one for _, points in rows for one in points], _MOST_STEPS)
    for name, points in rows:
        out.print(words.say("arena-distribution", bot=name), style="bold")
        _plot(out, found, points)
        out.print()


def _show_wins(words: Words, out: Console, found: list[Standing]) -> None:
    columns = ("bot", "games", "wins", "shared", "share", "interval")
    table = table_of(words, words.say("arena-wins-title"), *columns)
    for one in found:
        counts = (str(one.games), str(one.wins), str(one.shared))
        table.add_row(one.bot, *counts, *percent(one.share))
    out.print(table)
    out.print()


def _show_points(words: Words, out: Console, found: list[Standing]) -> None:
    columns = ("bot", "mean", "interval", "spread", "least", "most", "time")
    table = table_of(words, words.say("arena-points-title"), *columns)
    for one in found:
        table.add_row(one.bot, *figures(one.average, 1), *spread_and_time(one))
    out.print(table)
    out.print()


def _show_turns(words: Words, out: Console, found: list[Standing]) -> None:
    """How quickly each wins, where seats have turns of their own."""
    known = [(one, one.turns_to_win) for one in found if one.turns_to_win is not None]
    if known:
        columns = ("bot", "wins", "mean", "interval")
        table = table_of(words, words.say("arena-turns-title"), *columns)
        for one, turns in known:
            table.add_row(one.bot, str(one.wins), *figures(turns, 1))
        out.print(table)
        out.print()


def spread_and_time(one: Standing) -> tuple[str, ...]:
    time = f"{1000 * one.seconds / max(1, one.decisions):.1f}"
    return (f"{one.spread:.1f}", str(one.least), str(one.most), time)


def _show_pairs(words: Words, out: Console, series: Series, results: Sequence[Result]) -> None:
    columns = ("pair", "games", "share", "interval", "difference", "interval")
    table = table_of(words, words.say("arena-pairs-title"), *columns)
    for one in report.pairs(series, results):
        difference = figures(one.difference, 1, signed=True)
        names = words.say("arena-against", first=one.first, second=one.second)
        table.add_row(names, str(one.games), *percent(one.share), *difference)
    out.print(table)
    out.print()


def _show_ratings(words: Words, out: Console, series: Series, results: Sequence[Result]) -> None:
    rated = report.ratings(series, results)
    table = table_of(words, words.say("arena-elo-title"), "bot", "elo", "interval")
    for bot, figure in rated.rows:
        value, interval = figures(figure, 0)
        table.add_row(bot, value, interval or words.say("arena-anchor"))
    out.print(table)
    out.print()
    if rated.is_bounded:
        out.print(words.say("arena-bounded"))
        out.print()


def _plot(out: Console, found: Steps, points: tuple[int, ...]) -> None:
    counts = found.counts(points)
    used = [step for step, count in enumerate(counts) if count]
    for step in range(used[0], used[-1] + 1):
        first, last = found.span(step)
        label = f"{first}" if first == last else f"{first}…{last}"
        out.print(f"{label:>10} {_bar(counts[step], max(counts))} {counts[step]}".rstrip())


def _bar(count: int, most: int) -> str:
    """As long as its share of the longest, to an eighth of a letter; something always shows."""
    eighths = max(1, round(8 * _BAR * count / most)) if count else 0
    whole, part = divmod(eighths, 8)
    return "█" * whole + (_EIGHTHS[part] if part else "")
