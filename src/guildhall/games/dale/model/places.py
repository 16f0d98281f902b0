"""Where cards lie that not everybody sees."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import Item
from guildhall.games.dale.model.state import Player, Stage, State, partner_of

DRAFTS = (Stage.PAY, Stage.STACK, Stage.INVENTORY)
"""The stages in which the active seat lays cards that only it sees."""


class Zone(IntEnum):
    """The kinds of places whose cards are hidden."""

    HAND = 0
    TOP = 1
    """One card that was put back onto a deck."""
    DECK = 2
    """The rest of a deck: a bag of cards in no order."""
    MARKET = 3
    """The market deck, another bag."""
    ASIDE = 4
    """Cards that a technique has taken from a hand or a deck."""


class Place(NamedTuple):
    """A place for hidden cards, and whose it is; the `height` of the lowest top of a deck is 0."""

    zone: Zone
    seat: Seat = -1
    height: int = 0

    def __str__(self) -> str:
        name = self.zone.name.lower()
        return name if self.seat < 0 else f"{name} of seat {self.seat}"


def hidden_places(state: State) -> dict[Place, tuple[Item, ...]]:
    """Return the cards at every hidden place; what is laid in secret still counts as in hand."""
    places: dict[Place, tuple[Item, ...]] = {Place(Zone.MARKET): state.table.market.deck}
    for seat, player in enumerate(state.table.players):
        laid = [one.was for one in state.turn.laid if one.seat == seat and not one.fetched]
        hand = (*player.hand, *laid) if lays_in_secret(state, seat) else player.hand
        places[Place(Zone.HAND, seat)] = tuple(sorted(hand))
        places |= deck_places(seat, player)
    return {place: cards for place, cards in {**places, **_aside(state)}.items() if cards}


def lays_in_secret(state: State, seat: Seat) -> bool:
    """Return whether what this seat has laid is not shown yet."""
    if state.turn.stage is Stage.HELP:
        return seat == partner_of(state.turn.seat)
    return seat == state.turn.seat and state.turn.stage in DRAFTS


def deck_places(seat: Seat, player: Player) -> dict[Place, tuple[Item, ...]]:
    """Return the cards of a deck: the bag, and each card of the known order on top."""
    tops = enumerate(reversed(player.top))
    places = {Place(Zone.TOP, seat, height): (card,) for height, card in tops}
    return {Place(Zone.DECK, seat): player.deck, **places}


def _aside(state: State) -> dict[Place, tuple[Item, ...]]:
    """Return the cards that lie face down for a technique, by the seat that gets or sees them."""
    technique = state.turn.technique
    if technique is None or technique.face == Card.WILY_FELLOW:
        return {}
    own = Place(Zone.ASIDE, state.turn.seat)
    if technique.face != Card.GAMBLE:
        return {own: technique.aside}
    aside, left = technique.aside, technique.left
    return {Place(Zone.ASIDE, technique.target): aside[:left], own: aside[left:]}
