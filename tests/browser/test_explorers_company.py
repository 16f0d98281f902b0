"""Several at one table of explorers: in two languages, at one device, with bots.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from guildhall.client import Server
from guildhall.core.event import Event
from guildhall.text.words import Words
from tests.browser.conftest import Visit
from tests.browser.explorers import GAME, MapFinger, MapMouse, Seat, said, take_seat
from tests.browser.explorers_journey import NOW, Journey, is_offered
from tests.browser.seat import QUIET, becomes, prefer
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.server.talk import Wire, watch

LONG = pytest.mark.long
OPTIONS = {"map": "kazan"}

# Two languages


@LONG
def test_i4_two_guilds_read_the_same_events_each_in_their_own_language(visit: Visit) -> None:
    names = ("Анна", "Jürgen")
    anna, other = (visit(LAPTOP._replace(lang=lang)) for lang in ("ru", "de"))
    for visitor in (anna, other):
        prefer(visitor, **QUIET)
    first = take_seat(anna, "me", "open", name=names[0], seed="two languages", options=OPTIONS)
    second = Seat.join(other, first.table, names[1])
    with ExitStack() as stack:
        public = stack.enter_context(watch(Server(anna.address), first.table))
        journeys = {
            lang: Journey(MapMouse(me.come()), stack.enter_context(me.wire()), random.Random(lang))
            for lang, me in (("ru", first), ("de", second))
        }
        for _ in range(3):
            for journey in journeys.values():
                take_turn(journey)
        told = list(events_of(public))
        assert {one.kind for one in told} >= {
            "goal-dealt",
            "era-began",
            "card-revealed",
            "explored",
        }
        for lang, journey in journeys.items():
            is_told(journey.me, lang, told, names)


def take_turn(journey: Journey) -> None:
    """Explore whatever there is, until my part is done."""
    done = journey.done["done"]
    journey.play(lambda _: journey.done["done"] > done)


def events_of(public: Wire) -> Iterator[Event]:
    """Everything of the game that everybody was told."""
    public.settle()
    for entry in public.entries:
        for one in entry.get("events", []):
            yield Event(one["kind"], one.get("seat"), tuple(one.get("args", {}).items()))


def is_told(me: Seat, lang: str, told: list[Event], names: tuple[str, ...]) -> None:
    words = Words(lang, {GAME: "guildhall.games.explorers"})
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    lines = [words.tell(GAME, event, names) for event in told]
    becomes(lambda: [one for one in lines if one not in me["log"].inner_text()], [])


# One device


def facing(seats: list[Seat]) -> int:
    """Who has the device."""
    return int(seats[0]["table"].get_attribute("data-seat") or 0)


@LONG
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_people_at_one_device_play_an_era(visit: Visit, device: Device) -> None:
    """Between two of them nothing of either is shown; in the end the coins of both are."""
    visitor = visit(device)
    prefer(visitor, **QUIET)
    seats = Seat.take_all(visitor, "me", "device", name="Ann", seed="one device", options=OPTIONS)
    page = visitor.page
    visitor.go(f"/t/{seats[0].table}")
    kind = MapFinger if device is PHONE else MapMouse
    with ExitStack() as stack:
        journeys = [
            Journey(kind(one), stack.enter_context(one.wire()), random.Random(number))
            for number, one in enumerate(seats)
        ]
        handed = 0
        while not seats[0]["era-end"].is_visible():
            now = page.evaluate(NOW)
            if now == "take-device":
                handed += 1
                is_covered(seats[0])
            journeys[facing(seats)].do(now)
        assert handed >= 6  # once for each card but the last, and at the beginning
        shows_the_era(journeys)


def is_covered(me: Seat) -> None:
    """Neither map nor coins nor cards; it is told to whom the device goes."""
    expect(me["hand-over"]).to_be_visible()
    for hidden in ("play", "purse", "card", "research", "treasures", "log"):
        expect(me[hidden]).to_have_count(0)
    assert me.spaces == set()


def shows_the_era(journeys: list[Journey]) -> None:
    """The coins of both, as the server has them."""
    dialog = journeys[0].me["era-end"]
    expect(dialog).to_contain_text(said("en", "explorers-ui-era-end-home"))
    journeys[0].wire.settle()
    sheets = journeys[0].wire.view["sheets"]
    totals = [sum(one["eras"][0].values()) for one in sheets]
    shown = dialog.locator("tr.season td").all_inner_texts()
    assert sorted(int(one) for one in shown) == sorted(totals)


# Bots


@LONG
def test_bots_explore_beside_me_and_their_maps_can_be_looked_at(visit: Visit) -> None:
    visitor = visit()
    prefer(visitor, **QUIET)
    me = take_seat(
        visitor,
        *("me", "bot greedy", "bot uniform", "bot greedy"),
        name="Ann",
        seed="bots",
        options=OPTIONS,
    )
    me.come()
    with me.wire() as wire:
        journey = Journey(MapMouse(me), wire, random.Random("bots"))
        for _ in range(3):
            take_turn(journey)
        wire.wait(lambda: bool(wire.actions))
        is_offered(me, journey.listed())
        for rival in range(1, 4):
            coins = sum(sum(one.values()) for one in past_of(wire, rival))
            expect(me[f"rival-{rival}"]).to_contain_text(str(coins))
            me[f"rival-{rival}"].click()
            expect(me["rival-map"]).to_be_visible()
            me.page.keyboard.press("Escape")
            expect(me["rival-map"]).to_be_hidden()


def past_of(wire: Wire, seat: int) -> list[dict[str, int]]:
    sheet = wire.view["sheets"][seat]
    return [*sheet.get("eras", []), sheet["earned"]]
