"""The reference rules of Dale: the cards of the ocelots, and values that change."""

from __future__ import annotations

import pytest

from .dale_positions import do, full_stall, hand, kind, moves, position, words

# ------------------------------------------------------------ Bold Haggler


def test_bold_haggler_adds_a_roll_once_a_turn() -> None:
    table = position(["bold_haggler junk", ""], row="- cookies")
    assert "buy 1" not in moves(table)
    do(table, "roll bold_haggler")
    assert table.outcomes() == {"die 0": 1, "die 1": 2, "die 2": 2, "die 3": 1}
    do(table, "die 2")
    assert hand(table) == ["bold_haggler*3!", "junk"]
    assert moves(table, "roll") == set()
    do(table, "buy 1", "pay bold_haggler*3!")
    assert moves(table) == {"settle"}


def test_each_bold_haggler_rolls_for_itself() -> None:
    table = position(["bold_haggler bold_haggler", ""])
    do(table, "roll bold_haggler", "die 3", "roll bold_haggler", "die 0")
    assert hand(table) == ["bold_haggler*1!", "bold_haggler*4!"]
    assert moves(table, "roll") == set()


def test_a_rolled_value_must_be_used() -> None:
    table = position(["bold_haggler", ""])
    assert "build" in moves(table)
    do(table, "roll bold_haggler", "die 1")
    assert "build" not in moves(table)


def test_a_roll_ends_with_the_turn() -> None:
    table = position(["bold_haggler " + "junk " * 4, "junk"])
    do(table, "roll bold_haggler", "die 3", "inventory", "settle", "done")
    assert "bold_haggler" in hand(table)


def test_c28_a_bold_haggler_that_left_and_came_back_may_roll_again() -> None:
    table = position(["bold_haggler dirty_exchange junk", "acorn"])
    do(table, "roll bold_haggler", "die 3", "play dirty_exchange", "take 1 acorn")
    do(table, "give bold_haggler*4!")
    assert hand(table, 1) == ["bold_haggler"]
    table = position(["bold_haggler swift_broker", ""])
    do(table, "roll bold_haggler", "die 3", "play swift_broker", "draw 0 bold_haggler")
    assert "roll bold_haggler" in moves(table)


def test_bold_haggler_may_still_roll_when_the_action_is_over() -> None:
    table = position(["bold_haggler", ""])
    do(table, "inventory", "settle")
    assert moves(table) == {"roll bold_haggler", "done", "done-again"}
    do(table, "roll bold_haggler", "die 1")
    assert moves(table) == {"done", "done-again"}


# ------------------------------------------------------------ New Season


def test_new_season_throws_any_own_discarded_animalfolk_card_away_for_a_market_card() -> None:
    table = position(["new_season", ""], discards=["acorn charm junk acorn junk"], market="gamble")
    do(table, "play new_season")
    assert (kind(table), moves(table)) == ("throw", {"throw acorn", "throw charm"})
    do(table, "throw acorn", "market gamble")
    assert table.discards[0] == ["acorn", "charm", "junk", "junk", "new_season"]
    assert table.market_discard == ["acorn"]
    assert hand(table) == ["gamble"]
    assert kind(table) == "act"


def test_c26_new_season_cannot_be_skipped_if_a_card_is_there() -> None:
    table = position(["new_season", ""], discards=["acorn"], market="gamble")
    do(table, "play new_season")
    assert moves(table) == {"throw acorn"}


def test_new_season_without_animalfolk_cards_does_nothing() -> None:
    table = position(["new_season", ""], discards=["junk junk"], market="gamble")
    do(table, "play new_season")
    assert (hand(table), kind(table)) == ([], "act")


def test_new_season_draws_its_own_card_back_from_an_empty_market() -> None:
    table = position(["new_season", ""], discards=["acorn"])
    do(table, "play new_season", "throw acorn", "market acorn")
    assert (hand(table), table.market_discard) == (["acorn"], [])


# ------------------------------------------------------------ Whirligig


def test_whirligig_mixes_fresh_cards_with_another_hand_and_deals_both_back() -> None:
    table = position(
        ["whirligig junk acorn", "charm", "gamble"], seats=3, decks=["cookies cookies"]
    )
    do(table, "play whirligig")
    assert (kind(table), moves(table)) == ("target", {"target 1", "target 2"})
    do(table, "target 2")
    assert (kind(table), moves(table)) == ("order", {"put junk", "put acorn"})
    do(table, "put acorn", "draw 0 cookies", "draw 0 cookies")
    assert table.outcomes() == {"deal cookies": 2, "deal gamble": 1}
    do(table, "deal gamble")
    assert table.outcomes() == {"deal cookies": 2}
    do(table, "deal cookies")
    assert (hand(table), hand(table, 2)) == (words("gamble cookies"), ["cookies"])
    assert table.discards[0] == ["acorn", "junk", "whirligig"]
    assert hand(table, 1) == ["charm"]


def test_c16_whirligig_never_draws_short_because_its_discards_come_back() -> None:
    table = position(["whirligig junk junk", "charm"])
    do(table, "play whirligig")
    assert (kind(table), moves(table)) == ("order", {"put junk"})
    do(table, "put junk")
    assert table.outcomes() == {"draw 0 junk": 2}
    do(table, "draw 0 junk", "draw 0 junk")
    assert table.outcomes() == {"deal junk": 2, "deal charm": 1}


def test_whirligig_with_empty_hands() -> None:
    table = position(["whirligig", "charm"], decks=["junk"])
    do(table, "play whirligig")
    assert (hand(table), hand(table, 1), kind(table)) == ([], ["charm"], "act")
    table = position(["whirligig junk", ""], decks=["acorn"])
    do(table, "play whirligig", "draw 0 acorn", "deal acorn")
    assert (hand(table), hand(table, 1)) == (["acorn"], [])


# ------------------------------------------------------------ Charm


def test_charm_builds_a_revealed_card_that_alone_makes_the_next_stack() -> None:
    table = position(["charm", ""], stalls=[full_stall(3)], market="acorn")
    do(table, "play charm", "market acorn")
    assert table.stalls[0][3] == ["acorn"]
    assert kind(table) == "act"


def test_charm_throws_any_other_card_away() -> None:
    table = position(["charm", ""], stalls=[full_stall(2)], market="acorn")
    do(table, "play charm", "market acorn")
    assert (len(table.stalls[0]), table.market_discard) == (2, ["acorn"])
    assert kind(table) == "act"


def test_charm_without_market_cards_does_nothing() -> None:
    table = position(["charm", ""])
    do(table, "play charm")
    assert kind(table) == "act"


def test_flashy_show_counts_for_charm() -> None:
    table = position(["flashy_show charm", ""], stalls=[full_stall(2)], market="cookies")
    do(table, "play flashy_show", "play charm", "market cookies")
    assert table.stalls[0][2] == ["cookies"]


@pytest.mark.parametrize(("number", "is_built"), [(3, False), (4, True), (6, True), (7, False)])
def test_c19_charm_must_build_an_accordion_that_can_be_stretched(
    number: int, is_built: bool
) -> None:
    table = position(["charm", ""], stalls=[full_stall(number - 1)], market="accordion")
    do(table, "play charm", "market accordion")
    assert (len(table.stalls[0]) == number) == is_built


def test_c19_charm_lets_the_seat_pick_among_the_copies_that_work() -> None:
    table = position(
        ["charm", ""], stalls=[full_stall(4)], row="gamble sabotage acorn", market="trendsetting"
    )
    do(table, "play charm", "market trendsetting")
    # Acorn is 4: it does not work; the two fives do.
    ways = {"stack trendsetting as gamble", "stack trendsetting as sabotage"}
    assert (kind(table), moves(table)) == ("charm", ways)
    do(table, "stack trendsetting as gamble")
    assert table.stalls[0][4] == ["trendsetting"]


def test_charm_builds_a_chameleon_by_its_only_working_copy() -> None:
    table = position(
        ["charm", ""], stalls=[full_stall(3)], row="gamble acorn", market="trendsetting"
    )
    do(table, "play charm", "market trendsetting")
    assert table.stalls[0][3] == ["trendsetting"]


def test_charm_never_builds_a_chameleon_as_itself_if_it_has_a_target() -> None:
    table = position(["charm", ""], stalls=[full_stall(4)], row="acorn", market="trendsetting")
    do(table, "play charm", "market trendsetting")
    assert table.market_discard == ["trendsetting"]


def test_charm_asks_about_seeing_doubles_even_if_nothing_can_be_built() -> None:
    table = position(["charm", ""], market="seeing_doubles")
    do(table, "play charm", "market seeing_doubles")
    # Without another hand card it is itself, a five, and the first stack needs a one.
    assert (kind(table), moves(table)) == ("charm", {"throw seeing_doubles"})
    do(table, "throw seeing_doubles")
    assert (table.stalls[0], table.market_discard) == ([], ["seeing_doubles"])
    assert kind(table) == "act"


def test_charm_asks_about_seeing_doubles_even_if_there_is_one_way() -> None:
    stalls = [full_stall(3)]
    table = position(["charm acorn cookies", ""], stalls=stalls, market="seeing_doubles")
    do(table, "play charm", "market seeing_doubles")
    assert (kind(table), moves(table)) == ("charm", {"stack seeing_doubles as acorn"})
    do(table, "stack seeing_doubles as acorn")
    assert table.stalls[0][3] == ["seeing_doubles"]


def test_charm_asks_about_seeing_doubles_as_itself() -> None:
    table = position(["charm", ""], stalls=[full_stall(4)], market="seeing_doubles")
    do(table, "play charm", "market seeing_doubles")
    assert moves(table) == {"stack seeing_doubles"}
    do(table, "stack seeing_doubles")
    assert table.stalls[0][4] == ["seeing_doubles"]


@pytest.mark.parametrize(
    ("held", "may"), [("acorn", "stack reflection as acorn"), ("cookies", "throw reflection")]
)
def test_charm_asks_about_a_card_that_leads_to_seeing_doubles(held: str, may: str) -> None:
    """Reflection over a discarded Trendsetting, and that over Seeing Doubles in the row."""
    table = position(
        [f"charm {held}", ""],
        stalls=[full_stall(3)],
        discards=["", "trendsetting"],
        row="gamble seeing_doubles",
        market="reflection",
    )
    do(table, "play charm", "market reflection")
    assert (kind(table), moves(table)) == ("charm", {may})
    do(table, may)
    assert (len(table.stalls[0]) == 4) is may.startswith("stack")


def test_charm_asks_nothing_if_seeing_doubles_lies_where_the_card_does_not_lead() -> None:
    table = position(
        ["charm acorn", ""],
        stalls=[full_stall(3)],
        discards=["", "charm"],
        row="seeing_doubles",
        market="reflection",
    )
    do(table, "play charm", "market reflection")
    assert (table.stalls[0][3:], kind(table)) == ([["reflection"]], "act")


def test_charm_asks_nothing_if_seeing_doubles_is_only_in_hand() -> None:
    table = position(["charm seeing_doubles", ""], stalls=[full_stall(3)], market="acorn")
    do(table, "play charm", "market acorn")
    assert (table.stalls[0][3:], kind(table)) == ([["acorn"]], "act")


def test_charm_never_builds_a_copy_of_junk() -> None:
    table = position(["charm", ""], discards=["", "junk"], market="reflection")
    do(table, "play charm", "market reflection")
    assert (table.stalls[0], table.market_discard) == ([], ["reflection"])


def test_charm_with_winter_is_coming_gives_the_bonus_before_the_plus() -> None:
    table = position(["charm accordion", ""], stalls=[full_stall(4)], market="winter_is_coming")
    do(table, "play charm", "market winter_is_coming")
    assert (kind(table), table.in_play) == ("bonus", ["charm"])
    do(table, "enough")
    assert kind(table) == "act"


def test_charm_wins_at_once_with_the_last_stack() -> None:
    table = position(
        ["flashy_show reflection reflection charm", ""],
        stalls=[full_stall(7)],
        discards=["", "flashy_show"],
        market="gamble",
    )
    do(table, "play flashy_show", *["play reflection as flashy_show"] * 2)
    do(table, "play charm", "market gamble")
    assert (table.ask, table.winner) == (None, 0)


# ------------------------------------------------------------ Gamble


def test_gamble_rolls_after_the_target_and_swaps_that_many_random_cards() -> None:
    table = position(["gamble junk acorn", "charm", "cookies cookies"], seats=3)
    do(table, "play gamble", "target 2", "die 1")
    assert table.outcomes() == {"take 0 junk": 1, "take 0 acorn": 1}
    do(table, "take 0 acorn", "take 2 cookies")
    assert (hand(table), hand(table, 2)) == (words("junk cookies"), words("cookies acorn"))
    assert kind(table) == "act"


def test_c25_gamble_swaps_the_minimum_of_roll_and_both_hands() -> None:
    table = position(["gamble junk acorn", "charm"])
    do(table, "play gamble", "die 3", "take 0 junk", "take 1 charm")
    assert (hand(table), hand(table, 1)) == (words("acorn charm"), ["junk"])


@pytest.mark.parametrize(("other", "roll"), [("charm", 0), ("", 3)])
def test_gamble_may_swap_nothing(other: str, roll: int) -> None:
    table = position(["gamble junk", other])
    do(table, "play gamble", f"die {roll}")
    assert (hand(table), kind(table)) == (["junk"], "act")


def test_gamble_cannot_send_a_received_card_back() -> None:
    table = position(["gamble junk acorn", "charm cookies"])
    do(table, "play gamble", "die 2", "take 0 junk", "take 0 acorn")
    assert table.outcomes() == {"take 1 charm": 1, "take 1 cookies": 1}


# ------------------------------------------------------------ Blindfold


def test_blindfold_discards_a_card_whose_value_was_guessed() -> None:
    table = position(["blindfold acorn", "", ""], seats=3)
    do(table, "play blindfold", "target 1")
    assert (kind(table), moves(table)) == ("hide", {"hide acorn"})
    do(table, "hide acorn")
    assert table.waiting() == {1: "guess"}
    assert moves(table) == {f"guess {n}" for n in range(1, 9)}
    do(table, "guess 4")
    assert table.discards[0] == ["acorn", "blindfold"]
    assert table.waiting() == {0: "act"}


def test_blindfold_sets_a_value_after_a_wrong_guess() -> None:
    table = position(["blindfold acorn", ""])
    do(table, "play blindfold", "hide acorn", "guess 5")
    assert table.waiting() == {0: "value"}
    assert moves(table) == {f"value {n}" for n in range(1, 6)}
    do(table, "value 1")
    assert hand(table) == ["acorn*1"]
    assert "build" in moves(table)


def test_blindfold_alone_does_nothing() -> None:
    table = position(["blindfold", "", ""], seats=3)
    do(table, "play blindfold")
    assert kind(table) == "act"


def test_blindfold_compares_the_current_value() -> None:
    table = position(["flashy_show blindfold bold_haggler", ""])
    do(table, "roll bold_haggler", "die 3", "play flashy_show", "play blindfold")
    do(table, "hide bold_haggler*5!")
    assert moves(table) == {f"guess {n}" for n in range(1, 10)}
    do(table, "guess 5")
    assert table.discards[0] == ["flashy_show", "bold_haggler", "blindfold"]


def test_c08_blindfold_overwrites_what_came_before_and_later_shows_add() -> None:
    table = position(["flashy_show flashy_show blindfold junk", ""])
    do(table, "play flashy_show", "play blindfold", "hide junk", "guess 1")
    assert moves(table) == {f"value {n}" for n in range(1, 6)}
    do(table, "value 3")
    assert hand(table) == words("flashy_show junk*3")
    do(table, "play flashy_show")
    assert hand(table) == ["junk*4"]


def test_a_roll_after_blindfold_adds_to_the_set_value() -> None:
    table = position(["blindfold bold_haggler", ""])
    do(table, "play blindfold", "hide bold_haggler", "guess 2", "value 5")
    do(table, "roll bold_haggler*5", "die 2")
    assert hand(table) == ["bold_haggler*7!"]


def test_the_highest_guess_is_8_and_one_more_for_each_flashy_show() -> None:
    """A card set to 5 that rolls 3 is worth 8, and both shows are added."""
    table = position(["blindfold blindfold flashy_show flashy_show bold_haggler", ""])
    do(table, "play blindfold", "hide bold_haggler", "guess 2", "value 5")
    do(table, "roll bold_haggler*5", "die 3", "play flashy_show", "play flashy_show")
    do(table, "play blindfold", "hide bold_haggler*10!")
    assert moves(table) == {f"guess {n}" for n in range(1, 11)}
    do(table, "guess 10")
    assert table.discards[0][-2:] == ["bold_haggler", "blindfold"]


def test_blindfold_makes_a_chameleon_copy_first() -> None:
    table = position(["blindfold trendsetting", ""], row="acorn cookies")
    do(table, "play blindfold")
    assert moves(table) == {"hide trendsetting as acorn", "hide trendsetting as cookies"}
    do(table, "hide trendsetting as acorn", "guess 5", "value 2")
    assert hand(table) == ["trendsetting=acorn*2"]
    assert "play trendsetting=acorn*2" in moves(table)
    table = position(["blindfold trendsetting", ""], row="acorn cookies")
    do(table, "play blindfold", "hide trendsetting as cookies", "guess 2")
    assert table.discards[0] == ["trendsetting", "blindfold"]


def test_the_team_mate_is_no_opponent_for_blindfold() -> None:
    table = position(["blindfold junk"], seats=4, teams="yes")
    do(table, "play blindfold")
    assert moves(table) == {"target 1", "target 3"}
