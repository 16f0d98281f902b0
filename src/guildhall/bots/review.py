"""A review of a finished game: which decisions of a seat cost most, and what was better.

Every decision is searched from what the seat could know then. A first look at all of them finds
the suspicious ones; these are searched again with more care.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from guildhall.bots.advice import Advice, foretold, numbers_of, told_of
from guildhall.bots.search import Budget, compare, search
from guildhall.bots.searcher import Explained, Extends, Searcher, scale_of
from guildhall.core.match import Match, Moment
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat

A = TypeVar("A")

MOST = 3
"""How many decisions are named."""
_SUSPECTS = 8
"""How many decisions are searched with more care."""
_FIRST_LOOK = 0.5
"""The share of the time for the first look at all decisions."""
_SEARCH = 0.5
"""The share of a look that finds the best plan; the rest compares it with what was played."""
_LEAST_LOSS = 0.5
"""Smaller losses are not worth a word."""
_LEAST_WORLDS, _CAREFUL_WORLDS = 2, 8
"""In how many worlds a decision is compared at least, at first and with care, however short the
time: a review that looked at nothing would praise everything."""


class Deed(NamedTuple, Generic[A]):
    """A decision of a seat that had a choice, with what it did from there to the end of its turn.

    `move` actions stood before it, of which the seat knew `own_move`. A turn ends where the seat
    learns something.
    """

    move: int
    own_move: int
    kind: str
    view: Any  # Any: of any game
    actions: tuple[A, ...]
    played: tuple[A, ...]


class Verdict(NamedTuple, Generic[A]):
    """What a deed cost, give or take one standard error, and what would have been better.

    Points, or percent of a chance to win, as in the advice. `length` is how many actions of the
    deed were judged.
    """

    deed: Deed[A]
    loss: float
    error: float
    better: Advice[A] | None
    length: int


class Progress(NamedTuple):
    """How far a review is."""

    done: int
    steps: int
    decisions: int


class Effort(NamedTuple):
    """How much to search: seconds for the whole review, or outcomes for each look at a decision.

    Where a search fails, `failed` is told and the decision left out; without it, the review fails.
    """

    seconds: float | None = None
    iterations: int | None = None
    is_cancelled: Callable[[], bool] | None = None
    failed: Callable[[Exception], None] | None = None


Turn = list[Deed[A]]
"""What a seat decided between two things it learnt."""


def turns_of(match: Match[Any, A, Any], seat: Seat) -> list[Turn[A]]:
    """All decisions of a seat in a game that had a choice, turn by turn."""
    turns: list[Turn[A]] = []
    moments: list[tuple[int, int, Moment[Any, A]]] = []
    own_move = 0
    for move, moment in enumerate(match.history):
        if moment.seat == seat:
            moments.append((move, own_move, moment))
        own_move += moment.seat == seat or any(
            event.is_known_to(seat) for event in moment.step.events
        )
        if seat in moment.step.learnt:
            turns.append(list(_deeds(match, seat, moments)))
            moments = []
    turns.append(list(_deeds(match, seat, moments)))
    return [turn for turn in turns if turn]


def _deeds(
    match: Match[Any, A, Any], seat: Seat, moments: Sequence[tuple[int, int, Moment[Any, A]]]
) -> Iterator[Deed[A]]:
    game = match.game
    actions = tuple(moment.action for _, _, moment in moments)
    for place, (move, own_move, moment) in enumerate(moments):
        legal = game.legal_actions(moment.before, seat)
        if len(legal) > 1:
            kind = next(one.kind for one in game.decisions(moment.before) if one.seat == seat)
            view = match.view(seat, move)
            yield Deed(move, own_move, kind, view, legal, actions[place:])


def review(
    thinker: Searcher[Any, A],
    turns: Sequence[Turn[A]],
    seed: str,
    effort: Effort,
    tell: Callable[[Progress], None],
) -> tuple[Verdict[A], ...]:
    """The costliest deeds, the worst first and one of a turn; nothing where it was cancelled."""
    watch = _Watch(effort, sum(map(len, turns)), tell)
    found = [
        min(_first_look(thinker, turn, seed, watch), key=_cost, default=None) for turn in turns
    ]
    suspects = sorted((one for one in found if one and one.loss > 0), key=_cost)[:_SUSPECTS]
    again: list[Verdict[A]] = []
    for number, one in enumerate(suspects):
        budget = watch.careful_look(len(suspects) - number)
        rng = Rng(f"{seed} {one.deed.move} again")
        again.append(watch.guarded(thinker, one.deed, rng, budget, _CAREFUL_WORLDS))
        watch.tell(1 if number + 1 < len(suspects) else _SUSPECTS - number)
    if watch.is_cancelled:
        return ()
    costly = [one for one in again if one.loss >= _LEAST_LOSS and one.loss > one.error]
    return tuple(sorted(costly, key=_cost)[:MOST])


def judge(
    thinker: Searcher[Any, A], deed: Deed[A], rng: Rng, budget: Budget, least: int = 0
) -> Verdict[A]:
    """Compare what was played with the best that is found, in the `least` number of worlds."""
    began = time.perf_counter()
    problem = thinker.advising(deed.view, deed.actions, rng)
    number = _number_of(problem, deed.played)
    if number is None:
        return Verdict(deed, 0.0, 0.0, None, 1)
    played = problem.plans[number]
    length = len(played.actions)
    budget = budget.after(time.perf_counter() - began)
    best = search(problem, rng, budget.part(_SEARCH)).best
    if best == played:
        return Verdict(deed, 0.0, 0.0, None, length)
    both = [*numbers_of(problem, [best]), number]
    found = compare(problem, both, rng, budget.part(1 - _SEARCH), least)
    if found.plans[0] == played:
        return Verdict(deed, 0.0, 0.0, None, length)
    better = told_of(problem, found, 0, foretold(problem, found, rng))
    scale = scale_of(problem)
    return Verdict(deed, scale * found.behind(1), scale * found.error(1), better, length)


def _first_look(
    thinker: Searcher[Any, A], turn: Turn[A], seed: str, watch: _Watch
) -> Iterator[Verdict[A]]:
    """Verdicts on a turn: a plan may cover several deeds at once."""
    left = turn
    while left and not watch.is_cancelled:
        deed = left[0]
        budget = watch.first_look(len(left))
        found = watch.guarded(thinker, deed, Rng(f"{seed} {deed.move}"), budget, _LEAST_WORLDS)
        yield found
        later = [one for one in left if len(deed.played) - len(one.played) >= found.length]
        watch.tell(len(left) - len(later))
        left = later


def _number_of(problem: Explained[A], played: tuple[A, ...]) -> int | None:
    """The plan that was played, added where it was not thought of; None where it cannot be."""
    for number, plan in enumerate(problem.plans):
        if played[: len(plan.actions)] == plan.actions:
            return number
    return problem.also(played) if isinstance(problem, Extends) else None


def _cost(verdict: Verdict[Any]) -> float:
    return -verdict.loss


class _Watch:
    """Divides the effort, and tells how far the review is."""

    def __init__(self, effort: Effort, decisions: int, tell: Callable[[Progress], None]) -> None:
        self._effort = effort
        self._began = time.perf_counter()
        self._decisions = self._left = decisions
        self._steps = decisions + _SUSPECTS
        self._done = 0
        self._tell = tell
        self.tell(0)

    @property
    def is_cancelled(self) -> bool:
        asked = self._effort.is_cancelled
        return asked is not None and asked()

    def guarded(
        self,
        thinker: Searcher[Any, A],
        deed: Deed[A],
        rng: Rng,
        budget: Budget,
        least: int,
    ) -> Verdict[A]:
        """A verdict; of a decision whose search fails there is nothing to say."""
        try:
            return judge(thinker, deed, rng, budget, least)
        except Exception as problem:
            if self._effort.failed is None:
                raise
            self._effort.failed(problem)
            return Verdict(deed, 0.0, 0.0, None, 1)

    def first_look(self, decisions: int) -> Budget:
        """For so many decisions of one turn."""
        return self._budget(_FIRST_LOOK, decisions / max(1, self._left))

    def careful_look(self, left: int) -> Budget:
        return self._budget(1.0, 1 / left)

    def tell(self, steps: int) -> None:
        self._done += steps
        self._left = max(0, self._decisions - self._done)
        self._tell(Progress(self._done, self._steps, self._decisions))

    def _budget(self, until: float, share: float) -> Budget:
        """A share of the time that is left until so much of all of it is spent."""
        seconds, iterations, is_cancelled, _ = self._effort
        if seconds is None:
            return Budget(None, iterations, is_cancelled)
        left = self._began + seconds * until - time.perf_counter()
        return Budget(max(0.0, left * share), iterations, is_cancelled)
