"""36 explorers and 13 villages a seat; everything else is unlimited."""

from __future__ import annotations

from tests.games.explorers.tables import (
    cells,
    deal,
    done,
    earned,
    kinds,
    may,
    met,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)

SEA = (
    "3,2 3,3 3,4 3,5 3,6 3,7 3,8 5,1 5,2 5,3 5,4 5,5 5,7 5,8 6,3 6,4 6,5 7,5 7,8 7,9 "
    "8,0 8,1 8,2 8,3 8,6 8,7 9,6 9,7 9,8 9,10 11,3 11,4 11,7 11,8 11,9"
)
"""35 sea spaces of Aghon without ruins."""
THIRTEEN = "0,8 1,5 2,7 1,9 3,1 2,2 3,9 5,4 6,3 6,6 7,7 7,9 9,1"
"""Villages of Avenia in thirteen regions."""


def test_ruling_cubes_run_out() -> None:
    assert len(SEA.split()) == 35
    state = table("aghon", "basic_desert", sheet(SEA))
    assert now(state).supply == 1
    state = play(state, 0, "8,4")
    assert now(state).supply == 0
    assert may(state) == {"done"}
    # No village token: the region gives nothing, its explorers stay.
    state = table("avenia", "basic_mountain", sheet("9,6", THIRTEEN))
    state = play(state, 0, "10,5")
    assert kinds(state) == [(0, "explore")]
    assert earned(state).villages == 0
    assert on(now(state).explorers) == cells("9,6 10,5")


def test_the_thirteenth_village_can_still_be_founded() -> None:
    twelve = THIRTEEN.rpartition(" ")[0]
    state = table("avenia", "basic_mountain", sheet("9,6", twelve))
    state = play(state, 0, "10,5", "village 9,6")
    assert now(state).villages.bit_count() == 13
    assert earned(state).villages == 1


def test_a_region_with_one_blank_space_gives_nothing_without_a_village_token() -> None:
    # M7 of Avenia: 10,10 is the only blank space.
    board = sheet("10,11 11,11 12,11", THIRTEEN)
    state = play(table("avenia", "basic_mountain", board), 0, "10,10")
    assert "10,10" in on(now(state).explorers)
    assert earned(state).villages == 0


def test_an_explorer_on_a_village_site_is_there_for_the_next_space() -> None:
    # With 33 at sea and D3 complete, one comes home when the village is founded.
    board = sheet(" ".join(SEA.split()[:32]) + " 7,4 7,6 8,4")
    state = table("aghon", "basic_desert", board)
    assert now(state).supply == 1
    state = play(state, 0, "8,5", "village 7,6")
    assert now(state).supply == 1


def test_the_last_explorer_may_explore_towers_again_and_again() -> None:
    board = sheet(" ".join(SEA.split()[:33]) + " 2,1 16,1")
    state = table("aghon", "sea_5", board)
    assert now(state).supply == 1
    state = play(state, 0, "2,0", "16,0")
    assert (earned(state).towers, now(state).supply) == (14, 1)
    assert "9,9" not in spots(state)
    assert spots(state)


def test_no_tower_without_an_explorer() -> None:
    board = sheet(f"{SEA} 2,1")
    state = table("aghon", "basic_any", board)
    assert now(state).supply == 0
    assert may(state) == {"done"}


def test_no_free_explorer_without_an_explorer() -> None:
    # The ruin 7,7 takes the last one.
    state = play(table("aghon", "basic_sea", sheet(SEA)), 0, "7,7")
    state = deal(state, "draw 0 place_explorer")
    assert kinds(state) == [(0, "explore")]
    assert may(state) == {"done"}


def test_the_last_explorer_may_be_the_free_one() -> None:
    board = sheet(SEA.replace("3,2 ", ""))
    state = deal(play(table("aghon", "basic_sea", board), 0, "7,7"), "draw 0 place_explorer")
    assert kinds(state) == [(0, "free")]
    state = play(state, 0, "free 7,6")
    assert (now(state).supply, may(state)) == (0, {"done"})


def test_ruling_goal_cube() -> None:
    # A goal takes an explorer for good: 36 - n for the map.
    state = table("avenia", "basic_any", sheet("16,0", towers="2,10"))
    assert now(state).supply == 35
    state = play(state, 0, "17,0")  # two towers
    assert met(state) == {"2"}
    assert now(state).supply == 34
    board = sheet(met=["avenia_2"], on_goals=1)
    state = table("avenia", "basic_any", board, era=2)
    assert now(state).supply == 35


def test_a_goal_card_may_take_the_last_explorer() -> None:
    # 34 at sea and 2,1: the last one explores the tower, comes home and goes to the goal card.
    board = sheet(" ".join(SEA.split()[:34]) + " 2,1", "4,1", towers="16,0")
    state = table("aghon", "sea_5", board, goals="4 5 6")
    assert now(state).supply == 1
    state = play(state, 0, "2,0")
    assert met(state) == set()  # 4,1 does not touch 2,0
    board = sheet(" ".join(SEA.split()[:34]) + " 3,1", "2,1")
    state = play(table("aghon", "sea_5", board, goals="4 5 6"), 0, "2,0")
    assert met(state) == {"4"}
    assert (now(state).supply, now(state).on_goals) == (0, 1)
    assert may(state) == {"done"}


def test_a_goal_is_met_without_an_explorer_for_its_card() -> None:
    # The last explorer stands on the map; the goal is met all the same.
    board = sheet(SEA, tokens="0,6")
    state = play(table("aghon", "basic_sea", board), 0, "7,7")
    state = deal(state, "draw 0 vase")
    assert met(state) == {"3"}
    assert (now(state).supply, now(state).on_goals) == (0, 0)
    assert done(state).sheets[0].earned.goals == 10


def test_an_explorer_on_a_goal_card_does_not_come_home_at_the_end_of_the_era() -> None:
    before = ("basic_grassland", "basic_desert", "basic_mountain", "basic_sea", "era_1")
    state = table("avenia", "basic_any", sheet("16,0", towers="2,10"), before=before)
    state = done(play(state, 0, "17,0"))
    assert (state.era, now(state).supply) == (2, 35)
