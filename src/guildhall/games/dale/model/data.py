"""The printed numbers and the ids used everywhere."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, NamedTuple

from guildhall.core.errors import quoted

SEATS = range(2, 5)
MOST_SEATS = 4
HAND_SIZE = 5
START_DECK = 10
JUNK_CARDS = 20
SLOTS = 5
"""Places of the market row; the number of a slot is its surcharge."""
STACKS_TO_WIN = 8
TEAM_STACKS_TO_WIN = 10
ROUNDS = 250
"""A bound for games in which nobody can build any more; no other comes near it."""
TEAM_DECKS = 4
TEAM_SUBSTITUTES = 4
"""Junk that the team game needs beyond what is in the box."""
DIE = ((0, 1), (1, 2), (2, 2), (3, 1))
"""The faces of the die with how often each is there."""
MOST_SCRAPPED = 3
BLINDFOLD_VALUES = range(1, 6)
LOOKED_AT = 3
"""Cards that Spyglass and Special Offer look at."""


class Folk(IntEnum):
    """The animalfolk, each with a deck of fifteen cards."""

    MACAWS = 0
    PANDAS = 1
    RACCOONS = 2
    SQUIRRELS = 3
    OCELOTS = 4
    CHAMELEONS = 5


class Card(IntEnum):
    """Junk, then six cards of each deck in the order of `Folk`."""

    JUNK = 0
    SWIFT_BROKER = 1
    COOKIES = 2
    SHATTERED_RELIC = 3
    SPYGLASS = 4
    FLASHY_SHOW = 5
    FAVOURITE_TOY = 6
    LOYAL_PARTNER = 7
    PREPAID_GOOD = 8
    ESSENTIAL_PURCHASE = 9
    MARKET_DISCOVERY = 10
    SPECIAL_OFFER = 11
    STOCK_CLEARANCE = 12
    WILY_FELLOW = 13
    NUISANCE = 14
    ROTTEN_FOOD = 15
    DIRTY_EXCHANGE = 16
    SABOTAGE = 17
    TREASURE_HUNTER = 18
    STASHING_VENDOR = 19
    EMPTY_CHEST = 20
    NOSTALGIC_ITEM = 21
    ACORN = 22
    ACCORDION = 23
    WINTER_IS_COMING = 24
    BOLD_HAGGLER = 25
    NEW_SEASON = 26
    WHIRLIGIG = 27
    CHARM = 28
    GAMBLE = 29
    BLINDFOLD = 30
    FLEXIBLE_SHOPKEEPER = 31
    REFLECTION = 32
    GOOD_OLD_TIMES = 33
    GIFT_VOUCHER = 34
    TRENDSETTING = 35
    SEEING_DOUBLES = 36


class Kind(IntEnum):
    JUNK = 0
    TECHNIQUE = 1
    PASSIVE = 2


class PrintedCard(NamedTuple):
    """What is printed on a card, and how many there are of it; junk has no deck."""

    id: Card
    deck: Folk | None
    value: int
    copies: int
    kind: Kind
    plus: bool = False


_COPIES = (4, 3, 3, 3, 1, 1)
_VALUES = (1, 2, 3, 4, 5, 5)
_KINDS = ("+.++++", "+t..t.", "+++++t", "...+..", ".+++++", "...+..")
"""The cards of each deck: techniques with a plus, techniques without (t), and passives (.)."""
_IN_DECK = len(_VALUES)


def _printed(card: Card) -> PrintedCard:
    if card is Card.JUNK:
        return PrintedCard(card, None, 1, JUNK_CARDS, Kind.JUNK)
    deck, place = divmod(card - 1, _IN_DECK)
    mark = _KINDS[deck][place]
    kind = Kind.PASSIVE if mark == "." else Kind.TECHNIQUE
    return PrintedCard(card, Folk(deck), _VALUES[place], _COPIES[place], kind, mark == "+")


CARDS = tuple(_printed(card) for card in Card)
"""In the order of `Card`."""
NAMES = tuple(card.name.lower() for card in Card)
_NUMBERS = {name: number for number, name in enumerate(NAMES)}
VALUES = tuple(card.value for card in CARDS)
COPIES = tuple(card.copies for card in CARDS)
SETS = tuple(-1 if card.deck is None else int(card.deck) for card in CARDS)
"""The deck of each card, -1 for junk."""
IS_TECHNIQUE = tuple(card.kind is Kind.TECHNIQUE for card in CARDS)
HAS_PLUS = tuple(card.plus for card in CARDS)
COPYING = (
    Card.FLEXIBLE_SHOPKEEPER,
    Card.REFLECTION,
    Card.GOOD_OLD_TIMES,
    Card.TRENDSETTING,
    Card.SEEING_DOUBLES,
)
"""The cards that become a copy of another when they are used."""


class CardForm:
    """Writes a card, which rules keep as a plain number, as its id."""

    def to_text(self, value: int) -> str:
        return NAMES[value]

    def from_text(self, text: str) -> int:
        if text not in _NUMBERS:
            raise ValueError(f"expected the id of a card, got {quoted(text)}")
        return _NUMBERS[text]


CardId = Annotated[int, CardForm()]


def cards_of(deck: Folk) -> range:
    """Return the six cards of a deck, the cheapest first."""
    return range(deck * _IN_DECK + 1, deck * _IN_DECK + 1 + _IN_DECK)


def decks_needed(seats: int, *, teams: bool) -> int:
    return TEAM_DECKS if teams else seats + 1


def start_deck(decks: tuple[Folk, ...]) -> tuple[int, ...]:
    """Return the ten cards a seat begins with: one of value 1 of every deck, and junk."""
    ones = sorted(cards_of(deck)[0] for deck in decks)
    return (*[int(Card.JUNK)] * (START_DECK - len(ones)), *ones)


def market_deck(decks: tuple[Folk, ...]) -> tuple[int, ...]:
    """List all cards of value 2 to 5 of these decks."""
    cards = sorted(card for deck in decks for card in cards_of(deck)[1:])
    return tuple(card for card in cards for _ in range(COPIES[card]))
