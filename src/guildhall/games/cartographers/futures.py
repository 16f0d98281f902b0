"""The cards still to come: they do not depend on what is drawn, so they are dealt first."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from guildhall.games.cartographers.data import DURATIONS, EXPLORE_CARDS, Card, Season
from guildhall.games.cartographers.state import CARDS, EXPLORE_BAG, Stage, State
from guildhall.games.cartographers.view import View

Fractions = Callable[[], float]
"""Random fractions from 0 to below 1."""

ON_RUINS = 32
"""Added to a card that must be drawn on ruins."""
_LAST_RUINS = Card.OUTPOST_RUINS
_TIMES = tuple(EXPLORE_CARDS[card].time if card in EXPLORE_CARDS else 0 for card in Card)
_DECK = tuple(int(card) for card in CARDS.members(EXPLORE_BAG))
_MEMBERS = {
    (number, base): tuple(base + bit for bit in range(9) if number >> bit & 1)
    for number in range(1 << 9)
    for base in (0, 9)
}
"""The cards of nine bits of a deck; both halves of a deck are looked up."""


class Future(NamedTuple):
    """The cards to come, one row a season; `ON_RUINS` is added where ruins must be covered."""

    season: int
    rows: tuple[list[int], ...]


def deal_future(now: State | View, fractions: Fractions) -> Future:
    """Shuffle what is left of the deck, and the decks of the seasons after it.

    The duty to draw on ruins stays with the next card, unless the present one is being drawn.
    """
    unseen = _members(now.unseen)
    deck = _members(now.deck)
    waiting, time = now.ambushes, now.time
    ruins = now.ruins and now.stage is not Stage.DRAW
    rows = []
    for season in range(now.season, len(Season)):
        row: list[int] = []
        left = DURATIONS[season] - time
        while left > 0:
            at = int(fractions() * (len(deck) + waiting))
            if at >= len(deck):
                waiting -= 1
                row.append(unseen.pop(int(fractions() * len(unseen))))
                continue
            card, deck[at] = deck[at], deck[-1]
            deck.pop()
            if card <= _LAST_RUINS:
                ruins = True
                continue
            row.append(card + ON_RUINS if ruins else card)
            ruins = False
            left -= _TIMES[card]
        rows.append(row)
        deck, time, ruins = list(_DECK), 0, False
        waiting += 1
    return Future(now.season, tuple(rows))


def _members(mask: int) -> list[int]:
    return [*_MEMBERS[mask & 511, 0], *_MEMBERS[mask >> 9, 9]]
