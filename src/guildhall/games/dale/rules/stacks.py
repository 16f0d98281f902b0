"""Which cards make a stack: one set, no junk, exactly the next number, and who helps with that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model import partial_stack as parts
from guildhall.games.dale.model.actions import Action, Ask, Decline, Fetch, Stack
from guildhall.games.dale.model.copies import depends_on_hand
from guildhall.games.dale.model.data import VALUES, Card, Folk
from guildhall.games.dale.model.hand_facts import SETTLE, facts_of, helped_stacks, plain_stacks
from guildhall.games.dale.model.items import CARD, is_open
from guildhall.games.dale.model.options import CopiedValues, PartnerPassives
from guildhall.games.dale.model.partial_stack import EMPTY, FETCH, shape_of
from guildhall.games.dale.model.state import Stage, State, partner_of, stall_of
from guildhall.games.dale.rules.holdings import Holding, holding_of

_REMEMBERED = 1 << 16
_ITEM = int(Card.NOSTALGIC_ITEM)
_LEAST_COPY = 1
"""The least value of a card that can be a copy."""
ASK = Ask()
DECLINE = Decline()


class Bench(NamedTuple):
    """What a seat can build with.

    `pile` is its discard pile without what was fetched, empty if nothing can be fetched. `helps`
    tells whether its cards have their effect in this stack.
    """

    cards: Holding
    pile: tuple[int, ...]
    helps: bool

    def shape(self, item: int) -> int:
        return shape_of(item, self.cards.flashy, self.helps)

    def shapes(self, items: tuple[int, ...]) -> parts.Shapes:
        if self.cards.is_plain():
            return tuple([(self.shape(item),) for item in items])
        uses = self.cards.uses
        return tuple([tuple([self.shape(used) for _, used in uses(item)]) for item in items])

    def after(self, at: int, used: int) -> Bench:
        """Lay a card of the hand."""
        return Bench(self.cards.after(at, used), self.pile, self.helps)

    def fetch_ways(self, part: int) -> Iterator[tuple[int, int | None, int]]:
        """Yield each different card that may be fetched with each way to use it."""
        for at, card in enumerate(self.pile if part >= FETCH else ()):
            if not at or self.pile[at - 1] != card:
                for face, used in self.cards.uses(card):
                    yield card, face, used

    def after_fetch(self, card: int) -> Bench:
        at = self.pile.index(card)
        return Bench(self.cards, self.pile[:at] + self.pile[at + 1 :], self.helps)

    def is_entangled(self, pile: tuple[int, ...]) -> bool:
        """Return whether a card that becomes a copy can change what another can become."""
        sources = self.cards.sources
        if sources is None or self.cards.is_entangled():
            return sources is not None
        return bool(facts_of(self.cards.hand).opens) and any(
            is_open(card) and depends_on_hand(sources, card) for card in pile
        )


def number_of(state: State) -> int:
    """Return the number of the next stack of the active seat."""
    return len(state.table.stalls[stall_of(state, state.turn.seat)]) + 1


def builder_of(state: State) -> Seat:
    """Return who adds cards now."""
    return partner_of(state.turn.seat) if state.turn.stage is Stage.HELP else state.turn.seat


def bench_of(state: State, seat: Seat, part: int, cards: Holding | None = None) -> Bench:
    """Return what a seat can build with; `cards` is its hand if that is known already."""
    player = state.table.players[seat]
    cards = cards or holding_of(state, seat)
    helps = seat == state.turn.seat or _partner_counts(state)
    if part < FETCH and not facts_of(player.hand).fetches and not cards.can_become(_ITEM):
        return Bench(cards, (), helps)
    pile = sorted(player.discard)
    for one in state.turn.laid:
        if one.seat == seat and one.fetched:
            pile.remove(one.was)
    if any(map(is_open, pile)):
        cards = holding_of(state, seat, tuple(pile))
    return Bench(cards, tuple(pile), helps)


def _partner_counts(state: State) -> bool:
    return state.rules.partner_passives is PartnerPassives.COUNT


def part_of(state: State, seat: Seat) -> int:
    """Return what has been laid; only the items of this seat let it fetch."""
    part = EMPTY
    counts = _partner_counts(state)
    for one in state.turn.laid:
        is_own = one.seat == state.turn.seat
        shape = shape_of(one.item, state.turn.flashy if is_own else 0, is_own or counts)
        if one.seat != seat:
            shape = parts.without_fetches(shape)
        if not one.fetched:
            part = parts.plus(part, shape)
        else:
            part = parts.plus_fetched(part, shape if one.seat == seat else shape + FETCH)
    return part


class Asking(NamedTuple):
    """With which cards the partner may be asked: whatever the partner's hidden cards are.

    Those that do not obey by themselves need the partner's Stashing Vendor or Empty Chest, which is
    worth `chest` at least. With the same cards of the hand, `asked`, nobody is asked twice for the
    same stack.
    """

    number: int
    asked: tuple[tuple[int, ...], ...]
    has_helpers: bool
    chest: int

    def may_ask(self, part: int, laid: tuple[int, ...]) -> bool:
        """Return whether the partner may be asked with what is laid."""
        if not laid or _cards_of(laid) in self.asked:
            return False
        least = parts.total_of(part) - parts.slack_of(part)
        if parts.obeys(part):
            return least < self.number
        return self.has_helpers and least + parts.missing_help(part, self.chest) <= self.number

    def is_open(self, part: int, bench: Bench) -> bool:
        """Return whether it comes to asking, with this or with more cards of the hand."""
        if self.may_ask(part, bench.cards.laid):
            return True
        if parts.is_too_much(part, self.number):
            return False
        return any(
            self.is_open(parts.plus(part, bench.shape(used)), bench.after(at, used))
            for at, _, used in bench.cards.ways()
        )


def _asking_of(state: State) -> Asking | None:
    """Return how the partner can be asked, if there is one to ask."""
    if not state.rules.teams or state.turn.stage is Stage.HELP:
        return None
    has_helpers = _partner_counts(state) and Folk.SQUIRRELS in state.decks
    is_printed = state.rules.copied_values is CopiedValues.PRINTED
    chest = _LEAST_COPY if is_printed else VALUES[Card.EMPTY_CHEST]
    return Asking(number_of(state), state.turn.asked, has_helpers, chest)


def offered(state: State) -> tuple[int, ...]:
    """Return the cards of the active hand that are laid."""
    return _cards_of([one.item for one in state.turn.laid if not one.fetched])


def _cards_of(items: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted([item & CARD for item in items]))


# What can be done


def stack_actions(state: State) -> tuple[Action, ...]:
    """List what a seat can add to the stack, or do with it."""
    seat, number, laid = builder_of(state), number_of(state), state.turn.laid
    part = part_of(state, seat)
    bench, asking = bench_of(state, seat, part), _asking_of(state)
    found = _lay_actions(number, part, bench, asking)
    if parts.is_stack(part, number) and any(one.seat == seat for one in laid):
        found += (SETTLE,)
    if asking is not None and laid and asking.may_ask(part, bench.cards.laid):
        found += (ASK,)
    return (*found, DECLINE) if state.turn.stage is Stage.HELP else found


@lru_cache(maxsize=_REMEMBERED)
def _lay_actions(number: int, part: int, bench: Bench, asking: Asking | None) -> tuple[Action, ...]:
    """List the cards that can be added so that the stack can still be built or asked for."""

    def may_lay(after: int, left: Bench) -> bool:
        is_asking = asking is not None and asking.is_open(after, left)
        return is_asking or _is_possible(number, after, left)

    laying = [
        _stack(bench.cards.hand[at], face)
        for at, face, used in bench.cards.ways()
        if may_lay(parts.plus(part, bench.shape(used)), bench.after(at, used))
    ]
    fetching = [
        _fetch(card, face)
        for card, face, used in bench.fetch_ways(part)
        if may_lay(parts.plus_fetched(part, bench.shape(used)), bench.after_fetch(card))
    ]
    return (*laying, *fetching)


def can_build(state: State, cards: Holding | None = None) -> bool:
    """Return whether the active seat can complete a stack, or ask its partner to.

    `cards` is what it can lay, if that is known already.
    """
    seat, number = state.turn.seat, number_of(state)
    hand = state.table.players[seat].hand
    facts = facts_of(hand)
    if not state.rules.teams and not facts.fetches and not facts.opens:
        numbers = helped_stacks if facts.helps else plain_stacks
        return bool(numbers(hand, state.turn.flashy) >> number & 1)
    bench, asking = bench_of(state, seat, EMPTY, cards), _asking_of(state)
    if _is_possible(number, EMPTY, bench):
        return True
    return asking is not None and asking.is_open(EMPTY, bench)


def _is_possible(number: int, part: int, bench: Bench) -> bool:
    if parts.is_too_much(part, number):
        return False
    shapes = bench.shapes(bench.cards.hand)
    pile = bench.pile if part >= FETCH or parts.has_item(shapes) else ()
    if bench.is_entangled(pile):
        return _can_go_on(number, part, bench)
    return parts.can_be_stacked(number, part, shapes, bench.shapes(pile))


@lru_cache(maxsize=_REMEMBERED)
def _can_go_on(number: int, part: int, bench: Bench) -> bool:
    """Return whether the stack can be completed by laying one card after the other."""
    if part and parts.is_stack(part, number):
        return True
    if parts.is_too_much(part, number):
        return False
    for at, _, used in bench.cards.ways():
        if _can_go_on(number, parts.plus(part, bench.shape(used)), bench.after(at, used)):
            return True
    return any(
        _can_go_on(number, parts.plus_fetched(part, bench.shape(used)), bench.after_fetch(card))
        for card, _, used in bench.fetch_ways(part)
    )


@lru_cache(maxsize=_REMEMBERED)
def _stack(item: int, face: int | None) -> Stack:
    return Stack(item, face)


@lru_cache(maxsize=_REMEMBERED)
def _fetch(card: int, face: int | None) -> Fetch:
    return Fetch(card, face)
