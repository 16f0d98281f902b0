"""What an observer knows at the start of a game or of a position: what lies open, and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.known import Knowledge, Known, Place, Zone
from guildhall.games.dale.knowledge.ledger import Ledger
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD, Item
from guildhall.games.dale.model.state import Player, Stage, State, partner_of

Places = Mapping[Place, tuple[Item, ...]]
_SECRETLY_LAYING = frozenset({Stage.PAY, Stage.STACK, Stage.INVENTORY})
_SEEN_BY_ALL = frozenset({Card.WILY_FELLOW, Card.CHARM})
"""Techniques whose cards aside lie open."""
_SEEN_BY_NOBODY = Card.WHIRLIGIG


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
    return seat == state.turn.seat and state.turn.stage in _SECRETLY_LAYING


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


def know(state: State, seat: Seat | None) -> Knowledge:
    """Return what a seat (None: a spectator) knows that has seen nothing but this position."""
    places = hidden_places(state)
    all_see = {place: _open_cards(state, place, cards) for place, cards in places.items()}
    own = {place: cards for place, cards in places.items() if _sees(state, place, seat)}
    return Knowledge(
        _spread(places, {**all_see, **own}, len(state.table.players)),
        _spread(places, all_see, len(state.table.players)),
    )


def _open_cards(state: State, place: Place, cards: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the cards of a place that everybody has seen: marked ones, revealed ones."""
    technique = state.turn.technique
    if place.zone is Zone.ASIDE and technique is not None:
        return cards if technique.face in _SEEN_BY_ALL else ()
    if place != Place(Zone.HAND, state.turn.seat):
        return ()
    marked = [item for item in cards if item > CARD]
    if state.turn.stage is Stage.VALUE and technique is not None:
        revealed = technique.hidden
        marked += [revealed] if revealed is not None and revealed <= CARD else []
    return tuple(marked)


def _sees(state: State, place: Place, seat: Seat | None) -> bool:
    """Return whether a seat sees all cards of a place by itself."""
    if place.zone is Zone.HAND:
        return seat == place.seat
    technique = state.turn.technique
    if place.zone is not Zone.ASIDE or technique is None or technique.face == _SEEN_BY_NOBODY:
        return False
    return seat == state.turn.seat or (technique.face == Card.GAMBLE and seat == technique.target)


def _spread(places: Places, known: Places, seats: int) -> Known:
    """Return that these cards are known; the others of each owner's hand and deck are one heap."""
    ledger = Ledger(Known(tuple(known.items())))
    for owner in range(-2, seats):
        parts = {at: cards for at, cards in places.items() if _owner(at) == owner}
        rest = {at: _rest(cards, known.get(at, ())) for at, cards in parts.items()}
        cards = [card for some in rest.values() for card in some]
        ledger.new_heap_of(cards, {at: len(some) for at, some in rest.items()})
    return ledger.simplified()


def _owner(place: Place) -> Seat:
    """Return whose hand or deck a place is, -1 for the market deck, -2 for cards aside."""
    return -2 if place.zone is Zone.ASIDE else place.seat


def _rest(cards: Iterable[Item], known: Iterable[Item]) -> list[Item]:
    return [item & CARD for item in (Counter(cards) - Counter(known)).elements()]


def as_all_know(mine: Known, seen_by_all: Places) -> Knowledge:
    """Return the knowledge of an observer of whom only this much is told: `mine`, and the cards
    everybody has seen. Of the others everybody knows no more than which cards they are."""
    there = dict(mine.there)
    hidden: Counter[Item] = Counter(card for heap in mine.heaps for card in heap)
    shares: dict[Place, int] = {at: sum(n for _, n in heaps) for at, heaps in mine.among}
    for at, items in there.items():
        rest = _rest(items, seen_by_all.get(at, ()))
        hidden.update(rest)
        shares[at] = shares.get(at, 0) + len(rest)
    ledger = Ledger(Known(tuple(seen_by_all.items())))
    ledger.new_heap_of(hidden.elements(), shares)
    return Knowledge(mine, ledger.simplified())
