"""Positions written down by hand, and moves in notation."""

from __future__ import annotations

import json
from typing import Any

from guildhall.core import codec
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.notation import Notation
from guildhall.core.seat import CHANCE
from guildhall.games.explorers.actions import ACTION_TYPES, Action
from guildhall.games.explorers.data import GRID, Investigate
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Earned, Sheet, State
from guildhall.games.explorers.view import View

NOTATION: Notation[Action] = Notation(ACTION_TYPES)
BASIC = ("basic_grassland", "basic_desert", "basic_mountain", "basic_sea", "basic_any")
ERA = ("era_1", "era_2", "era_3", "era_any")
SPACES = ("explorers", "villages", "towers", "posts", "tokens", "crystals", "reached")


def sheet(explorers: str = "", villages: str = "", **fields: Any) -> dict[str, Any]:
    """A seat's map: spaces as "8,4 8,5"; `kept` names the treasure cards kept, `hand` the cards."""
    return {"explorers": explorers, "villages": villages, **fields}


def table(
    map_name: str,
    card: str,
    *sheets: dict[str, Any],
    era: int = 0,
    goals: str = "1 2 3",
    before: tuple[str, ...] = (),
    under: tuple[str, ...] = (),
    **rules: Any,
) -> State:
    """A table at which `card` has just been revealed after the cards `before`.

    An investigate card is that of slot I in era 2 unless told otherwise; the other slots are filled
    with cards that no seat has. A basic card comes in era 1 unless told otherwise.
    """
    is_investigate = card not in (*BASIC, *ERA)
    era = era or (2 if is_investigate else 1)
    revealed = (*before, "era_1" if is_investigate else card)
    hands = _hands(card if is_investigate else "", sheets, _filled(era, revealed))
    written = [_written(one, hand) for one, hand in zip(sheets, hands, strict=True)]
    position = {
        "rules": {"map": map_name, **rules},
        "goals": [f"{map_name}_{number}" for number in goals.split()],
        "stage": "play",
        "era": era,
        "revealed": revealed,
        "under": under,
        "sheets": written,
    }
    if any("kept" in one for one in sheets):
        position["desks"] = [
            {
                "sheet": one,
                "task": "reuse" if card == "era_any" else "explore",
                "kept": given.get("kept", []),
                "using": one["hand"][ERA.index(revealed[-1])] if revealed[-1] in ERA[:3] else None,
            }
            for one, given in zip(written, sheets, strict=True)
        ]
    state = codec.loads(State, json.dumps(position))
    EXPLORERS.check_state(state)
    return state


def _filled(era: int, revealed: tuple[str, ...]) -> int:
    """How many investigate cards a seat has when the last of these cards is played."""
    if era == len(ERA):
        return era - 1
    return era if ERA[era - 1] in revealed[:-1] else era - 1


def _hands(card: str, sheets: tuple[dict[str, Any], ...], filled: int) -> list[list[str]]:
    """The cards each seat holds: those it was given, then `card`, then any."""
    hands = [list(one.get("hand", ())) for one in sheets]
    if card:
        hands[0] = hands[0] or [card]
    taken = {one for hand in hands for one in hand}
    rest = [name for one in Investigate if (name := one.name.lower()) not in taken]
    for hand in hands:
        while len(hand) < filled:
            hand.append(rest.pop())
    return hands


def _written(given: dict[str, Any], hand: list[str]) -> dict[str, Any]:
    fields = {**given, "hand": hand, "kept": len(given.get("kept", ()))}
    return {
        name: value.replace(" ", "+") if name in SPACES else value for name, value in fields.items()
    }


def play(state: State, seat: int, *moves: str) -> State:
    """Make moves, each of which must be legal; a bare space is an explorer of the card."""
    for move in moves:
        text = f"explore {move}" if move[0].isdigit() else move
        assert text in may(state, seat), f"{text}: only {sorted(may(state, seat))}"
        state = EXPLORERS.apply(state, seat, NOTATION.parse(text))
    return state


def deal(state: State, *draws: str) -> State:
    """Let chance do these things, each of which must be possible."""
    for text in draws:
        possible = {NOTATION.format(one) for one, _ in EXPLORERS.chances(state)}
        assert text in possible, f"{text}: only {sorted(possible)}"
        state = EXPLORERS.apply(state, CHANCE, NOTATION.parse(text))
    return state


def done(state: State) -> State:
    """All seats say done, one after the other."""
    for seat in range(len(state.sheets)):
        state = play(state, seat, "done")
    return state


def may(state: State, seat: int = 0) -> set[str]:
    """The legal actions of a seat in notation."""
    return {NOTATION.format(one) for one in EXPLORERS.legal_actions(state, seat)}


def spots(state: State, seat: int = 0, verb: str = "explore") -> set[str]:
    """The spaces on which the seat may put the next explorer (or what the verb says)."""
    found = [text.split() for text in may(state, seat)]
    return {words[1] for words in found if words[0] == verb}


def cells(text: str) -> set[str]:
    return set(text.split())


def kinds(state: State) -> list[tuple[int, str]]:
    """Who has to decide what."""
    return [(one.seat, one.kind) for one in EXPLORERS.decisions(state)]


def now(state: State, seat: int = 0) -> Sheet:
    """The map of a seat as it is at this moment of its turn."""
    return state.desks[seat].sheet


def earned(state: State, seat: int = 0) -> Earned:
    """What the present era has brought so far."""
    return now(state, seat).earned


def on(mask: int) -> set[str]:
    """The spaces of a mask."""
    return set(GRID.to_text(mask).split("+")) - {""}


def met(state: State, seat: int = 0) -> set[str]:
    """The numbers of the goals that a seat has met."""
    return {goal.name.rpartition("_")[2] for goal in now(state, seat).met}


def match_at(state: State) -> Match[State, Action, View]:
    """A match that goes on from a position; chance is dealt by hand."""
    setup = Setup.of(len(state.sheets), map=state.rules.map.name.lower())
    return Match(EXPLORERS, setup, seed=None, start=state)
