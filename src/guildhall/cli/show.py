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

_GAP = "   "


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
        maps = self._terminal.pictures(view)
        width = max(sum(len(text) for text, _ in row) for row in maps[0]) + len(_GAP)
        in_row = max(1, (self.out.width + len(_GAP)) // width)
        for first in range(0, len(maps), in_row):
            names = match.names[first : first + in_row]
            lines.append(Text("".join(f"   {name}"[: width - 1].ljust(width) for name in names)))
            lines += [self._styled(r) for r in zip(*maps[first : first + in_row], strict=True)]
        return Group(*lines)

    def legend(self) -> Text:
        """What the signs on the maps mean."""
        styles = self._terminal.STYLES
        text = Text()
        for (sign, style), message in self._terminal.legend():
            text.append(sign, styles[style])
            text.append(f" {self.words.say(f'{self.game}-{message}')}   ")
        return text

    def _styled(self, rows: Iterable[list[tuple[str, str]]]) -> Text:
        styles = self._terminal.STYLES
        text = Text()
        for row in rows:
            for piece, style in row:
                text.append(piece, styles[style])
            text.append(_GAP)
        return text

    def reasons(self, name: str, reasons: Iterable[object], names: tuple[str, ...]) -> str:
        """Why a seat chose as it did, as far as there are words for it; else nothing."""
        told = " ".join(filter(None, (self._reason(one, names) for one in reasons)))
        return self.words.say("watch-why", seat=name, reasons=told) if told else ""

    def _reason(self, one: object, names: tuple[str, ...]) -> str:
        """Nothing for what a bot of one's own made up: without a text, or with other variables."""
        if not isinstance(one, Reason):
            return ""
        message = f"{self.game}-reason-{one.kind}"
        try:
            facts = self.words.resolve(self.game, one.args, names)
            return self.words.say(message, **facts) if self.words.has(message) else ""
        except (LookupError, TypeError, ValueError):
            return ""

    def result(self, scores: tuple[Score, ...], names: tuple[str, ...]) -> list[str]:
        """Who won, and what a solo game earned."""
        lines = [
            self.words.say(self._result("watch-score"), seat=names[one.seat], total=one.total)
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
        return [*lines, self.words.say(self._result("watch-winner"), seat=name, total=winner.total)]

    def _result(self, message: str) -> str:
        """The game's own message where it does not count in stars."""
        own = f"{self.game}-{message}"
        return own if self.words.has(own) else message
