"""Dale of Merchants keeps every law of the engine."""

from __future__ import annotations

from itertools import combinations

import pytest

from guildhall.core.game import Setup
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import Folk
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


MIXES = tuple(
    Setup.of(2, decks=",".join(folk.name.lower() for folk in decks))
    for decks in combinations(Folk, 3)
)


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[6]], ids=str)
def test_dale_passes_the_conformance_kit(setup: Setup) -> None:
    check_game(DALE, [setup], games=1, seed="short", every=150)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_dale_passes_the_conformance_kit_many_times(setup: Setup) -> None:
    check_game(DALE, [setup], games=4, seed="long", every=15)


@pytest.mark.long
@pytest.mark.parametrize("setup", MIXES, ids=str)
def test_every_mix_of_decks_passes_the_conformance_kit(setup: Setup) -> None:
    check_game(DALE, [setup], games=1, seed="mixes", every=10)
