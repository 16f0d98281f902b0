"""What each reader of a game may be told, and a censor who compares what they were told with it.

The game is played again from the log with the library, so that it is known what each seat (None:
who only watches) could know at each moment.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

import guildhall
from guildhall.core import codec
from guildhall.core.errors import GuildhallError
from guildhall.core.event import Event
from guildhall.core.game import Previews as GamePreviews
from guildhall.core.game import Setup
from guildhall.core.match import Moment
from guildhall.core.notation import notation_of
from guildhall.core.rng import Rng, seal_of
from guildhall.core.seat import CHANCE
from guildhall.server import protocol
from guildhall.server.frames import line_info, score_info, standing_infos
from tests.server.games.notes import Audience, Json, Secret, notes_of
from tests.server.talk import GAME, AnyMatch
from tests.server.theatre import Heard, Theatre
from tests.server.traces import Row

SEED_KIND = "seed"
"""The kind of secret that all games have."""


LAST_DRAWS = 12
"""So many draws are looked for."""
AnyMoment = Moment[Any, Any]  # Any: of any game


class Leak(AssertionError):
    """Something was told that must not be."""


# What each audience could know


class Sight(NamedTuple):
    """What an audience may be told after one entry of the log as it counts."""

    entry: Json
    shown: Json
    hidden: tuple[Secret, ...]
    is_over: bool
    view: Any  # Any: of any game


class Truth:
    """The game played again: for each audience, what it may know after each of its entries."""

    def __init__(self, theatre: Theatre, rows: list[Row], game: str = GAME) -> None:
        self.game = guildhall.load_game(game)
        self.seed = theatre.seed
        self.seats = theatre.seats
        self.audiences: tuple[Audience, ...] = (None, *range(theatre.seats))
        self.sights: dict[Audience, list[Sight]] = {one: [] for one in self.audiences}
        self.positions: dict[Audience, set[str]] = {one: set() for one in self.audiences}
        self.hidden_after: list[dict[Audience, tuple[Secret, ...]]] = []
        self.histories: list[tuple[AnyMoment, ...]] = []
        """The actions that stood after each row."""
        self.over: list[bool] = []
        self.start: Any = None
        """The state before the first action."""
        self.texts: set[str] = set()
        """All actions that were ever made."""
        self.told_at: dict[Audience, dict[str, int]] = {one: {} for one in self.audiences}
        """By which row an audience was told of an event."""
        self.numbers: dict[Audience, list[int]] = {one: [] for one in self.audiences}
        self._noted: dict[Audience, set[Any]] = {one: set() for one in self.audiences}
        self._count = 0
        self.setup = Setup.of(theatre.seats, **theatre.options)
        self._match: AnyMatch | None = None
        self._told: dict[Audience, str] = dict.fromkeys(self.audiences, "")
        self._muted: dict[int, set[int]] = {seat: set() for seat in range(theatre.seats)}
        self._notes = notes_of(game)
        self._made: dict[Audience, list[str]] = {one: [] for one in self.audiences}
        """Actions of others that were not shown yet."""
        self._drawn: dict[Audience, list[str]] = {one: [] for one in self.audiences}
        """The last draws of which not all was told."""
        self._lists: dict[tuple[int, Audience], list[AnyMoment]] = {}
        self._moves: dict[tuple[int, Audience, bool], Json] = {}
        self._shown = {one: self._showing(one) for one in self.audiences}
        for row in rows:
            self._follow(row)

    # Playing again

    def _follow(self, row: Row) -> None:
        events, who = self._carry_out(row)
        hidden_now: dict[Audience, tuple[Secret, ...]] = {}
        for audience in self.audiences:
            before, now = self._shown[audience], self._showing(audience)
            self._shown[audience] = now
            entry = self._entry(row, events, audience) if audience in who else None
            self._told[audience] += plain(entry)
            hidden_now[audience] = self._hidden(audience)
            if entry is not None:
                self.sights[audience].append(self._sight(audience, entry, hidden_now[audience]))
                self.numbers[audience].append(row.seq)
            elif now != before:
                raise Leak(f"{audience} would see a change it is not told of: {row}")
        self.hidden_after.append(hidden_now)
        self.histories.append(() if self._match is None else self._match.history)
        self.over.append(self._match is not None and self._match.is_over)
        for audience in self.audiences:
            for event in events:
                if is_told(event, audience):
                    written = json.dumps(_event_json(event), sort_keys=True)
                    self.told_at[audience].setdefault(written, len(self.over))

    def _carry_out(self, row: Row) -> tuple[tuple[Event, ...], tuple[Audience, ...]]:
        """What happened, and who may know that something did."""
        match row.kind:
            case "start":
                self._match = guildhall.Match(self.game, self.setup, seed=self.seed)
                self._note_positions()
                self._note_draws(self._match.history)
                history = self._match.history
                self.start = history[0].before if history else self._match.state
                return self._dealt(), self.audiences
            case "move" | "undo" | "restart":
                return self._play(row)
            case "chat":
                muted = [seat for seat, others in self._muted.items() if row.seat in others]
                return (), tuple(one for one in self.audiences if one not in muted)
            case "mute":
                assert row.seat is not None
                other, _, on = row.body.partition(" ")
                change = self._muted[row.seat]
                change.add(int(other)) if on == "on" else change.discard(int(other))
                return (), (row.seat,)
        assert row.kind == "seat", row
        return (), self.audiences

    def _dealt(self) -> tuple[Event, ...]:
        assert self._match is not None
        return tuple(event for one in self._match.history for event in one.step.events)

    def _play(self, row: Row) -> tuple[tuple[Event, ...], tuple[Audience, ...]]:
        match, seat = self._match, row.seat
        assert match is not None
        assert seat is not None
        if row.kind == "move":
            count = len(match.history)
            told = match.submit_text(seat, row.body)
            self._note_positions()
            self._keep_secret(seat, match.history[count:], row.body)
            self._note_draws(match.history[count:])
            return told, self._who_knows(seat, told)
        taken_back = (match.undo(seat),) if row.kind == "undo" else match.restart_turn(seat)
        self._note_positions()
        events = tuple(event for one in taken_back for event in one.step.events)
        return (), self._who_knows(seat, events)

    def _who_knows(self, seat: int, events: tuple[Event, ...]) -> tuple[Audience, ...]:
        return tuple(
            one
            for one in self.audiences
            if one == seat or any(event.is_known_to(one) for event in events)
        )

    def _keep_secret(self, seat: int, moments: Any, text: str) -> None:
        """An action that others may not know of, until all have learnt something: it is shown."""
        for audience in self.audiences:
            for moment in moments:
                if len(moment.step.learnt) == self.seats:
                    self._made[audience] = []
                elif audience != seat and moment.seat != CHANCE and " " in text:
                    known = [one.is_known_to(audience) for one in moment.step.events]
                    self._made[audience] += [] if all(known) else [text]

    def _note_draws(self, moments: tuple[AnyMoment, ...]) -> None:
        """A draw names its card: it is for those who know all that came of it."""
        for moment in moments:
            text = self.text_of(moment)
            self.texts.add(text)
            for audience in self.audiences:
                if moment.seat == CHANCE and self.may_read(moment, audience):
                    self._told[audience] += f" {text} "
                elif moment.seat == CHANCE:
                    self._drawn[audience] = [*self._drawn[audience][1 - LAST_DRAWS :], text]

    def text_of(self, moment: AnyMoment) -> str:
        return notation_of(self.game.action_types).format(moment.action)

    @staticmethod
    def may_read(moment: AnyMoment, audience: Audience) -> bool:
        """Whether an audience may read the text of an action while the game runs."""
        if moment.seat != CHANCE:
            return bool(moment.seat == audience)
        return all(is_known(event, audience) for event in moment.step.events)

    def known(self, rows: int, audience: Audience) -> list[AnyMoment]:
        """The actions that stood after so many rows and that an audience may know of."""
        if (rows, audience) not in self._lists:
            self._lists[rows, audience] = [
                one
                for one in self.histories[rows - 1]
                if one.seat == audience
                or any(is_told(event, audience) for event in one.step.events)
            ]
        return self._lists[rows, audience]

    def move(self, rows: int, audience: Audience, number: int, moment: AnyMoment) -> Json:
        """What an audience may be told of an action, as the server writes it."""
        is_over = self.over[rows - 1]
        key = (id(moment), audience, is_over)  # all moments are kept, so their ids stay theirs
        if key not in self._moves:
            shows = is_over or self.may_read(moment, audience)
            told = [_event_json(one) for one in moment.step.events if is_told(one, audience)]
            self._moves[key] = {
                "actor": None if moment.seat == CHANCE else moment.seat,
                "action": self.text_of(moment) if shows else "",
                "events": told,
            }
        return {"move": number, **self._moves[key]}

    def _note_positions(self) -> None:
        match = self._match
        assert match is not None
        recent = range(max(0, min(self._count, match.length - 8)), match.length + 1)
        self._count = match.length
        for audience in self.audiences:
            views = {match.view(audience, move) for move in recent} - self._noted[audience]
            self._noted[audience] |= views
            self.positions[audience].update(_as_text(match, view) for view in views)

    # What may be told

    def _sight(self, audience: Audience, entry: Json, hidden: tuple[Secret, ...]) -> Sight:
        match, shown = self._match, self._shown[audience]
        if match is None:
            return Sight(entry, shown, hidden, False, None)
        return Sight(entry, shown, hidden, match.is_over, match.view(audience))

    def _showing(self, audience: Audience) -> Json:
        match = self._match
        seat = -1 if audience is None else audience
        shown: Json = {
            "view": None,
            "waiting": [],
            "decision": "",
            "actions": [],
            "ticket": 0,
            "undo": "nothing-to-undo",
            "redo": False,
            "muted": sorted(self._muted.get(seat, ())),
        }
        if match is None:
            return shown
        decisions = match.decisions()
        shown["view"] = codec.to_json(match.game.view_type, match.view(audience))
        shown["waiting"] = [one.seat for one in decisions]
        if audience is not None:
            shown |= {
                "decision": next((one.kind for one in decisions if one.seat == seat), ""),
                "actions": [match.notation.format(one) for one in match.legal_actions(seat)],
                "ticket": match.ticket(seat),
            }
            if not match.is_over:
                shown["undo"] = match.why_no_undo(seat) or ""
                shown["redo"] = match.can_redo(seat)
        return shown

    def _hidden(self, audience: Audience) -> tuple[Secret, ...]:
        """The words that would give something away, but for those it can read anyway."""
        match = self._match
        if match is not None and match.is_over:
            return ()
        seed = Secret(SEED_KIND, self.seed)
        if match is None:
            return (seed,)
        allowed = plain(choiceless(self._shown[audience])) + self._told[audience]
        secrets = {*self._notes.secrets(match.state, audience)}
        secrets |= {Secret("action", text) for text in self._made[audience]}
        secrets |= {Secret("draw", text) for text in self._drawn[audience]}
        hidden = (one for one in sorted(secrets) if one.is_sure or not is_in(one.word, allowed))
        return (seed, *hidden)

    def _entry(self, row: Row, events: tuple[Event, ...], audience: Audience) -> Json:
        entry: Json = {"seq": len(self.sights[audience]) + 1, "at": row.at, "kind": row.kind}
        entry |= {} if row.seat is None else {"seat": row.seat}
        if row.kind in ("start", "move", "undo", "restart"):
            known = self._moves_known_to(audience)
            entry |= {"move": known} if known or row.kind != "start" else {}
        match row.kind:
            case "move" | "start":
                told = [_event_json(one) for one in events if one.is_known_to(audience)]
                entry |= {"events": told} if told else {}
                is_own = row.kind == "move" and row.seat == audience
                entry |= {"action": row.body} if is_own else {}
            case "chat":
                entry["text"] = row.body[1:]
            case "mute":
                other, _, on = row.body.partition(" ")
                entry["seat"] = int(other)
                entry |= {"on": True} if on == "on" else {}
            case "seat":
                entry["why"] = json.loads(row.body)["why"]
                entry |= {} if entry["why"] else {"why": None}
        return {name: value for name, value in entry.items() if value is not None}

    def _moves_known_to(self, audience: Audience) -> int:
        """How many actions stand that it may know of; those of chance count too."""
        assert self._match is not None
        return sum(
            one.seat == audience or any(event.is_known_to(audience) for event in one.step.events)
            for one in self._match.history
        )


def is_known(event: Event, audience: Audience) -> bool:
    """Whether an audience may know all that an event says, by it or by another one."""
    return event.known_to is None or audience in event.known_to


def is_told(event: Event, audience: Audience) -> bool:
    """Whether an audience is told an event: not what another one tells it with more."""
    return is_known(event, audience) and audience not in event.told_more


def _event_json(event: Event) -> Json:
    found: Json = {"kind": event.kind}
    found |= {} if event.seat is None else {"seat": event.seat}
    return found | ({"args": dict(event.args)} if event.args else {})


def choiceless(frame: Json) -> Json:
    """Without the seat's own choices, among which there may be the same things."""
    return frame | {"actions": [], "previews": [], "hints": []}


def plain(value: object) -> str:
    """As JSON, but without quotes: a word is the same wherever it stands."""
    return json.dumps(value).translate(UNQUOTED)


UNQUOTED = str.maketrans("", "", '"\\')


def is_in(word: str, text: str) -> bool:
    """Whether it stands there, and not only as a part of a longer word or number."""
    if word not in text:
        return False
    return re.search(rf"(?<![a-z0-9_]){re.escape(word)}(?![a-z0-9_])", text) is not None


def _as_text(match: AnyMatch, view: object) -> str:
    return json.dumps(codec.to_json(match.game.view_type, view), sort_keys=True)


# Comparing


def fields_of(struct: type[msgspec.Struct]) -> set[str]:
    return set(struct.__struct_fields__) | {"type"}


class Censor:
    """Reads what was sent and raises `Leak` at the first thing that should not be there."""

    def __init__(self, truth: Truth, secrets: list[str]) -> None:
        self.truth = truth
        self.secrets = secrets
        self.looked_for: Counter[str] = Counter()
        """How often each kind of hidden thing was looked for."""
        self.at = 0
        """How many entries the reader of the connection has got."""

    @property
    def searched(self) -> int:
        return self.looked_for.total()

    def read(self, heard: list[Heard]) -> None:
        """All frames of one connection, in order."""
        self.at = 0
        for one in heard:
            self.read_frame(one.audience, one.text, one.action)

    def read_frame(self, audience: Audience, text: str, action: str = "") -> None:
        """One frame; `action` is the one that was asked for, if it answers that."""
        frame: Json = json.loads(text)
        kinds: dict[str, tuple[type[msgspec.Struct], Callable[[Audience, Json], None]]] = {
            "welcome": (protocol.Welcome, self._read_state),
            "update": (protocol.Update, self._read_state),
            "previews": (protocol.Previews, self._read_previews),
            "scores": (protocol.Scores, self._read_scores),
            "entries": (protocol.Entries, self._read_page),
            "hints": (protocol.Hints, self._read_hints),
            "presence": (protocol.Presence, self._read_presence),
            "pong": (protocol.Pong, lambda _audience, _frame: None),
            "error": (protocol.Failure, lambda one, told: self._read_refusal(one, told, action)),
        }
        kind, read = kinds[frame["type"]]
        demand(set(frame) <= fields_of(kind), f"unknown fields in {frame}")
        if "seq" in frame and frame["type"] != "error":
            sights = self.truth.sights[audience]
            demand(0 < frame["seq"] <= len(sights), f"{audience} has not got so far: {frame}")
            if frame["type"] == "update":
                demand(frame["seq"] == self.at + 1, f"{audience} can count what it missed")
            self.at = frame["seq"]
        read(audience, frame)
        self._search(audience, text, action)

    def _sight(self, audience: Audience) -> Sight:
        return self.truth.sights[audience][self.at - 1]

    def _guess(self, audience: Audience) -> Any:  # Any: a state of any game
        """A state that fits the view and knows no more."""
        return self.truth.game.sample(self._sight(audience).view, Rng(f"{self.at}"))

    def _read_state(self, audience: Audience, frame: Json) -> None:
        sight = self._sight(audience)
        for name, allowed in sight.shown.items():
            told = frame.get(name, allowed)
            if name == "view" and frame["type"] == "update" and told is not None:
                allowed = {one: (allowed or {}).get(one, Leak) for one in told}
            demand(told == allowed, f"{audience} at {self.at}: {name} is {told}, not {allowed}")
        for entry in frame.get("entries", []):
            self._read_entry(audience, entry)
        if frame.get("table") is not None:
            self.read_table(frame["table"], sight.is_over)
        if frame.get("scores") is not None:
            demand(sight.is_over, "scores before the end")
            self._read_scores(audience, frame)

    def _read_page(self, audience: Audience, frame: Json) -> None:
        for entry in frame["entries"]:
            self._read_entry(audience, entry)

    def _read_entry(self, audience: Audience, entry: Json) -> None:
        demand(0 < entry["seq"] <= self.at, f"an entry of the future: {entry}")
        told = {name: value for name, value in entry.items() if name != "who"}
        allowed = self.truth.sights[audience][entry["seq"] - 1].entry
        demand(told == allowed, f"{audience} is told {told}, not {allowed}")
        demand(set(entry.get("who") or {}) <= fields_of(protocol.SeatInfo), f"{entry}")

    def read_table(self, table: Json, is_over: bool) -> None:
        demand(set(table) <= fields_of(protocol.TableInfo), f"unknown fields in {table}")
        demand(table["seed"] == (self.truth.seed if is_over else ""), "the seed before the end")
        demand(table["seal"] == seal_of(self.truth.seed), "another seal")
        for seat in table["seats"]:
            demand(set(seat) <= fields_of(protocol.SeatInfo), f"unknown fields in {seat}")

    def _read_previews(self, audience: Audience, frame: Json) -> None:
        """They must follow from the seat's own view: another state that fits it gives the same."""
        assert audience is not None
        game, state = self.truth.game, self._guess(audience)
        assert isinstance(game, GamePreviews)
        previews = game.previews(state, audience, game.legal_actions(state, audience))
        wanted = dict(zip(self._sight(audience).shown["actions"], previews, strict=True))
        for one in frame["previews"]:
            demand(one["action"] in wanted, f"a preview of {one['action']}")
            preview = wanted[one["action"]]
            lines = [msgspec.to_builtins(line_info(line)) for line in preview.lines]
            allowed = (preview.seat, preview.total, lines)
            demand((one["seat"], one["total"], one["lines"]) == allowed, f"{one}, not {allowed}")

    def _read_refusal(self, audience: Audience, frame: Json, action: str) -> None:
        """The reason must follow from the seat's own view, too: a match that fits it refuses so."""
        if frame["code"] != "illegal" or not action:
            return
        assert audience is not None
        match: AnyMatch = guildhall.Match(self.truth.game, self.truth.setup, seed=None)
        match.state = self._guess(audience)
        with pytest.raises(GuildhallError) as refused:
            match.submit_text(audience, action)
        allowed = str(refused.value)
        demand(frame["detail"] == allowed, f"{action}: {frame['detail']}, not {allowed}")

    def _read_hints(self, audience: Audience, frame: Json) -> None:
        """They speak of the seat's own choices; that they follow from its view is tested apart."""
        demand(audience is not None, f"a hint for nobody: {frame}")
        for one in frame["hints"]:
            demand(set(one) <= fields_of(protocol.HintInfo), f"unknown fields in {one}")
            demand(one["action"] in self._sight(audience).shown["actions"], f"a hint at {one}")

    def _read_scores(self, audience: Audience, frame: Json) -> None:
        """Also what everybody would earn now must follow from the view."""
        game, state = self.truth.game, self._guess(audience)
        scores = game.scores(state)
        if frame["type"] == "scores":
            infos = standing_infos(game, scores, self._sight(audience).view)
        else:
            infos = [score_info(score) for score in scores]
        allowed = [msgspec.to_builtins(info) for info in infos]
        demand(frame["scores"] == allowed, f"{frame['scores']}, not {allowed}")

    def _read_presence(self, _audience: Audience, frame: Json) -> None:
        demand(set(frame["online"]) <= set(range(self.truth.seats)), f"{frame}")

    def _search(self, audience: Audience, text: str, own: str) -> None:
        """Look for what is hidden, but for what the one who asked has said itself."""
        hidden = self._sight(audience).hidden if self.at else (Secret(SEED_KIND, self.truth.seed),)
        found = self.found(hidden, plain(choiceless(json.loads(text))))
        found = [word for word in found if not is_in(word, own)]
        found += [word for word in self.secrets if word in text]
        demand(not found, f"{found} was told to {audience}: {text[:300]}")

    def found(self, hidden: tuple[Secret, ...], text: str) -> list[str]:
        self.looked_for.update(one.kind for one in hidden if one.kind != SEED_KIND)
        return [one.word for one in hidden if is_in(one.word, text)]


def demand(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Leak(otherwise)
