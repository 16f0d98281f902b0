"""A changed position is refused with a sentence, or everything can be done with it."""

from __future__ import annotations

from functools import cache

import pytest

import guildhall
from guildhall.core import codec
from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from tests.games.changed import Pool, positions_of, random_setup, withstands
from tests.games.saves import saves_of

SHORT = {"cartographers": 100, "explorers": 100, "dale": 300}
"""The games, and how many changed positions of each are tried in the ordinary run."""
GAMES = tuple(SHORT)
PARTS = 16
IN_A_PART = 1250
"""Together 20,000 a game."""


@cache
def pool(name: str, setups: int) -> Pool:
    return Pool(guildhall.load_game(name), setups_of(name, setups))


def setups_of(name: str, count: int) -> list[Setup]:
    game, rng = guildhall.load_game(name), Rng(f"setups of {name}")
    seats = [*game.seats][:4]
    return [random_setup(game, rng, seats[number % len(seats)]) for number in range(count)]


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
    try_changed(pool(name, 6), range(SHORT[name]))


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_accepted_changed_positions_raise_nothing(name: str, part: int) -> None:
    first = SHORT[name] + part * IN_A_PART
    try_changed(pool(name, 24), range(first, first + IN_A_PART))


def all_are_accepted(name: str, setups: int) -> None:
    game = guildhall.load_game(name)
    for setup in setups_of(name, setups):
        for _, text in positions_of(game, setup, Rng(f"accepted {setup}")):
            game.check_state(codec.loads(game.state_type, text))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_real_game_is_accepted(name: str) -> None:
    all_are_accepted(name, 6)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_many_real_games_is_accepted(name: str) -> None:
    all_are_accepted(name, 150)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_an_old_save_is_accepted(name: str) -> None:
    for save in saves_of(name):
        match = guildhall.load_match(save.read_text("utf-8"))
        for moment in match.history:
            match.game.check_state(moment.before)
        match.game.check_state(match.state)
