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
TABLE: dict[str, Any] = {
    "players": PLAYERS,
    "stalls": [[["swift_broker"]], []],
    "market": {"row": ["acorn", None, "cookies", None, None], "deck": ["spyglass"]},
}
DECKS = ["macaws", "pandas", "squirrels"]
EIGHT_STACKS = [["swift_broker"]] * 4 + [["loyal_partner"]] * 4


def load(turn: dict[str, Any] | None = None, **changes: Any) -> State:
    """Return the position with these changes of its turn, of its table and of the rest."""
    table = TABLE | {name: changes.pop(name) for name in (*TABLE, "junk") if name in changes}
    written = {"decks": DECKS, "table": table, "turn": turn or {}} | changes
    state = codec.loads(State, json.dumps(written))
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
    assert load().table.junk == 17
    many = load_player(hand=["junk"] * 22, deck=[])
    assert (many.table.junk, many.table.minted) == (0, 2)


def test_a_position_survives_being_written() -> None:
    state = load()
    assert codec.loads(State, codec.dumps(State, state)) == state


def test_a_hand_may_be_written_in_any_order() -> None:
    assert load_player(hand=["acorn", "junk", "junk"]) == load()


def playing(stage: str, card: str, **fields: Any) -> dict[str, Any]:
    """Return a turn in which this technique is in play."""
    return {"stage": stage, "technique": {"item": card, "face": card, **fields}}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"decks": ["macaws", "pandas"]}, "expected 3"),
        ({"decks": ["pandas", "macaws", "squirrels"]}, "order of the box"),
        ({"players": PLAYERS[:1]}, "expected 2 to 4"),
        ({"turn": {"seat": 2}}, "turn.seat: no such seat"),
        ({"stalls": [[], [], []]}, "stalls: expected 2"),
        ({"stalls": [EIGHT_STACKS, []]}, "do not fit the stage"),
        ({"stalls": [[[]], []]}, "a stack has cards"),
        ({"turn": {"stage": "over"}}, "not over before a stall is complete"),
        ({"turn": {"stage": "keep"}}, "a technique must be in play"),
        ({"turn": {"stage": "wish"}}, "no such seat"),
        ({"turn": {"stage": "window"}}, "does not want to be asked"),
        ({"turn": {"stage": "hands"}}, "a deck has too few cards"),
        ({"turn": {"stage": "row"}, "market": {}}, "cards for the whole row"),
        ({"turn": playing("order", "swift_broker"), "players": PLAYERS[::-1]}, "order of one card"),
        ({"turn": playing("keep", "swift_broker")}, "does not fit the stage keep"),
        ({"turn": playing("keep", "spyglass")}, "aside: expected cards"),
        ({"junk": 5}, "junk: expected 20"),
        ({"market": {"row": ["acorn"]}}, "expected 5 places"),
        ({"market": {"deck": ["junk"]}}, "junk is not traded"),
        ({"market": {"deck": ["gamble"]}}, "its deck is not in play"),
        ({"market": {"deck": ["acorn"] * 3}}, "acorn: there are 3, not 4"),
        ({"rules": {"teams": True}}, "a team game has four seats"),
    ],
)
def test_an_impossible_table_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load(**changes)


@pytest.mark.parametrize(
    ("hand", "reason"),
    [("badger", "badger"), ("acorn=junk", "does not copy"), ("acorn*41", "expected a value")],
)
def test_an_impossible_card_is_refused(hand: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        load_player(hand=[hand])


def test_marks_of_this_turn_are_of_the_active_hand_only() -> None:
    assert load_player(hand=["acorn*3"])
    with pytest.raises(BadPosition, match="is not of this turn"):
        load({"seat": 1}, players=[PLAYERS[0] | {"hand": ["acorn*3"]}, PLAYERS[1]])
