"""What there is to say of buying, building and sorting, of abilities, and of doing no more."""

from __future__ import annotations

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale.bots.position import Standing
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


def _buy(standing: Standing, action: act.Buy) -> Told:
    row = standing.view.market.row
    card = row[action.slot]
    if card is None:
        return
    denials = denied(standing, card, without(row, card))
    yield from gained(standing, card, denials=denials, to_hand=False)
    if card == Card.ESSENTIAL_PURCHASE and standing.junk:
        yield reason("scraps", card=NAMES[card], count=MOST_SCRAPPED)
    yield from dearest(card, row)
    yield from qualities(standing, card)
    if action.slot == 0:
        yield reason("no-surcharge", card=NAMES[card])


def _buy_plain(standing: Standing, action: act.Buy) -> Reason:
    card = standing.view.market.row[action.slot] or _JUNK
    return reason("price", card=NAMES[card], price=VALUES[card] + action.slot)


def _buy_discarded(standing: Standing, action: act.BuyDiscarded) -> Told:
    del action
    yield from gained(standing, standing.view.market.thrown[-1], to_hand=False)


def _discarded_plain(standing: Standing, action: act.BuyDiscarded) -> Reason:
    del action
    return reason("no-surcharge", card=NAMES[standing.view.market.thrown[-1]])


def _pay(standing: Standing, action: act.Pay) -> Told:
    card, hand = action.item & CARD, standing.own.hand
    value = value_of(used(action), standing.flashy)
    if card == _JUNK:
        yield reason("pays-junk")
    if _laid(standing) + value == standing.view.price:
        yield reason("pays-exactly", price=standing.view.price)
    yield from spared(standing, card)
    others = [value_of(one, standing.flashy) for one in without(hand, action.item)]
    is_sure = action.face is None and not any(map(is_open, hand))
    if is_sure and others and all(value < other for other in others):
        yield reason("pays-smallest", card=NAMES[card])


def _pay_plain(standing: Standing, action: act.Pay) -> Reason:
    value = value_of(used(action), standing.flashy)
    name = NAMES[action.item & CARD]
    return reason("pays", card=name, value=value, price=standing.view.price)


def _laid(standing: Standing) -> int:
    """What the laid cards add up to."""
    return sum(one.value for one in standing.view.laid)


def _settle(standing: Standing, action: act.Settle) -> Told:
    del action
    match standing.view.stage:
        case Stage.PAY:
            yield from _bought(standing)
        case Stage.INVENTORY:
            yield from _sorted(standing)
        case _:
            yield _built(standing)


def _bought(standing: Standing) -> Told:
    view, slot = standing.view, standing.view.slot
    card = view.market.thrown[-1] if slot == FROM_DISCARD else view.market.row[slot]
    if card is None:
        return
    is_thrown = slot == FROM_DISCARD
    denials = () if is_thrown else denied(standing, card, without(view.market.row, card))
    yield from gained(standing, card, denials=denials)
    if _laid(standing) == view.price:
        yield reason("pays-exactly", price=view.price)
    yield from qualities(standing, card)


def _settle_plain(standing: Standing, action: act.Settle) -> Reason:
    del action
    if standing.view.stage is Stage.PAY:
        return reason("paid", price=standing.view.price)
    count = len(standing.view.laid)
    return reason("discards", count=count) if count else reason("keeps-hand")


def _scrap(standing: Standing, action: act.Scrap) -> Told:
    del standing
    if action.item & CARD == _JUNK:
        yield reason("loses-junk")


# Building


def _build(standing: Standing, action: act.Build) -> Told:
    """In a team the partner may have to help."""
    del action
    is_alone = not standing.view.rules.teams
    if is_alone or is_ready(standing.own.hand, standing.number, standing.flashy):
        yield _built(standing)


def _built(standing: Standing) -> Reason:
    if standing.number == standing.last:
        return reason("win")
    return reason("build", number=standing.number)


def _begin_stack(standing: Standing, action: act.Build) -> Reason:
    del action
    return reason("begins-stack", number=standing.number)


def _stack(standing: Standing, action: act.Stack | act.Fetch) -> Told:
    if standing.view.stage is Stage.CHARM:
        yield _built(standing)
        return
    if _total_with(standing, action) == standing.number:
        yield reason("adds-up", number=standing.number)
    card = action.card if isinstance(action, act.Fetch) else action.item & CARD
    if card == _JUNK:
        yield reason("stacks-junk")
    if isinstance(action, act.Fetch):
        yield reason("fetches", card=NAMES[card])


def _stack_plain(standing: Standing, action: act.Stack | act.Fetch) -> Reason:
    return reason("adds", total=_total_with(standing, action), number=standing.number)


def _total_with(standing: Standing, action: act.Stack | act.Fetch) -> int:
    return _laid(standing) + value_of(used(action), standing.flashy)


def _ask(standing: Standing, action: act.Ask) -> Told:
    """How much is missing is not sure with an Accordion."""
    del action
    missing = standing.number - _laid(standing)
    is_exact = all(effective(one.item) != Card.ACCORDION for one in standing.view.laid)
    if missing > 0 and is_exact:
        yield reason("asks", missing=missing, number=standing.number)


def _ask_plain(standing: Standing, action: act.Ask) -> Reason:
    del action
    return reason("asks-partner", number=standing.number)


# Sorting


def _inventory(standing: Standing, action: act.Inventory) -> Told:
    del action
    if standing.junk and len(standing.hand) <= HAND_SIZE:
        yield reason("renews-junk", count=standing.junk)


def _discard(standing: Standing, action: act.Discard) -> Told:
    card = action.item & CARD
    if card == _JUNK:
        yield reason("discards-junk")
    yield from spared(standing, card)
    if _is_replaced(standing, action.item):
        yield reason("replaced", card=NAMES[card])


def _is_replaced(standing: Standing, item: int) -> bool:
    """Whether a card is drawn for it in clean-up."""
    return _is_no_cookies(item) and len(standing.own.hand) <= HAND_SIZE


def _sorted(standing: Standing) -> Told:
    plain = [item & CARD for item in standing.own.hand if item & CARD not in COPYING]
    if is_ready(plain, standing.number, 0):
        yield reason("keeps-stack", number=standing.number)
    laid = [one.item for one in standing.view.laid]
    after = len(standing.own.hand)
    if laid and after + len(laid) <= HAND_SIZE and all(map(_is_no_cookies, laid)):
        yield reason("renews", count=len(laid))


def _is_no_cookies(item: int) -> bool:
    """Without Cookies, be they a copy, the hand is smaller."""
    return effective(item) != _COOKIES and item & CARD not in COPYING


# Abilities, and doing no more


def _roll(standing: Standing, action: act.Roll) -> Told:
    others = without(standing.own.hand, action.item)
    is_sure = not any(is_open(one) or effective(one) in HELPERS for one in others)
    if standing.view.stage is Stage.END or not is_sure:
        return
    item = used(action)
    beside = values_now(others, SETS[effective(item)], standing.flashy)
    missing = standing.number - value_of(item, standing.flashy)
    sides = sum(many for points, many in DIE if fewest(beside, missing - points) is not None)
    if sides:
        total = sum(many for _, many in DIE)
        yield reason("roll-chance", count=sides, sides=total, number=standing.number)


def _copy_plain(standing: Standing, action: act.Copy) -> Reason:
    del standing, action
    return reason("copies-cookies", card=NAMES[_COOKIES])


def _wait_plain(standing: Standing, action: Action) -> Reason:
    del action
    return reason(_WAITING.get(standing.view.stage, "ends-turn"))


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
}
