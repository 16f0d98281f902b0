"""The laws every game must keep, checked on random play; the first broken law is named.

`check_game` plays games with random setups and looks at every position on the way. It raises
`BrokenLaw` with the law, the position and what was found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from guildhall.core import codec
from guildhall.core.event import Event
from guildhall.core.game import Game, Knows, Previews, Samples, Setup, Step
from guildhall.core.knowing import knowing, learn
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


def check_game(
    game: AnyGame, setups: Iterable[Setup], *, games: int = 3, seed: str = "", every: int = 1
) -> None:
    """Play `games` random games with each setup and check every law in every position.

    Where games are long, look at one position in so many as `every` says.
    """
    with _keeping("options have possible defaults"):
        for option in game.options:
            option.check(option.default)
    for setup in setups:
        for number in range(games):
            _Inspector(game, setup, Rng(f"{seed}{setup}{number}"), every).play()


def _demand(law: str, holds: bool, found: object) -> None:
    if not holds:
        raise BrokenLaw(law, found)


@contextmanager
def _keeping(law: str) -> Iterator[None]:
    """Any error raised in here breaks this law."""
    try:
        yield
    except BrokenLaw:
        raise
    except Exception as problem:
        raise BrokenLaw(law, repr(problem)) from problem


class _Inspector:
    """Plays one game, as chance too, so that the positions before a draw are looked at as well."""

    def __init__(self, game: AnyGame, setup: Setup, rng: Rng, every: int) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.every = every
        self.everybody: tuple[Seat | None, ...] = (None, *range(setup.seats))
        self.match: Match[Any, Any, Any] = Match(game, setup, seed=None)

    def play(self) -> None:
        again = self.game.new_state(self.match.setup)
        _demand("a new game is always the same", again == self.match.state, again)
        self.play_on(self.match, is_watched=True)
        self.look_at_end()
        self.look_at_record(self.match)
        sealed: Match[Any, Any, Any] = Match(
            self.game, self.setup, seed=f"{self.rng.below(1 << 60)}"
        )
        self.play_on(sealed, is_watched=False)
        self.look_at_record(sealed)

    def play_on(self, match: Match[Any, Any, Any], *, is_watched: bool) -> None:
        for _ in range(MOST_ACTIONS):
            if match.is_over:
                return
            if is_watched and (self.every == 1 or not self.rng.below(self.every)):
                self.look_at_position(match)
            self.act(match)
        raise BrokenLaw("a game ends", f"not after {MOST_ACTIONS} actions")

    def look_at_position(self, match: Match[Any, Any, Any]) -> None:
        known = {one: match.known(one) for one in self.everybody}
        _Position(self.game, self.setup, match.state, known, self.rng).look()

    def act(self, match: Match[Any, Any, Any]) -> None:
        waiting = [decision.seat for decision in match.decisions()]
        if CHANCE in waiting:
            match.submit(CHANCE, self.rng.weighted(self.game.chances(match.state)))
            return
        seat = self.rng.choice(waiting)
        ticket = match.ticket(seat)
        match.submit(seat, self.rng.choice(match.legal_actions(seat)), ticket)
        _demand("a ticket serves once", match.ticket(seat) != ticket, seat)
        if not self.rng.below(3):
            self.take_back(match, self.rng.below(self.setup.seats))

    def take_back(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        if match.why_no_undo(seat) is not None:
            return
        after, last = match.state, match.history[-1]
        seen = [match.view(one) for one in self.everybody]
        at = max(i for i, moment in enumerate(match.history) if moment.seat == seat)
        law = "an undo leaves the actions of others standing"
        with _keeping(law):
            match.undo(seat)
        for moment in match.history[at:]:
            can = _options(self.game, moment.before, moment.seat)
            _demand(law, moment.action in can, (seat, moment))
        if last.seat == seat:
            _demand("undo restores", match.state == last.before, seat)
        with _keeping("redo repeats"):
            match.redo(seat)
        _demand("redo repeats", match.state == after, seat)
        again = [match.view(one) for one in self.everybody]
        _demand("redo repeats", again == seen, (seat, seen, again))

    def look_at_end(self) -> None:
        self.look_at_position(self.match)
        scores = self.match.scores()
        seats = [score.seat for score in scores]
        _demand("each seat has one score", seats == list(range(self.setup.seats)), scores)
        for score in scores:
            total = sum(line.points for line in score.lines)
            _demand("score lines add up", total == score.total, score)
        _demand("somebody wins", min(score.rank for score in scores) == 1, scores)

    def look_at_record(self, match: Match[Any, Any, Any]) -> None:
        record = match.replay()
        text = record.format()
        with _keeping("a record survives as text"):
            _demand("a record survives as text", Replay.parse(text) == record, text)
        with _keeping("a replay repeats"):
            again = Match.load(self.game, record)
        _demand("a replay repeats", again.state == match.state, again.state)
        for one in self.everybody:
            here, there = match.known(one), again.known(one)
            _demand("knowledge follows from what was told", here == there, (one, here, there))
        _demand("a replay is recorded alike", again.replay() == record, text)


class _Position:
    """Looks at one position and at everything that may follow it."""

    def __init__(
        self, game: AnyGame, setup: Setup, state: Any, known: dict[Seat | None, Any], rng: Rng
    ) -> None:
        self.game = game
        self.knows = knowing(game)
        self.is_knowing = isinstance(game, Knows)
        self.state = state
        self.known = known
        self.rng = rng
        self.writing: Notation[Any] = Notation(game.action_types)
        self.reading: Notation[Any] = Notation(game.action_types)  # has seen none of the actions
        self.seats = range(setup.seats)
        self.everybody: tuple[Seat | None, ...] = (None, *self.seats)

    def look(self) -> None:
        game, state = self.game, self.state
        text = self.look_at_values()
        decisions = game.decisions(state)
        waiting = [decision.seat for decision in decisions]
        _demand("a seat decides one thing at a time", len(set(waiting)) == len(waiting), decisions)
        _demand("decisions are stable", game.decisions(state) == decisions, decisions)
        self.look_at_turns(waiting)
        self.look_at_views()
        for seat in waiting:
            self.look_at_actions(seat)
        if len(waiting) > 1 and CHANCE not in waiting:
            self.look_at_order(waiting)
        _demand("states never change", codec.dumps(game.state_type, state) == text, state)

    def look_at_values(self) -> str:
        kind, state = self.game.state_type, self.state
        with _keeping("a reached state is possible"):
            self.game.check_state(state)
        with _keeping("states survive JSON"):
            text = codec.dumps(kind, state)
            again = codec.loads(kind, text)
        _demand("states survive JSON", again == state, text)
        with _keeping("states are hashable values"):
            _demand("states are hashable values", hash(again) == hash(state), state)
        return text

    def look_at_turns(self, waiting: list[Seat]) -> None:
        law = "a waiting seat can act, others cannot"
        for seat in (*self.seats, CHANCE, len(self.seats)):
            actions = _options(self.game, self.state, seat)
            _demand(law, bool(actions) == (seat in waiting), (seat, waiting))
            again = _options(self.game, self.state, seat)
            _demand("legal actions are stable", actions == again, seat)
            with _keeping("actions are hashable values"):
                twice = [one for one, count in Counter(actions).items() if count > 1]
            _demand("legal actions are different", not twice, twice)
        known = {*self.seats, CHANCE}
        _demand("decisions are of seats at the table", set(waiting) <= known, waiting)
        _demand("chance is no player", not self.game.legal_actions(self.state, CHANCE), waiting)

    # What may be known

    def look_at_views(self) -> None:
        for seat in self.everybody:
            with _keeping("knowledge is a hashable value"):
                hash(self.known[seat])
            view = self.knows.view(self.state, seat, self.known[seat])
            with _keeping("views survive JSON"):
                text = codec.dumps(self.game.view_type, view)
                again = codec.loads(self.game.view_type, text)
            _demand("views survive JSON", again == view, text)
            with _keeping("a sampled state is possible"):
                sampled = self.game.sample(view, self.rng)
                self.game.check_state(sampled)
            found = self.knows.view(sampled, seat, self.knows.known(view))
            _demand("a sampled state fits its view", found == view, (seat, found))
            if seat is not None:
                self.look_at_sampled(seat, sampled)
            else:
                here, there = self.game.scores(self.state), self.game.scores(sampled)
                _demand("scores are known to everybody", here == there, (here, there))

    def look_at_sampled(self, seat: Seat, sampled: Any) -> None:
        mine = self.game.legal_actions(self.state, seat)
        known = self.game.legal_actions(sampled, seat)
        _demand("legal actions follow from the view", mine == known, seat)
        for other in self.seats:
            actions = self.game.legal_actions(self.state, other)
            common = set(actions) & set(self.game.legal_actions(sampled, other))
            choices = tuple(action for action in actions if action in common)
            if choices:
                action = self.rng.choice(choices)
                here, there = (self.game.step(one, other, action) for one in (self.state, sampled))
                self.look_at_learning(seat, here, there)

    def look_at_learning(self, watcher: Seat, one: Step[Any], two: Step[Any]) -> None:
        """The watcher could not tell two states apart; if it can after a step, it has learnt."""
        left, right = self.seen(one, watcher), self.seen(two, watcher)
        if self.is_knowing and left[1] == right[1]:
            _demand("equal events give equal views", left == right, (watcher, left, right))
        if left != right:
            law = "a seat that sees something new has learnt"
            has_learnt = watcher in one.learnt and watcher in two.learnt
            _demand(law, has_learnt, (watcher, left, right))

    def seen(self, step: Step[Any], watcher: Seat | None) -> tuple[Any, list[Event]]:
        """Return what a watcher sees right after a step, and the events it received."""
        told = [event for event in step.events if event.is_known_to(watcher)]
        known = learn(self.knows, self.known[watcher], watcher, step.events)
        return self.knows.view(step.state, watcher, known), told

    # What may be done

    def look_at_actions(self, seat: Seat) -> None:
        actions = _options(self.game, self.state, seat)
        some = tuple(_some(actions, self.rng))
        for action in some:
            self.look_at_action(seat, action)
        for action in some:
            self.look_at_news(seat, self.game.step(self.state, seat, action))
        if seat == CHANCE:
            self.look_at_chance()
        elif isinstance(self.game, Samples):
            drawn = self.game.sample_action(self.state, seat, self.rng)
            _demand("a sampled action is legal", drawn in actions, drawn)

    def look_at_action(self, seat: Seat, action: Any) -> None:
        with _keeping("notation survives"):
            text = self.writing.format(action)
            _demand("notation survives", self.reading.parse(text) == action, text)
        with _keeping("actions survive JSON"):
            written = codec.dumps(type(action), action)
            again = codec.loads(type(action), written)
        _demand("actions survive JSON", again == action, written)
        step = self.game.step(self.state, seat, action)
        same = self.game.apply(self.state, seat, action) == step.state
        _demand("step and apply agree", same, text)
        at_table = all(one in self.seats for one in step.learnt)
        _demand("only seats at the table learn", at_table, step.learnt)
        self.look_at_events(step.events)
        if seat != CHANCE:
            self.look_at_secrets(seat, step)
        if seat != CHANCE and isinstance(self.game, Previews):
            preview = self.game.preview(self.state, seat, action)
            together = self.game.previews(self.state, seat, (action,))
            _demand("previews of many are those of each", together == (preview,), text)
            total = sum(line.points for line in preview.lines)
            _demand("a preview adds up", total == preview.total, text)

    def look_at_events(self, events: tuple[Event, ...]) -> None:
        for event in events:
            with _keeping("events survive JSON"):
                text = codec.dumps(Event, event)
                again = codec.loads(Event, text)
            _demand("events survive JSON", again == event, text)
            audience = event.known_to or ()
            law = "events are known to seats at the table"
            _demand(law, all(one in self.seats for one in audience), event)
            more = {one for other in events for one in other.known_to or ()}
            law = "who is told more is told it by another event"
            _demand(law, more.issuperset(event.told_more), event)

    def look_at_news(self, seat: Seat, step: Step[Any]) -> None:
        """Whoever sees a change gets an event with it, so that views can be sent with events."""
        for watcher in self.everybody:
            before = self.knows.view(self.state, watcher, self.known[watcher])
            after, told = self.seen(step, watcher)
            if watcher != seat and not told:
                _demand("a change that is seen is told", before == after, (watcher, before, after))

    def look_at_secrets(self, seat: Seat, step: Step[Any]) -> None:
        """While a seat is not done, others cannot tell one of its secret actions from another."""
        game = self.game
        other = game.step(self.state, seat, self.rng.choice(game.legal_actions(self.state, seat)))
        here, there = (game.legal_actions(one.state, seat) for one in (step, other))
        if step.learnt or other.learnt or not here or not there:
            return
        for watcher in self.everybody:
            if watcher != seat:
                (left, _), (right, _) = self.seen(step, watcher), self.seen(other, watcher)
                _demand("a view leaks nothing", left == right, (watcher, left, right))
            if watcher != seat and any(event.is_known_to(watcher) for event in step.events):
                raise BrokenLaw("an event tells a secret", step.events)
        following = self.rng.choice(here)
        if following in there:
            left, right = (game.step(one.state, seat, following) for one in (step, other))
            for watcher in self.seats:
                if watcher != seat:
                    self.look_at_learning(watcher, left, right)

    def look_at_order(self, waiting: list[Seat]) -> None:
        """Seats that choose at once do not disturb each other, whoever is first."""
        step, legal = self.game.step, self.game.legal_actions
        first = self.rng.choice(waiting)
        second = self.rng.choice([seat for seat in waiting if seat != first])
        one = self.rng.choice(legal(self.state, first))
        two = self.rng.choice(legal(self.state, second))
        before, after = step(self.state, first, one), step(self.state, second, two)
        for seat, now in ((second, before), (first, after)):
            is_same = legal(now.state, seat) == legal(self.state, seat)
            law = "seats do not change each other's choices unseen"
            _demand(law, is_same or seat in now.learnt, (first, one, second, two))
        there = step(before.state, second, two).state
        back = step(after.state, first, one).state
        _demand("seats commute", there == back, (first, one, second, two))

    def look_at_chance(self) -> None:
        outcomes = self.game.chances(self.state)
        weights = [weight for _, weight in outcomes]
        _demand("chance has whole positive weights", all(w > 0 for w in weights), outcomes)
        whole = all(type(weight) is int for weight in weights)
        _demand("chance has whole positive weights", whole, outcomes)
        one, two = (
            self.game.step(self.state, CHANCE, self.rng.choice(outcomes)[0]) for _ in range(2)
        )
        for watcher in self.seats:
            self.look_at_learning(watcher, one, two)


def _options(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """What a seat, or chance, can do."""
    if seat == CHANCE:
        return tuple(outcome for outcome, _ in game.chances(state))
    return game.legal_actions(state, seat)


def _some(items: tuple[Any, ...], rng: Rng) -> tuple[Any, ...]:
    if len(items) <= _LOOKED_AT:
        return items
    return tuple(rng.choice(items) for _ in range(_LOOKED_AT))
