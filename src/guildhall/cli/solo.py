"""The report of bots that played alone: points, and what the solo rules of the game say of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from guildhall.arena import report
from guildhall.arena.report import Alone
from guildhall.arena.schedule import Result, Series
from guildhall.cli.arena_plot import names
from guildhall.cli.arena_show import figures, heading, percent, plots, spread_and_time, table_of
from guildhall.cli.context import console
from guildhall.games.registry import entry
from guildhall.text.words import Words


def show(words: Words, series: Series, results: Sequence[Result]) -> None:
    out = console()
    heading(words, out, series, results)
    found = report.alone(series, results)
    out.print(_points(words, series, found))
    out.print()
    if any(one.rating is not None or one.won is not None for one in found):
        out.print(_verdicts(words, series, found))
        out.print()
    if lines := list(_titles(words, series, found)):
        out.print("\n".join(lines), end="\n\n")
    rows = ((" · ".join(names(words, series, one)), one.standing.points) for one in found)
    plots(words, out, rows)


def _name_columns(series: Series) -> list[str]:
    return ["map", "bot"] if series.across else ["bot"]


def _points(words: Words, series: Series, found: list[Alone]) -> Table:
    columns = ("mean", "interval", "spread", "least", "most", "time")
    title = words.say("arena-points-title")
    table = table_of(words, title, *_name_columns(series), *columns)
    for one in found:
        rest = (*figures(one.standing.average, 1), *spread_and_time(one.standing))
        table.add_row(*names(words, series, one), *rest)
    return table


def _verdicts(words: Words, series: Series, found: list[Alone]) -> Table:
    """The rating and the victories, as far as the game knows them."""
    columns = _name_columns(series)
    if has_rating := any(one.rating is not None for one in found):
        columns += ["rating", "interval"]
    if has_won := any(one.won is not None for one in found):
        columns += ["won", "interval"]
    table = table_of(words, words.say("arena-verdict-title"), *columns)
    for one in found:
        cells = names(words, series, one)
        if has_rating:
            cells += ("", "") if one.rating is None else figures(one.rating, 1, signed=True)
        if has_won:
            cells += ("", "") if one.won is None else percent(one.won)
        table.add_row(*cells)
    return table


def _titles(words: Words, series: Series, found: list[Alone]) -> Iterator[str]:
    """How often each title was the verdict, the most frequent first; options are no news."""
    options = {option.name for option in entry(series.game).game.options}
    for one in found:
        for kind in sorted(one.texts.keys() - options):
            often = sorted(one.texts[kind].items(), key=lambda row: (-row[1], row[0]))
            titles = ", ".join(
                f"{words.resolve(series.game, ((kind, value),), ())[kind]} {count}"
                for value, count in often
            )
            name = " · ".join(names(words, series, one))
            yield words.say("arena-titles", name=name, titles=titles)
