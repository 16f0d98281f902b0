"""`guildhall arena --solo`: each bot alone, on every map (every value of a game's first option)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import NamedTuple

import typer
from rich import box
from rich.table import Table

from guildhall.arena.series import Series, Standing, check_series, play_series, standings
from guildhall.cli.context import check_number, console
from guildhall.games.registry import entry
from guildhall.text.words import Words

Chosen = tuple[tuple[str, str], ...]


class Alone(NamedTuple):
    """How one bot did alone with one value of the first option."""

    value: str
    standing: Standing


def run(
    words: Words,
    game: str,
    bots: str,
    games: int,
    seed: str,
    workers: int,
    options: Chosen,
    *,
    as_json: bool,
) -> None:
    check_number(words, "--games", games, 1, 1_000_000)
    check_number(words, "--workers", workers, 1, 4 * (os.cpu_count() or 1))
    series = [
        Series(game, (bot,), games, seed, one)
        for bot in dict.fromkeys(bots.split(","))
        for one in _all_options(game, options)
    ]
    for one in series:
        check_series(one)
    first = entry(game).game.options[0].name
    found = [
        Alone(dict(one.options)[first], standings(one, list(play_series(one, workers)))[0])
        for one in series
    ]
    if as_json:
        typer.echo(_as_json(game, seed, games, found))
    else:
        _show(words, game, games, seed, found)


def _all_options(game: str, options: Chosen) -> Iterator[Chosen]:
    """The chosen options with every value of the first one, unless it was chosen too."""
    first = entry(game).game.options[0]
    if first.name in dict(options):
        yield options
        return
    for value in first.values:
        yield (*options, (first.name, value))


def _as_json(game: str, seed: str, games: int, found: list[Alone]) -> str:
    rows = [
        {
            "value": one.value,
            "bot": one.standing.bot,
            "mean": round(one.standing.mean, 3),
            "spread": round(one.standing.spread, 3),
            "least": one.standing.least,
            "most": one.standing.most,
        }
        for one in found
    ]
    return json.dumps({"game": game, "seed": seed, "games": games, "solo": rows})


def _show(words: Words, game: str, games: int, seed: str, found: list[Alone]) -> None:
    name, first = words.say(f"{game}-name"), entry(game).game.options[0].name
    title = words.say("arena-title", game=name, games=games, seed=seed)
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say(f"{game}-option-{first}"))
    table.add_column(words.say("arena-bot"))
    for column in ("mean", "spread", "least", "most"):
        table.add_column(words.say(f"arena-{column}"), justify="right")
    for value, one in found:
        numbers = (f"{one.mean:.1f}", f"{one.spread:.1f}", str(one.least), str(one.most))
        table.add_row(words.say(f"{game}-option-{first}-{value}"), one.bot, *numbers)
    console().print(table)
