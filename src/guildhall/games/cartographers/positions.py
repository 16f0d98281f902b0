"""Whether a written position could be one of Cartographers; the first reason why not."""

from __future__ import annotations

from guildhall.core.errors import BadPosition
from guildhall.core.seat import Seat
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
    Skill,
)
from guildhall.games.cartographers.drawing import draws_of, map_owner, usable_skills
from guildhall.games.cartographers.placements import CELLS, REPEATS
from guildhall.games.cartographers.state import (
    AMBUSH_BAG,
    CARDS,
    EXPLORE_BAG,
    SeasonScore,
    Sheet,
    Stage,
    State,
    Task,
    ambushes_waiting,
    is_ruins_duty,
)

MOST_STARS = 400
"""More than any edict can pay on one map."""
MOST_ADDED = 10
"""Two shapes of five cells: the main one, and again by Concentration."""

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
    _check_drafts(state)
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
    groups = {edict.group for edict in state.edicts}
    _demand(len(groups) == len(state.edicts), "edicts: expected one card of each kind")
    dodgers = [seat for seat in range(seats) if seat in state.dodging]
    fits = list(state.dodging) == dodgers and (not dodgers or state.stage is Stage.AMBUSH)
    _demand(fits, "dodging: expected seats at this table, in order and in an ambush only")
    _check_stage(state)


def _check_stage(state: State) -> None:
    if state.stage is Stage.AMBUSH:
        _demand(state.rules.passing, "stage: without passing nobody draws an ambush")
    if state.stage is Stage.ANSWER:
        _demand(state.rules.skills, "stage: without skills nobody answers an ambush")
    is_full = not state.rules.board.open & ~state.sheets[0].drawn
    if len(state.sheets) == 1 and state.stage is not Stage.OVER:
        _demand(not is_full, "sheets[0]: the map is full, so the solo game is over")


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
    _demand(state.rules.skills or not sheet.spent, f"{name}.spent: coins are spent on skills only")
    fits = sheet.used is None or sheet.used in state.skills
    _demand(fits, f"{name}.used: expected a skill in play")
    ended = len(Season) if state.stage is Stage.OVER else int(state.season)
    _demand(len(sheet.seasons) <= ended, f"{name}.seasons: expected at most {ended}")
    scored = [score.season for score in sheet.seasons]
    in_order = scored == sorted(set(scored)) and all(season < ended for season in scored)
    _demand(in_order, f"{name}.seasons: expected past seasons in their order")
    sums = [abs(number) for score in sheet.seasons for number in _numbers(score)]
    _demand(max(sums, default=0) <= MOST_STARS, f"{name}.seasons: more stars than a map can earn")


def _numbers(score: SeasonScore) -> tuple[int, ...]:
    return score.first.stars, score.second.stars, score.coins, score.monsters.stars


def _check_deck(state: State) -> None:
    revealed = state.revealed
    _demand(len(set(revealed)) == len(revealed), "revealed: a card is named twice")
    seen = CARDS.of(revealed) & state.unseen
    _demand(not seen, f"unseen: {CARDS.to_text(seen)} was revealed")
    _demand(not state.unseen & ~AMBUSH_BAG, "unseen: expected ambush cards only")
    waiting = ambushes_waiting(state.season, state.unseen)
    _demand(waiting >= 0, "unseen: more ambushes were revealed than came into the deck")
    _demand(state.ambushes == waiting, f"ambushes: expected {waiting}, got {state.ambushes}")
    duty = is_ruins_duty(state.stage, revealed)
    _demand(state.ruins == duty, f"ruins: expected {duty}, got {state.ruins}")
    deck = EXPLORE_BAG & ~CARDS.of(revealed)
    _demand(state.deck == deck, f"deck: expected {CARDS.to_text(deck)}")
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
        fits = fits and bool(main.cells) and not main.cells & ~state.drafts[seat].drawn
        _demand(fits, f"mains[{seat}]: the card has no such shape and terrain")


def _check_drafts(state: State) -> None:
    """What lies in front of a seat is a sheet all have seen, perhaps with something added."""
    for seat, draft in enumerate(state.drafts):
        name, base = f"drafts[{seat}]", state.sheets[map_owner(state, seat)]
        if state.stage not in _STAGE_TASKS:
            _demand(draft == base, f"{name}: nobody draws in this stage")
        erased = any(b & ~d for b, d in zip(base.masks, draft.masks, strict=True))
        _demand(not erased, f"{name}: cells of the sheet are missing")
        added = (draft.drawn & ~base.drawn).bit_count()
        _demand(added <= MOST_ADDED, f"{name}: more than a turn can add")
        _demand(draft.seasons == base.seasons, f"{name}.seasons: expected those of the sheet")
        coins = draft.coins + draft.spent - base.coins - base.spent
        fits = 0 <= coins <= added and draft.spent >= base.spent
        _demand(fits, f"{name}: the coins do not follow from the sheet and what was drawn")


def _check_tasks(state: State) -> None:
    allowed = _STAGE_TASKS.get(state.stage, ())
    for seat, task in enumerate(state.tasks):
        fits = task is Task.REST or task in allowed
        stage = state.stage.name.lower()
        _demand(fits, f"tasks[{seat}]: {task.name.lower()} does not belong to the stage {stage}")
        if fits and task is not Task.REST:
            _check_task(state, seat, task)
    busy = any(state.tasks)
    _demand(busy or not allowed, "tasks: nobody has anything to do in this stage")


def _check_task(state: State, seat: Seat, task: Task) -> None:
    name, draft = f"tasks[{seat}]", state.drafts[seat]
    base = state.sheets[map_owner(state, seat)]
    needed = Skill.ACROBATICS if task is Task.DODGE else Skill.__members__.get(task.name)
    has_used = draft.used is not None and base.used is None
    if needed is not None:
        _demand(has_used and draft.used is needed, f"{name}: the skill was not just used")
    match task:
        case Task.FINISH if state.stage is Stage.ANSWER:
            _demand(has_used, f"{name}: nothing has been done yet")
        case Task.FINISH:
            _demand(draft.drawn != base.drawn, f"{name}: nothing has been drawn yet")
        case Task.ANSWER:
            can_answer = draft == base and bool(usable_skills(state, seat))
            _demand(can_answer, f"{name}: no skill can answer")
        case _:
            _demand(bool(draws_of(state, seat, task)), f"{name}: nothing can be drawn")


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
