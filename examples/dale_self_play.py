"""Measures how long games of Dale of Merchants are and how often the first seat wins.

`dale_self_play.py [games] [file]` plays the journeyman against itself so many times with each three
decks, and writes the figures that the page shows where decks are chosen.
"""

import json
import sys
from itertools import combinations
from pathlib import Path
from statistics import mean

import guildhall
from guildhall.games.dale.model.data import Folk

SEATS = 2
MOST_TURNS = 300
"""A game that nobody can win any more counts with so many turns, and for nobody."""
Outcome = tuple[int, bool | None]
"""The turns of a game, and whether the seat that began has won; None: nobody has."""


def play(decks: str, number: int) -> Outcome:
    """Play one game; the seats begin by turns."""
    first = number % SEATS
    seed = f"{decks} {number}"
    begins = str(first + 1)
    match = guildhall.new_match("dale", seats=SEATS, seed=seed, decks=decks, first=begins)
    bot, rng = guildhall.load_bot("dale", "journeyman"), guildhall.Rng(seed)
    while not match.is_over and match.view(None).turns < MOST_TURNS:
        (seat,) = (decision.seat for decision in match.decisions())
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        match.submit(seat, choice.action)
    view = match.view(None)
    return view.turns, view.winner == first if match.is_over else None


def figures(outcomes: list[Outcome]) -> dict[str, float]:
    """Return the mean number of turns of both seats together, and how often the first one wins."""
    won = [has_won for _, has_won in outcomes if has_won is not None]
    turns = round(mean(turns for turns, _ in outcomes))
    return {"turns": turns, "first": round(sum(won) / len(won), 2) if won else 0.5}


def measure(games: int) -> dict[str, object]:
    """Return the figures of each mix of decks, and of each deck over all mixes it is in."""
    names = [folk.name.lower() for folk in Folk]
    mixes = {
        ",".join(mix): [play(",".join(mix), number) for number in range(games)]
        for mix in combinations(names, SEATS + 1)
    }
    by_deck = {
        name: [one for mix, some in mixes.items() if name in mix.split(",") for one in some]
        for name in names
    }
    return {
        "seats": SEATS,
        "games": games,
        "mixes": {mix: figures(some) for mix, some in mixes.items()},
        "decks": {name: figures(some) for name, some in by_deck.items()},
    }


if __name__ == "__main__":
    text = json.dumps(measure(int((sys.argv[1:] or ["100"])[0])), indent=2) + "\n"
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
