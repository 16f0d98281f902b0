"""What happened in a province: the summary for who was away, the log, and the game move by move.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.explorers import play_position, said
from tests.browser.explorers_moments import at, is_midst, play_scene
from tests.browser.screens import visit_as_ann
from tests.browser.stage import Stage
from tests.browser.visitor import LAPTOP, PHONE, Device, Visitor
from tests.games.explorers.tables import sheet, table
from tests.server.talk import Json

LONG = pytest.mark.long
ENDED = "ended"
"""The finished game of four on the stage."""


def look(visitor: Visitor, stage: Stage, wish: str = "?eyes=all#0") -> Page:
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage[ENDED]}{wish}")
    page.get_by_test_id("replay").wait_for()
    expect(page.locator("[data-move] [role=grid]")).to_be_visible()
    return page


def by_id(page: Page, testid: str) -> Locator:
    return page.get_by_test_id(testid)


def is_at(page: Page, move: int) -> None:
    expect(by_id(page, "replay")).to_have_attribute("data-move", str(move))


def moves_of(page: Page, stage: Stage) -> list[Json]:
    answer = page.request.get(f"/api/tables/{stage[ENDED]}/moves?everything=true")
    moves: list[Json] = answer.json()["moves"]
    return moves


def places(moves: list[Json], kind: str) -> list[int]:
    """The moves that begin something."""
    return [one["move"] for one in moves if any(e["kind"] == kind for e in one["events"])]


def holding(page: Page, piece: str) -> set[str]:
    """The spaces where a piece lies, as they are read out."""
    found: list[list[str]] = page.locator("main [role=gridcell]").evaluate_all(
        "all => all.map((one) => [one.dataset.cell, one.ariaLabel])"
    )
    word = said("en", f"explorers-piece-{piece}")
    return {space for space, name in found if word in name}


def standing(view: Json, kind: str) -> set[str]:
    """What lies in front of the first seat, its present turn included."""
    mine = (view["desk"] or {}).get("sheet") or view["sheets"][0]
    return set(filter(None, mine[kind].split("+")))


# Coming back


@LONG
def test_r1_what_was_shown_since_my_last_action_is_outlined_and_summarised(visit: Visit) -> None:
    """Ann is done and looks elsewhere; meanwhile the maps of the turn are shown."""
    state = table("avenia", "basic_sea", sheet(), sheet())
    with play_position(visit(), state) as party:
        me = party.me
        party.play([(0, "explore 7,5"), (0, "explore 7,4"), (0, "done")])
        party.in_step()
        me.page.goto("/about")
        party.play([(1, "explore 8,4"), (1, "done")])

        me.come()
        expect(me["recap"]).to_be_visible()
        expect(me["recap"].locator("li").filter(has_text="8,4")).to_have_count(1)
        assert me.marked("last") == {"7,5", "7,4"}
        me["recap-close"].click()
        expect(me["recap"]).to_be_hidden()
        assert me.marked("last") == set()
        me.page.reload()
        me["play"].wait_for()
        expect(me["recap"]).to_be_hidden()  # nothing happened since


# The log


@LONG
def test_r2_the_log_is_plain_text_and_leads_to_its_moments(visit: Visit) -> None:
    with play_scene(visit(), at(is_midst, "avenia", 3)) as party:
        me = party.me
        log = me.page.locator("main").get_by_test_id("log")
        lines = log.locator("li")
        assert lines.count() > 20
        assert log.locator("svg, img, canvas").count() == 0
        assert all(text.strip() for text in lines.locator(".text").all_inner_texts())
        line = log.locator("li[data-move]").nth(8)
        move = int(line.get_attribute("data-move") or 0)
        line.locator("button").click()
        is_at(me.page, move)
        expect(by_id(me.page, "log").locator("[aria-current]")).to_have_attribute(
            "data-move", str(move)
        )
        # Wherever one goes from there, the way back is in sight.
        for testid in ("replay-first", "replay-turn-next", "replay-last"):
            by_id(me.page, testid).click()
            expect(by_id(me.page, "back-to-live")).to_be_in_viewport()
        by_id(me.page, "back-to-live").click()
        expect(me["play"]).to_be_visible()
        party.in_step()


# The replay


@LONG
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_r3_a_journey_can_be_walked_through_by_turns_and_eras(
    visit: Visit, stage: Stage, device: Device
) -> None:
    page = look(visit(device), stage)
    moves = moves_of(page, stage)
    turns, eras, end = places(moves, "card-revealed"), places(moves, "era-began"), len(moves)
    expect(by_id(page, "replay")).to_have_attribute("data-moves", str(end))
    steps = [
        ("last", end),
        ("back", end - 1),
        ("next", end),
        ("turn-back", turns[-1]),
        ("turn-back", turns[-2]),
        ("turn-next", turns[-1]),
        ("first", 0),
        ("next", 1),
        ("turn-next", next(one for one in turns if one > 1)),
    ]
    for name, move in steps:
        by_id(page, f"replay-{name}").click()
        is_at(page, move)
    chapters = by_id(page, "replay-chapter")
    expect(chapters).to_have_count(4)
    for number, move in enumerate(eras):
        chapters.nth(number).click()
        is_at(page, move)
        expect(chapters.nth(number)).to_have_attribute("aria-current", "step")
    slider = by_id(page, "replay-slider")
    slider.fill("133")
    is_at(page, 133)
    slider.focus()
    page.keyboard.press("ArrowRight")
    is_at(page, 134)


@LONG
def test_r4_an_address_opens_exactly_that_moment_of_the_map(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    page = look(visitor, stage, "?eyes=0#0")
    end = len(page.request.get(f"/api/tables/{stage[ENDED]}/moves?seat=0").json()["moves"])
    for move in (0, end // 4, end // 2, end // 2 + 1, 3 * end // 4, end):
        page.goto("about:blank")
        page.goto(f"/t/{stage[ENDED]}?eyes=0#{move}")
        is_at(page, move)
        shown = page.request.get(f"/api/tables/{stage[ENDED]}/moves/{move}?seat=0").json()["view"]
        for piece, kind in (("explorer", "explorers"), ("village", "villages"), ("post", "posts")):
            assert holding(page, piece) == standing(shown, kind), f"{kind} at {move}"
    expect(page).to_have_url(re.compile(f"#{end}$"))


@LONG
def test_r4_a_link_to_the_moment_on_screen_can_be_taken_along(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = look(visitor, stage, "?eyes=all#150")
    by_id(page, "replay-next").click()
    is_at(page, 151)
    by_id(page, "replay-link").click()
    link: str = page.evaluate("navigator.clipboard.readText()")
    guest = visit()
    guest.page.goto(link)
    is_at(guest.page, 151)
