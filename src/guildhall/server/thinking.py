"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from guildhall.core.errors import BadRecord
from guildhall.core.match import Match
from guildhall.core.notation import Notation
from guildhall.core.replay import Replay, Undo
from guildhall.core.rng import Rng
from guildhall.games.registry import load_bot, load_game
from guildhall.server.table import MOST_UNDOS

_WATCH_SECONDS = 1.0
T = TypeVar("T")


class Workers:
    """A few processes, started when first needed, replaced when they die."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, bot: str, view: Any, actions: Any, seed: str) -> str:
        """The bot's action in notation. Any: a game's own view and actions."""
        return await self._run(_choose, game, bot, view, actions, seed)

    async def check_record(self, record: str) -> tuple[Replay, bool]:
        """A replay file, played through, and whether the game ended; BadRecord tells what is wrong.

        A long one takes seconds, which nobody else should wait for.
        """
        return await self._run(_check_record, record)

    def stop(self) -> None:
        """End the processes, also those that are busy."""
        if self._pool is not None:
            busy = list((self._pool._processes or {}).values())  # noqa: SLF001 - no other way
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in busy:
                process.terminate()
            self._pool = None

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), work, *args)
        except BrokenProcessPool:  # one was killed: start anew, once
            self.stop()
            return await loop.run_in_executor(self._started(), work, *args)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=get_context("spawn"),
                initializer=_end_with_parent,
                initargs=(os.getpid(),),
            )
        return self._pool


def _choose(game: str, bot: str, view: Any, actions: Any, seed: str) -> str:
    choice = load_bot(game, bot).choose(view, actions, Rng(seed))
    return Notation(load_game(game).action_types).format(choice.action)


def _check_record(record: str) -> tuple[Replay, bool]:
    replay = Replay.parse(record)
    if sum(isinstance(entry, Undo) for entry in replay.entries) > MOST_UNDOS:
        raise BadRecord(1, f"more than {MOST_UNDOS} times something was taken back")
    match = Match.load(load_game(replay.game), replay)
    return replay, match.is_over


def _end_with_parent(parent: int) -> None:
    """A worker whose server was killed ends by itself, also one that was just starting."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
