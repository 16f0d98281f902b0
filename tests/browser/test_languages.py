"""English, Russian and German: complete, right in number, and changed without a reload.

The letters in names are those of the list of what a person can rely on. That nothing is missing
(I1) and that words fit (I3) is looked at together with all screens.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from guildhall.text.words import LANGUAGES
from tests.browser.cartographers import Seat, drawings
from tests.browser.cartographers_moments import is_autumn, play_scene
from tests.browser.cartographers_screens import SCREENS
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, lay
from tests.browser.screens import change, choose, show, visit_as_ann
from tests.browser.stage import Stage, moment

# Numbers

SEATS = {
    "en": {1: "1 seat", 2: "2 seats", 5: "5 seats", 21: "21 seats"},
    "ru": {1: "1 место", 2: "2 места", 5: "5 мест", 21: "21 место"},
    "de": {1: "1 Platz", 2: "2 Plätze", 5: "5 Plätze", 21: "21 Plätze"},
}


@pytest.mark.parametrize("count", [1, 2, 5, 21])
def test_i2_plurals_are_right(visit: Visit, count: int) -> None:
    page = visit().go("/new/cartographers?" + "&".join(["seat=me", *["seat=open"] * (count - 1)]))
    for lang in LANGUAGES:
        change(page, language=lang)
        expect(page.get_by_test_id("prompt")).to_contain_text(SEATS[lang][count])


# Changing


def test_i5_the_language_changes_in_the_middle_of_a_turn(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        me, page = party.me, party.me.page
        lay(Mouse(me), drawings(party.mine.actions)[0])
        ghost, seq = me.ghost, me.seq
        page.evaluate("window.stillHere = true")
        choose("settings")(page)
        seen = [prompt_and_log(me)]
        for lang in ("ru", "de"):
            page.get_by_test_id("setting-language").locator(f"[value={lang}]").check(force=True)
            expect(page.locator("html")).to_have_attribute("lang", lang)
            seen.append(prompt_and_log(me))
        assert len({prompt for prompt, _ in seen}) == len({log for _, log in seen}) == 3
        page.keyboard.press("Escape")
        assert page.evaluate("window.stillHere")
        assert (me.ghost, me.seq) == (ghost, seq)
        me["action-draw"].click()
        expect(me["action-done"]).to_be_visible()


def prompt_and_log(me: Seat) -> tuple[str, str]:
    last = me.page.locator("main [data-testid=log] li").last
    return me.prompt.inner_text(), last.inner_text()


def test_i5_the_page_says_which_language_it_is_in(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS["drawing"])
    for lang in LANGUAGES:
        change(page, language=lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        others = page.locator(f"[lang]:not([lang={lang}]):not(html)")
        assert others.count() == 0
