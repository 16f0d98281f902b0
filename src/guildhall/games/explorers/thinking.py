"""A decision of this game as a problem for the search: whole turns, then some turns more.

Only the own map is played on; the others rest in thought. After some turns the coins earned and the
prospects of the map are what a plan has led to.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from guildhall.bots.bot import Reason
from guildhall.bots.search import Plan
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import Action, Keep, Reuse
from guildhall.games.explorers.data import ERAS, Card
from guildhall.games.explorers.features import GOAL
from guildhall.games.explorers.promise import Promise
from guildhall.games.explorers.reasons import reasons_of
from guildhall.games.explorers.state import CARD_BAG, ERA_DECKS, Stage, State
from guildhall.games.explorers.turns import (
    Luck,
    Turn,
    alone,
    beam_of_turns,
    next_turn,
    play_turn,
)
from guildhall.games.explorers.view import View, known_state

_GOING_ON = 0.25
"""The share of thought for the second and later explorers of a turn: they meet the same worlds as
the first, and most turns in thought are known from then."""
_SEEDS = 1 << 62


class Scope(NamedTuple):
    """How far thought goes.

    `breadth` turns are tried, found by a beam that keeps `beam` beginnings. First each meets every
    card that can come next: one turn more, found by a beam of `narrow`. Roll-outs after that go on
    for `turns`.
    """

    breadth: int
    beam: int
    turns: int
    narrow: int


NEAR, FAR = Scope(4, 8, 1, 2), Scope(12, 64, 2, 3)


_PLAYED: dict[Hashable, State] = {}
"""Turns in thought that met no luck: the same ones come in every decision of a turn."""
_MOST_PLAYED = 1 << 11


class World(NamedTuple):
    """The explore card that comes next, the seed of all else, and for how many turns to play on.

    The others rest in thought.
    """

    card: Card
    seed: int
    turns: int


def _worth_trying(turns: list[Turn], breadth: int) -> list[Turn]:
    """The best turns; where a card is to be chosen, as many with each."""
    first = {turn.actions[0]: 0 for turn in turns}
    if not all(isinstance(action, Keep | Reuse) for action in first):
        return turns[:breadth]
    found = []
    for turn in turns:
        first[turn.actions[0]] += 1
        if first[turn.actions[0]] <= max(1, breadth // len(first)):
            found.append(turn)
    return found


def _luck_of_turn(state: State, seat: Seat) -> Rng:
    """The same for all decisions between two explore cards."""
    sheet = state.sheets[seat]
    return Rng(f"{state.era} {state.deck} {sheet.explorers} {sheet.villages}")


class Thinking:
    """The problem of one seat; see `guildhall.bots.search.Problem`."""

    trifle = 0.2

    def __init__(
        self,
        view: View,
        actions: tuple[Action, ...],
        rng: Rng,
        scope: Scope = FAR,
        *,
        in_coins: bool = False,
        is_steady: bool = False,
    ) -> None:
        """Outcomes `in_coins` are nothing but coins; else goals count more than theirs.

        If it `is_steady`, all decisions of a turn meet the same worlds, whatever the seed.
        """
        del actions, rng  # the state knows its actions, and nothing is left to luck
        if view.seat is None:
            raise ValueError("a spectator does not choose")
        self._seat = view.seat
        self._scope = scope
        self._in_coins = in_coins
        self._state = alone(known_state(view), view.seat)
        self._era = min(ERAS, self._state.era + (not self._state.deck))
        self._cards: list[Card] = []
        self._turns = 0
        self._luck = _luck_of_turn(self._state, view.seat) if is_steady else None
        self._after: dict[int, State] = {}
        self.share = _GOING_ON if self._state.desks[view.seat].placed else 1.0
        turns = beam_of_turns(self._state, self._seat, scope.beam)
        self.beginnings = list(dict.fromkeys([turn.actions[0] for turn in turns]))
        self.plans: list[Plan[Action]] = [
            Plan(turn.actions, turn.value) for turn in _worth_trying(turns, scope.breadth)
        ]

    def world(self, rng: Rng) -> World:
        """In a row of worlds every card comes next equally often, in the first for one turn."""
        rng = self._luck or rng
        if not self._cards:
            self._cards = list(CARD_BAG.members(self._state.deck or ERA_DECKS[self._era]))
            self._turns = self._scope.turns if self._turns else 1
        card = self._cards.pop(rng.below(len(self._cards)))
        return World(card, rng.below(_SEEDS), self._turns)

    def outcome(self, number: int, world: World) -> float:
        luck = Luck(Rng(world.seed).fractions())
        luck.put_on_top(self._era, world.card)
        state = self._planned(number, luck)
        for _ in range(world.turns):
            if state.stage is Stage.OVER:
                break
            state = self._next(state, luck)
        return self._worth(state)

    def _planned(self, number: int, luck: Luck) -> State:
        """The state after a plan; where it meets no luck it is played once."""
        known = self._after.get(number)
        if known is None:
            offers = luck.offers
            known = self._played(self._state, luck, self.plans[number].actions)
            if luck.offers == offers:
                self._after[number] = known
        return known

    def _next(self, state: State, luck: Luck) -> State:
        """The state after one turn more; what was played before without luck is known."""
        key = self._what_matters(state, luck.card(state))
        known = _PLAYED.get(key)
        if known is None:
            offers = luck.offers
            known = self._played(next_turn(state, self._seat, luck), luck)
            if luck.offers == offers:
                if len(_PLAYED) >= _MOST_PLAYED:
                    _PLAYED.clear()
                _PLAYED[key] = known
        return known

    def _what_matters(self, state: State, card: Card) -> Hashable:
        """All of a state before a turn that has a part in how the seat plays on from it."""
        desk = state.desks[self._seat]
        own = (self._seat, desk.kept, desk.rejected, self._scope.narrow)
        return own, state.rules, state.goals, state.sheets, state.era, state.deck, card

    def _played(self, state: State, luck: Luck, plan: tuple[Action, ...] = ()) -> State:
        return play_turn(state, self._seat, luck, self._scope.narrow, plan)

    def reasons(self, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
        return reasons_of(self._state, self._seat, actions)

    def also(self, actions: tuple[Action, ...]) -> int:
        """See `guildhall.bots.searcher.Extends`."""
        self.plans.append(Plan(actions, 0.0))
        return len(self.plans) - 1

    def _worth(self, state: State) -> float:
        """Coins of the eras before and of this one, and what the map promises."""
        desk = state.desks[self._seat]
        sheet = desk.sheet
        coins = float(sum(era.total for era in sheet.eras))
        if state.stage is not Stage.OVER:
            promise = Promise(state, self._seat, in_coins=self._in_coins)
            return coins + promise.value(desk, len(sheet.met))
        coins += sheet.earned.total
        has_bonus = len(state.sheets) == 1 and not self._in_coins
        return coins + GOAL * len(sheet.met) if has_bonus else coins
