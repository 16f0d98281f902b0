"""How a shape lies in the hand: turned, mirrored, dragged, seen above the finger.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.cartographers import (
    MIDDLE,
    SIDE,
    Pattern,
    Seat,
    drawings,
    first_card,
    gather,
    pattern_of,
    place_of,
)
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Fingers, Mouse, Point, lay
from tests.browser.visitor import PHONE

EIGHT_WAYS = "orchard"
"""A card with one shape, an L, in two terrains."""


@pytest.mark.long
def test_l5_keys_buttons_and_a_twist_reach_the_same_eight_ways(visit: Visit) -> None:
    script = first_card(EIGHT_WAYS)
    with gather(visit(), script) as party:
        all_ways = {pattern_of(one.cells) for one in drawings(party.mine.actions)}
        assert len(all_ways) == 8
        me = party.me
        Mouse(me).pick(MIDDLE)
        keys = me.page.keyboard
        assert ways_seen(me, lambda: keys.press("r"), lambda: keys.press("f")) == all_ways
        assert ways_seen(me, lambda: keys.press("Shift+R"), lambda: keys.press("f")) == all_ways
        mouse = Mouse(me)
        assert ways_seen(me, mouse.turn, mouse.mirror) == all_ways
    with gather(visit(PHONE), script) as party:
        me, finger = party.me, Finger(party.me)
        finger.pick(MIDDLE)
        assert ways_seen(me, finger.turn, finger.mirror) == all_ways
        assert ways_seen(me, lambda: twist(me, 90), finger.mirror) == all_ways
        assert ways_seen(me, lambda: twist(me, -90), finger.mirror) == all_ways


def ways_seen(me: Seat, turn: Callable[[], None], mirror: Callable[[], None]) -> set[Pattern]:
    """Four turns, mirrored, four more: back where it was."""
    first = me.ghost
    seen = set()
    for side in range(2):
        for _ in range(4):
            seen.add(pattern_of(me.ghost))
            turn()
        assert side or pattern_of(me.ghost) == pattern_of(first), "four quarters are a whole turn"
        mirror()
    assert me.ghost == first
    return seen


def twist(me: Seat, degrees: int) -> None:
    """Two fingers on the map, turned about the point between them; nothing else comes of it."""
    x, y = me.middle_of(MIDDLE)

    def both(angle: float) -> tuple[Point, Point]:
        dx, dy = 60 * math.cos(math.radians(angle)), 60 * math.sin(math.radians(angle))
        return Point(x + dx, y + dy), Point(x - dx, y - dy)

    fingers = Fingers(me.page)
    fingers.down(*both(0))
    for part in range(1, 10):
        fingers.move(*both(degrees * part / 9))
    fingers.up()


def test_l5_what_a_drag_reaches_is_reached_by_taps_alone(visit: Visit) -> None:
    """WCAG 2.5.7: the same drawing, once dragged to its place and once tapped there."""
    script = first_card(EIGHT_WAYS)
    with gather(visit(PHONE), script) as party:
        drag(party.me, "f9", "c8")
        dragged = party.me.ghost
        assert dragged
    with gather(visit(PHONE), script) as party:
        drawing = next(d for d in drawings(party.mine.actions) if set(d.cells) == dragged)
        finger = Finger(party.me)
        lay(finger, drawing)
        finger.press("action-draw")
        expect(party.me["action-done"]).to_be_visible()
        assert party.me.requests("submit")[0]["action"] == drawing.action


def drag(me: Seat, start: str, end: str) -> list[tuple[float, set[str]]]:
    """Move a finger over the map; tells its height on the glass and the ghost, step by step."""
    (x, y), (to_x, to_y) = me.middle_of(start), me.middle_of(end)
    fingers, seen = Fingers(me.page), []
    fingers.down(Point(x, y))
    for part in range(1, 9):
        here = Point(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8)
        fingers.move(here)
        seen.append((here.y, me.ghost))
    fingers.up()
    return seen


def test_l6_a_dragged_ghost_is_seen_above_the_finger(visit: Visit) -> None:
    with gather(visit(PHONE), first_card(EIGHT_WAYS)) as party:
        me = party.me
        half = (me.middle_of("a2")[1] - me.middle_of("a1")[1]) / 2
        steps = drag(me, "e8", "g6")
        for height, ghost in steps[2:]:
            assert ghost
            lowest = max(me.middle_of(cell)[1] for cell in ghost) + half
            assert lowest < height, "the finger covers it"
        assert me.ghost == steps[-1][1], "it stays where it was seen"
        assert not me.requests("submit")


def test_l6_a_finger_below_the_map_reaches_its_last_row(visit: Visit) -> None:
    with gather(visit(PHONE), first_card(EIGHT_WAYS)) as party:
        me = party.me
        x, y = me.middle_of("f10")
        fingers = Fingers(me.page)
        fingers.down(Point(x, y))
        for step in range(1, 12):
            fingers.move(Point(x, y + 8 * step))
        reached = max(place_of(cell)[0] for cell in me.ghost)
        fingers.up()
        assert reached == SIDE - 1
