"""What a technique is worth when it is played now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import raised, value_of

_JUNK, _ROTTEN_FOOD = int(Card.JUNK), int(Card.ROTTEN_FOOD)
_BURIED = 2
"""So many cards put onto every other deck are enough."""
_POOR_ROW = 25
_NEW_CARDS = 20
"""What any new card is worth if the cards of a seat lead nowhere."""
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


_STEADY: Mapping[int, int] = {
    Card.SPYGLASS: 30,
    Card.SPECIAL_OFFER: 45,
    Card.NUISANCE: 12,
    Card.SABOTAGE: 15,
    Card.CHARM: 20,
    Card.BLINDFOLD: 8,
}
"""Techniques that are worth the same whatever lies there."""
_WITH_JUNK: Mapping[int, int] = {
    Card.SHATTERED_RELIC: 40,
    Card.ROTTEN_FOOD: 35,
    Card.DIRTY_EXCHANGE: 35,
}
"""Techniques that need junk in hand."""


def gain_of(position: Position, face: int) -> int:
    """Return what the effect of this card brings; with 0 or less it is better not played."""
    if face in _WITH_JUNK:
        gain = _WITH_JUNK[face] if position.junk else -10
    else:
        gain = _STEADY[face] if face in _STEADY else _GAINS[face](position)
    if face == _ROTTEN_FOOD and _are_decks_buried(position):
        gain = -30
    if face in BRING_CARDS and position.is_stuck:
        return max(gain, 0) + _NEW_CARDS
    return gain


def _swift_broker(position: Position) -> int:
    is_poor = len(position.hand) > 3 and all(map(position.is_loose, position.hand))
    return 12 if is_poor else -10


def _are_decks_buried(position: Position) -> bool:
    """Return whether all other decks are: nobody would ever come to the end of that."""
    return min([len(one.top) for one in position.others()]) > _BURIED


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


def _gift_voucher(position: Position) -> int:
    best = position.best_of(position.goods(), -99)
    return best - position.worth_keeping(int(Card.GIFT_VOUCHER)) - 10


def _loyal_partner(position: Position) -> int:
    return 10 if position.best_of(position.goods(), 0) < _POOR_ROW else -8


def _treasure_hunter(position: Position) -> int:
    tops = [one.discard[-1] for one in position.others() if one.discard]
    return position.best_of(tops, -10) + 5


def _acorn(position: Position) -> int:
    own = position.stall_of(position.seat)
    others = [stall for at, stall in enumerate(position.stalls) if at != own]
    cards = {card for stall in others for stack in stall for card in stack}
    return position.best_of(cards, -99) - position.worth_keeping(int(Card.ACORN)) - 10


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


_GAINS: Mapping[int, Callable[[Position], int]] = {
    Card.SWIFT_BROKER: _swift_broker,
    Card.FLASHY_SHOW: _flashy_show,
    Card.FAVOURITE_TOY: _favourite_toy,
    Card.LOYAL_PARTNER: _loyal_partner,
    Card.PREPAID_GOOD: lambda position: position.best_of(position.goods(), -10) + 10,
    Card.WILY_FELLOW: _wily_fellow,
    Card.TREASURE_HUNTER: _treasure_hunter,
    Card.ACORN: _acorn,
    Card.NEW_SEASON: _new_season,
    Card.WHIRLIGIG: _mixing,
    Card.GAMBLE: _mixing,
    Card.GIFT_VOUCHER: _gift_voucher,
}
