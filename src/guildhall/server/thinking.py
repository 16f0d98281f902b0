"""Who thinks for bots, hints and reviews: processes, in which tables take turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import structlog

from guildhall.core.replay import Replay
from guildhall.core.seat import Seat
from guildhall.games.registry import entry
from guildhall.server import thoughts
from guildhall.server.lessons import HintInfo, Review
from guildhall.server.settings import Settings
from guildhall.server.workers import Workers, WorkersGone

_LOG = structlog.get_logger("guildhall.bots")

_PATIENCE = 4.0
"""A thought that had to wait is shorter, so that all are there after so many times their time."""
_HINT_PATIENCE = 1.5
_REVIEW_PATIENCE = 1.3
_SILENCE = 60.0
"""A process from which nothing comes for so long is given up; nothing takes that long here."""


class Minds:
    """Who thinks about what: those who answer at once never wait for those who search.

    Each kind has processes of its own, started when first needed.
    """

    def __init__(self, settings: Settings) -> None:
        self._seconds = {"expert": settings.expert_seconds, "master": settings.master_seconds}
        self._hint_seconds = settings.hint_seconds
        self._review_seconds = settings.review_seconds
        self._quick = Workers(1)
        self._thinkers = Workers(settings.bot_workers)
        self._advisers = Workers(1)
        self._reviewers = Workers(1)
        self._readers = Workers(1)

    async def choose(
        self, game: str, bot: str, view: Any, actions: Any, seed: str, table: str = ""
    ) -> str:
        """The bot's action in notation. Any: a game's own view and actions, as everywhere here.

        However many bots a table has, another's wait for one of them at a time.
        """
        if len(actions) == 1:
            return thoughts.notation(game).format(actions[0])
        posed = (view, actions, seed)
        if not thoughts.searches(game, bot):
            return await self._quick.run(thoughts.choose, game, bot, *posed, party=table)
        seconds = self._seconds.get(bot)
        until = None if seconds is None else time.time() + _PATIENCE * seconds
        search = (game, bot, *posed, seconds, until)
        try:
            return await self._thinkers.run(
                thoughts.think, *search, party=table, patience=_SILENCE + (seconds or 0.0)
            )
        except WorkersGone:
            raise
        except Exception:  # a table must not stand still because a search went wrong
            _LOG.exception("a bot failed", game=game, bot=bot)
            stand_in = entry(game).stand_in
            return await self._quick.run(thoughts.choose, game, stand_in, *posed, party=table)

    async def hint(
        self, game: str, view: Any, actions: Any, seed: str, table: str = ""
    ) -> tuple[list[HintInfo], int]:
        """Advice on a decision, and how many outcomes it rests on."""
        until = time.time() + _HINT_PATIENCE * self._hint_seconds
        posed = (game, view, actions, seed)
        search = (*posed, self._hint_seconds, until)
        try:
            return await self._advisers.run(
                thoughts.give_hint, *search, party=table, patience=_SILENCE + self._hint_seconds
            )
        except WorkersGone:
            raise
        except Exception:
            _LOG.exception("a hint failed", game=game)
            return await self._quick.run(thoughts.glance, *posed, party=table)

    async def be_ready_for_hints(self) -> None:
        """The first hint should not wait until a process has started."""
        await self._advisers.run(thoughts.get_ready)

    async def review(
        self, record: str, seat: Seat, tell: Callable[[Review], None], address: str = ""
    ) -> Review:
        """The review of one seat in a finished game; addresses take turns."""
        seconds = self._review_seconds
        until = time.time() + _REVIEW_PATIENCE * seconds
        return await self._reviewers.run(
            thoughts.give_review,
            *(record, seat, seconds, until),
            party=address,
            tell=tell,
            patience=_SILENCE + seconds,
        )

    async def check_record(self, record: str) -> tuple[Replay, bool]:
        """A replay file, played through, and whether the game ended; BadRecord tells what is wrong.

        A long one takes seconds, which nobody else should wait for.
        """
        return await self._readers.run(thoughts.check_record, record, is_deaf=True)

    def stop(self) -> None:
        """End all processes, also those that are busy."""
        everybody = (self._quick, self._thinkers, self._advisers, self._reviewers, self._readers)
        for workers in everybody:
            workers.stop()
