"""Chains of copying chameleons, what a copy takes along, and how long it lasts."""

from __future__ import annotations

from tests.games.dale.stages import (
    built,
    can,
    cards,
    discard,
    hand,
    latest,
    may,
    pass_turn,
    play,
    seat,
    table,
    thrown,
    waiting,
)

# Chains


def test_a_chain_goes_on_from_the_point_of_view_of_its_user() -> None:
    # The shopkeeper on the other pile copies from the stall of the seat that uses Reflection.
    state = table(
        seat("reflection", stall="acorn"), seat(discard="flexible_shopkeeper", stall="charm")
    )
    assert can(state, "play") == {"reflection as acorn"}


def test_a_chain_through_the_row_and_the_market_discard() -> None:
    state = table(
        seat("reflection"),
        seat(discard="trendsetting"),
        row="good_old_times cookies",
        thrown="acorn",
    )
    assert can(state, "play") == {"reflection as acorn"}
    state = play(state, "buy 1")
    assert may(state) == {"pay reflection as acorn"}  # 4 for 3; as Cookies it is too little


def test_a_chain_of_all_five() -> None:
    # Shopkeeper -> Reflection in the stack -> Trendsetting -> Good Old Times -> Seeing Doubles.
    state = table(
        seat("flexible_shopkeeper charm", stall="reflection"),
        seat(discard="trendsetting"),
        row="good_old_times",
        thrown="seeing_doubles",
    )
    assert can(state, "play") == {"charm", "flexible_shopkeeper as charm"}


def test_a_chain_offers_what_it_meets_on_every_branch() -> None:
    state = table(
        seat("reflection"),
        seat(discard="trendsetting"),
        seat(discard="acorn"),
        seat(),
        row="charm gamble good_old_times",
        thrown="cookies sabotage",
    )
    assert can(state, "play") == {
        "reflection as acorn",
        "reflection as charm",
        "reflection as gamble",
        "reflection as sabotage",
    }


def test_a_chain_does_not_visit_a_card_twice() -> None:
    state = table(seat("reflection", stall=built(1)), seat(discard="reflection"))
    assert may(play(state, "build")) == {"stack reflection"}  # itself


def test_a_circle_of_two_cards_is_a_dead_end() -> None:
    state = table(
        seat("reflection", stall=built(1)), seat(discard="trendsetting"), row="reflection"
    )
    assert may(play(state, "build")) == {"stack reflection"}


def test_a_dead_end_keeps_the_value_of_the_card_that_is_used() -> None:
    state = table(seat("trendsetting"), row="reflection", thrown="acorn")
    state = play(state, "buy 0")
    assert may(state) == {"pay trendsetting"}  # 5 for 2; it does not become a 2


def test_a_dead_branch_is_no_choice_beside_a_living_one() -> None:
    # Flexible Shopkeeper finds no stack; that does not make Trendsetting itself.
    state = table(seat("trendsetting"), row="flexible_shopkeeper acorn")
    assert can(state, "buy") == {"0"}
    assert may(play(state, "buy 0")) == {"pay trendsetting as acorn"}


def test_a_chain_may_end_in_junk() -> None:
    state = table(seat("trendsetting acorn", stall=built(3)), row="flexible_shopkeeper")
    state = play(state, "buy 0")
    assert may(state) == {"pay trendsetting as junk", "pay acorn"}


def test_seeing_doubles_goes_on_with_the_rule_of_a_chameleon_in_hand() -> None:
    state = table(seat("seeing_doubles reflection"), seat(discard="acorn"))
    assert can(state, "play") == {"reflection as acorn", "seeing_doubles as acorn"}


def test_seeing_doubles_met_on_the_way_copies_from_the_hand_of_the_user() -> None:
    state = table(seat("reflection acorn junk"), seat("charm", discard="seeing_doubles"))
    assert can(state, "play") == {"acorn", "reflection as acorn"}
    state = table(seat("reflection", stall=built(1)), seat("charm", discard="seeing_doubles"))
    assert may(play(state, "build")) == {"stack reflection"}


def test_a_chameleon_that_is_a_copy_already_counts_as_its_face_in_hand() -> None:
    state = table(seat("seeing_doubles trendsetting=acorn"), row="charm")
    assert can(state, "play") == {"seeing_doubles as acorn", "trendsetting=acorn"}


def test_a_chameleon_elsewhere_is_always_printed() -> None:
    state = table(
        seat("reflection", deck="junk junk junk junk"),
        seat("reflection", discard="acorn"),
        row="acorn",
    )
    state = play(state, "buy 0", "pay reflection as acorn", "settle", "done", *["draw 0 junk"] * 4)
    assert waiting(state) == (1, "act")
    assert discard(state) == "reflection"  # no longer an Acorn, so a dead end for Reflection
    assert can(state, "play") == set()


def test_a_chameleon_in_a_stack_is_printed_for_flexible_shopkeeper() -> None:
    # Whatever it was when the stack was built.
    state = table(seat("flexible_shopkeeper", stall="reflection"), seat(discard="charm"))
    assert can(state, "play") == {"flexible_shopkeeper as charm"}


# Good Old Times on the way


def test_good_old_times_met_on_the_way_may_throw_a_card_away() -> None:
    state = table(
        seat("reflection"), seat(discard="good_old_times"), market="acorn", thrown="charm"
    )
    assert can(state, "play") == {"reflection as charm"}
    state = play(state, "discover reflection as good_old_times", "market acorn")
    assert hand(state) == ["reflection!"]  # not a copy yet
    assert can(state, "play") == {"reflection! as acorn"}
    assert can(state, "discover") == set()
    assert thrown(state) == "charm acorn"


def test_good_old_times_met_on_the_way_may_make_a_target_where_none_was() -> None:
    state = table(
        seat("reflection", stall=built(1)), seat(discard="good_old_times"), market="acorn"
    )
    assert may(play(state, "build")) == {"stack reflection"}
    state = play(state, "discover reflection as good_old_times", "market acorn")
    assert "build" not in may(state)
    assert can(state, "play") == {"reflection! as acorn"}


def test_each_chameleon_that_meets_good_old_times_throws_once() -> None:
    state = table(seat("reflection trendsetting"), seat(discard="good_old_times"), row="reflection")
    assert can(state, "discover") == set()  # no market cards to throw
    state = table(
        seat("reflection trendsetting"),
        seat(discard="good_old_times"),
        row="reflection",
        market="acorn charm gamble",
    )
    assert can(state, "discover") == {
        "reflection as good_old_times",
        "trendsetting as good_old_times",
    }
    state = play(state, "discover trendsetting as good_old_times", "market acorn")
    assert can(state, "discover") == {"reflection as good_old_times"}


# How long a copy lasts


def test_a_copy_that_leaves_the_hand_and_returns_starts_afresh() -> None:
    state = table(seat("reflection=bold_haggler*3! swift_broker"), seat(discard="acorn"))
    state = play(state, "play swift_broker", "draw 0 reflection")
    assert hand(state) == ["reflection"]
    assert can(state, "play") == {"reflection as acorn"}


def test_a_fixed_copy_is_used_without_a_new_choice() -> None:
    state = table(seat("trendsetting=acorn junk"), row="charm - - - -", thrown="gamble")
    state = play(state, "buy 0")
    assert may(state) == {"pay trendsetting=acorn"}


def test_a_fixed_copy_is_the_printed_card_on_the_discard_pile() -> None:
    state = table(seat("trendsetting=acorn junk"))
    state = play(state, "inventory", "discard trendsetting=acorn", "settle")
    assert discard(state) == "trendsetting"


def test_copies_of_a_turn_are_gone_when_it_ends() -> None:
    state = table(seat("trendsetting=acorn*2 seeing_doubles=junk junk junk junk"))
    state = pass_turn(state)
    assert hand(state) == cards("junk junk junk seeing_doubles trendsetting")


# Values that a copy takes along


def test_flashy_show_counts_once_for_a_copy() -> None:
    # Cookies are 3 after Flashy Show; a copy of them is 3 too, not 4.
    state = table(seat("flashy_show seeing_doubles cookies", stall=built(5)))
    state = play(state, "play flashy_show", "build", "stack cookies")
    state = play(state, "stack seeing_doubles as cookies")
    assert may(state) == {"settle"}


def test_a_value_set_by_blindfold_is_copied() -> None:
    state = table(seat("seeing_doubles acorn*1", stall=built(1)))
    state = play(state, "build")
    assert may(state) == {"stack acorn*1", "stack seeing_doubles as acorn*1"}
    state = play(state, "stack acorn*1", "stack seeing_doubles as acorn*1", "settle")
    assert latest(state) == "acorn seeing_doubles"


def test_a_value_copied_does_not_follow_later_changes_of_its_target() -> None:
    state = table(seat("blindfold seeing_doubles=acorn acorn"))
    state = play(state, "play blindfold", "hide acorn", "guess 1", "value 5")
    assert hand(state) == cards("acorn*5 seeing_doubles=acorn")


def test_flashy_show_after_the_copying_raises_both() -> None:
    state = table(seat("flashy_show seeing_doubles=acorn*2 acorn*2"))
    state = play(state, "play flashy_show")
    assert hand(state) == cards("acorn*3 seeing_doubles=acorn*3")


def test_an_altered_value_is_copied_through_a_chain() -> None:
    # Reflection -> Seeing Doubles on the other pile -> the Acorn in hand.
    state = table(seat("reflection acorn*1", stall=built(1)), seat(discard="seeing_doubles"))
    state = play(state, "build", "stack acorn*1")
    assert may(state) == {"stack reflection as acorn*1"}


def test_a_bold_haggler_set_by_blindfold_is_copied_with_its_value_and_may_roll() -> None:
    state = table(seat("seeing_doubles bold_haggler*3"))
    assert can(state, "roll") == {"bold_haggler*3", "seeing_doubles as bold_haggler*3"}
    state = play(state, "roll seeing_doubles as bold_haggler*3", "die 2")
    assert hand(state) == cards("bold_haggler*3 seeing_doubles=bold_haggler*5!")


def test_a_chameleon_set_by_blindfold_keeps_its_value_when_it_finds_a_target() -> None:
    state = table(seat("blindfold trendsetting loyal_partner"), market="prepaid_good")
    state = play(state, "play blindfold", "hide trendsetting", "guess 1", "value 4")
    state = play(state, "play loyal_partner", "market prepaid_good")
    assert hand(state) == ["trendsetting*4"]
    state = play(state, "buy 0")
    assert may(state) == {"pay trendsetting*4 as prepaid_good"}
    state = table(seat("trendsetting*4", stall=built(3)), row="cookies")
    assert may(play(state, "build")) == {"stack trendsetting*4 as cookies"}


# Corners of single cards


def test_good_old_times_that_is_a_copy_throws_nothing_away() -> None:
    state = table(seat("good_old_times=acorn"), market="charm")
    assert can(state, "discover") == set()


def test_good_old_times_may_buy_the_card_it_copies() -> None:
    state = table(seat("good_old_times"), thrown="market_discovery")
    state = play(state, "buy-discarded", "pay good_old_times as market_discovery", "settle")
    assert hand(state) == ["market_discovery"]
    assert discard(state) == "good_old_times"


def test_trendsetting_may_copy_the_card_it_buys() -> None:
    state = table(seat("trendsetting"), row="acorn")
    state = play(state, "buy 0", "pay trendsetting as acorn", "settle")
    assert hand(state) == ["acorn"]


def test_a_fetched_chameleon_as_nostalgic_item_lets_another_card_be_fetched() -> None:
    state = table(
        seat("nostalgic_item", discard="junk reflection", stall=built(6)),
        seat(discard="nostalgic_item"),
    )
    state = play(state, "build", "stack nostalgic_item", "fetch reflection as nostalgic_item")
    assert may(state) == {"fetch junk"}  # 3 + 3 + 1


def test_a_fetched_seeing_doubles_copies_a_card_in_hand() -> None:
    state = table(seat("nostalgic_item acorn", discard="seeing_doubles", stall=built(6)))
    state = play(state, "build", "stack nostalgic_item")
    assert may(state) == {"stack acorn", "fetch seeing_doubles as acorn"}


def test_charm_with_seeing_doubles_copies_a_card_in_hand() -> None:
    state = table(seat("charm acorn junk", stall=built(3)), market="seeing_doubles")
    state = play(state, "play charm", "market seeing_doubles")
    assert may(state) == {"stack seeing_doubles as acorn"}  # asked, as it depends on the hand
    assert latest(play(state, "stack seeing_doubles as acorn")) == "seeing_doubles"
    state = table(seat("charm cookies junk", stall=built(4)), market="seeing_doubles")
    state = play(state, "play charm", "market seeing_doubles")
    assert may(state) == {"throw seeing_doubles"}  # 2 or junk, never its own 5
    assert thrown(play(state, "throw seeing_doubles")) == "seeing_doubles"


def test_charm_through_good_old_times_sees_the_card_below_the_revealed_one() -> None:
    # The revealed card is on no pile, so Good Old Times copies what was thrown away before.
    state = table(seat("charm", stall=built(3)), market="good_old_times", thrown="acorn")
    state = play(state, "play charm", "market good_old_times")
    assert latest(state) == "good_old_times"
