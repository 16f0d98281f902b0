"""What Prometheus can ask: counts and times, nothing about people."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Counter(
            "guildhall_steps", "Steps written to table logs", ["kind"], registry=self.registry
        )
        self._steps: dict[str, Counter] = {}
        self.refusals = Counter(
            "guildhall_refusals", "Requests refused", ["code"], registry=self.registry
        )
        self.conflicts = Counter(
            "guildhall_conflicts", "Steps another process was quicker with", registry=self.registry
        )
        self.loads = Counter(
            "guildhall_table_loads", "Tables read from the database", registry=self.registry
        )
        self.tables = Gauge(
            "guildhall_tables_cached", "Tables held in memory", registry=self.registry
        )
        self.connections = Gauge("guildhall_connections", "Open WebSockets", registry=self.registry)
        self.bots = Histogram(
            "guildhall_bot_seconds", "Time a bot took", registry=self.registry, buckets=_BUCKETS
        )
        self.requests = Counter(
            "guildhall_http_requests", "HTTP requests by status", ["status"], registry=self.registry
        )

    def count_step(self, kind: str) -> None:
        """Quicker than to look the label up each time."""
        if kind not in self._steps:
            self._steps[kind] = self.steps.labels(kind)
        self._steps[kind].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
