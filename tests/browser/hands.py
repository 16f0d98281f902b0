"""Three ways to play: with a mouse, with a finger, with nothing but a keyboard.

All hands can do the same, so that a whole game can be played with each of them.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import CDPSession, Page

from tests.browser.cartographers import (
    MIDDLE,
    Drawing,
    Seat,
    cell_at,
    corner_of,
    pattern_of,
    place_of,
)
from tests.browser.seat import AnySeat

DOUBLE_TAP_SECONDS = 0.35
"""Two taps on the map that come closer zoom instead of choosing a cell."""
DOUBLE_CLICK_SECONDS = 0.5
"""Two taps on buttons that come closer are one double click to the browser."""
FAR = "a1"
"""No shape held in the middle reaches it."""
WAYS = 8
"""In which a shape can lie, at most."""
MOST_TABS = 60
ITEM = "[role=menu] [data-item={}]"


class Hand(Protocol):
    """How somebody moves what is on the page."""

    seat: AnySeat

    def pick(self, cell: str) -> None:
        """Put the shape down here."""

    def press(self, testid: str, *, is_off: bool = False) -> None:
        """Use a button, or try to use one that is off."""

    def choose(self, item: str) -> None:
        """An entry of the menu that is open."""

    def turn(self) -> None: ...

    def mirror(self) -> None: ...

    def rest(self) -> None:
        """Point at nothing."""


class Mouse:
    def __init__(self, seat: AnySeat) -> None:
        self.seat = seat

    def point(self, cell: str) -> None:
        self.seat.page.mouse.move(*self.seat.middle_of(cell))

    def pick(self, cell: str) -> None:
        self.seat.page.mouse.click(*self.seat.middle_of(cell))

    def press(self, testid: str, *, is_off: bool = False) -> None:
        self.seat[testid].click(force=is_off)

    def choose(self, item: str) -> None:
        self.seat.page.locator(ITEM.format(item)).click()

    def turn(self) -> None:
        self.press("action-turn")

    def mirror(self) -> None:
        self.press("action-mirror")

    def rest(self) -> None:
        self.seat.page.mouse.move(0, 0)


class Finger:
    def __init__(self, seat: AnySeat) -> None:
        self.seat = seat
        self._tapped = 0.0
        self._pressed = ("", 0.0)

    def pick(self, cell: str) -> None:
        _rest(self._tapped + DOUBLE_TAP_SECONDS)
        self.seat.page.touchscreen.tap(*self.seat.middle_of(cell))
        self._tapped = time.monotonic()

    def press(self, testid: str, *, is_off: bool = False) -> None:
        last, at = self._pressed
        if last != testid:  # what comes in a button's place is safe from a double tap
            _rest(at + DOUBLE_CLICK_SECONDS)
        self.seat[testid].tap(force=is_off)
        self._pressed = (testid, time.monotonic())

    def choose(self, item: str) -> None:
        self.seat.page.locator(ITEM.format(item)).tap()

    def turn(self) -> None:
        self.press("action-turn")

    def mirror(self) -> None:
        self.press("action-mirror")

    def rest(self) -> None:
        """It is in the air."""


def _rest(until: float) -> None:
    time.sleep(max(0.0, until - time.monotonic()))


class Keys:
    """Never touches a pointer."""

    def __init__(self, seat: AnySeat) -> None:
        self.seat = seat

    @property
    def _keyboard(self) -> Any:  # Any: Playwright's own
        return self.seat.page.keyboard

    def pick(self, cell: str) -> None:
        self.walk_to(cell)
        self._keyboard.press("Enter")

    def walk_to(self, cell: str) -> None:
        """From wherever the focus of the map is."""
        here = self.seat.page.evaluate(FOCUSED_CELL)
        if not here:
            self.reach("[role=gridcell]")
            here = self.seat.page.evaluate(FOCUSED_CELL)
        for key in self.seat.keys_to(here, cell):
            self._keyboard.press(key)

    def press(self, testid: str, *, is_off: bool = False) -> None:
        del is_off  # keys do not mind
        self.reach(f"[data-testid={testid}]")
        self._keyboard.press("Enter")

    def choose(self, item: str) -> None:
        self.reach(ITEM.format(item), "ArrowDown")
        self._keyboard.press("Enter")

    def reach(self, selector: str, key: str = "Tab") -> None:
        """With Tab, however far it is."""
        for _ in range(MOST_TABS):
            if self.seat.page.evaluate(IS_FOCUSED, selector):
                return
            self._keyboard.press(key)
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    def turn(self) -> None:
        self._keyboard.press("r")

    def mirror(self) -> None:
        self._keyboard.press("f")

    def rest(self) -> None:
        """They point at nothing but the focus."""


FOCUSED_CELL = "() => document.activeElement?.dataset.cell ?? ''"
IS_FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"


def lay(hand: Hand, drawing: Drawing) -> None:
    """Bring the shape in hand to where a listed action draws it."""
    seat = _drawer(hand)
    if f"terrain-{drawing.terrain}" in seat.terrains():
        hand.press(f"terrain-{drawing.terrain}")
    wanted = pattern_of(drawing.cells)
    hand.rest()  # so that only what was put down is seen
    for shape in seat.shapes() or [""]:
        if shape:
            hand.press(shape)
        if not seat.ghost:
            hand.pick(MIDDLE)
        for way in range(WAYS):
            if pattern_of(seat.ghost) == wanted:
                return _move(hand, drawing)
            hand.mirror() if way == WAYS // 2 - 1 else hand.turn()
    raise AssertionError(f"there is no shape for {drawing.action}")


def _drawer(hand: Hand) -> Seat:
    """Shapes are drawn at one kind of seat only."""
    assert isinstance(hand.seat, Seat)
    return hand.seat


def _move(hand: Hand, drawing: Drawing) -> None:
    """From the middle of the map to its place, as it lies."""
    ghost = hand.seat.ghost
    if ghost == set(drawing.cells):
        return
    (top, left), (to_top, to_left) = corner_of(ghost), corner_of(drawing.cells)
    row, col = place_of(MIDDLE)
    target = cell_at(row + to_top - top, col + to_left - left)
    if target in ghost:  # there a second pick would draw it
        hand.pick(FAR)
    hand.pick(target)
    assert hand.seat.ghost == set(drawing.cells)


# Fingers that do more than tap


class Point(NamedTuple):
    x: float
    y: float


class Fingers:
    """One or two of them on the glass, moved bit by bit."""

    def __init__(self, page: Page) -> None:
        self._glass: CDPSession = page.context.new_cdp_session(page)

    def down(self, *points: Point) -> None:
        self._send("touchStart", points)

    def move(self, *points: Point) -> None:
        self._send("touchMove", points)

    def up(self) -> None:
        self._send("touchEnd", ())

    def _send(self, kind: str, points: tuple[Point, ...]) -> None:
        touches = [{"x": one.x, "y": one.y, "id": number} for number, one in enumerate(points)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
