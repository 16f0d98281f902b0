"""Goals, kept treasures and results of Explorers, worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from .explorers import Table
from .explorers_cards import Options
from .explorers_goals import (
    Pieces,
    Route,
    is_met,
    kept_treasure_coins,
    lands_reached_coins,
    vase_coins,
)
from .explorers_maps import PRINTED, Map
from .explorers_positions import act, cells, coins, end_turn, explore, pieces, put, start_era, table

KAZAN_CHAIN = "5,9 6,9 7,9 8,9 9,9 10,9 11,9 12,9"
KAZAN_SOUTH = "5,9 6,9 7,9 8,9 9,9 9,8 9,7"
KAZAN_WEST = "8,5 7,5 6,5 5,6"


def routes(*values: int, has_ice: bool = False) -> Pieces:
    """Trade routes of these coins."""
    return Pieces(routes=[Route(value, has_ice) for value in values])


# For each goal: enough, and not enough.
GOALS = [
    ("avenia_1", pieces(villages="0,8 2,2 6,3"), pieces(villages="0,8 1,5 6,3")),
    ("avenia_2", pieces(towers="1,1 17,0"), pieces(towers="1,1")),
    ("avenia_3", pieces(ruins="1,4 7,1 14,10"), pieces(ruins="1,4 7,1 5,3 5,8 13,2 14,6")),
    ("avenia_4", pieces(villages="2,7"), pieces(villages="0,8 1,5 9,5")),
    ("avenia_5", pieces(posts="7,3 10,11"), pieces(posts="7,3 8,7 11,4")),
    ("avenia_6", pieces(villages="0,8 1,5 2,7 9,5 9,6"), pieces(villages="0,8 1,5 2,7 9,5")),
    ("aghon_1", pieces(villages="1,5 4,5 9,4"), pieces(villages="1,5 4,5 17,3")),
    ("aghon_2", pieces(posts="12,2 4,2 17,4"), pieces(posts="12,2 7,2 4,2 5,6")),
    ("aghon_3", pieces(ruins="0,6 4,0"), pieces(ruins="0,6 5,9 14,7")),
    ("aghon_4", pieces(villages="16,1", towers="16,0"), pieces(villages="16,1", towers="2,0")),
    ("aghon_5", routes(6, 12), routes(9, 9)),
    ("aghon_6", pieces(villages="9,4 1,3"), pieces(villages="9,4 1,5")),
    ("kazan_1", pieces(ruins="0,6 18,7"), pieces(ruins="0,6 5,9 9,0")),
    ("kazan_2", pieces(ruins="6,1", towers="16,2"), pieces(ruins="6,1", towers="17,9 2,0")),
    ("kazan_3", pieces(villages="5,10"), pieces(villages="8,5 9,5")),
    ("kazan_4", pieces(explorers=KAZAN_CHAIN), pieces(explorers="5,9 6,9 7,9 8,9 9,9 11,9 12,9")),
    ("kazan_5", pieces(explored="9,1"), pieces(explored="1,3 10,6 6,0")),
    ("kazan_6", pieces(ruins="5,9 9,0"), pieces(ruins="5,9 9,9")),
    ("cnidaria_1", pieces(villages="12,7 10,6"), pieces(villages="12,7 8,5")),
    ("cnidaria_2", pieces(ruins="17,6 19,3 5,10"), pieces(ruins="17,6 19,3 15,1 3,3")),
    ("cnidaria_3", pieces(villages="1,1 1,4 4,0"), pieces(villages="1,1 1,4 2,2 3,2")),
    ("cnidaria_4", pieces(ruins="15,1 17,6 3,3"), pieces(ruins="17,6 19,3 3,3")),
    ("cnidaria_5", pieces(crystals="7,0 11,7"), pieces(crystals="7,0")),
    ("cnidaria_6", routes(16), routes(8, 10)),
    ("north_proylia_1", pieces(villages="14,0 15,2"), pieces(villages="14,0 12,7")),
    ("north_proylia_2", pieces(ruins="15,1 4,10"), pieces(ruins="15,1 0,2 16,7")),
    (
        "north_proylia_3",
        pieces(villages="7,7 9,6", posts="8,6"),
        pieces(villages="7,7 9,6", posts="12,9"),
    ),
    ("north_proylia_4", routes(6, has_ice=True), routes(25)),
    ("north_proylia_5", pieces(villages="5,0"), pieces(villages="12,7 5,10")),
    ("north_proylia_6", pieces(villages="3,6 4,4 8,0"), pieces(villages="3,6 4,4 9,6")),
    (
        "xawskil_1",
        pieces(villages="0,6 16,0 18,7 12,3 14,10"),
        pieces(villages="0,6 0,7 16,0 18,7 12,3"),
    ),
    ("xawskil_2", pieces(explored="0,6"), pieces(explored="18,7")),
    ("xawskil_3", pieces(towers="0,8 17,0 24,12"), pieces(towers="0,8 17,0")),
    ("xawskil_4", pieces(villages="16,5 18,7"), pieces(villages="16,0 18,7")),
    ("xawskil_5", pieces(posts="23,1"), pieces(posts="1,2 8,8")),
    (
        "xawskil_6",
        pieces(ruins="10,7 14,1 14,9 21,5 23,12 25,4"),
        pieces(ruins="10,7 14,1 14,9 21,5 23,12"),
    ),
]


def map_of(goal: str) -> Map:
    return Map(goal.rpartition("_")[0])


def is_goal_met(goal: str, found: Pieces, **options: str) -> bool:
    land = map_of(goal)
    return is_met(land, land.goals[goal]["condition"], found, Options(**options))


def test_every_goal_is_worked_out() -> None:
    printed = {goal["id"] for board in PRINTED["maps"].values() for goal in board["goals"]}
    assert {goal for goal, _, _ in GOALS} == printed


@pytest.mark.parametrize(("goal", "enough", "too_little"), GOALS)
def test_goals(goal: str, enough: Pieces, too_little: Pieces) -> None:
    assert is_goal_met(goal, enough)
    assert not is_goal_met(goal, too_little)
    assert not is_goal_met(goal, Pieces())


def test_positions_of_goals_are_on_the_map() -> None:
    for goal, *both in GOALS:
        for found in both:
            land = map_of(goal)
            assert all(land.feature(cell) == "blank" for cell in found.villages), goal
            assert all(land.feature(cell) == "city" for cell in found.posts), goal
            assert all(land.feature(cell) == "ruin" for cell in found.ruins), goal
            assert all(land.feature(cell) == "discovery" for cell in found.towers), goal
            assert all(cell in land.spaces for cell in found.explorers | found.explored), goal


def test_a_village_links_cities_and_ruins() -> None:
    chain = pieces(explorers="5,9 6,9 8,9 9,9 10,9 11,9 12,9", villages="7,9")
    assert is_goal_met("kazan_4", chain)


def test_the_capital_links_cities_and_ruins_only_by_option() -> None:
    chain = pieces(explorers=f"{KAZAN_SOUTH} {KAZAN_WEST}")
    assert not is_goal_met("kazan_4", chain)
    assert is_goal_met("kazan_4", chain, capital_links="yes")


def test_tokens_alone_link_nothing() -> None:
    chain = pieces(explorers="6,9 7,9 10,9 11,9", ruins="5,9 9,9", posts="8,9 12,9")
    assert not is_goal_met("kazan_4", chain)


# ---------------------------------------------------------------- goals in play


def meet_two_towers(game: Table, seat: int) -> None:
    """Meet avenia_2 with the placement of this turn."""
    put(game, seat, explorers="17,1", towers="1,1")
    explore(game, "17,0", seat)


def test_first_and_later_are_told_apart_by_turn() -> None:
    game = table(seats=3, goals=["avenia_2", "avenia_3", "avenia_4"])
    act(game, "basic_any")
    meet_two_towers(game, 0)
    assert game.sheet(0)["goals"] == {"avenia_2"}
    assert game.sheet(0)["cubes"] == 36 - 1 - 1
    assert coins(game, "goals", 0) == 0
    meet_two_towers(game, 2)
    end_turn(game)
    assert [coins(game, "goals", seat) for seat in range(3)] == [10, 0, 10]
    act(game, "basic_any")
    meet_two_towers(game, 1)
    end_turn(game)
    assert [coins(game, "goals", seat) for seat in range(3)] == [10, 5, 10]


@pytest.mark.parametrize(
    ("revealed", "place", "earned"),
    [
        ([], 0, 10),
        (["era_2"], 0, 5),
        (["era_2"], 1, 10),
        (["era_2", "era_3"], 0, 0),
        (["era_2", "era_3"], 1, 5),
        (["era_2", "era_3"], 2, 10),
        (["era_2", "era_3", "era_any"], 1, 0),
        (["era_2", "era_3", "era_any"], 2, 5),
    ],
)
def test_solo_tokens_cover_values(revealed: list[str], place: int, earned: int) -> None:
    goals = ["avenia_3", "avenia_4"]
    goals.insert(place, "avenia_2")
    game = table(goals=goals)
    start_era(game, 4)
    game.seats[0].investigate = {
        "era_1": "sea_5",
        "era_2": "burst_sea",
        "era_3": "lance_sea",
    }
    for card in revealed:
        game.reveal(card)
        if card == "era_any":
            game.play(0, ("reuse", "sea_5"))
        game.play(0, ("done",))
    act(game, "basic_any")
    meet_two_towers(game, 0)
    end_turn(game)
    assert coins(game, "goals") == earned
    assert game.sheet(0)["goals"] == {"avenia_2"}


def test_goal_coins_of_the_big_map() -> None:
    game = table("xawskil", seats=2, goals=["xawskil_1", "xawskil_2", "xawskil_3"])
    put(game, 1, explorers="17,1", towers="0,8 24,12")
    act(game, "basic_any")
    explore(game, "17,0", seat=1)
    end_turn(game)
    assert [coins(game, "goals", seat) for seat in range(2)] == [0, 14]


# ---------------------------------------------------------------- end of the game


@pytest.mark.parametrize(
    ("number", "worth"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 20), (6, 24), (10, 40)]
)
def test_vases(number: int, worth: int) -> None:
    assert vase_coins(number) == worth


@pytest.mark.parametrize(
    ("kept", "worth"),
    [
        ("tower_bonus tower_bonus", 6),
        ("grassland_villages", 1),
        ("desert_villages desert_villages", 4),
        ("mountain_villages", 2),
        ("village_pairs village_pairs", 4),
        ("vase vase tower_bonus", 7),
    ],
)
def test_kept_treasures(kept: str, worth: int) -> None:
    # One grassland, two desert and two mountain villages; three towers.
    found = pieces(villages="1,5 9,5 2,7 0,8 9,6", towers="1,1 17,0 2,10")
    assert kept_treasure_coins(Map("avenia"), kept.split(), found) == worth


@pytest.mark.parametrize(
    ("number", "worth"), [(5, 0), (6, 3), (9, 14), (12, 32), (13, 40), (14, 40)]
)
def test_lands_reached(number: int, worth: int) -> None:
    land = Map("xawskil")
    found = Pieces(explored={min(cells) for cells in land.lands[:number]} | {"16,8"})
    assert lands_reached_coins(land, found) == worth


def test_a_discovery_space_alone_in_the_sea_is_no_land() -> None:
    assert Map("xawskil").land("24,12") is None


def finished(game: Table) -> Table:
    """The same game at its end."""
    game.era = 3
    game.deck = set()
    game._end_turn()
    return game


def test_ties_go_by_towers_then_villages() -> None:
    game = table(seats=4)
    for seat in range(4):
        game.seats[seat].coins["spaces"] = 50
    put(game, 0, towers="1,1", villages="0,8")
    put(game, 1, towers="1,1", villages="0,8 9,5")
    put(game, 2, towers="17,0", villages="2,7 9,5")
    put(game, 3, villages="2,7 9,5 0,8")
    assert finished(game).results() == {
        "totals": [50, 50, 50, 50],
        "ranks": [3, 1, 1, 4],
        "winners": {1, 2},
    }


def test_more_coins_win() -> None:
    game = table(seats=2)
    game.seats[1].kept = ["vase"]
    put(game, 0, towers="1,1")
    assert finished(game).results()["winners"] == {1}


@pytest.mark.parametrize(
    ("earned", "met", "level", "is_won"),
    [
        (120, 3, "normal", True),
        (119, 3, "normal", False),
        (119, 3, "easy", True),
        (200, 2, "easy", False),
        (150, 3, "hard", True),
    ],
)
def test_solo_needs_coins_and_all_goals(earned: int, met: int, level: str, is_won: bool) -> None:
    game = table(level=level)
    game.seats[0].coins["routes"] = earned
    game.seats[0].goals = dict.fromkeys(game.goals[:met], 1)
    results = finished(game).results()
    assert results["won"] == is_won
    assert results["missed_goals"] == set(game.goals[met:])
    least = {"easy": 90, "normal": 120, "hard": 150}[level]
    assert results["missing_coins"] == max(0, least - earned)


def test_sheet_counts_kept_treasures() -> None:
    game = table()
    game.seats[0].kept = ["vase", "vase"]
    assert game.sheet(0)["kept"] == Counter(vase=2)
    assert game.sheet(0)["villages"] == cells("")
