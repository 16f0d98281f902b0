"""What the attacks share: connections from many addresses, frames by hand, a trial with a pair."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from tests.attacks.pair import allow_many_files, beside, measure_pair, server, summary

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Attack = Callable[..., Counter[str]]
TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
HANDSHAKE = (
    b"GET /api/play HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDAwMDAwMDAwMDAwMDAwMA==\r\n\r\n"
)

_opened: set[asyncio.StreamWriter] = set()


def address(number: int) -> str:
    """The address of an attacker, of 127.0.0.0/8."""
    return f"127.1.{number // 250}.{2 + number % 250}"


def frame(opcode: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    head = bytes([opcode | 0x80 * is_last])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + b"\xfe" + len(data).to_bytes(2, "big") + bytes(4) + data


async def connect(port: int, source: str) -> Streams:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(source, 0), limit=1 << 20
    )
    _opened.add(writer)
    return reader, writer


async def hang_up_all() -> None:
    """Close every connection of this process that is still open."""
    for writer in _opened:
        writer.transport.abort()
    _opened.clear()
    await asyncio.sleep(0)


async def upgrade(port: int, source: str) -> Streams | None:
    """A WebSocket after its handshake, None if that was refused."""
    reader, writer = await connect(port, source)
    writer.write(HANDSHAKE)
    with contextlib.suppress(asyncio.IncompleteReadError, OSError):
        if (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
            return reader, writer
    writer.close()
    return None


async def close_code(reader: asyncio.StreamReader) -> int:
    """Read up to a close frame, or to the end; returns its code, 0 if there was none."""
    tail = b""
    with contextlib.suppress(OSError):
        while not code_in(tail) and (data := await reader.read(1 << 16)):
            tail = (tail + data)[-200:]
    return code_in(tail)


def code_in(said: bytes) -> int:
    """Return the code of the close frame that these bytes end with, or 0."""
    for length in range(2, 126):
        if said[-length - 2 : -length] == bytes([0x80 | CLOSE, length]):
            return int.from_bytes(said[-length:][:2], "big")
    return 0


# Trials


class Trial(NamedTuple):
    """What an attacker saw, how long the pair's moves took, what the server's log complains of."""

    seen: Counter[str]
    alone: list[float]
    beside: list[float]
    troubles: list[str]
    log: str


def try_out(attack: Attack, *args: object, alone: float = 1.0, **settings: str) -> Trial:
    """Start a server, measure a pair alone for some seconds and then beside the attack."""
    with server(**settings) as target:
        before = measure_pair(target, alone)
        seen, times = beside(target, attack, target.port, *args)
        return Trial(seen, before, times, target.troubles(), target.log.read_text())


def show(trial: Trial) -> None:
    print(dict(trial.seen))  # noqa: T201 - a script
    print(summary("alone", trial.alone))  # noqa: T201
    print(summary("beside the attack", trial.beside))  # noqa: T201
    print(f"errors in the log: {len(trial.troubles)}, its size: {len(trial.log)}")  # noqa: T201


def arguments(text: str | None, **defaults: float | str) -> argparse.Namespace:
    """Command line arguments with these defaults, numbers or words."""
    parser = argparse.ArgumentParser(description=text)
    for name, value in defaults.items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"({value})")
    return parser.parse_args()


async def by_many(port: int, sockets: int, addresses: int, one: Callable[..., object]) -> None:
    """Run `one(port, source)` for each socket at the same time, spread over the addresses."""
    allow_many_files()
    sources = [address(number % addresses) for number in range(sockets)]
    try:
        await asyncio.gather(*(one(port, source) for source in sources))  # type: ignore[call-overload]
    finally:
        await hang_up_all()
