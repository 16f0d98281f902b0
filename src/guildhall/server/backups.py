"""`guildhall backup` and `guildhall restore`: the whole database as one SQLite file."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.problems import Refusal
from guildhall.server.store import database
from guildhall.server.store.database import NEWEST, BadDatabase, damage_in, naming_problems, opened
from guildhall.server.store.schema import METADATA, tables
from guildhall.server.store.store import Store
from guildhall.server.table import Table, checked


class Report(NamedTuple):
    """What a backup holds: `old` tables have other rules; `damaged` are ids with the reason."""

    tables: int
    steps: int
    old: int
    damaged: list[tuple[str, str]]


async def back_up(url: URL, file: Path) -> Report:
    """Copy a database, also one in use, into a new file, and replay every table of the copy.

    The file appears whole or not at all; it is kept where tables in it are damaged.
    """
    if file.exists():
        raise BadDatabase(f"{file} is there already", "backup-exists", file=str(file))
    with TemporaryDirectory(prefix=".backup-", dir=file.parent) as folder, naming_problems():
        part = Path(folder) / file.name
        part.touch(0o600)
        is_sqlite = url.get_backend_name() == "sqlite"
        if is_sqlite:
            _copy_pages(Path(url.database or ""), part)
        async with opened(_sqlite(part)) as copy, opened(url) as source:
            async with (copy if is_sqlite else source).connect() as connection:
                await connection.run_sync(_check_form)
            if not is_sqlite:
                await _copy_snapshot(source, copy)
            report = await _replay(copy)
        with closing(sqlite3.connect(part)) as last:
            last.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        _sync(part)
        part.rename(file)
        _sync(file.parent)
    return report


async def restore(file: Path, url: URL) -> Report:
    """Fill an empty database with a backup, all of it or nothing."""
    file.open("rb").close()  # a missing file is told by its name
    database.check_sound(url)
    with TemporaryDirectory() as folder, naming_problems():
        part = Path(folder) / file.name
        async with opened(url) as target, opened(_sqlite(part)) as copy:
            async with target.connect() as new:
                await new.run_sync(_check_empty)
            await _take_in(file, part, copy)
            report = await _replay(copy)
            await database.migrate(target)
            async with copy.connect() as old, target.begin() as new:
                await _copy_rows(old, new)
    return report


async def _take_in(file: Path, part: Path, copy: AsyncEngine) -> None:
    """Copy a backup and bring the copy to today's form; BadDatabase if it is none or damaged."""
    try:
        _copy_pages(file, part)
        problem = damage_in(str(part))
    except sqlite3.DatabaseError as error:
        problem = str(error)
    if not problem:
        async with copy.connect() as connection:
            found = await connection.run_sync(database.revision)
        problem = "" if found else "no tables of Guildhall"
    if problem:
        sentence = f"{file} is damaged or no backup: {problem}"
        raise BadDatabase(sentence, "backup-damaged", file=str(file), problem=problem)
    await database.migrate(copy)


def _sqlite(file: Path) -> URL:
    return database.database_url("sqlite://").set(database=str(file))


def _copy_pages(file: Path, copy: Path) -> None:
    """Copy an SQLite database as it is at one moment; others may go on writing."""
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)


async def _copy_snapshot(source: AsyncEngine, copy: AsyncEngine) -> None:
    """Copy what PostgreSQL holds at one moment; others may go on writing."""
    await database.migrate(copy)
    async with source.connect() as old, copy.begin() as new:
        await old.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        await _copy_rows(old, new)


async def _copy_rows(old: AsyncConnection, new: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        found = await old.stream(select(table))
        async for rows in found.mappings().partitions(1000):
            await new.execute(table.insert(), [dict(row) for row in rows])


def _check_form(connection: Connection) -> None:
    found = str(database.revision(connection))
    if found != NEWEST:
        sentence = f"the database has form {found}, not {NEWEST}"
        raise BadDatabase(sentence, "database-form", found=found, wanted=NEWEST)


def _check_empty(connection: Connection) -> None:
    names = inspect(connection).get_table_names()
    if "tables" in names:
        names = list(connection.scalars(select(tables.c.id).limit(1)))
    if names:
        raise BadDatabase("the database is not empty", "database-not-empty")


async def _replay(copy: AsyncEngine) -> Report:
    """Play every table of a copy."""
    problem = damage_in(str(copy.url.database))
    steps, old, damaged = 0, 0, [("", problem)] if problem else []
    store = Store(copy, lambda _rows: None)
    async with copy.connect() as connection:
        ids = (await connection.scalars(select(tables.c.id))).all()
    for table_id in ids:
        try:
            steps += Table.of(*checked(await store.load(table_id))).seq
        except Exception as why:  # whatever is wrong with a table, the others are read
            if isinstance(why, Refusal) and why.code == "old-rules":
                old += 1
            else:
                cause = why.orig if isinstance(why, DBAPIError) else why  # without its statement
                damaged.append((str(table_id), f"{type(cause).__name__}: {cause}"))
    return Report(len(ids), steps, old, damaged)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)
