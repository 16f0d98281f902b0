"""What each action is worth to a greedy merchant, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from guildhall.bots.bot import Reason, reason
from guildhall.games.dale import actions as act
from guildhall.games.dale.actions import Action
from guildhall.games.dale.data import HAS_PLUS, NAMES, SETS, VALUES, Card, Folk
from guildhall.games.dale.gains import BRING_CARDS, LOSE_JUNK, UNSETTLING, gain_of
from guildhall.games.dale.items import CARD, as_copy, effective, value_of
from guildhall.games.dale.plans import plan, stack_helped
from guildhall.games.dale.standing import KEPT, Standing
from guildhall.games.dale.state import Stage

PATIENCE = 16
"""In one of so many choices no technique is played: two may bring each other back for ever."""
_JUNK = int(Card.JUNK)
_BUILD = 400
_ASK = 350
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


class Judge(Standing):
    """Weighs the actions of one seat in one position."""

    def weigh(self, action: Action) -> Weighed:
        return _WEIGH[type(action)](self, action)

    # Actions

    def build(self, action: act.Build) -> Weighed:
        del action
        if self.view.rules.teams and not self.stack_now():
            is_worth_asking = not self.view.asked and self.junk < len(self.hand)
            return Weighed(_DIG + 2 if is_worth_asking else -20, (self._ask_reason(),))
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
        loose = sum(self.worth_keeping(card) < KEPT for card in self.hand)
        return Weighed(_DIG if loose else -90, (reason("fresh-cards"),))

    def play(self, action: act.Play) -> Weighed:
        used = action.item if action.face is None else as_copy(action.item, action.face)
        face = effective(used)
        gain = gain_of(self, face)
        printed = action.item & CARD
        stack = self.stack_now()
        if stack and (printed in stack or face in UNSETTLING):
            return Weighed(-60, (reason("done"),))
        if gain <= 0 or self._costs_a_purchase(printed, face):
            return Weighed(min(gain, 0) - 30, (reason("done"),))
        first = _BUILD if HAS_PLUS[face] else 0
        kind = "plus" if HAS_PLUS[face] else "technique"
        return Weighed(first + gain, (reason(kind, card=NAMES[face]),))

    def _costs_a_purchase(self, card: int, face: int) -> bool:
        """Whether this card is needed to pay for one that would lead on, where its own do not."""
        if not self.is_stuck or face in BRING_CARDS:
            return False
        purse = sum(VALUES[one] + self.flashy for one in self.hand)
        left = purse - VALUES[card] - self.flashy - (face in LOSE_JUNK)
        prices = [
            VALUES[one] + slot
            for slot, one in enumerate(self.view.market.row)
            if one is not None and self.buy(one, VALUES[one] + slot).value > 0
        ]
        return any(price <= purse for price in prices) and all(price > left for price in prices)

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
        if self.view.rules.teams and self.view.stage is Stage.STACK:
            own = self._own_stack()
            if card in own:
                return Weighed(_ASK + 20 + value, (self._build_reason(),))
            later = 0 if not own else later
        return Weighed(300 + 9 * value - later, (self._build_reason(),))

    def _own_stack(self) -> Counter[int]:
        """What is still to be laid of a stack that needs no partner, if there is one."""
        laid = Counter(one.was & CARD for one in self.view.laid if one.seat == self.seat)
        own = sorted([*self.hand, *laid.elements()])
        found = plan(tuple(own), self.number, self.number)
        stack = Counter(found[0].cards if found else ())
        return stack - laid if laid <= stack else Counter()

    def fetch(self, action: act.Fetch) -> Weighed:
        card = action.card
        value = 320 + 9 * VALUES[card] - self.beyond.get(card, 0)
        return Weighed(value, (self._build_reason(),))

    def ask(self, action: act.Ask) -> Weighed:
        del action
        return Weighed(_ASK, (self._ask_reason(),))

    def decline(self, action: act.Decline) -> Weighed:
        del action
        return Weighed(-10, (reason("done"),))

    def discard(self, action: act.Discard) -> Weighed:
        card = action.item & CARD
        value = KEPT - self.worth_keeping(card)
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
