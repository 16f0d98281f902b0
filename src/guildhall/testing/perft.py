"""Move counts: the number of different ways play can go on for some actions."""

from __future__ import annotations

from typing import Any

from guildhall.core.game import Game
from guildhall.core.seat import CHANCE

AnyGame = Game[Any, Any, Any]


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many rows of `depth` actions start here, chance counted like a seat.

    Where several seats may act, only the first acts: their order does not matter.
    """
    decisions = game.decisions(state)
    if depth == 0 or not decisions:
        return 1
    seat = decisions[0].seat
    if seat == CHANCE:
        actions = tuple(outcome for outcome, _ in game.chances(state))
    else:
        actions = game.legal_actions(state, seat)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, seat, action), depth - 1) for action in actions)
