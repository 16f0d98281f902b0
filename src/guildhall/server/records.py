"""Games to keep: replay files out and in, any move by link, my tables, deleting my data."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.core.match import Moment
from guildhall.core.replay import Check, Move, Replay
from guildhall.core.replay import Undo as UndoEntry
from guildhall.core.seat import CHANCE, Seat
from guildhall.games import registry
from guildhall.server.desk import Caller, Desk, new_person, told_apart
from guildhall.server.frames import event_infos, standing_infos, table_info, writer_of
from guildhall.server.hall import Hall, now_ms
from guildhall.server.limits import Kept
from guildhall.server.problems import Refusal
from guildhall.server.protocol import (
    Deleted,
    HeldSeat,
    Imported,
    MoveInfo,
    Moves,
    MyTable,
    MyTables,
    Position,
    TableInfo,
    TableList,
)
from guildhall.server.secrets import is_same, new_id
from guildhall.server.store.database import is_damage
from guildhall.server.store.rows import LogRow, TableRow
from guildhall.server.store.store import (
    Loaded,
    blank_chat,
    delete_table,
    forget_holder,
    forget_host,
)
from guildhall.server.store.writers import Statement
from guildhall.server.table import Audience, SeatChange, Table
from guildhall.server.thinking import Minds

AnyMoment = Moment[Any, Any]
Numbered = tuple[int, AnyMoment]
"""How many actions of the match stand with this one, and the moment itself."""
_KEPT_BYTES = 32 * 1024 * 1024
MOST_MOVES = 500
"""How many moves one page holds."""
_LEFT_ALREADY = ("stale", "unknown-table", "old-rules", "damaged")
"""Why nobody has to leave a seat: another sits there, the table is gone, nobody can play it."""


class Archive:
    """Looks into games, writes them out and takes them in."""

    def __init__(self, hall: Hall, desk: Desk, minds: Minds) -> None:
        self.hall = hall
        self.desk = desk
        self.minds = minds
        self._kept = Kept(_KEPT_BYTES)

    # Lists

    async def info(self, table_id: str) -> TableInfo:
        return self._info(await self.hall.fresh(table_id))

    async def lobby(self) -> TableList:
        outlines = await self._outlines(await self.hall.store.lobby())
        return TableList([info for _, info in outlines])

    async def tables_of(self, caller: Caller) -> MyTables:
        found = []
        ids = [] if caller.visitor is None else await self.hall.store.tables_of(caller.visitor)
        for table, info in await self._outlines(ids):
            seats = self.desk.seats_of(table, caller)
            if seats:
                found.append(MyTable(info, seats, await self._has_turn(table, seats)))
        return MyTables(found)

    async def _has_turn(self, outline: Table, seats: list[Seat]) -> bool:
        """Whether one of these seats has something to decide: the game itself must tell."""
        if outline.status != "running":
            return False
        table = await self._if_there(outline.row.id)
        return table is not None and any(
            seat in table.waiting and bool(table.seats[seat].holder) for seat in seats
        )

    async def _outlines(self, table_ids: list[str]) -> list[tuple[Table, TableInfo]]:
        """Tables without their games, in this order and without damaged ones: enough for a list."""
        known: dict[str, Table | Loaded | None] = {one: self.hall.known(one) for one in table_ids}
        is_damaged = self.hall.is_damaged
        missing = [one for one, table in known.items() if table is None and not is_damaged(one)]
        known |= {loaded.table.id: loaded for loaded in await self._readable(missing)}
        found: list[tuple[Table, TableInfo]] = []
        for table_id, one in known.items():
            with contextlib.suppress(Refusal), self.hall.noticing_damage(table_id):
                table = _outline(one) if isinstance(one, Loaded) else one
                if table is not None:
                    found.append((table, self._info(table)))
        return found

    async def _readable(self, table_ids: list[str]) -> list[Loaded]:
        """Load outlines; where one of them is damaged, the others one by one."""
        try:
            return await self.hall.store.outlines(table_ids)
        except SQLAlchemyError as problem:
            if not is_damage(problem):
                raise
        found: list[Loaded] = []
        for one in table_ids:
            with contextlib.suppress(Refusal), self.hall.noticing_damage(one):
                found += await self.hall.store.outlines([one])
        return found

    async def _if_there(self, table_id: str) -> Table | None:
        """The table, or None where it went (or cannot be read) while we listed."""
        try:
            return await self.hall.settled(table_id)
        except GuildhallError:
            return None

    def _info(self, table: Table) -> TableInfo:
        room = self.hall.rooms.get(table.row.id)
        return table_info(table, set() if room is None else room.online())

    # One game

    async def replay(self, table_id: str, caller: Caller) -> bytes:
        """The record of a finished game, the seed in it."""
        table = await self.hall.fresh(table_id)
        self.desk.check_may_watch(table, caller)
        if table.match is None:
            raise Refusal("not-started")
        if not table.is_over:
            raise Refusal("not-finished")
        names = tuple(table.name_of(seat) or table.seats[seat].bot for seat in _seats(table))
        key = (table_id, names)
        kept = self._kept.get(key)
        if kept is None:
            record = table.match.replay(checks=False)._replace(names=names)
            kept = (await self.minds.write_record(record, caller.address)).encode()
            self._kept.put(key, kept)
        return kept

    async def moves(
        self,
        table_id: str,
        seat: Seat | None,
        everything: bool,
        caller: Caller,
        page: tuple[int, int],
    ) -> Moves:
        """Return a page of the moves that the caller may know, as encoded JSON."""
        after, limit = page

        def make(table: Table, moments: list[Numbered]) -> Moves:
            found = list(enumerate(moments, 1))[after : after + limit]
            infos = [_move_info(table, number, one, seat, everything) for number, (_, one) in found]
            return Moves(infos, len(moments))

        told: Moves = await self._told(table_id, (seat, everything, page), caller, make)
        return told

    async def position(
        self, table_id: str, number: int, seat: Seat | None, everything: bool, caller: Caller
    ) -> Position:
        """The game after `number` of the actions that the one who looks may know of."""

        def make(table: Table, moments: list[Numbered]) -> Position:
            if not 0 <= number <= len(moments):
                raise Refusal("unknown-move")
            return _position(table, moments, number, seat, everything)

        told: Position = await self._told(table_id, (seat, everything, (number,)), caller, make)
        return told

    async def _told(
        self,
        table_id: str,
        wish: tuple[Seat | None, bool, tuple[int, ...]],
        caller: Caller,
        make: Callable[[Table, list[Numbered]], Moves | Position],
    ) -> Any:  # Any: ready JSON
        """Make an answer in turn with other addresses, or find it: the log tells all of it."""
        seat, everything, _ = wish
        table = await self.hall.fresh(table_id)
        self._check_sight(table, seat, everything, caller)
        kept = self._kept.get((table_id, table.seq, wish))
        if kept is None:
            async with self.hall.turns.turn(caller.address):
                table = await self.hall.settled(table_id)
                every = enumerate(table.game.history, 1)
                moments = [one for one in every if everything or _is_known(one[1], seat)]
                kept = msgspec.json.encode(make(table, moments))
                self._kept.put((table_id, table.seq, wish), kept)
        return msgspec.Raw(kept)

    def _check_sight(self, table: Table, seat: Audience, everything: bool, caller: Caller) -> None:
        """Refuse whoever may not see the moves with these eyes."""
        self.desk.check_may_watch(table, caller)
        if seat is not None and seat >= table.row.seats:
            raise Refusal("unknown-move")
        if not table.is_over and (
            everything or (seat is not None and seat not in self.desk.held(table, caller))
        ):
            raise Refusal("not-finished")

    # Taking in

    async def take_in(self, record: str, caller: Caller) -> Imported:
        """A replay file becomes a table: to look at, or to play on by the one who brought it."""
        await self.desk.check_room_left(caller)
        try:
            replay, is_over = await self.minds.check_record(record, caller.address)
        except Refusal:
            raise
        except GuildhallError as problem:
            cause = getattr(problem, "cause", None)
            raise Refusal("bad-record", str(problem), cause=cause) from None
        if replay.seed is None and not is_over:
            raise Refusal("bad-record", "an unfinished game without a seed cannot be played on")
        row = _imported_row(replay, "finished" if is_over else "running")
        people = [
            new_person(row.id, seat, name, caller, row.created)
            for seat, name in enumerate(told_apart(replay.names, registry.entry(replay.game).bots))
        ]
        rows = _imported_rows(replay, row, [person.holder.id for person in people])
        table = await self.desk.found(row, [person.holder for person in people], rows)
        if table.is_over:
            return Imported(row.id, [])
        return Imported(row.id, [HeldSeat(one.holder.seat, one.token) for one in people])

    # Forgetting

    async def delete_all_of(self, caller: Caller) -> Deleted:
        """Names, chat and tokens of this browser go; games with other people stay without them."""
        if caller.visitor is None:
            raise Refusal("no-token")
        seats = tables = 0
        for table_id in {one.table_id for one in await self.hall.store.holdings(caller.visitor)}:
            # As the database has it: also a game that cannot be played any more is left.
            for table in map(_outline, await self.hall.store.outlines([table_id])):
                seats += len(self.desk.seats_of(table, caller))
                tables += await self._delete_from(table, caller.visitor)
                await self.hall.changed(table_id)
        await self.hall.write([forget_host(caller.visitor)])
        return Deleted(seats, tables)

    async def _delete_from(self, table: Table, visitor: bytes) -> bool:
        """Forget one person at one table; True if the table went with them."""
        theirs = {one.id for one in table.holders.values() if is_same(one.visitor, visitor)}
        others = [one for one in table.holders.values() if one.id not in theirs and one.token]
        if not others:
            await self.hall.write([delete_table(table.row.id)])
            return True
        for seat, seating in enumerate(table.seats):
            if seating.holder in theirs and table.status != "finished":
                await self._leave(table.row.id, seat, theirs)
        statements: list[Statement] = [forget_holder(one) for one in sorted(theirs)]
        said = _chat_of(await self.hall.store.rows_after(table.row.id, 0), theirs)
        statements += [blank_chat(table.row.id, said)] if said else []
        await self.hall.write(statements)
        return False

    async def _leave(self, table_id: str, seat: Seat, theirs: set[str]) -> None:
        def make(table: Table) -> LogRow:
            if table.seats[seat].holder not in theirs:
                raise Refusal("stale")
            bot = "" if table.match is None else registry.entry(table.row.game).stand_in
            body = msgspec.json.encode(SeatChange(bot=bot, why="left")).decode()
            return table.next_row("seat", now_ms(), seat, body)

        try:
            await self.hall.act(table_id, make)
        except Refusal as refusal:
            if refusal.code not in _LEFT_ALREADY:
                raise


def _outline(loaded: Loaded) -> Table:
    return Table.outline(loaded.table, loaded.holders, loaded.rows)


def _seats(table: Table) -> range:
    return range(table.row.seats)


def _is_known(moment: AnyMoment, seat: Audience) -> bool:
    mine = seat is not None and moment.seat == seat
    return mine or any(event.is_known_to(seat) for event in moment.step.events)


def _position(
    table: Table, moments: list[Numbered], number: int, seat: Seat | None, everything: bool
) -> Position:
    game, match = table.entry.game, table.game
    at, looker, told = 0, seat, MoveInfo(0, None, "", [])
    if number:
        at, last = moments[number - 1]
        looker = _looker(last, seat, everything)
        told = _move_info(table, number, last, seat, everything)
    state, view = match.state_after(at), match.view(looker, at)
    return Position(
        move=number,
        moves=len(moments),
        view=writer_of(table.row.game).view(view),
        events=told.events,
        waiting=[one.seat for one in game.decisions(state) if one.seat != CHANCE],
        scores=standing_infos(game, game.scores(state), view),
        action=told.action,
        actor=told.actor,
    )


def _move_info(
    table: Table, number: int, moment: AnyMoment, seat: Seat | None, everything: bool
) -> MoveInfo:
    shows = everything or _may_read_action(table, moment, seat)
    return MoveInfo(
        number,
        None if moment.seat == CHANCE else moment.seat,
        table.game.notation.format(moment.action) if shows else "",
        event_infos(moment.step.events, _looker(moment, seat, everything)),
    )


def _may_read_action(table: Table, moment: AnyMoment, seat: Audience) -> bool:
    """Whether the text of an action tells a seat nothing beyond the events it knows.

    A draw names its card, also where others know only that somebody drew.
    """
    if moment.seat != CHANCE:
        return moment.seat == seat
    return table.is_over or all(
        event.is_known_to(seat) or seat in event.told_more for event in moment.step.events
    )


def _looker(moment: AnyMoment, seat: Seat | None, everything: bool) -> Seat | None:
    """With whose eyes a moment is seen: of whoever acts, where everything may be seen."""
    return moment.seat if everything and moment.seat != CHANCE else seat


def _imported_row(replay: Replay, status: str) -> TableRow:
    now = now_ms()
    return TableRow(
        id=new_id(),
        game=replay.game,
        version=replay.version,
        options=msgspec.json.encode(dict(replay.setup.options)).decode(),
        seats=replay.setup.seats,
        seed=replay.seed,
        seal=replay.seal,
        chosen_seed=True,
        position=replay.position,
        pace="relaxed",
        is_public=False,
        spectators=True,
        clock_kind="off",
        clock_seconds=120,
        grace=0,
        hints=True,
        host=None,
        previous="",
        imported=True,
        created=now,
        status=status,
        touched=now,
        wake=None,
    )


def _imported_rows(replay: Replay, row: TableRow, holders: list[str]) -> list[LogRow]:
    """The log of a table that was played elsewhere; chance is in it only where no seed tells it."""
    rows: list[LogRow] = []

    def add(kind: str, seat: Seat | None = None, body: str = "") -> None:
        rows.append(LogRow(row.id, len(rows) + 1, row.created, kind, seat, body))

    for seat, holder in enumerate(holders):
        change = SeatChange(holder=holder, owner=holder, why="joined")
        add("seat", seat, msgspec.json.encode(change).decode())
    add("start")
    for entry in replay.entries:
        match entry:
            case Move(seat, text) if seat != CHANCE or replay.seed is None:
                add("move", seat, text)
            case UndoEntry(seat):
                add("undo", seat)
            case Move() | Check():
                pass
    return rows


def _chat_of(rows: list[LogRow], theirs: set[str]) -> list[int]:
    """The log numbers of what these people said."""
    playing: dict[Seat, str] = {}
    said: list[int] = []
    for row in rows:
        if row.kind == "seat" and row.seat is not None:
            playing[row.seat] = msgspec.json.decode(row.body, type=SeatChange).holder
        elif row.kind == "chat" and row.seat is not None and playing.get(row.seat) in theirs:
            said.append(row.seq)
    return said
