"""Rate limits: buckets that refill steadily, one per address or seat."""

from __future__ import annotations

import time
from collections import OrderedDict

from guildhall.server.problems import Refusal

POLICY = 1008
"""The close code for a WebSocket that does not keep to the limits."""
HANDSHAKE_COST = HELLO_COST = 5.0
"""Requests that a new WebSocket counts for, and sitting down at a table."""
REFUSAL_BURST = 300.0
"""Messages an address may have refused at once before its connections are closed."""
_MOST_BUCKETS = 50_000
_BURST_SECONDS = 3.0


def network_of(host: str) -> str:
    """Whom limits are for: an IPv6 network counts as one, for one person has all of it."""
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host


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
        """Count a request; returns False, and counts nothing, where the bucket is empty."""
        if not self._rate:
            return True
        now = time.monotonic()
        left, then = self._buckets.get(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < min(cost, self._burst):
            return False
        self._buckets[who] = (left - cost, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return True


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
