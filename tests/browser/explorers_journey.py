"""Plays a game of the Merchant Explorers on the page, with one hand, to its end or a part of it.

What is done is chosen as the greedy bot would, now and then at random, so that villages, routes,
towers and treasures come about. At every step the page must offer exactly what the server lists.
"""

from __future__ import annotations

import random
from collections import Counter

from tests.browser.explorers import MapHand, Seat, carry_out
from tests.browser.journey import AnyJourney, match_of_the_end
from tests.server.talk import Json, Wire

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


class Journey(AnyJourney[Seat]):
    """Plays with one hand whatever comes."""

    now, most_seconds, whims = NOW, 300.0, 0.15

    def __init__(self, hand: MapHand, wire: Wire, rng: random.Random) -> None:
        assert isinstance(hand.seat, Seat)
        super().__init__(hand.seat, wire, rng)
        self.hand = hand

    def press(self, testid: str) -> None:
        self.hand.press(testid)

    def is_offered(self, actions: list[str]) -> None:
        is_offered(self.me, actions)

    def carry_out(self, action: str, actions: list[str]) -> None:
        del actions  # each is carried out in one way
        carry_out(self.hand, action)


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
    match = match_of_the_end(me, used=used)
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
