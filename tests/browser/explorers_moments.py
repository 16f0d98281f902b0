"""Moments of The Guild of Merchant Explorers worth looking at, and tables to play on from them."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import partial

import guildhall
from guildhall.client import Server
from tests.browser.explorers import GAME, Party, Seat, match_at, moment_of
from tests.browser.stage import NAMES, SEED, IsWanted, Moment, moment, sit_down
from tests.browser.visitor import Visitor
from tests.games.explorers.tables import sheet, table
from tests.server.talk import AnyMatch

MANY = 4
"""So many spaces in reach let somebody choose."""


def at(is_wanted: IsWanted, province: str, seats: int = 1, **wish: str) -> Moment:
    """The first wanted moment of a game that good bots play in a province."""
    return moment(is_wanted, seats, game=GAME, map=province, **wish)


def is_begun(match: AnyMatch) -> bool:
    """Ann has the first card of the game before her."""
    return _is_anns_turn(match, "explore")


def is_midst(match: AnyMatch) -> bool:
    """The third era: villages, towers and posts stand, and Ann has put some explorers and may
    put more."""
    view = match.view(0)
    sheet = view.sheets[0]
    has_all = sheet.villages and sheet.towers and sheet.posts
    is_choosing = view.desk.placed and len(match.legal_actions(0)) > MANY
    return bool(_is_anns_turn(match, "explore") and view.era == 3 and has_all and is_choosing)


def is_late(match: AnyMatch) -> bool:
    """The last era, with a choice."""
    is_choosing = len(match.legal_actions(0)) > MANY
    return _is_anns_turn(match, "explore") and match.view(0).era == 4 and is_choosing


def has_task(task: str, match: AnyMatch) -> bool:
    """Ann has this to decide, and nobody else anything."""
    return _is_anns_turn(match, task)


is_offer = partial(has_task, "keep")
is_reuse = partial(has_task, "reuse")
is_village = partial(has_task, "village")
is_free = partial(has_task, "free")
is_route = partial(has_task, "route")


def _is_anns_turn(match: AnyMatch, task: str) -> bool:
    view = match.view(0)
    is_hers = [one.seat for one in match.decisions()] == [0]
    return is_hers and view.desk.task.name.lower() == task


def three_cities() -> Moment:
    """Ann has just joined three cities of Aghon at once: she chooses two, and one of them."""
    match = match_at(table("aghon", "basic_desert", sheet("12,2 11,2 11,0 10,0 7,2 8,2 9,2")))
    match.submit_text(0, "explore 10,1")
    return moment_of(match)


def ann_is_done() -> Moment:
    """Ann has explored her part of Kazan and waits for three others."""
    match = guildhall.new_match(GAME, len(NAMES), seed=SEED, names=NAMES, map="kazan")
    while 0 in match.view(0).waiting:
        actions = match.legal_actions(0)
        match.submit(0, actions[0])
    return moment_of(match)


def ends_first_era(match: AnyMatch) -> bool:
    """When Ann alone has said done, the first era is over."""
    view = match.view(0)
    return _is_anns_turn(match, "explore") and view.era == 1 and not view.deck


def play_scene(
    visitor: Visitor, at: Moment, server: Server | None = None, /, **settings: object
) -> AbstractContextManager[Party]:
    """A table of this test alone, opened on the page; all but the page talk to `server`."""
    return sit_down(Seat, visitor, at, server, settings)
