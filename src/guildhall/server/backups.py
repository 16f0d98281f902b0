"""`guildhall backup` and `guildhall restore`: the whole database as one SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, mkstemp
from typing import NamedTuple

from sqlalchemy import Connection, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.problems import Refusal
from guildhall.server.store import database
from guildhall.server.store.database import BadDatabase, naming_problems
from guildhall.server.store.schema import METADATA, tables
from guildhall.server.store.store import Store
from guildhall.server.table import Table

_ROWS_AT_ONCE = 1000


class Report(NamedTuple):
    """What a backup holds: `old` tables have other rules; `damaged` are ids with the reason."""

    tables: int
    steps: int
    old: int
    damaged: tuple[tuple[str, str], ...]


async def back_up(url: URL, file: Path) -> Report:
    """Copy a database, also one in use, into a new file, and replay every table of the copy.

    The file appears whole or not at all; it is kept where tables in it are damaged.
    """
    if file.exists():
        raise BadDatabase(f"{file} is there already", "backup-exists", file=str(file))
    with _part_of(file) as part, naming_problems():
        if url.get_backend_name() == "sqlite":
            _copy_pages(Path(url.database or ""), part)
            async with _opened(_sqlite(part)) as copy, copy.connect() as connection:
                await connection.run_sync(_check_form)
        else:
            async with _opened(url) as source, _opened(_sqlite(part)) as copy:
                await database.migrate(copy)
                await _copy_snapshot(source, copy)
        report = await _replayed(part)
        _make_durable(part, file)
    return report


async def restore(file: Path, url: URL) -> Report:
    """Fill an empty database with a backup, all of it or nothing."""
    file.open("rb").close()  # so that a missing file is told by its name
    database.check_sound(url)
    with TemporaryDirectory() as folder, naming_problems():
        part = Path(folder) / "copy.db"
        _copy_backup(file, part)
        async with _opened(url) as target, _opened(_sqlite(part)) as copy:
            async with target.connect() as connection:
                await connection.run_sync(_check_empty)
            await database.migrate(copy)
            report = await _replayed(part)
            await database.migrate(target)
            async with copy.connect() as old, target.begin() as new:
                await new.run_sync(_check_empty)
                await _copy_rows(old, new)
    return report


@contextmanager
def _part_of(file: Path) -> Iterator[Path]:
    """Give a new file beside another that only its owner can read; it is gone afterwards."""
    handle, name = mkstemp(prefix=f".{file.name}-", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(name + ending).unlink(missing_ok=True)


@asynccontextmanager
async def _opened(url: URL) -> AsyncIterator[AsyncEngine]:
    engine = database.open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def _sqlite(file: Path) -> URL:
    return database.database_url("sqlite://").set(database=str(file))


def _copy_pages(file: Path, copy: Path) -> None:
    """Copy an SQLite database as it is at one moment; others may go on writing."""
    address = f"{file.resolve().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=30)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)


def _copy_backup(file: Path, copy: Path) -> None:
    """Copy a backup; BadDatabase where it is none of ours, or damaged."""
    try:
        _copy_pages(file, copy)
        problem = database.damage_in(str(copy))
        with closing(sqlite3.connect(copy)) as connection:
            found = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.DatabaseError as error:
        problem, found = str(error), set()
    if problem:
        raise BadDatabase(
            f"{file} is damaged or no backup: {problem}",
            "backup-damaged",
            file=str(file),
            problem=problem,
        )
    if not {"alembic_version", "tables", "holders", "log"} <= found:
        raise BadDatabase(f"{file} is no backup of Guildhall", "backup-foreign", file=str(file))


def _check_form(connection: Connection) -> None:
    found = database.revision(connection)
    if found != database.NEWEST:
        sentence = f"the database has form {found}, not {database.NEWEST}: serve it once first"
        raise BadDatabase(sentence, "database-form", found=str(found), wanted=database.NEWEST)


def _check_empty(connection: Connection) -> None:
    names = inspect(connection).get_table_names()
    if "tables" in names:
        names = [row[0] for row in connection.execute(select(tables.c.id).limit(1))]
    if names:
        raise BadDatabase("the database is not empty", "database-not-empty")


async def _copy_snapshot(source: AsyncEngine, copy: AsyncEngine) -> None:
    """Copy what a database holds at one moment; others may go on writing."""
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    async with source.connect() as old, copy.begin() as new:
        await old.execution_options(**options)
        await old.run_sync(_check_form)
        await _copy_rows(old, new)


async def _copy_rows(old: AsyncConnection, new: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        found = await old.stream(select(table))
        async for rows in found.partitions(_ROWS_AT_ONCE):
            await new.execute(table.insert(), [dict(row._mapping) for row in rows])  # noqa: SLF001 - a public name


async def _replayed(file: Path) -> Report:
    """Play every table of a copy."""
    problem = database.damage_in(str(file))
    steps, old, damaged = 0, 0, [("", problem)] if problem else []
    async with _opened(_sqlite(file)) as engine:
        store = Store(engine, lambda _rows: None)
        async with engine.connect() as connection:
            ids = [row[0] for row in await connection.execute(select(tables.c.id))]
        for table_id in ids:
            try:
                steps += await _replay(store, table_id)
            except Exception as why:  # whatever is wrong with a table, the others are read
                if isinstance(why, Refusal) and why.code == "old-rules":
                    old += 1
                else:
                    damaged.append((str(table_id), f"{type(why).__name__}: {why}"))
    return Report(len(ids), steps, old, tuple(damaged))


async def _replay(store: Store, table_id: str) -> int:
    """Return how many steps a table has; raises whatever is wrong with it."""
    found = await store.load(table_id)
    if found is None:
        raise ValueError("it cannot be found by its id")
    table = Table.before(found)
    for row in found.rows:
        table.apply(row)
    return table.seq


def _make_durable(part: Path, file: Path) -> None:
    """Bring a copy to the disk as a single file, then give it its name."""
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    _sync(part)
    part.rename(file)
    _sync(file.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
