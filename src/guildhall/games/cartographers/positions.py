"""Whether a written position could be one of Cartographers; the first reason why not."""

from __future__ import annotations

from guildhall.core.errors import BadPosition
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import DONE, Draw, Use
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
from guildhall.games.cartographers.drawing import map_owner
from guildhall.games.cartographers.rules import apply, legal_actions, stage_tasks
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

_PLAYED = (Stage.ANSWER, Stage.AMBUSH, Stage.DRAW)
"""The stages in which seats have something to do."""


def check_position(state: State) -> None:
    """Raise BadPosition where the parts of a state do not fit together."""
    _check_table(state)
    for name, sheets in (("sheets", state.sheets), ("drafts", state.drafts)):
        for seat, sheet in enumerate(sheets):
            _check_sheet(f"{name}[{seat}]", state, sheet)
    _check_deck(state)
    _check_seats(state)


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
    dealt = len(state.skills)
    wanted = SKILLS_IN_PLAY if state.rules.skills else 0
    if state.stage is Stage.DEAL_EDICTS:
        _demand(dealt in (0, wanted), f"skills: expected 0 or {wanted}, got {dealt}")
        _demand(len(state.edicts) < len(Letter), "edicts: all four are dealt already")
        _demand(state.season is Season.SPRING, "season: the edicts are dealt before spring")
        return
    _demand(len(state.edicts) == len(Letter), "edicts: expected four")
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


def _check_seats(state: State) -> None:
    """What lies in front of a seat is a sheet all have seen, perhaps with something added."""
    bases = tuple(state.sheets[map_owner(state, seat)] for seat in range(len(state.sheets)))
    mains = tuple(None for _ in state.mains)
    is_played = state.stage in _PLAYED
    if not is_played:
        _demand(state.drafts == bases, "drafts: nobody draws in this stage")
        _demand(state.mains == mains, "mains: nothing is drawn in this stage")
    busy = any(state.tasks)
    _demand(busy == is_played, "tasks: somebody acts in the stages answer, ambush and draw")
    start = state._replace(drafts=bases, mains=mains)
    start = start._replace(tasks=stage_tasks(start))
    for seat in range(len(bases)) if is_played else ():
        fits = _can_follow(start, state, seat)
        _demand(fits, f"drafts[{seat}]: it cannot follow from the sheet with this task")


def _can_follow(start: State, wanted: State, seat: Seat) -> bool:
    """Whether what this seat has in front of it is reached from the start of the stage."""
    draft = wanted.drafts[seat]
    added = draft.drawn & ~start.drafts[seat].drawn
    todo = [start] if added.bit_count() <= MOST_ADDED else []
    while todo:
        state = todo.pop()
        if state.drafts[seat] == draft and state.mains[seat:][:1] == wanted.mains[seat:][:1]:
            tasks = (state.tasks[seat], Task.REST if DONE in legal_actions(state, seat) else None)
            if wanted.tasks[seat] in tasks:
                return True
        for action in legal_actions(state, seat):
            match action:
                case Draw(cells=cells) if not cells & ~added:
                    todo.append(apply(state, seat, action))
                case Use(skill) if skill is draft.used:
                    todo.append(apply(state, seat, action))
    return False


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
