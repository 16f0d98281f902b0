"""The cards of the Adapting Veiled Chameleons; chains are in `test_cards_copying`."""

from __future__ import annotations

from tests.games.dale.stages import (
    built,
    can,
    cards,
    discard,
    hand,
    latest,
    market,
    may,
    odds,
    pass_turn,
    play,
    row,
    seat,
    stall,
    table,
    thrown,
    waiting,
)

# Flexible Shopkeeper


def test_flexible_shopkeeper_copies_a_card_of_the_own_latest_stack() -> None:
    state = table(
        seat("flexible_shopkeeper", stall="cookies | acorn empty_chest"),
        seat(stall="spyglass"),
        row="cookies",
    )
    state = play(state, "buy 0")
    assert may(state) == {
        "pay flexible_shopkeeper as acorn",
        "pay flexible_shopkeeper as empty_chest",
    }
    state = play(state, "pay flexible_shopkeeper as empty_chest", "settle")
    assert discard(state) == "flexible_shopkeeper"


def test_flexible_shopkeeper_with_an_empty_stall_is_itself() -> None:
    state = table(seat("flexible_shopkeeper"), seat(stall="acorn"))
    state = play(state, "build")
    assert may(state) == {"stack flexible_shopkeeper"}
    assert latest(play(state, "stack flexible_shopkeeper", "settle")) == "flexible_shopkeeper"


def test_flexible_shopkeeper_above_a_stack_of_itself_is_itself() -> None:
    state = table(seat("flexible_shopkeeper junk", stall="flexible_shopkeeper"), row="cookies")
    state = play(state, "buy 0")
    assert may(state) == {"pay flexible_shopkeeper", "pay junk"}


def test_flexible_shopkeeper_copies_from_the_shared_stall_of_a_team() -> None:
    state = table(
        seat(stall="acorn"), seat(), seat("flexible_shopkeeper"), seat(), turn=2, teams=True
    )
    assert can(state, "play") == {"flexible_shopkeeper as acorn"}


# Reflection


def test_reflection_copies_the_top_of_another_discard_pile() -> None:
    state = table(
        seat("reflection", discard="cookies"),
        seat(discard="gamble acorn"),
        seat(discard="charm"),
        seat(),
        row="- - acorn",
    )
    assert can(state, "play") == {"reflection as acorn", "reflection as charm"}
    assert can(state, "buy") == set()  # 4 at most, Acorn costs 6


def test_reflection_with_all_other_piles_empty_is_itself() -> None:
    state = table(seat("reflection", discard="acorn", stall=built(1)))
    assert can(state, "play") == set()
    assert may(play(state, "build")) == {"stack reflection"}


def test_reflection_copies_from_a_team_mate() -> None:
    state = table(seat("reflection"), seat(), seat(discard="acorn"), seat(), teams=True)
    assert can(state, "play") == {"reflection as acorn"}


# Good Old Times


def test_good_old_times_copies_the_top_of_the_market_discard() -> None:
    state = table(seat("good_old_times"), thrown="cookies acorn")
    assert can(state, "play") == {"good_old_times as acorn"}


def test_good_old_times_with_an_empty_market_discard_is_itself() -> None:
    state = table(seat("good_old_times", stall=built(2)), market="acorn")
    assert may(play(state, "build")) == {"stack good_old_times"}


def test_good_old_times_may_throw_away_the_top_of_the_market_deck_first() -> None:
    state = table(seat("good_old_times"), market="acorn charm", thrown="cookies")
    state = play(state, "discover good_old_times")
    assert odds(state) == {"market acorn": 1, "market charm": 1}
    state = play(state, "market charm")
    assert hand(state) == ["good_old_times!"]
    assert thrown(state) == "cookies charm"
    assert can(state, "play") == {"good_old_times! as charm"}
    assert can(state, "discover") == set()  # once a turn


def test_good_old_times_reshuffles_an_empty_market_deck_before_it_throws() -> None:
    state = table(seat("good_old_times"), thrown="cookies acorn")
    state = play(state, "discover good_old_times", "market cookies")
    assert thrown(state) == "cookies"
    assert market(state) == ["acorn"]
    assert can(state, "play") == set()  # Cookies are no technique


def test_good_old_times_need_not_throw_anything_away() -> None:
    state = table(seat("good_old_times"), market="acorn", row="nostalgic_item")
    state = play(state, "buy 0", "pay good_old_times", "settle")  # worth its own 3
    assert discard(state) == "good_old_times"


def test_good_old_times_without_market_cards_cannot_throw() -> None:
    assert can(table(seat("good_old_times"), row="acorn"), "discover") == set()


def test_good_old_times_throws_away_once_a_turn_whatever_it_becomes() -> None:
    # "each once per turn and card, also through a chameleon copy"
    state = table(seat("good_old_times blindfold"), market="market_discovery special_offer")
    state = play(state, "discover good_old_times", "market market_discovery", "play blindfold")
    state = play(state, "hide good_old_times! as market_discovery", "guess 1", "value 5")
    assert hand(state) == ["good_old_times=market_discovery*5!"]
    assert can(state, "discover") == set()


def test_good_old_times_may_roll_as_bold_haggler_after_its_throw_away() -> None:
    state = table(seat("good_old_times blindfold"), market="bold_haggler special_offer")
    state = play(state, "discover good_old_times", "market bold_haggler", "play blindfold")
    state = play(state, "hide good_old_times! as bold_haggler", "guess 4", "value 5")
    assert can(state, "roll") == {"good_old_times=bold_haggler*5"}


# Gift Voucher


def test_gift_voucher_trades_places_with_a_card_of_the_row() -> None:
    state = table(seat("gift_voucher junk"), row="acorn - cookies", market="charm")
    state = play(state, "play gift_voucher")
    assert may(state) == {"slot 0", "slot 2"}
    state = play(state, "slot 2")
    assert row(state) == "acorn - gift_voucher - -"
    assert hand(state) == cards("cookies junk")
    assert discard(state) == ""
    assert waiting(state) == (0, "act")


def test_gift_voucher_with_an_empty_row_is_discarded() -> None:
    state = play(table(seat("gift_voucher"), market="acorn"), "play gift_voucher")
    assert discard(state) == "gift_voucher"
    assert waiting(state) == (0, "act")


def test_gift_voucher_is_no_copying_card() -> None:
    state = table(seat("gift_voucher", stall=built(3)), row="cookies", thrown="gamble")
    assert can(state, "play") == {"gift_voucher"}
    assert may(play(state, "build")) == {"stack gift_voucher"}


def test_gift_voucher_can_be_bought_back_for_its_price() -> None:
    state = table(seat("gift_voucher junk"), row="acorn")
    state = play(state, "play gift_voucher", "slot 0", "buy 0", "pay acorn", "settle")
    assert hand(state) == cards("gift_voucher junk")


# Trendsetting


def test_trendsetting_copies_any_card_of_the_row() -> None:
    state = table(seat("trendsetting"), row="acorn - - charm gamble", market="cookies")
    assert can(state, "play") == {
        "trendsetting as acorn",
        "trendsetting as charm",
        "trendsetting as gamble",
    }


def test_trendsetting_copies_the_card_without_its_surcharge() -> None:
    state = table(seat("trendsetting"), row="acorn - - - cookies")
    state = play(state, "buy 0")
    assert may(state) == {"pay trendsetting as acorn"}  # as Cookies it is 2, not 6


def test_trendsetting_beside_an_empty_row_is_itself() -> None:
    state = table(seat("trendsetting", stall=built(4)), market="acorn", thrown="acorn")
    assert may(play(state, "build")) == {"stack trendsetting"}


# Seeing Doubles


def test_seeing_doubles_copies_another_card_in_hand() -> None:
    state = table(seat("seeing_doubles acorn junk cookies"), row="- - acorn")
    assert can(state, "play") == {"acorn", "seeing_doubles as acorn"}
    state = play(state, "buy 2")
    assert {move for move in may(state) if "doubles" in move} == {
        "pay seeing_doubles as acorn",
        "pay seeing_doubles as cookies",
        "pay seeing_doubles as junk",
    }


def test_seeing_doubles_as_the_only_card_is_itself() -> None:
    state = table(seat("seeing_doubles", stall=built(4), discard="acorn"))
    assert may(play(state, "build")) == {"stack seeing_doubles"}


def test_seeing_doubles_copies_a_card_that_is_in_the_same_payment() -> None:
    state = table(seat("seeing_doubles acorn"), row="- - - - acorn")
    state = play(state, "buy 4", "pay acorn", "pay seeing_doubles as acorn", "settle")
    assert discard(state) == "acorn seeing_doubles"  # 4 + 4


def test_seeing_doubles_copies_a_card_that_is_in_the_same_stack() -> None:
    state = table(seat("seeing_doubles nostalgic_item", stall=built(5)))
    state = play(state, "build", "stack nostalgic_item")
    assert may(state) == {"stack seeing_doubles as nostalgic_item"}
    state = play(state, "stack seeing_doubles as nostalgic_item", "settle")
    assert latest(state) == "nostalgic_item seeing_doubles"


def test_seeing_doubles_with_the_last_other_card_played_is_itself() -> None:
    state = table(seat("seeing_doubles loyal_partner", stall=built(4)))
    state = play(state, "play loyal_partner", "build")
    assert may(state) == {"stack seeing_doubles"}


# What holds for all of them


def test_a_copied_technique_is_played_and_the_chameleon_discarded() -> None:
    state = table(seat("reflection junk", deck="acorn"), seat(discard="swift_broker"))
    state = play(state, "play reflection as swift_broker", "draw 0 acorn")
    assert discard(state) == "junk reflection"
    assert discard(state, 1) == "swift_broker"
    assert hand(state) == ["acorn"]
    assert waiting(state) == (0, "act")


def test_a_copied_technique_without_a_plus_gives_no_extra_action() -> None:
    state = table(seat("reflection"), seat(discard="prepaid_good"), row="acorn")
    state = play(state, "play reflection as prepaid_good", "slot 0")
    assert waiting(state) == (0, "end")


def test_a_chameleon_played_as_acorn_stays_in_the_stall() -> None:
    state = table(seat("reflection"), seat(discard="acorn", stall="swift_broker"))
    state = play(state, "play reflection as acorn", "swap 1 1 swift_broker")
    assert stall(state, 1) == "reflection"
    assert discard(state) == ""
    assert discard(state, 1) == "acorn"


def test_a_chameleon_played_as_gift_voucher_stays_in_the_slot() -> None:
    state = table(seat("seeing_doubles gift_voucher"), row="acorn")
    state = play(state, "play seeing_doubles as gift_voucher", "slot 0")
    assert row(state) == "seeing_doubles - - - -"
    assert hand(state) == cards("acorn gift_voucher")


def test_a_copy_has_the_set_of_its_target() -> None:
    state = table(seat("trendsetting swift_broker cookies", stall=built(2)), row="cookies charm")
    state = play(state, "build", "stack swift_broker")
    assert may(state) == {"stack cookies", "stack trendsetting as cookies"}


def test_a_copy_of_a_helper_helps() -> None:
    state = table(seat("reflection junk", stall=built(1)), seat(discard="stashing_vendor"))
    state = play(state, "build", "stack junk", "stack reflection as stashing_vendor", "settle")
    assert latest(state) == "junk reflection"


def test_a_copy_of_stock_clearance_allows_any_surplus() -> None:
    state = table(seat("reflection junk"), seat(discard="stock_clearance"), row="cookies")
    state = play(state, "buy 0", "pay reflection as stock_clearance", "pay junk", "settle")
    assert discard(state) == "reflection junk"


def test_a_copy_of_market_discovery_opens_the_market_discard() -> None:
    state = table(seat("reflection"), seat(discard="market_discovery"), thrown="acorn")
    state = play(state, "buy-discarded", "pay reflection as market_discovery", "settle")
    assert hand(state) == ["acorn"]


def test_a_copy_of_market_discovery_discovers_and_stays_a_copy() -> None:
    state = table(seat("reflection"), seat(discard="market_discovery"), market="acorn acorn")
    state = play(state, "discover reflection as market_discovery", "market acorn")
    assert hand(state) == ["reflection=market_discovery!"]
    assert can(state, "discover") == set()


def test_a_copy_of_bold_haggler_rolls_and_stays_a_copy() -> None:
    state = table(seat("reflection", stall=built(2)), seat(discard="bold_haggler"))
    state = play(state, "roll reflection as bold_haggler", "die 2")
    assert hand(state) == ["reflection=bold_haggler*3!"]
    state = play(state, "build")
    assert may(state) == {"stack reflection=bold_haggler*3!"}


def test_a_copy_of_winter_is_coming_gives_another_stack() -> None:
    state = table(seat("reflection", stall=built(4)), seat(discard="winter_is_coming"))
    state = play(state, "build", "stack reflection as winter_is_coming", "settle")
    assert waiting(state) == (0, "bonus")


def test_a_copy_of_junk_is_junk() -> None:
    state = table(seat("reflection"), seat(discard="junk"), row="cookies")
    assert may(state) == {"inventory"}  # worth 1, and not built


def test_a_chameleon_must_be_a_copy_where_there_is_a_target() -> None:
    state = table(seat("trendsetting", stall=built(4)), row="cookies acorn")
    assert can(state, "buy") == {"0"}  # 4 at most, never its own 5
    assert "build" not in may(state)


def test_a_chameleon_may_be_discarded_or_given_away_without_copying() -> None:
    state = table(seat("reflection trendsetting"), seat(discard="acorn"), row="cookies")
    state = play(state, "inventory")
    assert may(state) == {"discard reflection", "discard trendsetting", "settle"}
    state = play(state, "discard reflection", "discard trendsetting", "settle")
    assert discard(state) == "reflection trendsetting"


def test_a_copy_ends_with_the_turn() -> None:
    hold = "junk junk junk junk"
    state = table(seat(f"reflection {hold}"), seat(f"{hold} junk", discard="bold_haggler"))
    state = play(state, "roll reflection as bold_haggler", "die 1")
    state = pass_turn(state)
    assert hand(state) == cards(f"reflection {hold}")


def test_a_chameleon_in_the_row_is_bought_for_its_printed_value() -> None:
    state = table(seat("accordion junk"), row="trendsetting")
    state = play(state, "buy 0", "pay accordion", "settle")
    assert hand(state) == cards("trendsetting junk")


def test_two_equal_chameleons_may_become_different_cards() -> None:
    state = table(
        seat("reflection reflection"), seat(discard="acorn"), seat(discard="cookies"), row="gamble"
    )
    state = play(state, "buy 0", "pay reflection as acorn", "pay reflection as cookies", "settle")
    assert discard(state) == "reflection reflection"
