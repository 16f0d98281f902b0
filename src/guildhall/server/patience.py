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
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError as NoConnection
from redis.exceptions import RedisError

_LOG = structlog.get_logger("guildhall.redis")
_WAIT_SECONDS = 0.5
_ANSWER_SECONDS = 2.0
_PING_SECONDS = 2.0
"""A connection over which nothing came for so long is asked for a sign of life."""


class PatientRedis(RedisChannelsPubSubBackend):
    """Notes that cannot be sent are dropped, and listening begins again until it works."""

    _away_until = 0.0
    _subscribing: asyncio.Task[None] | None = None
    _is_ending = False

    @classmethod
    def at(cls, url: str) -> PatientRedis:
        redis: Redis = Redis.from_url(
            url,
            health_check_interval=_PING_SECONDS,
            socket_connect_timeout=_ANSWER_SECONDS,
            socket_timeout=_ANSWER_SECONDS,
        )
        return cls(redis=redis)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if time.monotonic() < self._away_until:
            return
        try:
            await asyncio.wait_for(super().publish(data, channels), _ANSWER_SECONDS)
        except (RedisError, OSError, TimeoutError) as problem:
            self._away_until = time.monotonic() + _WAIT_SECONDS
            _LOG.warning("Redis is away, notes are not sent", problem=str(problem))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Goes on trying in the background: the server can start without Redis.

        There is one channel, so trying once is enough for all who want it.
        """
        if self._subscribing is None or self._subscribing.done():
            self._subscribing = asyncio.create_task(self._subscribe(list(channels)))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """The one listener of this process goes: nobody waits for Redis any more."""
        self._is_ending = True
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(super().unsubscribe(channels), _ANSWER_SECONDS)

    async def on_shutdown(self) -> None:
        self._is_ending = True
        if self._subscribing is not None:
            self._subscribing.cancel()
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(super().on_shutdown(), _ANSWER_SECONDS)

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
        while not (self._is_ending or _is_cancelled()):
            await self._has_subscribed.wait()
            try:
                message = await self._pub_sub.get_message(
                    ignore_subscribe_messages=True, timeout=1.0
                )
                await self._check_line()
            except (RedisError, OSError) as problem:  # the client subscribes again by itself
                _LOG.warning("Redis is away", problem=str(problem))
                await asyncio.sleep(_WAIT_SECONDS)
                continue
            if message is not None:
                yield message["channel"].decode(), message["data"]

    async def _check_line(self) -> None:
        """Hang up where not even a ping is answered: the next one connects anew.

        A line that died without a word would be listened to for ever.
        """
        line: AbstractConnection | None = self._pub_sub.connection
        now = asyncio.get_running_loop().time()
        if line is not None and now > line.next_health_check + _ANSWER_SECONDS:
            await line.disconnect(nowait=True)
            raise NoConnection("no answer")


def _is_cancelled() -> bool:
    """Whether this task is to end: the client may take that for an error of its line."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
