"""A province on a small screen, under fingers.

The letters in names are those of the list of what a person can rely on. That no screen is wider
than the window (M1) is looked at together with all screens.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.explorers import WINDOW, MapFinger, Seat, play_position, put
from tests.browser.explorers_screens import SCREENS
from tests.browser.hands import DOUBLE_TAP_SECONDS, Fingers, Point
from tests.browser.screens import change, show, visit_as_ann
from tests.browser.seat import becomes
from tests.browser.small_screen import (
    HEIGHT,
    LEAST_BUTTON,
    ONLY_TITLES,
    OUTSIDE,
    SHOWN_ON_HOVER,
    SMALL,
    double_tap,
    scrolled,
    swipe,
)
from tests.browser.stage import Stage
from tests.browser.visitor import PHONE
from tests.games.explorers.tables import sheet, table

EASY_SPACE = 32
"""Smaller ones can be enlarged; at first they are not smaller."""
CHOOSING = ("table", "village", "route", "free", "kazan", "xawskil")
TABLES = (
    *CHOOSING,
    *("offer", "reuse", "done", "watched", "era-end", "rival", "score", "people", "solo"),
    *("ended", "solo-lost", "replay", "gathering", "hand-over", "display"),
)
LONG = pytest.mark.long


def space_height(page: Page) -> float:
    size: float = page.evaluate(
        "() => document.querySelector('main [role=gridcell]').getBoundingClientRect().height"
    )
    return size


@LONG
def test_m2_map_prompt_and_main_action_are_seen_together(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in CHOOSING:
        page = show(visitor, stage, SCREENS[name])
        for lang in LANGUAGES:
            change(page, language=lang)
            needed = [".board", "[data-testid=prompt]", "[data-testid=action-confirm]"]
            assert page.evaluate(OUTSIDE, needed) == [], f"{name} in {lang}"
        assert page.evaluate(HEIGHT, ".seats") <= PHONE.height / 4


@LONG
@pytest.mark.parametrize("name", TABLES)
def test_m3_buttons_are_large_enough_for_a_finger(visit: Visit, stage: Stage, name: str) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS[name])
    assert page.evaluate(SMALL, LEAST_BUTTON) == []


@LONG
def test_m3_spaces_are_large_enough_and_the_whole_map_is_one_tap_away(
    visit: Visit, stage: Stage
) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in CHOOSING:
        page = show(visitor, stage, SCREENS[name])
        assert space_height(page) >= EASY_SPACE, name
        page.get_by_test_id("zoom-whole").tap()
        assert space_height(page) < EASY_SPACE, name
        page.get_by_test_id("zoom-in").tap()
        assert space_height(page) >= EASY_SPACE, name


def window_of(page: Page) -> tuple[Point, float, float]:
    """The middle of what shows the map, and its size."""
    left, top, width, height = page.evaluate(WINDOW)
    return Point(left + width / 2, top + height / 2), width, height


def test_l6_m3_a_resting_finger_gets_a_loupe_and_puts_where_it_is_lifted(visit: Visit) -> None:
    """On the whole map, where spaces are small; the loupe shows what the finger covers."""
    with play_position(visit(PHONE), table("avenia", "basic_sea", sheet())) as party:
        me, page = party.me, party.me.page
        me["zoom-whole"].tap()
        assert space_height(page) < EASY_SPACE
        glass = Fingers(page)
        start, goal = Point(*me.middle_of("7,4")), Point(*me.middle_of("7,5"))
        glass.down(start)
        expect(me["loupe"]).to_be_visible()
        glass.move(goal)
        box = me["loupe"].bounding_box()
        assert box
        assert box["y"] + box["height"] <= goal.y or box["y"] >= goal.y  # not under the finger
        assert me.ghost == {"7,5"}
        glass.up()
        expect(me["loupe"]).to_be_hidden()
        assert me.ghost == {"7,5"}
        assert not me.requests("submit")
        expect(me["action-confirm"]).not_to_have_attribute("aria-disabled", "true")


@LONG
def test_m4_the_page_can_be_zoomed_and_a_double_tap_zooms_the_map(visit: Visit) -> None:
    with play_position(visit(PHONE), table("avenia", "basic_sea", sheet())) as party:
        me, page = party.me, party.me.page
        content = page.locator("meta[name=viewport]").get_attribute("content") or ""
        assert "user-scalable" not in content
        assert "maximum-scale" not in content
        close, seq = space_height(page), me.seq
        for larger in (False, True):
            double_tap(page, Point(*me.middle_of("8,5")))
            page.wait_for_timeout(DOUBLE_TAP_SECONDS * 1000)
            assert (space_height(page) >= close) is larger
        party.in_step()
        assert me.seq == seq  # nothing was put
        assert me.requests("submit") == []


@LONG
def test_m4_two_fingers_enlarge_the_map_round_themselves(visit: Visit) -> None:
    with play_position(visit(PHONE), table("avenia", "basic_sea", sheet())) as party:
        me, page = party.me, party.me.page
        before = space_height(page)
        middle, width, _ = window_of(page)
        glass = Fingers(page)
        near, far = width * 0.1, width * 0.2
        glass.down(Point(middle.x - near, middle.y), Point(middle.x + near, middle.y))
        for part in (0.25, 0.5, 0.75, 1.0):
            reach = near + part * (far - near)
            glass.move(Point(middle.x - reach, middle.y), Point(middle.x + reach, middle.y))
        glass.up()
        assert space_height(page) == pytest.approx(2 * before, rel=0.1)
        assert me.ghost == set()  # two fingers choose nothing


@LONG
def test_m5_a_drag_on_the_map_pulls_it_and_elsewhere_the_page_scrolls(visit: Visit) -> None:
    with play_position(visit(PHONE), table("avenia", "basic_sea", sheet(), sheet())) as party:
        me, page = party.me, party.me.page
        middle, _, height = window_of(page)
        x, y = me.middle_of("8,5")
        swipe(page, Point(middle.x, middle.y + height / 4), round(-height / 4))
        assert me.middle_of("8,5") == pytest.approx((x, y - height / 4), abs=12)
        assert scrolled(page) == 0
        card = me["card"].bounding_box()
        assert card
        swipe(page, Point(card["x"] + 5, card["y"] + 4), -150)
        becomes(lambda: scrolled(page) > 20, True)


@LONG
def test_m6_turning_the_device_keeps_what_was_chosen(visit: Visit) -> None:
    with play_position(visit(PHONE), table("kazan", "basic_sea", sheet())) as party:
        me = party.me
        action = next(one for one in party.mine.actions if one != "done")
        put(MapFinger(me), action)
        before = me.ghost
        assert before == {action.split()[1]}
        for width, height in (
            (PHONE.height, PHONE.width),
            (1366, 768),
            (PHONE.width, PHONE.height),
        ):
            me.page.set_viewport_size(ViewportSize(width=width, height=height))
            expect(me.page.locator("[data-state~=ghost]").first).to_be_attached()
            assert me.ghost == before, f"{width} x {height}"
        party.make(me["action-confirm"].tap)
        assert me.holding("explorer") == before


@LONG
def test_m7_nothing_is_told_by_hovering_alone(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in ("table", "offer", "ended", "replay"):
        page = show(visitor, stage, SCREENS[name])
        assert page.evaluate(SHOWN_ON_HOVER) == [], name
        assert page.evaluate(ONLY_TITLES) == [], name


@LONG
def test_m7_what_a_pointer_shows_a_finger_shows_too(visit: Visit) -> None:
    """Goals, cards of the era, the purse, why a button is locked, what a space would bring."""
    with play_position(visit(PHONE), table("avenia", "basic_desert", sheet("9,4 9,5"))) as party:
        me, page = party.me, party.me.page
        for testid in ("goal-avenia_1", "card-tip", "era-cards", "own-purse"):
            me[testid].tap()
            expect(page.locator("[role=dialog][aria-label]:visible")).to_be_in_viewport(ratio=0.9)
            page.touchscreen.tap(*beside(me))
            expect(page.locator("[role=dialog][aria-label]:visible")).to_have_count(0)
        locked = me["action-undo"].bounding_box()
        assert locked
        finger = Fingers(page)
        finger.down(Point(locked["x"] + 20, locked["y"] + 20))
        expect(me["tip"]).to_be_visible()
        finger.up()
        MapFinger(me).pick("10,4")
        expect(me.tag).to_be_visible()


def beside(me: Seat) -> tuple[float, float]:
    """The prompt: nothing can be hit there."""
    box = me["prompt"].bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
