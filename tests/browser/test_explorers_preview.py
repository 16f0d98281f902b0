"""Where explorers may go and what that would bring, as the map shows it and as the server says.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.explorers import (
    MAPS,
    MapFinger,
    MapHand,
    MapMouse,
    Party,
    Seat,
    carry_out,
    gather,
    play_position,
    put,
    said,
)
from tests.browser.explorers_journey import is_offered
from tests.browser.hands import Keys
from tests.browser.pictures import contrast, luminance, seen_with, snap
from tests.browser.seat import Script, becomes
from tests.browser.visitor import LAPTOP, PHONE
from tests.games.explorers.tables import sheet, table
from tests.server.talk import Json, turn

STATES = 35
"""Of each map: all six together are more than two hundred."""
MARK = 3.0
"""Least contrast of a mark."""
LATER = ("goals", "lands")
"""Coins that are paid when the turn or the game is over."""
HANDS = pytest.mark.parametrize("kind", [MapMouse, MapFinger, Keys])

# Many moments of games


def tour(party: Party, rng: random.Random, states: int) -> Iterator[str]:
    """Stops at moments at which my seat can decide, with one of the actions, to be carried out."""
    while states and not party.mine.is_over:
        for wire in party.wires[1:]:
            wire.settle()
            turn(wire, rng)
        party.in_step()
        party.me.close_era()
        if party.mine.actions:
            states -= 1
            yield rng.choice(placements(party) or party.mine.actions)


def placements(party: Party) -> list[str]:
    return [one for one in party.mine.actions if one not in ("done", "decline")]


def check_moment(party: Party, action: str) -> None:
    """The page offers what is listed, promises what the server promises, and that is what comes."""
    is_offered(party.me, party.mine.actions)
    hand = MapMouse(party.me)
    previews = {one["action"]: one for one in party.mine.ask("preview")["previews"]}
    promised = previews[action]
    before = earned(party)
    if action not in ("done", "decline"):
        put(hand, action)
        is_promised(party.me, promised)
        hand.rest()
    party.make(lambda: carry_out_now(hand, action))
    if action not in ("done", "decline", "keep", "reuse"):
        is_brought(party, promised, before)


def carry_out_now(hand: MapHand, action: str) -> None:
    if action in ("done", "decline"):
        carry_out(hand, action)
    else:
        hand.press("action-confirm")


def is_promised(me: Seat, promised: Json) -> None:
    """By source: on the map, beside the purse, and in all."""
    coins = {line["source"]: line["points"] for line in promised["lines"] if line["points"]}
    becomes(lambda: (me.promised, me.promises), (promised["total"], coins))
    told = [
        said("en", "explorers-ui-change", source=name_of(source), delta=f"{points:+}")
        for source, points in coins.items()
    ]
    cards = sum(line.get("args", {}).get("cards", 0) for line in promised["lines"])
    if cards:
        told.append(said("en", "explorers-ui-change-cards", count=cards))
    assert [one for one in tag_of(me) if not is_region(one)] == told


def name_of(source: str) -> str:
    return said("en", f"explorers-source-{source}")


def tag_of(me: Seat) -> list[str]:
    """The note at the space, as it is read out."""
    return me.tag.locator(".visually-hidden").all_inner_texts() if me.tag.count() else []


def is_region(line: str) -> bool:
    """Whether it tells how much of a region is explored."""
    return line.startswith(said("en", "explorers-ui-change-region", have=0, need=1).split("0")[0])


def earned(party: Party) -> dict[str, int]:
    """What each source has brought in this era."""
    found: dict[str, int] = dict(party.mine.view["desk"]["sheet"]["earned"])
    return found


def is_brought(party: Party, promised: Json, before: dict[str, int]) -> None:
    """Except for what is paid later, hangs on a choice that follows, or on cards drawn."""
    follows = {"village": "villages", "route": "routes"}.get(party.mine.view["desk"]["task"])
    has_drawn = any(line["source"] == "treasures" for line in promised["lines"])
    coins = {line["source"]: line["points"] for line in promised["lines"]}
    after = earned(party)
    for source in before:
        if source in LATER or source == follows or (has_drawn and source == "treasures"):
            continue
        assert after[source] - before[source] == coins.get(source, 0), source


@pytest.mark.parametrize(
    ("map_name", "states"),
    [("kazan", 3), *(pytest.param(one, STATES, marks=pytest.mark.long) for one in MAPS)],
)
def test_l1_l7_marks_and_promises_are_those_of_the_server(
    visit: Visit, map_name: str, states: int
) -> None:
    """Two hundred moments over all maps, alone and in company, from the first era on."""
    seats, games = 1 + MAPS.index(map_name) % 2, 0
    while states:
        games += 1
        seed = f"{map_name} {games}"
        rng = random.Random(seed)
        with gather(visit(), Script(seed, seats, {"map": map_name})) as party:
            for action in tour(party, rng, states):
                states -= 1
                check_moment(party, action)


# What is seen


@pytest.mark.long
@HANDS
def test_l3_a_ghost_changes_nothing_until_it_is_confirmed(
    visit: Visit, kind: type[MapMouse | MapFinger | Keys]
) -> None:
    state = table("avenia", "basic_sea", sheet(), sheet())
    with play_position(visit(PHONE if kind is MapFinger else LAPTOP), state) as party:
        before, seq = party.mine.standing, party.mine.seq
        action = placements(party)[-1]
        hand = kind(party.me)
        put(hand, action)
        assert party.me.ghost == {action.split()[1]}
        party.in_step()
        assert (party.mine.standing, party.mine.seq) == (before, seq)
        assert not party.me.requests("submit")
        hand.press("action-confirm")
        becomes(lambda: [one["action"] for one in party.me.requests("submit")], [action])


@pytest.mark.long
@HANDS
def test_l4_a_space_that_cannot_be_chosen_is_crossed_and_says_why(
    visit: Visit, kind: type[MapMouse | MapFinger | Keys]
) -> None:
    """Three reasons: something stands there, it is not of the card, it is too far away."""
    state = table("avenia", "basic_sea", sheet("8,4"))
    reasons = {"8,4": "refused-taken", "9,5": "refused-card", "6,7": "refused-apart"}
    with play_position(visit(PHONE if kind is MapFinger else LAPTOP), state) as party:
        me, hand = party.me, kind(party.me)
        for space, reason in reasons.items():
            assert space not in me.legal
            hand.pick(space)
            assert me.marked("conflict") == {space}
            why = said("en", f"explorers-ui-{reason}")
            expect(me["warning"]).to_have_text(why)
            expect(me["warning"]).to_be_in_viewport(ratio=1)
        party.in_step()
        assert not me.requests("submit")
        hand.pick(min(me.legal))
        expect(me["warning"]).to_be_hidden()


@pytest.mark.long
def test_l7_a_region_shows_what_is_missing_and_what_its_village_would_bring(visit: Visit) -> None:
    """Three desert spaces of Avenia, one with a coin; in the second era a village brings two."""
    state = table("avenia", "basic_desert", sheet(), era=2)
    with play_position(visit(), state) as party:
        me, hand = party.me, MapMouse(party.me)
        hand.pick("9,5")
        region = said("en", "explorers-ui-change-region", have=1, need=3)
        assert tag_of(me) == [region]
        assert me.marked("missing") == {"9,4", "10,4"}

    state = table("avenia", "basic_desert", sheet("9,4 9,5"), era=2)
    with play_position(visit(), state) as party:
        me, hand = party.me, MapMouse(party.me)
        hand.pick("10,4")
        becomes(lambda: me.promises, {"spaces": 1, "villages": 2})
        assert tag_of(me) == [f"{name_of('spaces')}: +1", f"{name_of('villages')}: +2"]


@pytest.mark.long
def test_l7_a_route_about_to_close_is_drawn_before(visit: Visit) -> None:
    """Two cities of Aghon, worth two and three: the route brings six and is seen on the map."""
    state = table("aghon", "basic_desert", sheet("12,2 11,2 11,0 10,0"))
    with play_position(visit(), state) as party:
        me, hand = party.me, MapMouse(party.me)
        assert me["route-ahead"].count() == 0
        hand.pick("10,1")
        becomes(lambda: me.promises, {"routes": 6})
        expect(me["route-ahead"]).to_be_attached()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_l2_marks_are_seen_without_hover_and_without_colour(
    visit: Visit, theme: Literal["light", "dark"]
) -> None:
    """A ring in the middle, with contrast in grey alone; a space without a mark has none."""
    beside, further = ("7,5", "8,4"), ("6,5", "7,4", "8,3")
    with play_position(
        visit(PHONE._replace(theme=theme)), table("avenia", "basic_sea", sheet())
    ) as party:
        me = party.me
        assert me.page.evaluate("matchMedia('(hover: none)').matches")
        assert me.legal == set(beside)
        with seen_with(me.page, "achromatopsia"):
            assert min(contrast_in(me, space) for space in beside) >= MARK
            assert max(contrast_in(me, space) for space in further) < MARK


def contrast_in(me: Seat, space: str) -> float:
    """Between the lightest and the darkest grey in the middle of a space."""
    x, y = me.middle_of(space)
    picture = snap(me.page, {"x": x - 7, "y": y - 7, "width": 14, "height": 14})
    lights = sorted(picture.pixels, key=luminance)
    return contrast(lights[0], lights[-1])
