"""What each action is worth to a greedy merchant, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.dale import actions as act
from guildhall.games.dale.actions import Action
from guildhall.games.dale.data import HAS_PLUS, NAMES, SETS, VALUES, Card, Folk
from guildhall.games.dale.items import CARD, as_copy, effective, value_of
from guildhall.games.dale.plans import keeping, plan, stack_helped, want
from guildhall.games.dale.state import Stage
from guildhall.games.dale.view import SeatView, View, flashy_of

_JUNK = int(Card.JUNK)
_BUILD = 400
_LEAST_BUY = 6
_DIG = 4
_END_OF_TURN = 0
_FOLK_BY_TASTE = (
    Folk.SQUIRRELS,
    Folk.MACAWS,
    Folk.PANDAS,
    Folk.OCELOTS,
    Folk.CHAMELEONS,
    Folk.RACCOONS,
)


class Weighed(NamedTuple):
    """What an action is worth, and why."""

    value: int
    reasons: tuple[Reason, ...] = ()


class Judge:
    """Weighs the actions of one seat in one position."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.own: SeatView = view.seats[seat]
        stall = self.stall_of(seat)
        self.number = len(view.stalls[stall]) + 1
        self.last = view.rules.stacks_to_win
        self.hand = tuple(item & CARD for item in self.own.hand)
        laid = [one.was & CARD for one in view.laid if one.seat == seat]
        self.cards = tuple(sorted((*self.hand, *laid, *self._piles())))
        self.keep = keeping(self.cards, self.number, self.last)
        self.beyond = keeping(self.cards, self.number + 1, self.last)
        self.junk = self.hand.count(_JUNK)
        planned = plan(self.cards, self.number, self.last)
        self.is_stuck = all(one.number != self.number for one in planned)
        """Whether no cards it has make the next stack."""
        self.flashy = flashy_of(view, seat)

    def stall_of(self, seat: Seat) -> int:
        return seat % 2 if self.view.rules.teams else seat

    def _piles(self) -> Iterable[int]:
        """The own cards outside the hand, as far as they are known."""
        yield from self.own.discard
        yield from (back.card for back in self.own.top if back.card is not None)
        for pool in self.view.pools:
            if pool.pool == self.own.pool and self.own.deck:
                yield from pool.cards

    def want(self, card: int) -> int:
        return want(self.cards, card, self.number, self.last)

    def worth_keeping(self, card: int) -> int:
        return self.keep.get(card, 3 * VALUES[card])

    def weigh(self, action: Action) -> Weighed:
        return _WEIGH[type(action)](self, action)

    # What can be said of the hand

    def stack_now(self) -> tuple[int, ...]:
        """The cards in hand that plainly are the next stack."""
        found = plan(tuple(sorted(self.hand)), self.number, self.number)
        return found[0].cards if found else ()

    def opponents(self) -> list[Seat]:
        own = self.stall_of(self.seat)
        return [one for one in range(len(self.view.seats)) if self.stall_of(one) != own]

    # Actions

    def build(self, action: act.Build) -> Weighed:
        del action
        if self.view.rules.teams and not self.stack_now() and not self.view.asked:
            return Weighed(_DIG + 2, (self._ask_reason(),))
        return Weighed(_BUILD, (self._build_reason(),))

    def _build_reason(self) -> Reason:
        if self.number == self.last:
            return reason("win")
        return reason("build", number=self.number)

    def _ask_reason(self) -> Reason:
        laid = [one.value for one in self.view.laid if one.seat == self.view.turn]
        likely = [
            VALUES[card] for card in self.hand if card != _JUNK and VALUES[card] < self.number
        ]
        return reason("ask", missing=self.number - (sum(laid) or max(likely, default=1)))

    def buy(self, card: int, price: int) -> Weighed:
        gain = self.want(card) - self._price_in_cards(price)
        number = stack_helped(self.cards, card, self.number, self.last)
        why = [] if number is None else [reason("buy-for-stack", card=NAMES[card], number=number)]
        if card == Card.ESSENTIAL_PURCHASE:
            thinned = min(3, self.junk, price)
            gain += 9 * thinned
            why += [reason("thin")] if thinned else []
        why.append(self._set_reason(card))
        return Weighed(gain if gain >= _LEAST_BUY else gain - 50, tuple(why[:3]))

    def _price_in_cards(self, price: int) -> int:
        """What is lost in paying: cheap cards first, a fraction of what they are worth in hand."""
        lost = 0
        for card in sorted(self.hand, key=self.worth_keeping):
            if price <= 0:
                break
            lost += self.worth_keeping(card)
            price -= VALUES[card] + self.flashy
        return lost // 5

    def _set_reason(self, card: int) -> Reason:
        same = sum(SETS[one] == SETS[card] for one in self.cards)
        if same > 1 and card != _JUNK:
            return reason("keep-set", deck=Folk(SETS[card]).name.lower())
        return reason("buy", card=NAMES[card])

    def buy_slot(self, action: act.Buy) -> Weighed:
        card = self.view.market.row[action.slot]
        return Weighed(-99) if card is None else self.buy(card, VALUES[card] + action.slot)

    def buy_discarded(self, action: act.BuyDiscarded) -> Weighed:
        del action
        card = self.view.market.thrown[-1]
        return self.buy(card, VALUES[card])

    def inventory(self, action: act.Inventory) -> Weighed:
        del action
        loose = sum(self.worth_keeping(card) < _KEPT for card in self.hand)
        return Weighed(_DIG if loose else -90, (reason("fresh-cards"),))

    def play(self, action: act.Play) -> Weighed:
        used = action.item if action.face is None else as_copy(action.item, action.face)
        face = effective(used)
        gain = _TECHNIQUES[face](self) if face in _TECHNIQUES else 0
        if self.is_stuck and face in _BRING_CARDS:
            gain = max(gain, 0) + _NEW_CARDS
        printed = action.item & CARD
        stack = self.stack_now()
        if stack and (printed in stack or face in _UNSETTLING):
            return Weighed(-60, (reason("done"),))
        if gain <= 0:
            return Weighed(gain - 30, (reason("done"),))
        first = _BUILD if HAS_PLUS[face] else 0
        kind = "plus" if HAS_PLUS[face] else "technique"
        return Weighed(first + gain, (reason(kind, card=NAMES[face]),))

    def roll(self, action: act.Roll) -> Weighed:
        del action
        value = -20 if self.stack_now() else _BUILD - 50
        return Weighed(value if self.view.stage is not Stage.END else -20, (reason("roll"),))

    def discover(self, action: act.Discover) -> Weighed:
        del action
        return Weighed(-10, (reason("discover"),))

    def copy(self, action: act.Copy) -> Weighed:
        del action
        return Weighed(20, (reason("copy", card=NAMES[Card.COOKIES]),))

    def wait(self, action: Action) -> Weighed:
        """To do no more of something."""
        del action
        return Weighed(_END_OF_TURN, (reason("done"),))

    # Paying, building, sorting

    def pay(self, action: act.Pay) -> Weighed:
        card = action.item & CARD
        value = 100 - self.worth_keeping(card)
        if action.face is not None:
            value -= value_of(as_copy(action.item, action.face), self.flashy)
        return Weighed(value, (reason("pay-weakest"),))

    def settle(self, action: act.Settle) -> Weighed:
        del action
        if self.view.stage is Stage.INVENTORY:
            return Weighed(0, (reason("keep-for-stack", number=self.number),))
        if self.view.stage is Stage.PAY:
            return Weighed(500, (reason("pay-weakest"),))
        if self.view.stage is Stage.HELP:
            return Weighed(500, (reason("help"),))
        return Weighed(500, (self._build_reason(),))

    def stack(self, action: act.Stack) -> Weighed:
        """Cards that later stacks do not need; large ones first, so that few are used."""
        item = action.item if action.face is None else as_copy(action.item, action.face)
        card = action.item & CARD
        value = value_of(item, self.flashy)
        later = self.beyond.get(card, 0)
        if self.view.rules.teams and not self.stack_now() and self.view.stage is Stage.STACK:
            later = 0
        return Weighed(300 + 9 * value - later, (self._build_reason(),))

    def fetch(self, action: act.Fetch) -> Weighed:
        card = action.card
        value = 320 + 9 * VALUES[card] - self.beyond.get(card, 0)
        return Weighed(value, (self._build_reason(),))

    def ask(self, action: act.Ask) -> Weighed:
        del action
        return Weighed(350, (self._ask_reason(),))

    def decline(self, action: act.Decline) -> Weighed:
        del action
        return Weighed(-10, (reason("done"),))

    def discard(self, action: act.Discard) -> Weighed:
        card = action.item & CARD
        value = _KEPT - self.worth_keeping(card)
        return Weighed(value, (reason("lose-worst", card=NAMES[card]),))

    def scrap(self, action: act.Scrap) -> Weighed:
        del action
        return Weighed(50, (reason("thin"),))

    # Techniques

    def put(self, action: act.Put) -> Weighed:
        """The best card on top, that is last."""
        card = action.item & CARD
        return Weighed(-self.worth_keeping(card), (reason("lose-worst", card=NAMES[card]),))

    def throw(self, action: act.Throw) -> Weighed:
        card = action.item & CARD
        play = self.view.play
        if play is not None and play.face == Card.SABOTAGE:
            is_theirs = play.target in self.opponents()
            value = VALUES[card] * 10 if card != _JUNK else -10
            return Weighed(value if is_theirs else -value, (reason("hinder", owner=play.target),))
        value = 60 - self.worth_keeping(card) - (0 if card == _JUNK else 5)
        return Weighed(value, (self._loss_reason(card),))

    def _loss_reason(self, card: int) -> Reason:
        return reason("thin") if card == _JUNK else reason("lose-worst", card=NAMES[card])

    def keep_card(self, action: act.Keep) -> Weighed:
        value = max(self.want(action.card), self.worth_keeping(action.card))
        return Weighed(value, (reason("keep-best", card=NAMES[action.card]),))

    def give_back(self, action: act.Return) -> Weighed:
        why = reason("lose-worst", card=NAMES[action.card])
        return Weighed(-self.worth_keeping(action.card), (why,))

    def slot(self, action: act.Slot) -> Weighed:
        card = self.view.market.row[action.slot]
        if card is None:
            return Weighed(-99)
        return Weighed(self.want(card), (self._set_reason(card),))

    def target(self, action: act.Target) -> Weighed:
        stacks = len(self.view.stalls[self.stall_of(action.seat)])
        is_rival = action.seat in self.opponents()
        value = 10 + 5 * stacks if is_rival else -50
        most = max(len(self.view.stalls[self.stall_of(one)]) for one in self.opponents())
        kind = "leader" if is_rival and stacks == most else "hinder"
        return Weighed(value, (reason(kind, owner=action.seat),))

    def give(self, action: act.Give) -> Weighed:
        card = action.item & CARD
        return Weighed(100 - self.worth_keeping(card), (self._loss_reason(card),))

    def swap(self, action: act.Swap) -> Weighed:
        return Weighed(self.want(action.card), (self._set_reason(action.card),))

    def hide(self, action: act.Hide) -> Weighed:
        """A card of a set that is not too dear: with another value it may be a stack."""
        card = action.item & CARD
        value = -5 if card == _JUNK else 20 - VALUES[card]
        return Weighed(value, (reason("technique", card=NAMES[Card.BLINDFOLD]),))

    def guess(self, action: act.Guess) -> Weighed:
        """The value most cards that it could be have now."""
        return Weighed(
            self._possible_values()[action.value], (reason("guess", value=action.value),)
        )

    def _possible_values(self) -> Counter[int]:
        shown = self.view.seats[self.view.turn]
        found: Counter[int] = Counter()
        for value in shown.values:
            found[value] += 20
        for share in shown.hidden:
            cards = [
                card for pool in self.view.pools if pool.pool == share.pool for card in pool.cards
            ]
            for card in cards:
                found[VALUES[card] + self.view.flashy] += 20 * share.cards // max(1, len(cards))
        return found

    def value(self, action: act.Value) -> Weighed:
        """The value with which the card alone, or else with others, is the next stack."""
        hidden = None if self.view.play is None else self.view.play.hidden
        card = _JUNK if hidden is None else hidden & CARD
        missing = self.number - action.value
        beside = [one for one in self.hand if SETS[one] == SETS[card] >= 0]
        fits = missing == 0 or any(VALUES[one] == missing for one in beside if one != card)
        return Weighed(50 * fits + action.value, (reason("fits", value=action.value),))

    def wish(self, action: act.Wish) -> Weighed:
        place = _FOLK_BY_TASTE.index(action.deck)
        return Weighed(-place, (reason("wish", deck=action.deck.name.lower()),))


_KEPT = 20
"""Cards worth at least so much stay in hand."""


# What a technique is worth when it is played now


def _swift_broker(judge: Judge) -> int:
    loose = sum(judge.worth_keeping(card) < _KEPT for card in judge.hand)
    return 12 if loose - 1 >= 3 and loose == len(judge.hand) else -10


def _shattered_relic(judge: Judge) -> int:
    return 40 if judge.junk else -10


def _rotten_food(judge: Judge) -> int:
    """Not onto decks that are buried already: nobody would ever come to the end of that."""
    others = [one.top for seat, one in enumerate(judge.view.seats) if seat != judge.seat]
    return -30 if min(map(len, others)) > _BURIED else _dirty_exchange(judge)


def _dirty_exchange(judge: Judge) -> int:
    return 35 if judge.junk else -10


def _favourite_toy(judge: Judge) -> int:
    pile = judge.own.discard
    if not pile or pile[-1] in (_JUNK, Card.FAVOURITE_TOY):
        return -5
    return judge.worth_keeping(pile[-1])


def _flashy_show(judge: Judge) -> int:
    """Only where one more on every card makes the next stack."""
    if judge.stack_now():
        return -20
    raised = {VALUES[card] + judge.flashy + 1 for card in judge.hand if card != _JUNK}
    return 60 if judge.number in raised else -5


def _prepaid_good(judge: Judge) -> int:
    row = [card for card in judge.view.market.row if card is not None]
    return max((judge.want(card) for card in row), default=-10) + 10


def _gift_voucher(judge: Judge) -> int:
    row = [card for card in judge.view.market.row if card is not None]
    best = max((judge.want(card) for card in row), default=-99)
    return best - judge.worth_keeping(int(Card.GIFT_VOUCHER)) - 10


def _treasure_hunter(judge: Judge) -> int:
    tops = [
        judge.view.seats[one].discard[-1]
        for one in range(len(judge.view.seats))
        if one != judge.seat and judge.view.seats[one].discard
    ]
    return max((judge.want(card) for card in tops), default=-10) + 5


def _acorn(judge: Judge) -> int:
    own = judge.stall_of(judge.seat)
    cards = [
        card
        for number, stall in enumerate(judge.view.stalls)
        if number != own
        for stack in stall
        for card in stack
    ]
    best = max((judge.want(card) for card in cards), default=-99)
    return best - judge.worth_keeping(int(Card.ACORN)) - 10


def _wily_fellow(judge: Judge) -> int:
    """Where the discard pile is better than the deck."""
    pile = judge.own.discard
    pools = {pool.pool: pool.cards for pool in judge.view.pools}
    deck = pools.get(judge.own.pool, ())
    if len(pile) < 4 or not deck:
        return -5
    good = sum(map(judge.worth_keeping, pile)) * len(deck)
    return 8 if good > 1.3 * sum(map(judge.worth_keeping, deck)) * len(pile) else -5


def _new_season(judge: Judge) -> int:
    loose = [
        card
        for card in judge.own.discard
        if card != _JUNK and VALUES[card] == 1 and judge.worth_keeping(card) < _KEPT
    ]
    return 25 if loose else -8


def _loyal_partner(judge: Judge) -> int:
    row = [card for card in judge.view.market.row if card is not None]
    return 10 if max((judge.want(card) for card in row), default=0) < 25 else -8


def _always(gain: int) -> Callable[[Judge], int]:
    """A technique that is worth so much whatever lies there."""

    def worth(judge: Judge) -> int:
        del judge
        return gain

    return worth


def _gamble(judge: Judge) -> int:
    return 15 if judge.junk * 2 > len(judge.hand) else -10


_TECHNIQUES: Mapping[int, Callable[[Judge], int]] = {
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
_BRING_CARDS = frozenset(
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
_UNSETTLING = frozenset(
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

_WEIGH: Mapping[type, Callable[[Judge, Any], Weighed]] = {
    act.Wish: Judge.wish,
    act.Buy: Judge.buy_slot,
    act.BuyDiscarded: Judge.buy_discarded,
    act.Play: Judge.play,
    act.Build: Judge.build,
    act.Inventory: Judge.inventory,
    act.Roll: Judge.roll,
    act.Discover: Judge.discover,
    act.Copy: Judge.copy,
    act.Pay: Judge.pay,
    act.Stack: Judge.stack,
    act.Fetch: Judge.fetch,
    act.Discard: Judge.discard,
    act.Settle: Judge.settle,
    act.Ask: Judge.ask,
    act.Decline: Judge.decline,
    act.Scrap: Judge.scrap,
    act.Enough: Judge.wait,
    act.Done: Judge.wait,
    act.Put: Judge.put,
    act.Throw: Judge.throw,
    act.Keep: Judge.keep_card,
    act.Return: Judge.give_back,
    act.Slot: Judge.slot,
    act.Target: Judge.target,
    act.Give: Judge.give,
    act.Swap: Judge.swap,
    act.Hide: Judge.hide,
    act.Guess: Judge.guess,
    act.Value: Judge.value,
}
