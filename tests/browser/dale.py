"""A seat at a table of Dale of Merchants in a browser, and what lies on its screen.

Positions are written by hand or found by playing; the server takes in the record of either. Each
listed action has its place on the table: `carry_out` does it there with a hand.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

import guildhall
from guildhall.client import Server
from guildhall.core import codec
from tests.browser.hands import DOUBLE_CLICK_SECONDS, ITEM, MOST_TABS
from tests.browser.seat import AnyParty, AnySeat, phrase
from tests.browser.stage import NAMES, IsWanted, Moment, moment, sit_down
from tests.browser.visitor import Visitor
from tests.server.talk import PATIENCE, AnyMatch, Json

GAME = "dale"
SEED = "market day"
DECKS = ("macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons")
ROW = ["prepaid_good", "spyglass", "nuisance", "shattered_relic", "market_discovery"]
"""A market, by surcharge: its cards cost 2, 5, 4, 6 and 8."""
FAN = ".fan [data-card]"


def said(lang: str, message: str, **args: str | int) -> str:
    """A message of the play screen as people read it."""
    return phrase(GAME, lang, message, **args)


def card_name(card: str, lang: str = "en") -> str:
    return said(lang, f"dale-card-{card}")


# The page


class Seat(AnySeat):
    """Somebody who trades in a browser."""

    game = GAME

    @property
    def fan(self) -> list[str]:
        """The cards of the hand as they lie there, laid ones too."""
        return [key.rpartition("-")[0] for key in self._keys(FAN)]

    @property
    def laid(self) -> list[str]:
        return [key.rpartition("-")[0] for key in self._keys(f"{FAN}[data-state~=selected]")]

    @property
    def legal_cards(self) -> set[str]:
        """The cards of the hand that can be chosen."""
        found = self._keys(f"{FAN}[data-legal=true]")
        return {key.rpartition("-")[0] for key in found}

    @property
    def legal_slots(self) -> set[int]:
        found = self.page.locator("[data-slot]:has([data-legal=true])")
        names: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.slot)")
        return {int(name.removeprefix("slot-")) for name in names}

    @property
    def legal_rivals(self) -> set[int]:
        found = self.page.locator("[data-testid^=rival-][data-legal=true]")
        names: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.testid)")
        return {int(name.removeprefix("rival-")) for name in names}

    @property
    def numbers(self) -> set[int]:
        found = self.page.locator("[data-testid^=number-]")
        names: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.testid)")
        return {int(name.removeprefix("number-")) for name in names}

    @property
    def focus_lines(self) -> dict[str, str]:
        """What the panel beside the table counts: price, sum, what is missing."""
        lines: list[list[str]] = (
            self["focus"]
            .locator("dl > div")
            .evaluate_all(
                "all => all.map((one) => [...one.children].map((part) => part.innerText.trim()))"
            )
        )
        return {one[0]: one[1] for one in lines}

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'{FAN}[data-card^="{card}-"]').first

    def slot(self, slot: int) -> Locator:
        return self.page.locator(f"[data-slot=slot-{slot}] [data-card]")

    def _keys(self, selector: str) -> list[str]:
        found = self.page.locator(selector)
        keys: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.card)")
        return keys


def read_chronicle(page: Page) -> None:
    """Beside a wide market it stands behind a button once something happened since one's turn."""
    page.locator("main :is([data-testid=log], [data-testid=chronicle-whole])").first.wait_for()
    if page.locator("main").get_by_test_id("log").count() == 0:
        page.get_by_test_id("chronicle-whole").click()


take_seat = Seat.take
Party = AnyParty[Seat]

# Hands


class Hand(Protocol):
    """What can be done at a table of merchants."""

    seat: Seat

    def hit(self, selector: str) -> None:
        """Press the first thing like this."""


# A point of it that nothing else lies upon: cards of a hand overlap.
FREE_POINT = """(selector) => {
  const one = document.querySelector(selector);
  if (!one) return null;
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  for (const part of [0.5, 0.25, 0.1, 0.75, 0.9])
    for (const down of [0.5, 0.3, 0.7, 0.15]) {
      const [x, y] = [box.x + part * box.width, box.y + down * box.height];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return null;
}"""


def point_of(seat: Seat, selector: str) -> tuple[float, float]:
    seat.page.locator(selector).first.wait_for()
    until = time.monotonic() + PATIENCE
    while (found := seat.page.evaluate(FREE_POINT, selector)) is None:
        assert time.monotonic() < until, f"{selector} lies under something"
        seat.page.wait_for_timeout(20)
    x, y = found
    return x, y


class Mouse:
    """Clicks the same card again only when that is no double click any more."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._hit: dict[str, float] = {}

    def hit(self, selector: str) -> None:
        last = self._hit.get(selector, 0.0)
        time.sleep(max(0.0, last + DOUBLE_CLICK_SECONDS - time.monotonic()))
        self.seat.page.mouse.click(*point_of(self.seat, selector))
        self.seat.page.mouse.move(0, 0)  # what rests on a card reads it
        self._hit[selector] = time.monotonic()


class Finger:
    """Takes its time: two quick taps are one double tap."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._last = 0.0

    def hit(self, selector: str) -> None:
        time.sleep(max(0.0, self._last + DOUBLE_CLICK_SECONDS - time.monotonic()))
        self.seat.page.touchscreen.tap(*point_of(self.seat, selector))
        self._last = time.monotonic()


class Keys:
    """Never touches a pointer: digits for the hand, Tab and arrows for everything else."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def hit(self, selector: str) -> None:
        page = self.seat.page
        page.locator(selector).first.wait_for()
        at = page.evaluate(PLACE_IN_FAN, selector)
        if 0 <= at < 9:
            page.keyboard.press(str(at + 1))
            return
        for _ in range(MOST_TABS):
            if page.evaluate(IS_FIRST, selector):
                page.keyboard.press("Enter")
                return
            page.keyboard.press(page.evaluate(KEY_TOWARDS, selector))
        raise AssertionError(f"{selector} cannot be reached by keyboard")


PLACE_IN_FAN = """(selector) => [...document.querySelectorAll(".fan [data-card]")]
  .indexOf(document.querySelector(selector))"""
IS_FIRST = "(selector) => document.activeElement === document.querySelector(selector)"
# Rows of cards are one tab stop with arrows.
KEY_TOWARDS = """(selector) => {
  const goal = document.querySelector(selector);
  const [list, here] = [goal.closest("ul"), document.activeElement];
  const isRow = list?.querySelector("[data-card][tabindex='-1']") && here.dataset.card;
  if (!isRow || !list.contains(here)) return "Tab";
  const isAfter = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? "ArrowRight" : "ArrowLeft";
}"""

# What a seat does

AT_ONCE = ("wish", "pay", "scrap", "stack", "help", "inventory", "order", "return")
"""Decisions whose choices are sent as soon as they are made."""
BUTTONS = {"build": "stall", "inventory": "inventory", "done-again": "done"}
PLACES = {
    "loyal_partner": "row",
    "special_offer": "aside",
    "sabotage": "aside",
    "new_season": "discard",
}
"""Where the cards lie that these techniques let one order or throw away; else in the hand."""


def press(hand: Hand, action: str) -> None:
    """A button of the rail; it may be in the menu."""
    button = f"[data-testid=action-{action}]"
    if hand.seat.page.locator(button).count():
        hand.hit(button)
    else:
        hand.hit("[data-testid=action-more]")
        if isinstance(hand, Keys):
            hand.seat.page.locator(ITEM.format(action)).focus()
            hand.seat.page.keyboard.press("Enter")
        else:
            hand.hit(ITEM.format(action))


def place_of(action: str, decision: str, view: Json) -> str:
    """The selector of what an action is chosen at; nothing for those that have a button."""
    verb, *rest = action.split()
    subject = rest[0] if rest else ""
    card = subject.partition("=")[0].partition("*")[0].rstrip("!")
    aside = [one["card"] for one in (view["technique"] or {"aside": []})["aside"]]
    match verb:
        case "buy" | "slot":
            return f"[data-slot=slot-{subject}] [data-card]"
        case "buy-discarded":
            return "[data-testid=market-discard]"
        case "target":
            return f"[data-testid=rival-{subject}]"
        case "guess" | "value":
            return f"[data-testid=number-{subject}]"
        case "wish":
            return f"[data-testid=folk-{subject}]"
        case "swap":
            return f'[data-card="{".".join(rest)}"]'
    where = _where(verb, decision, (view["technique"] or {}).get("face", ""))
    if where == "row":
        return f"[data-slot=slot-{view['market']['row'].index(card)}] [data-card]"
    if where == "aside":
        return f'[data-testid=pick-row] [data-card="{aside.index(card)}"]'
    if where == "discard":
        return f'[data-testid=pick-row] [data-card="{card}"]'
    return f'{FAN}[data-card^="{card}-"][data-legal=true]'


def _where(verb: str, decision: str, technique: str) -> str:
    if verb == "fetch":
        return "discard"
    if verb in ("keep", "return") or decision == "charm":
        return "aside"
    return PLACES.get(technique, "hand") if verb in ("put", "throw") else "hand"


def choose(hand: Hand, action: str, actions: list[str], decision: str, view: Json) -> None:
    """Choose on the table what an action stands for; several ways to use a card are asked."""
    if decision != "charm":  # there the one card is chosen already
        hand.hit(place_of(action, decision, view))
    subject = action.split()[1] if " " in action else ""
    ways = [one for one in actions if one.split()[1:2] == [subject]]
    if len(ways) > 1 and action.split()[0] not in ("swap", "buy", "slot"):
        number = ways.index(action) + 1
        hand.hit(f"[data-testid=ways] :nth-child({number})[data-testid=way]")


def is_stepwise(seat: Seat) -> bool:
    """On small screens a first press only shows a card."""
    return seat.page.get_by_test_id("narrow").count() > 0


def carry_out(hand: Hand, action: str, actions: list[str], decision: str, view: Json) -> None:
    """Do on the page what a listed action stands for."""
    verb = action.split()[0]
    if " " not in action and verb != "buy-discarded":
        press(hand, BUTTONS.get(verb, verb))
        return
    choose(hand, action, actions, decision, view)
    is_begun = verb == "buy" and not is_stepwise(hand.seat)
    if decision not in AT_ONCE and verb != "buy-discarded" and not is_begun:
        press(hand, "confirm")


def do(party: Party, hand: Hand, action: str) -> None:
    """The same, and everybody has heard of it."""
    now = party.mine.now
    party.make(lambda: carry_out(hand, action, now["actions"], now["decision"], now["view"]))


def passes_on(party: Party) -> None:
    """Wait until the refill is over and the next seat has its turn."""
    party.mine.wait(lambda: party.mine.now["waiting"] == [1])
    party.in_step()


# Moments of games


def position(
    *hands: list[str],
    seat: int = 0,
    turns: int = 1,
    stage: str = "act",
    players: Mapping[int, Json] | None = None,
    market: Json | None = None,
    stalls: list[list[list[str]]] | None = None,
    **more: Any,
) -> Json:
    """A table with these hands, the first seat to act; piles hold what the tests of a draw need."""
    before = [{"hand": hand} | (players or {}).get(at, {}) for at, hand in enumerate(hands)]
    table = {"players": before, "stalls": stalls or [], "market": {"row": ROW} | (market or {})}
    turn = {"seat": seat, "number": turns, "stage": stage}
    decks = list(DECKS[: max(3, len(hands) + 1)])
    return {"decks": decks, "table": table, "turn": turn} | more


def match_at(written: Json, seed: str = SEED) -> AnyMatch:
    """A match that goes on from a position."""
    count = len(written["table"]["players"])
    teams = "yes" if written.get("rules", {}).get("teams") else "no"
    rules: Any = guildhall.load_game(GAME)
    start = codec.from_json(rules.state_type, written)
    setup = guildhall.Setup.of(count, teams=teams)
    return guildhall.Match(rules, setup, seed=seed, names=NAMES[:count], start=start)


def moment_of(match: AnyMatch) -> Moment:
    return Moment(match.replay().format(), (), "")


def play_scene(
    visitor: Visitor, at: Moment, server: Server | None = None, /, **settings: object
) -> AbstractContextManager[Party]:
    """A table of this test alone, opened on the page; all but the page talk to `server`."""
    return sit_down(Seat, visitor, at, server, settings)


def play_position(
    visitor: Visitor, written: Json, server: Server | None = None, /, **settings: object
) -> AbstractContextManager[Party]:
    """A table at a position, opened on the page of its first seat."""
    return play_scene(visitor, moment_of(match_at(written)), server, **settings)


def at(is_wanted: IsWanted, seats: int = 2, **wish: str) -> Moment:
    """The first wanted moment of a game that good bots play."""
    return moment(is_wanted, seats, game=GAME, **wish)
