"""The commands and their options; each hands over to a module of its own."""

from __future__ import annotations

import io
import secrets
import sys
from typing import Annotated

import typer

import guildhall
from guildhall.arena.clairvoyant import Task
from guildhall.cli import arena, bench, botbench, clairvoyant, replay, score, serve, usage, watch
from guildhall.cli.context import HELP, BadUsage, check_game, read_options, speaking
from guildhall.games.registry import game_names
from guildhall.server.settings import Settings
from guildhall.text.words import preferred_language

app = typer.Typer(
    cls=usage.Commands,
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


def arena_option(name: str) -> typer.models.OptionInfo:
    option: typer.models.OptionInfo = typer.Option(
        f"--{name}", help=HELP.say(f"cli-arena-{name}-help")
    )
    return option


@app.command("arena", help=HELP.say("cli-arena-help"))
def arena_command(
    game: Game,
    bots: Bots = "greedy,uniform",
    games: Annotated[int, arena_option("games")] = 100,
    seats: Annotated[int | None, arena_option("seats")] = None,
    alone: Annotated[bool, arena_option("solo")] = False,
    seed: Seed = "1",
    options: Options = [],  # noqa: B006 - typer copies it
    workers: Annotated[int, arena_option("workers")] = 1,
    executor: Annotated[str, arena_option("executor")] = "processes",
    records: Annotated[str | None, arena_option("records")] = None,
    resume: Annotated[str | None, arena_option("resume")] = None,
    plot: Annotated[str | None, arena_option("plot")] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        check_game(words, game)
        chosen = read_options(words, options)
        arena.run(
            words,
            arena.Request(
                game,
                bots,
                games,
                seed,
                chosen,
                seats,
                alone,
                workers,
                executor,
                records,
                resume,
                plot,
                as_json,
            ),
        )


@app.command("clairvoyant", help=HELP.say("cli-clairvoyant-help"))
def clairvoyant_command(
    game: Game,
    bot: Annotated[str, typer.Option("--bot", help=HELP.say("cli-clairvoyant-bot-help"))] = (
        "master"
    ),
    games: Annotated[
        int, typer.Option("--games", help=HELP.say("cli-clairvoyant-games-help"))
    ] = 20,
    beam: Annotated[int, typer.Option("--beam", help=HELP.say("cli-clairvoyant-beam-help"))] = 40,
    breadth: Annotated[
        int, typer.Option("--breadth", help=HELP.say("cli-clairvoyant-breadth-help"))
    ] = 12,
    seed: Seed = "1",
    options: Options = [],  # noqa: B006 - typer copies it
    workers: Annotated[int, arena_option("workers")] = 1,
    records: Annotated[
        str | None, typer.Option("--records", help=HELP.say("cli-clairvoyant-records-help"))
    ] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        check_game(words, game)
        chosen = read_options(words, options)
        task = Task(game, bot, chosen, seed, beam, breadth, records)
        clairvoyant.run(words, task, games, workers, as_json=as_json)


@app.command("watch", help=HELP.say("cli-watch-help"))
def watch_command(
    game: Game = FIRST_GAME,
    bots: Bots = "greedy,greedy",
    seed: Annotated[str | None, typer.Option("--seed", help=HELP.say("cli-seed-help"))] = None,
    options: Options = [],  # noqa: B006 - typer copies it
    delay: Annotated[float, typer.Option("--delay", help=HELP.say("cli-watch-delay-help"))] = 0.8,
    every: Annotated[bool, typer.Option("--every", help=HELP.say("cli-watch-every-help"))] = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        check_game(words, game)
        chosen = read_options(words, options)
        drawn = secrets.token_hex(4) if seed is None else seed
        watch.run(words, game, bots, drawn, chosen, delay, every=every)


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
        check_game(words, game)
        score.run(
            words,
            game,
            map_file,
            score.Request(side, tuple(edict), ruins, free_form),
            as_json=as_json,
        )


def setting(flag: str, kind: str) -> typer.models.OptionInfo:
    """A flag of `serve`; what it is for stands in the texts, its variable beside it."""
    name = flag.removeprefix("--").replace("-", "_")
    help_text = HELP.say(f"cli-serve-{name.replace('_', '-')}-help")
    default = getattr(Settings(), name)
    value = str(default).lower() if isinstance(default, bool) else f"{default}"
    shown = f"{help_text} [GUILDHALL_{name.upper()}]" + (f" ({value})" if value else "")
    option: typer.models.OptionInfo = typer.Option(flag, help=shown, metavar=kind)
    return option


@app.command("serve", help=HELP.say("cli-serve-help"))
def serve_command(
    host: Annotated[str | None, setting("--host", "ADDRESS")] = None,
    port: Annotated[int | None, setting("--port", "NUMBER")] = None,
    processes: Annotated[int | None, setting("--processes", "NUMBER")] = None,
    database_url: Annotated[str | None, setting("--database-url", "URL")] = None,
    redis_url: Annotated[str | None, setting("--redis-url", "URL")] = None,
    origins: Annotated[str | None, setting("--origins", "LIST")] = None,
    trusted_proxies: Annotated[str | None, setting("--trusted-proxies", "LIST")] = None,
    secure_cookies: Annotated[str | None, setting("--secure-cookies", "true|false")] = None,
    log_format: Annotated[str | None, setting("--log-format", "text|json")] = None,
    log_level: Annotated[str | None, setting("--log-level", "LEVEL")] = None,
    metrics: Annotated[str | None, setting("--metrics", "off|local|all")] = None,
    bot_workers: Annotated[int | None, setting("--bot-workers", "NUMBER")] = None,
    expert_seconds: Annotated[float | None, setting("--expert-seconds", "SECONDS")] = None,
    master_seconds: Annotated[float | None, setting("--master-seconds", "SECONDS")] = None,
    hint_seconds: Annotated[float | None, setting("--hint-seconds", "SECONDS")] = None,
    review_seconds: Annotated[float | None, setting("--review-seconds", "SECONDS")] = None,
    grace: Annotated[int | None, setting("--grace", "SECONDS")] = None,
    address_rate: Annotated[float | None, setting("--address-rate", "NUMBER")] = None,
    seat_rate: Annotated[float | None, setting("--seat-rate", "NUMBER")] = None,
    connections: Annotated[int | None, setting("--connections", "NUMBER")] = None,
    sockets: Annotated[int | None, setting("--sockets", "NUMBER")] = None,
    tables_per_hour: Annotated[int | None, setting("--tables-per-hour", "NUMBER")] = None,
    hint_rate: Annotated[float | None, setting("--hint-rate", "NUMBER")] = None,
    reviews_per_hour: Annotated[int | None, setting("--reviews-per-hour", "NUMBER")] = None,
    most_tables: Annotated[int | None, setting("--most-tables", "NUMBER")] = None,
    idle_seconds: Annotated[int | None, setting("--idle-seconds", "SECONDS")] = None,
    keep_open_days: Annotated[int | None, setting("--keep-open-days", "DAYS")] = None,
    keep_running_days: Annotated[int | None, setting("--keep-running-days", "DAYS")] = None,
    keep_finished_days: Annotated[int | None, setting("--keep-finished-days", "DAYS")] = None,
    with_browser: Annotated[
        bool, typer.Option("--open/--no-open", help=HELP.say("cli-serve-open-help"))
    ] = False,
    lang: Lang = LANGUAGE,
) -> None:
    own = ("lang", "with_browser")
    flags = {name: value for name, value in locals().items() if name not in own}
    with speaking(lang) as words:
        serve.run(words, flags, with_browser=with_browser)


Backup = Annotated[str, typer.Argument(metavar="FILE", help=HELP.say("cli-backup-file-help"))]
Database = Annotated[str | None, setting("--database-url", "URL")]


@app.command("backup", help=HELP.say("cli-backup-help"))
def backup_command(file: Backup, database_url: Database = None, lang: Lang = LANGUAGE) -> None:
    with speaking(lang) as words:
        serve.copy(words, "backup", file, database_url)


@app.command("restore", help=HELP.say("cli-restore-help"))
def restore_command(file: Backup, database_url: Database = None, lang: Lang = LANGUAGE) -> None:
    with speaking(lang) as words:
        serve.copy(words, "restore", file, database_url)


@app.command("bench", help=HELP.say("cli-bench-help"))
def bench_command(
    what: Annotated[
        str, typer.Argument(metavar="GAME|bots|server", help=HELP.say("cli-bench-what-help"))
    ],
    seconds: Annotated[
        float, typer.Option("--seconds", help=HELP.say("cli-bench-seconds-help"))
    ] = 3.0,
    tables: Annotated[int, typer.Option("--tables", help=HELP.say("cli-bench-tables-help"))] = 200,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="DIR", help=HELP.say("cli-bench-against-help")),
    ] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    with speaking(lang) as words:
        if against is not None and what in ("bots", "server"):
            raise BadUsage(words.say("error-against-game"))
        if what == "server":
            bench.run_server(words, tables, seconds, as_json=as_json)
        elif what == "bots":
            botbench.run(words, seconds, as_json=as_json)
        else:
            check_game(words, what)
            bench.run(words, what, seconds, against, as_json=as_json)
