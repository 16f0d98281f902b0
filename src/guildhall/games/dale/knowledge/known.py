"""Facts about hidden cards: these lie here, and those lie somewhere among these places."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.games.dale.model.data import CardId
from guildhall.games.dale.model.items import Item
from guildhall.games.dale.model.places import Place


class Known(NamedTuple):
    """What one observer knows, in a form that depends on the facts alone.

    A heap is a group of cards whose faces are known, but not which of them lies where. It has as
    many cards as its shares in all places together. Everything is sorted: places, cards, and heaps
    by their cards, then by their shares. A heap's number is its index in `heaps`.
    """

    there: tuple[tuple[Place, tuple[Item, ...]], ...] = ()
    """The cards known to lie at each place; in hands they carry their marks of this turn."""
    among: tuple[tuple[Place, tuple[tuple[int, int], ...]], ...] = ()
    """The shares of each place: pairs of a heap's number and how many of its cards lie there."""
    heaps: tuple[tuple[CardId, ...], ...] = ()


class Knowledge(NamedTuple):
    """What an observer knows and what everybody knows; for a spectator the two are equal."""

    mine: Known = Known()
    open: Known = Known()
