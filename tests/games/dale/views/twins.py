"""Two tables of which an observer was told the same: they must look the same to it.

The second table is one that the observer's view allows. Both are played on with actions of which
the observer is told the same, for as long as there are such actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from guildhall.core.event import Event
from guildhall.core.game import Step
from guildhall.core.notation import notation_of
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.knowledge.known import Knowledge
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from tests.games.dale.walks import learnt

Choose = Callable[[State, Seat, Rng], Action]
"""How the seats at the first table choose."""
TEXT = notation_of(DALE.action_types).format
MOST_TRIED = 40
"""Actions at the second table of which one is looked for that is told like one at the first."""
PREVIEWED = 8


class Twins(NamedTuple):
    """The two tables, and what the observer knows of either."""

    observer: Seat | None
    states: tuple[State, State]
    known: tuple[Knowledge, Knowledge]

    @classmethod
    def of(cls, state: State, observer: Seat | None, known: Knowledge, rng: Rng) -> Twins:
        """Return a table and one that its view allows."""
        view = DALE.view(state, observer, known)
        return cls(observer, (state, DALE.sample(view, rng)), (known, known))

    def seen(self) -> tuple[View, View]:
        one, two = (
            DALE.view(state, self.observer, known)
            for state, known in zip(self.states, self.known, strict=True)
        )
        return one, two

    def after(self, here: Step[State], there: Step[State]) -> Twins:
        known = [
            learnt(known, step, self.observer)
            for known, step in zip(self.known, (here, there), strict=True)
        ]
        return Twins(self.observer, (here.state, there.state), (known[0], known[1]))

    def differ_in(self, tried: list[Action]) -> str:
        """Return what tells the tables apart, "" if nothing does."""
        one, two = self.seen()
        if one != two:
            names = [name for name in View._fields if getattr(one, name) != getattr(two, name)]
            return ", ".join(names)
        if self.observer is None:
            return ""
        seat = self.observer
        legal, other = (DALE.legal_actions(state, seat) for state in self.states)
        if legal != other:
            return "legal actions"
        some = legal[:PREVIEWED]
        previews = [DALE.previews(state, seat, some) for state in self.states]
        if previews[0] != previews[1]:
            return "previews"
        for action in tried:
            reasons = [DALE.why_illegal(state, seat, action) for state in self.states]
            if reasons[0] != reasons[1]:
                return f"reason why {TEXT(action)} is illegal"
        return ""

    def step(self, choose: Choose, rng: Rng) -> tuple[Twins, Action] | None:
        """Play both on; None if the game is over or the other table knows no action like this."""
        waiting = DALE.decisions(self.states[0])
        if not waiting:
            return None
        seat = rng.choice(waiting).seat
        action = choose(self.states[0], seat, rng)
        here = DALE.step(self.states[0], seat, action)
        there = self._alike(seat, action, here, rng)
        return None if there is None else (self.after(here, there), action)

    def _alike(self, seat: Seat, action: Action, here: Step[State], rng: Rng) -> Step[State] | None:
        two = self.states[1]
        possible = [one for one, _ in DALE.chances(two)] if seat == CHANCE else []
        possible += DALE.legal_actions(two, seat) if seat != CHANCE else ()
        others = [one for one in possible if type(one) is type(action) and one != action]
        start = rng.below(len(others)) if others else 0
        others = [] if seat == self.observer else others[start:] + others[:start]
        for one in ([action] if action in possible else []) + others[:MOST_TRIED]:
            there = DALE.step(two, seat, one)
            if told(there, self.observer) == told(here, self.observer):
                return there
            ends = one != action or flow(there, self.observer) != flow(here, self.observer)
            assert ends, "the turn ends at one table only"
        return None


def told(step: Step[State], observer: Seat | None) -> tuple[list[Event], bool]:
    """Return what an observer is told, and whether it cannot take back what it did before."""
    return [one for one in step.events if one.is_known_to(observer)], observer in step.learnt


def flow(step: Step[State], observer: Seat | None) -> list[Event]:
    """Return what an observer is told but for the end of the turn."""
    return [one for one in told(step, observer)[0] if one.kind != "turn-began"]


def play_on(
    twins: Twins, choose: Choose, tried: list[Action], rng: Rng, most: int
) -> Iterator[Twins]:
    """Play twins on and compare them after each step; yield them after each.

    `tried` are actions of games before, most of them illegal now; it grows.
    """
    for _ in range(most):
        some = [rng.choice(tried) for _ in range(4 * bool(tried))]
        found = twins.differ_in(some)
        assert not found, (found, twins.observer, twins.seen())
        both = twins.step(choose, rng)
        if both is None:
            return
        twins, action = both
        tried.append(action)
        yield twins


def at_random(state: State, seat: Seat, rng: Rng) -> Action:
    return DALE.sample_action(state, seat, rng)
