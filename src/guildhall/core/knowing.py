"""What observers know of hidden cards: folds over the events they received, beside the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from guildhall.core.event import Event
from guildhall.core.game import Game, Knows
from guildhall.core.seat import Seat

if TYPE_CHECKING:
    from guildhall.core.match import Moment

S = TypeVar("S")
A = TypeVar("A")
K = TypeVar("K")
V = TypeVar("V")

MARK_EVERY = 32
"""How many steps lie between two results of a fold that are kept for later."""


class _Observed(Generic[S, V]):
    """A game whose views follow from states alone, in the form of one that Knows."""

    def __init__(self, game: Game[S, Any, V]) -> None:
        self._game = game

    def know(self, _start: S, _seat: Seat | None) -> None:
        return None

    def learn(self, _known: None, _events: tuple[Event, ...]) -> None:
        return None

    def view(self, state: S, seat: Seat | None, _known: None) -> V:
        return self._game.observe(state, seat)

    def known(self, _view: V) -> None:
        return None


def knowing(game: Game[S, A, V]) -> Knows[S, Any, V]:
    """Return the game, wrapped unless it Knows, for code that treats both kinds alike."""
    return game if isinstance(game, Knows) else _Observed(game)


def learn(game: Knows[Any, K, Any], known: K, seat: Seat | None, events: tuple[Event, ...]) -> K:
    """Return what an observer knows after a step with these events.

    A step of which it receives nothing teaches nothing, not even that it took place.
    """
    received = tuple(event for event in events if event.is_known_to(seat))
    return game.learn(known, received) if received else known


class Fold(Generic[K]):
    """What one observer knows at each point of a history.

    Keeps its latest result and one for every `MARK_EVERY` steps, so that an earlier point and an
    undo need few steps.
    """

    __slots__ = ("_at", "_game", "_known", "_marks", "_seat")

    def __init__(self, game: Knows[S, K, Any], start: S, seat: Seat | None) -> None:
        self._game: Knows[Any, K, Any] = game
        self._seat = seat
        self._at, self._known = 0, game.know(start, seat)
        self._marks = [self._known]

    def after(self, history: Sequence[Moment[Any, Any]], length: int) -> K:
        """Return what is known after the first `length` steps of the history."""
        mark = min(length // MARK_EVERY, len(self._marks) - 1)
        if not mark * MARK_EVERY <= self._at <= length:
            self._return_to(mark)
        for moment in history[self._at : length]:
            self._known = learn(self._game, self._known, self._seat, moment.step.events)
            self._at += 1
            if self._at == MARK_EVERY * len(self._marks):
                self._marks.append(self._known)
        return self._known

    def forget(self, length: int) -> None:
        """Drop all that was folded beyond the first `length` steps, since the history changed."""
        del self._marks[length // MARK_EVERY + 1 :]
        if self._at > length:
            self._return_to(len(self._marks) - 1)

    def _return_to(self, mark: int) -> None:
        self._at, self._known = mark * MARK_EVERY, self._marks[mark]
