"""Cartographers keeps every law of the engine."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.testing.conformance import check_game

SETUPS = (
    Setup.of(1),
    Setup.of(1, side="B", skills="random", full_map="score_all"),
    Setup.of(2, side="B"),
    Setup.of(2, skills="random", ambush="solo"),
    Setup.of(3, skills="acrobatics,diplomacy,concentration"),
    Setup.of(4, side="B", skills="wound_healing,stealth,search"),
)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_cartographers_passes_the_conformance_kit(setup: Setup) -> None:
    check_game(CARTOGRAPHERS, [setup], games=1, seed="short")


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_cartographers_passes_the_conformance_kit_many_times(setup: Setup) -> None:
    check_game(CARTOGRAPHERS, [setup], games=12, seed="long")
