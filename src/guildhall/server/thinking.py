"""Who thinks for bots, hints and reviews: processes, in which tables take turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from guildhall.bots.search import Budget
from guildhall.core.errors import BadRecord
from guildhall.core.replay import Replay
from guildhall.core.seat import Seat
from guildhall.games.registry import entry
from guildhall.server import thoughts
from guildhall.server.lessons import HintInfo, Review
from guildhall.server.problems import Refusal
from guildhall.server.settings import Settings
from guildhall.server.workers import Work, Workers, WorkersBusy, WorkersDied, WorkersGone

_LOG = structlog.get_logger("guildhall.bots")

_PATIENCE = 4.0
"""A thought that had to wait is shorter, so that all are there after so many times their time."""
_HINT_PATIENCE = 1.5
_REVIEW_PATIENCE = 1.3
_SILENCE = 60.0
"""A process from which nothing comes for so long is given up; nothing takes that long here."""
FILE_SECONDS = 5.0
"""How long one replay file may take to be played through; then its process is killed."""
HINT_OUTCOMES = 500
"""Outcomes of a hint for each second it may take: what an ordinary machine reaches in that time."""
MOST_HINTS, MOST_FILES, MOST_RECORDS = 4, 20, 50
"""How much may wait for its process: a hint that waited for more would come too late."""
_MOST_EACH = 2
"""How much of that may come from one address."""
T = TypeVar("T")


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
        self._advisers = Workers(1, MOST_HINTS, _MOST_EACH)
        self._reviewers = Workers(1)
        self._readers = Workers(1, MOST_FILES, _MOST_EACH)
        self._writers = Workers(1, MOST_RECORDS, _MOST_EACH)

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
        self, game: str, view: Any, actions: Any, seed: str, address: str = ""
    ) -> tuple[list[HintInfo], int]:
        """Advice on a decision, and how many outcomes it rests on; Refusal where too many wait.

        The number of outcomes ends the search, so that the same decision has the same advice; the
        seconds end it only on a slow or busy machine.
        """
        seconds = self._hint_seconds
        until = time.time() + _HINT_PATIENCE * seconds
        posed = (game, view, actions, seed)
        search = (*posed, Budget(seconds, round(HINT_OUTCOMES * seconds)), until)
        how: Any = {"party": address, "patience": _SILENCE + seconds}
        try:
            return await _run(self._advisers, thoughts.give_hint, *search, **how)
        except (WorkersGone, Refusal):
            raise
        except Exception:
            _LOG.exception("a hint failed", game=game)
            return await self._quick.run(thoughts.glance, *posed, party=address)

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

    async def check_record(self, record: str, address: str = "") -> tuple[Replay, bool]:
        """Play a replay file through; returns it and whether the game ended.

        BadRecord where it is wrong or takes too long, Refusal where too many wait. Addresses are
        served round-robin: whatever one of them brings, another waits for one file of it.
        """
        how: Any = {"party": address, "patience": FILE_SECONDS, "is_deaf": True}
        try:
            return await _run(self._readers, thoughts.check_record, record, **how)
        except WorkersDied:
            raise BadRecord(1, "it takes too long to play through") from None

    async def write_record(self, replay: Replay, address: str = "") -> str:
        """Return a record without fingerprints as text with them; Refusal where too many wait."""
        return await _run(self._writers, thoughts.write_record, replay, party=address, is_deaf=True)

    def stop(self) -> None:
        """End all processes, also those that are busy."""
        everybody = (self._quick, self._thinkers, self._advisers, self._reviewers, self._readers)
        for workers in (*everybody, self._writers):
            workers.stop()


async def _run(workers: Workers, work: Work[T], *args: Any, **how: Any) -> T:
    try:
        return await workers.run(work, *args, **how)
    except WorkersBusy:
        raise Refusal("busy") from None
