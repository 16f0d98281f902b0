"""The worked pictures of the rules reference show what the rules do.

Positions, moves and what comes of them are written in a file beside the screens; here they meet the
engine. Moves of chance are written too, so that every picture comes out as it is drawn.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NotRequired, TypedDict, cast

import pytest

from guildhall.core import codec
from guildhall.core.notation import notation_of
from guildhall.core.seat import CHANCE
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from tests.games.dale.zones import zones

FILE = Path(__file__).parents[4] / "frontend/src/games/dale/examples.json"
NOTATION = notation_of(DALE.action_types)
DRAWN = {
    *("drawing", "copy_clean_up", "teams", "help", "whirligig", "option-copied_values"),
    *("option-copied_roll", "option-turned_deck", "option-copied_junk", "option-partner_passives"),
}
"""Pictures without moves: hidden cards, several seats or readings are drawn in them."""


class Example(TypedDict):
    """`legal` and `refused` hold after `moves`; then follow `more`."""

    position: NotRequired[dict[str, Any]]  # Any: as a record writes states
    moves: NotRequired[list[str]]
    legal: NotRequired[list[str]]
    refused: NotRequired[list[str]]
    more: NotRequired[list[str]]
    after: NotRequired[dict[str, list[Any]]]
    strips: list[dict[str, object]]


EXAMPLES = cast("dict[str, Example]", json.loads(FILE.read_text(encoding="utf-8")))
PLAYED = {name: one for name, one in EXAMPLES.items() if "position" in one}


def listed(state: State) -> list[str]:
    decisions = DALE.decisions(state)
    if not decisions:
        return []
    (decision,) = decisions
    if decision.seat == CHANCE:
        return [NOTATION.format(action) for action, _ in DALE.chances(state)]
    return [NOTATION.format(action) for action in DALE.legal_actions(state, decision.seat)]


def play(state: State, moves: list[str]) -> State:
    for move in moves:
        assert move in listed(state)
        (decision,) = DALE.decisions(state)
        state = DALE.apply(state, decision.seat, NOTATION.parse(move))
    return state


def test_every_picture_is_played_or_only_drawn() -> None:
    assert PLAYED.keys() | DRAWN == EXAMPLES.keys()
    assert not PLAYED.keys() & DRAWN


@pytest.mark.parametrize("name", PLAYED)
def test_the_engine_comes_to_what_the_picture_shows(name: str) -> None:
    example = PLAYED[name]
    state = codec.loads(State, json.dumps(example["position"]))
    state = play(state, example.get("moves", []))
    moves = listed(state)
    assert set(example.get("legal", [])) <= set(moves)
    assert not set(example.get("refused", [])) & set(moves)
    found = zones(play(state, example.get("more", [])))
    for place, cards in example.get("after", {}).items():
        shown = sorted(cards) if place == "hand" else cards
        assert place_of(found, place) == shown, place


def place_of(found: dict[str, Any], place: str) -> object:
    match place:
        case "hand":
            return found["hands"][0]
        case "discard":
            return found["discards"][0]
        case "stack":
            return found["stalls"][0][-1]
        case "row":
            return found["row"]
        case "deck":
            return found["decks"][0][0]
        case "rival":
            return found["stalls"][1]
        case _:
            return found["market discard"]
