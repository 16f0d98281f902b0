"""The commands and their options; each hands over to a module of its own."""

from __future__ import annotations

import io
import secrets
import sys
from typing import Annotated

import typer

import guildhall
from guildhall.cli import arena, bench, replay, score, watch
from guildhall.cli.context import HELP, read_options, speaking
from guildhall.games.registry import game_names
from guildhall.text.words import preferred_language

app = typer.Typer(
    help=HELP.say("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Game = Annotated[str, typer.Argument(help=HELP.say("cli-game-help"))]
Lang = Annotated[str, typer.Option("--lang", help=HELP.say("cli-lang-help"))]
Seed = Annotated[str, typer.Option("--seed", help=HELP.say("cli-seed-help"))]
Json = Annotated[bool, typer.Option("--json", help=HELP.say("cli-json-help"))]
Options = Annotated[list[str], typer.Option("--option", "-o", help=HELP.say("cli-option-help"))]
Bots = Annotated[str, typer.Option("--bots", help=HELP.say("cli-arena-bots-help"))]
LANGUAGE = preferred_language()
FIRST_GAME = game_names()[0]


def run() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others
    app(prog_name="guildhall")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"guildhall {guildhall.__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version", is_eager=True, callback=show_version, help=HELP.say("cli-version-help")
    ),
]


@app.callback()
def root(version: Version = False) -> None:
    """Nothing to do before a command; the help text is the app's."""


@app.command("arena", help=HELP.say("cli-arena-help"))
def arena_command(
    game: Game,
    bots: Bots = "greedy,uniform",
    games: Annotated[int, typer.Option("--games", help=HELP.say("cli-arena-games-help"))] = 100,
    seed: Seed = "1",
    workers: Annotated[int, typer.Option("--workers", help=HELP.say("cli-arena-workers-help"))] = 1,
    options: Options = [],  # noqa: B006 - typer copies it
    records: Annotated[
        str | None, typer.Option("--records", help=HELP.say("cli-arena-records-help"))
    ] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        chosen = read_options(words, options)
        arena.run(words, game, bots, games, seed, workers, chosen, records, as_json=as_json)


@app.command("watch", help=HELP.say("cli-watch-help"))
def watch_command(
    game: Game = FIRST_GAME,
    bots: Bots = "greedy,greedy",
    seed: Seed = "",
    options: Options = [],  # noqa: B006 - typer copies it
    delay: Annotated[float, typer.Option("--delay", help=HELP.say("cli-watch-delay-help"))] = 0.8,
    every: Annotated[bool, typer.Option("--every", help=HELP.say("cli-watch-every-help"))] = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        chosen = read_options(words, options)
        watch.run(words, game, bots, seed or secrets.token_hex(4), chosen, delay, every=every)


@app.command("replay", help=HELP.say("cli-replay-help"))
def replay_command(
    file: Annotated[str, typer.Argument(help=HELP.say("cli-replay-file-help"))],
    verify: Annotated[
        bool, typer.Option("--verify", help=HELP.say("cli-replay-verify-help"))
    ] = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        replay.run(words, file, verify=verify)


@app.command("score", help=HELP.say("cli-score-help"))
def score_command(
    game: Game,
    map_file: Annotated[str, typer.Argument(metavar="MAP", help=HELP.say("cli-score-map-help"))],
    side: Annotated[
        str | None, typer.Option("--side", help=HELP.say("cli-score-side-help"))
    ] = None,
    edict: Annotated[
        list[str], typer.Option("--edict", help=HELP.say("cli-score-edict-help"))
    ] = [],  # noqa: B006 - typer copies it
    ruins: Annotated[
        str | None, typer.Option("--ruins", help=HELP.say("cli-score-ruins-help"))
    ] = None,
    free_form: Annotated[
        bool, typer.Option("--free-form", help=HELP.say("cli-score-free-form-help"))
    ] = False,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        score.run(
            words,
            game,
            map_file,
            score.Request(side, tuple(edict), ruins, free_form),
            as_json=as_json,
        )


@app.command("bench", help=HELP.say("cli-bench-help"))
def bench_command(
    game: Game,
    seconds: Annotated[
        float, typer.Option("--seconds", help=HELP.say("cli-bench-seconds-help"))
    ] = 3.0,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        bench.run(words, game, seconds, as_json=as_json)
