"""Where sources of the rules differ: every ruling of the facts, C01 to C30, by its number."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.games.dale.model.data import CARDS, NAMES, Card, Folk, Kind
from tests.games.dale.stages import (
    built,
    can,
    cards,
    deck,
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
    started,
    table,
    thrown,
    top,
    waiting,
)

FOUR = "junk junk junk junk"
FULL_ROW = "acorn acorn acorn charm charm"

# C01 to C06: cards, clean-up and market


CLASSIC = {
    "macaws": "swift_broker+ cookies shattered_relic+ spyglass+ flashy_show+ favourite_toy+",
    "pandas": (
        "loyal_partner+ prepaid_good. essential_purchase market_discovery special_offer. "
        "stock_clearance"
    ),
    "raccoons": "wily_fellow+ nuisance+ rotten_food+ dirty_exchange+ sabotage+ treasure_hunter.",
    "squirrels": ("stashing_vendor empty_chest nostalgic_item acorn+ accordion winter_is_coming"),
    "ocelots": "bold_haggler new_season+ whirligig+ charm+ gamble+ blindfold+",
    "chameleons": (
        "flexible_shopkeeper reflection good_old_times gift_voucher+ trendsetting seeing_doubles"
    ),
}
"""The cards of each deck by value: `+` a technique with a plus, `.` one without, else a passive."""


@pytest.mark.parametrize("deck_name", CLASSIC)
def test_c01_the_classic_card_set_is_used(deck_name: str) -> None:
    """C01: not the reworked cards of the anniversary edition."""
    marks = {(Kind.TECHNIQUE, True): "+", (Kind.TECHNIQUE, False): ".", (Kind.PASSIVE, False): ""}
    found = [
        NAMES[card.id] + marks[card.kind, card.plus]
        for card in CARDS
        if card.deck is Folk[deck_name.upper()]
    ]
    assert " ".join(found) == CLASSIC[deck_name]


@pytest.mark.parametrize("folk", Folk)
def test_c02_a_deck_has_four_three_three_three_one_and_one_card(folk: Folk) -> None:
    """C02: copies by ascending value."""
    copies = [(card.value, card.copies) for card in CARDS if card.deck is folk]
    assert copies == [(1, 4), (2, 3), (3, 3), (4, 3), (5, 1), (5, 1)]


def test_c03_essential_purchase_and_market_discovery_are_passives() -> None:
    """C03: they cannot be played."""
    kinds = {card.id: card.kind for card in CARDS}
    assert kinds[Card.ESSENTIAL_PURCHASE] is Kind.PASSIVE
    assert kinds[Card.MARKET_DISCOVERY] is Kind.PASSIVE
    assert can(table(seat("essential_purchase market_discovery")), "play") == set()


def test_c04_clean_up_fills_the_hand_before_the_market() -> None:
    """C04: hand, then market."""
    state = pass_turn(table(seat(FOUR, deck="acorn"), market="charm"))
    assert odds(state) == {"draw 0 acorn": 1}
    state = play(state, "draw 0 acorn")
    assert odds(state) == {"market charm": 1}


def test_c05_surcharges_are_four_three_two_one_none_from_left_to_right() -> None:
    """C05: a card of value 2 costs 2 on the right and 6 on the left."""
    for slot in range(5):
        goods = " ".join(["-"] * slot + ["cookies"])
        for coins in range(1, 9):
            state = table(seat(" ".join(["junk"] * coins)), row=goods)
            assert (f"buy {slot}" in may(state)) is (coins >= 2 + slot)


def test_c06_the_market_is_not_filled_in_the_action_phase() -> None:
    """C06: gaps neither close nor fill before clean-up, except by Loyal Partner."""
    state = table(seat("prepaid_good"), row="acorn cookies charm", market="gamble")
    state = play(state, "play prepaid_good", "slot 0")
    assert row(state) == "- cookies charm - -"
    state = table(seat("loyal_partner"), row="- cookies", market="gamble")
    state = play(state, "play loyal_partner", "market gamble")
    assert row(state).startswith("gamble")


# C07, C08: raccoons and ocelots


def test_c07_nuisance_may_have_no_target() -> None:
    """C07: none, one or two."""
    state = table(seat("nuisance"), seat("acorn"), seat("junk"))
    state = play(state, "play nuisance", "enough")
    assert (hand(state, 1), hand(state, 2)) == (["acorn"], ["junk"])
    assert discard(state) == "nuisance"
    assert waiting(state) == (0, "act")


def test_c08_blindfold_sets_one_to_five_whatever_came_before() -> None:
    """C08: after Flashy Show a card set to 3 is 3; a later Flashy Show makes it 4."""
    state = table(seat("flashy_show blindfold acorn", stall=built(2)))
    state = play(state, "play flashy_show", "play blindfold", "hide acorn", "guess 4")
    assert may(state) == {f"value {value}" for value in range(1, 6)}
    state = play(state, "value 3")
    assert hand(state) == ["acorn*3"]
    assert may(play(state, "build")) == {"stack acorn*3"}
    state = table(seat("flashy_show blindfold acorn"))
    state = play(state, "play blindfold", "hide acorn", "guess 1", "value 3", "play flashy_show")
    assert hand(state) == ["acorn*4"]


# C09 to C12: copies


def test_c09_a_copy_stays_when_its_source_moves_away() -> None:
    """C09: for the turn, while the chameleon stays in hand."""
    state = table(seat("reflection treasure_hunter"), seat(discard="junk bold_haggler"))
    state = play(state, "roll reflection as bold_haggler", "die 2", "play treasure_hunter")
    assert discard(state, 1) == "junk"
    assert hand(state) == cards("bold_haggler reflection=bold_haggler*3!")
    assert can(state, "roll") == {"bold_haggler"}


def test_c09_a_copy_from_the_row_stays_when_the_row_changes() -> None:
    """C09: the same for Trendsetting."""
    state = table(seat("trendsetting blindfold loyal_partner"), row="cookies", market="acorn")
    state = play(state, "play blindfold", "target 1", "hide trendsetting as cookies", "guess 1")
    state = play(state, "value 4", "play loyal_partner", "market acorn", "market cookies")
    assert hand(state) == ["trendsetting=cookies*4"]


def test_c10_dead_ends_are_pruned() -> None:
    """C10: a living branch must be taken; the card is itself only if all are dead."""
    dead = seat(discard="reflection")
    state = table(seat("reflection", stall=built(1)), dead, seat(discard="acorn"))
    assert "build" not in may(state)
    assert can(state, "play") == {"reflection as acorn"}
    state = table(seat("reflection", stall=built(1)), dead, seat())
    assert may(play(state, "build")) == {"stack reflection"}


@pytest.mark.parametrize(("option", "worth"), [("altered", 1), ("printed", 4)])
def test_c11_a_copy_has_the_value_its_target_has_now(option: str, worth: int) -> None:
    """C11: earlier alterations are copied; an option takes the printed value."""
    faces = {1: "acorn*1", 4: "acorn"}
    state = table(seat("seeing_doubles acorn*1", stall=built(worth - 1)), copied_values=option)
    state = play(state, "build")
    assert f"stack seeing_doubles as {faces[worth]}" in may(state)
    state = play(state, f"stack seeing_doubles as {faces[worth]}", "settle")
    assert latest(state) == "seeing_doubles"


def test_c11_flashy_show_is_never_counted_twice() -> None:
    """C11: the copy of an Acorn that is 5 by Flashy Show is 5."""
    for option in ("altered", "printed"):
        state = table(
            seat("flashy_show seeing_doubles acorn", stall=built(4)), copied_values=option
        )
        state = play(state, "play flashy_show", "build")
        assert may(state) == {"stack acorn", "stack seeing_doubles as acorn"}


def test_c12_a_copy_of_a_rolled_bold_haggler_inherits_the_roll() -> None:
    """C12: and does not roll again."""
    state = table(seat("seeing_doubles bold_haggler", stall=built(5)))
    state = play(state, "roll bold_haggler", "die 2")
    assert can(state, "roll") == set()
    state = play(state, "build", "stack bold_haggler*3!", "stack seeing_doubles as bold_haggler*3!")
    assert latest(play(state, "settle")) == "bold_haggler seeing_doubles"  # 3 + 3


def test_c12_an_inherited_roll_is_used_up_while_the_copy_stays_in_hand() -> None:
    """C12: not even a new value by Blindfold gives the copy a roll of its own."""
    state = table(seat("blindfold seeing_doubles bold_haggler"))
    state = play(state, "roll bold_haggler", "die 2", "play blindfold")
    state = play(state, "hide seeing_doubles as bold_haggler*3!", "guess 1", "value 2")
    assert hand(state) == cards("bold_haggler*3! seeing_doubles=bold_haggler*2!")
    assert can(state, "roll") == set()


def test_c12_a_rolled_zero_is_inherited_too() -> None:
    """C12: a roll of 0 is a roll."""
    state = table(seat("seeing_doubles bold_haggler"))
    state = play(state, "roll bold_haggler", "die 0")
    assert can(state, "roll") == set()
    assert may(play(state, "build")) == {
        "stack bold_haggler*1!",
        "stack seeing_doubles as bold_haggler*1!",
    }


def test_c12_a_copy_of_an_unrolled_bold_haggler_rolls_for_itself() -> None:
    """C12: each has its own roll."""
    state = table(seat("seeing_doubles bold_haggler"))
    state = play(state, "roll seeing_doubles as bold_haggler", "die 3")
    assert hand(state) == cards("bold_haggler seeing_doubles=bold_haggler*4!")
    state = play(state, "roll bold_haggler", "die 1")
    assert hand(state) == cards("bold_haggler*2! seeing_doubles=bold_haggler*4!")


# C13, C14: Nostalgic Item


def test_c13_nostalgic_item_does_not_free_the_cards_from_hand() -> None:
    """C13: only fetched cards are exempt from set and junk rules."""
    state = table(seat("nostalgic_item swift_broker", stall=built(3)))
    assert "build" not in may(state)
    state = table(seat("nostalgic_item junk", stall=built(3)))
    assert "build" not in may(state)
    state = table(seat("nostalgic_item", discard="swift_broker", stall=built(3)))
    assert "build" in may(state)


def test_c14_a_fetched_nostalgic_item_allows_one_more_card() -> None:
    """C14: 3 from hand, 3 and 1 fetched."""
    state = table(seat("nostalgic_item", discard="junk nostalgic_item", stall=built(6)))
    state = play(state, "build", "stack nostalgic_item")
    assert may(state) == {"fetch nostalgic_item"}  # a junk first would use up the permission
    state = play(state, "fetch nostalgic_item", "fetch junk", "settle")
    assert latest(state) == "nostalgic_item nostalgic_item junk"


def test_c14_at_least_one_nostalgic_item_comes_from_hand() -> None:
    """C14: none is fetched without one."""
    state = table(seat("stashing_vendor", discard="nostalgic_item", stall=built(3)))
    assert "build" not in may(state)


# C15 to C19: techniques with little to work on


def test_c15_sabotage_throws_a_single_card_away() -> None:
    """C15: the discard pile of the target gets nothing."""
    state = table(seat("sabotage"), seat(deck="acorn"))
    state = play(state, "play sabotage", "draw 1 acorn")
    assert may(state) == {"throw acorn"}
    state = play(state, "throw acorn")
    assert thrown(state) == "acorn"
    assert discard(state, 1) == ""


def test_c16_whirligig_always_draws_as_many_as_it_discarded() -> None:
    """C16: the cards just discarded are shuffled again if need be."""
    state = table(seat("whirligig junk acorn"), seat("charm"))
    state = play(state, "play whirligig", "put junk")
    assert odds(state) == {"draw 0 junk": 1, "draw 0 acorn": 1}  # without Whirligig
    state = play(state, "draw 0 junk", "draw 0 acorn", "deal acorn", "deal charm")
    assert hand(state) == cards("acorn charm")
    assert hand(state, 1) == ["junk"]


def test_c17_wily_fellow_turns_the_deck_over() -> None:
    """C17: what lay on top of the deck is lowest on the discard pile."""
    state = table(seat("wily_fellow", top="acorn charm", deck="gamble", discard="cookies junk"))
    state = play(state, "play wily_fellow", "draw 0 gamble")
    assert discard(state) == "acorn charm gamble wily_fellow"
    assert (top(state), deck(state)) == ("", cards("cookies junk"))


def test_c18_shattered_relic_as_the_only_card_still_draws() -> None:
    """C18: do as much as possible."""
    state = play(table(seat("shattered_relic", deck="acorn")), "play shattered_relic")
    assert odds(state) == {"draw 0 acorn": 1}
    assert hand(play(state, "draw 0 acorn")) == ["acorn"]


def test_c19_charm_must_build_if_any_option_makes_it_possible() -> None:
    """C19: with several ways the player picks among those that work."""
    state = table(
        seat("charm", stall=built(4)),
        market="trendsetting",
        row="gamble cookies accordion winter_is_coming",
    )
    state = play(state, "play charm", "market trendsetting")
    assert may(state) == {
        "stack trendsetting as gamble",
        "stack trendsetting as accordion",
        "stack trendsetting as winter_is_coming",
    }
    winter = play(state, "stack trendsetting as winter_is_coming")
    assert waiting(winter) == (0, "bonus")
    plain = play(state, "stack trendsetting as gamble")
    assert latest(plain) == "trendsetting"
    assert waiting(plain) == (0, "act")


# C20 to C24


def test_c20_abilities_may_be_used_after_the_refills_which_are_repeated() -> None:
    """C20: a card thrown away in the window can make the hand larger."""
    state = table(
        seat(f"good_old_times {FOUR}", deck="gamble new_season"),
        row=FULL_ROW,
        market="cookies cookies",
    )
    state = pass_turn(state, end="done-again")
    assert waiting(state) == (0, "window")
    state = play(state, "discover good_old_times", "market cookies")
    assert odds(state) == {"draw 0 gamble": 1, "draw 0 new_season": 1}
    state = play(state, "draw 0 gamble", "enough")
    assert hand(state) == cards(f"gamble good_old_times {FOUR}")


def test_c21_a_chameleon_is_cookies_by_itself_only_without_a_choice() -> None:
    """C21: automatic if Cookies are all it can be, a choice otherwise."""
    state = table(seat(f"reflection {FOUR}", deck="acorn"), seat(discard="cookies"), seat())
    assert odds(pass_turn(state)) == {"draw 0 acorn": 1}
    state = table(
        seat(f"reflection {FOUR}", deck="acorn"), seat(discard="cookies"), seat(discard="junk")
    )
    state = pass_turn(state, end="done-again")
    assert may(state) == {"copy reflection as cookies", "enough"}
    assert len(hand(play(state, "enough"))) == 5


def test_c22_a_copy_of_junk_counts_for_essential_purchase() -> None:
    """C22: thrown away it goes to the market discard."""
    state = table(seat("reflection junk junk"), seat(discard="junk"), row="essential_purchase")
    before = state.table.junk
    state = play(state, "buy 0", "pay junk", "pay reflection as junk", "pay junk", "settle")
    assert may(state) == {"scrap junk", "scrap reflection=junk", "enough"}
    state = play(state, "scrap reflection=junk", "scrap junk", "enough")
    assert thrown(state) == "reflection"
    assert state.table.junk == before + 1
    assert discard(state) == "junk"


def test_c22_a_copy_of_junk_counts_for_the_limit_of_three() -> None:
    """C22: three of four, whatever they are."""
    state = table(
        seat("reflection junk junk junk"), seat(discard="junk"), row="- essential_purchase"
    )
    state = play(state, "buy 1", "pay reflection as junk", *["pay junk"] * 3, "settle")
    state = play(state, "scrap reflection=junk", "scrap junk", "scrap junk")
    assert waiting(state) == (0, "end")
    assert discard(state) == "junk"


def test_c23_market_discovery_buys_for_the_printed_value() -> None:
    """C23: no surcharge."""
    state = table(seat("market_discovery"), thrown="charm")
    state = play(state, "buy-discarded", "pay market_discovery", "settle")
    assert hand(state) == ["charm"]
    assert "buy-discarded" not in may(table(seat("market_discovery"), thrown="gamble"))


def test_c24_dirty_exchange_against_an_empty_hand_does_nothing() -> None:
    """C24: nothing is taken and nothing given."""
    state = play(table(seat("dirty_exchange acorn"), seat()), "play dirty_exchange")
    assert (hand(state), hand(state, 1)) == (["acorn"], [])
    assert waiting(state) == (0, "act")


# C25 to C30


@pytest.mark.parametrize(
    ("own", "other", "swapped"), [("acorn acorn acorn", "junk", 1), ("acorn", "junk junk junk", 1)]
)
def test_c25_gamble_swaps_the_least_of_die_and_both_hands(
    own: str, other: str, swapped: int
) -> None:
    """C25: a 3 swaps one card if one hand has no more."""
    state = table(seat(f"gamble {own}"), seat(other))
    state = play(state, "play gamble", "die 3", "take 0 acorn", "take 1 junk")
    assert waiting(state) == (0, "act")
    assert hand(state).count("junk") == swapped
    assert hand(state, 1).count("acorn") == swapped


def test_c26_new_season_cannot_be_skipped_where_it_is_possible() -> None:
    """C26: no way to decline."""
    state = play(table(seat("new_season", discard="acorn"), market="charm"), "play new_season")
    assert may(state) == {"throw acorn"}


@pytest.mark.parametrize(("option", "helps"), [("count", True), ("not", False)])
def test_c27_passives_of_the_partner_count_for_the_stack(option: str, helps: bool) -> None:
    """C27: Empty Chest of the partner mixes sets; an option takes that away."""
    state = table(
        seat("cookies", stall=built(3)),
        seat(),
        seat("empty_chest"),
        seat(),
        teams=True,
        partner_passives=option,
    )
    state = play(state, "build", "stack cookies", "ask")
    assert ("stack empty_chest" in may(state)) is helps


def test_c27_own_means_the_one_who_adds_the_card() -> None:
    """C27: a Nostalgic Item of the partner fetches from the pile of the partner."""
    state = table(
        seat("stashing_vendor", discard="acorn", stall=built(7)),
        seat(),
        seat("nostalgic_item", discard="acorn"),
        seat(),
        teams=True,
    )
    state = play(state, "build", "stack stashing_vendor", "ask", "stack nostalgic_item")
    state = play(state, "fetch acorn", "settle")
    assert (discard(state), discard(state, 2)) == ("acorn", "")


def test_c28_a_passive_that_left_the_hand_and_returned_is_usable_again() -> None:
    """C28: its alteration is lost, its ability fresh."""
    state = table(seat("bold_haggler swift_broker"))
    state = play(state, "roll bold_haggler", "die 3", "play swift_broker", "draw 0 bold_haggler")
    assert hand(state) == ["bold_haggler"]
    state = play(state, "roll bold_haggler", "die 1")
    assert hand(state) == ["bold_haggler*2!"]


def test_c28_a_discovery_that_returned_throws_another_card_away() -> None:
    """C28: the same for Market Discovery."""
    state = table(seat("market_discovery swift_broker"), market="acorn charm")
    state = play(state, "discover market_discovery", "market acorn", "play swift_broker")
    state = play(state, "draw 0 market_discovery", "discover market_discovery", "market charm")
    assert (thrown(state), market(state)) == ("acorn charm", [])


def test_c29_a_game_begins_with_ten_cards_of_which_five_are_in_hand() -> None:
    """C29: a deck of ten, a hand of five."""
    state = started(2, decks="macaws,pandas,raccoons", first="1")
    assert [len(player.deck) for player in state.table.players] == [10, 10]
    state = play(state, *["draw 0 junk"] * 5, *["draw 1 junk"] * 5)
    assert [len(player.hand) for player in state.table.players] == [5, 5]
    assert [len(player.deck) for player in state.table.players] == [5, 5]


def test_c30_the_box_holds_a_hundred_and_ten_cards() -> None:
    """C30: six decks of fifteen and twenty junk."""
    copies = Counter({card.deck: 0 for card in CARDS})
    for card in CARDS:
        copies[card.deck] += card.copies
    assert sum(copies.values()) == 110
    assert copies[None] == 20
    assert all(copies[folk] == 15 for folk in Folk)
