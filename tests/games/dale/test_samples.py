"""Whole states that fit a view where more is known than which cards are where."""

from __future__ import annotations

from collections import Counter

from guildhall.core.rng import Rng
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.state import State
from tests.games.dale.tables import play, player, table

MIX = "macaws,pandas,raccoons"
JUNK, COOKIES = int(Card.JUNK), int(Card.COOKIES)


def test_nobody_learns_whether_cards_that_are_put_back_are_alike() -> None:
    """Two of four junk cards and one Cookies were kept aside: in six of ten cases both are junk."""
    state = table(MIX, player("spyglass", "junk junk junk junk cookies"), player("junk"))
    draws = ("draw 0 junk", "draw 0 junk")
    views = {
        DALE.observe(play(state, "play spyglass", *draws, *more), 1)
        for more in (("draw 0 junk", "keep junk"), ("draw 0 cookies", "keep junk"))
    }
    (view,) = views
    seen = Counter(_aside(DALE.sample(view, Rng(number))) for number in range(1000))
    assert set(seen) == {(JUNK, JUNK), (JUNK, COOKIES)}
    assert abs(seen[JUNK, JUNK] - 600) < 80


def _aside(state: State) -> tuple[int, ...]:
    assert state.play is not None
    return tuple(sorted(state.play.limbo))
