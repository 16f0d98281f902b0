"""The reference rules of Dale: the chameleons, their chains and what they carry over."""

from __future__ import annotations

from .dale_positions import do, full_stall, hand, kind, moves, position, words

# ------------------------------------------------------------ what each of them copies


def test_flexible_shopkeeper_copies_a_card_of_the_own_latest_stack() -> None:
    table = position(
        ["flexible_shopkeeper", ""], stalls=["gamble | cookies junk", "charm"], row="junk"
    )
    do(table, "buy 0")
    assert moves(table) == {
        "pay flexible_shopkeeper as cookies",
        "pay flexible_shopkeeper as junk",
    }


def test_flexible_shopkeeper_without_a_stall_is_itself() -> None:
    table = position(["flexible_shopkeeper", ""], stalls=["", "charm"])
    do(table, "build")
    assert moves(table) == {"stack flexible_shopkeeper"}


def test_flexible_shopkeeper_is_itself_over_dead_ends() -> None:
    table = position(["flexible_shopkeeper", ""], stalls=["good_old_times"], row="swift_broker")
    do(table, "buy 0")
    assert moves(table) == {"pay flexible_shopkeeper"}


def test_reflection_copies_the_top_discarded_card_of_any_other_seat() -> None:
    discards = ["gamble", "charm cookies", "", "junk acorn"]
    table = position(["reflection"], seats=4, discards=discards, row="cookies")
    do(table, "buy 0")
    assert moves(table) == {"pay reflection as cookies", "pay reflection as acorn"}


def test_reflection_copies_the_discard_of_a_team_mate_too() -> None:
    table = position(["reflection"], seats=4, teams="yes", discards=["", "", "acorn"])
    assert "play reflection as acorn" in moves(table)


def test_reflection_without_discards_is_itself() -> None:
    table = position(["reflection", ""], discards=["gamble"], stalls=[full_stall(1)])
    do(table, "build")
    assert moves(table) == {"stack reflection"}


def test_good_old_times_copies_the_top_of_the_market_discard() -> None:
    table = position(["good_old_times", ""], market_discard="charm acorn")
    assert moves(table, "play") == {"play good_old_times as acorn"}


def test_good_old_times_with_an_empty_market_discard_is_itself() -> None:
    table = position(["good_old_times", ""], stalls=[full_stall(2)], market="acorn")
    do(table, "build")
    assert moves(table) == {"stack good_old_times"}


def test_good_old_times_may_throw_the_top_of_the_market_deck_away_first() -> None:
    table = position(["good_old_times", ""], market="charm acorn", market_discard="cookies")
    do(table, "discover good_old_times", "market acorn")
    assert hand(table) == ["good_old_times!"]
    assert moves(table) == {"inventory", "play good_old_times! as acorn"}


def test_good_old_times_reshuffles_an_empty_market_deck_first() -> None:
    table = position(["good_old_times", ""], market_discard="charm acorn")
    do(table, "discover good_old_times", "market charm")
    assert table.market_discard == ["charm"]
    assert moves(table, "play") == {"play good_old_times! as charm"}


def test_trendsetting_copies_any_card_of_the_row_without_surcharge() -> None:
    table = position(["trendsetting", ""], row="- acorn - - cookies", stalls=[full_stall(1)])
    do(table, "build")
    assert moves(table) == {"stack trendsetting as cookies"}


def test_trendsetting_over_an_empty_row_is_itself() -> None:
    table = position(["trendsetting", ""], stalls=[full_stall(4)])
    do(table, "build")
    assert moves(table) == {"stack trendsetting"}


def test_seeing_doubles_copies_another_own_hand_card_which_stays_usable() -> None:
    table = position(["seeing_doubles cookies", "acorn"], row="- shattered_relic")
    do(table, "buy 1")
    assert moves(table) == {"pay seeing_doubles as cookies", "pay cookies"}
    do(table, "pay cookies")
    assert moves(table) == {"pay seeing_doubles as cookies"}
    do(table, "pay seeing_doubles as cookies", "settle")
    assert table.discards[0] == ["cookies", "seeing_doubles"]


def test_seeing_doubles_alone_is_itself() -> None:
    table = position(["seeing_doubles", ""], stalls=[full_stall(4)])
    do(table, "build")
    assert moves(table) == {"stack seeing_doubles"}


def test_gift_voucher_is_an_ordinary_technique_that_swaps_with_a_market_card() -> None:
    table = position(["gift_voucher", ""], row="acorn - charm")
    do(table, "play gift_voucher")
    assert (kind(table), moves(table)) == ("slot", {"slot 0", "slot 2"})
    do(table, "slot 2")
    assert table.row == ["acorn", None, "gift_voucher", None, None]
    assert (hand(table), table.discards[0], kind(table)) == (["charm"], [], "act")


def test_gift_voucher_over_an_empty_row_is_discarded() -> None:
    table = position(["gift_voucher", ""])
    do(table, "play gift_voucher")
    assert (table.discards[0], kind(table)) == (["gift_voucher"], "act")


# ------------------------------------------------------------ obligation


def test_a_used_chameleon_must_copy_if_it_can() -> None:
    table = position(["reflection", ""], discards=["", "junk"], row="cookies")
    assert moves(table) == {"inventory"}


def test_discarding_giving_and_throwing_are_no_use() -> None:
    table = position(["reflection", ""], discards=["", "junk"])
    do(table, "inventory")
    assert moves(table) == {"discard reflection", "settle"}


def test_copying_junk_makes_it_junk() -> None:
    table = position(["reflection", ""], discards=["", "junk"])
    assert "build" not in moves(table)
    table = position(
        ["reflection stashing_vendor", ""], discards=["", "junk"], stalls=[full_stall(1)]
    )
    do(table, "build", "stack stashing_vendor", "stack reflection as junk", "settle")
    assert table.stalls[0][1] == ["stashing_vendor", "reflection"]


# ------------------------------------------------------------ chains


def test_a_chain_goes_on_with_the_rule_of_the_copied_chameleon() -> None:
    table = position(
        ["reflection", ""],
        discards=["", "trendsetting"],
        row="good_old_times acorn",
        market_discard="charm",
    )
    assert moves(table, "play") == {"play reflection as acorn", "play reflection as charm"}


def test_c10_dead_ends_are_left_out() -> None:
    discards = ["", "flexible_shopkeeper", "acorn"]
    table = position(["reflection"], seats=3, discards=discards)
    assert moves(table, "play") == {"play reflection as acorn"}


def test_c10_with_only_dead_ends_the_used_card_is_itself_with_its_own_value() -> None:
    table = position(["reflection", ""], discards=["", "trendsetting"], stalls=[full_stall(1)])
    do(table, "build")
    assert moves(table) == {"stack reflection"}


def test_a_chain_does_not_come_back_to_a_card_it_has_visited() -> None:
    table = position(
        ["trendsetting", ""],
        row="reflection",
        discards=["", "good_old_times"],
        market_discard="trendsetting",
        stalls=[full_stall(4)],
    )
    do(table, "build")
    assert moves(table) == {"stack trendsetting"}


def test_a_chain_is_followed_from_the_point_of_view_of_its_user() -> None:
    table = position(
        ["reflection"],
        seats=2,
        discards=["gamble", "flexible_shopkeeper"],
        stalls=["charm", "acorn"],
    )
    assert moves(table, "play") == {"play reflection as charm"}


def test_seeing_doubles_at_the_end_of_a_chain_sees_the_own_other_hand_cards() -> None:
    table = position(["reflection acorn", "charm"], discards=["", "seeing_doubles"])
    assert moves(table, "play") == {"play acorn", "play reflection as acorn"}


def test_good_old_times_in_a_chain_offers_its_throw_away() -> None:
    table = position(["reflection", ""], discards=["", "good_old_times"], market="acorn")
    do(table, "discover reflection as good_old_times", "market acorn")
    assert hand(table) == ["reflection!"]
    assert moves(table) == {"inventory", "play reflection! as acorn"}


def test_the_throw_away_of_good_old_times_is_optional_even_if_it_alone_gives_a_target() -> None:
    table = position(["good_old_times", ""], market="acorn", stalls=[full_stall(2)])
    assert {"discover good_old_times", "build"} <= moves(table)


def test_a_copy_of_market_discovery_throws_away_and_stays_fixed() -> None:
    table = position(["reflection", ""], discards=["", "market_discovery"], market="acorn")
    do(table, "discover reflection as market_discovery", "market acorn")
    assert hand(table) == ["reflection=market_discovery!"]
    do(table, "buy-discarded")
    assert moves(table) == {"pay reflection=market_discovery!"}


# ------------------------------------------------------------ how long a copy lasts


def test_c09_a_copy_stays_for_the_turn_when_its_source_moves_away() -> None:
    table = position(
        ["trendsetting loyal_partner", ""], row="market_discovery", market="acorn charm"
    )
    do(table, "discover trendsetting as market_discovery", "market acorn", "play loyal_partner")
    do(table, "market charm")
    assert table.outcomes() == {"market acorn": 1, "market market_discovery": 1}
    do(table, "market acorn", "market market_discovery")
    assert hand(table) == ["trendsetting=market_discovery!"]


def test_a_copy_ends_with_the_turn() -> None:
    table = position(["reflection " + "junk " * 4, "junk"], discards=["", "bold_haggler"])
    do(table, "roll reflection as bold_haggler", "die 1")
    assert "reflection=bold_haggler*2!" in hand(table)
    do(table, "inventory", "settle", "done")
    assert "reflection" in hand(table)


def test_a_copied_card_that_left_and_came_back_starts_afresh() -> None:
    table = position(["reflection swift_broker", "junk"], discards=["", "bold_haggler"])
    do(table, "roll reflection as bold_haggler", "die 1", "play swift_broker")
    do(table, "draw 0 reflection")
    assert hand(table) == ["reflection"]


def test_a_fixed_chameleon_in_hand_counts_as_its_face_for_seeing_doubles() -> None:
    table = position(
        ["trendsetting seeing_doubles", ""], row="market_discovery acorn", market="charm"
    )
    do(table, "discover trendsetting as market_discovery", "market charm")
    assert moves(table, "discover") == {"discover seeing_doubles as market_discovery"}
    assert moves(table, "play") == set()


# ------------------------------------------------------------ techniques through a copy


def test_a_copied_technique_has_effect_and_plus_and_goes_to_the_discard_as_printed() -> None:
    table = position(["reflection", ""], discards=["", "flashy_show"])
    do(table, "play reflection as flashy_show")
    assert (table.shows, table.discards[0], kind(table)) == (1, ["reflection"], "act")


def test_a_chameleon_as_acorn_goes_into_the_stall_itself() -> None:
    table = position(["reflection", ""], discards=["", "acorn"], stalls=["", "charm"])
    do(table, "play reflection as acorn", "swap 1 1 charm")
    assert table.stalls[1] == [["reflection"]]
    assert hand(table) == ["charm"]


def test_a_chameleon_as_gift_voucher_goes_into_the_slot_itself() -> None:
    table = position(["reflection", ""], discards=["", "gift_voucher"], row="charm")
    do(table, "play reflection as gift_voucher", "slot 0")
    assert table.row[0] == "reflection"


def test_a_chameleon_in_a_stall_is_a_chameleon() -> None:
    table = position(["reflection", ""], discards=["", "swift_broker"])
    do(table, "build", "stack reflection as swift_broker", "settle")
    assert table.stalls[0] == [["reflection"]]


# ------------------------------------------------------------ sets, helpers and fetched cards


def test_copies_count_with_set_and_value_of_their_face_in_a_stack() -> None:
    table = position(
        ["reflection swift_broker", ""], discards=["", "cookies"], stalls=[full_stall(2)]
    )
    do(table, "build", "stack swift_broker", "stack reflection as cookies", "settle")
    table = position(
        ["reflection flexible_shopkeeper", ""], discards=["", "cookies"], stalls=["junk | junk"]
    )
    assert "build" not in moves(table)


def test_copies_of_helpers_help() -> None:
    table = position(
        ["reflection junk junk", ""], discards=["", "stashing_vendor"], stalls=[full_stall(2)]
    )
    do(table, "build", "stack junk", "stack reflection as stashing_vendor", "stack junk", "settle")


def test_a_fetched_chameleon_must_copy() -> None:
    table = position(
        ["nostalgic_item", ""], discards=["reflection", "junk"], stalls=[full_stall(3)]
    )
    do(table, "build", "stack nostalgic_item")
    assert moves(table) == {"fetch reflection as junk"}
    do(table, "fetch reflection as junk", "settle")
    assert table.stalls[0][3] == ["nostalgic_item", "reflection"]


def test_a_copy_of_nostalgic_item_fetches() -> None:
    table = position(
        ["reflection", ""], discards=["junk", "nostalgic_item"], stalls=[full_stall(3)]
    )
    do(table, "build", "stack reflection as nostalgic_item", "fetch junk", "settle")


def test_a_copy_of_stock_clearance_lifts_the_rule_against_redundant_cards() -> None:
    table = position(["reflection acorn", ""], discards=["", "stock_clearance"], row="cookies")
    do(table, "buy 0", "pay acorn")
    assert moves(table) == {"settle", "pay reflection as stock_clearance"}


# ------------------------------------------------------------ altered values


def test_c11_a_copy_takes_over_a_value_that_was_altered_before() -> None:
    table = position(["blindfold junk seeing_doubles", ""], row="- - cookies")
    do(table, "play blindfold", "hide junk", "guess 5", "value 2", "buy 2")
    assert moves(table) == {"pay junk*2", "pay seeing_doubles as junk*2"}
    do(table, "pay seeing_doubles as junk*2")
    assert hand(table) == ["junk*2", "seeing_doubles=junk*2"]


def test_c11_or_it_takes_the_printed_value() -> None:
    table = position(
        ["blindfold junk seeing_doubles", ""], row="- cookies", copied_values="printed"
    )
    do(table, "play blindfold", "hide junk", "guess 5", "value 2", "buy 1")
    assert moves(table) == {"pay junk*2", "pay seeing_doubles as junk"}


def test_c11_later_changes_of_the_target_do_not_follow() -> None:
    table = position(["bold_haggler seeing_doubles", ""])
    do(table, "roll seeing_doubles as bold_haggler", "die 1", "roll bold_haggler", "die 3")
    assert hand(table) == ["bold_haggler*4!", "seeing_doubles=bold_haggler*2!"]


def test_c11_flashy_show_is_never_counted_twice() -> None:
    table = position(["flashy_show blindfold junk seeing_doubles", ""], row="- cookies")
    do(table, "play flashy_show", "play blindfold", "hide junk", "guess 5", "value 3")
    do(table, "buy 1")
    assert moves(table) == {"pay junk*3", "pay seeing_doubles as junk*3"}


def test_c12_a_copy_of_a_rolled_bold_haggler_inherits_the_roll() -> None:
    table = position(["bold_haggler seeing_doubles", ""], row="- cookies")
    do(table, "roll bold_haggler", "die 2")
    assert moves(table, "roll") == set()
    do(table, "buy 1")
    assert moves(table) == {"pay bold_haggler*3!", "pay seeing_doubles as bold_haggler*3!"}


def test_c12_or_it_rolls_for_itself() -> None:
    table = position(["bold_haggler seeing_doubles", ""], copied_roll="own")
    do(table, "roll bold_haggler", "die 2")
    assert moves(table, "roll") == {"roll seeing_doubles as bold_haggler"}


def test_c12_a_copy_of_an_unrolled_bold_haggler_rolls_for_itself() -> None:
    table = position(["bold_haggler seeing_doubles", ""])
    assert moves(table, "roll") == {"roll bold_haggler", "roll seeing_doubles as bold_haggler"}


def test_becoming_a_copy_starts_afresh() -> None:
    table = position(["good_old_times", ""], market="bold_haggler")
    do(table, "discover good_old_times", "market bold_haggler")
    assert hand(table) == ["good_old_times!"]
    do(table, "roll good_old_times! as bold_haggler", "die 1")
    assert hand(table) == ["good_old_times=bold_haggler*2!"]


def test_a_used_throw_away_is_not_taken_over_by_a_copy() -> None:
    table = position(["market_discovery seeing_doubles", ""], market="acorn charm")
    do(table, "discover market_discovery", "market acorn")
    assert moves(table, "discover") == {"discover seeing_doubles as market_discovery"}


def test_a_chameleon_set_by_blindfold_keeps_that_value_when_it_copies_later() -> None:
    table = position(["blindfold good_old_times", ""], market="acorn", row="gamble")
    do(table, "play blindfold", "hide good_old_times", "guess 1", "value 5")
    do(table, "discover good_old_times*5", "market acorn")
    assert hand(table) == ["good_old_times*5!"]
    do(table, "buy 0", "pay good_old_times*5! as acorn")
    assert hand(table) == ["good_old_times=acorn*5"]


# ------------------------------------------------------------ hand size


def test_c21_a_chameleon_that_can_only_be_cookies_raises_the_hand_size() -> None:
    table = position(["reflection", ""], discards=["", "cookies"], decks=["junk " * 9])
    do(table, "inventory", "settle", "done", *["draw 0 junk"] * 5)
    assert len(table.hands[0]) == 6


def test_c21_with_several_results_the_seat_chooses_in_the_window() -> None:
    table = position(["reflection"], seats=3, discards=["", "cookies", "junk"], decks=["junk " * 9])
    do(table, "inventory", "settle", "done-again", *["draw 0 junk"] * 4)
    assert (kind(table), moves(table)) == ("window", {"copy reflection as cookies", "enough"})
    do(table, "copy reflection as cookies", "draw 0 junk")
    assert len(table.hands[0]) == 6
    assert (kind(table), moves(table)) == ("window", {"enough"})
    do(table, "enough")
    assert table.waiting() == {1: "act"}


def test_c21_without_the_window_a_chameleon_with_several_results_is_no_cookies() -> None:
    table = position(["reflection"], seats=3, discards=["", "cookies", "junk"], decks=["junk " * 9])
    do(table, "inventory", "settle", "done", *["draw 0 junk"] * 4)
    assert len(table.hands[0]) == 5
    assert table.waiting() == {1: "act"}


def test_c21_what_comes_to_the_market_makes_a_chameleon_cookies_with_and_without_the_window() -> (
    None
):
    for answer in ("done", "done-again"):
        table = position(["trendsetting " + "junk " * 4, "junk"], decks=["charm"], market="cookies")
        do(table, "inventory", "settle", answer, "market cookies")
        # Only now Trendsetting has a card to copy: the hand is one card short again.
        assert table.outcomes() == {"draw 0 charm": 1}
        do(table, "draw 0 charm")
        assert len(table.hands[0]) == 6
        assert kind(table) == ("act" if answer == "done" else "window")


def test_the_market_is_still_unfilled_when_trendsetting_is_counted() -> None:
    table = position(["trendsetting", ""], row="cookies", decks=["junk " * 9], market="acorn " * 9)
    do(table, "inventory", "settle", "done", *["draw 0 junk"] * 5, *["market acorn"] * 4)
    assert len(table.hands[0]) == 6


def test_good_old_times_may_look_for_cookies_in_the_window() -> None:
    table = position(["good_old_times " + "junk " * 4, ""], decks=["charm"], market="cookies")
    table.row = ["acorn"] * 5
    do(table, "inventory", "settle", "done-again")
    assert moves(table) == {"discover good_old_times", "enough"}
    do(table, "discover good_old_times", "market cookies", "draw 0 charm")
    assert "charm" in hand(table)
    assert (kind(table), moves(table)) == ("window", {"enough"})
    do(table, "enough")
    assert hand(table) == words("charm good_old_times junk junk junk junk")
