"""One table: what follows from the rows of its log. Playing on and loading are the same fold."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from guildhall.core import codec
from guildhall.core.errors import (
    BadNotation,
    CannotUndo,
    GameOver,
    GuildhallError,
    IllegalAction,
    StaleTicket,
    WrongSeat,
)
from guildhall.core.event import Event
from guildhall.core.game import Decision, Setup
from guildhall.core.match import Match, Moment
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.registry import entry
from guildhall.server.problems import Refusal
from guildhall.server.store.committer import Branch
from guildhall.server.store.rows import HolderRow, LogRow, TableRow
from guildhall.server.store.store import Loaded
from guildhall.server.thoughts import MOST_UNDOS

AnyMatch = Match[Any, Any, Any]
Audience = Seat | None
"""Who looks on: a seat, or None for all who only watch."""

MOST_CHATS = 1000
MOST_SEATINGS = 500
"""How often seats of one table may change hands, beyond ten times each."""

_CODES: tuple[tuple[type[GuildhallError], str], ...] = (
    (IllegalAction, "illegal"),
    (BadNotation, "illegal"),
    (WrongSeat, "wrong-seat"),
    (StaleTicket, "stale"),
    (GameOver, "game-over"),
    (CannotUndo, "no-undo"),
)


class Seating(NamedTuple):
    """Who plays a seat (a person by holder id, or a bot), and who may take it back.

    `owner` sat here first, `last` is the person who played it last.
    """

    holder: str = ""
    bot: str = ""
    owner: str = ""
    last: str = ""

    @property
    def is_open(self) -> bool:
        return not self.holder and not self.bot


class SeatChange(msgspec.Struct):
    """The body of a `seat` row; `invitation` is the hash of the one-time link that was used."""

    holder: str = ""
    bot: str = ""
    owner: str = ""
    why: str = ""
    invitation: str = ""


Known = tuple[Seat, ...] | None
"""The only seats that may know of something, None for everybody."""


class Happened(NamedTuple):
    """A row with what came of it. `known_to` is None for everybody (but `hidden_from`).

    `moments` are the actions of the game that it made (1) or took back (-1), with who knows them.
    """

    row: LogRow
    events: tuple[Event, ...] = ()
    known_to: Known = None
    hidden_from: tuple[Seat, ...] = ()
    moments: tuple[tuple[int, Known], ...] = ()

    def is_known_to(self, audience: Audience) -> bool:
        if self.known_to is not None:
            return audience in self.known_to
        return audience not in self.hidden_from

    def moves_known_to(self, audience: Audience) -> int:
        """By how much the game has grown for an audience."""
        return sum(
            grown for grown, known_to in self.moments if known_to is None or audience in known_to
        )


class Table:
    """A table as its log tells it; `branch` ties together the steps that are not written yet."""

    def __init__(self, row: TableRow, holders: list[HolderRow]) -> None:
        self.row = row
        self.entry = entry(row.game)
        self.holders = {holder.id: holder for holder in holders}
        self.branch = Branch()
        self.unwritten: asyncio.Future[None] | None = None
        self.touched, self.wake = row.touched, row.wake
        self.seq = 0
        self.seats = [Seating() for _ in range(row.seats)]
        self.match: AnyMatch | None = None
        self.happened: list[Happened] = []
        self.keys: dict[tuple[Seat | None, str], int] = {}
        self.muted: dict[Seat, set[Seat]] = {}
        self.waiting: tuple[Seat, ...] = ()
        self.since: dict[Seat, int] = {}
        self._began: dict[Seat, int] = {}
        self.nudged: set[Seat] = set()
        self.invitations_used: set[str] = set()
        self.rematch = ""
        self.is_over = False
        self.is_outline = False
        self._bots = 0
        self._seatings = 0
        self._is_timed = row.clock_kind != "off" or row.grace > 0
        self._undos = [0] * row.seats
        self._tickets = [-1] * row.seats
        self._chats = 0
        self._decisions: tuple[Decision, ...] = ()
        self._public = 0
        self._private = [0] * row.seats
        self._public_moves = 0
        self._private_moves = [0] * row.seats

    @classmethod
    def of(cls, row: TableRow, holders: list[HolderRow], rows: list[LogRow]) -> Table:
        table = cls(row, holders)
        for step in rows:
            table.apply(step)
        return table

    @classmethod
    def outline(cls, row: TableRow, holders: list[HolderRow], rows: list[LogRow]) -> Table:
        """A table for a list, made of the rows that tell who sits there; its game is not played."""
        table = cls(row, holders)
        for step in rows:
            table._carry_out(step, None)
        table.is_outline = True
        table.is_over = row.status == "finished"
        return table

    # What is true now

    @property
    def status(self) -> str:
        if self.is_outline:
            return self.row.status
        if self.match is None:
            return "open"
        return "finished" if self.is_over else "running"

    @property
    def is_settled(self) -> bool:
        """Whether every step so far is durable."""
        return self.unwritten is None or self.unwritten.done()

    def is_late(self, seat: Seat, now: int) -> bool:
        """Whether the clock of a seat has run out."""
        since = self.since.get(seat)
        if self.row.clock_kind == "off" or since is None:
            return False
        return now - since >= self.row.clock_seconds * 1000

    @property
    def game(self) -> AnyMatch:
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def seq_of(self, audience: Audience) -> int:
        """How many entries this audience has seen: it learns nothing from the number itself."""
        return self._public + (0 if audience is None else self._private[audience])

    def moves_of(self, audience: Audience) -> int:
        """How many actions of the game stand that this audience may know of."""
        return self._public_moves + (0 if audience is None else self._private_moves[audience])

    def entries(
        self, audience: Audience, after: int, until: int
    ) -> list[tuple[int, int, Happened]]:
        """What an audience may know with the numbers beyond `after` up to `until`, as it counts.

        The second number is that of the game's actions which then stood. The log is read from its
        end, where most who ask have been before.
        """
        found: list[tuple[int, int, Happened]] = []
        number, moves = self.seq_of(audience), self.moves_of(audience)
        for one in reversed(self.happened):
            if number <= after:
                break
            if one.is_known_to(audience):
                if number <= until:
                    found.append((number, moves, one))
                number -= 1
            if one.moments:
                moves -= one.moves_known_to(audience)
        return found[::-1]

    def open_seats(self) -> list[Seat]:
        return [seat for seat, seating in enumerate(self.seats) if seating.is_open]

    def decision_of(self, seat: Seat) -> str:
        """The kind of decision a seat must make, "" for none."""
        return next((one.kind for one in self._decisions if one.seat == seat), "")

    def has_bots(self) -> bool:
        return self._bots > 0

    def bots_due(self) -> list[Seat]:
        """The seats of bots that have something to decide now."""
        return [seat for seat in self.waiting if self.seats[seat].bot]

    def setup(self) -> Setup:
        options: dict[str, str] = msgspec.json.decode(self.row.options)
        return Setup(self.row.seats, tuple(sorted(options.items())))

    def name_of(self, seat: Seat) -> str:
        seating = self.seats[seat]
        holder = self.holders.get(seating.holder or seating.last or seating.owner)
        return holder.name if holder is not None else ""

    def strangers(self, row: LogRow) -> list[str]:
        """People a row speaks of whom we have not met."""
        if row.kind != "seat":
            return []
        change = msgspec.json.decode(row.body, type=SeatChange)
        named = (change.holder, change.owner)
        return [one for one in named if one and one not in self.holders]

    # The fold

    def apply(self, row: LogRow, ticket: int | None = None) -> Happened:
        """Carry out a row; a refusal leaves everything as it was."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} does not follow {self.seq}")
        done = self._carry_out(row, ticket)
        self.seq = row.seq
        self.happened.append(done)
        self._count(done)
        if row.key is not None:
            self.keys[row.seat, row.key] = self.seq_of(row.seat)
        return done

    def _carry_out(self, row: LogRow, ticket: int | None) -> Happened:
        match row.kind:
            case "move" | "undo" | "restart":
                return self._play(row, ticket)
            case "seat":
                return self._reseat(row)
            case "start":
                return self._start(row)
            case "chat":
                return self._chat(row)
            case "mute":
                return self._mute(row)
            case "nudge":
                self.nudged.add(_seat_of(row))
            case "rematch":
                self.rematch = row.body
        return Happened(row)

    def _play(self, row: LogRow, ticket: int | None) -> Happened:
        match, seat = self.game, _seat_of(row)
        try:
            if row.kind == "move":
                before = match.length
                events = match.submit_text(seat, row.body, ticket)
                made = _grown(1, match.history_after(before))
                done = Happened(row, events, _known_to(seat, events), moments=made)
            else:
                done = self._take_back(row, match, seat)
        except GuildhallError as problem:
            raise self._refusal(problem) from None
        self._look_who_waits(row.at, seat, is_shown=row.kind == "move" and done.known_to is None)
        return done

    def _take_back(self, row: LogRow, match: AnyMatch, seat: Seat) -> Happened:
        moments: tuple[Moment[Any, Any], ...]
        moments = (match.undo(seat),) if row.kind == "undo" else match.restart_turn(seat)
        self._undos[seat] += len(moments)
        events = tuple(event for moment in moments for event in moment.step.events)
        return Happened(row, (), _known_to(seat, events), moments=_grown(-1, moments))

    def _start(self, row: LogRow) -> Happened:
        game = self.entry.game
        position = self.row.position
        start = codec.loads(game.state_type, position) if position else None
        self.match = Match(game, self.setup(), seed=self.row.seed, start=start)
        events = tuple(event for moment in self.match.history for event in moment.step.events)
        self._look_who_waits(row.at, CHANCE, is_shown=True)
        return Happened(row, events, moments=_grown(1, self.match.history))

    def _reseat(self, row: LogRow) -> Happened:
        change = msgspec.json.decode(row.body, type=SeatChange)
        seat = _seat_of(row)
        old = self.seats[seat]
        last = change.holder or (old.holder or old.last if change.bot else "")
        self.seats[seat] = Seating(change.holder, change.bot, change.owner, last)
        self.invitations_used.add(change.invitation)
        self._seatings += 1
        self._bots = sum(1 for one in self.seats if one.bot)
        if seat in self.since:
            self.since[seat] = self._began[seat] = row.at
            self.nudged.discard(seat)
        return Happened(row)

    def _chat(self, row: LogRow) -> Happened:
        self._chats += 1
        hidden = tuple(one for one, muted in self.muted.items() if row.seat in muted)
        return Happened(row, hidden_from=hidden)

    def _mute(self, row: LogRow) -> Happened:
        seat = _seat_of(row)
        other, _, on = row.body.partition(" ")
        self._chats += 1
        muted = self.muted.setdefault(seat, set())
        if on == "on":
            muted.add(int(other))
        else:
            muted.discard(int(other))
        return Happened(row, known_to=(seat,))

    def _count(self, done: Happened) -> None:
        for grown, known_to in done.moments:
            if known_to is None:
                self._public_moves += grown
            for seat in known_to or ():
                self._private_moves[seat] += grown
        if done.known_to is not None:
            for seat in done.known_to:
                self._private[seat] += 1
            return
        self._public += 1
        for seat in done.hidden_from:
            self._private[seat] -= 1

    def _look_who_waits(self, at: int, actor: Seat, *, is_shown: bool) -> None:
        """Notes since when each seat has had its turn: since it last learnt something from others.

        Its own actions do not set its clock back, nor what they bring to it alone, or one could
        draw and undo, or be done and withdraw it, for ever.
        """
        match = self.game
        self._decisions = match.decisions()
        self.waiting = tuple(decision.seat for decision in self._decisions)
        self.is_over = not self.waiting
        if not self._is_timed:
            return
        before, old = self.since, dict(self._began)
        self.since = {}
        for seat in self.waiting:
            if seat == CHANCE:
                continue
            ticket = match.ticket(seat)
            if seat == actor:
                # A move that can be taken back has taught its seat nothing.
                is_same = not is_shown or match.why_no_undo(seat) is None
            else:
                is_same = ticket == self._tickets[seat] and seat in before
            self._tickets[seat] = ticket
            self.since[seat] = self._began[seat] = old.get(seat, at) if is_same else at
        self.nudged = {seat for seat in self.nudged if self._began.get(seat) == old.get(seat)}

    def _refusal(self, problem: GuildhallError) -> Refusal:
        if isinstance(problem, IllegalAction):
            problem.names = tuple(self.name_of(seat) for seat in range(self.row.seats))
        for kind, code in _CODES:
            if isinstance(problem, kind):
                return Refusal(code, str(problem), cause=problem)
        raise problem

    # Checks before a request becomes a row

    def check_key(self, seat: Seat | None, key: str) -> None:
        done = self.keys.get((seat, key))
        if done is not None:
            raise Refusal("duplicate", seq=done)

    def check_undos(self, seat: Seat) -> None:
        self.check_running()
        if self._undos[seat] >= MOST_UNDOS:
            raise Refusal("undo-limit")

    def check_chats(self) -> None:
        if self._chats >= MOST_CHATS:
            raise Refusal("chat-limit")

    def check_seatings(self) -> None:
        if self._seatings >= MOST_SEATINGS + 10 * self.row.seats:
            raise Refusal("too-many")

    def check_mutes(self, seat: Seat, other: Seat, *, on: bool) -> None:
        if (other in self.muted.get(seat, ())) == on:
            raise Refusal("duplicate", seq=self.seq_of(seat))
        self.check_chats()

    def check_running(self) -> None:
        if self.match is None:
            raise Refusal("not-started")
        if self.is_over:
            raise Refusal("game-over")

    def next_row(
        self,
        kind: str,
        at: int,
        seat: Seat | None = None,
        body: str = "",
        key: str | None = None,
    ) -> LogRow:
        return LogRow(self.row.id, self.seq + 1, at, kind, seat, body, key)


def checked(found: Loaded | None) -> Loaded:
    """Return what was loaded of a table; Refusal if that is nothing, or has other rules."""
    if found is None:
        raise Refusal("unknown-table")
    if not found.rows:
        raise ValueError("the log is lost")
    if found.table.version != entry(found.table.game).game.version:
        raise Refusal("old-rules")  # also before it began: nobody should sit down in vain
    return found


def _seat_of(row: LogRow) -> Seat:
    return CHANCE if row.seat is None else row.seat


def _grown(by: int, moments: tuple[Moment[Any, Any], ...]) -> tuple[tuple[int, Known], ...]:
    return tuple((by, _known_to(one.seat, one.step.events)) for one in moments)


def _known_to(seat: Seat, events: tuple[Event, ...]) -> Known:
    """Who notices: everybody, or the seat that acts and those named by private events."""
    if any(event.known_to is None for event in events):
        return None
    named = {one for event in events for one in event.known_to or ()}
    return tuple(sorted((named | {seat}) - {CHANCE}))
