"""Who is here: told to the room at once, to other processes by notes, to the database by beats."""

from __future__ import annotations

import time
from collections.abc import Callable

from guildhall.server.hall import Hall, now_ms
from guildhall.server.room import Connection, Room
from guildhall.server.store.store import set_seen, set_wake
from guildhall.server.store.writers import Statement

BEAT_SECONDS = 10.0
"""How often the database learns which people are still connected."""
_NOTE_LASTS = 3.5 * BEAT_SECONDS

Publish = Callable[[str, list[int]], None]


class Presences:
    """Keeps track of connected people; `publish` tells other processes of our part of a room."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.publish: Publish = lambda _table_id, _seats: None

    def entered(self, connection: Connection) -> None:
        room = connection.room
        if room is None or connection.audience is None:
            return
        self._seen([connection.holder])
        if len(room.groups[connection.audience].connections) == 1:
            self._changed(room)

    def left(self, room: Room, connection: Connection) -> None:
        if connection.audience is None:
            return
        self._seen([connection.holder])
        if connection.audience not in room.groups:
            self._changed(room)
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

    def heard(self, process: str, table_id: str, seats: list[int]) -> None:
        """Another process tells which seats are connected to it."""
        room = self.hall.rooms.get(table_id)
        until = time.monotonic() + _NOTE_LASTS
        if room is not None and room.note_remote(process, frozenset(seats), until):
            room.tell_presence()

    def beat(self) -> None:
        """Everybody connected is still here."""
        now = time.monotonic()
        people: list[str] = []
        for room in self.hall.rooms.values():
            people += [
                one.holder for group in room.groups.values() for one in group.connections[:1]
            ]
            if room.drop_stale_remotes(now):
                room.tell_presence()
            self.publish(room.id, sorted(room.online_here()))
        self._seen([holder for holder in people if holder])

    def _changed(self, room: Room) -> None:
        room.tell_presence()
        self.publish(room.id, sorted(room.online_here()))

    def _seen(self, holders: list[str]) -> None:
        now = now_ms()
        seen = [(holder, now) for holder in holders if holder]
        if seen:
            self._write(set_seen(seen))

    def _write(self, statement: Statement) -> None:
        self.hall.store.committer.add(statements=[statement]).add_done_callback(_ignore)


def _ignore(done: object) -> None:
    """Presence is a hint: a beat that was not written is followed by the next."""
    getattr(done, "exception", lambda: None)()
