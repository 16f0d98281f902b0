"""The front desk: opening tables, sitting down, handing seats over, rematches."""

from __future__ import annotations

import contextlib
from collections.abc import Container, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from guildhall.core.errors import BadPosition, BadSetup, UnknownGame
from guildhall.core.game import Rematches, Setup
from guildhall.core.match import Match
from guildhall.core.names import Names, is_visible
from guildhall.core.replay import clean_name
from guildhall.core.rng import seal_of
from guildhall.core.seat import Seat
from guildhall.games.registry import entry
from guildhall.server.hall import Hall, now_ms
from guildhall.server.limits import Rate
from guildhall.server.problems import Refusal, words_of
from guildhall.server.protocol import (
    Claim,
    HandOver,
    HeldSeat,
    Invitation,
    Join,
    NewTable,
    Rematched,
    Seated,
    SeatWish,
)
from guildhall.server.secrets import hash_of, is_same, new_id, new_token
from guildhall.server.settings import Settings
from guildhall.server.store.rows import HolderRow, LogRow, TableRow
from guildhall.server.store.store import (
    delete_invitations,
    insert_holders,
    insert_invitation,
    insert_table,
)
from guildhall.server.store.writers import Statement
from guildhall.server.table import SeatChange, Seating, Table

RELAXED_GRACE = 0
"""At a table without hurry nobody is replaced unless the host asks for it."""


MOST_NAME = 80
"""As in a record."""
_FEW_ROWS = 500
"""A longer table is read in small portions, so that nobody else has to wait."""


class SeatTaken(Refusal):
    """Somebody else was quicker."""

    def __init__(self) -> None:
        super().__init__("seat-taken")


class NameTaken(Refusal):
    """Somebody else at the table has this name, or one that looks the same."""

    def __init__(self) -> None:
        super().__init__("name-taken")


class Caller(NamedTuple):
    """Who asks: where from, in which language, from which browser, with which seat token."""

    address: str
    language: str
    visitor: bytes | None
    token: str | None


class Newcomer(NamedTuple):
    """A person about to sit down, and the token they will hold."""

    holder: HolderRow
    token: str


class Desk:
    """Everything about seats that is not a move."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
        self.hall = hall
        hourly = settings.tables_per_hour
        self._openings = Rate(hourly / 3600, burst=hourly)

    # Opening

    async def open(self, wish: NewTable, caller: Caller) -> Seated:
        await self.check_room_left(caller)
        row = self.new_row(wish, caller)
        newcomers: list[Newcomer] = []
        rows: list[LogRow] = []
        names = _first_names(wish)
        for seat, one in enumerate(wish.seats):
            change = self._first_seating(row, seat, one, names[seat], caller, newcomers)
            rows.append(seat_row(row.id, len(rows) + 1, row.created, seat, change))
        if all(one.kind != "open" for one in wish.seats):
            rows.append(LogRow(row.id, len(rows) + 1, row.created, "start"))
            row = row._replace(status="running")
        await self.found(row, [one.holder for one in newcomers], rows)
        held = [HeldSeat(one.holder.seat, one.token) for one in newcomers]
        return Seated(row.id, held)

    async def check_room_left(self, caller: Caller) -> None:
        """Neither one address nor all together may open tables without end."""
        self._openings.spend(caller.address)
        most = self.settings.most_tables
        if most and await self.hall.store.count() >= most:
            raise Refusal("server-full")

    async def found(self, row: TableRow, people: list[HolderRow], rows: list[LogRow]) -> Table:
        """Write a new table, all of it or nothing; `row.status` tells where the rows lead."""
        table = Table.of(row, people, rows) if len(rows) <= _FEW_ROWS else None
        wake = row.created if row.status == "running" else None
        statements: list[Statement] = [insert_table(row._replace(wake=wake))]
        if people:
            statements.append(insert_holders(people))
        await self.hall.write(statements, rows)
        if table is None:
            return await self.hall.table(row.id)
        table.wake = wake
        self.hall.take_in(table)
        return table

    def new_row(self, wish: NewTable, caller: Caller) -> TableRow:
        try:
            known = entry(wish.game)
        except UnknownGame as problem:
            raise Refusal("unknown-game", str(problem)) from None
        seed = wish.seed or new_token()
        options = tuple(sorted(wish.options.items()))
        try:
            setup = Match(known.game, Setup(len(wish.seats), options), seed=seed).setup
        except (BadSetup, BadPosition) as problem:
            raise Refusal("bad-setup", str(problem)) from None
        grace = wish.grace
        if grace is None:
            grace = self.settings.grace if wish.pace == "live" else RELAXED_GRACE
        now = now_ms()
        return TableRow(
            id=new_id(),
            game=wish.game,
            version=known.game.version,
            options=msgspec.json.encode(dict(setup.options)).decode(),
            seats=setup.seats,
            seed=seed,
            seal=seal_of(seed),
            chosen_seed=bool(wish.seed),
            position="",
            pace=wish.pace,
            is_public=wish.public,
            spectators=wish.spectators,
            clock_kind=wish.clock.kind,
            clock_seconds=wish.clock.seconds,
            grace=grace,
            hints=wish.hints,
            host=caller.visitor,
            previous="",
            imported=False,
            created=now,
            status="open",
            touched=now,
            wake=None,
        )

    def _first_seating(
        self,
        row: TableRow,
        seat: Seat,
        wish: SeatWish,
        name: str,
        caller: Caller,
        newcomers: list[Newcomer],
    ) -> SeatChange:
        if wish.kind == "open":
            return SeatChange()
        if wish.kind == "bot":
            return SeatChange(bot=checked_bot(row.game, wish.bot), why="bot")
        newcomer = new_person(row.id, seat, name, caller, row.created)
        newcomers.append(newcomer)
        return SeatChange(holder=newcomer.holder.id, owner=newcomer.holder.id, why="joined")

    # Sitting down

    async def join(self, table_id: str, wish: Join, caller: Caller) -> Seated:
        table = await self.hall.fresh(table_id)
        free = table.open_seats()
        if not free:
            raise Refusal("table-full")
        if wish.seat is not None and wish.seat not in free:
            raise Refusal("seat-taken")
        seat = free[0] if wish.seat is None else wish.seat
        newcomer = new_guest(table, seat, wish.name, caller)

        who = newcomer.holder.id

        def make(table: Table) -> LogRow:
            if table.seats[seat].holder == who:
                raise Refusal("duplicate")  # written, though we were not told
            if not table.seats[seat].is_open:
                raise SeatTaken
            check_name(table, newcomer)
            table.holders[who] = newcomer.holder
            return _seating(table, seat, SeatChange(holder=who, owner=who, why="joined"))

        try:
            await self.hall.act(table_id, make, beside=[insert_holders([newcomer.holder])])
        except (NameTaken, SeatTaken) as problem:
            if (wish.seat if isinstance(problem, SeatTaken) else wish.name) is None:
                return await self.join(table_id, wish, caller)  # the next free one
            raise
        except Refusal as refusal:
            if refusal.code != "duplicate":
                raise
        await self.start_if_full(table_id)
        return Seated(table_id, [HeldSeat(seat, newcomer.token)])

    async def claim(self, table_id: str, wish: Claim, caller: Caller) -> Seated:
        """Take a seat by a one-time link: whoever comes first has it."""
        secret = hash_of(wish.invitation)
        found = await self.hall.store.invitation(secret)
        if found is None or found[0] != table_id:
            raise Refusal("bad-invitation")
        seat = found[1]
        newcomer = new_guest(await self.hall.fresh(table_id), seat, wish.name, caller)
        who = newcomer.holder.id

        def make(table: Table) -> LogRow:
            if secret.hex() in table.invitations_used:
                raise Refusal("bad-invitation")
            check_name(table, newcomer)
            table.holders[who] = newcomer.holder
            owner = table.seats[seat].owner or who
            change = SeatChange(who, "", owner, "handed", secret.hex())
            return _seating(table, seat, change)

        beside = [insert_holders([newcomer.holder]), delete_invitations(table_id, seat)]
        await self.hall.act(table_id, make, beside=beside)
        return Seated(table_id, [HeldSeat(seat, newcomer.token)])

    async def start(self, table_id: str, bot: str, caller: Caller) -> None:
        """The host does not wait any longer: bots take the open seats."""
        table = await self.hall.fresh(table_id)
        if table.status != "open":
            raise Refusal("already-started")
        self.check_at_table(table, caller)
        change = SeatChange(bot=checked_bot(table.row.game, bot), why="bot")
        for seat in table.open_seats():
            with contextlib.suppress(SeatTaken):
                await self.hall.act(table_id, partial(_seating_if_open, seat=seat, change=change))
        await self.start_if_full(table_id)

    async def start_if_full(self, table_id: str) -> None:
        """Begin when nobody is missing."""
        table = await self.hall.table(table_id)
        if table.match is None and not table.open_seats():
            try:
                await self.hall.act(table_id, _starting)
            except Refusal as refusal:
                if refusal.code != "already-started":
                    raise

    async def seat_bot(self, table_id: str, seat: Seat, bot: str, caller: Caller) -> None:
        """A bot plays a seat that no person plays, instead of the one that does."""
        table = await self.hall.fresh(table_id)
        if seat >= table.row.seats:
            raise Refusal("unknown-move")
        chosen = checked_bot(table.row.game, bot)
        self.check_at_table(table, caller)
        if table.seats[seat].bot == chosen and not table.is_over:
            return  # nothing to write down: it plays already

        def make(table: Table) -> LogRow:
            seating = table.seats[seat]
            self.check_at_table(table, caller)
            if table.is_over:
                raise Refusal("game-over")
            if seating.holder:
                raise Refusal("seat-taken")
            return _seating(table, seat, SeatChange(bot=chosen, owner=seating.owner, why="bot"))

        await self.hall.act(table_id, make)
        await self.start_if_full(table_id)

    # Giving away and taking back

    async def hand_over(
        self, table_id: str, seat: Seat, wish: HandOver, caller: Caller
    ) -> Invitation:
        table = await self._holding(table_id, seat, caller)
        if wish.to == "link":
            secret = new_token()
            written = insert_invitation(hash_of(secret), table_id, seat, now_ms())
            cleared = delete_invitations(table_id, seat)
            await self.hall.write([cleared, written])
            return Invitation(secret)
        bot = checked_bot(table.row.game, wish.bot) if wish.to == "bot" else ""

        def make(table: Table) -> LogRow:
            self._check_player(table, seat, caller)
            if wish.to == "open" and table.match is not None:
                raise Refusal("already-started")
            owner = table.seats[seat].owner if bot else ""
            return _seating(table, seat, SeatChange(bot=bot, owner=owner, why="handed"))

        await self.hall.act(table_id, make, beside=[delete_invitations(table_id, seat)])
        if bot:
            await self.start_if_full(table_id)
        return Invitation("")

    async def take_back(self, table_id: str, seat: Seat, caller: Caller) -> None:
        """The owner of a seat plays it again, whoever plays it now."""

        def make(table: Table) -> LogRow:
            self._check_player(table, seat, caller)
            seating = table.seats[seat]
            back = self._claim_of(table, seating, caller)
            if back == seating.holder:
                raise Refusal("seat-taken")
            # Whatever others did with seats before: the own one can always be had back.
            change = SeatChange(back, "", seating.owner, "taken-back")
            return seat_row(table.row.id, table.seq + 1, now_ms(), seat, change)

        await self.hall.act(table_id, make, beside=[delete_invitations(table_id, seat)])

    async def rematch(self, table_id: str, caller: Caller) -> Rematched:
        """The same people, bots and options once more; others find it when they return."""
        table = await self.hall.fresh(table_id)
        if not self.seats_of(table, caller):
            raise Refusal("not-yours")
        if table.rematch:
            return Rematched(table.rematch)
        if table.status != "finished":
            raise Refusal("not-finished")
        await self.check_room_left(caller)
        row, people, rows = _again(table)

        def make(table: Table) -> LogRow:
            if table.rematch:
                raise Refusal("duplicate")
            return table.next_row("rematch", now_ms(), None, row.id)

        beside = [insert_table(row)]
        if people:
            beside.append(insert_holders(people))
        try:
            await self.hall.act(table_id, make, beside=beside, also=rows)
        except Refusal as refusal:
            if refusal.code != "duplicate":
                raise
            return Rematched((await self.hall.table(table_id)).rematch)
        new = await self.hall.table(row.id)
        self.hall.after_step(new, new.happened[-1])
        return Rematched(row.id)

    # Who may

    def held(self, table: Table, caller: Caller) -> list[Seat]:
        """The seats this caller plays, by token or by browser."""
        return [
            seat
            for seat, seating in enumerate(table.seats)
            if seating.holder and is_them(table.holders.get(seating.holder), caller)
        ]

    def seats_of(self, table: Table, caller: Caller) -> list[Seat]:
        """The seats this caller plays or may take back."""
        return [
            seat
            for seat, seating in enumerate(table.seats)
            if any(is_them(table.holders.get(one), caller) for one in _entitled(seating))
        ]

    def sittable(self, table: Table, caller: Caller) -> list[Seat]:
        """The seats this caller may look out of: those played, and those a bot plays for them."""
        mine = self.seats_of(table, caller)
        return [seat for seat in mine if table.seats[seat].bot or seat in self.held(table, caller)]

    def _claim_of(self, table: Table, seating: Seating, caller: Caller) -> str:
        """The holder id by which a caller takes a seat back."""
        for one in (seating.owner, seating.last if seating.bot else ""):
            if is_them(table.holders.get(one), caller):
                return one
        raise Refusal("not-yours" if not seating.holder else "seat-taken")

    def holder_of(self, table: Table, seat: Seat, caller: Caller) -> str:
        """The holder id by which a caller sits at a seat."""
        entitled = _entitled(table.seats[seat])
        return next(one for one in entitled if is_them(table.holders.get(one), caller))

    async def _holding(self, table_id: str, seat: Seat, caller: Caller) -> Table:
        table = await self.hall.fresh(table_id)
        self._check_player(table, seat, caller)
        return table

    def check_may_watch(self, table: Table, caller: Caller) -> None:
        if not table.row.spectators and not self.seats_of(table, caller):
            raise Refusal("no-spectators")

    def check_at_table(self, table: Table, caller: Caller) -> None:
        if not is_same(table.row.host, caller.visitor) and not self.seats_of(table, caller):
            raise Refusal("not-host")

    def _check_player(self, table: Table, seat: Seat, caller: Caller) -> None:
        if caller.token is None and caller.visitor is None:
            raise Refusal("no-token")
        if seat not in self.seats_of(table, caller):
            raise Refusal("not-yours")


def _entitled(seating: Seating) -> tuple[str, ...]:
    """Who may play a seat: whoever plays it, its owner, and the one a bot stands in for."""
    return (seating.holder, seating.owner, seating.last if seating.bot else "")


def is_them(holder: HolderRow | None, caller: Caller) -> bool:
    if holder is None:
        return False
    by_token = caller.token is not None and is_same(holder.token, hash_of(caller.token))
    return by_token or is_same(holder.visitor, caller.visitor)


def checked_bot(game: str, bot: str | None) -> str:
    """A bot of this game, the stand-in where none is named."""
    known = entry(game)
    chosen = bot or known.stand_in
    if chosen not in known.bots:
        raise Refusal("unknown-bot", f"{game} has {', '.join(known.bots)}")
    return chosen


def _first_names(wish: NewTable) -> list[str]:
    """Return the name of each seat: two that were typed must differ, others get numbers."""
    names = Names()
    found = [one.name or "" for one in wish.seats]
    for name in filter(None, found):
        if name in names:
            raise NameTaken
        names.add(name)
    for kind in ("me", "device"):
        for seat, one in enumerate(wish.seats):
            if one.kind == kind and one.name is None:
                found[seat] = names.numbered(wish.name, MOST_NAME)
    return found


def names_at(table: Table, but: Seat) -> Names:
    """Return the names of those who play the other seats or may take them back."""
    others = (one for seat, one in enumerate(table.seats) if seat != but)
    people = {who for one in others for who in (one.holder, one.owner, one.last)}
    return Names(table.holders[who].name for who in people if who in table.holders)


def check_name(table: Table, newcomer: Newcomer) -> None:
    if newcomer.holder.name in names_at(table, newcomer.holder.seat):
        raise NameTaken


def new_guest(table: Table, seat: Seat, name: str | None, caller: Caller) -> Newcomer:
    """Return a person about to sit down, called Guest in their language if they have no name."""
    guest = words_of(caller.language).say("server-guest")
    chosen = names_at(table, seat).numbered(guest, MOST_NAME) if name is None else name
    return new_person(table.row.id, seat, chosen, caller, now_ms())


def told_apart(names: Sequence[str], bots: Container[str]) -> list[str]:
    """Return the names of a record, numbered where two are alike; bots may share one."""
    people = Names(name for name in names if name in bots)
    return [
        name if name in bots else people.numbered(name or f"#{seat + 1}", MOST_NAME)
        for seat, name in enumerate(names)
    ]


def new_person(table_id: str, seat: Seat, name: str, caller: Caller, now: int) -> Newcomer:
    if not is_visible(name):
        raise Refusal("bad-name")
    token = new_token()
    holder = HolderRow(
        new_id(), table_id, seat, hash_of(token), caller.visitor, clean_name(name), now
    )
    return Newcomer(holder, token)


def _seating(table: Table, seat: Seat, change: SeatChange) -> LogRow:
    table.check_seatings()
    body = msgspec.json.encode(change).decode()
    return table.next_row("seat", now_ms(), seat, body)


def _seating_if_open(table: Table, seat: Seat, change: SeatChange) -> LogRow:
    if not table.seats[seat].is_open:
        raise SeatTaken
    return _seating(table, seat, change)


def _starting(table: Table) -> LogRow:
    if table.match is not None or table.open_seats():
        raise Refusal("already-started")
    return table.next_row("start", now_ms())


def seat_row(table_id: str, seq: int, at: int, seat: Seat, change: SeatChange) -> LogRow:
    return LogRow(table_id, seq, at, "seat", seat, msgspec.json.encode(change).decode())


def _setup_again(table: Table) -> Setup:
    """Return the setup of a rematch, as the rules of the game want it."""
    match = table.game
    if isinstance(match.game, Rematches):
        return match.game.rematch(match.setup, match.scores())
    return match.setup


def _again(table: Table) -> tuple[TableRow, list[HolderRow], list[LogRow]]:
    """A new table with everybody on their old seat, whoever played it last."""
    now, seed, table_id = now_ms(), new_token(), new_id()
    row = table.row._replace(
        id=table_id,
        options=msgspec.json.encode(dict(_setup_again(table).options)).decode(),
        seed=seed,
        seal=seal_of(seed),
        chosen_seed=False,
        position="",
        previous=table.row.id,
        imported=False,
        created=now,
        status="running",
        touched=now,
        wake=now,
    )
    people: list[HolderRow] = []
    names = Names()
    rows: list[LogRow] = []
    for seat, seating in enumerate(table.seats):
        person = table.holders.get(seating.holder or seating.last or seating.owner)
        change = SeatChange(bot=seating.bot, why="bot")
        if person is not None and person.token is not None:
            name = names.numbered(person.name, MOST_NAME)
            person = person._replace(id=new_id(), table_id=table_id, seat=seat, name=name, seen=now)
            people.append(person)
            change = SeatChange(holder=person.id, owner=person.id, why="joined")
        elif not seating.bot:
            change = SeatChange(bot=entry(row.game).stand_in, why="bot")
        rows.append(seat_row(table_id, seat + 1, now, seat, change))
    rows.append(LogRow(table_id, len(rows) + 1, now, "start"))
    return row, people, rows
