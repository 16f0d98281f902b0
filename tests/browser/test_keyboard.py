"""Without a pointer, and for those who hear the page.

The letters in names are those of the list of what a person can rely on. Whole games by keyboard are
played elsewhere, and axe (K7) looks at all screens together.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cartographers import ALL_CELLS, MIDDLE, Seat, drawings
from tests.browser.cartographers_moments import has_every_terrain, is_autumn, play_scene
from tests.browser.conftest import Visit
from tests.browser.hands import FOCUSED_CELL, Keys
from tests.browser.screens import visit_as_ann
from tests.browser.senses import HEAR, UNSEEN_FOCUS
from tests.browser.stage import Stage, moment
from tests.browser.visitor import LAPTOP, PHONE

pytestmark = pytest.mark.long

CELL_NAMES = """() => Object.fromEntries(
  [...document.querySelectorAll("main [role=gridcell]")]
    .map((cell) => [cell.dataset.cell, cell.ariaLabel]))"""


# The board


def test_k2_the_board_is_one_tab_stop_with_arrows(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        me, keyboard = party.me, party.me.page.keyboard
        grid = me.page.locator("main [role=grid]")
        expect(grid.locator("[tabindex='0']")).to_have_count(1)
        assert grid.get_by_role("row").count() == 11
        keys = Keys(me)
        keys.reach("[role=gridcell]")
        keyboard.press("Tab")
        assert focused_cell(me) == ""
        keyboard.press("Shift+Tab")
        assert focused_cell(me)

        keys.walk_to(MIDDLE)
        for key, cell in [
            ("ArrowUp", "f5"),
            ("ArrowLeft", "e5"),
            ("ArrowDown", "e6"),
            ("ArrowRight", "f6"),
            ("Home", "a6"),
            ("ArrowLeft", "a6"),  # the edge is the end
            ("End", "k6"),
            ("Control+Home", "a1"),
            ("Control+End", "k11"),
        ]:
            keyboard.press(key)
            assert focused_cell(me) == cell, key
        expect(grid.locator("[tabindex='0']")).to_have_count(1)

        legal = min(me.legal)
        keys.walk_to(legal)
        keyboard.press("Enter")
        assert legal in me.ghost
        keyboard.press("Escape")
        assert me.ghost == set()
        assert focused_cell(me) == legal


def focused_cell(me: Seat) -> str:
    cell: str = me.page.evaluate(FOCUSED_CELL)
    return cell


def test_k3_each_cell_says_where_it_is_what_lies_there_and_whether_it_is_possible(
    visit: Visit,
) -> None:
    with play_scene(visit(), moment(has_every_terrain, seats=2, side="B")) as party:
        me = party.me
        Keys(me).walk_to(MIDDLE)
        names: dict[str, str] = me.page.evaluate(CELL_NAMES)
        assert list(names) == ALL_CELLS
        for cell, name in names.items():
            coordinate, content, *state = name.split(", ")
            assert coordinate == cell
            assert re.match(CONTENTS, content), name
            expected = "possible" if cell in me.legal else "not possible"
            assert not state or state == [expected] or cell in me.ghost, name
            assert (state == ["possible"]) == (cell in me.legal - me.ghost), name
        assert [one for one in names.values() if "part of your sketch" in one or "way" in one]


CONTENTS = (
    "(forest|village|field|water|monsters|mountain|wasteland)( on ruins)?$|empty$|open ruins$"
)


def test_k4_the_board_in_words_and_typed_moves(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2), textView=True) as party:
        me = party.me
        text = me["text-view"]
        for terrain in ("forest", "field", "water"):
            cells = party.mine.view["draft"][terrain].replace("+", " ")
            expect(text).to_contain_text(cells)
        box = text.get_by_role("textbox")
        box.fill("draw castle a1")
        box.press("Enter")
        expect(box).to_have_attribute("aria-invalid", "true")
        drawing = drawings(party.mine.actions)[-1]
        box.fill(drawing.action.upper())
        box.press("Enter")
        expect(text).to_contain_text(" ".join(drawing.cells))
        expect(box).to_have_value("")
        box.fill("done")
        me["typed-move"].click()
        party.mine.waits_for(0, 1)


def test_k4_the_board_in_words_is_in_the_replay_too(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage, textView=True)
    page = visitor.go(f"/t/{stage['finished']}?eyes=0#60")
    shown = page.request.get(f"/api/tables/{stage['finished']}/moves/60?seat=0").json()["view"]
    sheet = shown["draft"] or shown["sheets"][0]
    expect(page.get_by_test_id("text-view")).to_contain_text(sheet["forest"].replace("+", " "))


# What is said


def test_k5_moves_are_announced_once_and_politely(visit: Visit) -> None:
    """In the language of the one who listens, of course."""
    with play_scene(visit(LAPTOP._replace(lang="ru")), moment(is_autumn, seats=2)) as party:
        me = party.me
        region = me.page.get_by_test_id("announcer")
        expect(region).to_have_attribute("aria-live", "polite")
        expect(region).to_be_empty()  # what was said on arrival has been said
        me.page.evaluate(HEAR)
        party.play([(0, drawings(party.mine.actions)[0].action), (0, "done")])
        party.in_step()
        me.page.wait_for_function("() => window.heard.length > 0")
        expect(region).to_be_empty()
        heard = " ".join(me.page.evaluate("window.heard"))
        assert len(re.findall("Борис рисует", heard)) == 1, heard


# Keys


def test_k6_a_question_mark_lists_the_keys(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        me, page = party.me, party.me.page
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        keys = dialog.locator("kbd").all_inner_texts()
        assert {"R", "F", "T", "S", "D", "Z", "?"} <= set(keys)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        assert me.ghost == set()


def test_k6_single_letters_can_be_off_and_are_text_in_text_fields(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        me, page = party.me, party.me.page
        Keys(me).walk_to(MIDDLE)
        before = me.ghost
        page.keyboard.press("r")
        turned = me.ghost
        assert turned != before

        me["open-chat"].click()
        field = me["chat-field"]
        field.click()
        page.keyboard.type("rfts?d")
        expect(field).to_have_value("rfts?d")
        assert me.ghost == turned
        expect(page.get_by_role("dialog")).to_be_hidden()
        field.fill("")
        page.keyboard.press("Escape")

        page.keyboard.press("?")
        page.get_by_role("dialog").get_by_role("switch").click()
        page.keyboard.press("Escape")
        Keys(me).walk_to(MIDDLE)
        held = me.ghost
        page.keyboard.press("r")
        assert me.ghost == held
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_hidden()


def test_k6_the_keys_that_scroll_are_left_alone(visit: Visit, stage: Stage) -> None:
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    page = visitor.go("/rules/cartographers")
    page.get_by_test_id("rule").first.wait_for()
    for key in ("PageDown", "ArrowDown", "End"):
        before = scrolled(page)
        page.keyboard.press(key)
        page.wait_for_function("(before) => scrollY > before", arg=before)
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        me = party.me
        me.page.evaluate(WATCH_KEYS)
        me.page.locator("body").press("ArrowDown")
        me.page.locator("body").press("PageDown")
        Keys(me).walk_to(MIDDLE)
        me.page.keyboard.press("PageUp")
        me.page.keyboard.press("PageDown")
        assert me.page.evaluate("window.taken") == []


def scrolled(page: Page) -> float:
    far: float = page.evaluate("scrollY")
    return far


# The keys that something has taken for itself, other than the arrows on the board.
WATCH_KEYS = """() => {
  window.taken = [];
  window.addEventListener("keydown", (event) => {
    const isOnBoard = event.target.closest("[role=grid]") && event.key.startsWith("Arrow");
    if (event.defaultPrevented && !isOnBoard && event.key !== "Tab") window.taken.push(event.key);
  });
}"""


# Focus


def test_k8_the_focus_can_always_be_seen(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        page = party.me.page
        page.locator("body").press("Tab")
        seen = set()
        for _ in range(60):
            assert page.evaluate(UNSEEN_FOCUS) == ""
            seen.add(page.evaluate("document.activeElement.dataset.testid ?? ''"))
            page.keyboard.press("Tab")
        assert {"table-menu", "action-turn", "action-mirror", "edict-A", "rival-1"} <= seen


def test_k8_the_focus_returns_to_what_opened_a_dialog(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn)) as party:
        me, page = party.me, party.me.page
        for opener in ("open-rules", "rival-2", "season-again", "open-score"):
            me[opener].focus()
            page.keyboard.press("Enter")
            dialog = page.locator("dialog[open]")
            expect(dialog).to_be_visible()
            assert page.evaluate("document.activeElement.closest('dialog[open]') !== null"), opener
            page.keyboard.press("Escape")
            expect(dialog).to_be_hidden()
            expect(me[opener]).to_be_focused()
        for item in ("score", "settings", "rules"):  # from the menu
            me["table-menu"].focus()
            page.keyboard.press("Enter")
            expect(page.locator("[data-item]").first).to_be_focused()
            page.locator(f"[data-item={item}]").press("Enter")
            expect(page.locator("dialog[open]")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_be_hidden()
            expect(me["table-menu"]).to_be_focused()
