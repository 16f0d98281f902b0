"""What there is to say of a technique before it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.reasons.cards import denied, gained, taken_from
from guildhall.games.dale.bots.reasons.ownership import is_ready, without
from guildhall.games.dale.model.data import BLINDFOLD_VALUES, HAS_PLUS, LOOKED_AT, NAMES, Card
from guildhall.games.dale.model.items import CARD, as_copy, effective, raised
from guildhall.games.dale.views.observe import SeatView

_JUNK = int(Card.JUNK)


def of_technique(position: Position, item: int, face: int | None) -> Iterator[Reason]:
    """Yield what its effect can do now, and whether it leaves an action."""
    played = effective(item if face is None else as_copy(item, face))
    rest = without(position.items, item)
    yield from _EFFECTS[played](position, rest)
    if played == Card.GIFT_VOUCHER and _goods(position):
        yield reason("trades-goods", card=NAMES[item & CARD])
    if HAS_PLUS[played]:
        yield reason("plus", card=NAMES[played])


Rest = tuple[int, ...]
"""The hand without the technique."""
Told = Iterable[Reason]


def _said(kind: str, condition: object = True, /, **args: int | str) -> list[Reason]:
    """Return a fact if the condition holds."""
    return [reason(kind, **args)] if condition else []


def _junk(rest: Rest) -> int:
    return sum(item & CARD == _JUNK for item in rest)


def _goods(position: Position) -> list[int]:
    return [card for card in position.view.market.row if card is not None]


def _others(position: Position) -> list[Seat]:
    return [seat for seat in range(len(position.view.seats)) if seat != position.seat]


def _cards_in_hand(seat: SeatView) -> int:
    return len(seat.hand) + sum(share.cards for share in seat.hidden)


def _cards_in_piles(seat: SeatView) -> int:
    return seat.deck + len(seat.top) + len(seat.discard)


def _swift_broker(position: Position, rest: Rest) -> Told:
    del position
    return _said("renews", rest, count=len(rest))


def _shattered_relic(position: Position, rest: Rest) -> Told:
    del position
    return _said("throws-junk", _junk(rest))


def _spyglass(position: Position, rest: Rest) -> Told:
    del rest
    count = min(LOOKED_AT, _cards_in_piles(position.view.seats[position.seat]))
    return _said("looks", count, count=count)


def _flashy_show(position: Position, rest: Rest) -> Told:
    number, flashy = position.number, position.flashy
    is_made = is_ready(tuple(map(raised, rest)), number, flashy + 1)
    if is_made and not is_ready(rest, number, flashy):
        return _said("raises-stack", number=number)
    return _said("raises")


def _favourite_toy(position: Position, rest: Rest) -> Told:
    del rest
    pile = position.pile
    return _said("recovers", card=NAMES[pile[-1]]) if pile else ()


def _loyal_partner(position: Position, rest: Rest) -> Told:
    del rest
    goods = _goods(position)
    denials = chain.from_iterable(denied(position, card) for card in goods)
    first = [one for one in [next(denials, None)] if one is not None]
    return [*first, *_said("clears-market", goods, count=len(goods))]


def _prepaid_good(position: Position, rest: Rest) -> Told:
    del rest
    return _said("takes-free", _goods(position))


def _special_offer(position: Position, rest: Rest) -> Told:
    del rest
    market = position.view.market
    count = min(LOOKED_AT, market.deck + len(market.thrown))
    return _said("offers", count, count=count)


def _wily_fellow(position: Position, rest: Rest) -> Told:
    del rest
    count = len(position.pile)
    return _said("turns-deck", count, count=count)


def _nuisance(position: Position, rest: Rest) -> Told:
    del rest
    seats = [position.view.seats[seat] for seat in _others(position)]
    return _said("bothers", any(map(_cards_in_hand, seats)))


def _rotten_food(position: Position, rest: Rest) -> Told:
    del position
    return _said("slips-junk", _junk(rest))


def _dirty_exchange(position: Position, rest: Rest) -> Told:
    seats = [position.view.seats[seat] for seat in _others(position)]
    return _said("trades-junk", _junk(rest) and any(map(_cards_in_hand, seats)))


def _sabotage(position: Position, rest: Rest) -> Told:
    del rest
    seats = [position.view.seats[seat] for seat in _others(position)]
    return _said("sabotages", any(map(_cards_in_piles, seats)))


def _treasure_hunter(position: Position, rest: Rest) -> Told:
    """Name the card if there is one pile only."""
    del rest
    piles = [seat for seat in _others(position) if position.view.seats[seat].discard]
    if len(piles) != 1:
        return _said("hunts", piles)
    card = position.view.seats[piles[0]].discard[-1]
    denials = taken_from(position, piles[0], card)
    facts = gained(position, card, denials=denials, to_hand=False)
    return [*facts, *_said("grabs", card=NAMES[card])]


def _acorn(position: Position, rest: Rest) -> Told:
    del rest
    stalls = [position.view.stalls[position.stall_of(seat)] for seat in position.opponents()]
    return _said("raids-stall", any(stalls))


def _new_season(position: Position, rest: Rest) -> Told:
    del rest
    return _said("renews-old", any(card != _JUNK for card in position.pile))


def _mixing(position: Position, rest: Rest) -> Told:
    """Tell if most of the hand is junk, so that little is lost in mixing hands."""
    del position
    count = _junk(rest)
    return _said("junk-share", 2 * count > len(rest), count=count, cards=len(rest))


def _charm(position: Position, rest: Rest) -> Told:
    del rest
    most = BLINDFOLD_VALUES[-1] + position.flashy
    return _said("charms", position.number <= most, number=position.number)


def _blindfold(position: Position, rest: Rest) -> Told:
    del position
    return _said("blinds", rest)


def _nothing(position: Position, rest: Rest) -> Told:
    del position, rest
    return ()


_EFFECTS: Mapping[int, Callable[[Position, Rest], Told]] = {
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
