"""What happened in a province: the summary for who was away, the log, and the game move by move.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.explorers import play_position, said
from tests.browser.explorers_moments import at, is_midst, play_scene
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
from tests.browser.stage import Stage
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.games.explorers.tables import sheet, table
from tests.server.talk import Json

LONG = pytest.mark.long
ENDED = "ended"
"""The finished game of four on the stage."""


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
        party.play([(0, "explore 7,5"), (0, "explore 7,4"), (0, "done")])
        party.in_step()
        party.me.page.goto("/about")
        party.play([(1, "explore 8,4"), (1, "done")])
        tells_what_was_missed(party, "8,4", {"7,5", "7,4"})


# The log


@LONG
def test_r2_the_log_is_plain_text_and_leads_to_its_moments(visit: Visit) -> None:
    with play_scene(visit(), at(is_midst, "avenia", 3)) as party:
        has_a_log_that_leads_to_its_moments(party)


# The replay


@LONG
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_r3_a_journey_can_be_walked_through_by_turns_and_eras(
    visit: Visit, stage: Stage, device: Device
) -> None:
    page = look(visit(device), stage, ENDED)
    moves = moves_of(page, stage[ENDED])
    turns, eras = places(moves, "card-revealed"), places(moves, "era-began")
    can_be_walked_through(page, len(moves), turns, eras, 133)


@LONG
def test_r4_an_address_opens_exactly_that_moment_of_the_map(visit: Visit, stage: Stage) -> None:
    page = look(visit(), stage, ENDED, "?eyes=0#0")
    end = len(moves_of(page, stage[ENDED], "seat=0"))

    def compare(view: Json, move: int) -> None:
        for piece, kind in (("explorer", "explorers"), ("village", "villages"), ("post", "posts")):
            assert holding(page, piece) == standing(view, kind), f"{kind} at {move}"

    moves = [0, end // 4, end // 2, end // 2 + 1, 3 * end // 4, end]
    opens_exactly(page, stage[ENDED], moves, compare)


@LONG
def test_r4_a_link_to_the_moment_on_screen_can_be_taken_along(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = look(visitor, stage, ENDED, "?eyes=all#150")
    by_id(page, "replay-next").click()
    is_at(page, 151)
    by_id(page, "replay-link").click()
    link: str = page.evaluate("navigator.clipboard.readText()")
    guest = visit()
    guest.page.goto(link)
    is_at(guest.page, 151)
