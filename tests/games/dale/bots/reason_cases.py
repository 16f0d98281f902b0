"""An action in a position, and what can be counted there: by hand, so to speak."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import COPYING, NAMES, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import CARD, as_copy, effective, is_open, value_of
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View

JUNK = 0
SWAPPED = {Card.ACORN, Card.GIFT_VOUCHER}


class Case(NamedTuple):
    """An action of a seat in a position: what the seat sees, and what is true."""

    view: View
    state: State
    seat: int
    action: Any  # Any: of any kind
    args: dict[str, Any]  # Any: numbers and ids

    # Who is who

    def stall(self, seat: int) -> int:
        return seat % 2 if self.view.rules.teams else seat

    def built(self, seat: int) -> int:
        return len(self.view.stalls[self.stall(seat)])

    @property
    def number(self) -> int:
        return self.built(self.seat) + 1

    @property
    def others(self) -> list[int]:
        return [one for one in range(len(self.view.seats)) if one != self.seat]

    @property
    def opponents(self) -> list[int]:
        return [one for one in self.others if self.stall(one) != self.stall(self.seat)]

    # What lies where

    @property
    def hand(self) -> list[int]:
        """The own items, but for a technique that is about to be played."""
        items = list(self.view.seats[self.seat].hand)
        if isinstance(self.action, act.Play):
            items.remove(self.action.item)
        return items

    @property
    def flashy(self) -> int:
        return self.view.flashy if self.view.turn == self.seat else 0

    @property
    def face(self) -> int | None:
        return None if self.view.technique is None else self.view.technique.face

    @property
    def played(self) -> int:
        return effective(self.used)

    @property
    def used(self) -> int:
        item = self.action.card if isinstance(self.action, act.Fetch) else self.action.item
        face = self.action.face
        return int(item) if face is None else as_copy(item, face)

    @property
    def goods(self) -> list[int]:
        return [card for card in self.view.market.row if card is not None]

    @property
    def laid(self) -> int:
        return sum(one.value for one in self.view.laid)

    def cards(self, seat: int) -> list[int]:
        """All cards of a seat that are not built, in truth."""
        turn = self.state.turn
        player, technique = self.state.table.players[seat], turn.technique
        cards = [item & CARD for item in player.hand]
        cards += [*player.top, *player.deck, *player.discard]
        cards += [one.was & CARD for one in turn.laid if one.seat == seat and not one.fetched]
        if technique is not None:
            is_own = seat == turn.seat and self.face not in SWAPPED
            cards += [technique.item & CARD] if is_own else []
            owners = {Card.SPYGLASS: turn.seat, Card.SABOTAGE: technique.target}
            is_owner = seat == owners.get(Card(technique.face))
            cards += technique.aside if is_owner else ()
        return cards

    def touched(self) -> list[int]:
        """The cards that the action takes, or may take away from the market."""
        view, action = self.view, self.action
        match action:
            case act.Buy() | act.Slot():
                found = [view.market.row[action.slot]]
            case act.Settle():
                found = [view.market.thrown[-1] if view.slot < 0 else view.market.row[view.slot]]
            case act.BuyDiscarded():
                found = [view.market.thrown[-1]]
            case act.Target():
                found = [*view.seats[action.seat].discard[-1:]]
            case act.Play() if self.played == Card.LOYAL_PARTNER:
                found = [*view.market.row]
            case act.Play():
                found = [
                    view.seats[one].discard[-1] for one in self.others if view.seats[one].discard
                ]
            case act.Keep() | act.Swap():
                found = [action.card]
            case _:
                found = [action.item & CARD]
        return [card for card in found if card is not None]

    @property
    def card(self) -> int:
        (card,) = self.touched()
        return card

    def is_named(self, card: int) -> bool:
        return bool(self.args["card"] == NAMES[card])

    def hand_size(self, seat: int) -> int:
        return len(self.state.table.players[seat].hand)


# Stacks by brute force


def sums(values: Sequence[int]) -> set[int]:
    return {sum(some) for count in range(len(values) + 1) for some in combinations(values, count)}


def printed(cards: Iterable[int], folk: int) -> list[int]:
    return [VALUES[card] for card in cards if SETS[card] == folk and card not in COPYING]


def now(case: Case, items: Iterable[int], folk: int, flashy: int | None = None) -> list[int]:
    bonus = case.flashy if flashy is None else flashy
    items = [one for one in items if not is_open(one) and SETS[effective(one)] == folk]
    return [value_of(one, bonus) for one in items]


def makes_now(case: Case, items: list[int]) -> bool:
    return any(case.number in sums(now(case, items, folk)) for folk in Folk)


def stacks(cards: list[int], numbers: range) -> set[int]:
    return {one for folk in Folk for one in sums(printed(cards, folk)) if one in numbers}


def last_of(case: Case) -> int:
    return 10 if case.view.rules.teams else 8
