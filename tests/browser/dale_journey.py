"""Plays a game of Dale of Merchants on the page, with one hand, to its end or a part of it.

What is done is chosen as the greedy bot would, now and then at random, so that techniques, copies
and inventories come about. At every step the page must offer exactly what the server lists.
"""

from __future__ import annotations

import random

from tests.browser.dale import PLACES, Hand, Seat, carry_out
from tests.browser.journey import AnyJourney, match_of_the_end
from tests.server.talk import Json, Wire

NOW = """() => {
  const seen = (testid) => document.querySelector(`[data-testid=${testid}]`);
  for (const one of ["ending", "take-device"]) if (seen(one)) return one;
  const rail = [...document.querySelectorAll("[data-testid^=action-]")];
  if (rail.some((one) => one.ariaBusy === "true")) return "wait";
  const beside = ["action-undo", "action-more"];
  const main = rail.some((one) => !beside.includes(one.dataset.testid));
  return main ? "turn" : "wait";
}"""
"""What there is to do now, as a person sees it."""


class Journey(AnyJourney[Seat]):
    """Plays with one hand whatever comes."""

    now, most_seconds, whims = NOW, 500.0, 0.12

    def __init__(self, hand: Hand, wire: Wire, rng: random.Random) -> None:
        super().__init__(hand.seat, wire, rng)
        self.hand = hand

    def press(self, testid: str) -> None:
        self.hand.hit(f"[data-testid={testid}]")

    def listed(self) -> list[str]:
        """Without what the page sends by itself."""
        actions = super().listed()
        is_forced = len(actions) == 1 and self.wire.now["decision"] in FORCED
        return [] if is_forced else actions

    def is_offered(self, actions: list[str]) -> None:
        is_offered(self.me, actions, self.wire.now["decision"], self.wire.view)

    def carry_out(self, action: str, actions: list[str]) -> None:
        carry_out(self.hand, action, actions, self.wire.now["decision"], self.wire.view)


# What must be offered

FORCED = ("window", "charm", "order", "return")
"""Where only one action is legal, the page sends it."""

OF_HAND = ("play", "roll", "discover", "copy", "pay", "scrap", "stack", "discard", "give", "hide")
BUTTONS = ("settle", "enough", "done", "ask", "decline")


def is_offered(me: Seat, actions: list[str], decision: str, view: Json) -> None:
    """The page marks exactly what the listed actions are chosen at, and shows their buttons."""
    words = [action.split() for action in actions]
    technique = (view["technique"] or {}).get("face", "")
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
    match = match_of_the_end(me, used=used)
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
