"""All parts of one server process, put together, started and stopped."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from guildhall.server.bulletin import Bulletin, Note, make_channels
from guildhall.server.desk import Desk
from guildhall.server.hall import Hall
from guildhall.server.hints import Adviser
from guildhall.server.limits import Counter, Rate
from guildhall.server.metrics import Metrics
from guildhall.server.playing import Play
from guildhall.server.presence import Presences
from guildhall.server.problems import Refusal
from guildhall.server.records import Archive
from guildhall.server.reviews import Reviewer
from guildhall.server.secrets import new_id
from guildhall.server.settings import Settings
from guildhall.server.store.database import database_url, migrate, open_engine
from guildhall.server.store.rows import LogRow
from guildhall.server.store.store import Store
from guildhall.server.table import Table
from guildhall.server.thinking import Minds
from guildhall.server.timekeeper import Timekeeper


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.channels = make_channels(settings.redis_url)
        self.bulletin = Bulletin(self.channels, new_id())
        self.store = Store(open_engine(database_url(settings.database_url)), self._written)
        self.hall = Hall(settings, self.store, self.metrics)
        self.desk = Desk(settings, self.hall)
        self.presences = Presences(self.hall)
        self.minds = Minds(settings)
        self.archive = Archive(self.hall, self.desk, self.minds)
        self.reviewer = Reviewer(self.hall, self.desk, self.minds)
        self.adviser = Adviser(self.hall, self.minds)
        self.play = Play(self.hall, self.desk, self.presences, self.adviser)
        self.addresses = Rate(settings.address_rate)
        self.connections = Counter(settings.connections)
        self.hall.changed = self._table_changed
        self.hall.moved_on = self._moved_on
        has_neighbours = bool(settings.redis_url)
        self.timekeeper = Timekeeper(
            self.hall, self.minds, self.presences, has_neighbours=has_neighbours
        )
        if has_neighbours:
            self.presences.publish = self._tell_presence

    @asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """The database first: nothing is answered before it is ready."""
        await migrate(self.store.engine)
        self.store.committer.start()
        try:
            yield
        finally:
            await self.bulletin.stop()
            await self.timekeeper.stop()
            await self.adviser.stop()
            await self.reviewer.close()
            await self.store.committer.stop()
            self.minds.stop()
            await self.store.engine.dispose()

    async def begin(self) -> None:
        """Called when the channels are open."""
        _calm_collector()
        self.bulletin.listen(self._heard)
        self.timekeeper.start()

    def _written(self, rows: list[LogRow]) -> None:
        self.bulletin.tell(rows=rows)

    async def _heard(self, note: Note) -> None:
        if note.rows:
            await self.hall.hear(note.rows)
        if note.online is not None:
            self.presences.heard(note.process, note.table, note.online, ask=note.ask)
        if note.drop:
            await self._read_again(note.table)

    def _tell_presence(self, table_id: str, seats: list[int], *, ask: bool = False) -> None:
        self.bulletin.tell(table=table_id, online=seats, ask=ask)

    def _moved_on(self, table: Table) -> None:
        """Thoughts about what is past are given up."""
        self.timekeeper.moved_on(table)
        self.adviser.moved_on(table)

    async def _table_changed(self, table_id: str) -> None:
        """Something in a table's past was deleted, or all of it."""
        self.bulletin.tell(table=table_id, drop=True)
        await self._read_again(table_id)

    async def _read_again(self, table_id: str) -> None:
        self.hall.drop(table_id)
        self.timekeeper.call_off(table_id)
        if table_id not in self.hall.rooms:
            return
        try:
            await self.hall.table(table_id)
        except Refusal:
            self.play.table_gone(table_id)


def _calm_collector() -> None:
    """States are tuples without cycles: looking through all of them is rarely worth the pause.

    The young are looked at in small portions, the old hardly ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 2_000)
