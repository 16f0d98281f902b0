"""Investigate cards of the sea."""

from __future__ import annotations

from tests.games.explorers.tables import (
    cells,
    deal,
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


def test_sea_5_explores_five_sea_spaces_anywhere() -> None:
    state = play(table("aghon", "sea_5", sheet("16,6")), 0, "9,6", "9,7", "15,6")
    assert spots(state) == cells("8,6 10,6 9,8 10,7 8,7 14,6 15,7 16,7")
    state = play(state, 0, "8,6", "16,7")
    assert may(state) == {"done"}


# Sea, then cities. On Kazan 3,3 touches the city 2,3; the ruin 6,1 touches the city 6,0.


def test_sea4_then_cities() -> None:
    state = table("kazan", "sea4_then_cities", sheet("3,2"))
    state = play(state, 0, "3,3", "4,1", "5,2", "6,1")
    state = deal(state, "draw 0 vase")
    assert spots(state) == cells("2,3 6,0")
    state = play(state, 0, "2,3", "6,0", "route 2,3 6,0 6,0")
    assert earned(state).routes == 15
    assert may(state) == {"done"}


def test_sea4_then_cities_goes_back_to_sea_no_more() -> None:
    state = play(table("kazan", "sea4_then_cities", sheet("3,2")), 0, "3,3")
    assert {"2,3", "4,1", "4,2"} <= spots(state)
    assert may(play(state, 0, "2,3")) == {"done"}


def test_sea4_then_cities_needs_sea_explored_by_this_card() -> None:
    # 3,3 was explored before: the city beside it is no city of this action.
    state = play(table("kazan", "sea4_then_cities", sheet("3,2 3,3")), 0, "4,2")
    assert "2,3" not in spots(state)


def test_sea4_then_cities_may_count_a_wild_space_as_sea() -> None:
    # On Cnidaria the crystal 12,0 touches the city 12,1.
    state = play(table("cnidaria", "sea4_then_cities", sheet("13,1")), 0, "12,0")
    assert "12,1" in spots(state)
    assert may(play(state, 0, "12,1")) == {"done"}


def test_ruling_wild_feature_steps() -> None:
    # 16,9 of Aghon is a discovery space: it may be a sea space of the first step, no coin space.
    state = table("aghon", "sea4_then_2_coins", sheet("15,9 17,8 14,9"))
    assert "16,9" in spots(state)
    state = play(state, 0, "16,8", "16,7", "15,7", "14,6")
    # Four are used. Coins beside them: 16,6 beside 16,7, 15,8 beside 16,8 and 15,7.
    assert spots(state) == cells("16,6 15,8")


# Sea, then coins


def test_sea4_then_2_coins() -> None:
    state = play(table("aghon", "sea4_then_2_coins", sheet()), 0, "9,6")
    assert spots(state) == cells("8,6 9,7 10,6 10,5")
    state = play(state, 0, "9,7", "9,8")
    assert {"10,5", "10,8", "8,8"} <= spots(state)
    state = play(state, 0, "10,8")
    assert spots(state) == cells("10,5 8,8")  # no more sea
    state = play(state, 0, "10,5")
    assert may(state) == {"done"}  # 8,8 would be the third
    assert earned(state).spaces == 2


def test_sea4_then_2_coins_only_beside_sea_of_this_card() -> None:
    # 12,8 of Aghon touches 12,7, mountain of three coins; the card has not explored it.
    state = play(table("aghon", "sea4_then_2_coins", sheet("12,8")), 0, "11,8")
    assert "12,7" in spots(state)  # it touches 11,8
    state = play(table("aghon", "sea4_then_2_coins", sheet("12,8 11,8")), 0, "11,9")
    assert "12,7" not in spots(state)


# Sea spaces with coins, on Cnidaria: 9,2 touches 8,2, 9,3 and 9,1.


def test_a_coin_space_at_sea_may_belong_to_the_second_step() -> None:
    state = table("cnidaria", "sea4_then_2_coins", sheet("9,3"))
    state = play(state, 0, "8,2", "8,3", "10,3", "7,3")
    assert spots(state) == cells("9,2 9,4")
    state = play(state, 0, "9,2", "9,4")
    assert may(state) == {"done"}
    assert earned(state).spaces == 2


def test_a_coin_space_at_sea_may_belong_to_the_first_step() -> None:
    state = table("cnidaria", "sea4_then_2_coins", sheet("9,3"))
    state = play(state, 0, "8,2", "9,2")
    assert {"8,3", "9,1", "7,3", "10,3"} <= spots(state)  # sea goes on
    state = play(state, 0, "8,3", "10,3")
    assert spots(state) == cells("9,4")


def test_a_coin_space_at_sea_belongs_to_the_step_that_allows_more() -> None:
    # Three sea spaces, then 9,2: a fourth sea space, or the first of two coin spaces.
    state = table("cnidaria", "sea4_then_2_coins", sheet("9,3 11,2"))
    state = play(state, 0, "8,2", "8,3", "10,3", "9,2")
    assert spots(state) == cells("9,4")
    # With only two before it, sea may follow or coins.
    state = play(table("cnidaria", "sea4_then_2_coins", sheet("9,3 11,2")), 0, "10,3", "8,2", "9,2")
    assert {"11,3", "8,3", "9,4"} <= spots(state)
    state = play(state, 0, "11,3")
    # Now 9,2 was a sea space, and both coin spaces are to come: 12,3 touches 11,3.
    assert spots(state) == cells("9,4 12,3")
    assert may(play(state, 0, "12,3", "9,4")) == {"done"}


# Two treasure cards


def test_sea4_extra_treasure_draws_two_cards_for_a_new_ruin() -> None:
    state = play(table("aghon", "sea4_extra_treasure", sheet("8,6")), 0, "7,7")
    state = deal(state, "draw 0 vase")
    assert kinds(state) == [(-1, "draw")]
    state = deal(state, "draw 0 two_coins")
    assert (now(state).kept, earned(state).treasures) == (1, 2)
    state = play(state, 0, "8,7", "9,7", "9,8")
    assert may(state) == {"done"}


def test_sea4_extra_treasure_draws_nothing_for_a_ruin_with_a_token() -> None:
    state = play(table("aghon", "sea4_extra_treasure", sheet("8,6", tokens="7,7")), 0, "7,7")
    assert "explore 8,7" in may(state)


def test_the_second_card_comes_when_the_first_is_fully_resolved() -> None:
    state = play(table("aghon", "sea4_extra_treasure", sheet("8,6")), 0, "7,7")
    state = deal(state, "draw 0 place_explorer")
    assert kinds(state) == [(0, "free")]
    state = play(state, 0, "free 8,5")
    assert kinds(state) == [(-1, "draw")]
    state = deal(state, "draw 0 place_explorer")
    state = play(state, 0, "decline")
    assert kinds(state) == [(0, "explore")]
    assert on(now(state).explorers) == cells("8,6 7,7 8,5")


def test_ruling_extra_treasure_scope() -> None:
    # 10,0 of Kazan touches the ruins 10,1 and 9,0: the free explorer brings two cards as well.
    state = play(table("kazan", "sea4_extra_treasure", sheet("10,0")), 0, "10,1")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,0")
    state = deal(state, "draw 0 vase", "draw 0 tower_bonus")
    assert kinds(state) == [(-1, "draw")]  # the second card of 10,1
    state = deal(state, "draw 0 two_coins")
    assert kinds(state) == [(0, "explore")]
    assert (now(state).kept, earned(state).treasures) == (2, 2)
    assert on(now(state).tokens) == cells("10,1 9,0")


def test_sea4_extra_treasure_free_explorers_do_not_use_up_the_four() -> None:
    state = play(table("aghon", "sea4_extra_treasure", sheet("8,6")), 0, "7,7")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 6,7")
    state = deal(state, "draw 0 vase")
    state = play(state, 0, "8,7", "9,7", "9,8")
    assert may(state) == {"done"}
