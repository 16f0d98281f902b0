"""What moves on the map of a province, for how long, and what is heard.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.explorers import MapMouse, Party, carry_out, play_position, take_seat
from tests.browser.explorers_moments import at, ends_first_era, play_scene
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
from tests.browser.seat import QUIET, becomes, prefer
from tests.browser.visitor import LAPTOP
from tests.games.explorers.tables import sheet, table
from tests.server.talk import Json

pytestmark = pytest.mark.long

THREE_CITIES = table("aghon", "basic_desert", sheet("12,2 11,2 11,0 10,0 7,2 8,2 9,2"))
"""10,1 joins three cities, whose routes are drawn then."""


def trade(party: Party) -> list[Json]:
    """An explorer, two routes one after the other, and one of them taken back."""
    hand = MapMouse(party.me)
    for action in ("explore 10,1", "route 7,2 12,2 7,2"):
        party.make(lambda action=action: carry_out(hand, action))  # type: ignore[misc]  # mypy cannot infer it
    party.make(lambda: hand.press("action-undo"))
    return motions(party.me.page)


def end_era(party: Party) -> list[Json]:
    """Done with the last card of an era, and on to the next."""
    me = party.me
    me["action-done"].click()
    expect(me["era-end"]).to_be_visible()
    while me["era-end"].is_visible():
        me.page.locator("[data-testid=era-skip], [data-testid=era-next]").click()
    return motions(me.page)


def test_a1_with_reduced_motion_pieces_and_routes_only_fade(visit: Visit) -> None:
    visitor = visit(LAPTOP._replace(calm=True))
    visitor.context.add_init_script(WATCH_MOTION)
    with play_position(visitor, THREE_CITIES, **MOVING) as party:
        assert [one for one in moving(trade(party)) if one["lasts"] > 1] == []
    with play_scene(visitor, at(ends_first_era, "kazan", 2), **MOVING) as party:
        assert [one for one in moving(end_era(party)) if one["lasts"] > 1] == []


def test_a2_pieces_and_routes_move_at_three_speeds(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    with play_position(visitor, THREE_CITIES, **MOVING) as party:
        longest = {}
        for speed in ("normal", "fast", "off"):
            change(party.me.page, motion=speed)
            motions(party.me.page)
            found = trade(party)
            longest[speed] = max((one["lasts"] for one in moving(found)), default=0)
            party.make(lambda: MapMouse(party.me).press("action-undo"))
        assert longest["normal"] > 100
        assert longest["fast"] == longest["normal"] / 2
        assert longest["off"] == 0


def test_a2_a_key_finishes_what_moves_and_is_not_lost(visit: Visit) -> None:
    with play_position(visit(), THREE_CITIES, **MOVING) as party:
        me, page = party.me, party.me.page
        slow = page.context.new_cdp_session(page)
        slow.send("Animation.enable")
        slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
        page.evaluate(f"document.addEventListener('keydown', () => (window.left = ({RUNNING})()))")
        MapMouse(me).pick("10,1")
        me["action-confirm"].click()
        becomes(lambda: page.evaluate(RUNNING) > 0, True)
        page.keyboard.press("ControlOrMeta+z")
        assert page.evaluate("window.left") == 0
        expect(page.locator('main [data-cell="10,1"]')).to_have_attribute("data-legal", "true")


def test_a3_no_movement_of_a_journey_is_long(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    with play_position(visitor, THREE_CITIES, **MOVING) as party:
        found = trade(party)
    with play_scene(visitor, at(ends_first_era, "kazan", 2), **MOVING) as party:
        found += end_era(party)
    names = {one["name"].rpartition("-")[2] for one in moving(found)}
    assert {"drop", "draw"} <= names  # an explorer, a route
    assert [one for one in found if one["lasts"] > LONGEST and not one["repeats"]] == []
    assert [one for one in moving(found) if one["repeats"]] == []  # only what fades may loop


def test_a3_the_turn_of_a_bot_in_a_province_is_shown_quickly(visit: Visit) -> None:
    """From the first sign of it until all is still and the next card can be explored.

    The quicker of two counts: the machine may be busy with other things.
    """
    taken = []
    for _ in range(2):
        visitor = visit()
        prefer(visitor, **(QUIET | MOVING))
        me = take_seat(visitor, "me", "bot greedy", name="Ann", seed="bots").come()
        me["action-done"].wait_for()
        taken.append(me.page.evaluate(TIME_OF_A_TURN % RUNNING))
    assert min(taken) <= BOT_TURN


def test_a4_explorers_are_heard_after_a_gesture_and_not_when_muted(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_SOUND)
    with play_position(visitor, THREE_CITIES, **MOVING) as party:
        page, hand = party.me.page, MapMouse(party.me)
        assert sounds(page) == 0  # though it is Ann's turn
        for is_muted in (False, True):
            party.make(lambda: carry_out(hand, "explore 10,1"))
            party.make(lambda: hand.press("action-undo"))
            assert (sounds(page) == 0) is is_muted
            choose("sound")(page)


def test_a5_nothing_flashes_on_the_map(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    with play_position(visitor, THREE_CITIES, **MOVING) as party:
        check_repeats(party.me.page)
        found = trade(party)
        assert [one for one in found if one["repeats"] and one["lasts"] < FLASH] == []
