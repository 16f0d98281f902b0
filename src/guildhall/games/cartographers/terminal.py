"""The table as lines of coloured text, for a terminal."""

from __future__ import annotations

import string
from collections.abc import Iterator

from guildhall.core.event import Event, event
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    COIN_TRACK,
    DURATIONS,
    SEASON_LETTERS,
    Letter,
    Season,
)
from guildhall.games.cartographers.state import Sheet
from guildhall.games.cartographers.view import View

Span = tuple[str, str]
"""A piece of text and the name of its style."""
Row = list[Span]

STYLES = {
    "forest": "bold bright_white on #3f6b3a",
    "village": "bold bright_white on #a8472b",
    "field": "bold black on #e2c25c",
    "water": "bold bright_white on #2b6f88",
    "monster": "bold bright_white on #6a3a72",
    "both": "bold black on #e09a5c",
    "mountain": "bold bright_white on #6b5e4c",
    "wasteland": "dim white on #2c2a26",
    "ruins": "bold #8a6212 on #efe4c4",
    "empty": "#b8a67e on #f6ecd1",
    "label": "dim",
    "plain": "",
    "strong": "bold",
}
"""What the styles look like, in the words of Rich."""

_SIGNS = {
    "forest": "♣ ",
    "village": "⌂ ",
    "field": "≡ ",
    "water": "≈ ",
    "monster": "☻ ",
    "both": "⌂≡",
    "mountain": "▲ ",
    "wasteland": "▒▒",
    "ruins": "∏ ",
    "empty": "· ",
}


def pictures(view: View) -> list[list[Row]]:
    """The map of each seat; the seat's own drawing of this turn is on its map already."""
    sheets = list(view.sheets)
    if view.draft is not None and view.owner is not None:
        sheets[view.owner] = view.draft
    return [_map(view, sheet) for sheet in sheets]


def legend() -> list[tuple[Span, str]]:
    """The signs on the maps with the ids of what they stand for."""
    kinds = ("forest", "village", "field", "water", "monster", "mountain", "ruins")
    return [((_SIGNS[kind], kind), f"terrain-{kind}") for kind in kinds]


def _map(view: View, sheet: Sheet) -> list[Row]:
    letters = "   " + "".join(f"{letter} " for letter in string.ascii_lowercase[: GRID.cols])
    rows: list[Row] = [[(letters, "label")]]
    for row in range(GRID.rows):
        cells = [_cell(view, sheet, row, col) for col in range(GRID.cols)]
        rows.append([(f"{row + 1:2} ", "label"), *cells])
    return rows


def _cell(view: View, sheet: Sheet, row: int, col: int) -> Span:
    bit = GRID.bit((row, col))
    board = view.rules.board
    layers = {
        "mountain": board.mountains,
        "wasteland": board.wasteland,
        "both": sheet.field & sheet.village,
        "forest": sheet.forest,
        "village": sheet.village,
        "field": sheet.field,
        "water": sheet.water,
        "monster": sheet.monster,
        "ruins": board.ruins,
    }
    kind = next((name for name, mask in layers.items() if mask & bit), "empty")
    return _SIGNS[kind], kind


def headlines(view: View) -> Iterator[Event]:
    """What stands above the maps, as events to be put into words."""
    if len(view.edicts) == len(Letter):
        yield event(
            "headline-season",
            season=view.season.name.lower(),
            time=view.time,
            duration=DURATIONS[view.season],
        )
        scored = SEASON_LETTERS[view.season]
        for letter, edict in zip(Letter, view.edicts, strict=True):
            kind = "headline-scored" if letter in scored else "headline-edict"
            yield event(kind, letter=letter.name, edict=edict.name.lower())
    if view.revealed:
        yield event("headline-card", card=view.revealed[-1].name.lower())
    for seat, sheet in enumerate(view.sheets):
        yield event(
            "headline-seat",
            seat,
            total=sheet.total,
            coins=sheet.coins,
            track=COIN_TRACK,
            seasons=min(len(sheet.seasons), len(Season)),
        )
