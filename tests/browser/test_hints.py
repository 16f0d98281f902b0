"""Hints: up to three moves with what they are worth and why, shown on the board, taken by hand.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import expect

from tests.browser import dale, dale_moments, explorers
from tests.browser.cartographers import Drawing, Seat, drawings, find, gather, said
from tests.browser.conftest import Visit
from tests.browser.screens import flaws
from tests.browser.seat import AnySeat, becomes
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.server.talk import AnyMatch

MOST = 3
SECONDS = 2.0
"""Within which a hint is answered."""
ATTEMPTS = 3
"""The machine may be busy with something else during one of them."""


def hinted(me: AnySeat) -> list[str]:
    """The actions that the panel names, best first."""
    expect(me["hint-0"]).to_be_visible()
    found: list[str] = me.page.locator("[data-testid=hints] [data-action]").evaluate_all(
        "all => all.map((one) => one.dataset.action)"
    )
    return found


def is_drawing(match: AnyMatch) -> bool:
    """A season in: the map holds something, and there are many drawings to choose from."""
    if len(match.view(0).sheets[0].seasons) != 1:
        return False
    return len(drawings(match.notation.format(one) for one in match.legal_actions(0))) > MOST


# In sight of the board


def test_f4_a_hint_shows_up_to_three_moves_on_the_map_and_is_sent_by_hand(visit: Visit) -> None:
    with gather(visit(), find(is_drawing)) as party:
        me = party.me
        me["hint"].click()
        actions = hinted(me)
        assert 1 <= len(actions) <= MOST
        assert set(actions) <= set(party.mine.actions)
        for at, action in enumerate(actions):
            (drawn,) = drawings([action])
            me[f"hint-{at}"].hover()
            becomes(lambda: me.ghost, set(drawn.cells))
        assert me.requests("submit") == []

        chosen = drawings(actions)[-1]
        me["hint-take"].click()
        expect(me["hints"]).to_be_hidden()
        assert me.ghost == set(chosen.cells)
        assert me.requests("submit") == []
        party.make(lambda: me["action-draw"].click())
        assert [one["action"] for one in me.requests("submit")] == [chosen.action]
        assert len(me.requests("hint")) == 1
        party.make(lambda: me["action-undo"].click())
        assert chosen.action in party.mine.actions


@pytest.mark.parametrize("device", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.long)])
def test_f4_a_skill_of_a_hint_is_used_at_once_and_its_drawing_waits(
    visit: Visit, device: Device
) -> None:
    with gather(visit(device), find(is_searching, options=SEARCH)) as party:
        me = party.me
        me["hint"].click()
        assert sorted(hinted(me)) == ["done", "use search"]
        at, drawn = skill_hint(me)
        me[f"hint-{at}"].click()
        becomes(lambda: me.ghost, set(drawn.cells))
        assert cells_called(me, "part of the hint") == set(drawn.cells)
        assert me.requests("submit") == []

        party.make(me["hint-take"].click)
        expect(me["hints"]).to_be_hidden()
        becomes(lambda: me.ghost, set(drawn.cells))
        assert cells_called(me, "part of your sketch") == set(drawn.cells)
        expect(me["action-draw"]).to_be_focused()
        assert [one["action"] for one in me.requests("submit")] == ["use search"]
        party.make(me["action-draw"].click)
        sent = [one["action"] for one in me.requests("submit")]
        assert sent == ["use search", drawn.action]
        party.make(me["action-undo"].click)
        party.make(me["action-undo"].click)
        assert "use search" in party.mine.actions
        assert me.ghost == set()


SEARCH = {"skills": "search,stealth,diplomacy"}


def is_searching(match: AnyMatch) -> bool:
    """Something is drawn, and a free skill could add to it."""
    found = [match.notation.format(one) for one in match.legal_actions(0)]
    return sorted(found) == ["done", "use search"]


def skill_hint(me: AnySeat) -> tuple[int, Drawing]:
    """Which of the hints begins with a skill, and what it draws then."""
    frames = [json.loads(one) for one in me.received]
    (told,) = [one["hints"] for one in frames if one["type"] == "hints"]
    (at,) = [at for at, one in enumerate(told) if one["action"].startswith("use ")]
    (drawn,) = drawings(told[at]["plan"])
    return at, drawn


def cells_called(me: AnySeat, words: str) -> set[str]:
    """The cells whose name has these words in it."""
    found = me.page.locator(f"main [role=gridcell][aria-label*='{words}']")
    return set(found.evaluate_all("all => all.map((cell) => cell.dataset.cell)"))


@pytest.mark.long
def test_f4_a_hint_is_answered_within_two_seconds(visit: Visit) -> None:
    taken = []
    for _ in range(ATTEMPTS):  # each at a table of its own: what was found out is kept
        with gather(visit(), find(is_drawing)) as party:
            began = time.monotonic()
            party.me["hint"].click()
            hinted(party.me)
            taken.append(time.monotonic() - began)
    assert min(taken) < SECONDS


def test_f4_a_table_that_forbids_hints_has_no_button(visit: Visit) -> None:
    me = Seat.take(visit(), "me", hints=False).come()
    expect(me["table-menu"]).to_be_visible()
    expect(me["hint"]).to_have_count(0)
    me.page.keyboard.press("h")
    assert me.requests("hint") == []


@pytest.mark.long
def test_f4_those_who_wait_or_watch_get_no_hint(visit: Visit) -> None:
    with gather(visit(), find(is_drawing, seats=2)) as party:
        me = party.me
        party.play([(0, me_draws(party.mine.actions)), (0, "done")])
        party.in_step()
        expect(me["hint"]).to_have_attribute("aria-disabled", "true")
        me["hint"].click(force=True)
        expect(me.page.get_by_text(said("en", "ui-hint-not-now")).first).to_be_visible()
        assert me.requests("hint") == []
        watcher = visit()
        watcher.go(f"/t/{me.table}")
        watcher.page.get_by_test_id("play").wait_for()
        expect(watcher.page.get_by_test_id("hint")).to_have_count(0)


def me_draws(actions: list[str]) -> str:
    return drawings(actions)[0].action


# By keyboard, by touch


@pytest.mark.long
def test_k1_f4_a_hint_is_asked_for_looked_at_and_taken_by_keyboard(visit: Visit) -> None:
    with explorers.gather(visit(), explorers.find(is_exploring)) as party:
        me = party.me
        keyboard = me.page.keyboard
        keyboard.press("h")
        actions = hinted(me)
        expect(me["hint-0"]).to_be_focused()
        first = actions[0].split()[1]
        becomes(lambda: first in me.ghost, wanted=True)
        keyboard.press("Tab")
        expect(me["hint-take"]).to_be_focused()
        keyboard.press("Enter")
        expect(me["hints"]).to_be_hidden()
        becomes(lambda: me.ghost, {first})
        assert me.requests("submit") == []
        party.make(lambda: keyboard.press("x"))
        assert [one["action"] for one in me.requests("submit")] == actions[:1]


def is_exploring(match: AnyMatch) -> bool:
    """Several spaces are in reach."""
    found = [match.notation.format(one) for one in match.legal_actions(0)]
    return sum(one.startswith("explore ") for one in found) > MOST


@pytest.mark.long
def test_k8_f4_escape_puts_a_hint_away_and_gives_the_focus_back(visit: Visit) -> None:
    with gather(visit(), find(is_drawing)) as party:
        me = party.me
        me["hint"].focus()
        me.page.keyboard.press("Enter")
        hinted(me)
        assert me.ghost
        me.page.keyboard.press("Escape")
        expect(me["hints"]).to_be_hidden()
        expect(me["hint"]).to_be_focused()
        assert me.ghost == set()


@pytest.mark.long
def test_f4_m2_on_a_phone_the_sheet_leaves_the_move_in_sight(visit: Visit) -> None:
    with gather(visit(PHONE), find(is_drawing)) as party:
        me = party.me
        me["hint"].tap()
        actions = hinted(me)
        for at, action in enumerate(actions):
            (drawn,) = drawings([action])
            me[f"hint-{at}"].tap()
            becomes(lambda: me.ghost, set(drawn.cells))
            becomes(lambda: covered(me), [])
        me["hint-take"].tap()
        expect(me["hints"]).to_be_hidden()
        party.make(lambda: me["action-draw"].tap())
        assert [one["action"] for one in me.requests("submit")] == actions[-1:]


def covered(me: AnySeat) -> list[str]:
    """The cells of the ghost whose middle lies under the sheet."""
    sheet = me["hints"].bounding_box()
    assert sheet
    top, bottom = sheet["y"], sheet["y"] + sheet["height"]
    return [cell for cell in me.ghost if top < me.middle_of(cell)[1] < bottom]


# Cards


@pytest.mark.long
def test_f4_a_hint_shows_the_card_and_begins_what_it_advises(visit: Visit) -> None:
    at = dale.at(dale_moments.is_midst, 2)
    with dale.play_scene(visit(), at) as party:
        me = party.me
        me["hint"].click()
        actions = hinted(me)
        assert set(actions) <= set(party.mine.actions)
        assert me.requests("submit") == []
        party.make(lambda: me["hint-take"].click())
        assert [one["action"] for one in me.requests("submit")] == actions[:1]


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
def test_f4_on_a_wide_screen_hints_cover_no_card_and_no_pile(visit: Visit, lang: str) -> None:
    device = LAPTOP._replace(lang=lang)
    with dale.play_scene(visit(device), dale.at(dale_moments.is_midst, 2)) as party:
        party.me["hint"].click()
        for at in range(len(hinted(party.me))):
            party.me[f"hint-{at}"].hover()
            assert flaws(party.me.page) == []


# Words


@pytest.mark.long
@pytest.mark.parametrize("lang", ["de", "ru"])
def test_i1_f4_a_hint_speaks_the_language_of_the_page(visit: Visit, lang: str) -> None:
    with gather(visit(LAPTOP._replace(lang=lang)), find(is_drawing)) as party:
        me = party.me
        me["hint"].click()
        actions = hinted(me)
        (drawn, *_) = drawings(actions)
        terrain = said(lang, f"cartographers-terrain-{drawn.terrain}")
        words = said(
            lang, "cartographers-ui-advice-draw", terrain=terrain, cells=" ".join(drawn.cells)
        )
        expect(me["hint-0"]).to_contain_text(words)
        expect(me["hint-0"]).to_contain_text(said(lang, "ui-hint-best"))
        expect(me["hint-take"]).to_have_text(said(lang, "ui-hint-take"))


# The settings of a table, and its bots


@pytest.mark.long
def test_f4_whether_hints_are_allowed_is_chosen_with_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/cartographers?seat=me")
    page.get_by_test_id("hints-allowed").click()
    page.get_by_test_id("action-open").click()
    page.get_by_test_id("play").wait_for()
    expect(page.get_by_test_id("hint")).to_have_count(0)


@pytest.mark.long
def test_a_bot_is_replaced_by_another_level_in_mid_game(visit: Visit) -> None:
    me = Seat.take(visit(), "me", "bot novice").come()
    me["table-menu"].click()
    me.page.locator("[data-item=people]").click()
    level = me["level-1"]
    expect(level).to_have_value("novice")
    before = me.seq
    level.select_option("expert")
    expect(me["table"]).not_to_have_attribute("data-seq", str(before))
    expect(level).to_have_value("expert")
    expect(me["panel"]).to_contain_text(said("en", "ui-bot-expert"))
    with me.wire() as wire:
        assert wire.now["table"]["seats"][1]["bot"] == "expert"
