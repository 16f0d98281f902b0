"""Payments and stacks in the making, for the slow reference rules of Dale.

Whether a card may be laid is found by trying: it may if some row of further cards ends well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .dale_cards import CARDS, JUNK
from .dale_copies import Face, Item, faces, written

if TYPE_CHECKING:
    from .dale import Table


@dataclass(eq=False)
class Laid:
    """A card in use: whose it is, and whether Nostalgic Item fetched it from the discard."""

    item: Item
    seat: int
    is_fetched: bool = False


@dataclass
class Lay:
    """One possible next card and the face it would take."""

    text: str
    laid: Laid
    face: Face | None


class Attempt:
    """Cards of one or two seats laid one after the other; all still lie where they came from."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards: list[Laid] = []
        self.before: list[tuple[str, int | None, bool]] = []

    # ------------------------------------------------------------ laying

    def lay(self, step: Lay) -> None:
        item = step.laid.item
        self.before.append((item.face, item.own_value, item.is_used))
        item.become(step.face)
        self.cards.append(step.laid)

    def take_back(self) -> None:
        """Undo the last card, its copy as well."""
        item = self.cards.pop().item
        item.face, item.own_value, item.is_used = self.before.pop()

    def from_hand(self, seat: int, verb: str) -> Iterator[Lay]:
        """The cards in hand that are not laid yet; equal ones are one choice."""
        seen = set()
        for item in self.table.hands[seat]:
            text = item.text(0)
            if text in seen or any(laid.item is item for laid in self.cards):
                continue
            seen.add(text)
            yield from self.ways(Laid(item, seat), verb)

    def ways(self, laid: Laid, verb: str) -> Iterator[Lay]:
        shows = self.table.shows_of(laid.seat)
        for face in faces(self.table, laid.seat, laid.item):
            yield Lay(f"{verb} {written(laid.item, face, shows)}", laid, face)

    # ------------------------------------------------------------ reading

    def values(self) -> list[int]:
        return [laid.item.value(self.table.shows_of(laid.seat)) for laid in self.cards]

    def count(self, card: str) -> int:
        return sum(laid.item.now == card for laid in self.cards)

    def key(self) -> tuple[str, ...]:
        """What is laid; the order in which it was laid changes nothing that can follow."""
        return tuple(
            sorted(f"{laid.seat} {laid.is_fetched} {laid.item.text(0)}" for laid in self.cards)
        )

    # ------------------------------------------------------------ to be said by each kind

    def is_legal(self) -> bool:
        """Whether what is laid is a whole payment or stack."""
        raise NotImplementedError

    def is_hopeless(self) -> bool:
        """Whether it is plain that no further cards can help."""
        raise NotImplementedError

    def next_cards(self) -> Iterator[Lay]:
        """Every card that could come next if nothing had to be completed."""
        raise NotImplementedError

    # ------------------------------------------------------------ trying

    def can_end(self, dead: set[tuple[str, ...]]) -> bool:
        """Whether some further cards, or none, make it legal; `dead` holds what never does."""
        if self.is_legal():
            return True
        key = self.key()
        if key in dead or self.is_hopeless():
            return False
        for step in list(self.next_cards()):
            if self.can_end_with(step, dead):
                return True
        dead.add(key)
        return False

    def can_end_with(self, step: Lay, dead: set[tuple[str, ...]]) -> bool:
        self.lay(step)
        is_possible = self.can_end(dead)
        self.take_back()
        return is_possible

    def steps(self) -> Iterator[Lay]:
        """The cards that may be laid next."""
        dead: set[tuple[str, ...]] = set()
        for step in list(self.next_cards()):
            if self.can_follow(step, dead):
                yield step

    def can_follow(self, step: Lay, dead: set[tuple[str, ...]]) -> bool:
        return self.can_end_with(step, dead)

    def can_begin(self) -> bool:
        return any(True for _ in self.steps())


class Payment(Attempt):
    """Cards paid for one market card."""

    def __init__(self, table: Table, seat: int, price: int, *, for_discarded: bool) -> None:
        super().__init__(table, seat)
        self.price = price
        self.for_discarded = for_discarded

    def is_legal(self) -> bool:
        values = self.values()
        if sum(values) < self.price or not values:
            return False
        if self.for_discarded and not self.count("market_discovery"):
            return False
        return self.count("stock_clearance") > 0 or sum(values) - min(values) < self.price

    def is_hopeless(self) -> bool:
        """A payment that is high enough only gets worse, unless Stock Clearance comes in."""
        values = self.values()
        if sum(values) < self.price:
            return False
        shown = [*(laid.item.now for laid in self.cards), *self.still_possible()]
        return "stock_clearance" not in shown

    def still_possible(self) -> Iterator[str]:
        for step in self.from_hand(self.seat, "pay"):
            yield step.face.card if step.face else step.laid.item.now

    def next_cards(self) -> Iterator[Lay]:
        return self.from_hand(self.seat, "pay")


class Stack(Attempt):
    """Cards laid for the next stack; with a helper they are followed by cards of the partner."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.number = len(table.stalls[table.stall_of(seat)]) + 1
        self.helper: int | None = None

    @property
    def layer(self) -> int:
        """Whose cards come now."""
        return self.seat if self.helper is None else self.helper

    def permits(self, card: str) -> int:
        """How many cards of this name give their permission to the stack."""
        partner_counts = self.table.options.partner_passives == "count"
        return sum(
            laid.item.now == card and (partner_counts or laid.seat == self.seat)
            for laid in self.cards
        )

    def obeys(self, more: tuple[str, ...] = ()) -> bool:
        """Whether the cards from hands may lie together; fetched cards are free."""
        names = [laid.item.now for laid in self.cards if not laid.is_fetched] + [*more]
        if JUNK in names and not self.permits("stashing_vendor") + ("stashing_vendor" in more):
            return False
        sets = {CARDS[name].deck for name in names if name != JUNK}
        return len(sets) <= 1 or self.permits("empty_chest") + ("empty_chest" in more) > 0

    def is_legal(self) -> bool:
        if not any(laid.seat == self.layer for laid in self.cards):
            return False
        off = abs(sum(self.values()) - self.number)
        return off <= self.permits("accordion") and self.obeys()

    def least(self) -> int:
        """The lowest sum that the laid cards can stand for; further cards never lower it."""
        return sum(self.values()) - self.permits("accordion")

    def is_hopeless(self) -> bool:
        return self.least() > self.number

    def can_ask(self) -> bool:
        """Team game: whether the partner may be asked to go on from here.

        Never with the same hand cards again, and only where some cards of a partner could make a
        stack of it: Stashing Vendor and Empty Chest permit what the laid cards do not.
        """
        if not self.table.options.is_team or self.helper is not None or not self.cards:
            return False
        if self.offer() in self.table.offers:
            return False
        if self.obeys():
            return self.least() < self.number
        if self.table.options.partner_passives == "not" or "squirrels" not in self.table.folk:
            return False
        return any(
            self.obeys(helpers) and self.least() + value <= self.number
            for helpers, value in self.helpers()
        )

    def helpers(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """Cards of a partner that permit something, with the least they can be worth."""
        chest = CARDS["empty_chest"].value
        if self.table.options.copied_values == "printed":
            chest = 1  # a Flexible Shopkeeper that is one
        yield ("stashing_vendor",), 1
        yield ("empty_chest",), chest
        yield ("stashing_vendor", "empty_chest"), 1 + chest

    def offer(self) -> list[str]:
        """The hand cards with which the partner is asked."""
        return sorted(laid.item.card for laid in self.cards if not laid.is_fetched)

    def next_cards(self) -> Iterator[Lay]:
        yield from self.from_hand(self.layer, "stack")
        yield from self.from_discard()

    def from_discard(self) -> Iterator[Lay]:
        """The cards that a Nostalgic Item of the same seat can fetch; the first is from hand."""
        seat = self.layer
        if seat != self.seat and self.table.options.partner_passives == "not":
            return
        mine = [laid for laid in self.cards if laid.seat == seat]
        items = sum(laid.item.now == "nostalgic_item" for laid in mine)
        fetched = [laid.item.card for laid in mine if laid.is_fetched]
        if items <= len(fetched):
            return
        pile = list(self.table.discards[seat])
        for card in fetched:
            pile.remove(card)
        for card in sorted(set(pile)):
            yield from self.ways(Laid(Item(card), seat, is_fetched=True), "fetch")

    def can_follow(self, step: Lay, dead: set[tuple[str, ...]]) -> bool:
        """Also if it does not lead to an own stack, while the partner can still be asked."""
        return self.could_ask_after(step) or self.can_end_with(step, dead)

    def could_ask_after(self, step: Lay) -> bool:
        self.lay(step)
        answer = self.can_ask() or self.could_ask_later()
        self.take_back()
        return answer

    def could_ask_later(self) -> bool:
        if not self.table.options.is_team or self.helper is not None or self.is_hopeless():
            return False
        return any(self.could_ask_after(step) for step in list(self.from_hand(self.seat, "stack")))
