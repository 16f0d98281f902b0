"""The end of the game: who wins, and ties."""

from __future__ import annotations

from typing import Any

from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Stage
from tests.games.explorers.tables import BASIC, ERA, done, kinds, play, sheet, table

LAST = "basic_mountain"
BEFORE = (*(card for card in BASIC if card != LAST), *ERA)


def board(coins: int, towers: str = "", villages: str = "", **rest: Any) -> dict[str, Any]:
    return sheet("", villages, towers=towers, earned={"spaces": coins}, **rest)


def ranks(*boards: dict[str, Any]) -> list[int]:
    """The ranks when the last turn brings nobody anything."""
    state = done(table("aghon", LAST, *boards, era=4, before=BEFORE))
    assert state.stage is Stage.OVER
    assert kinds(state) == []
    return [score.rank for score in EXPLORERS.scores(state)]


def test_the_most_coins_win() -> None:
    assert ranks(board(50), board(51), board(49, "2,0", "8,4")) == [2, 1, 3]


def test_tied_seats_compare_towers() -> None:
    assert ranks(board(50, "2,0"), board(50), board(50, "2,0 2,9")) == [2, 3, 1]


def test_tied_seats_with_equal_towers_compare_villages() -> None:
    assert ranks(board(50, "2,0", "8,4"), board(50, "16,0", "8,4 10,4")) == [2, 1]


def test_towers_come_before_villages() -> None:
    assert ranks(board(50, "2,0"), board(50, "", "8,4 10,4 11,5")) == [1, 2]


def test_seats_still_tied_share_the_victory() -> None:
    assert ranks(board(50, "2,0", "8,4"), board(50, "16,0", "10,4"), board(40)) == [1, 1, 3]


def test_the_second_place_may_be_shared_too() -> None:
    assert ranks(board(30), board(60), board(30), board(20)) == [2, 1, 2, 4]


def test_coins_of_kept_treasures_count_before_ties_are_broken() -> None:
    # Three villages: 50 and 1 for village_pairs against 51 with fewer towers.
    first = board(50, "2,0", "8,4 10,4 11,5", kept=["village_pairs"])
    second = board(51, "", "8,4 10,4 11,5", kept=[])
    assert ranks(first, second) == [1, 2]


def test_coins_of_all_eras_count() -> None:
    first = board(10, eras=[{"routes": 20}, {}, {"villages": 5}])
    second = board(34, eras=[{}, {}, {}])
    assert ranks(first, second) == [1, 2]


def test_the_game_ends_with_the_last_card_of_the_fourth_era() -> None:
    state = table("aghon", LAST, board(0), board(0), era=4, before=BEFORE)
    state = play(state, 0, "9,4", "done")
    assert state.stage is Stage.PLAY
    state = play(state, 1, "done")
    assert state.stage is Stage.OVER


def test_score_lines_name_source_and_era() -> None:
    first = board(
        7, eras=[{"routes": 6, "villages": 1}, {"towers": 6}, {"goals": 10}], kept=["vase"]
    )
    state = done(table("aghon", LAST, first, era=4, before=BEFORE))
    (score,) = EXPLORERS.scores(state)
    assert {(line.source, line.part, line.points) for line in score.lines} == {
        ("villages", "1", 1),
        ("routes", "1", 6),
        ("towers", "2", 6),
        ("goals", "3", 10),
        ("spaces", "4", 7),
        ("treasures", "end", 1),
    }
    assert score.total == 31
