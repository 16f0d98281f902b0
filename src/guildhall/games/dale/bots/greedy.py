"""What each action is worth to a greedy merchant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from guildhall.core.rng import Rng
from guildhall.games.dale.bots.plans import plan
from guildhall.games.dale.bots.position import KEPT, Position, lazily
from guildhall.games.dale.bots.technique_values import BRING_CARDS, LOSE_JUNK, UNSETTLING, gain_of
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import HAS_PLUS, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import CARD, as_copy, effective, value_of
from guildhall.games.dale.model.state import Stage
from guildhall.games.dale.views.observe import SeatView, View

PATIENCE = 16
"""One choice in 16 plays no technique: two techniques may bring each other back for ever."""
_JUNK, _ESSENTIAL = int(Card.JUNK), int(Card.ESSENTIAL_PURCHASE)
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
        return _WEIGH[type(action)](self, action)

    def build(self) -> int:
        if self.rules.teams and not self.stack_now:
            is_worth_asking = not self.turn.asked and self.junk < len(self.hand)
            return _DIG + 2 if is_worth_asking else -20
        return _BUILD

    def buy(self, card: int | None, surcharge: int = 0) -> int:
        """Weigh what a card brings against a fraction of what the loosest cards are worth."""
        if card is None:
            return -99
        price = left = VALUES[card] + surcharge
        lost = 0
        for item in self.loosest:
            if left <= 0:
                break
            lost += self.keep[item & CARD]
            left -= VALUES[item & CARD] + self.flashy
        gain = self.want(card) - lost // 5
        if card == _ESSENTIAL:
            gain += 9 * min(3, self.junk, price)
        return gain if gain >= _LEAST_BUY else gain - 50

    def inventory(self) -> int:
        return _DIG if self.loosest and self.is_loose(self.loosest[0] & CARD) else -90

    def play(self, action: act.Play) -> int:
        gain = self.gain_of_playing(action)
        return _UNPLAYED if gain > 0 and self._costs_a_purchase(action) else gain

    def gain_of_playing(self, action: act.Play) -> int:
        """Return what a technique is worth, whatever else its card could pay."""
        face, stack = _played(action), self.stack_now
        if stack and (action.item & CARD in stack or face in UNSETTLING):
            return -60
        gain = gain_of(self, face)
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
            if one is not None and VALUES[one] + slot <= purse and self.buy(one, slot) > 0
        ]
        return bool(prices) and min(prices) > left

    def roll(self) -> int:
        is_of_use = not self.stack_now and self.turn.stage is not Stage.END
        return _BUILD - 50 if is_of_use else -20

    # Paying, building, sorting

    def pay(self, action: act.Pay) -> int:
        card = action.item & CARD
        value = 100 - self.worth_keeping(card)
        if action.face is not None:
            value -= value_of(as_copy(action.item, action.face), self.flashy)
        return value

    def stack(self, action: act.Stack) -> int:
        """Prefer cards that later stacks do not need, and large ones, so that few are used."""
        item = action.item if action.face is None else as_copy(action.item, action.face)
        card = action.item & CARD
        value = value_of(item, self.flashy)
        if self.rules.teams and self.turn.stage is Stage.STACK:
            own = self._own_stack()
            if card in own:
                return _ASK + 20 + value
            if not own:
                return 300 + 9 * value
        return 300 + 9 * value - self.later(card)

    def _own_stack(self) -> Counter[int]:
        """Return what is still to be laid of a stack that needs no partner, if there is one."""
        laid = Counter(one.was & CARD for one in self.turn.laid if one.seat == self.seat)
        own = sorted([*self.hand, *laid.elements()])
        found = plan(tuple(own), self.number, self.number)
        stack = Counter(found[0][1] if found else ())
        return stack - laid if laid <= stack else Counter()

    # Techniques

    def throw(self, action: act.Throw) -> int:
        card = action.item & CARD
        technique = self.turn.technique
        if technique is not None and technique.face == Card.SABOTAGE:
            value = VALUES[card] * 10 if card != _JUNK else -10
            return value if self.is_rival(technique.target) else -value
        return 60 - self.worth_keeping(card) - (0 if card == _JUNK else 5)

    def slot(self, action: act.Slot) -> int:
        card = self.market.row[action.slot]
        return -99 if card is None else self.want(card)

    def target(self, action: act.Target) -> int:
        stacks = len(self.stalls[self.stall_of(action.seat)])
        return 10 + 5 * stacks if self.is_rival(action.seat) else -50

    def hide(self, action: act.Hide) -> int:
        """Prefer a cheap card of a set: with another value it may be a stack."""
        card = action.item & CARD
        return -5 if card == _JUNK else 20 - VALUES[card]

    @lazily
    def possible_values(self) -> Counter[int]:
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


def judge_of(view: View) -> Judge:
    """Return the judge of the seat whose view this is."""
    if view.seat is None:
        raise ValueError("a spectator does not choose")
    return Judge(view, view.seat)


def best_of(actions: Sequence[Action], weigh: Callable[[Action], int], rng: Rng) -> Action:
    """Return one of the best actions, each equally likely."""
    values = list(map(weigh, actions))
    best = max(values)
    return rng.choice([one for one, value in zip(actions, values, strict=True) if value == best])


def _played(action: act.Play) -> int:
    return effective(action.item if action.face is None else as_copy(action.item, action.face))


_WEIGH: Mapping[type, Callable[[Judge, Any], int]] = {
    act.Wish: lambda _, action: -_FOLK_BY_TASTE.index(action.deck),
    act.Buy: lambda judge, action: judge.buy(judge.market.row[action.slot], action.slot),
    act.BuyDiscarded: lambda judge, _: judge.buy(judge.market.thrown[-1]),
    act.Play: Judge.play,
    act.Build: lambda judge, _: judge.build(),
    act.Inventory: lambda judge, _: judge.inventory(),
    act.Roll: lambda judge, _: judge.roll(),
    act.Discover: lambda *_: -10,
    act.Copy: lambda *_: 20,
    act.Pay: Judge.pay,
    act.Scrap: lambda *_: 50,
    act.Stack: Judge.stack,
    act.Fetch: lambda judge, action: 320 + 9 * VALUES[action.card] - judge.later(action.card),
    act.Ask: lambda *_: _ASK,
    act.Decline: lambda *_: -10,
    act.Discard: lambda judge, action: KEPT - judge.worth_keeping(action.item & CARD),
    act.Settle: lambda judge, _: 0 if judge.turn.stage is Stage.INVENTORY else _SETTLE,
    act.Enough: lambda *_: 0,
    act.Done: lambda *_: 0,
    act.DoneAgain: lambda *_: 1,
    act.Put: lambda judge, action: -judge.worth_keeping(action.item & CARD),
    act.Throw: Judge.throw,
    act.Keep: lambda judge, one: max(judge.want(one.card), judge.worth_keeping(one.card)),
    act.Return: lambda judge, action: -judge.worth_keeping(action.card),
    act.Slot: Judge.slot,
    act.Target: Judge.target,
    act.Give: lambda judge, action: 100 - judge.worth_keeping(action.item & CARD),
    act.Swap: lambda judge, action: judge.want(action.card),
    act.Hide: Judge.hide,
    act.Guess: lambda judge, action: judge.possible_values[action.value],
    act.Value: Judge.value,
}
"""What each kind of action is worth.

To be asked again is always better than not, so that the end of a turn tells nothing of the hand.
The best card is put last, that is on top. The best guess is the value that most cards have.
"""
