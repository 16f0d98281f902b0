"""Trying again: a private table at a moment of a finished game."""

from __future__ import annotations

from guildhall.core import codec
from guildhall.core.rng import seal_of
from guildhall.server.desk import Caller, Desk, new_person, seat_row
from guildhall.server.hall import now_ms
from guildhall.server.problems import Refusal
from guildhall.server.protocol import HeldSeat, Seated, TryAgain
from guildhall.server.secrets import new_id, new_token
from guildhall.server.store.rows import LogRow, TableRow
from guildhall.server.table import SeatChange, Table


async def try_again(desk: Desk, table_id: str, move: int, wish: TryAgain, caller: Caller) -> Seated:
    """Sit down where a game stood after so many actions; chance is drawn anew from there."""
    table = await desk.hall.fresh(table_id)
    desk.check_may_watch(table, caller)
    if not table.is_over:
        raise Refusal("not-started" if table.match is None else "not-finished")
    if wish.seat >= table.row.seats:
        raise Refusal("unknown-move")
    row = _row(table, _position(table, move), caller)
    await desk.check_room_left(caller)
    person = new_person(row.id, wish.seat, wish.name, caller, row.created)
    mine = SeatChange(holder=person.holder.id, owner=person.holder.id, why="joined")
    bot = SeatChange(bot=table.entry.stand_in, why="bot")
    rows = [
        seat_row(row.id, seat + 1, row.created, seat, mine if seat == wish.seat else bot)
        for seat in range(row.seats)
    ]
    rows.append(LogRow(row.id, len(rows) + 1, row.created, "start"))
    await desk.found(row, [person.holder], rows)
    return Seated(row.id, [HeldSeat(wish.seat, person.token)])


def _position(table: Table, move: int) -> str:
    """The state after so many actions, written down."""
    match, game = table.game, table.entry.game
    if move > match.length:
        raise Refusal("unknown-move")
    state = match.state_after(move)
    if not game.decisions(state):
        raise Refusal("game-over")
    return codec.dumps(game.state_type, state)


def _row(table: Table, position: str, caller: Caller) -> TableRow:
    now, seed = now_ms(), new_token()
    return table.row._replace(
        id=new_id(),
        seed=seed,
        seal=seal_of(seed),
        chosen_seed=False,
        position=position,
        pace="relaxed",
        is_public=False,
        spectators=False,
        clock_kind="off",
        grace=0,
        hints=True,
        host=caller.visitor,
        previous=table.row.id,
        imported=False,
        created=now,
        status="running",
        touched=now,
        wake=None,
    )
