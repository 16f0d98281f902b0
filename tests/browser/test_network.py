"""Connections that break, servers that restart, people who leave and come back.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from guildhall.client import Server
from tests.browser.cable import BROKEN, Cable, has_come_back, stay
from tests.browser.cartographers import Seat, drawings, take_seat
from tests.browser.cartographers_moments import is_autumn, play_scene
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, lay
from tests.browser.seat import QUIET, prefer
from tests.browser.stage import be, is_over, moment, open_scene
from tests.browser.visitor import Visitor
from tests.server.services import Place, open_place
from tests.server.talk import Browser, Json, wait_for

LONG = pytest.mark.long


def hold_something(me: Seat, actions: list[str]) -> str:
    """Put the shape down where it can be drawn; returns the action that this stands for."""
    drawing = drawings(actions)[0]
    lay(Mouse(me), drawing)
    return drawing.action


def moves_of(entries: list[Json], seat: int) -> list[str]:
    return [one["action"] for one in entries if one["kind"] == "move" and one["seat"] == seat]


def scene_at(visitor: Visitor, place: Place) -> Any:  # Any: a context manager of a party
    """A table of two, for which only the page uses the visitor's own line."""
    return play_scene(visitor, moment(is_autumn, seats=2), place.here)


# Broken connections


@pytest.mark.parametrize(
    ("how", "seconds"),
    [
        ("cut", 1),
        ("silence", 4),
        pytest.param("cut", 30, marks=LONG),
        pytest.param("silence", 30, marks=LONG),
        pytest.param("cut", 180, marks=LONG),
    ],
)
def test_n1_a_killed_socket_is_noticed_and_resynced(
    visit: Visit, place: Place, how: str, seconds: float
) -> None:
    with Cable(place.processes[0].port) as cable:
        visitor = visit(address=cable.address)
        visitor.forgive(BROKEN)
        with scene_at(visitor, place) as party:
            me = party.me
            stay(me.page)
            action = hold_something(me, party.mine.actions)
            before = me.seq

            began = time.time()
            getattr(cable, how)()
            expect(me["link-lost"]).to_be_visible()
            expect(me["link-lost"]).not_to_be_empty()
            me["action-draw"].click()  # in the middle of the turn, and nobody hears it
            party.wires[1].ask("say", phrase="hello")
            me.page.wait_for_timeout(max(0.0, began + seconds - time.time()) * 1000)
            cable.mend()

            has_come_back(me)
            expect(me["action-done"]).to_be_visible()
            party.in_step()
            assert me.seq == before + 2  # what was said, and what was drawn
            assert moves_of(party.mine.entries, 0)[-1] == action


def test_n1_a_move_whose_answer_got_lost_is_made_once(visit: Visit, place: Place) -> None:
    with Cable(place.processes[0].port) as cable:
        visitor = visit(address=cable.address)
        visitor.forgive(BROKEN)
        with scene_at(visitor, place) as party:
            me = party.me
            stay(me.page)
            action = hold_something(me, party.mine.actions)
            before = moves_of(party.mine.entries, 0)
            cable.hold_answers()
            me["action-draw"].click()
            party.mine.until(lambda frame: frame["type"] == "update")
            cable.cut()
            expect(me["link-lost"]).to_be_visible()
            cable.mend()

            has_come_back(me)
            party.in_step()
            assert moves_of(party.mine.entries, 0) == [*before, action]
            assert len(me.requests("submit")) == 2
            assert len({one["id"] for one in me.requests("submit")}) == 1
            expect(me["action-done"]).to_be_visible()
            expect(me["problem"]).to_be_hidden()


@LONG
def test_n2_all_go_on_after_a_restart_of_the_server(visit: Visit) -> None:
    with open_place("sqlite") as place:
        server, (process,) = place.here, place.processes
        ann, bob = visit(address=server.address), visit(address=server.address)
        seats = seat_two(ann, bob)
        for seat in seats:
            seat.visitor.forgive(BROKEN)
            stay(seat.page)
        process.kill()
        for seat in seats:
            expect(seat["link-lost"]).to_be_visible()
        process.start()
        for seat in seats:
            has_come_back(seat)
        for seat in seats:  # and the game goes on
            with seat.wire() as wire:
                hold_something(seat, wire.actions)
            seat["action-draw"].click()
            seat["action-done"].click()
        for seat in seats:
            expect(seat.page.locator("[data-legal=true]").first).to_be_attached()


def seat_two(ann: Visitor, bob: Visitor) -> list[Seat]:
    """A table of two at which both sit in browsers."""
    for visitor in (ann, bob):
        prefer(visitor, **QUIET)
    mine = take_seat(ann, "me", "open", name="Ann", seed="restart")
    answer = bob.context.request.post(f"/api/tables/{mine.table}/join", data={"name": "Bob"})
    theirs = Seat(bob, mine.table, answer.json()["seats"][0]["token"], 1)
    return [seat.come() for seat in (mine, theirs)]


@LONG
def test_n3_one_seat_in_two_tabs(visit: Visit) -> None:
    with play_scene(visit(), moment(is_autumn, seats=2)) as party:
        me, twin = party.me, second_tab(party.me)
        action = hold_something(twin, party.mine.actions)
        twin["action-draw"].click()
        expect(me["action-done"]).to_be_visible()
        me.page.bring_to_front()
        me["action-undo"].click()
        expect(twin["action-done"]).to_be_hidden()
        party.in_step()
        before = len(moves_of(party.mine.entries, 0))

        # Both hold the shape and draw it at the same time: one of them is first.
        for tab in (me, twin):
            tab.page.bring_to_front()
            hold_something(tab, party.mine.actions)
        for tab in (me, twin):
            tab.page.evaluate(CLICK_LATER, "[data-testid=action-draw]")
        for tab in (me, twin):
            expect(tab["action-done"]).to_be_visible()
        party.in_step()
        twin.has_seen(party.mine)
        assert moves_of(party.mine.entries, 0)[before:] == [action]


def second_tab(seat: Seat) -> Seat:
    """The same seat, and the same table, in another tab; it is in front."""
    twin = Seat(seat.visitor, seat.table, seat.token)
    twin.page = seat.visitor.new_tab()
    twin.page.goto(seat.page.url)
    twin["play"].wait_for()
    return twin


# So that the second click does not wait for what the first one brings.
CLICK_LATER = "(selector) => setTimeout(() => document.querySelector(selector).click(), 300)"


# People who come and go


def test_n4_a_guest_draws_by_link_within_three_actions(visit: Visit, place: Place) -> None:
    host = Browser(place.here).open("me", "open", name="Ann")[0]
    visitor = visit()
    page = visitor.go(f"/t/{host.table}")
    actions = [
        page.get_by_test_id("sit-down"),
        page.locator("[data-legal=true]").first,
        page.get_by_test_id("action-draw"),
    ]
    assert page.locator("input[type=email], input[type=password]").count() == 0
    for action in actions:
        action.click()
    expect(page.get_by_test_id("action-done")).to_be_visible()
    with host.sit() as wire:
        assert wire.now["table"]["status"] == "running"


@LONG
def test_n5_a_bot_plays_for_who_left_until_they_take_their_seat_back(visit: Visit) -> None:
    visitor = visit()
    prefer(visitor, **QUIET)
    me = take_seat(visitor, "me", "open", name="Ann", seed="leaver", grace=1)
    bob = Browser(Server(visitor.address)).join(me.table, "Bob")
    with bob.sit() as theirs:
        me.come()
        me.page.goto("about:blank")
        theirs.wait(lambda: any(one.get("why") == "left" for one in theirs.entries))
        me.come()
        expect(me["stood-in"]).to_be_visible()
        me["stood-in"].get_by_role("button").click()
        expect(me["stood-in"]).to_be_hidden()
        theirs.settle()
        assert theirs.now["table"]["seats"][0]["kind"] == "person"
        while theirs.actions:
            theirs.act()
        expect(me.page.locator("[data-legal=true]").first).to_be_attached()
        assert me.seq > 0


def test_n6_a_rematch_waits_for_those_who_are_away(visit: Visit, place: Place) -> None:
    ann, bob = visit(), visit()
    with open_scene(place.here, moment(is_over, seats=2)) as scene:
        be(ann, scene.ann)
        be(bob, scene.host)
        for wire in scene.others:
            wire.close()  # Bob is away
        page = ann.go(f"/t/{scene.table}")
        page.get_by_test_id("action-rematch").click()
        page.get_by_test_id("play").wait_for()
        table = page.url.rpartition("/")[2]
        assert table != scene.table

        page = bob.go(f"/t/{scene.table}")
        expect(page.get_by_test_id("ending")).to_be_visible()
        page.get_by_test_id("action-rematch").click()
        page.wait_for_url(f"**/t/{table}")
        expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "1")
        expect(page.locator("[data-legal=true]").first).to_be_attached()
        wait_for(lambda: scene.host.info(table)["status"] == "running")
