"""Random games played side by side with the slow reference rules: same choices, same coins."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from guildhall.core import codec
from guildhall.core.game import Setup
from guildhall.core.notation import notation_of
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.registry import AnyGame, load_game
from tests.reference.explorers import SOURCES, Table
from tests.reference.explorers_maps import PRINTED

from .crowds import bring_to_the_end, crowd

GAME: AnyGame = load_game("explorers")
NOTATION = notation_of(GAME.action_types)
GAMES = 350
SHARE_IN_SHORT_RUN = 10
CHOICES = {
    "lances": ("both_sides", "one_side"),
    "village_lines": ("free", "collinear"),
    "wild_region": ("touching", "first_only"),
    "capital_links": ("no", "yes"),
    "level": ("easy", "normal", "hard"),
}

State = Any  # the state of a game known by its id alone
Sheet = dict[str, Any]  # the JSON of a sheet


def deal(number: int) -> tuple[Setup, Table, Rng]:
    """Game number `number`: maps and seats go through all mixtures, the rest is random."""
    rng = Rng(f"reference {number}")
    map_id = tuple(PRINTED["maps"])[number % len(PRINTED["maps"])]
    seats = 1 + number // len(PRINTED["maps"]) % 4
    pool = [goal["id"] for goal in PRINTED["maps"][map_id]["goals"]]
    goals = [pool.pop(rng.below(len(pool))) for _ in range(3)]
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    setup = Setup.of(seats, map=map_id, goals=",".join(goals), **options)
    return setup, Table(map_id, seats, goals, **options), rng


def start(setup: Setup, reference: Table, rng: Rng, change: Callable[..., None] | None) -> State:
    """A new game, or one that begins in the middle."""
    state = GAME.new_state(setup)
    if change is None:
        return state
    position = json.loads(codec.dumps(GAME.state_type, state))
    change(position, reference, rng)
    state = codec.loads(GAME.state_type, json.dumps(position))
    GAME.check_state(state)
    return state


def compare_waiting(state: State, reference: Table) -> None:
    seats = range(len(reference.seats))
    waits = [reference.awaits(seat) for seat in seats]
    wanted = {seat for seat in seats if waits[seat] == "turn"}
    if reference.awaits_card or "offer" in waits or "treasure" in waits:
        wanted.add(CHANCE)
    assert {decision.seat for decision in GAME.decisions(state)} == wanted


def moves_of(reference: Table, seat: int) -> set[str]:
    return {" ".join(move) for move in reference.moves(seat)}


def compare_moves(state: State, known: list[set[str]]) -> None:
    for seat, wanted in enumerate(known):
        moves = [NOTATION.format(action) for action in GAME.legal_actions(state, seat)]
        assert len(moves) == len(set(moves))
        assert set(moves) == wanted


def compare_sheets(state: State, reference: Table) -> None:
    desks = json.loads(codec.dumps(GAME.state_type, state))["desks"]
    for seat, desk in enumerate(desks):
        sheet: Sheet = desk["sheet"]
        mine = reference.sheet(seat)
        for name in ("explorers", "villages", "towers", "posts", "crystals"):
            assert cells(sheet[name]) == mine[name], name
        assert cells(sheet["tokens"]) == mine["ruins"]
        if not reference.seats[seat].tasks:  # between two routes of one placement goals may differ
            assert set(sheet["met"]) == mine["goals"]
            assert 36 - len(cells(sheet["explorers"])) - sheet["on_goals"] == mine["cubes"]
        assert Counter(desk["kept"]) == mine["kept"]
        slots = dict(zip(("era_1", "era_2", "era_3"), sheet["hand"], strict=False))
        assert slots == mine["investigate"]
        assert earned(sheet) == mine["coins"]


def cells(mask: str) -> set[str]:
    """The spaces of a mask as it is written in JSON."""
    return set(mask.split("+")) - {""}


def earned(sheet: Sheet) -> dict[str, int]:
    """All coins by source."""
    return {
        source: sum(era[source] for era in (*sheet["eras"], sheet["earned"])) for source in SOURCES
    }


def compare_chances(state: State, reference: Table) -> None:
    """Same outcomes, equally likely; chance serves the lowest seat that waits for it."""
    outcomes = {NOTATION.format(action): weight for action, weight in GAME.chances(state)}
    if reference.awaits_card:
        assert outcomes == {f"reveal {card}": 1 for card in reference.cards_left()}
        return
    waits = [reference.awaits(seat) for seat in range(len(reference.seats))]
    seat = min(seat for seat, wait in enumerate(waits) if wait in ("offer", "treasure"))
    if waits[seat] == "treasure":
        possible = reference.treasures_possible()
        assert outcomes == {f"draw {seat} {card}": number for card, number in possible.items()}
        return
    assert set(outcomes.values()) == {1}
    pairs = {frozenset(text.split()[2:]) for text in outcomes}
    assert len(pairs) == len(outcomes)
    assert pairs == {frozenset(pair) for pair in combinations(reference.unseen_cards, 2)}


def take_chance(reference: Table, words: list[str]) -> None:
    """Tell the reference what chance has decided."""
    if words[0] == "reveal":
        reference.reveal(words[1])
    elif words[0] == "offer":
        reference.offer(int(words[1]), (words[2], words[3]))
    else:
        reference.treasure(int(words[1]), words[2])


def choose(state: State, seat: int, reference: Table, rng: Rng) -> Any:
    """A random action, seldom giving up what could be placed, often one with an effect."""
    actions = GAME.legal_actions(state, seat)
    words = [NOTATION.format(action).split() for action in actions]
    eager = [n for n, (verb, *_) in enumerate(words) if verb not in ("done", "decline")]
    telling = [n for n in eager if has_effect(reference, seat, words[n])]
    if telling and rng.below(2):
        return actions[rng.choice(telling)]
    return actions[rng.choice(eager)] if eager and rng.below(10) else rng.choice(actions)


def has_effect(reference: Table, seat: int, words: list[str]) -> bool:
    """Whether an explorer meets a feature, all but fills a region or joins two groups."""
    if words[0] not in ("explore", "free"):
        return False
    land, pieces, cell = reference.map, reference.seats[seat].pieces, words[1]
    if land.feature(cell) in ("city", "ruin", "discovery", "crystal"):
        return True
    region = land.region(cell)
    if region is not None and len(region.cells - pieces.explorers) <= 2:
        return True
    linked = land.groups(pieces.explorers | pieces.villages | {land.capital})
    return sum(1 for group in linked if land.touches(cell, group)) > 1


def play_side_by_side(number: int, change: Callable[..., None] | None) -> None:
    setup, reference, rng = deal(number)
    state = start(setup, reference, rng, change)
    seats = range(setup.seats)
    known = [moves_of(reference, seat) for seat in seats]
    while GAME.decisions(state):
        compare_waiting(state, reference)
        compare_moves(state, known)
        compare_sheets(state, reference)
        seat = rng.choice(GAME.decisions(state)).seat
        if seat == CHANCE:
            compare_chances(state, reference)
            action = rng.weighted(GAME.chances(state))
            take_chance(reference, NOTATION.format(action).split())
        else:
            action = choose(state, seat, reference, rng)
            reference.play(seat, tuple(NOTATION.format(action).split()))
        state = GAME.apply(state, seat, action)
        # What a seat does must not change the choices of another; chance may, by the last card.
        for changed in seats if seat == CHANCE else [seat]:
            known[changed] = moves_of(reference, changed)
    compare_end(state, reference)


def compare_end(state: State, reference: Table) -> None:
    assert reference.is_over
    compare_sheets(state, reference)
    results = reference.results()
    scores = sorted(GAME.scores(state), key=lambda score: score.seat)
    assert [score.total for score in scores] == results["totals"]
    assert [score.rank for score in scores] == results["ranks"]
    for score in scores:
        by_source = dict.fromkeys(SOURCES, 0)
        for line in score.lines:
            by_source[line.source] += line.points
        assert by_source == reference.sheet(score.seat)["coins"]
    if len(scores) == 1:
        verdict = scores[0].verdict
        assert verdict is not None
        assert (verdict.kind == "solo-won") == results["won"]
        if verdict.kind == "solo-lost":
            missing = dict(verdict.args)
            assert missing["coins"] == results["missing_coins"]
            assert missing["goals"] == len(reference.goals) - len(reference.seats[0].goals)


def numbers(*, is_long: bool) -> list[int]:
    return [n for n in range(GAMES) if (n % SHARE_IN_SHORT_RUN == n // 40 % 10) != is_long]


@pytest.mark.parametrize("number", numbers(is_long=False))
def test_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, crowd if number % 5 >= 2 else None)


@pytest.mark.parametrize("number", range(48))
def test_close_ends_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, bring_to_the_end)


@pytest.mark.long
@pytest.mark.parametrize("number", numbers(is_long=True))
def test_many_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, crowd if number % 5 >= 2 else None)
