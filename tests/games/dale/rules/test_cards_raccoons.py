"""The cards of the Thieving Northern Raccoons."""

from __future__ import annotations

from tests.games.dale.stages import (
    cards,
    deck,
    discard,
    hand,
    may,
    odds,
    pass_turn,
    play,
    seat,
    table,
    thrown,
    top,
    waiting,
)

# Wily Fellow


def test_wily_fellow_swaps_deck_and_discard_pile() -> None:
    state = table(seat("wily_fellow junk", deck="acorn charm", discard="gamble junk junk"))
    state = play(state, "play wily_fellow")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 charm": 1}
    state = play(state, "draw 0 charm", "draw 0 acorn")
    assert deck(state) == cards("gamble junk junk")
    assert discard(state) == "charm acorn wily_fellow"
    assert hand(state) == ["junk"]
    assert waiting(state) == (0, "act")


def test_wily_fellow_shuffles_the_new_deck() -> None:
    state = table(seat("wily_fellow junk junk junk junk", discard="acorn acorn charm"))
    state = play(state, "play wily_fellow", "inventory", "settle", "done")
    assert odds(state) == {"draw 0 acorn": 2, "draw 0 charm": 1}


def test_wily_fellow_turns_known_cards_over_as_a_block() -> None:
    state = table(seat("wily_fellow", top="acorn charm", deck="gamble", discard="junk"))
    state = play(state, "play wily_fellow")
    assert odds(state) == {"draw 0 gamble": 1}  # below the known cards, so above them now
    state = play(state, "draw 0 gamble")
    assert discard(state) == "acorn charm gamble wily_fellow"
    assert deck(state) == ["junk"]
    assert top(state) == ""


def test_wily_fellow_with_an_empty_deck() -> None:
    state = play(table(seat("wily_fellow", discard="acorn charm")), "play wily_fellow")
    assert deck(state) == cards("acorn charm")
    assert discard(state) == "wily_fellow"
    assert waiting(state) == (0, "act")


def test_wily_fellow_with_an_empty_discard_pile_does_not_reshuffle() -> None:
    state = table(seat("wily_fellow junk junk junk junk", deck="acorn"))
    state = play(state, "play wily_fellow", "draw 0 acorn")
    assert deck(state) == []
    assert discard(state) == "acorn wily_fellow"
    state = play(state, "inventory", "settle", "done")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 wily_fellow": 1}


def test_wily_fellow_with_two_empty_piles() -> None:
    state = play(table(seat("wily_fellow junk")), "play wily_fellow")
    assert discard(state) == "wily_fellow"
    assert waiting(state) == (0, "act")


# Nuisance


def test_nuisance_makes_two_others_lose_a_random_card_each() -> None:
    state = table(
        seat("nuisance"), seat("acorn junk junk", discard="charm"), seat("charm"), seat("junk")
    )
    state = play(state, "play nuisance")
    assert may(state) == {"target 1", "target 2", "target 3", "enough"}
    state = play(state, "target 1")
    assert may(state) == {"target 2", "target 3", "enough"}
    state = play(state, "target 2")
    assert odds(state) == {"take 1 acorn": 1, "take 1 junk": 2}
    state = play(state, "take 1 acorn", "take 2 charm")
    assert (discard(state, 1), discard(state, 2)) == ("charm acorn", "charm")
    assert (hand(state, 1), hand(state, 2), hand(state, 3)) == (cards("junk junk"), [], ["junk"])
    assert discard(state) == "nuisance"
    assert waiting(state) == (0, "act")


def test_nuisance_of_one_player() -> None:
    state = table(seat("nuisance"), seat("acorn"), seat("junk"), seat("junk"))
    state = play(state, "play nuisance", "target 2", "enough", "take 2 junk")
    assert hand(state, 1) == ["acorn"]
    assert waiting(state) == (0, "act")


def test_nuisance_of_two_seats_has_one_target_at_most() -> None:
    state = play(table(seat("nuisance"), seat("acorn junk")), "play nuisance")
    assert may(state) == {"target 1", "enough"}
    state = play(state, "target 1")
    assert odds(state) == {"take 1 acorn": 1, "take 1 junk": 1}


def test_nuisance_takes_nothing_from_an_empty_hand() -> None:
    state = table(seat("nuisance"), seat(), seat("junk"))
    state = play(state, "play nuisance", "target 1", "target 2")
    assert odds(state) == {"take 2 junk": 1}
    state = play(table(seat("nuisance"), seat()), "play nuisance", "target 1")
    assert waiting(state) == (0, "act")
    assert discard(state) == "nuisance"


def test_nuisance_of_a_team_mate_is_allowed() -> None:
    state = table(seat("nuisance"), seat(), seat("acorn"), seat(), teams=True)
    state = play(state, "play nuisance", "target 2", "enough", "take 2 acorn")
    assert discard(state, 2) == "acorn"


# Rotten Food


def test_rotten_food_puts_a_hand_card_onto_another_deck() -> None:
    state = table(seat("rotten_food junk acorn"), seat("charm", deck="gamble"), seat())
    state = play(state, "play rotten_food")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 1")
    assert may(state) == {"give junk", "give acorn"}
    state = play(state, "give junk")
    assert top(state, 1) == "junk"
    assert deck(state, 1) == ["gamble"]
    assert hand(state) == ["acorn"]
    assert discard(state) == "rotten_food"
    assert waiting(state) == (0, "act")


def test_rotten_food_is_drawn_by_its_new_owner_without_chance() -> None:
    hold = "junk junk junk junk"
    state = table(seat(f"rotten_food acorn {hold}"), seat(hold, deck="charm charm"))
    state = play(state, "play rotten_food", "give acorn", "inventory", "settle", "done")
    assert odds(state) == {"draw 0 rotten_food": 1}
    state = pass_turn(play(state, "draw 0 rotten_food"))
    assert hand(state, 1) == cards(f"acorn {hold}")
    assert waiting(state) == (0, "act")


def test_rotten_food_on_an_empty_deck_is_drawn_before_a_reshuffle() -> None:
    state = table(
        seat("rotten_food acorn junk junk junk junk junk"),
        seat("junk junk junk", discard="charm gamble"),
    )
    state = play(state, "play rotten_food", "give acorn", "inventory", "settle", "done")
    state = pass_turn(state)
    assert hand(state, 1) == cards("acorn junk junk junk")
    assert odds(state) == {"draw 1 charm": 1, "draw 1 gamble": 1}


def test_rotten_food_on_rotten_food_lies_uppermost() -> None:
    state = table(seat("rotten_food rotten_food junk acorn"), seat(top="charm"))
    state = play(state, "play rotten_food", "give acorn", "play rotten_food", "give junk")
    assert top(state, 1) == "junk acorn charm"


def test_rotten_food_as_the_only_card_does_nothing() -> None:
    state = play(table(seat("rotten_food"), seat(), seat()), "play rotten_food")
    assert discard(state) == "rotten_food"
    assert waiting(state) == (0, "act")


def test_rotten_food_may_go_to_a_team_mate() -> None:
    state = table(seat("rotten_food acorn"), seat(), seat(), seat(), teams=True)
    state = play(state, "play rotten_food")
    assert may(state) == {"target 1", "target 2", "target 3"}
    assert top(play(state, "target 2", "give acorn"), 2) == "acorn"


def test_rotten_food_does_not_use_a_chameleon() -> None:
    state = table(seat("rotten_food trendsetting"), seat(), row="cookies")
    state = play(state, "play rotten_food")
    assert may(state) == {"give trendsetting"}
    assert top(play(state, "give trendsetting"), 1) == "trendsetting"


# Dirty Exchange


def test_dirty_exchange_steals_a_random_card_and_gives_any_back() -> None:
    state = table(seat("dirty_exchange junk"), seat("acorn charm charm"), seat("junk"))
    state = play(state, "play dirty_exchange")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 1")
    assert odds(state) == {"take 1 acorn": 1, "take 1 charm": 2}
    state = play(state, "take 1 acorn")
    assert may(state) == {"give acorn", "give junk"}
    state = play(state, "give junk")
    assert hand(state) == ["acorn"]
    assert hand(state, 1) == cards("charm charm junk")
    assert discard(state) == "dirty_exchange"
    assert waiting(state) == (0, "act")


def test_dirty_exchange_may_give_the_stolen_card_back() -> None:
    state = table(seat("dirty_exchange junk"), seat("acorn"))
    state = play(state, "play dirty_exchange", "take 1 acorn", "give acorn")
    assert (hand(state), hand(state, 1)) == (["junk"], ["acorn"])


def test_dirty_exchange_as_the_only_card_gives_the_stolen_card_back() -> None:
    state = table(seat("dirty_exchange"), seat("acorn"))
    state = play(state, "play dirty_exchange", "take 1 acorn")
    assert may(state) == {"give acorn"}


def test_dirty_exchange_against_an_empty_hand_does_nothing() -> None:
    state = table(seat("dirty_exchange junk"), seat(), seat("acorn"))
    state = play(state, "play dirty_exchange")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 1")
    assert hand(state) == ["junk"]
    assert discard(state) == "dirty_exchange"
    assert waiting(state) == (0, "act")


def test_dirty_exchange_ends_what_happened_to_the_card_given() -> None:
    state = table(seat("dirty_exchange bold_haggler*4!"), seat("acorn"))
    state = play(state, "play dirty_exchange", "take 1 acorn", "give bold_haggler*4!")
    assert hand(state, 1) == ["bold_haggler"]


# Sabotage


def test_sabotage_throws_one_of_two_cards_away_and_discards_the_other() -> None:
    state = table(seat("sabotage"), seat("junk", deck="acorn charm junk", discard="gamble"))
    state = play(state, "play sabotage", "draw 1 acorn", "draw 1 charm")
    assert waiting(state) == (0, "throw")
    assert may(state) == {"throw acorn", "throw charm"}
    state = play(state, "throw acorn")
    assert thrown(state) == "acorn"
    assert discard(state, 1) == "gamble charm"
    assert deck(state, 1) == ["junk"]
    assert discard(state) == "sabotage"
    assert waiting(state) == (0, "act")


def test_sabotage_of_two_equal_cards() -> None:
    state = table(seat("sabotage"), seat(deck="junk junk"))
    before = state.table.junk
    state = play(state, "play sabotage", "draw 1 junk", "draw 1 junk")
    assert may(state) == {"throw junk"}
    state = play(state, "throw junk")
    assert state.table.junk == before + 1
    assert discard(state, 1) == "junk"


def test_sabotage_reshuffles_the_discard_pile_of_its_target() -> None:
    state = table(seat("sabotage", discard="junk"), seat(deck="acorn", discard="charm gamble"))
    state = play(state, "play sabotage", "draw 1 acorn")
    assert odds(state) == {"draw 1 charm": 1, "draw 1 gamble": 1}
    state = play(state, "draw 1 gamble", "throw acorn")
    assert discard(state, 1) == "gamble"
    assert deck(state, 1) == ["charm"]


def test_sabotage_sees_known_cards_first() -> None:
    state = table(seat("sabotage"), seat(top="acorn charm", deck="junk"))
    state = play(state, "play sabotage")
    assert may(state) == {"throw acorn", "throw charm"}


def test_sabotage_without_any_card_does_nothing() -> None:
    state = play(table(seat("sabotage"), seat("junk")), "play sabotage")
    assert discard(state) == "sabotage"
    assert waiting(state) == (0, "act")


def test_sabotage_may_be_aimed_at_any_other_player() -> None:
    state = table(seat("sabotage"), seat(), seat(), seat(), teams=True)
    assert may(play(state, "play sabotage")) == {"target 1", "target 2", "target 3"}


# Treasure Hunter


def test_treasure_hunter_grabs_the_top_of_another_discard_pile() -> None:
    state = table(
        seat("treasure_hunter", discard="junk"), seat(discard="acorn charm"), seat(discard="gamble")
    )
    state = play(state, "play treasure_hunter")
    assert may(state) == {"target 1", "target 2"}
    state = play(state, "target 1")
    assert hand(state) == ["charm"]
    assert discard(state, 1) == "acorn"
    assert discard(state) == "junk treasure_hunter"


def test_treasure_hunter_gives_no_extra_action() -> None:
    state = table(seat("treasure_hunter"), seat(discard="acorn"))
    state = play(state, "play treasure_hunter")
    assert hand(state) == ["acorn"]
    assert waiting(state) == (0, "end")


def test_treasure_hunter_finds_only_players_with_a_discard_pile() -> None:
    state = table(seat("treasure_hunter"), seat(), seat(discard="acorn"), seat(discard="charm"))
    assert may(play(state, "play treasure_hunter")) == {"target 2", "target 3"}
    state = table(seat("treasure_hunter"), seat(), seat(discard="acorn"))
    assert hand(play(state, "play treasure_hunter")) == ["acorn"]


def test_treasure_hunter_without_other_discard_piles_does_nothing() -> None:
    state = table(seat("treasure_hunter", discard="acorn"), seat("junk"))
    state = play(state, "play treasure_hunter")
    assert hand(state) == []
    assert discard(state) == "acorn treasure_hunter"
    assert waiting(state) == (0, "end")


def test_treasure_hunter_may_rob_a_team_mate() -> None:
    state = table(seat("treasure_hunter"), seat(), seat(discard="acorn"), seat(), teams=True)
    state = play(state, "play treasure_hunter")
    assert hand(state) == ["acorn"]
    assert discard(state, 2) == ""
