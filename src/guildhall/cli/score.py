"""`guildhall score`: points for a map drawn on paper."""

from __future__ import annotations

import json
from importlib import import_module, util
from typing import NamedTuple

import typer
from rich.table import Table

from guildhall.cli.context import BadUsage, console, read_input, said
from guildhall.games.registry import entry
from guildhall.text.words import Words


class Request(NamedTuple):
    """What to score, as it was typed."""

    side: str | None
    edicts: tuple[str, ...]
    ruins: str | None
    is_free_form: bool


def run(words: Words, game: str, file: str, request: Request, *, as_json: bool) -> None:
    package = entry(game).package
    if util.find_spec(f"{package}.paper") is None:
        raise BadUsage(said(words, "error-no-paper", game=game))
    paper = import_module(f"{package}.paper")
    text = read_input(words, file)
    scored = paper.score_paper(
        text,
        side=request.side,
        edicts=request.edicts,
        ruins=request.ruins,
        is_free_form=request.is_free_form,
    )
    if as_json:
        typer.echo(json.dumps(scored))
        return
    out = console()
    if not out.is_terminal:
        for edict, earned in scored["edicts"].items():
            out.print(f"{edict} {earned['stars']}")
        out.print(f"monsters {-scored['monsters']['cost']}")
        return
    table = Table()
    table.add_column(words.say("score-edict"))
    table.add_column(words.say("score-stars"), justify="right")
    table.add_column(words.say("score-cells"), overflow="fold")
    for edict, earned in scored["edicts"].items():
        name = words.say(f"{game}-edict-{edict}")
        table.add_row(f"{name} ({edict})", str(earned["stars"]), earned["cells"])
    monsters = scored["monsters"]
    table.add_row(words.say("score-monsters"), str(-monsters["cost"]), monsters["cells"])
    out.print(table)
