"""Clearing away old tables: a clock that may have been set wrong deletes no game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any

import pytest
from litestar import Litestar
from structlog.testing import capture_logs

from guildhall.server import timekeeper
from guildhall.server.desk import Caller
from guildhall.server.hall import now_ms
from guildhall.server.house import House
from guildhall.server.protocol import NewTable, SeatWish
from guildhall.server.settings import Settings
from guildhall.server.store.rows import LogRow
from guildhall.server.table import Table
from tests.server.services import postgres_settings, sqlite_settings
from tests.server.traces import ask_database

DAY = 24 * 3600 * 1000
OLD = 200
"""Days after which every table goes by the usual settings."""
Services = Callable[[], AbstractContextManager[dict[str, str]]]
KINDS = (sqlite_settings, pytest.param(postgres_settings, marks=pytest.mark.long))


class Scene:
    """The parts of one server process, on a database of its own; `ages` are in days."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.url = house.settings.database_url

    async def open(self, days: float) -> str:
        wish = NewTable("cartographers", [SeatWish("me"), SeatWish("device")])
        table = (await self.house.desk.open(wish, Caller("127.0.0.1", "en", None, None))).table
        await self.touch(table, days)
        return table

    async def touch(self, table: str, days: float) -> None:
        then = time.time_ns() // 1_000_000 - int(days * DAY)
        await self._ask(f"UPDATE tables SET touched = {then} WHERE id = '{table}'")  # noqa: S608 - ours

    async def touched(self, table: str) -> float:
        """How many days ago."""
        found = await self._ask(f"SELECT touched FROM tables WHERE id = '{table}'")  # noqa: S608 - ours
        return float(time.time_ns() // 1_000_000 - found[0][0]) / DAY

    async def after_a_sweep(self, hours: float = 0.0) -> set[str]:
        """The tables that are left when so many hours of work have passed."""
        self.house.timekeeper._sweeps_from -= hours * 3600
        await self.house.timekeeper._sweep()
        return {row[0] for row in await self._ask("SELECT id FROM tables")}

    async def _ask(self, question: str) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(ask_database, self.url, question)


def play(services: Services, scene: Callable[[Scene], Awaitable[None]]) -> None:
    async def run(url: str) -> None:
        async with opened(url) as found:
            await scene(found)

    with services() as settings:
        asyncio.run(run(settings["database_url"]))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Scene]:
    house = House(Settings(database_url=url))
    async with house.open(Litestar(logging_config=None)), house.channels:
        yield Scene(house)


@pytest.mark.parametrize("services", KINDS)
def test_old_tables_go_when_the_server_has_run_for_an_hour(services: Services) -> None:
    async def scene(scene: Scene) -> None:
        old, new = await scene.open(OLD), await scene.open(0)
        assert await scene.after_a_sweep() == {old, new}
        assert await scene.after_a_sweep(hours=0.9) == {old, new}
        assert await scene.after_a_sweep(hours=0.2) == {new}

    play(services, scene)


@pytest.mark.parametrize("services", KINDS)
@pytest.mark.parametrize("days", [OLD, 3, -3, -OLD])
def test_nothing_goes_while_the_newest_table_is_days_from_the_clock(
    services: Services, days: float
) -> None:
    """The clock was set forward or back; the log says so once, and a table of today mends it."""

    async def scene(scene: Scene) -> None:
        tables = {await scene.open(OLD + 5), await scene.open(days)}
        with capture_logs() as logs:
            assert await scene.after_a_sweep(hours=2) == tables
            assert await scene.after_a_sweep(hours=200) == tables
        assert [one["log_level"] for one in logs] == ["warning"]
        assert logs[0]["newest_table"] == days
        for table in tables:
            await scene.touch(table, OLD)
        new = await scene.open(0)
        assert await scene.after_a_sweep() == {*tables, new}
        assert await scene.after_a_sweep(hours=23) == {*tables, new}
        assert await scene.after_a_sweep(hours=2) == {new}

    play(services, scene)


def test_nothing_goes_for_a_day_after_the_clock_has_jumped_in_a_running_server() -> None:
    """Also where somebody has played since, so that the newest table agrees with the clock."""

    async def scene(scene: Scene) -> None:
        old, new = await scene.open(OLD), await scene.open(0)
        scene.house.timekeeper._began -= OLD * DAY
        assert await scene.after_a_sweep(hours=2) == {old, new}
        assert await scene.after_a_sweep(hours=23) == {old, new}
        assert await scene.after_a_sweep(hours=2) == {new}

    play(sqlite_settings, scene)


@pytest.mark.parametrize("services", KINDS)
def test_a_process_whose_clock_is_not_that_of_the_database_clears_nothing_away(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own players touch tables by its clock, those of other processes by theirs."""
    right = now_ms
    monkeypatch.setattr(timekeeper, "now_ms", lambda: right() + OLD * DAY)

    async def scene(scene: Scene) -> None:
        tables = {await scene.open(-OLD), await scene.open(0)}
        assert await scene.after_a_sweep(hours=2) == tables

    play(services, scene)


def test_a_table_touched_in_the_future_is_of_today_when_somebody_plays_there() -> None:
    def speak(table: Table) -> LogRow:
        return table.next_row("chat", now_ms(), 0, "thello")

    async def scene(scene: Scene) -> None:
        table = await scene.open(-OLD)
        scene.house.hall.drop(table)
        await scene.house.hall.act(table, speak)
        assert abs(await scene.touched(table)) < 1

    play(sqlite_settings, scene)
