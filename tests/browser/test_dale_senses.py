"""Dale on a phone, by keyboard, for who listens, and when the connection breaks.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cable import BROKEN, Cable, has_come_back, stay
from tests.browser.conftest import Visit
from tests.browser.dale import (
    FAN,
    Finger,
    Keys,
    Mouse,
    card_name,
    do,
    play_position,
    said,
)
from tests.browser.dale_moments import three
from tests.browser.motions import LONGEST, MOVING, WATCH_MOTION, check_repeats, motions, moving
from tests.browser.senses import HEAR, UNSEEN_FOCUS
from tests.browser.small_screen import (
    HEIGHT,
    LEAST_BUTTON,
    ONLY_TITLES,
    OUTSIDE,
    SHOWN_ON_HOVER,
    SMALL,
)
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.services import Place

LONG = pytest.mark.long
PURCHASE = ("buy 2", "pay spyglass", "pay swift_broker", "settle")
"""Essential Purchase at the surcharge 2 costs 5."""

# Phone


def test_m2_market_hand_prompt_and_main_action_are_seen_together(visit: Visit) -> None:
    with play_position(visit(PHONE), three()) as party:
        page = party.me.page
        parts = ["[data-testid=market]", "[data-testid=prompt]", "footer .main button"]
        assert page.evaluate(OUTSIDE, parts) == []
        expect(page.locator(FAN).first).to_be_in_viewport(ratio=0.5)
        rivals = page.evaluate(HEIGHT, "ul:has([data-testid^=rival-])")
        assert rivals <= PHONE.height / 4


@LONG
def test_m3_buttons_are_large_enough_for_a_finger(visit: Visit) -> None:
    with play_position(visit(PHONE), three()) as party:
        me = party.me
        small: list[str] = me.page.evaluate(SMALL, LEAST_BUTTON)
        assert small == []


@LONG
def test_m6_turning_the_device_keeps_what_was_chosen(visit: Visit) -> None:
    with play_position(visit(PHONE), three()) as party:
        me, finger = party.me, Finger(party.me)
        finger.hit(f'{FAN}[data-card^="spyglass-"]')
        expect(me["action-confirm"]).to_be_visible()
        me.page.set_viewport_size({"width": PHONE.height, "height": PHONE.width})
        expect(me["action-confirm"]).to_be_visible()
        assert me.laid == ["spyglass"]


@LONG
def test_m7_nothing_of_the_market_is_told_by_hovering_alone(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        page = party.me.page
        assert page.evaluate(SHOWN_ON_HOVER) == []
        assert page.evaluate(ONLY_TITLES) == []


# Keyboard and ears


@LONG
def test_k2_hand_and_market_are_one_tab_stop_each_with_arrows(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        page = party.me.page
        for cards in (FAN, "[data-slot] [data-card]"):
            assert page.locator(f'{cards}[tabindex="0"]').count() == 1
            page.locator(f'{cards}[tabindex="0"]').focus()
            first = page.evaluate("() => document.activeElement.dataset.card")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowRight")
            assert page.evaluate("() => document.activeElement.dataset.card") != first


@LONG
def test_k3_each_card_says_what_it_is_worth_and_whether_it_can_be_chosen(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        name = card_name("spyglass")
        spoken = me.card("spyglass").inner_text()
        assert name in spoken
        assert "can be chosen" in spoken
        assert said("en", "dale-ui-price-of", price=2) in me.slot(0).inner_text()


@LONG
def test_k4_the_table_in_words_and_typed_moves(visit: Visit) -> None:
    with play_position(visit(), three(), textView=True) as party:
        me = party.me
        expect(me["text-view"]).to_contain_text(card_name("spyglass"))
        field = me["text-view"].get_by_role("textbox")
        field.fill("fly away")
        me["typed-move"].click()
        expect(me["text-view"]).to_contain_text("“fly” is no move.")
        field.fill("  Buy   2 ")
        party.make(me["typed-move"].click)
        assert party.mine.now["decision"] == "pay"


@LONG
def test_k5_moves_of_merchants_are_announced_once_and_politely(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        me.page.evaluate(HEAR)
        for action in PURCHASE:
            do(party, Mouse(me), action)
        expect(me["announcer"]).to_have_attribute("aria-live", "polite")
        heard: list[str] = me.page.evaluate("heard")
        assert len(heard) == len(set(heard))


@LONG
def test_k8_the_focus_can_always_be_seen(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        page = party.me.page
        for _ in range(25):
            page.keyboard.press("Tab")
            assert page.evaluate(UNSEEN_FOCUS) == ""


@LONG
def test_k8_the_focus_returns_to_the_rival_that_was_looked_at(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        Keys(me).hit("[data-testid=rival-1]")
        expect(me["rival"]).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me["rival-1"]).to_be_focused()


# Motion and colour


@LONG
def test_a1_with_reduced_motion_cards_only_fade(visit: Visit) -> None:
    visitor = visit(LAPTOP._replace(calm=True))
    visitor.context.add_init_script(WATCH_MOTION)
    with play_position(visitor, three(), **MOVING) as party:
        motions(party.me.page)
        do(party, Mouse(party.me), "buy 2")
        do(party, Mouse(party.me), "pay spyglass")
        found = moving(motions(party.me.page))
        assert [one for one in found if one["lasts"] > 1] == []


@LONG
def test_a3_a5_no_movement_of_cards_is_long_and_nothing_flashes(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(WATCH_MOTION)
    with play_position(visitor, three(), **MOVING) as party:
        do(party, Keys(party.me), "play spyglass")
        found = motions(party.me.page)
        assert [one for one in found if one["lasts"] > LONGEST and not one["repeats"]] == []
        check_repeats(party.me.page)


@LONG
def test_c5_a_card_can_be_bought_in_the_colours_of_the_system(visit: Visit) -> None:
    with play_position(visit(LAPTOP._replace(forced_colors=True)), three()) as party:
        for action in PURCHASE:
            do(party, Mouse(party.me), action)
        assert "essential_purchase" in [*party.me.fan, *party.mine.view["seats"][0]["discard"]]


# Network


@LONG
def test_n1_a_payment_goes_on_after_a_killed_socket(visit: Visit, place: Place) -> None:
    with Cable(place.processes[0].port) as cable:
        visitor = visit(address=cable.address)
        visitor.forgive(BROKEN)
        with play_position(visitor, three(), place.here) as party:
            me = party.me
            stay(me.page)
            do(party, Mouse(me), "buy 2")
            cable.cut()
            expect(me["link-lost"]).to_be_visible()
            cable.mend()
            has_come_back(me)
            party.in_step()
            do(party, Mouse(me), "pay spyglass")
            assert me.laid == ["spyglass"]
            expect(me["problem"]).to_be_hidden()
