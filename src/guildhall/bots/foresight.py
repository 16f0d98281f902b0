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
        """Points so far and a guess at those to come; at the end the points."""

    def key(self, state: S) -> Hashable:
        """The same for states that differ in nothing that matters."""

    def turns(self, deal: Deal[S, A], position: Position[S], breadth: int) -> Iterable[Turn[S, A]]:
        """Some good ways to play the present turn, at most so many."""


class Solution(NamedTuple, Generic[A]):
    """The best line that was found, and its points by the rules."""

    actions: tuple[A, ...]
    points: int


class Line(NamedTuple, Generic[S, A]):
    value: float
    actions: tuple[A, ...]
    position: Position[S]


def solve(
    deal: Deal[S, A],
    foresight: Foresight[S, A],
    beam: int,
    breadth: int,
    known: Iterable[tuple[A, ...]] = (),
) -> Solution[A]:
    """The best of the lines that last in the beam and of those that are `known` before."""
    lines: list[Line[S, A]] = [Line(0.0, (), deal.start)]
    best = max(
        [replay(deal, actions) for actions in known],
        key=lambda one: one.points,
        default=Solution((), -(10**6)),
    )
    while lines:
        found: dict[Hashable, Line[S, A]] = {}
        for line in lines:
            for turn in foresight.turns(deal, line.position, breadth):
                state = turn.position.state
                key = (foresight.key(state), turn.position.draws)
                if key not in found:
                    actions = (*line.actions, *turn.actions)
                    found[key] = Line(foresight.value(state), actions, turn.position)
        lines = []
        for line in sorted(found.values(), key=lambda one: -one.value)[:beam]:
            if deal.game.decisions(line.position.state):
                lines.append(line)
                continue
            points = deal.game.scores(line.position.state)[_ME].total
            if points > best.points:
                best = Solution(line.actions, points)
    return best


def replay(deal: Deal[S, A], actions: tuple[A, ...]) -> Solution[A]:
    """A line that is known, with its points."""
    position = deal.start
    for action in actions:
        position = deal.after(position, action)
    return Solution(actions, deal.game.scores(position.state)[_ME].total)
