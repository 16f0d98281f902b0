"""The screens of Cartographers, with something on each of them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.cartographers_moments import is_ambush, is_autumn
from tests.browser.screens import Screen, ask_for_hint, choose, click
from tests.browser.seat import CELLS_LIKE, MIDDLE_OF
from tests.browser.stage import is_over, moment, new_table, table_at

MOVE = 60
"""A moment of the finished game in its midst."""
NEW = "/new/cartographers?seat=me&seat=bot.journeyman&seat=open&skills=search,stealth,diplomacy"

TABLES = {
    "waiting": new_table("me", "bot", "open", "open"),
    "hot-seat": new_table("me", "device"),
    "drawing": table_at(lambda: moment(is_autumn)),
    "ambush": table_at(lambda: moment(is_ambush)),
    "finished": table_at(lambda: moment(is_over)),
}


def put_shape(page: Page) -> None:
    """Hold the shape where it can be drawn, so that all its signs are shown."""
    page.locator("[data-legal=true]").first.wait_for(state="attached")
    legal = page.evaluate(CELLS_LIKE, "[data-legal=true]")
    page.mouse.click(*page.evaluate(MIDDLE_OF, legal[len(legal) // 2]))
    expect(page.locator("[data-state~=ghost]").first).to_be_attached()
    page.mouse.move(0, 0)


SCREENS = {
    "new": Screen(NEW, "action-open"),
    "waiting": Screen("/t/{waiting}", "waiting-room"),
    "hand-over": Screen("/t/{hot-seat}", "hand-over"),
    "drawing": Screen("/t/{drawing}", "play", put_shape, is_main=True),
    "hint": Screen("/t/{drawing}", "hint-take", ask_for_hint),
    "ambush": Screen("/t/{ambush}", "whose", put_shape),
    "season-end": Screen("/t/{drawing}", "season-end", click("season-again")),
    "score": Screen("/t/{drawing}", "score-dialog", choose("score")),
    "chat": Screen("/t/{drawing}", "panel", choose("chat")),
    "people": Screen("/t/{drawing}", "panel", choose("people")),
    "review": Screen("/t/{finished}", "review-checked", click("action-review")),
    "finished": Screen("/t/{finished}", "ending"),
    "replay": Screen(f"/t/{{finished}}?eyes=all#{MOVE}", "replay"),
    "rules": Screen("/rules/cartographers#greenbough", "rule"),
    "display": Screen("/t/{drawing}?display", "display"),
    "display-join": Screen("/t/{waiting}?display", "display-screen"),
}
