"""How far the goals of a solo or common game come by one piece more."""

from __future__ import annotations

from operator import sub
from typing import NamedTuple

from guildhall.games.explorers.board import Board
from guildhall.games.explorers.data import GOAL_CARDS, GRID, Goal
from guildhall.games.explorers.goals import CHECKERS
from guildhall.games.explorers.state import Rules, Sheet, State
from guildhall.kit.hexes import bits

Parts = tuple[float, ...]
"""Coins for each open goal."""


class _Needs(NamedTuple):
    """How many pieces a goal needs, and of which kinds."""

    need: int
    kinds: frozenset[str]


def _needs(goal: Goal) -> _Needs:
    kinds = {one.kind for one in GOAL_CARDS[goal].conditions}
    beside = {one.filter for one in GOAL_CARDS[goal].conditions}
    if "placed_tower" in beside:
        kinds.add("towers")
    if "trading_post" in beside:
        kinds.add("trading_posts")
    return _Needs(sum([part.need for part in CHECKERS[goal].parts]) or 1, frozenset(kinds))


_NEEDS = tuple(_needs(goal) for goal in Goal)
_FIELDS = {
    "villages": "villages",
    "towers": "towers",
    "trading_posts": "posts",
    "ruins_explored": "tokens",
    "crystals_explored": "crystals",
}


class RouteGoal(NamedTuple):
    """What a route of so many coins at least, with one of these cities, adds to goals."""

    least: int
    cities: int
    adds: float


class Gains:
    """Looks at what lies on one sheet for good; goals are told in coins.

    A goal that looks at explorers comes and goes with them: its progress is no part of this.
    """

    def __init__(self, state: State, board: Board, sheet: Sheet, worths: tuple[int, ...]) -> None:
        self._rules: Rules = state.rules
        self._board = board
        self._sheet = sheet
        self._open: list[tuple[Goal, int]] = [
            (goal, worth)
            for goal, worth in zip(state.goals, worths, strict=True)
            if goal not in sheet.met
        ]
        self._have: dict[str, Parts] = {}
        self._kinds = {kind for goal, _ in self._open for kind in _NEEDS[goal].kinds}
        measured = self._measure(sheet)
        self.progress = sum(measured)
        self.left = tuple(
            0.0 if CHECKERS[goal].is_restless else worth - have
            for (goal, worth), have in zip(self._open, measured, strict=True)
        )
        """What is missing of each goal, in coins."""
        self.nothing: Parts = (0.0,) * len(self._open)
        self.moments = 0
        for goal, _ in self._open:
            moment = CHECKERS[goal].moment
            if moment:
                self.moments |= moment.cells

    def _measure(self, sheet: Sheet, kind: str = "") -> Parts:
        """How far each goal is, in coins; only those that look at one kind of piece."""
        return tuple([self._have_of(goal, worth, sheet, kind) for goal, worth in self._open])

    def _have_of(self, goal: Goal, worth: int, sheet: Sheet, kind: str) -> float:
        need, kinds = _NEEDS[goal]
        if CHECKERS[goal].is_restless or (kind and kind not in kinds):
            return 0.0
        have = sum([measure(self._rules, sheet) for measure, _ in CHECKERS[goal].parts])
        return worth * have / need

    def of(self, kind: str, cell: int) -> Parts:
        """What one piece more adds to each goal."""
        if kind not in self._kinds:
            return self.nothing
        have = self._have.get(kind)
        if have is None:
            have = self._have[kind] = self._measure(self._sheet, kind)
        field = _FIELDS[kind]
        sheet = self._sheet._replace(**{field: getattr(self._sheet, field) | cell})
        return tuple(map(sub, self._measure(sheet, kind), have))

    def of_village(self, region: int) -> Parts:
        if "villages" not in self._kinds:
            return self.nothing
        blanks = region & self._board.blanks
        site = blanks & GRID.beside(self._sheet.towers | self._board.ruins | self._board.crystals)
        site = site or blanks
        return self.of("villages", site & -site)

    def of_moment(self, cell: int) -> Parts:
        found = []
        for goal, worth in self._open:
            moment = CHECKERS[goal].moment
            is_here = moment is not None and moment.cells & cell
            found.append(float(worth) if is_here else 0.0)
        return tuple(found)

    def of_routes(self) -> tuple[RouteGoal, ...]:
        """Goals that a route helps to meet."""
        cities = self._board.cities & ~self._sheet.posts
        found: list[RouteGoal] = []
        for goal, worth in self._open:
            moment = CHECKERS[goal].moment
            if moment and moment.least:
                found.append(RouteGoal(moment.least, cities, float(worth)))
        posts: dict[float, int] = {}
        for city in bits(cities):
            adds = sum(self.of("trading_posts", city))
            if adds:
                posts[adds] = posts.get(adds, 0) | city
        found += [RouteGoal(1, some, adds) for adds, some in posts.items()]
        return tuple(found)
