"""The Guild of Merchant Explorers keeps every law of the engine."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.games.explorers.game import EXPLORERS
from guildhall.testing.conformance import check_game

SETUPS = (
    Setup.of(1, map="avenia"),
    Setup.of(2, map="aghon", lances="one_side"),
    Setup.of(3, map="kazan", goals="kazan_4,kazan_5,kazan_2", capital_links="yes"),
    Setup.of(4, map="cnidaria", village_lines="collinear"),
    Setup.of(2, map="north_proylia", wild_region="first_only"),
    Setup.of(1, map="xawskil", level="hard"),
)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_explorers_passes_the_conformance_kit(setup: Setup) -> None:
    check_game(EXPLORERS, [setup], games=1, seed="short")


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_explorers_passes_the_conformance_kit_many_times(setup: Setup) -> None:
    check_game(EXPLORERS, [setup], games=12, seed="long")
