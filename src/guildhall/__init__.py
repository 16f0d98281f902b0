"""Guildhall: exact rules for board games, to play, replay, search and simulate.

import guildhall

match = guildhall.new_match("cartographers", seats=1, seed="spring", side="A")
while not match.is_over:
    seat = match.decisions()[0].seat
    match.submit(seat, match.legal_actions(seat)[0])
print(match.scores()[0].total)
"""

from __future__ import annotations

from typing import Any

from guildhall.core.errors import MOST_INT, GuildhallError, WrongType, quoted
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.replay import Replay
from guildhall.core.rng import Rng
from guildhall.games.registry import game_names, load_bot, load_game

__version__ = "0.1.0"

__all__ = [
    "GuildhallError",
    "Match",
    "Replay",
    "Rng",
    "Setup",
    "__version__",
    "game_names",
    "load_bot",
    "load_game",
    "load_match",
    "new_match",
]


def new_match(
    game: str,
    seats: int = 1,
    *,
    seed: str | int | None = "",
    names: tuple[str, ...] = (),
    **options: str,
) -> Match[Any, Any, Any]:
    """Start a game by its id; an empty seed is drawn, None leaves chance to the caller."""
    if type(seed) is int and abs(seed) <= MOST_INT:
        seed = str(seed)
    if seed is not None and not isinstance(seed, str):
        raise WrongType(f"expected a seed as text or whole number, got {quoted(seed)}")
    return Match(load_game(game), Setup.of(seats, **options), seed=seed, names=names)


def load_match(record: str) -> Match[Any, Any, Any]:
    """The match that a replay text describes, every line of it checked."""
    replay = Replay.parse(record)
    return Match.load(load_game(replay.game), replay)
