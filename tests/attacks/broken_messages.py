"""Broken WebSocket messages and frames, as raw bytes: refused or closed, and nothing breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import Counter
from typing import NamedTuple

from tests.attacks.sockets import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    TEXT,
    Streams,
    address,
    arguments,
    by_many,
    code_in,
    frame,
    show,
    try_out,
    upgrade,
)

_TEXTS = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"\x00",
    b"[" * 30_000,
    b'{"type":' * 4000,
    b'{"type":"hello","table":"\\u0000"}',
    b'{"type":"hello","table":"../x","token":"' + b"x" * 50 + b'"}',
    b'{"type":"hello","table":"x","seen":' + b"9" * 400 + b"}",
    b'{"type":"hello","table":"x","lang":"\\ud800"}',
    b'{"type":"ping","id":"\\ud800"}',
    b'{"type":"ping","id":1e999}',
    b'{"type":"submit","id":"1","action":"' + b"x" * 60_000 + b'"}',
    b'{"type":"say","id":"1","text":"hello"}',
    b'{"type":"ping","id":"1","a":' + b"[" * 1100 + b"]" * 1100 + b"}",
    b'{"type":"undo","id":"1"}' * 2,
)
_FRAMES = (
    frame(TEXT, b"\xff\xfe"),
    frame(TEXT, b'{"type":"ping","id":"\xed\xa0\x80"}'),
    frame(TEXT, b"\xc3", is_last=False) + frame(CONTINUATION, b"("),
    frame(CONTINUATION, b"x"),
    frame(TEXT, b"x", is_last=False) + frame(TEXT, b"y"),
    frame(PING, b"x" * 126),
    frame(PING, is_last=False),
    frame(3),
    frame(11),
    frame(CLOSE, b"x"),
    frame(CLOSE, b"\x03\xed"),
    frame(CLOSE, b"\x00\x00"),
    frame(CLOSE, b"\x03\xe8\xff\xfe"),
    frame(CLOSE, b"\x03\xe8") * 3,
    b"\xf1\x80\x00\x00\x00\x00",
    b"\x81\x05hello",
    b"\x81\xff" + b"\xff" * 8,
    b"\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff" + bytes(4),
    b"\x81",
)
"""What the protocol itself forbids, or leaves unfinished."""


class Broken(NamedTuple):
    messages: int = 40_000
    sockets: int = 50
    addresses: int = 100
    seed: int = 1


def attack(port: int, wish: Broken) -> Counter[str]:
    """Count the codes of the answers and of the close frames."""
    seen: Counter[str] = Counter()
    left = wish.messages

    async def one(port: int, _source: str) -> None:
        nonlocal left
        while left > 0:
            chooser = random.Random(f"{wish.seed} {left}")
            pieces = [_message(chooser) for _ in range(min(left, 10) - 1)]
            pieces.append(_last(chooser))
            left -= len(pieces)
            await _send(port, address(left % wish.addresses), pieces, seen)

    asyncio.run(by_many(port, wish.sockets, 1, one))
    return seen


def _message(chooser: random.Random) -> bytes:
    """A message that is refused, after which the connection stays."""
    match chooser.randrange(6):
        case 0:
            return frame(BINARY, chooser.randbytes(chooser.randrange(100)))
        case 1:
            text = bytearray(chooser.choice(_TEXTS[6:])[:300])
            text[chooser.randrange(len(text))] = chooser.randrange(128)
            return frame(TEXT, bytes(text))
        case _:
            return frame(TEXT, chooser.choice(_TEXTS))


def _last(chooser: random.Random) -> bytes:
    """What mostly closes the connection."""
    odd = (*_FRAMES, chooser.randbytes(chooser.randrange(1, 60)))
    return chooser.choice(odd) + chooser.choice((b"", frame(CLOSE, b"\x03\xe8")))


async def _send(port: int, source: str, pieces: list[bytes], seen: Counter[str]) -> None:
    streams: Streams | None = None
    with contextlib.suppress(OSError):
        streams = await upgrade(port, source)
    if streams is None:
        seen["refused"] += 1
        return
    reader, writer = streams
    with contextlib.suppress(OSError):
        for piece in pieces:
            writer.write(piece)
        said = await _all_said(reader)
        seen.update(re.findall(r'"code":"([a-z-]+)"', said.decode("latin-1")))
        seen[f"closed {code_in(said)}"] += 1
    writer.transport.abort()


async def _all_said(reader: asyncio.StreamReader) -> bytes:
    """Everything up to the end, or what came within two seconds."""
    said = b""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(2.0):
            while data := await reader.read(1 << 16):
                said += data
    return said


def main() -> None:
    wish = Broken(**vars(arguments(__doc__, **Broken()._asdict())))
    show(try_out(attack, wish, alone=5.0))


if __name__ == "__main__":
    main()
