"""What an observer knows at the start of a game or of a position: what lies open, and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.known import Knowledge, Known
from guildhall.games.dale.knowledge.ledger import Ledger
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import CARD, Item
from guildhall.games.dale.model.places import Place, Zone, hidden_places
from guildhall.games.dale.model.state import Stage, State

Places = Mapping[Place, tuple[Item, ...]]
_SEEN_BY_ALL = frozenset({Card.WILY_FELLOW, Card.CHARM})
"""Techniques whose cards aside lie open."""
_ASIDE: Seat = -2
"""Stands for the owner of cards that lie aside; -1 is that of the market deck."""


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
    if place.zone is not Zone.ASIDE or technique is None or technique.face == Card.WHIRLIGIG:
        return False  # the cards of Whirligig lie face down for all
    return seat == state.turn.seat or (technique.face == Card.GAMBLE and seat == technique.target)


def _spread(places: Places, known: Places, seats: int) -> Known:
    """Return that these cards are known; the others of each owner's hand and deck are one heap."""
    ledger = Ledger(Known(tuple(known.items())))
    for owner in (_ASIDE, *range(-1, seats)):
        rest = {
            at: unseen(cards, known.get(at, ()))
            for at, cards in places.items()
            if owner == (_ASIDE if at.zone is Zone.ASIDE else at.seat)
        }
        cards = [card for some in rest.values() for card in some]
        ledger.new_heap(cards, {at: len(some) for at, some in rest.items()})
    return ledger.simplified()


def unseen(cards: Iterable[Item], known: Iterable[Item]) -> list[Item]:
    """Return the cards that are not among the known ones, without marks."""
    return [item & CARD for item in (Counter(cards) - Counter(known)).elements()]
