"""Floods of WebSocket frames: pings, pongs, fragments, empty messages, more messages than allowed.

Each socket sends its bytes per second and connects again when it is closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import NamedTuple

from tests.attacks.sockets import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Streams,
    arguments,
    by_many,
    close_code,
    frame,
    show,
    try_out,
    upgrade,
)

PIECES = {
    "ping": (b"", frame(PING)),
    "pong": (b"", frame(PONG, b"x" * 10)),
    "fragment": (frame(TEXT, b"x", is_last=False), frame(CONTINUATION, b"x", is_last=False)),
    "empty-fragment": (frame(TEXT, is_last=False), frame(CONTINUATION, is_last=False)),
    "empty": (b"", frame(TEXT)),
    "message": (b"", frame(TEXT, b'{"type":"ping","id":"1"}')),
    "nonsense": (b"", frame(TEXT, b"x")),
}
"""What a flood begins with, and what it repeats."""
_PORTION = 0.02
_PAUSE = 0.2


class Flood(NamedTuple):
    kind: str = "ping"
    seconds: float = 20.0
    sockets: int = 20
    addresses: int = 1
    rate: float = 1_200_000.0
    """Bytes per second of each socket."""


def attack(port: int, flood: Flood) -> Counter[str]:
    """Count the sockets that were opened, refused, and closed with which code."""
    seen: Counter[str] = Counter()
    until = time.monotonic() + flood.seconds

    async def one(port: int, source: str) -> None:
        while time.monotonic() < until:
            streams = None
            with contextlib.suppress(OSError):
                streams = await upgrade(port, source)
            seen["opened" if streams else "refused"] += 1
            if streams:
                seen[f"closed {await _pour(streams, flood, until)}"] += 1
            await asyncio.sleep(_PAUSE)

    asyncio.run(by_many(port, flood.sockets, flood.addresses, one))
    return seen


async def _pour(streams: Streams, flood: Flood, until: float) -> int:
    """Send until the server closes or the time is over; returns the close code, 0 if none came."""
    reader, writer = streams
    begin, piece = PIECES[flood.kind]
    portion = piece * max(1, int(flood.rate * _PORTION / len(piece)))
    closed = asyncio.ensure_future(close_code(reader))
    with contextlib.suppress(OSError):
        writer.write(begin)
        while not closed.done() and time.monotonic() < until:
            writer.write(portion)
            await asyncio.wait([closed], timeout=_PORTION)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(writer.drain()), 1.0)
    if not closed.done():
        await asyncio.wait([closed], timeout=2.0)
    writer.transport.abort()
    return await closed


def main() -> None:
    flood = Flood(**vars(arguments(__doc__, **Flood()._asdict())))
    show(try_out(attack, flood, alone=5.0))


if __name__ == "__main__":
    main()
