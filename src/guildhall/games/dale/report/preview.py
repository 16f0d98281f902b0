"""What an action would bring: a stack, or how far a payment or stack has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from guildhall.core.game import Line
from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Action, Fetch, Pay, Settle, Stack
from guildhall.games.dale.model.partial_stack import slack_of, total_of
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.rules.apply import apply
from guildhall.games.dale.rules.payments import due_of, price_of
from guildhall.games.dale.rules.stacks import builder_of, number_of, part_of

_NOW = "now"
"""The part of the game that lines without points belong to."""


class StallPreview(NamedTuple):
    """What an action would change in the stall of a seat."""

    seat: Seat
    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def preview(state: State, seat: Seat, action: Action) -> StallPreview:
    return StallPreview(seat, tuple(_lines(state, seat, action)))


def _lines(state: State, seat: Seat, action: Action) -> Iterator[Line]:
    match action:
        case Settle() if state.turn.stage in (Stage.STACK, Stage.HELP):
            yield Line("stack", str(number_of(state)), 1, (("cards", len(state.turn.laid)),))
        case Pay():
            after = apply(state, seat, action)
            price = price_of(after, after.turn.slot)
            paid = price - due_of(after).need
            sums = (("sum", paid), ("price", price), ("over", paid - price))
            yield Line("payment", _NOW, 0, sums)
        case Stack() | Fetch() if state.turn.stage is not Stage.CHARM:
            after = apply(state, seat, action)
            part = part_of(after, builder_of(after))
            so_far = (("sum", total_of(part)), ("number", number_of(after)))
            yield Line("sum", _NOW, 0, (*so_far, ("accordions", slack_of(part))))
        case Stack():
            yield Line("stack", str(number_of(state)), 1, (("cards", 1),))
