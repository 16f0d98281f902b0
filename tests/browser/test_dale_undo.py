"""Confirming and taking back while trading: as far as nothing was drawn or shown, and in words.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dale import (
    FAN,
    Mouse,
    Party,
    Seat,
    do,
    play_position,
    point_of,
    position,
    press,
    said,
)
from tests.browser.dale_moments import three

LONG = pytest.mark.long
Way = Literal["button", "ctrl", "cmd"]
MOD = {"ctrl": "Control", "cmd": "Meta"}
STEPS = ("buy 2", "pay cookies", "pay nuisance")


class Known:
    """A position: what the server says of it, and what the page shows."""

    def __init__(self, party: Party) -> None:
        party.in_step()
        names = ("view", "waiting", "decision", "actions")
        self.said: Any = {name: party.mine.now[name] for name in names}
        cards = party.me.page.locator(f"{FAN}, [data-slot] [data-card]")
        self.shown = cards.all_inner_texts()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and (self.said, self.shown) == (other.said, other.shown)

    __hash__ = None  # type: ignore[assignment]  # compared only


def undo(me: Seat, way: Way) -> None:
    if way == "button":
        me["action-undo"].click()
    else:
        me.page.keyboard.press(f"{MOD[way]}+z")


def redo(me: Seat, way: Way) -> None:
    if way == "button":
        press(Mouse(me), "redo")
    else:
        me.page.keyboard.press(f"{MOD[way]}+Shift+z")


@pytest.mark.parametrize(
    "way", ["ctrl", pytest.param("button", marks=LONG), pytest.param("cmd", marks=LONG)]
)
def test_u1_undo_and_redo_lead_to_the_very_same_hands(visit: Visit, way: Way) -> None:
    with play_position(visit(), three()) as party:
        me, mouse = party.me, Mouse(party.me)
        known = [Known(party)]
        for action in STEPS:
            do(party, mouse, action)
            known.append(Known(party))
        for before in reversed(known[:-1]):
            party.make(lambda: undo(me, way))
            assert Known(party) == before
        assert party.mine.now["undo"], "there is nothing left to take back"
        for after in known[1:]:
            party.make(lambda: redo(me, way))
            assert Known(party) == after


def is_locked(party: Party, why: str) -> None:
    """The control has a lock and says why; the key does nothing either."""
    me = party.me
    party.in_step()
    expect(me["action-undo"]).to_have_attribute("aria-disabled", "true")
    expect(me["action-undo"].get_by_test_id("lock")).to_be_visible()
    expect(me["action-undo"]).to_have_accessible_description(said("en", f"dale-ui-undo-{why}"))
    asked, seq = len(me.requests("undo")), party.mine.seq
    me.page.keyboard.press("Control+z")
    me["action-undo"].click(force=True)
    party.in_step()
    assert party.mine.seq == seq
    assert len(me.requests("undo")) == asked


def test_u2_undo_stops_at_drawn_cards_and_says_why(visit: Visit) -> None:
    """What a Spyglass has shown cannot be unseen; what is kept of it can be chosen again."""
    with play_position(visit(), three()) as party:
        me, mouse = party.me, Mouse(party.me)
        is_locked(party, "nothing-to-undo")
        do(party, mouse, "play spyglass")
        is_locked(party, "learnt")
        seen = Known(party)
        do(party, mouse, party.mine.actions[0])
        party.make(lambda: undo(me, "button"))
        assert Known(party).said == seen.said
        is_locked(party, "learnt")


@LONG
def test_u2_undo_stops_at_the_end_of_the_turn(visit: Visit) -> None:
    """Though the hand was full and nothing was drawn."""
    written = position(["junk"] * 5, ["junk"] * 5, stage="end")
    with play_position(visit(), written) as party:
        do(party, Mouse(party.me), "done")
        is_locked(party, "passed")


@LONG
def test_u3_restart_leads_to_the_beginning_of_the_turn_at_once(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me, mouse, beginning = party.me, Mouse(party.me), Known(party)
        for action in STEPS:
            do(party, mouse, action)
        party.make(lambda: press(mouse, "restart"))
        assert Known(party) == beginning
        assert len(me.requests("restart")) == 1
        assert not me.requests("undo")


# Asking before something is drawn or shown


def asks(party: Party, act: Callable[[], None], question: str) -> None:
    """A question that nothing is blocked by, and nothing was sent."""
    me = party.me
    count = len(me.requests("submit"))
    act()
    expect(me["confirm"]).to_contain_text(said("en", f"dale-ui-ask-{question}"))
    expect(me["confirm"]).to_be_in_viewport(ratio=1)
    assert me.page.locator("dialog[open], [aria-modal=true]").count() == 0
    party.in_step()
    assert len(me.requests("submit")) == count


@LONG
def test_u4_a_technique_that_shows_cards_is_asked_about_once(visit: Visit) -> None:
    with play_position(visit(), three(), confirm="irreversible") as party:
        me, mouse = party.me, Mouse(party.me)
        mouse.hit(f'{FAN}[data-card^="spyglass-"]')
        asks(party, me["action-confirm"].click, "play")
        me["confirm"].get_by_role("button").last.click()  # rather not
        expect(me["confirm"]).to_be_hidden()
        asks(party, me["action-confirm"].click, "play")
        party.make(me["confirm"].get_by_role("button").first.click)
        expect(me["confirm"]).to_be_hidden()
        assert party.mine.now["decision"] == "keep"


@LONG
def test_u4_the_end_of_a_turn_is_asked_about_and_off_means_never(visit: Visit) -> None:
    written = position(["junk"] * 3, ["junk"] * 5, stage="end", players={0: {"deck": ["junk"] * 3}})
    with play_position(visit(), written, confirm="irreversible") as party:
        asks(party, party.me["action-done"].click, "done")
        party.make(party.me["confirm"].get_by_role("button").first.click)
        assert party.mine.now["waiting"] == [1]
    with play_position(visit(), written, confirm="off") as party:
        do(party, Mouse(party.me), "done")
        expect(party.me["confirm"]).to_be_hidden()


@LONG
def test_u6_an_ability_left_unused_is_mentioned_and_does_not_block(visit: Visit) -> None:
    hand = ["market_discovery", "junk", "junk"]
    more: Any = {"market": {"deck": ["acorn"]}, "players": {0: {"deck": ["junk"] * 4}}}
    row = ["prepaid_good", "spyglass", "nuisance", "shattered_relic", "cookies"]
    more["market"]["row"] = row
    more["decks"] = ["macaws", "pandas", "raccoons", "squirrels"][:3]
    more["market"]["deck"] = ["rotten_food"]
    written = position(hand, ["junk"] * 5, stage="end", **more)
    with play_position(visit(), written, confirm="irreversible") as party:
        asks(party, party.me["action-done"].click, "unused")
        party.make(party.me["confirm"].get_by_role("button").first.click)


@LONG
def test_u8_a_double_click_on_a_card_lays_it_once(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        do(party, Mouse(me), "inventory")
        party.make(lambda: me.page.mouse.dblclick(*point_of(me, f'{FAN}[data-card="junk-1"]')))
        party.in_step()
        sent = [one["action"] for one in me.requests("submit")]
        assert sent == ["inventory", "discard junk"]
        assert not me.requests("undo")
        assert me.laid == ["junk"]


@LONG
def test_u8_a_double_click_on_buy_makes_one_purchase(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me, mouse = party.me, Mouse(party.me)
        for action in STEPS[:2]:
            do(party, mouse, action)
        do(party, mouse, "pay nuisance")
        if "settle" not in party.mine.actions:
            do(party, mouse, party.mine.actions[0])
        party.make(me["action-settle"].dblclick)
        party.in_step()
        assert [one["action"] for one in me.requests("submit")].count("settle") == 1
        assert "done" not in [one["action"] for one in me.requests("submit")]
