"""Say why an action is illegal, as a player would.

Uses only `decisions`, `legal_actions`, what a card can be used as, and the seat's view, so a
reason reveals nothing the seat does not see. Each generator yields the most telling reason first
and runs on only if that one does not apply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, NamedTuple

from guildhall.core.game import Reason
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.copies import Sources, sources_of, uses_of
from guildhall.games.dale.model.data import NAMES, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import ItemForm, card_of, effective, is_used, value_of
from guildhall.games.dale.model.options import PartnerPassives
from guildhall.games.dale.model.state import State
from guildhall.games.dale.rules.apply import decisions, legal_actions
from guildhall.games.dale.views.observe import View, observe

SENTENCES = {
    "over": "the game is over",
    "waiting": "seat {owner} decides now",
    "not-now": "the decision is {decision} now",
    "not-offered": "this is not among the choices now",
    "not-in-hand": "{card} is not in your hand",
    "not-in-discard": "{card} is not in your discard pile",
    "changed": "{card} is different now: write {now}",
    "must-copy": "say what {card} becomes",
    "cannot-copy": "{card} cannot become {copied_card} now",
    "empty-slot": "there is no card in this slot",
    "too-dear": "your hand holds no payment of {price}",
    "nothing-thrown": "the market discard is empty",
    "no-discovery": "only market_discovery buys from the market discard",
    "needless": "{worth} for a price of {price}: the card of value {value} is not needed",
    "no-payment": "there is no payment of {price} with {card}",
    "underpaid": "the payment is worth {worth}, the price is {price}",
    "no-technique": "{card} is no technique",
    "spent": "{card} has been used this turn already",
    "no-stack": "your cards make no stack of value {number}",
    "junk": "junk cannot be built without stashing_vendor",
    "one-folk": "a stack cannot hold {set} and {other_set}",
    "stack-value": "the next stack needs {number}, these cards have {worth}",
    "no-stack-with": "there is no stack of value {number} with {card}",
    "no-item": "no nostalgic_item of yours in the stack allows that",
}
"""What is said in English, by the kind of reason; other languages have it in their text files."""


class _Case(NamedTuple):
    """The view of the deciding seat; `sources` are the cards that its chameleons can copy."""

    view: View
    seat: Seat
    sources: Sources

    @property
    def number(self) -> int:
        """Return the number of the next stack."""
        return len(self.view.stall(self.view.turn)) + 1

    @property
    def from_hands(self) -> list[int]:
        return [one.item for one in self.view.laid if not one.fetched]

    def could_be(self, *items: int) -> list[int]:
        """Return every card that these items can be used as."""
        return [effective(used) for item in items for _, used in uses_of(self.sources, item)]

    def helps(self, seat: Seat) -> bool:
        """Return whether the passives of a seat's cards count in the stack."""
        return seat == self.view.turn or self.view.rules.partner_passives is PartnerPassives.COUNT

    def values(self, *used: int) -> list[int]:
        """Return the values of what is laid and of these items of the seat."""
        flashy = self.view.flashy if self.seat == self.view.turn else 0
        return [one.value for one in self.view.laid] + [value_of(item, flashy) for item in used]


_Reasons = Generator[Reason, None, None]
_Use = Generator[Reason, None, int]
"""Says why a card cannot be used, else returns the item it is when it is used."""


def why_illegal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return the reason, or None if the action is among `legal_actions`."""
    legal, waiting = legal_actions(state, seat), decisions(state)
    if action in legal:
        return None
    if not waiting:
        return _because("over")
    decision = next((one for one in waiting if one.seat == seat), waiting[0])
    if decision.seat not in (seat, CHANCE):
        return _because("waiting", owner=decision.seat)
    otherwise = _because("not-now", decision=decision.kind)
    if type(action) in map(type, legal):
        otherwise = _because("not-offered")
    reasons = _REASONS.get((decision.kind, type(action)))
    if reasons is None:
        return otherwise
    case = _Case(observe(state, seat), seat, sources_of(state, seat))
    return next(reasons(case, action), otherwise)


def _because(kind: str, **facts: int | str) -> Reason:
    return Reason(SENTENCES[kind].format(**facts), kind, tuple(facts.items()))


def _among(items: Iterable[int], item: int, otherwise: Reason) -> _Reasons:
    """Say why an item is none of these: the card is not there, or not in this form."""
    alike = [one for one in items if card_of(one) == card_of(item)]
    if not alike:
        yield otherwise
    elif item not in alike:
        now = ItemForm().to_text(alike[0])
        yield _because("changed", card=NAMES[card_of(item)], now=now)


def _as(case: _Case, item: int, face: int | None) -> _Use:
    uses, card = dict(uses_of(case.sources, item)), NAMES[card_of(item)]
    if face is None and face not in uses:
        yield _because("must-copy", card=card)
    elif face is not None:
        wrong = _because("cannot-copy", card=card, copied_card=NAMES[card_of(face)])
        yield from _among([one for one in uses if one is not None], face, wrong)
    return uses[face]


def _in_hand(case: _Case, action: Any) -> _Use:
    missing = _because("not-in-hand", card=NAMES[card_of(action.item)])
    yield from _among(case.view.seats[case.seat].hand, action.item, missing)
    return (yield from _as(case, action.item, getattr(action, "face", None)))


def _in_discard(case: _Case, action: Any) -> _Use:
    laid = [one for one in case.view.laid if one.seat == case.seat]
    fetched = Counter(one.was for one in laid if one.fetched)
    left = Counter(case.view.seats[case.seat].discard) - fetched
    yield from _among(left, action.card, _because("not-in-discard", card=NAMES[action.card]))
    items = [effective(one.item) for one in laid].count(Card.NOSTALGIC_ITEM)
    if not case.helps(case.seat) or items <= fetched.total():
        yield _because("no-item")
    return (yield from _as(case, action.card, action.face))


def _slot(case: _Case, action: act.Buy | act.Slot) -> _Reasons:
    row = case.view.market.row
    card = row[action.slot] if 0 <= action.slot < len(row) else None
    if card is None:
        yield _because("empty-slot")
    elif isinstance(action, act.Buy):
        yield _because("too-dear", price=VALUES[card] + action.slot)


def _buy_discarded(case: _Case, _: act.BuyDiscarded) -> _Reasons:
    if not case.view.market.thrown:
        yield _because("nothing-thrown")
    if Card.MARKET_DISCOVERY not in case.could_be(*case.view.seats[case.seat].hand):
        yield _because("no-discovery")
    yield _because("too-dear", price=VALUES[case.view.market.thrown[-1]])


def _needless(price: int, values: list[int]) -> _Reasons:
    worth, value = sum(values), min(values)
    if worth - value >= price:
        yield _because("needless", worth=worth, price=price, value=value)


def _pay(case: _Case, action: act.Pay) -> _Reasons:
    used = yield from _in_hand(case, action)
    yield from _needless(case.view.price, case.values(used))
    yield _because("no-payment", price=case.view.price, card=NAMES[card_of(used)])


def _settle_payment(case: _Case, _: act.Settle) -> _Reasons:
    price, worth = case.view.price, sum(case.values())
    if worth < price:
        yield _because("underpaid", worth=worth, price=price)
    if case.view.slot < 0 and Card.MARKET_DISCOVERY not in map(effective, case.from_hands):
        yield _because("no-discovery")
    yield from _needless(price, case.values())


def _ability(case: _Case, action: act.Play | act.Roll | act.Discover) -> _Reasons:
    used = yield from _in_hand(case, action)
    if isinstance(action, act.Play):
        yield _because("no-technique", card=NAMES[effective(used)])
    elif is_used(used):
        yield _because("spent", card=NAMES[card_of(used)])


def _build(case: _Case, _: act.Build) -> _Reasons:
    yield _because("no-stack", number=case.number)


def _stack(case: _Case, action: Any) -> _Reasons:
    is_fetch = isinstance(action, act.Fetch)
    used = yield from (_in_discard if is_fetch else _in_hand)(case, action)
    yield from _unfit(case, case.from_hands + [used] * (not is_fetch), used)
    yield _because("no-stack-with", number=case.number, card=NAMES[card_of(used)])


def _settle_stack(case: _Case, _: act.Settle) -> _Reasons:
    yield from _unfit(case, case.from_hands)


def _unfit(case: _Case, from_hands: list[int], *used: int) -> _Reasons:
    """Say why these cards do not fit together: with one more item `used`, or as a whole stack."""
    helpers = [effective(one.item) for one in case.view.laid if case.helps(one.seat)]
    helpers += [effective(item) for item in used if case.helps(case.seat)]
    own, slack = case.view.seats[case.seat], helpers.count(Card.ACCORDION)
    if used:  # more cards can follow
        helpers += case.could_be(*own.hand, *own.discard)
    folks = {SETS[effective(item)] for item in from_hands}
    if -1 in folks and Card.STASHING_VENDOR not in helpers:
        yield _because("junk")
    names = [Folk(folk).name.lower() for folk in sorted(folks - {-1})]
    if len(names) > 1 and Card.EMPTY_CHEST not in helpers:
        yield _because("one-folk", set=names[0], other_set=names[1])
    worth = sum(case.values(*used))
    if worth - slack > case.number or (not used and worth + slack < case.number):
        yield _because("stack-value", number=case.number, worth=worth)


_TABLE: tuple[tuple[str, type, Callable[[_Case, Any], Iterator[Reason]]], ...] = (
    ("act", act.Buy, _slot),
    ("slot", act.Slot, _slot),
    ("act", act.BuyDiscarded, _buy_discarded),
    ("pay", act.Pay, _pay),
    ("pay", act.Settle, _settle_payment),
    ("act", act.Play, _ability),
    ("act bonus end", act.Roll, _ability),
    ("act bonus end window", act.Discover, _ability),
    ("act bonus", act.Build, _build),
    ("stack help", act.Stack, _stack),
    ("stack help", act.Fetch, _stack),
    ("stack help", act.Settle, _settle_stack),
    ("inventory", act.Discard, _in_hand),
    ("give", act.Give, _in_hand),
    ("hide", act.Hide, _in_hand),
)
_REASONS = {(at, kind): reasons for places, kind, reasons in _TABLE for at in places.split()}
