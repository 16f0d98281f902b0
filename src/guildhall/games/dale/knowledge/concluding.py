"""What everybody can conclude at the end of a turn from what happens there, or does not.

A hand is full, so whatever raises its size has been shown; a seat is asked, so it has something to
use, or it is not asked, so it has nothing. Only whole states remember that.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from guildhall.games.dale.knowledge.bounds import concluded, known_in
from guildhall.games.dale.knowledge.origins import PUBLIC
from guildhall.games.dale.model.copies import Sources, reach, sources_of, with_hand
from guildhall.games.dale.model.data import COPYING, HAND_SIZE, SETS, Card
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, is_fixed, is_used
from guildhall.games.dale.model.state import State

_COOKIES = int(Card.COOKIES)
_DISCOVERY = int(Card.MARKET_DISCOVERY)
_GOOD_OLD_TIMES = int(Card.GOOD_OLD_TIMES)
_SEEING_DOUBLES = int(Card.SEEING_DOUBLES)
_EVERY_CARD = (1 << len(Card)) - 1
_REMEMBERED = 1 << 14


def of_filling(state: State) -> State:
    """Cookies are shown when they bring cards, and so is what can be nothing else."""
    if not state.pools or not _is_in_play(state, _COOKIES):
        return state
    seat = state.turn
    hand = state.players[seat].hand
    spare = max(0, len(hand) - HAND_SIZE - facts_of(hand).cookies)
    hidden = _cookies_in(hand) - _cookies_in(known_in(state, seat))
    state = concluded(state, seat, (_COOKIES,), [1] * (hidden + spare + 1))
    if spare:
        return state
    forced = _in_play(state, _nothing_else(_open_sources(state)))
    return concluded(state, seat, forced, _none_but_used(state))


def _cookies_in(items: Iterable[int]) -> int:
    return sum([item & CARD == _COOKIES for item in items])


def of_nothing_asked(state: State) -> State:
    """The seat has nothing to use when its turn ends: only what it has used already."""
    if not state.pools:
        return state
    hand = state.players[state.turn].hand
    is_full = len(hand) == HAND_SIZE + facts_of(hand).cookies
    sources = _open_sources(state)
    cards = _in_play(state, _throwing(state, sources) | _becoming(sources, is_full))
    return concluded(state, state.turn, cards, _none_but_used(state))


def _none_but_used(state: State) -> list[int]:
    """The odds where all of some cards have been used this turn, and shown by that.

    When a card left the hand unseen after that, it may have been one of these or not: then they are
    among the cards that are mixed to all who only watch.
    """
    origins = state.players[state.turn].origins
    mixed = [origin for origin in origins if origin and any(pool < 0 for pool in origin[-1])]
    return [1] * (1 + len(mixed))


def of_something_left(state: State) -> State:
    """The seat had something to use when its turn ended, besides what it had used already."""
    if not state.pools:
        return state
    seat = state.turn
    sources = sources_of(state, seat)._replace(hand=_EVERY_CARD, altered=())
    becoming = _becoming(sources, False)
    cards = _in_play(state, _throwing(state, sources) | becoming)
    hand, origins = state.players[seat][:2]
    for item, origin in zip(hand, origins, strict=True):
        is_spent = is_fixed(item) or (is_used(item) and item & CARD not in becoming)
        if item & CARD in cards and not is_spent and origin == PUBLIC:
            return state
    return concluded(state, seat, cards, (0, *[1] * len(hand)))


def _open_sources(state: State) -> Sources:
    """What copying cards can point at as far as all know."""
    seat = state.turn
    hand, origins = state.players[seat][:2]
    seen = [item for item, origin in zip(hand, origins, strict=True) if origin == PUBLIC]
    return with_hand(sources_of(state, seat), state.rules, tuple(seen))


def _throwing(state: State, sources: Sources) -> frozenset[int]:
    """The cards that can throw away the top of the market deck, if there is one."""
    has_market = state.market.deck or state.market.thrown
    return _discovering(sources) if has_market else frozenset()


@lru_cache(maxsize=_REMEMBERED)
def _discovering(sources: Sources) -> frozenset[int]:
    found = {_DISCOVERY}
    for card in map(int, COPYING):
        faces, followed = reach(sources, card)
        if faces >> _DISCOVERY & 1 or followed >> _GOOD_OLD_TIMES & 1:
            found.add(card)
    return frozenset(found)


@lru_cache(maxsize=_REMEMBERED)
def _becoming(sources: Sources, is_full: bool) -> frozenset[int]:
    """The cards that can become Cookies or something else.

    Where a hand is just full, those that can be nothing but Cookies have been shown as well.
    """
    reached = {int(card): reach(sources, int(card))[0] for card in COPYING}
    return frozenset(
        card
        for card, faces in reached.items()
        if faces >> _COOKIES & 1 and (is_full or faces != 1 << _COOKIES)
    )


@lru_cache(maxsize=_REMEMBERED)
def _nothing_else(sources: Sources) -> frozenset[int]:
    """The cards that can be nothing but Cookies, whatever else is in the hand."""
    reached = {int(card): reach(sources, int(card)) for card in COPYING}
    return frozenset(
        card
        for card, (faces, followed) in reached.items()
        if faces == 1 << _COOKIES and not followed >> _SEEING_DOUBLES & 1
    )


def _in_play(state: State, cards: frozenset[int]) -> tuple[int, ...]:
    return tuple(sorted([card for card in cards if _is_in_play(state, card)]))


def _is_in_play(state: State, card: int) -> bool:
    return SETS[card] in state.decks
