"""What can be said of a hand alone, worked out once for each hand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from guildhall.games.dale.model.actions import Action, Discard, Discover, Play, Roll, Settle
from guildhall.games.dale.model.data import IS_TECHNIQUE, SETS, Card, Folk
from guildhall.games.dale.model.items import effective, is_altered, is_open, is_used, value_of

_REMEMBERED = 1 << 17
_COOKIES = int(Card.COOKIES)
_HAGGLER = int(Card.BOLD_HAGGLER)
_DISCOVERY = int(Card.MARKET_DISCOVERY)
_VENDOR = int(Card.STASHING_VENDOR)
_CHEST = int(Card.EMPTY_CHEST)
_ITEM = int(Card.NOSTALGIC_ITEM)
_ACCORDION = int(Card.ACCORDION)
HELPERS = frozenset(
    map(int, (Card.STASHING_VENDOR, Card.EMPTY_CHEST, Card.NOSTALGIC_ITEM, Card.ACCORDION))
)
"""The cards that change what makes a stack."""
SETTLE = Settle()


class HandFacts(NamedTuple):
    """What a hand can do by itself; cards that are still to become copies are only in `opens`.

    `worth` is the sum of its values, to which each Flashy Show adds `raised`. `helps` tells of a
    card that changes what makes a stack, `fetches` of a Nostalgic Item among them, `opens_discard`
    of a Market Discovery.
    """

    opens: tuple[int, ...] = ()
    worth: int = 0
    raised: int = 0
    cookies: int = 0
    helps: bool = False
    fetches: bool = False
    opens_discard: bool = False
    plays: tuple[Play, ...] = ()
    rolls: tuple[Roll, ...] = ()
    discovers: tuple[Discover, ...] = ()


@lru_cache(maxsize=_REMEMBERED)
def _facts_of_item(item: int) -> HandFacts:
    if is_open(item):
        return HandFacts(opens=(item,))
    card = effective(item)
    is_fresh = not is_used(item)
    return HandFacts(
        worth=value_of(item, 0),
        raised=0 if is_altered(item) else 1,
        cookies=int(card == _COOKIES),
        helps=card in HELPERS,
        fetches=card == _ITEM,
        opens_discard=card == _DISCOVERY,
        plays=(Play(item),) if IS_TECHNIQUE[card] else (),
        rolls=(Roll(item),) if card == _HAGGLER and is_fresh else (),
        discovers=(Discover(item),) if card == _DISCOVERY and is_fresh else (),
    )


@lru_cache(maxsize=_REMEMBERED)
def facts_of(hand: tuple[int, ...]) -> HandFacts:
    """Add up what the items of a hand can do; what equal items can do is listed once."""
    opens: tuple[int, ...] = ()
    plays: tuple[Play, ...] = ()
    rolls: tuple[Roll, ...] = ()
    discovers: tuple[Discover, ...] = ()
    worth = raised = cookies = 0
    helps = fetches = opens_discard = False
    last = -1
    for item in hand:
        one = _facts_of_item(item)
        opens += one.opens
        worth += one.worth
        raised += one.raised
        cookies += one.cookies
        if item != last:
            last = item
            helps |= one.helps
            fetches |= one.fetches
            opens_discard |= one.opens_discard
            plays += one.plays
            rolls += one.rolls
            discovers += one.discovers
    flags = helps, fetches, opens_discard
    return HandFacts(opens, worth, raised, cookies, *flags, plays, rolls, discovers)


@lru_cache(maxsize=_REMEMBERED)
def _discard(item: int) -> Discard:
    return Discard(item)


@lru_cache(maxsize=_REMEMBERED)
def discards_of(hand: tuple[int, ...]) -> tuple[Action, ...]:
    """List what an inventory can go on with."""
    return (*map(_discard, dict.fromkeys(hand)), SETTLE)


@lru_cache(maxsize=_REMEMBERED)
def plain_stacks(hand: tuple[int, ...], flashy: int) -> int:
    """Return the numbers that cards of one set add up to, one bit each."""
    sums = [1] * len(Folk)
    for item in hand:
        folk = SETS[effective(item)]
        if folk >= 0:
            sums[folk] |= sums[folk] << value_of(item, flashy)
    found = 0
    for one in sums:
        found |= one
    return found & ~1


@lru_cache(maxsize=_REMEMBERED)
def helped_stacks(hand: tuple[int, ...], flashy: int) -> int:
    """Return the numbers that a hand with helpers but no Nostalgic Item can build, one bit each.

    Stashing Vendor must be there for junk, Empty Chest for other sets; every Accordion in a stack
    lets it be one more or less.
    """
    cards = [(effective(item), value_of(item, flashy)) for item in hand]
    folk = [pair for pair in cards if SETS[pair[0]] >= 0]
    squirrels = [pair for pair in folk if SETS[pair[0]] == Folk.SQUIRRELS]
    found = plain_stacks(hand, flashy) | _numbers(squirrels, ()) | _numbers(squirrels, (_VENDOR,))
    junk = [pair for pair in cards if SETS[pair[0]] < 0]
    found |= _numbers(squirrels + junk, (_VENDOR,))
    found |= _numbers(folk, (_CHEST,)) | _numbers(folk + junk, (_VENDOR, _CHEST))
    return found & ~1


def _numbers(cards: list[tuple[int, int]], needed: tuple[int, ...]) -> int:
    """Return the numbers that some of these cards, with all needed ones among them, can build."""
    everything = (1 << len(needed)) - 1
    by_state: dict[tuple[int, int], int] = {(0, 0): 1}  # needed ones so far, Accordions: sums
    for card, value in cards:
        has = 1 << needed.index(card) if card in needed else 0
        for (have, slack), sums in list(by_state.items()):
            after = (have | has, slack + (card == _ACCORDION))
            by_state[after] = by_state.get(after, 0) | sums << value
    found = 0
    for (have, slack), sums in by_state.items():
        if have == everything:
            for change in range(-slack, slack + 1):
                found |= sums << change if change > 0 else sums >> -change
    return found
