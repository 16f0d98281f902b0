"""The bots of this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.bots.bot import Bot
from guildhall.bots.uniform import Uniform
from guildhall.games.explorers.actions import Action
from guildhall.games.explorers.view import View

BOTS: Mapping[str, Callable[[], Bot[View, Action]]] = {"uniform": Uniform}
