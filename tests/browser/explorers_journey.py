"""Plays a game of the Merchant Explorers on the page, with one hand, to its end or a part of it.

What is done is chosen as the greedy bot would, now and then at random, so that villages, routes,
towers and treasures come about. At every step the page must offer exactly what the server lists.
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
from tests.browser.explorers import GAME, MapHand, Seat, carry_out
from tests.server.talk import Json, Wire

MOST_SECONDS = 300.0
"""A game takes far less on an idle machine."""
WHIMS = 0.15
"""How often something is done at random."""

# What there is to do now, as a person sees it.
NOW = """() => {
  const seen = (testid) => document.querySelector(`[data-testid=${testid}]`);
  for (const one of ["ending", "take-device", "era-skip", "era-next", "over-action"])
    if (seen(one)) return one;
  const rail = [...document.querySelectorAll("[data-testid^=action-]")];
  if (rail.some((one) => one.ariaBusy === "true")) return "wait";
  const choices = "[data-legal=true], [data-testid^=choice-], [data-testid=action-done]";
  return document.querySelector(choices) ? "turn" : "wait";
}"""


class Journey:
    """Plays with one hand whatever comes."""

    def __init__(self, hand: MapHand, wire: Wire, rng: random.Random) -> None:
        assert isinstance(hand.seat, Seat)
        self.hand, self.wire, self.rng = hand, wire, rng
        self.me = hand.seat
        self.done: Counter[str] = Counter()
        """How often each kind of action was carried out."""
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
                self.hand.press(testid)
                expect(self.me[testid]).to_be_hidden()

    def act(self) -> None:
        """One action, if it is still my turn when everything has come."""
        actions = self.listed()
        if not actions:
            return
        is_offered(self.me, actions)
        action = self.choose(actions)
        self.me.step(lambda: carry_out(self.hand, action))
        self.done[action.split()[0]] += 1

    def listed(self) -> list[str]:
        """What the server lists, as soon as the page has come as far."""
        until = time.monotonic() + 10
        while True:
            self.wire.settle()
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


def is_offered(me: Seat, actions: list[str]) -> None:
    """The page marks the spaces of the listed actions, and shows their cards and buttons."""
    words = [action.split() for action in actions]
    spaces = {one[1] for one in words if one[0] in ("explore", "free", "village")}
    cities = {city for one in words if one[0] == "route" for city in one[1:3]}
    assert me.legal == spaces | cities
    assert set(me.offered) == {one[1] for one in words if one[0] in ("keep", "reuse")}
    for button in ("done", "decline"):
        assert (me[f"action-{button}"].count() == 1) == (button in actions)


# The end


def is_finished(me: Seat, *, used: str) -> None:
    """The score sheet is that of the record, and only one kind of hand was needed to get there."""
    expect(me["winner"]).to_be_visible()
    expect(me["action-rematch"]).to_be_visible()
    assert me.page.evaluate("[...used]") == [used]
    answer = me.page.request.get(f"/api/tables/{me.table}/replay")
    assert answer.ok, answer.text()
    match = guildhall.load_match(answer.text())
    assert match.is_over
    for score in match.scores():
        column = column_of(me, score.seat)
        by_source: Counter[str] = Counter()
        by_era: Counter[str] = Counter()
        for line in score.lines:
            by_source[line.source] += line.points
            by_era[line.part] += line.points
        assert column["source"] == +by_source
        assert column["era"] == +by_era
        assert column["total"] == {"": score.total}


def column_of(me: Seat, seat: int) -> Json:
    """What the score sheet says of a seat, by part; what brought nothing is left out."""
    column: dict[str, dict[str, int]] = {"source": {}, "era": {}, "total": {}}
    for part, row, coins in me.page.evaluate(COLUMN, seat):
        if int(coins) or part == "total":
            column[part][row] = int(coins)
    return column


COLUMN = """(seat) => {
  const ledger = document.querySelector("[data-testid=ledger]");
  const totals = [...ledger.querySelectorAll("[data-total]")];
  const place = totals.findIndex((one) => one.dataset.total === String(seat));
  const told = (row) => row.querySelectorAll("td")[place].innerText.trim();
  const part = (name) => [...ledger.querySelectorAll(`[data-part=${name}] tr[data-${name}]`)]
    .map((row) => [name, row.dataset[name], told(row)]);
  return [...part("source"), ...part("era"), ["total", "", totals[place].innerText.trim()]];
}"""

# What the person used.
WATCH_HANDS = """
window.used = new Set();
addEventListener("keydown", () => used.add("keyboard"), true);
addEventListener("pointerdown", ({ pointerType }) => used.add(pointerType), true);
"""
