"""Which stacks a seat's cards can become, and what a card would be worth to it.

A plan goes through the stacks still to be built in order and takes for each the fewest cards of one
set that add up to it. Values are in hundredths of a stack.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, groupby

from guildhall.games.dale.model.data import COPYING, SETS, TEAM_STACKS_TO_WIN, VALUES, Card, Folk

STACK = 100
_FADING = (100, 84, 70, 58, 48, 40, 33, 27, 22, 18)
"""Value of a later stack in hundredths of the next one, by how many stacks come before it."""
_MOST_CARDS = 4
"""How many cards a planned stack has at most."""
_JUNK_BESIDE = 3
"""How many junk cards Stashing Vendor is planned with."""
_BONUS_OF = {
    Card.COOKIES: 14,
    Card.SHATTERED_RELIC: 26,
    Card.SPYGLASS: 18,
    Card.PREPAID_GOOD: 10,
    Card.ESSENTIAL_PURCHASE: 6,
    Card.ROTTEN_FOOD: 20,
    Card.DIRTY_EXCHANGE: 16,
    Card.SABOTAGE: 10,
    Card.EMPTY_CHEST: 14,
    Card.NOSTALGIC_ITEM: 30,
    Card.ACORN: 10,
    Card.ACCORDION: 20,
    Card.WINTER_IS_COMING: 40,
    Card.CHARM: 12,
    Card.NEW_SEASON: 8,
    Card.REFLECTION: 6,
    Card.TRENDSETTING: 14,
    Card.SEEING_DOUBLES: 14,
}
_UNPLANNED = (0, *[12 if card in COPYING else 3 * VALUES[card] for card in Card if card > 0])
"""What a card that no stack needs is worth in hand."""
BONUS = tuple(_BONUS_OF.get(card, 0) for card in Card)
"""What a card can do, beyond its value."""
_JUNK = int(Card.JUNK)
_VENDOR = int(Card.STASHING_VENDOR)
_CHEST = int(Card.EMPTY_CHEST)
_ITEM = int(Card.NOSTALGIC_ITEM)
_ACCORDION = int(Card.ACCORDION)
_HELPERS = frozenset({_VENDOR, _CHEST, _ITEM, _ACCORDION})


Planned = tuple[int, tuple[int, ...]]
"""The number of a stack that the cards of a seat can become, and these cards.

A plain tuple, like all that is remembered here: the garbage collector passes over those.
"""


@lru_cache(maxsize=1 << 15)
def plan(cards: tuple[int, ...], number: int, last: int) -> tuple[Planned, ...]:
    """Return the stacks from `number` to `last` that these cards, in order, can become."""
    left = list(cards)
    sets = groupby([card for card in cards if card != _JUNK], SETS.__getitem__)
    stacks = {folk: _stacks_of_set(tuple(own)) for folk, own in sets}
    found = list[Planned]()
    for one in range(number, last + 1):
        ways = [way for some in stacks.values() if (way := some[one])]
        if not _HELPERS.isdisjoint(left):
            ways += _helped(tuple(left), one)
        if not ways:
            continue
        chosen = min(ways, key=_waste) if len(ways) > 1 else ways[0]
        found.append((one, chosen))
        for card in chosen:
            left.remove(card)
        for folk in {SETS[card] for card in chosen if card != _JUNK}:
            stacks[folk] = _stacks_of_set(tuple([card for card in left if SETS[card] == folk]))
    return tuple(found)


def best_of_set(own: tuple[int, ...], number: int) -> tuple[int, ...] | None:
    """Return the cards of one set that make this stack with the least waste, if any do."""
    return _stacks_of_set(own)[number] or None


@lru_cache(maxsize=1 << 15)
def _stacks_of_set(own: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return by number the cards of one set, in order, that make it with the least waste."""
    ways: dict[int, tuple[int, int, tuple[int, ...]]] = {0: _waste(())}
    for card in own:
        for total, (count, bonus, cards) in list(ways.items()):
            after = total + VALUES[card]
            if count < _MOST_CARDS and after <= TEAM_STACKS_TO_WIN:
                way = count + 1, bonus + BONUS[card], (*cards, card)
                if after not in ways or way < ways[after]:
                    ways[after] = way
    none = _waste(())
    return tuple([ways.get(number, none)[2] for number in range(TEAM_STACKS_TO_WIN + 1)])


def _waste(cards: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    """Return what is wasted: compare the number of cards, then what they do elsewhere."""
    return len(cards), bonus_of(cards), cards


def _helped(cards: tuple[int, ...], number: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways that are open with a helper only."""
    if _ACCORDION in cards and abs(VALUES[_ACCORDION] - number) <= 1:
        yield (_ACCORDION,)
    if _VENDOR in cards:
        yield from _with_junk(cards, number)
    for helper in [one for one in (_CHEST, _ITEM) if one in cards]:
        others = list(cards)
        others.remove(helper)
        missing = number - VALUES[helper]
        beside = [card for card in dict.fromkeys(others) if card != _JUNK or helper == _ITEM]
        yield from ((helper, card) for card in beside if VALUES[card] == missing)
        for one, two in combinations(beside, 2) if helper == _CHEST else ():
            if VALUES[one] + VALUES[two] == missing:
                yield (helper, one, two)


def _with_junk(cards: tuple[int, ...], number: int) -> Iterator[tuple[int, ...]]:
    """Yield Stashing Vendor, perhaps another squirrel, and junk."""
    junk = cards.count(_JUNK)
    squirrels = {card for card in cards if SETS[card] == Folk.SQUIRRELS and card != _VENDOR}
    for other in ((), *((card,) for card in sorted(squirrels))):
        missing = number - VALUES[_VENDOR] - sum(VALUES[card] for card in other)
        if 0 < missing <= min(_JUNK_BESIDE, junk):
            yield (_VENDOR, *other, *[_JUNK] * missing)


def bonus_of(cards: tuple[int, ...]) -> int:
    """Return what these cards can do, beyond their values."""
    return sum([BONUS[card] for card in cards])


@lru_cache(maxsize=1 << 15)
def outlook(cards: tuple[int, ...], number: int, last: int) -> int:
    """Return what the planned stacks are worth, the next one most."""
    return sum(
        STACK * _FADING[min(one - number, len(_FADING) - 1)] // 100
        for one, _ in plan(cards, number, last)
    )


@lru_cache(maxsize=1 << 14)
def keeping(cards: tuple[int, ...], number: int, last: int) -> dict[int, int]:
    """Return what each card is worth in hand: most if the next stack needs it."""
    values = {card: _UNPLANNED[card] for card in cards}
    for one, some in plan(cards, number, last):
        is_fetching = some[0] == _ITEM and len(some) > 1
        for card in some[:1] if is_fetching else some:
            if card == _JUNK:
                continue  # there is always more of it
            fading = _FADING[min(2 * (one - number), len(_FADING) - 1)]
            values[card] = max(values[card], fading)
    return values
