"""Whether what is said of an illegal action is true: by the view, and by the reference rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from guildhall.core.codec import type_name
from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import ItemForm, effective
from guildhall.games.dale.views.observe import LaidView, View
from tests.games.dale.pairs import NOTATION
from tests.reference.dale import Table
from tests.reference.dale_actions import payment_for
from tests.reference.dale_attempts import Stack
from tests.reference.dale_cards import CARDS, JUNK, TECHNIQUE
from tests.reference.dale_copies import Face, Item, faces

ABILITIES = "roll discover"
OPEN = {
    "wish": "wish done",
    "act": f"buy buy-discarded play build inventory {ABILITIES}",
    "pay": "pay settle",
    "scrap": "scrap enough",
    "stack": "stack fetch settle ask",
    "help": "stack fetch settle decline",
    "bonus": f"build enough {ABILITIES}",
    "inventory": "discard settle",
    "end": f"done {ABILITIES}",
    "window": "discover copy enough",
    "order": "put",
    "charm": "stack",
}
"""What can be tried at each decision; at all others only what is called like the decision."""


def can_be_tried(decision: str, kind: type) -> bool:
    return type_name(kind) in OPEN.get(decision, decision).split()


class Case(NamedTuple):
    """An illegal action of a seat, and the facts of the reason."""

    table: Table
    view: View
    seat: Seat
    decision: str
    legal: tuple[Action, ...]
    action: Any  # Any: of any kind
    facts: Mapping[str, Any]  # Any: numbers and ids

    # The action in words

    @property
    def words(self) -> list[str]:
        return NOTATION.format(self.action).split()

    @property
    def verb(self) -> str:
        return self.words[0]

    @property
    def face(self) -> str | None:
        return self.words[3] if self.words[2:3] == ["as"] else None

    # What lies where

    @property
    def hand(self) -> list[str]:
        return [ItemForm().to_text(item) for item in self.view.seats[self.seat].hand]

    def laid(self, *, fetched: bool) -> list[LaidView]:
        return [one for one in self.view.laid if one.seat == self.seat and one.fetched == fetched]

    @property
    def discard(self) -> list[str]:
        pile = [NAMES[card] for card in self.view.seats[self.seat].discard]
        for one in self.laid(fetched=True):
            pile.remove(NAMES[one.was])
        return pile

    @property
    def is_offered(self) -> bool:
        """Whether an action of this kind is legal."""
        return type(self.action) in map(type, self.legal)

    @property
    def faces(self) -> list[Face]:
        """What the card of the action can become, by the reference."""
        text = self.words[1]
        hand = [] if self.verb == "fetch" else self.table.hands[self.seat]
        alike = [one for one in hand if one.text(self.shows) == text]
        found = faces(self.table, self.seat, alike[0] if alike else Item(text))
        return [one for one in found if one is not None]

    @property
    def shows(self) -> int:
        return self.table.shows_of(self.seat)

    @property
    def now(self) -> str:
        """What the card of the action counts as when it is used."""
        return plain(self.face) if self.face else meant(self.words[1])

    # Sums

    @property
    def value(self) -> int:
        """What the card of the action is worth when it is used."""
        for text in (self.words[1], self.face or ""):
            if "*" in text:
                return int(text.partition("*")[2].rstrip("!"))
        return CARDS[self.now].value + self.shows

    @property
    def worth(self) -> int:
        added = self.value if self.verb in ("pay", "stack", "fetch") else 0
        return added + sum(one.value for one in self.view.laid)

    @property
    def least(self) -> int:
        added = [self.value] if self.verb == "pay" else []
        return min(*added, *(one.value for one in self.view.laid), 99)

    @property
    def number(self) -> int:
        return len(self.view.stalls[self.table.stall_of(self.view.turn)]) + 1

    def helping(self, card: str) -> int:
        """How many cards of this name are in the stack and have their effect."""
        counts = self.table.options.partner_passives == "count"
        seats = [one for one in self.view.laid if counts or one.seat == self.view.turn]
        added = self.verb in ("stack", "fetch") and (counts or self.seat == self.view.turn)
        return sum(name_of(one) == card for one in seats) + (added and self.now == card)

    @property
    def from_hands(self) -> list[str]:
        added = [self.now] if self.verb == "stack" else []
        return added + [name_of(one) for one in self.view.laid if not one.fetched]


def name_of(laid: LaidView) -> str:
    return NAMES[effective(laid.item)]


def plain(text: str) -> str:
    """The printed card of an item or a face."""
    return text.rstrip("!").partition("*")[0].partition("=")[0]


def meant(text: str) -> str:
    """The card that an item counts as."""
    return text.rstrip("!").partition("*")[0].rpartition("=")[2]


def is_changed(case: Case) -> bool:
    places = [*case.hand, *(one.text(case.shows) for one in case.faces)]
    now, tried = case.facts["now"], [case.words[1], case.face or ""]
    return now in places and now not in tried and plain(now) in map(plain, tried)


def cannot_copy(case: Case) -> bool:
    names = [one.card for one in case.faces]
    told = case.facts["copied_card"]
    return plain(case.face or "") == told and told not in names


def is_too_dear(case: Case) -> bool:
    payment = payment_for(case.table, case.seat, " ".join(case.words))
    return payment.price == case.facts["price"] and not payment.can_begin()


def has_no_discovery(case: Case) -> bool:
    if case.verb == "settle":
        return case.view.slot < 0 and "market_discovery" not in map(name_of, case.view.laid)
    hand = case.table.hands[case.seat]
    found = [face.card for item in hand for face in faces(case.table, case.seat, item) if face]
    return "market_discovery" not in [*found, *(item.now for item in hand)]


def is_needless(case: Case) -> bool:
    told = tuple(case.facts[name] for name in ("worth", "price", "value"))
    is_lifted = "stock_clearance" in map(name_of, case.view.laid)
    is_less = case.worth - case.least < case.view.price
    return told == (case.worth, case.view.price, case.least) and not is_lifted and not is_less


def has_no_payment(case: Case) -> bool:
    is_needed = case.worth - case.least < case.view.price
    return case.facts["price"] == case.view.price and is_needed and is_usable(case)


def is_usable(case: Case) -> bool:
    """The card is there and can be used so."""
    place = case.discard if case.verb == "fetch" else case.hand
    texts = [one.text(case.shows) for one in case.faces]
    can_be = case.face in texts if texts else case.face is None
    return case.words[1] in place and can_be


def has_two_folks(case: Case) -> bool:
    told = {case.facts["set"], case.facts["other_set"]}
    there = {CARDS[name].deck for name in case.from_hands}
    return len(told) == 2 and told <= there and not case.helping("empty_chest")


def has_other_value(case: Case) -> bool:
    off, slack = abs(case.worth - case.number), case.helping("accordion")
    told = (case.facts["number"], case.facts["worth"])
    return told == (case.number, case.worth) and off > slack


def has_no_stack_with(case: Case) -> bool:
    fits = case.worth - case.helping("accordion") <= case.number
    return case.facts["number"] == case.number and fits and is_usable(case)


def has_no_item(case: Case) -> bool:
    own = [*case.laid(fetched=True), *case.laid(fetched=False)]
    items = [name_of(one) for one in own].count("nostalgic_item")
    is_weak = case.seat != case.view.turn and case.table.options.partner_passives == "not"
    return is_weak or items <= len(case.laid(fetched=True))


CHECKS: Mapping[str, Callable[[Case], bool]] = {
    "over": lambda case: case.table.ask is None,
    "waiting": lambda case: case.facts["owner"] in case.table.waiting() and not case.legal,
    "not-now": lambda case: case.facts == {"decision": case.decision} and not case.is_offered,
    "not-in-hand": lambda case: case.facts["card"] not in map(plain, case.hand),
    "changed": is_changed,
    "must-copy": lambda case: case.face is None and bool(case.faces),
    "cannot-copy": cannot_copy,
    "not-offered": lambda case: case.is_offered,
    "empty-slot": lambda case: (
        case.action.slot not in range(5) or case.table.row[case.action.slot] is None
    ),
    "too-dear": is_too_dear,
    "nothing-thrown": lambda case: not case.table.market_discard,
    "no-discovery": has_no_discovery,
    "needless": is_needless,
    "no-payment": has_no_payment,
    "underpaid": lambda case: (
        case.facts == {"worth": case.worth, "price": case.view.price}
        and case.worth < case.view.price
    ),
    "no-technique": lambda case: CARDS[case.now].kind != TECHNIQUE,
    "spent": lambda case: "!" in f"{case.words[1]}{case.face}",
    "no-stack": lambda case: (
        case.facts["number"] == case.number and not Stack(case.table, case.seat).can_begin()
    ),
    "junk": lambda case: JUNK in case.from_hands and not case.helping("stashing_vendor"),
    "one-folk": has_two_folks,
    "stack-value": has_other_value,
    "no-stack-with": has_no_stack_with,
    "not-in-discard": lambda case: case.facts["card"] not in case.discard,
    "no-item": has_no_item,
}
"""By the kind of the reason."""
