"""How long games are, in turns of all seats together.

The rulebook lets a game go on for ever: when all good cards lie in stalls and only junk is left,
nobody can build any more. That is rare; such a game ends after 250 rounds.
"""

from __future__ import annotations

import pytest

from guildhall.arena.play import MOST_DECISIONS
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.dale.bots import Greedy
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import Stage, State, won_stall
from tests.games.dale.walks import MIXES, positions


def end_of(setup: Setup, seed: str) -> State:
    *_, last = positions(setup, seed, MOST_DECISIONS)
    return last


def greedy_turns(setup: Setup, seed: str) -> int:
    """Return the turns of a game of greedy bots, each of which knows what it has seen."""
    rng, bot, match = Rng(seed), Greedy(), Match(DALE, setup, seed=seed)
    while not match.is_over:
        seat = match.decisions()[0].seat
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        match.submit(seat, choice.action)
    return match.state.turn.number


@pytest.mark.parametrize("setup", MIXES[::4], ids=str)
def test_a_random_game_ends_within_the_bound(setup: Setup) -> None:
    assert end_of(setup, "bound").turn.stage is Stage.OVER


@pytest.mark.long
def test_two_hundred_random_games_end_and_almost_all_of_them_are_won() -> None:
    ends = [end_of(MIXES[i % len(MIXES)], f"bound {i}") for i in range(200)]
    assert all(end.turn.stage is Stage.OVER for end in ends)
    assert sum(won_stall(end) is not None for end in ends) >= 196


def test_greedy_games_take_twenty_five_to_sixty_turns() -> None:
    turns = [greedy_turns(setup, "greedy") for setup in MIXES[::2]]
    assert all(25 <= one <= 60 for one in turns), turns


@pytest.mark.long
def test_almost_all_of_two_hundred_greedy_games_take_twenty_five_to_sixty_turns() -> None:
    """The few that are longer are with raccoons, who take each other's good cards away."""
    turns = [greedy_turns(MIXES[i % len(MIXES)], f"greedy {i}") for i in range(200)]
    assert sum(25 <= one <= 60 for one in turns) >= 196, sorted(turns)
    assert min(turns) >= 25
    assert max(turns) <= 80
