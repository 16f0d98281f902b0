"""When goals are met.

A condition is a measure: how much of it a sheet has. Most look at what lies on the map; exploring a
certain space and completing a certain route are moments and are noticed when they happen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from guildhall.games.explorers.board import BOARDS, Board, union
from guildhall.games.explorers.data import (
    GOAL_CARDS,
    GRID,
    LAND,
    Condition,
    Goal,
    Terrain,
)
from guildhall.games.explorers.state import Rules, Sheet
from guildhall.kit.hexes import Direction

Measure = Callable[[Rules, Sheet], int]
"""How much of a condition a sheet has, never more than is needed."""


class _Part(NamedTuple):
    measure: Measure
    need: int


class Moment(NamedTuple):
    """Meets a goal when it happens: exploring one of these spaces, or a route of such coins."""

    cells: int = 0
    least: int = 0
    needs_ice: bool = False


class Checker(NamedTuple):
    """How one goal is met: by a moment, or when all parts are there.

    `is_restless`: any explorer may meet it, not only one that brings something by itself.
    """

    parts: tuple[_Part, ...] = ()
    moment: Moment | None = None
    is_restless: bool = False

    def is_met(self, rules: Rules, sheet: Sheet) -> bool:
        parts = self.parts
        return bool(parts) and all(measure(rules, sheet) >= need for measure, need in parts)


class Progress(NamedTuple):
    """How far a goal is: `have` of `need`."""

    have: int
    need: int


def progress(rules: Rules, goal: Goal, sheet: Sheet) -> Progress:
    parts = CHECKERS[goal].parts
    need = sum(part.need for part in parts) or 1
    if goal in sheet.met:
        return Progress(need, need)
    return Progress(sum(measure(rules, sheet) for measure, _ in parts), need)


# Pieces that count


def _pieces(board: Board, condition: Condition) -> Callable[[Sheet], int]:
    """The spaces of a sheet that the condition counts."""
    allowed = _allowed(board, condition)
    match condition.kind:
        case "villages":
            beside = _beside(board, condition)
            return lambda sheet: sheet.villages & allowed & beside(sheet)
        case "trading_posts":
            return lambda sheet: sheet.posts & allowed
        case "towers":
            return lambda sheet: sheet.towers & allowed
        case "crystals_explored":
            return lambda sheet: sheet.crystals & allowed
        case "ruins_explored":
            return lambda sheet: sheet.tokens & allowed
        case kind:
            raise ValueError(f"unknown condition {kind}")


def _allowed(board: Board, condition: Condition) -> int:
    """The printed spaces that fit the filter."""
    wanted = condition.filter
    match condition.filter_by:
        case "border":
            return board.border
        case "ice":
            return board.ice
        case "terrain":
            return board.terrains[Terrain[wanted.upper()]]
        case "city_value_min":
            return union(c for c, value in board.city_value.items() if value >= int(wanted))
        case "region_size_min":
            return union(one for one in board.regions if one.bit_count() >= int(wanted))
        case "region_size_max":
            return union(one for one in board.regions if one.bit_count() <= int(wanted))
        case "missing_neighbour":
            way = Direction[wanted]
            return union(c for c in board.spaces if GRID.step(c, way) not in board.spaces)
        case _:
            return condition.at or board.all


def _beside(board: Board, condition: Condition) -> Callable[[Sheet], int]:
    """Where a village stands next to what the condition names."""
    if condition.filter_by != "adjacent_to":
        return lambda _: board.all
    match condition.filter:
        case "placed_tower":
            return lambda sheet: board.near_all(sheet.towers)
        case "trading_post":
            return lambda sheet: board.near_all(sheet.posts)
        case "ruin_space":
            printed = board.near_all(board.ruins)
        case "crystal_space":
            printed = board.near_all(board.crystals)
        case "ice_space":
            printed = board.near_all(board.ice)
        case other:
            raise ValueError(f"unknown neighbour {other}")
    return lambda _: printed


def _classes(board: Board, key: str, values: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces of each kind by which pieces are told apart or matched."""
    match key:
        case "land":
            return board.lands
        case "region":
            return board.regions
        case "terrain":
            kinds = [Terrain[value.upper()] for value in values] or LAND
            return tuple(board.terrains[kind] for kind in kinds)
        case "neighbour_terrain":
            return tuple(board.near_all(board.terrains[Terrain[v.upper()]]) for v in values)
        case "ruin_label":
            spaces = board.sheet.spaces
            labels = values or sorted({space.ruin_label for space in spaces if space.ruin_label})
            return tuple(union(s.id for s in spaces if s.ruin_label == label) for label in labels)
        case _:
            raise ValueError(f"unknown kind {key}")


# Measures


def _part(board: Board, condition: Condition) -> _Part:
    if condition.kind == "connected_group":
        return _Part(_group_measure(board, condition), condition.cities + condition.ruins)
    pieces = _pieces(board, condition)
    need = condition.least
    if condition.cover_by or condition.distinct_by:
        key = condition.cover_by or condition.distinct_by
        kinds = _classes(board, key, condition.cover)
        need = len(condition.cover) or need
        return _Part(lambda _, sheet: min(need, _different(kinds, pieces(sheet))), need)
    if condition.same_by:
        kinds = _classes(board, condition.same_by, ())
        return _Part(lambda _, sheet: min(need, _alike(kinds, pieces(sheet))), need)
    return _Part(lambda _, sheet: min(need, pieces(sheet).bit_count()), need)


def _different(kinds: tuple[int, ...], cells: int) -> int:
    return sum(1 for kind in kinds if kind & cells)


def _alike(kinds: tuple[int, ...], cells: int) -> int:
    return max((kind & cells).bit_count() for kind in kinds)


def _group_measure(board: Board, condition: Condition) -> Measure:
    """Cities and ruins with explorers in one connected group of explorers and villages."""

    def measure(rules: Rules, sheet: Sheet) -> int:
        explorers = sheet.explorers
        links = explorers | sheet.villages
        if rules.capital_links:
            links |= board.capital
        best, rest = 0, explorers & (board.cities | board.ruins)
        while rest:
            group = GRID.part(rest & -rest, links)
            cities = (group & explorers & board.cities).bit_count()
            ruins = (group & explorers & board.ruins).bit_count()
            best = max(best, min(condition.cities, cities) + min(condition.ruins, ruins))
            rest &= ~group
        return best

    return measure


def _moment(board: Board, condition: Condition) -> Moment | None:
    if condition.kind == "trade_route":
        return Moment(least=condition.least, needs_ice=condition.filter == "ice")
    if condition.kind != "explore_event":
        return None
    if condition.filter_by == "land_of":
        return Moment(cells=board.land_of[GRID.from_text(condition.filter)] & board.all)
    least = int(condition.filter)
    return Moment(cells=union(c for c, coins in board.coins_of.items() if coins >= least))


def _checker(goal: Goal) -> Checker:
    board = BOARDS[goal.map]
    conditions = GOAL_CARDS[goal].conditions
    moment = _moment(board, conditions[0])
    if moment is not None:
        return Checker(moment=moment)
    is_restless = any(one.kind == "connected_group" for one in conditions)
    return Checker(tuple(_part(board, one) for one in conditions), is_restless=is_restless)


CHECKERS = tuple(_checker(goal) for goal in Goal)
"""In the order of `Goal`."""
