"""The bots are honest, repeatable, say why, and greedy is worth its name."""

from __future__ import annotations

import pytest

from guildhall.arena.series import Series, play_series, standings
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Action
from guildhall.games.cartographers.bots import BOTS, Greedy
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State
from guildhall.games.cartographers.view import View
from tests.games.bots import plays_the_same_whatever_is_hidden, reasons_said
from tests.games.cartographers.drawn import NOTATION


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(CARTOGRAPHERS, Setup.of(seats, **options), seed=seed)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str) -> None:
    match = match_of(3, "honest", skills="random")
    plays_the_same_whatever_is_hidden(match, BOTS[name])


@pytest.mark.parametrize("skills", ["off", "random"])
def test_greedy_says_why_in_every_language(skills: str) -> None:
    match = match_of(2, "reasons", skills=skills)
    kinds = reasons_said(match, Greedy())
    assert {"edict", "coins", "only-move", "attack"} <= kinds


def test_greedy_takes_what_scores_most_over_the_seasons_to_come() -> None:
    """A coin counts four times, Sentinel Wood under A twice (spring and winter)."""
    edicts = "sentinel_wood,canal_lake,wildholds,borderlands"
    match: Match[State, Action, View] = Match(CARTOGRAPHERS, Setup.of(1, edicts=edicts), seed=None)
    match.submit_text(-1, "reveal forgotten_forest")
    choice = Greedy().choose(match.view(0), match.legal_actions(0), Rng(1))
    # The coin shape earns 4 for its coin and, across a corner (b1+a2), 2 x 2 for two edge cells.
    # The zigzag of four has no coin and at most three edge cells: 2 x 3.
    text = NOTATION.format(choice.action)
    assert text.endswith(" coin")
    assert CARTOGRAPHERS.preview(match.state, 0, choice.action).total == 8


def test_greedy_beats_uniform_every_time_in_twenty_games() -> None:
    series = Series("cartographers", ("greedy", "uniform"), 20, "short")
    greedy, _ = standings(series, list(play_series(series)))
    assert greedy.wins == 20


@pytest.mark.long
def test_greedy_beats_uniform_in_ninety_nine_of_a_hundred_games() -> None:
    series = Series("cartographers", ("greedy", "uniform"), 200, "long")
    greedy, _ = standings(series, list(play_series(series, workers=2)))
    assert greedy.wins >= 198


def test_a_series_is_the_same_for_any_number_of_workers() -> None:
    series = Series("cartographers", ("greedy", "uniform"), 4, "workers")
    assert list(play_series(series, 1)) == list(play_series(series, 2))
