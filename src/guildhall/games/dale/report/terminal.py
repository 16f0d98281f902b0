"""The table as lines of coloured text, for a terminal.

A card is its animalfolk's letter and its value, `M4`; junk is `J1`, a card one does not know `??`.
"""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.event import Event, event
from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import NAMES, SETS, VALUES, Folk
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.views.observe import SeatView, View

Span = tuple[str, str]
"""A piece of text and the name of its style."""
Row = list[Span]

STYLES = {
    "macaws": "bright_white on #a5322a",
    "pandas": "bright_white on #4e6e38",
    "raccoons": "bright_white on #4b5a72",
    "squirrels": "bright_white on #9c5521",
    "ocelots": "black on #d8a93a",
    "chameleons": "bright_white on #1f756c",
    "junk": "bright_white on #7b6f5d",
    "hidden": "bold",
    "label": "dim",
    "plain": "",
}
"""What the styles look like, in the words of Rich."""

_LETTERS = {folk: folk.name[0] for folk in Folk}
_HIDDEN: Span = ("?? ", "hidden")
_NOTHING: Span = ("   ", "plain")
_LEAST_HAND = 8
"""How many cards there is room for below a stall."""


def pictures(view: View) -> list[list[Row]]:
    """Draw the stall and the hand of each seat."""
    height = max((len(stack) for stall in view.stalls for stack in stall), default=1)
    hands = [_hand(view, seat) for seat in range(len(view.seats))]
    width = max(view.rules.stacks_to_win, _LEAST_HAND, *map(len, hands))
    return [_picture(view, seat, hand, height, width) for seat, hand in enumerate(hands)]


def legend() -> list[tuple[Span, str]]:
    """List the signs of the cards with the ids of what they stand for."""
    folk = [((_LETTERS[one], one.name.lower()), f"set-{one.name.lower()}") for one in Folk]
    return [*folk, (("J", "junk"), "kind-junk")]


def _picture(view: View, seat: Seat, hand: Row, height: int, width: int) -> list[Row]:
    stall = view.stall(seat)
    numbers: Row = [(f"{number:<3}", "label") for number in range(1, width + 1)]
    rows = [numbers]
    for level in range(height):
        cards = [_card(stack[level]) if level < len(stack) else _NOTHING for stack in stall]
        rows.append(_filled(cards, width))
    return [*rows, [("   " * width, "plain")], _filled(hand, width)]


def _filled(row: Row, width: int) -> Row:
    return [*row, *[_NOTHING] * (width - len(row))]


def _hand(view: View, seat: Seat) -> Row:
    shown: SeatView = view.seats[seat]
    laid = [one.item for one in view.laid if one.seat == seat and not one.fetched]
    known = [_card(item & CARD) for item in (*shown.hand, *laid)]
    return known + [_HIDDEN] * sum(share.cards for share in shown.hidden)


def _card(card: int) -> Span:
    folk = SETS[card]
    if folk < 0:
        return f"J{VALUES[card]} ", "junk"
    return f"{_LETTERS[Folk(folk)]}{VALUES[card]} ", Folk(folk).name.lower()


def headlines(view: View) -> Iterator[Event]:
    """Yield what stands above the stalls, as events to be put into words."""
    if view.turn >= 0:
        yield event("headline-turn", view.turn, number=view.turns)
    for slot in reversed(range(len(view.market.row))):
        card = view.market.row[slot]
        if card is not None:
            price = VALUES[card] + slot
            yield event("headline-market", card=NAMES[card], slot=slot, price=price)
    if view.market.thrown:
        yield event("headline-discard", card=NAMES[view.market.thrown[-1]])
    for seat, shown in enumerate(view.seats):
        yield event(
            "headline-seat",
            seat,
            stacks=len(view.stall(seat)),
            hand=len(_hand(view, seat)),
            deck=len(shown.top) + shown.deck,
            discard=len(shown.discard),
        )
