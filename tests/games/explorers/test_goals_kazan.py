"""The goals of Kazan.

Ruins: A 0,6, B 5,9, C 6,1, D 9,0, E 9,9, F 10,1, G 10,3, H 14,0, I 17,4, J 18,7.
"""

from __future__ import annotations

import pytest

from guildhall.games.explorers.state import State
from tests.games.explorers.tables import deal, earned, met, now, on, play, sheet, table


def ruin(tokens: str, explorers: str, cell: str, *, goals: str, towers: str = "") -> State:
    """After the exploration of a ruin at sea."""
    board = sheet(explorers, tokens=tokens, towers=towers)
    state = play(table("kazan", "basic_sea", board, goals=goals), 0, cell)
    return deal(state, "draw 0 vase")


def test_kazan_1_ruins_a_and_j() -> None:
    assert met(ruin("0,6", "18,6", "18,7", goals="1 2 6")) == {"1"}
    assert met(ruin("18,7", "1,6", "0,6", goals="1 2 6")) == {"1"}
    assert met(ruin("5,9 6,1 10,3", "18,6", "18,7", goals="1 2 6")) == set()


@pytest.mark.parametrize(
    ("towers", "is_met"), [("16,2", True), ("2,0 6,10 17,9", False), ("", False)]
)
def test_kazan_2_ruin_c_after_the_north_eastern_tower(towers: str, is_met: bool) -> None:
    state = ruin("0,6", "5,2", "6,1", goals="2 4 6", towers=towers)
    assert (met(state) == {"2"}) == is_met


@pytest.mark.parametrize(("tokens", "is_met"), [("6,1", True), ("9,0 10,1", False)])
def test_kazan_2_north_eastern_tower_after_ruin_c(tokens: str, is_met: bool) -> None:
    state = table("kazan", "basic_any", sheet("16,1", tokens=tokens), goals="2 4 6")
    assert (met(play(state, 0, "16,2")) == {"2"}) == is_met


def test_kazan_2_another_tower_does_not_do() -> None:
    state = table("kazan", "basic_any", sheet("2,1", tokens="6,1"), goals="2 4 6")
    assert met(play(state, 0, "2,0")) == set()


# 10,8 touches the ruin E; 10,7 and 11,7 of the same region touch no ruin.


@pytest.mark.parametrize(("site", "is_met"), [("10,8", True), ("10,7", False), ("11,7", False)])
def test_kazan_3_a_village_beside_a_ruin_explored_or_not(site: str, is_met: bool) -> None:
    state = table("kazan", "basic_grassland", sheet("10,7 11,7 12,7"), goals="1 3 6")
    state = play(state, 0, "10,8", f"village {site}")
    assert (met(state) == {"3"}) == is_met
    assert not now(state).tokens


# B 5,9, then 6,9 7,9, the city 8,9, E 9,9, then 10,9 11,10 and the city 12,9.

HALVES = "5,9 6,9 7,9 8,9 9,9 11,10 12,9"


def test_kazan_4_two_cities_and_two_ruins_in_one_group() -> None:
    state = table("kazan", "basic_mountain", sheet(HALVES, tokens="5,9 9,9"), goals="1 4 6")
    state = play(state, 0, "10,9")
    assert met(state) == set()
    state = play(state, 0, "route 8,9 12,9 8,9")
    assert (earned(state).routes, met(state)) == (6, {"4"})


def test_kazan_4_posts_and_tokens_of_earlier_eras_do_not_matter() -> None:
    board = sheet(HALVES, tokens="5,9 9,9 0,6 18,7", posts="8,9 12,9")
    assert met(play(table("kazan", "basic_mountain", board, goals="4 5 6"), 0, "10,9")) == {"4"}


@pytest.mark.parametrize("missing", ["5,9", "9,9", "8,9", "12,9", "7,9"])
def test_kazan_4_needs_all_four_explorers_now(missing: str) -> None:
    # Tokens without explorers do not count; without 7,9 the group falls apart.
    board = sheet(HALVES.replace(missing, "").strip().replace("  ", " "), tokens="5,9 9,9")
    state = play(table("kazan", "basic_mountain", board, goals="1 4 6"), 0, "10,9")
    if missing in ("5,9", "7,9"):
        state = play(state, 0, "route 8,9 12,9 8,9")
    assert met(state) == set()


@pytest.mark.parametrize("apart", ["18,3", "2,3", "18,3 2,3 0,6 18,7"])
def test_kazan_4_what_lies_apart_neither_helps_nor_hinders(apart: str) -> None:
    # Cities and ruins at both ends of the map, west (2,3 0,6) and east (18,3 18,7).
    tokens = "5,9 9,9 0,6 18,7"
    board = sheet(f"{HALVES} {apart}", tokens=tokens, posts="8,9 18,3 2,3")
    assert met(play(table("kazan", "basic_mountain", board, goals="4 5 3"), 0, "10,9")) == {"4"}
    board = sheet(f"11,10 12,9 9,10 {apart}", tokens=tokens, posts="8,9 18,3 2,3")
    assert met(play(table("kazan", "basic_mountain", board, goals="4 5 3"), 0, "10,9")) == set()


def test_kazan_4_a_village_links() -> None:
    # The village 7,9 instead of the explorer there.
    board = sheet(HALVES.replace(" 7,9", ""), "7,9", tokens="5,9 9,9", posts="8,9")
    state = play(table("kazan", "basic_mountain", board, goals="1 4 6"), 0, "10,9")
    assert met(state) == {"4"}


def test_kazan_4_may_be_met_by_any_explorer() -> None:
    # 7,9 is a plain blank space that joins B with the rest.
    board = sheet(HALVES.replace(" 7,9", " 10,9"), tokens="5,9 9,9", posts="8,9")
    state = play(table("kazan", "basic_grassland", board, goals="1 4 6"), 0, "7,9")
    assert met(state) == {"4"}


def test_kazan_4_is_met_by_a_free_explorer() -> None:
    # The ruin A brings an explorer, which joins the halves with 10,9.
    board = sheet(f"{HALVES} 1,6", tokens="5,9 9,9", posts="8,9")
    state = play(table("kazan", "basic_sea", board, goals="1 4 6"), 0, "0,6")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 10,9")
    assert met(state) == {"4"}


# In the north the city 7,3 and G 10,3 by 7,4 8,4 9,5 10,4; in the south E 9,9 and the city 8,9 by
# 9,8 and 9,7. Only the capital 9,6 lies between 9,5 and 9,7.


@pytest.mark.parametrize(("option", "is_met"), [(False, False), (True, True)])
def test_option_capital_links_for_kazan_4(option: bool, is_met: bool) -> None:
    board = sheet("7,3 7,4 8,4 9,5 10,4 10,3 9,8 9,9 8,9", tokens="10,3 9,9")
    state = table("kazan", "basic_sea", board, goals="1 4 6", capital_links=option)
    state = play(state, 0, "9,7", "route 7,3 8,9 7,3")  # the capital links trade routes
    assert earned(state).routes == 4
    assert (met(state) == {"4"}) == is_met


def test_ruling_capital_in_goals() -> None:
    # No link for kazan_4 (above), and no village: 0,5 is not beside it, 9,7 is no ruin; so on
    # Aghon two villages and the capital are not three terrains.
    state = table("aghon", "basic_grassland", sheet("0,5 1,5", "8,4"))
    assert "1" not in met(play(state, 0, "1,6", "village 1,5"))
    board = sheet("7,3 7,4 8,4 9,5 10,4 10,3 9,8 9,9 8,9", tokens="10,3 9,9", posts="7,3 8,9")
    state = table("kazan", "basic_sea", board, goals="1 4 6")
    assert met(play(state, 0, "9,7")) == set()


@pytest.mark.parametrize(
    ("card", "explorers", "cell", "coins", "is_met"),
    [
        ("basic_grassland", "9,2", "9,1", 3, True),
        ("basic_mountain", "13,3", "14,3", 3, True),
        ("basic_mountain", "1,2", "0,2", 4, True),
        ("basic_mountain", "4,8", "4,9", 2, False),
        ("mountain3_coins_x2", "4,8", "4,9", 4, False),  # the printed number counts
        ("mountain3_coins_x2", "13,3", "14,3", 6, True),
    ],
)
def test_kazan_5_a_space_of_three_coins(
    card: str, explorers: str, cell: str, coins: int, is_met: bool
) -> None:
    state = play(table("kazan", card, sheet(explorers), goals="1 5 6"), 0, cell)
    assert earned(state).spaces == coins
    assert (met(state) == {"5"}) == is_met


def test_kazan_5_a_free_explorer_does_it_too() -> None:
    state = play(table("kazan", "basic_sea", sheet("10,0"), goals="1 5 6"), 0, "9,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,1")
    assert (earned(state).spaces, met(state)) == (3, {"5"})


def test_kazan_5_explored_again_in_a_later_era() -> None:
    state = table("kazan", "basic_grassland", sheet("9,2"), goals="1 5 6", era=3)
    assert met(play(state, 0, "9,1")) == {"5"}


def test_kazan_6_ruins_b_and_d() -> None:
    assert met(ruin("5,9", "10,0", "9,0", goals="1 2 6")) == {"6"}
    assert met(ruin("9,0", "6,9", "5,9", goals="1 2 6")) == {"6"}
    assert met(ruin("6,1 10,1 10,3", "6,9", "5,9", goals="1 2 6")) == set()


def test_ruin_h_on_grassland_counts_among_the_ruins_of_a_group() -> None:
    # The city 12,0, H 14,0 and 13,1, with I 17,4 and the city 18,3 in the east.
    chain = "12,0 14,0 14,1 15,2 16,1 17,2 17,3 17,4 18,3"
    board = sheet(chain, tokens="14,0 17,4", posts="12,0 18,3")
    state = play(table("kazan", "basic_grassland", board, goals="1 4 6"), 0, "13,1")
    assert met(state) == {"4"}
    assert on(now(state).villages) == {"13,1"}  # the same explorer completes the region of H
