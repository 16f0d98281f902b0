"""Moments of Cartographers worth looking at, and tables where tests play on from them."""

from __future__ import annotations

from contextlib import AbstractContextManager

from guildhall.client import Server
from guildhall.games.cartographers.actions import Draw
from tests.browser.cartographers import Party, Seat
from tests.browser.stage import Moment, sit_down
from tests.browser.visitor import Visitor
from tests.server.talk import AnyMatch

SPRING_TIME = 8


def is_autumn(match: AnyMatch) -> bool:
    """The maps are half full, seasons are scored, and Ann alone is still to draw, with a choice."""
    view = match.view(0)
    if not _is_anns_turn(match, "draw") or view.season.name != "FALL" or view.ruins:
        return False
    drawings = [action for action in match.legal_actions(0) if isinstance(action, Draw)]
    return len(drawings) > 20 and len({one.terrain for one in drawings}) == 2


def ends_spring(match: AnyMatch) -> bool:
    """When Ann alone has drawn, the first season is over."""
    view = match.view(0)
    is_last = view.season.name == "SPRING" and view.time >= SPRING_TIME
    return _is_anns_turn(match, "draw") and is_last


def is_ambush(match: AnyMatch) -> bool:
    """Ann draws monsters on somebody else's map."""
    return _is_anns_turn(match, "ambush")


def is_raid(match: AnyMatch) -> bool:
    """Monsters have just come, and everybody is to draw them."""
    view = match.view(0)
    return view.stage.name == "AMBUSH" and len(match.decisions()) == len(view.sheets)


def has_every_terrain(match: AnyMatch) -> bool:
    """Ann is to draw, on a map where everything lies already."""
    sheet = match.view(0).sheets[0]
    terrains = (sheet.forest, sheet.village, sheet.field, sheet.water, sheet.monster)
    return _is_anns_turn(match, "draw") and all(terrains)


def _is_anns_turn(match: AnyMatch, task: str) -> bool:
    view = match.view(0)
    is_hers = [one.seat for one in match.decisions()] == [0]
    return is_hers and view.stage.name.lower() == view.task.name.lower() == task


def play_scene(
    visitor: Visitor, at: Moment, server: Server | None = None, /, **settings: object
) -> AbstractContextManager[Party]:
    """A table of this test alone, opened on the page; all but the page talk to `server`."""
    return sit_down(Seat, visitor, at, server, settings)
