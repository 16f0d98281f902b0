"""`guildhall bench bots`: how often a second games can be played on from their middle.

At random to the end by the rules (`rules`), by the quick roll-outs of a game that has its own
(`quick`), and as the search of the strongest level does it, within its horizon (`guided`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import typer
from rich import box
from rich.table import Table

from guildhall.arena.play import Table as Arena
from guildhall.bots.searcher import Explained, Searcher
from guildhall.cli.bench import Count, Runner, measure, median_rate
from guildhall.cli.context import check_number, console
from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.registry import entry, game_names, load_bot
from guildhall.text.words import Words

KINDS = ("rules", "quick", "guided")
_POSITIONS = 40
_ROLL_OUTS = 100
"""How many roll-outs start from one position, as in a search."""


def run(words: Words, seconds: float, *, as_json: bool) -> None:
    check_number(words, "--seconds", seconds, 0.1, 600)
    rates: dict[str, dict[str, float]] = {}
    for name in game_names():
        counts = measure(_runners(name), seconds)
        rates[name] = {kind: round(median_rate(some), 1) for kind, some in counts.items()}
    seats = {name: entry(name).game.seats.start for name in rates}
    if as_json:
        typer.echo(json.dumps({"seats": seats, "rollouts_per_second": rates}))
    else:
        _show(words, seats, rates)


def _runners(name: str) -> dict[str, Runner]:
    known = entry(name)
    game, quick = known.game, known.roll_out
    positions = [_middle(game, seed) for seed in range(_POSITIONS)]
    runners: dict[str, Runner] = {}
    if quick is not None:
        runners["quick"] = lambda seconds: _roll(positions, seconds, quick)
    runners["rules"] = lambda seconds: _roll(positions, seconds, lambda at: _by_rules(game, at))
    strongest = load_bot(name, known.levels[-1])
    if isinstance(strongest, Searcher):
        # Never the same one twice: what was found out about a decision is kept.
        posed = (_posed(name, strongest, seed) for seed in count())
        runners["guided"] = lambda seconds: _think(posed, seconds)
    return runners


def _posed(name: str, strongest: Searcher[Any, Any], seed: int) -> Explained[Any]:
    """The decision in the middle of a game between bots that answer at once."""
    known = entry(name)
    seats = known.game.seats.start
    bots = tuple(load_bot(name, known.stand_in) for _ in range(seats))
    table = Arena(known.game, Setup(seats), bots, f"{seed}", (known.stand_in,) * seats)
    asked = []
    while not table.match.is_over:
        seat = table.match.decisions()[0].seat
        actions = table.match.legal_actions(seat)
        if len(actions) > 1:
            asked.append((table.match.view(seat), actions))
        table.play_one()
    view, actions = asked[len(asked) // 2]
    return strongest.pose(view, actions, Rng(seed))


def _think(posed: Iterator[Explained[Any]], seconds: float) -> Count:
    """Outcomes of all plans in one world after another; posing the problem does not count."""
    done = 0
    spent = 0.0
    rng = Rng(1)
    while spent < seconds:
        problem = next(posed)
        tried = 0
        began = time.process_time()
        while tried < _ROLL_OUTS and spent + time.process_time() - began < seconds:
            world = problem.world(rng)
            for number in range(len(problem.plans)):
                problem.outcome(number, world)
            tried += len(problem.plans)
        spent += time.process_time() - began
        done += tried
    return Count(done, spent)


def _middle(game: Any, seed: int) -> Any:
    """The position in the middle of a random game of as few seats as may be, about to be dealt."""
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
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play = prepare(positions[at % len(positions)])
        for _ in range(_ROLL_OUTS):
            play(rng)
        done += _ROLL_OUTS
        at += 1
    return Count(done, spent)


def _show(words: Words, seats: dict[str, int], rates: dict[str, dict[str, float]]) -> None:
    table = Table(title=words.say("bench-bots-title"), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column(words.say("bench-bots-game"))
    for column in ("seats", *KINDS):
        table.add_column(words.say(f"bench-bots-{column}"), justify="right")
    for name, found in rates.items():
        numbers = [f"{found[kind]:,.0f}" if kind in found else "" for kind in KINDS]
        table.add_row(words.say(f"{name}-name"), str(seats[name]), *numbers)
    console().print(table)
