"""Say why an action is illegal, as a player would."""

from __future__ import annotations

from guildhall.core.codec import enum_id
from guildhall.core.game import Reason
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import Action, Explore, Free, Keep, Reuse, Route, Village
from guildhall.games.explorers.board import BOARDS
from guildhall.games.explorers.data import CARDS, GRID, Group, Terrain
from guildhall.games.explorers.listing import explore_cells
from guildhall.games.explorers.placing import group_of
from guildhall.games.explorers.rules import decisions, legal_actions
from guildhall.games.explorers.state import Desk, State, Task

SENTENCES = {
    "waiting": "there is nothing for you to decide now",
    "decision": "the decision now is {decision}",
    "no-card": "the card {card} is not among those you can choose from",
    "off-map": "{cell} is no space that can be explored",
    "taken": "{cell} is taken: {piece}",
    "not-beside": "{cell} touches none of your explorers and villages, nor the capital",
    "no-explorers": "you have no explorers left",
    "card-full": "the card {card} allows no more spaces",
    "terrain": "{cell} is {terrain}, which the card {card} does not allow now",
    "line": "{cell} does not continue the straight line",
    "first": "{cell} does not touch the first space of this card",
    "path": "{cell} does not touch the space before",
    "region": "{cell} is not in the same region",
    "shape": "{cell} does not fit what the card {card} asks for",
    "other-region": "{cell} is not in the region you have completed",
    "not-blank": "{cell} is not a blank space, where a village can stand",
    "not-city": "{cell} is not a city",
    "posted": "the city {cell} already has a trading post",
    "unconnected": "the city {cell} is not connected with the space you have just explored",
    "route": "name two different cities, the left or upper one first, then the one for the post",
}
"""What is said in English, by the kind of reason; other languages have it in their text files."""

_SHAPES = {
    Group.LINE: "line",
    Group.LANCE: "line",
    Group.ADJACENT: "first",
    Group.BURST: "first",
    Group.PATH: "path",
    Group.REGION: "region",
}
_NO_SHAPE = (Group.FREE, Group.MIX)
_ONCE_BEGUN = (Group.ADJACENT, Group.BURST, Group.LANCE)
"""Cards that ask for no terrain after the first space."""


def why_illegal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return the reason, or None if the action is among `legal_actions`.

    It depends only on what the seat can see.
    """
    legal = legal_actions(state, seat)
    if action in legal:
        return None
    if not legal:
        return _because("waiting")
    desk = state.desks[seat]
    match desk.task, action:
        case (Task.KEEP, Keep(card)) | (Task.REUSE, Reuse(card)):
            return _because("no-card", card=enum_id(card))
        case (Task.EXPLORE, Explore(cell)) | (Task.FREE, Free(cell)) if cell.bit_count() == 1:
            return _why_unreachable(state, desk, cell) or _why_not_by_card(state, desk, cell)
        case Task.VILLAGE, Village(cell) if cell:
            region = BOARDS[state.rules.map].region_of[desk.frames[-1].cell]
            return _because("other-region" if cell & ~region else "not-blank", cell=_name(cell))
        case Task.ROUTE, Route(first, second) if first and second:
            return _why_no_route(state, desk, first, second)
        case _:
            now = next(one.kind for one in decisions(state) if one.seat == seat)
            return _because("decision", decision=now)


def _because(kind: str, **facts: int | str) -> Reason:
    return Reason(SENTENCES[kind].format(**facts), kind, tuple(facts.items()))


def _name(cell: int) -> str:
    return GRID.to_text(cell)


def _why_unreachable(state: State, desk: Desk, cell: int) -> Reason | None:
    """Say why no explorer can be put there, whatever the card allows."""
    sheet = desk.sheet
    if not cell & BOARDS[state.rules.map].all:
        return _because("off-map", cell=_name(cell))
    pieces = {"explorer": sheet.explorers, "village": sheet.villages, "tower": sheet.towers}
    for piece, mask in pieces.items():
        if cell & mask:
            return _because("taken", cell=_name(cell), piece=piece)
    return None if cell & sheet.frontier else _because("not-beside", cell=_name(cell))


def _why_not_by_card(state: State, desk: Desk, cell: int) -> Reason:
    """Say why the present card does not allow a space that could be reached."""
    board, sheet = BOARDS[state.rules.map], desk.sheet
    if sheet.supply <= 0:
        return _because("no-explorers")
    shown, using = state.revealed[-1], desk.using
    card = CARDS.basic[shown] if using is None else CARDS.investigate[using]
    allowed = explore_cells(state, desk._replace(sheet=sheet._replace(frontier=board.all)))
    if not allowed:
        return _because("card-full", card=enum_id(card.id))
    terrain, group = board.spaces[cell].terrain, card.group
    facts = {"cell": _name(cell), "card": enum_id(card.id)}
    is_listed = terrain in card.terrains or terrain is Terrain.WILD
    is_barred = not is_listed and not allowed & board.terrains[terrain]
    is_any = desk.placed and group in _ONCE_BEGUN
    if group in _NO_SHAPE or (is_barred and not is_any):
        return _because("terrain", terrain=enum_id(terrain), **facts)
    return _because(_SHAPES.get(group, "shape"), **facts)


def _why_no_route(state: State, desk: Desk, first: int, second: int) -> Reason:
    board, sheet = BOARDS[state.rules.map], desk.sheet
    masks = {
        "not-city": board.cities,
        "posted": ~sheet.posts,
        "unconnected": group_of(board, sheet, desk.frames[-1].cell),
    }
    for city in (first, second):
        for kind, mask in masks.items():
            if city & ~mask:
                return _because(kind, cell=_name(city))
    return _because("route")
