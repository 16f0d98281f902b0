"""Quarry broken in one way at a time; each breaks the law it is listed with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from guildhall.core.errors import BadPosition
from guildhall.core.event import event
from guildhall.core.game import Decision, Line, Option, Score, Setup, Step
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.testing.toy import (
    Action,
    Done,
    Hand,
    Leave,
    Quarry,
    State,
    Take,
    View,
)

BROKEN: list[tuple[type[Quarry], str]] = []


def breaks(law: str) -> Callable[[type[Quarry]], type[Quarry]]:
    def listed(variant: type[Quarry]) -> type[Quarry]:
        BROKEN.append((variant, law))
        return variant

    return listed


# Setting up


@breaks("options have possible defaults")
class WrongDefault(Quarry):
    options = (Option("stones", "none", ("all", "light")),)


@breaks("a new game is always the same")
class OtherStart(Quarry):
    def __init__(self) -> None:
        self.games = 0

    def new_state(self, setup: Setup) -> State:
        self.games += 1
        return super().new_state(setup)._replace(points=(self.games,) * setup.seats)


# Decisions and legal actions


@breaks("a seat decides one thing at a time")
class TwoDecisions(Quarry):
    def decisions(self, state: State) -> tuple[Decision, ...]:
        found = super().decisions(state)
        return (*found, Decision(found[0].seat, "again")) if found else ()


@breaks("decisions are stable")
class UnstableDecisions(Quarry):
    def __init__(self) -> None:
        self.calls = 0

    def decisions(self, state: State) -> tuple[Decision, ...]:
        self.calls += 1
        return super().decisions(state)[:: 1 if self.calls % 2 else -1]


@breaks("decisions are of seats at the table")
class Ghost(Quarry):
    def decisions(self, state: State) -> tuple[Decision, ...]:
        found = super().decisions(state)
        return (*found, Decision(9, "haunt")) if found else ()


@breaks("a waiting seat can act, others cannot")
class NothingToDo(Quarry):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        return () if found == (Done(),) else found


@breaks("a waiting seat can act, others cannot")
class OutOfTurn(Quarry):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return super().legal_actions(state, seat) or (Take(),)


@breaks("a waiting seat can act, others cannot")
class NoOutcome(Quarry):
    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        return super().chances(state)[1:]


@breaks("chance is no player")
class ChancePlays(Quarry):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat == CHANCE:
            return tuple(outcome for outcome, _ in self.chances(state))
        return super().legal_actions(state, seat)


@breaks("legal actions are stable")
class UnstableOrder(Quarry):
    def __init__(self) -> None:
        self.calls = 0

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        self.calls += 1
        return super().legal_actions(state, seat)[:: 1 if self.calls % 2 else -1]


@breaks("legal actions are different")
class Twice(Quarry):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        return (*found, *found[:1])


class Grab(Take):
    """Takes the stone, but cannot be an element of a set."""

    __hash__ = None  # type: ignore[assignment] # on purpose


@breaks("actions are hashable values")
class UnhashableAction(Quarry):
    action_types: Any = (*Quarry.action_types, Grab)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        return (Grab(), Leave()) if Take() in found else found


@breaks("a sampled action is legal")
class WildSample(Quarry):
    def sample_action(self, _state: State, _seat: Seat, _rng: Rng) -> Action:
        return Take()


# Values


@breaks("states survive JSON")
class FlagForNumber(Quarry):
    def new_state(self, setup: Setup) -> State:
        return super().new_state(setup)._replace(points=(False,) * setup.seats)


@breaks("states survive JSON")
class ListInState(Quarry):
    def apply(self, state: State, seat: Seat, action: Action) -> State:
        hands: Any = list(super().apply(state, seat, action).hands)
        return super().apply(state, seat, action)._replace(hands=hands)


@breaks("views survive JSON")
class WrongView(Quarry):
    def observe(self, state: State, seat: Seat | None) -> View:
        done: Any = tuple(map(int, state.done))
        return super().observe(state, seat)._replace(done=done)


@breaks("a reached state is possible")
class TooStrict(Quarry):
    def check_state(self, state: State) -> None:
        super().check_state(state)
        if sum(state.done) > 1:
            raise BadPosition("done: expected at most one")


class _OtherLeave:
    @dataclass(frozen=True, slots=True)
    class Leave(Leave):
        """The same verb as the other Leave."""


@breaks("notation survives")
class NotationClash(Quarry):
    action_types: Any = (_OtherLeave.Leave, *Quarry.action_types)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        return (Take(), _OtherLeave.Leave()) if Leave() in found else found


@dataclass(frozen=True, slots=True)
class Undo(Leave):
    """Its verb is that of the record for taking back."""


@breaks("a record survives as text")
class VerbOfTheRecord(Quarry):
    action_types: Any = (*Quarry.action_types, Undo)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        return (Take(), Undo()) if Leave() in found else found


# Applying


@breaks("step and apply agree")
class StepDisagrees(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        if action != Leave():
            return step
        return step._replace(state=step.state._replace(hands=state.hands))


@breaks("seats commute")
class FirstDoneScores(Quarry):
    def apply(self, state: State, seat: Seat, action: Action) -> State:
        after = super().apply(state, seat, action)
        if action != Done() or any(state.done) or after.stone is None:
            return after
        points = tuple(one + (at == seat) for at, one in enumerate(after.points))
        return after._replace(points=points)


@breaks("seats do not change each other's choices unseen")
class LastMustTake(Quarry):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        is_last = len(state.done) > 1 and sum(state.done) == len(state.done) - 1
        return found[:1] if is_last else found


@breaks("seats do not change each other's choices unseen")
class Jealous(Quarry):
    """Whoever acts after somebody has secretly taken the stone cannot take it."""

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal_actions(state, seat)
        return found[-1:] if Hand.TAKES in state.hands else found


@breaks("an undo leaves the actions of others standing")
class TakingTurns(Quarry):
    """Seats act one after the other, but the next seat is not said to have learnt of it."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return super().decisions(state)[:1]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        waiting = [decision.seat for decision in self.decisions(state)]
        return super().legal_actions(state, seat) if seat in waiting else ()


@breaks("a game ends")
class Endless(Quarry):
    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return super().apply(state, seat, action)._replace(quarry=state.quarry)


# Secrets


@breaks("a change that is seen is told")
class SilentDone(Quarry):
    """All can see who is done, but no event says so."""

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return super().step(state, seat, action)._replace(events=())


@breaks("scores are known to everybody")
class ScoresTell(Quarry):
    """The score of a seat that takes the stone is already higher."""

    def scores(self, state: State) -> tuple[Score, ...]:
        takes = [int(hand is Hand.TAKES) for hand in state.hands]
        return tuple(
            Score(seat, one, (Line("stones", "game", one),), 1) for seat, one in enumerate(takes)
        )


@breaks("a view leaks nothing")
class SpectatorSees(Quarry):
    """A spectator sees the hand of seat 0; the sample is made to fit."""

    def observe(self, state: State, seat: Seat | None) -> View:
        view = super().observe(state, seat)
        return view if seat is not None else view._replace(hand=state.hands[0])

    def sample(self, view: View, rng: Rng) -> State:
        state = super().sample(view, rng)
        if view.seat is not None:
            return state
        return state._replace(hands=(view.hand, *state.hands[1:]))


@breaks("an event tells a secret")
class TellTale(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        return step._replace(events=(event("chose", seat),)) if action == Take() else step


@breaks("a seat that sees something new has learnt")
class DoneShowsHand(Quarry):
    """When a seat is done, an event tells everybody what it took."""

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        if action != Done():
            return step
        return step._replace(events=(event("done", seat, hand=state.hands[seat].name.lower()),))


@breaks("a seat that sees something new has learnt")
class RevealForgotten(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        return step._replace(learnt=()) if action == Done() else step


@breaks("a seat that sees something new has learnt")
class OnlyTheLastLearns(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        return step._replace(learnt=(seat,)) if action == Done() and step.learnt else step


@breaks("a seat that sees something new has learnt")
class DrawForgotten(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        return step._replace(learnt=step.learnt[1:]) if seat == CHANCE else step


@breaks("only seats at the table learn")
class GhostLearns(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        return step._replace(learnt=(*step.learnt, 9)) if step.learnt else step


@breaks("events are known to seats at the table")
class GhostHears(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        return step._replace(events=tuple(one._replace(known_to=(9,)) for one in step.events))


@breaks("who is told more is told it by another event")
class PromisesMore(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        events = tuple(one._replace(told_more=(0,)) for one in step.events if not one.known_to)
        return step._replace(events=events)


@breaks("events survive JSON")
class EventWithList(Quarry):
    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        args: Any = (("stones", [1, 2]),)
        step = super().step(state, seat, action)
        return step._replace(events=tuple(one._replace(args=args) for one in step.events))


@breaks("a sampled state fits its view")
class PoorSample(Quarry):
    def sample(self, view: View, rng: Rng) -> State:
        state = super().sample(view, rng)
        return state._replace(points=(0,) * len(state.points))


@breaks("a sampled state is possible")
class ShortSample(Quarry):
    def sample(self, view: View, rng: Rng) -> State:
        state = super().sample(view, rng)
        return state._replace(hands=state.hands[:-1])


@breaks("legal actions follow from the view")
class BlindToItself(Quarry):
    """A seat does not see its own hand."""

    def observe(self, state: State, seat: Seat | None) -> View:
        return super().observe(state, seat)._replace(hand=Hand.OPEN)


# Chance


@breaks("chance has whole positive weights")
class Weightless(Quarry):
    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        return tuple((one, 0) for one, _ in super().chances(state))


@breaks("chance has whole positive weights")
class HalfWeights(Quarry):
    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        half: Any = 0.5
        return tuple((one, half) for one, _ in super().chances(state))


@breaks("legal actions are different")
class SameOutcomes(Quarry):
    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        found = super().chances(state)
        return (*found, *found[:1])


# The end


@breaks("score lines add up")
class LostPoint(Quarry):
    def scores(self, state: State) -> tuple[Score, ...]:
        found = super().scores(state)
        return tuple(score._replace(lines=(*score.lines, Line("x", "game", 1))) for score in found)


@breaks("somebody wins")
class NobodyWins(Quarry):
    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(score._replace(rank=score.rank + 1) for score in super().scores(state))


@breaks("each seat has one score")
class Unscored(Quarry):
    def scores(self, state: State) -> tuple[Score, ...]:
        return super().scores(state)[:-1]


@breaks("a replay repeats")
class Tired(Quarry):
    """In every fifth game, from the third on, nobody can take: no state tells which one it is."""

    def __init__(self) -> None:
        self.games = 0

    def new_state(self, setup: Setup) -> State:
        self.games += 1
        return super().new_state(setup)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        is_tired = self.games % 5 == 3 and action == Take()
        return super().apply(state, seat, Leave() if is_tired else action)


class FalsePreview(NamedTuple):
    seat: Seat
    lines: tuple[Line, ...] = (Line("stones", "game", 1),)
    total: int = 2


@breaks("a preview adds up")
class Boaster(Quarry):
    def preview(self, _state: State, seat: Seat, _action: Action) -> FalsePreview:
        return FalsePreview(seat)

    def previews(
        self, state: State, seat: Seat, actions: tuple[Action, ...]
    ) -> tuple[FalsePreview, ...]:
        return tuple(self.preview(state, seat, action) for action in actions)


@breaks("previews of many are those of each")
class Forgetter(Boaster):
    def preview(self, _state: State, seat: Seat, _action: Action) -> FalsePreview:
        return FalsePreview(seat + 1)

    def previews(
        self, _state: State, _seat: Seat, actions: tuple[Action, ...]
    ) -> tuple[FalsePreview, ...]:
        return tuple(FalsePreview(-1) for _ in actions)
