"""What each action is worth to a greedy merchant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from guildhall.games.dale.bots.plans import plan
from guildhall.games.dale.bots.position import KEPT, Standing
from guildhall.games.dale.bots.technique_values import BRING_CARDS, LOSE_JUNK, UNSETTLING, gain_of
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import HAS_PLUS, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import CARD, as_copy, effective, value_of
from guildhall.games.dale.model.state import Stage

PATIENCE = 16
"""In one of so many choices no technique is played: two may bring each other back for ever."""
_JUNK = int(Card.JUNK)
_BUILD = 400
_ASK = 350
_SETTLE = 500
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


class Judge(Standing):
    """Weighs the actions of one seat in one position."""

    def weigh(self, action: Action) -> int:
        return _WEIGH[type(action)](self, action)

    # Actions

    def build(self, action: act.Build) -> int:
        del action
        if self.view.rules.teams and not self.stack_now():
            is_worth_asking = not self.view.asked and self.junk < len(self.hand)
            return _DIG + 2 if is_worth_asking else -20
        return _BUILD

    def buy(self, card: int, price: int) -> int:
        gain = self.want(card) - self._price_in_cards(price)
        if card == Card.ESSENTIAL_PURCHASE:
            gain += 9 * min(3, self.junk, price)
        return gain if gain >= _LEAST_BUY else gain - 50

    def _price_in_cards(self, price: int) -> int:
        """What is lost in paying: cheap cards first, a fraction of what they are worth in hand."""
        lost = 0
        for card in sorted(self.hand, key=self.worth_keeping):
            if price <= 0:
                break
            lost += self.worth_keeping(card)
            price -= VALUES[card] + self.flashy
        return lost // 5

    def buy_slot(self, action: act.Buy) -> int:
        card = self.view.market.row[action.slot]
        return -99 if card is None else self.buy(card, VALUES[card] + action.slot)

    def buy_discarded(self, action: act.BuyDiscarded) -> int:
        del action
        card = self.view.market.thrown[-1]
        return self.buy(card, VALUES[card])

    def inventory(self, action: act.Inventory) -> int:
        del action
        loose = sum(self.worth_keeping(card) < KEPT for card in self.hand)
        return _DIG if loose else -90

    def play(self, action: act.Play) -> int:
        used = action.item if action.face is None else as_copy(action.item, action.face)
        face = effective(used)
        gain = gain_of(self, face)
        printed = action.item & CARD
        stack = self.stack_now()
        if stack and (printed in stack or face in UNSETTLING):
            return -60
        if gain <= 0 or self._costs_a_purchase(printed, face):
            return min(gain, 0) - 30
        first = _BUILD if HAS_PLUS[face] else 0
        return first + gain

    def _costs_a_purchase(self, card: int, face: int) -> bool:
        """Whether this card is needed to pay for one that would lead on, where its own do not."""
        if not self.is_stuck or face in BRING_CARDS:
            return False
        purse = sum(VALUES[one] + self.flashy for one in self.hand)
        left = purse - VALUES[card] - self.flashy - (face in LOSE_JUNK)
        prices = [
            VALUES[one] + slot
            for slot, one in enumerate(self.view.market.row)
            if one is not None and self.buy(one, VALUES[one] + slot) > 0
        ]
        return any(price <= purse for price in prices) and all(price > left for price in prices)

    def roll(self, action: act.Roll) -> int:
        del action
        value = -20 if self.stack_now() else _BUILD - 50
        return value if self.view.stage is not Stage.END else -20

    def discover(self, action: act.Discover) -> int:
        del action
        return -10

    def copy(self, action: act.Copy) -> int:
        del action
        return 20

    def wait(self, action: Action) -> int:
        """To do no more of something."""
        del action
        return _END_OF_TURN

    # Paying, building, sorting

    def pay(self, action: act.Pay) -> int:
        card = action.item & CARD
        value = 100 - self.worth_keeping(card)
        if action.face is not None:
            value -= value_of(as_copy(action.item, action.face), self.flashy)
        return value

    def settle(self, action: act.Settle) -> int:
        del action
        return 0 if self.view.stage is Stage.INVENTORY else _SETTLE

    def stack(self, action: act.Stack) -> int:
        """Cards that later stacks do not need; large ones first, so that few are used."""
        item = action.item if action.face is None else as_copy(action.item, action.face)
        card = action.item & CARD
        value = value_of(item, self.flashy)
        later = self.beyond.get(card, 0)
        if self.view.rules.teams and self.view.stage is Stage.STACK:
            own = self._own_stack()
            if card in own:
                return _ASK + 20 + value
            later = 0 if not own else later
        return 300 + 9 * value - later

    def _own_stack(self) -> Counter[int]:
        """What is still to be laid of a stack that needs no partner, if there is one."""
        laid = Counter(one.was & CARD for one in self.view.laid if one.seat == self.seat)
        own = sorted([*self.hand, *laid.elements()])
        found = plan(tuple(own), self.number, self.number)
        stack = Counter(found[0].cards if found else ())
        return stack - laid if laid <= stack else Counter()

    def fetch(self, action: act.Fetch) -> int:
        card = action.card
        return 320 + 9 * VALUES[card] - self.beyond.get(card, 0)

    def ask(self, action: act.Ask) -> int:
        del action
        return _ASK

    def decline(self, action: act.Decline) -> int:
        del action
        return -10

    def discard(self, action: act.Discard) -> int:
        card = action.item & CARD
        return KEPT - self.worth_keeping(card)

    def scrap(self, action: act.Scrap) -> int:
        del action
        return 50

    # Techniques

    def put(self, action: act.Put) -> int:
        """The best card on top, that is last."""
        card = action.item & CARD
        return -self.worth_keeping(card)

    def throw(self, action: act.Throw) -> int:
        card = action.item & CARD
        play = self.view.play
        if play is not None and play.face == Card.SABOTAGE:
            is_theirs = play.target in self.opponents()
            value = VALUES[card] * 10 if card != _JUNK else -10
            return value if is_theirs else -value
        return 60 - self.worth_keeping(card) - (0 if card == _JUNK else 5)

    def keep_card(self, action: act.Keep) -> int:
        return max(self.want(action.card), self.worth_keeping(action.card))

    def give_back(self, action: act.Return) -> int:
        return -self.worth_keeping(action.card)

    def slot(self, action: act.Slot) -> int:
        card = self.view.market.row[action.slot]
        if card is None:
            return -99
        return self.want(card)

    def target(self, action: act.Target) -> int:
        stacks = len(self.view.stalls[self.stall_of(action.seat)])
        is_rival = action.seat in self.opponents()
        return 10 + 5 * stacks if is_rival else -50

    def give(self, action: act.Give) -> int:
        card = action.item & CARD
        return 100 - self.worth_keeping(card)

    def swap(self, action: act.Swap) -> int:
        return self.want(action.card)

    def hide(self, action: act.Hide) -> int:
        """A card of a set that is not too dear: with another value it may be a stack."""
        card = action.item & CARD
        return -5 if card == _JUNK else 20 - VALUES[card]

    def guess(self, action: act.Guess) -> int:
        """The value most cards that it could be have now."""
        return self._possible_values()[action.value]

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

    def value(self, action: act.Value) -> int:
        """The value with which the card alone, or else with others, is the next stack."""
        hidden = None if self.view.play is None else self.view.play.hidden
        card = _JUNK if hidden is None else hidden & CARD
        missing = self.number - action.value
        beside = [one for one in self.hand if SETS[one] == SETS[card] >= 0]
        fits = missing == 0 or any(VALUES[one] == missing for one in beside if one != card)
        return 50 * fits + action.value

    def wish(self, action: act.Wish) -> int:
        place = _FOLK_BY_TASTE.index(action.deck)
        return -place


_WEIGH: Mapping[type, Callable[[Judge, Any], int]] = {
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
