"""A table of a hundred seats stays small."""

from __future__ import annotations

import tracemalloc

from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Action
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State
from guildhall.games.cartographers.view import View

MEGABYTE = 1024 * 1024


def test_a_match_of_a_hundred_seats_takes_less_than_fifty_megabytes() -> None:
    rng = Rng("hundred")
    tracemalloc.start()
    try:
        match: Match[State, Action, View] = Match(CARTOGRAPHERS, Setup.of(100), seed="hundred")
        while not match.is_over:
            for decision in match.decisions():
                seat = decision.seat
                match.submit(seat, CARTOGRAPHERS.sample_action(match.state, seat, rng))
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(match.scores()) == 100
    assert used < 50 * MEGABYTE
