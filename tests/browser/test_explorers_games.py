"""Whole games of explorers on the page, on every map: by mouse, by touch and by keyboard only.

At the end the score sheet on the screen is compared with the record that the server gives out,
played through again by the rules library.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.explorers import (
    MapFinger,
    MapHand,
    MapMouse,
    Seat,
    carry_out,
    play_position,
    said,
    take_seat,
)
from tests.browser.explorers_journey import Journey, column_of, is_finished
from tests.browser.hands import Keys
from tests.browser.journey import WATCH_HANDS
from tests.browser.seat import QUIET, prefer
from tests.browser.visitor import LAPTOP, PHONE, Device
from tests.games.explorers.tables import sheet, table

LONG = pytest.mark.long
ALL_BUT_THE_DESERT = (
    *("basic_grassland", "basic_mountain", "basic_sea", "basic_any"),
    *("era_1", "era_2", "era_3", "era_any"),
)
CARDS = 6 + 7 + 8 + 9
"""In the four eras; in each of the first three a card is kept, in the last one is used again."""
PAST = [{"spaces": 9, "villages": 2}, {"routes": 12, "treasures": 2}, {"towers": 6, "goals": 10}]


def travel(
    visit: Visit, device: Device, kind: Callable[[Seat], MapHand], map_name: str, *others: str
) -> Journey:
    """A game from its beginning to the score sheet."""
    visitor = visit(device)
    prefer(visitor, **QUIET)
    visitor.context.add_init_script(WATCH_HANDS)
    options = {"map": map_name}
    me = take_seat(visitor, "me", *others, name="Ann", seed="a whole game", options=options)
    me.come()
    with me.wire() as wire:
        journey = Journey(kind(me), wire, random.Random(map_name))
        journey.play()
    assert journey.done["done"] == CARDS
    assert (journey.done["keep"], journey.done["reuse"]) == (3, 1)
    return journey


def test_the_last_turn_by_mouse_leads_to_the_score_sheet(visit: Visit) -> None:
    """Three of the four spaces of a region of Aghon are explored: the village brings four coins."""
    mine = sheet("7,4 7,6 8,4", eras=PAST)
    last = table("aghon", "basic_desert", mine, sheet(eras=PAST), era=4, before=ALL_BUT_THE_DESERT)
    visitor = visit()
    visitor.context.add_init_script(WATCH_HANDS)
    with play_position(visitor, last) as party:
        me, mouse = party.me, MapMouse(party.me)
        assert (me.era, me.coins) == (4, 41)
        party.play([(1, "done")])
        for action in ("explore 8,5", "village 8,4", "done"):
            party.make(lambda action=action: carry_out(mouse, action))  # type: ignore[misc]
        mouse.press("era-next")
        me["ending"].wait_for()  # by itself, soon after
        assert column_of(me, 0)["era"]["4"] == 4
        expect(me["margin"]).to_contain_text(said("en", "explorers-ui-win-margin", coins=4))
        is_finished(me, used="mouse")


@LONG
@pytest.mark.parametrize(
    ("map_name", "others"), [("avenia", ["bot uniform"]), ("kazan", ["bot greedy", "bot uniform"])]
)
def test_a_whole_game_by_mouse_against_bots(visit: Visit, map_name: str, others: list[str]) -> None:
    journey = travel(visit, LAPTOP, MapMouse, map_name, *others)
    is_finished(journey.me, used="mouse")


@LONG
@pytest.mark.parametrize(
    ("device", "map_name", "others"),
    [
        (PHONE, "aghon", ["bot greedy"]),
        (PHONE, "cnidaria", []),
        (Device(844, 390, touch=True), "avenia", ["bot uniform"]),
        (Device(1024, 768, touch=True), "cnidaria", ["bot uniform"]),
    ],
)
def test_a_whole_game_by_touch(
    visit: Visit, device: Device, map_name: str, others: list[str]
) -> None:
    journey = travel(visit, device, MapFinger, map_name, *others)
    is_finished(journey.me, used="touch")


@LONG
@pytest.mark.parametrize(
    ("map_name", "others"), [("north_proylia", []), ("xawskil", ["bot uniform"])]
)
def test_k1_a_whole_journey_by_keyboard_only(
    visit: Visit, map_name: str, others: list[str]
) -> None:
    journey = travel(visit, LAPTOP, Keys, map_name, *others)
    is_finished(journey.me, used="keyboard")
