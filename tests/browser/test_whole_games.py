"""Whole games on the page: by mouse, by touch, by keyboard only, and in two languages at one table.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import json
import random
import time

import pytest
from playwright.sync_api import expect

from guildhall.core.event import Event
from guildhall.text.words import Words
from tests.browser.cartographers import Seat, take_seat
from tests.browser.conftest import Visit
from tests.browser.hands import WAYS, Finger, Hand, Keys, Mouse
from tests.browser.journey import WATCH_HANDS
from tests.browser.seat import QUIET, becomes, prefer
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.talk import GAME, Json

MOST_SECONDS = 500.0
"""A game takes far less on an idle machine."""

# What there is to do now, as a person sees it.
NOW = """() => {
  const seen = (testid) => document.querySelector(`[data-testid=${testid}]`);
  if (seen("ending")) return "over";
  if (seen("season-next")) return "season";
  if (seen("over")) return "result";
  const main = seen("action-draw") ?? seen("action-done");
  if (!main || main.ariaBusy === "true") return "wait";
  return main.dataset.testid === "action-draw" ? "draw" : "done";
}"""


class Game:
    """Plays with one hand whatever comes, until the score sheet is there."""

    def __init__(self, hand: Hand, rng: random.Random) -> None:
        self.hand, self.rng = hand, rng
        assert isinstance(hand.seat, Seat)
        self.me = hand.seat
        self.drawn = 0

    def play(self) -> None:
        until = time.monotonic() + MOST_SECONDS
        while (now := self.me.page.evaluate(NOW)) != "over":
            assert time.monotonic() < until, f"the game does not end: {now}"
            self.do(now)

    def do(self, now: str) -> None:
        match now:
            case "draw":
                self.draw()
            case "done":
                self.me.step(self.lay_down)
            case "season":
                self.hand.press("season-next")
            case "result":
                self.hand.press("over-action")
            case _:
                self.me.page.wait_for_timeout(10)

    def draw(self) -> None:
        """Anywhere, in any way that fits; the second drawing is taken back once."""
        if self.rng.random() < 0.3:
            self.choose()
        if self.rng.random() < 0.3:
            self.hand.mirror()
        self.find_room()
        self.hand.pick(self.rng.choice(sorted(self.me.legal)))
        self.me.step(lambda: self.hand.press("action-draw"))
        self.drawn += 1
        if self.drawn == 2:
            self.me.step(lambda: self.hand.press("action-undo"))

    def find_room(self) -> None:
        """Turn it by chance, and as often as it has no room; then mirror it, then take another."""
        while self.rng.random() < 0.3:
            self.hand.turn()
        for way in range(1, 8 * WAYS):
            if self.me.legal:
                return
            if way % WAYS == 0:
                self.choose()
            elif way % WAYS == WAYS // 2:
                self.hand.mirror()
            else:
                self.hand.turn()
        raise AssertionError("there is no room for anything")

    def lay_down(self) -> None:
        self.hand.press("action-done")

    def choose(self) -> None:
        for choices in (self.me.terrains(), self.me.shapes()):
            if choices:
                self.hand.press(self.rng.choice(choices))


def begin(visitor: Visitor, *others: str, seed: str) -> Seat:
    prefer(visitor, **QUIET)
    visitor.context.add_init_script(WATCH_HANDS)
    return take_seat(visitor, "me", *others, name="Ann", seed=seed).come()


def is_finished(me: Seat, *, used: str) -> None:
    """The score sheet is right, and only one kind of hand was needed to get there."""
    expect(me["winner"]).to_be_visible()
    expect(me["action-rematch"]).to_be_visible()
    assert me.page.evaluate("[...used]") == [used]
    info: Json = me.page.request.get(f"/api/tables/{me.table}").json()
    assert info["status"] == "finished"
    with me.wire() as wire:
        scores = wire.now["scores"]
    for score in scores:
        cell = me["ledger"].locator(f"[data-total='{score['seat']}']")
        expect(cell).to_have_text(str(score["total"]).replace("-", "\N{MINUS SIGN}"))


@pytest.mark.long
def test_a_whole_game_by_mouse_against_a_bot(visit: Visit) -> None:
    me = begin(visit(), "bot uniform", seed="a whole game")
    Game(Mouse(me), random.Random("mouse")).play()
    is_finished(me, used="mouse")


@pytest.mark.long
def test_a_whole_game_by_touch_against_a_bot(visit: Visit) -> None:
    me = begin(visit(PHONE), "bot uniform", seed="a whole game")
    Game(Finger(me), random.Random("touch")).play()
    is_finished(me, used="touch")


class KeyGame(Game):
    """Enter puts the shape down, Enter again draws it, D lays down the pencil."""

    def draw(self) -> None:
        press = self.me.page.keyboard.press
        for key in "tsf":
            if self.rng.random() < 0.3:
                press(key)
        self.find_room()
        self.hand.pick(self.rng.choice(sorted(self.me.legal)))
        self.me.step(lambda: press("Enter"))
        self.drawn += 1
        if self.drawn == 2:
            self.me.step(lambda: press("Control+z"))

    def choose(self) -> None:
        self.me.page.keyboard.press(self.rng.choice("ts"))

    def lay_down(self) -> None:
        self.me.page.keyboard.press("d")


@pytest.mark.long
def test_k1_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    me = begin(visit(), seed="a whole game")
    game = KeyGame(Keys(me), random.Random("keys"))
    game.play()
    is_finished(me, used="keyboard")


# Two languages


def told(me: Seat) -> list[Event]:
    """Everything of the game that everybody was told, as it came to this page."""
    me.page.evaluate("0")  # Playwright hands over what has come only while it is asked something
    frames = [json.loads(text) for text in me.received]
    entries = [entry for frame in frames for entry in frame.get("entries", [])]
    events = [event for entry in entries for event in entry.get("events", [])]
    return [
        Event(one["kind"], one.get("seat"), tuple(one.get("args", {}).items()))
        for one in events
        if one["kind"] != "drew"  # sketches are secret
    ]


def test_i4_two_seats_see_the_same_events_each_in_their_own_language(visit: Visit) -> None:
    names = ("Анна", "Jürgen")
    anna, other = (visit(LAPTOP._replace(lang=lang)) for lang in ("ru", "de"))
    for visitor in (anna, other):
        prefer(visitor, **QUIET)
    first = take_seat(anna, "me", "open", name=names[0], seed="two languages")
    join = f"/api/tables/{first.table}/join"
    seated = other.context.request.post(join, data={"name": names[1]}).json()
    second = Seat(other, first.table, seated["seats"][0]["token"], 1)
    seats = {"ru": first.come(), "de": second.come()}
    for turn in range(4):
        for lang, me in seats.items():
            take_turn(Game(Mouse(me), random.Random(f"{lang} {turn}")))
    becomes(lambda: told(first) == told(second), True)
    assert len(told(first)) > 10
    for lang, me in seats.items():
        words = Words(lang, {GAME: "guildhall.games.cartographers"})
        expect(me.page.locator("html")).to_have_attribute("lang", lang)
        log = me["log"].inner_text()
        for event in told(me):
            assert words.tell(GAME, event, names) in log


def take_turn(game: Game) -> None:
    """Draw whatever there is, until my part is done."""
    now = ""
    while now != "done":
        now = game.me.page.evaluate(NOW)
        game.do(now)
