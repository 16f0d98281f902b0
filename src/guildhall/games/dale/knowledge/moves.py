"""How hidden cards moved, read from the events that report it.

None as a source or target is a place that is open. `Place(Zone.DECK, seat)` as a source is the
uppermost card of that deck, as a target the top of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from guildhall.core.event import Event
from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import Card, CardId
from guildhall.games.dale.model.items import Item, ItemForm
from guildhall.games.dale.model.places import Place, Zone


class Move(NamedTuple):
    """One card moved, face down if `face` is None; only a card from the open keeps its marks."""

    source: Place | None
    target: Place | None
    face: Item | None = None


class Shown(NamedTuple):
    """These cards were shown together and stay where they are, as `now` if they have changed."""

    place: Place
    faces: tuple[Item, ...]
    now: tuple[Item, ...] = ()


class Shuffled(NamedTuple):
    """Open cards became a bag."""

    place: Place
    cards: tuple[CardId, ...]


class Mixed(NamedTuple):
    """All cards of these places were mixed and lie at `target`; a deck is its tops and its bag."""

    places: tuple[Place, ...]
    target: Place


class Poured(NamedTuple):
    """All cards of one place moved to another."""

    source: Place
    target: Place


class Unmarked(NamedTuple):
    """A turn ended: no card in hand has marks any more."""


class Raised(NamedTuple):
    """Flashy Show: the cards of a hand that have an altered value are worth 1 more."""

    seat: Seat


Movement = Move | Shown | Shuffled | Mixed | Poured | Unmarked | Raised
Movements = tuple[Movement, ...]


def moves_of(event: Event) -> Movements:
    """Return how an event moved or showed hidden cards, with the faces it names."""
    kind, args = event.kind.removesuffix("-as"), dict(event.args)
    if event.seat is not None:
        args["seat"] = event.seat
    if kind in _ROUTES:
        return _moved(args, *_ROUTES[kind])
    if kind in _SHOWN:
        now = _items(args, "as_item") if "as_item" in args else ()
        return (Shown(_place(args, *_HAND), (_face(args),), now),)
    if kind in _SHUFFLED:
        return (Shuffled(_place(args, *_SHUFFLED[kind]), _items(args, "cards")),)
    return _other_moves(kind, args)


def open_moves_of(event: Event) -> Movements:
    """Return the movements of an event as everybody saw them: face down if it is private."""
    moves = moves_of(event)
    if event.known_to is None:
        return moves
    return tuple(Move(one.source, one.target) for one in moves if isinstance(one, Move))


_Arguments = dict[str, int | str]
# The zone of a place, and the argument of the event that says whose it is.
_Spot = tuple[Zone, str]
_HAND: _Spot = (Zone.HAND, "seat")
_DECK: _Spot = (Zone.DECK, "seat")
_ASIDE: _Spot = (Zone.ASIDE, "seat")
_MARKET: _Spot = (Zone.MARKET, "")
_OWNERS_HAND: _Spot = (Zone.HAND, "owner")
_OWNERS_DECK: _Spot = (Zone.DECK, "owner")

_OPENED = ("discarded", "thrown", "paid", "stacked", "offered", "played")
_GAINED = ("bought", "bought-discarded", "swapped-goods", "took-goods", "grabbed", "recovered")
_ROUTES: Mapping[str, tuple[_Spot | None, _Spot | None]] = {
    **dict.fromkeys(("draws", "drew"), (_DECK, _HAND)),
    **dict.fromkeys(("looks", "saw"), (_OWNERS_DECK, _ASIDE)),
    **dict.fromkeys(("market-draws", "market-drew"), (_MARKET, _HAND)),
    **dict.fromkeys(("keeps", "kept"), (_ASIDE, _HAND)),
    **dict.fromkeys(("puts-back-hidden", "puts-back"), (_ASIDE, _DECK)),
    **dict.fromkeys(("slipped", "slipped-card"), (_HAND, _OWNERS_DECK)),
    **dict.fromkeys(("gave-card", "gave"), (_HAND, _OWNERS_HAND)),
    **dict.fromkeys(("took-card", "took"), (_OWNERS_HAND, _HAND)),
    **dict.fromkeys(("deals", "dealt"), ((Zone.ASIDE, "owner"), _HAND)),
    **dict.fromkeys(_OPENED, (_HAND, None)),
    **dict.fromkeys((*_GAINED, "swapped-stall", "taken-back"), (None, _HAND)),
    "charmed": (_MARKET, _ASIDE),
    "stocked": (_MARKET, None),
}
_SOURCES = {
    "hand": _HAND,
    "aside": _ASIDE,
    "deck": _DECK,
    "market": _MARKET,
    "row": None,
    "pile": None,
    "seen": (Zone.ASIDE, "by"),  # Sabotage: `by` has looked, another seat discards
}
_SHUFFLED = {"reshuffled": _DECK, "market-reshuffled": _MARKET, "market-dealt": _MARKET}
_SHOWN = ("shown", "revealed", "set-value", "rolling", "rolled", "discovers", "copied")


def _moved(args: _Arguments, source: _Spot | None, target: _Spot | None) -> Movements:
    """Return the movement of one card, none if it was open before and stays open."""
    if "source" in args:
        source = _SOURCES[str(args["source"])]
    if target and args.get("aside"):  # the cards of Gamble lie aside first
        target = (Zone.ASIDE, target[1])
    if source is target is None:
        return ()
    here, there = (_place(args, *spot) if spot else None for spot in (source, target))
    return (Move(here, there, _face(args) if "card" in args else None),)


def _other_moves(kind: str, args: _Arguments) -> Movements:
    match kind:
        case "cookies":
            return (Shown(_place(args, *_HAND), _items(args, "items")),)
        case "junk-taken":
            return (Move(None, _place(args, *_HAND), int(Card.JUNK)),) * int(args["count"])
        case "flashy":
            return (Raised(int(args["seat"])),)
        case "turn-began":
            return (Unmarked(),)
        case "mixed":
            hands = (_place(args, *_HAND), _place(args, *_OWNERS_HAND))
            return (Mixed(hands, _place(args, *_ASIDE)),)
        case "deck-mixed":
            return (Mixed((_place(args, *_DECK),), _place(args, *_DECK)),)
        case "gamble-over":
            both = (int(args["seat"]), int(args["owner"]))
            return tuple(Poured(Place(Zone.ASIDE, seat), Place(Zone.HAND, seat)) for seat in both)
        case "dealt-decks":
            decks = (Place(Zone.DECK, seat) for seat in range(int(args["seats"])))
            return tuple(Shuffled(deck, _items(args, "cards")) for deck in decks)
    return ()


def _place(args: _Arguments, zone: Zone, whose: str) -> Place:
    return Place(zone, int(args[whose])) if whose else Place(zone)


def _face(args: _Arguments) -> Item:
    """Return the card with its marks."""
    (face,) = _items(args, "item" if "item" in args else "card")
    return face


def _items(args: _Arguments, name: str) -> tuple[Item, ...]:
    return tuple(_item(text) for text in str(args[name]).split(",") if text)


@cache
def _item(text: str) -> Item:
    return ItemForm().from_text(text)
