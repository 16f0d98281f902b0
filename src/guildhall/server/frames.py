"""What is sent: views, log entries and scores, written as JSON once and shared where equal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, Raw, UnsetType

from guildhall.core.codec import codec_of, field_types, field_types_or_none
from guildhall.core.event import Event
from guildhall.core.game import Game, Line, Score, Standings
from guildhall.core.notation import notation_of
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.registry import load_game
from guildhall.server.protocol import (
    Clock,
    Entries,
    Entry,
    EventInfo,
    LineInfo,
    ScoreInfo,
    SeatInfo,
    TableInfo,
    Update,
    Welcome,
)
from guildhall.server.table import Audience, Happened, SeatChange, Table

TEXT_MARK, PHRASE_MARK = "t", "p"
"""How the body of a chat row begins; an empty one was deleted."""

_encode = msgspec.json.encode
AnyGame = Game[Any, Any, Any]
MOST_ENTRIES = 500
"""How many entries of the log one frame holds."""
_MOST_KNOWN = 1 << 15
_NULL = Raw(b"null")
_UPDATE_START = b'{"type":"update",'


class GameWriter:
    """Writes the views and actions of one game; equal parts are written once."""

    def __init__(self, game: str) -> None:
        rules = load_game(game)
        view_type: Any = rules.view_type
        types = field_types(view_type)
        self._parts = tuple(
            (b'"' + name.encode() + b'":', _encoder(kind)) for name, kind in types.items()
        )
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*types)
        if issubclass(view_type, tuple) and len(types) > 1:
            self._values = tuple  # the fields of a named tuple, in order
        self.notation = notation_of(rules.action_types)
        self._texts: dict[int, bytes] = {}
        self._known: list[Any] = []

    def view(self, view: Any) -> Raw:  # Any: a game's own view and actions, as everywhere here
        parts = zip(self._parts, self._values(view), strict=True)
        return _object([key + write(value) for (key, write), value in parts])

    def changes(self, old: Any, new: Any) -> Raw | UnsetType:
        """The fields of a view that differ from an earlier one."""
        both = zip(self._parts, self._values(new), self._values(old), strict=True)
        changed = [
            key + write(value)
            for (key, write), value, before in both
            if value is not before and value != before
        ]
        return _object(changed) if changed else UNSET

    def actions(self, actions: tuple[Any, ...]) -> Any:
        """A list of actions in notation, as ready JSON (Any: it stands for a list of texts).

        One listed before is known again by its identity.
        """
        if len(actions) > 1:
            try:
                return Raw(b"[%b]" % b",".join(itemgetter(*map(id, actions))(self._texts)))
            except KeyError:
                pass
        return Raw(b"[%b]" % b",".join([self._learn(action) for action in actions]))

    def _learn(self, action: Any) -> bytes:
        known = self._texts.get(id(action))
        if known is not None:
            return known
        if len(self._texts) >= _MOST_KNOWN:
            self._texts.clear()
            self._known.clear()
        written = self._texts[id(action)] = _encode(self.notation.format(action))
        self._known.append(action)  # so that no other action can have its id
        return written


def _encoder(kind: Any) -> Callable[[Any], bytes]:
    """Writes values of a type as the codec does; what was written before is not written again.

    Seats see much that is the same, and most of a map stays as it was when it is sent again.
    """
    match _shape(kind):
        case "many", item_type:
            item = _encoder(item_type)
            return lambda values: b"[" + b",".join([item(one) for one in values]) + b"]"
        case "maybe", inner_type:
            inner = _encoder(inner_type)
            return lambda value: b"null" if value is None else inner(value)
        case "record", _:
            return lru_cache(maxsize=1 << 12)(_record_encoder(kind))
        case _:
            write = codec_of(kind).write
            return lru_cache(maxsize=1 << 12)(lambda value: _encode(write(value)))


def _shape(kind: Any) -> tuple[str, Any]:
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple and args[1:] == (Ellipsis,):
        return "many", args[0]
    others = [one for one in args if one is not type(None)]
    if origin in (Union, UnionType) and len(others) == 1:
        return "maybe", others[0]
    if isinstance(kind, type) and field_types_or_none(kind) is not None:
        return "record", kind
    return "plain", kind


def _record_encoder(kind: type) -> Callable[[Any], bytes]:
    derived: frozenset[str] = getattr(kind, "derived_fields", frozenset())
    parts = [
        (name, b'"' + name.encode() + b'":', _encoder(one))
        for name, one in field_types(kind).items()
        if name not in derived
    ]
    return lambda value: (
        b"{%b}" % b",".join([key + write(getattr(value, name)) for name, key, write in parts])
    )


def _object(parts: list[bytes]) -> Raw:
    return Raw(b"{" + b",".join(parts) + b"}")


@cache
def writer_of(game: str) -> GameWriter:
    return GameWriter(game)


class Sight:
    """What an audience was shown last: updates tell only what differs from it."""

    __slots__ = ("actions", "decision", "muted", "redo", "ticket", "undo", "view", "waiting")

    def __init__(self, table: Table, audience: Audience, old: Sight | None = None) -> None:
        match = table.match
        self.view = None if match is None else match.view(audience)
        self.waiting = waiting_seats(table)
        self.ticket = 0
        self.decision = ""
        self.actions: tuple[Any, ...] = ()
        self.undo = "nothing-to-undo"
        self.redo = False
        self.muted: list[int] = []
        if audience is not None:
            self.muted = sorted(table.muted.get(audience, ()))
            if match is not None:
                self._look_at_own(table, audience, old)

    def _look_at_own(self, table: Table, seat: Seat, old: Sight | None) -> None:
        match = table.game
        self.ticket = match.ticket(seat)
        is_waiting = seat in table.waiting
        if old is not None and self.ticket == old.ticket and is_waiting == (seat in old.waiting):
            self.decision, self.actions = old.decision, old.actions
        elif is_waiting:
            self.decision = table.decision_of(seat)
            self.actions = match.legal_actions(seat)
        if not table.is_over:  # then nothing is taken back any more
            self.undo = match.why_no_undo(seat) or ""
            self.redo = match.can_redo(seat)


class Telling:
    """One step on its way to all audiences: what is the same for several is written once."""

    __slots__ = ("_events", "done", "info", "scores", "table")

    def __init__(self, table: Table, done: Happened, info: TableInfo | None) -> None:
        self.table = table
        self.done = done
        self.info: Any = UNSET if info is None else Raw(_encode(info))  # Any: ready JSON
        self.scores: Any = UNSET
        if table.is_over and done.row.kind == "move":
            self.scores = Raw(_encode(score_infos(table)))
        self._events = [(one, _encode(event_info(one))) for one in done.events]

    def entry(self, audience: Audience) -> Entry:
        table, done = self.table, self.done
        row = done.row
        if row.kind != "move":
            numbers = table.seq_of(audience), table.moves_of(audience)
            return entry_info(table, numbers, done, audience)
        known = [written for event, written in self._events if event.is_known_to(audience)]
        events: Any = Raw(b"[%b]" % b",".join(known))
        action = row.body if row.seat == audience else ""
        return Entry(
            table.seq_of(audience),
            row.at,
            "move",
            row.seat,
            action,
            events,
            move=table.moves_of(audience),
        )


def update_frame(telling: Telling, audience: Audience, old: Sight) -> tuple[Sight, bytes]:
    """The new sight of an audience and the frame that leads there from the old one."""
    table = telling.table
    new = Sight(table, audience, old)
    entry = telling.entry(audience)
    update = Update(
        seq=entry.seq,
        entries=[entry],
        waiting=_if_changed(new.waiting, old.waiting),
        decision=_if_changed(new.decision, old.decision),
        ticket=_if_changed(new.ticket, old.ticket),
        undo=_if_changed(new.undo, old.undo),
        redo=_if_changed(new.redo, old.redo),
        muted=_if_changed(new.muted, old.muted),
        table=telling.info,
        scores=telling.scores,
    )
    writer = writer_of(table.row.game)
    if new.actions is not old.actions and new.actions != old.actions:
        update.actions = writer.actions(new.actions)
    if new.view is not None:
        before = old.view
        update.view = writer.view(new.view) if before is None else writer.changes(before, new.view)
    return new, _encode(update)


def answering(frame: bytes, request: str) -> bytes:
    """An update frame that says which request it answers."""
    return b'%b"re":%b,%b' % (_UPDATE_START, _encode(request), frame[len(_UPDATE_START) :])


def welcome_frame(
    table: Table, audience: Audience, sight: Sight, held: list[int], seen: int, online: set[int]
) -> bytes:
    seq = table.seq_of(audience)
    entries = _entry_infos(table, audience, max(seen, seq - MOST_ENTRIES), seq)
    writer = writer_of(table.row.game)
    view = _NULL if sight.view is None else writer.view(sight.view)
    return _encode(
        Welcome(
            table=table_info(table, online),
            seat=audience,
            held=held,
            seq=seq,
            entries=entries,
            view=view,
            waiting=sight.waiting,
            decision=sight.decision,
            actions=writer.actions(sight.actions),
            ticket=sight.ticket,
            undo=sight.undo,
            redo=sight.redo,
            muted=sight.muted,
            scores=score_infos(table) if table.is_over else None,
        )
    )


def entries_frame(table: Table, audience: Audience, after: int, request: str) -> bytes:
    """A page of the log for one audience."""
    found = _entry_infos(table, audience, after, after + MOST_ENTRIES)
    return _encode(Entries(request, found))


def _entry_infos(table: Table, audience: Audience, after: int, until: int) -> list[Entry]:
    return [
        entry_info(table, (number, move), done, audience)
        for number, move, done in table.entries(audience, after, until)
    ]


def waiting_seats(table: Table) -> list[int]:
    return [seat for seat in table.waiting if seat != CHANCE]


def entry_info(table: Table, numbers: tuple[int, int], done: Happened, audience: Audience) -> Entry:
    """A log entry as one audience may know it, with its own number and that of the moment."""
    row = done.row
    number, move = numbers
    entry = Entry(number, row.at, row.kind, row.seat)  # type: ignore[arg-type]  # kinds are ours
    if done.moments:
        entry.move = move
    match row.kind:
        case "move":
            entry.action = row.body if row.seat == audience else ""
            entry.events = event_infos(done.events, audience)
        case "start":
            entry.events = event_infos(done.events, audience)
        case "seat":
            change = msgspec.json.decode(row.body, type=SeatChange)
            holder = table.holders.get(change.holder or change.owner)
            entry.who = seat_info(row.seat or 0, change, holder.name if holder else "", False)
            entry.why = change.why  # type: ignore[assignment]  # reasons are ours
        case "chat":
            is_phrase = row.body.startswith(PHRASE_MARK)
            entry.text = row.body[1:] if not is_phrase else ""
            entry.phrase = row.body[1:] if is_phrase else ""
        case "mute":
            other, _, on = row.body.partition(" ")
            entry.seat, entry.on = int(other), on == "on"
        case "rematch":
            entry.table = row.body
    return entry


def event_infos(events: Iterable[Event], audience: Audience) -> list[EventInfo]:
    return [event_info(event) for event in events if event.is_known_to(audience)]


def event_info(event: Event) -> EventInfo:
    return EventInfo(event.kind, event.seat, dict(event.args))


def seat_info(seat: Seat, seating: SeatChange, name: str, is_online: bool) -> SeatInfo:
    kind = "person" if seating.holder else "bot" if seating.bot else "open"
    return SeatInfo(
        seat,
        kind,  # type: ignore[arg-type]  # one of the three above
        name,
        seating.bot,
        bool(seating.owner) and seating.owner != seating.holder,
        is_online,
    )


def table_info(table: Table, online: set[int]) -> TableInfo:
    row = table.row
    seats = [
        seat_info(
            seat,
            SeatChange(seating.holder, seating.bot, seating.owner),
            table.name_of(seat),
            seat in online,
        )
        for seat, seating in enumerate(table.seats)
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=msgspec.json.decode(row.options),
        seats=seats,
        status=table.status,  # type: ignore[arg-type]  # one of ours
        pace=row.pace,  # type: ignore[arg-type]  # checked when the table was made
        public=row.is_public,
        spectators=row.spectators,
        clock=Clock(row.clock_kind, row.clock_seconds),  # type: ignore[arg-type]  # as above
        grace=row.grace,
        hints=row.hints,
        seal=row.seal or "",
        seed=(row.seed or "") if table.is_over else "",
        chosen_seed=row.chosen_seed,
        created=row.created,
        rematch=table.rematch,
        previous=row.previous,
        imported=row.imported,
    )


def score_infos(table: Table) -> list[ScoreInfo]:
    return [score_info(score) for score in table.game.scores()]


def standing_infos(game: AnyGame, scores: tuple[Score, ...], view: Any) -> list[ScoreInfo]:
    """Scores with what each seat would earn now, as far as the view knows it."""
    found = [score_info(score) for score in scores]
    if isinstance(game, Standings):
        for info, lines in zip(found, game.standings(view), strict=True):
            info.now = [line_info(line) for line in lines]
    return found


def score_info(score: Score) -> ScoreInfo:
    verdict = None if score.verdict is None else event_info(score.verdict)
    lines = [line_info(line) for line in score.lines]
    return ScoreInfo(score.seat, score.total, score.rank, lines, verdict)


def line_info(line: Line) -> LineInfo:
    return LineInfo(line.source, line.part, line.points, dict(line.args), line.cells)


def _if_changed(new: Any, old: Any) -> Any:
    return UNSET if new is old or new == old else new
