"""The reference rules of Dale: the cards of the macaws and the pandas."""

from __future__ import annotations

import pytest

from .dale_positions import do, full_stall, hand, kind, moves, position, words

# ------------------------------------------------------------ Swift Broker


def test_swift_broker_discards_in_chosen_order_and_draws_as_many() -> None:
    table = position(["swift_broker acorn junk", ""], decks=["charm charm gamble"])
    do(table, "play swift_broker")
    assert (kind(table), moves(table)) == ("order", {"put acorn", "put junk"})
    do(table, "put junk", "draw 0 charm", "draw 0 gamble")
    assert hand(table) == words("charm gamble")
    assert table.discards[0] == ["junk", "acorn", "swift_broker"]
    assert kind(table) == "act"


def test_swift_broker_asks_for_the_order_of_equal_cards_too_but_not_for_the_last_card() -> None:
    table = position(["swift_broker junk junk junk", ""], decks=["charm " * 3])
    do(table, "play swift_broker")
    for _ in range(2):
        assert (kind(table), moves(table)) == ("order", {"put junk"})
        do(table, "put junk")
    assert kind(table) == "chance"
    assert table.discards[0] == ["junk", "junk", "junk"]


def test_swift_broker_discards_a_single_card_without_asking() -> None:
    table = position(["swift_broker junk", ""], decks=["charm"])
    do(table, "play swift_broker")
    assert table.outcomes() == {"draw 0 charm": 1}


def test_swift_broker_alone_discards_and_draws_nothing_but_keeps_its_plus() -> None:
    table = position(["swift_broker", ""], decks=["charm"])
    do(table, "play swift_broker")
    assert kind(table) == "act"
    assert hand(table) == []
    assert table.discards[0] == ["swift_broker"]


def test_swift_broker_reshuffles_what_it_discarded_but_not_itself() -> None:
    table = position(["swift_broker acorn acorn", ""], decks=["charm"], discards=["gamble"])
    do(table, "play swift_broker", "put acorn", "draw 0 charm")
    assert table.outcomes() == {"draw 0 acorn": 2, "draw 0 gamble": 1}
    do(table, "draw 0 acorn")
    assert table.discards[0] == ["swift_broker"]


# ------------------------------------------------------------ Cookies


@pytest.mark.parametrize("cookies", [1, 2])
def test_cookies_raise_the_hand_size_each(cookies: int) -> None:
    table = position(["cookies " * cookies, ""], decks=["junk " * 9])
    do(table, "inventory", "settle", "done", *["draw 0 junk"] * 5)
    assert len(table.hands[0]) == 5 + cookies


def test_cookies_drawn_in_the_refill_raise_the_hand_size() -> None:
    table = position(["junk " * 4, ""], decks=["cookies junk junk"])
    do(table, "inventory", "settle", "done", "draw 0 cookies", "draw 0 junk")
    assert hand(table) == words("junk junk junk junk junk cookies")


def test_bought_cookies_raise_the_hand_size() -> None:
    table = position(["reflection junk junk", ""], row="cookies", decks=["junk " * 9])
    do(table, "buy 0", "pay junk", "pay junk", "settle", "done")
    assert hand(table) == words("cookies reflection")
    do(table, *["draw 0 junk"] * 4)
    # Reflection has no target and is itself: one Cookies only.
    assert len(table.hands[0]) == 6


# ------------------------------------------------------------ Shattered Relic


def test_shattered_relic_throws_a_hand_card_away_and_draws_one() -> None:
    table = position(["shattered_relic junk swift_broker", ""], decks=["charm"])
    do(table, "play shattered_relic")
    assert (kind(table), moves(table)) == ("throw", {"throw junk", "throw swift_broker"})
    do(table, "throw swift_broker", "draw 0 charm")
    assert table.market_discard == ["swift_broker"]
    assert hand(table) == words("charm junk")


def test_shattered_relic_returns_junk_to_its_pile() -> None:
    table = position(["shattered_relic junk", ""], decks=["charm"])
    do(table, "play shattered_relic", "throw junk", "draw 0 charm")
    assert (table.junk, table.market_discard) == (7, [])


def test_c18_shattered_relic_alone_still_draws() -> None:
    table = position(["shattered_relic", ""], decks=["charm"])
    do(table, "play shattered_relic", "draw 0 charm")
    assert hand(table) == ["charm"]


def test_shattered_relic_with_nothing_to_draw() -> None:
    table = position(["shattered_relic junk", ""])
    do(table, "play shattered_relic", "throw junk")
    assert (hand(table), kind(table)) == ([], "act")


def test_a_chameleon_thrown_away_copies_nothing() -> None:
    table = position(["shattered_relic trendsetting", ""], decks=["charm"], row="acorn")
    do(table, "play shattered_relic")
    assert moves(table) == {"throw trendsetting"}
    do(table, "throw trendsetting", "draw 0 charm")
    assert table.market_discard == ["trendsetting"]


# ------------------------------------------------------------ Spyglass


def test_spyglass_keeps_one_and_returns_the_others_in_chosen_order() -> None:
    table = position(["spyglass", ""], decks=["acorn charm gamble junk"])
    do(table, "play spyglass", "draw 0 acorn", "draw 0 charm", "draw 0 junk")
    assert (kind(table), moves(table)) == ("keep", {"keep acorn", "keep charm", "keep junk"})
    do(table, "keep charm")
    assert (kind(table), moves(table)) == ("return", {"return acorn", "return junk"})
    do(table, "return acorn")
    assert table.decks[0].known == ["junk", "acorn"]
    assert table.decks[0].bag == ["gamble"]
    assert (hand(table), kind(table)) == (["charm"], "act")


def test_spyglass_reshuffles_in_the_middle_and_returns_onto_the_new_deck() -> None:
    table = position(["spyglass", ""], decks=["acorn"], discards=["charm charm junk"])
    do(table, "play spyglass", "draw 0 acorn", "draw 0 charm", "draw 0 charm")
    do(table, "keep acorn", "return charm")
    assert table.decks[0].known == ["charm", "charm"]
    assert table.decks[0].bag == ["junk"]
    assert table.discards[0] == ["spyglass"]


def test_spyglass_asks_for_the_order_of_equal_cards_too() -> None:
    table = position(["spyglass", ""], decks=["acorn junk junk /"])
    do(table, "play spyglass", "keep acorn")
    assert (kind(table), moves(table)) == ("return", {"return junk"})
    do(table, "return junk")
    assert (table.decks[0].known, kind(table)) == (["junk", "junk"], "act")


def test_spyglass_with_fewer_than_three_cards() -> None:
    table = position(["spyglass", ""], decks=["acorn / charm"])
    do(table, "play spyglass", "draw 0 charm", "keep charm")
    assert (hand(table), table.decks[0].known) == (["charm"], ["acorn"])


def test_spyglass_without_cards_does_nothing() -> None:
    table = position(["spyglass", ""])
    do(table, "play spyglass")
    assert (hand(table), kind(table)) == ([], "act")


# ------------------------------------------------------------ Flashy Show


def test_flashy_shows_add_up_for_all_cards_used_this_turn() -> None:
    table = position(["flashy_show flashy_show junk", ""], row="shattered_relic")
    assert moves(table, "buy") == {"buy 0"}
    do(table, "play flashy_show", "play flashy_show", "buy 0", "pay junk")
    assert moves(table) == {"settle"}


def test_flashy_show_must_be_counted_and_leaves_prices_alone() -> None:
    table = position(
        ["flashy_show swift_broker cookies", ""], stalls=[full_stall(1)], row="cookies"
    )
    do(table, "play flashy_show")
    assert "buy 0" in moves(table)
    assert moves(do(table, "build")) == {"stack swift_broker"}


def test_flashy_show_covers_cards_gained_later() -> None:
    table = position(["flashy_show favourite_toy", ""], discards=["swift_broker"])
    do(table, "play flashy_show")
    assert table.discards[0] == ["swift_broker", "flashy_show"]
    do(table, "play favourite_toy", "play flashy_show")
    assert table.shows == 2


def test_flashy_show_ends_with_the_turn() -> None:
    table = position(["flashy_show junk junk junk junk junk", "junk"])
    do(table, "play flashy_show", "inventory", "settle", "done")
    assert table.shows == 0
    assert table.active == 1


# ------------------------------------------------------------ Favourite Toy


def test_favourite_toy_takes_the_top_discarded_card_never_itself() -> None:
    table = position(["favourite_toy", ""], discards=["acorn charm"])
    do(table, "play favourite_toy")
    assert hand(table) == ["charm"]
    assert table.discards[0] == ["acorn", "favourite_toy"]


def test_favourite_toy_without_discards_does_nothing() -> None:
    table = position(["favourite_toy", ""], decks=["charm"])
    do(table, "play favourite_toy")
    assert (hand(table), kind(table)) == ([], "act")


# ------------------------------------------------------------ Loyal Partner


def test_loyal_partner_throws_the_row_away_in_chosen_order_and_fills_it_at_once() -> None:
    table = position(["loyal_partner", ""], row="acorn - charm acorn", market="gamble " * 5)
    do(table, "play loyal_partner")
    assert (kind(table), moves(table)) == ("order", {"put acorn", "put charm"})
    do(table, "put charm")
    assert (kind(table), moves(table)) == ("order", {"put acorn"})
    do(table, "put acorn", *["market gamble"] * 5)
    assert table.market_discard == ["charm", "acorn", "acorn"]
    assert table.row == ["gamble"] * 5
    assert kind(table) == "act"


def test_loyal_partner_may_reshuffle_what_it_threw_away() -> None:
    table = position(["loyal_partner", ""], row="acorn acorn", market="gamble")
    do(table, "play loyal_partner", "put acorn", "market gamble")
    assert table.outcomes() == {"market acorn": 2}
    do(table, "market acorn", "market acorn")
    assert table.row == ["gamble", "acorn", "acorn", None, None]
    assert table.discards[0] == ["loyal_partner"]


def test_loyal_partner_throws_a_single_card_away_without_asking() -> None:
    table = position(["loyal_partner", ""], row="- acorn", market="gamble")
    do(table, "play loyal_partner")
    assert (table.market_discard, table.outcomes()) == (["acorn"], {"market gamble": 1})


def test_loyal_partner_with_an_empty_row_only_fills_it() -> None:
    table = position(["loyal_partner", ""], market="gamble")
    do(table, "play loyal_partner", "market gamble")
    assert table.row == ["gamble", None, None, None, None]


# ------------------------------------------------------------ Prepaid Good


def test_prepaid_good_takes_a_market_card_free_and_without_plus() -> None:
    table = position(["prepaid_good", ""], row="acorn - essential_purchase")
    do(table, "play prepaid_good")
    assert (kind(table), moves(table)) == ("slot", {"slot 0", "slot 2"})
    do(table, "slot 2")
    assert hand(table) == ["essential_purchase"]
    assert table.row == ["acorn", None, None, None, None]
    assert kind(table) == "end"


def test_prepaid_good_with_an_empty_row_does_nothing() -> None:
    table = position(["prepaid_good", ""], market="charm")
    do(table, "play prepaid_good")
    assert (hand(table), kind(table)) == ([], "end")


# ------------------------------------------------------------ Essential Purchase


def test_essential_purchase_throws_up_to_three_junk_of_its_payment_away() -> None:
    table = position(["junk " * 4, ""], row="- essential_purchase")
    do(table, "buy 1", *["pay junk"] * 4, "settle")
    assert (kind(table), moves(table)) == ("scrap", {"scrap junk", "enough"})
    do(table, *["scrap junk"] * 3)
    assert table.junk == 9
    assert table.discards[0] == ["junk"]
    assert hand(table) == ["essential_purchase"]
    assert kind(table) == "end"


def test_essential_purchase_may_throw_fewer_or_none_away() -> None:
    table = position(["junk " * 3, ""], row="essential_purchase")
    do(table, "buy 0", *["pay junk"] * 3, "settle", "scrap junk", "enough")
    assert table.discards[0] == ["junk", "junk"]
    assert table.junk == 7


def test_essential_purchase_without_junk_in_the_payment_asks_nothing() -> None:
    table = position(["acorn junk", ""], row="essential_purchase")
    do(table, "buy 0", "pay acorn", "settle")
    assert kind(table) == "end"


def test_essential_purchase_still_forbids_redundant_cards() -> None:
    table = position(["acorn junk", ""], row="essential_purchase")
    do(table, "buy 0")
    assert moves(table) == {"pay acorn"}


def test_essential_purchase_with_stock_clearance_takes_much_junk() -> None:
    table = position(["junk junk junk junk stock_clearance", ""], row="essential_purchase")
    do(table, "buy 0", *["pay junk"] * 4, "pay stock_clearance", "settle", *["scrap junk"] * 3)
    assert table.discards[0] == ["junk", "stock_clearance"]


def test_essential_purchase_bought_from_the_market_discard_throws_junk_away() -> None:
    table = position(
        ["stock_clearance market_discovery junk", ""], market_discard="essential_purchase"
    )
    do(table, "buy-discarded", "pay junk", "pay market_discovery", "pay stock_clearance", "settle")
    do(table, "scrap junk")
    assert hand(table) == ["essential_purchase"]
    assert table.market_discard == []


@pytest.mark.parametrize(("option", "is_asked"), [("counts", True), ("not", False)])
def test_c22_a_copy_of_junk_counts_as_junk_and_goes_to_the_market_discard(
    option: str, is_asked: bool
) -> None:
    table = position(
        ["reflection acorn junk", ""],
        discards=["", "junk"],
        row="- - essential_purchase",
        copied_junk=option,
    )
    do(table, "buy 2", "pay acorn", "pay reflection as junk", "settle")
    assert (kind(table) == "scrap") == is_asked
    if is_asked:
        do(table, "scrap reflection=junk")
        assert table.market_discard == ["reflection"]
        assert table.discards[0] == ["acorn"]
        assert table.junk == 6


# ------------------------------------------------------------ Market Discovery


def test_market_discovery_throws_the_top_of_the_market_deck_away_once_a_turn() -> None:
    table = position(["market_discovery junk junk junk junk", ""], market="acorn charm")
    do(table, "discover market_discovery", "market acorn")
    assert table.market_discard == ["acorn"]
    assert hand(table) == words("market_discovery! junk junk junk junk")
    assert kind(table) == "act"
    assert moves(table, "discover") == set()


def test_each_market_discovery_has_its_own_use() -> None:
    table = position(["market_discovery market_discovery", ""], market="acorn charm")
    do(table, "discover market_discovery", "market acorn", "discover market_discovery")
    do(table, "market charm")
    assert hand(table) == ["market_discovery!", "market_discovery!"]


def test_market_discovery_reshuffles_first_if_the_deck_is_empty() -> None:
    table = position(["market_discovery", ""], market_discard="acorn charm")
    do(table, "discover market_discovery")
    assert table.outcomes() == {"market acorn": 1, "market charm": 1}
    do(table, "market charm")
    assert table.market_discard == ["charm"]
    assert table.market.bag == ["acorn"]


def test_market_discovery_without_any_market_cards_cannot_be_used() -> None:
    table = position(["market_discovery", ""])
    assert moves(table) == {"inventory"}


def test_c23_market_discovery_buys_the_top_discarded_card_for_its_printed_value() -> None:
    table = position(["market_discovery junk", ""], market_discard="cookies stock_clearance")
    do(table, "buy-discarded")
    assert moves(table) == {"pay junk", "pay market_discovery"}
    assert moves(do(table, "pay junk")) == {"pay market_discovery"}
    do(table, "pay market_discovery", "settle")
    assert hand(table) == ["stock_clearance"]
    assert table.market_discard == ["cookies"]


def test_market_discovery_must_itself_be_needed_in_the_payment() -> None:
    table = position(["market_discovery gamble", ""], market_discard="sabotage")
    assert "buy-discarded" not in moves(table)
    table = position(["market_discovery gamble", ""], market_discard="acorn")
    do(table, "buy-discarded")
    assert moves(table) == {"pay market_discovery"}


def test_nothing_discarded_can_be_bought_without_market_discovery() -> None:
    table = position(["gamble", ""], market_discard="acorn")
    assert "buy-discarded" not in moves(table)
    table = position(["market_discovery", ""], market="acorn")
    assert "buy-discarded" not in moves(table)


def test_c20_market_discovery_can_be_used_in_clean_up() -> None:
    table = position(
        ["market_discovery " + "junk " * 4, "junk"], row="acorn " * 5, market="charm gamble"
    )
    do(table, "inventory", "settle", "done-again")
    assert (kind(table), moves(table)) == ("window", {"discover market_discovery", "enough"})
    do(table, "discover market_discovery", "market charm")
    assert (kind(table), moves(table)) == ("window", {"enough"})
    do(table, "enough")
    assert table.waiting() == {1: "act"}
    assert hand(table) == words("market_discovery junk junk junk junk")


def test_c20_a_market_discovery_drawn_in_the_refill_can_be_used_in_the_window() -> None:
    table = position(["junk " * 4, "junk"], decks=["market_discovery /"], market="charm " * 9)
    do(table, "inventory", "settle", "done-again", *["market charm"] * 5)
    assert moves(table) == {"discover market_discovery", "enough"}
    do(table, "enough")
    assert table.waiting() == {1: "act"}


# ------------------------------------------------------------ Special Offer


def test_special_offer_keeps_one_of_three_and_throws_the_others_away_in_order() -> None:
    table = position(["special_offer", ""], market="acorn charm gamble cookies")
    do(table, "play special_offer", "market acorn", "market charm", "market gamble")
    assert (kind(table), moves(table)) == ("keep", {"keep acorn", "keep charm", "keep gamble"})
    do(table, "keep gamble")
    assert (kind(table), moves(table)) == ("order", {"put acorn", "put charm"})
    do(table, "put charm")
    assert table.market_discard == ["charm", "acorn"]
    assert hand(table) == ["gamble"]
    assert kind(table) == "end"


def test_special_offer_asks_for_the_order_of_equal_cards_too() -> None:
    table = position(["special_offer", ""], market="acorn acorn charm")
    do(table, "play special_offer", "market acorn", "market acorn", "market charm", "keep charm")
    assert (kind(table), moves(table)) == ("order", {"put acorn"})
    do(table, "put acorn")
    assert table.market_discard == ["acorn", "acorn"]
    assert kind(table) == "end"


def test_special_offer_with_fewer_cards_keeps_one_of_them() -> None:
    table = position(["special_offer", ""], market="acorn", market_discard="charm")
    do(table, "play special_offer", "market acorn", "market charm", "keep charm")
    assert (hand(table), table.market_discard) == (["charm"], ["acorn"])


def test_special_offer_without_cards_does_nothing() -> None:
    table = position(["special_offer", ""])
    do(table, "play special_offer")
    assert (hand(table), kind(table)) == ([], "end")


# ------------------------------------------------------------ Stock Clearance


def test_stock_clearance_lifts_the_rule_against_redundant_cards() -> None:
    table = position(["stock_clearance junk acorn", ""], row="cookies")
    do(table, "buy 0")
    assert moves(table) == {"pay stock_clearance", "pay junk", "pay acorn"}
    do(table, "pay junk", "pay acorn")
    assert moves(table) == {"pay stock_clearance"}
    do(table, "pay stock_clearance", "settle")
    assert table.discards[0] == ["junk", "acorn", "stock_clearance"]


def test_stock_clearance_still_has_to_reach_the_price() -> None:
    assert "buy 1" not in moves(position(["stock_clearance", ""], row="- gamble"))
