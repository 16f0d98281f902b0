"""What a seat may do, task by task."""

from __future__ import annotations

from itertools import combinations

from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import (
    DECLINE,
    DONE,
    Action,
    Explore,
    Free,
    Keep,
    Reuse,
    Route,
    Village,
)
from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import EXPLORERS, GRID, Investigate
from guildhall.games.explorers.placing import fresh_cities, village_sites
from guildhall.games.explorers.reading import BASIC_READERS, INVESTIGATE_READERS
from guildhall.games.explorers.state import Desk, State, Task
from guildhall.kit.hexes import bits

_MOST_LISTS = 1 << 15

_EXPLORES = {cell: Explore(cell) for cell in bits(GRID.all)}
_VILLAGES = {cell: Village(cell) for cell in bits(GRID.all)}
_FREES = {cell: Free(cell) for cell in bits(GRID.all)}
_KEEPS = tuple(Keep(card) for card in Investigate)
_REUSES = tuple(Reuse(card) for card in Investigate)
_EXPLORE_LISTS: dict[int, tuple[Action, ...]] = {}
_FREE_LISTS: dict[int, tuple[Action, ...]] = {}


def explore_cells(state: State, desk: Desk) -> int:
    """Where the next explorer of the present card may be put."""
    sheet = desk.sheet
    frontier = sheet.frontier
    if sheet.explorers.bit_count() + sheet.on_goals >= EXPLORERS:
        return 0
    using = desk.using
    rules = state.rules
    if using is None:
        return frontier & BASIC_READERS[rules.map][state.revealed[-1]](rules, desk)
    return frontier & INVESTIGATE_READERS[rules.map][using](rules, desk)


def explore_actions(state: State, desk: Desk) -> tuple[Action, ...]:
    cells = explore_cells(state, desk)
    return _EXPLORE_LISTS.get(cells) or _listed(cells, _EXPLORES, DONE, _EXPLORE_LISTS)


def free_actions(desk: Desk) -> tuple[Action, ...]:
    cells = desk.sheet.frontier
    return _FREE_LISTS.get(cells) or _listed(cells, _FREES, DECLINE, _FREE_LISTS)


def _listed(
    cells: int,
    actions: dict[int, Explore] | dict[int, Free],
    last: Action,
    known: dict[int, tuple[Action, ...]],
) -> tuple[Action, ...]:
    """One action per space and the last one; the same masks come again and again."""
    if len(known) >= _MOST_LISTS:
        known.clear()
    found = known[cells] = (*[actions[cell] for cell in bits(cells)], last)
    return found


def other_actions(state: State, desk: Desk) -> tuple[Action, ...]:
    """The choices that are not about putting an explorer."""
    task = desk.task
    if task is Task.KEEP:
        return tuple([_KEEPS[card] for card in sorted(desk.offer)])
    if task is Task.REUSE:
        return tuple([_REUSES[card] for card in desk.sheet.hand])
    if task is Task.VILLAGE:
        sites = village_sites(BOARDS[state.rules.map], desk.sheet, desk.frames[-1].cell)
        return tuple([_VILLAGES[site] for site in bits(sites)])
    if task is Task.ROUTE:
        return _routes(state, desk)
    return ()


def _routes(state: State, desk: Desk) -> tuple[Route, ...]:
    board = BOARDS[state.rules.map]
    cities = fresh_cities(board, desk.sheet, desk.frames[-1].cell)
    return tuple(
        Route(first, second, post)
        for first, second in combinations(cities, 2)
        for post in (first, second)
    )


def sample_explore(state: State, desk: Desk, rng: Rng) -> Action:
    """One of `explore_actions`, all equally likely, without listing them."""
    cells = explore_cells(state, desk)
    count = cells.bit_count()
    number = rng.below(count + 1)
    if number == count:
        return DONE
    for _ in range(number):
        cells &= cells - 1
    return _EXPLORES[cells & -cells]
