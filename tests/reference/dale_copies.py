"""Cards in use and what a chameleon can be, for the slow reference rules of Dale."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .dale_cards import CARDS, COPYING

if TYPE_CHECKING:
    from .dale import Table


@dataclass(frozen=True)
class Face:
    """What a chameleon becomes: a card, perhaps with an altered value and a roll already made."""

    card: str
    own_value: int | None = None
    is_used: bool = False

    def text(self, shows: int) -> str:
        value = "" if self.own_value is None else f"*{self.own_value + shows}"
        return self.card + value + ("!" if self.is_used else "")


@dataclass(eq=False)
class Item:
    """A card in a hand with what happened to it this turn.

    `own_value` is its value without the Flashy Shows of the turn, if it is not the printed one:
    a Blindfold that sets 3 after one Flashy Show leaves 2, so that only later shows add to the 3.
    """

    card: str
    face: str = ""
    own_value: int | None = None
    is_used: bool = False

    @property
    def now(self) -> str:
        """The card as which it counts, an unfixed chameleon as itself."""
        return self.face or self.card

    @property
    def can_copy(self) -> bool:
        """Whether it is a chameleon that has not chosen yet this turn."""
        return self.card in COPYING and not self.face

    def value(self, shows: int) -> int:
        printed = CARDS[self.now].value
        return shows + (printed if self.own_value is None else self.own_value)

    def text(self, shows: int) -> str:
        words = self.card
        if self.face:
            words += f"={self.face}"
        if self.own_value is not None:
            words += f"*{self.value(shows)}"
        return words + ("!" if self.is_used else "")

    def become(self, face: Face | None) -> None:
        """Fix the copy for the turn; a value that Blindfold gave to this very card stays."""
        if face is None:
            return
        self.face = face.card
        has_thrown = self.is_used and face.card == "market_discovery"
        self.is_used = face.is_used or has_thrown
        if self.own_value is None:
            self.own_value = face.own_value

    def forget(self) -> None:
        """The turn ends."""
        self.face, self.own_value, self.is_used = "", None, False


def written(item: Item, face: Face | None, shows: int) -> str:
    """An item in use, with the face it takes."""
    return item.text(shows) + (f" as {face.text(shows)}" if face else "")


# Where a card lies, what it counts as there, and the item if it is in hand.
Target = tuple[object, str, Item | None]


@dataclass
class Chain:
    """All that a chameleon leads to: cards to copy, and the copying cards on the way."""

    faces: set[Face] = field(default_factory=set)
    passed: set[str] = field(default_factory=set)


def chain(table: Table, seat: int, used: Item) -> Chain:
    """Follow the copying cards from the used one, from the point of view of its user."""
    found = Chain()
    visited: list[object] = [used]
    open_rules = [used.card]
    while open_rules:
        for place, card, item in targets(table, seat, open_rules.pop()):
            if place in visited:
                continue
            visited.append(place)
            if card in COPYING:
                found.passed.add(card)
                open_rules.append(card)
            else:
                found.faces.add(face_of(table, card, item))
    return found


def targets(table: Table, seat: int, rule: str) -> list[Target]:
    """The cards a copying card names."""
    if rule == "flexible_shopkeeper":
        latest = table.stalls[table.stall_of(seat)][-1:]
        return [(("stack", n), card, None) for stack in latest for n, card in enumerate(stack)]
    if rule == "reflection":
        piles = {other: table.discards[other] for other in table.others(seat)}
        return [(("discard", other), pile[-1], None) for other, pile in piles.items() if pile]
    if rule == "good_old_times":
        return [("market discard", card, None) for card in table.market_discard[-1:]]
    if rule == "trendsetting":
        return [(("slot", slot), card, None) for slot, card in enumerate(table.row) if card]
    assert rule == "seeing_doubles"
    return [(item, item.now, item) for item in table.hands[seat]]


def face_of(table: Table, card: str, item: Item | None) -> Face:
    """A target as it is now; of the used abilities only a roll is taken over."""
    if item is None or table.options.copied_values == "printed":
        return Face(card)
    has_rolled = card == "bold_haggler" and item.is_used
    if has_rolled and table.options.copied_roll == "own":
        return Face(card)
    return Face(card, item.own_value, has_rolled)


def faces(table: Table, seat: int, used: Item) -> list[Face | None]:
    """The faces with which an item can be used; None stands for the item as it is."""
    if not used.can_copy:
        return [None]
    found = sorted(chain(table, seat, used).faces, key=lambda face: face.text(0))
    return [*found] or [None]


def leads_to(table: Table, seat: int, used: Item, card: str) -> bool:
    """Whether the way of an unfixed chameleon passes another copying card of this name."""
    return used.can_copy and card in chain(table, seat, used).passed
