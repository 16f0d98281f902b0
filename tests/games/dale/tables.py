"""Short positions for tests, and actions by their notation."""

from __future__ import annotations

import json
from typing import Any

from guildhall.core import codec
from guildhall.core.notation import notation_of
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import State

NOTATION = notation_of(DALE.action_types)


def player(hand: str = "", deck: str = "", discard: str = "", top: str = "") -> dict[str, Any]:
    """What lies before a seat, each pile as ids with blanks between."""
    return {
        "hand": hand.split(),
        "deck": deck.split(),
        "discard": discard.split(),
        "top": top.split(),
    }


def table(decks: str, *players: dict[str, Any], **more: Any) -> State:
    """Return the beginning of the turn of seat 0; `more` are other parts of the table."""
    data = {"decks": decks.split(","), "table": {"players": list(players), **more}}
    state = codec.loads(State, json.dumps(data))
    DALE.check_state(state)
    return state


def may(state: State, seat: Seat = 0) -> list[str]:
    return [NOTATION.format(action) for action in DALE.legal_actions(state, seat)]


def play(state: State, *moves: str) -> State:
    """Whoever is asked does these, chance too."""
    for move in moves:
        (decision,) = DALE.decisions(state)
        action: Action = NOTATION.parse(move)
        possible = (
            [one for one, _ in DALE.chances(state)]
            if decision.seat == CHANCE
            else DALE.legal_actions(state, decision.seat)
        )
        assert action in possible, (move, [NOTATION.format(one) for one in possible])
        state = DALE.apply(state, decision.seat, action)
    return state
