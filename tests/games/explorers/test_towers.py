"""Discovery spaces and their towers."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import (
    cells,
    deal,
    done,
    earned,
    kinds,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)


@pytest.mark.parametrize(
    ("towers", "coins"), [("", 6), ("2,0", 8), ("2,0 2,9", 10), ("2,0 2,9 16,9", 14)]
)
def test_towers_bring_6_8_10_and_14_coins_in_order(towers: str, coins: int) -> None:
    state = play(table("aghon", "basic_any", sheet("16,1", towers=towers)), 0, "16,0")
    assert earned(state).towers == coins


def test_the_explorer_of_a_discovery_space_goes_home() -> None:
    state = table("aghon", "basic_any", sheet("16,1"))
    supply = now(state).supply
    state = play(state, 0, "16,0")
    assert (on(now(state).explorers), on(now(state).towers)) == ({"16,1"}, {"16,0"})
    assert now(state).supply == supply


def test_ruling_tower_is_dead_end() -> None:
    # 16,2 of Kazan lies between 15,2 (from the city 12,0) and 17,3 (beside the city 18,3).
    board = sheet("12,0 13,1 14,1 15,2 17,3 18,3")
    state = play(table("kazan", "basic_any", board), 0, "16,2")
    assert kinds(state) == [(0, "explore")]  # no route over the tower
    # And no support: 16,3 and 16,1 touch explorers, but beside a tower alone nothing can stand.
    state = table("kazan", "basic_any", sheet("17,8", towers="17,9"))
    assert "16,8" in spots(state)  # beside 17,8
    state = table("kazan", "basic_any", sheet(towers="17,9"))
    assert not spots(state) & cells("17,8 16,8")


def test_ruling_tower_once() -> None:
    for era in (1, 2, 3, 4):
        state = table("aghon", "basic_any", sheet("16,1", towers="16,0"), era=era)
        assert "16,0" not in spots(state)


def test_a_tower_stays_when_the_era_ends() -> None:
    before = ("basic_grassland", "basic_desert", "basic_mountain", "basic_sea", "era_1")
    state = play(table("aghon", "basic_any", sheet("16,1"), before=before), 0, "16,0")
    state = done(state)
    assert (state.era, on(now(state).towers), on(now(state).explorers)) == (2, {"16,0"}, set())


def test_two_towers_in_one_turn_are_resolved_one_after_the_other() -> None:
    # 2,0 beside 2,1 and 16,0 beside 16,1.
    state = play(table("aghon", "sea_5", sheet("2,1 16,1")), 0, "2,0", "16,0")
    assert earned(state).towers == 6 + 8


def test_a_free_explorer_may_explore_a_discovery_space() -> None:
    state = play(table("aghon", "basic_sea", sheet("15,1")), 0, "15,2")
    state = deal(state, "draw 0 place_explorer")
    assert earned(play(state, 0, "free 16,0")).towers == 6


def test_no_support_left_after_a_tower_ends_the_action() -> None:
    # 17,9 of Kazan after both its neighbours were explored: nothing else touches it.
    state = play(table("kazan", "basic_any", sheet("17,8 16,8")), 0, "17,9")
    assert may(state) == {"done"}
