"""What may be drawn: the shapes of the card, the single cell when none fits, and the skills."""

from __future__ import annotations

from collections.abc import Callable

from guildhall.core.seat import Seat
from guildhall.games.cartographers import placements
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.ambush import DOMINO_PLACES, landing
from guildhall.games.cartographers.board import GRID, Board
from guildhall.games.cartographers.data import (
    COIN_TRACK,
    EXPLORE_CARDS,
    SKILL_COSTS,
    Skill,
    Terrain,
)
from guildhall.games.cartographers.state import Drawn, Sheet, Stage, State, Task, owner_of_desk


def with_cells(board: Board, sheet: Sheet, terrain: Terrain, cells: int, coins: int) -> Sheet:
    """The sheet after drawing, with these coins and one for each mountain now closed in."""
    before = sheet.drawn
    drawn = before | cells
    if cells & board.beside_mountains:
        coins += newly_enclosed(board, before, drawn)
    held = sheet.coins
    if coins:
        held = min(held + coins, COIN_TRACK - sheet.spent)
    forest, village, field, water, monster = sheet.masks
    if terrain == 0:
        forest |= cells
    elif terrain == 1:
        village |= cells
    elif terrain == 2:
        field |= cells
    elif terrain == 3:
        water |= cells
    elif terrain == 4:
        monster |= cells
    else:
        field |= cells
        village |= cells
    return tuple.__new__(Sheet, (forest, village, field, water, monster, drawn, held, *sheet[7:]))


def newly_enclosed(board: Board, before: int, after: int) -> int:
    """How many mountains have four filled neighbours now and had not before."""
    unfilled, were = ~(after | board.printed), ~(before | board.printed)
    return sum(1 for sides in board.mountain_sides if sides & were and not sides & unfilled)


def main_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    """The shapes of the card; if none can be drawn, any single cell."""
    board = state.rules.board
    free = board.open & ~state.drafts[seat].drawn
    shapes = placements.OF_CARD[state.revealed[-1]]
    found = shapes.covering(free, free & board.ruins) if state.ruins else shapes.fitting(free)
    return found or placements.ANY_CELL.fitting(free)


def ambush_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    """The printed shape or the domino of Acrobatics; if it does not fit, a single monster cell."""
    free = _free(state, seat)
    return _ambush_shapes(state, seat).fitting(free) or placements.MONSTER_CELL.fitting(free)


def map_owner(state: State, seat: Seat) -> Seat:
    """Whose map lies in front of this seat."""
    return owner_of_desk(state.stage, state.revealed, len(state.sheets), seat)


def draws_of(state: State, seat: Seat, task: Task) -> tuple[Draw, ...]:
    """What a seat may draw for a task, empty where nothing fits."""
    return _DRAWS[task](state, seat)


def usable_skills(state: State, seat: Seat) -> tuple[Skill, ...]:
    """The skills this seat could use now: in play, unused this season, affordable, and possible."""
    draft = state.drafts[seat]
    if not state.skills or draft.used is not None or state.stage is Stage.AMBUSH:
        return ()
    task = state.tasks[seat]
    return tuple(
        skill
        for skill in state.skills
        if SKILL_COSTS[skill] <= draft.coins
        and task in SKILL_TASKS[skill]
        and _is_possible(state, seat, skill)
    )


def drawn_shape(state: State, seat: Seat, action: Draw) -> Drawn:
    """What the main drawing was; its number on the card is -1 if it was the single cell."""
    size = action.cells.bit_count()
    board = state.rules.board
    open_ruins = board.ruins & ~state.drafts[seat].drawn
    misses_ruins = state.ruins and not action.cells & open_ruins
    sizes = [len(shape.cells) for shape in EXPLORE_CARDS[state.revealed[-1]].shapes]
    number = -1 if misses_ruins or size not in sizes else sizes.index(size)
    return Drawn(action.terrain, action.cells, number)


def task_of_skill(state: State, skill: Skill) -> Task:
    """What a seat must do after paying for a skill."""
    if skill is Skill.ACROBATICS:
        return Task.FINISH if state.rules.passing else Task.DODGE
    return _TASK[skill]


def _is_possible(state: State, seat: Seat, skill: Skill) -> bool:
    if skill is Skill.ACROBATICS and state.rules.passing:
        return bool(_free(state, seat))
    return bool(draws_of(state, seat, task_of_skill(state, skill)))


def _free(state: State, seat: Seat) -> int:
    return state.rules.board.open & ~state.drafts[seat].drawn


def _ambush_shapes(state: State, seat: Seat) -> placements.Placements:
    if map_owner(state, seat) in state.dodging:
        return placements.MONSTER_DOMINO
    return placements.OF_CARD[state.revealed[-1]]


def _on_duty(state: State, free: int, found: placements.Placements) -> tuple[Draw, ...]:
    """What fits, and covers open ruins where the ruins card demands it."""
    if state.ruins:
        return found.covering(free, free & state.rules.board.ruins)
    return found.fitting(free)


def _dodge_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    free = _free(state, seat)
    places = [landing(order, free) for order in DOMINO_PLACES[state.revealed[-1]]]
    return tuple(Draw(Terrain.MONSTER, cells) for cells in dict.fromkeys(places) if cells)


def _stealth_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    free = _free(state, seat)
    ruins = free & state.rules.board.ruins if state.ruins else free
    parts = placements.OVERHANGING[state.revealed[-1]]
    return tuple(part for part in parts if not part.cells & ~free and part.cells & ruins)


def _secret_knowledge_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    shapes = placements.AS_VILLAGE.get(state.revealed[-1])
    return () if shapes is None else _on_duty(state, _free(state, seat), shapes)


def _negotiation_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    return _on_duty(state, _free(state, seat), placements.SQUARES[state.revealed[-1]])


def _wound_healing_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    beside_monsters = GRID.beside(state.drafts[seat].monster)
    dominoes = placements.DOMINOES[state.revealed[-1]]
    return dominoes.covering(_free(state, seat), beside_monsters)


def _diplomacy_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    return placements.DIPLOMACY_CELL.fitting(_free(state, seat))


def _concentration_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    main = state.mains[seat]
    if main is None or main.shape < 0:
        return ()
    again = placements.REPEATS[state.revealed[-1], main.shape, main.terrain]
    return again.fitting(_free(state, seat))


def _search_draws(state: State, seat: Seat) -> tuple[Draw, ...]:
    main = state.mains[seat]
    if main is None:
        return ()
    near = GRID.beside(main.cells)
    return placements.CELLS[main.terrain].fitting(_free(state, seat) & near)


_DRAWS: dict[Task, Callable[[State, Seat], tuple[Draw, ...]]] = {
    Task.DRAW: main_draws,
    Task.AMBUSH: ambush_draws,
    Task.DODGE: _dodge_draws,
    Task.STEALTH: _stealth_draws,
    Task.SECRET_KNOWLEDGE: _secret_knowledge_draws,
    Task.NEGOTIATION: _negotiation_draws,
    Task.WOUND_HEALING: _wound_healing_draws,
    Task.DIPLOMACY: _diplomacy_draws,
    Task.CONCENTRATION: _concentration_draws,
    Task.SEARCH: _search_draws,
}

_TASK = {
    Skill.CONCENTRATION: Task.CONCENTRATION,
    Skill.WOUND_HEALING: Task.WOUND_HEALING,
    Skill.DIPLOMACY: Task.DIPLOMACY,
    Skill.SECRET_KNOWLEDGE: Task.SECRET_KNOWLEDGE,
    Skill.STEALTH: Task.STEALTH,
    Skill.NEGOTIATION: Task.NEGOTIATION,
    Skill.SEARCH: Task.SEARCH,
}
"""Every skill but Acrobatics asks for a drawing of its own."""

SKILL_TASKS = {
    Skill.ACROBATICS: (Task.ANSWER,),
    Skill.CONCENTRATION: (Task.FINISH,),
    Skill.WOUND_HEALING: (Task.DRAW, Task.FINISH),
    Skill.DIPLOMACY: (Task.ANSWER, Task.DRAW, Task.FINISH),
    Skill.SECRET_KNOWLEDGE: (Task.DRAW,),
    Skill.STEALTH: (Task.DRAW,),
    Skill.NEGOTIATION: (Task.DRAW,),
    Skill.SEARCH: (Task.FINISH,),
}
"""The task in which each skill may be used."""
