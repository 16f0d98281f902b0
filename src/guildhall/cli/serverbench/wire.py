"""A WebSocket client with little work per message: the load must not be the limit."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = b"\0\0\0\0"
"""A mask of zeros is a mask: the payload stays as it is."""


class Wire(asyncio.Protocol):
    """One connection; `heard` is called with every text message."""

    def __init__(self, host: str, path: str, heard: Callable[[Wire, bytes], None]) -> None:
        self._heard = heard
        self._host = host
        self._path = path
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if isinstance(transport, asyncio.Transport):
            self._transport = transport
            key = base64.b64encode(secrets.token_bytes(16)).decode()
            transport.write(
                f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
            )

    def send(self, message: bytes) -> None:
        if self._transport is not None:
            self._transport.write(_head(_TEXT, len(message)) + message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._read_greeting():
            return
        while (frame := _next_frame(self._buffer)) is not None:
            kind, payload = frame
            if kind == _TEXT:
                self._heard(self, payload)
            elif kind == _PING and self._transport is not None:
                self._transport.write(_head(_PONG, len(payload)) + payload)

    def _read_greeting(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            line = bytes(self._buffer[:100]).decode("latin-1").splitlines()[0]
            self.opened.set_exception(ConnectionError(line))
            return False
        del self._buffer[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True


def _head(kind: int, length: int) -> bytes:
    if length < 126:
        return bytes((_FINAL | kind, _MASKED | length)) + _NO_MASK
    if length < 1 << 16:
        return struct.pack("!BBH", _FINAL | kind, _MASKED | 126, length) + _NO_MASK
    return struct.pack("!BBQ", _FINAL | kind, _MASKED | 127, length) + _NO_MASK


def _next_frame(buffer: bytearray) -> tuple[int, bytes] | None:
    """Take a whole frame out of the buffer, if one is there (servers do not mask or split)."""
    if len(buffer) < 2:
        return None
    length, start = buffer[1] & 0x7F, 2
    if length == 126:
        length, start = int.from_bytes(buffer[2:4], "big"), 4
    elif length == 127:
        length, start = int.from_bytes(buffer[2:10], "big"), 10
    if len(buffer) < start + length:
        return None
    kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
    del buffer[: start + length]
    return kind, payload


async def connect(host: str, port: int, path: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, heard), host, port)
    await wire.opened
    return wire
