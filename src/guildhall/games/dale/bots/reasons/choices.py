"""What there is to say of the choices within a technique."""

from __future__ import annotations

from collections import Counter
from typing import Any

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale.bots.position import Standing
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


def _throw(standing: Standing, action: act.Throw) -> Told:
    card, play = action.item & CARD, standing.view.play
    if play is None or play.face != Card.SABOTAGE:
        if card == _JUNK:
            yield reason("loses-junk")
        yield from spared(standing, card)
        return
    if card != _JUNK:
        yield from taken_from(standing, play.target, card)
        yield from dearest(card, [back.card for back in play.limbo])
        yield reason("costs", card=NAMES[card], owner=play.target)
    else:
        yield reason("relieves", owner=play.target)


def _keep(standing: Standing, action: act.Keep) -> Told:
    card, play = action.card, standing.view.play
    is_new = play is not None and play.face == Card.SPECIAL_OFFER
    yield from gained(standing, card) if is_new else ready(standing, card)
    yield from dearest(card, [] if play is None else [back.card for back in play.limbo])


def _keep_plain(standing: Standing, action: act.Keep) -> Reason:
    del standing
    return reason("worth", card=NAMES[action.card], value=VALUES[action.card])


def _slot_plain(standing: Standing, action: act.Slot) -> Reason:
    card = standing.view.market.row[action.slot] or _JUNK
    return reason("worth", card=NAMES[card], value=VALUES[card])


def _slot(standing: Standing, action: act.Slot) -> Told:
    row = standing.view.market.row
    card = row[action.slot]
    if card is None:
        return
    denials = denied(standing, card, (*without(row, card), *_left_behind(standing)))
    yield from gained(standing, card, denials=denials)
    yield from dearest(card, row)


def _left_behind(standing: Standing) -> list[int]:
    """What takes the place of a card of the market."""
    play = standing.view.play
    return [play.item & CARD] if play is not None and play.face == Card.GIFT_VOUCHER else []


def _target(standing: Standing, action: act.Target) -> Told:
    play, seat = standing.view.play, action.seat
    other = standing.view.seats[seat]
    if play is not None and play.face == Card.TREASURE_HUNTER and other.discard:
        card = other.discard[-1]
        yield from gained(standing, card, denials=taken_from(standing, seat, card))
        yield reason("grabs", card=NAMES[card])
        return
    stall = standing.stall_of(seat)
    built = [len(one) for one in standing.view.stalls]
    if all(one < built[stall] for at, one in enumerate(built) if at != stall):
        yield reason("leader", owner=seat, count=built[stall])
    if play is not None and play.face == Card.NUISANCE and (other.hand or other.hidden):
        yield reason("loses-card", owner=seat)


def _target_plain(standing: Standing, action: act.Target) -> Reason:
    return reason("stacks", owner=action.seat, count=stacks_built(standing, action.seat))


def _give(standing: Standing, action: act.Give) -> Told:
    card = action.item & CARD
    if card == _JUNK and standing.view.play is not None:
        yield reason("gives-junk", owner=standing.view.play.target)
    yield from spared(standing, card)


def _give_plain(standing: Standing, action: act.Give) -> Reason:
    play = standing.view.play
    owner = standing.seat if play is None else play.target
    return reason("gives", card=NAMES[action.item & CARD], owner=owner)


def _swap(standing: Standing, action: act.Swap) -> Told:
    yield from gained(standing, action.card)


def _hide(standing: Standing, action: act.Hide) -> Told:
    """The guesser does not know the card, nor another of its kind in this hand."""
    play, own = standing.view.play, standing.own
    if play is None:
        return
    card = action.item & CARD
    places = [at for at, item in enumerate(own.hand) if item & CARD == card]
    if not any(own.open[at] or play.target in own.seen[at] for at in places):
        yield reason("hides-unseen", owner=play.target)


def _guess(standing: Standing, action: act.Guess) -> Told:
    values = _possible_values(standing)
    count = values[action.value]
    if count and all(many < count for one, many in values.items() if one != action.value):
        yield reason("guess-most", value=action.value)
    if count:
        yield reason("guess-some", value=action.value, count=count, cards=values.total())
    elif known := _known_values(standing)[action.value]:
        owner = standing.view.turn
        yield reason("guess-known", owner=owner, value=action.value, count=known)


def _known_values(standing: Standing) -> Counter[int]:
    """What the cards are worth that are known to be in the hand."""
    shown = standing.view.seats[standing.view.turn]
    known = zip(shown.hand, shown.values, strict=True)
    return Counter([value for item, value in known if not is_open(item)])


def _possible_values(standing: Standing) -> Counter[int]:
    """What the cards are worth that the hidden one can be; nothing where that is not sure."""
    view = standing.view
    shown = view.seats[view.turn]
    pools = {share.pool for share in shown.hidden}
    unknown = [pool for pool in view.pools if pool.pool in pools]
    cards = [card for pool in unknown for card in pool.cards]
    is_doubtful = view.doubts or any(pool.shares for pool in unknown)
    is_bounded = any(bound.seat == view.turn for bound in view.bounds)
    copying = any(map(is_open, (*shown.hand, *cards)))
    if is_doubtful or is_bounded or copying:
        return Counter()
    return Counter((*shown.values, *[VALUES[card] + view.flashy for card in cards]))


def _value(standing: Standing, action: act.Value) -> Told:
    """With this value the card is the next stack, alone or with others in hand."""
    hidden = None if standing.view.play is None else standing.view.play.hidden
    if hidden is None or effective(hidden) == _JUNK or hidden not in standing.own.hand:
        return
    others = without(standing.own.hand, hidden)
    beside = values_now(others, SETS[effective(hidden)], standing.flashy)
    if not is_open(hidden) and fewest(beside, standing.number - action.value) is not None:
        yield reason("fits", value=action.value, number=standing.number)


def _number(kind: str) -> Plain:
    def plain(standing: Standing, action: Any) -> Reason:
        del standing
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
