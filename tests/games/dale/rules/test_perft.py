"""Complete ways to pay, to sort and to build from fixed hands.

The expected numbers come from plain searches over rows of cards, written here after the rules: no
card of a payment may be needless, a stack is one set with the exact sum, equal cards count once.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Settle
from guildhall.games.dale.model.state import Stage, State
from tests.games.dale.stages import built, play, seat, table

VALUES = {"junk": 1, "cookies": 2, "shattered_relic": 3, "spyglass": 4, "nuisance": 2}
HANDS = (
    "junk junk junk cookies",
    "junk cookies shattered_relic spyglass",
    "junk junk nuisance nuisance shattered_relic",
    "spyglass spyglass cookies junk junk",
)


def rows(hand: str) -> set[tuple[str, ...]]:
    """All rows of different cards out of a hand; equal cards are one choice."""
    cards = hand.split()
    return {row for size in range(len(cards) + 1) for row in permutations(cards, size)}


def ways(state: State) -> int:
    """How many rows of actions lead to a settled end."""
    total = 0
    for action in DALE.legal_actions(state, 0):
        is_end = isinstance(action, Settle)
        total += 1 if is_end else ways(DALE.apply(state, 0, action))
    return total


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("slot", range(4))
def test_ways_to_pay(hand: str, slot: int) -> None:
    """Loyal Partner costs 1 and the surcharge."""
    price = 1 + slot
    expected = sum(
        price <= sum(map(VALUES.__getitem__, paid))
        and sum(map(VALUES.__getitem__, paid)) - min(map(VALUES.__getitem__, paid)) < price
        for paid in rows(hand)
        if paid
    )
    assert (
        ways(play(table(seat(hand), row="- " * slot + "loyal_partner"), f"buy {slot}")) == expected
    )


@pytest.mark.parametrize("hand", HANDS)
def test_ways_to_sort_a_hand(hand: str) -> None:
    assert ways(play(table(seat(hand)), "inventory")) == len(rows(hand))


@pytest.mark.parametrize(("hand", "number", "expected"), [
    ("cookies shattered_relic spyglass", 5, 2),  # 2 + 3 in either order
    ("cookies cookies shattered_relic", 5, 2),
    ("cookies cookies cookies spyglass", 6, 3),  # 2 + 2 + 2, and 2 + 4 in either order
    ("nuisance cookies spyglass", 4, 1),  # the Spyglass; two sets are no stack
])  # fmt: skip
def test_ways_to_build(hand: str, number: int, expected: int) -> None:
    state = play(table(seat(hand, stall=built(number - 1))), "build")
    assert state.turn.stage is Stage.STACK
    assert ways(state) == expected
