"""How likely a seat is to win, judged by how far each stall is and what its owners' cards can do.

The weights are those of a logistic regression on 6,500 games of two seats played in thought. A
weight is two numbers: what it is when the game begins, and how much that changes until its end.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.bots.plans import bonus_of, plan
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.model.data import VALUES, Card
from guildhall.games.dale.model.state import Stage, State, stall_of

_JUNK = int(Card.JUNK)
_SINGLE = 5
"""A single card can be a stack up to this number."""
_MOST_CARDS = 3


class _Weight(NamedTuple):
    first: float
    change: float = 0.0

    def at(self, part: float) -> float:
        """Return the weight when this part of the game is over."""
        return self.first + self.change * part


_PLANNED = (_Weight(0), _Weight(-0.202, -0.673), _Weight(0.105, -1.462), _Weight(-0.207, -1.177))
"""A stack still to be built, by the number of cards that are planned for it."""
_OPEN_LOW, _OPEN_HIGH = _Weight(-0.627, -0.432), _Weight(-0.185, -1.84)
"""A stack for which cards are still to be found, up to 5 and above."""
_READY = _Weight(-0.307, 1.169)
"""The next stack lies in the hand."""
_HAND = _Weight(-0.044, 0.113)
"""The values in hand."""
_TEMPO = _Weight(0.115, 0.21)
"""To be next."""
_PER_JUNK, _PER_SPARE, _PER_SPARE_VALUE, _PER_BONUS = -0.062, 0.025, 0.046, 0.0027
"""Cards that no stack needs, and what all cards can do."""


def chance_to_win(state: State, seat: Seat) -> float:
    """Return how likely the stall of a seat is to win, from 0 to 1."""
    own = stall_of(state, seat)
    if state.turn.stage is Stage.OVER:
        return _result(state, own)
    part = max(map(len, state.table.stalls)) / state.rules.stacks_to_win
    totals: dict[int, list[float]] = {}
    for one in range(len(state.table.players)):
        totals.setdefault(stall_of(state, one), []).append(standing(state, one, part))
    means = {stall: sum(some) / len(some) for stall, some in totals.items()}
    means[stall_of(state, state.turn.seat)] += _TEMPO.at(part)
    lead = means.pop(own) - max(means.values())
    return 1 / (1 + exp(-lead))


def _result(state: State, own: int) -> float:
    """Return the result of a game: those with most stacks share the victory."""
    most = max(map(len, state.table.stalls))
    best = [at for at, stall in enumerate(state.table.stalls) if len(stall) == most]
    return 1 / len(best) if own in best else 0.0


def standing(state: State, seat: Seat, part: float) -> float:
    """Return how well a seat stands; only the difference to another one says something."""
    position = Position(state, seat)
    left, total, covered = list(position.cards), 0.0, []
    for number, cards in plan(position.cards, position.number, position.last):
        total += _PLANNED[min(len(cards), _MOST_CARDS)].at(part)
        covered.append(number)
        for card in cards:
            left.remove(card)
    for number in range(position.number, position.last + 1):
        if number not in covered:
            total += (_OPEN_LOW if number <= _SINGLE else _OPEN_HIGH).at(part)
    junk = left.count(_JUNK)
    total += _PER_JUNK * junk + _PER_SPARE * (len(left) - junk)
    total += _PER_SPARE_VALUE * (sum([VALUES[card] for card in left]) - junk)
    total += _PER_BONUS * bonus_of(position.cards)
    total += _HAND.at(part) * sum([VALUES[card] for card in position.hand])
    return total + (_READY.at(part) if position.found else 0.0)
