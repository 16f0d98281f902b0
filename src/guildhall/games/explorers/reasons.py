"""What speaks for the actions of a seat: what they found, build, close and meet, and where.

A whole turn is told at once. Treasure still to be drawn counts for nothing: nobody knows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import Action, Decline, Done, Keep, Reuse, Route, Village
from guildhall.games.explorers.board import Board
from guildhall.games.explorers.data import ERAS, GRID, VILLAGES
from guildhall.games.explorers.listing import other_actions
from guildhall.games.explorers.prospects import Outlook, nearness
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import Desk, Sheet, State, Task, goal_coins
from guildhall.games.explorers.turns import without_draws
from guildhall.kit.hexes import bits

_MOST = 3
_WORTH_OF_A_CARD = 3.5
"""What a treasure card counts among coins when reasons are put in order."""
_LATER = 0.5
"""The same for what may help later: less than a coin."""
_LITTLE = 3
"""Where fewer coins are earned, what comes nearer is told too."""


class _Told(NamedTuple):
    """A reason, and how much it weighs."""

    weight: float
    reason: Reason


class _Step(NamedTuple):
    """One action: the desk before it, at once after it, and when treasure is taken as known."""

    action: Action
    before: Desk
    placed: Desk
    after: Desk


def reasons_of(state: State, seat: Seat, actions: Sequence[Action]) -> tuple[Reason, ...]:
    """The weightiest reasons for a turn or a part of it."""
    first = actions[0]
    if isinstance(first, Done):
        return (reason("done"),)
    if isinstance(first, Decline):
        return (reason("decline"),)
    steps = list(_steps(state, seat, actions))
    found = sorted(_gains(state, steps), key=lambda told: -told.weight) if steps else []
    told = [one.reason for one in found]
    if isinstance(first, Keep | Reuse):
        told.insert(0, reason("card", card=first.card.name.lower()))
    if sum(one.weight for one in found) < _LITTLE:
        told += _nearby(state, steps)
    return tuple(told[:_MOST]) or tuple(_quiet(state, steps))


def _steps(state: State, seat: Seat, actions: Sequence[Action]) -> Iterator[_Step]:
    """The actions as far as they are legal without the luck they had."""
    for action in actions:
        if action not in legal_actions(state, seat) or isinstance(action, Done):
            return
        before = state.desks[seat]
        placed = apply(state, seat, action)
        state = without_draws(placed, seat)
        yield _Step(action, before, placed.desks[seat], state.desks[seat])


# What is earned


def _gains(state: State, steps: Sequence[_Step]) -> Iterator[_Told]:
    board = state.rules.board
    spaces = steps[-1].after.sheet.earned.spaces - steps[0].before.sheet.earned.spaces
    if spaces:
        yield _Told(spaces, reason("spaces", coins=spaces))
    for step in steps:
        yield from _pieces(step)
        yield from _ruins(step)
        yield from _goals(state, step)
        if isinstance(step.action, Route):
            yield from _route(board, step.action)
    yield from _lands(board, steps)
    yield from _later(state, steps)
    yield from _open_choice(state, steps[-1].after)


def _pieces(step: _Step) -> Iterator[_Told]:
    old, new = step.before.sheet, step.after.sheet
    for kind, before, after in (
        ("village", old.villages, new.villages),
        ("tower", old.towers, new.towers),
        ("crystal", old.crystals, new.crystals),
    ):
        if cell := after & ~before:
            source = f"{kind}s"
            coins = getattr(new.earned, source) - getattr(old.earned, source)
            yield _Told(coins, reason(kind, cell=GRID.to_text(cell), coins=coins))


def _ruins(step: _Step) -> Iterator[_Told]:
    cell = step.placed.sheet.tokens & ~step.before.sheet.tokens
    if cell:
        cards = step.placed.frames[-1].draws
        why = reason("ruin", cell=GRID.to_text(cell), cards=cards)
        yield _Told(_WORTH_OF_A_CARD * cards, why)


def _goals(state: State, step: _Step) -> Iterator[_Told]:
    for goal in step.after.sheet.met:
        if goal not in step.before.sheet.met:
            coins = goal_coins(state, goal)
            yield _Told(coins, reason("goal", goal=goal.name.lower(), coins=coins))


def _lands(board: Board, steps: Sequence[_Step]) -> Iterator[_Told]:
    bonus = board.sheet.lands_reached
    if bonus:
        sheets = steps[0].before.sheet, steps[-1].after.sheet
        old, new = (one.reached.bit_count() for one in sheets)
        if coins := bonus[new] - bonus[old]:
            yield _Told(coins, reason("lands", coins=coins))


def _route(board: Board, route: Route) -> Iterator[_Told]:
    """The route by the values of its cities."""
    one, two = board.city_value[route.first], board.city_value[route.second]
    start, end = GRID.to_text(route.first), GRID.to_text(route.second)
    coins = one * two
    yield _Told(coins, reason("route", one=one, two=two, start=start, end=end, coins=coins))


def _later(state: State, steps: Sequence[_Step]) -> Iterator[_Told]:
    """What this leaves for later turns, as long as there are some."""
    board, sheet = state.rules.board, steps[-1].after.sheet
    for step in steps:
        match step.action:
            case Route(first, second, post) if state.deck or state.era < ERAS:
                left = second if post == first else first
                is_dearer = board.city_value[left] > board.city_value[post]
                if is_dearer and not left & sheet.posts:
                    yield _Told(_LATER, reason("post", cell=GRID.to_text(left)))
            case Village(cell) if state.era < ERAS:
                yield _Told(_LATER, _start(board, sheet, cell))


def _start(board: Board, sheet: Sheet, cell: int) -> Reason:
    """How many spaces near a village can be explored in later eras."""
    near = GRID.beside(cell) & (board.all | board.capital)
    near |= GRID.beside(near & ~board.discoveries)
    spaces = near & board.all & ~(sheet.villages | sheet.towers | board.capital)
    return reason("start", cell=GRID.to_text(cell), spaces=spaces.bit_count())


def _open_choice(state: State, desk: Desk) -> Iterator[_Told]:
    """What follows and is still to be chosen."""
    board = state.rules.board
    if desk.task is Task.VILLAGE:
        coins = board.sheet.villages[state.era - 1]
        yield _Told(coins, reason("village-open", coins=coins))
    if desk.task is Task.ROUTE:
        routes = [one for one in other_actions(state, desk) if isinstance(one, Route)]
        coins = max(board.city_value[one.first] * board.city_value[one.second] for one in routes)
        yield _Told(coins, reason("route-open", coins=coins))


# What comes nearer


def _nearby(state: State, steps: Sequence[_Step]) -> Iterator[Reason]:
    """Where explorers lead in this era; after its last card they go home."""
    if steps and state.deck:
        old, new = steps[0].before.sheet, steps[-1].after.sheet
        yield from _regions(state.rules.board, old, new)
        yield from _nearer(state, old, new)


def _quiet(state: State, steps: Sequence[_Step]) -> Iterator[Reason]:
    """Why explorers go where nothing is earned and nothing comes nearer."""
    if steps:
        old, new = steps[0].before.sheet, steps[-1].after.sheet
        reach = (new.frontier & ~old.frontier).bit_count() if state.deck else 0
        yield reason("room", spaces=reach) if reach else reason("quiet")


def _regions(board: Board, old: Sheet, new: Sheet) -> Iterator[Reason]:
    """The region on the way to a village that misses least."""
    if new.villages.bit_count() >= VILLAGES:
        return
    found: list[tuple[int, int]] = []
    for cell in bits(new.explorers & ~old.explorers):
        region = board.region_of[cell]
        if region > 0 and region & board.blanks and not region & new.villages:
            found.append(((region & ~new.explorers).bit_count(), cell))
    missing, cell = min(found, default=(0, 0))
    if missing:  # else a village is to be founded now
        yield reason("region", missing=missing, cell=GRID.to_text(cell))


def _nearer(state: State, old: Sheet, new: Sheet) -> Iterator[Reason]:
    board = state.rules.board
    here, there = (one.explorers | one.villages | board.capital for one in (old, new))
    gains = [
        (one.value * (_near(state, one.cell, there) - _near(state, one.cell, here)), one)
        for one in Outlook(state).prospects(new)
    ]
    gain, prospect = max(gains, key=lambda pair: pair[0], default=(0, None))
    if gain > 0 and prospect is not None:
        yield reason(f"towards-{prospect.kind}", cell=GRID.to_text(prospect.cell))


def _near(state: State, cell: int, support: int) -> int:
    return nearness(state.rules.map, cell, support)
