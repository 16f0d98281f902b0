"""Thousands of idle seats beside ten active tables, and how long the server then takes to stop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.attacks.pair import (
    Target,
    allow_many_files,
    measure_pair,
    open_table,
    server,
    summary,
)
from tests.attacks.sockets import address, arguments
from tests.server.talk import Json


class Crowd(NamedTuple):
    seats: int = 10_000
    addresses: int = 100
    tables: int = 10
    seconds: float = 20.0


class Outcome(NamedTuple):
    codes: Counter[int]
    """How the idle connections were closed when the server stopped; 0 without a close frame."""
    latencies: list[float]
    """Seconds for each move of the active tables."""
    seconds_to_stop: float
    troubles: list[str]


def try_out(crowd: Crowd) -> Outcome:
    """Seat the crowd from another process, measure the active tables, stop the server."""
    context = multiprocessing.get_context("spawn")
    with (
        context.Manager() as shared,
        server() as target,
        ProcessPoolExecutor(1, mp_context=context) as pool,
    ):
        is_seated = shared.Event()
        sitting = pool.submit(sit, target.port, crowd, is_seated.set)
        while not is_seated.wait(0.2):
            assert not sitting.done(), sitting.result()
        latencies = _play(target, crowd)
        began = time.monotonic()
        target.stop()
        seconds = time.monotonic() - began
        return Outcome(sitting.result(), latencies, seconds, target.troubles())


def _play(target: Target, crowd: Crowd) -> list[float]:
    with ThreadPoolExecutor(max(1, crowd.tables)) as pool:
        numbers = range(crowd.tables)
        playing = [pool.submit(measure_pair, target, crowd.seconds, one) for one in numbers]
        return [seconds for one in playing for seconds in one.result()]


def sit(port: int, crowd: Crowd, when_seated: Callable[[], None]) -> Counter[int]:
    """Hold all the seats until the server closes; returns the close codes."""
    allow_many_files()
    return asyncio.run(_sit(port, crowd, when_seated))


async def _sit(port: int, crowd: Crowd, when_seated: Callable[[], None]) -> Counter[int]:
    each = -(-crowd.seats // crowd.addresses)
    groups = [_sit_from(port, address(one), each) for one in range(crowd.addresses)]
    seated = [one for group in await asyncio.gather(*groups) for one in group]
    staying = [asyncio.ensure_future(_stay(one)) for one in seated]
    await asyncio.to_thread(when_seated)
    return Counter(await asyncio.gather(*staying))


async def _sit_from(port: int, source: str, seats: int) -> list[ClientConnection]:
    """Take seats from one address, two at each table, no faster than the limits allow."""
    seated: list[ClientConnection] = []
    while len(seated) < seats:
        table = await asyncio.to_thread(open_table, port, source)
        for seat in table["seats"][: seats - len(seated)]:
            seated.append(await _connect(port, source))
            await _hello(seated[-1], table["table"], seat)
    return seated


async def _connect(port: int, source: str) -> ClientConnection:
    while True:
        with contextlib.suppress(InvalidStatus):  # too many at once
            return await connect(
                f"ws://127.0.0.1:{port}/api/play",
                local_addr=(source, 0),
                compression=None,
                ping_interval=None,
                open_timeout=None,
                proxy=None,
            )
        await asyncio.sleep(0.5)


async def _hello(socket: ClientConnection, table: str, seat: Json) -> None:
    hello = {"type": "hello", "table": table, "token": seat["token"], "seat": seat["seat"]}
    while True:
        await socket.send(json.dumps(hello))
        frame: Json = json.loads(await socket.recv())
        if frame["type"] == "welcome":
            return
        assert frame.get("code") == "too-many", frame
        await asyncio.sleep(0.5)


async def _stay(socket: ClientConnection) -> int:
    """Take what comes until the server closes; returns the close code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code or 0


def show(outcome: Outcome) -> None:
    print(f"idle seats: {outcome.codes.total()}")  # noqa: T201 - a script
    print(summary("active tables", outcome.latencies))  # noqa: T201
    print(f"stopped in {outcome.seconds_to_stop:.1f} s, closed with {outcome.codes}")  # noqa: T201
    print(f"errors in the log: {len(outcome.troubles)}")  # noqa: T201


if __name__ == "__main__":
    show(try_out(Crowd(**vars(arguments(__doc__, **Crowd()._asdict())))))
