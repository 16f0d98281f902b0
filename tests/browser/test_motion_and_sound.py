"""What moves, for how long, and what is heard.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cartographers import Party, drawings, take_seat
from tests.browser.cartographers_moments import ends_spring, is_autumn, play_scene
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, lay
from tests.browser.motions import (
    BOT_TURN,
    FLASH,
    LONGEST,
    MOVING,
    RUNNING,
    TIME_OF_A_TURN,
    WATCH_MOTION,
    WATCH_SOUND,
    check_repeats,
    motions,
    moving,
    sounds,
)
from tests.browser.screens import change, choose
from tests.browser.seat import QUIET, prefer
from tests.browser.stage import moment
from tests.browser.visitor import LAPTOP
from tests.server.talk import Json

pytestmark = pytest.mark.long


def stroll(party: Party) -> list[Json]:
    """Do one of everything that moves: a turn up to the end of the season."""
    me, page = party.me, party.me.page
    Mouse(me).pick(min(me.legal))
    for key in ("r", "f", "Escape"):
        page.keyboard.press(key)
    Mouse(me).pick(min(me.legal))
    me["action-draw"].click()
    choose("settings")(page)
    page.get_by_test_id("setting-letters").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("table-menu").click()
    page.keyboard.press("Escape")
    me["action-done"].click()
    expect(me["season-next"]).to_be_visible()
    me["season-next"].click()
    party.in_step()
    return motions(page)


def test_a1_with_reduced_motion_things_only_fade(visit: Visit) -> None:
    visitor = visit(LAPTOP._replace(calm=True))
    visitor.context.add_init_script(WATCH_MOTION)
    with play_scene(visitor, moment(ends_spring, seats=2), **MOVING) as party:
        found = stroll(party)
        assert found  # what fades was seen
        assert [one for one in moving(found) if one["lasts"] > 1] == []


def test_a2_motion_can_be_normal_fast_and_off(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    with play_scene(visitor, moment(is_autumn, seats=2), **MOVING) as party:
        me = party.me
        longest = {}
        for speed in ("normal", "fast", "off"):
            change(me.page, motion=speed)
            motions(me.page)
            draw_and_undo(party)
            longest[speed] = max((one["lasts"] for one in moving(motions(me.page))), default=0)
        assert longest["normal"] > 100
        assert longest["fast"] == longest["normal"] / 2
        assert longest["off"] == 0


def test_a2_input_finishes_what_moves_and_is_not_lost(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2), **MOVING) as party:
        me, page = party.me, party.me.page
        slow = page.context.new_cdp_session(page)
        slow.send("Animation.enable")
        slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
        page.evaluate(f"document.addEventListener('keydown', () => (window.left = ({RUNNING})()))")
        Mouse(me).pick(min(me.legal))
        me["action-draw"].click()
        page.wait_for_function(f"() => ({RUNNING})() > 0")
        page.keyboard.press("ControlOrMeta+z")
        assert page.evaluate("window.left") == 0
        expect(me["action-draw"]).to_be_visible()


def test_a3_no_movement_is_long(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    with play_scene(visitor, moment(ends_spring, seats=2), **MOVING) as party:
        found = stroll(party)
        assert moving(found)
        assert [one for one in found if one["lasts"] > LONGEST and not one["repeats"]] == []
        assert [one for one in moving(found) if one["repeats"]] == []  # only what fades may loop


def test_a3_the_turn_of_a_bot_is_shown_quickly(visit: Visit) -> None:
    """From the first sign of it until all is still and the next card can be drawn."""
    visitor = visit()
    prefer(visitor, **(QUIET | MOVING))
    me = take_seat(visitor, "me", "bot greedy", name="Ann", seed="bot").come()
    Mouse(me).pick(min(me.legal))
    me["action-draw"].click()
    expect(me["action-done"]).to_be_visible()
    taken = me.page.evaluate(TIME_OF_A_TURN % RUNNING)
    assert taken <= BOT_TURN


# Sound


def test_a4_no_sound_before_a_gesture_and_none_when_muted(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_SOUND)
    with play_scene(visitor, moment(is_autumn, seats=2), **MOVING) as party:
        me, page = party.me, party.me.page
        assert sounds(page) == 0  # though it is Ann's turn
        draw_and_undo(party)
        draw_and_undo(party)
        assert sounds(page) > 0
        choose("sound")(page)
        draw_and_undo(party)
        assert sounds(page) == 0
        page.reload()
        me["play"].wait_for()
        draw_and_undo(party)
        draw_and_undo(party)
        assert sounds(page) == 0
        page.get_by_test_id("table-menu").click()
        expect(page.locator("[data-item=sound]")).to_have_attribute("aria-checked", "false")


def draw_and_undo(party: Party) -> None:
    me = party.me
    party.mine.settle()
    lay(Mouse(me), drawings(party.mine.actions)[0])
    me["action-draw"].click()
    me["action-undo"].click()
    expect(me["action-draw"]).to_be_visible()


# Flashing


def test_a5_nothing_flashes(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    check_repeats(visitor.go("/"))
    with play_scene(visitor, moment(is_autumn, seats=2), **MOVING) as party:
        check_repeats(party.me.page)
        repeated = [one for one in motions(party.me.page) if one["repeats"]]
        assert repeated  # the seat whose turn it is breathes
        assert [one for one in repeated if one["lasts"] < FLASH] == []
