"""Who is here: told to the room at once, to other processes by notes, to the database by beats."""

from __future__ import annotations

import time
from typing import Protocol

from guildhall.server.hall import Hall, now_ms
from guildhall.server.room import Connection, Room
from guildhall.server.store.store import BEAT_SECONDS, set_seen, set_wake
from guildhall.server.store.writers import Statement

_NOTE_LASTS = 3.5 * BEAT_SECONDS


class Publish(Protocol):
    """Tells other processes who is connected here; `ask` wants to hear the same of them."""

    def __call__(self, table_id: str, seats: list[int], *, ask: bool = False) -> None: ...


def _to_nobody(table_id: str, seats: list[int], *, ask: bool = False) -> None:
    """There are no other processes."""


class Presences:
    """Keeps track of connected people; `publish` tells other processes of our part of a room."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.publish: Publish = _to_nobody

    def entered(self, connection: Connection) -> None:
        room = connection.room
        if room is None:
            return
        seats = sorted(room.online_here())
        if room.count() == 1:
            self.publish(room.id, seats, ask=True)
        if connection.audience is None:
            return
        self._seen(list(connection.holders.values()), online=True)
        room.tell_presence()
        self.publish(room.id, seats)

    def left(self, room: Room, connection: Connection) -> None:
        if connection.audience is None:
            return
        room.tell_presence()
        self.publish(room.id, sorted(room.online_here()))
        online = room.online()
        gone = [holder for seat, holder in connection.holders.items() if seat not in online]
        if gone:
            self._seen(gone, online=False)
            self._look_after_grace(room.id)

    def _look_after_grace(self, table_id: str) -> None:
        """Have the table looked at when the one who left has been away too long."""
        table = self.hall.known(table_id)
        if table is None or not table.row.grace or table.status != "running":
            return
        look = now_ms() + table.row.grace * 1000
        if table.wake is None or look < table.wake:
            table.wake = look
            self._write(set_wake(table_id, look))

    def heard(self, process: str, table_id: str, seats: list[int], *, ask: bool) -> None:
        """Another process tells which seats are connected to it."""
        room = self.hall.rooms.get(table_id)
        if room is None:
            return
        if room.note_remote(process, frozenset(seats), time.monotonic() + _NOTE_LASTS):
            room.tell_presence()
        if ask:
            self.publish(table_id, sorted(room.online_here()))

    def beat(self) -> None:
        """Everybody connected is still here."""
        now = time.monotonic()
        people: list[str] = []
        for room in self.hall.rooms.values():
            for group in room.groups.values():
                for connection in group.connections:
                    people += connection.holders.values()
            if room.drop_stale_remotes(now):
                room.tell_presence()
            self.publish(room.id, sorted(room.online_here()))
        self._seen(sorted(set(people)), online=True)

    def _seen(self, people: list[str], *, online: bool) -> None:
        known = [holder for holder in people if holder]
        if known:
            self._write(set_seen(known, now_ms(), online=online))

    def _write(self, statement: Statement) -> None:
        self.hall.store.committer.add(statements=[statement]).add_done_callback(_ignore)


def _ignore(done: object) -> None:
    """Presence is a hint: a beat that was not written is followed by the next."""
    getattr(done, "exception", lambda: None)()
