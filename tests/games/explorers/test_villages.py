"""Villages: complete regions, their sites and coins."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import (
    cells,
    deal,
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

# D3 of Aghon: 7,4 (a coin), 7,6, 8,4 and 8,5.


def test_ruling_village_forced() -> None:
    state = play(table("aghon", "basic_desert", sheet("7,4 7,6 8,4")), 0, "8,5")
    assert may(state) == {"village 7,6", "village 8,4", "village 8,5"}  # no other choice, no done
    supply = now(state).supply
    state = play(state, 0, "village 8,4")
    assert on(now(state).villages) == {"8,4"}
    assert on(now(state).explorers) == cells("7,4 7,6 8,5")
    assert now(state).supply == supply + 1
    assert "done" in may(state)


@pytest.mark.parametrize(("era", "coins"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_village_brings_coins_by_its_era(era: int, coins: int) -> None:
    state = table("aghon", "basic_desert", sheet("7,4 7,6 8,4"), era=era)
    assert earned(play(state, 0, "8,5", "village 7,6")).villages == coins


def test_ruling_village_conditions() -> None:
    # One space short, be it a coin space: no village.
    state = play(table("aghon", "basic_desert", sheet("7,6 8,4")), 0, "8,5")
    assert not now(state).villages
    # G5 of Aghon without 12,4, the coin space that lies apart, then with it.
    state = play(table("aghon", "basic_grassland", sheet("10,5 11,6")), 0, "11,5")
    assert spots(state) == cells("12,4")
    state = play(state, 0, "12,4")
    assert spots(state, verb="village") == cells("11,5 11,6")


def test_a_region_is_complete_only_with_its_cities() -> None:
    # G4: 10,2 10,3 11,2 13,2 and the city 12,2.
    state = play(table("aghon", "basic_grassland", sheet("10,2 10,3 11,2")), 0, "12,2")
    assert not spots(state, verb="village")
    state = play(state, 0, "13,2")
    assert spots(state, verb="village") == cells("10,3 11,2 13,2")


def test_a_region_is_complete_only_with_its_ruin() -> None:
    # G8 of Kazan: 13,1, the coin spaces 14,1 and 15,2, and the ruin 14,0.
    state = play(table("kazan", "basic_grassland", sheet("13,1 14,1")), 0, "15,2")
    assert not now(state).villages
    state = deal(play(state, 0, "14,0"), "draw 0 vase")
    assert on(now(state).villages) == {"13,1"}


def test_no_village_stands_on_a_ruin_city_or_coin_space() -> None:
    # M3 of Cnidaria: coins on 5,8 and 5,9, the ruin 5,10; 4,9 is the only blank space.
    state = table("cnidaria", "basic_mountain", sheet("5,8 5,9 5,10", tokens="5,10"))
    state = play(state, 0, "4,9")
    assert on(now(state).villages) == {"4,9"}
    assert kinds(state) == [(0, "explore")]


def test_a_village_with_one_possible_site_is_founded_by_itself() -> None:
    state = play(table("aghon", "basic_mountain", sheet("11,1 13,1")), 0, "12,1")
    assert (on(now(state).villages), earned(state).villages) == ({"12,1"}, 1)


def test_a_region_has_one_village_only() -> None:
    # All of D3 but its village: nothing happens when the rest is explored again.
    state = play(table("aghon", "basic_desert", sheet("7,4 7,6", "8,4"), era=2), 0, "8,5")
    assert kinds(state) == [(0, "explore")]
    assert earned(state).villages == 0


@pytest.mark.parametrize(
    ("explorers", "last"), [("0,2 0,3 1,2", "0,4"), ("13,3 14,3 14,4 15,5", "15,6")]
)
def test_a_mountain_region_without_blank_space_gives_nothing(explorers: str, last: str) -> None:
    state = play(table("kazan", "basic_mountain", sheet(explorers)), 0, last)
    assert not now(state).villages
    assert may(state) == {"done"}


def test_ruling_sea_gives_no_village() -> None:
    # A lake of Avenia: 12,10 13,10 and the ruin 14,10.
    state = play(table("avenia", "basic_sea", sheet("12,10 13,10")), 0, "14,10")
    state = deal(state, "draw 0 vase")
    assert not now(state).villages
    assert on(now(state).explorers) == cells("12,10 13,10 14,10")


def test_discovery_spaces_do_not_belong_to_regions() -> None:
    # G6 of Aghon is complete although 16,0, which lies in its corner, is not explored.
    state = play(table("aghon", "basic_grassland", sheet("14,0 15,1 17,2")), 0, "16,1")
    assert spots(state, verb="village") == cells("15,1 16,1")


def test_volcanoes_do_not_join_regions() -> None:
    # 10,4 10,5 11,5 are complete; 13,3 on the other side of the volcanoes is another region.
    state = play(table("kazan", "basic_mountain", sheet("10,4 10,5")), 0, "11,5")
    assert spots(state, verb="village") == cells("10,4 10,5")


# In the middle of an action


def test_a_village_founded_in_the_middle_of_an_action_supports_what_follows() -> None:
    # The island 5,4 5,5 of Avenia; then 6,3 beside the new village.
    state = play(table("avenia", "mix_mountain2_desert3", sheet("5,5")), 0, "5,4")
    assert on(now(state).villages) == {"5,4"}
    assert "6,3" in spots(state)


def test_a_free_explorer_completes_a_region_in_the_middle_of_an_action() -> None:
    state = play(table("aghon", "basic_sea", sheet("8,4 8,5 7,4 9,6")), 0, "8,6", "7,7")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 7,6")
    assert may(state) == {"village 7,6", "village 8,4", "village 8,5"}
    state = play(state, 0, "village 8,5")
    assert spots(state) == cells("6,7")  # the line 8,6 7,7 goes on; 9,6 is taken
    assert earned(state).villages == 1


def test_a_free_explorer_completes_the_region_of_the_ruin_that_brought_it() -> None:
    # H 14,0 is explored with 15,2 still missing: the free explorer completes the region, once.
    state = play(table("kazan", "basic_grassland", sheet("13,1 14,1")), 0, "14,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 15,2")
    assert on(now(state).villages) == {"13,1"}
    assert (earned(state).villages, earned(state).spaces) == (1, 1)
    assert kinds(state) == [(0, "explore")]


def test_the_treasure_of_a_ruin_comes_before_the_village_of_its_region() -> None:
    state = play(table("kazan", "basic_grassland", sheet("13,1 14,1 15,2")), 0, "14,0")
    assert (kinds(state), now(state).villages) == ([(-1, "draw")], 0)
    state = deal(state, "draw 0 place_explorer")
    assert (kinds(state), now(state).villages) == ([(0, "free")], 0)
    state = play(state, 0, "free 15,1")
    assert on(now(state).villages) == {"13,1"}


def test_ruling_resolution_order() -> None:
    # 10,2 brings a coin, completes G4 of Aghon and joins the cities 12,2 (three) and 11,0 (two):
    # coin, village, route, goal, one after the other. Goal 1 wants villages on three terrains.
    board = sheet("10,3 11,2 12,2 13,2 9,2 9,1 10,0 11,0", "8,4 10,4")
    state = play(table("aghon", "basic_grassland", board), 0, "10,2")
    assert (earned(state).spaces, kinds(state)) == (1, [(0, "village")])
    state = play(state, 0, "village 11,2")
    assert (earned(state).villages, kinds(state), met(state)) == (1, [(0, "route")], set())
    state = play(state, 0, "route 11,0 12,2 11,0")
    assert (earned(state).routes, kinds(state), met(state)) == (6, [(0, "explore")], {"1"})


def test_two_regions_complete_in_one_action() -> None:
    # The island 5,4 5,5 of Avenia, then the two mountains 9,6 10,5 beside the capital.
    state = table("avenia", "mix_mountain2_desert3", sheet("5,5 10,5"))
    state = play(state, 0, "5,4", "9,6", "village 10,5")
    assert on(now(state).villages) == cells("5,4 10,5")
    assert earned(state).villages == 4
