"""The connection to SQLite or PostgreSQL, and the migrations that run by themselves on start."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from guildhall.core.errors import GuildhallError, quoted

_MIGRATIONS = Path(__file__).parent.parent / "migrations"
NEWEST = "0002"
"""The form of the database this version needs: the last migration."""
_LOCK_NUMBER = 4_711_2026
"""Any number: the processes of one database agree on it to migrate one at a time."""
_CHECK_SECONDS = 10.0
"""How long a start may wait for the check of an SQLite file: about ten gigabytes."""
_DAMAGED_SQLITE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_DAMAGED_POSTGRES = ("XX001", "XX002")


class BadDatabase(GuildhallError):
    """The database cannot be used."""


def database_url(text_url: str) -> URL:
    """The URL with the driver we use; plain `sqlite:///FILE` and `postgresql://...` are enough."""
    try:
        url = make_url(text_url)
    except ArgumentError:
        raise BadDatabase("expected a URL like sqlite:///FILE or postgresql://HOST/NAME") from None
    kind = url.drivername.partition("+")[0]
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    if kind not in drivers:
        raise BadDatabase(f"expected sqlite or postgresql, got {quoted(kind)}")
    return url.set(drivername=drivers[kind])


def open_engine(url: URL) -> AsyncEngine:
    """Connect without writing the values of a failed statement (seeds, moves) into the log."""
    options: dict[str, Any] = {"pool_size": 5, "hide_parameters": True}
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, max_overflow=10, pool_pre_ping=True, **options)
    if url.database and url.database != ":memory:":
        Path(url.database).resolve().parent.mkdir(parents=True, exist_ok=True)
    options["connect_args"] = {"timeout": 30}
    engine = create_async_engine(url, max_overflow=5, **options)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _record: Any) -> None:  # Any: a driver's own connection
    """Readers never wait for the writer, and what is committed survives a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(url: URL) -> None:
    """Reach the database and bring it to today's form; BadDatabase says what is in the way."""
    check_sound(url)
    with naming_problems():
        async with opened(url) as engine:
            await migrate(engine)


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def naming_problems() -> Iterator[None]:
    """Raise BadDatabase in place of the errors of drivers."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        raise BadDatabase(f"the database cannot be used: {cause}") from None


def is_damage(problem: Exception) -> bool:
    """Whether an error of a driver tells of damaged data, so that trying again is of no use."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    if isinstance(cause, sqlite3.Error) and "Could not decode" in str(cause):
        return True  # a text that is no UTF-8
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return code in _DAMAGED_SQLITE or getattr(cause, "sqlstate", "") in _DAMAGED_POSTGRES


def check_sound(url: URL) -> None:
    """Raise BadDatabase if this is an SQLite file with damage that SQLite itself can see."""
    file = str(url.database)
    problem = damage_in(file) if url.get_backend_name() == "sqlite" else ""
    if problem:
        sentence = f"{file} is damaged ({problem}); move it away, then: guildhall restore BACKUP"
        raise BadDatabase(sentence, "database-damaged", file=file, problem=problem)


def damage_in(file: str) -> str:
    """Return what SQLite finds wrong with a file, in one line, "" if nothing in ten seconds."""
    if not Path(file).is_file():
        return ""
    with closing(sqlite3.connect(file, timeout=30)) as connection:
        timer = Timer(_CHECK_SECONDS, connection.interrupt)
        timer.start()
        try:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.Error as problem:  # an error that is no damage is raised by the next reader
            found = str(problem) if is_damage(problem) else "ok"
        finally:
            timer.cancel()
    return "" if found == "ok" else " ".join(found.split())


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the form this version needs; refuses one written by a later version."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK_NUMBER})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if revision(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    found = revision(connection)
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        sentence = f"the database was written by a later version ({found})"
        raise BadDatabase(sentence, "database-later", found=found)
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The form the database has now, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
