"""The worked pictures of the rules reference show what the rules do.

Each picture is a part of a province before and after a card was played. Spaces, pieces and coins
are written in a file beside the screens; here they meet the engine and the slow reference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NotRequired, TypedDict, cast

import pytest

from guildhall.core import codec
from guildhall.core.notation import notation_of
from guildhall.core.seat import CHANCE
from guildhall.games.explorers.data import Card, Investigate
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State
from tests.reference.explorers import SOURCES, Table
from tests.reference.explorers_positions import act, add, start_era

FILE = Path(__file__).parents[3] / "frontend/src/games/explorers/examples.json"
NOTATION = notation_of(EXPLORERS.action_types)
KINDS = ("explorers", "villages", "towers", "posts", "tokens", "crystals")
FILLERS = ("sea_5", "burst_sea", "lance_sea", "line_sea_unlimited")
"""Investigate cards that a hand holds when the example does not say which."""


class Example(TypedDict):
    """`moves` as in a record, chance's draws included; `legal` and `refused` hold after them."""

    map: str
    era: int
    card: str
    before: dict[str, str]
    moves: list[str]
    after: dict[str, str]
    earned: dict[str, int]
    goals: NotRequired[list[str]]
    rules: NotRequired[dict[str, str]]
    legal: NotRequired[str]
    refused: NotRequired[str]
    part: NotRequired[list[str]]


EXAMPLES = cast("dict[str, Example]", json.loads(FILE.read_text(encoding="utf-8")))


def cells(mask: str) -> set[str]:
    return set(mask.split("+")) - {""}


def goals_of(example: Example) -> list[str]:
    """The goals in play: those of the example first."""
    named = example.get("goals", [])
    others = [f"{example['map']}_{number}" for number in range(1, 7)]
    return [*named, *(goal for goal in others if goal not in named)][:3]


def test_every_explore_and_investigate_card_has_a_picture() -> None:
    basic = {card.name.lower() for card in Card if card < Card.ERA_1}
    cards = basic | {card.name.lower() for card in Investigate}
    assert {name for name, one in EXAMPLES.items() if one["card"] == name} == cards


def test_the_pictures_come_from_all_four_provinces() -> None:
    assert {one["map"] for one in EXAMPLES.values()} == {"avenia", "aghon", "kazan", "cnidaria"}


# By the engine


def start_of(example: Example) -> State:
    """A lone seat with the pieces before, and the card of the example revealed."""
    card, era = example["card"], example["era"]
    hand = [name for name in FILLERS if name != card][: era - 1]
    revealed = card
    if not card.startswith("basic"):
        revealed, hand = "era_1", [card, *hand[1:]]
    position = {
        "rules": {"map": example["map"], **example.get("rules", {})},
        "goals": goals_of(example),
        "stage": "play",
        "era": era,
        "revealed": [revealed],
        "sheets": [{**example["before"], "hand": hand}],
    }
    state = codec.loads(State, json.dumps(position))
    EXPLORERS.check_state(state)
    return state


def played(example: Example) -> State:
    state = start_of(example)
    for move in example["moves"]:
        seat = CHANCE if move.startswith("draw ") else 0
        action = NOTATION.parse(move)
        if seat == CHANCE:
            assert action in [one for one, _ in EXPLORERS.chances(state)], move
        else:
            assert action in EXPLORERS.legal_actions(state, seat), move
        state = EXPLORERS.apply(state, seat, action)
    return state


def offered(state: State) -> set[str]:
    """Where the next explorer may go."""
    moves = [NOTATION.format(action) for action in EXPLORERS.legal_actions(state, 0)]
    return {move.split()[1] for move in moves if move.startswith("explore ")}


def sheet_of(state: State) -> dict[str, Any]:
    sheet: dict[str, Any] = json.loads(codec.dumps(State, state))["desks"][0]["sheet"]
    return sheet


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_engine_plays_what_the_picture_shows(name: str) -> None:
    example = EXAMPLES[name]
    state = played(example)
    sheet = sheet_of(state)
    for kind in KINDS:
        assert cells(sheet.get(kind, "")) == cells(example["after"].get(kind, "")), kind
    earned = {source: coins for source, coins in sheet["earned"].items() if coins}
    assert earned == {k: v for k, v in example["earned"].items() if k != "goals"}
    met = example.get("goals", []) if "goals" in example["earned"] else []
    assert list(sheet["met"]) == met


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_engine_offers_and_refuses_what_is_marked(name: str) -> None:
    example = EXAMPLES[name]
    open_spaces = offered(played(example))
    assert cells(example.get("legal", "")) <= open_spaces
    assert not cells(example.get("refused", "")) & open_spaces


# By the reference


def reference_of(example: Example) -> Table:
    game = Table(example["map"], 1, goals_of(example), **example.get("rules", {}))
    if example["era"] > 1:
        start_era(game, example["era"])
    pieces = {
        "ruins" if kind == "tokens" else kind: mask.replace("+", " ")
        for kind, mask in example["before"].items()
    }
    add(game.seats[0].pieces, pieces)
    act(game, example["card"])
    for move in example["moves"]:
        words = tuple(move.split())
        if words[0] == "draw":
            game.treasure(0, words[2])
        else:
            game.play(0, words)
    return game


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_reference_agrees(name: str) -> None:
    example = EXAMPLES[name]
    game = reference_of(example)
    sheet = game.sheet(0)
    for kind in KINDS:
        theirs = sheet["ruins" if kind == "tokens" else kind]
        assert theirs == cells(example["after"].get(kind, "")), kind
    open_spaces = {move[1] for move in game.moves(0) if move[0] == "explore"}
    assert cells(example.get("legal", "")) <= open_spaces
    assert not cells(example.get("refused", "")) & open_spaces
    if "goals" in example["earned"]:
        game.play(0, ("done",))
    coins = cast("dict[str, int]", game.sheet(0)["coins"])
    assert {source: coins[source] for source in SOURCES if coins[source]} == example["earned"]
