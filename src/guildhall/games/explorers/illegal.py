"""Say why an action is illegal, as a player would."""

from __future__ import annotations

from guildhall.core.codec import enum_id
from guildhall.core.game import Reason
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import (
    Action,
    DealGoal,
    Draw,
    Explore,
    Free,
    Keep,
    Offer,
    Reuse,
    Reveal,
    Route,
    Village,
)
from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import CARDS, GRID, Group, Terrain
from guildhall.games.explorers.listing import explore_cells
from guildhall.games.explorers.placing import group_of
from guildhall.games.explorers.rules import decisions, legal_actions
from guildhall.games.explorers.state import Desk, Sheet, State, Task

SENTENCES = {
    "chance": "cards are dealt by chance, not by a player",
    "waiting": "there is nothing for you to decide now",
    "decision": "the decision now is {decision}",
    "not-offered": "{card} was not offered to you",
    "not-in-hand": "you do not have the card {card}",
    "one-space": "name one space",
    "off-map": "{cell} is off the map",
    "capital": "{cell} is the capital",
    "volcano": "{cell} is a volcano",
    "taken": "{cell} is taken: {piece}",
    "not-beside": "{cell} touches none of your explorers and villages, nor the capital",
    "no-explorers": "you have no explorers left",
    "card-full": "the card {card} allows no more spaces",
    "terrain": "{cell} is {terrain}, which the card {card} does not allow now",
    "line": "{cell} does not continue the straight line",
    "adjacent": "{cell} does not touch the first space of this card",
    "path": "{cell} does not touch the space before",
    "region": "{cell} is not in the same region",
    "burst": "{cell} does not touch the first space of this card",
    "lance": "{cell} does not continue the straight line",
    "village-lines": "{cell} does not fit: two straight lines, each beginning beside a village",
    "sea-cities": "{cell} does not fit: first sea spaces, then cities beside them",
    "sea-coins": "{cell} does not fit: first sea spaces, then coin spaces beside them",
    "other-region": "{cell} is not in the region you have completed",
    "not-blank": "{cell} is not a blank space, where a village can stand",
    "not-city": "{cell} is not a city",
    "posted": "the city {cell} already has a trading post",
    "unexplored": "you have not explored the city {cell}",
    "unconnected": "the city {cell} is not connected with the space you have just explored",
    "same-city": "a trade route needs two different cities",
    "post": "the post goes to one of the two cities, not to {cell}",
    "route-order": "name {first_cell} before {second_cell}",
}
"""What is said in English, by the kind of reason; other languages have it in their text files."""

_ONCE_BEGUN = (Group.ADJACENT, Group.BURST, Group.LANCE)
"""Cards that ask for no terrain after the first space."""
_NO_SHAPE = (Group.FREE, Group.MIX)
_ANY_TERRAIN = (Group.VILLAGE_LINES, Group.SEA_CITIES, Group.SEA_COINS)


def why_illegal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return the reason, or None if the action is among `legal_actions`.

    It depends only on what the seat can see.
    """
    legal = legal_actions(state, seat)
    if action in legal:
        return None
    if isinstance(action, DealGoal | Reveal | Offer | Draw):
        return _because("chance")
    if not legal:
        return _because("waiting")
    desk, board = state.desks[seat], BOARDS[state.rules.map]
    match desk.task, action:
        case Task.KEEP, Keep(card):
            return _because("not-offered", card=enum_id(card))
        case Task.REUSE, Reuse(card):
            return _because("not-in-hand", card=enum_id(card))
        case Task.EXPLORE, Explore(cell):
            return _why_unreachable(board, desk.sheet, cell) or _why_not_by_card(state, desk, cell)
        case Task.FREE, Free(cell):
            return _why_unreachable(board, desk.sheet, cell)
        case Task.VILLAGE, Village(cell):
            return _why_no_village(board, desk, cell)
        case Task.ROUTE, Route():
            return _why_no_route(board, desk, action)
        case _:
            now = next(one.kind for one in decisions(state) if one.seat == seat)
            return _because("decision", decision=now)


def _because(kind: str, **facts: int | str) -> Reason:
    return Reason(SENTENCES[kind].format(**facts), kind, tuple(facts.items()))


def _why_no_space(board: Board, cell: int) -> Reason | None:
    """Say why this is not one space that can be explored on this map."""
    if cell.bit_count() != 1:
        return _because("one-space")
    if cell & board.all:
        return None
    places = {"capital": board.capital, "volcano": board.sheet.volcanoes}
    kind = next((kind for kind, mask in places.items() if cell & mask), "off-map")
    return _because(kind, cell=GRID.to_text(cell))


def _why_unreachable(board: Board, sheet: Sheet, cell: int) -> Reason | None:
    """Say why no explorer can be put there, whatever the card allows."""
    name = GRID.to_text(cell)
    pieces = {"explorer": sheet.explorers, "village": sheet.villages, "tower": sheet.towers}
    if problem := _why_no_space(board, cell):
        return problem
    for piece, mask in pieces.items():
        if cell & mask:
            return _because("taken", cell=name, piece=piece)
    return None if cell & sheet.frontier else _because("not-beside", cell=name)


def _why_not_by_card(state: State, desk: Desk, cell: int) -> Reason:
    """Say why the present card does not allow a space that could be reached."""
    board, sheet = BOARDS[state.rules.map], desk.sheet
    if sheet.supply <= 0:
        return _because("no-explorers")
    shown = state.revealed[-1]
    card = CARDS.basic[shown] if desk.using is None else CARDS.investigate[desk.using]
    anywhere = desk._replace(sheet=sheet._replace(frontier=board.all))
    allowed = explore_cells(state, anywhere)
    if not allowed:
        return _because("card-full", card=enum_id(card.id))
    terrain, name = board.spaces[cell].terrain, GRID.to_text(cell)
    is_any = card.group in _ANY_TERRAIN or (desk.placed and card.group in _ONCE_BEGUN)
    is_listed = terrain in card.terrains or terrain is Terrain.WILD
    is_barred = not is_listed and not allowed & board.terrains[terrain]
    if card.group in _NO_SHAPE or (is_barred and not is_any):
        return _because("terrain", cell=name, terrain=enum_id(terrain), card=enum_id(card.id))
    return _because(enum_id(card.group).replace("_", "-"), cell=name)


def _why_no_village(board: Board, desk: Desk, cell: int) -> Reason:
    if problem := _why_no_space(board, cell):
        return problem
    is_inside = cell & board.region_of[desk.frames[-1].cell]
    return _because("not-blank" if is_inside else "other-region", cell=GRID.to_text(cell))


def _why_no_route(board: Board, desk: Desk, route: Route) -> Reason:
    for city in (route.first, route.second):
        if problem := _why_no_city(board, desk, city):
            return problem
    if route.first == route.second:
        return _because("same-city")
    if route.post not in (route.first, route.second):
        return _because("post", cell=GRID.to_text(route.post))
    first, second = GRID.to_text(route.second), GRID.to_text(route.first)
    return _because("route-order", first_cell=first, second_cell=second)


def _why_no_city(board: Board, desk: Desk, city: int) -> Reason | None:
    """Say why the route cannot begin or end there."""
    if problem := _why_no_space(board, city):
        return problem
    sheet = desk.sheet
    missing = {
        "not-city": board.cities,
        "posted": ~sheet.posts,
        "unexplored": sheet.explorers,
        "unconnected": group_of(board, sheet, desk.frames[-1].cell),
    }
    kind = next((kind for kind, mask in missing.items() if not city & mask), None)
    return None if kind is None else _because(kind, cell=GRID.to_text(city))
