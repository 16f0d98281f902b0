"""What a technique is worth when it is played now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import raised, value_of

_JUNK = int(Card.JUNK)
_BURIED = 2
"""So many cards put onto every other deck are enough."""
_POOR_ROW = 25
_NEW_CARDS = 20
"""What any new card is worth if the cards of a seat lead nowhere."""
_NOTHING = -99
BRING_CARDS = frozenset(
    {
        Card.ACORN,
        Card.GIFT_VOUCHER,
        Card.TREASURE_HUNTER,
        Card.DIRTY_EXCHANGE,
        Card.NEW_SEASON,
        Card.WHIRLIGIG,
        Card.GAMBLE,
    }
)
"""Techniques that may bring a card which the own stacks need."""
LOSE_JUNK = frozenset({Card.SHATTERED_RELIC, Card.ROTTEN_FOOD})
"""Techniques after which there is one junk card less in hand to pay with."""
UNSETTLING = frozenset(
    {
        Card.SWIFT_BROKER,
        Card.WHIRLIGIG,
        Card.GAMBLE,
        Card.DIRTY_EXCHANGE,
        Card.CHARM,
        Card.FLASHY_SHOW,
        Card.BLINDFOLD,
    }
)
"""Techniques that could spoil a stack that lies ready in hand."""


def gain_of(position: Position, face: int) -> int:
    """Return what the effect of this card brings; with 0 or less it is better not played."""
    gain = _GAINS[face](position) if face in _GAINS else 0
    if face in BRING_CARDS and position.is_stuck:
        return max(gain, 0) + _NEW_CARDS
    return gain


def _swift_broker(position: Position) -> int:
    is_poor = len(position.hand) > 3 and all(map(position.is_loose, position.hand))
    return 12 if is_poor else -10


def _rotten_food(position: Position) -> int:
    """Leave decks alone that are buried already: nobody would ever come to the end of that."""
    is_buried = min([len(one.top) for one in position.others()]) > _BURIED
    return -30 if is_buried else _with_junk(35)(position)


def _favourite_toy(position: Position) -> int:
    pile = position.pile
    if not pile or pile[-1] in (_JUNK, Card.FAVOURITE_TOY):
        return -5
    return position.worth_keeping(pile[-1])


def _flashy_show(position: Position) -> int:
    """Play it only if one more on every card makes the next stack."""
    if position.stack_now:
        return -20
    flashy = position.flashy + 1
    values = [value_of(raised(item), flashy) for item in position.items if item != _JUNK]
    return 60 if position.number in values else -5


def _prepaid_good(position: Position) -> int:
    return position.best_of(position.goods(), -10) + 10


def _gift_voucher(position: Position) -> int:
    best = position.best_of(position.goods(), _NOTHING)
    return best - position.worth_keeping(int(Card.GIFT_VOUCHER)) - 10


def _loyal_partner(position: Position) -> int:
    return 10 if position.best_of(position.goods(), 0) < _POOR_ROW else -8


def _treasure_hunter(position: Position) -> int:
    tops = [one.discard[-1] for one in position.others() if one.discard]
    return position.best_of(tops, -10) + 5


def _acorn(position: Position) -> int:
    own = position.stall_of(position.seat)
    stalls = [stall for at, stall in enumerate(position.stalls) if at != own]
    cards = {card for stall in stalls for stack in stall for card in stack}
    return position.best_of(cards, _NOTHING) - position.worth_keeping(int(Card.ACORN)) - 10


def _wily_fellow(position: Position) -> int:
    """Play it if the discard pile is better than the deck."""
    pile, deck = position.pile, position.deck
    if len(pile) < 4 or not deck:
        return -5
    good = sum(map(position.worth_keeping, pile)) * len(deck)
    return 8 if good > 1.3 * sum(map(position.worth_keeping, deck)) * len(pile) else -5


def _new_season(position: Position) -> int:
    ones = [card for card in position.pile if card != _JUNK and VALUES[card] == 1]
    return 25 if any(map(position.is_loose, ones)) else -8


def _mixing(position: Position) -> int:
    return 15 if position.junk * 2 > len(position.hand) else -10


def _with_junk(gain: int) -> Callable[[Position], int]:
    """Make the value of a technique that needs junk in hand."""
    return lambda position: gain if position.junk else -10


def _always(gain: int) -> Callable[[Position], int]:
    """Make the value of a technique that is worth the same whatever lies there."""
    return lambda _: gain


_GAINS: Mapping[int, Callable[[Position], int]] = {
    Card.SWIFT_BROKER: _swift_broker,
    Card.SHATTERED_RELIC: _with_junk(40),
    Card.SPYGLASS: _always(30),
    Card.FLASHY_SHOW: _flashy_show,
    Card.FAVOURITE_TOY: _favourite_toy,
    Card.LOYAL_PARTNER: _loyal_partner,
    Card.PREPAID_GOOD: _prepaid_good,
    Card.SPECIAL_OFFER: _always(45),
    Card.WILY_FELLOW: _wily_fellow,
    Card.NUISANCE: _always(12),
    Card.ROTTEN_FOOD: _rotten_food,
    Card.DIRTY_EXCHANGE: _with_junk(35),
    Card.SABOTAGE: _always(15),
    Card.TREASURE_HUNTER: _treasure_hunter,
    Card.ACORN: _acorn,
    Card.NEW_SEASON: _new_season,
    Card.WHIRLIGIG: _mixing,
    Card.CHARM: _always(20),
    Card.GAMBLE: _mixing,
    Card.BLINDFOLD: _always(8),
    Card.GIFT_VOUCHER: _gift_voucher,
}
