"""Settings: each has a flag of `guildhall serve` and an environment variable."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from guildhall.core.errors import GuildhallError, quoted

PREFIX = "GUILDHALL_"


class BadSetting(GuildhallError):
    """A setting has a value that cannot be used."""


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'guildhall' / 'guildhall.db'}"


@dataclass(frozen=True)
class Settings:
    """What a host can choose; rates are per second, 0 switches a limit off."""

    host: str = "127.0.0.1"
    port: int = 8017
    processes: int = 1
    database_url: str = field(default_factory=default_database)
    redis_url: str = ""
    origins: str = ""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: bool = False
    log_format: str = "text"
    log_level: str = "info"
    metrics: str = "local"
    bot_workers: int = 1
    expert_seconds: float = 0.2
    master_seconds: float = 1.0
    hint_seconds: float = 0.8
    review_seconds: float = 20.0
    grace: int = 90
    address_rate: float = 100.0
    seat_rate: float = 20.0
    connections: int = 200
    sockets: int = 300
    tables_per_hour: int = 60
    hint_rate: float = 1.0
    reviews_per_hour: int = 60
    most_tables: int = 200_000
    idle_seconds: int = 30
    keep_open_days: int = 2
    keep_running_days: int = 90
    keep_finished_days: int = 0

    @classmethod
    def read(
        cls,
        environment: Mapping[str, str] = os.environ,
        flags: Mapping[str, str | float | None] | None = None,
    ) -> Settings:
        """From the environment, then from flags that were given; BadSetting names a wrong one."""
        default = cls()
        found: dict[str, Any] = {}  # Any: each has the type of its field
        for one in fields(cls):
            given = (flags or {}).get(one.name)
            text = environment.get(PREFIX + one.name.upper()) if given is None else str(given)
            if text is not None:
                found[one.name] = _read(one.name, getattr(default, one.name), text)
        chosen = replace(default, **found)
        chosen.check()
        return chosen

    def environment(self) -> dict[str, str]:
        """The same settings for a child process."""
        return {PREFIX + one.name.upper(): str(getattr(self, one.name)) for one in fields(self)}

    @cached_property
    def allowed_origins(self) -> frozenset[str]:
        """The web addresses in `origins`, without the blanks around them."""
        return frozenset(filter(None, map(str.strip, self.origins.split(","))))

    def check(self) -> None:
        if not 1 <= self.port <= 65535:
            raise BadSetting(f"port: expected 1 to 65535, got {self.port}")
        if self.log_format not in ("text", "json"):
            raise BadSetting(f"log_format: expected text or json, got {quoted(self.log_format)}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            expected = "debug, info, warning or error"
            raise BadSetting(f"log_level: expected {expected}, got {quoted(self.log_level)}")
        if self.metrics not in ("off", "local", "all"):
            raise BadSetting(f"metrics: expected off, local or all, got {quoted(self.metrics)}")
        if self.processes > 1 and not self.redis_url:
            raise BadSetting("processes: several need redis_url, so that they hear of each other")
        for one in fields(self):
            value = getattr(self, one.name)
            if isinstance(value, int | float):
                _check_number(one.name, value)


_AT_LEAST_ONE = ("processes", "bot_workers", "connections", "sockets")


_MOST = 1e9
_MOST_SECONDS = 3600.0
_THOUGHTS = ("expert_seconds", "master_seconds", "hint_seconds", "review_seconds")


def _check_number(name: str, value: float) -> None:
    if math.isnan(value):
        raise BadSetting(f"{name}: expected a number, got {value}")
    if value < (1 if name in _AT_LEAST_ONE else 0):
        raise BadSetting(f"{name}: {value} is too small")
    if value > (_MOST_SECONDS if name in _THOUGHTS else _MOST):
        raise BadSetting(f"{name}: {value} is too large")


def _read(name: str, default: str | bool | float, text: str) -> str | bool | float:
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "0": False, "false": False}[text.lower()]
        return type(default)(text)
    except (KeyError, ValueError):
        kind = "true or false" if isinstance(default, bool) else "a number"
        raise BadSetting(f"{name}: expected {kind}, got {quoted(text)}") from None
