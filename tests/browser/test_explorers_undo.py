"""Confirming and taking back while exploring: as far as nothing was drawn or shown, and in words.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from guildhall.games.explorers.state import State
from tests.browser.conftest import Visit
from tests.browser.explorers import (
    MapMouse,
    Party,
    carry_out,
    find,
    gather,
    keeps_first,
    match_finding,
    play_match,
    play_position,
    press,
    said,
)
from tests.browser.hands import Keys
from tests.browser.known import Known
from tests.browser.taking_back import (
    Way,
    agree,
    asks,
    click_twice,
    is_locked,
    is_open,
    leads_there_and_back,
    refuse,
    restarts,
    undo,
)
from tests.games.explorers.tables import sheet, table

LONG = pytest.mark.long
STEPS = ("explore 8,5", "village 8,4", "explore 10,1", "done")
"""A turn of Aghon: a region is completed, its village founded, one more desert explored."""


def two_guilds() -> State:
    """I have three of the four spaces of a region; the other seat is at the capital."""
    return table("aghon", "basic_desert", sheet("7,4 7,6 8,4 11,2"), sheet())


def at_ruin(*others: dict[str, object]) -> State:
    """The ruin 7,7 is in reach."""
    return table("aghon", "basic_sea", sheet("8,6"), *others)


def step(party: Party, action: str) -> None:
    party.make(lambda: carry_out(MapMouse(party.me), action))


def steps_of(party: Party) -> list[Callable[[], None]]:
    return [partial(step, party, action) for action in STEPS]


def press_for(party: Party) -> Callable[[str], None]:
    return partial(press, MapMouse(party.me))


@pytest.mark.parametrize(
    "way", ["button", pytest.param("ctrl", marks=LONG), pytest.param("cmd", marks=LONG)]
)
def test_u1_undo_and_redo_lead_to_the_very_same_maps(visit: Visit, way: Way) -> None:
    with play_position(visit(), two_guilds()) as party:
        leads_there_and_back(party, steps_of(party), way, press_for(party))


@LONG
def test_u1_something_else_done_after_an_undo_forgets_what_was_taken_back(visit: Visit) -> None:
    with play_position(visit(), two_guilds()) as party:
        me = party.me
        step(party, "explore 8,5")
        step(party, "village 8,4")
        party.make(lambda: undo(me, "button"))
        expect(me["action-redo"]).to_be_visible()
        step(party, "village 7,6")
        assert me.holding("village") == {"7,6"}
        assert not party.mine.now["redo"]
        expect(me["action-redo"]).to_be_hidden()


# As far as nothing was learnt


def test_u2_undo_stops_at_a_treasure_card(visit: Visit) -> None:
    """What came after the draw can be taken back, the draw and what led to it cannot."""
    lucky = match_finding("vase", at_ruin(), "explore 7,7")
    with play_match(visit(), lucky) as party:
        me = party.me
        step(party, "explore 7,7")
        expect(me["found"]).to_contain_text(said("en", "explorers-treasure-vase"))
        assert me.kept == ["vase"]
        is_locked(party, "learnt")
        drawn = Known(party)
        step(party, "explore 8,7")
        is_open(party)
        party.make(lambda: undo(me, "button"))
        assert Known(party) == drawn
        is_locked(party, "learnt")


@LONG
def test_u2_undo_stops_at_a_revealed_card(visit: Visit) -> None:
    with play_position(visit(), table("aghon", "basic_desert", sheet())) as party:
        is_locked(party, "nothing-to-undo")
        step(party, party.mine.actions[0])
        is_open(party)
        step(party, "done")
        is_locked(party, "learnt")


@LONG
def test_u2_undo_stops_at_the_cards_that_were_offered(visit: Visit) -> None:
    """Which card is kept can be taken back; that two were offered cannot."""
    with gather(visit(), find(keeps_first, within=0)) as party:
        is_locked(party, "learnt")
        step(party, party.mine.actions[0])
        is_open(party)
        party.make(lambda: undo(party.me, "button"))
        assert len(party.me.offered) == 2
        is_locked(party, "learnt")


@LONG
def test_u2_undo_stops_when_the_last_guild_is_done(visit: Visit) -> None:
    with play_position(visit(), two_guilds()) as party:
        step(party, "explore 8,5")
        step(party, "village 8,4")
        step(party, "done")
        party.play([(1, "done")])
        is_locked(party, "learnt")


@LONG
def test_u2_undo_is_mine_alone(visit: Visit) -> None:
    """What another seat does meanwhile, its draws too, locks nothing of mine."""
    with play_position(visit(), at_ruin(sheet("8,6"))) as party:
        before = Known(party)
        step(party, "explore 8,7")
        party.play([(1, "explore 7,7")])
        is_open(party)
        party.make(lambda: undo(party.me, "button"))
        assert Known(party).shown == before.shown


@LONG
def test_u3_restart_leads_to_the_beginning_of_the_turn_at_once(visit: Visit) -> None:
    with play_position(visit(), two_guilds()) as party:
        restarts(party, steps_of(party)[:3], press_for(party))


@LONG
def test_u3_restart_stops_at_a_treasure_card(visit: Visit) -> None:
    lucky = match_finding("vase", at_ruin(), "explore 7,7")
    with play_match(visit(), lucky) as party:
        step(party, "explore 7,7")
        drawn = Known(party)
        for action in ("explore 8,7", "explore 9,8"):
            step(party, action)
        party.make(lambda: press(MapMouse(party.me), "restart"))
        assert Known(party) == drawn


# Asking before something is drawn or shown


@LONG
def test_u4_drawing_treasure_is_asked_about_once(visit: Visit) -> None:
    lucky = match_finding("vase", at_ruin(sheet()), "explore 7,7")
    with play_match(visit(), lucky, confirm="irreversible") as party:
        me, mouse = party.me, MapMouse(party.me)
        asks(party, lambda: carry_out(mouse, "explore 7,7"), "draw")
        refuse(me)
        asks(party, lambda: mouse.press("action-confirm"), "draw")
        agree(party)
        assert me.kept == ["vase"]


@LONG
def test_u4_a_turn_that_ends_early_is_asked_about_every_time(visit: Visit) -> None:
    """Alone: done reveals the next card, and explorers stay at home."""
    start = table("aghon", "basic_desert", sheet("7,4 7,6 8,4"))
    with play_position(visit(), start, confirm="irreversible") as party:
        for _ in range(2):
            me = party.me
            spaces = len(me.legal)
            assert spaces > 0
            asks(party, me["action-done"].click, "stop", spaces=spaces)
            agree(party)
            party.in_step()


@LONG
def test_u4_off_means_never(visit: Visit) -> None:
    lucky = match_finding("vase", at_ruin(), "explore 7,7")
    with play_match(visit(), lucky, confirm="off") as party:
        step(party, "explore 7,7")
        step(party, "done")
        expect(party.me["confirm"]).to_be_hidden()
        assert [one["action"] for one in party.me.requests("submit")] == ["explore 7,7", "done"]


@LONG
def test_u6_a_turn_ended_early_is_mentioned_and_can_be_gone_on_with(visit: Visit) -> None:
    with play_position(visit(), two_guilds()) as party:
        me, before = party.me, Known(party)
        step(party, "done")
        expect(me["stopped-early"]).to_contain_text(said("en", "explorers-ui-stopped-early"))
        party.make(me["stopped-early"].get_by_role("button").first.click)
        expect(me["stopped-early"]).to_be_hidden()
        assert Known(party) == before


@LONG
def test_u7_done_can_be_withdrawn_until_the_last_is_done(visit: Visit) -> None:
    with play_position(visit(), two_guilds()) as party:
        me, keys = party.me, Keys(party.me)
        for action in STEPS[:3]:
            step(party, action)
        before = Known(party)
        step(party, "done")
        expect(me.prompt).to_contain_text(said("en", "explorers-ui-aside-wait"))
        expect(me["action-undo"]).to_have_text(said("en", "explorers-ui-withdraw"))
        party.make(me["action-undo"].click)
        assert Known(party) == before
        party.make(lambda: carry_out(keys, "done"))
        party.play([(1, "done")])
        party.in_step()
        expect(me["action-undo"]).to_have_attribute("aria-disabled", "true")


# Once is once


@LONG
def test_u8_a_double_click_on_explore_makes_one_move(visit: Visit) -> None:
    """What comes in its place, the village, is not founded by the second half."""
    with play_position(visit(), two_guilds()) as party:
        me, mouse = party.me, MapMouse(party.me)
        mouse.pick("8,5")
        click_twice(me, "action-confirm")
        party.mine.wait(lambda: "village 8,4" in party.mine.actions)
        party.in_step()
        assert [one["action"] for one in me.requests("submit")] == ["explore 8,5"]


@LONG
def test_u8_a_double_click_on_a_space_puts_one_explorer(visit: Visit) -> None:
    with play_position(visit(), table("aghon", "basic_desert", sheet("7,4"))) as party:
        me = party.me
        party.make(lambda: me.page.mouse.dblclick(*me.middle_of("8,4")))
        party.in_step()
        assert [one["action"] for one in me.requests("submit")] == ["explore 8,4"]
