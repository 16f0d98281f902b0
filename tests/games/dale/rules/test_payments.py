"""Buying: prices, no needless card, the order of the discards."""

from __future__ import annotations

import pytest

from tests.games.dale.stages import (
    can,
    cards,
    discard,
    hand,
    may,
    play,
    row,
    seat,
    table,
    waiting,
)

# Prices


@pytest.mark.parametrize("slot", range(5))
def test_price_is_the_value_and_the_surcharge_of_the_slot(slot: int) -> None:
    goods = " ".join(["-"] * slot + ["cookies"])
    exact = " ".join(["junk"] * (2 + slot))
    assert can(table(seat(exact), row=goods), "buy") == {str(slot)}
    assert can(table(seat(exact.removesuffix("junk")), row=goods), "buy") == set()


def test_a_payment_may_exceed_the_price() -> None:
    # The example of the rulebook: 4 + 4 for a card of price 5, even with a 5 in hand.
    state = table(seat("acorn acorn accordion"), row="gamble")
    state = play(state, "buy 0", "pay acorn", "pay acorn", "settle")
    assert hand(state) == cards("accordion gamble")


def test_a_payment_has_no_needless_card() -> None:
    # The example of the rulebook: not 5 + 4 for a card of price 5.
    state = table(seat("acorn accordion"), row="gamble")
    state = play(state, "buy 0")
    assert may(state) == {"pay accordion"}  # 4 alone is not enough, 4 + 5 too many
    assert may(play(state, "pay accordion")) == {"settle"}


def test_a_payment_without_the_smallest_card_is_too_little() -> None:
    state = table(seat("junk cookies nostalgic_item acorn"), row="- gamble")
    state = play(state, "buy 1", "pay cookies")  # price 6
    assert may(state) == {"pay junk", "pay nostalgic_item", "pay acorn"}
    state = play(state, "pay nostalgic_item")
    # 2 + 3 + 1 is 6; with Acorn 2 + 3 + 4 could do without 2.
    assert may(state) == {"pay junk"}


def test_equal_cards_are_one_choice() -> None:
    state = play(table(seat("junk junk junk"), row="cookies"), "buy 0")
    assert may(state) == {"pay junk"}
    assert may(play(state, "pay junk", "pay junk")) == {"settle"}


def test_a_payment_is_settled_only_when_it_is_enough() -> None:
    state = play(table(seat("junk junk"), row="cookies"), "buy 0", "pay junk")
    assert may(state) == {"pay junk"}


def test_altered_cards_are_choices_of_their_own() -> None:
    state = table(seat("junk bold_haggler*3! bold_haggler"), row="whirligig")
    state = play(state, "buy 0")
    assert may(state) == {"pay bold_haggler*3!"}  # 1 + 1 is too little, beside 3 needless
    state = table(seat("junk bold_haggler*2! bold_haggler"), row="whirligig")
    assert may(play(state, "buy 0")) == {
        "pay junk",
        "pay bold_haggler",
        "pay bold_haggler*2!",
    }


def test_an_altered_value_pays() -> None:
    state = table(seat("acorn*1 junk"), row="cookies acorn")
    assert can(state, "buy") == {"0"}  # 1 + 1
    state = table(seat("cookies*5"), row="- acorn")
    assert can(state, "buy") == {"1"}


# What happens with the cards


def test_a_payment_is_discarded_in_the_chosen_order() -> None:
    state = table(seat("junk cookies nostalgic_item", discard="acorn"), row="- gamble")
    state = play(state, "buy 1", "pay nostalgic_item", "pay junk", "pay cookies", "settle")
    assert discard(state) == "acorn nostalgic_item junk cookies"


def test_the_bought_card_goes_to_the_hand() -> None:
    state = table(seat("acorn junk", discard="junk"), row="acorn cookies")
    state = play(state, "buy 0", "pay acorn", "settle")
    assert hand(state) == cards("acorn junk")
    assert waiting(state) == (0, "end")


def test_the_slot_stays_empty_until_clean_up() -> None:
    state = table(seat("acorn"), row="acorn cookies charm", market="gamble")
    state = play(state, "buy 0", "pay acorn", "settle")
    assert row(state) == "- cookies charm - -"


def test_empty_slots_and_cards_too_dear_cannot_be_bought() -> None:
    state = table(seat("junk junk junk"), row="cookies - cookies cookies")
    assert can(state, "buy") == {"0"}  # 2; the others are 4 and 5


def test_without_cards_in_hand_nothing_can_be_bought() -> None:
    assert can(table(seat(""), row="cookies"), "buy") == set()


def test_a_technique_can_pay_and_has_no_effect_then() -> None:
    state = table(seat("swift_broker junk", deck="acorn"), row="cookies")
    state = play(state, "buy 0", "pay swift_broker", "pay junk", "settle")
    assert hand(state) == ["cookies"]


# Copies in payments


def test_every_way_to_use_a_chameleon_is_listed_once() -> None:
    state = table(
        seat("reflection junk"), seat(discard="acorn"), seat(discard="acorn"), row="- - acorn"
    )
    assert can(state, "buy") == set()
    state = table(
        seat("reflection cookies"), seat(discard="acorn"), seat(discard="acorn"), row="- - acorn"
    )
    state = play(state, "buy 2")
    assert may(state) == {"pay reflection as acorn", "pay cookies"}


def test_a_chameleon_that_makes_a_card_needless_as_one_copy_may_pay_as_another() -> None:
    state = table(seat("trendsetting cookies"), row="nostalgic_item acorn swift_broker")
    state = play(state, "buy 0", "pay cookies")
    # 2 + 1; beside 3 or 4 the Cookies could be left out.
    assert may(state) == {"pay trendsetting as swift_broker"}


def test_seeing_doubles_may_copy_a_chameleon_already_paid_as_a_copy() -> None:
    state = table(
        seat("seeing_doubles reflection"),
        seat(discard="acorn"),
        seat(discard="cookies"),
        row="- - - - acorn",
    )
    state = play(state, "buy 4", "pay reflection as acorn")
    # The Reflection is an Acorn now, so this is all that Seeing Doubles can be: 4 + 4.
    assert may(state) == {"pay seeing_doubles as acorn"}
