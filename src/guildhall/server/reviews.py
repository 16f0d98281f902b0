"""Reviews of finished games: searched in a process of their own, kept in the database.

Whoever asks reads how far it is from the database, so any process of the server can answer.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.core.seat import Seat
from guildhall.server.desk import Caller, Desk
from guildhall.server.hall import Hall, now_ms
from guildhall.server.lessons import Review
from guildhall.server.limits import Counter, Rate
from guildhall.server.problems import Refusal
from guildhall.server.secrets import new_id
from guildhall.server.store.rows import ReviewRow
from guildhall.server.table import Table
from guildhall.server.thinking import Minds
from guildhall.server.thoughts import can_review

_LOG = structlog.get_logger("guildhall.reviews")
_WRITE_SECONDS = 1.0
_QUIET_SECONDS = 4
"""How often a review that gets no further is written: fifty that wait must not fill the disk."""
_DEAD_MILLISECONDS = 8000
"""A review that was not heard of for so long has died with its server."""
_MOST_AT_ONCE = 50
_MOST_FROM_ONE = 10
"""Of these, for one address."""
_TRIES = 10
"""How often a finished review is written down where the database is away."""
_encode = msgspec.json.encode


class _Running(NamedTuple):
    """A review that this process works on, and for whom."""

    shown: list[Review]
    task: asyncio.Task[None]
    address: str


class Reviewer:
    """Begins, shows and stops reviews."""

    def __init__(self, hall: Hall, desk: Desk, minds: Minds) -> None:
        self._hall = hall
        self._desk = desk
        self._minds = minds
        hourly = hall.settings.reviews_per_hour
        self._rate = Rate(hourly / 3600, burst=hourly)
        self._open = Counter(_MOST_FROM_ONE)
        self._running: dict[tuple[str, Seat], _Running] = {}
        self._beginning = asyncio.Lock()

    async def begin(self, table_id: str, seat: Seat, caller: Caller) -> Review:
        """Search, unless it was done or is being done."""
        table = await self._readable(table_id, seat, caller)
        if not can_review(table.row.game):
            raise Refusal("no-review")
        async with self._beginning:
            shown = await self._shown(table_id, seat)
            if shown.status in ("done", "running"):
                return shown
            self._rate.spend(caller.address)
            if len(self._running) >= _MOST_AT_ONCE:
                raise Refusal("busy")
            return await self._start(table, seat, caller.address)

    async def look(self, table_id: str, seat: Seat, caller: Caller) -> Review:
        await self._readable(table_id, seat, caller)
        return await self._shown(table_id, seat)

    async def stop(self, table_id: str, seat: Seat, caller: Caller) -> Review:
        """Search no further, whichever process is at it; not for those who only look on.

        Whoever began it without a seat may stop it through the process that works on it.
        """
        table = await self._readable(table_id, seat, caller)
        shown = await self._shown(table_id, seat)
        if shown.status != "running":
            return shown
        running = self._running.get((table_id, seat))
        if running is None or running.address != caller.address:
            self._desk.check_at_table(table, caller)
        if running is not None:
            running.task.cancel()
            await asyncio.gather(running.task, return_exceptions=True)
        await self._hall.store.stop_review(table_id, seat, now_ms())
        return await self._shown(table_id, seat)

    async def close(self) -> None:
        """The server ends; what is not done is stopped, and begins anew when it is asked for."""
        running = dict(self._running)
        for one in running.values():
            one.task.cancel()
        await asyncio.gather(*(one.task for one in running.values()), return_exceptions=True)
        for table_id, seat in running:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._hall.store.stop_review(table_id, seat, now_ms())

    async def _readable(self, table_id: str, seat: Seat, caller: Caller) -> Table:
        table = await self._hall.fresh(table_id)
        self._desk.check_may_watch(table, caller)
        if seat >= table.row.seats:
            raise Refusal("unknown-move")
        if not table.is_over:
            raise Refusal("not-started" if table.match is None else "not-finished")
        return table

    async def _shown(self, table_id: str, seat: Seat) -> Review:
        running = self._running.get((table_id, seat))
        if running is not None:
            return running.shown[-1]
        row = await self._hall.store.review(table_id, seat)
        if row is None:
            return Review(seat, "none", 0, 0, 0, [])
        shown = msgspec.json.decode(row.body, type=Review)
        is_dead = row.status == "running" and now_ms() - row.touched > _DEAD_MILLISECONDS
        shown.status = "stopped" if is_dead else row.status  # type: ignore[assignment]  # as written
        return shown

    async def _start(self, table: Table, seat: Seat, address: str) -> Review:
        shown = [Review(seat, "running", 0, 0, 0, [])]
        worker = new_id()
        self._open.enter(address)
        try:
            await self._hall.store.begin_review(_row(table.row.id, worker, shown[-1]))
            record = table.game.replay(checks=False).format()
        except BaseException:
            self._open.leave(address)
            raise
        searching = asyncio.ensure_future(self._minds.review(record, seat, shown.append, address))
        task = asyncio.ensure_future(self._work(table.row.id, worker, searching, shown))
        self._running[table.row.id, seat] = _Running(shown, task, address)

        def over(_: object) -> None:
            searching.cancel()
            self._running.pop((table.row.id, seat), None)
            self._open.leave(address)

        # Not when the work is over: one that is stopped at once never begins.
        task.add_done_callback(over)
        return shown[-1]

    async def _work(
        self, table_id: str, worker: str, searching: asyncio.Task[Review], shown: list[Review]
    ) -> None:
        written, seconds = shown[-1], 0
        try:
            while not searching.done():
                await asyncio.wait([searching], timeout=_WRITE_SECONDS)
                seconds += 1
                if searching.done() or (shown[-1] is written and seconds % _QUIET_SECONDS):
                    continue
                written = shown[-1]
                if not await self._keep(_row(table_id, worker, written)):
                    return  # stopped elsewhere, or the table is gone
                del shown[:-1]
            await self._keep(_row(table_id, worker, searching.result()), _TRIES)
        except Exception:
            _LOG.exception("a review failed")
            await self._hall.store.stop_review(table_id, shown[-1].seat, now_ms())

    async def _keep(self, row: ReviewRow, tries: int = 1) -> bool:
        """Write down how far a review is; it goes on where the database is away for a moment."""
        for _ in range(tries):
            try:
                return await self._hall.store.keep_review(row)
            except (SQLAlchemyError, OSError) as problem:
                _LOG.warning("a review is not written down", problem=str(problem))
            if tries > 1:
                await asyncio.sleep(_WRITE_SECONDS)
        return True


def _row(table_id: str, worker: str, shown: Review) -> ReviewRow:
    return ReviewRow(table_id, shown.seat, worker, shown.status, now_ms(), _encode(shown).decode())
