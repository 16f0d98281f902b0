"""`guildhall bench bots`: how many random games a second can be played on from mid-game."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import typer
from rich import box
from rich.table import Table

from guildhall.cli.bench import Count, Runner, measure
from guildhall.cli.context import check_number, console
from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.registry import entry, game_names
from guildhall.text.words import Words

_POSITIONS = 40
_ROLL_OUTS = 100
"""How many roll-outs start from one position, as in a search."""


def run(words: Words, seconds: float, *, as_json: bool) -> None:
    check_number(words, "--seconds", seconds, 0.1, 600)
    rates: dict[str, dict[str, float]] = {}
    for name in game_names():
        figures = measure(_runners(name), seconds)
        rates[name] = {figure.name: round(figure.rate, 1) for figure in figures}
    if as_json:
        typer.echo(json.dumps({"rollouts_per_second": rates}))
    else:
        _show(words, rates)


def _runners(name: str) -> dict[str, Runner]:
    known = entry(name)
    game, quick = known.game, known.roll_out
    positions = [_middle(game, seed) for seed in range(_POSITIONS)]
    runners: dict[str, Runner] = {}
    if quick is not None:
        runners["quick"] = lambda seconds: _roll(positions, seconds, quick)
    runners["rules"] = lambda seconds: _roll(positions, seconds, lambda at: _by_rules(game, at))
    return runners


def _middle(game: Any, seed: int) -> Any:
    """The position in the middle of a random solo game, when chance has its turn."""
    rng = Rng(seed)
    state = game.new_state(Setup(game.seats.start))
    chances = []
    while waiting := game.decisions(state):
        seat = waiting[0].seat
        if seat == CHANCE:
            chances.append(state)
        state = game.apply(state, seat, game.sample_action(state, seat, rng))
    return chances[len(chances) // 2]


def _by_rules(game: Any, start: Any) -> Callable[[Rng], None]:
    decisions, sample_action, apply = game.decisions, game.sample_action, game.apply

    def play(rng: Rng) -> None:
        state = start
        while waiting := decisions(state):
            seat = waiting[0].seat
            state = apply(state, seat, sample_action(state, seat, rng))

    return play


def _roll(
    positions: list[Any], seconds: float, prepare: Callable[[Any], Callable[[Rng], object]]
) -> Count:
    """Roll-outs from one position after another; getting ready for a position counts too."""
    rng = Rng(1)
    done = at = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        play = prepare(positions[at % len(positions)])
        for _ in range(_ROLL_OUTS):
            play(rng)
        done += _ROLL_OUTS
        at += 1
    return Count(done, spent)


def _show(words: Words, rates: dict[str, dict[str, float]]) -> None:
    table = Table(title=words.say("bench-bots-title"), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column(words.say("bench-what"))
    for kind in ("quick", "rules"):
        table.add_column(words.say(f"bench-bots-{kind}"), justify="right")
    for name, found in rates.items():
        numbers = [f"{found[kind]:,.0f}" if kind in found else "" for kind in ("quick", "rules")]
        table.add_row(words.say(f"{name}-name"), *numbers)
    console().print(table)
