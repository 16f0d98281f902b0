"""What each map would earn now: for the score shown beside it and the cells that light up."""

from __future__ import annotations

import random

import pytest

from guildhall.core.game import Line, Setup
from guildhall.core.match import Match
from guildhall.games.cartographers.actions import Action, Draw
from guildhall.games.cartographers.data import SEASON_LETTERS, Season
from guildhall.games.cartographers.game import Cartographers
from guildhall.games.cartographers.state import Stage, State
from guildhall.games.cartographers.view import View

GAME = Cartographers()
Play = Match[State, Action, View]


def played(seed: int, seats: int, moves: int) -> tuple[Play, random.Random]:
    match: Play = Match(GAME, Setup(seats, ()), seed=f"standings {seed}")
    rng = random.Random(seed)
    for _ in range(moves):
        if match.is_over:
            break
        seat = rng.choice([decision.seat for decision in match.decisions()])
        match.submit(seat, rng.choice(match.legal_actions(seat)))
    return match, rng


def points(lines: tuple[Line, ...]) -> dict[str, int]:
    return {line.source: line.points for line in lines}


@pytest.mark.parametrize("seed", range(5))
def test_at_the_end_the_standing_is_what_winter_was_scored_with(seed: int) -> None:
    match, _ = played(seed, 2, 10_000)
    standings = GAME.standings(match.view(None))
    for score, now in zip(match.scores(), standings, strict=True):
        winter = [line for line in score.lines if line.part == "winter"]
        by_source = {line.source: line for line in now}
        assert len(winter) == 4
        for line in winter:
            assert by_source[line.source]._replace(part="winter") == line


@pytest.mark.parametrize("moves", range(1, 60, 3))
def test_a_preview_is_the_change_of_the_standing(moves: int) -> None:
    match, rng = played(moves, 2, moves)
    seat = rng.choice([decision.seat for decision in match.decisions()])
    draws = [action for action in match.legal_actions(seat) if isinstance(action, Draw)]
    if not draws:
        match.undo(seat)
        draws = [action for action in match.legal_actions(seat) if isinstance(action, Draw)]
    action = rng.choice(draws)
    preview = GAME.preview(match.state, seat, action)
    before = points(GAME.standings(match.view(seat))[preview.seat])
    match.submit(seat, action)
    after = points(GAME.standings(match.view(seat))[preview.seat])
    letters = zip("abcd", preview.edicts, strict=True)
    expected = {f"edict-{letter}": change for letter, change in letters}
    expected |= {"coins": preview.coins, "monsters": preview.monsters}
    assert {source: after[source] - before[source] for source in before} == expected


def test_a_sketch_counts_for_its_own_seat_only() -> None:
    match, _ = played(1, 2, 0)
    before = GAME.standings(match.view(1))
    for action in match.legal_actions(0):
        match.submit(0, action)
        assert GAME.standings(match.view(1)) == before
        assert GAME.standings(match.view(None)) == before
        match.undo(0)


def test_before_all_edicts_are_dealt_those_there_are_count() -> None:
    state = GAME.new_state(Setup(1, ()))
    assert state.stage is Stage.DEAL_EDICTS
    (lines,) = GAME.standings(GAME.observe(state, 0))
    assert points(lines) == {"coins": 0, "monsters": 0}


def test_letters_of_a_season_are_among_the_standing() -> None:
    match, _ = played(2, 1, 4)
    (lines,) = GAME.standings(match.view(0))
    for season in Season:
        for letter in SEASON_LETTERS[season]:
            assert f"edict-{letter.name.lower()}" in points(lines)
