"""The review of a finished game: its costliest decisions, looked at and tried again.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import guildhall
from guildhall.client import Server
from tests.browser.cartographers import said
from tests.browser.conftest import Visit
from tests.browser.seat import QUIET, prefer
from tests.browser.stage import NAMES, Moment, be, open_scene
from tests.browser.visitor import PHONE, Visitor
from tests.server.talk import GAME, AnyMatch, written

MOST = 3
REVIEW_MILLISECONDS = 90_000
"""Within which a game of Cartographers is reviewed."""


@cache
def careless() -> Moment:
    """A game of one who draws at random, up to its last move."""
    rng = random.Random("careless")
    match: AnyMatch = guildhall.new_match(GAME, 1, seed="careless", names=NAMES[:1])
    while True:
        record = match.replay().format()
        action = rng.choice(written(match, 0))
        match.submit_text(0, action)
        if match.is_over:
            return Moment(record, ((0, action),), "")


@contextmanager
def finished(visitor: Visitor) -> Iterator[Page]:
    """The game is over, and Ann sees its score."""
    prefer(visitor, **QUIET)
    with open_scene(Server(visitor.address), careless()) as scene:
        be(visitor, scene.ann)
        page = visitor.go(f"/t/{scene.table}")
        page.get_by_test_id("ending").wait_for()
        yield page


def test_a_review_names_costly_decisions_and_lets_one_try_again(visit: Visit) -> None:
    with finished(visit()) as page:
        page.get_by_test_id("action-review").click()
        lessons = page.get_by_test_id("lesson")
        expect(lessons.first).to_be_visible(timeout=REVIEW_MILLISECONDS)
        assert 1 <= lessons.count() <= MOST
        expect(lessons.first).to_contain_text(re.compile(r"Cost about \d"))
        better = lessons.first.get_by_test_id("lesson-better")
        expect(better).to_contain_text("Draw ")
        sketches = lessons.first.get_by_test_id("lesson-sketch").get_by_role("img")
        expect(sketches).to_have_count(2)  # what was drawn, and what would have been better
        expect(sketches.last).to_have_accessible_name(better.locator("strong").inner_text())

        before = page.url
        lessons.first.get_by_test_id("lesson-try").click()
        page.get_by_test_id("play").wait_for()
        assert page.url != before
        expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "0")
        expect(page.locator("[data-legal=true]").first).to_be_attached()
        expect(page.get_by_test_id("hint")).to_be_visible()


@pytest.mark.long
def test_a_costly_decision_is_looked_at_where_it_was_made(visit: Visit) -> None:
    with finished(visit()) as page:
        page.get_by_test_id("table-menu").click()
        page.locator("[data-item=review]").click()
        first = page.get_by_test_id("lesson").first
        expect(first).to_be_visible(timeout=REVIEW_MILLISECONDS)
        where = first.locator("h3").inner_text()
        first.get_by_test_id("lesson-look").click()
        expect(page.get_by_test_id("table")).to_have_attribute("data-state", "replay")
        (move,) = re.findall(r"\d+", where)
        expect(page).to_have_url(re.compile(rf"\?eyes=0#{move}$"))


@pytest.mark.long
def test_a_review_tells_how_far_it_is_and_can_be_stopped(visit: Visit) -> None:
    with finished(visit()) as page:
        page.get_by_test_id("action-review").click()
        bar = page.get_by_test_id("review-progress")
        expect(bar).to_be_visible(timeout=REVIEW_MILLISECONDS)
        assert int(bar.get_attribute("aria-valuemax") or 0) > 0
        page.get_by_test_id("review-stop").click()
        expect(page.get_by_text(said("en", "ui-review-stopped"))).to_be_visible()
        page.get_by_role("button", name=said("en", "ui-review-again")).click()
        expect(page.get_by_test_id("lesson").first).to_be_visible(timeout=REVIEW_MILLISECONDS)


FOCUS_IS_INSIDE = """() => {
  const now = document.activeElement;
  return now !== document.body && now?.closest("[data-testid=review]") !== null;
}"""


@pytest.mark.long
def test_k8_the_focus_stays_in_a_review_whatever_it_shows(visit: Visit) -> None:
    with finished(visit()) as page:
        page.get_by_test_id("action-review").focus()
        page.keyboard.press("Enter")
        stop = page.get_by_test_id("review-stop")
        expect(stop).to_be_visible()
        expect(stop).not_to_be_focused()  # Enter once more would end it
        assert page.evaluate(FOCUS_IS_INSIDE)
        stop.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text(said("en", "ui-review-stopped"))).to_be_visible()
        assert page.evaluate(FOCUS_IS_INSIDE)
        page.get_by_role("button", name=said("en", "ui-review-again")).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("lesson").first).to_be_visible(timeout=REVIEW_MILLISECONDS)
        assert page.evaluate(FOCUS_IS_INSIDE)
        heard = page.get_by_test_id("review").get_by_test_id("review-said")
        expect(heard).to_have_text(re.compile(r"^\d costly decisions? found\.$"))
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("action-review")).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("lang", ["de", "ru"])
def test_i1_m1_a_review_speaks_the_language_of_the_page_on_a_phone(visit: Visit, lang: str) -> None:
    with finished(visit(PHONE._replace(lang=lang))) as page:
        page.get_by_test_id("table-menu").tap()
        page.locator("[data-item=review]").tap()
        first = page.get_by_test_id("lesson").first
        expect(first).to_be_visible(timeout=REVIEW_MILLISECONDS)
        expect(first).to_contain_text(said(lang, "ui-review-better"))
        expect(first).to_contain_text(said(lang, "ui-review-try"))
        assert page.evaluate("document.body.scrollWidth <= document.body.clientWidth")
