"""The bots are honest, repeatable, say why, and greedy is worth its name."""

from __future__ import annotations

import pytest

from guildhall.arena.series import Series, play_series, standings
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import Action
from guildhall.games.explorers.bots import BOTS, Greedy
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State
from guildhall.games.explorers.view import View
from tests.games.bots import plays_the_same_whatever_is_hidden, reasons_said


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(EXPLORERS, Setup.of(seats, **options), seed=seed)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str) -> None:
    match = match_of(2, "honest", map="aghon")
    plays_the_same_whatever_is_hidden(match, BOTS[name])


@pytest.mark.parametrize("name", ["avenia", "cnidaria", "xawskil"])
def test_greedy_says_why_in_every_language(name: str) -> None:
    match = match_of(1, "reasons", map=name)
    kinds = reasons_said(match, Greedy())
    assert {"spaces", "villages", "card", "only-move", "start"} <= kinds


def test_greedy_takes_the_tower_beside_it() -> None:
    """A tower brings 6 coins at once; nothing else near the corner of Avenia comes close."""
    match = match_of(1, "tower", goals="avenia_1,avenia_4,avenia_6")
    while not match.is_over:
        view = match.view(0)
        actions = match.legal_actions(0)
        choice = Greedy().choose(view, actions, Rng(1))
        gains = [EXPLORERS.preview(match.state, 0, action).earned.towers for action in actions]
        if max(gains):
            assert EXPLORERS.preview(match.state, 0, choice.action).earned.towers
            return
        match.submit(0, choice.action)
    raise AssertionError("greedy never came near a tower")


def test_greedy_beats_uniform_every_time_in_six_games() -> None:
    series = Series("explorers", ("greedy", "uniform"), 6, "short")
    greedy, _ = standings(series, list(play_series(series)))
    assert greedy.wins == 6


@pytest.mark.long
@pytest.mark.parametrize("name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_greedy_beats_uniform_in_ninety_nine_of_a_hundred_games(name: str) -> None:
    series = Series("explorers", ("greedy", "uniform"), 100, "long", (("map", name),))
    greedy, _ = standings(series, list(play_series(series, workers=2)))
    assert greedy.wins >= 99
