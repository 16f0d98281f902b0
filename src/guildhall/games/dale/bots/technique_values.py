"""What a technique is worth when it is played now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.games.dale.bots.position import KEPT, Standing
from guildhall.games.dale.model.data import VALUES, Card

_JUNK = int(Card.JUNK)


def gain_of(standing: Standing, face: int) -> int:
    """What the effect of this card brings."""
    gain = _TECHNIQUES[face](standing) if face in _TECHNIQUES else 0
    if standing.is_stuck and face in BRING_CARDS:
        return max(gain, 0) + _NEW_CARDS
    return gain


def _swift_broker(standing: Standing) -> int:
    loose = sum(standing.worth_keeping(card) < KEPT for card in standing.hand)
    return 12 if loose - 1 >= 3 and loose == len(standing.hand) else -10


def _shattered_relic(standing: Standing) -> int:
    return 40 if standing.junk else -10


def _rotten_food(standing: Standing) -> int:
    """Not onto decks that are buried already: nobody would ever come to the end of that."""
    others = [one.top for seat, one in enumerate(standing.view.seats) if seat != standing.seat]
    return -30 if min(map(len, others)) > _BURIED else _dirty_exchange(standing)


def _dirty_exchange(standing: Standing) -> int:
    return 35 if standing.junk else -10


def _favourite_toy(standing: Standing) -> int:
    pile = standing.own.discard
    if not pile or pile[-1] in (_JUNK, Card.FAVOURITE_TOY):
        return -5
    return standing.worth_keeping(pile[-1])


def _flashy_show(standing: Standing) -> int:
    """Only where one more on every card makes the next stack."""
    if standing.stack_now():
        return -20
    raised = {VALUES[card] + standing.flashy + 1 for card in standing.hand if card != _JUNK}
    return 60 if standing.number in raised else -5


def _prepaid_good(standing: Standing) -> int:
    row = [card for card in standing.view.market.row if card is not None]
    return max((standing.want(card) for card in row), default=-10) + 10


def _gift_voucher(standing: Standing) -> int:
    row = [card for card in standing.view.market.row if card is not None]
    best = max((standing.want(card) for card in row), default=-99)
    return best - standing.worth_keeping(int(Card.GIFT_VOUCHER)) - 10


def _treasure_hunter(standing: Standing) -> int:
    tops = [
        standing.view.seats[one].discard[-1]
        for one in range(len(standing.view.seats))
        if one != standing.seat and standing.view.seats[one].discard
    ]
    return max((standing.want(card) for card in tops), default=-10) + 5


def _acorn(standing: Standing) -> int:
    own = standing.stall_of(standing.seat)
    cards = [
        card
        for number, stall in enumerate(standing.view.stalls)
        if number != own
        for stack in stall
        for card in stack
    ]
    best = max((standing.want(card) for card in cards), default=-99)
    return best - standing.worth_keeping(int(Card.ACORN)) - 10


def _wily_fellow(standing: Standing) -> int:
    """Where the discard pile is better than the deck."""
    pile = standing.own.discard
    pools = {pool.pool: pool.cards for pool in standing.view.pools}
    deck = pools.get(standing.own.pool, ())
    if len(pile) < 4 or not deck:
        return -5
    good = sum(map(standing.worth_keeping, pile)) * len(deck)
    return 8 if good > 1.3 * sum(map(standing.worth_keeping, deck)) * len(pile) else -5


def _new_season(standing: Standing) -> int:
    loose = [
        card
        for card in standing.own.discard
        if card != _JUNK and VALUES[card] == 1 and standing.worth_keeping(card) < KEPT
    ]
    return 25 if loose else -8


def _loyal_partner(standing: Standing) -> int:
    row = [card for card in standing.view.market.row if card is not None]
    return 10 if max((standing.want(card) for card in row), default=0) < 25 else -8


def _always(gain: int) -> Callable[[Standing], int]:
    """A technique that is worth so much whatever lies there."""

    def worth(standing: Standing) -> int:
        del standing
        return gain

    return worth


def _gamble(standing: Standing) -> int:
    return 15 if standing.junk * 2 > len(standing.hand) else -10


_TECHNIQUES: Mapping[int, Callable[[Standing], int]] = {
    Card.SWIFT_BROKER: _swift_broker,
    Card.SHATTERED_RELIC: _shattered_relic,
    Card.SPYGLASS: _always(30),
    Card.FLASHY_SHOW: _flashy_show,
    Card.FAVOURITE_TOY: _favourite_toy,
    Card.LOYAL_PARTNER: _loyal_partner,
    Card.PREPAID_GOOD: _prepaid_good,
    Card.SPECIAL_OFFER: _always(45),
    Card.WILY_FELLOW: _wily_fellow,
    Card.NUISANCE: _always(12),
    Card.ROTTEN_FOOD: _rotten_food,
    Card.DIRTY_EXCHANGE: _dirty_exchange,
    Card.SABOTAGE: _always(15),
    Card.TREASURE_HUNTER: _treasure_hunter,
    Card.ACORN: _acorn,
    Card.NEW_SEASON: _new_season,
    Card.WHIRLIGIG: _gamble,
    Card.CHARM: _always(20),
    Card.GAMBLE: _gamble,
    Card.BLINDFOLD: _always(8),
    Card.GIFT_VOUCHER: _gift_voucher,
}
_BURIED = 2
_NEW_CARDS = 20
"""What any new card is worth where those one has lead nowhere."""
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
"""Techniques after which a junk card less is in hand to pay with."""
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
