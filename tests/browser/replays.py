"""What happened, as it is told at the tables of all games: coming back, the log, the replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import visit_as_ann
from tests.browser.seat import AnyParty, S
from tests.browser.stage import Stage
from tests.browser.visitor import Visitor
from tests.server.talk import Json


def look(visitor: Visitor, stage: Stage, table: str, wish: str = "?eyes=all#0") -> Page:
    """Ann looks at a finished game of the stage."""
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage[table]}{wish}")
    page.get_by_test_id("replay").wait_for()
    expect(page.locator("[data-move] [role=grid]")).to_be_visible()
    return page


def by_id(page: Page, testid: str) -> Locator:
    return page.get_by_test_id(testid)


def is_at(page: Page, move: int) -> None:
    expect(by_id(page, "replay")).to_have_attribute("data-move", str(move))


def moves_of(page: Page, table: str, wish: str = "everything=true") -> list[Json]:
    moves: list[Json] = []
    while True:
        answer = page.request.get(f"/api/tables/{table}/moves?{wish}&after={len(moves)}")
        found: list[Json] = answer.json()["moves"]
        if not found:
            return moves
        moves += found


def places(moves: list[Json], *kinds: str) -> list[int]:
    """The moves that begin something."""
    return [one["move"] for one in moves if any(e["kind"] in kinds for e in one["events"])]


def tells_what_was_missed(party: AnyParty[S], text: str, cells: set[str]) -> None:
    """Back at the table: a summary with a line of this text, and outlines, until it is closed."""
    me = party.me.come()
    expect(me["recap"]).to_be_visible()
    expect(me["recap"].locator("li").filter(has_text=text)).to_have_count(1)
    assert me.marked("last") == cells
    me["recap-close"].click()
    expect(me["recap"]).to_be_hidden()
    assert me.marked("last") == set()
    me.page.reload()
    me["play"].wait_for()
    expect(me["recap"]).to_be_hidden()  # nothing happened since


def has_a_log_that_leads_to_its_moments(party: AnyParty[S]) -> None:
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
    marked = by_id(me.page, "log").locator("[aria-current]")
    expect(marked).to_have_attribute("data-move", str(move))
    # Wherever one goes from there, the way back is in sight.
    for testid in ("replay-first", "replay-turn-next", "replay-last"):
        by_id(me.page, testid).click()
        expect(by_id(me.page, "back-to-live")).to_be_in_viewport()
    by_id(me.page, "back-to-live").click()
    expect(me["play"]).to_be_visible()
    party.in_step()


def can_be_walked_through(
    page: Page, end: int, turns: list[int], chapters: list[int], within: int
) -> None:
    """By moves, turns and chapters, and to a move in the midst of it."""
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
    buttons = by_id(page, "replay-chapter")
    expect(buttons).to_have_count(4)
    for number, move in enumerate(chapters):
        buttons.nth(number).click()
        is_at(page, move)
        expect(buttons.nth(number)).to_have_attribute("aria-current", "step")
    slider = by_id(page, "replay-slider")
    slider.fill(str(within))
    is_at(page, within)
    slider.focus()
    page.keyboard.press("ArrowRight")
    is_at(page, within + 1)


def opens_exactly(
    page: Page, table: str, moves: list[int], compare: Callable[[Json, int], None]
) -> None:
    """Each address shows its moment; `compare` looks at the page beside the view of the server."""
    for move in moves:
        page.goto("about:blank")
        page.goto(f"/t/{table}?eyes=0#{move}")
        is_at(page, move)
        shown = page.request.get(f"/api/tables/{table}/moves/{move}?seat=0").json()
        compare(shown["view"], move)
    expect(page).to_have_url(re.compile(f"#{moves[-1]}$"))
