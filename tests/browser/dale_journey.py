"""Plays a game of Dale of Merchants on the page, with one hand, to its end or a part of it.

What is done is chosen as the greedy bot would, now and then at random, so that techniques, copies
and inventories come about. At every step the page must offer exactly what the server lists.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import guildhall
from guildhall.core import codec
from guildhall.core.notation import Notation
from tests.browser.dale import GAME, PLACES, Hand, Seat, carry_out
from tests.browser.explorers_journey import WATCH_HANDS
from tests.server.talk import Json, Wire

__all__ = ["NOW", "WATCH_HANDS", "Journey", "is_finished", "is_offered"]

MOST_SECONDS = 500.0
"""A game takes far less on an idle machine."""
WHIMS = 0.12
"""How often something is done at random."""
NOW = """() => {
  const seen = (testid) => document.querySelector(`[data-testid=${testid}]`);
  for (const one of ["ending", "take-device"]) if (seen(one)) return one;
  const rail = [...document.querySelectorAll("[data-testid^=action-]")];
  if (rail.some((one) => one.ariaBusy === "true")) return "wait";
  const main = rail.some((one) => one.dataset.testid !== "action-undo");
  return main ? "turn" : "wait";
}"""
"""What there is to do now, as a person sees it."""


class Journey:
    """Plays with one hand whatever comes."""

    def __init__(self, hand: Hand, wire: Wire, rng: random.Random) -> None:
        self.hand, self.wire, self.rng = hand, wire, rng
        self.me = hand.seat
        self.done: Counter[str] = Counter()
        """How often each kind of action was carried out."""
        self.trail: list[str] = []
        self._bot = guildhall.load_bot(GAME, "greedy")
        self._rules: Any = guildhall.load_game(GAME)  # Any: its state and actions
        self._notation: Any = Notation(self._rules.action_types)

    def play(self, is_enough: Callable[[str], bool] = lambda _: False) -> None:
        """Up to the score sheet, or to what is enough."""
        until = time.monotonic() + MOST_SECONDS
        while (now := self.me.page.evaluate(NOW)) != "ending" and not is_enough(now):
            assert time.monotonic() < until, f"the game does not end: {now}"
            self.do(now)

    def do(self, now: str) -> None:
        match now:
            case "turn":
                self.act()
            case "wait":
                self.me.page.wait_for_timeout(10)
            case testid:
                self.hand.hit(f"[data-testid={testid}]")
                expect(self.me[testid]).to_be_hidden()

    def act(self) -> None:
        """One action, if it is still my turn when everything has come."""
        actions = self.listed()
        if not actions:
            return
        decision, view = self.wire.now["decision"], self.wire.view
        is_offered(self.me, actions, decision, view)
        action = self.choose(actions)
        try:
            self.me.step(lambda: carry_out(self.hand, action, actions, decision, view))
        except Exception as problem:
            problem.add_note(f"{decision}: {action}, of {actions}")
            problem.add_note(f"after {self.trail[-8:]}")
            raise
        self.done[action.split()[0]] += 1
        self.trail.append(action)

    def listed(self) -> list[str]:
        """What the server lists, as soon as the page has come as far."""
        until = time.monotonic() + 10
        while True:
            self.wire.settle()
            if self.me.page.evaluate(NOW) == "ending":
                return []
            if self.me.seq == self.wire.seq:
                return self.wire.actions
            assert time.monotonic() < until, "the page does not follow"

    def choose(self, actions: list[str]) -> str:
        if self.rng.random() < WHIMS:
            return self.rng.choice(actions)
        view = codec.loads(self._rules.view_type, json.dumps(self.wire.view))
        parsed = tuple(self._notation.parse(one) for one in actions)
        rng = guildhall.Rng(str(self.rng.random()))
        return str(self._notation.format(self._bot.choose(view, parsed, rng).action))


# What must be offered

OF_HAND = ("play", "roll", "discover", "copy", "pay", "scrap", "stack", "discard", "give", "hide")
BUTTONS = ("settle", "enough", "done", "ask", "decline")


def is_offered(me: Seat, actions: list[str], decision: str, view: Json) -> None:
    """The page marks exactly what the listed actions are chosen at, and shows their buttons."""
    words = [action.split() for action in actions]
    technique = (view["play"] or {}).get("face", "")
    where = PLACES.get(technique, "hand")
    of_hand: tuple[str, ...] = OF_HAND if where != "hand" else (*OF_HAND, "put", "throw")
    if decision == "charm":
        of_hand = ()
    cards = {_card(one[1]) for one in words if one[0] in of_hand}
    assert me.legal_cards == cards, (decision, actions)
    slots = {int(one[1]) for one in words if one[0] in ("buy", "slot")}
    if where == "row":
        named = {_card(one[1]) for one in words if one[0] in ("put", "throw")}
        slots |= {at for at, card in enumerate(view["market"]["row"]) if card in named}
    assert me.legal_slots == slots, (decision, actions)
    assert me.legal_rivals == {int(one[1]) for one in words if one[0] == "target"}
    assert me.numbers == {int(one[1]) for one in words if one[0] in ("guess", "value")}
    for button in BUTTONS:
        if button in actions:
            in_menu = me["action-more"].count() > 0
            assert me[f"action-{button}"].count() == 1 or in_menu, button
        elif button != "settle" and decision != "wish":
            assert me[f"action-{button}"].count() == 0, button


def _card(item: str) -> str:
    return item.partition("=")[0].partition("*")[0].rstrip("!")


# The end


def is_finished(me: Seat, *, used: str) -> None:
    """The stalls on the last screen are those of the record, and one kind of hand was enough."""
    expect(me["winner"]).to_be_visible()
    expect(me["action-rematch"]).to_be_visible()
    assert me.page.evaluate("[...used]") == [used]
    answer = me.page.request.get(f"/api/tables/{me.table}/replay")
    assert answer.ok, answer.text()
    match = guildhall.load_match(answer.text())
    assert match.is_over
    stalls = match.view(None).stalls
    totals: list[list[str]] = (
        me["ledger"]
        .locator("[data-total]")
        .evaluate_all("all => all.map((one) => [one.dataset.total, one.innerText.trim()])")
    )
    assert {int(stall): int(count) for stall, count in totals} == {
        number: len(stall) for number, stall in enumerate(stalls)
    }
    assert max(map(len, stalls)) == match.view(None).rules.stacks_to_win
