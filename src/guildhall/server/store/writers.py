"""How a batch of writes becomes one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import Executable

from guildhall.server.store.database import set_up_sqlite
from guildhall.server.store.rows import LogRow
from guildhall.server.store.schema import log

Statement = tuple[Executable, Sequence[Mapping[str, Any]]]


class Writer(Protocol):
    """Writes rows of the log and what belongs to them, all or nothing, durably."""

    async def write(self, statements: Sequence[Statement], rows: Sequence[LogRow]) -> None: ...
    async def close(self) -> None: ...


class DirectWriter:
    """Through the asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, statements: Sequence[Statement], rows: Sequence[LogRow]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_write, statements, rows)

    async def close(self) -> None:
        """The engine belongs to somebody else."""


class ThreadWriter:
    """For SQLite: a transaction is one visit to a thread, where the asynchronous driver makes five.

    The thread keeps its connection; SQLite allows one writer at a time anyway.
    """

    def __init__(self, url: URL) -> None:
        self._engine: Engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def write(self, statements: Sequence[Statement], rows: Sequence[LogRow]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, statements, rows)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, statements: Sequence[Statement], rows: Sequence[LogRow]) -> None:
        if self._connection is None or self._connection.closed or self._connection.invalidated:
            self._connection = self._engine.connect()
        with self._connection.begin():
            _write(self._connection, statements, rows)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _write(connection: Connection, statements: Sequence[Statement], rows: Sequence[LogRow]) -> None:
    for statement, values in statements:
        if values:
            connection.execute(statement, values)
        else:
            connection.execute(statement)
    if rows:
        connection.execute(log.insert(), [row._asdict() for row in rows])
