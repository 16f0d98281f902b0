"""What happened: the summary for who was away, the log, and the game moment by moment.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import guildhall
from tests.browser.cartographers import ALL_CELLS
from tests.browser.cartographers_moments import is_autumn, is_raid, play_scene
from tests.browser.conftest import Visit
from tests.browser.screens import visit_as_ann
from tests.browser.stage import Stage, moment
from tests.browser.visitor import LAPTOP, PHONE, Device, Visitor
from tests.server.talk import Json

pytestmark = pytest.mark.long

SPEEDS = {"slow": 2400, "normal": 1200, "fast": 500}
"""Milliseconds a moment stays on screen when the game plays by itself."""
TERRAINS = ("forest", "village", "field", "water", "monster")
CELL_NAMES = """() => Object.fromEntries(
  [...document.querySelectorAll("main [role=gridcell]")]
    .map((cell) => [cell.dataset.cell, cell.ariaLabel]))"""


@pytest.fixture
def page(visit: Visit, stage: Stage) -> Page:
    """Ann looks at the finished game."""
    return look(visit(), stage)


def look(visitor: Visitor, stage: Stage, at: str = "?eyes=all#0") -> Page:
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage['finished']}{at}")
    page.get_by_test_id("replay").wait_for()
    expect(page.locator("[data-move] [role=grid]")).to_be_visible()
    return page


def by_id(page: Page, testid: str) -> Locator:
    return page.get_by_test_id(testid)


def is_at(page: Page, move: int) -> None:
    expect(by_id(page, "replay")).to_have_attribute("data-move", str(move))


def moves_of(page: Page, stage: Stage, wish: str = "everything=true") -> list[Json]:
    answer = page.request.get(f"/api/tables/{stage['finished']}/moves?{wish}")
    moves: list[Json] = answer.json()["moves"]
    return moves


def places(moves: list[Json], *kinds: str) -> list[int]:
    """The moves that begin something."""
    return [one["move"] for one in moves if any(e["kind"] in kinds for e in one["events"])]


# Coming back


def test_r1_changes_since_my_last_action_are_outlined_and_summarised(visit: Visit) -> None:
    """Ann is done and looks elsewhere; meanwhile monsters are drawn on her map."""
    with play_scene(visit(), moment(is_raid, seats=2)) as party:
        me, bob = party.me, party.wires[1]
        party.play([(0, party.mine.actions[0]), (0, "done")])
        party.in_step()
        me.page.goto("/about")
        bob.settle()
        action = bob.actions[-1]
        party.play([(1, action), (1, "done")])
        monsters = action.split()[2].split("+")

        me.come()
        expect(me["recap"]).to_be_visible()
        expect(me["recap"].locator("li").filter(has_text="+".join(monsters))).to_have_count(1)
        assert me.marked("last") == set(monsters)
        me["recap-close"].click()
        expect(me["recap"]).to_be_hidden()
        assert me.marked("last") == set()
        me.page.reload()
        me["play"].wait_for()
        expect(me["recap"]).to_be_hidden()  # nothing happened since


# The log


def test_r2_the_log_is_plain_text_and_leads_to_its_moments(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn)) as party:
        me = party.me
        log = me.page.locator("main").get_by_test_id("log")
        lines = log.locator("li")
        assert lines.count() > 20
        assert log.locator("svg, img, canvas").count() == 0
        assert all(text.strip() for text in lines.locator(".text").all_inner_texts())
        line = log.locator("li[data-move] button").nth(8)
        move = int(log.locator("li[data-move]").nth(8).get_attribute("data-move") or 0)
        line.click()
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


def test_r2_the_log_can_be_read_and_used_by_keyboard(page: Page) -> None:
    log = by_id(page, "log")
    log.locator("[tabindex='0']").focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    lines = log.locator("li[data-move]")
    move = int(lines.nth(lines.count() - 2).get_attribute("data-move") or 0)
    is_at(page, move)


# The replay


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_r3_the_game_can_be_walked_through(visit: Visit, stage: Stage, device: Device) -> None:
    page = look(visit(device), stage)
    moves = moves_of(page, stage)
    turns = places(moves, "card-revealed", "ambush-revealed")
    seasons = places(moves, "season-began")
    end = len(moves)
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
    for number, move in enumerate(seasons):
        chapters.nth(number).click()
        is_at(page, move)
        expect(chapters.nth(number)).to_have_attribute("aria-current", "step")
    slider = by_id(page, "replay-slider")
    slider.fill("33")
    is_at(page, 33)
    slider.focus()
    page.keyboard.press("ArrowRight")
    is_at(page, 34)


def test_r3_it_plays_by_itself_at_three_speeds(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visitor.page.clock.install()
    page = look(visitor, stage, "?eyes=all#20")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    move = 20
    for speed, pause in SPEEDS.items():
        page.locator(f"input[type=radio][value={speed}]").check(force=True)
        by_id(page, "replay-play").click()
        for _ in range(2):
            page.clock.run_for(pause - 50)
            is_at(page, move)
            page.clock.run_for(50)
            move += 1
            is_at(page, move)
        by_id(page, "replay-play").click()
        page.clock.run_for(2 * pause)
        is_at(page, move)


def test_r3_speeds_are_at_hand_on_a_phone_while_it_plays(visit: Visit, stage: Stage) -> None:
    page = look(visit(PHONE), stage, "?eyes=all#20")
    fastest = page.locator(f"input[type=radio][value={list(SPEEDS)[-1]}]")
    expect(fastest.locator("..")).to_be_hidden()
    by_id(page, "replay-play").click()
    expect(fastest.locator("..")).to_be_in_viewport(ratio=1)
    fastest.check(force=True)
    by_id(page, "replay-play").click()
    expect(by_id(page, "replay-chapter").first).to_be_in_viewport(ratio=1)
    by_id(page, "replay-play").click()
    expect(fastest).to_be_checked()


def test_r4_an_address_opens_exactly_that_moment(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = visitor.page
    end = len(moves_of(page, stage, "seat=0"))
    for move in (0, end // 3, end // 3 + 1, end):
        page.goto("about:blank")
        page.goto(f"/t/{stage['finished']}?eyes=0#{move}")
        is_at(page, move)
        shown = page.request.get(f"/api/tables/{stage['finished']}/moves/{move}?seat=0").json()
        assert drawn_on(page) == drawn_in(shown["view"]), move
    expect(page).to_have_url(re.compile(f"#{end}$"))


def test_r4_an_exported_game_comes_back_with_the_same_final_hash(
    visit: Visit, stage: Stage
) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage['finished']}")
    by_id(page, "ending").wait_for()
    by_id(page, "table-menu").click()
    with page.expect_download() as saved:
        page.locator("[data-item=record]").click()
    record = Path(saved.value.path()).read_text("utf-8")

    page = visitor.go("/records")
    file = {"name": "a.replay", "mimeType": "text/plain", "buffer": record.encode()}
    by_id(page, "replay-file").set_input_files(file)  # type: ignore[arg-type]  # a file is a mapping
    page.wait_for_url(re.compile(r"/t/(?!" + stage["finished"] + ")"))
    table = re.split("[/?#]", page.url)[4]
    again = page.request.get(f"/api/tables/{table}/replay").text()
    assert guildhall.load_match(again).digest() == guildhall.load_match(record).digest()
    assert again == record


def drawn_on(page: Page) -> dict[str, str]:
    """The terrains on the map in front of us, as the names of its cells tell."""
    names: dict[str, str] = page.evaluate(CELL_NAMES)
    assert set(names) == set(ALL_CELLS)
    return {
        cell: terrain for cell, name in names.items() for terrain in TERRAINS if terrain in name
    }


def drawn_in(view: Json) -> dict[str, str]:
    """On the map in front of the first seat: with its own sketch, or what it draws for another."""
    sheet = view["draft"] or view["sheets"][0]
    return {
        cell: terrain for terrain in TERRAINS for cell in filter(None, sheet[terrain].split("+"))
    }
