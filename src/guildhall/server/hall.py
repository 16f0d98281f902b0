"""All tables this process knows: a cache over the log, the rooms, and the way a step is made."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence

import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.server.limits import Turns
from guildhall.server.metrics import Metrics
from guildhall.server.problems import Refusal
from guildhall.server.room import Connection, News, Room
from guildhall.server.secrets import is_id
from guildhall.server.settings import Settings
from guildhall.server.store.committer import Conflict, Damaged, Unwritten
from guildhall.server.store.database import is_damage
from guildhall.server.store.rows import LogRow
from guildhall.server.store.store import Store, set_wake, touch_table
from guildhall.server.store.writers import Statement
from guildhall.server.table import Happened, Table, checked

_LOG = structlog.get_logger("guildhall.hall")
_TRIES = 30
_PATIENCE = 0.003
"""Seconds by which those who lost a race step aside before the next try, times the tries so far."""
_TOUCH_MILLISECONDS = 10 * 60 * 1000
_DAMAGE_SECONDS = 60.0
"""After which a damaged table is read again: somebody may have repaired it."""
_NO_DAMAGE = ("unknown-table", "old-rules")
_PORTION_SECONDS = 0.005
"""A long log is read in portions, so that nobody else has to wait."""
_MOST_WAITING = 50
"""How many slow answers of one address may wait for their turn."""

Make = Callable[[Table], LogRow]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def _nothing(_table_id: str) -> None:
    """Nobody has to know."""


class Hall:
    """Finds tables, makes steps durable, tells everybody. Nothing here is lost if it dies."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.turns = Turns(_MOST_WAITING)
        self.rooms: dict[str, Room] = {}
        self.after_step: Callable[[Table, Happened], None] = lambda _table, _done: None
        self.changed: Callable[[str], Awaitable[None]] = _nothing
        self.reseated: Callable[[Table, Happened], None] = lambda _table, _done: None
        self.visited: Callable[[Table], None] = lambda _table: None
        self.moved_on: Callable[[Table], None] = lambda _table: None
        self.next_look: Callable[[Table, int], int | None] = lambda _table, _now: None
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._outdated: set[str] = set()
        self._used: dict[str, float] = {}
        self._damaged: dict[str, float] = {}

    # Finding

    async def table(self, table_id: str) -> Table:
        """The table as its log stands, steps on their way included; Refusal if there is none."""
        table = self._tables.get(table_id)
        if table is None or table.branch.is_cut:
            if not is_id(table_id):
                raise Refusal("unknown-table")
            if self.is_damaged(table_id):
                raise Refusal("damaged")
            table = await self._load(table_id)
        self._used[table_id] = time.monotonic()
        return table

    async def settled(self, table_id: str) -> Table:
        """The table once all its steps so far are durable."""
        while True:
            table = await self.table(table_id)
            if table.unwritten is None or table.unwritten.done():
                return table
            await asyncio.wait([table.unwritten])

    async def fresh(self, table_id: str) -> Table:
        """The table as all processes have written it: people may ask us for what they did there.

        What is written after the question came need not be in it, or it could take for ever.
        """
        table = await self.settled(table_id)
        if not self.settings.redis_url:
            return table
        with self.noticing_damage(table_id):
            rows = await self.store.rows_after(table_id, table.seq)
        while rows and table.seq < rows[-1].seq:
            await self._follow(table, rows)
            table = await self.settled(table_id)
        return await self.settled(table_id)

    def known(self, table_id: str) -> Table | None:
        """The table if it is in the cache."""
        return self._tables.get(table_id)

    def take_in(self, table: Table) -> None:
        """A table that was just written for the first time."""
        self._tables[table.row.id] = table
        self._used[table.row.id] = time.monotonic()
        self.after_step(table, table.happened[-1])

    async def _load(self, table_id: str) -> Table:
        """Read a table; those who ask meanwhile wait for the same reading."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._read_anew(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, done: asyncio.Future[Table]) -> None:
        del self._loading[table_id]
        self._outdated.discard(table_id)
        if not done.cancelled():
            done.exception()  # told to those who asked, if they are still there

    async def _read_anew(self, table_id: str) -> Table:
        old = self._tables.get(table_id)
        if old is not None and old.unwritten is not None and not old.unwritten.done():
            await asyncio.wait([old.unwritten])  # or what it writes would be missing
        self._tables.pop(table_id, None)
        table = await self._read(table_id)
        while table_id in self._outdated:  # changed under us while we read
            self._outdated.discard(table_id)
            table = await self._read(table_id)
        self._tables[table_id] = table
        room = self.rooms.get(table_id)
        if room is not None:
            room.meet_again(table)
        return table

    async def _read(self, table_id: str) -> Table:
        with self.noticing_damage(table_id):
            found = checked(await self.store.load(table_id))
            table = Table(found.table, found.holders)
            pause = time.monotonic() + _PORTION_SECONDS
            for row in found.rows:
                table.apply(row)
                if time.monotonic() > pause:
                    await asyncio.sleep(0)
                    pause = time.monotonic() + _PORTION_SECONDS
        self.metrics.loads.inc()
        return table

    def is_damaged(self, table_id: str) -> bool:
        """Whether damage was found in the last minute: then the table is not read again yet."""
        return time.monotonic() - self._damaged.get(table_id, -_DAMAGE_SECONDS) < _DAMAGE_SECONDS

    @contextlib.contextmanager
    def noticing_damage(self, table_id: str) -> Iterator[None]:
        """Refuse a table whose rows cannot be read or played; the log says why once a minute."""
        try:
            yield
        except Exception as problem:
            is_away = isinstance(problem, SQLAlchemyError | OSError) and not is_damage(problem)
            if is_away or (isinstance(problem, Refusal) and problem.code in _NO_DAMAGE):
                raise
            raise self._found_damaged(table_id, problem) from None

    def _found_damaged(self, table_id: str, problem: Exception) -> Refusal:
        if not self.is_damaged(table_id):
            self.drop(table_id)
            self._damaged[table_id] = time.monotonic()
            why = f"{type(problem).__name__}: {getattr(problem, 'orig', problem)}"
            _LOG.error("a table is damaged", table=table_id, problem=why)
        return Refusal("damaged")

    # Making a step

    async def act(
        self,
        table_id: str,
        make: Make,
        *,
        ticket: int | None = None,
        asker: Connection | None = None,
        request: str = "",
        beside: Sequence[Statement] = (),
        also: Sequence[LogRow] = (),
    ) -> tuple[Table, Happened]:
        """Make one step durable and tell everybody.

        `make` checks the request against the table and gives the row. Where another process was
        quicker, the table is read again and the request tried anew. `beside` and `also` (rows of
        other tables) are written with it or not at all.
        """
        is_fresh = not self.settings.redis_url
        for attempt in range(_TRIES):
            table = await self.table(table_id)
            try:
                row = make(table)
                done = await self._step(table, row, ticket, asker, request, (beside, also))
            except Refusal:
                if is_fresh:
                    raise
                is_fresh = True  # another process may have done what makes it right
                await self.fresh(table_id)
            except Conflict:
                self._mistrust(table_id)
                self.metrics.conflicts.inc()
                await asyncio.sleep(_PATIENCE * attempt * random.random())  # noqa: S311 - no secret
            except Damaged as problem:
                raise self._found_damaged(table_id, problem) from None
            except Unwritten:
                self._mistrust(table_id)
                break
            else:
                return table, done
        raise Refusal("busy")

    async def _step(
        self,
        table: Table,
        row: LogRow,
        ticket: int | None,
        asker: Connection | None,
        request: str,
        company: tuple[Sequence[Statement], Sequence[LogRow]],
    ) -> Happened:
        before = table.status
        beside, also = company
        done = table.apply(row, ticket)
        room = self.rooms.get(table.row.id)
        try:
            news = [] if room is None else room.news(table, done, asker, request)
        except Exception:
            self.drop(table.row.id)  # it is ahead of what will be written
            raise
        written = self.store.committer.add(
            table.branch,
            (row, *also),
            (*beside, *self._summary(table, before, row.at)),
            lambda: self._committed(table, done, news),
        )
        table.unwritten = written
        await asyncio.shield(written)  # whoever asked may go, the step stays
        return done

    def _summary(self, table: Table, before: str, now: int) -> Iterable[Statement]:
        """What lists and timers read; written only when it changes enough to matter."""
        if table.status != before or abs(now - table.touched) > _TOUCH_MILLISECONDS:
            table.touched = now
            yield touch_table(table.row.id, now, table.status)
        look = self.next_look(table, now)
        if look is not None and (table.wake is None or look < table.wake or table.wake < now):
            table.wake = look
            yield set_wake(table.row.id, look)

    def _committed(self, table: Table, done: Happened, news: list[News]) -> None:
        for one in news:
            one.tell()
        self.metrics.count_step(done.row.kind)
        self._after(table, done)

    def _after(self, table: Table, done: Happened) -> None:
        if done.row.kind == "seat":
            self.reseated(table, done)
        self.moved_on(table)
        self.after_step(table, done)

    async def write(self, statements: Sequence[Statement], rows: Sequence[LogRow] = ()) -> None:
        """Write what is no step of a table we hold; Refusal where the database does not take it."""
        try:
            await self.store.committer.add(rows=rows, statements=statements)
        except (Conflict, Unwritten) as problem:
            raise Refusal("damaged" if isinstance(problem, Damaged) else "busy") from None

    # Hearing of steps made elsewhere

    async def hear(self, rows: list[LogRow]) -> None:
        """Steps another process has written; those of tables we do not hold are nothing to us."""
        for row in rows:
            if row.table_id in self._tables or row.table_id in self.rooms:
                with contextlib.suppress(Refusal):  # it was deleted since
                    await self._hear(row)

    async def _hear(self, row: LogRow) -> None:
        table = await self.settled(row.table_id)
        if row.seq == table.seq + 1:
            await self._follow(table, [row])
        elif row.seq > table.seq:
            await self.catch_up(table)

    async def look_around(self) -> None:
        """Compare every room with the database, in case a message between processes was lost."""
        newest = await self.store.newest(list(self.rooms))
        for table_id, seq in newest.items():
            table = self._tables.get(table_id)
            room = self.rooms.get(table_id)
            if table is not None and table.seq < seq:
                await self.catch_up(table)
            elif table is None and room is not None and room.seq < seq:
                with contextlib.suppress(Refusal):  # it was deleted since
                    await self.table(table_id)

    async def catch_up(self, table: Table) -> None:
        """Read and tell what was written since; also where we were told nothing."""
        if table.is_settled:
            await self._follow(table, await self.store.rows_after(table.row.id, table.seq))

    async def _follow(self, table: Table, rows: list[LogRow]) -> None:
        with self.noticing_damage(table.row.id):
            await self._meet(table, rows)
        for row in rows:
            if not table.is_settled or row.seq <= table.seq or table.branch.is_cut:
                continue  # we have made a step ourselves: its writing will tell which one stands
            with self.noticing_damage(table.row.id):
                done = table.apply(row)
            room = self.rooms.get(table.row.id)
            for news in [] if room is None else room.news(table, done):
                news.tell()
            self.moved_on(table)
            if done.row.kind == "seat":
                self.reseated(table, done)  # bots are left to the process that wrote the step

    async def _meet(self, table: Table, rows: list[LogRow]) -> None:
        """Learn the names of people who sat down elsewhere."""
        for row in rows:
            for holder_id in table.strangers(row):
                holder = await self.store.holder(holder_id)
                if holder is not None:
                    table.holders[holder_id] = holder

    # Rooms and memory

    def room(self, table_id: str) -> Room:
        if table_id not in self.rooms:
            self.rooms[table_id] = Room(table_id)
        return self.rooms[table_id]

    def close_room(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None and room.is_empty:
            del self.rooms[table_id]

    def drop(self, table_id: str) -> None:
        """Forget a table that was changed under us; it is read again when needed."""
        self._damaged.pop(table_id, None)
        table = self._tables.get(table_id)
        if table is not None:
            table.branch.is_cut = True
        if table_id in self._loading:
            self._outdated.add(table_id)
        self._mistrust(table_id)

    def _mistrust(self, table_id: str) -> None:
        if table_id in self.rooms:
            self.rooms[table_id].mistrust()

    def drop_idle(self) -> None:
        """Give back the memory of tables nobody has used for a while; rooms stay."""
        limit = time.monotonic() - self.settings.idle_seconds
        for table_id in [one for one, used in self._used.items() if used < limit]:
            table = self._tables.get(table_id)
            if table is None or table.is_settled:
                self._tables.pop(table_id, None)
                del self._used[table_id]
        self.metrics.tables.set(len(self._tables))
