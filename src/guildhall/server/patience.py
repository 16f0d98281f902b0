"""Redis that may go away and come back: what was missed is found in the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

_LOG = structlog.get_logger("guildhall.redis")
_WAIT_SECONDS = 0.5


class PatientRedis(RedisChannelsPubSubBackend):
    """Notes that cannot be sent are dropped, and listening begins again until it works."""

    @classmethod
    def at(cls, url: str) -> PatientRedis:
        redis: Redis = Redis.from_url(url, health_check_interval=15, socket_connect_timeout=2)
        return cls(redis=redis)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as problem:
            _LOG.warning("Redis is away, a note was not sent", problem=str(problem))

    async def subscribe(self, channels: Iterable[str]) -> None:
        wanted = list(channels)
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
