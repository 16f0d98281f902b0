"""Who thinks for bots: a search that goes wrong stops no table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from guildhall.games.dale.state import Bound
from guildhall.server.settings import Settings
from guildhall.server.thinking import Minds


def wrong() -> tuple[Any, Any]:
    """A match, and a view of it in which nothing can be true of a hand: no state can be drawn."""
    match = guildhall.new_match("dale", seats=2, seed="wrong", decks="macaws,pandas,squirrels")
    seat = match.decisions()[0].seat
    view: Any = match.view(seat)
    nothing = Bound(seat=1 - seat, cards=(0,), known=0, odds=(0,))
    return match, view._replace(bounds=(nothing,))


@pytest.fixture
def minds() -> Iterator[Minds]:
    found = Minds(Settings())
    yield found
    found.stop()


def test_where_a_search_goes_wrong_the_journeyman_decides(minds: Minds) -> None:
    match, view = wrong()
    actions = match.legal_actions(view.seat)
    with pytest.raises(ValueError, match="nothing hidden explains"):
        match.game.sample(view, guildhall.Rng("seed"))
    chosen = asyncio.run(minds.choose("dale", "master", view, actions, "seed"))
    assert chosen in [match.notation.format(one) for one in actions]
    journeyman = guildhall.load_bot("dale", "journeyman")
    choice = journeyman.choose(match.view(view.seat), actions, guildhall.Rng("seed"))
    assert chosen == match.notation.format(choice.action)


def test_where_a_search_goes_wrong_a_hint_tells_what_the_journeyman_would_do(minds: Minds) -> None:
    match, view = wrong()
    actions = match.legal_actions(view.seat)
    hints, outcomes = asyncio.run(minds.hint("dale", view, actions, "seed"))
    assert 1 <= len(hints) <= 3
    assert {one.action for one in hints} <= {match.notation.format(one) for one in actions}
    assert hints[0].reasons
    assert (hints[0].worth, outcomes) == (None, 0)
