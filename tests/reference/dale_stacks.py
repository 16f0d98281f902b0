"""Building stacks, for the slow reference rules of Dale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dale_asks import Flow, Won, choose
from .dale_attempts import Stack

if TYPE_CHECKING:
    from .dale import Table


def build(table: Table, seat: int) -> Flow[bool]:
    """The next stack; false if the partner was asked and declined."""
    stack = Stack(table, seat)
    while True:
        steps = {step.text: step for step in stack.steps()}
        moves = [*steps]
        if stack.is_legal():
            moves.append("settle")
        if stack.can_ask():
            moves.append("ask")
        text = yield from choose(seat, "stack", moves)
        if text == "settle":
            break
        if text == "ask":
            table.offers.append(stack.offer())
            if not (yield from be_helped(table, stack)):
                return False
            break
        stack.lay(steps[text])
    yield from add_stack(table, seat, stack)
    return True


def be_helped(table: Table, stack: Stack) -> Flow[bool]:
    """The partner adds at least one card, or declines and all is as it was before."""
    stack.helper = table.partner(stack.seat)
    while True:
        steps = {step.text: step for step in stack.steps()}
        moves = [*steps, "decline", *(["settle"] if stack.is_legal() else [])]
        text = yield from choose(stack.helper, "help", moves)
        if text == "settle":
            return True
        if text == "decline":
            while stack.cards:
                stack.take_back()
            return False
        stack.lay(steps[text])


def add_stack(table: Table, seat: int, stack: Stack) -> Flow[None]:
    """Put the stack on the stall; the last one wins, Winter is Coming lets the seat go on."""
    has_bonus = stack.permits("winter_is_coming") > 0
    cards = []
    for laid in stack.cards:
        cards.append(laid.item.card)
        if laid.is_fetched:
            remove_topmost(table.discards[laid.seat], laid.item.card)
        elif laid.item in table.hands[laid.seat]:
            table.leave_hand(laid.seat, laid.item)
    stall = table.stalls[table.stall_of(seat)]
    stall.append(cards)
    table.offers = []
    if len(stall) == table.stacks_to_win():
        raise Won
    if has_bonus:
        yield from build_bonus(table, seat)


def remove_topmost(pile: list[str], card: str) -> None:
    place = max(number for number, other in enumerate(pile) if other == card)
    pile.pop(place)


def build_bonus(table: Table, seat: int) -> Flow[None]:
    """Build once more at once, or not."""
    while True:
        abilities = table.abilities(seat)
        moves = [*abilities, "enough"]
        if Stack(table, seat).can_begin():
            moves.append("build")
        text = yield from choose(seat, "bonus", moves)
        if text == "enough":
            return
        if text in abilities:
            yield from table.use(seat, text, *abilities[text])
        elif (yield from build(table, seat)):
            return
