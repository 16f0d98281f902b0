"""Sonulux crystals of Cnidaria: 11,7 (one), 12,0 (two), 7,0 (three), 17,12 (four)."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import (
    cells,
    done,
    earned,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)


@pytest.mark.parametrize(
    ("crystals", "beside", "cell", "coins"),
    [
        ("", "11,6", "11,7", 1),
        ("11,7", "12,1", "12,0", 2 + 1),
        ("11,7 12,0", "6,0", "7,0", 3 + 2 + 1),
        ("11,7 12,0 7,0", "18,11", "17,12", 4 + 3 + 2 + 1),
        ("", "18,11", "17,12", 4),
        ("17,12", "11,6", "11,7", 1 + 4),
    ],
)
def test_a_crystal_brings_its_value_and_those_of_all_before(
    crystals: str, beside: str, cell: str, coins: int
) -> None:
    state = play(table("cnidaria", "basic_any", sheet(beside, crystals=crystals)), 0, cell)
    assert earned(state).crystals == coins


def test_ruling_crystal_again() -> None:
    state = table("cnidaria", "basic_any", sheet("6,0", crystals="7,0 12,0"), era=2)
    assert "7,0" in spots(state)
    state = play(state, 0, "7,0")
    assert earned(state).total == 0
    assert "7,0" in on(now(state).explorers)


def test_a_crystal_keeps_its_explorer_which_supports_others() -> None:
    state = play(table("cnidaria", "basic_any", sheet("12,1")), 0, "12,0")
    assert on(now(state).explorers) == cells("12,1 12,0")
    assert spots(state) == cells("13,1 11,1")


def test_a_crystal_links_cities() -> None:
    # 6,1 and 12,1 (four each) in a wide arc over the crystal 7,0.
    arc = "6,1 6,0 8,0 9,1 9,2 9,3 10,3 11,3 12,2 12,1"
    state = play(table("cnidaria", "basic_any", sheet(arc)), 0, "7,0", "route 6,1 12,1 6,1")
    assert (earned(state).crystals, earned(state).routes) == (3, 16)


@pytest.mark.parametrize(
    "card", ["basic_grassland", "basic_desert", "basic_mountain", "basic_sea", "basic_any"]
)
def test_every_basic_card_may_explore_a_crystal(card: str) -> None:
    assert "11,7" in spots(table("cnidaria", card, sheet("11,6")))


def test_crystal_tokens_stay_when_the_era_ends() -> None:
    before = ("basic_grassland", "basic_desert", "basic_mountain", "basic_sea", "era_1")
    state = done(play(table("cnidaria", "basic_any", sheet("11,6"), before=before), 0, "11,7"))
    assert (state.era, on(now(state).crystals), on(now(state).explorers)) == (2, {"11,7"}, set())


def test_crystals_belong_to_no_region() -> None:
    # G7 (11,6 12,6 12,7 13,7) is complete without the crystal 11,7 in its middle.
    state = play(table("cnidaria", "basic_grassland", sheet("11,6 12,6 13,7")), 0, "12,7")
    assert may(state) == {"village 12,7", "village 13,7"}
