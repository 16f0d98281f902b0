"""Dale of Merchants keeps every law of the engine."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.games.dale.game import DALE
from guildhall.testing.conformance import check_game

SETUPS = (
    Setup.of(2),
    Setup.of(2, decks="raccoons,ocelots,chameleons", first="2", turned_deck="shuffled"),
    Setup.of(2, decks="macaws,squirrels,chameleons", copied_values="printed"),
    Setup.of(3, decks="vote", copied_roll="own"),
    Setup.of(3, decks="macaws,raccoons,ocelots,chameleons", copied_junk="not"),
    Setup.of(4, decks="pandas,raccoons,squirrels,ocelots,chameleons"),
    Setup.of(4, decks="macaws,raccoons,squirrels,chameleons", teams="yes"),
    Setup.of(4, decks="vote", teams="yes", partner_passives="not"),
)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_dale_passes_the_conformance_kit(setup: Setup) -> None:
    check_game(DALE, [setup], games=1, seed="short")


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_dale_passes_the_conformance_kit_many_times(setup: Setup) -> None:
    check_game(DALE, [setup], games=12, seed="long")
