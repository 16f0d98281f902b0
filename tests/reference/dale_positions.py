"""Small helpers that lay out positions for the tests of the reference rules of Dale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .dale import Table
from .dale_asks import CHANCE
from .dale_cards import SLOTS
from .dale_copies import Item


def position(hands: Sequence[str] = (), **zones: Any) -> Table:
    """The beginning of seat 0's turn in a position."""
    table = laid_out(hands, **zones)
    table.start_turn(0)
    return table


def laid_out(
    hands: Sequence[str] = (),
    *,
    seats: int = 2,
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    stalls: Sequence[str] = (),
    row: str = "",
    market: str = "",
    market_discard: str = "",
    junk: int = 6,
    **options: str,
) -> Table:
    """A table with cards in their places.

    Cards are words. Decks: the known order, top first, may stand before a slash, the bag after it.
    Discards: bottom first. Stalls: stacks parted by bars. Row: right to left, "-" is an empty slot.
    """
    table = Table(seats, **options)
    for seat, words in enumerate(hands):
        table.hands[seat] = [Item(card) for card in words.split()]
    for seat, words in enumerate(decks):
        fill(table.decks[seat], words)
    for seat, words in enumerate(discards):
        table.discards[seat] = words.split()
    for number, words in enumerate(stalls):
        table.stalls[number] = [stack.split() for stack in words.split("|") if stack.strip()]
    shown = [None if card == "-" else card for card in row.split()]
    table.row = [*shown, *[None] * (SLOTS - len(shown))]
    fill(table.market, market)
    table.market_discard = market_discard.split()
    table.junk = junk
    return table


def fill(pile: Any, words: str) -> None:
    known, _, bag = words.rpartition("/")
    pile.known, pile.bag = known.split(), bag.split()


def full_stall(number: int) -> str:
    """That many stacks, without any card that could be copied to good use."""
    return " | ".join(["essential_purchase"] * number)


def do(table: Table, *texts: str) -> Table:
    """Choices of whoever has to choose, chance included, one after the other."""
    for text in texts:
        (seat,) = table.waiting() or [CHANCE]
        table.apply(seat, text)
    return table


def moves(table: Table, *verbs: str) -> set[str]:
    """What the waiting seat may do, perhaps only by some verbs."""
    (seat,) = table.waiting()
    return {text for text in table.moves(seat) if not verbs or text.split()[0] in verbs}


def kind(table: Table) -> str:
    """What is being asked; chance is a kind of its own."""
    assert table.ask is not None
    return table.ask.kind


def hand(table: Table, seat: int = 0) -> list[str]:
    """A hand, sorted, in the notation of items."""
    return sorted(item.text(table.shows_of(seat)) for item in table.hands[seat])


def words(text: str) -> list[str]:
    return sorted(text.split())
