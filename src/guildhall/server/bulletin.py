"""How the processes of one hall hear of each other: one channel, in memory or through Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from guildhall.server.store.rows import LogRow

CHANNEL = "guildhall"
_LOG = structlog.get_logger("guildhall.bulletin")


class Note(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    process: str
    rows: list[LogRow] = []
    table: str = ""
    online: list[int] | None = None
    ask: bool = False
    drop: bool = False


Listener = Callable[[Note], Awaitable[None]]


def make_channels(redis_url: str) -> ChannelsPlugin:
    backend: ChannelsBackend = MemoryChannelsBackend()
    if redis_url:
        from guildhall.server.patience import PatientRedis

        backend = PatientRedis.at(redis_url)
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


class Bulletin:
    """Pins notes on the board and reads those of others."""

    def __init__(self, channels: ChannelsPlugin, process: str) -> None:
        self._channels = channels
        self._process = process
        self._decode = msgspec.json.Decoder(Note).decode
        self._task: asyncio.Task[None] | None = None

    def tell(
        self,
        *,
        rows: list[LogRow] | None = None,
        table: str = "",
        online: list[int] | None = None,
        ask: bool = False,
        drop: bool = False,
    ) -> None:
        note = Note(self._process, rows or [], table, online, ask, drop)
        self._channels.publish(msgspec.json.encode(note), CHANNEL)

    def listen(self, listener: Listener) -> None:
        self._task = asyncio.create_task(self._listen(listener))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, listener: Listener) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for payload in subscriber.iter_events():
                try:
                    note = self._decode(payload)
                    if note.process != self._process:
                        await listener(note)
                except Exception:
                    _LOG.exception("could not follow a note")
