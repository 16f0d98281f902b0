"""Acrobatics: where a revealed ambush may come, and where the domino instead of it."""

from __future__ import annotations

from guildhall.games.cartographers import placements
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.ambush import DOMINO_PLACES, PLACES, landing
from guildhall.games.cartographers.data import Terrain
from guildhall.games.cartographers.state import Sheet
from guildhall.games.cartographers.view import View


def ambush_places(view: View, sheet: Sheet) -> tuple[Draw, ...]:
    """All places a neighbour could choose; by the solo rule the one where it lands."""
    free, card = _free(view, sheet), view.revealed[-1]
    if not view.rules.passing:
        return _landings(free, PLACES[card])
    return placements.OF_CARD[card].fitting(free) or placements.MONSTER_CELL.fitting(free)


def domino_places(view: View, sheet: Sheet) -> tuple[Draw, ...]:
    """The same with Acrobatics; by the solo rule one lying and one standing."""
    free, card = _free(view, sheet), view.revealed[-1]
    if not view.rules.passing:
        return _landings(free, *DOMINO_PLACES[card])
    return placements.MONSTER_DOMINO.fitting(free) or placements.MONSTER_CELL.fitting(free)


def _landings(free: int, *orders: tuple[int, ...]) -> tuple[Draw, ...]:
    places = dict.fromkeys(landing(order, free) for order in orders)
    return tuple(Draw(Terrain.MONSTER, cells) for cells in places if cells)


def _free(view: View, sheet: Sheet) -> int:
    return view.rules.board.open & ~sheet.drawn
