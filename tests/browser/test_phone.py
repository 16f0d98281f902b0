"""A small screen and fingers.

The letters in names are those of the list of what a person can rely on. That no page is wider than
the screen (M1) is looked at together with all screens.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.cartographers import Seat, drawings
from tests.browser.cartographers_moments import is_autumn, play_scene
from tests.browser.cartographers_screens import SCREENS
from tests.browser.conftest import Visit
from tests.browser.gallery import SCREENS as EVERY_SCREEN
from tests.browser.hands import DOUBLE_TAP_SECONDS, Finger, Fingers, Point, lay
from tests.browser.screens import change, show, visit_as_ann
from tests.browser.seat import CELLS_LIKE
from tests.browser.small_screen import (
    HEIGHT,
    LEAST_BUTTON,
    ONLY_TITLES,
    OUTSIDE,
    SCROLLED,
    SHOWN_ON_HOVER,
    SMALL,
    double_tap,
    scrolled,
    swipe,
)
from tests.browser.stage import Stage, moment
from tests.browser.visitor import PHONE
from tests.server.talk import Json

pytestmark = pytest.mark.long

LEAST_CELL = 24
EASY_CELL = 32
"""Smaller cells can be enlarged."""
HOVERED = ("house/home", *(f"cartographers/{one}" for one in ("drawing", "finished", "replay")))
TABLES = ("waiting", "drawing", "ambush", "season-end", "finished", "replay", "chat", "people")

CELL_SIZE = "() => document.querySelector('main [role=gridcell]').getBoundingClientRect().width"


def cell_size(page: Page) -> float:
    size: float = page.evaluate(CELL_SIZE)
    return size


def test_m2_board_prompt_and_main_action_are_seen_together(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in ("drawing", "ambush"):
        page = show(visitor, stage, SCREENS[name])
        for lang in ("en", "ru", "de"):
            change(page, language=lang)
            needed = ["main [role=grid]", "[data-testid=prompt]", "[data-testid=action-draw]"]
            assert page.evaluate(OUTSIDE, needed) == [], f"{name} in {lang}"
        assert page.evaluate(HEIGHT, ".rivals") <= PHONE.height / 4


# Everything is brought into view once, as the focus does it, from the last to the first.
BRING_ALL_INTO_VIEW = """() => {
  for (const one of [...document.querySelectorAll("main *")].reverse()) one.scrollIntoView();
}"""


def test_m2_the_main_action_stays_in_its_place_whatever_is_brought_into_view(
    visit: Visit, stage: Stage
) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS["drawing"])
    page.evaluate(BRING_ALL_INTO_VIEW)
    assert page.evaluate(OUTSIDE, ["[data-testid=prompt]", "[data-testid=action-draw]"]) == []
    bar = page.evaluate("document.querySelector('footer').getBoundingClientRect().bottom")
    assert bar == PHONE.height


def test_m3_buttons_are_large_enough_for_a_finger(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in TABLES:
        page = show(visitor, stage, SCREENS[name])
        assert page.evaluate(SMALL, LEAST_BUTTON) == [], name


def test_m3_cells_are_large_enough_or_can_be_enlarged(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in ("drawing", "ambush"):
        page = show(visitor, stage, SCREENS[name])
        assert cell_size(page) >= LEAST_CELL, name
        if cell_size(page) < EASY_CELL:
            page.get_by_test_id("zoom").tap()
            assert cell_size(page) >= EASY_CELL, name
            page.get_by_test_id("zoom").tap()
            assert cell_size(page) < EASY_CELL, name


def test_m4_the_page_can_be_zoomed_and_a_double_tap_zooms_the_board(visit: Visit) -> None:
    with play_scene(visit(PHONE), moment(is_autumn, seats=2)) as party:
        me, page = party.me, party.me.page
        content = page.locator("meta[name=viewport]").get_attribute("content") or ""
        assert "user-scalable" not in content
        assert "maximum-scale" not in content
        before, seq = cell_size(page), me.seq
        lay(Finger(me), drawings(party.mine.actions)[0])
        ghost = me.ghost
        page.wait_for_timeout(DOUBLE_TAP_SECONDS * 1000)
        for larger in (True, False):
            x, y = me.middle_of(min(ghost))
            double_tap(page, Point(x, y))
            page.wait_for_timeout(DOUBLE_TAP_SECONDS * 1000)
            assert (cell_size(page) > before) is larger
        party.in_step()
        assert me.seq == seq  # nothing was drawn
        assert me.requests("submit") == []


def test_m5_a_drag_on_the_board_does_not_scroll_and_elsewhere_it_does(visit: Visit) -> None:
    with play_scene(visit(PHONE), moment(is_autumn, seats=2)) as party:
        me, page = party.me, party.me.page
        board = page.locator("main [role=grid]").bounding_box()
        card = me["card"].bounding_box()
        assert board
        assert card
        swipe(page, Point(board["x"] + 90, board["y"] + 200), -150)
        assert scrolled(page) == 0
        assert me.ghost  # it moved the shape instead
        swipe(page, Point(card["x"] + 8, card["y"] + 10), -150)
        page.wait_for_function(f"() => ({SCROLLED})() > 20")


def test_m6_turning_the_device_keeps_what_was_chosen(visit: Visit) -> None:
    with play_scene(visit(PHONE), moment(is_autumn, seats=2)) as party:
        me = party.me
        lay(Finger(me), drawings(party.mine.actions)[-1])
        before = (me.ghost, chosen(me))
        for width, height in (
            (PHONE.height, PHONE.width),
            (1366, 768),
            (PHONE.width, PHONE.height),
        ):
            me.page.set_viewport_size(ViewportSize(width=width, height=height))
            expect(me.page.locator("[data-state~=ghost]").first).to_be_attached()
            assert (me.ghost, chosen(me)) == before, f"{width} x {height}"
        me["action-draw"].tap()
        expect(me["action-done"]).to_be_visible()


def chosen(me: Seat) -> list[str]:
    selector = "main [role=radio][aria-checked=true]"
    found: list[str] = me.page.locator(selector).evaluate_all(
        "(all) => all.map((one) => one.dataset.testid)"
    )
    return found


# Hovering


def test_m7_nothing_is_told_by_hovering_alone(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    for name in HOVERED:
        page = show(visitor, stage, EVERY_SCREEN[name])
        assert page.evaluate(SHOWN_ON_HOVER) == [], name
        assert page.evaluate(ONLY_TITLES) == [], name


def test_m7_what_a_pointer_shows_a_finger_shows_too(visit: Visit) -> None:
    with play_scene(visit(PHONE), moment(is_autumn, seats=2)) as party:
        me, page = party.me, party.me.page
        me["edict-A"].tap()  # the text of a card
        expect(page.get_by_test_id("rules-link")).to_be_visible()
        page.touchscreen.tap(4, 300)
        expect(page.get_by_test_id("rules-link")).to_be_hidden()

        locked = me["action-undo"].bounding_box()  # why a button does nothing
        assert locked
        finger = Fingers(page)
        finger.down(Point(locked["x"] + 20, locked["y"] + 20))
        expect(page.get_by_test_id("tip")).to_be_visible()
        finger.up()

        lit = me.page.evaluate(CELLS_LIKE, "[data-state~=lost]")
        assert lit == []
        me["monsters"].tap()  # where the monsters cost something
        costs: Json = {"cells": page.evaluate(CELLS_LIKE, "[data-state~=lost]")}
        assert costs["cells"]
