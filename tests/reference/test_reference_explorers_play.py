"""Turns, eras, villages, routes, towers and treasures of Explorers, worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from .explorers_cards import INVESTIGATE_CARDS
from .explorers_positions import (
    act,
    cells,
    coins,
    end_turn,
    explore,
    put,
    start_era,
    table,
    targets,
)

# ---------------------------------------------------------------- turns and eras


def test_a_turn_ends_with_the_last_seat() -> None:
    game = table(seats=2)
    game.reveal("basic_mountain")
    game.play(0, ("done",))
    assert game.awaits(0) == "done"
    assert game.moves(0) == set()
    assert game.awaits(1) == "turn"
    game.play(1, ("done",))
    assert game.awaits_card
    assert "basic_mountain" not in game.cards_left()


def test_cubes_come_home_between_eras() -> None:
    game = table()
    put(game, explorers="9,5", villages="9,6", towers="1,1", posts="8,7", ruins="5,8")
    for card in sorted(game.cards_left() - {"era_1"}):
        game.reveal(card)
        end_turn(game)
    game.reveal("era_1")
    game.offer(0, ("sea_5", "burst_sea"))
    assert game.moves(0) == {("keep", "sea_5"), ("keep", "burst_sea")}
    game.play(0, ("keep", "sea_5"))
    end_turn(game)
    assert (game.era, len(game.cards_left())) == (1, 7)
    sheet = game.sheet(0)
    assert sheet["explorers"] == set()
    assert (sheet["villages"], sheet["towers"]) == ({"9,6"}, {"1,1"})
    assert (sheet["posts"], sheet["ruins"]) == ({"8,7"}, {"5,8"})
    assert sheet["investigate"] == {"era_1": "sea_5"}


def test_the_cards_kept_are_used_again() -> None:
    game = table()
    start_era(game, 4)
    game.seats[0].investigate = {"era_1": "sea_5", "era_2": "burst_sea", "era_3": "lance_sea"}
    game.reveal("era_2")
    assert targets(game) == cells("7,5 8,4")
    end_turn(game)
    game.reveal("era_any")
    assert game.moves(0) == {("reuse", card) for card in ("sea_5", "burst_sea", "lance_sea")}
    game.play(0, ("reuse", "sea_5"))
    assert targets(game) == cells("7,5 8,4")


def test_offered_cards_are_not_offered_again() -> None:
    game = table(seats=2)
    game.reveal("era_1")
    game.offer(0, ("sea_5", "burst_sea"))
    assert game.awaits(1) == "offer"
    with pytest.raises(AssertionError):
        game.offer(1, ("sea_5", "lance_sea"))
    assert len(game.unseen_cards) == len(INVESTIGATE_CARDS) - 2


def test_the_game_ends_after_the_fourth_era() -> None:
    game = table()
    start_era(game, 4)
    game.seats[0].investigate = {"era_1": "sea_5", "era_2": "burst_sea", "era_3": "lance_sea"}
    for card in sorted(game.cards_left()):
        assert not game.is_over
        game.reveal(card)
        if card == "era_any":
            game.play(0, ("reuse", "sea_5"))
        end_turn(game)
    assert game.is_over
    assert not game.awaits_card


# ---------------------------------------------------------------- villages


@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_a_village_pays_by_era(era: int) -> None:
    game = table()
    start_era(game, era)
    put(game, explorers="5,5")
    act(game, "basic_mountain")
    explore(game, "5,4")
    assert game.sheet(0)["villages"] == {"5,4"}
    assert game.sheet(0)["explorers"] == {"5,5"}
    assert coins(game, "villages") == era


def test_the_owner_picks_among_several_blanks() -> None:
    game = table()
    put(game, explorers="9,5 9,4")
    act(game, "basic_desert")
    explore(game, "10,4")
    assert game.moves(0) == {("village", "9,4"), ("village", "9,5")}
    game.play(0, ("village", "9,4"))
    assert game.sheet(0)["explorers"] == cells("9,5 10,4")
    assert game.sheet(0)["cubes"] == 34


def test_a_region_holds_one_village() -> None:
    game = table()
    put(game, villages="9,4", explorers="9,5")
    act(game, "basic_desert")
    explore(game, "10,4")
    assert coins(game, "villages") == 0
    assert game.sheet(0)["villages"] == {"9,4"}


def test_a_region_needs_its_ruins_and_gives_the_treasure_first() -> None:
    game = table("kazan")
    put(game, explorers="13,1 14,1 15,2")
    act(game, "basic_grassland")
    explore(game, "14,0")
    assert game.awaits(0) == "treasure"
    assert game.sheet(0)["villages"] == set()
    game.treasure(0, "vase")
    assert game.sheet(0)["villages"] == {"13,1"}


def test_a_region_without_blanks_gives_nothing() -> None:
    game = table("kazan")
    put(game, explorers="0,2 0,3 0,4")
    act(game, "basic_mountain")
    explore(game, "1,2")
    assert game.sheet(0)["villages"] == set()
    assert game.moves(0) == {("done",)}


def test_without_a_token_there_is_no_village() -> None:
    game = table()
    put(game, explorers="5,5", villages="0,8 1,5 1,6 1,7 2,7 2,8 3,7 4,6 9,4 10,5 12,5 2,2 3,3")
    act(game, "basic_mountain")
    explore(game, "5,4")
    assert len(game.seats[0].pieces.villages) == 13
    assert coins(game, "villages") == 0


# ---------------------------------------------------------------- routes


def test_a_route_through_the_capital() -> None:
    game = table("cnidaria")
    act(game, "basic_grassland")
    explore(game, "9,5")
    assert targets(game) == cells("8,5 11,6")
    explore(game, "11,6")
    assert game.moves(0) == {("route", "9,5", "11,6", "9,5"), ("route", "9,5", "11,6", "11,6")}
    game.play(0, ("route", "9,5", "11,6", "11,6"))
    assert coins(game, "routes") == 4
    assert game.sheet(0)["posts"] == {"11,6"}


def test_three_cities_joined_at_once_give_two_routes() -> None:
    game = table()
    put(game, explorers="8,7 9,6 8,4 7,4 7,3 10,7 11,7 11,6 11,5 11,4")
    act(game, "basic_grassland")
    explore(game, "9,7")
    pairs = [("7,3", "8,7"), ("7,3", "11,4"), ("8,7", "11,4")]
    assert game.moves(0) == {("route", *pair, post) for pair in pairs for post in pair}
    game.play(0, ("route", "7,3", "8,7", "7,3"))
    assert coins(game, "routes") == 6
    assert game.moves(0) == {("route", "8,7", "11,4", "8,7"), ("route", "8,7", "11,4", "11,4")}
    game.play(0, ("route", "8,7", "11,4", "8,7"))
    assert coins(game, "routes") == 10
    assert ("done",) in game.moves(0)


def test_a_city_with_a_post_links_but_scores_no_more() -> None:
    game = table("cnidaria")
    put(game, posts="11,6", explorers="9,5")
    act(game, "basic_grassland")
    explore(game, "11,6")
    assert ("done",) in game.moves(0)
    assert coins(game, "routes") == 0


def test_a_tower_links_no_route() -> None:
    # On Avenia 2,10 touches 2,9 and 3,10; the cities 0,5 and 4,10 would be joined by it.
    game = table()
    west, east = "0,5 1,6 1,7 1,8 1,9 2,9", "3,10 4,10"
    put(game, explorers=f"{west} {east}")
    act(game, "basic_any")
    explore(game, "2,10")
    assert ("done",) in game.moves(0)
    assert coins(game, "routes") == 0


# ---------------------------------------------------------------- towers, crystals


def test_towers_pay_more_and_more() -> None:
    game = table()
    put(game, explorers="1,2 2,9 12,11 17,1")
    paid = []
    for tower in ("1,1", "2,10", "13,11", "17,0"):
        act(game, "basic_any")
        explore(game, tower)
        paid.append(coins(game, "towers"))
        end_turn(game)
    assert paid == [6, 14, 24, 38]
    assert game.sheet(0)["explorers"] == cells("1,2 2,9 12,11 17,1")


def test_a_tower_is_a_dead_end() -> None:
    game = table()
    put(game, towers="17,0", explorers="17,1")
    act(game, "basic_any")
    assert "17,0" not in targets(game)
    game = table()
    put(game, towers="17,0")
    act(game, "basic_any")
    assert not targets(game) & cells("16,0 17,1")


def test_crystals_pay_all_values_so_far() -> None:
    game = table("cnidaria")
    put(game, explorers="11,6 12,1 7,1 17,11")
    paid = []
    for crystal in ("11,7", "12,0", "7,0", "17,12"):
        act(game, "basic_any")
        explore(game, crystal)
        paid.append(coins(game, "crystals"))
        end_turn(game)
    assert paid == [1, 1 + 3, 1 + 3 + 6, 1 + 3 + 6 + 10]
    assert cells("11,7 12,0 7,0 17,12") <= game.seats[0].pieces.explorers


def test_a_crystal_pays_once() -> None:
    game = table("cnidaria")
    put(game, explorers="11,6", crystals="11,7")
    act(game, "basic_any")
    explore(game, "11,7")
    assert coins(game, "crystals") == 0


# ---------------------------------------------------------------- treasures


def test_a_ruin_gives_one_treasure_in_the_game() -> None:
    game = table()
    put(game, explorers="5,7")
    act(game, "basic_sea")
    explore(game, "5,8")
    assert game.awaits(0) == "treasure"
    assert game.moves(0) == set()
    game.treasure(0, "two_coins")
    assert coins(game, "treasures") == 2
    assert game.sheet(0)["ruins"] == {"5,8"}
    start_era(game, 2)
    game.seats[0].is_done = True
    put(game, explorers="5,7")
    act(game, "basic_sea")
    explore(game, "5,8")
    assert game.awaits(0) == "turn"


def test_a_free_explorer_reaches_another_ruin_and_comes_back() -> None:
    game = table()
    put(game, explorers="5,7 6,2")
    act(game, "basic_sea")
    explore(game, "5,8")
    game.treasure(0, "place_explorer")
    assert ("decline",) in game.moves(0)
    assert cells("5,3 6,7 5,9") <= targets(game, "free")
    game.play(0, ("free", "5,3"))
    game.treasure(0, "vase")
    assert game.sheet(0)["kept"] == Counter(vase=1)
    assert targets(game) == cells("4,7 5,9 6,8")


def test_a_free_explorer_may_be_declined() -> None:
    game = table()
    put(game, explorers="5,7")
    act(game, "basic_sea")
    explore(game, "5,8")
    game.treasure(0, "place_explorer")
    game.play(0, ("decline",))
    assert ("done",) in game.moves(0)


def test_used_treasures_come_back_below_the_deck() -> None:
    game = table(seats=2)
    for seat in range(2):
        put(game, seat, explorers="5,7")
    act(game, "basic_sea")
    explore(game, "5,8", seat=0)
    explore(game, "5,8", seat=1)
    game.unseen_treasures = Counter(two_coins=1)
    game.treasure(1, "two_coins")
    assert game.treasures_possible() == Counter(two_coins=1)
    game.treasure(0, "two_coins")
    assert [coins(game, "treasures", seat) for seat in range(2)] == [2, 2]


def test_an_empty_deck_gives_no_treasure() -> None:
    game = table(seats=2)
    for seat in range(2):
        put(game, seat, explorers="5,7")
    act(game, "basic_sea")
    explore(game, "5,8", seat=0)
    explore(game, "5,8", seat=1)
    game.unseen_treasures = Counter(vase=1)
    game.treasure(0, "vase")
    assert game.treasures_possible() == Counter()
    assert game.awaits(1) == "turn"


# ---------------------------------------------------------------- running out


def test_without_cubes_there_is_no_placement() -> None:
    game = table()
    rows = [cell for cell in game.map.order if game.map.feature(cell) in ("blank", "none")]
    put(game, explorers=" ".join(rows[:35]))
    act(game, "basic_any")
    assert game.sheet(0)["cubes"] == 1
    cell = min(targets(game) - game.map.of_feature("discovery") - game.map.of_feature("ruin"))
    explore(game, cell)
    assert game.sheet(0)["cubes"] == 0
    assert game.moves(0) == {("done",)}


def test_without_cubes_a_free_explorer_is_skipped() -> None:
    game = table()
    blanks = [cell for cell in game.map.order if game.map.feature(cell) == "none"]
    put(game, explorers=" ".join([*blanks[:34], "5,7"]))
    game.seats[0].pieces.explorers -= {"5,8"}
    game.seats[0].cubes_on_goals = 35 - len(game.seats[0].pieces.explorers)
    act(game, "basic_any")
    explore(game, "5,8")
    game.treasure(0, "place_explorer")
    assert game.moves(0) == {("done",)}


def test_a_goal_is_met_without_a_cube_left() -> None:
    game = table(goals=["avenia_1", "avenia_2", "avenia_3"])
    put(game, explorers="5,7", ruins="1,4 7,1")
    put(game, explorers="6,10")
    game.seats[0].cubes_on_goals = 33
    act(game, "basic_any")
    explore(game, "6,11")
    game.treasure(0, "vase")
    assert game.sheet(0)["goals"] == {"avenia_3"}
    assert game.sheet(0)["cubes"] == 0
    assert game.seats[0].cubes_on_goals == 33


# ---------------------------------------------------------------- ice


ICE_GOALS = ["north_proylia_1", "north_proylia_2", "north_proylia_4"]


@pytest.mark.parametrize(
    ("before", "last", "is_met"),
    [
        # 5,5 and 8,6 are joined over the ice 7,6.
        ("5,5 6,5 8,6", "7,6", True),
        # 4,8 and 8,6 are joined over sea and desert; the ice 8,5 only hangs on 8,6.
        ("4,8 5,8 6,7 7,8 8,6 8,5", "7,7", True),
        ("4,8 5,8 6,7 7,8 8,6", "7,7", False),
    ],
)
def test_a_route_with_ice_in_its_group(before: str, last: str, is_met: bool) -> None:
    game = table("north_proylia", goals=ICE_GOALS)
    put(game, explorers=before, ruins="7,8")
    act(game, "basic_any")
    explore(game, last)
    game.play(0, min(game.moves(0)))
    assert (game.sheet(0)["goals"] == {"north_proylia_4"}) == is_met
