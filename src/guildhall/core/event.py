"""What happened, as ids and numbers; the words for it live in the Fluent files."""

from typing import NamedTuple

from guildhall.core.seat import Seat

Args = tuple[tuple[str, int | str], ...]


class Event(NamedTuple):
    """One thing that happened.

    `known_to` is None when everybody may know it, else the only seats that may. A seat that is not
    listed must not even learn that the event took place. `told_more` are seats to which another
    event of the same step says the same and more; they need not hear it twice.
    """

    kind: str
    seat: Seat | None = None
    args: Args = ()
    known_to: tuple[Seat, ...] | None = None
    told_more: tuple[Seat, ...] = ()

    def is_known_to(self, seat: Seat | None) -> bool:
        if seat in self.told_more:
            return False
        return self.known_to is None or seat in self.known_to


def event(kind: str, seat: Seat | None = None, /, **args: int | str) -> Event:
    """A public event."""
    return Event(kind, seat, tuple(args.items()))


def private(kind: str, seat: Seat, /, **args: int | str) -> Event:
    """An event that only its own seat may know."""
    return Event(kind, seat, tuple(args.items()), (seat,))
