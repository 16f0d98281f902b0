"""The choices of seats, and the draws of chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, get_args

from guildhall.core.notation import Keyword
from guildhall.games.dale.model.data import CardId, Folk
from guildhall.games.dale.model.items import Face, Item

As = Annotated[Face | None, Keyword("as")]
"""What a copying card becomes; None: it is no copy, or is one already."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Name the deck you would like next best."""

    deck: Folk


@dataclass(frozen=True, slots=True)
class Buy:
    """Begin to buy the card of the slot with this surcharge."""

    slot: int


@dataclass(frozen=True, slots=True)
class BuyDiscarded:
    """Begin to buy the top of the market discard, with Market Discovery in the payment."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a technique."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Build:
    """Begin the next stack of your stall."""


@dataclass(frozen=True, slots=True)
class Inventory:
    """Begin to discard any number of cards."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die for a Bold Haggler."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Discover:
    """Throw away the top of the market deck."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Copy:
    """Let a card in hand become Cookies before the hand is filled."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Pay:
    """Add a card to the payment."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Stack:
    """Add a card of your hand to the stack; with Charm: build the revealed card so."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Fetch:
    """Add a card of your discard pile to the stack."""

    card: CardId
    face: As = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card in your inventory."""

    item: Item


@dataclass(frozen=True, slots=True)
class Settle:
    """Complete the payment, the stack or the inventory."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Show your partner what you have laid and ask for the rest of the stack."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not help your partner."""


@dataclass(frozen=True, slots=True)
class Scrap:
    """Throw away junk of the payment for Essential Purchase."""

    item: Item


@dataclass(frozen=True, slots=True)
class Enough:
    """Do no more of what you may do now."""


@dataclass(frozen=True, slots=True)
class Done:
    """End your turn; clean-up follows."""


@dataclass(frozen=True, slots=True)
class DoneAgain:
    """End your turn, and be asked after the refill what you use then."""


@dataclass(frozen=True, slots=True)
class Put:
    """Put this card onto the discard pile next."""

    item: Item


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw this card away."""

    item: Item


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this one of the cards you looked at."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Return:
    """Put this card back onto your deck next."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Slot:
    """Take the card of the slot with this surcharge."""

    slot: int


@dataclass(frozen=True, slots=True)
class Target:
    """Choose the seat that a technique is about."""

    seat: int


@dataclass(frozen=True, slots=True)
class Give:
    """Give this card away."""

    item: Item


@dataclass(frozen=True, slots=True)
class Swap:
    """Take this card of a stack and leave the Acorn in its place."""

    stall: int
    stack: int
    card: CardId


@dataclass(frozen=True, slots=True)
class Hide:
    """Choose the card whose value is to be guessed."""

    item: Item
    face: As = None


@dataclass(frozen=True, slots=True)
class Guess:
    """Guess the value of the hidden card."""

    value: int


@dataclass(frozen=True, slots=True)
class Value:
    """Give the card that was not guessed its value for this turn."""

    value: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Chance chooses a deck for this game."""

    deck: Folk


@dataclass(frozen=True, slots=True)
class First:
    """Chance chooses who begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance draws a card from a seat's deck."""

    seat: int
    card: CardId


@dataclass(frozen=True, slots=True)
class Market:
    """Chance draws a card from the market deck."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Take:
    """Chance takes a card out of a seat's hand."""

    seat: int
    item: Item


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals the active seat a card of two mixed hands."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Die:
    """Chance rolls the die."""

    points: int


Main = Buy | BuyDiscarded | Play | Build | Inventory | Roll | Discover | Copy
Laying = Pay | Stack | Fetch | Discard | Settle | Ask | Decline | Scrap
Ending = Enough | Done | DoneAgain
OfTechnique = Put | Throw | Keep | Return | Slot | Target | Give | Swap | Hide | Guess | Value
Chance = Deck | First | Draw | Market | Take | Deal | Die
Action = Wish | Main | Laying | Ending | OfTechnique | Chance
ACTION_TYPES: tuple[type, ...] = get_args(Action)
