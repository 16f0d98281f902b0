"""How long games with each mix of decks are and how often the first seat wins, from self-play.

`python -m guildhall.games.dale.selfplay [games] [file]` plays greedy against greedy so many times
with each three decks and writes the figures that the choice of decks shows.
"""

from __future__ import annotations

import json
import sys
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.bots import Greedy
from guildhall.games.dale.data import Folk
from guildhall.games.dale.game import DALE
from guildhall.games.dale.state import Stage

_SEATS = 2
_GAMES = 100
_MOST_TURNS = 300
"""A game in which nobody can win any more counts with so many turns and for nobody."""


class Outcome(NamedTuple):
    """One game: its turns, and whether the seat that began has won (None: nobody has)."""

    turns: int
    first_won: bool | None


def play(decks: tuple[Folk, ...], number: int) -> Outcome:
    """Greedy against greedy; the seats begin by turns."""
    names = ",".join(folk.name.lower() for folk in decks)
    first = number % _SEATS
    state = DALE.new_state(Setup.of(_SEATS, decks=names, first=str(first + 1)))
    rng, bot = Rng(f"{names} {number}"), Greedy()
    while (waiting := DALE.decisions(state)) and state.turns < _MOST_TURNS:
        seat = waiting[0].seat
        if seat == CHANCE:
            action = DALE.sample_action(state, seat, rng)
        else:
            actions = DALE.legal_actions(state, seat)
            action = bot.choose(DALE.observe(state, seat), actions, rng).action
        state = DALE.apply(state, seat, action)
    is_won = state.stage is Stage.OVER
    return Outcome(state.turns, state.turn == first if is_won else None)


def figures(outcomes: list[Outcome]) -> dict[str, int | float]:
    """The mean number of turns of both seats together, and the share of wins of the first seat."""
    won = [outcome.first_won for outcome in outcomes if outcome.first_won is not None]
    turns = round(mean(outcome.turns for outcome in outcomes))
    return {"turns": turns, "first": round(sum(won) / len(won), 2) if won else 0.5}


def measure(games: int) -> dict[str, object]:
    mixes = {
        decks: [play(decks, number) for number in range(games)] for decks in combinations(Folk, 3)
    }
    by_deck = {
        folk: [one for decks, some in mixes.items() if folk in decks for one in some]
        for folk in Folk
    }
    return {
        "seats": _SEATS,
        "games": games,
        "mixes": {
            ",".join(folk.name.lower() for folk in decks): figures(some)
            for decks, some in mixes.items()
        },
        "decks": {folk.name.lower(): figures(some) for folk, some in by_deck.items()},
    }


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else _GAMES
    text = json.dumps(measure(games), indent=2) + "\n"
    if len(arguments) > 1:
        Path(arguments[1]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
