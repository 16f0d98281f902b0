"""Dale on small screens: each card is read by one press, and a second one acts.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dale import FAN, Finger, play_position, play_scene, position, said
from tests.browser.dale_moments import paying, three
from tests.browser.screens import change
from tests.browser.visitor import PHONE, TABLET, Device

LONG = pytest.mark.long
LYING = Device(683, 384, touch=True)
SIZES = [PHONE, Device(390, 844, touch=True), Device(844, 390, touch=True), LYING, TABLET]
LONGEST = ("market_discovery", "blindfold", "good_old_times", "charm", "whirligig")
"""Cards with the longest texts."""
# What of the sheet cannot be seen without scrolling.
HIDDEN = """() => {
  const column = document.querySelector(".focus").getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid=focus] :is(.text, .foot)")]
    .map((one) => [one.innerText, one.getBoundingClientRect()])
    .filter(([, box]) => box.top < column.top - 1 || box.bottom > column.bottom + 1)
    .map(([text]) => text);
}"""


def face(card: str, lang: str = "en") -> str:
    return said(lang, f"dale-card-{card}-face")


def test_a_first_tap_shows_a_card_with_its_effect_and_a_second_begins_to_buy_it(
    visit: Visit,
) -> None:
    with play_position(visit(PHONE), three()) as party:
        me, finger = party.me, Finger(party.me)
        for card in party.mine.view["market"]["row"]:
            expect(me["market-rows"]).to_contain_text(face(card))
        finger.hit("[data-slot=slot-2] [data-card]")
        expect(me["focus"]).to_contain_text(face("essential_purchase"))
        expect(me["focus"]).to_contain_text("5")
        party.in_step()
        assert me.requests("submit") == []
        party.make(lambda: finger.hit("[data-slot=slot-2] [data-card]"))
        assert party.mine.now["decision"] == "pay"
        finger.hit(f'{FAN}[data-card^="cookies-"]')
        expect(me["laid"]).to_contain_text("= 2")
        expect(me["looked-at"]).to_contain_text(face("cookies"))


def test_a_tap_shows_any_card_of_the_hand_and_a_tap_beside_it_puts_it_away(visit: Visit) -> None:
    with play_position(visit(PHONE), three()) as party:
        me, finger = party.me, Finger(party.me)
        for card in me.fan:
            finger.hit(f'{FAN}[data-card^="{card}-"]')
            expect(me["focus"]).to_contain_text(face(card))
        finger.hit("[data-testid=put-away]")
        expect(me["market-rows"]).to_be_visible()


@LONG
@pytest.mark.parametrize("device", SIZES, ids=lambda one: f"{one.width}x{one.height}")
def test_the_longest_texts_are_seen_whole_in_the_sheet(visit: Visit, device: Device) -> None:
    """Cards of the market that hands like these cannot pay, too."""
    hand = ["loyal_partner", "junk", "junk"]
    market = {"row": list(LONGEST)}
    decks = ["pandas", "ocelots", "chameleons"]
    with play_position(visit(device), position(hand, ["junk"] * 3, decks=decks, market=market)) as (
        party
    ):
        me, finger = party.me, Finger(party.me)
        for slot, card in enumerate(LONGEST):
            finger.hit(f"[data-slot=slot-{slot}] [data-card]")
            for lang in ("en", "de", "ru"):
                change(me.page, language=lang)
                expect(me["focus"]).to_contain_text(face(card, lang))
                assert me.page.evaluate(HIDDEN) == [], (card, lang)


@LONG
@pytest.mark.parametrize("device", SIZES, ids=lambda one: f"{one.width}x{one.height}")
def test_hand_market_and_main_button_are_in_sight(visit: Visit, device: Device) -> None:
    with play_scene(visit(device), paying()) as party:
        me = party.me
        for part in (me.slot(0), me.slot(4), me.card("swift_broker"), me["action-settle"]):
            expect(part).to_be_in_viewport(ratio=0.99)
        expect(me.card("junk")).to_be_in_viewport(ratio=0.9)
        expect(me["focus"]).to_contain_text(face("essential_purchase"))
