"""What the server tests know of Explorers: turns are hidden until all are done, some cards longer.

The cards of the explore deck are known, only their order is not, and no state has one.
"""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.codec import enum_id
from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import GRID, Map
from guildhall.games.explorers.state import Sheet, State
from tests.server.games.notes import Audience, Json, Notes, Secret, Way


def _secrets(state: State, audience: Audience) -> Iterator[Secret]:
    mine = () if audience is None else state.desks[audience].kept
    for seat, desk in enumerate(state.desks):
        if seat == audience:
            continue
        shown = state.sheets[seat]
        yield from (Secret("turn", cells) for cells in _laid(shown, desk.sheet))
        kept = desk.sheet.hand[len(shown.hand) :]
        yield from (Secret("offer", enum_id(card), True) for card in (*desk.offer, *kept))
        yield from (Secret("rejected card", enum_id(card), True) for card in desk.rejected)
        yield from (Secret("kept treasure", enum_id(one), one not in mine) for one in desk.kept)
    for drawn in state.drawn:
        if drawn.seat != audience:
            yield Secret("drawn treasure", enum_id(drawn.treasure))


def _laid(shown: Sheet, now: Sheet) -> Iterator[str]:
    """What lies on a map and was not there when all saw it, by itself and as it is written."""
    for name in ("explorers", "villages", "towers", "posts", "tokens", "crystals"):
        old, new = getattr(shown, name), getattr(now, name)
        for cells in (new & ~old, new):
            if new != old and cells & (cells - 1):  # a single cell may be named by chance
                yield GRID.to_text(cells)


def _tempting(view: Json, actions: list[str]) -> list[str]:
    """The nearest to ruins without a token: they bring treasures."""
    board = BOARDS[Map[view["rules"]["map"].upper()]]
    near = board.ruins & ~GRID.from_text(view["desk"]["sheet"]["tokens"])
    cells = {one: GRID.from_text(one.split()[1]) for one in actions if one.startswith("explore")}
    while near and cells:
        found = [one for one, cell in cells.items() if cell & near]
        if found:
            return found
        near |= board.near_all(near)
    return []


NOTES = Notes(
    ways=(Way(2, {"map": "kazan"}), Way(3, {"map": "aghon"})),
    illegal=("explore 25,13", "explore", "village 99,99", "reveal era_any", "draw 0 vase"),
    kinds=frozenset({"turn", "offer", "rejected card", "kept treasure", "drawn treasure", "draw"}),
    secrets=_secrets,
    tempting=_tempting,
)
