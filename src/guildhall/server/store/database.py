"""The connection to SQLite or PostgreSQL, and the migrations that run by themselves on start."""

from __future__ import annotations

from pathlib import Path
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
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
    if url.database and url.database != ":memory:":
        Path(url.database).resolve().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=5, max_overflow=5, connect_args={"timeout": 30})
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
    engine = open_engine(url)
    try:
        await migrate(engine)
    except (SQLAlchemyError, OSError) as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        raise BadDatabase(f"the database cannot be used: {cause}") from None
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the form this version needs; refuses one written by a later version."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK_NUMBER})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if _revision(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    found = _revision(connection)
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise BadDatabase(f"the database was written by a later version ({found})")
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The form the database has now, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
