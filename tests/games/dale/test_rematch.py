"""Who begins when the same people play again."""

from __future__ import annotations

from guildhall.core.game import Score, Setup
from guildhall.games.dale.game import DALE


def scores(*ranks: int) -> tuple[Score, ...]:
    return tuple(Score(seat, 0, (), rank) for seat, rank in enumerate(ranks))


def test_a_loser_of_the_last_game_begins() -> None:
    assert DALE.rematch(Setup(2), scores(1, 2)) == Setup.of(2, first="2")
    assert DALE.rematch(Setup.of(2, first="2"), scores(2, 1)) == Setup.of(2, first="1")


def test_of_the_last_ones_the_next_after_the_winner_begins() -> None:
    assert DALE.rematch(Setup(4), scores(2, 2, 1, 2)) == Setup.of(4, first="4")
    assert DALE.rematch(Setup(3), scores(3, 1, 2)) == Setup.of(3, first="1")


def test_a_pair_that_lost_begins() -> None:
    again = DALE.rematch(Setup.of(4, teams="yes"), scores(2, 1, 2, 1))
    assert again == Setup.of(4, teams="yes", first="3")


def test_without_a_loser_all_stays_as_it_was() -> None:
    assert DALE.rematch(Setup(3), scores(1, 1, 1)) == Setup(3)
