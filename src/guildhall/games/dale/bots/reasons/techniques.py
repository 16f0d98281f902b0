"""What there is to say of a technique before it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.dale.bots.position import Standing
from guildhall.games.dale.bots.reasons.cards import denied, gained, taken_from
from guildhall.games.dale.bots.reasons.ownership import is_ready, without
from guildhall.games.dale.model.data import BLINDFOLD_VALUES, HAS_PLUS, LOOKED_AT, NAMES, Card
from guildhall.games.dale.model.items import CARD, as_copy, effective, raised
from guildhall.games.dale.views.observe import SeatView

_JUNK = int(Card.JUNK)


def of_technique(standing: Standing, item: int, face: int | None) -> Iterator[Reason]:
    """What its effect can do now, and whether it leaves an action."""
    played = effective(item if face is None else as_copy(item, face))
    rest = without(standing.own.hand, item)
    yield from _EFFECTS[played](standing, rest)
    if played == Card.GIFT_VOUCHER and _goods(standing):
        yield reason("trades-goods", card=NAMES[item & CARD])
    if HAS_PLUS[played]:
        yield reason("plus", card=NAMES[played])


Rest = tuple[int, ...]
"""The hand without the technique."""
Told = Iterable[Reason]


def _said(kind: str, condition: object = True, /, **args: int | str) -> list[Reason]:
    """A fact where it is one."""
    return [reason(kind, **args)] if condition else []


def _junk(rest: Rest) -> int:
    return sum(item & CARD == _JUNK for item in rest)


def _goods(standing: Standing) -> list[int]:
    return [card for card in standing.view.market.row if card is not None]


def _others(standing: Standing) -> list[Seat]:
    return [seat for seat in range(len(standing.view.seats)) if seat != standing.seat]


def _cards_in_hand(seat: SeatView) -> int:
    return len(seat.hand) + sum(share.cards for share in seat.hidden)


def _cards_in_piles(seat: SeatView) -> int:
    return seat.deck + len(seat.top) + len(seat.discard)


def _swift_broker(standing: Standing, rest: Rest) -> Told:
    del standing
    return _said("renews", rest, count=len(rest))


def _shattered_relic(standing: Standing, rest: Rest) -> Told:
    del standing
    return _said("throws-junk", _junk(rest))


def _spyglass(standing: Standing, rest: Rest) -> Told:
    del rest
    count = min(LOOKED_AT, _cards_in_piles(standing.own))
    return _said("looks", count, count=count)


def _flashy_show(standing: Standing, rest: Rest) -> Told:
    number, flashy = standing.number, standing.flashy
    is_made = is_ready(tuple(map(raised, rest)), number, flashy + 1)
    if is_made and not is_ready(rest, number, flashy):
        return _said("raises-stack", number=number)
    return _said("raises")


def _favourite_toy(standing: Standing, rest: Rest) -> Told:
    del rest
    pile = standing.own.discard
    return _said("recovers", card=NAMES[pile[-1]]) if pile else ()


def _loyal_partner(standing: Standing, rest: Rest) -> Told:
    del rest
    goods = _goods(standing)
    denials = chain.from_iterable(denied(standing, card) for card in goods)
    first = [one for one in [next(denials, None)] if one is not None]
    return [*first, *_said("clears-market", goods, count=len(goods))]


def _prepaid_good(standing: Standing, rest: Rest) -> Told:
    del rest
    return _said("takes-free", _goods(standing))


def _special_offer(standing: Standing, rest: Rest) -> Told:
    del rest
    market = standing.view.market
    count = min(LOOKED_AT, market.deck + len(market.thrown))
    return _said("offers", count, count=count)


def _wily_fellow(standing: Standing, rest: Rest) -> Told:
    del rest
    count = len(standing.own.discard)
    return _said("turns-deck", count, count=count)


def _nuisance(standing: Standing, rest: Rest) -> Told:
    del rest
    seats = [standing.view.seats[seat] for seat in _others(standing)]
    return _said("bothers", any(map(_cards_in_hand, seats)))


def _rotten_food(standing: Standing, rest: Rest) -> Told:
    del standing
    return _said("slips-junk", _junk(rest))


def _dirty_exchange(standing: Standing, rest: Rest) -> Told:
    seats = [standing.view.seats[seat] for seat in _others(standing)]
    return _said("trades-junk", _junk(rest) and any(map(_cards_in_hand, seats)))


def _sabotage(standing: Standing, rest: Rest) -> Told:
    del rest
    seats = [standing.view.seats[seat] for seat in _others(standing)]
    return _said("sabotages", any(map(_cards_in_piles, seats)))


def _treasure_hunter(standing: Standing, rest: Rest) -> Told:
    """Which card it is going to be is known where there is one pile only."""
    del rest
    piles = [seat for seat in _others(standing) if standing.view.seats[seat].discard]
    if len(piles) != 1:
        return _said("hunts", piles)
    card = standing.view.seats[piles[0]].discard[-1]
    denials = taken_from(standing, piles[0], card)
    facts = gained(standing, card, denials=denials, to_hand=False)
    return [*facts, *_said("grabs", card=NAMES[card])]


def _acorn(standing: Standing, rest: Rest) -> Told:
    del rest
    stalls = [standing.view.stalls[standing.stall_of(seat)] for seat in standing.opponents()]
    return _said("raids-stall", any(stalls))


def _new_season(standing: Standing, rest: Rest) -> Told:
    del rest
    return _said("renews-old", any(card != _JUNK for card in standing.own.discard))


def _mixing(standing: Standing, rest: Rest) -> Told:
    """Hands are mixed or exchanged: little is lost where most of the hand is junk."""
    del standing
    count = _junk(rest)
    return _said("junk-share", 2 * count > len(rest), count=count, cards=len(rest))


def _charm(standing: Standing, rest: Rest) -> Told:
    del rest
    most = BLINDFOLD_VALUES[-1] + standing.flashy
    return _said("charms", standing.number <= most, number=standing.number)


def _blindfold(standing: Standing, rest: Rest) -> Told:
    del standing
    return _said("blinds", rest)


def _nothing(standing: Standing, rest: Rest) -> Told:
    del standing, rest
    return ()


_EFFECTS: Mapping[int, Callable[[Standing, Rest], Told]] = {
    Card.SWIFT_BROKER: _swift_broker,
    Card.SHATTERED_RELIC: _shattered_relic,
    Card.SPYGLASS: _spyglass,
    Card.FLASHY_SHOW: _flashy_show,
    Card.FAVOURITE_TOY: _favourite_toy,
    Card.LOYAL_PARTNER: _loyal_partner,
    Card.PREPAID_GOOD: _prepaid_good,
    Card.SPECIAL_OFFER: _special_offer,
    Card.WILY_FELLOW: _wily_fellow,
    Card.NUISANCE: _nuisance,
    Card.ROTTEN_FOOD: _rotten_food,
    Card.DIRTY_EXCHANGE: _dirty_exchange,
    Card.SABOTAGE: _sabotage,
    Card.TREASURE_HUNTER: _treasure_hunter,
    Card.ACORN: _acorn,
    Card.NEW_SEASON: _new_season,
    Card.WHIRLIGIG: _mixing,
    Card.CHARM: _charm,
    Card.GAMBLE: _mixing,
    Card.BLINDFOLD: _blindfold,
    Card.GIFT_VOUCHER: _nothing,
}
