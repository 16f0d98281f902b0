"""Eras: their decks, era cards and investigate cards, and what happens between them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from guildhall.core.game import Setup
from guildhall.games.explorers.actions import Offer, Reveal
from guildhall.games.explorers.data import Investigate
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Stage, State
from tests.games.explorers.tables import (
    BASIC,
    ERA,
    cells,
    deal,
    done,
    earned,
    kinds,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)

SEATS = (1, 2, 3, 4)
GOALS = "aghon_1,aghon_2,aghon_3"


def new_game(seats: int = 1) -> State:
    return EXPLORERS.new_state(Setup.of(seats, map="aghon", goals=GOALS))


def deck(state: State) -> set[str]:
    """The cards that may be revealed next."""
    actions = [action for action, _ in EXPLORERS.chances(state)]
    return {one.card.name.lower() for one in actions if isinstance(one, Reveal)}


def offers(state: State) -> list[Offer]:
    return [one for one, _ in EXPLORERS.chances(state) if isinstance(one, Offer)]


def pass_turn(state: State, card: str) -> State:
    """Reveal a card; every seat keeps the first card it is offered and explores nothing."""
    state = deal(state, f"reveal {card}")
    for seat in range(len(state.sheets)):
        if kinds(state)[0] == (-1, "offer"):
            first = offers(state)[0]
            names = first.first.name.lower(), first.second.name.lower()
            state = deal(state, f"offer {seat} {names[0]} {names[1]}")
            state = play(state, seat, f"keep {names[0]}")
        elif card == "era_any":
            state = play(state, seat, min(may(state, seat)))
    return done(state)


@pytest.mark.parametrize("seats", SEATS)
def test_eras_have_6_7_8_and_9_turns(seats: int) -> None:
    state = new_game(seats)
    for era in (1, 2, 3, 4):
        whole = {*BASIC, *ERA[:era]}
        assert (state.era, deck(state)) == (era, whole)
        for number, card in enumerate(sorted(whole), 1):
            assert state.stage is Stage.REVEAL
            state = pass_turn(state, card)
            if number < len(whole):
                assert len(deck(state)) == len(whole) - number
                assert card not in deck(state)
    assert state.stage is Stage.OVER


def test_the_cards_of_an_era_come_in_any_order() -> None:
    state = pass_turn(pass_turn(new_game(), "era_1"), "basic_any")
    assert deck(state) == cells("basic_grassland basic_desert basic_mountain basic_sea")


# Investigate cards


def test_ruling_investigate_count() -> None:
    assert len(Investigate) == 28
    state = deal(new_game(2), "reveal era_1")
    assert len(offers(state)) == 28 * 27 // 2
    assert all(one.seat == 0 and one.first < one.second for one in offers(state))
    state = deal(state, "offer 0 lance_sea sea_5")
    assert len(offers(state)) == 26 * 25 // 2  # of the second seat


def test_the_first_reveal_offers_two_cards_of_which_one_is_kept_and_used_at_once() -> None:
    state = deal(new_game(), "reveal era_1")
    assert kinds(state) == [(-1, "offer")]
    state = deal(state, "offer 0 burst_sea sea_5")
    assert may(state) == {"keep burst_sea", "keep sea_5"}
    state = play(state, 0, "keep sea_5", "9,6", "9,7", "9,8", "8,6", "10,6")
    assert may(state) == {"done"}
    state = done(state)
    assert [card.name.lower() for card in state.sheets[0].hand] == ["sea_5"]


def test_the_rejected_card_does_not_come_again() -> None:
    state = deal(new_game(2), "reveal era_1", "offer 0 burst_sea sea_5")
    state = play(state, 0, "keep sea_5")
    assert not any(
        {one.first.name, one.second.name} & {"BURST_SEA", "SEA_5"} for one in offers(state)
    )


@pytest.mark.parametrize(
    ("era", "card", "slot"), [(2, "era_1", 0), (3, "era_1", 0), (3, "era_2", 1), (4, "era_3", 2)]
)
def test_later_reveals_use_the_card_of_the_slot(era: int, card: str, slot: int) -> None:
    hand = ["sea_5", "line_sea_unlimited", "burst_sea"][: era - 1]
    state = table("aghon", card, sheet(hand=hand), era=era)
    assert kinds(state) == [(0, "explore")]
    assert state.desks[0].using is Investigate[hand[slot].upper()]


@pytest.mark.parametrize("era", [1, 2, 3])
def test_era_1_era_2_and_era_3_fill_the_three_slots_one_after_the_other(era: int) -> None:
    hand = ["lance_sea", "lance_desert"][: era - 1]
    state = done(table("aghon", "basic_any", sheet(hand=hand), era=era))
    state = deal(state, f"reveal era_{era}", "offer 0 burst_sea sea_5")
    state = done(play(state, 0, "keep burst_sea", "9,6"))
    assert [card.name.lower() for card in state.sheets[0].hand] == [*hand, "burst_sea"]
    for number, card in enumerate(hand, 1):  # those of earlier eras are used without an offer
        again = deal(state, f"reveal era_{number}")
        assert kinds(again) == [(0, "explore")]
        assert again.desks[0].using is Investigate[card.upper()]


def test_era_any_uses_any_card_again() -> None:
    hand = ["sea_5", "lance_mountain", "burst_desert"]
    state = table("aghon", "era_any", sheet(hand=hand), era=4)
    assert may(state) == {f"reuse {card}" for card in hand}
    assert spots(play(state, 0, "reuse lance_mountain")) == cells("9,4 10,4")
    assert spots(play(state, 0, "reuse burst_desert")) == cells("8,4 8,5")


def test_one_card_may_work_twice_in_the_fourth_era() -> None:
    hand = ["sea_5", "lance_mountain", "burst_desert"]
    state = table("aghon", "era_2", sheet(hand=hand), era=4)
    state = deal(play(state, 0, "9,4", "9,3", "done"), "reveal era_any")
    state = play(state, 0, "reuse lance_mountain")
    assert spots(state) == cells("10,4 9,2")  # a new anchor beside the first lance


def test_the_fourth_era_brings_no_new_card() -> None:
    state = table("aghon", "basic_any", sheet(), era=4)
    state = done(state)
    for card in ERA[:3]:
        assert kinds(deal(state, f"reveal {card}")) == [(0, "explore")]


def test_a_kept_card_is_shown_when_the_turn_ends() -> None:
    state = deal(new_game(2), "reveal era_1", "offer 0 burst_sea sea_5")
    state = deal(state, "offer 1 path_desert_sea_5 lance_sea")
    state = play(state, 0, "keep sea_5", "done")
    assert EXPLORERS.observe(state, 1).sheets[0].hand == ()
    state = play(state, 1, "keep lance_sea", "done")
    assert [one.name.lower() for one in EXPLORERS.observe(state, 1).sheets[0].hand] == ["sea_5"]
    desk = EXPLORERS.observe(state, 1).desk
    assert desk is not None
    assert [one.name.lower() for one in desk.rejected] == ["path_desert_sea_5"]


# Between eras


@pytest.mark.parametrize("era", [1, 2, 3])
def test_explorers_come_home_and_everything_else_stays(era: int) -> None:
    board = sheet(
        "9,4 10,4 7,7 5,6",
        "8,4 1,5",
        towers="2,0",
        posts="5,6 7,2",
        tokens="7,7 9,0",
        earned={"spaces": 4},
        met=["aghon_3"],
        on_goals=1,
    )
    before = (*(card for card in BASIC if card != "basic_sea"), *ERA[:era])
    state = done(table("aghon", "basic_sea", board, era=era, before=before))
    one = now(state)
    assert state.era == era + 1
    assert on(one.explorers) == set()
    assert on(one.villages) == cells("8,4 1,5")
    assert on(one.towers) == {"2,0"}
    assert on(one.posts) == cells("5,6 7,2")
    assert on(one.tokens) == cells("7,7 9,0")
    assert one.supply == 36 - 1
    assert (one.earned.total, one.eras[-1].spaces) == (0, 4)


def test_crystals_stay_between_eras() -> None:
    before = (*(card for card in BASIC if card != "basic_sea"), "era_1")
    board = sheet("11,6 11,7", crystals="11,7")
    state = done(table("cnidaria", "basic_sea", board, before=before))
    assert on(now(state).crystals) == {"11,7"}


def test_the_last_turn_of_an_era_ends_only_when_all_are_done() -> None:
    before = (*(card for card in BASIC if card != "basic_sea"), "era_1")
    state = table("aghon", "basic_sea", sheet("9,4"), sheet("9,4"), before=before)
    state = play(state, 0, "done")
    assert state.era == 1
    assert on(now(state).explorers) == {"9,4"}
    assert play(state, 1, "done").era == 2


def test_a_new_era_begins_beside_villages_and_the_capital() -> None:
    before = (*(card for card in BASIC if card != "basic_sea"), "era_1")
    state = done(table("aghon", "basic_sea", sheet("12,4 16,1", "1,5"), before=before))
    state = deal(state, "reveal basic_any")
    around = "0,4 1,4 2,4 2,5 1,6 0,5 9,4 10,4 10,5 9,6 8,4 8,5"
    assert spots(state) == cells(around)


def test_coin_spaces_pay_again_in_every_era() -> None:
    for era in (1, 2, 3, 4):
        state = table("aghon", "basic_grassland", sheet(), era=era)
        assert earned(play(state, 0, "10,5")).spaces == 1


def test_a_region_is_filled_in_one_era_not_over_two() -> None:
    before = (*(card for card in BASIC if card != "basic_sea"), "era_1")
    state = done(table("aghon", "basic_sea", sheet("7,4 7,6 8,4"), before=before))
    state = play(deal(state, "reveal basic_desert"), 0, "8,5")
    assert not now(state).villages


def test_turns_of_all_eras_follow_each_other() -> None:
    state = new_game()
    seen = [state.era]
    while state.stage is not Stage.OVER:
        state = pass_turn(state, min(deck(state)))
        seen.append(state.era)
    assert len(seen) - 1 == 6 + 7 + 8 + 9
    assert all(later - former in (0, 1) for former, later in pairwise(seen))
