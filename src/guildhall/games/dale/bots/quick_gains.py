"""What a technique is worth to a merchant in thought; see `gains` for the greedy one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.games.dale.bots.position import KEPT
from guildhall.games.dale.bots.quick import Mind
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.items import value_of
from guildhall.games.dale.model.state import stall_of

_JUNK = int(Card.JUNK)
_TOY = int(Card.FAVOURITE_TOY)
_ACORN = int(Card.ACORN)
_VOUCHER = int(Card.GIFT_VOUCHER)
_BURIED = 2
_POOR_ROW = 25
_FULL_HAND = 3
_MUCH_JUNK = 2


def quick_gain(mind: Mind, face: int) -> int:
    """What the effect of this card brings; with 0 or less it is not played."""
    measure = _GAINS.get(face)
    return 0 if measure is None else measure(mind)


def _broker(mind: Mind) -> int:
    return 12 if mind.loose() == len(mind.player.hand) > _FULL_HAND else 0


def _relic(mind: Mind) -> int:
    return 40 if mind.has_junk() else 0


def _exchange(mind: Mind) -> int:
    return 35 if mind.has_junk() else 0


def _rotten(mind: Mind) -> int:
    tops = [len(one.top) for at, one in enumerate(mind.state.table.players) if at != mind.seat]
    return _exchange(mind) if min(tops) <= _BURIED else 0


def _toy(mind: Mind) -> int:
    pile = mind.player.discard
    if not pile or pile[-1] in (_JUNK, _TOY):
        return 0
    return mind.worth_keeping(pile[-1]) - KEPT


def _flashy(mind: Mind) -> int:
    flashy = mind.state.turn.flashy + 1
    raised = [value_of(item, flashy) for item in mind.player.hand if item != _JUNK]
    return 60 if mind.number in raised else 0


def _partner(mind: Mind) -> int:
    return 10 if mind.best_in_row() < _POOR_ROW else 0


def _prepaid(mind: Mind) -> int:
    return mind.best_in_row() + 10


def _voucher(mind: Mind) -> int:
    return mind.best_in_row() - mind.worth_keeping(_VOUCHER) - 10


def _hunter(mind: Mind) -> int:
    players = mind.state.table.players
    tops = [one.discard[-1] for at, one in enumerate(players) if at != mind.seat and one.discard]
    return max(map(mind.want, tops), default=-10) + 5


def _acorn(mind: Mind) -> int:
    own = stall_of(mind.state, mind.seat)
    theirs = [stall for at, stall in enumerate(mind.state.table.stalls) if at != own]
    cards = {card for stall in theirs for stack in stall for card in stack}
    return max(map(mind.want, cards), default=-99) - mind.worth_keeping(_ACORN) - 10


def _season(mind: Mind) -> int:
    loose = [
        card
        for card in mind.player.discard
        if card != _JUNK and VALUES[card] == 1 and mind.worth_keeping(card) < KEPT
    ]
    return 25 if loose else 0


def _gamble(mind: Mind) -> int:
    hand = mind.player.hand
    return 15 if hand.count(_JUNK) * _MUCH_JUNK > len(hand) else 0


_GAINS: Mapping[int, Callable[[Mind], int]] = {
    Card.SWIFT_BROKER: _broker,
    Card.SHATTERED_RELIC: _relic,
    Card.SPYGLASS: lambda _: 30,
    Card.FLASHY_SHOW: _flashy,
    Card.FAVOURITE_TOY: _toy,
    Card.LOYAL_PARTNER: _partner,
    Card.PREPAID_GOOD: _prepaid,
    Card.SPECIAL_OFFER: lambda _: 45,
    Card.NUISANCE: lambda _: 12,
    Card.ROTTEN_FOOD: _rotten,
    Card.DIRTY_EXCHANGE: _exchange,
    Card.SABOTAGE: lambda _: 15,
    Card.TREASURE_HUNTER: _hunter,
    Card.ACORN: _acorn,
    Card.NEW_SEASON: _season,
    Card.WHIRLIGIG: _gamble,
    Card.CHARM: lambda _: 20,
    Card.GAMBLE: _gamble,
    Card.GIFT_VOUCHER: _voucher,
}
