"""The bots are honest, repeatable, say why, and greedy is worth its name."""

from __future__ import annotations

import pytest

from guildhall.arena.series import Series, play_series, standings
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.games.dale.actions import Action
from guildhall.games.dale.bots import BOTS, Greedy
from guildhall.games.dale.game import DALE
from guildhall.games.dale.state import State
from guildhall.games.dale.view import View
from tests.games.bots import plays_the_same_whatever_is_hidden, reasons_said


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(DALE, Setup.of(seats, **options), seed=seed)


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("decks", ["macaws,raccoons,ocelots", "pandas,squirrels,chameleons"])
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str, decks: str) -> None:
    match = match_of(2, "honest", decks=decks)
    plays_the_same_whatever_is_hidden(match, BOTS[name], looked_at=6, most=400)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"decks": "vote"}), (4, {"teams": "yes"})],
)
def test_greedy_says_why_in_every_language(seats: int, options: dict[str, str]) -> None:
    match = match_of(seats, "reasons", **options)
    kinds = reasons_said(match, Greedy(), most=600)
    assert {"only-move", "build", "done"} <= kinds


def test_greedy_beats_uniform_every_time_in_four_games() -> None:
    series = Series("dale", ("greedy", "uniform"), 4, "short")
    greedy, _ = standings(series, list(play_series(series)))
    assert greedy.wins == 4


@pytest.mark.long
def test_greedy_beats_uniform_in_ninety_five_of_a_hundred_games() -> None:
    series = Series("dale", ("greedy", "uniform"), 100, "long")
    greedy, _ = standings(series, list(play_series(series, workers=2)))
    assert greedy.wins >= 95
