"""A changed position is refused with a sentence, or everything can be done with it."""

from __future__ import annotations

from functools import cache

import pytest

import guildhall
from guildhall.core import codec
from guildhall.core.rng import Rng
from tests.games.changed import Pool, random_setup, withstands
from tests.games.saves import saves_of

GAMES = ("cartographers", "explorers")
PARTS = 16
IN_A_PART = 1250
"""Together 20,000 a game."""


@cache
def pool(name: str, setups: int) -> Pool:
    game, rng = guildhall.load_game(name), Rng(f"setups of {name}")
    return Pool(game, [random_setup(game, rng, seats=number % 4 + 1) for number in range(setups)])


def try_changed(source: Pool, numbers: range) -> None:
    game, changes = source.game, 0
    for number in numbers:
        rng = Rng(f"{game.name} {number}")
        data, accepted = source.changed(rng)
        changes += accepted
        try:
            withstands(game, data, rng, to_the_end=number % 10 == 0)
        except Exception as problem:
            raise AssertionError(f"case {number}: {data}") from problem
    assert changes > len(numbers) // 2


@pytest.mark.parametrize("name", GAMES)
def test_an_accepted_changed_position_raises_nothing(name: str) -> None:
    try_changed(pool(name, 6), range(100))


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_accepted_changed_positions_raise_nothing(name: str, part: int) -> None:
    first = 100 + part * IN_A_PART
    try_changed(pool(name, 24), range(first, first + IN_A_PART))


def all_are_accepted(source: Pool) -> None:
    for positions in source.games:
        for text in positions:
            source.game.check_state(codec.loads(source.game.state_type, text))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_real_game_is_accepted(name: str) -> None:
    all_are_accepted(pool(name, 6))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_many_real_games_is_accepted(name: str) -> None:
    all_are_accepted(pool(name, 150))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_an_old_save_is_accepted(name: str) -> None:
    for save in saves_of(name):
        match = guildhall.load_match(save.read_text("utf-8"))
        for moment in match.history:
            match.game.check_state(moment.before)
        match.game.check_state(match.state)
