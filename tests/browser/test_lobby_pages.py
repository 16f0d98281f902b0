"""Settings, and what holds for every page around the tables.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.lobby import TABLE, by_id, settled
from tests.browser.visitor import LAPTOP, PHONE, TABLET

pytestmark = pytest.mark.long

PICKS = (
    "/new/cartographers?edicts=greenbough,canal_lake,wildholds,borderlands"
    "&skills=search,stealth,diplomacy"
)
PAGES = ("/", "/new/cartographers", PICKS, "/records", "/about")
DEVICES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}
LEAST_BUTTON = 44

# Controls whose words do not fit, or that stick out of the window.
CUT_WORDS = """() => [...document.querySelectorAll("button, a, h1, h2, h3, legend, label, select")]
  .filter((one) => one.offsetWidth > 1 && !one.matches(".visually-hidden"))
  .filter((one) => getComputedStyle(one).display !== "inline")
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => `${one.tagName} ${one.textContent.trim()}`)"""

SMALL_BUTTONS = """(least) => [...document.querySelectorAll("button, select, a.button, nav a")]
  .filter((one) => one.offsetWidth > 1)
  .filter((one) => one.offsetWidth < least || one.offsetHeight < least)
  .map((one) => `${one.innerText || one.ariaLabel} ${one.offsetWidth}x${one.offsetHeight}`)"""

UNNAMED_FIELDS = """() => [...document.querySelectorAll("input, select")]
  .filter((one) => !one.labels?.length && !one.ariaLabel).length"""


# Settings


def saved(page: Page) -> dict[str, Any]:  # Any: as JSON has it
    settings: dict[str, Any] = json.loads(
        page.evaluate("localStorage.getItem('guildhall.settings')")
    )
    return settings


def test_a4_mute_and_all_other_settings_survive_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    by_id(page, "sound").click()
    by_id(page, "theme").click()
    by_id(page, "settings").click()
    by_id(page, "nickname").fill("Mira")
    by_id(page, "setting-motion").get_by_role("radio").nth(2).check(force=True)
    by_id(page, "setting-confirm").get_by_role("radio").nth(2).check(force=True)
    by_id(page, "setting-letters").uncheck()
    by_id(page, "setting-text-view").check()
    by_id(page, "setting-volume").fill("0.25")
    page = settled(visitor, "/")
    kept = {
        "sound": False,
        "theme": "dark",
        "nickname": "Mira",
        "motion": "off",
        "confirm": "always",
        "letters": False,
        "textView": True,
        "volume": 0.25,
    }
    assert saved(page).items() >= kept.items()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    by_id(page, "settings").click()
    expect(by_id(page, "setting-sound")).not_to_be_checked()


def test_i5_switching_the_language_does_not_reload(visit: Visit) -> None:
    page = settled(visit(), "/new/cartographers?side=B")
    page.evaluate("window.stillHere = true")
    by_id(page, "seed").fill("abc")
    heading = page.locator("h1")
    words = set()
    for lang in LANGUAGES:
        by_id(page, "language").click()
        page.locator(f"[data-item={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        words.add(heading.inner_text())
    assert len(words) == len(LANGUAGES)
    assert page.evaluate("window.stillHere")
    expect(by_id(page, "seed")).to_have_value("abc")
    expect(by_id(page, "option-side").get_by_role("radio").nth(1)).to_be_checked()


def test_n7_the_test_button_tells_of_each_channel(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    by_id(page, "settings").click()
    by_id(page, "test-notification").click()
    sound, notification = (by_id(page, f"test-result-{one}") for one in ("sound", "notification"))
    expect(sound).to_have_attribute("data-works", "true")
    expect(notification).to_have_attribute("data-works", "false")
    expect(notification).not_to_be_empty()

    # Refused by the browser: the switch goes back, and the reason is said.
    by_id(page, "setting-notifications").click()
    expect(by_id(page, "setting-notifications")).not_to_be_checked()
    expect(notification).to_have_attribute("data-works", "false")

    visitor.context.grant_permissions(["notifications"])
    by_id(page, "setting-notifications").click()
    expect(notification).to_have_attribute("data-works", "true")
    by_id(page, "setting-sound").uncheck()
    by_id(page, "test-notification").click()
    expect(sound).to_have_attribute("data-works", "false")
    expect(notification).to_have_attribute("data-works", "true")


# For every page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES)
def test_m1_i3_nothing_is_wider_than_the_window(visit: Visit, device: str, lang: str) -> None:
    visitor = visit(DEVICES[device]._replace(lang=lang))
    for path in PAGES:
        page = settled(visitor, path)
        assert visitor.overflow() <= 0, path
        assert page.evaluate(CUT_WORDS) == [], path
    by_id(page, "settings").click()
    assert page.evaluate(CUT_WORDS) == []


@pytest.mark.parametrize("path", PAGES)
def test_m3_buttons_are_large_enough_for_a_finger(visit: Visit, path: str) -> None:
    page = settled(visit(PHONE), path)
    assert page.evaluate(SMALL_BUTTONS, LEAST_BUTTON) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_k7_axe_finds_nothing_serious(
    visit: Visit, device: str, theme: Literal["light", "dark"]
) -> None:
    visitor = visit(DEVICES[device]._replace(theme=theme, calm=True))
    for path in PAGES:
        page = settled(visitor, path)
        assert visitor.findings() == [], path
        assert page.evaluate(UNNAMED_FIELDS) == 0, path
    by_id(page, "delete-me").click()
    assert visitor.findings() == []
    page.keyboard.press("Escape")
    by_id(page, "settings").click()
    by_id(page, "test-notification").click()
    by_id(page, "test-result-notification").wait_for()
    assert visitor.findings() == []


def test_k8_the_focus_returns_from_the_settings(visit: Visit) -> None:
    page = settled(visit(), "/")
    opener = by_id(page, "settings")
    opener.focus()
    page.keyboard.press("Enter")
    expect(by_id(page, "settings-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(by_id(page, "settings-dialog")).to_be_hidden()
    expect(opener).to_be_focused()


def test_k1_a_table_is_opened_by_keyboard_only(visit: Visit) -> None:
    page = settled(visit(), "/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "new-table":
            break
    page.keyboard.press("Enter")
    by_id(page, "option-side").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "action-open":
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
