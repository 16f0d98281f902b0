"""How a server starts: old and new databases, how long it takes, the processes of its bots."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData

import guildhall.server
from guildhall.server.serving import listen
from guildhall.server.settings import Settings
from guildhall.server.store.database import NEWEST, database_url, migrate, open_engine
from guildhall.server.store.schema import METADATA
from tests.server.services import (
    Place,
    ServerProcess,
    alive,
    free_port,
    open_place,
    postgres_settings,
    sqlite_settings,
    workers_of,
)
from tests.server.talk import Browser, Held, Wire, finished_game, play_to_the_end, turn, wait_for
from tests.server.traces import ask_database, troubles

# The database over time


@pytest.mark.parametrize("services", [sqlite_settings, postgres_settings])
def test_a_database_of_a_later_version_is_refused(
    services: Callable[[], AbstractContextManager[dict[str, str]]],
) -> None:
    with services() as found:
        url = found["database_url"]
        asyncio.run(_migrate(url))
        ask_database(url, "UPDATE alembic_version SET version_num = '9999'")
        variables = {f"GUILDHALL_{name.upper()}": one for name, one in found.items()}
        done = subprocess.run(
            [sys.executable, "-m", "guildhall.cli", "serve"],
            env=os.environ | variables | {"GUILDHALL_PORT": str(free_port())},
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode != 0
        assert "written by a later version (9999)" in said
        assert "Traceback" not in said
        assert ask_database(url, "SELECT version_num FROM alembic_version") == [("9999",)]


async def _migrate(url: str) -> None:
    engine = open_engine(database_url(url))
    await migrate(engine)
    await engine.dispose()


def test_an_empty_database_is_made_ready_as_the_schema_says(place: Place) -> None:
    """The servers have migrated it by themselves; Alembic finds nothing to change."""
    url = place.settings["database_url"]
    assert ask_database(url, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    assert asyncio.run(_differences(url, METADATA)) == []
    other = MetaData()
    for table in METADATA.sorted_tables:
        table.to_metadata(other)
    other.tables["log"].append_column(Column("more", Integer))
    other.tables["tables"].indexes.clear()
    assert len(asyncio.run(_differences(url, other))) >= 2


async def _differences(url: str, wanted: MetaData) -> list[object]:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), wanted))

    engine = open_engine(database_url(url))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(compare)
    finally:
        await engine.dispose()


def test_short_answers_are_sent_at_once() -> None:
    """Without TCP_NODELAY the body of an answer waits until the client has confirmed its head."""
    (listening,) = listen(Settings(host="127.0.0.1", port=0))
    with listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_newest_migration_is_the_one_the_server_wants() -> None:
    config = Config()
    folder = Path(guildhall.server.__path__[0]) / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


IMPORTS = "import uvicorn, litestar, sqlalchemy.ext.asyncio"


@pytest.mark.long
def test_a_start_takes_less_than_four_times_what_its_libraries_take_to_import(
    record_property: Callable[[str, object], None],
) -> None:
    """From the start of the process to the first answer, on a database with a game in it.

    Both are timed in turn, so that a busy machine slows down both.
    """
    with open_place("sqlite") as place:
        finished_game(place)
        pairs = [(_seconds_to_start(place.processes[0]), _seconds_to_import()) for _ in range(3)]
    record_property("seconds", pairs)
    start, imports = (statistics.median(times) for times in zip(*pairs, strict=True))
    assert start / imports < 4, pairs


def _seconds_to_start(process: ServerProcess) -> float:
    process.stop()
    began = time.monotonic()
    process.start()
    return time.monotonic() - began


def _seconds_to_import() -> float:
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", IMPORTS], check=True)  # noqa: S603 - constant
    return time.monotonic() - began


# Bots' processes


def _against_a_bot(place: Place) -> Held:
    return Browser(place.here).open("me", "bot uniform", seed="workers", hints=False)[0]


def _play_turns(wire: Wire, turns: int) -> None:
    for _ in range(turns):
        wire.wait(lambda: bool(wire.actions))
        turn(wire, random.Random(2))


def test_a_killed_worker_is_replaced_and_the_game_goes_on() -> None:
    with open_place("sqlite", log_format="json") as place:
        pid = place.processes[0].pid
        with _against_a_bot(place).sit() as wire:
            _play_turns(wire, 3)
            for _ in range(2):
                old = workers_of(pid)
                assert len(old) == 1
                os.kill(old[0], signal.SIGKILL)
                _play_turns(wire, 3)
                assert workers_of(pid) != old
            play_to_the_end([wire], random.Random(3))
            assert wire.is_over
        assert not troubles(place.logs())


def test_workers_end_with_a_server_that_was_killed() -> None:
    with open_place("sqlite", bot_workers="2") as place:
        process = place.processes[0]
        with _against_a_bot(place).sit() as wire:
            _play_turns(wire, 3)
        workers = workers_of(process.pid)
        assert workers
        assert alive(workers) == workers
        process.kill()
        wait_for(lambda: not alive(workers))
