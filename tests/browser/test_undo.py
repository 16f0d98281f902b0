"""Confirming and taking back: by button and by key, as far as nothing was learnt, and only once.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.cartographers import Party, Seat, drawings, first_card, gather, said
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys, Mouse, Point
from tests.browser.known import Known
from tests.browser.small_screen import double_tap
from tests.browser.taking_back import (
    BETWEEN_CLICKS_MS,
    Act,
    Way,
    asks,
    click_twice,
    is_locked,
    is_open,
    leads_there_and_back,
    middle,
    refuse,
    restarts,
)
from tests.browser.visitor import LAPTOP, PHONE

CARD = "orchard"
SEARCH = {"skills": "search,stealth,diplomacy"}
"""Search costs nothing: a turn can be draw, use, draw, done."""

# A turn of several steps


def steps_of(party: Party) -> list[Act]:
    """Draw, use a skill, draw once more, be done; the other seat is still busy then."""
    me, keys = party.me, Keys(party.me)

    def draw() -> None:
        keys.pick(min(me.legal))
        me.page.keyboard.press("Enter")

    acts = [draw, me["use-search"].click, draw, lambda: me.page.keyboard.press("d")]
    return [partial(party.make, act) for act in acts]


def press(me: Seat, action: str) -> None:
    """On the rail, or in its menu where it has no room."""
    if me[f"action-{action}"].is_visible():
        me[f"action-{action}"].click()
        return
    me["action-more"].click()
    me.page.get_by_role("menuitem", name=said("en", f"cartographers-ui-{action}")).click()


@pytest.mark.parametrize("way", ["button", "ctrl", pytest.param("cmd", marks=pytest.mark.long)])
def test_u1_undo_and_redo_lead_to_the_very_same_positions(visit: Visit, way: Way) -> None:
    with gather(visit(), first_card(CARD, 2, SEARCH)) as party:
        leads_there_and_back(party, steps_of(party), way, partial(press, party.me))


# As far as nothing was learnt


def test_u2_undo_stops_at_a_revealed_card(visit: Visit) -> None:
    with gather(visit(), first_card(CARD)) as party:
        is_locked(party, "learnt")
        Mouse(party.me).pick(min(party.me.legal))
        party.make(party.me["action-draw"].click)
        is_open(party)
        party.make(party.me["action-done"].click)
        is_locked(party, "learnt")


def test_u2_undo_stops_when_the_last_player_is_done(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 2)) as party:
        first = party.mine.actions[0]
        party.play([(0, first), (0, "done"), (1, first), (1, "done")])
        is_locked(party, "learnt")


def test_u3_restart_leads_to_the_beginning_of_the_turn_at_once(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 2, SEARCH)) as party:
        restarts(party, steps_of(party)[:3], partial(press, party.me))


# Asking before something is shown


def drawn(party: Party) -> None:
    """My seat has drawn and could be done."""
    party.mine.settle()
    party.play([(0, drawings(party.mine.actions)[0].action)])
    party.in_step()
    party.me.close_season()


def goes_on(party: Party, act: Act) -> None:
    """It is done without any (further) question."""
    count = len(party.me.requests("submit"))
    party.make(act)
    assert [one["action"] for one in party.me.requests("submit")[count:]] == ["done"]
    expect(party.me["confirm"]).to_be_hidden()


def test_u4_what_cannot_be_taken_back_is_asked_about_once(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 2), confirm="irreversible") as party:
        me = party.me
        drawn(party)
        goes_on(party, me["action-done"].click)  # Bob is still busy: it can be withdrawn
        party.make(me["action-undo"].click)
        party.play([(1, party.wires[1].actions[0]), (1, "done")])
        party.in_step()
        asks(party, party.me["action-done"].click)
        refuse(me)
        asks(party, party.me["action-done"].click)
        goes_on(party, me["confirm"].get_by_role("button").first.click)


def test_u4_always_means_every_time(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 2), confirm="always") as party:
        for _ in range(2):
            drawn(party)
            asks(party, party.me["action-done"].click)
            goes_on(party, party.me["confirm"].get_by_role("button").first.click)
            party.wires[1].settle()
            party.play([(1, drawings(party.wires[1].actions)[0].action), (1, "done")])
            party.in_step()


def test_u4_off_means_never(visit: Visit) -> None:
    with gather(visit(), first_card(CARD), confirm="off") as party:
        for _ in range(2):
            drawn(party)
            goes_on(party, party.me["action-done"].click)


def test_u5_the_browser_itself_never_asks(visit: Visit) -> None:
    """Not even when a drawing is left unfinished."""
    visitor = visit()
    visitor.context.add_init_script(
        "for (const kind of ['alert', 'confirm', 'prompt'])"
        "  window[kind] = () => { console.error(`window.${kind} was called`); };"
    )
    with gather(visitor, first_card(CARD), confirm="always") as party:
        me = party.me
        drawn(party)
        asks(party, party.me["action-done"].click)
        goes_on(party, me["confirm"].get_by_role("button").first.click)
        me.close_season()
        Mouse(me).pick(min(me.legal))
        party.make(me["action-draw"].click)
        party.make(lambda: press(me, "restart"))
        Mouse(me).pick(min(me.legal))
        me["table-menu"].click()
        me.page.get_by_role("menuitem", name=said("en", "ui-table-leave")).click()
        expect(me.page).to_have_url(f"{visitor.address}/")
        me.page.go_back()
        me["play"].wait_for()
        me.page.reload()
        me["play"].wait_for()
        assert not visitor.troubles


def test_u6_a_skill_left_unused_is_mentioned_and_does_not_block(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 2, SEARCH)) as party:
        drawn(party)
        assert "use search" in party.mine.actions
        skill = said("en", "cartographers-skill-search")
        notice = said("en", "cartographers-ui-aside-finish-skill", skill=skill)
        expect(party.me.prompt).to_contain_text(notice)
        goes_on(party, party.me["action-done"].click)


def test_u7_done_can_be_withdrawn_until_the_last_is_done(visit: Visit) -> None:
    with gather(visit(), first_card(CARD, 2)) as party:
        me = party.me
        drawn(party)
        before = Known(party)
        party.make(me["action-done"].click)
        expect(me["action-undo"]).to_have_text(said("en", "cartographers-ui-withdraw"))
        party.make(me["action-undo"].click)
        assert Known(party) == before
        party.make(me["action-done"].click)
        party.wires[1].settle()
        party.play([(1, party.wires[1].actions[0]), (1, "done")])
        is_locked_after_withdrawals(party)


def is_locked_after_withdrawals(party: Party) -> None:
    party.in_step()
    expect(party.me["action-undo"]).to_have_attribute("aria-disabled", "true")


# Once is once


def tap_twice(me: Seat, testid: str) -> None:
    double_tap(me.page, Point(*middle(me, testid)), BETWEEN_CLICKS_MS)


@pytest.mark.parametrize("kind", [Mouse, Finger])
def test_u8_a_double_click_or_tap_makes_one_move(visit: Visit, kind: type[Mouse | Finger]) -> None:
    twice = tap_twice if kind is Finger else click_twice
    with gather(visit(PHONE if kind is Finger else LAPTOP), first_card(CARD)) as party:
        me = party.me
        kind(me).pick(min(me.legal))
        party.make(lambda: twice(me, "action-draw"))
        expect(me["action-done"]).to_be_visible()
        assert len(me.requests("submit")) == 1
        me.page.wait_for_timeout(4 * BETWEEN_CLICKS_MS)  # the next click is one of its own
        party.make(lambda: twice(me, "action-done"))
        submitted = me.requests("submit")
        assert [one["action"].split()[0] for one in submitted] == ["draw", "done"]
        assert len({one["id"] for one in submitted}) == 2


def test_u8_clicks_faster_than_the_server_make_one_move(visit: Visit) -> None:
    with gather(visit(), first_card(CARD)) as party:
        me = party.me
        Mouse(me).pick(min(me.legal))
        party.make(lambda: me["action-draw"].evaluate("one => [1, 2, 3].map(() => one.click())"))
        party.in_step()
        assert len(me.requests("submit")) == 1
