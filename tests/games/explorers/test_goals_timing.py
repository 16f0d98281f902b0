"""When goals are met and paid, with several seats.

Goal 2 of Avenia asks for two towers: 17,0 is the second beside 16,0. Goal 6 asks for five villages.
"""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.explorers.state import State
from tests.games.explorers.tables import (
    BASIC,
    deal,
    done,
    met,
    now,
    on,
    play,
    sheet,
    table,
)


def ready(**fields: Any) -> dict[str, Any]:
    """A map of Avenia on which 17,0 brings the second tower."""
    return sheet("16,0", **{"towers": "2,10", **fields})


def coins(state: State) -> list[int]:
    """What goals have brought each seat."""
    return [one.earned.goals + sum(era.goals for era in one.eras) for one in state.sheets]


def test_the_first_to_complete_a_goal_earns_the_higher_amount() -> None:
    state = table("avenia", "basic_any", ready(), sheet())
    state = done(play(state, 0, "17,0"))
    assert coins(state) == [10, 0]


def test_ruling_goals_timing() -> None:
    # All who meet it in the turn of the first get the higher amount, in whatever order they play.
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        state = table("avenia", "basic_any", ready(), ready(), sheet())
        for seat in order:
            if seat < 2:
                state = play(state, seat, "17,0")
            state = play(state, seat, "done")
        assert coins(state) == [10, 10, 0]


def test_those_who_come_later_earn_the_lower_amount() -> None:
    state = table("avenia", "basic_any", ready(towers="2,10 1,1", met=["avenia_2"]), ready())
    assert coins(done(play(state, 1, "17,0"))) == [0, 5]
    # Any number of them, in one turn or in several.
    first = ready(towers="2,10 1,1", met=["avenia_2"])
    state = table("avenia", "basic_any", first, ready(), ready(), ready())
    state = done(play(play(state, 1, "17,0"), 3, "17,0"))
    assert coins(state) == [0, 5, 0, 5]
    state = deal(state, "reveal basic_grassland")
    assert coins(done(play(state, 2, "17,0"))) == [0, 5, 5, 5]


def test_a_goal_counts_once_for_each_seat() -> None:
    state = table("avenia", "basic_any", ready(towers="2,10 1,1", met=["avenia_2"], on_goals=1))
    state = done(play(state, 0, "17,0"))
    assert coins(state) == [0]
    assert met(state) == {"2"}


def test_one_explorer_may_meet_two_goals() -> None:
    # 5,4 brings a village on a third land and the fifth village.
    board = sheet("5,5", "9,5 6,6 9,6 2,7")
    state = table("avenia", "basic_mountain", board, goals="1 3 6")
    state = done(play(state, 0, "5,4"))
    assert met(state) == {"1", "6"}
    assert coins(state) == [20]


def test_two_seats_may_lead_in_different_goals() -> None:
    four = "9,5 6,6 9,6 7,7"
    state = table("avenia", "basic_any", ready(), sheet("5,5", four), goals="2 3 6")
    state = done(play(play(state, 0, "17,0"), 1, "5,4"))
    assert coins(state) == [10, 10]
    assert (met(state, 0), met(state, 1)) == ({"2"}, {"6"})


def test_goal_coins_come_when_the_last_seat_is_done() -> None:
    state = play(table("avenia", "basic_any", ready(), sheet()), 0, "17,0", "done")
    assert met(state) == {"2"}
    assert coins(state) == [0, 0]
    assert now(state).earned.goals == 0
    assert coins(play(state, 1, "done")) == [10, 0]


def test_a_goal_met_in_a_turn_is_not_lost_by_what_follows_in_it() -> None:
    # kazan_5 is a moment; the coins come at the end of the turn.
    state = table("kazan", "basic_grassland", sheet("9,2"), goals="1 5 6")
    state = done(play(state, 0, "9,1", "8,1"))
    assert coins(state) == [10]


def test_goals_are_checked_before_explorers_go_home() -> None:
    # kazan_4, in the last turn of era 1: two cities and two ruins hold explorers at this moment.
    before = (*(card for card in BASIC if card != "basic_mountain"), "era_1")
    board = sheet("5,9 6,9 7,9 8,9 9,9 11,10 12,9", tokens="5,9 9,9", posts="8,9")
    state = table("kazan", "basic_mountain", board, goals="1 4 6", before=before)
    state = done(play(state, 0, "10,9"))
    assert (state.era, on(now(state).explorers)) == (2, set())
    assert coins(state) == [10]
    assert state.sheets[0].eras[0].goals == 10


def test_a_group_of_the_last_era_does_not_count_in_the_next() -> None:
    # The tokens of both ruins are there, their explorers went home; 12,9 is the second city.
    board = sheet("11,10 10,9 9,10 8,9", tokens="5,9 9,9", posts="8,9 12,9")
    state = table("kazan", "basic_grassland", board, goals="1 4 6", era=2)
    assert met(play(state, 0, "12,9")) == set()


def test_ruling_goals_cumulative() -> None:
    # Tokens and towers of earlier eras count although no explorer stands there any more.
    state = table("avenia", "basic_sea", sheet("6,1", tokens="1,4 4,0"), era=4, goals="1 2 3")
    state = deal(play(state, 0, "7,1"), "draw 0 vase")
    assert met(state) == {"3"}
    state = table("avenia", "basic_any", ready(), era=4)
    assert met(play(state, 0, "17,0")) == {"2"}
    state = table("cnidaria", "basic_any", sheet("6,0", crystals="12,0"), era=3, goals="4 5 6")
    assert met(play(state, 0, "7,0")) == {"5"}


@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_goals_bring_the_same_in_every_era(era: int) -> None:
    state = table("avenia", "basic_any", ready(), sheet(), era=era)
    assert coins(done(play(state, 0, "17,0"))) == [10, 0]
