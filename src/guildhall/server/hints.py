"""Hints: asked for over the socket, thought about elsewhere, told to the one who asked."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec
import structlog

from guildhall.core.seat import Seat
from guildhall.server.hall import Hall
from guildhall.server.lessons import HintInfo
from guildhall.server.limits import Rate
from guildhall.server.problems import Refusal, failure, told_of
from guildhall.server.protocol import AskHint, Hints
from guildhall.server.room import Connection
from guildhall.server.table import Table
from guildhall.server.thinking import Minds

_LOG = structlog.get_logger("guildhall.hints")
_BURST = 10.0
_MOST_KNOWN = 1000
_encode = msgspec.json.encode


class Place(NamedTuple):
    """A decision: the ticket changes whenever the seat acts or learns something."""

    table: str
    seat: Seat
    ticket: int


class Found(NamedTuple):
    """Advice on a decision, and how many outcomes it rests on."""

    hints: list[HintInfo]
    outcomes: int


class _Asked(NamedTuple):
    """A hint that a connection waits for."""

    place: Place
    holder: str
    request: str
    task: asyncio.Task[None]


class Adviser:
    """Answers all hints of this process, one at a time for each connection."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        self._minds = minds
        self._rate = Rate(hall.settings.hint_rate, burst=_BURST)
        self._asked: dict[Connection, _Asked] = {}
        self._known: OrderedDict[Place, Found] = OrderedDict()
        self._getting_ready: asyncio.Task[None] | None = None

    def ask(self, connection: Connection, table: Table, seat: Seat, request: AskHint) -> None:
        """Begin to think about a hint; the answer comes later, and nobody waits for it."""
        _check(connection, table, seat, request)
        self._rate.spend(connection.address)
        self.leave(connection)
        place = Place(table.row.id, seat, table.game.ticket(seat))
        if place in self._known:
            connection.put(_told(request.id, place, self._known[place]), wake=False)
            return
        view, actions = table.game.view(seat), table.game.legal_actions(seat)
        thinking = self._think(connection, place, request.id, (table.row.game, view, actions))
        task = asyncio.ensure_future(thinking)
        self._asked[connection] = _Asked(place, connection.holder, request.id, task)

    def expect(self, table: Table) -> None:
        """Somebody sits down who may ask for a hint."""
        if table.row.hints and self._getting_ready is None:
            self._getting_ready = asyncio.ensure_future(self._minds.be_ready_for_hints())
            self._getting_ready.add_done_callback(_forget_trouble)

    def moved_on(self, table: Table) -> None:
        """Something happened at a table: a hint for what is past helps nobody."""
        for connection, asked in list(self._asked.items()):
            if asked.place.table == table.row.id and not _is_current(table, asked):
                self.leave(connection)

    def leave(self, connection: Connection) -> None:
        """A connection no longer waits for its hint."""
        asked = self._asked.pop(connection, None)
        if asked is not None:
            asked.task.cancel()
            connection.put(_refused(connection, asked.request, Refusal("stale")))

    async def stop(self) -> None:
        tasks = [asked.task for asked in self._asked.values()]
        tasks += [] if self._getting_ready is None else [self._getting_ready]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(
        self, connection: Connection, place: Place, request: str, posed: tuple[str, Any, Any]
    ) -> None:
        """Any: a game's own view and actions."""
        seed = f"hint {place.table} {place.seat} {place.ticket}"
        try:
            found = Found(*await self._minds.hint(*posed, seed, connection.address))
        except Refusal as refusal:
            frame = _refused(connection, request, refusal)
        except Exception as problem:
            _LOG.exception("no hint")
            frame = _refused(connection, request, told_of(problem))
        else:
            self._keep(place, found)
            frame = _told(request, place, found)
        self._asked.pop(connection, None)
        connection.put(frame)

    def _keep(self, place: Place, found: Found) -> None:
        self._known[place] = found
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def _forget_trouble(ready: asyncio.Task[None]) -> None:
    """The first hint will start a process where this one could not."""
    if not ready.cancelled():
        ready.exception()


def _check(connection: Connection, table: Table, seat: Seat, request: AskHint) -> None:
    if not table.row.hints:
        raise Refusal("no-hints")
    table.check_running()
    if not connection.holder or table.seats[seat].holder != connection.holder:
        raise Refusal("not-yours")
    if seat not in table.waiting:
        raise Refusal("wrong-seat")
    if request.ticket is not None and request.ticket != table.game.ticket(seat):
        raise Refusal("stale")


def _is_current(table: Table, asked: _Asked) -> bool:
    seat = asked.place.seat
    is_theirs = table.seats[seat].holder == asked.holder and seat in table.waiting
    return is_theirs and table.game.ticket(seat) == asked.place.ticket


def _told(request: str, place: Place, found: Found) -> bytes:
    return _encode(Hints(request, place.ticket, found.hints, found.outcomes))


def _refused(connection: Connection, request: str, refusal: Refusal) -> bytes:
    return failure(connection.language, request, refusal)
