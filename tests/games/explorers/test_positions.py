"""Positions written by hand: what may be left out, and what is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.core import codec
from guildhall.core.errors import BadPosition
from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import GRID, Map
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State
from guildhall.kit.hexes import bits

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
        ({"hand": []}, "hand: expected 1 cards"),
        ({"met": ["aghon_4"]}, "goals in play"),
        ({"on_goals": 1}, "more than goals met"),
        ({"kept": 1}, "kept: expected 1 cards"),
        ({"earned": {"spaces": -1}}, "no such sum"),
    ],
)
def test_an_impossible_sheet_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load_sheet(**changes)


def load_desk(hand: str, sheet: dict[str, Any], **desk: Any) -> State:
    """The turn of one seat with this investigate card, and what it has put on its map so far."""
    shown = SHEET | {"hand": [hand]}
    desk = {"sheet": shown | sheet, "task": "explore", "using": hand} | desk
    return load(sheets=[shown], desks=[desk])


@pytest.mark.parametrize(
    ("hand", "sheet", "desk"),
    [
        ("sea_5", {}, {"placed": ["7,4"]}),  # it stood there before
        ("line_land_unlimited", {"explorers": "7,4+8,3+9,4"}, {"placed": ["9,4", "12,6"]}),
        ("two_village_lines", {"explorers": "7,4+8,3+9,4"}, {"placed": ["9,4"], "bases": [""]}),
        ("sea_5", {"explorers": "7,4"}, {}),
        ("sea_5", {"earned": {"spaces": 3}}, {}),
        ("sea_5", {"kept": 1}, {"kept": ["vase"]}),
        ("sea_5", {}, {"task": "draw", "frames": [{"cell": "7,4", "draws": 1}]}),
        ("sea_5", {}, {"using": None}),
    ],
)
def test_a_desk_that_no_turn_leads_to_is_refused(
    hand: str, sheet: dict[str, Any], desk: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition, match=r"desks\[0\]: it cannot follow"):
        load_desk(hand, sheet, **desk)


def test_a_desk_in_the_middle_of_a_turn_is_accepted() -> None:
    """The position after two explorers, by its own JSON."""
    state = load_sheet(hand=["line_land_unlimited"])
    for _ in range(2):
        state = EXPLORERS.apply(state, 0, EXPLORERS.legal_actions(state, 0)[0])
    assert len(state.desks[0].placed) == 2
    EXPLORERS.check_state(codec.loads(State, codec.dumps(State, state)))


def test_more_kept_treasures_than_there_are_on_a_sheet_are_refused() -> None:
    desk = {"sheet": SHEET, "task": "explore", "using": "sea_5"}
    with pytest.raises(BadPosition, match=r"desks\[0\]: it cannot follow"):
        load(sheets=[SHEET | {"kept": 37}], desks=[desk])


def test_treasures_come_again_only_when_all_have_been_drawn() -> None:
    drawn = [{"seat": 0, "treasure": "two_coins", "again": True}]
    with pytest.raises(BadPosition, match="drawn: cards come again in order"):
        load(drawn=drawn, under=["two_coins"])


def test_only_spaces_of_lands_are_reached() -> None:
    xawskil = {"rules": {"map": "xawskil"}, "goals": ["xawskil_1", "xawskil_2", "xawskil_3"]}
    sea = next(cell for cell in bits(BOARDS[Map.XAWSKIL].sea))
    sheet = {"reached": GRID.to_text(sea), "hand": ["sea_5"]}
    with pytest.raises(BadPosition, match="cannot hold this"):
        load(**xawskil, sheets=[sheet])
