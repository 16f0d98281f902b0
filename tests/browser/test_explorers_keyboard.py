"""A province with keys alone, and with ears.

The letters in names are those of the list of what a person can rely on. Whole games by keyboard
(K1) are played by `test_explorers_games`.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.explorers import WINDOW, Seat, play_position, said
from tests.browser.explorers_moments import at, is_midst, play_scene
from tests.browser.hands import FOCUSED_CELL, Keys, Point
from tests.browser.screens import visit_as_ann
from tests.browser.seat import becomes
from tests.browser.senses import HEAR, UNSEEN_FOCUS
from tests.browser.small_screen import swipe
from tests.browser.stage import NAMES, Stage
from tests.browser.visitor import LAPTOP, PHONE
from tests.games.explorers.tables import sheet, table

pytestmark = pytest.mark.long

CAPITAL = "8,5"
"""Of Avenia."""
MOVE = 150


def focused(me: Seat) -> str:
    cell: str = me.page.evaluate(FOCUSED_CELL)
    return cell


def test_k2_the_map_is_one_tab_stop_with_six_directions(visit: Visit) -> None:
    """Even columns sit half a hexagon lower."""
    with play_position(visit(), table("avenia", "basic_sea", sheet())) as party:
        me, keyboard, keys = party.me, party.me.page.keyboard, Keys(party.me)
        grid = me.page.locator("main [role=grid]")
        expect(grid.locator("[tabindex='0']")).to_have_count(1)
        keys.reach("[role=gridcell]")
        assert focused(me) == CAPITAL
        keyboard.press("Tab")
        assert focused(me) == ""
        keyboard.press("Shift+Tab")
        for key, space in [
            ("w", "8,4"),
            ("s", CAPITAL),
            ("q", "7,5"),
            ("d", CAPITAL),
            ("e", "9,5"),
            ("a", CAPITAL),
            ("d", "9,6"),
            ("q", CAPITAL),
            ("a", "7,6"),
            ("e", CAPITAL),
            ("ArrowUp", "8,4"),
            ("ArrowDown", CAPITAL),
        ]:
            keyboard.press(key)
            assert focused(me) == space, key
        keyboard.press("n")  # the next that can be chosen
        assert focused(me) in me.legal
        expect(grid.locator("[tabindex='0']")).to_have_count(1)
        keys.walk_to("7,5")
        keyboard.press("Enter")
        assert me.ghost == {"7,5"}
        keyboard.press("Escape")
        assert me.ghost == set()
        assert focused(me) == "7,5"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_k3_each_space_says_where_it_is_what_lies_there_and_whether_it_is_possible(
    visit: Visit, lang: str
) -> None:
    """A coin space, a city with a post, a discovery space, a ruin explored before."""
    mine = sheet("8,4 7,3", "9,5", posts="7,3", tokens="4,0", towers="1,1")
    with play_position(
        visit(LAPTOP._replace(lang=lang)), table("avenia", "basic_sea", mine, era=2)
    ) as party:
        me = party.me

        def word(message: str) -> str:
            return said(lang, f"explorers-{message}")

        expected = {
            "8,6": [word("terrain-grassland")],
            "8,4": [word("terrain-sea"), word("piece-explorer")],
            "9,5": [word("terrain-desert"), word("piece-village")],
            "7,3": [word("piece-post"), word("piece-explorer"), "3"],
            "1,1": [word("piece-tower")],
            "4,0": [said(lang, "explorers-ui-piece-token")],
        }
        for space, words in expected.items():
            name = me.name_of(space)
            assert name.startswith(space)
            assert [one for one in words if one not in name] == [], name
        bare = {"cell": "1,1", "ground": "", "isTaken": "no", "pieces": ""}
        possible, plain = (
            said(lang, "explorers-ui-space", **bare, state=state) for state in ("legal", "none")
        )
        mark = possible.removeprefix(plain)
        assert {space for space in me.spaces if me.name_of(space).endswith(mark)} == me.legal


def test_k4_the_map_in_words_and_typed_moves(visit: Visit) -> None:
    state = table("avenia", "basic_sea", sheet("8,4", "9,5"), sheet(), era=2)
    with play_position(visit(), state, textView=True) as party:
        me = party.me
        text = me["text-view"]
        for told in ("8,4", "9,5", CAPITAL, *me.legal):
            expect(text).to_contain_text(told)
        box = text.get_by_role("textbox")
        box.fill("explore 0,0")
        box.press("Enter")
        expect(box).to_have_attribute("aria-invalid", "true")
        action = next(one for one in party.mine.actions if one != "done")
        box.fill(action.upper())
        box.press("Enter")
        expect(box).to_have_value("")
        party.mine.wait(lambda: action.split()[1] in party.mine.view["desk"]["sheet"]["explorers"])
        box.fill("done")
        me["typed-move"].click()
        party.mine.waits_for(1)


def test_k4_the_map_in_words_is_in_the_replay_too(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage, textView=True)
    page = visitor.go(f"/t/{stage['ended']}?eyes=0#{MOVE}")
    moment = page.request.get(f"/api/tables/{stage['ended']}/moves/{MOVE}?seat=0").json()["view"]
    mine = (moment["desk"] or {}).get("sheet") or moment["sheets"][0]
    for village in mine["villages"].split("+"):
        expect(page.get_by_test_id("text-view")).to_contain_text(village)


def test_k5_moves_are_announced_once_and_politely(visit: Visit) -> None:
    state = table("avenia", "basic_sea", sheet(), sheet())
    with play_position(visit(LAPTOP._replace(lang="ru")), state) as party:
        me = party.me
        region = me["announcer"]
        expect(region).to_have_attribute("aria-live", "polite")
        expect(region).to_be_empty()
        party.play([(0, "done")])
        party.in_step()
        me.page.evaluate(HEAR)
        party.play([(1, "explore 8,4"), (1, "done")])
        party.in_step()
        becomes(lambda: me.page.evaluate("window.heard.length > 0"), True)
        expect(region).to_be_empty()
        heard = " ".join(me.page.evaluate("window.heard"))
        assert len(re.findall(f"{NAMES[1]} исследует", heard)) == 1, heard


def test_k8_the_focus_can_always_be_seen(visit: Visit) -> None:
    with play_scene(visit(), at(is_midst, "kazan", 3)) as party:
        page = party.me.page
        page.locator("body").press("Tab")
        seen = set()
        for _ in range(60):
            if page.evaluate(FOCUSED_CELL):
                expect(page.get_by_test_id("focus-ring")).to_be_visible()
            else:
                assert page.evaluate(UNSEEN_FOCUS) == ""
            seen.add(page.evaluate("document.activeElement.dataset.testid ?? ''"))
            page.keyboard.press("Tab")
        assert {"table-menu", "zoom-in", "card-tip", "rival-1", "action-done"} <= seen


def test_k8_a_focused_space_is_brought_into_the_window(visit: Visit) -> None:
    """However far the map was pulled away before."""
    with play_position(visit(PHONE), table("avenia", "basic_sea", sheet())) as party:
        me, page = party.me, party.me.page
        left, top, width, height = page.evaluate(WINDOW)
        for _ in range(3):
            swipe(page, Point(left + width / 2, top + height * 0.8), round(-height * 0.7))
        assert not me.is_in_sight(CAPITAL)
        page.keyboard.press("Tab")
        Keys(me).reach("[role=gridcell]")
        assert focused(me) == CAPITAL
        assert me.is_in_sight(CAPITAL)


def test_k8_the_focus_returns_to_what_opened_a_dialog(visit: Visit) -> None:
    with play_scene(visit(), at(is_midst, "kazan", 3)) as party:
        me, page = party.me, party.me.page
        for opener in ("rival-2", "era-again", "open-score"):
            me[opener].focus()
            page.keyboard.press("Enter")
            dialog = page.locator("dialog[open]")
            expect(dialog).to_be_visible()
            page.keyboard.press("Escape")
            expect(dialog).to_be_hidden()
            expect(me[opener]).to_be_focused()
