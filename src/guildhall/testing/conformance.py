"""The laws every game must keep, checked on random play; the first broken law is named.

`check_game` plays games with random setups and looks at every position on the way. It raises
`BrokenLaw` with the law, the position and what was found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from guildhall.core import codec
from guildhall.core.event import Event
from guildhall.core.game import Game, Previews, Samples, Setup, Step
from guildhall.core.match import Match
from guildhall.core.notation import Notation
from guildhall.core.replay import Replay
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat

AnyGame = Game[Any, Any, Any]
MOST_ACTIONS = 100_000
_LOOKED_AT = 12
"""How many of the legal actions of a position are looked at closely."""


class BrokenLaw(AssertionError):
    """A game does something no game may do."""

    def __init__(self, law: str, found: object) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


def check_game(game: AnyGame, setups: Iterable[Setup], *, games: int = 3, seed: str = "") -> None:
    """Play `games` random games with each setup and check every law in every position."""
    for option in game.options:
        option.check(option.default)
    for setup in setups:
        for number in range(games):
            _Inspector(game, setup, f"{seed}{setup}{number}").play()


def _demand(law: str, holds: bool, found: object) -> None:
    if not holds:
        raise BrokenLaw(law, found)


class _Inspector:
    """Plays one game and looks at everything on the way."""

    def __init__(self, game: AnyGame, setup: Setup, seed: str) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.setup = setup
        self.notation: Notation[Any] = Notation(game.action_types)
        self.match: Match[Any, Any, Any] = Match(game, setup, seed=f"{self.rng.below(1 << 60)}")
        self.everybody: tuple[Seat | None, ...] = (None, *range(setup.seats))

    def play(self) -> None:
        again = self.game.new_state(self.match.setup)
        _demand("a new game is always the same", again == self.game.new_state(self.setup), again)
        for _ in range(MOST_ACTIONS):
            if self.match.is_over:
                break
            self.look()
            self.act()
        _demand("a game ends", self.match.is_over, f"not after {MOST_ACTIONS} actions")
        self.look_at_end()

    # One position

    def look(self) -> None:
        game, state = self.game, self.match.state
        game.check_state(state)
        decisions = game.decisions(state)
        waiting = [decision.seat for decision in decisions]
        _demand("a seat decides one thing at a time", len(set(waiting)) == len(waiting), decisions)
        _demand("decisions are stable", game.decisions(state) == decisions, decisions)
        for seat in range(self.setup.seats):
            actions = game.legal_actions(state, seat)
            found = (seat, decisions)
            _demand(
                "a waiting seat can act, others cannot", bool(actions) == (seat in waiting), found
            )
        self.look_at_values(state)
        self.look_at_views(state)
        for seat in waiting:
            self.look_at_actions(state, seat)
        if len(waiting) > 1:
            self.look_at_order(state, waiting)
        self.look_at_chance()

    def look_at_values(self, state: Any) -> None:
        kind = self.game.state_type
        _demand("states are hashable values", hash(state) == hash(state), state)
        text = codec.dumps(kind, state)
        _demand("states survive JSON", codec.loads(kind, text) == state, text)

    def look_at_views(self, state: Any) -> None:
        for seat in self.everybody:
            view = self.game.observe(state, seat)
            text = codec.dumps(self.game.view_type, view)
            law = "views survive JSON"
            _demand(law, codec.loads(self.game.view_type, text) == view, text)
            sampled = self.game.sample(view, self.rng)
            self.game.check_state(sampled)
            found = self.game.observe(sampled, seat)
            _demand("a sampled state fits its view", found == view, (seat, found))
            if seat is not None and self.game.legal_actions(state, seat):
                mine = self.game.legal_actions(state, seat)
                known = self.game.legal_actions(sampled, seat)
                _demand("legal actions follow from the view", mine == known, seat)

    def look_at_actions(self, state: Any, seat: Seat) -> None:
        actions = self.game.legal_actions(state, seat)
        _demand("legal actions are stable", actions == self.game.legal_actions(state, seat), seat)
        twice = [one for one, count in Counter(actions).items() if count > 1]
        _demand("legal actions are different", not twice, twice)
        for action in self.some(actions):
            self.look_at_action(state, seat, action)
        if isinstance(self.game, Samples):
            drawn = self.game.sample_action(state, seat, self.rng)
            _demand("a sampled action is legal", drawn in actions, drawn)

    def look_at_action(self, state: Any, seat: Seat, action: Any) -> None:
        text = self.notation.format(action)
        _demand("notation survives", self.notation.parse(text) == action, text)
        written = codec.dumps(type(action), action)
        _demand("actions survive JSON", codec.loads(type(action), written) == action, written)
        step = self.game.step(state, seat, action)
        same = self.game.apply(state, seat, action) == step.state
        _demand("step and apply agree", same, text)
        self.look_at_events(step.events)
        self.look_at_secrets(state, seat, step)
        if isinstance(self.game, Previews):
            preview = self.game.preview(state, seat, action)
            total = sum(line.points for line in preview.lines)
            _demand("a preview adds up", total == preview.total, text)

    def look_at_events(self, events: tuple[Event, ...]) -> None:
        for event in events:
            text = codec.dumps(Event, event)
            _demand("events survive JSON", codec.loads(Event, text) == event, text)
            audience = event.known_to or ()
            law = "events are known to seats at the table"
            _demand(law, all(0 <= one < self.setup.seats for one in audience), event)

    def look_at_secrets(self, state: Any, seat: Seat, step: Step[Any]) -> None:
        """While a seat is not done, others cannot tell one of its secret actions from another."""
        other = self.game.step(state, seat, self.rng.choice(self.game.legal_actions(state, seat)))
        if any(one.learnt or not self.is_waiting(one.state, seat) for one in (step, other)):
            return
        for watcher in self.everybody:
            if watcher != seat:
                left = self.game.observe(step.state, watcher)
                right = self.game.observe(other.state, watcher)
                _demand("a view leaks nothing", left == right, (watcher, left, right))
            if watcher != seat and any(event.is_known_to(watcher) for event in step.events):
                raise BrokenLaw("an event tells a secret", step.events)

    def is_waiting(self, state: Any, seat: Seat) -> bool:
        return any(decision.seat == seat for decision in self.game.decisions(state))

    def look_at_order(self, state: Any, waiting: list[Seat]) -> None:
        first = self.rng.choice(waiting)
        second = self.rng.choice([seat for seat in waiting if seat != first])
        if CHANCE in (first, second):
            return
        one = self.rng.choice(self.game.legal_actions(state, first))
        two = self.rng.choice(self.game.legal_actions(state, second))
        apply = self.game.apply
        there = apply(apply(state, first, one), second, two)
        back = apply(apply(state, second, two), first, one)
        _demand("seats commute", there == back, (first, one, second, two))

    def look_at_chance(self) -> None:
        """The outcomes of the last chance decision, which the match has answered already."""
        last = next((m for m in reversed(self.match.history) if m.seat == CHANCE), None)
        if last is None:
            return
        outcomes = self.game.chances(last.before)
        weights = [weight for _, weight in outcomes]
        _demand("chance has whole positive weights", all(w > 0 for w in weights), outcomes)
        actions = [outcome for outcome, _ in outcomes]
        _demand("outcomes are different", len(set(actions)) == len(actions), outcomes)
        for action in self.some(tuple(actions)):
            text = self.notation.format(action)
            _demand("notation survives", self.notation.parse(text) == action, text)

    def some(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        if len(items) <= _LOOKED_AT:
            return items
        return tuple(self.rng.choice(items) for _ in range(_LOOKED_AT))

    # Going on

    def act(self) -> None:
        match = self.match
        seat = self.rng.choice(match.decisions()).seat
        before, ticket = match.state, match.ticket(seat)
        match.submit(seat, self.rng.choice(match.legal_actions(seat)), ticket)
        _demand("a ticket serves once", match.ticket(seat) != ticket, seat)
        if match.why_no_undo(seat) is not None or self.rng.below(3):
            return
        after = match.state
        match.undo(seat)
        _demand("undo restores", match.state == before, seat)
        match.redo(seat)
        _demand("redo repeats", match.state == after, seat)

    def look_at_end(self) -> None:
        match = self.match
        scores = match.scores()
        for score in scores:
            total = sum(line.points for line in score.lines)
            _demand("score lines add up", total == score.total, score)
        _demand("somebody wins", min(score.rank for score in scores) == 1, scores)
        record = match.replay()
        text = record.format()
        _demand("a record survives as text", Replay.parse(text) == record, text)
        again = Match.load(self.game, record)
        _demand("a replay repeats", again.state == match.state, again.state)
        _demand("a replay is recorded alike", again.replay() == record, text)
        codec.loads(self.game.state_type, codec.dumps(self.game.state_type, match.state))
