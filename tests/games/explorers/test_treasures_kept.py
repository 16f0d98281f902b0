"""Treasure cards kept for the end of the game, and what they are worth."""

from __future__ import annotations

import pytest

from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Stage
from tests.games.explorers.tables import BASIC, ERA, done, sheet, table

LAST = "basic_mountain"
BEFORE = (*(card for card in BASIC if card != LAST), *ERA)
"""All the other cards of era 4."""


def worth(*kept: str, villages: str = "", towers: str = "") -> int:
    """The coins of kept cards when the game ends."""
    board = sheet(villages=villages, towers=towers, kept=list(kept))
    state = done(table("aghon", LAST, board, era=4, before=BEFORE))
    assert state.stage is Stage.OVER
    (score,) = EXPLORERS.scores(state)
    parts = [(line.source, line.part, line.points) for line in score.lines]
    assert parts == ([("treasures", "end", score.total)] if score.total else [])
    return score.total


@pytest.mark.parametrize(("vases", "coins"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_vases_score_as_a_set(vases: int, coins: int) -> None:
    assert worth(*["vase"] * vases) == coins


@pytest.mark.parametrize(("vases", "coins"), [(5, 20), (6, 24), (8, 32), (10, 40)])
def test_ruling_vases_beyond_four(vases: int, coins: int) -> None:
    assert worth(*["vase"] * vases) == coins


def test_tower_bonus_brings_a_coin_for_each_tower() -> None:
    assert worth("tower_bonus") == 0
    assert worth("tower_bonus", towers="2,0 16,0 2,9") == 3
    assert worth("tower_bonus", "tower_bonus", towers="2,0 16,0 2,9") == 6


# Aghon: 8,4 2,1 are desert, 10,4 12,1 2,8 mountain, 11,5 grassland.
VILLAGES = "8,4 2,1 10,4 12,1 2,8 11,5"


@pytest.mark.parametrize(
    ("card", "coins"), [("grassland_villages", 1), ("desert_villages", 2), ("mountain_villages", 3)]
)
def test_villages_of_a_terrain_bring_a_coin_each(card: str, coins: int) -> None:
    assert worth(card) == 0
    assert worth(card, villages=VILLAGES) == coins
    assert worth(card, card, villages=VILLAGES) == 2 * coins


@pytest.mark.parametrize(("number", "coins"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_village_pairs_bring_a_coin_for_every_two_villages(number: int, coins: int) -> None:
    villages = " ".join(VILLAGES.split()[:number])
    assert worth("village_pairs", villages=villages) == coins


def test_village_pairs_are_rounded_down_card_by_card() -> None:
    villages = " ".join(VILLAGES.split()[:5])
    assert worth("village_pairs", "village_pairs", villages=villages) == 2 + 2


def test_ruling_capital_in_treasure() -> None:
    # One village and the capital are no pair.
    assert worth("village_pairs", villages="8,4") == 0
    assert worth("grassland_villages", "desert_villages", "mountain_villages") == 0


def test_kept_cards_of_all_kinds_add_up() -> None:
    kept = ("vase", "vase", "vase", "tower_bonus", "desert_villages", "village_pairs")
    assert worth(*kept, villages=VILLAGES, towers="2,0") == 9 + 1 + 2 + 3


def test_kept_cards_bring_nothing_before_the_end() -> None:
    state = table("aghon", LAST, sheet(kept=["vase", "vase"]), era=3)
    assert EXPLORERS.scores(done(state))[0].total == 0


def test_kept_cards_are_known_to_their_owner_alone_until_the_end() -> None:
    boards = (sheet(kept=["vase", "tower_bonus"]), sheet(kept=["village_pairs"]))
    state = table("aghon", LAST, *boards, era=4, before=BEFORE)
    view = EXPLORERS.observe(state, 0)
    assert [len(cards) for cards in view.treasures] == [2, 0]
    assert [one.kept for one in view.sheets] == [2, 1]
    assert EXPLORERS.observe(state, None).treasures == ((), ())
    over = EXPLORERS.observe(done(state), None)
    assert [[one.name.lower() for one in cards] for cards in over.treasures] == [
        ["vase", "tower_bonus"],
        ["village_pairs"],
    ]
