"""Redis that may go away and come back: what was missed is found in the database."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

_LOG = structlog.get_logger("guildhall.redis")
_WAIT_SECONDS = 0.5
_PUBLISH_SECONDS = 2.0


class PatientRedis(RedisChannelsPubSubBackend):
    """Notes that cannot be sent are dropped, and listening begins again until it works."""

    _away_until = 0.0
    _subscribing: asyncio.Task[None] | None = None

    @classmethod
    def at(cls, url: str) -> PatientRedis:
        redis: Redis = Redis.from_url(url, health_check_interval=15, socket_connect_timeout=2)
        return cls(redis=redis)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if time.monotonic() < self._away_until:
            return
        try:
            await asyncio.wait_for(super().publish(data, channels), _PUBLISH_SECONDS)
        except (RedisError, OSError, TimeoutError) as problem:
            self._away_until = time.monotonic() + _WAIT_SECONDS
            _LOG.warning("Redis is away, notes are not sent", problem=str(problem))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Goes on trying in the background: the server can start without Redis."""
        self._subscribing = asyncio.create_task(self._subscribe(list(channels)))

    async def on_shutdown(self) -> None:
        if self._subscribing is not None:
            self._subscribing.cancel()
        with contextlib.suppress(RedisError, OSError):
            await super().on_shutdown()

    async def _subscribe(self, wanted: list[str]) -> None:
        while True:
            try:
                await super().subscribe(wanted)
            except (RedisError, OSError) as problem:
                _LOG.warning("Redis is away", problem=str(problem))
                await asyncio.sleep(_WAIT_SECONDS)
            else:
                return

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as problem:  # the client subscribes again by itself
                _LOG.warning("Redis is away", problem=str(problem))
                await asyncio.sleep(_WAIT_SECONDS)
