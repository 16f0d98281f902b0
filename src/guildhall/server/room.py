"""Who is connected to a table through this process, and what each of them was shown last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from guildhall.core.seat import Seat
from guildhall.server.frames import (
    Sight,
    Telling,
    answering,
    table_info,
    update_frame,
    welcome_frame,
)
from guildhall.server.protocol import Presence
from guildhall.server.table import Audience, Happened, Table

MOST_UNSENT = 1000
"""Frames a slow client may fall behind before it is cut off (it resumes where it was)."""

_TOLD_WITH_TABLE = ("seat", "start", "rematch")


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    @property
    def send(self) -> Callable[[Any], Awaitable[None]]: ...


class Connection:
    """One WebSocket. Frames are queued in order and sent by whoever comes first to flush them."""

    __slots__ = (
        "_is_sending",
        "_send",
        "_wake",
        "address",
        "audience",
        "cut_off",
        "held",
        "holder",
        "holders",
        "is_open",
        "is_slow",
        "language",
        "outbox",
        "refused",
        "room",
        "visitor",
    )

    def __init__(self, socket: Socket, address: str, language: str, visitor: bytes | None) -> None:
        self._send = socket.send
        self._is_sending = False
        self._wake = asyncio.Event()
        self.address = address
        self.language = language
        self.visitor = visitor
        self.outbox: deque[bytes] = deque()
        self.room: Room | None = None
        self.audience: Audience = None
        self.held: list[Seat] = []
        self.holder = ""
        self.holders: dict[Seat, str] = {}
        self.is_open = True
        self.is_slow = False
        self.refused = 0
        self.cut_off: Callable[[], object] = lambda: None

    def put(self, frame: bytes, *, wake: bool = True) -> None:
        if self.is_slow:
            return
        self.outbox.append(frame)
        if wake:
            self._wake.set()
        if len(self.outbox) > MOST_UNSENT:
            self.is_slow = True
            self.cut_off()

    async def flush(self) -> None:
        """Send what is queued; a second caller leaves it to the first."""
        if self._is_sending:
            return
        self._is_sending = True
        try:
            while self.outbox:
                text = self.outbox.popleft().decode()
                await self._send({"type": "websocket.send", "text": text, "bytes": None})
        finally:
            self._is_sending = False

    async def keep_sending(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.flush()


class Group:
    """All connections of one audience: they were shown the same.

    `sight` may be ahead of `told`: steps are written before they are told.
    """

    __slots__ = ("connections", "sight", "told")

    def __init__(self, sight: Sight, told: int) -> None:
        self.sight = sight
        self.told = told
        self.connections: list[Connection] = []


class News(NamedTuple):
    """What one group must be told of a step, once it is durable."""

    group: Group
    seq: int
    frame: bytes
    asker: Connection | None
    answer: bytes

    def tell(self) -> None:
        """Queue the frame; the one who asked flushes its own."""
        self.group.told = self.seq
        for connection in self.group.connections:
            if connection is self.asker:
                connection.put(self.answer, wake=False)
            else:
                connection.put(self.frame)


class Room:
    """The connections of one table in this process; outlives the table's place in the cache."""

    __slots__ = ("_must_show", "_remote", "groups", "id", "seq")

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.groups: dict[Audience, Group] = {}
        self.seq = 0
        self._must_show = False
        self._remote: dict[str, tuple[float, frozenset[Seat]]] = {}

    @property
    def is_empty(self) -> bool:
        return not self.groups

    def count(self) -> int:
        return sum(len(group.connections) for group in self.groups.values())

    def online_here(self) -> set[Seat]:
        """Seats somebody is connected for: at one device one may sit for several."""
        return {
            seat
            for audience, group in self.groups.items()
            if audience is not None
            for connection in group.connections
            for seat in connection.held
        }

    def online(self) -> set[Seat]:
        """Seats connected here or to another process."""
        return self.online_here().union(*(seats for _, seats in self._remote.values()))

    def note_remote(self, process: str, seats: frozenset[Seat], until: float) -> bool:
        """What another process says of its connections; True if that changes who is online."""
        before = self.online()
        self._remote[process] = (until, seats)
        return self.online() != before

    def drop_stale_remotes(self, now: float) -> bool:
        before = self.online()
        self._remote = {p: note for p, note in self._remote.items() if note[0] > now}
        return self.online() != before

    # Coming and going

    def enter(self, table: Table, connection: Connection, seen: int) -> int:
        """Let a connection see the table; the table must have no unwritten steps.

        Returns the size of its first frame.
        """
        audience = connection.audience
        if audience not in self.groups:
            self.groups[audience] = Group(Sight(table, audience), table.seq_of(audience))
        group = self.groups[audience]
        group.connections.append(connection)
        connection.room = self
        self.seq = table.seq
        online = self.online()
        frame = welcome_frame(table, audience, group.sight, connection.held, seen, online)
        connection.put(frame)
        return len(frame)

    def leave(self, connection: Connection) -> None:
        group = self.groups.get(connection.audience)
        connection.room = None
        if group is None or connection not in group.connections:
            return
        group.connections.remove(connection)
        if not group.connections:
            del self.groups[connection.audience]

    def unseat(self, table: Table, seat: Seat) -> list[Connection]:
        """Cut off those who no longer hold a seat; the owner may go on looking at a bot's game."""
        group, seating = self.groups.get(seat), table.seats[seat]
        if group is None:
            return []
        allowed = [seating.holder]
        if seating.bot:
            allowed += [seating.owner, seating.last]
        gone = [one for one in group.connections if one.holder not in allowed]
        for connection in gone:
            self.leave(connection)
        return gone

    # Telling

    def news(
        self, table: Table, done: Happened, asker: Connection | None = None, request: str = ""
    ) -> list[News]:
        """What each group that may know of a step must be told."""
        self.seq = table.seq
        found: list[News] = []
        is_news = done.row.kind in _TOLD_WITH_TABLE or table.is_over
        info = table_info(table, self.online()) if is_news and self.groups else None
        telling = Telling(table, done, info)
        for audience, group in self.groups.items():
            if not done.is_known_to(audience):
                continue
            group.sight, frame = update_frame(telling, audience, group.sight)
            is_asker = asker is not None and asker.audience == audience
            answer = answering(frame, request) if is_asker else frame
            found.append(News(group, table.seq_of(audience), frame, asker, answer))
        return found

    def mistrust(self) -> None:
        """What was shown may not be true: show everything when the table is read again."""
        self._must_show = True

    def meet_again(self, table: Table) -> None:
        """The table was read anew: whoever has missed something gets the whole of it."""
        is_behind = any(group.told != table.seq_of(one) for one, group in self.groups.items())
        if self._must_show or is_behind:
            self.show_all(table)

    def show_all(self, table: Table) -> None:
        self._must_show = False
        self.seq = table.seq
        online = self.online()
        for audience, group in self.groups.items():
            group.sight = Sight(table, audience)
            for one in group.connections:
                one.put(welcome_frame(table, audience, group.sight, one.held, group.told, online))
            group.told = table.seq_of(audience)

    def tell_presence(self) -> None:
        frame = msgspec.json.encode(Presence(sorted(self.online())))
        for group in self.groups.values():
            for connection in group.connections:
                connection.put(frame)
