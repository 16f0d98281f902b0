"""What a game is: rules over values, without clock, files or hidden futures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from guildhall.core.errors import BadSetup, is_a, quoted
from guildhall.core.event import Args, Event
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
K = TypeVar("K")
V = TypeVar("V")
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Option(NamedTuple):
    """A choice made before a game starts.

    Its value is one of `values`, or, where `pick` is not 0, that many different ids out of `items`
    joined by commas (from `pick` to `most` where `most` is not 0).
    """

    name: str
    default: str
    values: tuple[str, ...]
    pick: int = 0
    items: tuple[str, ...] = ()
    most: int = 0

    def check(self, value: str) -> None:
        if value in self.values:
            return
        if not self.pick:
            raise self._bad("value", _one_of(self.values), value)
        chosen = value.split(",")
        number = f"{self.pick} to {self.most}" if self.most else f"{self.pick}"
        unknown = [item for item in chosen if item not in self.items]
        if unknown:
            expected = f"{_one_of(self.values)} or {number} of {', '.join(self.items)}"
            raise self._bad("items", expected, unknown[0])
        fits = self.pick <= len(chosen) <= max(self.pick, self.most)
        if not fits or len(set(chosen)) != len(chosen):
            raise self._bad("count", f"{number} different ids", value)

    def _bad(self, kind: str, expected: str, value: str) -> BadSetup:
        return BadSetup(
            f"option {self.name}: expected {expected}, got {quoted(value)}",
            f"option-{kind}",
            name=self.name,
            value=value,
            values=", ".join(self.values),
            items=", ".join(self.items),
            number=f"{self.pick}-{self.most}" if self.most else f"{self.pick}",
        )


class Setup(NamedTuple):
    """How a game starts: the number of seats and the options that differ from their defaults."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, seats: int, **options: str) -> Setup:
        return cls(seats, tuple(sorted(options.items())))


class Decision(NamedTuple):
    """That a seat must choose, and what kind of choice it is."""

    seat: Seat
    kind: str


class Step(NamedTuple, Generic[S]):
    """What one action led to.

    `learnt` names the seats that now know something they did not know and cannot unlearn: no undo
    of theirs goes back behind this step. A seat does not learn from its own choice as such.
    """

    state: S
    events: tuple[Event, ...] = ()
    learnt: tuple[Seat, ...] = ()


class Line(NamedTuple):
    """One reason for points: where they come from, in which part of the game, how many."""

    source: str
    part: str
    points: int
    args: Args = ()
    cells: str = ""


class Score(NamedTuple):
    """Where a seat stands: the lines add up to the total, rank 1 wins (several may share it)."""

    seat: Seat
    total: int
    lines: tuple[Line, ...]
    rank: int
    verdict: Event | None = None


class Game(Protocol[S, A, V]):
    """The rules of one game.

    `apply` trusts its caller: the action must be one of `legal_actions`. `Match.submit` checks it.
    """

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def state_type(self) -> type[S]: ...
    @property
    def view_type(self) -> type[V]: ...
    @property
    def action_types(self) -> tuple[type[Any], ...]: ...  # Any: the members of the union A

    def new_state(self, setup: Setup) -> S: ...
    def decisions(self, state: S) -> tuple[Decision, ...]: ...
    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]: ...
    def chances(self, state: S) -> tuple[tuple[A, int], ...]: ...
    def apply(self, state: S, seat: Seat, action: A) -> S: ...
    def step(self, state: S, seat: Seat, action: A) -> Step[S]: ...
    def observe(self, state: S, seat: Seat | None) -> V: ...
    def sample(self, view: V, rng: Rng) -> S: ...
    def scores(self, state: S) -> tuple[Score, ...]: ...
    def check_state(self, state: S) -> None: ...


@runtime_checkable
class Knows(Protocol[S_contra, K, V]):
    """A game with hidden cards that move: observers know what the events told them.

    An observer is a seat, or None for a spectator. Its knowledge is a fold over the events that it
    received, and `Match.view` shows a state together with that knowledge. For a view `v`,
    `view(sample(v, rng), v.seat, known(v)) == v`.
    """

    def know(self, start: S_contra, seat: Seat | None) -> K:
        """Return what is known where a match begins: what lies open and the own hand."""
        ...

    def learn(self, known: K, events: tuple[Event, ...]) -> K:
        """Add the events of one step, those only that the observer receives (at least one)."""
        ...

    def view(self, state: S_contra, seat: Seat | None, known: K) -> V:
        """Return what an observer sees who knows this much."""
        ...

    def known(self, view: V) -> K:
        """Return the knowledge that a view stands for."""
        ...


@runtime_checkable
class Samples(Protocol[S_contra, A_co]):
    """A game that can draw a uniformly random legal action without listing them all."""

    def sample_action(self, state: S_contra, seat: Seat, rng: Rng) -> A_co: ...


class Reason(NamedTuple):
    """Why an action is illegal: an English sentence, and an id with facts for other languages."""

    sentence: str
    kind: str
    facts: Args = ()


@runtime_checkable
class Explains(Protocol[S_contra, A_contra]):
    """A game that can say why an action is illegal."""

    def why_illegal(self, state: S_contra, seat: Seat, action: A_contra) -> Reason | None:
        """Return the reason, or None if the action is among `legal_actions`."""
        ...


@runtime_checkable
class Rematches(Protocol):
    """A game whose next play depends on how the last one ended."""

    def rematch(self, setup: Setup, scores: tuple[Score, ...]) -> Setup:
        """Return the setup with which the same seats play again."""
        ...


@runtime_checkable
class Pauses(Protocol):
    """A game in which some decisions take the same moment whatever a seat could do then."""

    @property
    def pauses(self) -> Mapping[str, float]:
        """The seconds that bots take for these kinds of decisions."""
        ...


@runtime_checkable
class Previews(Protocol[S_contra, A_contra]):
    """A game that can tell what an action, or each of many, would change in a seat's score."""

    def preview(self, state: S_contra, seat: Seat, action: A_contra) -> Preview: ...
    def previews(
        self, state: S_contra, seat: Seat, actions: tuple[A_contra, ...]
    ) -> tuple[Preview, ...]: ...


@runtime_checkable
class Standings(Protocol[V_contra]):
    """A game that can tell what each seat would earn now, as far as a view knows it."""

    def standings(self, view: V_contra) -> tuple[tuple[Line, ...], ...]: ...


@runtime_checkable
class Prints(Protocol):
    """A game that tells what is printed on its parts: one value that the codec can write."""

    @property
    def printed(self) -> object: ...


class Preview(Protocol):
    """What an action would change: whose score, and by how much from which source and when."""

    @property
    def seat(self) -> Seat: ...
    @property
    def lines(self) -> tuple[Line, ...]: ...
    @property
    def total(self) -> int: ...


def read_options(game: str, options: tuple[Option, ...], setup: Setup) -> Mapping[str, str]:
    """All options of a setup by name, defaults filled in; a bad one raises BadSetup."""
    known = {option.name: option for option in options}
    chosen = {option.name: option.default for option in options}
    names = [name for name, _ in setup.options]
    for name, value in setup.options:
        if not is_a(name, str) or name not in known:
            expected = ", ".join(known)
            raise BadSetup(
                f"{game} has no option {quoted(name)}; it has {expected}",
                "option-unknown",
                game=game,
                name=name,
                known=expected,
            )
        if names.count(name) > 1:
            raise BadSetup(f"option {name} is given twice")
        if not isinstance(value, str):
            raise BadSetup(f"option {name}: expected text, got {quoted(value)}")
        known[name].check(value)
        chosen[name] = value
    return chosen


def check_seats(game: str, allowed: range, setup: Setup) -> None:
    if type(setup.seats) is not int or setup.seats not in allowed:
        raise BadSetup(
            f"{game} takes {allowed.start} to {allowed.stop - 1} seats, got {quoted(setup.seats)}",
            "bots",
            game=game,
            least=allowed.start,
            most=allowed.stop - 1,
            count=setup.seats if type(setup.seats) is int else quoted(setup.seats),
        )


def _one_of(values: tuple[str, ...]) -> str:
    return " or ".join(values)
