"""What the cards of Explorers allow, on the printed maps, worked out by hand."""

from __future__ import annotations

import pytest

from .explorers_cards import INVESTIGATE_CARDS, TREASURES, deck_of_era
from .explorers_maps import PRINTED, Map
from .explorers_positions import act, cells, coins, explore, put, table, targets

# Before any explorer stands, Avenia's capital 8,5 touches sea 7,5 and 8,4, mountain 7,6 and 9,6,
# grassland 8,6 and desert 9,5.
AROUND_CAPITAL = cells("7,5 7,6 8,4 8,6 9,5 9,6")
FIRST_SPACES = {
    "basic_grassland": "8,6",
    "basic_desert": "9,5",
    "basic_mountain": "7,6 9,6",
    "basic_sea": "7,5 8,4",
    "basic_any": "7,5 7,6 8,4 8,6 9,5 9,6",
    "path_grassland_sea_5": "8,6 7,5 8,4",
    "path_desert_sea_5": "9,5 7,5 8,4",
    "path_mountain_sea_4": "7,6 9,6 7,5 8,4",
    "mix_mountain2_grassland3": "7,6 9,6 8,6",
    "mix_sea1_grassland4": "7,5 8,4 8,6",
    "mix_mountain2_desert3": "7,6 9,6 9,5",
    "mix_sea1_desert4": "7,5 8,4 9,5",
    "mix_sea1_mountain3": "7,5 8,4 7,6 9,6",
    "mix_desert1_grassland1_mountain1_sea2": "7,5 7,6 8,4 8,6 9,5 9,6",
    "line_land_unlimited": "7,6 9,6 8,6 9,5",
    "line_sea_unlimited": "7,5 8,4",
    "mountain3_coins_x2": "7,6 9,6",
    "grassland4_coins_x3": "8,6",
    "desert4_coins_x3": "9,5",
    "single_region_4": "7,6 9,6 8,6 9,5",
    "burst_grassland": "8,6",
    "burst_mountain": "7,6 9,6",
    "burst_desert": "9,5",
    "burst_sea": "7,5 8,4",
    "lance_grassland": "8,6",
    "lance_mountain": "7,6 9,6",
    "lance_desert": "9,5",
    "lance_sea": "7,5 8,4",
    "two_village_lines": "7,5 7,6 8,4 8,6 9,5 9,6",
    "sea4_then_cities": "7,5 8,4",
    "sea4_then_2_coins": "7,5 8,4",
    "sea4_extra_treasure": "7,5 8,4",
    "sea_5": "7,5 8,4",
}
# The next spaces after some others, starting from the capital of Avenia.
NEXT_SPACES = [
    ("basic_grassland", "8,6", "7,7 9,7"),
    ("basic_grassland", "8,6 7,7", ""),
    ("basic_mountain", "9,6", ""),
    ("basic_sea", "8,4", "8,3 7,4 7,5"),
    ("basic_sea", "8,4 8,3", ""),
    ("basic_sea", "7,5 8,4", "6,5"),
    ("basic_sea", "7,5 6,5", "8,4 5,6"),
    ("basic_sea", "7,5 6,5 5,6", ""),
    ("basic_any", "8,6", "7,6 7,7 8,7 9,6 9,7"),
    ("basic_any", "8,6 8,7", ""),
    ("path_grassland_sea_5", "8,6", "7,7 9,7"),
    ("path_grassland_sea_5", "8,6 9,7", "9,8"),
    ("path_grassland_sea_5", "8,6 9,7 9,8", "9,9 10,8"),
    ("path_grassland_sea_5", "8,6 9,7 9,8 10,8 9,9", ""),
    ("path_mountain_sea_4", "7,6", "7,5 6,5 6,6"),
    ("path_mountain_sea_4", "7,6 6,6 6,5 7,5", ""),
    ("mix_mountain2_grassland3", "9,6 7,6", "7,7 8,6 9,7"),
    ("mix_mountain2_grassland3", "8,6 9,6", "7,6 7,7 9,7 10,5"),
    ("mix_sea1_grassland4", "8,4", "8,6"),
    ("mix_desert1_grassland1_mountain1_sea2", "8,4 9,5", "7,4 7,5 7,6 8,3 8,6 9,6 10,5"),
    ("line_land_unlimited", "9,5", "9,4 9,6 10,4 10,5"),
    ("line_land_unlimited", "9,5 9,6", "9,4 9,7"),
    ("line_land_unlimited", "9,5 9,6 9,4 9,7", ""),
    ("line_sea_unlimited", "7,5 6,5", "8,4 5,6"),
    ("line_sea_unlimited", "7,5 6,5 5,6 8,4", ""),
    ("single_region_4", "9,5", "9,4 10,4"),
    ("burst_desert", "9,5", "8,4 9,4 9,6 10,4 10,5"),
    ("burst_desert", "9,5 9,4", "8,4 9,6 10,4 10,5"),
    ("lance_desert", "9,5", "8,4 9,4 9,6 10,4 10,5"),
    ("lance_desert", "9,5 9,6", "9,4 9,7"),
    ("lance_desert", "9,5 9,6 9,4", "9,3 9,7"),
    ("lance_desert", "9,5 9,6 9,4 9,7", ""),
    ("two_village_lines", "9,5", "8,4 9,4 9,6 10,4 10,5"),
    ("two_village_lines", "9,5 9,6 9,4", ""),
    ("sea4_then_cities", "8,4 8,3", "7,3 7,4 7,5 9,3"),
    ("sea4_then_cities", "8,4 8,3 7,3", ""),
]


def test_the_box() -> None:
    assert len(INVESTIGATE_CARDS) == 28
    assert sum(TREASURES.values()) == 40
    assert [len(deck_of_era(era)) for era in range(4)] == [6, 7, 8, 9]
    assert all(len(printed["goals"]) == 6 for printed in PRINTED["maps"].values())


@pytest.mark.parametrize(
    ("map_id", "spaces", "regions", "lands"),
    [
        ("avenia", 190, 30, 6),
        ("aghon", 178, 21, 8),
        ("kazan", 162, 22, 4),
        ("cnidaria", 187, 28, 5),
        ("north_proylia", 183, 27, 5),
        ("xawskil", 300, 43, 14),
    ],
)
def test_the_maps(map_id: str, spaces: int, regions: int, lands: int) -> None:
    land = Map(map_id)
    assert (len(land.spaces), len(land.regions), len(land.lands)) == (spaces, regions, lands)
    assert len(land.of_feature("ruin")) == 10
    assert len(land.of_feature("discovery")) == 4


def test_every_card_is_worked_out() -> None:
    assert set(INVESTIGATE_CARDS) < set(FIRST_SPACES)


@pytest.mark.parametrize(("card", "names"), FIRST_SPACES.items())
def test_first_spaces_beside_the_capital(card: str, names: str) -> None:
    game = table()
    act(game, card)
    assert targets(game) == cells(names)
    assert ("done",) in game.moves(0)


@pytest.mark.parametrize(("card", "before", "names"), NEXT_SPACES)
def test_next_spaces(card: str, before: str, names: str) -> None:
    game = table()
    act(game, card)
    explore(game, before)
    assert targets(game) == cells(names)


def test_illegal_moves_are_refused() -> None:
    game = table()
    act(game, "basic_mountain")
    with pytest.raises(ValueError, match="may not play"):
        game.play(0, ("explore", "8,6"))


# ---------------------------------------------------------------- lines


def test_a_line_may_not_jump_over_pieces() -> None:
    game = table()
    put(game, explorers="6,5")
    act(game, "line_sea_unlimited")
    explore(game, "7,5")
    assert targets(game) == cells("7,4 8,4 6,4")


def test_strict_lances_go_one_way_from_the_anchor() -> None:
    game = table(lances="one_side")
    act(game, "lance_desert")
    explore(game, "9,5 9,6")
    assert targets(game) == cells("9,7")


def test_a_line_may_leave_a_village_sideways() -> None:
    game = table()
    put(game, villages="0,8")
    act(game, "two_village_lines")
    assert targets(game) == AROUND_CAPITAL | cells("0,7 1,8 1,9")
    explore(game, "9,5")
    assert targets(game) == cells("8,4 9,4 9,6 10,4 10,5 0,7 1,8 1,9")
    explore(game, "0,7")
    assert targets(game) == cells("0,6 1,7 1,8")


def test_strict_village_lines_run_straight_away_from_the_village() -> None:
    game = table(village_lines="collinear")
    put(game, villages="0,8")
    act(game, "two_village_lines")
    explore(game, "9,5")
    assert targets(game) == cells("10,4 0,7 1,8 1,9")
    explore(game, "0,7")
    assert targets(game) == cells("0,6")
    explore(game, "0,6")
    assert targets(game) == cells("0,5")


def test_both_lines_need_villages_of_their_own() -> None:
    game = table()
    put(game, villages="9,6")
    act(game, "two_village_lines")
    explore(game, "7,5")
    # On with the first line, or beside the village that the first line does not use.
    assert targets(game) == cells("6,4 6,5 7,4 7,6 8,4") | cells("8,6 9,5 9,7 10,5 10,6")
    explore(game, "9,5")
    assert targets(game) == cells("8,4 9,4 10,4 10,5")


def test_a_line_may_start_from_a_village_founded_meanwhile() -> None:
    game = table()
    put(game, explorers="10,5")
    act(game, "two_village_lines")
    explore(game, "9,6")
    assert game.moves(0) == {("village", "9,6"), ("village", "10,5")}
    game.play(0, ("village", "10,5"))
    assert targets(game) == cells("8,6 9,5 9,7 10,4 10,6 11,5 11,6")
    # 10,6 goes on with the first line or begins the second: both stay possible.
    explore(game, "10,6")
    assert targets(game) == cells("9,5 9,7 10,4 10,7 11,5 11,6 11,7")


# ---------------------------------------------------------------- wild spaces


def test_a_wild_space_is_of_any_terrain_with_allowance_left() -> None:
    game = table()
    put(game, explorers="17,1")
    act(game, "mix_sea1_desert4")
    explore(game, "17,0")
    assert targets(game) == cells("7,5 8,4 9,5 16,1")
    explore(game, "8,4")
    assert targets(game) == cells("9,5 9,4 16,1")
    explore(game, "9,5 9,4 10,4")
    assert coins(game, "towers") == 6


def test_a_second_sea_space_needs_allowance_beside_a_wild_one() -> None:
    game = table()
    put(game, explorers="17,1")
    act(game, "mix_sea1_desert4")
    explore(game, "8,4 17,0")
    assert not targets(game) & cells("7,5 7,4 8,3")


def test_single_region_takes_wild_spaces_that_touch_it() -> None:
    game = table()
    put(game, explorers="17,1")
    act(game, "single_region_4")
    explore(game, "17,0")
    assert targets(game) == cells("16,0 17,2")
    game = table()
    put(game, explorers="17,1")
    act(game, "single_region_4")
    explore(game, "9,5")
    assert targets(game) == cells("9,4 10,4")


def test_strict_single_region_takes_a_wild_space_alone() -> None:
    game = table(wild_region="first_only")
    put(game, explorers="17,1")
    act(game, "single_region_4")
    assert "17,0" in targets(game)
    explore(game, "16,0")
    assert targets(game) == cells("17,2")
    game = table(wild_region="first_only")
    put(game, explorers="17,1")
    act(game, "single_region_4")
    explore(game, "17,0")
    assert targets(game) == set()


def test_a_wild_anchor_leaves_no_support() -> None:
    game = table()
    put(game, explorers="17,1")
    act(game, "burst_mountain")
    explore(game, "17,0")
    assert targets(game) == cells("16,0")
    game = table("xawskil")
    put(game, explorers="17,1")
    act(game, "lance_sea")
    explore(game, "17,0")
    assert targets(game) == cells("16,0")
    game = table("cnidaria")
    put(game, explorers="12,11")
    act(game, "burst_mountain")
    explore(game, "13,11")
    assert targets(game) == set()


def test_a_crystal_anchor_keeps_its_explorer() -> None:
    game = table("cnidaria")
    put(game, explorers="11,6")
    act(game, "burst_sea")
    explore(game, "11,7")
    assert targets(game) == cells("10,6 10,7 11,8 12,6 12,7")


def test_after_a_tower_the_second_space_touches_both_the_tower_and_a_piece() -> None:
    game = table()
    put(game, explorers="12,11")
    act(game, "basic_any")
    explore(game, "13,11")
    assert targets(game) == cells("12,10")


# ---------------------------------------------------------------- two steps


def test_sea_coin_spaces_belong_to_either_step() -> None:
    game = table("cnidaria")
    put(game, explorers="13,5")
    act(game, "sea4_then_2_coins")
    explore(game, "13,4 12,4 11,4 11,3")
    assert targets(game) == cells("12,3 12,5")
    explore(game, "12,3 12,5")
    assert targets(game) == set()
    assert coins(game, "spaces") == 3
    game = table("cnidaria")
    put(game, explorers="13,5")
    act(game, "sea4_then_2_coins")
    explore(game, "13,4 12,3")
    assert cells("12,2 12,4 11,3") < targets(game)


def test_wild_spaces_count_as_sea_in_the_first_step_only() -> None:
    game = table("cnidaria")
    put(game, explorers="11,6")
    act(game, "sea4_then_2_coins")
    explore(game, "11,7")
    assert targets(game) == cells("11,5 11,8 12,6")
    explore(game, "12,6")
    assert targets(game) == set()


def test_cities_touch_spaces_of_the_first_step() -> None:
    # 11,4 touches the sea space 10,3, 8,7 touches none of those explored.
    game = table()
    put(game, explorers="9,4 8,6")
    act(game, "sea4_then_cities")
    explore(game, "10,3")
    assert "11,4" in targets(game)
    assert "8,7" not in targets(game)


# ---------------------------------------------------------------- coins and treasures


@pytest.mark.parametrize(
    ("card", "names", "earned"),
    [
        ("mountain3_coins_x2", "7,6", 2),
        ("grassland4_coins_x3", "8,6", 3),
        ("desert4_coins_x3", "9,5 10,4", 3),
        ("basic_desert", "9,5 10,4", 1),
    ],
)
def test_multiplied_coins(card: str, names: str, earned: int) -> None:
    game = table()
    act(game, card)
    explore(game, names)
    assert coins(game, "spaces") == earned


def test_a_free_explorer_is_not_multiplied_and_no_part_of_the_action() -> None:
    game = table("kazan")
    put(game, explorers="13,1")
    act(game, "grassland4_coins_x3")
    explore(game, "14,0")
    game.treasure(0, "place_explorer")
    assert "15,1" in targets(game, "free")
    game.play(0, ("free", "15,1"))
    assert coins(game, "spaces") == 1
    explore(game, "14,1")
    assert coins(game, "spaces") == 4
    assert len(game.seats[0].placed) == 2


def test_extra_treasure_comes_after_the_first_is_resolved() -> None:
    game = table()
    put(game, explorers="5,7")
    act(game, "sea4_extra_treasure")
    explore(game, "5,8")
    game.treasure(0, "place_explorer")
    assert game.awaits(0) == "turn"
    game.play(0, ("free", "5,9"))
    assert game.awaits(0) == "treasure"
    game.treasure(0, "vase")
    assert game.awaits(0) == "turn"
    assert game.seats[0].kept == ["vase"]


def test_extra_treasure_covers_a_ruin_reached_by_a_free_explorer() -> None:
    game = table()
    put(game, explorers="5,7 6,2")
    act(game, "sea4_extra_treasure")
    explore(game, "5,8")
    game.treasure(0, "place_explorer")
    game.play(0, ("free", "5,3"))
    for card in ("vase", "tower_bonus", "village_pairs"):
        assert game.awaits(0) == "treasure"
        game.treasure(0, card)
    assert game.awaits(0) == "turn"


# ---------------------------------------------------------------- ice


def test_ice_uses_two_placements_of_a_terrain() -> None:
    # Around 5,6 (ice) lies the city 5,5; 5,6 itself carries three coins.
    game = table("north_proylia")
    put(game, explorers="5,5")
    act(game, "basic_mountain")
    assert "5,6" not in targets(game)
    game = table("north_proylia")
    put(game, explorers="5,5")
    act(game, "basic_grassland")
    explore(game, "5,6")
    assert coins(game, "spaces") == 3
    assert targets(game) == set()
    game = table("north_proylia")
    put(game, explorers="5,5")
    act(game, "basic_any")
    explore(game, "5,6")
    assert targets(game)


def test_unlimited_lines_stay_off_the_ice() -> None:
    game = table("north_proylia")
    put(game, explorers="5,5")
    act(game, "line_land_unlimited")
    assert "5,6" not in targets(game)


def test_ice_takes_any_two_placements_of_a_mix() -> None:
    game = table("north_proylia")
    put(game, explorers="5,5")
    act(game, "mix_sea1_mountain3")
    explore(game, "5,6 6,5")
    assert "4,4" in targets(game)
    assert not targets(game) & game.map.of_terrain("sea")
    explore(game, "4,4")
    assert targets(game) == set()


def test_ice_is_no_anchor() -> None:
    game = table("north_proylia")
    put(game, explorers="5,5")
    act(game, "burst_mountain")
    assert "4,4" in targets(game)
    assert "5,6" not in targets(game)
