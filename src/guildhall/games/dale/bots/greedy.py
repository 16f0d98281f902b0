"""What each action is worth to a greedy merchant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from guildhall.games.dale.bots.plans import plan
from guildhall.games.dale.bots.position import KEPT, Position, lazily
from guildhall.games.dale.bots.technique_values import BRING_CARDS, LOSE_JUNK, UNSETTLING, gain_of
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import HAS_PLUS, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import CARD, as_copy, effective, value_of
from guildhall.games.dale.model.state import Stage
from guildhall.games.dale.views.observe import SeatView

PATIENCE = 16
"""In one of so many choices no technique is played: two may bring each other back for ever."""
_JUNK = int(Card.JUNK)
FIRST = _BUILD = 400
"""What comes before anything else in a turn is worth so much."""
_ASK = 350
_SETTLE = 500
_LEAST_BUY = 6
_DIG = 4
_UNPLAYED = -30
_PARTS = 5040
"""Many numbers of cards divide it."""
_FOLK_BY_TASTE = (
    Folk.SQUIRRELS,
    Folk.MACAWS,
    Folk.PANDAS,
    Folk.OCELOTS,
    Folk.CHAMELEONS,
    Folk.RACCOONS,
)


class Judge(Position):
    """Weighs the actions of one seat in one position."""

    def weigh(self, action: Action) -> int:
        """Return how good an action is; numbers compare with those of other actions only."""
        fixed = _FIXED.get(type(action))
        return _WEIGH[type(action)](self, action) if fixed is None else fixed

    # Actions

    def build(self, action: act.Build) -> int:
        del action
        if self.rules.teams and not self.stack_now:
            is_worth_asking = not self.turn.asked and self.junk < len(self.hand)
            return _DIG + 2 if is_worth_asking else -20
        return _BUILD

    def buy(self, card: int, price: int) -> int:
        gain = self.want(card) - self._price_in_cards(price)
        if card == Card.ESSENTIAL_PURCHASE:
            gain += 9 * min(3, self.junk, price)
        return gain if gain >= _LEAST_BUY else gain - 50

    def _price_in_cards(self, price: int) -> int:
        """Return what is lost in paying: a fraction of what the loosest cards are worth in hand."""
        lost = 0
        for item in self.loosest:
            if price <= 0:
                break
            card = item & CARD
            lost += self.worth_keeping(card)
            price -= VALUES[card] + self.flashy
        return lost // 5

    def buy_slot(self, action: act.Buy) -> int:
        card = self.market.row[action.slot]
        return -99 if card is None else self.buy(card, VALUES[card] + action.slot)

    def buy_discarded(self, action: act.BuyDiscarded) -> int:
        del action
        card = self.market.thrown[-1]
        return self.buy(card, VALUES[card])

    def inventory(self, action: act.Inventory) -> int:
        del action
        return _DIG if any(map(self.is_loose, self.hand)) else -90

    def play(self, action: act.Play) -> int:
        gain = self.gain_of_playing(action)
        return _UNPLAYED if gain > 0 and self._costs_a_purchase(action) else gain

    def gain_of_playing(self, action: act.Play) -> int:
        """Return what a technique is worth, whatever else its card could pay."""
        face = _played(action)
        gain = gain_of(self, face)
        stack = self.stack_now
        if stack and (action.item & CARD in stack or face in UNSETTLING):
            return -60
        if gain <= 0:
            return gain + _UNPLAYED
        return gain + FIRST if HAS_PLUS[face] else gain

    def _costs_a_purchase(self, action: act.Play) -> bool:
        """Return whether a stuck seat needs this card to pay for one that would lead on."""
        card, face = action.item & CARD, _played(action)
        if not self.is_stuck or face in BRING_CARDS:
            return False
        purse = sum([VALUES[one] + self.flashy for one in self.hand])
        left = purse - VALUES[card] - self.flashy - (face in LOSE_JUNK)
        prices = [
            VALUES[one] + slot
            for slot, one in enumerate(self.market.row)
            if one is not None
            and VALUES[one] + slot <= purse
            and self.buy(one, VALUES[one] + slot) > 0
        ]
        return bool(prices) and min(prices) > left

    def roll(self, action: act.Roll) -> int:
        del action
        value = -20 if self.stack_now else _BUILD - 50
        return value if self.turn.stage is not Stage.END else -20

    # Paying, building, sorting

    def pay(self, action: act.Pay) -> int:
        card = action.item & CARD
        value = 100 - self.worth_keeping(card)
        if action.face is not None:
            value -= value_of(as_copy(action.item, action.face), self.flashy)
        return value

    def settle(self, action: act.Settle) -> int:
        del action
        return 0 if self.turn.stage is Stage.INVENTORY else _SETTLE

    def stack(self, action: act.Stack) -> int:
        """Prefer cards that later stacks do not need, and large ones, so that few are used."""
        item = action.item if action.face is None else as_copy(action.item, action.face)
        card = action.item & CARD
        value = value_of(item, self.flashy)
        later = self.beyond.get(card, 0)
        if self.rules.teams and self.turn.stage is Stage.STACK:
            own = self._own_stack()
            if card in own:
                return _ASK + 20 + value
            later = 0 if not own else later
        return 300 + 9 * value - later

    def _own_stack(self) -> Counter[int]:
        """Return what is still to be laid of a stack that needs no partner, if there is one."""
        laid = Counter(one.was & CARD for one in self.turn.laid if one.seat == self.seat)
        own = sorted([*self.hand, *laid.elements()])
        found = plan(tuple(own), self.number, self.number)
        stack = Counter(found[0][1] if found else ())
        return stack - laid if laid <= stack else Counter()

    def fetch(self, action: act.Fetch) -> int:
        card = action.card
        return 320 + 9 * VALUES[card] - self.beyond.get(card, 0)

    def discard(self, action: act.Discard) -> int:
        card = action.item & CARD
        return KEPT - self.worth_keeping(card)

    # Techniques

    def put(self, action: act.Put) -> int:
        """Put the best card on top, that is last."""
        card = action.item & CARD
        return -self.worth_keeping(card)

    def throw(self, action: act.Throw) -> int:
        card = action.item & CARD
        technique = self.turn.technique
        if technique is not None and technique.face == Card.SABOTAGE:
            value = VALUES[card] * 10 if card != _JUNK else -10
            return value if self.is_rival(technique.target) else -value
        return 60 - self.worth_keeping(card) - (0 if card == _JUNK else 5)

    def keep_card(self, action: act.Keep) -> int:
        return max(self.want(action.card), self.worth_keeping(action.card))

    def give_back(self, action: act.Return) -> int:
        return -self.worth_keeping(action.card)

    def slot(self, action: act.Slot) -> int:
        card = self.market.row[action.slot]
        if card is None:
            return -99
        return self.want(card)

    def target(self, action: act.Target) -> int:
        stacks = len(self.stalls[self.stall_of(action.seat)])
        return 10 + 5 * stacks if self.is_rival(action.seat) else -50

    def give(self, action: act.Give) -> int:
        card = action.item & CARD
        return 100 - self.worth_keeping(card)

    def swap(self, action: act.Swap) -> int:
        return self.want(action.card)

    def hide(self, action: act.Hide) -> int:
        """Prefer a cheap card of a set: with another value it may be a stack."""
        card = action.item & CARD
        return -5 if card == _JUNK else 20 - VALUES[card]

    def guess(self, action: act.Guess) -> int:
        """Prefer the value that most cards have which it could be."""
        return self._possible_values[action.value]

    @lazily
    def _possible_values(self) -> Counter[int]:
        """Count the values that cards of the active hand can have, each card in `_PARTS` parts."""
        shown, flashy = self.players[self.active], self.turn.flashy
        found: Counter[int] = Counter()
        for item in shown.hand:
            found[value_of(item, flashy)] += _PARTS
        for share in shown.hidden if isinstance(shown, SeatView) else ():
            heap = self.view.heaps[share.heap]
            for card in heap:
                found[VALUES[card] + flashy] += _PARTS * share.cards // len(heap)
        return found

    def value(self, action: act.Value) -> int:
        """Prefer the value with which the card alone, or else with others, is the next stack."""
        technique = self.turn.technique
        hidden = None if technique is None else technique.hidden
        card = _JUNK if hidden is None else hidden & CARD
        missing = self.number - action.value
        beside = [one for one in self.hand if SETS[one] == SETS[card] >= 0]
        fits = missing == 0 or any(VALUES[one] == missing for one in beside if one != card)
        return 50 * fits + action.value

    def wish(self, action: act.Wish) -> int:
        place = _FOLK_BY_TASTE.index(action.deck)
        return -place


def _played(action: act.Play) -> int:
    return effective(action.item if action.face is None else as_copy(action.item, action.face))


_FIXED: Mapping[type, int] = {
    act.Ask: _ASK,
    act.Scrap: 50,
    act.Copy: 20,
    act.DoneAgain: 1,
    act.Done: 0,
    act.Enough: 0,
    act.Decline: -10,
    act.Discover: -10,
}
"""Actions worth the same in every position.

To be asked again is always better than not: so the end of a turn tells nothing of the hand.
"""
_WEIGH: Mapping[type, Callable[[Judge, Any], int]] = {
    act.Wish: Judge.wish,
    act.Buy: Judge.buy_slot,
    act.BuyDiscarded: Judge.buy_discarded,
    act.Play: Judge.play,
    act.Build: Judge.build,
    act.Inventory: Judge.inventory,
    act.Roll: Judge.roll,
    act.Pay: Judge.pay,
    act.Stack: Judge.stack,
    act.Fetch: Judge.fetch,
    act.Discard: Judge.discard,
    act.Settle: Judge.settle,
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
