"""The screens of The Guild of Merchant Explorers, with something on each of them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.explorers import MAPS
from tests.browser.explorers_moments import (
    ann_is_done,
    at,
    is_begun,
    is_free,
    is_late,
    is_midst,
    is_offer,
    is_reuse,
    is_route,
    is_village,
    three_cities,
)
from tests.browser.screens import Screen, ask_for_hint, change, choose, click
from tests.browser.stage import Moment, is_over, new_table, table_at

MOVE = 150
"""A moment of the finished game in its midst."""
TOLD = 200
"""Milliseconds until the server has told what a choice would bring, which may be nothing."""
NEW = "/new/explorers?seat=me&seat=bot.journeyman&seat=open&map=kazan"

MOMENTS: dict[str, Callable[[], Moment]] = {
    "exploring": lambda: at(is_midst, "avenia", 3),
    "begun": lambda: at(is_begun, "aghon", 4),
    "aghon": lambda: at(is_midst, "aghon", 4, seed="a"),
    "kazan": lambda: at(is_midst, "kazan", 3),
    "cnidaria": lambda: at(is_midst, "cnidaria", 3, seed="c"),
    "north_proylia": lambda: at(is_late, "north_proylia", 2),
    "xawskil": lambda: at(is_midst, "xawskil", 3, seed="b"),
    "offer": lambda: at(is_offer, "aghon", 2),
    "reuse": lambda: at(is_reuse, "cnidaria", 3),
    "village": lambda: at(is_village, "cnidaria", 2),
    "route": lambda: at(is_route, "kazan", 2),
    "three-cities": three_cities,
    "free": lambda: at(is_free, "xawskil", 2),
    "done": ann_is_done,
    "solo": lambda: at(is_midst, "avenia", 1),
    "ended": lambda: at(is_over, "avenia", 4),
    "ended-two": lambda: at(is_over, "kazan", 2),
    "solo-won": lambda: at(is_over, "avenia", 1, seed="c", level="easy"),
    "solo-lost": lambda: at(is_over, "cnidaria", 1, seed="b", level="hard"),
}
TABLES = {
    **{name: table_at(find) for name, find in MOMENTS.items()},
    "watched": table_at(MOMENTS["cnidaria"], is_strange=True),
    "gathering": new_table("me", "bot greedy", "open", game="explorers"),
    "passed-on": new_table("me", "device", game="explorers", options={"map": "aghon"}),
}


def put(name: str) -> Callable[[Page], None]:
    """Choose what a good player would do at this moment, so that all its signs are shown."""

    def prepare(page: Page) -> None:
        verb, first, *more = MOMENTS[name]().next_move.split()
        if verb in ("keep", "reuse"):
            page.get_by_test_id(f"choice-{first}").click()
            return
        put_on(page, more[-1] if more else first)

    return prepare


def put_on(page: Page, space: str) -> None:
    """By keyboard: the map follows."""
    page.locator("[data-legal=true]").first.wait_for(state="attached")
    page.locator(f'main [role=gridcell][data-cell="{space}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-state~=ghost]").first).to_be_attached()
    page.wait_for_timeout(TOLD)


def put_post(page: Page) -> None:
    """The post on one of three cities; it is joined to the best of the others."""
    put_on(page, "12,2")


def refuse(page: Page) -> None:
    """Choose a space that cannot be chosen."""
    page.locator("[data-legal=true]").first.wait_for(state="attached")
    page.locator("main [role=gridcell]:not([data-legal])").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-state~=conflict]")).to_be_attached()


def ask(page: Page) -> None:
    """Stop though more could be explored."""
    change(page, confirm="always")
    page.get_by_test_id("action-done").click()


SCREENS = {
    "table": Screen("/t/{exploring}", "play", put("exploring"), is_main=True),
    "hint": Screen("/t/{exploring}", "hint-take", ask_for_hint),
    "begun": Screen("/t/{begun}", "play", put("begun")),
    **{name: Screen(f"/t/{{{name}}}", "play", put(name)) for name in MAPS[1:]},
    "offer": Screen("/t/{offer}", "card", put("offer")),
    "reuse": Screen("/t/{reuse}", "card", put("reuse")),
    "village": Screen("/t/{village}", "play", put("village")),
    "route": Screen("/t/{route}", "play", put("route")),
    "three-cities": Screen("/t/{three-cities}", "play", put_post),
    "free": Screen("/t/{free}", "play", put("free")),
    "refused": Screen("/t/{kazan}", "warning", refuse),
    "asked": Screen("/t/{aghon}", "confirm", ask),
    "done": Screen("/t/{done}", "play"),
    "watched": Screen("/t/{watched}", "play"),
    "era-end": Screen("/t/{aghon}", "era-end", click("era-again")),
    "rival": Screen("/t/{kazan}", "rival-map", click("rival-1")),
    "score": Screen("/t/{exploring}", "score-dialog", choose("score")),
    "people": Screen("/t/{exploring}", "panel", choose("people")),
    "goal": Screen("/t/{solo}", "rules-link", click("goal-avenia_4")),
    "solo": Screen("/t/{solo}", "play", put("solo")),
    "ended": Screen("/t/{ended}", "ending"),
    "ended-two": Screen("/t/{ended-two}", "ending"),
    "review": Screen("/t/{ended-two}", "review-checked", click("action-review")),
    "solo-won": Screen("/t/{solo-won}", "ending"),
    "solo-lost": Screen("/t/{solo-lost}", "ending"),
    "replay": Screen(f"/t/{{ended}}?eyes=all#{MOVE}", "replay"),
    "new": Screen(NEW, "action-open"),
    "gathering": Screen("/t/{gathering}", "waiting-room"),
    "hand-over": Screen("/t/{passed-on}", "hand-over"),
    "display": Screen("/t/{aghon}?display", "display"),
    "display-join": Screen("/t/{gathering}?display", "display-screen"),
    "rules": Screen("/rules/explorers", "rule"),
    "rules-card": Screen("/rules/explorers#two_village_lines", "rule"),
    "rules-goal": Screen("/rules/explorers#kazan_4", "rule"),
}
