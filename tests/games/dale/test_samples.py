"""Whole states that fit a view where junk is lost among the cards of the market deck."""

from __future__ import annotations

from typing import Any

from guildhall.core.rng import Rng
from guildhall.games.dale.data import Card
from guildhall.games.dale.game import DALE
from guildhall.games.dale.state import State
from tests.games.dale.tables import player, table

MIX = "macaws,pandas,raccoons"
JUNK = int(Card.JUNK)
OWN, MARKET, LOST = 1, 3, -4
"""The pools: the deck of seat 0, the market deck with what else is of its heap, a mix of both."""


def lost_by_others(*trail: int) -> list[list[int]]:
    return [[], list(trail), list(trail)]


def heaped(hand: list[tuple[str, list[list[int]]]], deck: str, **more: Any) -> State:
    """Seat 0 holds these cards; two cards of the market's heap are in the market deck."""
    own = player(" ".join(name for name, _ in hand), deck)
    own |= {"origins": [origin for _, origin in hand]}
    market = {"deck": ["spyglass", "nuisance"], "pool": MARKET}
    return table(MIX, own, player(), market=market, pools=5, **more)


def test_the_market_deck_has_no_junk_whatever_was_lost_in_a_mix() -> None:
    """Of the heap one card is in the mix: it is the junk, as the market deck has none."""
    hand = [("junk", lost_by_others(MARKET, LOST)), ("cookies", lost_by_others(OWN, LOST))]
    state = heaped(hand, "swift_broker")
    view = DALE.observe(state, 1)
    for number in range(200):
        sampled = DALE.sample(view, Rng(number))
        DALE.check_state(sampled)
        assert DALE.observe(sampled, 1) == view
        assert JUNK not in sampled.market.deck
        assert JUNK in sampled.players[0].hand


def test_a_card_found_in_a_mix_is_as_likely_of_the_heap_as_it_is_junk() -> None:
    """What the mix got of the heap is junk; what it got of the other pool is junk every second
    time. So junk that was found was of the heap two times in three; then the card left in hand is
    junk every second time, else always: two times in three as well."""
    found = {"card": "junk", "origin": lost_by_others(MARKET, LOST)}
    state = heaped([("cookies", lost_by_others(OWN, LOST))], "junk", ghosts=[found])
    view = DALE.observe(state, 1)
    assert any(pool.found for pool in view.pools)
    samples = 3000
    held = sum(
        DALE.sample(view, Rng(number)).players[0].hand == (JUNK,) for number in range(samples)
    )
    assert abs(held / samples - 2 / 3) < 0.04
