"""What every size of the window shows of the tables, and where.

The numbers are those of the defects in the trial of every screen.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.gallery import SCREENS
from tests.browser.screens import change, show, visit_as_ann
from tests.browser.small_screen import OUTSIDE
from tests.browser.stage import Stage
from tests.browser.visitor import Device
from tests.server.talk import Json

LONG = pytest.mark.long
LYING_PHONE = Device(844, 390, touch=True)
TWICE_AS_LARGE = Device(683, 384)
"""A laptop at 200 %."""
TABLET_LYING = Device(1024, 768, touch=True)
TABLET_UPRIGHT = Device(768, 1024, touch=True)
LARGE = [Device(1366, 633), Device(1920, 1080), Device(2560, 1440)]
MOST_BARE = 40
"""Pixels of desk between two rows of cards."""
LEAST_BOARD = {1024: 550, 768: 500}

BOXES = (
    """(all) => all.map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"""
)
ROWS = [
    "[data-testid=market] [data-slot] .price",
    "main [data-testid=stall-0]",
    ".fan .card-face",
]


def named(device: Device) -> str:
    return f"{device.width}x{device.height}"


def table(visit: Visit, stage: Stage, name: str, device: Device) -> Page:
    visitor = visit(device)
    visit_as_ann(visitor, stage)
    return show(visitor, stage, SCREENS[name])


def boxes(page: Page, *selectors: str) -> list[Json]:
    found: list[Json] = page.evaluate(BOXES, list(selectors))
    return found


@LONG
@pytest.mark.parametrize("device", LARGE, ids=named)
def test_4_no_bare_desk_between_the_rows_of_dale(
    visit: Visit, stage: Stage, device: Device
) -> None:
    page = table(visit, stage, "dale/table", device)
    market, stall, hand = boxes(page, *ROWS)
    assert stall["top"] - market["bottom"] <= MOST_BARE
    assert hand["top"] - stall["bottom"] <= MOST_BARE
    assert hand["bottom"] <= boxes(page, "footer")[0]["top"]


@LONG
@pytest.mark.parametrize(
    "device", [Device(360, 640, touch=True), LYING_PHONE, TABLET_LYING, LARGE[0]], ids=named
)
def test_5_in_an_ambush_the_numbers_say_whose_map_they_count(
    visit: Visit, stage: Stage, device: Device
) -> None:
    page = table(visit, stage, "cartographers/ambush", device)
    marks = page.get_by_test_id("whose")
    expect(marks.first).to_be_in_viewport()
    for mark in marks.all():
        expect(mark).to_contain_text("Mira")


@LONG
@pytest.mark.parametrize("device", [TABLET_LYING, TABLET_UPRIGHT], ids=named)
def test_6_a_tablet_shows_a_large_board_and_the_words_of_the_edicts(
    visit: Visit, stage: Stage, device: Device
) -> None:
    page = table(visit, stage, "cartographers/drawing", device)
    for lang in ("en", "de", "ru"):
        change(page, language=lang)
        (board,) = boxes(page, "main [role=grid]")
        assert board["width"] >= LEAST_BOARD[device.width]
        assert page.evaluate(OUTSIDE, ["main [role=grid]"]) == []
        edicts = page.locator("[data-edict]")
        assert edicts.count() == 4
        for edict in edicts.all():
            expect(edict.locator(".rule")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "device"),
    [
        pytest.param("cartographers/drawing", LYING_PHONE, id="cartographers 844x390"),
        *(
            pytest.param(game, device, id=f"{game} {named(device)}", marks=LONG)
            for game, device in (
                ("cartographers/drawing", TWICE_AS_LARGE),
                ("explorers/table", LYING_PHONE),
                ("explorers/table", TWICE_AS_LARGE),
            )
        ),
    ],
)
def test_7_a_lying_phone_shows_the_whole_board_and_the_main_button(
    visit: Visit, stage: Stage, game: str, device: Device
) -> None:
    page = table(visit, stage, game, device)
    needed = ["main [role=grid]", "[data-testid=prompt]", "footer .main"]
    for lang in ("en", "de", "ru"):
        change(page, language=lang)
        assert page.evaluate(OUTSIDE, needed) == [], lang
        (main,) = boxes(page, needed[2])
        assert main["left"] > device.width / 2
        assert main["top"] > device.height / 2
