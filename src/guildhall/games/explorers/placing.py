"""Putting one explorer and resolving everything it brings.

The order is coins, tower, crystal, treasure cards (each with all it brings), village, trade routes,
goals. Where the owner must choose or chance must draw, the space waits in a frame of the desk.
"""

from __future__ import annotations

from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import CARDS, GRID, VILLAGES, Goal, Treasure
from guildhall.games.explorers.goals import CHECKERS
from guildhall.games.explorers.state import (
    Desk,
    Frame,
    Sheet,
    State,
    Task,
)

FACTORS = tuple(card.factor for card in CARDS.investigate)
"""By what each investigate card multiplies coin spaces."""
_DRAWS = tuple(card.draws for card in CARDS.investigate)
_TWO_COINS = 2


def place(state: State, desk: Desk, cell: int, factor: int) -> Desk:
    """Put an explorer on a space and resolve it as far as nobody has to choose."""
    board = BOARDS[state.rules.map]
    sheet = _paid(board, desk.sheet, cell, factor)
    if cell & board.discoveries:
        return _finish(state, board, desk, _with_tower(board, sheet, cell), cell)
    explorers = sheet.explorers | cell
    sheet = sheet._replace(
        explorers=explorers,
        frontier=(sheet.frontier | board.near[cell]) & ~(sheet.taken | cell),
    )
    if cell & board.crystals and not cell & sheet.crystals:
        sheet = _with_crystal(board, sheet, cell)
    if cell & board.ruins and not cell & sheet.tokens:
        draws = 1 if desk.using is None else _DRAWS[desk.using]
        sheet = sheet._replace(tokens=sheet.tokens | cell)
        frames = (*desk.frames, Frame(cell, draws))
        return desk._replace(sheet=sheet, frames=frames, task=Task.DRAW)
    return _settle(state, board, desk, sheet, cell)


def _paid(board: Board, sheet: Sheet, cell: int, factor: int) -> Sheet:
    if cell & board.coins:
        earned = sheet.earned
        coins = earned.spaces + factor * board.coins_of[cell]
        sheet = sheet._replace(earned=earned._replace(spaces=coins))
    if board.sheet.lands_reached:
        land = board.land_of.get(cell, 0)
        if land and not land & sheet.reached:
            sheet = sheet._replace(reached=sheet.reached | cell)
    return sheet


def _with_tower(board: Board, sheet: Sheet, cell: int) -> Sheet:
    """The explorer goes home; a tower supports and links nothing."""
    values = board.sheet.towers
    place = min(sheet.towers.bit_count(), len(values) - 1)
    earned = sheet.earned._replace(towers=sheet.earned.towers + values[place])
    frontier = sheet.frontier & ~cell
    return sheet._replace(towers=sheet.towers | cell, frontier=frontier, earned=earned)


def _with_crystal(board: Board, sheet: Sheet, cell: int) -> Sheet:
    crystals = sheet.crystals | cell
    coins = sum(value for bit, value in board.crystal_value.items() if bit & crystals)
    earned = sheet.earned._replace(crystals=sheet.earned.crystals + coins)
    return sheet._replace(crystals=crystals, earned=earned)


# Villages


def _settle(state: State, board: Board, desk: Desk, sheet: Sheet, cell: int) -> Desk:
    """Found a village if the region of this space is complete, then go on with routes."""
    sites = village_sites(board, sheet, cell)
    if sites & (sites - 1):
        return _waiting(desk, sheet, cell, Task.VILLAGE)
    if sites:
        sheet = _with_village(state, board, sheet, sites)
    return _link(state, board, desk, sheet, cell)


def village_sites(board: Board, sheet: Sheet, cell: int) -> int:
    """Where a village can be founded because the region of this space is complete."""
    region = board.region_of[cell]
    if region & ~sheet.explorers or sheet.villages.bit_count() >= VILLAGES:
        return 0
    return region & board.blanks


def _with_village(state: State, board: Board, sheet: Sheet, site: int) -> Sheet:
    earned = sheet.earned
    coins = earned.villages + board.sheet.villages[state.era - 1]
    return sheet._replace(
        explorers=sheet.explorers & ~site,
        villages=sheet.villages | site,
        earned=earned._replace(villages=coins),
    )


def found_village(state: State, desk: Desk, site: int) -> Desk:
    """Found the village that waits on top of the frames, on this site."""
    board = BOARDS[state.rules.map]
    frame, desk = desk.frames[-1], desk._replace(frames=desk.frames[:-1])
    sheet = _with_village(state, board, desk.sheet, site)
    return _link(state, board, desk, sheet, frame.cell)


# Trade routes


def _link(state: State, board: Board, desk: Desk, sheet: Sheet, cell: int) -> Desk:
    """Let the owner choose a route while the group of this space has two fresh cities."""
    if len(fresh_cities(board, sheet, cell)) > 1:
        return _waiting(desk, sheet, cell, Task.ROUTE)
    return _finish(state, board, desk, sheet, cell)


def fresh_cities(board: Board, sheet: Sheet, cell: int) -> tuple[int, ...]:
    """The cities without a post that are connected with this space, in the order of the map."""
    fresh = sheet.explorers & board.cities & ~sheet.posts
    if fresh & (fresh - 1):
        fresh &= group_of(board, sheet, cell)
    found = []
    while fresh:
        low = fresh & -fresh
        found.append(low)
        fresh ^= low
    return tuple(found)


def group_of(board: Board, sheet: Sheet, cell: int) -> int:
    """What explorers, villages and the capital connect with this space."""
    return GRID.part(cell, sheet.explorers | sheet.villages | board.capital)


def complete_route(state: State, desk: Desk, first: int, second: int, post: int) -> Desk:
    """Pay the route that waits on top of the frames."""
    board = BOARDS[state.rules.map]
    frame, desk = desk.frames[-1], desk._replace(frames=desk.frames[:-1])
    coins = board.city_value[first] * board.city_value[second]
    sheet = desk.sheet
    earned = sheet.earned._replace(routes=sheet.earned.routes + coins)
    sheet = sheet._replace(posts=sheet.posts | post, earned=earned)
    for goal in state.goals:
        moment = CHECKERS[goal].moment
        if moment is None or not moment.least or goal in sheet.met:
            continue
        has_ice = not moment.needs_ice or group_of(board, sheet, frame.cell) & board.ice
        if coins >= moment.least and has_ice:
            sheet = _with_goal(sheet, goal)
    return _link(state, board, desk, sheet, frame.cell)


# Goals and what follows


def _finish(state: State, board: Board, desk: Desk, sheet: Sheet, cell: int) -> Desk:
    """Look at the goals; then go on with what this space interrupted."""
    del board
    for goal in state.goals:
        if goal in sheet.met:
            continue
        checker = CHECKERS[goal]
        moment = checker.moment
        if moment.cells & cell if moment else checker.is_met(state.rules, sheet):
            sheet = _with_goal(sheet, goal)
    return resume(state, desk._replace(sheet=sheet))


def _with_goal(sheet: Sheet, goal: Goal) -> Sheet:
    """Mark a goal as met; its coins come when all are done. An explorer stays on the card."""
    on_goals = sheet.on_goals + (sheet.supply > 0)
    return sheet._replace(met=(*sheet.met, goal), on_goals=on_goals)


def resume(state: State, desk: Desk) -> Desk:
    """Go on with the innermost space that is not resolved, or with the card."""
    if not desk.frames:
        return desk._replace(task=Task.EXPLORE)
    frame = desk.frames[-1]
    if frame.draws:
        return desk._replace(task=Task.DRAW)
    board = BOARDS[state.rules.map]
    return _settle(state, board, desk._replace(frames=desk.frames[:-1]), desk.sheet, frame.cell)


def _waiting(desk: Desk, sheet: Sheet, cell: int, task: Task) -> Desk:
    return desk._replace(sheet=sheet, task=task, frames=(*desk.frames, Frame(cell)))


# Treasure


def take_treasure(state: State, desk: Desk, treasure: Treasure) -> Desk:
    """Use or keep the card that was drawn for the space on top of the frames."""
    frame = desk.frames[-1]
    desk = desk._replace(frames=(*desk.frames[:-1], Frame(frame.cell, frame.draws - 1)))
    sheet = desk.sheet
    if treasure is Treasure.TWO_COINS:
        earned = sheet.earned._replace(treasures=sheet.earned.treasures + _TWO_COINS)
        return resume(state, desk._replace(sheet=sheet._replace(earned=earned)))
    if treasure is Treasure.PLACE_EXPLORER:
        if sheet.frontier and sheet.supply > 0:
            return desk._replace(task=Task.FREE)
        return resume(state, desk)
    kept = (*desk.kept, treasure)
    return resume(state, desk._replace(sheet=sheet._replace(kept=sheet.kept + 1), kept=kept))
