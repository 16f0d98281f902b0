"""Clean-up: the hand, then the market, then a window for abilities; reshuffles when needed."""

from __future__ import annotations

from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from tests.games.dale.stages import (
    cards,
    deck,
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

FULL = "junk junk junk junk junk"
FOUR = "junk junk junk junk"

# The hand


def test_the_hand_is_filled_up_to_five() -> None:
    state = table(seat("junk", deck="acorn acorn acorn charm charm"))
    state = pass_turn(state)
    assert odds(state) == {"draw 0 acorn": 3, "draw 0 charm": 2}
    state = play(state, "draw 0 acorn", "draw 0 charm", "draw 0 acorn", "draw 0 acorn")
    assert hand(state) == cards("junk acorn acorn acorn charm")
    assert deck(state) == ["charm"]
    assert waiting(state) == (1, "act")


def test_a_larger_hand_is_kept() -> None:
    state = pass_turn(table(seat(f"{FULL} acorn acorn", deck="charm")))
    assert len(hand(state)) == 7
    assert waiting(state) == (1, "act")


def test_only_the_active_seat_draws() -> None:
    state = pass_turn(table(seat(FULL), seat("", deck="acorn"), seat("junk", deck="charm")))
    assert (hand(state, 1), hand(state, 2)) == ([], ["junk"])


def test_a_purchase_counts_for_the_hand() -> None:
    state = table(seat(f"acorn {FOUR}", deck="charm"), row="cookies")
    state = play(state, "buy 0", "pay junk", "pay junk", "settle", "done", "draw 0 charm")
    assert odds(state) == {"draw 0 junk": 2}  # Cookies: six cards, and the pile is reshuffled
    state = play(state, "draw 0 junk")
    assert hand(state) == cards("acorn charm cookies junk junk junk")


def test_known_cards_are_drawn_first_and_without_chance() -> None:
    state = pass_turn(table(seat("junk junk", top="acorn charm", deck="gamble")))
    assert hand(state) == cards("junk junk acorn charm")
    assert odds(state) == {"draw 0 gamble": 1}


# Reshuffles


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    state = table(seat(FOUR, deck="acorn", discard="charm"))
    state = pass_turn(state, "draw 0 acorn")
    assert deck(state) == []  # it has just become empty
    assert discard(state) == "charm"


def test_the_discard_pile_is_shuffled_in_the_middle_of_drawing() -> None:
    state = table(seat("junk junk junk", deck="acorn", discard="charm gamble"))
    state = pass_turn(state, "draw 0 acorn")
    assert odds(state) == {"draw 0 charm": 1, "draw 0 gamble": 1}
    assert discard(state) == ""
    state = play(state, "draw 0 gamble")
    assert deck(state) == ["charm"]


def test_what_was_discarded_in_this_turn_is_shuffled_too() -> None:
    state = table(seat("acorn junk junk junk junk"))
    state = play(state, "inventory", "discard acorn", "discard junk", "settle", "done")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 junk": 1}


# Junk


def test_junk_fills_the_hand_when_deck_and_discard_pile_are_empty() -> None:
    state = table(seat("acorn", deck="charm"))
    before = state.table.junk
    state = pass_turn(state, "draw 0 charm")
    assert hand(state) == cards("acorn charm junk junk junk")
    assert state.table.junk == before - 3
    assert waiting(state) == (1, "act")


def test_junk_is_never_drawn_outside_clean_up() -> None:
    state = play(table(seat("spyglass")), "play spyglass")
    assert hand(state) == []
    state = play(table(seat("shattered_relic")), "play shattered_relic")
    assert hand(state) == []


def test_junk_beyond_the_pile_is_made_of_other_cards() -> None:
    twenty = " ".join([FULL] * 4)
    state = table(seat(""), seat(twenty))
    assert (state.table.junk, state.table.minted) == (0, 0)
    state = pass_turn(state)
    assert hand(state) == FULL.split()
    assert (state.table.junk, state.table.minted) == (0, 5)


def test_junk_of_the_pile_is_used_before_other_cards() -> None:
    seventeen = " ".join(["junk"] * 17)
    state = pass_turn(table(seat(""), seat(seventeen)))
    assert (state.table.junk, state.table.minted) == (0, 2)


def test_cookies_are_filled_up_with_junk_too() -> None:
    state = pass_turn(table(seat("cookies")))
    assert hand(state) == cards(f"cookies {FULL}")


# The market


def test_the_row_slides_to_the_right_and_is_filled_from_the_right() -> None:
    state = table(
        seat(FULL), row="- acorn - cookies charm", market="gamble spyglass", thrown="acorn"
    )
    state = pass_turn(state)
    assert row(state) == "acorn cookies charm - -"
    assert odds(state) == {"market gamble": 1, "market spyglass": 1}
    state = play(state, "market spyglass", "market gamble")
    assert row(state) == "acorn cookies charm spyglass gamble"
    assert waiting(state) == (1, "act")


def test_a_full_row_stays_as_it_is() -> None:
    state = table(seat(FULL), row="acorn acorn acorn charm charm", market="gamble")
    state = pass_turn(state)
    assert row(state) == "acorn acorn acorn charm charm"
    assert waiting(state) == (1, "act")


def test_the_market_discard_is_shuffled_when_a_card_is_needed() -> None:
    state = table(seat(FULL), row="acorn acorn charm", market="gamble", thrown="cookies spyglass")
    state = pass_turn(state, "market gamble")
    assert odds(state) == {"market cookies": 1, "market spyglass": 1}
    state = play(state, "market cookies")
    assert (thrown(state), market(state)) == ("", ["spyglass"])


def test_the_market_discard_is_not_shuffled_for_a_full_row() -> None:
    state = table(seat(FULL), row="acorn acorn charm charm", market="gamble", thrown="cookies")
    state = pass_turn(state, "market gamble")
    assert (thrown(state), market(state)) == ("cookies", [])


def test_the_row_may_stay_partly_empty() -> None:
    state = pass_turn(table(seat(FULL), row="- - acorn"))
    assert row(state) == "acorn - - - -"
    assert waiting(state) == (1, "act")


# The window


def again(state: State, *draws: str) -> State:
    """Pass the turn and ask for the window."""
    return pass_turn(state, *draws, end="done-again")


def test_an_unused_discovery_may_be_made_after_hand_and_market_are_filled() -> None:
    state = table(seat(f"market_discovery {FOUR}"), row="acorn acorn acorn charm charm")
    assert may(again(state)) == {"enough"}  # nothing to throw away
    state = table(
        seat(f"market_discovery {FOUR}"), row="acorn acorn acorn charm charm", market="gamble"
    )
    assert waiting(pass_turn(state)) == (1, "act")  # it did not ask
    state = again(state)
    assert waiting(state) == (0, "window")
    assert may(state) == {"discover market_discovery", "enough"}
    assert waiting(play(state, "enough")) == (1, "act")
    state = play(state, "discover market_discovery", "market gamble")
    assert thrown(state) == "gamble"
    assert may(state) == {"enough"}
    assert waiting(play(state, "enough")) == (1, "act")


def test_a_used_discovery_leaves_nothing_for_the_window() -> None:
    state = table(
        seat(f"market_discovery {FOUR}"),
        row="acorn acorn acorn charm charm",
        market="gamble",
    )
    state = play(state, "discover market_discovery", "market gamble")
    assert may(again(state)) == {"enough"}


def test_only_with_pandas_or_chameleons_can_a_seat_ask_for_the_window() -> None:
    state = play(table(seat("cookies"), row="gamble acorn"), "inventory", "settle")
    assert may(state) == {"done"}
    for card in ("prepaid_good", "reflection"):
        state = play(table(seat("cookies"), row=card), "inventory", "settle")
        assert may(state) == {"done", "done-again"}


def test_a_discovery_drawn_in_clean_up_may_be_used_in_the_window() -> None:
    state = table(
        seat(FOUR, deck="market_discovery"), row="acorn acorn acorn charm charm", market="gamble"
    )
    state = again(state, "draw 0 market_discovery")
    assert may(state) == {"discover market_discovery", "enough"}


def test_the_window_lists_no_rolls() -> None:
    state = table(
        seat("bold_haggler market_discovery junk junk junk"),
        row="acorn acorn acorn charm charm",
        market="gamble",
    )
    assert may(again(state)) == {"discover market_discovery", "enough"}


def test_the_window_stays_open_until_the_seat_has_enough() -> None:
    state = table(
        seat("market_discovery market_discovery junk junk junk"),
        row="acorn acorn acorn charm charm",
        market="gamble new_season",
    )
    state = play(again(state), "discover market_discovery", "market gamble")
    assert may(state) == {"discover market_discovery", "enough"}
    state = play(state, "discover market_discovery", "market new_season")
    assert may(state) == {"enough"}
    assert waiting(play(state, "enough")) == (1, "act")


# Chameleons in clean-up


def test_a_chameleon_with_nothing_but_cookies_in_reach_is_cookies() -> None:
    state = table(seat(f"reflection {FOUR}", deck="acorn"), seat(discard="cookies"))
    state = pass_turn(state, "draw 0 acorn")
    assert hand(state) == cards(f"acorn reflection {FOUR}")
    assert waiting(state) == (1, "act")


def test_a_chameleon_copies_from_the_market_before_it_is_filled() -> None:
    # When the hand is filled the row holds Cookies alone; the Acorn comes afterwards.
    state = table(seat(f"trendsetting {FOUR}", deck="charm"), row="cookies", market="acorn")
    state = pass_turn(state, "draw 0 charm", "market acorn")
    assert hand(state) == cards(f"charm trendsetting {FOUR}")
    assert row(state) == "cookies acorn - - -"
    assert waiting(state) == (1, "act")


def test_a_chameleon_stays_hidden_where_cookies_would_bring_no_card() -> None:
    """As real Cookies do in a hand that is full enough."""
    for card in ("reflection", "cookies"):
        state = table(seat(f"{card} {FULL}", deck="junk"), seat("junk", discard="cookies"))
        state = play(state, "inventory", "settle", "done")
        assert DALE.observe(state, 1).seats[0].hand == ()


def test_a_chameleon_becomes_cookies_by_what_comes_to_the_market() -> None:
    """It had nothing to copy when the hand was filled; then the row is nothing but Cookies."""
    state = table(seat(f"trendsetting {FOUR}", deck="acorn junk"), market="cookies cookies")
    state = play(state, "inventory", "settle", "done", "market cookies", "market cookies")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 junk": 1}
    state = play(state, "draw 0 acorn")
    assert (waiting(state), hand(state)) == ((1, "act"), cards(f"acorn trendsetting {FOUR}"))


def test_a_chameleon_with_several_results_may_become_cookies_in_the_window() -> None:
    state = table(
        seat(f"reflection {FOUR}", deck="charm"), seat(discard="cookies"), seat(discard="acorn")
    )
    state = again(state)
    assert may(state) == {"copy reflection as cookies", "enough"}
    assert waiting(play(state, "enough")) == (1, "act")
    state = play(state, "copy reflection as cookies", "draw 0 charm", "enough")
    assert hand(state) == cards(f"charm reflection {FOUR}")
    assert waiting(state) == (1, "act")


def test_a_chameleon_fixed_as_another_card_does_not_become_cookies() -> None:
    state = table(seat(f"reflection=acorn {FOUR}", deck="charm"), seat(discard="cookies"))
    state = pass_turn(state)
    assert waiting(state) == (1, "act")
    assert hand(state) == cards(f"reflection {FOUR}")


def test_seeing_doubles_beside_cookies_and_other_cards_chooses() -> None:
    state = table(seat("seeing_doubles cookies junk junk junk", deck="acorn acorn"))
    state = again(state, "draw 0 acorn")
    assert may(state) == {"copy seeing_doubles as cookies", "enough"}
    state = play(state, "copy seeing_doubles as cookies", "draw 0 acorn")
    assert len(hand(state)) == 7


def test_seeing_doubles_beside_nothing_but_cookies_is_cookies_at_first() -> None:
    # Two cards in hand: a goal of seven, fixed before the first card is drawn.
    state = table(seat("seeing_doubles cookies", deck=FULL))
    state = pass_turn(state, *["draw 0 junk"] * 5)
    assert hand(state) == cards(f"cookies seeing_doubles {FULL}")
    assert waiting(state) == (1, "act")


def test_cookies_thrown_onto_the_market_discard_in_the_window_make_good_old_times_cookies() -> None:
    state = table(
        seat(f"good_old_times {FOUR}", deck="charm"),
        row="acorn acorn acorn charm charm",
        market="cookies",
    )
    state = again(state)
    assert may(state) == {"discover good_old_times", "enough"}
    state = play(state, "discover good_old_times", "market cookies", "draw 0 charm", "enough")
    assert hand(state) == cards(f"charm good_old_times {FOUR}")
