"""Several at one table of Dale: what is hidden from whom, what is told, what one comes back to.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import json
import random
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from guildhall.client import Server
from guildhall.core.event import Event
from guildhall.text.words import LANGUAGES, Words
from tests.browser.conftest import Visit
from tests.browser.contrast import THEMES
from tests.browser.dale import (
    DECKS,
    FAN,
    GAME,
    Mouse,
    Seat,
    card_name,
    do,
    play_position,
    play_scene,
    position,
    read_chronicle,
    said,
    take_seat,
)
from tests.browser.dale_journey import NOW, Journey
from tests.browser.dale_moments import guessing, looking, three
from tests.browser.dale_screens import SCREENS
from tests.browser.screens import show, visit_as_ann
from tests.browser.seat import QUIET, becomes, prefer
from tests.browser.stage import Stage
from tests.browser.visitor import LAPTOP, PHONE, ROOT, Device
from tests.server.talk import Json, watch

LONG = pytest.mark.long
PRINTED: Json = json.loads((ROOT / "frontend/src/games/dale/data.json").read_text("utf-8"))

# What is hidden


def test_s5_neither_frames_nor_the_page_tell_a_hidden_hand(visit: Visit) -> None:
    """Only Bob has Sabotage, and he pays with it in secret until he settles."""
    hidden = ["sabotage", "dirty_exchange", "treasure_hunter"]
    row = ["cookies", "nuisance", "cookies", "spyglass", "spyglass"]
    decks = list(DECKS[:3])
    more: Json = {"decks": decks, "market": {"row": row}, "players": {1: {"deck": ["junk"] * 4}}}
    with play_position(visit(), position(["junk"] * 3, hidden, seat=1, **more)) as party:
        me, bob = party.me, party.wires[1]
        before = len(me.received)
        party.play([(1, "buy 3")])
        bob.settle()
        paid = next(one for one in bob.actions if one.startswith("pay "))
        party.play([(1, paid)])
        party.in_step()
        told = "".join(me.received[before:])
        assert "buying" not in told
        assert "pays" not in told
        page = me.page.locator("main").inner_text()
        seat = party.mine.view["seats"][1]
        assert seat["hand"] == []
        assert not [card for card in hidden if card_name(card) in page]
        expect(me.prompt).to_contain_text("Борис")


@LONG
def test_s5_a_card_that_is_hidden_is_told_to_nobody_before_it_is_guessed(visit: Visit) -> None:
    with play_scene(visit(), guessing()) as party:
        assert party.mine.view["technique"]["hidden"] is None
        expect(party.me["focus"]).not_to_contain_text(card_name("charm"))


@LONG
def test_s5_who_watches_sees_no_hand(visit: Visit) -> None:
    with play_scene(visit(), looking()) as party:
        stranger = visit()
        stranger.go(f"/t/{party.me.table}")
        stranger.page.get_by_test_id("play").wait_for()
        assert stranger.page.locator(f"{FAN}[data-card^=hidden-]").count() > 0
        assert stranger.page.locator(f'{FAN}[data-card^="cookies"]').count() == 0


# One device


def facing(seats: list[Seat]) -> int:
    return int(seats[0]["table"].get_attribute("data-seat") or 0)


@LONG
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_merchants_at_one_device_never_see_each_others_hand(
    visit: Visit, device: Device
) -> None:
    visitor = visit(device)
    prefer(visitor, **QUIET)
    options = {"decks": "macaws,pandas,raccoons"}
    seats = Seat.take_all(visitor, "me", "device", name="Ann", seed="one device", options=options)
    visitor.go(f"/t/{seats[0].table}")
    with ExitStack() as stack:
        journeys = [
            Journey(Mouse(one), stack.enter_context(one.wire()), random.Random(number))
            for number, one in enumerate(seats)
        ]
        handed = 0
        while handed < 6:
            now = visitor.page.evaluate(NOW)
            if now == "take-device":
                handed += 1
                is_covered(visitor.page)
            journeys[facing(seats)].do(now)


def is_covered(page: Page) -> None:
    """Neither hand nor market nor log."""
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    for hidden in ("play", "focus", "log"):
        expect(page.get_by_test_id(hidden)).to_have_count(0)


# Coming back


@LONG
def test_r1_what_the_others_did_is_told_card_by_card_and_put_away(visit: Visit) -> None:
    written = position(["junk"] * 5, ["cookies", "cookies", "junk"], seat=1)
    with play_position(visit(), written) as party:
        me = party.me
        moves = ("buy 0", "pay cookies", "settle", "done")
        party.play([(1, one) for one in moves])
        party.in_step()
        expect(me["card-recap"]).to_be_visible()
        steps = int(me["card-recap"].get_attribute("data-step") or 0)
        previous = me.page.get_by_role("button", name=said("en", "dale-ui-recap-previous"))
        for _ in range(steps - 1):  # without motion the last one is shown
            previous.click()
        expect(me["card-recap"]).to_contain_text(card_name("prepaid_good"))
        me["recap-skip"].click()
        me["recap-put-away"].click()
        expect(me["card-recap"]).to_be_hidden()
        me["recap-again"].click()
        expect(me["card-recap"]).to_be_visible()


@LONG
def test_r2_the_log_is_plain_text_and_leads_to_its_moments(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage['trading']}")
    read_chronicle(page)
    log = page.locator("main").get_by_test_id("log")
    log.locator("li").first.wait_for()
    assert log.locator("svg, img, canvas").count() == 0
    line = log.locator("li[data-move]").first
    move = line.get_attribute("data-move") or ""
    line.locator("button").click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-move", move)


@LONG
def test_r3_r4_a_game_can_be_walked_through_from_any_moment(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage['traded']}?eyes=all#40")
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-move", "40")
    answer = page.request.get(f"/api/tables/{stage['traded']}/moves/40?everything=true").json()
    row = [card for card in answer["view"]["market"]["row"] if card]
    shown = page.locator("[data-slot] [data-card]").all_inner_texts()
    assert len(shown) == len(row)
    assert all(any(card_name(card) in text for text in shown) for card in row)
    for name, move in (("next", "41"), ("back", "40"), ("first", "0")):
        page.get_by_test_id(f"replay-{name}").click()
        expect(replay).to_have_attribute("data-move", move)


@LONG
def test_the_living_room_shows_market_and_stalls_but_no_hand(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = visitor.go(f"/t/{stage['four']}?display")
    display = page.get_by_test_id("display")
    display.wait_for()
    assert page.locator("[data-slot]").count() == 5
    assert page.locator("[data-testid^=stall-]").count() == 4
    assert page.locator(FAN).count() == 0


# Cards and piles


@LONG
def test_s1_the_stalls_of_all_are_one_tap_away(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        for seat, stacks in ((1, 2), (2, 4)):
            expect(me[f"rival-{seat}"]).to_contain_text(str(stacks))
            me[f"rival-{seat}"].click()
            expect(me["rival"].locator("[data-stack][data-kind=built]")).to_have_count(stacks)
            me.page.keyboard.press("Escape")
            expect(me["rival"]).to_be_hidden()


@LONG
def test_the_discard_pile_is_laid_open_top_first(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        me["own-discard"].click()
        dialog = me.page.locator("dialog[open]")
        cards: list[str] = dialog.locator("[data-card]").evaluate_all(
            "all => all.map((one) => one.dataset.card)"
        )
        assert [one.rpartition("-")[0] for one in cards] == ["swift_broker", "junk"]
        me.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(me["own-discard"]).to_be_focused()


@LONG
def test_s3_the_long_view_of_a_card_opens_by_resting_and_by_keys(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me = party.me
        me.slot(0).hover()
        expect(me["card-look"]).to_contain_text(said("en", "dale-card-prepaid_good-rule"))
        me.page.mouse.move(0, 0)
        expect(me["card-look"]).to_be_hidden()
        me.card("spyglass").focus()
        me.page.keyboard.press("Shift+Enter")
        expect(me["card-look"]).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me["card-look"]).to_be_hidden()


@LONG
def test_s4_every_card_has_its_rule_in_every_language(visit: Visit) -> None:
    for lang in LANGUAGES:
        visitor = visit(LAPTOP._replace(lang=lang))
        page = visitor.go("/rules/dale")
        page.get_by_test_id("rule").first.wait_for()
        found: dict[str, str] = dict(
            page.get_by_test_id("rule").evaluate_all(
                "(all) => all.map((one) => [one.id, one.innerText.trim()])"
            )
        )
        for card in PRINTED["cards"]:
            title, _, text = found[f"rule-{card['id']}"].partition("\n")
            assert card_name(card["id"], lang).lower() in title.lower(), title
            assert len(text) > 20


# Two languages


@LONG
def test_i4_two_merchants_read_the_same_events_each_in_their_own_language(visit: Visit) -> None:
    names = ("Анна", "Jürgen")
    visitors = [visit(LAPTOP._replace(lang=lang)) for lang in ("ru", "de")]
    for visitor in visitors:
        prefer(visitor, **QUIET)
    options = {"decks": "macaws,pandas,raccoons", "first": "1"}
    wish: Json = {"name": names[0], "seed": "two languages", "options": options}
    first = take_seat(visitors[0], "me", "open", **wish)
    second = Seat.join(visitors[1], first.table, names[1])
    with ExitStack() as stack:
        wire = stack.enter_context(first.wire())
        public = stack.enter_context(watch(Server(first.visitor.address), first.table))
        for me in (first, second):
            me.come()
        journey = Journey(Mouse(first), wire, random.Random("ru"))
        journey.play(lambda _: journey.done["done"] + journey.done["done-again"] > 0)
        public.settle()
        told = [
            Event(one["kind"], one.get("seat"), tuple(one.get("args", {}).items()))
            for entry in public.entries
            if entry["kind"] == "move"
            for one in entry.get("events", [])
        ]
        assert told
        for seat, (me, lang) in enumerate(((first, "ru"), (second, "de"))):
            words = Words(lang, {GAME: "guildhall.games.dale"})
            # Whoever draws a card reads which.
            known = [one for one in told if (one.kind, one.seat) != ("draws", seat)]
            lines = [words.tell(GAME, event, names) for event in known]
            becomes(lambda me=me, lines=lines: unread(me, lines), [])  # type: ignore[misc]


def unread(me: Seat, lines: list[str]) -> list[str]:
    read_chronicle(me.page)
    text = me["log"].inner_text()
    return [one for one in lines if one not in text]


@LONG
def test_k7_axe_finds_nothing_serious_while_a_payment_is_laid(visit: Visit, stage: Stage) -> None:
    for theme in THEMES:
        visitor = visit(LAPTOP._replace(theme=theme))
        visit_as_ann(visitor, stage)
        show(visitor, stage, SCREENS["paying"])
        assert visitor.findings() == []


@LONG
def test_the_market_discard_can_be_bought_on_a_phone(visit: Visit) -> None:
    """Market Discovery pays 4 for a Prepaid Good on top of what was thrown away."""
    hand = ["market_discovery", "junk", "junk"]
    row = ["cookies", "spyglass", "nuisance", "shattered_relic", "cookies"]
    market = {"row": row, "thrown": ["rotten_food", "special_offer"]}
    written = position(hand, ["junk"] * 3, decks=list(DECKS[:3]), market=market)
    with play_position(visit(PHONE), written) as party:
        me, mouse = party.me, Mouse(party.me)
        assert "buy-discarded" in party.mine.actions
        expect(me["market-discard"]).to_have_attribute("data-legal", "true")
        do(party, mouse, "buy-discarded")
        do(party, mouse, "pay market_discovery")
        do(party, mouse, "pay junk")
        do(party, mouse, "settle")
        assert "special_offer" in me.fan
