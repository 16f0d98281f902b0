"""Tiny tables on which all kinds of movements happen at random, reported as the game reports them.

Rules of the game are kept only as far as movements need them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from guildhall.core.event import Event, event
from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import Item, ItemForm, altered, card_of, is_altered, raised
from guildhall.games.dale.model.places import Place, Zone
from tests.games.dale.knowledge.written import MARKET, aside, deck, hand, top


class Toy:
    """A table; `lying` is the truth, `events` what has happened since the last `play`.

    `plan` chooses what seats do, `luck` which cards that hits.
    """

    def __init__(
        self,
        plan: random.Random,
        luck: random.Random,
        seats: int,
        cards: tuple[int, ...],
        market: tuple[int, ...],
    ) -> None:
        self.plan = plan
        self.luck = luck
        self.seats = seats
        self.active = 0
        self.lying: dict[Place, list[Item]] = {deck(seat): [*cards] for seat in range(seats)}
        self.lying[MARKET] = [*market]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.thrown: list[int] = []
        self.events = [
            event("dealt-decks", cards=_names(cards), seats=seats),
            event("market-dealt", cards=_names(market)),
        ]

    def play(self) -> tuple[Event, ...]:
        """Let a seat do something at random; return the events, those before it first."""
        other = self.plan.choice([seat for seat in range(self.seats) if seat != self.active])
        self.plan.choice(_DEEDS)(self, self.active, other)
        if not self.plan.randrange(3):
            self._next_turn()
        events, self.events = tuple(self.events), []
        return events

    # Turns, and what all can see

    def _next_turn(self) -> None:
        self.active = self.plan.randrange(self.seats)
        for seat in range(self.seats):
            self.lying[hand(seat)] = [*map(card_of, self._at(hand(seat)))]
        self.tell("turn-began", self.active, number=1)

    def draw(self, seat: Seat, _: Seat) -> None:
        if (card := self._drawn(seat)) is not None:
            self._lay(hand(seat), card)
            self._tell_one("draws", "drew", (seat,), seat, card)

    def discard(self, seat: Seat, _: Seat) -> None:
        if (item := self._random(hand(seat))) is not None:
            self.piles[seat].append(card_of(item))
            self.tell("discarded", seat, **_named(item))

    def nuisance(self, _: Seat, other: Seat) -> None:
        self.discard(other, other)

    def show(self, seat: Seat, _: Seat) -> None:
        if items := self._at(hand(seat)):
            self.tell("shown", seat, **_named(self.luck.choice(items)))

    def show_two(self, seat: Seat, _: Seat) -> None:
        if len(items := self._at(hand(seat))) > 1:
            shown = self.luck.sample(items, 2)
            self.tell("cookies", seat, count=2, items=",".join(map(_text, shown)))

    def set_value(self, seat: Seat, _: Seat) -> None:
        if (old := self._random(hand(seat))) is not None:
            new = altered(old, self.plan.randrange(1, 3))
            self._lay(hand(seat), new)
            kind = self.plan.choice(("revealed", "copied-as", "rolling"))
            self.tell(kind, seat, **_named(old), as_item=_text(new))

    def flashy_show(self, seat: Seat, _: Seat) -> None:
        self.lying[hand(seat)] = [raised(item) for item in self._at(hand(seat))]
        self.tell("flashy", seat, count=1)

    def recover(self, seat: Seat, _: Seat) -> None:
        if self.piles[seat]:
            card = self.piles[seat].pop()
            self._lay(hand(seat), card)
            self.tell("recovered", seat, card=NAMES[card])

    # Cards from one seat to another

    def exchange(self, seat: Seat, other: Seat) -> None:
        if (item := self._random(hand(other))) is not None:
            self._lay(hand(seat), card_of(item))
            self._tell_two("took-card", "took", seat, other, item)
            self.give(seat, other)

    def give(self, seat: Seat, other: Seat) -> None:
        if (item := self._random(hand(seat))) is not None:
            self._lay(hand(other), card_of(item))
            self._tell_two("gave-card", "gave", seat, other, item)

    def gamble(self, seat: Seat, other: Seat) -> None:
        count = min(2, len(self._at(hand(seat))), len(self._at(hand(other))))
        for _ in range(count):
            given = self._pull(hand(seat))
            self._lay(aside(other), card_of(given))
            self._tell_two("gave-card", "gave", seat, other, given, aside=1)
        for _ in range(count):
            taken = self._pull(hand(other))
            self._lay(aside(seat), card_of(taken))
            self._tell_two("took-card", "took", seat, other, taken, aside=1)
        for one in (seat, other):
            self.lying[hand(one)] = [*self._at(hand(one)), *self.lying.pop(aside(one), [])]
        self.tell("gamble-over", seat, owner=other)

    def rotten_food(self, seat: Seat, other: Seat) -> None:
        if (item := self._random(hand(seat))) is not None:
            self._lay_on(other, card_of(item))
            self._tell_one("slipped", "slipped-card", (seat,), seat, item, owner=other)

    def whirligig(self, seat: Seat, other: Seat) -> None:
        count = len(self._at(hand(seat)))
        for _ in range(count):
            self.discard(seat, other)
        for _ in range(count):
            self.draw(seat, other)
        own, others = self.lying.pop(hand(seat), []), self.lying.pop(hand(other), [])
        self.lying[aside(seat)] = [*own, *others]
        self.tell("mixed", seat, owner=other, count=len(own) + len(others))
        for to in (seat,) * len(own) + (other,) * len(others):
            card = self._pull(aside(seat))
            self._lay(hand(to), card)
            self._tell_one("deals", "dealt", (to,), to, card, owner=seat)

    # Decks

    def spyglass(self, seat: Seat, _: Seat) -> None:
        self._look_at(seat, seat, 3)
        if (kept := self._random(aside(seat))) is not None:
            self._lay(hand(seat), kept)
            self._tell_one("keeps", "kept", (seat,), seat, kept)
        while self._at(aside(seat)):
            card = self._pull(aside(seat))
            self._lay_on(seat, card)
            self._tell_one("puts-back-hidden", "puts-back", (seat,), seat, card)

    def sabotage(self, seat: Seat, other: Seat) -> None:
        self._look_at(seat, other, 2)
        if (card := self._random(aside(seat))) is not None:
            self.thrown.append(card)
            self.tell("thrown", seat, card=NAMES[card], source="aside")
        if (card := self._random(aside(seat))) is not None:
            self.piles[other].append(card)
            self.tell("discarded", other, card=NAMES[card], source="seen", by=seat)

    def wily_fellow(self, seat: Seat, _: Seat) -> None:
        if self.plan.randrange(2):
            tops = self._tops(seat)
            self.lying[deck(seat)] = [
                *self._at(deck(seat)),
                *(card for place in tops for card in self.lying.pop(place)),
            ]
            self.tell("deck-mixed", seat)
        turned = []
        while self._at(place := [deck(seat), *self._tops(seat)][-1]):
            turned.append(self._pull(place))
            self.tell("discarded", seat, card=NAMES[turned[-1]], source="deck")
        self._reshuffle(seat)
        self.piles[seat] = turned

    def _look_at(self, seat: Seat, owner: Seat, count: int) -> None:
        for _ in range(count):
            if (card := self._drawn(owner)) is not None:
                self._lay(aside(seat), card)
                self._tell_one("looks", "saw", (seat,), seat, card, owner=owner)

    # The market

    def new_season(self, seat: Seat, _: Seat) -> None:
        if (card := self._from_market()) is not None:
            self._lay(hand(seat), card)
            self._tell_one("market-draws", "market-drew", (seat,), seat, card)

    def special_offer(self, seat: Seat, _: Seat) -> None:
        for _ in range(3):
            if (card := self._from_market()) is not None:
                self._lay(aside(seat), card)
                self._tell_one("looks", "saw", (seat,), seat, card, source="market")
        if (kept := self._random(aside(seat))) is not None:
            self._lay(hand(seat), kept)
            self._tell_one("keeps", "kept", (seat,), seat, kept)
        while self._at(aside(seat)):
            self.thrown.append(self._pull(aside(seat)))
            self.tell("thrown", seat, card=NAMES[self.thrown[-1]], source="aside")

    def charm(self, seat: Seat, _: Seat) -> None:
        if (card := self._from_market()) is not None:
            self.thrown.append(card)
            self.tell("charmed", seat, card=NAMES[card])
            self.tell("thrown", seat, card=NAMES[card], source="aside")

    # Cards

    def _at(self, place: Place) -> list[Item]:
        return self.lying.get(place, [])

    def _lay(self, place: Place, item: Item) -> None:
        self.lying.setdefault(place, []).append(item)

    def _lay_on(self, seat: Seat, card: int) -> None:
        self._lay(top(seat, len(self._tops(seat))), card)

    def _pull(self, place: Place) -> Item:
        items = self.lying[place]
        return items.pop(self.luck.randrange(len(items)))

    def _random(self, place: Place) -> Item | None:
        """Remove and return a random card, if there is one."""
        return self._pull(place) if self._at(place) else None

    def _tops(self, seat: Seat) -> list[Place]:
        return sorted(
            place
            for place, cards in self.lying.items()
            if place.zone is Zone.TOP and place.seat == seat and cards
        )

    def _drawn(self, seat: Seat) -> int | None:
        if tops := self._tops(seat):
            return self._pull(tops[-1])
        if not self._at(deck(seat)):
            self._reshuffle(seat)
        return self._random(deck(seat))

    def _reshuffle(self, seat: Seat) -> None:
        if pile := self.piles[seat]:
            self.lying[deck(seat)], self.piles[seat] = pile, []
            self.tell("reshuffled", seat, count=len(pile), cards=_names(pile))

    def _from_market(self) -> int | None:
        if not self._at(MARKET) and self.thrown:
            self.lying[MARKET], self.thrown = self.thrown, []
            self.tell("market-reshuffled", count=1, cards=_names(self.lying[MARKET]))
        return self._random(MARKET)

    # Events

    def tell(self, kind: str, seat: Seat | None = None, **args: int | str) -> None:
        self.events.append(event(kind, seat, **args))

    def _tell_one(
        self,
        hidden: str,
        named: str,
        seers: tuple[Seat, ...],
        seat: Seat,
        item: Item,
        **args: int | str,
    ) -> None:
        """Report a card face down to all, and with its face to those who see it."""
        self.events.append(event(hidden, seat, **args)._replace(told_more=seers))
        self.events.append(event(named, seat, **_named(item), **args)._replace(known_to=seers))

    def _tell_two(
        self, hidden: str, named: str, seat: Seat, owner: Seat, item: Item, **args: int
    ) -> None:
        self._tell_one(hidden, named, (seat, owner), seat, item, owner=owner, **args)


_DEEDS: tuple[Callable[[Toy, Seat, Seat], None], ...] = (
    *(Toy.draw,) * 4,
    *(Toy.discard,) * 2,
    Toy.nuisance,
    Toy.show,
    Toy.show_two,
    Toy.set_value,
    Toy.flashy_show,
    Toy.recover,
    Toy.exchange,
    Toy.give,
    Toy.gamble,
    Toy.rotten_food,
    Toy.whirligig,
    Toy.spyglass,
    Toy.sabotage,
    Toy.wily_fellow,
    Toy.new_season,
    Toy.special_offer,
    Toy.charm,
)


def _text(item: Item) -> str:
    return ItemForm().to_text(item)


def _names(cards: tuple[int, ...] | list[int]) -> str:
    return ",".join(NAMES[card] for card in cards)


def _named(item: Item) -> dict[str, str]:
    """Return the arguments that name a card of a hand."""
    named = {"card": NAMES[card_of(item)]}
    return {**named, "item": _text(item)} if is_altered(item) else named
