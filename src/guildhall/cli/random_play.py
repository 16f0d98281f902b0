"""Measure random play of one checkout of Guildhall on request: `python random_play.py GAME`.

`guildhall bench` runs this file by its path, with the checkout to measure on `PYTHONPATH`. That may
be an older one, so only names that every checkout has are imported. The first line of output lists
the measures. A line of input is `MEASURE SEED AMOUNT`: play that many games (or preview that many
positions). The answer is the number of decisions (or previews), the seconds of processor time, and
the number of decisions with more than one action.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from guildhall import Rng, Setup, load_game
from guildhall.core.seat import CHANCE

_GAMES_FOR_POSITIONS = 20
_POSITIONS = 33
PLACEMENTS = 200
"""Previews are timed in the positions whose number of legal actions is nearest to this one."""

Play = Callable[[Rng, int], tuple[int, int]]
"""Returns how many decisions were made, or actions previewed, and how many were real choices."""


def answer_requests(game_name: str) -> None:
    measures = _measures(load_game(game_name))
    _send(list(measures))
    for line in sys.stdin:
        name, seed, amount = line.split()
        gc.collect()  # a full collection takes as long as a round, and would hit any one of them
        began = time.process_time()
        done, choices = measures[name](Rng(int(seed)), int(amount))
        _send((done, time.process_time() - began, choices))


def _send(value: object) -> None:
    sys.stdout.write(f"{json.dumps(value)}\n")
    sys.stdout.flush()


def _measures(game: Any) -> dict[str, Play]:
    measures: dict[str, Play] = {"full": lambda rng, games: _play_full(game, rng, games)}
    if hasattr(game, "sample_action"):
        measures["sample"] = lambda rng, games: _play_sampled(game, rng, games)
    if hasattr(game, "previews"):
        positions = _positions(game)
        measures["preview"] = lambda _, amount: _preview(game, positions, amount)
    return measures


def _play_full(game: Any, rng: Rng, games: int) -> tuple[int, int]:
    """Play random games of as few seats as may be, listing all legal actions of each decision."""
    start = game.new_state(Setup(game.seats.start))
    decisions, legal_actions, apply = game.decisions, game.legal_actions, game.apply
    draw = _chance_drawer(game)
    done = choices = 0
    for _ in range(games):
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
    return done, choices


def _play_sampled(game: Any, rng: Rng, games: int) -> tuple[int, int]:
    """Play random games of as few seats as may be by `sample_action`."""
    start = game.new_state(Setup(game.seats.start))
    decisions, sample_action, apply = game.decisions, game.sample_action, game.apply
    done = 0
    for _ in range(games):
        state = start
        while waiting := decisions(state):
            seat = waiting[0].seat
            state = apply(state, seat, sample_action(state, seat, rng))
            done += seat != CHANCE
    return done, 0


def _chance_drawer(game: Any) -> Callable[[Any, Rng], Any]:
    if hasattr(game, "sample_action"):
        sample_action = game.sample_action
        return lambda state, rng: sample_action(state, CHANCE, rng)
    return lambda state, rng: rng.weighted(game.chances(state))


def _positions(game: Any) -> list[tuple[Any, int, tuple[Any, ...]]]:
    """Return the positions of some random games that have nearest to 200 legal actions."""
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
    found.sort(key=lambda position: abs(len(position[2]) - PLACEMENTS))
    return found[:_POSITIONS]


def _preview(
    game: Any, positions: list[tuple[Any, int, tuple[Any, ...]]], amount: int
) -> tuple[int, int]:
    """Preview all actions of one position after another."""
    previews = game.previews
    return sum(len(previews(*positions[at % len(positions)])) for at in range(amount)), 0


if __name__ == "__main__":
    answer_requests(sys.argv[1])
