"""Trade routes: who is connected, which pair, whose post.

10,1 of Aghon joins three arms: 11,0 (city of two) by 10,0, 12,2 (three) by 11,2, and 7,2 (two) by
8,2 9,2.
"""

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

EAST = "12,2 11,2"
NORTH = "11,0 10,0"
WEST = "7,2 8,2 9,2"
BY_POSTED = "7,2 8,1 9,1 10,0 11,0 12,1 12,2"
"""12,0 joins 7,2 and 12,2 by way of the city 11,0."""


def test_two_cities_make_a_route_of_their_product() -> None:
    state = play(table("aghon", "basic_desert", sheet(f"{EAST} {WEST}")), 0, "10,1")
    assert may(state) == {"route 7,2 12,2 7,2", "route 7,2 12,2 12,2"}
    state = play(state, 0, "route 7,2 12,2 12,2")
    assert (earned(state).routes, on(now(state).posts)) == (6, {"12,2"})
    assert kinds(state) == [(0, "explore")]


def test_ruling_routes_forced() -> None:
    state = play(table("aghon", "basic_desert", sheet(f"{EAST} {NORTH}")), 0, "10,1")
    assert all(text.startswith("route") for text in may(state))


def test_ruling_routes() -> None:
    # Three fresh cities at once: two routes, six ways to begin.
    state = play(table("aghon", "basic_desert", sheet(f"{EAST} {NORTH} {WEST}")), 0, "10,1")
    pairs = ("7,2 11,0", "7,2 12,2", "11,0 12,2")
    assert may(state) == {f"route {pair} {post}" for pair in pairs for post in pair.split()}


@pytest.mark.parametrize(
    ("first", "left", "second", "coins"),
    [
        ("7,2 12,2 7,2", "11,0 12,2", "11,0", 12),  # keep the three for the second route
        ("7,2 12,2 12,2", "7,2 11,0", "7,2", 10),
        ("7,2 11,0 7,2", "11,0 12,2", "12,2", 10),
        ("7,2 11,0 11,0", "7,2 12,2", "7,2", 10),
        ("11,0 12,2 11,0", "7,2 12,2", "12,2", 12),
        ("11,0 12,2 12,2", "7,2 11,0", "11,0", 10),
    ],
)
def test_three_cities_joined_at_once_make_two_routes(
    first: str, left: str, second: str, coins: int
) -> None:
    state = play(table("aghon", "basic_desert", sheet(f"{EAST} {NORTH} {WEST}")), 0, "10,1")
    state = play(state, 0, f"route {first}")
    assert may(state) == {f"route {left} {post}" for post in left.split()}
    state = play(state, 0, f"route {left} {second}")
    assert earned(state).routes == coins
    assert kinds(state) == [(0, "explore")]
    assert on(now(state).posts) == {first.split()[2], second}


def test_four_cities_joined_at_once_make_three_routes() -> None:
    # The city 12,2 (three) itself between three arms, to 11,0 (two), 17,4 (four) and 7,2 (two).
    arms = "12,1 12,0 11,0 13,3 14,3 15,4 16,3 17,4 11,3 10,2 9,2 8,2 7,2"
    state = play(table("aghon", "basic_grassland", sheet(arms)), 0, "12,2")
    assert len(may(state)) == 6 * 2
    state = play(state, 0, "route 12,2 17,4 12,2")
    assert len(may(state)) == 3 * 2
    state = play(state, 0, "route 7,2 17,4 7,2", "route 11,0 17,4 11,0")
    assert earned(state).routes == 12 + 8 + 8
    assert kinds(state) == [(0, "explore")]


def test_ruling_posted_city() -> None:
    # 11,0 has its post: it links, may be explored again and never scores again.
    state = table("aghon", "basic_desert", sheet(BY_POSTED, posts="11,0"), era=2)
    state = play(state, 0, "12,0")
    assert may(state) == {"route 7,2 12,2 7,2", "route 7,2 12,2 12,2"}
    assert earned(play(state, 0, "route 7,2 12,2 7,2")).routes == 6
    board = sheet(BY_POSTED.replace(" 11,0", " 12,0"), posts="11,0 7,2")
    state = play(table("aghon", "basic_desert", board, era=2), 0, "11,0")
    assert kinds(state) == [(0, "explore")]
    assert earned(state).routes == 0


def test_a_city_counts_only_with_an_explorer_on_it() -> None:
    state = play(table("aghon", "basic_desert", sheet(f"11,2 {NORTH}")), 0, "10,1")
    assert kinds(state) == [(0, "explore")]


def test_villages_link_cities() -> None:
    # The village 11,2 instead of an explorer.
    state = play(table("aghon", "basic_desert", sheet(f"12,2 {NORTH}", "11,2")), 0, "10,1")
    assert spots(state, verb="route") == {"11,0"}
    assert earned(play(state, 0, "route 11,0 12,2 11,0")).routes == 6


def test_the_capital_links_cities() -> None:
    # 7,3 and 8,9 of Kazan meet at the capital: 9,5 to its north, 9,7 to its south.
    board = sheet("7,3 7,4 8,4 9,5 9,8 9,9 8,9", tokens="9,9")
    state = play(table("kazan", "basic_sea", board), 0, "9,7", "route 7,3 8,9 8,9")
    assert earned(state).routes == 4


def test_a_city_explored_last_completes_the_route() -> None:
    board = sheet("11,2 10,1 10,0 11,0")
    state = play(table("aghon", "basic_grassland", board), 0, "12,2", "route 11,0 12,2 11,0")
    assert earned(state).routes == 6


def test_a_village_founded_by_the_same_explorer_links_as_well() -> None:
    # 11,2 completes 10,2 10,3 11,2 12,2 13,2 and joins 12,2 with 11,0.
    board = sheet("10,2 10,3 12,2 13,2 10,1 10,0 11,0")
    state = play(table("aghon", "basic_grassland", board), 0, "11,2", "village 11,2")
    assert kinds(state) == [(0, "route")]


def test_the_action_goes_on_after_a_route() -> None:
    state = play(table("aghon", "basic_desert", sheet(f"{EAST} {NORTH}")), 0, "10,1")
    state = play(state, 0, "route 11,0 12,2 12,2")
    assert {"9,1", "8,4", "8,5"} <= spots(state)
    # And a third city may still be joined in the same action, over 9,2 and 9,1.
    state = table("aghon", "desert4_coins_x3", sheet(f"{EAST} {NORTH} 7,2 8,1"))
    state = play(state, 0, "10,1", "route 11,0 12,2 12,2", "9,1", "route 7,2 11,0 7,2")
    assert earned(state).routes == 6 + 4


def test_the_treasure_of_a_ruin_comes_before_the_route_it_completes() -> None:
    # The ruin 9,0 joins 7,2 8,1 8,0 and 10,0 11,0.
    board = sheet("7,2 8,1 8,0 10,0 11,0")
    state = play(table("aghon", "basic_sea", board), 0, "9,0")
    assert kinds(state) == [(-1, "draw")]
    state = deal(state, "draw 0 vase")
    state = play(state, 0, "route 7,2 11,0 7,2")
    assert earned(state).routes == 4


def test_a_route_made_by_a_free_explorer_is_not_made_again_by_the_ruin() -> None:
    board = sheet("7,2 8,1 8,0 11,0")
    state = play(table("aghon", "basic_sea", board), 0, "9,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 10,0", "route 7,2 11,0 11,0")
    assert kinds(state) == [(0, "explore")]
    assert (earned(state).routes, on(now(state).posts)) == (4, {"11,0"})


def test_routes_of_an_earlier_era_leave_only_posts() -> None:
    # In the last turn of era 1 the two cities are joined; in era 2 only the posted one is bare.
    before = ("basic_grassland", "basic_mountain", "basic_sea", "basic_any", "era_1")
    state = table("aghon", "basic_desert", sheet(f"{EAST} {NORTH}"), before=before)
    state = done(play(state, 0, "10,1", "route 11,0 12,2 11,0"))
    assert (state.era, on(now(state).explorers), on(now(state).posts)) == (2, set(), {"11,0"})
    state = table("aghon", "basic_desert", sheet(f"{EAST} {NORTH}", posts="11,0"), era=2)
    assert kinds(play(state, 0, "10,1")) == [(0, "explore")]


def test_two_cities_of_one_group_never_both_stay_fresh() -> None:
    # After the two routes of the three cities a fourth one, 5,6, finds one partner.
    board = sheet(f"{EAST} {NORTH} {WEST} 10,1 7,4 7,5 6,5", posts="7,2 11,0")
    state = play(table("aghon", "basic_desert", board, era=2), 0, "5,6")
    assert kinds(state) == [(0, "explore")]  # 7,5 and 8,2 do not touch
    board = sheet(f"{EAST} {NORTH} {WEST} 10,1 8,3 7,4 7,5 6,5", posts="7,2 11,0")
    state = play(table("aghon", "basic_desert", board, era=2), 0, "5,6")
    assert may(state) == {"route 5,6 12,2 5,6", "route 5,6 12,2 12,2"}
    assert cells("5,6 12,2") <= on(now(state).explorers)
