"""Connections that break and servers that restart in the middle of an explorer's turn.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cable import BROKEN, Cable, has_come_back, stay
from tests.browser.conftest import Visit
from tests.browser.explorers import (
    MapMouse,
    Party,
    Seat,
    carry_out,
    confirm,
    play_position,
    put,
    view_of,
)
from tests.games.explorers.tables import sheet, table
from tests.server.services import Place, open_place
from tests.server.talk import Json

START = table("aghon", "basic_desert", sheet("7,4 7,6 8,4 11,2"), sheet())
"""With 8,5 a region is complete, and its village has three sites."""


def moves_of(entries: list[Json], seat: int) -> list[str]:
    return [one["action"] for one in entries if one["kind"] == "move" and one["seat"] == seat]


def begin_a_village(party: Party) -> None:
    """The region is complete and a site is chosen, but not confirmed."""
    mouse = MapMouse(party.me)
    party.make(lambda: carry_out(mouse, "explore 8,5"))
    put(mouse, "village 8,4")
    assert party.me.ghost == {"8,4"}


@pytest.mark.parametrize("how", ["cut", pytest.param("silence", marks=pytest.mark.long)])
def test_n1_a_turn_goes_on_after_a_killed_socket(visit: Visit, place: Place, how: str) -> None:
    """What was confirmed meanwhile is made once, and the turn is where it was."""
    with Cable(place.processes[0].port) as cable:
        visitor = visit(address=cable.address)
        visitor.forgive(BROKEN)
        with play_position(visitor, START, place.here) as party:
            me = party.me
            stay(me.page)
            begin_a_village(party)
            getattr(cable, how)()
            expect(me["link-lost"]).to_be_visible()
            me["action-confirm"].click()  # nobody hears it
            party.play([(1, "explore 8,4")])  # and somebody else goes on
            cable.mend()
            has_come_back(me)
            party.mine.wait(lambda: bool(moves_of(party.mine.entries, 0)[1:]))
            party.in_step()
            assert moves_of(party.mine.entries, 0) == ["explore 8,5", "village 8,4"]
            assert me.holding("village") == {"8,4"}
            assert me.legal == {"10,1"}
            expect(me["problem"]).to_be_hidden()
            party.make(lambda: carry_out(MapMouse(me), "explore 10,1"))


@pytest.mark.long
def test_n1_an_explorer_whose_answer_got_lost_is_put_once(visit: Visit, place: Place) -> None:
    with Cable(place.processes[0].port) as cable:
        visitor = visit(address=cable.address)
        visitor.forgive(BROKEN)
        with play_position(visitor, START, place.here) as party:
            me = party.me
            stay(me.page)
            put(MapMouse(me), "explore 8,5")
            cable.hold_answers()
            me["action-confirm"].click()
            party.mine.until(lambda frame: frame["type"] == "update")
            cable.cut()
            expect(me["link-lost"]).to_be_visible()
            cable.mend()
            has_come_back(me)
            party.in_step()
            assert moves_of(party.mine.entries, 0) == ["explore 8,5"]
            assert len({one["id"] for one in me.requests("submit")}) == 1
            assert me.legal == {"7,6", "8,4", "8,5"}
            expect(me["problem"]).to_be_hidden()


@pytest.mark.long
def test_n2_a_turn_goes_on_after_a_restart_of_the_server(visit: Visit) -> None:
    """Everything done in the turn is still there, can be taken back and be gone on with."""
    with open_place("sqlite") as place:
        (process,) = place.processes
        visitor = visit(address=place.here.address)
        with play_position(visitor, START) as party:
            visitor.forgive(BROKEN)
            me = party.me
            stay(me.page)
            begin_a_village(party)
            view = view_of(party)
            for wire in party.wires:
                wire.close()  # they would wait for the dead to say goodbye
            process.kill()
            expect(me["link-lost"]).to_be_visible()
            process.start()
            has_come_back(me)
            with me.wire() as wire:
                assert wire.view == view
            assert me.ghost == {"8,4"}  # what was chosen is still chosen
            assert me.legal == {"7,6", "8,4", "8,5"}
            goes_on(me)


def goes_on(me: Seat) -> None:
    """The village, back to the beginning of the turn, and through all of it again."""
    mouse = MapMouse(me)
    me.step(lambda: confirm(mouse))
    me.step(lambda: carry_out(mouse, "explore 10,1"))
    assert me.holding("village") == {"8,4"}
    me.step(lambda: mouse.press("action-restart"))
    assert me.holding("village") == set()
    for action in ("explore 8,5", "village 7,6", "done"):
        me.step(lambda action=action: carry_out(mouse, action))  # type: ignore[misc]
    assert me.holding("village") == {"7,6"}
