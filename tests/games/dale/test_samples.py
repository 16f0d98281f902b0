"""Whole states that fit a view where cards were found in mixes, and what is remembered of those."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale import pools
from guildhall.games.dale.data import Card
from guildhall.games.dale.game import DALE
from guildhall.games.dale.state import State
from guildhall.games.dale.view import View
from tests.games.dale.tables import play, player, table

MIX = "macaws,pandas,raccoons"
JUNK = int(Card.JUNK)
OWN, MARKET, HEAP, LOST = 1, 3, 4, -5
"""The pools: the deck of seat 0, the market deck, its heap, a mix of cards of deck and heap."""


def lost_by_others(*trail: int) -> list[list[int]]:
    return [[], list(trail), list(trail)]


def heaped(hand: list[tuple[str, list[list[int]]]], deck: str, **more: Any) -> State:
    """Seat 0 holds these cards; two cards of the market's heap are in the market deck."""
    own = player(" ".join(name for name, _ in hand), deck)
    own |= {"origins": [origin for _, origin in hand]}
    market = {"deck": ["spyglass", "nuisance"], "pool": MARKET}
    heaps = [
        {"observer": one, "shuffling": MARKET, "pool": HEAP, "is_goods": True} for one in (1, 2)
    ]
    return table(MIX, own, player(), market=market, heaps=heaps, pools=6, **more)


def test_the_market_deck_has_no_junk_whatever_was_lost_in_a_mix() -> None:
    """Of the heap one card is in the mix: it is the junk, as the market deck has none."""
    hand = [("junk", lost_by_others(HEAP, LOST)), ("cookies", lost_by_others(OWN, LOST))]
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
    found = {"card": "junk", "origin": lost_by_others(HEAP, LOST)}
    state = heaped([("cookies", lost_by_others(OWN, LOST))], "junk", ghosts=[found])
    view = DALE.observe(state, 1)
    assert any(pool.found for pool in view.pools)
    samples = 3000
    held = sum(
        DALE.sample(view, Rng(number)).players[0].hand == (JUNK,) for number in range(samples)
    )
    assert abs(held / samples - 2 / 3) < 0.04


BOTH = ("shattered_relic", "spyglass", "nuisance", "rotten_food", "dirty_exchange")
"""Cards of which one is left in the deck of seat 0 and one in the market deck."""
ROW = ["prepaid_good", "essential_purchase", "market_discovery", "special_offer", "stock_clearance"]
MIXED = -4


def found_in_mix(faces: tuple[str, ...], deck: tuple[str, ...]) -> State:
    """One card each was found in a mix of cards of both pools; one card of it is left in hand."""
    own = player("wily_fellow", " ".join(deck))
    own |= {"origins": [lost_by_others(OWN, MIXED)]}
    ghosts = [
        {"card": face, "origin": lost_by_others((OWN, MARKET)[at % 2], MIXED)}
        for at, face in enumerate(faces)
    ]
    market = {"row": ROW, "deck": list(BOTH), "pool": MARKET}
    return table(MIX, own, player("junk"), market=market, ghosts=ghosts, pools=5)


def after_turn(state: State) -> State:
    state = play(state, "inventory", "settle", "done")
    while DALE.decisions(state)[0].seat == CHANCE:
        state = DALE.apply(state, CHANCE, DALE.chances(state)[0][0])
    assert state.turn == 1
    return state.whole()


def found(view: View) -> int:
    return sum(len(pool.found) for pool in view.pools)


def test_cards_that_can_have_come_in_several_ways_are_all_remembered() -> None:
    state = after_turn(found_in_mix(BOTH, (*BOTH, "junk")))
    assert found(DALE.observe(state, 1)) == len(BOTH)
    assert not state.heaps


def test_cards_that_can_have_come_in_one_way_only_are_settled() -> None:
    """Of the faces that were found none was in the market deck: all were of the deck."""
    faces = ("loyal_partner", "swift_broker")
    state = found_in_mix(faces, ("junk", "junk", "junk", "junk", "junk", "loyal_partner"))
    ghosts = tuple(one._replace(origin=state.ghosts[0].origin) for one in state.ghosts)
    state = after_turn(state._replace(ghosts=ghosts))
    assert not state.ghosts
    assert not state.heaps


def test_a_group_with_too_many_ways_becomes_a_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_SPLITS", 1)
    state = after_turn(found_in_mix(BOTH, (*BOTH, "junk")))
    assert not state.ghosts
    assert {one.observer for one in state.heaps} == {1, 2}
    view = DALE.observe(state, 1)
    assert not found(view)
    held: set[int] = set()
    for number in range(200):
        sampled = DALE.sample(view, Rng(number))
        DALE.check_state(sampled)
        assert DALE.observe(sampled, 1) == view
        assert JUNK not in sampled.market.deck
        held.update(sampled.players[0].hand)
    assert held == {JUNK, int(Card.WILY_FELLOW), *(int(Card[one.upper()]) for one in BOTH)}


def test_cards_that_are_put_back_in_an_order_are_not_alike() -> None:
    """Whoever is asked for an order has different cards: one junk and one of the others."""
    state = table(MIX, player("spyglass", "junk junk junk junk junk cookies"), player("junk"))
    draws = ("draw 0 junk", "draw 0 junk", "draw 0 cookies", "keep junk")
    view = DALE.observe(play(state, "play spyglass", *draws), 1)
    for number in range(100):
        sampled = DALE.sample(view, Rng(number))
        assert sampled.play is not None
        assert set(sampled.play.limbo) == {JUNK, int(Card.COOKIES)}
