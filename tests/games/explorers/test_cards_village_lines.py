"""`two_village_lines`: a line of three from each of two villages.

On Aghon the capital 9,5 and the village 8,4 are neighbours; 8,5 and 9,4 touch both.
"""

from __future__ import annotations

import pytest

from guildhall.games.explorers.state import State
from tests.games.explorers.tables import cells, deal, earned, may, play, sheet, spots, table

BESIDE_CAPITAL = "9,4 10,4 10,5 9,6 8,5"
BESIDE_VILLAGE = "8,3 9,4 8,5 7,4 7,5"


def lines(explorers: str = "", villages: str = "8,4", *, option: str = "free") -> State:
    return table("aghon", "two_village_lines", sheet(explorers, villages), village_lines=option)


def test_two_village_lines() -> None:
    state = lines()
    assert spots(state) == cells(f"{BESIDE_CAPITAL} {BESIDE_VILLAGE}")
    state = play(state, 0, "10,5", "11,6")
    # On to the south-east, or at once the other line, from the village.
    assert spots(state) == cells(f"12,6 {BESIDE_VILLAGE}")
    state = play(state, 0, "12,6")
    assert spots(state) == cells(BESIDE_VILLAGE)
    state = play(state, 0, "7,4", "6,4", "5,5")
    assert may(state) == {"done"}


def test_the_lines_of_two_village_lines_start_beside_villages_not_explorers() -> None:
    assert spots(lines("12,4")) == spots(lines())


def test_ruling_capital_as_village_for_actions() -> None:
    # Without a village there is one line, from the capital; with one there are two.
    state = play(lines(villages=""), 0, "10,5", "11,6", "12,6")
    assert may(state) == {"done"}
    state = play(lines(), 0, "10,5", "11,6", "12,6", "8,3")
    assert spots(state) == cells("8,2 9,3 7,3 7,4 9,4")


def test_two_lines_leave_two_different_villages() -> None:
    # 10,5 touches the capital only, so the other line leaves 8,4, and 9,6 and 10,4 are out.
    state = play(lines(), 0, "10,5", "11,5", "12,4")
    assert spots(state) == cells(BESIDE_VILLAGE)


def test_a_space_beside_two_villages_leaves_open_which_one_it_came_from() -> None:
    state = play(lines(), 0, "9,4", "9,3", "9,2")
    assert spots(state) == cells(f"{BESIDE_CAPITAL} {BESIDE_VILLAGE}") - {"9,4"}
    # The second line leaves the capital, so the first one came from the village; and back.
    assert spots(play(state, 0, "10,5")) == cells("10,4 11,5 11,6 10,6 9,6")
    assert spots(play(state, 0, "7,4")) == cells("7,3 7,5 8,3 6,3 6,4")


def test_any_reading_of_the_lines_makes_a_placement_legal() -> None:
    # 8,3 touches 9,4 and the village: it goes on with the first line or begins the second.
    state = play(lines(), 0, "9,4", "8,3")
    further = "7,3 10,4"  # of the line 9,4 8,3, at both ends
    begun = "8,2 9,3 7,3 7,4"  # around 8,3 as the first of the second line
    assert spots(state) == cells(f"{further} {begun} {BESIDE_CAPITAL} 7,5") - {"9,4"}


def test_ruling_village_lines_sequence() -> None:
    # Once the second line is begun with 7,4 the first one, from 10,5, does not go on.
    state = play(lines(), 0, "10,5", "7,4")
    assert spots(state) == cells("7,3 7,5 8,3 6,3 6,4")
    assert "done" in may(state)  # and doing one line only was allowed too
    assert "done" in may(play(lines(), 0, "10,5"))


def test_ruling_village_line_direction() -> None:
    # 10,5 and 11,5 leave the capital around a corner.
    state = play(lines(), 0, "10,5", "11,5")
    assert spots(state) == cells(f"12,4 9,6 {BESIDE_VILLAGE}")
    # The picture on the card: straight away from the capital, to the south-east.
    state = play(lines(option="collinear"), 0, "10,5")
    assert spots(state) == cells(f"11,6 {BESIDE_VILLAGE}")


@pytest.mark.parametrize(
    ("row", "following"),
    [
        # From the capital to the north 9,3 follows, from the village to the north-east 10,3.
        ("9,4", "9,3 10,3 10,4 10,5 9,6 8,5 8,3 7,4 7,5"),
        # It came from the village; the other line leaves the capital.
        ("9,4 10,3", "11,3 10,4 10,5 9,6 8,5"),
        ("9,4 10,3 11,3", "10,4 10,5 9,6 8,5"),
        # 8,5 touches both, but the village is used: south-west from the capital.
        ("9,4 10,3 11,3 8,5", "7,6"),
        ("9,4 10,3 11,3 8,5 7,6", "6,6"),
        ("9,4 10,3 11,3 8,5 7,6 6,6", ""),
        # It came from the capital; the other line leaves the village.
        ("9,4 9,3 9,2", "8,3 8,5 7,4 7,5"),
        ("9,4 9,3 9,2 8,5", "8,6"),
    ],
)
def test_option_village_lines_collinear(row: str, following: str) -> None:
    state = play(lines(option="collinear"), 0, *row.split())
    assert spots(state) == cells(following)


def test_a_village_founded_in_the_first_line_may_begin_the_second() -> None:
    # D3 is 7,4 7,6 8,4 8,5: the line 8,4 8,5 from the capital completes it.
    state = play(lines("7,4 7,6", ""), 0, "8,4", "8,5")
    assert spots(state, verb="village") == cells("7,6 8,4 8,5")
    state = play(state, 0, "village 7,6")
    # The first line may still go on (8,3 8,6); around 7,6 the second may begin.
    assert spots(state) == cells("8,3 8,6 7,5 7,7 6,5 6,6")
    state = play(state, 0, "6,6")
    assert spots(state) == cells("6,5 6,7 7,7 5,6 5,7")
    assert earned(state).villages == 2


def test_a_village_founded_at_the_end_of_the_first_line_may_begin_the_second() -> None:
    state = play(lines("7,4 7,6", ""), 0, "8,4", "8,5", "village 8,5")
    # Around 8,5 there are free 8,6, 9,6 and 7,5; 8,3 and 8,6 go on with the first line.
    assert spots(state) == cells("8,3 8,6 9,6 7,5")


def test_a_village_founded_in_the_second_line_begins_no_third() -> None:
    # From the village 12,1 to 13,2, then from the capital: the third space completes D3.
    state = play(lines("7,4 7,6", "12,1"), 0, "13,2", "8,4", "8,5", "village 7,6")
    assert spots(state) == cells("8,3 8,6")
    assert may(play(state, 0, "8,3")) == {"done"}


def test_a_village_line_may_begin_with_a_tower() -> None:
    # The village 2,1 touches the discovery space 2,0; 3,1 touches both.
    state = play(lines(villages="2,1"), 0, "2,0")
    assert earned(state).towers == 6
    assert spots(state) == cells("3,1 9,4 10,4 10,5 9,6 8,4 8,5")
    assert "4,1" in spots(play(state, 0, "3,1"))


def test_a_free_explorer_is_no_part_of_the_village_lines() -> None:
    # The line 8,3 7,3 from the village ends at a ruin; the free explorer goes to 9,3.
    state = deal(play(lines(), 0, "8,3", "7,3"), "draw 0 place_explorer")
    state = play(state, 0, "free 9,3")
    # Between the line (6,2 beyond 7,3, 9,4 beyond 8,3) and the capital: not around 9,3.
    assert spots(state) == cells(f"6,2 9,4 {BESIDE_CAPITAL}")
