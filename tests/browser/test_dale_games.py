"""Whole games of Dale on the page: by mouse, by touch and by keyboard only; alone and in teams.

At the end the stalls on the screen are compared with the record that the server gives out, played
through again by the rules library.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dale import (
    Finger,
    Hand,
    Keys,
    Mouse,
    Seat,
    do,
    play_position,
    position,
    said,
    take_seat,
)
from tests.browser.dale_journey import Journey, is_finished
from tests.browser.journey import WATCH_HANDS
from tests.browser.seat import QUIET, prefer
from tests.browser.visitor import LAPTOP, PHONE, Device

LONG = pytest.mark.long
SEVEN = [["swift_broker"], ["cookies"], ["shattered_relic"], ["spyglass"]]
SEVEN += [["flashy_show"], ["swift_broker", "favourite_toy"], ["special_offer", "prepaid_good"]]
"""A stall that lacks the eighth stack."""


def trade(
    visit: Visit, device: Device, kind: Callable[[Seat], Hand], *others: str, **options: str
) -> Journey:
    """A game from its beginning to the last stack."""
    visitor = visit(device)
    prefer(visitor, **QUIET)
    visitor.context.add_init_script(WATCH_HANDS)
    me = take_seat(visitor, "me", *others, name="Ann", seed="a whole game", options=options)
    me.come()
    with me.wire() as wire:
        journey = Journey(kind(me), wire, random.Random(str(others)))
        journey.play()
    assert journey.done["done"] + journey.done["done-again"] > 5
    assert journey.done["settle"] > 5
    return journey


def test_the_last_stack_by_mouse_wins_at_once(visit: Visit) -> None:
    """Seven stacks stand; a card of value 4 and its like make the eighth."""
    mine = ["dirty_exchange", "dirty_exchange", "junk"]
    written = position(mine, ["junk"], stalls=[SEVEN, []])
    visitor = visit()
    visitor.context.add_init_script(WATCH_HANDS)
    with play_position(visitor, written) as party:
        me, mouse = party.me, Mouse(party.me)
        for action in ("build", "stack dirty_exchange", "stack dirty_exchange", "settle"):
            do(party, mouse, action)
        me["ending"].wait_for()
        expect(me["winner"]).to_have_text(said("en", "dale-ui-win-you"))
        is_finished(me, used="mouse")
        assert party.mine.now["undo"] == "nothing-to-undo", "a game that is over stays so"


@LONG
@pytest.mark.parametrize(
    ("theirs", "title"),
    [
        ([["swift_broker"]], said("en", "dale-ui-win-shared", names="Ann and Борис")),
        ([], said("en", "dale-ui-win-you")),
    ],
    ids=["shared", "won"],
)
def test_after_the_last_round_the_fullest_stall_wins(
    visit: Visit, theirs: list[list[str]], title: str
) -> None:
    """Two seats have had 250 turns each."""
    stalls = [[["swift_broker"]], theirs]
    written = position(["junk"] * 5, ["junk"] * 5, stage="end", turns=500, stalls=stalls)
    with play_position(visit(), written) as party:
        me = party.me
        do(party, Mouse(me), "done")
        me["ending"].wait_for()
        expect(me["winner"]).to_have_text(title)
        expect(me["margin"]).to_contain_text("250")


@LONG
@pytest.mark.parametrize(
    ("others", "options"),
    [
        (["bot uniform"], {"decks": "macaws,raccoons,chameleons"}),
        (["bot greedy", "bot uniform"], {"decks": "pandas,squirrels,ocelots,chameleons"}),
        (["bot greedy", "bot uniform", "bot greedy"], {"teams": "yes"}),
    ],
    ids=["two", "three", "teams"],
)
def test_a_whole_game_by_mouse_against_bots(
    visit: Visit, others: list[str], options: dict[str, str]
) -> None:
    journey = trade(visit, LAPTOP, Mouse, *others, **options)
    is_finished(journey.me, used="mouse")


@LONG
@pytest.mark.parametrize(
    ("others", "options"),
    [
        (["bot uniform"], {"decks": "vote"}),
        (["bot greedy", "bot uniform", "bot uniform"], {"decks": "random"}),
    ],
    ids=["two after a vote", "four"],
)
def test_a_whole_game_by_touch_on_a_phone(
    visit: Visit, others: list[str], options: dict[str, str]
) -> None:
    journey = trade(visit, PHONE, Finger, *others, **options)
    is_finished(journey.me, used="touch")


@LONG
@pytest.mark.parametrize(
    ("others", "options"),
    [(["bot uniform"], {"decks": "vote"}), (["bot uniform", "bot greedy"], {})],
    ids=["two after a vote", "three"],
)
def test_k1_a_whole_game_of_cards_by_keyboard_only(
    visit: Visit, others: list[str], options: dict[str, str]
) -> None:
    journey = trade(visit, LAPTOP, Keys, *others, **options)
    is_finished(journey.me, used="keyboard")
