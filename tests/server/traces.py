"""What a server leaves behind: rows in its database, lines in its log."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from tests.server.services import Place


class Row(NamedTuple):
    """A row of a table's log, read from the database and not through the server."""

    table_id: str
    seq: int
    at: int
    kind: str
    seat: int | None
    body: str
    key: str | None


def ask_database(url: str, question: str) -> list[tuple[Any, ...]]:  # Any: columns of any type
    """Ask SQLite or PostgreSQL by its driver; what a statement changes is committed."""
    if url.startswith("postgresql:"):
        return asyncio.run(_ask_postgres(url, question))
    file = url.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        return [tuple(row) for row in connection.execute(question)]


async def _ask_postgres(url: str, question: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(question)]
    finally:
        await connection.close()


def read_logs(url: str) -> dict[str, list[Row]]:
    """The logs of all tables."""
    columns = 'table_id, seq, "at", kind, seat, body, "key"'
    logs: dict[str, list[Row]] = defaultdict(list)
    for row in ask_database(url, f"SELECT {columns} FROM log ORDER BY table_id, seq"):  # noqa: S608 - constant
        logs[row[0]].append(Row(*row))
    return logs


def troubles(log: str) -> list[str]:
    """The lines of a server's log (in JSON) that tell of a mistake of ours."""
    marks = ("Traceback", '"level": "error"', '"level": "critical"')
    return [line for line in log.splitlines() if any(mark in line for mark in marks)]


@contextlib.contextmanager
def undisturbed(place: Place, *marks: str) -> Iterator[None]:
    """The servers write nothing of a mistake of theirs (nor anything with these marks)."""
    before = set(place.logs().splitlines())
    yield
    new = [line for line in place.logs().splitlines() if line not in before]
    assert not troubles("\n".join(new))
    assert not [line for line in new if any(mark in line for mark in marks)]
