"""Every game by its id: the one place outside a game's folder that names it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from guildhall.bots.bot import Bot
from guildhall.core.errors import UnknownBot, UnknownGame, is_a, quoted
from guildhall.core.game import Game
from guildhall.core.rng import Rng

AnyGame = Game[Any, Any, Any]
AnyBot = Bot[Any, Any]
RollOut = Callable[[Any], Callable[[Rng], int]]
"""From a state about to be dealt to a function that plays it on and returns the points to come."""
OfSeats = Callable[[Any], tuple[int, ...]]
"""From a state to a number for each seat."""

_GAMES = {
    "cartographers": "guildhall.games.cartographers",
    "explorers": "guildhall.games.explorers",
    "dale": "guildhall.games.dale",
}


_LEVELS = ("novice", "journeyman", "expert", "master")
"""The bots that people choose from, from weakest to strongest."""
_STAND_IN = "journeyman"
"""The strongest level that answers at once."""


class Entry(NamedTuple):
    """A game with its bots; `package` is where its texts lie."""

    game: AnyGame
    bots: Mapping[str, Callable[[], AnyBot]]
    package: str
    roll_out: RollOut | None = None
    """Plays a solo position on at random, quicker than by the rules."""
    own_turns: OfSeats | None = None
    """Where seats have turns of their own: how many each has had."""
    sides: OfSeats | None = None
    """Where seats may win together: the number of the side of each."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots to offer to people, weakest first: the four levels, else all there are."""
        return _LEVELS if all(one in self.bots for one in _LEVELS) else tuple(self.bots)

    @property
    def stand_in(self) -> str:
        """The bot for a seat where none is named: nobody waits for it."""
        return _STAND_IN if _STAND_IN in self.bots else tuple(self.bots)[-1]


def game_names() -> tuple[str, ...]:
    return tuple(_GAMES)


def packages() -> dict[str, str]:
    """Where the texts of each game lie, without loading any."""
    return dict(_GAMES)


def entry(name: str) -> Entry:
    """The game with this id and its bots; UnknownGame names the ones there are."""
    if not is_a(name, str) or name not in _GAMES:
        raise UnknownGame(f"there is no game {quoted(name)}; there are {', '.join(_GAMES)}")
    package = _GAMES[name]
    game: AnyGame = import_module(f"{package}.game").GAME
    bots = import_module(f"{package}.bots")
    more = (getattr(bots, name, None) for name in ("ROLL_OUT", "OWN_TURNS", "SIDES"))
    return Entry(game, bots.BOTS, package, *more)


def load_game(name: str) -> AnyGame:
    return entry(name).game


def load_bot(game: str, bot: str) -> AnyBot:
    """A new bot of a game; UnknownBot names the ones there are."""
    bots = entry(game).bots
    if not is_a(bot, str) or bot not in bots:
        raise UnknownBot(f"{game} has no bot {quoted(bot)}; it has {', '.join(bots)}")
    return bots[bot]()
