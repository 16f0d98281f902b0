"""Whole states that fit a view where more is known than which cards are where."""

from __future__ import annotations

from guildhall.core.rng import Rng
from guildhall.games.dale.data import Card
from guildhall.games.dale.game import DALE
from tests.games.dale.tables import play, player, table

MIX = "macaws,pandas,raccoons"
JUNK = int(Card.JUNK)


def test_cards_that_are_put_back_in_an_order_are_not_alike() -> None:
    """Whoever is asked for an order has different cards: one junk and one of the others."""
    state = table(MIX, player("spyglass", "junk junk junk junk junk cookies"), player("junk"))
    draws = ("draw 0 junk", "draw 0 junk", "draw 0 cookies", "keep junk")
    view = DALE.observe(play(state, "play spyglass", *draws), 1)
    for number in range(100):
        sampled = DALE.sample(view, Rng(number))
        assert sampled.play is not None
        assert set(sampled.play.limbo) == {JUNK, int(Card.COOKIES)}
