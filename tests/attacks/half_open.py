"""Sockets that never finish a request: silent ones, slow heads, slow bodies, tiny chunks.

Whoever is cut off connects again, as long as the attack lasts.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from typing import NamedTuple

from tests.attacks.sockets import Streams, arguments, by_many, connect, show, try_out

BEGINNINGS = {
    "silent": b"",
    "head": b"GET / HTTP/1.1\r\nhost: a\r\nx-more: ",
    "body": b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 60000\r\n"
    b"content-type: application/json\r\n\r\n",
    "chunks": b"POST /api/replays HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n"
    b"content-type: application/json\r\n\r\n",
}
_MORE = {"silent": b"", "head": b"x", "body": b" ", "chunks": b"1\r\n \r\n" * 10_000}
"""What each sends once a second."""


class HalfOpen(NamedTuple):
    seconds: float = 30.0
    sockets: int = 10_000
    addresses: int = 100
    kind: str = "all"


def attack(port: int, wish: HalfOpen) -> Counter[str]:
    """Count connections, what they were answered, and how many the server closed in time."""
    seen: Counter[str] = Counter()
    until = time.monotonic() + wish.seconds
    kinds = list(BEGINNINGS) if wish.kind == "all" else [wish.kind]

    async def one(port: int, source: str) -> None:
        await asyncio.sleep(random.random() * min(2.0, wish.seconds / 4))
        while time.monotonic() < until:
            try:
                streams = await connect(port, source)
            except OSError as problem:
                seen[f"not connected: {type(problem).__name__}"] += 1
                await asyncio.sleep(1.0)
                continue
            seen["connected"] += 1
            seen[await _hold(streams, random.choice(kinds), until)] += 1

    asyncio.run(by_many(port, wish.sockets, wish.addresses, one))
    return seen


async def _hold(streams: Streams, kind: str, until: float) -> str:
    """Keep a request unfinished; returns how it ended."""
    reader, writer = streams
    said = asyncio.ensure_future(reader.read(1000))
    with contextlib.suppress(OSError):
        writer.write(BEGINNINGS[kind])
        while not said.done() and time.monotonic() < until:
            writer.write(_MORE[kind] if writer.transport.get_write_buffer_size() < 100_000 else b"")
            await asyncio.wait([said], timeout=1.0)
    if not said.done():
        said.cancel()
    with contextlib.suppress(OSError, asyncio.CancelledError):
        await said
    writer.transport.abort()
    if said.cancelled():
        return "open until the end"
    if said.exception() or not said.result():
        return "closed without a word"
    return "closed with " + said.result()[9:12].decode()


def main() -> None:
    wish = HalfOpen(**vars(arguments(__doc__, **HalfOpen()._asdict())))
    show(try_out(attack, wish, alone=5.0))


if __name__ == "__main__":
    main()
