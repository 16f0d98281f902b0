"""What the server tests know of a game beyond its rules: one small file per game lies beside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.games.registry import game_names, load_game

Json = dict[str, Any]  # Any: JSON as it comes
Audience = int | None
"""Who looks on: a seat, or None for all who only watch."""
GAMES = game_names()
PLACES = ("postgres", "sqlite")


class Way(NamedTuple):
    """A way to play a game."""

    seats: int
    options: dict[str, str]


class Secret(NamedTuple):
    """A word that tells of something hidden, and what kind of thing that is.

    The same word may be known for another reason, as the name of a space or of another copy of a
    card, and be no secret then; but not where `is_sure` says that there is no such reason.
    """

    kind: str
    word: str
    is_sure: bool = False


class Notes(NamedTuple):
    """What a game brings to the tests.

    `ways` to play it show all that it hides; the first one is played by two, and the options of the
    first two can be chosen for any number of seats. `illegal` actions are written as in its
    notation, but nobody can make them when it begins: too short, beyond the board, of chance.
    `secrets` are the words by which to find what a state holds and an audience may not know, in
    whole games all of its `kinds`. `tempting` are those of the listed actions that bring something
    to hide, `beginning` are the options with which the first seat begins. Where whole games are
    not brief, most tests that play them are long.
    """

    ways: tuple[Way, ...]
    illegal: tuple[str, ...]
    kinds: frozenset[str]
    secrets: Callable[[Any, Audience], Iterator[Secret]]  # Any: its own state
    tempting: Callable[[Json, list[str]], list[str]] = lambda _view, _actions: []
    beginning: Mapping[str, str] = MappingProxyType({})
    is_brief: bool = True

    @property
    def options(self) -> dict[str, str]:
        """Options that differ from the defaults, and can be chosen for any number of seats."""
        return {name: value for way in self.ways[:2] for name, value in way.options.items()}

    def choices(self, seats: int) -> list[dict[str, str]]:
        """Options to choose from for so many seats; none, too."""
        ways = enumerate(self.ways)
        return [{}, *(way.options for number, way in ways if number < 2 or way.seats == seats)]


def notes_of(game: str) -> Notes:
    found: Notes = import_module(f"tests.server.games.{game}").NOTES
    return found


# Which games a test plays


def is_quick(place: str, game: str) -> bool:
    """Each game in each place is too much for quick tests that take a while; each in one is not."""
    return PLACES.index(place) == GAMES.index(game) % len(PLACES)


def quickness(place: str, game: str) -> list[pytest.MarkDecorator]:
    """The mark of a long test, or none."""
    is_short = is_quick(place, game) and notes_of(game).is_brief
    return [] if is_short else [pytest.mark.long]


def _is_simultaneous(game: str) -> bool:
    return len(Match(load_game(game), Setup.of(2), seed="start").decisions()) > 1


_PAIRS = [
    pytest.param(place, game, marks=quickness(place, game)) for game in GAMES for place in PLACES
]
every_game = pytest.mark.parametrize("game", GAMES)
"""For tests that are quick."""
every_simultaneous_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if _is_simultaneous(game)]
)
"""For tests of seats that act at once until the last of them is done."""
every_game_somewhere = pytest.mark.parametrize(("place", "game"), _PAIRS, indirect=["place"])
"""For tests that take a second: quick only in one place for each game."""
every_game_in_a_place_of_its_own = pytest.mark.parametrize(("kind", "game"), _PAIRS)
"""The same for tests that open the place themselves."""
