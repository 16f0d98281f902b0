"""Positions written by hand: what may be left out follows from the rest, nonsense is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.core import codec
from guildhall.core.errors import BadPosition
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.games.cartographers.actions import Action
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State, Task
from guildhall.games.cartographers.view import View
from tests.games.cartographers.drawn import moves, play, squares

EDICTS = ["sentinel_wood", "canal_lake", "shieldgate", "lost_barony"]
SKILLS = ["search", "diplomacy", "wound_healing"]
Fields = dict[str, Any]


def load(**fields: Any) -> State:
    written = json.dumps({"edicts": EDICTS, "sheets": [{}]} | fields)
    state = codec.loads(State, written)
    CARTOGRAPHERS.check_state(state)
    return state


def test_the_least_position_is_a_new_solo_game() -> None:
    fresh = CARTOGRAPHERS.new_state(Setup.of(1, edicts=",".join(EDICTS)))
    assert load() == fresh


def test_the_ruins_duty_follows_from_the_revealed_cards() -> None:
    assert load(stage="draw", revealed=["temple_ruins", "hamlet"]).ruins
    assert load(stage="draw", revealed=["temple_ruins", "gnoll_raid", "hamlet"]).ruins
    assert load(revealed=["hamlet", "outpost_ruins"]).ruins
    assert not load(revealed=["outpost_ruins", "hamlet"]).ruins
    assert not load(stage="draw", revealed=["outpost_ruins", "hamlet", "orchard"]).ruins


def test_the_waiting_ambushes_follow_from_season_and_what_was_seen() -> None:
    assert load().ambushes == 1
    assert load(season="winter").ambushes == 4
    assert load(season="summer", revealed=["gnoll_raid"]).ambushes == 1
    assert load(season="fall", unseen="goblin_attack").ambushes == 0


def test_scores_of_a_position_without_past_seasons_name_the_right_season() -> None:
    start = load(
        season="summer",
        stage="draw",
        revealed=["orchard", "homestead", "marshlands", "treetop_village"],
    )
    match: Match[State, Action, View] = Match(CARTOGRAPHERS, Setup.of(1), seed="x", start=start)
    match.submit(0, match.legal_actions(0)[0])
    match.submit_text(0, "done")
    lines = match.scores()[0].lines
    assert [(line.part, line.source) for line in lines[:2]] == [
        ("summer", "edict-b"),
        ("summer", "edict-c"),
    ]
    assert dict(lines[0].args) == {"edict": "canal_lake"}


def test_in_a_written_ambush_the_neighbours_map_lies_in_front() -> None:
    sheets: list[Fields] = [{"forest": "a1"}, {"water": "b1"}, {"field": "c1"}]
    state = load(sheets=sheets, stage="ambush", revealed=["bugbear_assault"])
    # Clockwise: seat 1 gets the map of seat 0.
    assert state.drafts[1].forest == squares("a1")
    assert state.tasks == (Task.AMBUSH,) * 3
    for seat in range(3):
        state = play(state, seat, min(moves(state, seat)), "done")
    assert [bool(sheet.monster) for sheet in state.sheets] == [True] * 3
    assert state.sheets[0].forest == squares("a1")
    assert state.sheets[2].field == squares("c1")


DEALING: Fields = {"stage": "deal_edicts", "edicts": []}
NONSENSE: list[tuple[str, Fields]] = [
    ("sheets: expected 1 to 100", {"sheets": []}),
    (
        "edicts: expected one card of each kind",
        {"edicts": ["treetower", "greenbough", *EDICTS[2:]]},
    ),
    ("edicts: expected four", {"edicts": EDICTS[:3]}),
    ("sheets[0]: d2 is printed", {"sheets": [{"forest": "d2"}]}),
    ("sheets[0]: a1 has two terrains", {"sheets": [{"forest": "a1", "water": "a1"}]}),
    ("sheets[0]: a1 is field and village", {"sheets": [{"field": "a1", "village": "a1"}]}),
    ("sheets[0]: expected 0 to 14 coins", {"sheets": [{"coins": -1}]}),
    ("sheets[0]: expected 0 to 14 coins", {"sheets": [{"coins": 15}]}),
    ("sheets[0].spent", {"sheets": [{"spent": 1}]}),
    ("sheets[0].used", {"sheets": [{"used": "search"}]}),
    ("sheets[0].seasons", {"sheets": [{"seasons": [{"season": "spring"}]}]}),
    (
        "sheets[0].seasons",
        {"season": "fall", "sheets": [{"seasons": [{"season": "summer"}, {"season": "spring"}]}]},
    ),
    (
        "sheets[0].seasons: more stars",
        {"season": "fall", "sheets": [{"seasons": [{"season": "spring", "coins": 10**18}]}]},
    ),
    ("skills: set rules.skills", {"skills": SKILLS}),
    ("skills: expected 3", {"rules": {"skills": True}, "skills": SKILLS[:2]}),
    ("revealed: a card is named twice", {"revealed": ["hamlet", "hamlet"]}),
    ("revealed: the time", {"revealed": ["orchard", "homestead", "marshlands", "treetop_village"]}),
    ("revealed: expected an explore card", {"stage": "draw", "revealed": ["temple_ruins"]}),
    ("revealed: expected an explore card", {"stage": "draw"}),
    ("unseen: gnoll_raid was revealed", {"revealed": ["gnoll_raid"], "unseen": "gnoll_raid"}),
    ("unseen: more ambushes", {"unseen": "gnoll_raid"}),
    ("unseen: expected ambush cards only", {"unseen": "hamlet"}),
    ("stage: without passing", {"stage": "ambush", "revealed": ["gnoll_raid"]}),
    ("stage: without skills", {"stage": "answer", "revealed": ["gnoll_raid"]}),
    ("tasks: expected one per sheet", {"tasks": []}),
    ("tasks: somebody acts in", {"tasks": ["draw"]}),
    ("tasks: somebody acts in", {"stage": "draw", "revealed": ["hamlet"], "tasks": ["rest"]}),
    (
        "drafts[0]: it cannot follow",
        {"stage": "draw", "revealed": ["hamlet"], "tasks": ["finish"]},
    ),
    (
        "drafts[0]: it cannot follow",
        {"stage": "draw", "revealed": ["hamlet"], "tasks": ["concentration"]},
    ),
    ("drafts[0]: it cannot follow", {"stage": "draw", "revealed": ["hamlet"], "tasks": ["search"]}),
    ("drafts: nobody draws", {"drafts": [{"forest": "a1"}]}),
    (
        "drafts[0]: it cannot follow",
        {"stage": "draw", "revealed": ["hamlet"], "sheets": [{"forest": "a1"}], "drafts": [{}]},
    ),
    (
        "drafts[0]: it cannot follow",
        {"stage": "draw", "revealed": ["hamlet"], "drafts": [{"coins": 9}]},
    ),
    (
        "drafts[0]: it cannot follow",
        {
            "stage": "draw",
            "revealed": ["hamlet"],
            "tasks": ["draw"],
            "drafts": [{"monster": "a1+b1+c1+a2"}],
        },
    ),
    ("skills: expected 0 or 3", {"rules": {"skills": True}, "skills": SKILLS[:1]} | DEALING),
    ("dodging", {"dodging": [0]}),
    ("dodging", {"dodging": [7]}),
]


@pytest.mark.parametrize(("reason", "fields"), NONSENSE)
def test_nonsense_is_refused_with_its_place(reason: str, fields: Fields) -> None:
    with pytest.raises(BadPosition) as problem:
        load(**fields)
    assert str(problem.value).startswith(reason)


def test_a_full_solo_map_is_over() -> None:
    full = codec.to_json(State, load())
    assert isinstance(full, dict)
    board = load().rules.board
    sheet = {"forest": board.grid.to_text(board.open)}
    with pytest.raises(BadPosition, match="the solo game is over"):
        load(sheets=[sheet])


def test_a_preview_knows_that_a_full_map_ends_the_solo_game() -> None:
    """Only summer is still scored, so the coin counts once; with `score_all` it counts thrice."""
    board = load().rules.board
    almost = board.grid.to_text(board.open & ~squares("a1", "a2"))
    for rule, seasons in (("score_season", 1), ("stop", 0), ("score_all", 3)):
        state = load(
            rules={"full_map": rule},
            season="summer",
            stage="draw",
            revealed=["farmland"],
            sheets=[{"village": almost}],
        )
        (action,) = CARTOGRAPHERS.legal_actions(state, 0)
        preview = CARTOGRAPHERS.preview(state, 0, action)
        assert CARTOGRAPHERS.previews(state, 0, (action,)) == (preview,)
        assert sum(line.points for line in preview.lines if line.source == "coins") == seasons
