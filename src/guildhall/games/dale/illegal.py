"""Why an action is illegal.

Asks the rules who decides what, what is legal and what a card can be used as, and the seat's view
for everything else, so a reason tells no seat more than it sees. Functions that yield reasons yield
the most telling first; what follows is asked only if that does not hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import astuple
from typing import Any, NamedTuple

from guildhall.core.game import Reason
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale import actions as act
from guildhall.games.dale.actions import Action
from guildhall.games.dale.copies import sources_of, uses_of
from guildhall.games.dale.data import NAMES, SETS, VALUES, Card, Folk, decks_needed
from guildhall.games.dale.items import ItemForm, card_of, effective, is_open, is_used, value_of
from guildhall.games.dale.rules import decisions, legal_actions
from guildhall.games.dale.state import PartnerPassives, State
from guildhall.games.dale.view import LaidView, View, flashy_of, observe


class _Case(NamedTuple):
    """What a deciding seat sees and may do; `uses` gives the faces a card can be used with."""

    view: View
    seat: Seat
    legal: tuple[Action, ...]
    uses: Callable[[int], dict[int | None, int]]

    @property
    def stall(self) -> int:
        return self.view.turn % 2 if self.view.rules.teams else self.view.turn

    @property
    def number(self) -> int:
        """The number of the next stack."""
        return len(self.view.stalls[self.stall]) + 1

    @property
    def from_hands(self) -> list[int]:
        return [one.item for one in self.view.laid if not one.fetched]

    def laid(self, *, fetched: bool) -> list[LaidView]:
        """What this seat has laid from its hand or its discard pile."""
        return [one for one in self.view.laid if (one.seat, one.fetched) == (self.seat, fetched)]

    def helps(self, seat: Seat) -> bool:
        """Whether the cards of a seat have their effect in the stack."""
        return self.view.rules.partner_passives is PartnerPassives.COUNT or seat == self.view.turn

    def helpers(self, *more: int) -> list[int]:
        """The cards that have their effect in the stack, with more items of this seat."""
        laid = [effective(one.item) for one in self.view.laid if self.helps(one.seat)]
        return laid + [effective(item) for item in more if self.helps(self.seat)]

    def values(self, *more: int) -> list[int]:
        """The values of what is laid, and of more items of this seat."""
        flashy = flashy_of(self.view, self.seat)
        return [one.value for one in self.view.laid] + [value_of(item, flashy) for item in more]


_Reasons = Callable[[_Case, Any], Iterator[Reason]]


def why_illegal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return why a seat may not do this now, or None if it may."""
    legal, waiting = legal_actions(state, seat), decisions(state)
    if action in legal:
        return None
    if not waiting:
        return _why("over", "the game is over")
    decision = next((one for one in waiting if one.seat == seat), waiting[0])
    if decision.seat not in (seat, CHANCE):
        return _why("waiting", "seat {owner} decides now", owner=decision.seat)
    not_now = _why("not-now", "the decision is {decision} now", decision=decision.kind)
    reasons = _REASONS.get((decision.kind, type(action)))
    if reasons is None:
        return not_now

    def uses(item: int) -> dict[int | None, int]:
        return dict(uses_of(sources_of(state, seat), item))

    return next(reasons(_Case(observe(state, seat), seat, legal, uses), action), not_now)


def _why(kind: str, sentence: str, **facts: int | str) -> Reason:
    return Reason(sentence.format(**facts), kind, tuple(facts.items()))


def _of_card(kind: str, sentence: str, item: int, **facts: int | str) -> Reason:
    return _why(kind, sentence, card=NAMES[card_of(item)], **facts)


# Which card it is, and what it becomes


def _among(items: Iterable[int], item: int, otherwise: Reason) -> Iterator[Reason]:
    """Why an item is none of these."""
    alike = [one for one in items if card_of(one) == card_of(item)]
    if not alike:
        yield otherwise
    elif item not in alike:
        yield _of_card("changed", "{card} is {now} now", item, now=ItemForm().to_text(alike[0]))


def _in_hand(case: _Case, item: int) -> Iterator[Reason]:
    missing = _of_card("not-in-hand", "{card} is not in your hand", item)
    if card_of(item) in [card_of(one.was) for one in case.laid(fetched=False)]:
        missing = _of_card("laid", "you have laid {card} already", item)
    yield from _among(case.view.seats[case.seat].hand, item, missing)


def _in_discard(case: _Case, item: int) -> Iterator[Reason]:
    fetched = case.laid(fetched=True)
    left = Counter(case.view.seats[case.seat].discard) - Counter(one.was for one in fetched)
    if item in [one.was for one in fetched] and item not in left:
        yield _of_card("laid", "you have laid {card} already", item)
    missing = _of_card("not-in-discard", "{card} is not in your discard pile", item)
    yield from _among(left, item, missing)
    items = [effective(one.item) for one in (*fetched, *case.laid(fetched=False))]
    if not case.helps(case.seat) or items.count(Card.NOSTALGIC_ITEM) <= len(fetched):
        yield _why("no-item", "no nostalgic_item of yours in the stack allows that")


def _offered(case: _Case, item: int) -> Iterator[Reason]:
    offered = [fields[0] for fields in map(astuple, case.legal) if fields]
    says = "{card} is none of the cards to choose from"
    yield from _among(offered, item, _of_card("not-offered", says, item))


def _scrappable(case: _Case, item: int) -> Iterator[Reason]:
    if item in case.from_hands:
        yield _of_card("not-junk", "{card} does not count as junk here", item)
    yield from _offered(case, item)


def _face(case: _Case, item: int, face: int | None) -> Iterator[Reason]:
    """Why a card cannot be used with this face."""
    faces = [one for one in case.uses(item) if one is not None]
    if face is None and faces:
        yield _of_card("must-copy", "say what {card} becomes", item)
    elif face is not None and not is_open(item):
        yield _of_card("no-copy", "{card} cannot become another card", item)
    elif face is not None:
        says, copied = "{card} cannot become {copied_card} now", NAMES[card_of(face)]
        yield from _among(faces, face, _of_card("cannot-copy", says, item, copied_card=copied))


def _card(where: _Reasons, then: _Reasons | None = None) -> _Reasons:
    """Why a card is not there or cannot be used so; then what speaks against the item it is."""

    def reasons(case: _Case, action: Any) -> Iterator[Reason]:
        item, *face = astuple(action)
        yield from where(case, item)
        if face:
            yield from _face(case, item, *face)
        if then is not None:
            yield from then(case, case.uses(item)[face[0]])

    return reasons


# Voting, buying, abilities


def _wish(case: _Case, action: Any) -> Iterator[Reason]:
    view, wished = case.view, case.view.wishes[case.seat]
    number = decks_needed(len(view.seats), teams=view.rules.teams)
    if isinstance(action, act.Wish) and len(wished) < number:
        yield _why("wished", "you have named {deck} already", deck=action.deck.name.lower())
    says = "you name {number} decks and have named {count}"
    yield _why("wishes", says, number=number, count=len(wished))


def _slot(case: _Case, action: Any) -> Iterator[Reason]:
    row = case.view.market.row
    if not 0 <= action.slot < len(row):
        yield _why("no-slot", "the slots are 0 to {most}", most=len(row) - 1)
    if row[action.slot] is None:
        yield _why("empty-slot", "there is no card in slot {slot}", slot=action.slot)


def _buy(case: _Case, action: act.Buy) -> Iterator[Reason]:
    yield from _slot(case, action)
    yield _too_dear(case.view.market.row[action.slot], action.slot)


def _too_dear(card: int | None, surcharge: int) -> Reason:
    price = VALUES[card or 0] + surcharge
    return _why("too-dear", "your hand holds no payment of {price}", price=price)


def _buy_discarded(case: _Case, _: act.BuyDiscarded) -> Iterator[Reason]:
    if not case.view.market.thrown:
        yield _why("nothing-thrown", "the market discard is empty")
    hand = case.view.seats[case.seat].hand
    yield from _lacks_discovery([used for item in hand for used in case.uses(item).values()])
    yield _too_dear(case.view.market.thrown[-1], 0)


def _lacks_discovery(items: list[int]) -> Iterator[Reason]:
    if Card.MARKET_DISCOVERY not in map(effective, items):
        yield _why("no-discovery", "only market_discovery buys from the market discard")


def _needless(price: int, values: list[int]) -> Iterator[Reason]:
    worth, value = sum(values), min(values)
    if worth - value >= price:
        says = "{worth} for a price of {price}: the card of value {value} is not needed"
        yield _why("needless", says, worth=worth, price=price, value=value)


def _pay(case: _Case, used: int) -> Iterator[Reason]:
    price = case.view.price
    yield from _needless(price, case.values(used))
    yield _of_card("no-payment", "there is no payment of {price} with {card}", used, price=price)


def _settle_payment(case: _Case, _: act.Settle) -> Iterator[Reason]:
    price, worth = case.view.price, sum(case.values())
    if worth < price:
        says = "the payment is worth {worth}, the price is {price}"
        yield _why("underpaid", says, worth=worth, price=price)
    if case.view.slot < 0:
        yield from _lacks_discovery(case.from_hands)
    yield from _needless(price, case.values())


def _play(_: _Case, used: int) -> Iterator[Reason]:
    yield _of_card("no-technique", "{card} is no technique", effective(used))


def _roll(_: _Case, used: int) -> Iterator[Reason]:
    if effective(used) == Card.BOLD_HAGGLER:
        yield _of_card("spent", "{card} has been used this turn already", used)
    yield _of_card("no-ability", "{card} cannot do that", effective(used))


def _discover(case: _Case, action: act.Discover) -> Iterator[Reason]:
    item, market = action.item, case.view.market
    yield from _in_hand(case, item)
    if is_used(item) and (is_open(item) or effective(item) == Card.MARKET_DISCOVERY):
        yield _of_card("spent", "{card} has been used this turn already", item)
    if not market.deck and not market.thrown:
        yield _why("no-market-cards", "the market has no card to throw away")
    yield from _face(case, item, action.face)
    yield _of_card("no-ability", "{card} cannot do that", effective(case.uses(item)[action.face]))


def _copy(*_: Any) -> Iterator[Reason]:
    yield _why("only-cookies", "only a card with another choice too can become cookies now")


# Techniques


def _target(case: _Case, action: act.Target) -> Iterator[Reason]:
    seat, face = action.seat, 0 if case.view.play is None else case.view.play.face
    if seat == case.seat or not 0 <= seat < len(case.view.seats):
        yield _why("no-other", "choose another player")
    if face == Card.NUISANCE:
        yield _why("seat-order", "choose each player once, in seat order")
    if face == Card.BLINDFOLD:
        yield _why("team-mate", "seat {owner} is no opponent", owner=seat)
    yield _why("empty-pile", "the discard pile of seat {owner} is empty", owner=seat)


def _swap(case: _Case, action: act.Swap) -> Iterator[Reason]:
    if action.stall == case.stall:
        yield _why("own-stall", "this is your own stall")
    stalls = case.view.stalls
    if not 0 <= action.stall < len(stalls) or not 0 < action.stack <= len(stalls[action.stall]):
        yield _why("no-such-stack", "there is no such stack")
    says = "{card} is not in stack {number} of that stall"
    yield _of_card("not-in-stack", says, action.card, number=action.stack)


def _number(case: _Case, _: Any) -> Iterator[Reason]:
    values = [value for one in case.legal for value in astuple(one)]
    least, most = min(values), max(values)
    yield _why("out-of-range", "choose from {least} to {most}", least=least, most=most)


# Building


def _build(case: _Case, _: act.Build) -> Iterator[Reason]:
    yield _why("no-stack", "your cards make no stack of value {number}", number=case.number)


def _mixed(items: list[int], helpers: list[int]) -> Iterator[Reason]:
    """Why these hand cards cannot be in one stack."""
    folks = {SETS[effective(item)] for item in items}
    if -1 in folks and Card.STASHING_VENDOR not in helpers:
        yield _why("junk", "junk cannot be built without stashing_vendor")
    names = [Folk(folk).name.lower() for folk in sorted(folks - {-1})]
    if len(names) > 1 and Card.EMPTY_CHEST not in helpers:
        says = "a stack cannot hold {set} and {other_set}"
        yield _why("one-folk", says, set=names[0], other_set=names[1])


def _off(case: _Case, *used: int, is_whole: bool = False) -> Iterator[Reason]:
    """Why a stack has too much with these items or, if it is whole, too little."""
    worth, slack = sum(case.values(*used)), case.helpers(*used).count(Card.ACCORDION)
    if worth - slack > case.number or (is_whole and worth + slack < case.number):
        says = "the next stack needs {number}, these cards have {worth}"
        yield _why("stack-value", says, number=case.number, worth=worth)


def _stack(case: _Case, used: int) -> Iterator[Reason]:
    own = (*case.view.seats[case.seat].hand, *case.view.seats[case.seat].discard)
    others = [effective(one) for item in own for one in case.uses(item).values()]
    yield from _mixed([*case.from_hands, used], [*case.helpers(used), *others])
    yield from _add(case, used)


def _add(case: _Case, used: int) -> Iterator[Reason]:
    yield from _off(case, used)
    says = "there is no stack of value {number} with {card}"
    yield _of_card("no-stack-with", says, used, number=case.number)


def _charm(case: _Case, used: int) -> Iterator[Reason]:
    yield from _mixed([used], [effective(used)])
    yield from _off(case, used, is_whole=True)


def _settle_stack(case: _Case, _: act.Settle) -> Iterator[Reason]:
    if case.seat not in [one.seat for one in case.view.laid]:
        yield _why("nothing-laid", "you have laid no card yet")
    yield from _mixed(case.from_hands, case.helpers())
    yield from _off(case, is_whole=True)


def _ask(case: _Case, _: act.Ask) -> Iterator[Reason]:
    laid = tuple(sorted(card_of(one.was) for one in case.laid(fetched=False)))
    if not case.view.rules.teams:
        yield _why("no-partner", "there is no partner to ask")
    if not laid:
        yield _why("nothing-laid", "you have laid no card yet")
    if laid in case.view.asked:
        yield _why("asked-already", "your partner was asked with these cards before")
    if not case.helps(CHANCE) or Folk.SQUIRRELS not in case.view.decks:
        yield from _mixed(case.from_hands, case.helpers())
    says = "the stack of value {number} has no room for a card of your partner"
    yield _why("no-room", says, number=case.number)


_TABLE: tuple[tuple[str, tuple[type, ...], _Reasons], ...] = (
    ("wish", (act.Wish, act.Done), _wish),
    ("act", (act.Buy,), _buy),
    ("act", (act.BuyDiscarded,), _buy_discarded),
    ("act", (act.Play,), _card(_in_hand, _play)),
    ("act bonus", (act.Build,), _build),
    ("act bonus end", (act.Roll,), _card(_in_hand, _roll)),
    ("act bonus end window", (act.Discover,), _discover),
    ("window", (act.Copy,), _card(_in_hand, _copy)),
    ("pay", (act.Pay,), _card(_in_hand, _pay)),
    ("pay", (act.Settle,), _settle_payment),
    ("scrap", (act.Scrap,), _card(_scrappable)),
    ("stack help", (act.Stack,), _card(_in_hand, _stack)),
    ("stack help", (act.Fetch,), _card(_in_discard, _add)),
    ("stack help", (act.Settle,), _settle_stack),
    ("stack", (act.Ask,), _ask),
    ("charm", (act.Stack,), _card(_offered, _charm)),
    ("inventory give hide", (act.Discard, act.Give, act.Hide), _card(_in_hand)),
    ("order throw keep return", (act.Put, act.Throw, act.Keep, act.Return), _card(_offered)),
    ("slot", (act.Slot,), _slot),
    ("target", (act.Target,), _target),
    ("swap", (act.Swap,), _swap),
    ("guess", (act.Guess,), _number),
    ("value", (act.Value,), _number),
)
_REASONS = {
    (decision, kind): reasons
    for decided, kinds, reasons in _TABLE
    for decision in decided.split()
    for kind in kinds
}
