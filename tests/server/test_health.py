"""`/healthz` tells whether a move could be written, and recovers when the trouble ends."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.fetching import fetch
from tests.server.services import Place, open_place
from tests.server.talk import ann_and_bob, refused, wait_for
from tests.server.traces import ask_database

ASKING_OFTEN = """
from guildhall.cli import main
from guildhall.server.store import store
store._HEALTH_SECONDS = 0.1
main()
"""


@pytest.fixture(scope="module")
def well() -> Iterator[Place]:
    """A server on SQLite that each test leaves as it was."""
    with open_place("sqlite", log_format="json") as place:
        (process,) = place.processes
        process.stop()
        process.program = ("-c", ASKING_OFTEN, "serve")
        process.start()
        yield place


def file_of(place: Place) -> Path:
    return Path(place.settings["database_url"].removeprefix("sqlite:///"))


def status(place: Place) -> int:
    return fetch(place.here, "GET", "/healthz").status


@contextmanager
def full_disk(place: Place) -> Iterator[None]:
    """The process may write no file further than its first byte."""
    pid = place.processes[0].pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(place: Place) -> Iterator[None]:
    with contextlib.closing(sqlite3.connect(file_of(place), timeout=30)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@contextmanager
def read_only(place: Place) -> Iterator[None]:
    """Not even the administrator can write to the files of the database."""
    files = [f"{file_of(place)}{ending}" for ending in ("", "-wal")]
    done = subprocess.run(["chattr", "+i", *files], check=False, capture_output=True)  # noqa: S603, S607 - the system's
    if done.returncode:
        pytest.skip("files cannot be made immutable here")
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)  # noqa: S603, S607 - the system's


@contextmanager
def taken_away(place: Place) -> Iterator[None]:
    """Somebody has moved the folder with the database."""
    folder = file_of(place).parent
    elsewhere = folder.rename(folder.with_name(folder.name + "-moved"))
    try:
        yield
    finally:
        elsewhere.rename(folder)


@pytest.mark.parametrize("trouble", [full_disk, locked, read_only, taken_away])
def test_healthz_fails_while_nothing_can_be_written(well: Place, trouble: object) -> None:
    assert callable(trouble)
    assert status(well) == 200
    with trouble(well):
        wait_for(lambda: status(well) == 503)
        assert fetch(well.here, "GET", "/healthz").code == "busy"
        assert fetch(well.here, "GET", "/api/games").status == 200
    wait_for(lambda: status(well) == 200)
    assert "Traceback" not in well.logs()


def test_a_move_on_a_full_disk_is_refused_and_made_once_there_is_room(well: Place) -> None:
    ann, bob = ann_and_bob(well)
    with ann.sit() as mine, bob.sit() as theirs:
        mine.act()
        with full_disk(well):
            for _ in range(5):
                assert refused(mine, "say", text="hello").code == "busy"
        wait_for(lambda: status(well) == 200)
        assert mine.ask("say", text="hello")["type"] == "update"
        theirs.wait(lambda: [one.get("text") for one in theirs.entries].count("hello") == 1)
    assert well.logs().count("write failed, trying again") <= 2


@pytest.mark.long
def test_healthz_fails_while_postgres_is_read_only() -> None:
    """As a replica is that was not promoted yet."""
    with open_place("postgres", log_format="json") as place:
        url = place.settings["database_url"]
        name = ask_database(url, "SELECT current_database()")[0][0]
        elsewhere = url.replace(name, "postgres")
        everybody = f"pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        wait_for(lambda: status(place) == 200)
        for setting, wanted in (("on", 503), ("off", 200)):
            change = f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}"
            ask_database(elsewhere, change)
            ask_database(elsewhere, f"SELECT {everybody}")  # new sessions have the new setting
            wait_for(lambda wanted=wanted: status(place) == wanted)  # type: ignore[misc]  # bound
