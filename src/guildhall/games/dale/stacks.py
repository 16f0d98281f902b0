"""Which cards make a stack: one set, no junk, exactly the next number, and who helps with that.

What matters of a card in a stack is a small number, its shape: value, set and helper.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.actions import Action, Ask, Decline, Fetch, Stack
from guildhall.games.dale.copies import (
    Reach,
    Sources,
    Use,
    are_entangled,
    depends_on_hand,
    facts_of_reach,
    sources_of,
    steady_reaches,
    uses_of,
    with_hand,
)
from guildhall.games.dale.data import COPYING, SETS, Card
from guildhall.games.dale.hands import (
    HELPERS,
    SETTLE,
    facts_of,
    helped_stacks,
    plain_stacks,
    sums_by_set,
)
from guildhall.games.dale.items import CARD, effective, value_of
from guildhall.games.dale.state import (
    PartnerPassives,
    Rules,
    Stage,
    State,
    partner_of,
    stall_of,
)

_VENDOR = 1
_CHEST = 2
_ITEM = 3
_ACCORDION = 4
_HELPERS = {
    int(Card.STASHING_VENDOR): _VENDOR,
    int(Card.EMPTY_CHEST): _CHEST,
    int(Card.NOSTALGIC_ITEM): _ITEM,
    int(Card.ACCORDION): _ACCORDION,
}
_HELPER = 7
_SET_AT = 3
_SET = 7
_VALUE_AT = 6
_COPYING = frozenset(int(card) for card in COPYING)
_REMEMBERED = 1 << 16
ASK = Ask()
DECLINE = Decline()

Shapes = tuple[tuple[int, ...], ...]
"""For each card that can be added, its shape in each way to use it."""


@lru_cache(maxsize=_REMEMBERED)
def shape_of(item: int, flashy: int, helps: bool) -> int:
    card = effective(item)
    helper = _HELPERS.get(card, 0) if helps else 0
    return value_of(item, flashy) << _VALUE_AT | (SETS[card] + 1) << _SET_AT | helper


class Part(NamedTuple):
    """What a stack has so far.

    `slack` counts Accordions, `sets` are those of hand cards (one bit each), `fetches` is how many
    cards of the discard pile may still be added.
    """

    total: int = 0
    slack: int = 0
    has_junk: bool = False
    has_vendor: bool = False
    has_chest: bool = False
    sets: int = 0
    fetches: int = 0

    def plus(self, shape: int, *, is_fetched: bool = False) -> Part:
        total, slack, junk, vendor, chest, sets, fetches = self
        helper = shape & _HELPER
        own_set = shape >> _SET_AT & _SET
        if is_fetched:
            fetches -= 1
        elif own_set:
            sets |= 1 << own_set
        else:
            junk = True
        return Part(
            total + (shape >> _VALUE_AT),
            slack + (helper == _ACCORDION),
            junk,
            vendor or helper == _VENDOR,
            chest or helper == _CHEST,
            sets,
            fetches + (helper == _ITEM),
        )

    @property
    def obeys(self) -> bool:
        """Whether its hand cards keep to one set without junk, or need not."""
        if self.has_junk and not self.has_vendor:
            return False
        return self.has_chest or not self.sets & (self.sets - 1)

    def is_stack(self, number: int) -> bool:
        return abs(self.total - number) <= self.slack and self.obeys

    def is_too_much(self, number: int) -> bool:
        """Every further card makes it more, or gives no more slack than it adds."""
        return self.total - self.slack > number


_EMPTY = Part()


# Whether a stack can be completed


@lru_cache(maxsize=_REMEMBERED)
def can_be_stacked(number: int, part: Part, rest: Shapes, fetchable: Shapes) -> bool:
    """Whether some of the other cards make it a legal stack."""
    if part.is_stack(number) and part != _EMPTY:
        return True
    found = {part}
    for shapes in rest:
        added = _grown(number, found, shapes, is_fetched=False)
        if any(one.is_stack(number) for one in added):
            return True
        found |= added
    found = {one for one in found if one.fetches > 0}
    for shapes in fetchable if found else ():
        added = _grown(number, found, shapes, is_fetched=True)
        if any(one.is_stack(number) for one in added):
            return True
        found |= {one for one in added if one.fetches >= 0}
    return False


def _grown(
    number: int, parts: set[Part], shapes: tuple[int, ...], *, is_fetched: bool
) -> set[Part]:
    grown = {part.plus(shape, is_fetched=is_fetched) for part in parts for shape in shapes}
    return {part for part in grown if part.fetches >= 0 and not part.is_too_much(number)}


# What can be done


class Bench(NamedTuple):
    """What a seat can build with.

    `laid` are its own laid hand cards, `pile` its discard pile without what was fetched, `helps`
    whether its cards have their effect in this stack.
    """

    hand: tuple[int, ...]
    laid: tuple[int, ...]
    pile: tuple[int, ...]
    flashy: int
    helps: bool
    sources: Sources | None
    """None where no card is still to become a copy."""

    def uses(self, item: int) -> tuple[Use, ...]:
        return ((None, item),) if self.sources is None else uses_of(self.sources, item)

    def shape(self, item: int) -> int:
        return shape_of(item, self.flashy, self.helps)

    def shapes(self, items: tuple[int, ...]) -> Shapes:
        if self.sources is None:
            return _plain_shapes(items, self.flashy, self.helps)
        return tuple([tuple([self.shape(used) for _, used in self.uses(item)]) for item in items])


@lru_cache(maxsize=_REMEMBERED)
def _plain_shapes(items: tuple[int, ...], flashy: int, helps: bool) -> Shapes:
    return tuple([(shape_of(item, flashy, helps),) for item in items])


@lru_cache(maxsize=_REMEMBERED)
def _has_item(shapes: Shapes) -> bool:
    return any(shape & _HELPER == _ITEM for some in shapes for shape in some)


def number_of(state: State) -> int:
    """The number of the next stack of the active seat."""
    return len(state.stalls[stall_of(state, state.turn)]) + 1


def builder_of(state: State) -> Seat:
    """Who adds cards now."""
    return partner_of(state.turn) if state.stage is Stage.HELP else state.turn


def bench_of(state: State, seat: Seat) -> Bench:
    player = state.players[seat]
    pile = player.discard
    laid = []
    for one in state.laid:
        if one.seat == seat and one.fetched:
            at = len(pile) - 1 - pile[::-1].index(one.was)
            pile = (*pile[:at], *pile[at + 1 :])
        elif one.seat == seat:
            laid.append(one.item)
    is_own = seat == state.turn
    helps = is_own or state.rules.partner_passives is PartnerPassives.COUNT
    needs_sources = facts_of(player.hand).opens or any(card in _COPYING for card in pile)
    return Bench(
        player.hand,
        tuple(laid),
        tuple(sorted(pile)),
        state.flashy if is_own else 0,
        helps,
        sources_of(state, seat) if needs_sources else None,
    )


def part_of(state: State, seat: Seat) -> Part:
    """What has been laid; only the items of this seat let it fetch."""
    part = _EMPTY
    fetches = 0
    count = state.rules.partner_passives is PartnerPassives.COUNT
    for one in state.laid:
        is_own = one.seat == state.turn
        shape = shape_of(one.item, state.flashy if is_own else 0, is_own or count)
        before = part.fetches
        part = part.plus(shape, is_fetched=one.fetched)
        fetches += part.fetches - before if one.seat == seat else 0
    return part._replace(fetches=fetches)


def stack_actions(state: State) -> tuple[Action, ...]:
    """What a seat can add to the stack, or do with it."""
    seat = builder_of(state)
    number = number_of(state)
    hand = state.players[seat].hand
    if _is_plain(state, hand):
        return _plain_actions(hand, number, part_of(state, seat), state.flashy)
    bench, part = bench_of(state, seat), part_of(state, seat)
    can_ask = _can_ask(state)
    rules = state.rules

    def may_lay(after: Part, left: Bench) -> bool:
        is_asking = can_ask and _is_askable(after, number)
        return is_asking or _is_possible(rules, number, after, left)

    found: list[Action] = [
        _stack(bench.hand[at], face)
        for at, face, used in _ways(bench)
        if may_lay(part.plus(bench.shape(used)), _laid(rules, bench, at, used))
    ]
    found += [
        _fetch(card, face)
        for card, face, used in _fetch_ways(bench, part)
        if may_lay(part.plus(bench.shape(used), is_fetched=True), _fetched(bench, card))
    ]
    if part.is_stack(number) and any(one.seat == seat for one in state.laid):
        found.append(SETTLE)
    if can_ask and state.laid and _is_askable(part, number):
        found.append(ASK)
    if state.stage is Stage.HELP:
        found.append(DECLINE)
    return tuple(found)


def _is_plain(state: State, hand: tuple[int, ...]) -> bool:
    """Whether nobody helps and nothing becomes a copy."""
    if state.rules.teams or any(effective(one.item) in HELPERS for one in state.laid):
        return False
    facts = facts_of(hand)
    return not facts.opens and not facts.helps


@lru_cache(maxsize=_REMEMBERED)
def _plain_actions(
    hand: tuple[int, ...], number: int, part: Part, flashy: int
) -> tuple[Action, ...]:
    shapes = [shape_of(item, flashy, True) for item in hand]
    found: list[Action] = []
    for at, item in enumerate(hand):
        after = part.plus(shapes[at])
        if (at and hand[at - 1] == item) or not after.obeys:
            continue
        folk = shapes[at] >> _SET_AT & _SET
        sums = 1  # one bit a sum of other cards of the same set
        for shape in (*shapes[:at], *shapes[at + 1 :]):
            if shape >> _SET_AT & _SET == folk:
                sums |= sums << (shape >> _VALUE_AT)
        if after.total <= number and sums >> (number - after.total) & 1:
            found.append(_stack(item, None))
    return (*found, SETTLE) if part.is_stack(number) and part != _EMPTY else tuple(found)


def can_build(state: State) -> bool:
    """Whether the active seat can complete a stack, or ask its partner to."""
    hand = state.players[state.turn].hand
    number = number_of(state)
    if not state.rules.teams:
        known = _quickly(state, number, hand)
        if known is not None:
            return known
    bench = bench_of(state, state.turn)
    if _is_possible(state.rules, number, _EMPTY, bench):
        return True
    return _can_ask(state) and any(
        _is_askable(_EMPTY.plus(bench.shape(used)), number) for _, _, used in _ways(bench)
    )


def _quickly(state: State, number: int, hand: tuple[int, ...]) -> bool | None:
    """The answer by sums alone, where nothing comes from the discard pile."""
    facts = facts_of(hand)
    if not facts.opens:
        if not facts.helps:
            return bool(plain_stacks(hand, state.flashy) >> number & 1)
        return None if facts.fetches else bool(helped_stacks(hand, state.flashy) >> number & 1)
    if facts.helps:
        return None
    reaches = steady_reaches(sources_of(state, state.turn), facts.opens)
    if reaches is None:
        return None
    return _sums_of_copies(number, hand, state.flashy, reaches)


@lru_cache(maxsize=_REMEMBERED)
def _sums_of_copies(
    number: int, hand: tuple[int, ...], flashy: int, reaches: tuple[Reach, ...]
) -> bool | None:
    """The same where cards can become copies; None if one could become a helper."""
    pairs = zip(reaches, facts_of(hand).opens, strict=True)
    opens = [facts_of_reach(one, item & CARD) for one, item in pairs]
    if any(one.helps for one in opens):
        return None
    for folk, sums in enumerate(sums_by_set(hand, flashy)):
        for one in opens:
            before = sums
            for value in one.values[folk]:
                sums |= before << (value + flashy)
        if sums >> number & 1:
            return True
    return False


def _can_ask(state: State) -> bool:
    return state.rules.teams and not state.asked and state.stage is not Stage.HELP


def _is_askable(part: Part, number: int) -> bool:
    return part.obeys and part.total - part.slack < number


def _ways(bench: Bench) -> Iterator[tuple[int, int | None, int]]:
    """Each different hand card with each way to use it: its place, its face, the item then."""
    for at, item in enumerate(bench.hand):
        if not at or bench.hand[at - 1] != item:
            for face, used in bench.uses(item):
                yield at, face, used


def _fetch_ways(bench: Bench, part: Part) -> Iterator[tuple[int, int | None, int]]:
    """Each different card that may be fetched with each way to use it."""
    for at, card in enumerate(bench.pile if part.fetches > 0 else ()):
        if not at or bench.pile[at - 1] != card:
            for face, used in bench.uses(card):
                yield card, face, used


def _laid(rules: Rules, bench: Bench, at: int, used: int) -> Bench:
    """The bench when one card has been laid; it still is in the hand as far as copies go."""
    hand = (*bench.hand[:at], *bench.hand[at + 1 :])
    laid = tuple(sorted((*bench.laid, used)))
    sources = bench.sources
    if sources is not None and used != bench.hand[at]:
        sources = with_hand(sources, rules, (*hand, *laid))
    return bench._replace(hand=hand, laid=laid, sources=sources)


def _fetched(bench: Bench, card: int) -> Bench:
    at = bench.pile.index(card)
    return bench._replace(pile=(*bench.pile[:at], *bench.pile[at + 1 :]))


def _is_possible(rules: Rules, number: int, part: Part, bench: Bench) -> bool:
    if part.is_too_much(number):
        return False
    shapes = bench.shapes(bench.hand)
    pile = bench.pile if part.fetches > 0 or _has_item(shapes) else ()
    if _is_entangled(bench, pile):
        return _can_go_on(rules, number, part, bench)
    return can_be_stacked(number, part, shapes, bench.shapes(pile))


def _is_entangled(bench: Bench, pile: tuple[int, ...]) -> bool:
    """Whether a card that becomes a copy can change what another can become."""
    sources = bench.sources
    if sources is None:
        return False
    opens = facts_of(bench.hand).opens
    if are_entangled(sources, opens):
        return True
    return bool(opens) and any(card in _COPYING and depends_on_hand(sources, card) for card in pile)


@lru_cache(maxsize=_REMEMBERED)
def _can_go_on(rules: Rules, number: int, part: Part, bench: Bench) -> bool:
    """Whether the stack can be completed by laying one card after the other."""
    if part != _EMPTY and part.is_stack(number):
        return True
    if part.is_too_much(number):
        return False
    for at, _, used in _ways(bench):
        after = part.plus(bench.shape(used))
        if _can_go_on(rules, number, after, _laid(rules, bench, at, used)):
            return True
    return any(
        _can_go_on(
            rules, number, part.plus(bench.shape(used), is_fetched=True), _fetched(bench, card)
        )
        for card, _, used in _fetch_ways(bench, part)
    )


_STACKS: dict[tuple[int, int | None], Stack] = {}
_FETCHES: dict[tuple[int, int | None], Fetch] = {}


def _stack(item: int, face: int | None) -> Stack:
    known = _STACKS.get((item, face))
    if known is None:
        known = _STACKS[item, face] = Stack(item, face)
    return known


def _fetch(card: int, face: int | None) -> Fetch:
    known = _FETCHES.get((card, face))
    if known is None:
        known = _FETCHES[card, face] = Fetch(card, face)
    return known
