"""Who thinks for bots: a search that goes wrong stops no table."""

from __future__ import annotations

import asyncio

import pytest

import guildhall
from guildhall.games.dale.state import Bound
from guildhall.server.settings import Settings
from guildhall.server.thinking import Minds


def test_where_a_search_goes_wrong_the_journeyman_decides() -> None:
    """Of a hand of which nothing can be true no state can be drawn."""
    match = guildhall.new_match("dale", seats=2, seed="wrong", decks="macaws,pandas,squirrels")
    seat = match.decisions()[0].seat
    view, actions = match.view(seat), match.legal_actions(seat)
    nothing = Bound(seat=1 - seat, cards=(0,), known=0, odds=(0,))
    with pytest.raises(ValueError, match="nothing hidden explains"):
        match.game.sample(view._replace(bounds=(nothing,)), guildhall.Rng("seed"))
    minds = Minds(Settings())
    try:
        chosen = asyncio.run(
            minds.choose("dale", "master", view._replace(bounds=(nothing,)), actions, "seed")
        )
    finally:
        minds.stop()
    assert chosen in [match.notation.format(one) for one in actions]
    journeyman = guildhall.load_bot("dale", "journeyman")
    choice = journeyman.choose(view, actions, guildhall.Rng("seed"))
    assert chosen == match.notation.format(choice.action)
