"""Every reason that is said in games is true: counted anew from the maps before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import (
    Action,
    Decline,
    Done,
    Explore,
    Free,
    Keep,
    Reuse,
    Route,
    Village,
)
from guildhall.games.explorers.bots import BOTS
from guildhall.games.explorers.data import ERAS, GRID, Goal, Investigate
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Desk, Sheet, State, Task, goal_coins
from guildhall.games.explorers.thinking import Thinking
from guildhall.games.explorers.turns import without_draws
from guildhall.games.explorers.view import View
from guildhall.kit.hexes import bits


class Case(NamedTuple):
    """Actions in a row, and the desks of their seat before, between and after them."""

    state: State
    seat: int
    actions: Sequence[Action]
    desks: Sequence[Desk]
    cards: int
    args: dict[str, Any]  # Any: numbers and names

    @property
    def old(self) -> Sheet:
        return self.desks[0].sheet

    @property
    def new(self) -> Sheet:
        return self.desks[-1].sheet

    @property
    def cell(self) -> int:
        return GRID.from_text(self.args["cell"])

    @property
    def placed(self) -> int:
        """The spaces explored."""
        found = 0
        for one in self.actions:
            found |= one.cell if isinstance(one, Explore | Free) else 0
        return found

    def earned(self, source: str) -> int:
        return int(getattr(self.new.earned, source) - getattr(self.old.earned, source))

    def has_piece(self, field: str) -> bool:
        """A piece is new on the space, and its coins were paid at that moment."""
        for before, after in pairwise(self.desks):
            if getattr(after.sheet, field) & ~getattr(before.sheet, field) == self.cell:
                coins = getattr(after.sheet.earned, field) - getattr(before.sheet.earned, field)
                return bool(coins == self.args["coins"])
        return False

    @property
    def goes_on(self) -> bool:
        """Whether another turn of the game follows."""
        return bool(self.state.deck) or self.state.era < ERAS

    @property
    def stays(self) -> bool:
        """Whether explorers put now are still there in the next turn."""
        return bool(self.state.deck)

    def values(self, *cells: int) -> list[int]:
        return [self.state.rules.board.city_value[one] for one in cells]


def follow(state: State, seat: int, actions: Sequence[Action]) -> tuple[list[Desk], int]:
    """The desks as the actions are played in thought, and the treasure cards they bring."""
    desks, cards = [state.desks[seat]], 0
    for action in actions:
        if isinstance(action, Done):
            break
        placed = EXPLORERS.apply(state, seat, action)
        desk = placed.desks[seat]
        cards += desk.frames[-1].draws if desk.task is Task.DRAW else 0
        state = without_draws(placed, seat)
        desks.append(state.desks[seat])
    return desks, cards


def distance(case: Case, start: int, target: int) -> int:
    """Steps over spaces that can be explored; nothing leads across a discovery space."""
    board = case.state.rules.board
    ways = (board.all & ~board.discoveries) | board.capital
    ring = seen = start
    for steps in range(40):
        if ring & target:
            return steps
        ring = GRID.beside(ring & ways) & (board.all | board.capital) & ~seen
        seen |= ring
    return 99


def is_nearer(case: Case) -> bool:
    capital = case.state.rules.board.capital
    here, there = (one.explorers | one.villages | capital for one in (case.old, case.new))
    is_so = distance(case, there, case.cell) < distance(case, here, case.cell)
    return is_so and case.stays


def route(case: Case) -> bool:
    ends = [GRID.from_text(case.args[one]) for one in ("start", "end")]
    is_made = any(
        isinstance(one, Route) and [one.first, one.second] == ends for one in case.actions
    )
    one, two = case.values(*ends)
    return is_made and (one, two, one * two) == tuple(case.args[k] for k in ("one", "two", "coins"))


def open_route(case: Case) -> bool:
    desk = case.desks[-1]
    state = _with(case, desk)
    routes = [one for one in EXPLORERS.legal_actions(state, case.seat) if isinstance(one, Route)]
    products = [one * two for one, two in (case.values(way.first, way.second) for way in routes)]
    return desk.task is Task.ROUTE and max(products) == case.args["coins"]


def _with(case: Case, desk: Desk) -> State:
    desks = list(case.state.desks)
    desks[case.seat] = desk
    return case.state._replace(desks=tuple(desks))


def post(case: Case) -> bool:
    """The space is the dearer end of a route whose post stands at the other."""
    for one in case.actions:
        if (
            isinstance(one, Route)
            and case.cell in (one.first, one.second)
            and one.post != case.cell
        ):
            left, taken = case.values(case.cell, one.post)
            return left > taken and not case.cell & case.new.posts and case.goes_on
    return False


def region(case: Case) -> bool:
    around = case.state.rules.board.region_of[case.cell]
    missing = around & ~case.new.explorers
    is_missing = missing.bit_count() == case.args["missing"] > 0
    return bool(case.placed & case.cell) and is_missing and case.stays


def start(case: Case) -> bool:
    board = case.state.rules.board
    spaces = bits(board.all & ~(case.new.villages | case.new.towers | board.capital))
    near = [cell for cell in spaces if distance(case, case.cell, cell) <= 2]
    is_founded = any(one == Village(case.cell) for one in case.actions)
    return is_founded and len(near) == case.args["spaces"]


def goal(case: Case) -> bool:
    met = Goal[case.args["goal"].upper()]
    is_new = met in case.new.met and met not in case.old.met
    return is_new and goal_coins(case.state, met) == case.args["coins"]


def lands(case: Case) -> bool:
    bonus = case.state.rules.board.sheet.lands_reached
    old, new = (one.reached.bit_count() for one in (case.old, case.new))
    return bool(bonus[new] - bonus[old] == case.args["coins"])


def is_card(case: Case) -> bool:
    first = case.actions[0]
    return isinstance(first, Keep | Reuse) and first.card is Investigate[case.args["card"].upper()]


def room(case: Case) -> bool:
    reach = list(bits(case.new.frontier & ~case.old.frontier))
    near = all(GRID.beside(cell) & case.placed for cell in reach)
    return near and len(reach) == case.args["spaces"] > 0 and case.stays


def quiet(case: Case) -> bool:
    return not case.cards and not any(case.earned(one) for one in ("spaces", "villages", "towers"))


TRUTH: dict[str, Callable[[Case], bool]] = {
    "only-move": lambda case: len(EXPLORERS.legal_actions(case.state, case.seat)) == 1,
    "done": lambda case: isinstance(case.actions[0], Done),
    "decline": lambda case: isinstance(case.actions[0], Decline),
    "card": is_card,
    "spaces": lambda case: case.earned("spaces") == case.args["coins"] > 0,
    "village": lambda case: case.has_piece("villages"),
    "village-open": lambda case: (
        case.desks[-1].task is Task.VILLAGE
        and case.args["coins"] == case.state.rules.board.sheet.villages[case.state.era - 1]
    ),
    "start": start,
    "tower": lambda case: case.has_piece("towers"),
    "crystal": lambda case: case.has_piece("crystals"),
    "route": route,
    "route-open": open_route,
    "post": post,
    "goal": goal,
    "lands": lands,
    "ruin": lambda case: bool(
        case.new.tokens & ~case.old.tokens & case.cell and 0 < case.args["cards"] <= case.cards
    ),
    "region": region,
    "room": room,
    "quiet": quiet,
    **{f"towards-{kind}": is_nearer for kind in ("tower", "ruin", "crystal", "coins", "city")},
}


def check(state: State, seat: int, actions: Sequence[Action], reasons: Sequence[Any]) -> list[str]:
    """The kinds that were said, each of which must hold."""
    desks, cards = follow(state, seat, actions)
    for one in reasons:
        case = Case(state, seat, actions, desks, cards, dict(one.args))
        assert TRUTH[one.kind](case), (one, actions)
    return [one.kind for one in reasons]


MAPS = ("avenia", "aghon", "kazan", "cnidaria", "north_proylia", "xawskil")


@pytest.mark.parametrize("bot_name", ["novice", "journeyman"])
@pytest.mark.parametrize("map_name", MAPS)
def test_every_reason_for_an_action_is_true(map_name: str, bot_name: str) -> None:
    said: Counter[str] = Counter()
    match: Match[State, Action, View] = Match(
        EXPLORERS, Setup.of(2, map=map_name), seed=f"true {map_name}"
    )
    bot, rng = BOTS[bot_name](), Rng(1)
    while not match.is_over:
        seat = match.decisions()[0].seat
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        said.update(check(match.state, seat, (choice.action,), choice.reasons))
        match.submit(seat, choice.action)
    assert sum(said.values()) > 100
    assert len(said) > 8


@pytest.mark.parametrize("map_name", MAPS)
def test_every_reason_for_a_whole_turn_is_true(map_name: str) -> None:
    """The plans of the search, the best of all and the worst of those that are tried."""
    said: Counter[str] = Counter()
    match: Match[State, Action, View] = Match(EXPLORERS, Setup.of(1, map=map_name), seed="turns")
    rng = Rng(1)
    while not match.is_over:
        actions = match.legal_actions(0)
        if len(actions) > 1:
            problem = Thinking(match.view(0), actions, rng)
            for plan in (problem.plans[0], problem.plans[-1]):
                said.update(check(match.state, 0, plan.actions, problem.reasons(plan.actions)))
            actions = problem.plans[0].actions
        match.submit(0, actions[0])
    assert {"spaces", "village"} <= {*said}
    assert len(said) > 8
