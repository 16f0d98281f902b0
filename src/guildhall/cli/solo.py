"""The report of bots that played alone: points, and what the solo rules of the game say of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from guildhall.arena import report
from guildhall.arena.report import Alone
from guildhall.arena.schedule import Result, Series
from guildhall.cli.arena_plot import map_name
from guildhall.cli.arena_show import figures, heading, percent, plots, spread_and_time, table_of
from guildhall.cli.context import console
from guildhall.text.words import Words


def show(words: Words, series: Series, results: Sequence[Result]) -> None:
    out = console()
    heading(words, out, series, results)
    found = report.alone(series, results)
    names = [" · ".join(_names(words, series, one)) for one in found]
    columns = ("bot", "games", "mean", "interval", "spread", "least", "most", "time")
    table = table_of(words, words.say("arena-points-title"), *columns)
    for name, one in zip(names, (one.standing for one in found), strict=True):
        rest = (*figures(one.average, 1), *spread_and_time(one))
        table.add_row(name, str(one.games), *rest)
    out.print(table, end="\n\n")
    if any(one.rating is not None or one.won is not None for one in found):
        out.print(_verdicts(words, names, found), end="\n\n")
    for line in _titles(words, series, names, found):
        out.print(line)
    out.print()
    plots(words, out, zip(names, (one.standing.points for one in found), strict=True))


def _names(words: Words, series: Series, one: Alone) -> list[str]:
    place = map_name(words, series, one.map)
    return [place, one.standing.bot] if place else [one.standing.bot]


def _verdicts(words: Words, names: list[str], found: list[Alone]) -> Table:
    """The rating and the victories, as far as the game knows them."""
    columns = ["bot"]
    if has_rating := any(one.rating is not None for one in found):
        columns += ["rating", "interval"]
    if has_won := any(one.won is not None for one in found):
        columns += ["won", "interval"]
    table = table_of(words, words.say("arena-verdict-title"), *columns)
    for name, one in zip(names, found, strict=True):
        cells = [name]
        if has_rating:
            cells += ("", "") if one.rating is None else figures(one.rating, 1, signed=True)
        if has_won:
            cells += ("", "") if one.won is None else percent(one.won)
        table.add_row(*cells)
    return table


def _titles(words: Words, series: Series, names: list[str], found: list[Alone]) -> Iterator[str]:
    """How often each title or level was the verdict, the most frequent first."""
    for name, one in zip(names, found, strict=True):
        for kind, counts in one.texts.items():
            often = sorted(counts.items(), key=lambda row: (-row[1], row[0]))
            titles = ", ".join(
                f"{words.resolve(series.game, ((kind, value),), ())[kind]} {count}"
                for value, count in often
            )
            yield words.say("arena-titles", name=name, titles=titles)
