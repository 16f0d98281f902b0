"""What is to be done in a province, who is waited for, and where the buttons are.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.explorers import MapFinger, MapMouse, Seat, play_position, put, said
from tests.browser.explorers_screens import SCREENS
from tests.browser.hands import Keys
from tests.browser.screens import show, visit_as_ann
from tests.browser.stage import NAMES, Stage
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.games.explorers.tables import sheet, table

pytestmark = pytest.mark.long

SIZES = ((1920, 1080), (1366, 768), (768, 1024), (390, 844), (360, 640))
TASKS = (
    *("table", "offer", "reuse", "village", "route", "three-cities", "free"),
    *("refused", "asked", "done", "watched", "gathering", "hand-over"),
)
FULL = sheet("9,4 10,4", "9,5")
"""On Avenia no desert space is in reach of it."""


@pytest.mark.parametrize("name", TASKS)
def test_p1_one_prompt_is_in_sight_whatever_is_to_be_decided(
    visit: Visit, stage: Stage, name: str
) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS[name])
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_count(1)
    expect(prompt).to_have_role("status")
    expect(prompt).to_have_text(re.compile(r"\w"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(prompt.locator("span").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_p2_the_prompt_names_card_explorer_and_how_many(visit: Visit, lang: str) -> None:
    """Who waits and who watches read other words."""
    state = table("avenia", "basic_sea", sheet(), sheet())
    device = LAPTOP._replace(lang=lang)
    with play_position(visit(device), state) as party:
        me = party.me
        card = said(lang, "explorers-card-basic_sea")
        mine = said(lang, "explorers-ui-prompt-explore", card=card, number=1, most=3)
        expect(me.prompt).to_contain_text(mine)
        party.play([(0, "explore 7,5")])
        second = said(lang, "explorers-ui-prompt-explore", card=card, number=2, most=3)
        expect(me.prompt).to_contain_text(second)
        party.play([(0, "done")])
        waiting = said(lang, "explorers-ui-prompt-wait", names=NAMES[1], count=1)
        expect(me.prompt).to_contain_text(waiting)
        watcher = visit(device).go(f"/t/{me.table}")
        watching = said(lang, "explorers-ui-prompt-watch", names=NAMES[1], count=1, card=card)
        expect(watcher.get_by_test_id("prompt")).to_contain_text(watching)
        assert len({mine, second, waiting, watching}) == 4


def test_p4_the_prompt_lists_who_is_still_exploring(visit: Visit) -> None:
    state = table("avenia", "basic_sea", sheet(), sheet(), sheet())
    with play_position(visit(), state) as party:
        me = party.me
        party.play([(0, "done")])
        expect(me.prompt).to_contain_text(f"{NAMES[1]} and {NAMES[2]}")
        expect(me["rival-1"]).to_have_attribute("data-state", "thinking")
        party.play([(1, "done")])
        expect(me.prompt).to_contain_text(NAMES[2])
        expect(me.prompt).not_to_contain_text(NAMES[1])
        expect(me["rival-1"]).to_have_attribute("data-state", "done")
        expect(me["rival-2"]).to_have_attribute("data-state", "thinking")


# The buttons


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_p5_four_actions_at_most_each_in_its_place(visit: Visit, device: Device) -> None:
    with play_position(visit(device), table("avenia", "basic_sea", sheet("8,4"))) as party:
        me = party.me
        in_place(me, "action-done")
        put((MapFinger if device.touch else MapMouse)(me), "explore 7,5")
        in_place(me, "action-confirm")
        party.make(me["action-confirm"].click)
        in_place(me, "action-done")
        party.make(me["action-undo"].click)  # now it could be redone as well
        in_place(me, "action-done")


def in_place(me: Seat, main: str) -> None:
    """The main action in the middle, taking back at the right end."""
    expect(me[main]).to_be_visible()
    buttons = me.page.locator("footer [data-testid^=action-]:visible")
    places: dict[str, tuple[float, float]] = dict(buttons.evaluate_all(PLACES))
    assert len(places.keys() - {"action-more"}) <= 4, places.keys()
    width = me.visitor.device.width
    left, right = places[main]
    assert left < width / 2 < right
    if width >= 1000:
        assert abs(left + right - width) <= 4, "the main action stands in the middle"
    assert max(places, key=lambda name: places[name][1]) == "action-undo"


PLACES = """(all) => all.map((one) => {
  const { left, right } = one.getBoundingClientRect();
  return [one.dataset.testid, [left, right]];
})"""


def test_p6_what_is_off_says_why_to_the_keyboard(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS["offer"]._replace(prepare=lambda _: None))
    me = Seat(visitor, stage["offer"], "")
    unchosen, learnt = (said("en", f"explorers-ui-{one}") for one in ("first-keep", "undo-learnt"))
    for button, why in (("action-confirm", unchosen), ("action-undo", learnt)):
        expect(me[button]).to_have_attribute("aria-disabled", "true")
        expect(me[button]).to_have_accessible_description(why)
        Keys(me).reach(f"[data-testid={button}]")
        expect(page.get_by_test_id("tip")).to_have_text(why)
        expect(page.get_by_test_id("tip")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_p7_where_nothing_can_be_explored_done_is_offered_with_the_reason(
    visit: Visit, device: Device
) -> None:
    with play_position(visit(device), table("avenia", "basic_desert", FULL, era=2)) as party:
        me = party.me
        assert party.mine.actions == ["done"]
        assert me.legal == set()
        card = said("en", "explorers-card-basic_desert")
        expect(me.prompt).to_contain_text(said("en", "explorers-ui-prompt-finish-none", card=card))
        reason = me.page.get_by_text(said("en", "explorers-ui-aside-finish-reach"))
        expect(reason).to_be_in_viewport(ratio=1)
        in_sight(me.page)
        party.make(me["action-done"].click)


def in_sight(page: Page) -> None:
    expect(page.get_by_test_id("action-done")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("action-done")).not_to_have_attribute("aria-disabled", "true")
