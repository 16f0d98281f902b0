"""The cards of the Dealing Giant Pandas."""

from __future__ import annotations

from tests.games.dale.stages import (
    can,
    cards,
    discard,
    hand,
    market,
    may,
    odds,
    pass_turn,
    play,
    row,
    seat,
    table,
    thrown,
    waiting,
)

# Loyal Partner


def test_loyal_partner_throws_the_row_away_and_fills_it_at_once() -> None:
    state = table(
        seat("loyal_partner junk"),
        row="acorn cookies charm acorn cookies",
        market="gamble spyglass blindfold accordion charm",
        thrown="whirligig",
    )
    state = play(state, "play loyal_partner")
    assert may(state) == {"put acorn", "put cookies", "put charm"}
    state = play(state, "put cookies", "put charm", "put acorn", "put cookies")
    assert thrown(state) == "whirligig cookies charm acorn cookies acorn"
    drawn = ["gamble", "spyglass", "blindfold", "accordion", "charm"]
    state = play(state, *[f"market {card}" for card in drawn])
    assert row(state) == "gamble spyglass blindfold accordion charm"  # from the right
    assert discard(state) == "loyal_partner"
    assert waiting(state) == (0, "act")


def test_loyal_partner_reshuffles_what_it_threw_away() -> None:
    state = table(seat("loyal_partner"), row="acorn cookies", market="charm charm charm gamble")
    state = play(state, "play loyal_partner", "put acorn", *["market charm"] * 3)
    assert odds(state) == {"market gamble": 1}
    state = play(state, "market gamble")
    assert odds(state) == {"market acorn": 1, "market cookies": 1}
    state = play(state, "market cookies")
    assert row(state) == "charm charm charm gamble cookies"
    assert market(state) == ["acorn"]
    assert thrown(state) == ""


def test_loyal_partner_with_an_empty_row_only_fills_it() -> None:
    state = play(table(seat("loyal_partner"), market="acorn"), "play loyal_partner")
    assert odds(state) == {"market acorn": 1}
    state = play(state, "market acorn")
    assert row(state) == "acorn - - - -"
    assert waiting(state) == (0, "act")


def test_loyal_partner_with_too_few_cards_leaves_the_row_partly_filled() -> None:
    state = table(seat("loyal_partner"), row="- acorn - cookies")
    state = play(state, "play loyal_partner", "put acorn", "market acorn", "market cookies")
    assert row(state) == "acorn cookies - - -"
    assert waiting(state) == (0, "act")


def test_loyal_partner_without_any_market_does_nothing() -> None:
    state = play(table(seat("loyal_partner")), "play loyal_partner")
    assert discard(state) == "loyal_partner"
    assert waiting(state) == (0, "act")


# Prepaid Good


def test_prepaid_good_takes_any_card_of_the_row_for_nothing() -> None:
    state = table(seat("prepaid_good"), row="acorn - cookies - gamble")
    state = play(state, "play prepaid_good")
    assert may(state) == {"slot 0", "slot 2", "slot 4"}
    state = play(state, "slot 4")
    assert hand(state) == ["gamble"]
    assert discard(state) == "prepaid_good"
    assert row(state) == "acorn - cookies - -"


def test_prepaid_good_gives_no_extra_action_and_its_slot_is_filled_in_clean_up() -> None:
    state = table(seat("prepaid_good", deck="junk junk junk junk"), row="acorn", market="charm")
    state = play(state, "play prepaid_good", "slot 0")
    assert waiting(state) == (0, "end")
    assert row(state) == "- - - - -"
    state = play(state, "done", *["draw 0 junk"] * 4, "market charm")
    assert row(state) == "charm - - - -"


def test_prepaid_good_with_an_empty_row_does_nothing_and_ends_the_action() -> None:
    state = play(table(seat("prepaid_good"), market="acorn"), "play prepaid_good")
    assert hand(state) == []
    assert discard(state) == "prepaid_good"
    assert waiting(state) == (0, "end")


def test_prepaid_good_is_no_purchase_of_essential_purchase() -> None:
    state = table(seat("prepaid_good junk junk"), row="essential_purchase")
    state = play(state, "play prepaid_good", "slot 0")
    assert waiting(state) == (0, "end")
    assert hand(state) == cards("essential_purchase junk junk")


# Essential Purchase


def test_essential_purchase_throws_away_junk_of_its_payment() -> None:
    state = table(seat("junk junk junk junk"), row="essential_purchase")
    before = state.table.junk
    state = play(state, "buy 0", "pay junk", "pay junk", "pay junk", "settle")
    assert may(state) == {"scrap junk", "enough"}
    state = play(state, "scrap junk", "scrap junk", "enough")
    assert state.table.junk == before + 2
    assert discard(state) == "junk"
    assert hand(state) == cards("essential_purchase junk")
    assert waiting(state) == (0, "end")


def test_essential_purchase_need_not_throw_anything_away() -> None:
    state = table(seat("junk junk junk"), row="essential_purchase")
    before = state.table.junk
    state = play(state, "buy 0", "pay junk", "pay junk", "pay junk", "settle", "enough")
    assert discard(state) == "junk junk junk"
    assert state.table.junk == before


def test_essential_purchase_throws_three_junk_away_at_most() -> None:
    state = table(seat("junk junk junk junk"), row="- essential_purchase")
    state = play(state, "buy 1", *["pay junk"] * 4, "settle", *["scrap junk"] * 3)
    assert waiting(state) == (0, "end")
    assert discard(state) == "junk"


def test_essential_purchase_leaves_other_cards_in_their_order() -> None:
    state = table(seat("junk junk cookies acorn"), row="- - - - essential_purchase")
    state = play(state, "buy 4", "pay acorn", "pay junk", "pay cookies", "settle", "scrap junk")
    assert discard(state) == "acorn cookies"
    assert waiting(state) == (0, "end")  # no junk is left in the payment


def test_essential_purchase_paid_without_junk_asks_nothing() -> None:
    state = table(seat("acorn junk"), row="essential_purchase")
    state = play(state, "buy 0", "pay acorn", "settle")
    assert waiting(state) == (0, "end")
    assert hand(state) == cards("essential_purchase junk")


def test_essential_purchase_allows_no_needless_junk() -> None:
    state = table(seat("acorn junk"), row="essential_purchase")
    state = play(state, "buy 0")
    assert may(state) == {"pay acorn"}  # junk alone is too little, beside Acorn needless


def test_essential_purchase_with_stock_clearance_takes_all_junk() -> None:
    state = table(seat("stock_clearance junk junk junk junk"), row="essential_purchase")
    before = state.table.junk
    state = play(state, "buy 0", "pay stock_clearance", *["pay junk"] * 4, "settle")
    state = play(state, "scrap junk", "scrap junk", "scrap junk")
    assert state.table.junk == before + 3
    assert discard(state) == "stock_clearance junk"


def test_essential_purchase_works_from_the_market_discard_too() -> None:
    state = table(seat("market_discovery stock_clearance junk"), thrown="acorn essential_purchase")
    state = play(state, "buy-discarded", "pay junk", "pay stock_clearance")
    state = play(state, "pay market_discovery", "settle")
    assert waiting(state) == (0, "scrap")
    state = play(state, "scrap junk")
    assert discard(state) == "stock_clearance market_discovery"
    assert hand(state) == ["essential_purchase"]
    assert thrown(state) == "acorn"


def test_essential_purchase_from_the_market_discard_lies_below_a_copy_thrown_away() -> None:
    state = table(
        seat("market_discovery*2 reflection"), seat(discard="junk"), thrown="essential_purchase"
    )
    state = play(state, "buy-discarded", "pay reflection as junk", "pay market_discovery*2")
    state = play(state, "settle", "scrap reflection=junk")
    assert hand(state) == ["essential_purchase"]
    assert thrown(state) == "reflection"
    assert discard(state) == "market_discovery"


def test_essential_purchase_in_hand_has_no_effect() -> None:
    state = table(seat("essential_purchase junk"), row="acorn")
    state = play(state, "buy 0", "pay junk", "pay essential_purchase", "settle")
    assert waiting(state) == (0, "end")
    assert discard(state) == "junk essential_purchase"


def test_essential_purchase_taken_by_a_technique_throws_nothing_away() -> None:
    state = table(seat("gift_voucher junk"), row="essential_purchase")
    state = play(state, "play gift_voucher", "slot 0")
    assert waiting(state) == (0, "act")
    assert hand(state) == cards("essential_purchase junk")


# Market Discovery


def test_market_discovery_throws_away_the_top_of_the_market_deck() -> None:
    state = table(seat("market_discovery"), market="acorn acorn charm", thrown="cookies")
    state = play(state, "discover market_discovery")
    assert odds(state) == {"market acorn": 2, "market charm": 1}
    state = play(state, "market charm")
    assert thrown(state) == "cookies charm"
    assert hand(state) == ["market_discovery!"]
    assert waiting(state) == (0, "act")


def test_market_discovery_is_used_once_a_turn_and_card() -> None:
    state = table(seat("market_discovery market_discovery"), market="acorn acorn charm")
    state = play(state, "discover market_discovery", "market acorn")
    assert can(state, "discover") == {"market_discovery"}
    state = play(state, "discover market_discovery", "market acorn")
    assert can(state, "discover") == set()


def test_market_discovery_is_ready_again_in_the_next_turn() -> None:
    hold = "junk junk junk junk"
    state = table(seat(f"market_discovery {hold}"), seat(f"{hold} junk"), market="acorn acorn")
    state = pass_turn(play(state, "discover market_discovery", "market acorn"), "market acorn")
    state = play(state, "market acorn")  # clean-up fills two slots of the row
    assert waiting(state) == (1, "act")
    assert hand(state) == cards(f"market_discovery {hold}")


def test_market_discovery_reshuffles_the_market_discard_for_an_empty_deck() -> None:
    state = table(seat("market_discovery"), thrown="acorn charm cookies")
    state = play(state, "discover market_discovery")
    assert odds(state) == {"market acorn": 1, "market charm": 1, "market cookies": 1}
    state = play(state, "market charm")
    assert thrown(state) == "charm"
    assert market(state) == cards("acorn cookies")


def test_market_discovery_without_market_cards_cannot_be_used() -> None:
    state = table(seat("market_discovery"), row="acorn")
    assert can(state, "discover") == set()


def test_market_discovery_in_a_payment_buys_the_top_of_the_market_discard() -> None:
    state = table(seat("market_discovery junk"), thrown="cookies accordion")
    assert "buy-discarded" in may(state)
    state = play(state, "buy-discarded")
    assert may(state) == {"pay junk", "pay market_discovery"}  # Accordion costs 5
    state = play(state, "pay junk", "pay market_discovery", "settle")
    assert hand(state) == ["accordion"]
    assert thrown(state) == "cookies"
    assert discard(state) == "junk market_discovery"


def test_market_discovery_must_be_a_needed_part_of_the_payment() -> None:
    state = table(seat("market_discovery acorn"), thrown="charm")
    state = play(state, "buy-discarded")
    assert may(state) == {"pay market_discovery"}  # it alone pays 4


def test_market_discovery_that_would_be_needless_cannot_pay() -> None:
    # Accordion costs 5: beside Special Offer, which pays it alone, Market Discovery is needless.
    state = table(seat("market_discovery*1 special_offer"), thrown="accordion")
    assert "buy-discarded" not in may(state)


def test_market_discovery_without_the_card_in_the_payment_buys_only_from_the_row() -> None:
    state = table(seat("market_discovery special_offer"), row="acorn", thrown="cookies")
    state = play(state, "buy 0")
    assert may(state) == {"pay market_discovery", "pay special_offer"}
    state = play(state, "pay special_offer", "settle")
    assert hand(state) == cards("acorn market_discovery")
    assert thrown(state) == "cookies"


def test_market_discovery_with_an_empty_market_discard_buys_nothing_there() -> None:
    state = table(seat("market_discovery junk"), market="acorn")
    assert "buy-discarded" not in may(state)


def test_market_discovery_buys_the_card_it_has_just_thrown_away() -> None:
    state = table(seat("market_discovery"), market="acorn", thrown="gamble")
    assert "buy-discarded" not in may(state)  # Gamble costs 5
    state = play(state, "discover market_discovery", "market acorn", "buy-discarded")
    state = play(state, "pay market_discovery!", "settle")
    assert hand(state) == ["acorn"]
    assert waiting(state) == (0, "end")  # one purchase only


# Special Offer


def test_special_offer_keeps_one_of_three_market_cards() -> None:
    state = table(seat("special_offer"), market="acorn charm cookies gamble", thrown="charm")
    state = play(state, "play special_offer", "market acorn", "market charm", "market gamble")
    assert may(state) == {"keep acorn", "keep charm", "keep gamble"}
    state = play(state, "keep gamble")
    assert may(state) == {"put acorn", "put charm"}
    state = play(state, "put charm")
    assert hand(state) == ["gamble"]
    assert thrown(state) == "charm charm acorn"
    assert discard(state) == "special_offer"


def test_special_offer_gives_no_extra_action() -> None:
    state = table(seat("special_offer"), market="acorn acorn acorn")
    state = play(state, "play special_offer", *["market acorn"] * 3, "keep acorn")
    state = play(state, "put acorn")
    assert thrown(state) == "acorn acorn"  # the last card goes by itself
    assert waiting(state) == (0, "end")


def test_special_offer_with_fewer_cards_keeps_one_of_them() -> None:
    state = table(seat("special_offer"), market="acorn")
    state = play(state, "play special_offer", "market acorn")
    assert may(state) == {"keep acorn"}
    state = play(state, "keep acorn")
    assert hand(state) == ["acorn"]
    assert thrown(state) == ""


def test_special_offer_without_market_cards_does_nothing() -> None:
    state = play(table(seat("special_offer"), row="acorn"), "play special_offer")
    assert hand(state) == []
    assert discard(state) == "special_offer"
    assert waiting(state) == (0, "end")


def test_special_offer_reshuffles_the_market_discard_in_the_middle() -> None:
    state = table(seat("special_offer"), market="acorn", thrown="charm cookies")
    state = play(state, "play special_offer", "market acorn")
    assert odds(state) == {"market charm": 1, "market cookies": 1}
    state = play(state, "market charm", "market cookies", "keep charm", "put cookies")
    assert thrown(state) == "cookies acorn"
    assert market(state) == []


# Stock Clearance


def test_stock_clearance_allows_any_surplus_in_its_payment() -> None:
    state = table(seat("stock_clearance junk junk acorn"), row="cookies")
    state = play(state, "buy 0", "pay stock_clearance")
    assert may(state) == {"pay junk", "pay acorn", "settle"}
    state = play(state, "pay acorn", "pay junk", "pay junk", "settle")
    assert discard(state) == "stock_clearance acorn junk junk"
    assert hand(state) == ["cookies"]


def test_stock_clearance_may_be_added_after_needless_cards() -> None:
    state = table(seat("stock_clearance junk acorn"), row="cookies")
    state = play(state, "buy 0", "pay acorn", "pay junk")
    assert may(state) == {"pay stock_clearance"}
    assert may(play(state, "pay stock_clearance")) == {"settle"}


def test_stock_clearance_does_not_lower_the_price() -> None:
    state = table(seat("stock_clearance junk"), row="- - - - acorn")
    assert can(state, "buy") == set()  # 6 are less than 8


def test_stock_clearance_left_in_hand_allows_nothing() -> None:
    state = table(seat("stock_clearance acorn junk"), row="acorn")
    state = play(state, "buy 0", "pay acorn")
    # More can follow only with Stock Clearance itself.
    assert may(state) == {"settle", "pay junk", "pay stock_clearance"}
    assert may(play(state, "pay junk")) == {"pay stock_clearance"}
