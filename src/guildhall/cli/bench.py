"""`guildhall bench`: how fast the rules are, beside other open engines in the same run."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import typer
from rich import box
from rich.table import Table

from guildhall.cli.context import check_number, console
from guildhall.core.errors import MissingExtra
from guildhall.core.game import Previews, Samples, Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.registry import AnyGame, load_game
from guildhall.text.words import Words

_ROUNDS = 6
_GAMES_FOR_POSITIONS = 60
_PLACEMENTS = 200
"""Previews are timed in positions with about so many legal actions."""


class Count(NamedTuple):
    """How much was done in a stretch of time."""

    done: int
    seconds: float
    choices: int = 0


class Figure(NamedTuple):
    """One measured rate: the median over all rounds."""

    name: str
    rate: float
    choices: float = 0.0


Runner = Callable[[float], Count]


def run(words: Words, game: str, seconds: float, *, as_json: bool) -> None:
    check_number(words, "--seconds", seconds, 0.1, 600)
    runners = _runners(load_game(game))
    others, missing = _other_engines()
    figures = measure(runners | others, seconds)
    if as_json:
        typer.echo(json.dumps(_as_data(game, figures, list(others))))
        return
    _show(words, game, figures, list(others))
    for engine in missing:
        console().print(words.say("bench-missing", engine=engine))


def run_server(words: Words, tables: int, seconds: float, *, as_json: bool) -> None:
    try:
        from guildhall.cli.serverbench import show
    except ModuleNotFoundError:
        raise MissingExtra("server") from None
    show.run(words, tables, seconds, as_json=as_json)


def measure(runners: dict[str, Runner], seconds: float) -> list[Figure]:
    """Every runner in turn, several rounds, so that a slow moment of the machine meets all."""
    counts: dict[str, list[Count]] = {name: [] for name in runners}
    for runner in runners.values():
        runner(seconds / _ROUNDS)  # tables and caches fill up before anything is counted
    for _ in range(_ROUNDS):
        for name, runner in runners.items():
            counts[name].append(runner(seconds / _ROUNDS))
    return [_figure(name, some) for name, some in counts.items()]


def _figure(name: str, counts: list[Count]) -> Figure:
    rate = statistics.median(count.done / count.seconds for count in counts)
    choices = statistics.median(count.choices / count.seconds for count in counts)
    return Figure(name, rate, choices)


def _runners(game: AnyGame) -> dict[str, Runner]:
    runners: dict[str, Runner] = {"full": lambda seconds: _play_full(game, seconds)}
    if isinstance(game, Samples):
        runners["sample"] = lambda seconds: _play_sampled(game, seconds)
    if isinstance(game, Previews):
        positions = _positions(game)
        runners["preview"] = lambda seconds: _preview(game, positions, seconds)
    return runners


def _play_full(game: AnyGame, seconds: float) -> Count:
    """Random games of one seat; each decision lists all its legal actions."""
    rng = Rng(1)
    start = game.new_state(Setup(game.seats.start))
    decisions, legal_actions, apply = game.decisions, game.legal_actions, game.apply
    draw = _chance_drawer(game)
    done = choices = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state = start
        while waiting := decisions(state):
            seat = waiting[0].seat
            if seat == CHANCE:
                action = draw(state, rng)
            else:
                actions = legal_actions(state, seat)
                done += 1
                if len(actions) > 1:
                    action = actions[rng.below(len(actions))]
                    choices += 1
                else:
                    action = actions[0]
            state = apply(state, seat, action)
    return Count(done, spent, choices)


def _play_sampled(game: Any, seconds: float) -> Count:
    """Random games of one seat by `sample_action`."""
    rng = Rng(1)
    start = game.new_state(Setup(game.seats.start))
    decisions, sample_action, apply = game.decisions, game.sample_action, game.apply
    done = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state = start
        while waiting := decisions(state):
            seat = waiting[0].seat
            state = apply(state, seat, sample_action(state, seat, rng))
            done += seat != CHANCE
    return Count(done, spent)


def _chance_drawer(game: AnyGame) -> Callable[[Any, Rng], Any]:
    if isinstance(game, Samples):
        sample_action = game.sample_action
        return lambda state, rng: sample_action(state, CHANCE, rng)
    return lambda state, rng: rng.weighted(game.chances(state))


def _positions(game: AnyGame) -> list[tuple[Any, int, tuple[Any, ...]]]:
    """The positions of some random games in which there are about 200 legal actions."""
    rng = Rng(2)
    found: list[tuple[Any, int, tuple[Any, ...]]] = []
    draw = _chance_drawer(game)
    for _ in range(_GAMES_FOR_POSITIONS):
        state = game.new_state(Setup(game.seats.start))
        while waiting := game.decisions(state):
            seat = waiting[0].seat
            actions = () if seat == CHANCE else game.legal_actions(state, seat)
            if actions:
                found.append((state, seat, actions))
            action = rng.choice(actions) if actions else draw(state, rng)
            state = game.apply(state, seat, action)
    found.sort(key=lambda position: abs(len(position[2]) - _PLACEMENTS))
    return found[:100]


def _preview(game: Any, positions: list[tuple[Any, int, tuple[Any, ...]]], seconds: float) -> Count:
    """The previews of all actions of one position after another."""
    previews = game.previews
    done = at = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state, seat, actions = positions[at % len(positions)]
        done += len(previews(state, seat, actions))
        at += 1
    return Count(done, spent)


def _other_engines() -> tuple[dict[str, Runner], list[str]]:
    found: dict[str, Runner] = {}
    missing = []
    for name, make in (("catanatron", _catanatron), ("chess", _chess)):
        try:
            found[name] = make()
        except ModuleNotFoundError:
            missing.append(name)
    return found, missing


def _catanatron() -> Runner:
    from catanatron import Color, Game, RandomPlayer

    def play(seconds: float) -> Count:
        done = seed = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            game = Game([RandomPlayer(color) for color in Color], seed=seed)
            game.play()
            done += len(game.state.actions)
            seed += 1
        return Count(done, spent)

    return play


def _chess() -> Runner:
    import chess

    def play(seconds: float) -> Count:
        rng = Rng(1)
        done = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            board = chess.Board()
            while not board.is_game_over():
                board.push(rng.choice(list(board.legal_moves)))
                done += 1
        return Count(done, spent)

    return play


def _as_data(game: str, figures: list[Figure], engines: list[str]) -> dict[str, Any]:
    rates = {figure.name: round(figure.rate, 1) for figure in figures}
    own = [figure for figure in figures if figure.name not in engines]
    ratios = {
        figure.name: {e: round(figure.rate / rates[e], 2) for e in engines}
        for figure in own
        if figure.name != "preview"
    }
    choices = next(figure.choices for figure in figures if figure.name == "full")
    return {
        "game": game,
        "per_second": rates,
        "choices_per_second": round(choices, 1),
        "ratios": ratios,
    }


def _show(words: Words, game: str, figures: list[Figure], engines: list[str]) -> None:
    rates = {figure.name: figure.rate for figure in figures}
    name = words.say(f"{game}-name")
    table = Table(
        title=words.say("bench-title", game=name), title_justify="left", box=box.SIMPLE_HEAD
    )
    table.add_column(words.say("bench-what"))
    table.add_column(words.say("bench-rate"), justify="right")
    for engine in engines:
        table.add_column(words.say("bench-ratio", engine=engine), justify="right")
    for figure in figures:
        is_play = figure.name != "preview"
        ratios = [f"{figure.rate / rates[one]:.2f}" if is_play else "" for one in engines]
        table.add_row(words.say(f"bench-{figure.name}"), f"{figure.rate:,.0f}", *ratios)
        if figure.choices:
            ratios = [f"{figure.choices / rates[one]:.2f}" for one in engines]
            table.add_row(words.say("bench-choices"), f"{figure.choices:,.0f}", *ratios)
    console().print(table)
    if "preview" in rates:
        milliseconds = f"{1000 * _PLACEMENTS / rates['preview']:.2f}"
        said = words.say("bench-preview-time", placements=_PLACEMENTS, time=milliseconds)
        console().print(said)
