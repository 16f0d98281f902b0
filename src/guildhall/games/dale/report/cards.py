"""Events about cards: the words and the ids that they carry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from guildhall.core.event import Args, Event, event, private
from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import CARD, ItemForm, as_copy, effective, is_fixed
from guildhall.games.dale.model.state import State
from guildhall.games.dale.rules.abilities import model_for

item_text = ItemForm().to_text


class Change(NamedTuple):
    """An action of a seat, with the states before and after it."""

    before: State
    seat: Seat
    action: Action
    after: State


def names(cards: Iterable[int]) -> str:
    return ",".join([NAMES[card] for card in cards])


def without(items: Iterable[int], item: int) -> list[int]:
    rest = list(items)
    rest.remove(item)
    return rest


def used_as(item: int, face: int | None) -> int:
    return item if face is None else as_copy(item, face)


def about(kind: str, seat: Seat, used: int, was: int = 0, /, **more: int | str) -> Event:
    """Return an event about a card as it is used; `was`: how it lay in the hand, if it is marked
    there, so that nobody takes it for another one."""
    args: list[tuple[str, int | str]] = [("card", NAMES[used & CARD])]
    if is_fixed(used):
        kind = f"{kind}-as"
        args.append(("as_card", NAMES[effective(used)]))
    if was > CARD:
        args.append(("item", item_text(was)))
    return Event(kind, seat, (*args, *more.items()))


def about_printed(kind: str, seat: Seat, item: int) -> Event:
    """Return an event about a card of the hand as the card that is printed."""
    return about(kind, seat, item & CARD, item)


def using(
    kind: str, state: State, seat: Seat, item: int, face: int | None, **more: int | str
) -> Iterator[Event]:
    """Report that a card of the hand is used, and the hand card that all see as it is copied."""
    yield about(kind, seat, used_as(item, face), item, **more)
    if face is not None:
        yield from copied_card(state, seat, item, face)


def copied_card(state: State, seat: Seat, item: int, face: int) -> Iterator[Event]:
    """Report the hand card that becomes known as Seeing Doubles copies it."""
    model = model_for(state, seat, item, face)
    if model is not None:
        yield about_printed("shown", seat, model)


def with_card(
    kind: str, kind_with_card: str, seat: Seat, item: int, **more: int | str
) -> Iterator[Event]:
    """Report what all see, and what its seat alone knows of it: which card it is."""
    marks = {"item": item_text(item)} if item > CARD else {}
    yield event(kind, seat, **more)._replace(told_more=(seat,))
    yield private(kind_with_card, seat, card=NAMES[item & CARD], **more, **marks)


def drawn(seat: Seat, card: int) -> Iterator[Event]:
    """Report a card that a seat draws from its own deck into its hand."""
    return with_card("draws", "drew", seat, card)


def between(
    kinds: tuple[str, str], seats: tuple[Seat, Seat], item: int, **more: int | str
) -> Iterator[Event]:
    """Report what all see, and what only the two seats know between whom the card moved."""
    (kind, kind_with_card), (seat, owner) = kinds, seats
    both = tuple(sorted(seats))
    args: Args = (("owner", owner), *more.items())
    card = about_printed(kind_with_card, seat, item)
    yield Event(kind, seat, args, None, both)
    yield card._replace(args=(*card.args, *args), known_to=both)
