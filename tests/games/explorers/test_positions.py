"""Positions written by hand: what may be left out, and what is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.core import codec
from guildhall.core.errors import BadPosition
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State

SHEET = {"villages": "8,4", "explorers": "7,4+8,3", "hand": ["sea_5"]}
BASE: dict[str, Any] = {
    "rules": {"map": "aghon"},
    "goals": ["aghon_1", "aghon_2", "aghon_3"],
    "stage": "play",
    "era": 2,
    "revealed": ["basic_sea", "era_1"],
    "sheets": [SHEET],
}


def load(**changes: Any) -> State:
    state = codec.loads(State, json.dumps(BASE | changes))
    EXPLORERS.check_state(state)
    return state


def load_sheet(**changes: Any) -> State:
    return load(sheets=[SHEET | changes])


def test_a_short_position_is_filled_in() -> None:
    state = load()
    assert EXPLORERS.decisions(state)[0].kind == "explore"
    assert state.desks[0].using is not None
    assert len(EXPLORERS.legal_actions(state, 0)) > 1


def test_past_eras_that_are_left_out_brought_nothing() -> None:
    # The lines of the score name the era in which coins were earned.
    state = load_sheet(earned={"spaces": 3})
    (score,) = EXPLORERS.scores(state)
    assert [(line.part, line.points) for line in score.lines] == [("2", 3)]


def test_an_era_far_beyond_the_last_is_refused_at_once() -> None:
    with pytest.raises(BadPosition, match="era: expected 1 to 4"):
        load(era=10**15)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"goals": ["aghon_1", "aghon_2", "kazan_1"]}, "goals of aghon"),
        ({"goals": ["aghon_1", "aghon_2"]}, "expected 3"),
        ({"goals": ["aghon_1", "aghon_2", "aghon_2"]}, "twice"),
        ({"era": 5}, "era: expected 1 to 4"),
        ({"revealed": ["era_3"]}, "not in the deck"),
        ({"revealed": ["era_1", "era_1"]}, "named twice"),
        ({"revealed": []}, "the card that is played"),
        ({"sheets": []}, "expected 1 to 4"),
        ({"stage": "over"}, "last card of era 4"),
    ],
)
def test_an_impossible_table_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load(**changes)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"explorers": "9,5"}, "9,5 cannot hold this"),
        ({"explorers": "2,0"}, "2,0 cannot hold this"),
        ({"explorers": "8,4"}, "an explorer and a village"),
        ({"explorers": "4,0"}, "an explorer and no token"),
        ({"villages": "8,4+8,5"}, "two in a region"),
        ({"villages": "7,4"}, "7,4 cannot hold this"),
        ({"posts": "8,4"}, "8,4 cannot hold this"),
        ({"towers": "8,5"}, "8,5 cannot hold this"),
        ({"hand": []}, "using: expected the card of this slot"),
        ({"met": ["aghon_4"]}, "goals in play"),
        ({"on_goals": 1}, "more than goals met"),
        ({"kept": 1}, "kept: expected 1 cards"),
        ({"earned": {"spaces": -1}}, "no such sum"),
    ],
)
def test_an_impossible_sheet_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load_sheet(**changes)
