"""Matches to test with, and everything that can be seen of one."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from guildhall.core.event import Event
from guildhall.core.game import Game, Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import Action as MapAction
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State as MapState
from guildhall.testing.toy import QUARRY, Action, State, Stone, Turn, View

QUICK = settings(derandomize=True, deadline=None, max_examples=60)
FEW = settings(derandomize=True, deadline=None, max_examples=25)

QuarryMatch = Match[State, Action, View]
MAP_SETUPS = (
    Setup.of(1),
    Setup.of(1, side="B", skills="random"),
    Setup.of(2, skills="random"),
    Setup.of(3, side="B"),
)


def quarry(seats: int = 2, seed: str | None = "stones") -> QuarryMatch:
    return Match(QUARRY, Setup.of(seats), seed=seed)


def real_quarry(seats: int = 2, *stones: Stone) -> QuarryMatch:
    """A match whose stones are turned up by hand; the first is granite unless said otherwise."""
    match = quarry(seats, seed=None)
    for stone in stones or (Stone.GRANITE,):
        match.submit(CHANCE, Turn(stone))
    return match


def everything(match: Match[Any, Any, Any]) -> tuple[object, ...]:
    """All that a refused request must leave as it was."""
    seats = range(match.setup.seats)
    return (
        match.state,
        match.history,
        match.replay(),
        [match.ticket(seat) for seat in seats],
        [match.why_no_undo(seat) for seat in seats],
        [match.can_redo(seat) for seat in seats],
        {seat: list(undone) for seat, undone in match._undone.items() if undone},
    )


def play_out(match: Match[Any, Any, Any], rng: Rng, most: int = 10_000) -> None:
    """Random play of a match that deals by itself, now and then taking back."""
    for _ in range(most):
        if match.is_over:
            return
        seat = rng.choice(match.decisions()).seat
        match.submit(seat, rng.choice(match.legal_actions(seat)))
        if not rng.below(5) and match.why_no_undo(seat) is None:
            match.undo(seat)


def walk(
    game: Game[Any, Any, Any], setup: Setup, seed: int, length: int
) -> tuple[MapState, list[MapAction], list[Event]]:
    """A random walk through a game: where it ends, what was done and what happened."""
    rng = Rng(seed)
    state = game.new_state(setup)
    actions: list[MapAction] = []
    events: list[Event] = []
    for _ in range(length):
        decisions = game.decisions(state)
        if not decisions:
            break
        seat = rng.choice(decisions).seat
        if seat == CHANCE:
            action = rng.weighted(game.chances(state))
        else:
            action = rng.choice(game.legal_actions(state, seat))
        state, told, _learnt = game.step(state, seat, action)
        actions.append(action)
        events += told
    return state, actions, events


def map_walks() -> st.SearchStrategy[tuple[MapState, list[MapAction], list[Event]]]:
    """Random walks through Cartographers."""
    return st.builds(
        lambda setup, seed, length: walk(CARTOGRAPHERS, setup, seed, length),
        st.sampled_from(MAP_SETUPS),
        st.integers(0, 10**6),
        st.integers(0, 150),
    )


def texts(match: Match[Any, Any, Any]) -> list[str]:
    """The record line by line, without the last check."""
    return match.replay().format().partition("---\n")[2].splitlines()[:-2]
