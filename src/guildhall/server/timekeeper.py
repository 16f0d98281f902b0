"""What happens by itself: bots play, clocks run out, leavers are replaced, old tables go.

Any process may do any of it: tables that want attention say when, and one process claims the look.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from guildhall.core.game import Pauses
from guildhall.core.seat import Seat
from guildhall.games.registry import entry
from guildhall.server.hall import Hall, Make, now_ms
from guildhall.server.presence import Presences
from guildhall.server.problems import Refusal
from guildhall.server.store.rows import LogRow
from guildhall.server.store.store import BEAT_SECONDS, Ages, set_wake
from guildhall.server.table import AnyMatch, Happened, SeatChange, Seating, Table
from guildhall.server.thinking import Minds

_LOG = structlog.get_logger("guildhall.timekeeper")
_LEASE = 10_000
"""Milliseconds after which another process takes over a bot's move that did not come."""
_LOOK_SECONDS = 0.5
_MOST_DECISIONS = 50
"""Of a turn that a bot plays out."""
_SWEEP_SECONDS = 600.0
_FIRST_SWEEP_SECONDS = 3600.0
_DAY = 24 * 3600 * 1000
_DOUBT_DAYS = 2.0
"""Clocks further apart than this are not trusted, and for a day after not either."""


class Timekeeper:
    """The clockwork of one process."""

    def __init__(
        self, hall: Hall, minds: Minds, presences: Presences, *, has_neighbours: bool
    ) -> None:
        self.hall = hall
        self.minds = minds
        self.presences = presences
        self._has_neighbours = has_neighbours
        self._thinking: set[tuple[str, Seat]] = set()
        self._thoughts: dict[str, dict[Seat, _Thought]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeps_from = time.monotonic() + _FIRST_SWEEP_SECONDS
        self._began = now_ms() - time.monotonic() * 1000
        self._doubts = False
        hall.after_step = self.after_step
        hall.visited = self._begin_all
        hall.next_look = self.next_look

    def start(self) -> None:
        self._repeat(_LOOK_SECONDS, self._look_at_due)
        self._repeat(BEAT_SECONDS, self._beat)
        self._repeat(max(1.0, self.hall.settings.idle_seconds / 4), self._tidy)
        self._repeat(_SWEEP_SECONDS, self._sweep)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # When to look

    def next_look(self, table: Table, now: int) -> int | None:
        """When this table should be looked at even if nobody asks for anything."""
        row = table.row
        is_quiet = row.clock_kind == "off" and not row.grace and not table.has_bots()
        if is_quiet or table.status != "running":
            return None
        times = [now + _LEASE] if table.bots_due() else []
        people = [seat for seat in table.since if table.seats[seat].holder]
        if row.clock_kind != "off":
            limit = row.clock_seconds * 1000
            times += [table.since[one] + limit for one in people if one not in table.nudged]
        if row.grace and any(seating.holder for seating in table.seats):
            times.append(now + row.grace * 1000)
        return min(times, default=None)

    def after_step(self, table: Table, done: Happened) -> None:
        """Called when a step is durable: bots that are due begin to think."""
        if table.has_bots() and done.row.kind in ("move", "start", "seat", "undo", "restart"):
            self._begin_all(table)

    async def _look_at_due(self) -> None:
        for table_id, asked in await self.hall.store.due(now_ms()):
            lease = now_ms() + _LEASE
            if await self.hall.store.take_wake(table_id, asked, lease):
                self._spawn(self._look(table_id, lease))

    async def _look(self, table_id: str, lease: int) -> None:
        table = await self.hall.fresh(table_id)
        look: int | None = None
        if table.status == "running":
            self._begin_all(table)
            await self._run_clocks(table)
            look = await self._replace_leavers(table)
        later = self.next_look(table, now_ms())
        table.wake = min((time for time in (look, later) if time is not None), default=None)
        await self.hall.write([set_wake(table_id, table.wake, instead_of=lease)])

    # Bots

    def _begin_all(self, table: Table) -> None:
        for seat in table.bots_due():
            self._begin(table, seat)

    def _begin(self, table: Table, seat: Seat) -> None:
        if (table.row.id, seat) not in self._thinking:
            self._thinking.add((table.row.id, seat))
            self._spawn(self._think(table.row.id, seat))

    async def _think(self, table_id: str, seat: Seat) -> None:
        """Play for a bot, or the one that has replaced it, while it has something to decide."""
        try:
            while True:
                table = await self.hall.settled(table_id)
                bot = table.seats[seat].bot
                if seat not in table.waiting or not bot:
                    return
                await self._decide(table, seat, bot)
        finally:
            self._thinking.discard((table_id, seat))

    async def _decide(self, table: Table, seat: Seat, bot: str) -> None:
        match = table.game
        ticket = match.ticket(seat)
        seed = f"{table.row.seed} {seat} {ticket} {table.seq}"
        began = time.perf_counter()
        view, actions = match.view(seat), match.legal_actions(seat)
        pause = _pause(match, seat)
        thinking = self.minds.choose(table.row.game, bot, view, actions, seed, table.row.id)
        text = await self._wait_for(table, seat, ticket, asyncio.ensure_future(thinking))
        if text is None:
            return
        self.hall.metrics.bots.observe(time.perf_counter() - began)
        await asyncio.sleep(pause - (time.perf_counter() - began))

        def make(table: Table) -> LogRow:
            if not table.seats[seat].bot and not table.is_late(seat, now_ms()):
                raise Refusal("not-yours")
            return table.next_row("move", now_ms(), seat, text)

        try:
            await self.hall.act(table.row.id, make, ticket=ticket)
        except Refusal as refusal:
            if refusal.code not in ("stale", "wrong-seat"):
                raise

    async def _wait_for(
        self, table: Table, seat: Seat, ticket: int, choosing: asyncio.Future[str]
    ) -> str | None:
        """What was chosen, or None where it was called off."""
        thought = _Thought(table.seats[seat], ticket, choosing)
        thoughts = self._thoughts.setdefault(table.row.id, {})
        thoughts[seat] = thought
        try:
            return await choosing
        except asyncio.CancelledError:
            if not thought.is_called_off:
                raise
            return None
        finally:
            thoughts.pop(seat, None)
            if not thoughts:
                self._thoughts.pop(table.row.id, None)

    def moved_on(self, table: Table) -> None:
        """Something happened at a table: who thinks about what is past stops."""
        for seat, thought in list(self._thoughts.get(table.row.id, {}).items()):
            if not thought.is_about(table, seat):
                thought.call_off()

    def call_off(self, table_id: str) -> None:
        """A table was changed under us, or is gone."""
        for thought in list(self._thoughts.get(table_id, {}).values()):
            thought.call_off()

    # Clocks and leavers

    async def _run_clocks(self, table: Table) -> None:
        for seat in list(table.since):
            if table.seats[seat].holder and table.is_late(seat, now_ms()):
                if table.row.clock_kind == "limit":
                    await self._play_out(table.row.id, seat)
                elif seat not in table.nudged:
                    await self._nudge(table.row.id, seat)

    async def _play_out(self, table_id: str, seat: Seat) -> None:
        """A bot makes all decisions of a turn whose time is up; the seat stays whose it is."""
        for _ in range(_MOST_DECISIONS):
            table = await self.hall.settled(table_id)
            if not table.is_late(seat, now_ms()):
                return
            await self._decide(table, seat, entry(table.row.game).stand_in)

    async def _replace_leavers(self, table: Table) -> int | None:
        """A bot plays for who is away too long, if somebody else is there to wait for them.

        Returns when the next one will have been away long enough.
        """
        if not table.row.grace:
            return None
        now, grace = now_ms(), table.row.grace * 1000
        last = await self.hall.store.last_seen(table.row.id)
        people = {s: last[one.holder] for s, one in enumerate(table.seats) if one.holder in last}
        room = self.hall.rooms.get(table.row.id)
        here = {seat for seat, seen in people.items() if seen.is_here(now)}
        here |= room.online() if room is not None else set()
        later: list[int] = []
        for seat in people.keys() & table.since.keys() - here:
            others = here if table.row.pace == "live" else people.keys() - {seat}
            until = max(people[seat].at, table.since[seat]) + grace
            if until > now:
                later.append(until)
            elif others:
                await self._stand_in(table, seat)
        return min(later, default=None)

    async def _nudge(self, table_id: str, seat: Seat) -> None:
        def make(table: Table) -> LogRow:
            if seat in table.nudged or not table.is_late(seat, now_ms()):
                raise Refusal("stale")  # another process was quicker, or the seat itself
            return table.next_row("nudge", now_ms(), seat)

        await self._do(table_id, make)

    async def _stand_in(self, table: Table, seat: Seat) -> None:
        bot, owner = entry(table.row.game).stand_in, table.seats[seat].owner
        body = msgspec.json.encode(SeatChange(bot=bot, owner=owner, why="left")).decode()

        def make(now_table: Table) -> LogRow:
            if now_table.seq != table.seq and now_table.seats[seat] != table.seats[seat]:
                raise Refusal("stale")
            return now_table.next_row("seat", now_ms(), seat, body)

        await self._do(table.row.id, make)

    async def _do(self, table_id: str, make: Make) -> None:
        try:
            await self.hall.act(table_id, make)
        except Refusal as refusal:
            _LOG.info("not done", table=table_id, code=refusal.code)

    # Housekeeping

    async def _tidy(self) -> None:
        self.hall.drop_idle()

    async def _beat(self) -> None:
        self.presences.beat()
        if self._has_neighbours:
            await self.hall.look_around()

    async def _trusts_clock(self, now: int) -> bool:
        """Whether tables may be cleared away by this clock: not if it may have been set wrong.

        It has to agree with the database's clock, with the newest table, and with the time that
        has passed here. A server that was off for long looks the same until somebody plays.
        """
        newest, database = await self.hall.store.clocks()
        began, self._began = self._began, now - time.monotonic() * 1000
        apart = (now - database, now - (newest or now), self._began - began)
        days = [round(one / _DAY, 1) for one in apart]
        doubted, self._doubts = self._doubts, max(map(abs, days)) > _DOUBT_DAYS
        if self._doubts:
            self._sweeps_from = time.monotonic() + _DAY / 1000
        if self._doubts and not doubted:
            why = {"database": days[0], "newest_table": days[1], "jumped": days[2]}
            _LOG.warning("nothing is cleared away: the clock is days off", **why)
        return time.monotonic() >= self._sweeps_from

    async def _sweep(self) -> None:
        settings, now = self.hall.settings, now_ms()
        if not await self._trusts_clock(now):
            return
        days = (settings.keep_open_days, settings.keep_running_days, settings.keep_finished_days)
        gone = await self.hall.store.forget(Ages(*(now - one * _DAY if one else 0 for one in days)))
        for table_id in gone:
            await self.hall.changed(table_id)
        if gone:
            _LOG.info("forgot abandoned tables", tables=len(gone))

    def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._spawn(self._for_ever(seconds, work))

    async def _for_ever(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                _LOG.exception("will try again")
            # Processes that started together should not always ask together.
            await asyncio.sleep(seconds * random.uniform(0.9, 1.1))  # noqa: S311 - no secret

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _pause(match: AnyMatch, seat: Seat) -> float:
    """Return the seconds that a decision takes, so that its length says nothing of the hand."""
    if not isinstance(match.game, Pauses):
        return 0.0
    pauses = match.game.pauses
    return max(
        (pauses.get(one.kind, 0.0) for one in match.decisions() if one.seat == seat), default=0
    )


class _Thought:
    """What somebody thinks about now: who, and for which position."""

    def __init__(self, seating: Seating, ticket: int, choosing: asyncio.Future[str]) -> None:
        self.seating, self.ticket = seating, ticket
        self.is_called_off = False
        self._choosing = choosing

    def is_about(self, table: Table, seat: Seat) -> bool:
        """Whether the decision is still there; another seat may have taken back what led to it."""
        is_same = self.seating == table.seats[seat] and self.ticket == table.game.ticket(seat)
        return is_same and seat in table.waiting

    def call_off(self) -> None:
        self.is_called_off = True
        self._choosing.cancel()


async def _guarded(work: Awaitable[None]) -> None:
    """What fails here is tried again by whoever looks at the table next."""
    try:
        await work
    except Refusal as refusal:
        if refusal.code != "damaged":  # the log has it already
            _LOG.info("left alone", code=refusal.code)
    except Exception:
        _LOG.exception("failed in the background")
