"""Hints: up to three moves with what they are worth and why, shown on the board, taken by hand.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser import explorers
from tests.browser.cartographers import Seat, drawings, find, gather
from tests.browser.conftest import Visit
from tests.browser.seat import AnySeat, becomes
from tests.server.talk import AnyMatch

MOST = 3
SECONDS = 2.0
"""Within which a hint is answered."""


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
        began = time.monotonic()
        me["hint"].click()
        actions = hinted(me)
        assert time.monotonic() - began < SECONDS
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


def test_f4_a_table_that_forbids_hints_has_no_button(visit: Visit) -> None:
    me = Seat.take(visit(), "me", hints=False).come()
    expect(me["table-menu"]).to_be_visible()
    expect(me["hint"]).to_have_count(0)
    me.page.keyboard.press("h")
    assert me.requests("hint") == []
