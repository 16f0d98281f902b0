"""Plays a game on the page with one hand, to its end or a part of it: what all games share.

What is done is chosen as the greedy bot would, now and then at random, so that rare things come
about. At every step the page must offer exactly what the server lists. Each game has a journey of
its own.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Generic

from playwright.sync_api import expect

import guildhall
from guildhall.core import codec
from guildhall.core.notation import Notation
from tests.browser.seat import S
from tests.server.talk import PATIENCE, AnyMatch, Wire

# What the person used.
WATCH_HANDS = """
window.used = new Set();
addEventListener("keydown", () => used.add("keyboard"), true);
addEventListener("pointerdown", ({ pointerType }) => used.add(pointerType), true);
"""


class AnyJourney(Generic[S]):
    """Plays whatever comes."""

    now: ClassVar[str]
    """A script: what there is to do now, as a person sees it."""
    most_seconds: ClassVar[float]
    """A game takes far less on an idle machine."""
    whims: ClassVar[float]
    """How often something is done at random."""

    def __init__(self, me: S, wire: Wire, rng: random.Random) -> None:
        self.me, self.wire, self.rng = me, wire, rng
        self.done: Counter[str] = Counter()
        """How often each kind of action was carried out."""
        self.trail: list[str] = []
        self._bot = guildhall.load_bot(me.game, "greedy")
        self._rules: Any = guildhall.load_game(me.game)  # Any: its state and actions
        self._notation: Any = Notation(self._rules.action_types)

    # What each game does in its own way

    def press(self, testid: str) -> None:
        raise NotImplementedError

    def is_offered(self, actions: list[str]) -> None:
        """The page offers exactly these actions."""
        raise NotImplementedError

    def carry_out(self, action: str, actions: list[str]) -> None:
        raise NotImplementedError

    # What all do

    def play(self, is_enough: Callable[[str], bool] = lambda _: False) -> None:
        """Up to the score sheet, or to what is enough."""
        until = time.monotonic() + self.most_seconds
        while (now := self.me.page.evaluate(self.now)) != "ending" and not is_enough(now):
            assert time.monotonic() < until, f"the game does not end: {now}"
            self.do(now)

    def do(self, now: str) -> None:
        match now:
            case "turn":
                self.act()
            case "wait":
                self.me.page.wait_for_timeout(10)
            case testid:
                self.press(testid)
                expect(self.me[testid]).to_be_hidden()

    def act(self) -> None:
        """One action, if it is still my turn when everything has come."""
        actions = self.listed()
        if not actions:
            return
        self.is_offered(actions)
        action = self.choose(actions)
        try:
            self.me.step(lambda: self.carry_out(action, actions))
        except Exception as problem:
            problem.add_note(f"{self.wire.now['decision']}: {action}, of {actions}")
            problem.add_note(f"after {self.trail[-8:]}")
            raise
        self.done[action.split()[0]] += 1
        self.trail.append(action)

    def listed(self) -> list[str]:
        """What the server lists, as soon as the page has come as far."""
        until = time.monotonic() + PATIENCE
        while True:
            self.wire.settle()
            if self.me.page.evaluate(self.now) == "ending":
                return []
            if self.me.seq == self.wire.seq:
                return self.wire.actions
            assert time.monotonic() < until, "the page does not follow"

    def choose(self, actions: list[str]) -> str:
        if self.rng.random() < self.whims:
            return self.rng.choice(actions)
        view = codec.loads(self._rules.view_type, json.dumps(self.wire.view))
        parsed = tuple(self._notation.parse(one) for one in actions)
        rng = guildhall.Rng(str(self.rng.random()))
        return str(self._notation.format(self._bot.choose(view, parsed, rng).action))


def match_of_the_end(me: S, *, used: str) -> AnyMatch:
    """The record of a game whose end is on the page; only one kind of hand was needed for it."""
    expect(me["winner"]).to_be_visible()
    expect(me["action-rematch"]).to_be_visible()
    assert me.page.evaluate("[...used]") == [used]
    answer = me.page.request.get(f"/api/tables/{me.table}/replay")
    assert answer.ok, answer.text()
    match = guildhall.load_match(answer.text())
    assert match.is_over
    return match
