"""What is printed on the cards of Dale of Merchants, for the slow reference rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

JUNK = "junk"
TECHNIQUE, PASSIVE = "technique", "passive"

# Deck -> its six cards by value 1, 2, 3, 4, 5, 5; "T" technique, "T+" with the plus, "P" passive.
DECKS = {
    "macaws": {
        "swift_broker": "T+",
        "cookies": "P",
        "shattered_relic": "T+",
        "spyglass": "T+",
        "flashy_show": "T+",
        "favourite_toy": "T+",
    },
    "pandas": {
        "loyal_partner": "T+",
        "prepaid_good": "T",
        "essential_purchase": "P",
        "market_discovery": "P",
        "special_offer": "T",
        "stock_clearance": "P",
    },
    "raccoons": {
        "wily_fellow": "T+",
        "nuisance": "T+",
        "rotten_food": "T+",
        "dirty_exchange": "T+",
        "sabotage": "T+",
        "treasure_hunter": "T",
    },
    "squirrels": {
        "stashing_vendor": "P",
        "empty_chest": "P",
        "nostalgic_item": "P",
        "acorn": "T+",
        "accordion": "P",
        "winter_is_coming": "P",
    },
    "ocelots": {
        "bold_haggler": "P",
        "new_season": "T+",
        "whirligig": "T+",
        "charm": "T+",
        "gamble": "T+",
        "blindfold": "T+",
    },
    "chameleons": {
        "flexible_shopkeeper": "P",
        "reflection": "P",
        "good_old_times": "P",
        "gift_voucher": "T+",
        "trendsetting": "P",
        "seeing_doubles": "P",
    },
}
VALUES_IN_DECK = (1, 2, 3, 4, 5, 5)
COPIES_IN_DECK = (4, 3, 3, 3, 1, 1)
COPYING = {
    "flexible_shopkeeper",
    "reflection",
    "good_old_times",
    "trendsetting",
    "seeing_doubles",
}
JUNK_CARDS = 20
DIE = Counter([0, 1, 1, 2, 2, 3])
START_DECK = 10
HAND_SIZE = 5
SLOTS = 5


@dataclass(frozen=True)
class Card:
    """One printed face."""

    deck: str
    value: int
    copies: int
    kind: str
    has_plus: bool


CARDS = {JUNK: Card("", 1, JUNK_CARDS, JUNK, has_plus=False)} | {
    name: Card(
        deck,
        VALUES_IN_DECK[place],
        COPIES_IN_DECK[place],
        TECHNIQUE if mark.startswith("T") else PASSIVE,
        has_plus=mark.endswith("+"),
    )
    for deck, names in DECKS.items()
    for place, (name, mark) in enumerate(names.items())
}


def first_card(deck: str) -> str:
    """The card of value 1, with which everybody starts."""
    return next(iter(DECKS[deck]))


def start_deck(decks: list[str]) -> list[str]:
    """The ten cards of one seat."""
    own = [first_card(deck) for deck in decks]
    return own + [JUNK] * (START_DECK - len(own))


def market_cards(decks: list[str]) -> list[str]:
    """All cards of value 2 to 5."""
    return [
        name
        for name, card in CARDS.items()
        if card.deck in decks and card.value > 1
        for _ in range(card.copies)
    ]
