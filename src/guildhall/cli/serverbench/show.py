"""`guildhall bench server`: the figures as a table, or as JSON."""

from __future__ import annotations

import json

import typer
from rich import box
from rich.table import Table

from guildhall.cli.context import check_number, console
from guildhall.cli.serverbench.measure import Figure, Outcome, measure
from guildhall.games.registry import game_names
from guildhall.text.words import Words

IDLE_TABLES = 100


def run(words: Words, tables: int, seconds: float, *, as_json: bool) -> None:
    check_number(words, "--tables", tables, 1, 10_000)
    check_number(words, "--seconds", seconds, 1, 600)
    outcome = measure(game_names()[0], tables, seconds, IDLE_TABLES)
    if as_json:
        typer.echo(json.dumps(_as_data(outcome)))
        return
    console().print(_as_table(words, outcome))
    share = f"{100 * outcome.share:.0f}"
    kilobytes = f"{outcome.idle_table / 1024:.0f}"
    console().print(words.say("bench-server-share", share=share))
    console().print(words.say("bench-server-memory", kilobytes=kilobytes))
    seconds_to_start = f"{outcome.start_up:.1f}"
    console().print(words.say("bench-server-start", seconds=seconds_to_start))


def _as_table(words: Words, outcome: Outcome) -> Table:
    title = words.say("bench-server-title", tables=outcome.tables)
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column(words.say("bench-what"))
    for name in ("moves", "p50", "p99", "cpu"):
        table.add_column(words.say(f"bench-server-{name}"), justify="right")
    rows = (("real", outcome.real), ("echo", outcome.echo), ("paced", outcome.paced))
    for name, figure in rows:
        table.add_row(words.say(f"bench-server-{name}"), *_cells(figure))
    return table


def _cells(figure: Figure) -> tuple[str, ...]:
    times = (f"{1000 * figure.p50:.1f}", f"{1000 * figure.p99:.1f}", f"{1e6 * figure.cpu:.0f}")
    return (f"{figure.moves:,.0f}", *times)


def _as_data(outcome: Outcome) -> dict[str, object]:
    return {
        "tables": outcome.tables,
        "server": outcome.real._asdict(),
        "echo": outcome.echo._asdict(),
        "paced": outcome.paced._asdict(),
        "share": round(outcome.share, 3),
        "bytes_per_idle_table": round(outcome.idle_table),
        "seconds_to_first_answer": round(outcome.start_up, 2),
    }
