"""The cards of the Snappy Scarlet Macaws."""

from __future__ import annotations

from tests.games.dale.stages import (
    built,
    can,
    cards,
    deck,
    discard,
    hand,
    latest,
    may,
    odds,
    pass_turn,
    play,
    row,
    seat,
    table,
    thrown,
    top,
    waiting,
)

# Swift Broker


def test_swift_broker_replaces_the_hand_by_as_many_cards() -> None:
    state = table(seat("swift_broker junk acorn cookies", deck="junk junk spyglass charm"))
    state = play(state, "play swift_broker")
    assert may(state) == {"put junk", "put acorn", "put cookies"}
    state = play(state, "put cookies", "put junk")
    assert odds(state) == {"draw 0 junk": 2, "draw 0 spyglass": 1, "draw 0 charm": 1}
    state = play(state, "draw 0 junk", "draw 0 charm", "draw 0 junk")
    assert hand(state) == cards("junk junk charm")
    assert deck(state) == ["spyglass"]
    assert waiting(state) == (0, "act")


def test_swift_broker_lies_above_the_cards_it_discarded_in_the_chosen_order() -> None:
    state = table(seat("swift_broker junk acorn cookies", deck="junk junk junk", discard="charm"))
    state = play(state, "play swift_broker", "put acorn", "put cookies", *["draw 0 junk"] * 3)
    assert discard(state) == "charm acorn cookies junk swift_broker"


def test_swift_broker_asks_for_an_order_of_equal_cards_too() -> None:
    state = table(seat("swift_broker junk junk junk", deck="acorn acorn acorn"))
    state = play(state, "play swift_broker")
    assert may(state) == {"put junk"}
    state = play(state, "put junk", "put junk")
    assert waiting(state) == (-1, "draw")
    assert discard(state) == "junk junk junk"


def test_swift_broker_as_the_only_card_draws_nothing_and_gives_its_extra_action() -> None:
    state = play(table(seat("swift_broker", deck="acorn")), "play swift_broker")
    assert hand(state) == []
    assert deck(state) == ["acorn"]
    assert discard(state) == "swift_broker"
    assert waiting(state) == (0, "act")


def test_swift_broker_reshuffles_what_it_discarded_but_not_itself() -> None:
    state = table(seat("swift_broker acorn cookies", deck="charm"))
    state = play(state, "play swift_broker", "put acorn", "draw 0 charm")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 cookies": 1}
    state = play(state, "draw 0 cookies")
    assert hand(state) == cards("charm cookies")
    assert deck(state) == ["acorn"]
    assert discard(state) == "swift_broker"


def test_swift_broker_with_empty_piles_draws_its_own_discards_again() -> None:
    state = play(table(seat("swift_broker acorn acorn")), "play swift_broker", "put acorn")
    assert odds(state) == {"draw 0 acorn": 2}
    state = play(state, "draw 0 acorn", "draw 0 acorn")
    assert hand(state) == cards("acorn acorn")


def test_swift_broker_ends_what_happened_to_the_cards_it_discards() -> None:
    state = table(seat("swift_broker bold_haggler*3! reflection=junk", discard="junk"))
    state = play(state, "play swift_broker", "put reflection=junk")
    state = play(state, "draw 0 bold_haggler", "draw 0 reflection")
    assert hand(state) == cards("bold_haggler reflection")
    assert can(state, "roll") == {"bold_haggler"}


# Cookies


def test_cookies_make_the_hand_one_larger_in_clean_up() -> None:
    state = table(seat("cookies junk junk", deck="acorn acorn acorn charm charm"))
    state = pass_turn(state, "draw 0 acorn", "draw 0 charm")
    assert odds(state)  # five cards are not enough
    state = play(state, "draw 0 acorn")
    assert hand(state) == cards("acorn acorn charm cookies junk junk")
    assert waiting(state) == (1, "act")


def test_cookies_add_up() -> None:
    state = table(seat("cookies cookies junk junk junk", deck="acorn acorn acorn charm"))
    state = pass_turn(state, "draw 0 acorn", "draw 0 acorn")
    assert len(hand(state)) == 7
    assert waiting(state) == (1, "act")


def test_cookies_drawn_in_clean_up_raise_the_hand_size_at_once() -> None:
    state = table(seat("junk junk junk junk", deck="cookies cookies acorn acorn"))
    state = pass_turn(state, "draw 0 cookies")
    assert odds(state) == {"draw 0 cookies": 1, "draw 0 acorn": 2}
    state = play(state, "draw 0 cookies", "draw 0 acorn")
    assert len(hand(state)) == 7
    assert waiting(state) == (1, "act")


def test_bought_cookies_count_in_the_clean_up_of_the_same_turn() -> None:
    state = table(seat("acorn junk junk junk junk", deck="junk junk"), row="cookies")
    state = play(state, "buy 0", "pay acorn", "settle", "done", "draw 0 junk")
    assert hand(state) == cards("cookies junk junk junk junk junk")


def test_cookies_do_nothing_in_the_turns_of_others() -> None:
    state = table(seat("junk junk junk junk junk"), seat("cookies", deck="acorn acorn"))
    state = pass_turn(state)
    assert hand(state, 1) == ["cookies"]
    assert len(hand(state, 0)) == 5


def test_cookies_in_a_payment_no_longer_count() -> None:
    state = table(seat("cookies junk junk junk junk", deck="acorn acorn"), row="new_season")
    state = play(state, "buy 0", "pay cookies", "settle", "done")
    assert hand(state) == cards("junk junk junk junk new_season")
    assert waiting(state) == (1, "act")


# Shattered Relic


def test_shattered_relic_throws_away_junk_and_draws() -> None:
    state = table(seat("shattered_relic junk acorn", deck="charm"))
    before = state.table.junk
    state = play(state, "play shattered_relic")
    assert may(state) == {"throw junk", "throw acorn"}
    state = play(state, "throw junk", "draw 0 charm")
    assert hand(state) == cards("acorn charm")
    assert state.table.junk == before + 1
    assert thrown(state) == ""
    assert discard(state) == "shattered_relic"
    assert waiting(state) == (0, "act")


def test_shattered_relic_throws_an_animalfolk_card_onto_the_market_discard() -> None:
    state = table(seat("shattered_relic wily_fellow", deck="junk"), thrown="acorn")
    state = play(state, "play shattered_relic", "throw wily_fellow", "draw 0 junk")
    assert thrown(state) == "acorn wily_fellow"
    assert hand(state) == ["junk"]


def test_shattered_relic_must_throw_a_card_away_if_there_is_one() -> None:
    state = play(table(seat("shattered_relic acorn", deck="junk")), "play shattered_relic")
    assert may(state) == {"throw acorn"}


def test_shattered_relic_without_cards_to_draw() -> None:
    state = play(table(seat("shattered_relic junk")), "play shattered_relic", "throw junk")
    assert hand(state) == []
    assert discard(state) == "shattered_relic"
    assert waiting(state) == (0, "act")


def test_shattered_relic_reshuffles_for_its_card_but_not_itself() -> None:
    state = table(seat("shattered_relic junk", discard="acorn charm"))
    state = play(state, "play shattered_relic", "throw junk")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 charm": 1}


def test_shattered_relic_does_not_use_a_chameleon_it_throws_away() -> None:
    state = table(seat("shattered_relic trendsetting", deck="junk"), row="cookies")
    state = play(state, "play shattered_relic")
    assert may(state) == {"throw trendsetting"}
    state = play(state, "throw trendsetting", "draw 0 junk")
    assert thrown(state) == "trendsetting"


def test_shattered_relic_throws_a_copy_of_junk_onto_the_market_discard() -> None:
    state = table(seat("shattered_relic reflection=junk", deck="acorn"))
    before = state.table.junk
    state = play(state, "play shattered_relic", "throw reflection=junk", "draw 0 acorn")
    assert thrown(state) == "reflection"
    assert state.table.junk == before


# Spyglass


def test_spyglass_keeps_one_of_three_and_returns_the_others_in_any_order() -> None:
    state = table(seat("spyglass", deck="acorn charm cookies junk junk"))
    state = play(state, "play spyglass", "draw 0 acorn", "draw 0 charm", "draw 0 cookies")
    assert may(state) == {"keep acorn", "keep charm", "keep cookies"}
    state = play(state, "keep charm")
    assert may(state) == {"return acorn", "return cookies"}
    state = play(state, "return acorn")
    assert hand(state) == ["charm"]
    assert top(state) == "cookies acorn"
    assert deck(state) == ["junk", "junk"]
    assert discard(state) == "spyglass"
    assert waiting(state) == (0, "act")


def test_spyglass_asks_for_an_order_of_equal_cards_so_that_nobody_learns_it() -> None:
    state = table(seat("spyglass", deck="acorn junk junk"))
    state = play(state, "play spyglass", "draw 0 junk", "draw 0 acorn", "draw 0 junk")
    state = play(state, "keep acorn")
    assert may(state) == {"return junk"}
    state = play(state, "return junk")
    assert top(state) == "junk junk"
    assert waiting(state) == (0, "act")


def test_spyglass_returned_cards_are_drawn_first_and_without_chance() -> None:
    state = table(seat("spyglass junk junk junk junk", deck="acorn charm cookies gamble"))
    state = play(state, "play spyglass", "draw 0 acorn", "draw 0 charm", "draw 0 gamble")
    state = play(state, "keep gamble", "return acorn")
    assert top(state) == "charm acorn"
    state = play(state, "inventory", "discard junk", "settle", "done")
    assert hand(state) == cards("charm gamble junk junk junk")
    assert top(state) == "acorn"


def test_spyglass_with_fewer_cards_works_with_what_there_is() -> None:
    state = table(seat("spyglass", deck="acorn"))
    state = play(state, "play spyglass", "draw 0 acorn")
    assert may(state) == {"keep acorn"}
    assert hand(play(state, "keep acorn")) == ["acorn"]


def test_spyglass_without_any_card_does_nothing() -> None:
    state = play(table(seat("spyglass junk")), "play spyglass")
    assert hand(state) == ["junk"]
    assert discard(state) == "spyglass"
    assert waiting(state) == (0, "act")


def test_spyglass_reshuffles_in_the_middle_and_returns_above_the_new_deck() -> None:
    state = table(seat("spyglass", deck="acorn", discard="charm cookies junk"))
    state = play(state, "play spyglass", "draw 0 acorn")
    assert odds(state) == {"draw 0 charm": 1, "draw 0 cookies": 1, "draw 0 junk": 1}
    state = play(state, "draw 0 junk", "draw 0 cookies", "keep junk", "return cookies")
    assert top(state) == "acorn cookies"
    assert deck(state) == ["charm"]
    assert discard(state) == "spyglass"


def test_spyglass_sees_known_cards_without_chance() -> None:
    state = table(seat("spyglass", top="acorn charm", deck="junk"))
    state = play(state, "play spyglass")
    assert odds(state) == {"draw 0 junk": 1}
    state = play(state, "draw 0 junk")
    assert may(state) == {"keep acorn", "keep charm", "keep junk"}


# Flashy Show


def test_flashy_show_makes_cards_in_a_payment_worth_one_more() -> None:
    # Acorn in the slot with surcharge 2 costs 6: two junk at 2 each and Cookies at 3 are 7.
    state = table(seat("flashy_show junk junk cookies"), row="- - acorn")
    assert can(state, "buy") == {"2"}  # 5 + 1
    state = play(state, "play flashy_show", "buy 2", "pay junk", "pay cookies")
    assert may(state) == {"pay junk"}
    assert hand(play(state, "pay junk", "settle")) == ["acorn"]


def test_flashy_show_does_not_raise_prices() -> None:
    state = table(seat("flashy_show junk junk"), row="acorn")
    state = play(state, "play flashy_show", "buy 0", "pay junk", "pay junk")
    assert may(state) == {"settle"}


def test_flashy_show_raises_cards_in_a_stack_and_must_be_used() -> None:
    state = table(seat("flashy_show swift_broker cookies", stall=built(1)))
    assert "build" in may(state)
    state = play(state, "play flashy_show", "build")
    assert may(state) == {"stack swift_broker"}  # 1 + 1; Cookies are 3 now
    assert latest(play(state, "stack swift_broker", "settle")) == "swift_broker"


def test_flashy_show_makes_a_stack_of_one_impossible_with_plain_ones() -> None:
    state = table(seat("flashy_show swift_broker"))
    assert "build" in may(state)
    assert "build" not in may(play(state, "play flashy_show"))


def test_flashy_show_twice_is_two_more() -> None:
    state = table(seat("flashy_show seeing_doubles junk"), row="cookies acorn")
    state = play(state, "play seeing_doubles as flashy_show", "play flashy_show")
    assert can(state, "buy") == {"0"}  # junk is worth 3: Cookies cost 2, Acorn 4 + 1
    assert discard(state) == "seeing_doubles flashy_show"


def test_flashy_show_raises_cards_gained_later() -> None:
    state = table(seat("flashy_show gift_voucher", stall=built(2)), row="cookies")
    state = play(state, "play flashy_show", "play gift_voucher", "slot 0", "build")
    assert latest(play(state, "stack cookies", "settle")) == "cookies"  # 2 + 1


def test_flashy_show_raises_junk_in_a_stack() -> None:
    state = table(seat("flashy_show stashing_vendor junk", stall=built(3)))
    state = play(state, "play flashy_show", "build", "stack junk", "stack stashing_vendor")
    assert may(state) == {"settle"}  # 2 + 2


def test_flashy_show_raises_a_card_fetched_by_nostalgic_item() -> None:
    state = table(seat("flashy_show nostalgic_item", discard="junk acorn", stall=built(5)))
    state = play(state, "play flashy_show", "build", "stack nostalgic_item")
    assert can(state, "fetch") == {"junk"}  # 4 + 2
    assert latest(play(state, "fetch junk", "settle")) == "nostalgic_item junk"


def test_flashy_show_ends_with_the_turn() -> None:
    state = table(seat("flashy_show swift_broker junk junk junk"), seat("junk", deck="junk"))
    state = play(state, "play flashy_show", "inventory", "settle", "done", "draw 0 flashy_show")
    state = pass_turn(state, "draw 1 junk")
    assert waiting(state) == (0, "act")
    state = play(state, "build")
    assert may(state) == {"stack swift_broker"}  # worth 1 again


def test_flashy_show_does_not_raise_the_cards_of_others() -> None:
    state = table(seat("flashy_show", deck="junk"), seat("swift_broker", deck="junk"))
    state = play(state, "play flashy_show", "inventory", "settle", "done", "draw 0 junk")
    state = play(state, "draw 0 flashy_show", "build")
    assert may(state) == {"stack swift_broker"}


# Favourite Toy


def test_favourite_toy_recovers_the_uppermost_own_discarded_card() -> None:
    state = table(seat("favourite_toy", discard="acorn charm"), seat(discard="cookies"))
    state = play(state, "play favourite_toy")
    assert hand(state) == ["charm"]
    assert discard(state) == "acorn favourite_toy"
    assert discard(state, 1) == "cookies"
    assert waiting(state) == (0, "act")


def test_favourite_toy_with_an_empty_discard_pile_does_nothing() -> None:
    state = play(table(seat("favourite_toy", deck="acorn")), "play favourite_toy")
    assert hand(state) == []
    assert deck(state) == ["acorn"]
    assert discard(state) == "favourite_toy"
    assert waiting(state) == (0, "act")


def test_favourite_toy_gives_a_technique_a_second_time_in_a_turn() -> None:
    state = table(seat("favourite_toy loyal_partner"), row="cookies", market="acorn")
    state = play(state, "play loyal_partner", "market acorn")
    state = play(state, "market cookies")  # thrown away and shuffled again
    state = play(state, "play favourite_toy")
    assert hand(state) == ["loyal_partner"]
    assert row(state) == "acorn cookies - - -"
    assert can(state, "play") == {"loyal_partner"}
