"""What there is to say of buying, building and sorting, of abilities, and of doing no more."""

from __future__ import annotations

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.reasons.cards import dearest, denied, gained, qualities, spared
from guildhall.games.dale.bots.reasons.ownership import fewest, is_ready, values_now, without
from guildhall.games.dale.bots.reasons.table import Telling, Tellings, Told, always, used
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import (
    COPYING,
    DIE,
    HAND_SIZE,
    MOST_SCRAPPED,
    NAMES,
    SETS,
    VALUES,
    Card,
)
from guildhall.games.dale.model.hand_facts import HELPERS
from guildhall.games.dale.model.items import CARD, effective, is_open, value_of
from guildhall.games.dale.model.state import FROM_DISCARD, Stage

_JUNK = int(Card.JUNK)
_COOKIES = int(Card.COOKIES)

# Buying


def _buy(position: Position, action: act.Buy) -> Told:
    row = position.view.market.row
    card = row[action.slot]
    if card is None:
        return
    denials = denied(position, card, without(row, card))
    yield from gained(position, card, denials=denials, to_hand=False)
    if card == Card.ESSENTIAL_PURCHASE and position.junk:
        yield reason("scraps", card=NAMES[card], count=MOST_SCRAPPED)
    yield from dearest(card, row)
    yield from qualities(position, card)
    if action.slot == 0:
        yield reason("no-surcharge", card=NAMES[card])


def _buy_plain(position: Position, action: act.Buy) -> Reason:
    card = position.view.market.row[action.slot] or _JUNK
    return reason("price", card=NAMES[card], price=VALUES[card] + action.slot)


def _buy_discarded(position: Position, action: act.BuyDiscarded) -> Told:
    del action
    yield from gained(position, position.view.market.thrown[-1], to_hand=False)


def _discarded_plain(position: Position, action: act.BuyDiscarded) -> Reason:
    del action
    return reason("no-surcharge", card=NAMES[position.view.market.thrown[-1]])


def _pay(position: Position, action: act.Pay) -> Told:
    card, hand = action.item & CARD, position.items
    value = value_of(used(action), position.flashy)
    if card == _JUNK:
        yield reason("pays-junk")
    if _laid(position) + value == position.view.price:
        yield reason("pays-exactly", price=position.view.price)
    yield from spared(position, card)
    others = [value_of(one, position.flashy) for one in without(hand, action.item)]
    is_sure = action.face is None and not any(map(is_open, hand))
    if is_sure and others and all(value < other for other in others):
        yield reason("pays-smallest", card=NAMES[card])


def _pay_plain(position: Position, action: act.Pay) -> Reason:
    value = value_of(used(action), position.flashy)
    name = NAMES[action.item & CARD]
    return reason("pays", card=name, value=value, price=position.view.price)


def _laid(position: Position) -> int:
    """Return what the laid cards add up to."""
    return sum(one.value for one in position.view.laid)


def _settle(position: Position, action: act.Settle) -> Told:
    del action
    match position.view.stage:
        case Stage.PAY:
            yield from _bought(position)
        case Stage.INVENTORY:
            yield from _sorted(position)
        case _:
            yield _built(position)


def _bought(position: Position) -> Told:
    view, slot = position.view, position.view.slot
    card = view.market.thrown[-1] if slot == FROM_DISCARD else view.market.row[slot]
    if card is None:
        return
    is_thrown = slot == FROM_DISCARD
    denials = () if is_thrown else denied(position, card, without(view.market.row, card))
    yield from gained(position, card, denials=denials)
    if _laid(position) == view.price:
        yield reason("pays-exactly", price=view.price)
    yield from qualities(position, card)


def _settle_plain(position: Position, action: act.Settle) -> Reason:
    del action
    if position.view.stage is Stage.PAY:
        return reason("paid", price=position.view.price)
    count = len(position.view.laid)
    return reason("discards", count=count) if count else reason("keeps-hand")


def _scrap(position: Position, action: act.Scrap) -> Told:
    del position
    if action.item & CARD == _JUNK:
        yield reason("loses-junk")


# Building


def _build(position: Position, action: act.Build) -> Told:
    """Tell of a stack, unless in a team the partner may have to help."""
    del action
    is_alone = not position.view.rules.teams
    if is_alone or is_ready(position.items, position.number, position.flashy):
        yield _built(position)


def _built(position: Position) -> Reason:
    if position.number == position.last:
        return reason("win")
    return reason("build", number=position.number)


def _begin_stack(position: Position, action: act.Build) -> Reason:
    del action
    return reason("begins-stack", number=position.number)


def _stack(position: Position, action: act.Stack | act.Fetch) -> Told:
    if position.view.stage is Stage.CHARM:
        yield _built(position)
        return
    if _total_with(position, action) == position.number:
        yield reason("adds-up", number=position.number)
    card = action.card if isinstance(action, act.Fetch) else action.item & CARD
    if card == _JUNK:
        yield reason("stacks-junk")
    if isinstance(action, act.Fetch):
        yield reason("fetches", card=NAMES[card])


def _stack_plain(position: Position, action: act.Stack | act.Fetch) -> Reason:
    return reason("adds", total=_total_with(position, action), number=position.number)


def _total_with(position: Position, action: act.Stack | act.Fetch) -> int:
    return _laid(position) + value_of(used(action), position.flashy)


def _ask(position: Position, action: act.Ask) -> Told:
    """Tell how much is missing, which is not sure with an Accordion."""
    del action
    missing = position.number - _laid(position)
    is_exact = all(effective(one.item) != Card.ACCORDION for one in position.view.laid)
    if missing > 0 and is_exact:
        yield reason("asks", missing=missing, number=position.number)


def _ask_plain(position: Position, action: act.Ask) -> Reason:
    del action
    return reason("asks-partner", number=position.number)


# Sorting


def _inventory(position: Position, action: act.Inventory) -> Told:
    del action
    if position.junk and len(position.hand) <= HAND_SIZE:
        yield reason("renews-junk", count=position.junk)


def _discard(position: Position, action: act.Discard) -> Told:
    card = action.item & CARD
    if card == _JUNK:
        yield reason("discards-junk")
    yield from spared(position, card)
    if _is_replaced(position, action.item):
        yield reason("replaced", card=NAMES[card])


def _is_replaced(position: Position, item: int) -> bool:
    """Return whether a card is drawn for it in clean-up."""
    return _is_no_cookies(item) and len(position.items) <= HAND_SIZE


def _sorted(position: Position) -> Told:
    plain = [item & CARD for item in position.items if item & CARD not in COPYING]
    if is_ready(plain, position.number, 0):
        yield reason("keeps-stack", number=position.number)
    laid = [one.item for one in position.view.laid]
    after = len(position.items)
    if laid and after + len(laid) <= HAND_SIZE and all(map(_is_no_cookies, laid)):
        yield reason("renews", count=len(laid))


def _is_no_cookies(item: int) -> bool:
    """Return whether it cannot be Cookies, without which the hand would be smaller."""
    return effective(item) != _COOKIES and item & CARD not in COPYING


# Abilities, and doing no more


def _roll(position: Position, action: act.Roll) -> Told:
    others = without(position.items, action.item)
    is_sure = not any(is_open(one) or effective(one) in HELPERS for one in others)
    if position.view.stage is Stage.END or not is_sure:
        return
    item = used(action)
    beside = values_now(others, SETS[effective(item)], position.flashy)
    missing = position.number - value_of(item, position.flashy)
    sides = sum(many for points, many in DIE if fewest(beside, missing - points) is not None)
    if sides:
        total = sum(many for _, many in DIE)
        yield reason("roll-chance", count=sides, sides=total, number=position.number)


def _copy_plain(position: Position, action: act.Copy) -> Reason:
    del position, action
    return reason("copies-cookies", card=NAMES[_COOKIES])


def _wait_plain(position: Position, action: Action) -> Reason:
    del action
    return reason(_WAITING.get(position.view.stage, "ends-turn"))


_WAITING = {
    Stage.SCRAP: "stops-scrapping",
    Stage.WINDOW: "stops-using",
    Stage.TARGET: "stops-bothering",
    Stage.BONUS: "stops-building",
}


TELLINGS: Tellings = {
    act.Buy: Telling(_buy_plain, _buy),
    act.BuyDiscarded: Telling(_discarded_plain, _buy_discarded),
    act.Pay: Telling(_pay_plain, _pay),
    act.Scrap: Telling(always("loses", "item"), _scrap),
    act.Build: Telling(_begin_stack, _build),
    act.Stack: Telling(_stack_plain, _stack),
    act.Fetch: Telling(_stack_plain, _stack),
    act.Ask: Telling(_ask_plain, _ask),
    act.Decline: Telling(always("declines")),
    act.Inventory: Telling(always("inventory"), _inventory),
    act.Discard: Telling(always("discards-card", "item"), _discard),
    act.Settle: Telling(_settle_plain, _settle),
    act.Roll: Telling(always("roll"), _roll),
    act.Discover: Telling(always("discovers")),
    act.Copy: Telling(_copy_plain),
    act.Enough: Telling(_wait_plain),
    act.Done: Telling(_wait_plain),
    act.DoneAgain: Telling(_wait_plain),
}
