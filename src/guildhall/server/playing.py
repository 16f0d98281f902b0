"""What a connected client can ask for: sitting down, moves, undo, previews, chat."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from guildhall.core.errors import BadNotation, CannotUndo, clipped
from guildhall.core.game import Previews as GamePreviews
from guildhall.core.seat import Seat
from guildhall.server.desk import Caller, Desk
from guildhall.server.frames import (
    PHRASE_MARK,
    TEXT_MARK,
    entries_frame,
    line_info,
    standing_infos,
)
from guildhall.server.hall import Hall, now_ms
from guildhall.server.hints import Adviser
from guildhall.server.limits import HELLO_COST, MOST_REFUSALS, Rate
from guildhall.server.phrases import PHRASES
from guildhall.server.presence import Presences
from guildhall.server.problems import Refusal, failure, language_of, told_of
from guildhall.server.protocol import (
    MOST_BYTES,
    AskEntries,
    AskHint,
    AskPreview,
    AskScores,
    Hello,
    Key,
    Mute,
    Ping,
    Pong,
    PreviewInfo,
    Previews,
    Redo,
    Request,
    Restart,
    Say,
    Scores,
    Submit,
    Undo,
)
from guildhall.server.room import Connection
from guildhall.server.store.rows import LogRow
from guildhall.server.table import AnyMatch, Happened, Table

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encode = msgspec.json.encode
_LOG = structlog.get_logger("guildhall.playing")


class _Named(msgspec.Struct):
    id: Key = ""


_NAMED = msgspec.json.Decoder(_Named)
_MOST_CHAT_LINES = 10
_ALL_PREVIEWS, _ALL_SCORES = 5, 2
"""So many plain requests does one of these count for: they take longer."""
CHARGED_BYTES = 32 * 1024
"""Bytes of an answer that cost one more request of the rate limit."""


class Play:
    """Answers the messages of all WebSockets of this process."""

    def __init__(self, hall: Hall, desk: Desk, presences: Presences, adviser: Adviser) -> None:
        self.hall = hall
        self.adviser = adviser
        self.desk = desk
        self.presences = presences
        self._moving: set[asyncio.Task[None]] = set()
        hall.reseated = self._reseated
        self._seats = Rate(hall.settings.seat_rate)
        self._addresses = Rate(hall.settings.address_rate)
        self._refusals = Rate(hall.settings.address_rate, MOST_REFUSALS)

    async def answer(self, connection: Connection, message: str | bytes) -> bool:
        """Carry out one message; whatever is wrong with it comes back as an error frame.

        Return False if the connection must be closed, as too many messages were refused.
        """
        request: Request | None = None
        is_bearable = True
        try:
            self._addresses.spend(connection.address)
            request = _read(message)
            await self._carry_out(connection, request)
        except Exception as problem:
            refusal = problem if isinstance(problem, Refusal) else _unexpected(problem)
            self.hall.metrics.refusals.labels(refusal.code).inc()
            named = _id_in(message) if request is None else getattr(request, "id", "")
            connection.put(failure(connection.language, named, refusal), wake=False)
            if refusal.code == "too-many":
                connection.refused += 1
                is_bearable = self._refusals.allows(connection.address)
                is_bearable = is_bearable and connection.refused < MOST_REFUSALS
            await asyncio.sleep(0)  # nonsense without end must not keep others waiting
        await connection.flush()
        return is_bearable

    async def _carry_out(self, connection: Connection, request: Request) -> None:
        if isinstance(request, Hello):
            self._addresses.spend(connection.address, HELLO_COST - 1)
            await self.hello(connection, request)
            return
        if isinstance(request, Ping):
            connection.put(_encode(Pong(request.id)), wake=False)
            return
        if connection.room is None:
            raise Refusal("unknown-table")
        table_id, seat = connection.room.id, connection.audience
        if isinstance(request, AskScores | AskEntries):
            cost = _ALL_SCORES if isinstance(request, AskScores) else 1
            self._seats.spend(f"{table_id} {connection.address}", cost)
            await self._look(connection, table_id, request)
            return
        if seat is None:
            raise Refusal("watching")
        if isinstance(request, AskPreview):
            self._seats.spend(f"{table_id} {seat}", 1 if request.action else _ALL_PREVIEWS)
            table = await self.hall.table(table_id)
            connection.put(_encode(_previews(table, seat, request)), wake=False)
            await asyncio.sleep(0)  # others may have waited while this was worked out
        elif isinstance(request, AskHint):
            self._seats.spend(f"{table_id} {seat}")
            self.adviser.ask(connection, await self.hall.settled(table_id), seat, request)
        else:
            self._seats.spend(f"{table_id} {seat}")
            await self._act(connection, table_id, seat, request)

    async def _look(
        self, connection: Connection, table_id: str, request: AskScores | AskEntries
    ) -> None:
        """Answer what everybody at the table may ask for, in turn with other addresses."""
        async with self.hall.turns.turn(connection.address):
            table = await self.hall.settled(table_id)
            if connection.room is None or connection.room.id != table_id:
                raise Refusal("unknown-table")
            seat = connection.audience
            if isinstance(request, AskEntries):
                frame = entries_frame(table, seat, request.after, request.id)
            else:
                view = table.game.view(seat)
                infos = standing_infos(table.entry.game, table.game.scores(), view)
                frame = _encode(Scores(request.id, infos))
        self._charge(connection, len(frame))
        connection.put(frame, wake=False)

    def _charge(self, connection: Connection, size: int) -> None:
        self._addresses.charge(connection.address, size / CHARGED_BYTES)

    # Sitting down and getting up

    async def hello(self, connection: Connection, hello: Hello) -> None:
        if hello.lang is not None:
            connection.language = language_of(hello.lang)
        table = await self.hall.fresh(hello.table)
        caller = Caller(connection.address, connection.language, connection.visitor, hello.token)
        if table.match is None and not table.open_seats():
            await self.desk.start_if_full(hello.table)  # the one who was to start it was killed
        held = self.desk.sittable(table, caller)
        seat = None if hello.watch else _chosen_seat(table, hello, held)
        if seat is None and not held and not table.row.spectators:
            raise Refusal("no-spectators")
        if hello.watch:
            held = []  # a screen in the room is nobody's presence
        self.leave(connection)
        async with self.hall.turns.turn(connection.address):
            table = await self.hall.settled(hello.table)
            connection.audience, connection.held = seat, held
            connection.holders = {one: self.desk.holder_of(table, one, caller) for one in held}
            connection.holder = "" if seat is None else connection.holders[seat]
            size = self.hall.room(hello.table).enter(table, connection, hello.seen or 0)
        self._charge(connection, size)
        self.presences.entered(connection)
        if seat is not None:
            self.adviser.expect(table)
        self.hall.visited(table)  # a bot whose server was killed need not be waited for

    def leave(self, connection: Connection) -> None:
        self.adviser.leave(connection)
        room = connection.room
        if room is None:
            return
        room.leave(connection)
        self.presences.left(room, connection)
        self.hall.close_room(room.id)

    def table_gone(self, table_id: str) -> None:
        """A table was deleted: those who sat there are told and sent away."""
        room = self.hall.rooms.pop(table_id, None)
        for group in list(room.groups.values()) if room is not None else ():
            for connection in group.connections:
                connection.room = None
                connection.put(failure(connection.language, "", Refusal("unknown-table")))

    def _reseated(self, table: Table, done: Happened) -> None:
        """Whoever lost a seat hears no more of its secrets and watches from now on."""
        room, seat = self.hall.rooms.get(table.row.id), done.row.seat
        if room is None or seat is None:
            return
        for connection in room.unseat(table, seat):
            self.presences.left(room, connection)
            connection.audience, connection.holder = None, ""
            connection.held, connection.holders = [], {}
            moving = asyncio.ensure_future(self._watch(table.row.id, connection))
            self._moving.add(moving)
            moving.add_done_callback(self._moving.discard)

    async def _watch(self, table_id: str, connection: Connection) -> None:
        try:
            table = await self.hall.settled(table_id)
        except Exception as problem:
            refusal = problem if isinstance(problem, Refusal) else _unexpected(problem)
            connection.put(failure(connection.language, "", refusal))
            return
        if not connection.is_open or connection.room is not None:
            return
        if table.row.spectators:
            self.hall.room(table_id).enter(table, connection, 0)
        else:
            connection.put(failure(connection.language, "", Refusal("no-spectators")))

    # Steps

    async def _act(
        self,
        connection: Connection,
        table_id: str,
        seat: Seat,
        request: Submit | Undo | Redo | Restart | Say | Mute,
    ) -> None:
        holder = connection.holder

        def make(table: Table) -> LogRow:
            table.check_key(seat, request.id)
            if not holder or table.seats[seat].holder != holder:
                raise Refusal("not-yours")  # handed over since this connection sat down
            now = now_ms()
            if not isinstance(request, Say | Mute):
                _check_time(table, seat, now)
            kind, body = _step(table, seat, request)
            return table.next_row(kind, now, seat, body, request.id)

        ticket = request.ticket if isinstance(request, Submit) else None
        await self.hall.act(table_id, make, ticket=ticket, asker=connection, request=request.id)


def _unexpected(problem: Exception) -> Refusal:
    """A mistake of ours, or a database that is away: logged with everything, told without."""
    _LOG.error("request failed", exc_info=problem)
    return told_of(problem)


def _read(message: str | bytes) -> Request:
    if len(message) > MOST_BYTES or len(_as_bytes(message)) > MOST_BYTES:
        raise Refusal("too-large")
    try:
        return _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("malformed", clipped(str(problem))) from None


def _as_bytes(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message


def _id_in(message: str | bytes) -> str:
    """The key of a message that could not be carried out, so that its sender knows which it was."""
    if len(message) > MOST_BYTES:
        return ""
    try:
        return _NAMED.decode(message).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _chosen_seat(table: Table, hello: Hello, held: list[Seat]) -> Seat | None:
    """The seat asked for, else the first one held that has something to do, else any held."""
    if hello.seat is not None:
        if hello.seat not in held:
            raise Refusal("not-yours")
        return hello.seat
    if hello.token is not None and not held:
        raise Refusal("not-yours")
    busy = [seat for seat in held if seat in table.waiting]
    return next(iter(busy or held), None)


def _check_time(table: Table, seat: Seat, now: int) -> None:
    """With a hard limit, a turn that is late belongs to the bot."""
    if table.row.clock_kind == "limit" and table.is_late(seat, now):
        raise Refusal("time-up")


def _step(
    table: Table, seat: Seat, request: Submit | Undo | Redo | Restart | Say | Mute
) -> tuple[str, str]:
    """The kind and body of the row that a request asks for."""
    match request:
        case Submit(action=action):
            table.check_running()
            return "move", _in_notation(table.game, action)
        case Undo():
            table.check_undos(seat)
            return "undo", ""
        case Restart():
            table.check_undos(seat)
            return "restart", ""
        case Redo():
            table.check_running()
            return "move", _redone(table.game, seat)
        case Say():
            table.check_chats()
            return "chat", _said(request)
        case Mute(seat=other, on=on):
            if other >= table.row.seats or other == seat:
                raise Refusal("malformed", "there is no such other seat")
            table.check_mutes(seat, other, on=on)
            return "mute", f"{other} {'on' if on else 'off'}"


def _in_notation(match: AnyMatch, text: str) -> str:
    """The action as the record writes it; people may type more spaces."""
    try:
        return match.notation.format(match.notation.parse(text))
    except BadNotation as problem:
        raise Refusal("illegal", str(problem), cause=problem) from None


def _redone(match: AnyMatch, seat: Seat) -> str:
    try:
        return match.notation.format(match.next_redo(seat))
    except CannotUndo as problem:
        raise Refusal("no-undo", str(problem)) from None


def _said(request: Say) -> str:
    if request.phrase:
        if request.phrase not in PHRASES:
            raise Refusal("no-phrase", ", ".join(PHRASES))
        return PHRASE_MARK + request.phrase
    lines = request.text.splitlines()[:_MOST_CHAT_LINES]
    text = "\n".join(_printable(line) for line in lines).strip()
    if not text:
        raise Refusal("malformed", "nothing was said")
    return TEXT_MARK + text


def _printable(line: str) -> str:
    return "".join(char for char in line if char.isprintable())


def _previews(table: Table, seat: Seat, request: AskPreview) -> Previews:
    table.check_running()
    match, game = table.game, table.entry.game
    if not isinstance(game, GamePreviews):
        raise Refusal("no-preview")
    legal = match.legal_actions(seat)
    write = match.notation.format
    if request.action is not None:
        wanted = _in_notation(match, request.action)
        legal = tuple(action for action in legal if write(action) == wanted)
        if not legal:
            raise Refusal("illegal")
    found = game.previews(match.state, seat, legal)
    infos = [
        PreviewInfo(write(action), one.seat, one.total, [line_info(line) for line in one.lines])
        for action, one in zip(legal, found, strict=True)
    ]
    return Previews(request.id, infos)
