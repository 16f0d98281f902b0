"""Questions to the database, and what is written beside the log."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC
from pathlib import Path
from typing import Any, NamedTuple

import structlog
from sqlalchemy import (
    ColumnElement,
    Select,
    TextClause,
    Update,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from guildhall.server.store.committer import Committer
from guildhall.server.store.rows import HolderRow, LogRow, ReviewRow, TableRow
from guildhall.server.store.schema import holders, invitations, log, reviews, tables
from guildhall.server.store.writers import DirectWriter, Statement, ThreadWriter, Writer

_LOG = structlog.get_logger("guildhall.store")
_LISTED = 100
BEAT_SECONDS = 10.0
"""How often the database learns which people are still connected."""
_PATIENCE = 3.0
"""Seconds in which a database that is well answers a question and takes a small write."""
_HEALTH_SECONDS = 5.0


class Loaded(NamedTuple):
    """Everything there is about a table."""

    table: TableRow
    holders: list[HolderRow]
    rows: list[LogRow]


class Seen(NamedTuple):
    """When somebody was last known to be connected, and whether they have left since."""

    online: bool
    at: int

    def is_here(self, now: int) -> bool:
        """A process that died cannot tell who left: then the beats stop."""
        return self.online and now - self.at < 3500 * BEAT_SECONDS


class Ages(NamedTuple):
    """Tables last touched before these times are forgotten; 0 keeps them."""

    open: int
    running: int
    finished: int


class Store:
    """All access to the database; what must be durable goes through `committer`."""

    def __init__(self, engine: AsyncEngine, after: Callable[[list[LogRow]], None]) -> None:
        self.engine = engine
        writer: Writer = DirectWriter(engine)
        if engine.dialect.name == "sqlite":
            writer = ThreadWriter(engine.url)
        self.committer = Committer(writer, after)
        self._checking = asyncio.Lock()
        self._checked_until, self._is_writable = 0.0, True

    async def load(self, table_id: str) -> Loaded | None:
        """All of a table, or None: also where it is deleted while we read.

        People after the log: whoever it speaks of is there by then. The table itself last: if it
        is still there, so was all that was read before.
        """
        of_table = select(holders).where(holders.c.table_id == table_id).order_by(holders.c.id)
        async with self.engine.connect() as connection:
            steps = [LogRow(*one) for one in await connection.execute(_rows_after(table_id, 0))]
            people = [HolderRow(*one) for one in await connection.execute(of_table)]
            found = await connection.execute(select(tables).where(tables.c.id == table_id))
            row = found.one_or_none()
            return None if row is None else Loaded(TableRow(*row), people, steps)

    async def outlines(self, table_ids: Sequence[str]) -> list[Loaded]:
        """Tables with the steps that tell who sits there, without those of their games."""
        if not table_ids:
            return []
        told = and_(log.c.table_id.in_(table_ids), log.c.kind.in_(("seat", "rematch")))
        steps = select(log).where(told).order_by(log.c.table_id, log.c.seq)
        people = select(holders).where(holders.c.table_id.in_(table_ids))
        found = {
            row.id: Loaded(row, [], [])
            for row in (
                TableRow(*one)
                for one in await self._all(select(tables).where(tables.c.id.in_(table_ids)))
            )
        }
        for person in (HolderRow(*one) for one in await self._all(people)):
            if person.table_id in found:
                found[person.table_id].holders.append(person)
        for step in (LogRow(*one) for one in await self._all(steps)):
            if step.table_id in found:
                found[step.table_id].rows.append(step)
        return list(found.values())

    async def rows_after(self, table_id: str, seq: int) -> list[LogRow]:
        return [LogRow(*row) for row in await self._all(_rows_after(table_id, seq))]

    async def holder(self, holder_id: str) -> HolderRow | None:
        found = await self._all(select(holders).where(holders.c.id == holder_id))
        return HolderRow(*found[0]) if found else None

    async def last_seen(self, table_id: str) -> dict[str, Seen]:
        """When each person at a table was last connected, by holder id."""
        query = select(holders.c.id, holders.c.online, holders.c.seen)
        found = await self._all(query.where(holders.c.table_id == table_id))
        return {row[0]: Seen(row[1], row[2]) for row in found}

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last step of each table."""
        query = select(log.c.table_id, func.max(log.c.seq)).group_by(log.c.table_id)
        found: dict[str, int] = {}
        for start in range(0, len(table_ids), _LISTED):
            some = table_ids[start : start + _LISTED]
            rows = await self._all(query.where(log.c.table_id.in_(some)))
            found |= {row[0]: row[1] for row in rows}
        return found

    async def invitation(self, secret: bytes) -> tuple[str, int] | None:
        """The table and seat of a one-time link that was not used yet."""
        query = select(invitations.c.table_id, invitations.c.seat)
        found = await self._all(query.where(invitations.c.secret == secret))
        return (found[0][0], found[0][1]) if found else None

    async def lobby(self) -> list[str]:
        """Public tables, those waiting for people first, newest first."""
        query = select(tables.c.id).where(
            tables.c.is_public.is_(True), tables.c.status.in_(("open", "running"))
        )
        ordered = query.order_by(tables.c.status, tables.c.touched.desc()).limit(_LISTED)
        return [row[0] for row in await self._all(ordered)]

    async def tables_of(self, visitor: bytes) -> list[str]:
        """The tables at which this browser holds a seat, newest first."""
        query = select(tables.c.id).join(holders, holders.c.table_id == tables.c.id)
        mine = query.where(holders.c.visitor == visitor).distinct().add_columns(tables.c.touched)
        ordered = mine.order_by(tables.c.touched.desc()).limit(_LISTED)
        return [row[0] for row in await self._all(ordered)]

    async def holdings(self, visitor: bytes) -> list[HolderRow]:
        found = await self._all(select(holders).where(holders.c.visitor == visitor))
        return [HolderRow(*row) for row in found]

    async def due(self, now: int) -> list[tuple[str, int]]:
        """Tables that asked to be looked at by now, with the time they asked for."""
        query = select(tables.c.id, tables.c.wake).where(tables.c.wake <= now)
        return [(row[0], row[1]) for row in await self._all(query.limit(_LISTED))]

    async def take_wake(self, table_id: str, old: int, new: int) -> bool:
        """Claim the look at a table for this process; False where another was quicker."""
        mine = and_(tables.c.id == table_id, tables.c.wake == old)
        return await self._change(update(tables).where(mine).values(wake=new))

    async def review(self, table_id: str, seat: int) -> ReviewRow | None:
        found = await self._all(select(reviews).where(_review_of(table_id, seat)))
        return ReviewRow(*found[0]) if found else None

    async def begin_review(self, row: ReviewRow) -> None:
        """Write down who works on a review from now on."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(reviews).where(_review_of(row.table_id, row.seat)))
            await connection.execute(reviews.insert(), [row._asdict()])

    async def keep_review(self, row: ReviewRow) -> bool:
        """Write down how far it is; False where it was stopped or another works on it."""
        mine = and_(reviews.c.worker == row.worker, reviews.c.status == "running")
        chosen = and_(_review_of(row.table_id, row.seat), mine)
        return await self._change(update(reviews).where(chosen).values(row._asdict()))

    async def stop_review(self, table_id: str, seat: int, now: int) -> bool:
        chosen = and_(_review_of(table_id, seat), reviews.c.status == "running")
        stopped = update(reviews).where(chosen).values(status="stopped", touched=now)
        return await self._change(stopped)

    async def count(self) -> int:
        return int((await self._all(select(func.count()).select_from(tables)))[0][0])

    async def clocks(self) -> tuple[int | None, int]:
        """Return when a table was last touched (None without any) and the database's own time."""
        query = select(func.max(tables.c.touched), func.now())
        newest, now = (await self._all(query))[0]
        return newest, int(now.replace(tzinfo=UTC).timestamp() * 1000)

    async def is_healthy(self) -> bool:
        """Whether the database answers, and has taken a small write within the last seconds."""
        try:
            async with asyncio.timeout(_PATIENCE), self._checking:
                await self._all(text("SELECT 1"))
                if time.monotonic() >= self._checked_until:
                    self._checked_until = time.monotonic() + _HEALTH_SECONDS
                    self._is_writable = False
                    await self._write_a_little()
                    self._is_writable = True
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            _LOG.warning("the database is not healthy", problem=repr(problem))
            return False
        return self._is_writable

    async def _write_a_little(self) -> None:
        if self.engine.dialect.name == "sqlite":
            await asyncio.to_thread(_write_to_sqlite, str(self.engine.url.database))
        else:
            await self._change(text("UPDATE alembic_version SET version_num = version_num"))

    async def forget(self, before: Ages) -> list[str]:
        """Delete tables nobody has touched for long; returns which went."""
        old = [
            and_(tables.c.status == status, tables.c.touched < limit)
            for status, limit in zip(Ages._fields, before, strict=True)
            if limit > 0
        ]
        if before.running > 0:  # nobody played an imported game here
            old.append(and_(tables.c.imported.is_(True), tables.c.touched < before.running))
        if not old:
            return []
        some = select(tables.c.id).where(or_(*old)).limit(1000)
        async with self.engine.begin() as connection:
            chosen = delete(tables).where(tables.c.id.in_(some)).returning(tables.c.id)
            return [row[0] for row in await connection.execute(chosen)]

    async def _change(self, change: Update | TextClause) -> bool:
        """Whether there was anything to change."""
        async with self.engine.begin() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def _all(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()


def _write_to_sqlite(file: str) -> None:
    """Commit a number nobody reads, through a connection of its own: so the file must be there."""
    address = f"{Path(file).resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=_PATIENCE - 1)) as connection:
        connection.execute(f"PRAGMA user_version = {time.time_ns() % 2**31}")


def _rows_after(table_id: str, seq: int) -> Select[Any]:
    return select(log).where(log.c.table_id == table_id, log.c.seq > seq).order_by(log.c.seq)


def _review_of(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == table_id, reviews.c.seat == seat)


# What is written beside the log


def insert_table(row: TableRow) -> Statement:
    return tables.insert(), [row._asdict()]


def insert_holders(rows: Sequence[HolderRow]) -> Statement:
    return holders.insert(), [row._asdict() for row in rows]


def insert_invitation(secret: bytes, table_id: str, seat: int, now: int) -> Statement:
    values = {"secret": secret, "table_id": table_id, "seat": seat, "made": now}
    return invitations.insert(), [values]


def delete_invitations(table_id: str, seat: int) -> Statement:
    chosen = and_(invitations.c.table_id == table_id, invitations.c.seat == seat)
    return delete(invitations).where(chosen), []


def touch_table(table_id: str, now: int, status: str) -> Statement:
    values = {"touched": now, "status": status}
    return update(tables).where(tables.c.id == table_id).values(values), []


def set_wake(table_id: str, wake: int | None, instead_of: int | None = None) -> Statement:
    """When to look at a table; `instead_of`: only where nobody has asked for another time since."""
    chosen = tables.c.id == table_id
    if instead_of is not None:
        chosen = and_(chosen, tables.c.wake == instead_of)
    return update(tables).where(chosen).values(wake=wake), []


def set_seen(people: Sequence[str], now: int, *, online: bool) -> Statement:
    chosen = update(holders).where(holders.c.id == bindparam("who"))
    statement = chosen.values(seen=bindparam("at"), online=bindparam("here"))
    return statement, [{"who": holder, "at": now, "here": online} for holder in people]


def delete_table(table_id: str) -> Statement:
    return delete(tables).where(tables.c.id == table_id), []


def forget_holder(holder_id: str) -> Statement:
    values = {"token": None, "visitor": None, "name": ""}
    return update(holders).where(holders.c.id == holder_id).values(values), []


def forget_host(host: bytes) -> Statement:
    return update(tables).where(tables.c.host == host).values(host=None), []


def blank_chat(table_id: str, seqs: Sequence[int]) -> Statement:
    said = and_(log.c.table_id == table_id, log.c.seq.in_(seqs))
    return update(log).where(said).values(body=""), []
