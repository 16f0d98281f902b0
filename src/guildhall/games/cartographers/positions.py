"""Whether a written position could be one of Cartographers; the first reason why not."""

from __future__ import annotations

from guildhall.core.errors import BadPosition
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    COIN_TRACK,
    DURATIONS,
    EXPLORE_CARDS,
    MOST_SEATS,
    SKILLS_IN_PLAY,
    Letter,
    Season,
)
from guildhall.games.cartographers.drawing import draws_of, usable_skills
from guildhall.games.cartographers.placements import CELLS, REPEATS
from guildhall.games.cartographers.state import AMBUSH_BAG, CARDS, Sheet, Stage, State, Task

_OWN_TASKS = (
    Task.DRAW,
    Task.FINISH,
    Task.STEALTH,
    Task.SECRET_KNOWLEDGE,
    Task.NEGOTIATION,
    Task.WOUND_HEALING,
    Task.DIPLOMACY,
    Task.CONCENTRATION,
    Task.SEARCH,
)
_STAGE_TASKS = {
    Stage.ANSWER: (Task.ANSWER, Task.FINISH, Task.DODGE, Task.DIPLOMACY),
    Stage.AMBUSH: (Task.AMBUSH, Task.FINISH),
    Stage.DRAW: _OWN_TASKS,
}
"""What a seat may have to do in each stage, besides nothing."""


def check_position(state: State) -> None:
    """Raise BadPosition where the parts of a state do not fit together."""
    _check_table(state)
    for name, sheets in (("sheets", state.sheets), ("drafts", state.drafts)):
        for seat, sheet in enumerate(sheets):
            _check_sheet(f"{name}[{seat}]", state, sheet)
    _check_deck(state)
    _check_mains(state)
    _check_tasks(state)


def _check_table(state: State) -> None:
    seats = len(state.sheets)
    _demand(1 <= seats <= MOST_SEATS, f"sheets: expected 1 to {MOST_SEATS}, got {seats}")
    for name in ("drafts", "tasks"):
        count = len(getattr(state, name))
        _demand(count == seats, f"{name}: expected one per sheet ({seats}), got {count}")
    mains = len(state.mains)
    expected = seats if state.rules.skills else 0
    _demand(mains == expected, f"mains: expected {expected} entries, got {mains}")
    _demand(seats > 1 or not state.rules.passing, "rules.passing: one seat has no neighbour")
    _demand(len(set(state.skills)) == len(state.skills), "skills: expected different ones")
    _demand(state.rules.skills or not state.skills, "skills: set rules.skills to true to use them")
    _check_dealt(state)
    _demand(len(set(state.edicts)) == len(state.edicts), "edicts: expected different ones")
    dodgers = all(0 <= seat < seats for seat in state.dodging)
    _demand(dodgers, "dodging: expected seats at this table")


def _check_dealt(state: State) -> None:
    if state.stage is Stage.DEAL_EDICTS:
        _demand(len(state.edicts) < len(Letter), "edicts: all four are dealt already")
        _demand(state.season is Season.SPRING, "season: the edicts are dealt before spring")
        return
    _demand(len(state.edicts) == len(Letter), "edicts: expected four")
    dealt = len(state.skills)
    wanted = SKILLS_IN_PLAY if state.rules.skills else 0
    if state.stage is Stage.DEAL_SKILLS:
        _demand(dealt < wanted, "skills: all of them are dealt already")
    else:
        _demand(dealt == wanted, f"skills: expected {wanted}, got {dealt}")


def _check_sheet(name: str, state: State, sheet: Sheet) -> None:
    board = state.rules.board
    blocked = sheet.drawn & ~board.open
    _demand(not blocked, f"{name}: {GRID.to_text(blocked)} is printed and cannot be drawn on")
    seen = 0
    for terrain in (sheet.forest, sheet.water, sheet.monster, sheet.field | sheet.village):
        twice = seen & terrain
        _demand(not twice, f"{name}: {GRID.to_text(twice)} has two terrains")
        seen |= terrain
    both = sheet.field & sheet.village
    _demand(
        state.rules.skills or not both,
        f"{name}: {GRID.to_text(both)} is field and village, which needs skills",
    )
    coins = sheet.coins + sheet.spent
    fits = sheet.coins >= 0 and sheet.spent >= 0 and coins <= COIN_TRACK
    _demand(fits, f"{name}: expected 0 to {COIN_TRACK} coins held and spent, got {coins}")
    ended = len(Season) if state.stage is Stage.OVER else int(state.season)
    _demand(len(sheet.seasons) <= ended, f"{name}.seasons: expected at most {ended}")


def _check_deck(state: State) -> None:
    revealed = state.revealed
    _demand(len(set(revealed)) == len(revealed), "revealed: a card is named twice")
    seen = CARDS.of(revealed) & state.unseen
    _demand(not seen, f"unseen: {CARDS.to_text(seen)} was revealed")
    _demand(not state.unseen & ~AMBUSH_BAG, "unseen: expected ambush cards only")
    most = state.unseen.bit_count()
    _demand(0 <= state.ambushes <= most, f"ambushes: expected 0 to {most}, got {state.ambushes}")
    time = sum(EXPLORE_CARDS[card].time for card in revealed if card in EXPLORE_CARDS)
    _demand(state.time == time, f"time: expected {time}, got {state.time}")
    if state.stage is Stage.REVEAL:
        _demand(time < DURATIONS[state.season], "revealed: the time of this season is used up")
    if state.stage in (Stage.ANSWER, Stage.AMBUSH):
        fits = bool(revealed) and revealed[-1] in AMBUSH_CARDS
        _demand(fits, "revealed: expected an ambush card at the end")
    if state.stage is Stage.DRAW:
        fits = bool(revealed) and revealed[-1] in EXPLORE_CARDS
        _demand(fits, "revealed: expected an explore card at the end")


def _check_mains(state: State) -> None:
    for seat, main in enumerate(state.mains):
        if main is None:
            continue
        _demand(state.stage is Stage.DRAW, f"mains[{seat}]: nothing is drawn in this stage")
        shape = (state.revealed[-1], main.shape, main.terrain)
        fits = shape in REPEATS or (main.shape == -1 and main.terrain in CELLS)
        _demand(fits, f"mains[{seat}]: the card has no such shape and terrain")


def _check_tasks(state: State) -> None:
    allowed = _STAGE_TASKS.get(state.stage, ())
    for seat, task in enumerate(state.tasks):
        fits = task is Task.REST or task in allowed
        stage = state.stage.name.lower()
        _demand(fits, f"tasks[{seat}]: {task.name.lower()} does not belong to the stage {stage}")
        if fits and task not in (Task.REST, Task.FINISH, Task.ANSWER):
            _demand(bool(draws_of(state, seat, task)), f"tasks[{seat}]: nothing can be drawn")
        if task is Task.ANSWER:
            _demand(bool(usable_skills(state, seat)), f"tasks[{seat}]: no skill can answer")
    busy = any(state.tasks)
    _demand(busy or not allowed, "tasks: nobody has anything to do in this stage")


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
