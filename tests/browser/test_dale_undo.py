"""Confirming and taking back while trading: as far as nothing was drawn or shown, and in words.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import known
from tests.browser.conftest import Visit
from tests.browser.dale import (
    FAN,
    Mouse,
    Party,
    do,
    passes_on,
    play_position,
    point_of,
    position,
    press,
)
from tests.browser.dale_moments import three
from tests.browser.seat import AnySeat
from tests.browser.taking_back import (
    Way,
    agree,
    asks,
    is_locked,
    leads_there_and_back,
    refuse,
    restarts,
    undo,
)

LONG = pytest.mark.long
STEPS = ("buy 2", "pay cookies", "pay nuisance")


class Known(known.Known):
    """What the page shows is in its cards."""

    def look(self, me: AnySeat) -> list[str]:
        return me.page.locator(f"{FAN}, [data-slot] [data-card]").all_inner_texts()


def steps_of(party: Party) -> list[Callable[[], None]]:
    mouse = Mouse(party.me)
    return [partial(do, party, mouse, action) for action in STEPS]


def press_for(party: Party) -> Callable[[str], None]:
    return partial(press, Mouse(party.me))


@pytest.mark.parametrize(
    "way", ["ctrl", pytest.param("button", marks=LONG), pytest.param("cmd", marks=LONG)]
)
def test_u1_undo_and_redo_lead_to_the_very_same_hands(visit: Visit, way: Way) -> None:
    with play_position(visit(), three()) as party:
        leads_there_and_back(party, steps_of(party), way, press_for(party), Known)


@LONG
def test_u1_undo_and_redo_pass_over_what_nobody_decides(visit: Visit) -> None:
    """Two equal cards go back onto the deck by themselves."""
    written = position(["spyglass", "junk"], ["junk"] * 3, players={0: {"deck": ["junk"] * 3}})
    with play_position(visit(), written) as party:
        me, mouse = party.me, Mouse(party.me)
        ways: tuple[Callable[[], None], ...] = (
            lambda: do(party, mouse, "keep junk"),
            lambda: press(mouse, "redo"),
        )
        do(party, mouse, "play spyglass")
        for way in ways:
            way()
            party.mine.wait(lambda: party.mine.now["decision"] == "act")
            undo(me, "button")
            party.mine.wait(lambda: party.mine.now["decision"] == "keep")
            party.in_step()
        assert [one["action"] for one in me.requests("submit")][1:] == ["keep junk", "return junk"]


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
        passes_on(party)
        is_locked(party, "passed")


@LONG
def test_u3_restart_leads_to_the_beginning_of_the_turn_at_once(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        restarts(party, steps_of(party), press_for(party), Known)


# Asking before something is drawn or shown


@LONG
def test_u4_a_technique_that_shows_cards_is_asked_about_once(visit: Visit) -> None:
    with play_position(visit(), three(), confirm="irreversible") as party:
        me, mouse = party.me, Mouse(party.me)
        mouse.hit(f'{FAN}[data-card^="spyglass-"]')
        asks(party, me["action-confirm"].click, "play")
        refuse(me)
        asks(party, me["action-confirm"].click, "play")
        agree(party)
        assert party.mine.now["decision"] == "keep"


@LONG
def test_u4_the_end_of_a_turn_is_asked_about_and_off_means_never(visit: Visit) -> None:
    written = position(["junk"] * 3, ["junk"] * 5, stage="end", players={0: {"deck": ["junk"] * 3}})
    with play_position(visit(), written, confirm="irreversible") as party:
        asks(party, party.me["action-done"].click, "done")
        agree(party)
        passes_on(party)
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
        agree(party)


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
