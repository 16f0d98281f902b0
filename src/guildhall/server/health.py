"""Whether the database answers and takes writes, which is tried at most every few seconds."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from guildhall.server.logs import OncePerMinute
from guildhall.server.problems import Refusal
from guildhall.server.store.store import Store

_LOG = structlog.get_logger("guildhall.health")
_EVERY_SECONDS = 5.0


class Health:
    """Checks the database; within some seconds the result of one small write serves all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._minute = OncePerMinute()
        self._asking: asyncio.Future[None] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """Refusal where the database cannot be read, or its disk is full, locked or read-only."""
        try:
            await self._store.ping()
            if self._asking is None or (self._asking.done() and time.monotonic() > self._until):
                self._until = time.monotonic() + _EVERY_SECONDS
                self._asking = asyncio.ensure_future(self._store.check_writable())
                self._asking.add_done_callback(_notice)
            await asyncio.shield(self._asking)
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            cause = problem.orig if isinstance(problem, DBAPIError) else problem
            if self._minute.is_first(repr(cause)):
                _LOG.warning("the database takes no writes", problem=repr(cause))
            raise Refusal("busy") from None


def _notice(asked: asyncio.Future[None]) -> None:
    """Whoever asked may have gone meanwhile."""
    if not asked.cancelled():
        asked.exception()
