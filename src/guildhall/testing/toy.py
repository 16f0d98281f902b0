"""Quarry: the smallest game with everything the engine offers, to prove the conformance kit.

Each round chance turns up a stone. All seats secretly take it or leave it, then say done. A seat
that took it alone scores its value. The game ends when the quarry is empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, NamedTuple, TypeVar

from guildhall.core.errors import BadPosition
from guildhall.core.event import event, private
from guildhall.core.game import (
    Decision,
    Line,
    Option,
    Score,
    Setup,
    Step,
    check_seats,
    read_options,
)
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.kit.bags import Bag


class Stone(IntEnum):
    CHALK = 0
    SLATE = 1
    MARBLE = 2
    GRANITE = 3


VALUES = (1, 2, 3, 4)
T = TypeVar("T")
STONES = Bag(Stone)


class Hand(IntEnum):
    """What a seat has decided about the stone."""

    OPEN = 0
    TAKES = 1
    LEAVES = 2


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance turns up a stone."""

    stone: Stone


@dataclass(frozen=True, slots=True)
class Take:
    """Take the stone."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the stone."""


@dataclass(frozen=True, slots=True)
class Done:
    """Show your hand when all are done."""


Action = Turn | Take | Leave | Done


class State(NamedTuple):
    quarry: Annotated[int, STONES]
    stone: Stone | None
    hands: tuple[Hand, ...]
    done: tuple[bool, ...]
    points: tuple[int, ...]


class View(NamedTuple):
    seat: Seat | None
    quarry: Annotated[int, STONES]
    stone: Stone | None
    hand: Hand
    done: tuple[bool, ...]
    points: tuple[int, ...]


class Quarry:
    """The rules of the toy game."""

    name = "quarry"
    version = 1
    seats = range(1, 5)
    options = (Option("stones", "all", ("all", "light")),)
    state_type = State
    view_type = View
    action_types = (Turn, Take, Leave, Done)

    def new_state(self, setup: Setup) -> State:
        check_seats(self.name, self.seats, setup)
        chosen = read_options(self.name, self.options, setup)
        light = STONES.of((Stone.CHALK, Stone.SLATE))
        quarry = STONES.all if chosen["stones"] == "all" else light
        count = setup.seats
        return State(quarry, None, (Hand.OPEN,) * count, (False,) * count, (0,) * count)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.stone is None:
            return (Decision(CHANCE, "turn"),) if state.quarry else ()
        kinds = ("choose" if hand is Hand.OPEN else "finish" for hand in state.hands)
        pairs = zip(state.done, kinds, strict=True)
        return tuple(Decision(seat, kind) for seat, (done, kind) in enumerate(pairs) if not done)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.stone is None or not 0 <= seat < len(state.hands) or state.done[seat]:
            return ()
        return (Take(), Leave()) if state.hands[seat] is Hand.OPEN else (Done(),)

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        if state.stone is not None:
            return ()
        return tuple((Turn(stone), VALUES[stone]) for stone in STONES.members(state.quarry))

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        match action:
            case Turn(stone):
                return state._replace(quarry=state.quarry & ~(1 << stone), stone=stone)
            case Take():
                return state._replace(hands=_put(state.hands, seat, Hand.TAKES))
            case Leave():
                return state._replace(hands=_put(state.hands, seat, Hand.LEAVES))
            case Done():
                done = _put(state.done, seat, True)
                return _settle(state) if all(done) else state._replace(done=done)

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        after = self.apply(state, seat, action)
        everyone = tuple(range(len(state.hands)))
        match action:
            case Turn(stone):
                return Step(after, (event("turned", stone=stone.name.lower()),), everyone)
            case Take() | Leave():
                return Step(after, (private("chose", seat),))
            case Done():
                learnt = everyone if after.stone is None else ()
                return Step(after, (event("done", seat),), learnt)

    def observe(self, state: State, seat: Seat | None) -> View:
        hand = Hand.OPEN if seat is None else state.hands[seat]
        return View(seat, state.quarry, state.stone, hand, state.done, state.points)

    def sample(self, view: View, rng: Rng) -> State:
        hands = [rng.choice((Hand.TAKES, Hand.LEAVES)) if d else Hand.OPEN for d in view.done]
        if view.seat is not None:
            hands[view.seat] = view.hand
        return State(view.quarry, view.stone, tuple(hands), view.done, view.points)

    def scores(self, state: State) -> tuple[Score, ...]:
        points = state.points
        return tuple(
            Score(seat, one, (Line("stones", "game", one),), 1 + sum(p > one for p in points))
            for seat, one in enumerate(points)
        )

    def check_state(self, state: State) -> None:
        if not 0 < len(state.hands) == len(state.done) == len(state.points):
            raise BadPosition("hands, done, points: expected one entry per seat")


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _settle(state: State) -> State:
    takers = [seat for seat, hand in enumerate(state.hands) if hand is Hand.TAKES]
    points = state.points
    if len(takers) == 1 and state.stone is not None:
        seat = takers[0]
        points = _put(points, seat, points[seat] + VALUES[state.stone])
    count = len(points)
    return State(state.quarry, None, (Hand.OPEN,) * count, (False,) * count, points)


QUARRY = Quarry()
