"""The cards of the Lucky Ocelots."""

from __future__ import annotations

import pytest

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
    play,
    seat,
    stall,
    table,
    thrown,
    waiting,
    winner,
)

DIE = {"die 0": 1, "die 1": 2, "die 2": 2, "die 3": 1}

# Bold Haggler


def test_bold_haggler_adds_the_die_to_its_value() -> None:
    state = play(table(seat("bold_haggler junk"), row="- acorn"), "roll bold_haggler")
    assert odds(state) == DIE
    state = play(state, "die 3")
    assert hand(state) == cards("bold_haggler*4! junk")
    assert waiting(state) == (0, "act")
    state = play(state, "buy 1", "pay junk", "pay bold_haggler*4!", "settle")
    assert hand(state) == ["acorn"]


def test_bold_haggler_rolls_once_a_turn_and_card_also_after_a_zero() -> None:
    state = play(table(seat("bold_haggler bold_haggler")), "roll bold_haggler", "die 0")
    assert hand(state) == cards("bold_haggler bold_haggler*1!")
    assert can(state, "roll") == {"bold_haggler"}
    state = play(state, "roll bold_haggler", "die 2")
    assert can(state, "roll") == set()


def test_bold_haggler_need_not_roll() -> None:
    state = table(seat("bold_haggler"))
    assert latest(play(state, "build", "stack bold_haggler", "settle")) == "bold_haggler"


def test_bold_haggler_is_bound_to_its_roll() -> None:
    state = play(table(seat("bold_haggler")), "roll bold_haggler", "die 2")
    assert "build" not in may(state)  # 3 is no 1
    state = table(seat("bold_haggler new_season", stall=built(2)))
    state = play(state, "roll bold_haggler", "die 2", "build")
    assert may(state) == {"stack bold_haggler*3!"}  # 1 + 2 is over


def test_bold_haggler_rolls_between_two_stacks_of_winter_is_coming() -> None:
    state = table(seat("winter_is_coming bold_haggler whirligig", stall=built(4)))
    state = play(state, "build", "stack winter_is_coming", "settle")
    assert may(state) == {"roll bold_haggler", "enough"}
    state = play(state, "roll bold_haggler", "die 2")
    assert may(state) == {"build", "enough"}
    state = play(state, "build", "stack bold_haggler*3!", "stack whirligig", "settle")
    assert latest(state) == "bold_haggler whirligig"


def test_bold_haggler_cannot_roll_in_the_middle_of_a_payment() -> None:
    state = play(table(seat("bold_haggler junk"), row="cookies"), "buy 0", "pay junk")
    assert may(state) == {"pay bold_haggler"}


def test_bold_haggler_is_plain_again_in_the_next_turn() -> None:
    hold = "junk junk junk junk"
    state = table(seat(f"bold_haggler {hold}"), seat(f"{hold} junk"))
    state = play(state, "roll bold_haggler", "die 3", "inventory", "settle", "done")
    assert hand(state) == cards(f"bold_haggler {hold}")


def test_bold_haggler_rolls_on_top_of_flashy_show() -> None:
    state = table(seat("flashy_show bold_haggler"))
    state = play(state, "play flashy_show", "roll bold_haggler", "die 2")
    assert hand(state) == ["bold_haggler*4!"]
    state = table(seat("flashy_show bold_haggler"))
    state = play(state, "roll bold_haggler", "die 2", "play flashy_show")
    assert hand(state) == ["bold_haggler*4!"]


# New Season


def test_new_season_throws_away_any_own_discarded_animalfolk_card_for_a_market_card() -> None:
    state = table(
        seat("new_season", discard="acorn junk cookies junk"), market="charm", thrown="gamble"
    )
    state = play(state, "play new_season")
    assert may(state) == {"throw acorn", "throw cookies"}
    state = play(state, "throw acorn", "market charm")
    assert thrown(state) == "gamble acorn"
    assert hand(state) == ["charm"]
    assert discard(state) == "junk cookies junk new_season"
    assert waiting(state) == (0, "act")


def test_new_season_throws_the_topmost_of_equal_cards() -> None:
    state = table(seat("new_season", discard="acorn junk acorn cookies"), market="charm")
    state = play(state, "play new_season", "throw acorn", "market charm")
    assert discard(state) == "acorn junk cookies new_season"


def test_new_season_without_an_animalfolk_card_does_nothing() -> None:
    state = table(seat("new_season acorn", discard="junk junk"), market="charm")
    state = play(state, "play new_season")
    assert hand(state) == ["acorn"]
    assert discard(state) == "junk junk new_season"
    assert waiting(state) == (0, "act")


def test_new_season_with_an_empty_market_supply_draws_the_same_card_again() -> None:
    state = table(seat("new_season", discard="acorn"), row="charm")
    state = play(state, "play new_season", "throw acorn")
    assert odds(state) == {"market acorn": 1}
    state = play(state, "market acorn")
    assert hand(state) == ["acorn"]
    assert thrown(state) == ""


def test_new_season_reshuffles_the_thrown_card_with_the_market_discard() -> None:
    state = table(seat("new_season", discard="acorn"), thrown="charm")
    state = play(state, "play new_season", "throw acorn")
    assert odds(state) == {"market acorn": 1, "market charm": 1}


# Whirligig


def test_whirligig_mixes_fresh_cards_with_another_hand() -> None:
    state = table(
        seat("whirligig junk acorn", deck="charm charm gamble"), seat("cookies"), seat("junk")
    )
    state = play(state, "play whirligig")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 1")
    assert may(state) == {"put junk", "put acorn"}
    state = play(state, "put acorn")
    assert discard(state) == "acorn junk"
    state = play(state, "draw 0 charm", "draw 0 gamble")
    assert (hand(state), hand(state, 1)) == ([], [])
    assert odds(state) == {"deal charm": 1, "deal gamble": 1, "deal cookies": 1}
    state = play(state, "deal cookies")
    assert odds(state) == {"deal charm": 1, "deal gamble": 1}
    state = play(state, "deal charm")
    assert hand(state) == cards("cookies charm")
    assert hand(state, 1) == ["gamble"]
    assert discard(state) == "acorn junk whirligig"
    assert waiting(state) == (0, "act")


def test_whirligig_as_the_only_card_leaves_the_other_hand_as_it_was() -> None:
    state = play(table(seat("whirligig", deck="charm"), seat("acorn junk")), "play whirligig")
    assert (hand(state), hand(state, 1)) == ([], cards("acorn junk"))
    assert deck(state) == ["charm"]
    assert waiting(state) == (0, "act")


def test_whirligig_against_an_empty_hand_is_a_fresh_hand() -> None:
    state = table(seat("whirligig junk", deck="charm"), seat())
    state = play(state, "play whirligig", "draw 0 charm", "deal charm")
    assert (hand(state), hand(state, 1)) == (["charm"], [])


def test_whirligig_may_be_played_with_a_team_mate() -> None:
    state = table(seat("whirligig"), seat(), seat(), seat(), teams=True)
    assert may(play(state, "play whirligig")) == {"target 1", "target 2", "target 3"}


# Charm


def test_charm_builds_the_top_of_the_market_deck_if_it_is_the_next_stack() -> None:
    state = table(seat("charm junk", stall=built(3)), market="acorn gamble")
    state = play(state, "play charm")
    assert odds(state) == {"market acorn": 1, "market gamble": 1}
    state = play(state, "market acorn")
    assert latest(state) == "acorn"
    assert hand(state) == ["junk"]
    assert discard(state) == "charm"
    assert waiting(state) == (0, "act")


def test_charm_throws_away_a_card_that_is_not_the_next_stack() -> None:
    state = table(seat("charm", stall=built(3)), market="gamble")
    state = play(state, "play charm", "market gamble")
    assert stall(state) == built(3)
    assert thrown(state) == "gamble"
    assert waiting(state) == (0, "act")


def test_charm_without_market_cards_does_nothing() -> None:
    state = play(table(seat("charm"), row="acorn"), "play charm")
    assert discard(state) == "charm"
    assert waiting(state) == (0, "act")


def test_charm_reshuffles_the_market_discard() -> None:
    state = play(table(seat("charm", stall=built(3)), thrown="acorn gamble"), "play charm")
    assert odds(state) == {"market acorn": 1, "market gamble": 1}


def test_charm_counts_flashy_show() -> None:
    state = table(seat("charm flashy_show", stall=built(4)), market="acorn")
    state = play(state, "play flashy_show", "play charm", "market acorn")
    assert latest(state) == "acorn"  # 4 + 1
    state = table(seat("charm flashy_show", stall=built(3)), market="acorn")
    state = play(state, "play flashy_show", "play charm", "market acorn")
    assert thrown(state) == "acorn"


def test_charm_builds_an_accordion_as_four_to_six() -> None:
    for number in range(2, 8):
        state = table(seat("charm", stall=built(number - 1)), market="accordion")
        state = play(state, "play charm", "market accordion")
        assert (thrown(state) == "") is (number in (4, 5, 6)), number


def test_charm_that_builds_winter_is_coming_gives_a_stack_before_the_extra_action() -> None:
    state = table(seat("charm accordion", stall=built(4)), market="winter_is_coming")
    state = play(state, "play charm", "market winter_is_coming")
    assert waiting(state) == (0, "bonus")
    assert discard(state) == ""  # Charm is not over
    state = play(state, "build", "stack accordion", "settle")
    assert stall(state) == f"{built(4)} | winter_is_coming | accordion"
    assert discard(state) == "charm"
    assert waiting(state) == (0, "act")


def test_charm_that_builds_the_last_stack_ends_the_game() -> None:
    state = table(seat("charm flashy_show seeing_doubles", stall=built(7)), market="accordion")
    state = play(state, "play seeing_doubles as flashy_show", "play flashy_show", "play charm")
    state = play(state, "market accordion")  # 5 + 1 + 1 + 1
    assert winner(state) == 0
    assert may(state) == set()


def test_charm_leaves_the_extra_action_for_a_stack_from_hand() -> None:
    state = table(seat("charm blindfold", stall=built(3)), market="acorn")
    state = play(state, "play charm", "market acorn", "build", "stack blindfold", "settle")
    assert stall(state) == f"{built(3)} | acorn | blindfold"


def test_charm_with_a_chameleon_builds_through_what_it_can_become() -> None:
    state = table(seat("charm", stall=built(1)), market="trendsetting", row="gamble cookies")
    state = play(state, "play charm", "market trendsetting")
    assert latest(state) == "trendsetting"  # as Cookies it is 2


def test_charm_throws_away_a_chameleon_that_cannot_become_the_stack() -> None:
    # Its own 5 would do, but a copy must be made where there is a target.
    state = table(seat("charm", stall=built(4)), market="trendsetting", row="cookies")
    state = play(state, "play charm", "market trendsetting")
    assert thrown(state) == "trendsetting"


def test_charm_builds_a_chameleon_without_a_target_as_itself() -> None:
    state = table(seat("charm", stall=built(4)), market="trendsetting")
    state = play(state, "play charm", "market trendsetting")
    assert latest(state) == "trendsetting"


def test_charm_does_not_build_a_chameleon_that_is_junk() -> None:
    state = table(seat("charm"), seat(discard="junk"), market="reflection")
    state = play(state, "play charm", "market reflection")
    assert thrown(state) == "reflection"  # worth 1, but junk is not built


# Gamble


def test_gamble_swaps_as_many_random_cards_as_the_die_shows() -> None:
    state = table(seat("gamble junk junk acorn"), seat("charm charm cookies"), seat())
    state = play(state, "play gamble")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 1")
    assert odds(state) == DIE
    state = play(state, "die 2")
    assert odds(state) == {"take 0 junk": 2, "take 0 acorn": 1}
    state = play(state, "take 0 acorn")
    assert odds(state) == {"take 0 junk": 2}
    state = play(state, "take 0 junk")
    assert odds(state) == {"take 1 charm": 2, "take 1 cookies": 1}  # none of those just taken
    state = play(state, "take 1 charm", "take 1 cookies")
    assert hand(state) == cards("junk charm cookies")
    assert hand(state, 1) == cards("charm acorn junk")
    assert discard(state) == "gamble"
    assert waiting(state) == (0, "act")


def test_gamble_with_a_zero_swaps_nothing() -> None:
    state = table(seat("gamble junk"), seat("charm"))
    state = play(state, "play gamble", "die 0")
    assert (hand(state), hand(state, 1)) == (["junk"], ["charm"])
    assert waiting(state) == (0, "act")


@pytest.mark.parametrize(("own", "other"), [("", "charm"), ("junk", "")])
def test_gamble_with_an_empty_hand_rolls_but_swaps_nothing(own: str, other: str) -> None:
    state = play(table(seat(f"gamble {own}"), seat(other)), "play gamble")
    assert odds(state) == DIE
    state = play(state, "die 3")
    assert (hand(state), hand(state, 1)) == (cards(own), cards(other))
    assert discard(state) == "gamble"
    assert waiting(state) == (0, "act")


def test_gamble_ends_what_happened_to_the_cards_that_change_sides() -> None:
    state = table(seat("gamble bold_haggler*4!"), seat("junk"))
    state = play(state, "play gamble", "die 1", "take 0 bold_haggler*4!", "take 1 junk")
    assert (hand(state), hand(state, 1)) == (["junk"], ["bold_haggler"])


# Blindfold


def test_blindfold_sets_the_value_of_a_card_that_is_not_guessed() -> None:
    state = table(seat("blindfold junk acorn"), seat(), seat())
    state = play(state, "play blindfold")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 2")
    assert may(state) == {"hide junk", "hide acorn"}
    state = play(state, "hide acorn")
    assert waiting(state) == (2, "guess")
    assert may(state) == {f"guess {value}" for value in range(1, 9)}  # whatever the hand is
    state = play(state, "guess 1")
    assert waiting(state) == (0, "value")
    assert may(state) == {f"value {value}" for value in (1, 2, 3, 4, 5)}
    state = play(state, "value 2")
    assert hand(state) == cards("acorn*2 junk")
    assert discard(state) == "blindfold"
    assert waiting(state) == (0, "act")


def test_blindfold_lets_values_be_guessed_that_a_roll_has_raised() -> None:
    """The value 5 that Blindfold gave and a roll of 3: 8 is what the card is worth, as all saw."""
    state = table(seat("blindfold favourite_toy bold_haggler"), seat("junk"))
    state = play(state, "play blindfold", "hide bold_haggler", "guess 2", "value 5")
    state = play(state, "roll bold_haggler*5", "die 3", "play favourite_toy", "play blindfold")
    state = play(state, "hide bold_haggler*8!")
    assert may(state) == {f"guess {value}" for value in range(1, 9)}
    assert discard(play(state, "guess 8")) == "favourite_toy bold_haggler blindfold"


def test_blindfold_discards_a_card_that_is_guessed() -> None:
    state = table(seat("blindfold junk acorn"), seat())
    state = play(state, "play blindfold", "hide acorn", "guess 4")
    assert hand(state) == ["junk"]
    assert discard(state) == "acorn blindfold"
    assert waiting(state) == (0, "act")


def test_blindfold_value_counts_in_a_stack_for_this_turn() -> None:
    state = table(seat("blindfold acorn", stall=built(1)))
    state = play(state, "play blindfold", "hide acorn", "guess 1", "value 2", "build")
    assert latest(play(state, "stack acorn*2", "settle")) == "acorn"


def test_blindfold_value_is_gone_in_the_next_turn() -> None:
    state = table(seat("blindfold acorn junk junk junk junk"))
    state = play(state, "play blindfold", "hide acorn", "guess 1", "value 2")
    state = play(state, "inventory", "settle", "done")
    assert hand(state) == cards("acorn junk junk junk junk")


def test_blindfold_as_the_only_card_does_nothing() -> None:
    state = play(table(seat("blindfold"), seat(), seat()), "play blindfold")
    assert discard(state) == "blindfold"
    assert waiting(state) == (0, "act")


def test_blindfold_is_never_guessed_by_the_team_mate() -> None:
    state = table(seat("blindfold junk"), seat(), seat(), seat(), teams=True)
    assert may(play(state, "play blindfold")) == {"target 1", "target 3"}


def test_blindfold_is_about_the_value_a_card_has_now() -> None:
    state = table(seat("blindfold bold_haggler"))
    state = play(state, "roll bold_haggler", "die 3", "play blindfold", "hide bold_haggler*4!")
    assert hand(play(state, "guess 4")) == []
    assert hand(play(state, "guess 1", "value 5")) == ["bold_haggler*5!"]


def test_blindfold_after_flashy_show_may_be_guessed_as_six() -> None:
    state = table(seat("blindfold flashy_show gamble"))
    state = play(state, "play flashy_show", "play blindfold", "hide gamble")
    assert may(state) == {f"guess {value}" for value in range(1, 10)}
    assert discard(play(state, "guess 6")) == "flashy_show gamble blindfold"


def test_blindfold_before_a_roll() -> None:
    state = table(seat("blindfold bold_haggler"))
    state = play(state, "play blindfold", "hide bold_haggler", "guess 5", "value 3")
    assert hand(state) == ["bold_haggler*3"]
    state = play(state, "roll bold_haggler*3", "die 2")
    assert hand(state) == ["bold_haggler*5!"]


def test_blindfold_makes_a_chameleon_copy_first() -> None:
    state = table(seat("blindfold trendsetting"), row="cookies spyglass")
    state = play(state, "play blindfold")
    assert may(state) == {"hide trendsetting as cookies", "hide trendsetting as spyglass"}
    state = play(state, "hide trendsetting as cookies")
    assert discard(play(state, "guess 2")) == "trendsetting blindfold"
    assert hand(play(state, "guess 5", "value 4")) == ["trendsetting=cookies*4"]


def test_blindfold_with_a_chameleon_without_a_target() -> None:
    state = table(seat("blindfold trendsetting"))
    state = play(state, "play blindfold", "hide trendsetting", "guess 1", "value 2")
    assert hand(state) == ["trendsetting*2"]


def test_blindfold_does_not_change_the_market() -> None:
    state = table(seat("blindfold acorn"), row="acorn", market="charm")
    state = play(state, "play blindfold", "hide acorn", "guess 1", "value 1")
    assert can(state, "buy") == set()  # the card in the row still costs 4
    assert market(state) == ["charm"]
