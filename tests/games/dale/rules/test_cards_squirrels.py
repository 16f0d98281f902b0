"""The cards of the Hoarding Flying Squirrels."""

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
    stall,
    table,
    waiting,
    winner,
)

# Stashing Vendor


def test_stashing_vendor_lets_any_number_of_junk_into_its_stack() -> None:
    state = table(seat("stashing_vendor junk junk junk", stall=built(3)))
    state = play(state, "build", "stack junk", "stack junk", "stack stashing_vendor")
    assert may(state) == {"stack junk"}
    state = play(state, "stack junk", "settle")
    assert latest(state) == "junk junk stashing_vendor junk"
    assert hand(state) == []


def test_stashing_vendor_needs_no_junk() -> None:
    state = play(table(seat("stashing_vendor junk")), "build", "stack stashing_vendor")
    assert may(state) == {"settle"}


def test_stashing_vendor_does_not_mix_sets() -> None:
    state = table(seat("stashing_vendor junk cookies", stall=built(3)))
    assert "build" not in may(state)  # 1 + 1 + 2 would be 4, but Cookies are macaws


def test_stashing_vendor_helps_other_squirrels_with_junk() -> None:
    state = table(seat("stashing_vendor empty_chest junk", stall=built(3)))
    state = play(state, "build", "stack empty_chest", "stack junk", "stack stashing_vendor")
    assert may(state) == {"settle"}


def test_stashing_vendor_left_in_hand_allows_no_junk() -> None:
    state = table(seat("stashing_vendor accordion junk", stall=built(4)))
    state = play(state, "build", "stack accordion")
    # One junk more is 6, which Accordion takes back, but only beside Stashing Vendor: 7.
    assert may(state) == {"stack stashing_vendor", "settle"}


def test_stashing_vendor_has_no_effect_in_a_payment() -> None:
    state = table(seat("stashing_vendor junk"), row="cookies")
    state = play(state, "buy 0", "pay stashing_vendor", "pay junk", "settle")
    assert hand(state) == ["cookies"]


# Empty Chest


def test_empty_chest_lets_cards_of_other_sets_into_its_stack() -> None:
    state = table(seat("empty_chest charm swift_broker", stall=built(6)))
    state = play(state, "build", "stack charm", "stack swift_broker", "stack empty_chest", "settle")
    assert latest(state) == "charm swift_broker empty_chest"


def test_empty_chest_does_not_allow_junk() -> None:
    state = table(seat("empty_chest junk", stall=built(2)))
    assert "build" not in may(state)


def test_empty_chest_with_stashing_vendor_takes_anything() -> None:
    state = table(seat("empty_chest stashing_vendor junk charm", stall=built(7)))
    state = play(state, "build", "stack charm", "stack junk", "stack empty_chest")
    assert may(state) == {"stack stashing_vendor"}
    assert winner(play(state, "stack stashing_vendor", "settle")) == 0


def test_empty_chest_left_in_hand_mixes_nothing() -> None:
    state = table(seat("empty_chest charm swift_broker", stall=built(4)))
    # 4 + 1 would be 5, but only with the chest, which makes it 7.
    assert "build" not in may(state)


# Nostalgic Item


def test_nostalgic_item_takes_any_card_from_the_own_discard_pile() -> None:
    state = table(
        seat("nostalgic_item", discard="junk charm swift_broker acorn", stall=built(6)),
        seat(discard="acorn"),
    )
    state = play(state, "build", "stack nostalgic_item")
    assert may(state) == {"fetch charm", "fetch acorn"}  # 3 + 4
    state = play(state, "fetch charm", "settle")
    assert latest(state) == "nostalgic_item charm"
    assert discard(state) == "junk swift_broker acorn"


def test_nostalgic_item_takes_junk() -> None:
    state = table(seat("nostalgic_item", discard="acorn junk", stall=built(3)))
    state = play(state, "build", "stack nostalgic_item", "fetch junk", "settle")
    assert latest(state) == "nostalgic_item junk"


def test_nostalgic_item_takes_the_topmost_of_equal_cards() -> None:
    state = table(seat("nostalgic_item", discard="junk acorn junk charm", stall=built(3)))
    state = play(state, "build", "stack nostalgic_item", "fetch junk", "settle")
    assert discard(state) == "junk acorn charm"


def test_nostalgic_item_takes_one_card_each() -> None:
    state = table(seat("nostalgic_item", discard="junk junk", stall=built(4)))
    assert "build" not in may(state)  # 3 + 1 + 1 with one item only
    state = table(seat("nostalgic_item nostalgic_item", discard="junk junk", stall=built(7)))
    state = play(state, "build", *["stack nostalgic_item"] * 2, "fetch junk", "fetch junk")
    assert may(state) == {"settle"}


def test_nostalgic_item_need_not_fetch() -> None:
    state = table(seat("nostalgic_item", discard="junk", stall=built(2)))
    state = play(state, "build", "stack nostalgic_item")
    assert may(state) == {"settle"}


def test_nostalgic_item_with_an_empty_discard_pile() -> None:
    state = table(seat("nostalgic_item", stall=built(3)), seat(discard="junk"))
    assert "build" not in may(state)


def test_nostalgic_item_fetches_only_after_it_lies_in_the_stack() -> None:
    state = table(seat("nostalgic_item stashing_vendor", discard="junk", stall=built(4)))
    state = play(state, "build", "stack stashing_vendor")
    assert may(state) == {"stack nostalgic_item"}
    assert may(play(state, "stack nostalgic_item")) == {"fetch junk"}


def test_nostalgic_item_fetches_stashing_vendor_for_the_whole_stack() -> None:
    state = table(seat("nostalgic_item junk", discard="stashing_vendor", stall=built(4)))
    state = play(state, "build", "stack junk", "stack nostalgic_item")
    assert may(state) == {"fetch stashing_vendor"}
    state = play(state, "fetch stashing_vendor", "settle")
    assert latest(state) == "junk nostalgic_item stashing_vendor"


def test_nostalgic_item_fetches_empty_chest_for_the_whole_stack() -> None:
    state = table(seat("nostalgic_item swift_broker", discard="empty_chest", stall=built(5)))
    state = play(state, "build", "stack swift_broker", "stack nostalgic_item")
    assert may(state) == {"fetch empty_chest"}


def test_nostalgic_item_fetches_a_technique_without_its_effect() -> None:
    state = table(seat("nostalgic_item", discard="flashy_show", stall=built(7)))
    state = play(state, "build", "stack nostalgic_item", "fetch flashy_show", "settle")
    assert winner(state) == 0


# Acorn


def test_acorn_trades_places_with_a_stall_card_of_an_opponent() -> None:
    state = table(
        seat("acorn", stall="swift_broker"),
        seat(stall="wily_fellow | swift_broker junk cookies"),
        seat(stall="junk"),
    )
    state = play(state, "play acorn")
    assert may(state) == {
        "swap 1 1 wily_fellow",
        "swap 1 2 swift_broker",
        "swap 1 2 junk",
        "swap 1 2 cookies",
        "swap 2 1 junk",
    }
    state = play(state, "swap 1 2 junk")
    assert stall(state, 1) == "wily_fellow | swift_broker acorn cookies"
    assert hand(state) == ["junk"]
    assert discard(state) == ""
    assert waiting(state) == (0, "act")


def test_acorn_gives_a_card_for_the_extra_action() -> None:
    state = table(seat("acorn"), seat(stall="swift_broker"))
    state = play(state, "play acorn", "swap 1 1 swift_broker", "build", "stack swift_broker")
    state = play(state, "settle")
    assert stall(state) == "swift_broker"
    assert stall(state, 1) == "acorn"


def test_acorn_does_not_change_the_number_of_stacks() -> None:
    hold = "junk junk junk junk"
    state = table(seat(f"acorn {hold}"), seat(f"cookies {hold}", stall="swift_broker"))
    state = play(state, "play acorn", "swap 1 1 swift_broker")
    state = pass_turn(state)
    assert waiting(state) == (1, "act")
    state = play(state, "build")
    assert may(state) == {"stack cookies"}  # the second stack follows one of value 4


def test_acorn_without_a_stack_of_an_opponent_is_discarded() -> None:
    state = play(table(seat("acorn", stall="junk"), seat(), seat()), "play acorn")
    assert discard(state) == "acorn"
    assert waiting(state) == (0, "act")


def test_acorn_leaves_the_stall_of_a_team_mate_alone() -> None:
    state = table(
        seat("acorn", stall="cookies"), seat(stall="swift_broker"), seat(), seat(), teams=True
    )
    assert may(play(state, "play acorn")) == {"swap 1 1 swift_broker"}
    state = table(seat("acorn", stall="cookies"), seat(), seat(), seat(), teams=True)
    assert discard(play(state, "play acorn")) == "acorn"


# Accordion


def test_accordion_counts_one_less_or_one_more() -> None:
    for number in range(1, 9):
        state = table(seat("accordion", stall=built(number - 1)))
        assert ("build" in may(state)) is (number in (4, 5, 6)), number


def test_accordion_adjusts_a_sum() -> None:
    state = table(seat("accordion stashing_vendor empty_chest", stall=built(6)))
    state = play(state, "build", "stack accordion")
    assert may(state) == {"stack stashing_vendor", "stack empty_chest"}  # 6 + 1, 7 + 0, 8 - 1
    state = play(state, "stack stashing_vendor")
    assert may(state) == {"stack empty_chest", "settle"}
    assert may(play(state, "stack empty_chest")) == {"settle"}


def test_accordion_and_a_copy_of_it_adjust_each_for_itself() -> None:
    state = table(seat("accordion seeing_doubles", stall=built(7)))
    state = play(state, "build", "stack accordion")
    assert may(state) == {"stack seeing_doubles as accordion"}  # 10 - 2
    assert winner(play(state, "stack seeing_doubles as accordion", "settle")) == 0


def test_accordion_is_not_adjusted_in_a_payment() -> None:
    state = table(seat("accordion"), row="- - acorn")
    assert can(state, "buy") == set()  # 5 are less than 6
    state = table(seat("accordion junk"), row="acorn")
    state = play(state, "buy 0")
    assert may(state) == {"pay accordion"}  # never 4 - 1 with a junk beside it


# Winter is Coming


def test_winter_is_coming_lets_another_stack_be_built_at_once() -> None:
    state = table(seat("winter_is_coming accordion stashing_vendor", stall=built(4)))
    state = play(state, "build", "stack winter_is_coming", "settle")
    assert waiting(state) == (0, "bonus")
    assert may(state) == {"build", "enough"}
    state = play(state, "build", "stack accordion", "stack stashing_vendor", "settle")
    assert stall(state) == f"{built(4)} | winter_is_coming | accordion stashing_vendor"
    assert waiting(state) == (0, "end")


def test_winter_is_coming_may_be_declined() -> None:
    state = table(seat("winter_is_coming accordion", stall=built(4)))
    state = play(state, "build", "stack winter_is_coming", "settle", "enough")
    assert waiting(state) == (0, "end")
    assert hand(state) == ["accordion"]


def test_winter_is_coming_without_a_further_stack() -> None:
    state = table(seat("winter_is_coming junk", stall=built(4)))
    state = play(state, "build", "stack winter_is_coming", "settle")
    assert may(state) == {"enough"}


def test_winter_is_coming_fills_neither_hand_nor_market_before_the_next_stack() -> None:
    state = table(
        seat("winter_is_coming junk", stall=built(4), deck="acorn"), row="- acorn", market="acorn"
    )
    state = play(state, "build", "stack winter_is_coming", "settle")
    assert hand(state) == ["junk"]
    assert may(state) == {"enough"}


def test_winter_is_coming_repeats_with_a_copy() -> None:
    state = table(
        seat(
            "winter_is_coming seeing_doubles=winter_is_coming stashing_vendor accordion "
            "nostalgic_item",
            stall=built(4),
        )
    )
    state = play(state, "build", "stack winter_is_coming", "settle", "build")
    state = play(state, "stack seeing_doubles=winter_is_coming", "stack stashing_vendor", "settle")
    assert waiting(state) == (0, "bonus")
    state = play(state, "build", "stack accordion", "stack nostalgic_item", "settle")
    assert waiting(state) == (0, "end")  # 5 - 1 + 3 is the seventh
    assert len(state.table.stalls[0]) == 7


def test_winter_is_coming_in_a_stack_of_several_cards() -> None:
    state = table(seat("winter_is_coming stashing_vendor", stall=built(5)))
    state = play(state, "build", "stack stashing_vendor", "stack winter_is_coming", "settle")
    assert waiting(state) == (0, "bonus")


def test_winter_is_coming_fetched_by_nostalgic_item_counts() -> None:
    state = table(seat("nostalgic_item", discard="winter_is_coming", stall=built(6)))
    assert "build" not in may(state)  # 3 + 5 is no 7
    state = table(seat("nostalgic_item*2", discard="winter_is_coming", stall=built(6)))
    state = play(state, "build", "stack nostalgic_item*2", "fetch winter_is_coming", "settle")
    assert waiting(state) == (0, "bonus")


def test_winter_is_coming_on_the_last_stack_ends_the_game_at_once() -> None:
    state = table(seat("winter_is_coming nostalgic_item", stall=built(7)))
    state = play(state, "build", "stack winter_is_coming", "stack nostalgic_item", "settle")
    assert winner(state) == 0
    assert may(state) == set()


def test_winter_is_coming_has_no_effect_in_a_payment() -> None:
    state = table(seat("winter_is_coming junk"), row="acorn")
    state = play(state, "buy 0", "pay winter_is_coming", "settle")
    assert waiting(state) == (0, "end")
    assert hand(state) == cards("acorn junk")
