"""What there is to say of the choices within a technique."""

from __future__ import annotations

from collections import Counter
from typing import Any

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.reasons.cards import (
    dearest,
    denied,
    gained,
    ready,
    spared,
    stacks_built,
    taken_from,
)
from guildhall.games.dale.bots.reasons.ownership import fewest, values_now, without
from guildhall.games.dale.bots.reasons.table import Plain, Telling, Tellings, Told, always
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import NAMES, SETS, VALUES, Card
from guildhall.games.dale.model.items import CARD, effective, is_open

_JUNK = int(Card.JUNK)


def _throw(position: Position, action: act.Throw) -> Told:
    card, technique = action.item & CARD, position.view.technique
    if technique is None or technique.face != Card.SABOTAGE:
        if card == _JUNK:
            yield reason("loses-junk")
        yield from spared(position, card)
        return
    if card != _JUNK:
        yield from taken_from(position, technique.target, card)
        yield from dearest(card, [back.card for back in technique.aside])
        yield reason("costs", card=NAMES[card], owner=technique.target)
    else:
        yield reason("relieves", owner=technique.target)


def _keep(position: Position, action: act.Keep) -> Told:
    card, technique = action.card, position.view.technique
    is_new = technique is not None and technique.face == Card.SPECIAL_OFFER
    yield from gained(position, card) if is_new else ready(position, card)
    yield from dearest(card, [] if technique is None else [back.card for back in technique.aside])


def _keep_plain(position: Position, action: act.Keep) -> Reason:
    del position
    return reason("worth", card=NAMES[action.card], value=VALUES[action.card])


def _slot_plain(position: Position, action: act.Slot) -> Reason:
    card = position.view.market.row[action.slot] or _JUNK
    return reason("worth", card=NAMES[card], value=VALUES[card])


def _slot(position: Position, action: act.Slot) -> Told:
    row = position.view.market.row
    card = row[action.slot]
    if card is None:
        return
    denials = denied(position, card, (*without(row, card), *_left_behind(position)))
    yield from gained(position, card, denials=denials)
    yield from dearest(card, row)


def _left_behind(position: Position) -> list[int]:
    """Return what takes the place of a card of the market."""
    technique = position.view.technique
    return (
        [technique.item & CARD]
        if technique is not None and technique.face == Card.GIFT_VOUCHER
        else []
    )


def _target(position: Position, action: act.Target) -> Told:
    technique, seat = position.view.technique, action.seat
    other = position.view.seats[seat]
    if technique is not None and technique.face == Card.TREASURE_HUNTER and other.discard:
        card = other.discard[-1]
        yield from gained(position, card, denials=taken_from(position, seat, card))
        yield reason("grabs", card=NAMES[card])
        return
    stall = position.stall_of(seat)
    built = [len(one) for one in position.view.stalls]
    if all(one < built[stall] for at, one in enumerate(built) if at != stall):
        yield reason("leader", owner=seat, count=built[stall])
    if technique is not None and technique.face == Card.NUISANCE and (other.hand or other.hidden):
        yield reason("loses-card", owner=seat)


def _target_plain(position: Position, action: act.Target) -> Reason:
    return reason("stacks", owner=action.seat, count=stacks_built(position, action.seat))


def _give(position: Position, action: act.Give) -> Told:
    card = action.item & CARD
    if card == _JUNK and position.view.technique is not None:
        yield reason("gives-junk", owner=position.view.technique.target)
    yield from spared(position, card)


def _give_plain(position: Position, action: act.Give) -> Reason:
    technique = position.view.technique
    owner = position.seat if technique is None else technique.target
    return reason("gives", card=NAMES[action.item & CARD], owner=owner)


def _swap(position: Position, action: act.Swap) -> Told:
    yield from gained(position, action.card)


def _hide(position: Position, action: act.Hide) -> Told:
    """Tell that not everybody knows the card, nor another of its kind in this hand."""
    own, card = position.view.seats[position.seat], action.item & CARD
    opens = [item & CARD for item, is_open in zip(own.hand, own.open, strict=True) if is_open]
    if card not in opens:
        yield reason("hides-unseen")


def _guess(position: Position, action: act.Guess) -> Told:
    values = _possible_values(position)
    count = values[action.value]
    if count and all(many < count for one, many in values.items() if one != action.value):
        yield reason("guess-most", value=action.value)
    if count:
        yield reason("guess-some", value=action.value, count=count, cards=values.total())
    elif known := _known_values(position)[action.value]:
        owner = position.view.turn
        yield reason("guess-known", owner=owner, value=action.value, count=known)


def _known_values(position: Position) -> Counter[int]:
    """Count by value the cards that are known to be in the hand."""
    shown = position.view.seats[position.view.turn]
    known = zip(shown.hand, shown.values, strict=True)
    return Counter([value for item, value in known if not is_open(item)])


def _possible_values(position: Position) -> Counter[int]:
    """Count by value the cards that the hidden one can be; none if one of them can be a copy."""
    view = position.view
    shown = view.seats[view.turn]
    heaps = {share.heap for share in shown.hidden}
    cards = [card for heap in heaps for card in view.heaps[heap]]
    if any(map(is_open, (*shown.hand, *cards))):
        return Counter()
    return Counter((*shown.values, *[VALUES[card] + view.flashy for card in cards]))


def _value(position: Position, action: act.Value) -> Told:
    """Tell if with this value the card is the next stack, alone or with others in hand."""
    hidden = None if position.view.technique is None else position.view.technique.hidden
    if hidden is None or effective(hidden) == _JUNK or hidden not in position.items:
        return
    others = without(position.items, hidden)
    beside = values_now(others, SETS[effective(hidden)], position.flashy)
    if not is_open(hidden) and fewest(beside, position.number - action.value) is not None:
        yield reason("fits", value=action.value, number=position.number)


def _number(kind: str) -> Plain:
    def plain(position: Position, action: Any) -> Reason:
        del position
        return reason(kind, value=action.value)

    return plain


TELLINGS: Tellings = {
    act.Put: Telling(always("covered", "item")),
    act.Return: Telling(always("covered", "card")),
    act.Throw: Telling(always("loses", "item"), _throw),
    act.Keep: Telling(_keep_plain, _keep),
    act.Slot: Telling(_slot_plain, _slot),
    act.Target: Telling(_target_plain, _target),
    act.Give: Telling(_give_plain, _give),
    act.Swap: Telling(always("swaps", "card"), _swap),
    act.Hide: Telling(always("hides"), _hide),
    act.Guess: Telling(_number("guess"), _guess),
    act.Value: Telling(_number("value"), _value),
}
