"""What happened: the summary for who was away, the log, and the game moment by moment.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import guildhall
from tests.browser.cartographers import ALL_CELLS
from tests.browser.cartographers_moments import is_autumn, is_raid, play_scene
from tests.browser.conftest import Visit
from tests.browser.replays import (
    by_id,
    can_be_walked_through,
    has_a_log_that_leads_to_its_moments,
    is_at,
    look,
    moves_of,
    opens_exactly,
    places,
    tells_what_was_missed,
)
from tests.browser.screens import visit_as_ann
from tests.browser.stage import Stage, moment
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.server.talk import Json

pytestmark = pytest.mark.long

FINISHED = "finished"
"""The finished game on the stage."""
SPEEDS = {"slow": 2400, "normal": 1200, "fast": 500}
"""Milliseconds a moment stays on screen when the game plays by itself."""
TERRAINS = ("forest", "village", "field", "water", "monster")
CELL_NAMES = """() => Object.fromEntries(
  [...document.querySelectorAll("main [role=gridcell]")]
    .map((cell) => [cell.dataset.cell, cell.ariaLabel]))"""


@pytest.fixture
def page(visit: Visit, stage: Stage) -> Page:
    """Ann looks at the finished game."""
    return look(visit(), stage, FINISHED)


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
        tells_what_was_missed(party, "+".join(monsters), set(monsters))


# The log


def test_r2_the_log_is_plain_text_and_leads_to_its_moments(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn)) as party:
        has_a_log_that_leads_to_its_moments(party)


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
    page = look(visit(device), stage, FINISHED)
    moves = moves_of(page, stage[FINISHED])
    turns = places(moves, "card-revealed", "ambush-revealed")
    can_be_walked_through(page, len(moves), turns, places(moves, "season-began"), 33)


def test_r3_it_plays_by_itself_at_three_speeds(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visitor.page.clock.install()
    page = look(visitor, stage, FINISHED, "?eyes=all#20")
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
    page = look(visit(PHONE), stage, FINISHED, "?eyes=all#20")
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
    end = len(moves_of(page, stage[FINISHED], "seat=0"))

    def compare(view: Json, move: int) -> None:
        assert drawn_on(page) == drawn_in(view), move

    opens_exactly(page, stage[FINISHED], [0, end // 3, end // 3 + 1, end], compare)


def test_r4_an_exported_game_comes_back_with_the_same_final_hash(
    visit: Visit, stage: Stage
) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage[FINISHED]}")
    by_id(page, "ending").wait_for()
    by_id(page, "table-menu").click()
    with page.expect_download() as saved:
        page.locator("[data-item=record]").click()
    record = Path(saved.value.path()).read_text("utf-8")

    page = visitor.go("/records")
    file = {"name": "a.replay", "mimeType": "text/plain", "buffer": record.encode()}
    by_id(page, "replay-file").set_input_files(file)  # type: ignore[arg-type]  # a file is a mapping
    page.wait_for_url(re.compile(r"/t/(?!" + stage[FINISHED] + ")"))
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
