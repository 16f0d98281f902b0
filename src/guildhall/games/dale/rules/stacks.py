"""Which cards make a stack: one set, no junk, exactly the next number, and who helps with that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Action, Ask, Decline, Fetch, Stack
from guildhall.games.dale.model.copies import (
    Reach,
    Sources,
    Use,
    are_entangled,
    cards_in,
    depends_on_hand,
    facts_of_reach,
    reach,
    sources_of,
    steady_reaches,
    uses_of,
    with_hand,
)
from guildhall.games.dale.model.data import COPYING, VALUES, Card, Folk
from guildhall.games.dale.model.hand_facts import (
    HELPERS,
    SETTLE,
    facts_of,
    helped_stacks,
    plain_stacks,
    sums_by_set,
)
from guildhall.games.dale.model.items import CARD, effective, is_altered, is_open
from guildhall.games.dale.model.options import CopiedValues, PartnerPassives, Rules
from guildhall.games.dale.model.partial_stack import (
    EMPTY,
    FETCH,
    Shapes,
    can_be_stacked,
    has_item,
    is_stack,
    is_too_much,
    missing_help,
    obeys,
    plus,
    plus_fetched,
    shape_of,
    slack_of,
    total_of,
    without_fetches,
)
from guildhall.games.dale.model.state import Stage, State, partner_of, stall_of

_COPYING = frozenset(int(card) for card in COPYING)
_REMEMBERED = 1 << 16
_LEAST_COPY = 1
"""The least value of a card that can be a copy."""
ASK = Ask()
DECLINE = Decline()


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
        return tuple([self._shapes_of(item, self.sources) for item in items])

    def _shapes_of(self, item: int, sources: Sources) -> tuple[int, ...]:
        if not is_open(item):
            return (self.shape(item),)
        if sources.altered or is_altered(item):
            return tuple([self.shape(used) for _, used in self.uses(item)])
        card = item & CARD
        results, _ = reach(sources, card)
        return _shapes_of_cards(results or 1 << card, self.flashy, self.helps)


@lru_cache(maxsize=_REMEMBERED)
def _plain_shapes(items: tuple[int, ...], flashy: int, helps: bool) -> Shapes:
    return tuple([(shape_of(item, flashy, helps),) for item in items])


@lru_cache(maxsize=_REMEMBERED)
def _shapes_of_cards(mask: int, flashy: int, helps: bool) -> tuple[int, ...]:
    return tuple(sorted({shape_of(card, flashy, helps) for card in cards_in(mask)}))


def number_of(state: State) -> int:
    """The number of the next stack of the active seat."""
    return len(state.table.stalls[stall_of(state, state.turn.seat)]) + 1


def builder_of(state: State) -> Seat:
    """Who adds cards now."""
    return partner_of(state.turn.seat) if state.turn.stage is Stage.HELP else state.turn.seat


def bench_of(state: State, seat: Seat, sources: Sources | None = None) -> Bench:
    player = state.table.players[seat]
    pile = player.discard
    laid = []
    for one in state.turn.laid:
        if one.seat == seat and one.fetched:
            at = len(pile) - 1 - pile[::-1].index(one.was)
            pile = (*pile[:at], *pile[at + 1 :])
        elif one.seat == seat:
            laid.append(one.item)
    is_own = seat == state.turn.seat
    helps = is_own or state.rules.partner_passives is PartnerPassives.COUNT
    needs_sources = facts_of(player.hand).opens or any(card in _COPYING for card in pile)
    if needs_sources and sources is None:
        sources = sources_of(state, seat)
    return Bench(
        player.hand,
        tuple(laid),
        tuple(sorted(pile)),
        state.turn.flashy if is_own else 0,
        helps,
        sources if needs_sources else None,
    )


def part_of(state: State, seat: Seat) -> int:
    """What has been laid; only the items of this seat let it fetch."""
    part = EMPTY
    count = state.rules.partner_passives is PartnerPassives.COUNT
    for one in state.turn.laid:
        is_own = one.seat == state.turn.seat
        shape = shape_of(one.item, state.turn.flashy if is_own else 0, is_own or count)
        if one.seat != seat:
            shape = without_fetches(shape)
        if not one.fetched:
            part = plus(part, shape)
        else:
            part = plus_fetched(part, shape if one.seat == seat else shape + FETCH)
    return part


def stack_actions(state: State) -> tuple[Action, ...]:
    """What a seat can add to the stack, or do with it."""
    seat = builder_of(state)
    number = number_of(state)
    hand = state.table.players[seat].hand
    if _is_plain(state, hand):
        return _plain_actions(hand, number, part_of(state, seat), state.turn.flashy)
    bench, part = bench_of(state, seat), part_of(state, seat)
    asking = Asking(state) if _can_ask(state) else None
    rules = state.rules

    def may_lay(after: int, left: Bench) -> bool:
        is_asking = asking is not None and asking.is_open(after, left)
        return is_asking or _is_possible(rules, number, after, left)

    found: list[Action] = [
        _stack(bench.hand[at], face)
        for at, face, used in _ways(bench)
        if may_lay(plus(part, bench.shape(used)), _laid(rules, bench, at, used))
    ]
    found += [
        _fetch(card, face)
        for card, face, used in _fetch_ways(bench, part)
        if may_lay(plus_fetched(part, bench.shape(used)), _fetched(bench, card))
    ]
    if is_stack(part, number) and any(one.seat == seat for one in state.turn.laid):
        found.append(SETTLE)
    if asking is not None and state.turn.laid and asking.may_ask(part, bench):
        found.append(ASK)
    if state.turn.stage is Stage.HELP:
        found.append(DECLINE)
    return tuple(found)


def _is_plain(state: State, hand: tuple[int, ...]) -> bool:
    """Whether nobody helps and nothing becomes a copy."""
    if state.rules.teams or any(effective(one.item) in HELPERS for one in state.turn.laid):
        return False
    facts = facts_of(hand)
    return not facts.opens and not facts.helps


@lru_cache(maxsize=_REMEMBERED)
def _plain_actions(
    hand: tuple[int, ...], number: int, part: int, flashy: int
) -> tuple[Action, ...]:
    shapes = [shape_of(item, flashy, True) for item in hand]
    found: list[Action] = []
    for at, item in enumerate(hand):
        after = plus(part, shapes[at])
        if (at and hand[at - 1] == item) or not obeys(after) or is_too_much(after, number):
            continue
        rest = tuple([(shape,) for shape in (*shapes[:at], *shapes[at + 1 :])])
        if can_be_stacked(number, after, rest, ()):
            found.append(_stack(item, None))
    return (*found, SETTLE) if part and is_stack(part, number) else tuple(found)


def can_build(
    state: State, sources: Sources | None = None, reaches: tuple[Reach, ...] | None = None
) -> bool:
    """Whether the active seat can complete a stack, or ask its partner to.

    Who knows already what copying cards can become says so.
    """
    hand = state.table.players[state.turn.seat].hand
    facts = facts_of(hand)
    number = number_of(state)
    if facts.opens and sources is None:
        sources = sources_of(state, state.turn.seat)
    if not state.rules.teams and not facts.fetches:
        if not facts.opens:
            numbers = helped_stacks if facts.helps else plain_stacks
            return bool(numbers(hand, state.turn.flashy) >> number & 1)
        if reaches is None and sources is not None:
            reaches = steady_reaches(sources, facts.opens)
        if reaches is not None and not facts.helps:
            known = _sums_of_copies(number, hand, state.turn.flashy, reaches)
            if known is not None:
                return known
    bench = bench_of(state, state.turn.seat, sources)
    if _is_possible(state.rules, number, EMPTY, bench):
        return True
    return _can_ask(state) and Asking(state).is_open(EMPTY, bench)


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
    return state.rules.teams and state.turn.stage is not Stage.HELP


class Asking:
    """With which cards the partner may be asked: whatever the partner's hidden cards are.

    Those that do not obey by themselves need the partner's Stashing Vendor or Empty Chest. With the
    same cards of the hand nobody is asked twice for the same stack.
    """

    def __init__(self, state: State) -> None:
        rules = state.rules
        self._rules = rules
        self._number = number_of(state)
        self._asked = state.turn.asked
        counts = rules.partner_passives is PartnerPassives.COUNT
        self._has_helpers = counts and Folk.SQUIRRELS in state.decks
        is_printed = rules.copied_values is CopiedValues.PRINTED
        self._chest = _LEAST_COPY if is_printed else VALUES[Card.EMPTY_CHEST]

    def may_ask(self, part: int, bench: Bench) -> bool:
        """Whether the partner may be asked with what is laid."""
        if not bench.laid or _cards_of(bench.laid) in self._asked:
            return False
        least = total_of(part) - slack_of(part)
        if obeys(part):
            return least < self._number
        return self._has_helpers and least + missing_help(part, self._chest) <= self._number

    def is_open(self, part: int, bench: Bench) -> bool:
        """Whether it comes to asking, with this or with more cards of the hand."""
        if self.may_ask(part, bench):
            return True
        if is_too_much(part, self._number):
            return False
        return any(
            self.is_open(plus(part, bench.shape(used)), _laid(self._rules, bench, at, used))
            for at, _, used in _ways(bench)
        )


def offered(state: State) -> tuple[int, ...]:
    """The cards of the active hand that are laid."""
    return _cards_of([one.item for one in state.turn.laid if not one.fetched])


def _cards_of(items: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted([item & CARD for item in items]))


def _ways(bench: Bench) -> Iterator[tuple[int, int | None, int]]:
    """Each different hand card with each way to use it: its place, its face, the item then."""
    for at, item in enumerate(bench.hand):
        if not at or bench.hand[at - 1] != item:
            for face, used in bench.uses(item):
                yield at, face, used


def _fetch_ways(bench: Bench, part: int) -> Iterator[tuple[int, int | None, int]]:
    """Each different card that may be fetched with each way to use it."""
    for at, card in enumerate(bench.pile if part >= FETCH else ()):
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


def _is_possible(rules: Rules, number: int, part: int, bench: Bench) -> bool:
    if is_too_much(part, number):
        return False
    shapes = bench.shapes(bench.hand)
    pile = bench.pile if part >= FETCH or has_item(shapes) else ()
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
def _can_go_on(rules: Rules, number: int, part: int, bench: Bench) -> bool:
    """Whether the stack can be completed by laying one card after the other."""
    if part and is_stack(part, number):
        return True
    if is_too_much(part, number):
        return False
    for at, _, used in _ways(bench):
        after = plus(part, bench.shape(used))
        if _can_go_on(rules, number, after, _laid(rules, bench, at, used)):
            return True
    return any(
        _can_go_on(rules, number, plus_fetched(part, bench.shape(used)), _fetched(bench, card))
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
