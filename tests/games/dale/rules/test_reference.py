"""Random games played side by side with the slow reference rules: same choices, same cards."""

from __future__ import annotations

import pytest

from tests.games.dale.crowds import THEMES
from tests.games.dale.pairs import GAME, crowded_pair, new_pair

GAMES = 560
SHARE_IN_SHORT_RUN = 10
LONGEST = 20_000
STUCK = frozenset({283})
"""Games in which all good cards lie in stalls and nobody can build any more: another is played."""
_ANOTHER = 1200
FIRST_MOVES = 20


def play_side_by_side(number: int) -> None:
    """A complete game, two of three from a crowded position."""
    number += _ANOTHER * (number in STUCK)
    pair = crowded_pair(number) if number // 4 % 3 else new_pair(number)
    pair.play(LONGEST)
    reference = pair.reference
    assert reference.winner is not None
    ranks = {score.seat: score.rank for score in GAME.scores(pair.state)}
    assert {seat for seat, rank in ranks.items() if rank == 1} == {
        seat for seat in range(reference.seats) if reference.stall_of(seat) == reference.winner
    }


def play_a_while(number: int) -> None:
    """The first moves from a crowded position, every other time with a hand of its own kind."""
    theme = THEMES[number // 2 % len(THEMES)] if number % 2 else ()
    crowded_pair(GAMES + number, theme).play(FIRST_MOVES)


def numbers(*, is_long: bool) -> list[int]:
    """Every tenth game in the short run, all kinds of tables among them."""
    return [n for n in range(GAMES) if (n // 4 % SHARE_IN_SHORT_RUN == 0) != is_long]


@pytest.mark.parametrize("number", numbers(is_long=False))
def test_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number)


def test_crowded_positions_agree_with_the_reference() -> None:
    for number in range(100):
        play_a_while(number)


@pytest.mark.long
@pytest.mark.parametrize("number", numbers(is_long=True))
def test_many_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(1, 50))
def test_many_crowded_positions_agree_with_the_reference(hundred: int) -> None:
    for number in range(100):
        play_a_while(100 * hundred + number)
