"""The cards that a seat can lay one by one into a payment or a stack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.copies import (
    Reach,
    Sources,
    Use,
    are_entangled,
    changes_with_hand,
    reach,
    sources_of,
    uses_in,
)
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, is_open
from guildhall.games.dale.model.state import State


class Holding(NamedTuple):
    """A hand, its cards that are laid already, and what copying cards can become.

    If that changes with the hand, `sources` tell what they can become, else `reaches` do, by card;
    then `laid` is left out, except in teams. So equal cases are remembered once.
    """

    hand: tuple[int, ...]
    laid: tuple[int, ...]
    flashy: int
    reaches: tuple[tuple[int, Reach], ...]
    sources: Sources | None

    def is_plain(self) -> bool:
        """Return whether no card is still to become a copy."""
        return not self.reaches and self.sources is None

    def uses(self, item: int) -> tuple[Use, ...]:
        """List the ways to use an item."""
        return uses_in(self.reach(item & CARD), item) if is_open(item) else ((None, item),)

    def reach(self, card: int) -> Reach:
        """Return what a copying card can become."""
        return dict(self.reaches)[card] if self.sources is None else reach(self.sources, card)

    def ways(self) -> Iterator[tuple[int, int | None, int]]:
        """Yield each different card in each use: its index in the hand, its face, the item then."""
        for at, item in enumerate(self.hand):
            if not at or self.hand[at - 1] != item:
                for face, used in self.uses(item):
                    yield at, face, used

    def after(self, at: int, used: int) -> Holding:
        """Lay one card; as far as copies go it still is in the hand."""
        item, hand, sources = self.hand[at], self.hand[:at] + self.hand[at + 1 :], self.sources
        laid = tuple(sorted((*self.laid, used)))
        if sources is not None and used != item:
            sources = sources.with_hand((*hand, *laid))
        return _new_holding((hand, laid, self.flashy, self.reaches, sources))

    def can_become(self, card: int) -> bool:
        """Return whether a card in hand can become this one, as far as can be told quickly."""
        return self.sources is not None or any(found[0] >> card & 1 for _, found in self.reaches)

    def is_entangled(self) -> bool:
        """Return whether a card that becomes a copy can change what another can become."""
        sources = self.sources
        return sources is not None and are_entangled(sources, facts_of(self.hand).opens)


_new_holding = partial(tuple.__new__, Holding)


def holding_of(state: State, seat: Seat, pile: tuple[int, ...] = ()) -> Holding:
    """Return what a seat can lay, if cards of this pile can be laid besides."""
    hand = state.table.players[seat].hand
    flashy = state.turn.flashy if seat == state.turn.seat else 0
    opens = facts_of(hand).opens
    if pile:
        opens += tuple([card for card in pile if is_open(card)])
    if not opens and not state.rules.teams:
        return _new_holding((hand, (), flashy, (), None))
    laid = [one.item for one in state.turn.laid if one.seat == seat and not one.fetched]
    if not opens:
        return _new_holding((hand, tuple(sorted(laid)), flashy, (), None))
    sources = sources_of(state, seat)
    cards = dict.fromkeys([item & CARD for item in opens])
    reaches = tuple([(card, reach(sources, card)) for card in cards])
    if any(changes_with_hand(found) for _, found in reaches):
        return _new_holding((hand, tuple(sorted(laid)), flashy, (), sources))
    kept = tuple(sorted(laid)) if state.rules.teams else ()
    return _new_holding((hand, kept, flashy, reaches, None))
