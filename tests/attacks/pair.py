"""An ordinary pair at a table of a server under attack: how long their moves take."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import random
import resource
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from typing import TypeVar

from tests.server.services import ServerProcess, sqlite_settings
from tests.server.talk import GAME, Json, Wire, new_table
from tests.server.traces import troubles

T = TypeVar("T")
FILES = 65_536
"""The soft file limit wanted for client and server; less where the machine does not allow it."""
PACE = 0.1
"""Seconds between two moves of the pair."""
_SLOWEST = 120.0
"""Seconds after which a move counts as never answered."""
_ADDRESSES = ("127.200.0.1", "127.200.0.2")
"""Where the pair connects from; attackers use other addresses."""


class Target(ServerProcess):
    """A `guildhall serve` with default limits: `host`, `port`, `address`, `pid`, `log` (a path)."""

    host = "127.0.0.1"

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        super().__init__(folder, settings)
        self._settings = settings | {"port": str(self.port), "log_format": "json"}

    def troubles(self) -> list[str]:
        """The lines of the log that tell of a traceback or an error."""
        return troubles(self.log.read_text())


@contextlib.contextmanager
def server(**settings: str) -> Iterator[Target]:
    """Start a server on a new SQLite file; settings that are not given keep their defaults."""
    allow_many_files()
    folder = Path(tempfile.mkdtemp(prefix="gh-log-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        target = Target(folder, stack.enter_context(sqlite_settings()) | settings)
        stack.callback(target.stop)
        target.start()
        yield target


def allow_many_files() -> int:
    """Raise the soft file limit of this process; returns what was reached."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


# The pair


def measure_pair(server: Target, seconds: float) -> list[float]:
    """Play for some seconds; returns the seconds each move took to be acknowledged."""
    until = time.monotonic() + seconds
    return play(server, lambda: time.monotonic() >= until)


def beside(server: Target, attack: Callable[..., T], *args: object) -> tuple[T, list[float]]:
    """Play while a process of its own runs `attack(*args)`; returns its result and our times."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        attacking = pool.submit(attack, *args)
        latencies = play(server, attacking.done)
        return attacking.result(), latencies


def play(server: Target, is_over: Callable[[], bool]) -> list[float]:
    """Play one game after the other at random until `is_over`; always at least one move."""
    rng, latencies = random.Random(1), list[float]()
    while not latencies or not is_over():
        with _table(server) as wires:
            latencies += _game(wires, is_over, rng)
    return latencies


def _game(wires: list[Wire], is_over: Callable[[], bool], rng: random.Random) -> list[float]:
    found: list[float] = []
    while not (found and is_over()) and not all(wire.is_over for wire in wires):
        for wire in wires:
            wire.drain()
            if wire.actions:
                found.append(_move(wire, rng.choice(wire.actions)))
            time.sleep(PACE / len(wires))
    return found


def _move(wire: Wire, action: str) -> float:
    began = time.monotonic()
    key = wire.send("submit", action=action, ticket=wire.now["ticket"])
    assert wire.answer(key, _SLOWEST)["type"] == "update"
    return time.monotonic() - began


@contextlib.contextmanager
def _table(server: Target) -> Iterator[list[Wire]]:
    """Two people connected from two addresses to a new table."""
    seated = _open_table(server)
    with ExitStack() as stack:
        wires = []
        for source, seat in zip(_ADDRESSES, seated["seats"], strict=True):
            wire = stack.enter_context(Wire(server.client(), source=source))
            wire.hello(seated["table"], token=seat["token"], seat=seat["seat"])
            wires.append(wire)
        yield wires


def _open_table(server: Target) -> Json:
    connection = HTTPConnection(
        server.host, server.port, timeout=_SLOWEST, source_address=(_ADDRESSES[0], 0)
    )
    with contextlib.closing(connection):
        body = json.dumps(new_table("me", "device", game=GAME))
        connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
        answer = connection.getresponse()
        text = answer.read().decode()
        assert answer.status == 201, text
        found: Json = json.loads(text)
        return found


def summary(name: str, latencies: list[float]) -> str:
    """One line: how many moves, and their median, 99th percentile and longest in milliseconds."""
    ordered = sorted(latencies)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    median = statistics.median(ordered)
    figures = f"median {median * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms"
    return f"{name}: {len(ordered)} moves, {figures}, longest {ordered[-1] * 1000:.0f} ms"
