"""Putting a table on the terminal: headlines and maps of any game that can draw itself."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from guildhall.bots.bot import Reason
from guildhall.core.event import Event
from guildhall.core.game import Score
from guildhall.core.match import Match
from guildhall.games.registry import entry
from guildhall.text.words import Words


class Screen:
    """Draws matches of one game and tells what happened in words."""

    def __init__(self, words: Words, game: str, out: Console) -> None:
        self.words = words
        self.game = game
        self.out = out
        self._terminal = import_module(f"{entry(game).package}.terminal")

    def tell(self, events: Iterable[Event], names: tuple[str, ...]) -> list[str]:
        """The public events in words."""
        return [
            self.words.tell(self.game, event, names) for event in events if event.known_to is None
        ]

    def table(self, match: Match[Any, Any, Any], view: Any) -> RenderableType:
        """Headlines and maps as seen in a view."""
        lines = [
            Text(self.words.tell(self.game, one, match.names))
            for one in self._terminal.headlines(view)
        ]
        styles = self._terminal.STYLES
        lines += [
            Text.assemble(*((text, styles[style]) for text, style in row))
            for row in self._terminal.picture(view)
        ]
        return Group(*lines)

    def reasons(self, name: str, reasons: tuple[Reason, ...], names: tuple[str, ...]) -> str:
        told = [
            self.words.say(
                f"{self.game}-reason-{one.kind}",
                **self.words.resolve(self.game, one.args, names),
            )
            for one in reasons
        ]
        return self.words.say("watch-why", seat=name, reasons=" ".join(told))

    def result(self, scores: tuple[Score, ...], names: tuple[str, ...]) -> list[str]:
        """Who won, and what a solo game earned."""
        lines = [
            self.words.say("watch-score", seat=names[one.seat], total=one.total)
            for one in sorted(scores, key=lambda one: (one.rank, one.seat))
        ]
        verdicts = [one.verdict for one in scores if one.verdict is not None]
        if verdicts:
            return lines + [self.words.tell(self.game, one, names) for one in verdicts]
        winners = [one for one in scores if one.rank == 1]
        if len(winners) > 1:
            seats = ", ".join(names[one.seat] for one in winners)
            return [*lines, self.words.say("watch-tie", seats=seats)]
        winner = winners[0]
        name = names[winner.seat]
        return [*lines, self.words.say("watch-winner", seat=name, total=winner.total)]
