"""Every kind of decision, made where it belongs: spaces on the map, cards in the panel.

Each with a mouse, with a finger on a phone and with keys. Nothing is asked in a dialog, and what
was chosen is sent only when it is confirmed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.explorers import (
    MapFinger,
    MapHand,
    MapMouse,
    Party,
    Seat,
    carry_out,
    confirm,
    find,
    gather,
    keeps_first,
    match_finding,
    play_match,
    play_position,
    put,
    said,
)
from tests.browser.explorers_journey import is_offered
from tests.browser.hands import Keys
from tests.browser.journey import WATCH_HANDS
from tests.browser.visitor import LAPTOP, PHONE, Device, Visitor
from tests.games.explorers.tables import sheet, table

EAST, NORTH, WEST = "12,2 11,2", "11,0 10,0", "7,2 8,2 9,2"
"""Arms of Aghon that 10,1 joins, from cities worth three, two and two."""


class Way(NamedTuple):
    """How a decision is made."""

    device: Device
    hand: Callable[[Seat], MapHand]
    used: str


MOUSE = Way(LAPTOP, MapMouse, "mouse")
FINGER = Way(PHONE, MapFinger, "touch")
KEYS = Way(LAPTOP, Keys, "keyboard")


def ways(quick: Way | None = None) -> pytest.MarkDecorator:
    """All of them; only one is tried in a hurry."""
    marked = [
        pytest.param(one, id=one.used, marks=() if one is quick else pytest.mark.long)
        for one in (MOUSE, FINGER, KEYS)
    ]
    return pytest.mark.parametrize("way", marked)


def come(visit: Visit, way: Way) -> Visitor:
    visitor = visit(way.device)
    visitor.context.add_init_script(WATCH_HANDS)
    return visitor


def chooses(party: Party, hand: MapHand, action: str) -> None:
    """Nothing covers the map, nothing is sent before it is confirmed, and then just this."""
    me = party.me
    is_offered(me, party.mine.actions)
    assert action in party.mine.actions
    assert me.page.locator("dialog[open], [aria-modal=true]").count() == 0
    sent = len(me.requests("submit"))
    put(hand, action)
    party.in_step()
    assert len(me.requests("submit")) == sent
    party.make(lambda: confirm(hand))
    assert [one["action"] for one in me.requests("submit")[sent:]] == [action]


def is_asked(party: Party, task: str, **args: int) -> None:
    expect(party.me.prompt).to_contain_text(said("en", f"explorers-ui-prompt-{task}", **args))


def used_only(party: Party, way: Way) -> None:
    assert party.me.page.evaluate("[...used]") == [way.used]


# On the map


@ways(quick=KEYS)
def test_a_village_is_put_on_one_of_several_sites(visit: Visit, way: Way) -> None:
    start = table("aghon", "basic_desert", sheet("7,4 7,6 8,4"))
    with play_position(come(visit, way), start) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 8,5"))
        is_asked(party, "village")
        assert me.legal == {"7,6", "8,4", "8,5"}  # 7,4 has a coin on it
        assert me.marked("area") == {"7,4", "7,6", "8,4", "8,5"}
        chooses(party, hand, "village 8,4")
        assert me.holding("village") == {"8,4"}
        assert me.holding("explorer") == {"7,4", "7,6", "8,5"}
        assert me.earned["villages"] == 1
        used_only(party, way)


@ways()
def test_a_post_goes_to_one_of_two_cities(visit: Visit, way: Way) -> None:
    start = table("aghon", "basic_desert", sheet(f"{EAST} {WEST}"))
    with play_position(come(visit, way), start) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 10,1"))
        is_asked(party, "route")
        expect(me.prompt).to_contain_text(said("en", "explorers-ui-aside-route"))
        assert me.legal == {"7,2", "12,2"}
        hand.pick("12,2")
        expect(me.tag).to_contain_text("+6")
        assert me.ghost == {"12,2"}
        party.make(lambda: confirm(hand))
        assert me.holding("post") == {"12,2"}
        assert me.earned["routes"] == 6
        used_only(party, way)


@ways(quick=MOUSE)
def test_with_three_cities_the_pair_and_the_post_are_chosen(visit: Visit, way: Way) -> None:
    """The pair that pays best is offered first; picking another city changes it."""
    start = table("aghon", "basic_desert", sheet(f"{EAST} {NORTH} {WEST}"))
    with play_position(come(visit, way), start) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 10,1"))
        expect(me.prompt).to_contain_text(said("en", "explorers-ui-aside-route-many"))
        assert me.legal == {"7,2", "11,0", "12,2"}
        hand.pick("7,2")
        expect(me.tag).to_contain_text("+12")  # with 12,2, and then 11,0 with 12,2
        hand.pick("11,0")
        expect(me.tag).to_contain_text("+10")
        assert me.ghost == {"7,2"}
        party.make(lambda: confirm(hand))
        assert me.requests("submit")[-1]["action"] == "route 7,2 11,0 7,2"
        assert me.holding("post") == {"7,2"}
        chooses(party, hand, "route 11,0 12,2 11,0")
        assert me.holding("post") == {"7,2", "11,0"}
        assert me.earned["routes"] == 4 + 6
        used_only(party, way)


@pytest.mark.long
@pytest.mark.parametrize("way", [MOUSE, KEYS], ids=["mouse", "keyboard"])
def test_the_city_it_trades_with_picked_once_more_puts_the_post(visit: Visit, way: Way) -> None:
    start = table("aghon", "basic_desert", sheet(f"{EAST} {NORTH} {WEST}"))
    with play_position(come(visit, way), start) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 10,1"))
        for city in ("7,2", "11,0"):
            hand.pick(city)
        party.make(lambda: hand.pick("11,0"))
        assert me.requests("submit")[-1]["action"] == "route 7,2 11,0 7,2"


@ways()
def test_another_city_can_still_get_the_post(visit: Visit, way: Way) -> None:
    """What is chosen first can be put back."""
    start = table("aghon", "basic_desert", sheet(f"{EAST} {NORTH} {WEST}"))
    with play_position(come(visit, way), start) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 10,1"))
        hand.pick("7,2")
        hand.press("action-other-post")
        assert me.ghost == set()
        chooses(party, hand, "route 11,0 12,2 12,2")
        assert me.holding("post") == {"12,2"}


# A treasure card with an explorer


@ways(quick=FINGER)
def test_a_free_explorer_goes_anywhere_in_reach(visit: Visit, way: Way) -> None:
    """The card is for the sea, the treasure is not: 8,5 is desert."""
    start = table("aghon", "basic_sea", sheet("8,6"))
    lucky = match_finding("place_explorer", start, "explore 7,7")
    with play_match(come(visit, way), lucky) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 7,7"))
        is_asked(party, "free")
        expect(me["found"]).to_contain_text(said("en", "explorers-treasure-place_explorer"))
        chooses(party, hand, "free 8,5")
        assert me.holding("explorer") == {"7,7", "8,6", "8,5"}
        used_only(party, way)


@ways()
def test_a_free_explorer_can_be_declined(visit: Visit, way: Way) -> None:
    start = table("aghon", "basic_sea", sheet("8,6"))
    lucky = match_finding("place_explorer", start, "explore 7,7")
    with play_match(come(visit, way), lucky) as party:
        me, hand = party.me, way.hand(party.me)
        party.make(lambda: carry_out(hand, "explore 7,7"))
        is_asked(party, "free")
        expect(me["action-decline"]).to_have_text(said("en", "explorers-ui-decline"))
        party.make(lambda: carry_out(hand, "decline"))
        assert me.requests("submit")[-1]["action"] == "decline"
        assert me.holding("explorer") == {"7,7", "8,6"}
        expect(me["action-done"]).to_be_visible()
        used_only(party, way)


# Cards


@ways()
def test_one_of_two_offered_cards_is_kept(visit: Visit, way: Way) -> None:
    with gather(come(visit, way), find(keeps_first, within=0)) as party:
        me, hand = party.me, way.hand(party.me)
        is_asked(party, "keep", count=2)
        first, second = me.offered
        expect(me["action-confirm"]).to_have_attribute("aria-disabled", "true")
        hand.press(f"choice-{first}")
        expect(me[f"choice-{first}"]).to_be_checked()
        chooses(party, hand, f"keep {second}")
        assert me.offered == []
        assert me.card == second
        expect(me["research"].first.locator(f"[data-card={second}]")).to_be_attached()
        used_only(party, way)


@ways()
def test_in_the_fourth_era_one_of_three_cards_is_used_again(visit: Visit, way: Way) -> None:
    hand_of_three = ["burst_sea", "sea_5", "lance_sea"]
    start = table("aghon", "era_any", sheet("8,6", hand=hand_of_three), era=4)
    with play_position(come(visit, way), start) as party:
        me, hand = party.me, way.hand(party.me)
        is_asked(party, "reuse", count=3)
        assert me.offered == hand_of_three
        chooses(party, hand, "reuse sea_5")
        assert me.card == "sea_5"
        assert me.legal
        used_only(party, way)
