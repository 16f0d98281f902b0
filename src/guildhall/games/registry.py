"""Every game by its id: the one place outside a game's folder that names it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from guildhall.bots.bot import Bot
from guildhall.core.errors import UnknownBot, UnknownGame
from guildhall.core.game import Game

AnyGame = Game[Any, Any, Any]
AnyBot = Bot[Any, Any]

_GAMES = {
    "cartographers": "guildhall.games.cartographers",
    "explorers": "guildhall.games.explorers",
    "dale": "guildhall.games.dale",
}


class Entry(NamedTuple):
    """A game with its bots; `package` is where its texts lie."""

    game: AnyGame
    bots: Mapping[str, Callable[[], AnyBot]]
    package: str


def game_names() -> tuple[str, ...]:
    return tuple(_GAMES)


def packages() -> dict[str, str]:
    """Where the texts of each game lie, without loading any."""
    return dict(_GAMES)


def entry(name: str) -> Entry:
    """The game with this id and its bots; UnknownGame names the ones there are."""
    if name not in _GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(_GAMES)}")
    package = _GAMES[name]
    game: AnyGame = import_module(f"{package}.game").GAME
    bots: Mapping[str, Callable[[], AnyBot]] = import_module(f"{package}.bots").BOTS
    return Entry(game, bots, package)


def load_game(name: str) -> AnyGame:
    return entry(name).game


def load_bot(game: str, bot: str) -> AnyBot:
    """A new bot of a game; UnknownBot names the ones there are."""
    bots = entry(game).bots
    if bot not in bots:
        raise UnknownBot(f"{game} has no bot {bot!r}; it has {', '.join(bots)}")
    return bots[bot]()
