"""What one seat may know: everything on the table, and of the present drawing only its own."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.cartographers.data import Card, Edict, Season, Skill
from guildhall.games.cartographers.drawing import map_owner
from guildhall.games.cartographers.rules import apply, sample_action, stage_tasks
from guildhall.games.cartographers.state import (
    CardMask,
    Drawn,
    Rules,
    Sheet,
    Stage,
    State,
    Task,
)


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it.

    `sheets` is as all saw them when the stage began. `draft` is the sheet in front of this seat
    with what it has drawn since, `owner` whose sheet that is. `waiting` are the seats that have not
    said done. Which ambush cards wait in the deck nobody knows: `unseen` are the candidates.
    """

    seat: Seat | None
    rules: Rules
    edicts: tuple[Edict, ...]
    skills: tuple[Skill, ...]
    stage: Stage
    season: Season
    revealed: tuple[Card, ...]
    time: int
    deck: CardMask
    ambushes: int
    unseen: CardMask
    ruins: bool
    sheets: tuple[Sheet, ...]
    waiting: tuple[Seat, ...]
    dodging: tuple[Seat, ...]
    draft: Sheet | None
    owner: Seat | None
    task: Task
    main: Drawn | None


def observe(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        rules=state.rules,
        edicts=state.edicts,
        skills=state.skills,
        stage=state.stage,
        season=state.season,
        revealed=state.revealed,
        time=state.time,
        deck=state.deck,
        ambushes=state.ambushes,
        unseen=state.unseen,
        ruins=state.ruins,
        sheets=state.sheets,
        waiting=tuple(one for one, task in enumerate(state.tasks) if task),
        dodging=state.dodging,
        draft=None if seat is None else state.drafts[seat],
        owner=None if seat is None else map_owner(state, seat),
        task=Task.REST if seat is None else state.tasks[seat],
        main=None if seat is None or not state.mains else state.mains[seat],
    )


def sample(view: View, rng: Rng) -> State:
    """A whole state that fits the view: hidden drawings are replaced by random legal ones."""
    state = _stage_start(view)
    tasks = state.tasks
    for seat, task in enumerate(tasks):
        if task and seat != view.seat and seat not in view.waiting:
            while state.tasks[seat]:
                state = apply(state, seat, sample_action(state, seat, rng))
    return state if view.seat is None else _with_own(state, view, view.seat)


def _stage_start(view: View) -> State:
    state = State(
        rules=view.rules,
        edicts=view.edicts,
        sheets=view.sheets,
        stage=view.stage,
        season=view.season,
        revealed=view.revealed,
        time=view.time,
        deck=view.deck,
        ambushes=view.ambushes,
        unseen=view.unseen,
        ruins=view.ruins,
        skills=view.skills,
        mains=tuple(None for _ in view.sheets) if view.rules.skills else (),
        dodging=view.dodging,
    )
    seats = range(len(view.sheets))
    drafts = tuple(view.sheets[map_owner(state, seat)] for seat in seats)
    return state._replace(drafts=drafts, tasks=stage_tasks(state))


def _with_own(state: State, view: View, seat: Seat) -> State:
    """What this seat did itself it knows exactly."""
    drafts = list(state.drafts)
    drafts[seat] = view.draft if view.draft is not None else drafts[seat]
    tasks = list(state.tasks)
    tasks[seat] = view.task
    mains = list(state.mains)
    if mains:
        mains[seat] = view.main
    return state._replace(drafts=tuple(drafts), tasks=tuple(tasks), mains=tuple(mains))
