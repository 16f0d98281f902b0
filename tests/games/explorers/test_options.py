"""What can be agreed before the game. Both readings of each rule are tested with their cards."""

from __future__ import annotations

import pytest

from guildhall.core.errors import BadSetup
from guildhall.core.game import Setup
from guildhall.games.explorers.data import MAPS, Goal, Level, Map
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Lances, Stage, State, VillageLines, WildRegion
from tests.games.explorers.tables import deal, kinds


def new(seats: int = 2, **options: str) -> State:
    return EXPLORERS.new_state(Setup.of(seats, **options))


def test_defaults_are_the_rulings() -> None:
    rules = new().rules
    assert rules.map is Map.AVENIA
    assert rules.lances is Lances.BOTH_SIDES
    assert rules.village_lines is VillageLines.FREE
    assert rules.wild_region is WildRegion.TOUCHING
    assert rules.capital_links is False
    assert rules.level is Level.NORMAL


def test_every_option_can_be_changed() -> None:
    rules = new(
        map="kazan",
        lances="one_side",
        village_lines="collinear",
        wild_region="first_only",
        capital_links="yes",
        level="hard",
    ).rules
    assert rules == (
        Map.KAZAN,
        Lances.ONE_SIDE,
        VillageLines.COLLINEAR,
        WildRegion.FIRST_ONLY,
        True,
        Level.HARD,
    )


@pytest.mark.parametrize("name", [one.name.lower() for one in Map])
def test_three_of_the_six_goals_of_the_map_are_dealt(name: str) -> None:
    state = new(map=name)
    for dealt in range(3):
        assert (state.stage, kinds(state)) == (Stage.DEAL, [(-1, "deal-goal")])
        assert len(EXPLORERS.chances(state)) == 6 - dealt
        state = deal(state, f"deal-goal {name}_{2 * dealt + 1}")
    assert [goal.name.lower() for goal in state.goals] == [f"{name}_{n}" for n in (1, 3, 5)]
    assert state.stage is Stage.REVEAL


def test_goals_may_be_fixed_in_their_order() -> None:
    state = new(1, map="aghon", goals="aghon_5,aghon_1,aghon_4")
    assert state.goals == (Goal.AGHON_5, Goal.AGHON_1, Goal.AGHON_4)
    assert state.stage is Stage.REVEAL


@pytest.mark.parametrize(
    "goals", ["aghon_1,aghon_2,kazan_3", "aghon_1,aghon_2", "aghon_1,aghon_1,aghon_2", "aghon_9"]
)
def test_goals_must_be_three_of_the_map(goals: str) -> None:
    with pytest.raises(BadSetup):
        new(map="aghon", goals=goals)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats)


def test_expansion_maps_are_marked() -> None:
    marked = [sheet.id for sheet in MAPS if sheet.expansion]
    assert marked == [Map.NORTH_PROYLIA, Map.XAWSKIL]
