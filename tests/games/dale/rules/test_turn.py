"""The turn: one action, more by plus, free abilities at any time, clean-up, the next seat."""

from __future__ import annotations

import pytest

from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import CARDS, HAS_PLUS, NAMES, Kind
from guildhall.games.dale.model.state import State, with_turn
from tests.games.dale.stages import (
    built,
    can,
    cards,
    discard,
    hand,
    may,
    odds,
    pass_turn,
    play,
    row,
    seat,
    stall,
    started,
    table,
    thrown,
    waiting,
    winner,
)

TECHNIQUES = [NAMES[card.id] for card in CARDS if card.kind is Kind.TECHNIQUE]
PASSIVES = [NAMES[card.id] for card in CARDS if card.kind is Kind.PASSIVE]
NO_PLUS = {"prepaid_good", "special_offer", "treasure_hunter"}
HAND = "junk junk junk junk junk"


# Setup


@pytest.mark.parametrize(
    ("seats", "teams", "ones", "junk", "supply", "left"),
    [
        (2, "no", 3, 7, 33, 6),
        (3, "no", 4, 6, 44, 2),
        (4, "no", 5, 5, 55, 0),
        (4, "yes", 4, 6, 44, 0),
    ],
)
def test_setup_by_number_of_seats(
    seats: int, teams: str, ones: int, junk: int, supply: int, left: int
) -> None:
    names = ["macaws", "pandas", "raccoons", "squirrels", "ocelots"][:ones]
    state = started(seats, decks=",".join(names), teams=teams, first="1")
    for player in state.table.players:
        assert sum(card != 0 for card in player.deck) == ones
        assert sum(card == 0 for card in player.deck) == junk
    assert len(state.table.market.deck) == supply
    assert (state.table.junk, state.table.minted) == (left, 4 if teams == "yes" else 0)


def test_setup_deals_five_cards_to_each_seat_then_the_row_from_the_right() -> None:
    state = started(2, decks="macaws,pandas,raccoons", first="2")
    assert odds(state) == {
        "draw 0 junk": 7,
        "draw 0 swift_broker": 1,
        "draw 0 loyal_partner": 1,
        "draw 0 wily_fellow": 1,
    }
    state = play(state, *["draw 0 junk"] * 5, *["draw 1 junk"] * 4, "draw 1 wily_fellow")
    goods = ["cookies", "spyglass", "nuisance", "sabotage", "cookies"]
    state = play(state, *[f"market {card}" for card in goods])
    assert row(state) == "cookies spyglass nuisance sabotage cookies"
    assert (hand(state), hand(state, 1)) == (["junk"] * 5, cards("junk junk junk junk wily_fellow"))
    assert waiting(state) == (1, "act")  # the second seat begins


def test_setup_by_chance_chooses_decks_and_the_first_seat() -> None:
    state = started(2)
    assert odds(state) == {
        f"deck {name}": 1
        for name in ("macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons")
    }
    state = play(state, "deck ocelots", "deck macaws", "deck squirrels")
    assert odds(state) == {"first 0": 1, "first 1": 1}
    state = play(state, "first 1")
    assert odds(state)["draw 0 bold_haggler"] == 1


# The four actions


def test_a_turn_has_one_action_of_four_kinds() -> None:
    state = table(seat("swift_broker spyglass junk"), row="acorn")
    assert may(state) == {
        "buy 0",
        "play swift_broker",
        "play spyglass",
        "build",
        "inventory",
    }


@pytest.mark.parametrize(
    "moves",
    [
        ("buy 0", "pay acorn", "settle"),
        ("build", "stack swift_broker", "settle"),
        ("inventory", "discard acorn", "settle"),
        ("play prepaid_good", "slot 0"),
    ],
)
def test_an_action_without_a_plus_ends_the_action_phase(moves: tuple[str, ...]) -> None:
    state = table(seat("swift_broker acorn prepaid_good"), row="acorn", market="acorn")
    state = play(state, *moves)
    assert waiting(state) == (0, "end")
    assert may(state) == {"done", "done-again"}


def test_passing_is_an_inventory_of_no_cards() -> None:
    state = play(table(seat(f"{HAND}")), "inventory")
    assert may(state) == {"discard junk", "settle"}
    state = play(state, "settle")
    assert hand(state) == HAND.split()


def test_an_inventory_discards_any_cards_in_the_chosen_order() -> None:
    state = table(seat("junk acorn cookies junk", discard="charm"))
    state = play(state, "inventory", "discard cookies", "discard junk", "discard acorn", "settle")
    assert discard(state) == "charm cookies junk acorn"
    assert hand(state) == ["junk"]


def test_an_inventory_may_discard_the_whole_hand() -> None:
    state = play(table(seat("junk acorn")), "inventory", "discard junk", "discard acorn")
    assert may(state) == {"settle"}
    assert hand(play(state, "settle")) == []


def test_an_empty_hand_can_still_pass() -> None:
    assert may(table(seat(""), row="acorn")) == {"inventory"}


def test_only_the_active_seat_acts() -> None:
    state = table(seat("junk"), seat("swift_broker"), row="cookies")
    assert may(state, by=1) == set()


def test_turns_go_clockwise() -> None:
    state = table(seat(HAND), seat(HAND), seat(HAND))
    for following in (1, 2, 0):
        state = pass_turn(state)
        assert waiting(state) == (following, "act")


# Plus


@pytest.mark.parametrize("card", TECHNIQUES)
def test_a_plus_gives_an_extra_action_also_without_an_effect(card: str) -> None:
    state = play(table(seat(card)), f"play {card}")
    if waiting(state)[1] == "target":
        state = play(state, "enough")
    if waiting(state)[1] == "die":
        state = play(state, "die 1")
    assert waiting(state) == (0, "end" if card in NO_PLUS else "act")
    assert discard(state) == card


def test_eighteen_of_twentyone_techniques_have_a_plus_and_no_passive_has() -> None:
    assert (len(TECHNIQUES), len(PASSIVES)) == (21, 15)
    assert {name for name in TECHNIQUES if not HAS_PLUS[NAMES.index(name)]} == NO_PLUS
    assert not any(HAS_PLUS[NAMES.index(name)] for name in PASSIVES)


def test_an_extra_action_is_any_of_the_four_and_chains_have_no_limit() -> None:
    state = table(
        seat("wily_fellow wily_fellow swift_broker loyal_partner junk", deck="acorn"), row="cookies"
    )
    state = play(state, "play wily_fellow", "draw 0 acorn", "play wily_fellow")
    state = play(state, "play loyal_partner", "market cookies")
    assert may(state) == {"buy 0", "play swift_broker", "build", "inventory"}
    state = play(state, "build", "stack swift_broker", "settle")
    assert waiting(state) == (0, "end")


def test_a_plus_does_not_count_in_a_payment() -> None:
    state = play(table(seat("acorn"), row="acorn"), "buy 0", "pay acorn", "settle")
    assert waiting(state) == (0, "end")


def test_a_plus_does_not_count_in_a_stack() -> None:
    state = play(table(seat("swift_broker")), "build", "stack swift_broker", "settle")
    assert waiting(state) == (0, "end")


@pytest.mark.parametrize("card", PASSIVES)
def test_a_passive_cannot_be_played(card: str) -> None:
    assert can(table(seat(card)), "play") == set()


def test_junk_cannot_be_played() -> None:
    assert can(table(seat("junk")), "play") == set()


def test_the_card_being_played_is_neither_in_hand_nor_discarded_until_its_effect_is_over() -> None:
    state = play(table(seat("shattered_relic junk", deck="acorn")), "play shattered_relic")
    assert hand(state) == ["junk"]
    assert discard(state) == ""
    assert discard(play(state, "throw junk", "draw 0 acorn")) == "shattered_relic"


# Free abilities


def test_free_abilities_are_no_actions() -> None:
    state = table(seat("bold_haggler market_discovery junk"), market="acorn acorn", row="cookies")
    state = play(state, "roll bold_haggler", "die 1", "discover market_discovery", "market acorn")
    assert {"buy 0", "inventory"} <= may(state)


def test_free_abilities_are_possible_after_the_last_action() -> None:
    state = table(seat("bold_haggler market_discovery"), market="acorn acorn")
    state = play(state, "inventory", "settle")
    assert may(state) == {"roll bold_haggler", "discover market_discovery", "done", "done-again"}
    state = play(state, "discover market_discovery", "market acorn")
    assert waiting(state) == (0, "end")


def test_free_abilities_are_possible_before_a_bonus_stack() -> None:
    state = table(seat("winter_is_coming market_discovery", stall=built(4)), market="acorn")
    state = play(state, "build", "stack winter_is_coming", "settle")
    assert may(state) == {"discover market_discovery", "enough"}
    state = play(state, "discover market_discovery", "market acorn")
    assert waiting(state) == (0, "bonus")


def test_free_abilities_wait_while_a_technique_is_being_resolved() -> None:
    state = table(
        seat("shattered_relic bold_haggler market_discovery", deck="junk"), market="acorn"
    )
    state = play(state, "play shattered_relic")
    assert may(state) == {"throw bold_haggler", "throw market_discovery"}


def test_free_abilities_belong_to_the_own_turn() -> None:
    state = table(seat("junk"), seat("bold_haggler market_discovery"), market="acorn")
    assert may(state, by=1) == set()


# Thrown away


def test_thrown_away_value_one_cards_enter_the_market_when_it_is_shuffled_again() -> None:
    state = table(seat("shattered_relic swift_broker loyal_partner", deck="junk"))
    state = play(state, "play shattered_relic", "throw swift_broker", "draw 0 junk")
    assert thrown(state) == "swift_broker"
    state = play(state, "play loyal_partner", "market swift_broker")
    assert row(state) == "swift_broker - - - -"
    state = play(state, "buy 0", "pay junk", "settle")  # it costs 1
    assert hand(state) == ["swift_broker"]


def test_an_opponent_answers_in_the_middle_of_a_turn_and_it_goes_on() -> None:
    state = table(seat("blindfold junk swift_broker"), seat("junk"))
    state = play(state, "play blindfold", "hide swift_broker")
    assert may(state, by=0) == set()
    assert waiting(state) == (1, "guess")
    state = play(state, "guess 2", "value 1", "build", "stack swift_broker*1", "settle")
    assert stall(state) == "swift_broker"


# The end


def test_the_eighth_stack_wins_at_once() -> None:
    state = table(seat("acorn acorn junk", stall=built(7), deck="junk"), seat(HAND), row="- acorn")
    state = play(state, "build", "stack acorn", "stack acorn", "settle")
    assert winner(state) == 0
    assert (may(state, by=0), may(state, by=1), odds(state)) == (set(), set(), {})
    assert hand(state) == ["junk"]  # no clean-up
    assert row(state) == "- acorn - - -"


def test_the_seventh_stack_does_not_win() -> None:
    state = table(seat("acorn nostalgic_item", stall=built(6)))
    state = play(state, "build", "stack acorn", "stack nostalgic_item", "settle")
    assert winner(state) is None
    assert waiting(state) == (0, "end")


def after_the_last_turn(*stalls: str, teams: bool = False, rounds: int = 250) -> State:
    """Everybody has had so many turns, and the last seat passes."""
    last = len(stalls) - 1
    state = table(*(seat(HAND, stall=one) for one in stalls), turn=last, teams=teams)
    rules = state.rules._replace(rounds=rounds)
    return pass_turn(with_turn(state._replace(rules=rules), number=250 * len(stalls)))


def ranks(state: State) -> list[int]:
    return [score.rank for score in DALE.scores(state)]


def test_after_two_hundred_and_fifty_rounds_the_fullest_stall_wins() -> None:
    state = after_the_last_turn(built(2), built(4), built(3))
    assert not DALE.decisions(state)
    assert state.turn.number == 750
    assert ranks(state) == [3, 1, 2]
    assert DALE.observe(state, 0).winner is None


def test_after_the_last_round_equal_stalls_share_the_win() -> None:
    assert ranks(after_the_last_turn(built(3), built(3))) == [1, 1]


def test_after_the_last_round_partners_share_their_place() -> None:
    assert ranks(after_the_last_turn(built(1), built(2), "", "", teams=True)) == [3, 1, 3, 1]


def test_the_turn_before_the_last_one_is_followed_by_it() -> None:
    state = with_turn(table(seat(HAND), seat(HAND)), number=499)
    assert waiting(pass_turn(state)) == (1, "act")


def test_without_a_bound_the_game_goes_on() -> None:
    state = after_the_last_turn(built(1), built(2), rounds=0)
    assert waiting(state) == (0, "act")
    assert state.turn.number == 501
