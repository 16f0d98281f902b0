"""Rows as values."""

from __future__ import annotations

from typing import NamedTuple


class LogRow(NamedTuple):
    """One step of a table. `body` is the notation of a move, the text of a chat line, or JSON."""

    table_id: str
    seq: int
    at: int
    kind: str
    seat: int | None = None
    body: str = ""
    key: str | None = None


class TableRow(NamedTuple):
    """How a table was set up, with a summary of where it stands."""

    id: str
    game: str
    version: int
    options: str
    seats: int
    seed: str | None
    seal: str | None
    chosen_seed: bool
    position: str
    pace: str
    is_public: bool
    spectators: bool
    clock_kind: str
    clock_seconds: int
    grace: int
    hints: bool
    host: bytes | None
    previous: str
    imported: bool
    created: int
    status: str
    touched: int
    wake: int | None


class ReviewRow(NamedTuple):
    """How far the review of a seat is; `body` is the answer as JSON, `worker` who is at it."""

    table_id: str
    seat: int
    worker: str
    status: str
    touched: int
    body: str


class HolderRow(NamedTuple):
    """A person at a table. Token and visitor are kept as hashes, None once the data is deleted."""

    id: str
    table_id: str
    seat: int
    token: bytes | None
    visitor: bytes | None
    name: str
    seen: int
    online: bool = False
