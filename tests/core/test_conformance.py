"""The conformance kit: the toy game passes, and every broken copy of it is found out."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.testing import conformance
from guildhall.testing.conformance import BrokenLaw, check_game
from guildhall.testing.toy import QUARRY, Quarry
from tests.core.broken import BROKEN

SETUPS = tuple(Setup.of(seats) for seats in (1, 2, 3))


@pytest.mark.parametrize("seats", QUARRY.seats)
@pytest.mark.parametrize("stones", ["all", "light"])
def test_quarry_passes_the_conformance_kit(seats: int, stones: str) -> None:
    check_game(QUARRY, [Setup.of(seats, stones=stones)], games=4)


@pytest.mark.parametrize("seed", ["", "a", "b"])
@pytest.mark.parametrize(("variant", "law"), BROKEN, ids=lambda one: getattr(one, "__name__", ""))
def test_a_broken_game_is_refused_with_the_law_it_breaks(
    variant: type[Quarry], law: str, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "MOST_ACTIONS", 60)
    with pytest.raises(BrokenLaw) as problem:
        check_game(variant(), SETUPS, games=8, seed=seed)
    assert problem.value.law == law
    assert str(problem.value).startswith(f"{law}: ")
