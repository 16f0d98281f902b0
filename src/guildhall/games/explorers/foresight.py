"""The solo game when all draws are known: whole turns by a beam, with the promise of a map."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from guildhall.bots.foresight import Deal, Foresight, Position, Turn
from guildhall.games.explorers.actions import DONE, Action
from guildhall.games.explorers.promise import Promise
from guildhall.games.explorers.rules import legal_actions
from guildhall.games.explorers.state import CHOICES, Stage, State
from guildhall.games.explorers.turns import what_matters

_ME = 0
_WIDTH = 12
"""How many beginnings of a turn are kept."""
_NARROW = 6
"""The same when the next turns are looked at."""
_TURNS = 2
"""How many turns are looked at."""
_MOST_STEPS = 16


class Explored:
    """See `guildhall.bots.foresight.Foresight`."""

    def value(self, state: State) -> float:
        sheet = state.desks[_ME].sheet
        coins = float(sum([era.total for era in sheet.eras]))
        if state.stage is Stage.OVER:
            return coins + sheet.earned.total
        return coins + Promise(state).value(state.desks[_ME], len(state.sheets[_ME].met))

    def ahead(self, deal: Deal[State, Action], position: Position[State]) -> float:
        """What the map promises some turns later, with the cards and treasures that really come."""
        for _ in range(_TURNS):
            if position.state.stage is Stage.OVER:
                break
            position = next(self._turns(deal, position, 1, _NARROW)).position
        return self.value(position.state)

    def is_last(self, action: Action) -> bool:
        return action == DONE

    def key(self, state: State) -> Hashable:
        return state.desks[_ME]

    def turns(
        self, deal: Deal[State, Action], position: Position[State], breadth: int
    ) -> Iterator[Turn[State, Action]]:
        return self._turns(deal, position, breadth, _WIDTH)

    def _turns(
        self, deal: Deal[State, Action], position: Position[State], breadth: int, width: int
    ) -> Iterator[Turn[State, Action]]:
        promise = Promise(position.state)
        met = len(position.state.sheets[_ME].met)

        def worth(turn: Turn[State, Action]) -> float:
            return promise.value(turn.position.state.desks[_ME], met)

        ended: dict[Hashable, Turn[State, Action]] = {}
        beam = [Turn[State, Action]((), position)]
        for _ in range(_MOST_STEPS):
            found: dict[Hashable, Turn[State, Action]] = {}
            for turn in beam:
                for action in legal_actions(turn.position.state, _ME):
                    if action == DONE:
                        desk = turn.position.state.desks[_ME]
                        ended.setdefault((desk.sheet, desk.kept), turn)
                        continue
                    for more in _settled(deal, turn, action):
                        state = more.position.state
                        found.setdefault(what_matters(state, state.desks[_ME]), more)
            beam = sorted(found.values(), key=worth, reverse=True)[:width]
            if not beam:
                break
        for turn in sorted(ended.values(), key=worth, reverse=True)[:breadth]:
            yield Turn((*turn.actions, DONE), deal.after(turn.position, DONE))


def _settled(
    deal: Deal[State, Action], turn: Turn[State, Action], action: Action
) -> Iterator[Turn[State, Action]]:
    """A turn with one action more, and every choice of village and route that follows at once."""
    after = Turn((*turn.actions, action), deal.after(turn.position, action))
    state = after.position.state
    if state.desks[_ME].task not in CHOICES:
        yield after
        return
    for choice in legal_actions(state, _ME):
        yield from _settled(deal, after, choice)


FORESIGHT: Foresight[State, Action] = Explored()
