"""Taking back: up to one's own draw, never what others could see; done can be withdrawn."""

from __future__ import annotations

import pytest

from guildhall.core.errors import CannotUndo
from guildhall.core.seat import CHANCE
from tests.games.explorers.tables import cells, match_at, now, on, sheet, table


def test_explorers_are_taken_back_one_by_one() -> None:
    match = match_at(table("aghon", "basic_desert", sheet()))
    match.submit_text(0, "explore 8,4")
    match.submit_text(0, "explore 7,4")
    assert now(match.state).earned.spaces == 1
    match.undo(0)
    assert on(now(match.state).explorers) == {"8,4"}
    assert now(match.state).earned.spaces == 0
    match.undo(0)
    assert on(now(match.state).explorers) == set()


def test_village_and_route_choices_can_be_taken_back() -> None:
    match = match_at(table("aghon", "basic_desert", sheet("7,4 7,6 8,4")))
    match.submit_text(0, "explore 8,5")
    match.submit_text(0, "village 7,6")
    match.undo(0)
    match.submit_text(0, "village 8,4")
    assert on(now(match.state).villages) == {"8,4"}


def test_undo_stops_at_ones_own_draw() -> None:
    match = match_at(table("aghon", "basic_sea", sheet("8,6"), sheet("8,6")))
    match.submit_text(0, "explore 7,7")
    match.submit_text(CHANCE, "draw 0 vase")
    match.submit_text(0, "explore 6,7")
    match.undo(0)
    assert match.why_no_undo(0) == "learnt"
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert "7,7" in on(now(match.state).explorers)


def test_the_draw_of_another_seat_does_not_stop_undo() -> None:
    match = match_at(table("aghon", "basic_sea", sheet("8,6"), sheet("8,6")))
    match.submit_text(0, "explore 9,6")
    match.submit_text(1, "explore 7,7")
    match.submit_text(CHANCE, "draw 1 two_coins")
    match.undo(0)
    assert on(now(match.state, 0).explorers) == {"8,6"}
    assert now(match.state, 1).earned.treasures == 2


def test_done_can_be_withdrawn_until_the_last_seat_is_done() -> None:
    match = match_at(table("aghon", "basic_desert", sheet(), sheet()))
    match.submit_text(0, "explore 8,4")
    match.submit_text(0, "done")
    assert [one.seat for one in match.decisions()] == [1]
    match.undo(0)
    assert [one.seat for one in match.decisions()] == [0, 1]
    match.submit_text(0, "explore 8,5")
    match.submit_text(0, "done")
    match.submit_text(1, "done")
    assert on(match.state.sheets[0].explorers) == cells("8,4 8,5")
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_done_after_a_draw_can_be_withdrawn_but_not_the_ruin() -> None:
    match = match_at(table("aghon", "basic_sea", sheet("8,6"), sheet()))
    match.submit_text(0, "explore 7,7")
    match.submit_text(CHANCE, "draw 0 two_coins")
    match.submit_text(0, "done")
    match.undo(0)
    assert match.why_no_undo(0) == "learnt"


def test_the_choice_of_an_investigate_card_can_be_taken_back_the_offer_not() -> None:
    match = match_at(table("aghon", "basic_any", sheet()))
    match.submit_text(0, "done")
    match.submit_text(CHANCE, "reveal era_1")
    match.submit_text(CHANCE, "offer 0 burst_sea sea_5")
    match.submit_text(0, "keep sea_5")
    match.submit_text(0, "explore 9,6")
    match.undo(0)
    match.undo(0)
    assert match.why_no_undo(0) == "learnt"
    match.submit_text(0, "keep burst_sea")
    assert [card.name.lower() for card in now(match.state).hand] == ["burst_sea"]


def test_the_card_used_again_can_be_changed() -> None:
    hand = ["sea_5", "lance_mountain", "burst_desert"]
    match = match_at(table("aghon", "era_any", sheet(hand=hand), era=4))
    match.submit_text(0, "reuse sea_5")
    match.undo(0)
    match.submit_text(0, "reuse burst_desert")
    assert now(match.state).hand == match.state.sheets[0].hand


def test_a_free_explorer_can_be_taken_back_and_put_elsewhere() -> None:
    match = match_at(table("aghon", "basic_sea", sheet("8,6")))
    match.submit_text(0, "explore 7,7")
    match.submit_text(CHANCE, "draw 0 place_explorer")
    match.submit_text(0, "free 7,6")
    match.undo(0)
    match.submit_text(0, "free 10,5")
    assert on(now(match.state).explorers) == cells("8,6 7,7 10,5")


def test_a_goal_met_and_taken_back_is_not_met() -> None:
    match = match_at(table("avenia", "basic_any", sheet("16,0", towers="2,10"), sheet()))
    match.submit_text(0, "explore 17,0")
    assert len(now(match.state).met) == 1
    match.undo(0)
    assert now(match.state).met == ()
    match.submit_text(0, "done")
    match.submit_text(1, "done")
    assert match.state.sheets[0].earned.goals == 0
