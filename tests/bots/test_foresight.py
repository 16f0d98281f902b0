"""The search of a player who knows all draws, on a game small enough to know all its ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.bots.foresight import Deal, Position, Turn, solve
from guildhall.core.event import Event
from guildhall.core.game import Decision, Score, Setup

Picked = tuple[int, ...]
_TURNS = 2


class Picking:
    """Pick a number from 0 to 3 twice; the sum counts, but only two odd numbers win."""

    def new_state(self, setup: Setup) -> Picked:
        del setup
        return ()

    def decisions(self, state: Picked) -> tuple[Decision, ...]:
        return (Decision(0, "pick"),) if len(state) < _TURNS else ()

    def apply(self, state: Picked, seat: int, action: int) -> Picked:
        del seat
        return (*state, action)

    def scores(self, state: Picked) -> tuple[Score, ...]:
        is_won = all(number % 2 for number in state)
        total = 10 * sum(state) - is_won  # a win costs a point
        return (Score(0, total, (), 1, Event("solo-won" if is_won else "solo-lost", 0)),)


class Greed:
    """Sees the sum alone."""

    def value(self, state: Picked) -> float:
        return float(sum(state))

    def ahead(self, deal: Deal[Picked, int], position: Position[Picked]) -> float:
        del deal
        return self.value(position.state)

    def key(self, state: Picked) -> Picked:
        return state

    def turns(
        self, deal: Deal[Picked, int], position: Position[Picked], breadth: int
    ) -> Iterator[Turn[Picked, int]]:
        for number in range(breadth):
            yield Turn((number,), deal.after(position, number))

    def is_last(self, action: int) -> bool:
        del action
        return True


def picking() -> Deal[Picked, int]:
    game: Any = Picking()  # Any: the search asks for a part of a game only
    return Deal(game, Setup(1), "seed")


def test_the_best_line_has_most_points() -> None:
    found = solve(picking(), Greed(), beam=4, breadth=3)
    assert (found.actions, found.points) == ((2, 2), 40)


def test_every_line_that_was_followed_to_its_end_is_judged_though_only_the_best_stay() -> None:
    """A beam of one follows 3: of its ends 3 3 has most points, 3 1 wins too, the rest loses."""
    found = solve(picking(), Greed(), beam=1, breadth=4)
    assert (found.actions, found.points) == ((3, 3), 59)
    assert found.verdicts == {"solo-won", "solo-lost"}
    found = solve(picking(), Greed(), beam=1, breadth=3)  # follows 2, so nothing wins
    assert found.verdicts == {"solo-lost"}


def test_a_poorer_line_that_wins_is_noticed() -> None:
    """From 1, which a beam of one leaves out, 1 1 wins with less than the best line has."""
    found = solve(picking(), Greed(), beam=1, breadth=3, known=((1, 0),))
    assert (found.actions, found.points) == ((2, 2), 40)
    assert found.verdicts == {"solo-won", "solo-lost"}
