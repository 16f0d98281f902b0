"""The solo game: tokens on goal values, levels, and what was missed."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.event import Event
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State
from tests.games.explorers.tables import BASIC, ERA, deal, done, play, sheet, table

LAST = "basic_mountain"
BEFORE = (*(card for card in BASIC if card != LAST), *ERA)
GOALS = ("2 1 3", "1 2 3", "1 3 2")
"""The goal of two towers as the first, the second and the third of the row."""


def covers(state: State) -> list[tuple[int, bool]]:
    """Which values are covered: place in the row, and whether it is the higher value."""
    return [(cover.goal, cover.is_first) for cover in EXPLORERS.observe(state, 0).covered]


def tower_goal(era: int, before: tuple[str, ...], place: int) -> int:
    """What the goal of two towers brings in an era after some cards, by its place in the row."""
    board = sheet("16,0", towers="2,10")
    state = table("avenia", "basic_any", board, era=era, before=before, goals=GOALS[place])
    return done(play(state, 0, "17,0")).sheets[0].earned.goals


@pytest.mark.parametrize(
    ("era", "before", "coins"),
    [
        (1, (), (10, 10, 10)),
        (1, ("era_1",), (10, 10, 10)),
        (2, ("era_1",), (10, 10, 10)),
        (2, ("era_2",), (5, 10, 10)),
        (3, (), (5, 10, 10)),
        (3, ("era_3",), (0, 5, 10)),
        (4, (), (0, 5, 10)),
        (4, ("era_1", "era_2", "era_3"), (0, 5, 10)),
        (4, ("era_any",), (0, 0, 5)),
    ],
)
def test_goals_bring_what_is_not_covered(
    era: int, before: tuple[str, ...], coins: tuple[int, int, int]
) -> None:
    assert tuple(tower_goal(era, before, place) for place in range(3)) == coins


@pytest.mark.parametrize(
    ("era", "card", "covered"),
    [
        (1, "era_1", []),
        (2, "era_1", []),
        (2, "era_2", [(0, True)]),
        (3, "era_2", [(0, True)]),
        (3, "era_3", [(0, True), (0, False), (1, True)]),
        (4, "era_any", [(0, True), (0, False), (1, True), (1, False), (2, True)]),
    ],
)
def test_tokens_cover_values_from_left_to_right(
    era: int, card: str, covered: list[tuple[int, bool]]
) -> None:
    state = table("avenia", card, sheet(), era=era)
    assert covers(state) == covered


def test_ruling_solo_tokens() -> None:
    # In the very turn in which II is first revealed the first goal brings five.
    hand = ["line_land_unlimited"]
    board = sheet("16,0", towers="2,10", hand=hand)
    state = table("avenia", "basic_any", board, era=2, goals="2 1 3", before=("era_1",))
    state = deal(play(state, 0, "done"), "reveal era_2")
    state = deal(state, "offer 0 mix_sea1_grassland4 sea_5")
    state = done(play(state, 0, "keep sea_5", "17,0"))
    assert state.sheets[0].earned.goals == 5


def test_a_token_once_laid_stays_when_its_card_comes_again() -> None:
    assert covers(table("avenia", "era_2", sheet(), era=4)) == covers(
        table("avenia", "basic_any", sheet(), era=4)
    )


def test_ruling_solo_zero() -> None:
    board = sheet("16,0", towers="2,10")
    state = table("avenia", "basic_any", board, era=4, goals="2 1 3")
    state = done(play(state, 0, "17,0"))
    assert [goal.name for goal in state.sheets[0].met] == ["AVENIA_2"]
    assert state.sheets[0].earned.goals == 0


def test_with_more_seats_nothing_is_covered() -> None:
    state = table(
        "avenia", "basic_any", sheet("16,0", towers="2,10"), sheet(), era=4, goals="2 1 3"
    )
    assert covers(state) == []
    assert done(play(state, 0, "17,0")).sheets[0].earned.goals == 10


# The end


def verdict(coins: int, goals: int = 3, **rest: Any) -> tuple[str, dict[str, object]]:
    """What the last turn ends with."""
    met = [f"avenia_{number}" for number in range(1, goals + 1)]
    board = sheet(met=met, on_goals=goals, earned={"spaces": coins})
    state = done(table("avenia", LAST, board, era=4, before=BEFORE, **rest))
    (score,) = EXPLORERS.scores(state)
    assert isinstance(score.verdict, Event)
    return score.verdict.kind, dict(score.verdict.args)


@pytest.mark.parametrize(("level", "coins"), [("easy", 90), ("normal", 120), ("hard", 150)])
def test_ruling_solo_threshold(level: str, coins: int) -> None:
    assert verdict(coins, level=level) == ("solo-won", {"level": level, "coins": 0, "goals": 0})
    missed = {"level": level, "coins": 1, "goals": 0}
    assert verdict(coins - 1, level=level) == ("solo-lost", missed)


def test_all_three_goals_are_needed() -> None:
    assert verdict(200, goals=2) == ("solo-lost", {"level": "normal", "coins": 0, "goals": 1})
    assert verdict(100, goals=0) == ("solo-lost", {"level": "normal", "coins": 20, "goals": 3})


def test_kept_treasures_count_for_the_level() -> None:
    met = ["avenia_1", "avenia_2", "avenia_3"]
    board = sheet(met=met, on_goals=3, earned={"spaces": 104}, kept=["vase"] * 4)
    state = done(table("avenia", LAST, board, era=4, before=BEFORE))
    (score,) = EXPLORERS.scores(state)
    assert score.verdict is not None
    assert score.verdict.kind == "solo-won"


def test_there_is_no_verdict_with_more_seats_or_before_the_end() -> None:
    state = table("avenia", LAST, sheet(), sheet(), era=4, before=BEFORE)
    assert [score.verdict for score in EXPLORERS.scores(done(state))] == [None, None]
    assert EXPLORERS.scores(table("avenia", LAST, sheet()))[0].verdict is None


def test_a_solo_turn_ends_with_done_as_well() -> None:
    state = play(table("avenia", "basic_mountain", sheet()), 0, "9,6")
    assert state.sheets[0].explorers == 0
    assert play(state, 0, "done").sheets[0].explorers
