"""Move counts of the toy game, worked out by hand."""

from __future__ import annotations

from math import factorial

import pytest

from guildhall.core.game import Setup
from guildhall.core.seat import CHANCE
from guildhall.testing.perft import perft
from guildhall.testing.toy import QUARRY, Hand, State, Stone, Take, Turn


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (0, 1),  # nothing done yet: one way
        (1, 4),  # one of four stones
        (2, 8),  # take or leave
        (3, 8),  # done, the only action
        (4, 24),  # one of three stones left
        (5, 48),
        (6, 48),
        (7, 96),  # one of two
        (8, 192),
        (9, 192),
        (10, 192),  # the last stone
        (11, 384),
        (12, 384),  # the end: 4! orders of the stones, 2 ** 4 choices
        (13, 384),  # nothing follows the end, but each game counts once
    ],
)
def test_counts_of_one_seat(depth: int, count: int) -> None:
    assert perft(QUARRY, QUARRY.new_state(Setup.of(1)), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 4),  # one of four stones
        (2, 8),  # seat 0 takes or leaves
        (3, 8),  # seat 0 is done: only the first waiting seat acts
        (4, 16),  # seat 1 takes or leaves
        (5, 16),  # seat 1 is done
        (6, 48),  # one of three stones left
        (7, 96),
        (8, 96),
        (9, 192),
        (10, 192),
        (11, 384),  # one of two
    ],
)
def test_counts_of_two_seats(depth: int, count: int) -> None:
    assert perft(QUARRY, QUARRY.new_state(Setup.of(2)), depth) == count


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_whole_game_of_two_stones_has_this_many_ways(seats: int) -> None:
    # Each stone is one draw and two actions of every seat, one of which is a choice of two.
    start = QUARRY.new_state(Setup.of(seats, stones="light"))
    length = 2 * (1 + 2 * seats)
    assert perft(QUARRY, start, length) == factorial(2) * (2**seats) ** 2
    assert perft(QUARRY, start, length + 5) == perft(QUARRY, start, length)


def test_counts_from_the_middle_of_a_round() -> None:
    start = QUARRY.new_state(Setup.of(2))
    turned = QUARRY.apply(start, CHANCE, Turn(Stone.GRANITE))
    taken = QUARRY.apply(turned, 1, Take())
    assert perft(QUARRY, taken, 1) == 2  # seat 0: take or leave
    assert perft(QUARRY, taken, 3) == 2  # seat 0 done, seat 1 done
    assert perft(QUARRY, taken, 4) == 6  # one of three stones


def test_a_finished_game_counts_once_at_any_depth() -> None:
    over = State(0, None, (Hand.OPEN,), (False,), (7,))
    assert [perft(QUARRY, over, depth) for depth in (0, 1, 5)] == [1, 1, 1]
