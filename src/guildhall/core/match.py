"""One play in progress: the only gate through which actions reach the rules."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from numbers import Integral, Real
from typing import Any, Generic, NamedTuple, TypeVar

from guildhall.core import codec
from guildhall.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    GameOver,
    GuildhallError,
    IllegalAction,
    StaleTicket,
    WrongSeat,
    WrongType,
    clipped,
    is_a,
    quoted,
)
from guildhall.core.event import Event
from guildhall.core.game import Decision, Explains, Game, Knows, Score, Setup, Step
from guildhall.core.knowing import Fold
from guildhall.core.notation import Notation, notation_of
from guildhall.core.replay import Check, Entry, Move, Replay, Undo, clean_name, is_seed
from guildhall.core.rng import pick_weighted, seal_of, sealed_number
from guildhall.core.seat import CHANCE, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

CHECK_EVERY = 50
"""How many record lines lie between two fingerprints of the state."""


_WHY_NO_UNDO = {
    "learnt": "seat {seat} has learnt something since",
    "answered": "others have answered what seat {seat} did",
    "nothing-to-undo": "seat {seat} has done nothing yet",
}


class Moment(NamedTuple, Generic[S, A]):
    """One action that stands, with the state it was made in and what came of it."""

    before: S
    seat: Seat
    action: A
    step: Step[S]


class _Unchecked(NamedTuple, Generic[S]):
    """A state whose fingerprint goes into the record: made when the record is asked for."""

    state: S


class Match(Generic[S, A, V]):
    """A game being played: checks actions, answers chance, takes back, keeps the record.

    `seed` is text, drawn when empty; None means that chance is submitted from outside (real cards
    on a real table).
    Every method either does all it says or raises one of our errors and changes nothing.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        setup: Setup,
        *,
        seed: str | None = "",
        names: tuple[str, ...] = (),
        start: S | None = None,
    ) -> None:
        self.game = _checked_game(game)
        self.setup = _sorted_setup(setup)
        self.seed = secrets.token_hex(16) if seed == "" else seed
        if self.seed is not None and not is_seed(self.seed):
            raise BadSetup("a seed is one printable line of 1 to 200 characters", "seed", most=200)
        self.seal = None if self.seed is None else seal_of(self.seed)
        self.notation: Notation[A] = notation_of(game.action_types)
        self.state = game.new_state(self.setup)
        self.names = self._names(names)
        if start is not None:
            self.state = self._possible(start)
        self._start = start
        self._past: list[Moment[S, A]] = []
        self._entries: list[Entry | _Unchecked[S]] = []
        self._undone: dict[Seat, list[A]] = {}
        self._tickets = [0] * self.setup.seats
        self._decided: tuple[S | None, tuple[Decision, ...]] = (None, ())
        self._digested: tuple[S | None, str] = (None, "")
        self._legal_at: dict[Seat, tuple[int, tuple[A, ...]]] = {}
        self._draws = 0
        self._knows: Knows[S, Any, V] | None = game if isinstance(game, Knows) else None
        self._folds: dict[Seat | None, Fold[Any]] = {}
        self._answer_chance()

    # What is true now

    @property
    def is_over(self) -> bool:
        return not self.decisions()

    @property
    def history(self) -> tuple[Moment[S, A], ...]:
        """The actions that stand, oldest first; what was taken back is not among them."""
        return tuple(self._past)

    @property
    def length(self) -> int:
        """How many actions stand."""
        return len(self._past)

    def history_after(self, length: int) -> tuple[Moment[S, A], ...]:
        """The actions that stand beyond the first so many."""
        if not isinstance(length, int):
            raise WrongType(f"expected a whole number, got {quoted(length)}")
        return tuple(self._past[length:])

    def decisions(self) -> tuple[Decision, ...]:
        state, known = self._decided
        if state is not self.state:
            known = self.game.decisions(self.state)
            self._decided = (self.state, known)
        return known

    def legal_actions(self, seat: Seat) -> tuple[A, ...]:
        """What this seat may do now.

        Listed once per ticket: as long as a seat has learnt nothing and done nothing, others cannot
        change its choices.
        """
        _check_type(seat, Integral)
        known = self._legal_at.get(seat)
        if known is not None and known[0] == self._tickets[seat] and self._is_waiting(seat):
            return known[1]
        actions = self.game.legal_actions(self.state, seat)
        if actions:
            self._legal_at[seat] = (self._tickets[seat], actions)
        return actions

    def state_after(self, move: int) -> S:
        """Return the state after the first `move` of the actions that stand."""
        move = self._checked_move(move)
        return self.state if move == self.length else self._past[move].before

    def view(self, seat: Seat | None, move: int | None = None) -> V:
        """Return what a seat or a spectator (None) may see now, or could see after `move` actions.

        If the game Knows, this follows from the state and from the events told until then.
        """
        known = self.known(seat, move)
        state = self.state if move is None else self.state_after(move)
        if self._knows is None:
            return self.game.observe(state, seat)
        return self._knows.view(state, seat, known)

    def views(self, seat: Seat | None) -> Iterator[V]:
        """Yield what an observer could see before each of the actions that stand, then now."""
        return (self.view(seat, move) for move in range(self.length + 1))

    def known(self, seat: Seat | None, move: int | None = None) -> Any:  # Any: of any game
        """Return what an observer knows now or after `move` actions; None unless the game Knows."""
        if seat is not None:
            self._check_seat(seat)
        if self._knows is None:
            return None
        if seat not in self._folds:
            self._folds[seat] = Fold(self._knows, self.state_after(0), seat)
        length = self.length if move is None else self._checked_move(move)
        return self._folds[seat].after(self._past, length)

    def scores(self) -> tuple[Score, ...]:
        return self.game.scores(self.state)

    def ticket(self, seat: Seat) -> int:
        """A number that changes whenever this seat acts, takes back, or learns something."""
        self._check_seat(seat)
        return self._tickets[seat]

    def digest(self) -> str:
        """Return the fingerprint of the state; computed once as long as the state stays."""
        state, known = self._digested
        if state is not self.state:
            known = codec.digest(self.game.state_type, self.state)
            self._digested = (self.state, known)
        return known

    # Acting

    def submit(self, seat: Seat, action: A, ticket: int | None = None) -> tuple[Event, ...]:
        """Make an action; returns what happened, chance included. Each refusal has its error."""
        events = self._play(*self._checked(seat, action, ticket))
        return events + self._answer_chance()

    def submit_text(self, seat: Seat, text: str, ticket: int | None = None) -> tuple[Event, ...]:
        return self.submit(seat, self.notation.parse(text), ticket)

    def undo(self, seat: Seat) -> Moment[S, A]:
        """Take back this seat's last action; CannotUndo where it has learnt something since."""
        at = self._undo_point(seat)
        kept = self._past[:at]
        state = self._past[at].before
        for moment in self._past[at + 1 :]:
            step = self.game.step(state, moment.seat, moment.action)
            kept.append(Moment(state, moment.seat, moment.action, step))
            state = step.state
        taken_back = self._past[at]
        seat = taken_back.seat
        self._undone.setdefault(seat, []).append(taken_back.action)
        self._past, self.state = kept, state
        for fold in self._folds.values():
            fold.forget(at)
        self._tickets[seat] += 1
        self._record(Undo(seat))
        return taken_back

    def redo(self, seat: Seat) -> tuple[Event, ...]:
        """Make the action again that this seat took back last."""
        return self.submit(seat, self.next_redo(seat))

    def restart_turn(self, seat: Seat) -> tuple[Moment[S, A], ...]:
        """Take back everything this seat did since it last learnt something, the last first."""
        taken_back = [self.undo(seat)]
        while self.why_no_undo(seat) is None:
            taken_back.append(self.undo(seat))
        return tuple(taken_back)

    def why_no_undo(self, seat: Seat) -> str | None:
        """None if undo is possible, else the id of the reason."""
        found = self._last_of(seat)
        return found if isinstance(found, str) else None

    def can_redo(self, seat: Seat) -> bool:
        _check_type(seat, Real)
        return bool(self._undone.get(seat))

    def next_redo(self, seat: Seat) -> A:
        """The action that `redo` would make."""
        _check_type(seat, Real)
        undone = self._undone.get(seat)
        if not undone:
            raise CannotUndo("nothing-to-redo", f"seat {quoted(seat)} has taken nothing back")
        return undone[-1]

    # The record

    def replay(self, *, checks: bool = True) -> Replay:
        """The record so far; `Match.load` makes an equal match of it.

        Without `checks` it has no fingerprints: computing those of a large game takes long.
        """
        if checks:
            entries = [self._checked_entry(entry) for entry in self._entries]
            if not entries or not isinstance(entries[-1], Check):
                entries.append(Check(self.digest()))
        else:
            entries = [one for one in self._entries if isinstance(one, Move | Undo)]
        start = "" if self._start is None else codec.dumps(self.game.state_type, self._start)
        return Replay(
            self.game.name,
            self.game.version,
            self.setup,
            self.names,
            self.seed,
            self.seal,
            tuple(entries),
            start,
        )

    @classmethod
    def load(cls, game: Game[S, A, V], replay: Replay) -> Match[S, A, V]:
        """Play a record again, checking every line; BadRecord names the first that does not fit."""
        _check_replay(replay)
        if replay.game != _checked_game(game).name:
            raise BadRecord(
                2, f"this is a record of {clipped(str(replay.game))}, not of {game.name}"
            )
        if replay.version != game.version:
            theirs = quoted(replay.version)
            raise BadRecord(
                2, f"written by rules version {theirs}, these are version {game.version}"
            )
        first = _first_entry_line(replay)
        try:
            start = codec.loads(game.state_type, replay.position) if replay.position else None
            match = cls(game, replay.setup, seed=None, names=replay.names, start=start)
        except GuildhallError as problem:
            raise BadRecord(first - 1, str(problem), problem) from None
        match.seed, match.seal = replay.seed, replay.seal
        for number, entry in enumerate(replay.entries):
            try:
                match._repeat(entry)
            except GuildhallError as problem:
                raise BadRecord(first + number, str(problem), problem) from None
        if any(isinstance(entry, Check) for entry in replay.entries):
            match._entries = list(replay.entries)
        match._answer_chance()
        return match

    # Inside

    def _is_waiting(self, seat: Seat) -> bool:
        return any(decision.seat == seat for decision in self.decisions())

    def _names(self, names: tuple[str, ...]) -> tuple[str, ...]:
        if not is_a(names, tuple, list) or not all(is_a(one, str) for one in names):
            raise WrongType(f"expected names as a tuple of texts, got {quoted(names)}")
        if not names:
            return tuple(f"seat {seat}" for seat in range(self.setup.seats))
        if len(names) != self.setup.seats:
            raise BadSetup(f"{self.setup.seats} seats need as many names, got {len(names)}")
        return tuple(clean_name(name) for name in names)

    def _possible(self, start: S) -> S:
        kind = self.game.state_type
        try:
            written = codec.dumps(kind, start)
        except (AttributeError, LookupError, TypeError, ValueError):
            raise BadPosition(f"expected a {kind.__name__}, got {quoted(start)}") from None
        if codec.loads(kind, written) != start:
            raise BadPosition("the position would not survive being written in the record")
        self.game.check_state(start)
        seats = len(self.game.scores(start))
        if seats != self.setup.seats:
            raise BadSetup(f"the position has {seats} seats, the setup {self.setup.seats}")
        return start

    def _check_seat(self, seat: Seat) -> None:
        _check_type(seat, Integral)
        if not 0 <= seat < self.setup.seats:
            raise WrongSeat(f"there is no seat {quoted(seat)}")

    def _checked_move(self, move: int) -> int:
        if not is_a(move, int) or not 0 <= move <= self.length:
            raise WrongType(f"expected a number from 0 to {self.length}, got {quoted(move)}")
        return move

    def _checked(self, seat: Seat, action: A, ticket: int | None) -> tuple[Seat, A]:
        """The waiting seat and its legal action equal to these, or the error that says why not."""
        decisions = self.decisions()
        if not decisions:
            raise GameOver("the game has ended")
        waiting = [decision.seat for decision in decisions]
        if seat not in waiting:
            named = ("chance" if one == CHANCE else f"seat {one}" for one in waiting)
            raise WrongSeat(
                f"seat {quoted(seat)} has nothing to decide now, waiting for {', '.join(named)}"
            )
        seat = waiting[waiting.index(seat)]
        if ticket is not None and seat != CHANCE and ticket != self._tickets[seat]:
            now = self._tickets[seat]
            raise StaleTicket(f"chosen for position {quoted(ticket)}, it is now {now}")
        actions = self._legal(seat)
        for legal in actions:
            if legal is action:
                return seat, legal
        for legal in actions:
            if legal == action and type(legal) is type(action):
                return seat, legal
        raise self._illegal(seat, action)

    def _illegal(self, seat: Seat, action: A) -> IllegalAction:
        reason, shown = None, f"this {type(action).__name__}"
        if self._is_sound(action):
            shown = clipped(self.notation.format(action))
            if seat != CHANCE and isinstance(self.game, Explains):
                reason = self.game.why_illegal(self.state, seat, action)
        if reason is None:
            return IllegalAction(f"{shown} is not legal for seat {seat} now")
        problem = IllegalAction(f"{shown}: {reason.sentence}", reason.kind, **dict(reason.facts))
        problem.game, problem.action, problem.names = self.game.name, shown, self.names
        return problem

    def _is_sound(self, action: A) -> bool:
        """Return whether it is an action of the game and its fields have their types."""
        if type(action) not in self.game.action_types:
            return False
        try:
            written = codec.to_json(type(action), action)
            return repr(codec.from_json(type(action), written)) == repr(action)
        except (GuildhallError, AttributeError, LookupError, TypeError, ValueError):
            return False

    def _legal(self, seat: Seat) -> tuple[A, ...]:
        if seat == CHANCE:
            return tuple(outcome for outcome, _ in self.game.chances(self.state))
        known = self._legal_at.get(seat)
        if known is not None and known[0] == self._tickets[seat]:
            return known[1]
        return self.game.legal_actions(self.state, seat)

    def _play(self, seat: Seat, action: A) -> tuple[Event, ...]:
        step = self.game.step(self.state, seat, action)
        text = self.notation.format(action)
        self._past.append(Moment(self.state, seat, action, step))
        self.state = step.state
        undone = self._undone.pop(seat, [])
        if undone and undone[-1] == action:
            self._undone[seat] = undone[:-1]
        for learner in step.learnt:
            self._tickets[learner] += 1
            self._undone.pop(learner, None)
        if seat == CHANCE:
            self._draws += 1
        elif seat not in step.learnt:
            self._tickets[seat] += 1
        self._record(Move(seat, text))
        return step.events

    def _record(self, entry: Entry) -> None:
        self._entries.append(entry)
        if len(self._entries) % CHECK_EVERY == CHECK_EVERY - 1:
            self._entries.append(_Unchecked(self.state))

    def _checked_entry(self, entry: Entry | _Unchecked[S]) -> Entry:
        if isinstance(entry, _Unchecked):
            return Check(codec.digest(self.game.state_type, entry.state))
        return entry

    def _answer_chance(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while self.seed is not None and (decisions := self.decisions()):
            if all(decision.seat != CHANCE for decision in decisions):
                break
            events += self._play(CHANCE, self._sealed_outcome(self.seed))
        return events

    def _sealed_outcome(self, seed: str) -> A:
        outcomes = self.game.chances(self.state)
        total = sum(weight for _, weight in outcomes)
        return pick_weighted(outcomes, sealed_number(seed, self._draws, total))

    def _undo_point(self, seat: Seat) -> int:
        """Where in the past this seat's last action stands, if it can be taken back."""
        found = self._last_of(seat)
        if isinstance(found, str):
            raise CannotUndo(found, _WHY_NO_UNDO[found].format(seat=quoted(seat)))
        return found

    def _last_of(self, seat: Seat) -> int | str:
        """As above, or the id of the reason why it cannot."""
        acted_since: set[Seat] = set()
        for at in range(len(self._past) - 1, -1, -1):
            moment = self._past[at]
            if seat in moment.step.learnt:
                return "learnt"
            if moment.seat == seat != CHANCE:
                return at if acted_since.isdisjoint(moment.step.learnt) else "answered"
            acted_since.add(moment.seat)
        return "nothing-to-undo"

    def _repeat(self, entry: Entry) -> None:
        is_act = isinstance(entry, Move | Undo) and entry.seat != CHANCE
        if is_act and self.seed is not None and self._is_waiting(CHANCE):
            raise WrongSeat("the seed deals before anybody acts")
        match entry:
            case Move(seat, text):
                action = self.notation.parse(text)
                if self.notation.format(action) != text:
                    shown = quoted(self.notation.format(action))
                    raise BadNotation(f"{quoted(text)} is written {shown}")
                _, checked = self._checked(seat, action, None)
                if seat == CHANCE and self.seed is not None:
                    self._check_outcome(checked, self.seed)
                self._play(seat, checked)
            case Undo(seat):
                self._check_seat(seat)
                self.undo(seat)
            case Check(digest):
                if digest != self.digest():
                    found = self.digest()
                    said = quoted(digest)
                    raise IllegalAction(f"the state is {found} here, the record says {said}")
            case _:
                raise WrongType(f"expected a Move, Undo or Check, got {quoted(entry)}")

    def _check_outcome(self, action: A, seed: str) -> None:
        expected = self._sealed_outcome(seed)
        if action != expected:
            shown = self.notation.format(expected)
            found = quoted(self.notation.format(action))
            raise IllegalAction(f"the seed deals {quoted(shown)}, not {found}")


def _sorted_setup(setup: Setup) -> Setup:
    """Return the setup with its options in order; WrongType if it is none."""
    try:
        options = tuple(sorted((name, value) for name, value in setup.options))
    except (AttributeError, TypeError, ValueError):
        raise WrongType(f"expected a Setup, got {quoted(setup)}") from None
    return Setup(setup.seats, options)


def _checked_game(game: Game[S, A, V]) -> Game[S, A, V]:
    if not hasattr(game, "new_state"):
        raise WrongType(f"expected a game, as load_game returns it, got {quoted(game)}")
    return game


def _check_replay(replay: Replay) -> None:
    is_replay = is_a(replay, Replay) and is_a(replay.game, str) and is_a(replay.names, tuple)
    has_seed = is_replay and (replay.seed is None or is_seed(replay.seed))
    if not has_seed or not is_a(replay.entries, tuple):
        raise WrongType(f"expected a Replay, got {quoted(replay)}")
    _sorted_setup(replay.setup)


def _check_type(seat: object, kind: type) -> None:
    if not isinstance(seat, kind):
        raise WrongSeat(f"there is no seat {quoted(seat)}")


def _first_entry_line(replay: Replay) -> int:
    header = 2 + len(replay.setup.options) + len(replay.names) + 1
    return header + sum(bool(part) for part in (replay.seed, replay.seal, replay.position)) + 1
