"""The reference rules of Dale: the cards of the raccoons and the squirrels."""

from __future__ import annotations

import pytest

from .dale_positions import do, full_stall, hand, kind, moves, position, words

# ------------------------------------------------------------ Wily Fellow


def test_wily_fellow_swaps_deck_and_discard_and_lands_on_top() -> None:
    table = position(["wily_fellow", ""], decks=["acorn charm"], discards=["junk gamble"])
    do(table, "play wily_fellow", "draw 0 charm", "draw 0 acorn")
    assert table.discards[0] == ["charm", "acorn", "wily_fellow"]
    assert sorted(table.decks[0].bag) == ["gamble", "junk"]
    assert kind(table) == "act"


def test_c17_wily_fellow_turns_the_deck_over_as_a_block() -> None:
    table = position(["wily_fellow", ""], decks=["acorn charm / gamble"])
    do(table, "play wily_fellow", "draw 0 gamble")
    assert table.discards[0] == ["acorn", "charm", "gamble", "wily_fellow"]


def test_c17_wily_fellow_may_shuffle_the_turned_deck() -> None:
    table = position(["wily_fellow", ""], decks=["acorn charm / gamble"], turned_deck="shuffled")
    do(table, "play wily_fellow")
    assert table.outcomes() == {"draw 0 acorn": 1, "draw 0 charm": 1, "draw 0 gamble": 1}


@pytest.mark.parametrize("discard", ["", "junk"])
def test_wily_fellow_swaps_empty_piles_too(discard: str) -> None:
    table = position(["wily_fellow", ""], discards=[discard])
    do(table, "play wily_fellow")
    assert table.discards[0] == ["wily_fellow"]
    assert table.decks[0].bag == discard.split()


# ------------------------------------------------------------ Nuisance


def test_nuisance_makes_up_to_two_others_lose_a_random_card() -> None:
    table = position(["nuisance", "junk junk acorn", "charm", "gamble"], seats=4)
    do(table, "play nuisance")
    assert moves(table) == {"target 1", "target 2", "target 3", "enough"}
    do(table, "target 1")
    assert moves(table) == {"target 2", "target 3", "enough"}
    do(table, "target 3")
    assert table.outcomes() == {"take 1 junk": 2, "take 1 acorn": 1}
    do(table, "take 1 acorn", "take 3 gamble")
    assert table.discards == [["nuisance"], ["acorn"], [], ["gamble"]]


def test_c07_nuisance_may_take_no_target() -> None:
    table = position(["nuisance", "junk"])
    do(table, "play nuisance")
    assert moves(table) == {"target 1", "enough"}
    do(table, "enough")
    assert (hand(table, 1), kind(table)) == (["junk"], "act")


def test_nuisance_against_an_empty_hand_does_nothing() -> None:
    table = position(["nuisance", ""])
    do(table, "play nuisance", "target 1")
    assert table.discards == [["nuisance"], []]


# ------------------------------------------------------------ Rotten Food


def test_rotten_food_puts_an_own_card_on_the_deck_of_another() -> None:
    table = position(["rotten_food junk acorn", "junk " * 4, ""], seats=3, decks=["", "charm"])
    do(table, "play rotten_food")
    assert (kind(table), moves(table)) == ("target", {"target 1", "target 2"})
    do(table, "target 1")
    assert (kind(table), moves(table)) == ("give", {"give acorn", "give junk"})
    do(table, "give acorn")
    assert table.decks[1].known == ["acorn"]
    do(table, "inventory", "settle", "done", "draw 0 rotten_food")
    do(table, "inventory", "settle", "done")
    assert "acorn" in hand(table, 1)


def test_rotten_food_alone_does_nothing() -> None:
    table = position(["rotten_food", "", ""], seats=3)
    do(table, "play rotten_food")
    assert kind(table) == "act"


# ------------------------------------------------------------ Dirty Exchange


def test_dirty_exchange_steals_at_random_and_gives_any_card_back() -> None:
    table = position(["dirty_exchange junk", "acorn charm charm"])
    do(table, "play dirty_exchange")
    assert table.outcomes() == {"take 1 acorn": 1, "take 1 charm": 2}
    do(table, "take 1 charm")
    assert (kind(table), moves(table)) == ("give", {"give junk", "give charm"})
    do(table, "give junk")
    assert (hand(table), hand(table, 1)) == (["charm"], words("acorn charm junk"))


def test_dirty_exchange_may_give_the_stolen_card_back() -> None:
    table = position(["dirty_exchange", "acorn"])
    do(table, "play dirty_exchange", "take 1 acorn")
    assert moves(table) == {"give acorn"}
    do(table, "give acorn")
    assert hand(table, 1) == ["acorn"]


def test_c24_dirty_exchange_against_an_empty_hand_does_nothing() -> None:
    table = position(["dirty_exchange junk", "", "acorn"], seats=3)
    do(table, "play dirty_exchange", "target 1")
    assert (hand(table), kind(table)) == (["junk"], "act")


# ------------------------------------------------------------ Sabotage


def test_sabotage_throws_one_of_two_away_and_discards_the_other() -> None:
    table = position(["sabotage", ""], decks=["", "acorn junk"])
    do(table, "play sabotage", "draw 1 junk", "draw 1 acorn")
    assert (kind(table), moves(table)) == ("throw", {"throw acorn", "throw junk"})
    do(table, "throw junk")
    assert (table.junk, table.discards[1]) == (7, ["acorn"])


def test_sabotage_reshuffles_the_discard_of_its_victim() -> None:
    table = position(["sabotage", ""], decks=["", "acorn"], discards=["gamble", "charm charm"])
    do(table, "play sabotage", "draw 1 acorn")
    assert table.outcomes() == {"draw 1 charm": 2}
    do(table, "draw 1 charm", "throw acorn")
    assert table.market_discard == ["acorn"]
    assert table.discards == [["gamble", "sabotage"], ["charm"]]


def test_c15_sabotage_throws_a_single_card_away() -> None:
    table = position(["sabotage", ""], decks=["", "acorn"])
    do(table, "play sabotage", "draw 1 acorn")
    assert moves(table) == {"throw acorn"}
    do(table, "throw acorn")
    assert (table.market_discard, table.discards[1]) == (["acorn"], [])


def test_sabotage_without_cards_does_nothing() -> None:
    table = position(["sabotage", "junk"])
    do(table, "play sabotage")
    assert kind(table) == "act"


# ------------------------------------------------------------ Treasure Hunter


def test_treasure_hunter_takes_the_top_discarded_card_of_another_without_plus() -> None:
    table = position(
        ["treasure_hunter", "", "", ""], seats=4, discards=["junk", "", "acorn", "gamble charm"]
    )
    do(table, "play treasure_hunter")
    assert moves(table) == {"target 2", "target 3"}
    do(table, "target 3")
    assert hand(table) == ["charm"]
    assert table.discards[3] == ["gamble"]
    assert kind(table) == "end"


def test_treasure_hunter_without_discards_does_nothing() -> None:
    table = position(["treasure_hunter", "", ""], seats=3, discards=["junk"])
    do(table, "play treasure_hunter")
    assert (hand(table), kind(table)) == ([], "end")


# ------------------------------------------------------------ Stashing Vendor


def test_stashing_vendor_lets_junk_into_its_stack() -> None:
    table = position(["stashing_vendor junk junk", ""], stalls=[full_stall(2)])
    do(table, "build", "stack junk", "stack stashing_vendor", "stack junk")
    assert moves(table) == {"settle"}
    do(table, "settle")
    assert table.stalls[0][2] == ["junk", "stashing_vendor", "junk"]


def test_junk_alone_is_never_a_stack() -> None:
    assert "build" not in moves(position(["junk junk", ""], stalls=[full_stall(1)]))


def test_junk_with_stashing_vendor_counts_its_current_value() -> None:
    table = position(["stashing_vendor junk flashy_show", ""], stalls=[full_stall(3)])
    assert "build" not in moves(table)
    do(table, "play flashy_show", "build", "stack stashing_vendor", "stack junk", "settle")


# ------------------------------------------------------------ Empty Chest


def test_empty_chest_lets_sets_mix_in_its_stack() -> None:
    table = position(["empty_chest swift_broker loyal_partner junk", ""], stalls=[full_stall(3)])
    do(table, "build")
    assert moves(table) == {"stack empty_chest", "stack swift_broker", "stack loyal_partner"}
    do(table, "stack swift_broker", "stack loyal_partner", "stack empty_chest", "settle")


def test_empty_chest_does_not_let_junk_in() -> None:
    assert "build" not in moves(position(["empty_chest junk", ""], stalls=[full_stall(2)]))


# ------------------------------------------------------------ Nostalgic Item


def test_nostalgic_item_fetches_one_card_of_any_kind_from_the_own_discard() -> None:
    table = position(
        ["nostalgic_item", ""], discards=["junk gamble junk acorn"], stalls=[full_stall(3)]
    )
    do(table, "build")
    assert moves(table) == {"stack nostalgic_item"}
    assert moves(do(table, "stack nostalgic_item")) == {"fetch junk"}
    do(table, "fetch junk", "settle")
    assert table.discards[0] == ["junk", "gamble", "acorn"]
    assert table.stalls[0][3] == ["nostalgic_item", "junk"]


def test_nostalgic_item_fetches_other_sets_too() -> None:
    table = position(["nostalgic_item", ""], discards=["charm"], stalls=[full_stall(6)])
    do(table, "build", "stack nostalgic_item", "fetch charm", "settle")


def test_nostalgic_item_without_discards_gives_nothing() -> None:
    table = position(["nostalgic_item", ""], stalls=[full_stall(2)])
    do(table, "build", "stack nostalgic_item")
    assert moves(table) == {"settle"}
    assert "build" not in moves(position(["nostalgic_item", ""], stalls=[full_stall(3)]))


def test_each_nostalgic_item_fetches_one_card() -> None:
    table = position(["nostalgic_item", ""], discards=["junk junk"], stalls=[full_stall(4)])
    assert "build" not in moves(table)
    table = position(
        ["nostalgic_item nostalgic_item", ""], discards=["junk junk"], stalls=[full_stall(7)]
    )
    do(table, "build", *["stack nostalgic_item"] * 2, "fetch junk", "fetch junk", "settle")


def test_c13_nostalgic_item_frees_only_the_fetched_card_from_the_rules() -> None:
    table = position(["nostalgic_item junk", ""], discards=["junk"], stalls=[full_stall(4)])
    assert "build" not in moves(table)
    table = position(["nostalgic_item swift_broker", ""], discards=["junk"], stalls=[full_stall(4)])
    assert "build" not in moves(table)


def test_c14_a_fetched_nostalgic_item_allows_one_more() -> None:
    table = position(
        ["nostalgic_item", ""], discards=["junk nostalgic_item junk"], stalls=[full_stall(6)]
    )
    do(table, "build", "stack nostalgic_item")
    assert moves(table) == {"fetch nostalgic_item"}
    do(table, "fetch nostalgic_item", "fetch junk", "settle")
    assert table.discards[0] == ["junk"]


def test_a_fetched_helper_permits_for_the_whole_stack() -> None:
    table = position(
        ["nostalgic_item junk", ""], discards=["stashing_vendor"], stalls=[full_stall(4)]
    )
    do(table, "build", "stack junk", "stack nostalgic_item", "fetch stashing_vendor", "settle")
    table = position(
        ["nostalgic_item charm", ""],
        discards=["empty_chest"],
        stalls=["|".join(["junk"] * 8)],
        seats=4,
        teams="yes",
    )
    do(table, "build", "stack charm", "stack nostalgic_item", "fetch empty_chest", "settle")


def test_flashy_show_counts_for_fetched_cards() -> None:
    table = position(["flashy_show nostalgic_item", ""], discards=["junk"], stalls=[full_stall(5)])
    do(table, "play flashy_show", "build", "stack nostalgic_item", "fetch junk", "settle")


# ------------------------------------------------------------ Acorn


def test_acorn_takes_the_place_of_a_stall_card_of_an_opponent() -> None:
    table = position(["acorn", ""], stalls=["junk", "charm | junk cookies gamble"])
    do(table, "play acorn")
    swaps = {"swap 1 1 charm", "swap 1 2 junk", "swap 1 2 cookies", "swap 1 2 gamble"}
    assert (kind(table), moves(table)) == ("swap", swaps)
    do(table, "swap 1 2 cookies")
    assert table.stalls[1] == [["charm"], ["junk", "acorn", "gamble"]]
    assert hand(table) == ["cookies"]
    assert (table.discards[0], kind(table)) == ([], "act")


def test_acorn_can_take_junk_from_a_stall() -> None:
    table = position(["acorn", ""], stalls=["", "junk"])
    do(table, "play acorn", "swap 1 1 junk")
    assert (hand(table), table.junk) == (["junk"], 6)


def test_acorn_without_a_target_is_discarded_and_keeps_its_plus() -> None:
    table = position(["acorn", ""], stalls=["junk"])
    do(table, "play acorn")
    assert (table.discards[0], kind(table)) == (["acorn"], "act")


def test_acorn_does_not_change_the_next_number_of_its_victim() -> None:
    table = position(["acorn " + "junk " * 5, "cookies"], stalls=["", "swift_broker"])
    do(table, "play acorn", "swap 1 1 swift_broker", "inventory", "settle", "done")
    assert moves(do(table, "build")) == {"stack cookies"}


# ------------------------------------------------------------ Accordion


@pytest.mark.parametrize("number", [4, 5, 6])
def test_accordion_counts_one_more_or_less_in_a_stack(number: int) -> None:
    table = position(["accordion", ""], stalls=[full_stall(number - 1)])
    do(table, "build", "stack accordion", "settle")
    assert len(table.stalls[0]) == number


@pytest.mark.parametrize("number", [3, 7])
def test_accordion_counts_no_more_than_one_off(number: int) -> None:
    assert "build" not in moves(position(["accordion", ""], stalls=[full_stall(number - 1)]))


def test_accordion_does_not_stretch_in_payments() -> None:
    assert "buy 1" not in moves(position(["accordion", ""], row="- gamble"))


def test_each_accordion_or_copy_adjusts_by_itself() -> None:
    cards = ["accordion reflection", ""]
    table = position(cards, discards=["", "accordion"], stalls=[full_stall(7)])
    do(table, "build", "stack accordion", "stack reflection as accordion", "settle")
    assert table.winner == 0


# ------------------------------------------------------------ Winter is Coming


def test_winter_is_coming_lets_the_next_stack_be_built_at_once() -> None:
    table = position(["winter_is_coming accordion", ""], stalls=[full_stall(4)], decks=["junk"])
    do(table, "build", "stack winter_is_coming", "settle")
    assert (kind(table), moves(table)) == ("bonus", {"build", "enough"})
    do(table, "build", "stack accordion", "settle")
    assert kind(table) == "end"
    assert len(table.stalls[0]) == 6


def test_winter_is_coming_may_be_declined() -> None:
    table = position(["winter_is_coming accordion", ""], stalls=[full_stall(4)])
    do(table, "build", "stack winter_is_coming", "settle", "enough")
    assert kind(table) == "end"


def test_winter_is_coming_without_a_legal_stack_can_only_be_declined() -> None:
    table = position(["winter_is_coming junk", ""], stalls=[full_stall(4)])
    do(table, "build", "stack winter_is_coming", "settle")
    assert moves(table) == {"enough"}


def test_winter_is_coming_again_in_the_bonus_stack_goes_on() -> None:
    cards = ["winter_is_coming reflection stashing_vendor charm", ""]
    table = position(cards, discards=["", "winter_is_coming"], stalls=[full_stall(4)])
    do(table, "build", "stack winter_is_coming", "settle", "build", "stack stashing_vendor")
    do(table, "stack reflection as winter_is_coming", "settle")
    assert kind(table) == "bonus"


def test_a_roll_is_possible_before_the_bonus_stack() -> None:
    table = position(["winter_is_coming bold_haggler charm", ""], stalls=[full_stall(4)])
    do(table, "build", "stack winter_is_coming", "settle")
    assert moves(table) == {"roll bold_haggler", "enough"}
    do(table, "roll bold_haggler", "die 1", "build")
    assert moves(table) == {"stack bold_haggler*2!", "stack charm"}
