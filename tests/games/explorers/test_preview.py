"""What an explorer would bring is known before it is put."""

from __future__ import annotations

import pytest

from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State
from tests.games.explorers.tables import NOTATION, earned, may, play, sheet, table


def told(state: State, move: str) -> dict[str, int]:
    """The coins of a move by source."""
    preview = EXPLORERS.preview(state, 0, NOTATION.parse(move))
    assert preview.total == sum(line.points for line in preview.lines)
    return {line.source: line.points for line in preview.lines}


def test_coins_of_a_space() -> None:
    assert told(table("aghon", "basic_desert", sheet("8,4")), "explore 7,4") == {"spaces": 1}


def test_coins_multiplied() -> None:
    state = table("aghon", "desert4_coins_x3", sheet("16,5"))
    assert told(state, "explore 16,6") == {"spaces": 3}


def test_a_tower_with_its_goal() -> None:
    state = table("avenia", "basic_any", sheet("16,0", towers="2,10"))
    assert told(state, "explore 17,0") == {"towers": 8, "goals": 10}


def test_a_village_whose_site_is_still_to_be_chosen() -> None:
    state = table("aghon", "basic_desert", sheet("7,4 7,6 8,4"), era=3)
    assert told(state, "explore 8,5") == {"villages": 3}


def test_the_best_of_three_routes() -> None:
    # 7,2 (two), 11,0 (two) and 12,2 (three): at best twice six.
    state = table("aghon", "basic_desert", sheet("12,2 11,2 11,0 10,0 7,2 8,2 9,2"))
    assert told(state, "explore 10,1") == {"routes": 12}


@pytest.mark.parametrize(("card", "cards"), [("sea_5", 1), ("sea4_extra_treasure", 2)])
def test_treasure_cards_that_nobody_knows(card: str, cards: int) -> None:
    state = table("aghon", card, sheet("8,6"))
    preview = EXPLORERS.preview(state, 0, NOTATION.parse("explore 7,7"))
    assert [(line.source, line.points, line.args) for line in preview.lines] == [
        ("treasures", 0, (("cards", cards),))
    ]


@pytest.mark.parametrize("map_name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_every_plain_explorer_brings_what_was_told(map_name: str) -> None:
    state = table(map_name, "basic_any", sheet())
    for move in sorted(may(state) - {"done"}):
        after = play(state, 0, move)
        assert sum(told(state, move).values()) == earned(after).total
