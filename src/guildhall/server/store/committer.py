"""Group commit: everything that waits is written in one transaction, at once when it is alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from guildhall.server.store.database import is_damage
from guildhall.server.store.rows import LogRow
from guildhall.server.store.writers import Statement, Writer

_LOG = structlog.get_logger("guildhall.store")
_MOST_IN_ONE = 500
_TRIES = 5
_MINUTE = 60.0


class Conflict(Exception):
    """Another process has written this step first."""


class Unwritten(Exception):
    """The database did not take the write; nothing is known to have changed."""


class Damaged(Unwritten):
    """What the database holds there is damaged: trying again is of no use."""


class Branch:
    """Steps of one table that build on each other: when one cannot be written, none after it."""

    __slots__ = ("is_cut",)

    def __init__(self) -> None:
        self.is_cut = False


class Write(NamedTuple):
    """What must be written together; `committed` is called before the future is resolved."""

    branch: Branch
    rows: tuple[LogRow, ...]
    statements: tuple[Statement, ...]
    committed: Callable[[], None]
    done: asyncio.Future[None]


class Committer:
    """Writes in the order given. A write that fails does not take others with it."""

    def __init__(self, writer: Writer, after: Callable[[list[LogRow]], None]) -> None:
        self._writer = writer
        self._after = after
        self._waiting: list[Write] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._warns_from = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._writer.close()

    def add(
        self,
        branch: Branch | None = None,
        rows: Sequence[LogRow] = (),
        statements: Sequence[Statement] = (),
        committed: Callable[[], None] = lambda: None,
    ) -> asyncio.Future[None]:
        """Resolved once all of it is durable; Conflict where a row is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        write = Write(branch or Branch(), tuple(rows), tuple(statements), committed, done)
        self._waiting.append(write)
        self._work.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            batch = self._waiting[:_MOST_IN_ONE]
            if not batch:
                self._work.clear()
                continue
            try:
                await self._write(batch)
            except Exception:  # nothing may end the writing
                _LOG.exception("write failed")
                for write in batch:
                    _fail(write, Unwritten())
            del self._waiting[: len(batch)]

    async def _write(self, batch: list[Write]) -> None:
        for write in batch:
            if write.branch.is_cut:
                _fail(write, Conflict())
        batch = [write for write in batch if not write.branch.is_cut]
        if not batch:
            return
        try:
            await self._commit(batch)
        except (SQLAlchemyError, OSError) as problem:
            first = problem
        else:
            self._settle(batch)
            return
        if len(batch) == 1:
            await self._write_again(batch[0], first)
            return
        for write in batch:
            await self._write([write])

    async def _write_again(self, write: Write, problem: SQLAlchemyError | OSError) -> None:
        """A lost connection or a busy database is tried again; a conflict is final."""
        for wait in range(1, _TRIES + 1):
            if isinstance(problem, IntegrityError):
                _fail(write, Conflict())
                return
            cause = str(problem.orig if isinstance(problem, DBAPIError) else problem)
            if is_damage(problem):
                _fail(write, Damaged(cause))
                return
            if time.monotonic() >= self._warns_from:
                self._warns_from = time.monotonic() + _MINUTE
                _LOG.warning("write failed, trying again", problem=cause)
            await asyncio.sleep(0.05 * wait)
            try:
                await self._commit([write])
            except (SQLAlchemyError, OSError) as again:
                problem = again
            else:
                self._settle([write])
                return
        _fail(write, Unwritten())

    async def _commit(self, batch: list[Write]) -> None:
        statements = [statement for write in batch for statement in write.statements]
        await self._writer.write(statements, [row for write in batch for row in write.rows])

    def _settle(self, batch: list[Write]) -> None:
        for write in batch:
            try:
                write.committed()
            except Exception:  # what was told to whom must not stop others from being written
                _LOG.exception("could not tell of a step")
            if not write.done.done():
                write.done.set_result(None)
        rows = [row for write in batch for row in write.rows]
        if rows:
            self._after(rows)


def _fail(write: Write, problem: Exception) -> None:
    write.branch.is_cut = True
    if not write.done.done():
        write.done.set_exception(problem)
