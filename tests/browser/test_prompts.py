"""The prompt and the buttons beside it: what to do now, and why something cannot be done.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.cartographers import (
    Party,
    Seat,
    cards_of,
    drawings,
    find,
    first_card,
    gather,
    said,
    take_seat,
)
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Fingers, Keys, Mouse, Point
from tests.browser.seat import QUIET, Script, prefer
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.server.talk import AnyMatch
from tests.server.talk import written as listed

SIZES = [(360, 640), (390, 844), (768, 1024), (1366, 768), (1920, 1080)]
CARD = "orchard"
CARD_CELLS = 4
BOBS_MAP = "Bob\N{RIGHT SINGLE QUOTATION MARK}s map"
LONG_PRESS_MS = 700
LONG = pytest.mark.long


def task_of(match: AnyMatch) -> str:
    return str(match.view(0).task.name.lower())


MOMENTS = {
    "ambush": (2, {}),
    "answer": (2, {"skills": "acrobatics,wound_healing,concentration"}),
    "search": (2, {"skills": "search,stealth,diplomacy"}),
}
"""Tasks besides drawing the card, with seats and options of games that have them."""


def moment_of(task: str) -> Script:
    seats, options = MOMENTS[task]
    return find(lambda match: task_of(match) == task, seats, options)


def first_draw() -> Script:
    return first_card(CARD, 2)


# One prompt


def is_prompted(page: Page) -> None:
    """One prompt, with words, in sight without scrolling."""
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_count(1)
    expect(prompt).to_have_role("status")
    expect(prompt).to_have_text(re.compile(r"\w"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(prompt.locator("span").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("task", MOMENTS)
def test_p1_one_prompt_is_in_sight_in_every_task(visit: Visit, task: str) -> None:
    with gather(visit(), moment_of(task)) as party:
        is_prompted(party.me.page)


def test_p1_one_prompt_is_in_sight_while_i_draw_wait_or_watch(visit: Visit) -> None:
    with gather(visit(), first_draw()) as party:
        is_prompted(party.me.page)
        draw_and_lay_down(party)
        is_prompted(party.me.page)
        watcher = visit()
        watcher.go(f"/t/{party.me.table}")
        is_prompted(watcher.page)


def test_p1_one_prompt_is_in_sight_around_the_game(visit: Visit) -> None:
    """While people are still to come, and between two people at one device."""
    visitor = visit()
    prefer(visitor, **QUIET)
    waiting = take_seat(visitor, "me", "open", name="Ann")
    page = visitor.go(f"/t/{waiting.table}")
    waiting["waiting-room"].wait_for()
    is_prompted(page)
    shared = take_seat(visitor, "me", "device", name="Ann")
    visitor.go(f"/t/{shared.table}")
    shared["hand-over"].wait_for()
    is_prompted(page)
    shared["take-device"].click()
    shared["play"].wait_for()
    is_prompted(page)


def draw_and_lay_down(party: Party, seat: int = 0) -> None:
    """A seat makes the first drawing that is listed, and is done."""
    wire = party.wires[seat]
    wire.settle()
    party.play([(seat, drawings(wire.actions)[0].action), (seat, "done")])
    party.in_step()


@pytest.mark.parametrize(
    "lang", [pytest.param("en", marks=LONG), pytest.param("de", marks=LONG), "ru"]
)
def test_p2_the_prompt_names_who_what_and_how_much(visit: Visit, lang: str) -> None:
    with gather(visit(LAPTOP._replace(lang=lang)), first_draw()) as party:
        me = party.me
        card = said(lang, f"cartographers-card-{CARD}")
        mine = said(lang, "cartographers-ui-prompt-draw", card=card, cells=CARD_CELLS)
        expect(me.prompt).to_contain_text(mine)
        draw_and_lay_down(party)
        waiting = said(lang, "cartographers-ui-prompt-wait-draw", names="Bob", count=1)
        expect(me.prompt).to_contain_text(waiting)
        watcher = visit(LAPTOP._replace(lang=lang))
        watcher.go(f"/t/{me.table}")
        watching = said(lang, "cartographers-ui-prompt-watch-draw", names="Bob", count=1, card=card)
        expect(watcher.page.get_by_test_id("prompt")).to_contain_text(watching)
        assert len({mine, waiting, watching}) == 3


def test_p2_in_an_ambush_the_prompt_names_whose_map_it_is(visit: Visit) -> None:
    with gather(visit(), moment_of("ambush")) as party:
        expect(party.me.prompt).to_contain_text(BOBS_MAP)
        expect(party.me["foreign"]).to_contain_text(BOBS_MAP)


# Everything the announcer says from now on.
LISTEN = """() => {
  window.heard = [];
  const live = document.querySelector("[data-testid=announcer]");
  new MutationObserver(() => live.textContent.trim() && heard.push(live.textContent.trim()))
    .observe(live, { childList: true, characterData: true, subtree: true });
}"""


def test_p3_my_turn_is_called_once_without_taking_the_focus(visit: Visit) -> None:
    with gather(visit(), first_draw()) as party:
        me, page = party.me, party.me.page
        draw_and_lay_down(party)
        prompt, title, icon = me.prompt.inner_text(), page.title(), icon_of(page)
        me["open-chat"].click()
        me["chat-field"].click()
        page.keyboard.type("hel")
        page.evaluate(LISTEN)
        draw_and_lay_down(party, 1)
        expect(me.prompt).not_to_have_text(prompt)
        expect(page).to_have_title(said("en", "ui-page-title-turn", title=title))
        assert icon_of(page) != icon
        page.keyboard.type("lo")
        expect(me["chat-field"]).to_have_value("hello")
        expect(me["chat-field"]).to_be_focused()
        asked = me.prompt.locator("span").first.inner_text()
        page.wait_for_function("(asked) => heard.join().includes(asked)", arg=asked)
        assert me["announcer"].get_attribute("aria-live") == "polite"
        page.wait_for_timeout(500)
        assert " ".join(page.evaluate("heard")).count(asked) == 1


def icon_of(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def test_p4_the_prompt_lists_who_is_still_thinking(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 3)) as party:
        draw_and_lay_down(party)
        expect(party.me.prompt).to_contain_text("Bob and Cleo")
        expect(party.me["rival-1"]).to_have_attribute("data-state", "thinking")
        draw_and_lay_down(party, 1)
        expect(party.me.prompt).to_contain_text("Cleo")
        expect(party.me.prompt).not_to_contain_text("Bob")
        expect(party.me["rival-1"]).to_have_attribute("data-state", "done")
        expect(party.me["rival-2"]).to_have_attribute("data-state", "thinking")


# The buttons


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_p5_four_actions_at_most_each_in_its_place(visit: Visit, device: Device) -> None:
    with gather(visit(device), first_draw()) as party:
        me = party.me
        in_place(me, "action-draw", "action-undo")
        party.play([(0, party.mine.actions[0])])
        party.in_step()
        in_place(me, "action-done", "action-undo")
        party.mine.ask("undo")
        party.in_step()
        in_place(me, "action-draw", "action-undo")
        Mouse(me).press("action-more")
        me.page.get_by_role("menuitem", name=said("en", "cartographers-ui-redo")).click()
        expect(me["action-done"]).to_be_visible()


def in_place(me: Seat, main: str, back: str) -> None:
    buttons = me.page.locator("footer [data-testid^=action-]:visible")
    expect(me[main]).to_be_visible()
    places: dict[str, tuple[float, float]] = dict(buttons.evaluate_all(PLACES))
    assert len(places.keys() - {"action-more"}) <= 4, places.keys()
    width = me.visitor.device.width
    left, right = places[main]
    assert left < width / 2 < right
    if width >= 1000:
        assert abs(left + right - width) <= 4, "the main action stands in the middle"
    assert max(places, key=lambda name: places[name][1]) == back


PLACES = """(all) => all.map((one) => {
  const { left, right } = one.getBoundingClientRect();
  return [one.dataset.testid, [left, right]];
})"""


def test_p6_what_is_off_says_why_to_the_keyboard(visit: Visit) -> None:
    with gather(visit(), first_draw()) as party:
        me, keys = party.me, Keys(party.me)
        unplaced = said("en", "cartographers-ui-conflict-unplaced")
        learnt = said("en", "cartographers-ui-undo-learnt")
        for button, why in (("action-draw", unplaced), ("action-undo", learnt)):
            expect(me[button]).to_have_attribute("aria-disabled", "true")
            expect(me[button]).to_have_accessible_description(why)
            keys.reach(f"[data-testid={button}]")
            expect(me["tip"]).to_have_text(why)
            expect(me["tip"]).to_be_in_viewport(ratio=1)


def test_p6_what_is_off_says_why_to_a_finger_that_rests(visit: Visit) -> None:
    with gather(visit(PHONE), first_draw()) as party:
        me = party.me
        with resting_on(me, me["action-undo"]):
            expect(me["tip"]).to_have_text(said("en", "cartographers-ui-undo-learnt"))
            expect(me["tip"]).to_be_in_viewport(ratio=1)
        assert not me.requests("undo")


@contextmanager
def resting_on(me: Seat, target: Locator) -> Iterator[None]:
    """A long press, and after it the finger is lifted."""
    box = target.bounding_box()
    assert box
    fingers = Fingers(me.page)
    fingers.down(Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    me.page.wait_for_timeout(LONG_PRESS_MS)
    yield
    fingers.up()


def has_a_shape_without_room(match: AnyMatch) -> bool:
    """Of the two shapes on the card only one can be drawn."""
    two_shapes = ("great_river", "farmland", "hamlet", "forgotten_forest")
    sizes = {len(one.cells) for one in drawings(listed(match, 0))}
    is_drawing = task_of(match) == "draw" and cards_of(match)[-1] in two_shapes
    return is_drawing and len(sizes) == 1 and sizes != {1}


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_p6_a_shape_without_room_says_so(visit: Visit, device: Device) -> None:
    with gather(visit(device), find(has_a_shape_without_room)) as party:
        me = party.me
        shape = me.page.locator("[data-testid^=shape-][aria-disabled=true]")
        why = said("en", "cartographers-ui-shape-no-room")
        expect(shape).to_have_accessible_name(re.compile(re.escape(why)))
        if device.touch:
            with resting_on(me, shape):
                expect(me["tip"]).to_have_text(why)
        else:
            Keys(me).reach("[data-testid^=shape-][aria-disabled=true]")
            expect(me["tip"]).to_have_text(why)


# Where nothing fits


def only_single_cells(match: AnyMatch) -> bool:
    """The card in play has shapes, but only a single cell can be drawn."""
    sizes = {len(one.cells) for one in drawings(listed(match, 0))}
    return task_of(match) == "draw" and cards_of(match)[-1] != "rift_lands" and sizes == {1}


def has_open_ruins(match: AnyMatch) -> bool:
    return bool(match.state.rules.board.ruins & ~match.state.drafts[0].drawn)


def fallback_of(match: AnyMatch) -> str:
    """Why only a single cell is left to draw, if it is so."""
    if not only_single_cells(match):
        return ""
    if not match.view(0).ruins:
        return "room"
    return "ruins" if has_open_ruins(match) else "gone"


@pytest.mark.parametrize(
    "device", [LAPTOP, pytest.param(PHONE, marks=LONG)], ids=["laptop", "phone"]
)
@pytest.mark.parametrize("why", ["room", "ruins", "gone"])
def test_p7_a_single_cell_is_offered_by_itself_with_the_reason(
    visit: Visit, why: str, device: Device
) -> None:
    script = find(lambda match: fallback_of(match) == why)
    with gather(visit(device), script) as party:
        me = party.me
        me.close_season()
        card = said("en", f"cartographers-card-{party.mine.view['revealed'][-1]}")
        expect(me.prompt).to_contain_text(said("en", "cartographers-ui-prompt-single"))
        reason = me.page.get_by_text(said("en", f"cartographers-ui-aside-single-{why}", card=card))
        expect(reason).to_be_in_viewport(ratio=1)
        hand = Finger(me) if device.touch else Mouse(me)
        cell = min(me.legal)
        hand.pick(cell)
        assert me.ghost == {cell}
        hand.press("action-draw")
        expect(me["action-done"]).to_be_visible()
