"""Rate limits: buckets that refill steadily, one per address or seat."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from guildhall.server.problems import Refusal

POLICY = 1008
"""The close code for a WebSocket that does not keep to the limits."""
HANDSHAKE_COST = HELLO_COST = 5.0
"""Requests that a new WebSocket counts for, and sitting down at a table."""
MOST_REFUSALS = 300
"""Messages that may be refused `too-many`: of an address at once, of a connection in all."""
_MOST_BUCKETS = 50_000
_BURST_SECONDS = 3.0


def network_of(host: str) -> str:
    """Whom limits are for: an IPv6 network counts as one, for one person has all of it."""
    address = ip_of(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return host if address is None else str(address)


def ip_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address without its zone, IPv4 where IPv6 only wraps it; None if it is none."""
    try:
        address = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Rate:
    """At most `per_second` on the long run, with a burst of a few seconds' worth; 0 is no limit."""

    def __init__(self, per_second: float, burst: float = 0.0) -> None:
        self._rate = per_second
        self._burst = burst or max(1.0, per_second * _BURST_SECONDS)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0) -> None:
        """Count a request; Refusal where the bucket is empty."""
        if not self.allows(who, cost):
            raise Refusal("too-many")

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Count a request; return False, and count nothing, where the bucket is empty."""
        if self._rate and self._left(who) < min(cost, self._burst):
            return False
        self.charge(who, cost)
        return True

    def charge(self, who: str, cost: float) -> None:
        """Count what was done already; a bucket below zero refuses until it has refilled."""
        if not self._rate:
            return
        self._buckets[who] = (self._left(who) - cost, time.monotonic())
        self._buckets.move_to_end(who)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _left(self, who: str) -> float:
        now = time.monotonic()
        left, then = self._buckets.get(who, (self._burst, now))
        return min(self._burst, left + (now - then) * self._rate)


class Counter:
    """How many of something each address has open now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> None:
        if self._open.get(who, 0) >= self._most:
            raise Refusal("too-many")
        self._open[who] = self._open.get(who, 0) + 1

    def leave(self, who: str) -> None:
        left = self._open.get(who, 0) - 1
        if left > 0:
            self._open[who] = left
        else:
            self._open.pop(who, None)


class Turns:
    """Lets slow work onto the event loop one piece at a time; addresses are served round-robin.

    Between two pieces everything else that is ready runs. `most` pieces of one address may wait.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; Refusal where too much of `who` waits already."""
        if self._is_taken:
            await self._wait(who)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        queue = self._waiting.setdefault(who, deque())
        if len(queue) >= self._most:
            raise Refusal("too-many")
        mine = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the turn had just come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._is_taken = False


class Kept:
    """Cache encoded answers up to a number of bytes, least recently used first out."""

    def __init__(self, most_bytes: int) -> None:
        self._left = most_bytes
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        self._left += len(self._answers.pop(key, b"")) - len(answer)
        self._answers[key] = answer
        while self._left < 0:
            self._left += len(self._answers.popitem(last=False)[1])
