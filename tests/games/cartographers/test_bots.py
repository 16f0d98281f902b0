"""The bots are honest, repeatable, keep their time, say why, and each beats the one below."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from guildhall.arena.series import Series, play_series, standings
from guildhall.bots.bot import Bot
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import DONE, Action
from guildhall.games.cartographers.bots import BOTS, Greedy
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State, Task
from guildhall.games.cartographers.thinking import Thinking
from guildhall.games.cartographers.view import View
from tests.games.bots import plays_the_same_whatever_is_hidden, reasons_said, solo_mean
from tests.games.cartographers.drawn import NOTATION


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(CARTOGRAPHERS, Setup.of(seats, **options), seed=seed)


def searcher(iterations: int) -> Searcher[View, Action]:
    return Searcher(Thinking, Budget(iterations=iterations))


REPEATABLE: dict[str, Callable[[], Bot[View, Action]]] = {
    **{name: BOTS[name] for name in ("uniform", "novice", "journeyman")},
    "searcher": lambda: searcher(14),
}
"""Bots that answer to no clock."""


@pytest.mark.parametrize("name", list(REPEATABLE))
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str) -> None:
    match = match_of(3, "honest", skills="random")
    plays_the_same_whatever_is_hidden(match, REPEATABLE[name], looked_at=3)


@pytest.mark.parametrize("name", ["novice", "journeyman", "searcher"])
@pytest.mark.parametrize("skills", ["off", "random"])
def test_a_bot_says_why_in_every_language(skills: str, name: str) -> None:
    match = match_of(2, "reasons", skills=skills)
    kinds = reasons_said(match, REPEATABLE[name]())
    assert {"edict", "coin", "only-move", "attack"} <= kinds


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


# Levels


@pytest.mark.long  # it depends on the speed of the machine
@pytest.mark.parametrize(("name", "seconds"), [("expert", 0.2), ("master", 1.0)])
def test_a_level_keeps_its_time_from_the_first_card(name: str, seconds: float) -> None:
    match = match_of(1, "time")
    BOTS["greedy"]().choose(match.view(0), match.legal_actions(0), Rng(1))  # tables are made once
    began = time.perf_counter()
    choice = BOTS[name]().choose(match.view(0), match.legal_actions(0), Rng(1))
    assert time.perf_counter() - began < seconds + 1.0
    assert choice.action in match.legal_actions(0)


def test_a_searcher_answers_at_once_where_there_is_one_action() -> None:
    match = match_of(1, "one")
    match.submit(0, match.legal_actions(0)[0])
    assert match.legal_actions(0) == (DONE,)
    choice = searcher(10**9).choose(match.view(0), match.legal_actions(0), Rng(1))
    assert choice.action == DONE


@pytest.mark.parametrize("asked", [0, 30])
def test_a_cancelled_searcher_answers_with_a_legal_action(asked: int) -> None:
    match = match_of(1, "cancelled")
    calls = iter(range(10**6))
    bot = Searcher(Thinking, Budget(is_cancelled=lambda: next(calls) >= asked))
    choice = bot.choose(match.view(0), match.legal_actions(0), Rng(1))
    assert choice.action in match.legal_actions(0)
    assert next(calls) <= asked + 10


def test_a_study_tells_mean_and_spread_of_the_plans_tried() -> None:
    match = match_of(1, "study")
    found = searcher(60).study(match.view(0), match.legal_actions(0), Rng(1))
    assert 1 < len(found.estimates) <= 12
    assert found.iterations <= 60
    best = found.estimates[0]
    assert best.plan.actions[0] in match.legal_actions(0)
    assert best.worlds > 0
    assert best.spread > 0
    assert 0 < best.mean < 250


def test_an_attack_is_searched_for_the_fewest_stars_of_its_owner() -> None:
    match = match_of(2, "attacked")
    bot, rng = Greedy(), Rng(1)
    while match.view(0).task is not Task.AMBUSH:
        seat = match.decisions()[0].seat
        match.submit(seat, bot.choose(match.view(seat), match.legal_actions(seat), rng).action)
    found = searcher(60).study(match.view(0), match.legal_actions(0), Rng(1))
    assert all(estimate.mean < 0 for estimate in found.estimates)
    choice = searcher(60).choose(match.view(0), match.legal_actions(0), Rng(1))
    assert choice.action in match.legal_actions(0)


def test_a_novice_draws_better_than_at_random_and_worse_than_a_journeyman() -> None:
    novice, journeyman = (
        solo_mean(CARTOGRAPHERS, BOTS[name](), 12) for name in ("novice", "journeyman")
    )
    assert solo_mean(CARTOGRAPHERS, BOTS["uniform"](), 12) + 20 < novice < journeyman - 10


@pytest.mark.long
def test_a_searcher_draws_better_than_a_journeyman() -> None:
    assert (
        solo_mean(CARTOGRAPHERS, searcher(60), 12)
        > solo_mean(CARTOGRAPHERS, BOTS["journeyman"](), 12) + 3
    )
