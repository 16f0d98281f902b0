"""Starts the servers on one core, loads them in turns, and compares."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from guildhall.cli.serverbench.load import Load, Timing, echo_tables, play_tables
from guildhall.cli.serverbench.wire import Wire
from guildhall.core.errors import GuildhallError

_WARM_UP = 2.0
_START_SECONDS = 30.0
_ROUNDS = 3
_TURNS = 3
_STARTS = 3
_THINKING = 1.0
_MOVES = 20
_IDLE_SECONDS = 2
"""So that the bench need not wait as long as a server does."""
_NO_LIMITS = {
    "SEAT_RATE": "0",
    "ADDRESS_RATE": "0",
    "TABLES_PER_HOUR": "0",
    "CONNECTIONS": "100000",
    "LOG_LEVEL": "warning",
    "IDLE_SECONDS": str(_IDLE_SECONDS),
}


class Figure(NamedTuple):
    """One server under one load."""

    moves: float
    p50: float
    p99: float
    cpu: float


class Running(NamedTuple):
    """A server process."""

    address: str
    pid: int


class Outcome(NamedTuple):
    """The real server and the ceiling, measured in turns; `paced` with people who think."""

    tables: int
    real: Figure
    echo: Figure
    paced: Figure
    idle_table: float
    start_up: float

    @property
    def share(self) -> float:
        return self.real.moves / self.echo.moves


class NoServer(GuildhallError):
    """A server did not start, or refused what is legal."""


def measure(game: str, tables: int, seconds: float, idle_tables: int) -> Outcome:
    """Load both servers with the same number of connections, in turns."""
    real: list[Figure] = []
    echo: list[Figure] = []
    with _server("guildhall.cli", "serve") as one, _server(f"{__package__}.echo") as other:
        for _ in range(_TURNS):
            real.append(_play(one, game, tables, seconds / _TURNS))
            echo.append(_echo(other, tables, seconds / _TURNS))
        paced = _play(one, game, tables, seconds, thinking=_THINKING)
    with _server("guildhall.cli", "serve") as one:
        idle = asyncio.run(_idle_memory(one, game, idle_tables))
    return Outcome(tables, _middle(real), _middle(echo), paced, idle, _start_up())


def _play(server: Running, game: str, tables: int, seconds: float, thinking: float = 0.0) -> Figure:
    load = Load()
    load.thinking = thinking
    begin = partial(play_tables, server.address, game, tables, load)
    figure = asyncio.run(_run(server.pid, load, seconds, begin))
    if load.failures:
        raise NoServer(f"the server refused a legal move: {load.failures[0]}")
    return figure


def _echo(server: Running, tables: int, seconds: float) -> Figure:
    load = Load()
    begin = partial(echo_tables, server.address, tables, load)
    return asyncio.run(_run(server.pid, load, seconds, begin))


def _middle(figures: list[Figure]) -> Figure:
    """The median of each value over all turns."""
    return Figure(*(statistics.median(values) for values in zip(*figures, strict=True)))


async def _run(
    pid: int, load: Load, seconds: float, begin: Callable[[], Awaitable[list[Wire]]]
) -> Figure:
    wires = await begin()
    await asyncio.sleep(_WARM_UP)
    before = cpu_seconds(pid)
    timing: Timing = await load.measure(seconds)
    cpu = cpu_seconds(pid) - before
    load.most_moves = 1
    for wire in wires:
        wire.close()
    moves = max(1, len(timing.waits))
    return Figure(timing.rate, timing.quantile(0.5), timing.quantile(0.99), cpu / moves)


async def _idle_memory(server: Running, game: str, tables: int) -> float:
    """Memory per table at which two people sit, have played a little, and think.

    The first round fills caches and makes the room that later rounds use again.
    """
    wires = await _play_and_rest(server.address, game, tables)
    before = memory_bytes(server.pid)
    for _ in range(_ROUNDS):
        wires += await _play_and_rest(server.address, game, tables)
    grown = memory_bytes(server.pid) - before
    for wire in wires:
        wire.close()
    return grown / (_ROUNDS * tables)


async def _play_and_rest(address: str, game: str, tables: int) -> list[Wire]:
    load = Load()
    load.most_moves = _MOVES
    wires = await play_tables(address, game, tables, load)
    last = -1
    while load.moves != last:
        last = load.moves
        await asyncio.sleep(1.0)
    await asyncio.sleep(3 * _IDLE_SECONDS)
    return wires


def _start_up() -> float:
    """Seconds from the start of the program to its first answer, on a database that exists."""
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
        times = []
        for _ in range(1 + _STARTS):
            began = time.perf_counter()
            with _running(Path(folder), "guildhall.cli", "serve"):
                times.append(time.perf_counter() - began)
        return statistics.median(times[1:])


@contextlib.contextmanager
def _server(*module: str) -> Iterator[Running]:
    """A server on an SQLite file that goes away with it."""
    with (
        tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder,
        _running(Path(folder), *module) as server,
    ):
        yield server


@contextlib.contextmanager
def _running(folder: Path, *module: str) -> Iterator[Running]:
    """A server process of its own, kept to one core, that has given its first answer."""
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    settings = _NO_LIMITS | {
        "PORT": str(port),
        "DATABASE_URL": f"sqlite:///{folder / 'bench.db'}",
    }
    variables = {f"GUILDHALL_{name}": value for name, value in settings.items()}
    process = subprocess.Popen(  # noqa: S603 - our own module
        [sys.executable, "-m", *module],
        env=os.environ | variables,
        stdout=subprocess.DEVNULL,
    )
    try:
        _keep_to_one_core(process.pid)
        _wait_for(address, process)
        yield Running(address, process.pid)
    finally:
        process.terminate()
        process.wait(30)


def _keep_to_one_core(pid: int) -> None:
    """The server gets the last core (where the system lets us choose)."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(pid, cores[-1:])


def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + _START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            urlopen(address + "/healthz", timeout=5).close()  # noqa: S310 - our own server
        except (URLError, OSError):
            time.sleep(0.01)
        else:
            return
    raise NoServer(f"the server at {address} does not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far, from /proc (0 where there is none)."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_bytes(pid: int) -> float:
    """Memory of a process now, from /proc (0 where there is none)."""
    status = Path(f"/proc/{pid}/statm")
    if not status.exists():
        return 0.0
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
