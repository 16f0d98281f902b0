"""Positions written by hand: what may be left out, and what is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.core import codec
from guildhall.core.errors import BadPosition
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State

PLAYERS: list[dict[str, Any]] = [
    {"hand": ["junk", "junk", "acorn"], "deck": ["junk"], "discard": ["cookies"]},
    {"hand": ["spyglass"]},
]
BASE: dict[str, Any] = {
    "decks": ["macaws", "pandas", "squirrels"],
    "turn": 0,
    "players": PLAYERS,
    "stalls": [[["swift_broker"]], []],
    "market": {"row": ["acorn", None, "cookies", None, None], "deck": ["spyglass"]},
}

EIGHT_STACKS = [["swift_broker"]] * 4 + [["loyal_partner"]] * 4


def load(**changes: Any) -> State:
    state = codec.loads(State, json.dumps(BASE | changes))
    DALE.check_state(state)
    return state


def load_player(**changes: Any) -> State:
    return load(players=[PLAYERS[0] | changes, PLAYERS[1]])


def test_a_short_position_is_filled_in() -> None:
    state = load()
    assert DALE.decisions(state)[0].kind == "act"
    assert DALE.legal_actions(state, 0)
    assert DALE.observe(state, 1).seats[0].hand == ()


def test_junk_left_out_is_twenty_less_what_is_in_play() -> None:
    assert load().junk == 17
    many = load_player(hand=["junk"] * 22, deck=[])
    assert (many.junk, many.minted) == (0, 2)


def test_a_position_survives_being_written() -> None:
    state = load()
    assert codec.loads(State, codec.dumps(State, state)) == state


def test_a_hand_may_be_written_in_any_order() -> None:
    assert load_player(hand=["acorn", "junk", "junk"]) == load()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"decks": ["macaws", "pandas"]}, "expected 3"),
        ({"decks": ["pandas", "macaws", "squirrels"]}, "order of the box"),
        ({"players": PLAYERS[:1]}, "expected 2 to 4"),
        ({"turn": 2}, "turn: expected a seat"),
        ({"stalls": [[], [], []]}, "stalls: expected 2"),
        ({"stalls": [EIGHT_STACKS, []]}, "do not fit the stage"),
        ({"stalls": [[[]], []]}, "a stack has cards"),
        ({"stage": "over"}, "not over before a stall is complete"),
        ({"stage": "keep"}, "a technique must be in play"),
        ({"stage": "wish"}, "all are chosen already"),
        ({"stage": "window"}, "nothing can be used in the window"),
        ({"junk": 5}, "junk: expected 20"),
        ({"market": {"row": ["acorn"]}}, "expected 5 places"),
        ({"market": {"deck": ["junk"]}}, "junk is not traded"),
        ({"market": {"deck": ["gamble"]}}, "its deck is not in play"),
        ({"market": {"deck": ["acorn"] * 3}}, "acorn: there are 3, not 4"),
        ({"rules": {"teams": True}}, "a team game has 4 seats"),
    ],
)
def test_an_impossible_table_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load(**changes)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hand": ["badger"]}, "badger"),
        ({"hand": ["acorn=junk"]}, "does not copy"),
        ({"hand": ["junk"], "origins": []}, None),
        ({"hand": ["junk"], "origins": [[], []]}, "expected one for each card"),
        ({"hand": ["junk"], "origins": [[[], [1]]]}, "a trail for each observer"),
        ({"hand": ["junk"], "origins": [[[], [99], [99]]]}, "expected shufflings"),
        ({"hand": ["junk"], "pool": 1, "origins": [[[], [3, -2], []]]}, "from old to new"),
        ({"top": ["junk"], "top_origins": [[], []]}, "expected one for each card"),
    ],
)
def test_an_impossible_player_is_refused(changes: dict[str, Any], reason: str | None) -> None:
    if reason is None:
        load_player(**changes)
        return
    with pytest.raises(BadPosition, match=reason):
        load_player(**changes)


def test_marks_of_this_turn_are_of_the_active_hand_only() -> None:
    assert load_player(hand=["acorn*3"])
    with pytest.raises(BadPosition, match="is not of this turn"):
        load(turn=1, players=[PLAYERS[0] | {"hand": ["acorn*3"]}, PLAYERS[1]])


TRUE: dict[str, Any] = {"ways": 1, "shifts": []}


def world(at: int, card: int) -> dict[str, Any]:
    """One in which a pool holds one more of a card than is true."""
    return {"ways": 1, "shifts": [{"at": at, "source": 0, "card": card, "more": 1}]}


@pytest.mark.parametrize(
    ("worlds", "reason"),
    [
        ([], "one that is true"),
        ([TRUE | {"ways": 0}], "expected ways of each"),
        ([TRUE, world(at=1, card=0)], "there is no such pool"),
        ([TRUE, world(at=0, card=99)], "no such card"),
    ],
)
def test_an_impossible_doubt_is_refused(worlds: list[Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load(unsure=[{"observer": 0, "pools": [1], "worlds": worlds}])
