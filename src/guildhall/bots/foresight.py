"""A solo game with all draws known: a beam search that knows no game, the upper reference for bots.

No bot may know what this player knows: it reads the cards to come off the seed of the match. A deal
is the row of numbers behind a seed; as in a match, the next one decides whatever is drawn next.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from guildhall.core.game import Game, Setup
from guildhall.core.rng import pick_weighted, sealed_number
from guildhall.core.seat import CHANCE

S = TypeVar("S")
A = TypeVar("A")
_ME = 0


class Position(NamedTuple, Generic[S]):
    """A state, and how many numbers of the deal are used up."""

    state: S
    draws: int


class Deal(Generic[S, A]):
    """The chance of one match."""

    def __init__(self, game: Game[S, A, Any], setup: Setup, seed: str) -> None:
        self.game = game
        self._seed = seed
        self.start = self.settle(Position(game.new_state(setup), 0))

    def settle(self, position: Position[S]) -> Position[S]:
        """Draw until somebody has to choose or the game is over."""
        game, (state, draws) = self.game, position
        while (waiting := game.decisions(state)) and waiting[0].seat == CHANCE:
            outcomes = game.chances(state)
            total = sum([weight for _, weight in outcomes])
            drawn = pick_weighted(outcomes, sealed_number(self._seed, draws, total))
            state = game.apply(state, CHANCE, drawn)
            draws += 1
        return Position(state, draws)

    def after(self, position: Position[S], action: A) -> Position[S]:
        """What an action and all draws behind it lead to."""
        state = self.game.apply(position.state, _ME, action)
        return self.settle(Position(state, position.draws))


class Turn(NamedTuple, Generic[S, A]):
    """A way to play the present turn: its actions and where the next one begins."""

    actions: tuple[A, ...]
    position: Position[S]


class Foresight(Protocol[S, A]):
    """What a game knows of its solo mode when nothing is hidden."""

    def value(self, state: S) -> float:
        """Points so far and a guess at those to come, at a glance; at the end the points."""

    def ahead(self, deal: Deal[S, A], position: Position[S]) -> float:
        """The same after a look at what is really drawn next."""

    def key(self, state: S) -> Hashable:
        """The same for states that differ in nothing that matters."""

    def turns(self, deal: Deal[S, A], position: Position[S], breadth: int) -> Iterable[Turn[S, A]]:
        """Some good ways to play the present turn, at most so many."""

    def is_last(self, action: A) -> bool:
        """Whether an action ends a turn."""


class Solution(NamedTuple, Generic[A]):
    """The best line that was found, and its points by the rules.

    `verdicts` are those of all lines that were followed to the end: one with fewer points may win.
    """

    actions: tuple[A, ...]
    points: int
    verdicts: frozenset[str]


class Line(NamedTuple, Generic[S, A]):
    """The turns from the start to a position."""

    value: float
    actions: tuple[A, ...]
    position: Position[S]


_LOOK = 3
"""Of so many times the beam what is really drawn next is looked at."""


def solve(
    deal: Deal[S, A],
    foresight: Foresight[S, A],
    beam: int,
    breadth: int,
    known: Iterable[tuple[A, ...]] = (),
) -> Solution[A]:
    """The best line of a beam search.

    Lines that are `known` before stay in the beam to their end, so that it also looks for what
    is better from each of their turns on.
    """
    trunks = [_trunk(deal, foresight, actions) for actions in known]
    lines: list[Line[S, A]] = [Line(0.0, (), deal.start)]
    ends: list[Line[S, A]] = []
    depth = 0
    while lines:
        found = _after_a_turn(deal, foresight, lines, breadth)
        depth += 1
        shown: dict[Hashable, Line[S, A]] = {
            (foresight.key(trunk[depth].position.state), trunk[depth].position.draws): trunk[depth]
            for trunk in trunks
            if depth < len(trunk)
        }
        ends += [line for line in (*shown.values(), *found.values()) if _is_over(deal, line)]
        open_lines = {key: line for key, line in found.items() if not _is_over(deal, line)}
        kept = {key: line for key, line in shown.items() if not _is_over(deal, line)}
        for key, line in _best(deal, foresight, open_lines, beam):
            kept.setdefault(key, line)
        lines = list(kept.values())
    return _solution(deal, ends)


def _is_over(deal: Deal[S, A], line: Line[S, A]) -> bool:
    return not deal.game.decisions(line.position.state)


def _solution(deal: Deal[S, A], ends: Iterable[Line[S, A]]) -> Solution[A]:
    """The line with most points, and the verdicts of all."""
    scored = [(deal.game.scores(line.position.state)[_ME], line.actions) for line in ends]
    best, actions = max(scored, key=lambda one: one[0].total)
    verdicts = {score.verdict.kind for score, _ in scored if score.verdict is not None}
    return Solution(actions, best.total, frozenset(verdicts))


def _after_a_turn(
    deal: Deal[S, A], foresight: Foresight[S, A], lines: list[Line[S, A]], breadth: int
) -> dict[Hashable, Line[S, A]]:
    """All lines with one more turn; of those that come to the same, the first."""
    found: dict[Hashable, Line[S, A]] = {}
    for line in lines:
        for turn in foresight.turns(deal, line.position, breadth):
            state = turn.position.state
            key = (foresight.key(state), turn.position.draws)
            if key not in found:
                actions = (*line.actions, *turn.actions)
                found[key] = Line(foresight.value(state), actions, turn.position)
    return found


def _best(
    deal: Deal[S, A], foresight: Foresight[S, A], found: dict[Hashable, Line[S, A]], beam: int
) -> list[tuple[Hashable, Line[S, A]]]:
    """The lines that lead on best, by a look ahead of those that seem good at a glance."""
    ranked = sorted(found.items(), key=lambda pair: -pair[1].value)[: _LOOK * beam]
    if len(ranked) <= beam:
        return ranked
    looked = [
        (key, line._replace(value=foresight.ahead(deal, line.position))) for key, line in ranked
    ]
    return sorted(looked, key=lambda pair: -pair[1].value)[:beam]


def _trunk(
    deal: Deal[S, A], foresight: Foresight[S, A], actions: tuple[A, ...]
) -> list[Line[S, A]]:
    """A known line: the start, and where each of its turns leads."""
    found = [Line[S, A](0.0, (), deal.start)]
    position = deal.start
    for number, action in enumerate(actions, 1):
        position = deal.after(position, action)
        if foresight.is_last(action):
            found.append(Line(foresight.value(position.state), actions[:number], position))
    return found
