"""Events about cards: the words and the ids that they carry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from guildhall.core.event import Args, Event, event, private
from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import CARD, ItemForm, as_copy, effective, is_fixed, value_of
from guildhall.games.dale.model.state import Laid, State
from guildhall.games.dale.rules.abilities import model_for

A = TypeVar("A")
item_text = ItemForm().to_text


class Change(NamedTuple, Generic[A]):
    """An action of a seat, with the states before and after it."""

    before: State
    seat: Seat
    action: A
    after: State


def names(cards: Iterable[int]) -> str:
    return ",".join([NAMES[card] for card in cards])


def about(
    kind: str,
    seat: Seat,
    used: int,
    was: int = 0,
    known_to: tuple[Seat, ...] | None = None,
    **more: int | str,
) -> Event:
    """Return an event about a card as it is used; `was`: how it lay in the hand, if it is marked
    there, so that nobody takes it for another one."""
    args: list[tuple[str, int | str]] = [("card", NAMES[used & CARD])]
    if is_fixed(used):
        kind = f"{kind}-as"
        args.append(("as_card", NAMES[effective(used)]))
    if was > CARD:
        args.append(("item", item_text(was)))
    return Event(kind, seat, (*args, *more.items()), known_to)


def shown(seat: Seat, item: int) -> Event:
    """Return the event that all see a card of a hand."""
    return about("shown", seat, item & CARD, item)


def used_as(item: int, face: int | None) -> int:
    return item if face is None else as_copy(item, face)


def laid_value(state: State, laid: Laid) -> int:
    return value_of(laid.item, state.turn.flashy if laid.seat == state.turn.seat else 0)


def shown_model(state: State, seat: Seat, item: int, face: int | None) -> Iterator[Event]:
    """Report the hand card that becomes known as Seeing Doubles copies it."""
    model = None if face is None else model_for(state, seat, item, face)
    if model is not None:
        yield shown(seat, model)


def with_card(
    kind: str, kind_with_card: str, seat: Seat, card: int, **more: int | str
) -> Iterator[Event]:
    """Report what all see, and what its seat alone knows of it: which card it is."""
    yield event(kind, seat, **more)._replace(told_more=(seat,))
    yield private(kind_with_card, seat, card=NAMES[card], **more)


def between(
    kind: str, kind_with_card: str, seats: tuple[Seat, Seat], item: int, **more: int | str
) -> Iterator[Event]:
    """Report what all see, and what only the two seats know between whom the card moved."""
    seat, owner = seats
    both = tuple(sorted(seats))
    args: Args = (("owner", owner), *more.items())
    card: Args = (("card", NAMES[item & CARD]),)
    if item > CARD:
        card = (*card, ("item", item_text(item)))
    yield Event(kind, seat, args, None, both)
    yield Event(kind_with_card, seat, (*card, *args), both)
