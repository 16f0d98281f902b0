"""What one seat may know: everything on the table, and of the present turn only its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.explorers.actions import DONE
from guildhall.games.explorers.data import (
    KEPT,
    Card,
    Cover,
    Goal,
    Treasure,
)
from guildhall.games.explorers.rules import apply, sample_action, sample_offer, treasure_chances
from guildhall.games.explorers.state import (
    CardMask,
    Desk,
    Drawn,
    Rules,
    Sheet,
    Stage,
    State,
    Task,
    covered,
    first_desk,
    investigate_left,
    unseen_treasures,
)


class _ViewFields(NamedTuple):
    seat: Seat | None
    rules: Rules
    goals: tuple[Goal, ...]
    stage: Stage
    era: int
    revealed: tuple[Card, ...]
    deck: CardMask
    covered: tuple[Cover, ...]
    sheets: tuple[Sheet, ...]
    waiting: tuple[Seat, ...]
    under: tuple[Treasure, ...]
    treasures: tuple[tuple[Treasure, ...], ...]
    desk: Desk | None
    drawn: tuple[Drawn, ...]


class View(_ViewFields):
    """The table as one seat (None: a spectator) sees it.

    `sheets` is as all saw them when the turn began, `desk` what lies in front of this seat now,
    `waiting` the seats that have not said done. `covered` are the goal values under solo tokens.
    `treasures` are the kept cards that this seat knows: its own, in the end all. `under` are used
    treasure cards, `drawn` the treasure cards this seat drew in this turn.
    """

    __slots__ = ()

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        board = stored["rules"].board
        desk = stored["desk"]
        if desk is not None:
            desk = desk._replace(sheet=desk.sheet.with_frontier(board))
        sheets = tuple(sheet.with_frontier(board) for sheet in stored["sheets"])
        return {"sheets": sheets, "desk": desk}


def observe(state: State, seat: Seat | None) -> View:
    is_over = state.stage is Stage.OVER
    return View(
        seat=seat,
        rules=state.rules,
        goals=state.goals,
        stage=state.stage,
        era=state.era,
        revealed=state.revealed,
        deck=state.deck,
        covered=covered(state.era, state.revealed) if len(state.sheets) == 1 else (),
        sheets=state.sheets,
        waiting=tuple(one for one, desk in enumerate(state.desks) if desk.task),
        under=state.under,
        treasures=tuple(
            desk.kept if is_over or one == seat else () for one, desk in enumerate(state.desks)
        ),
        desk=None if seat is None else state.desks[seat],
        drawn=tuple(one for one in state.drawn if one.seat == seat),
    )


def sample(view: View, rng: Rng) -> State:
    """A whole state that fits the view: what is hidden is replaced by something possible."""
    state = known_state(view)
    state = _with_kept(state, view, rng)
    state = _with_rejected(state, view, rng)
    return _with_turns(state, view, rng)


def known_state(view: View) -> State:
    """What the view shows, as if the others had not begun their turns and kept nothing."""
    state = State(
        rules=view.rules,
        goals=view.goals,
        sheets=view.sheets,
        stage=view.stage,
        era=view.era,
        revealed=view.revealed,
        deck=view.deck,
        under=view.under,
        drawn=view.drawn,
    )
    seats = range(len(view.sheets))
    desks = tuple(
        view.desk
        if seat == view.seat and view.desk is not None
        else first_desk(state, seat)._replace(kept=view.treasures[seat])
        for seat in seats
    )
    return state._replace(desks=desks)


def _with_kept(state: State, view: View, rng: Rng) -> State:
    """Deal the treasure cards that others keep out of those not seen."""
    for seat, sheet in enumerate(view.sheets):
        desk = state.desks[seat]
        if seat == view.seat or len(desk.kept) == sheet.kept:
            continue
        for _ in range(sheet.kept):
            unseen = unseen_treasures(state)
            outcomes = [(one, unseen[one]) for one in KEPT if unseen[one] > 0]
            desk = desk._replace(kept=(*desk.kept, rng.weighted(outcomes)))
            state = _put(state, seat, desk)
    return state


def _with_rejected(state: State, view: View, rng: Rng) -> State:
    """Deal the investigate cards that others put back: one for each they keep."""
    for seat, sheet in enumerate(view.sheets):
        if seat == view.seat:
            continue
        left = list(investigate_left(state))
        rejected = tuple(left.pop(rng.below(len(left))) for _ in sheet.hand)
        state = _put(state, seat, state.desks[seat]._replace(rejected=rejected))
    return state


def _with_turns(state: State, view: View, rng: Rng) -> State:
    """Deal open offers, and let those who are done play their turn at random."""
    is_dealt = view.desk is None or view.desk.task is not Task.OFFER
    for seat, desk in enumerate(state.desks):
        if seat == view.seat:
            continue
        if desk.task is Task.OFFER and (is_dealt or seat not in view.waiting):
            state = apply(state, CHANCE, sample_offer(state, seat, rng))
        if desk.task and seat not in view.waiting:
            state = _played(state, seat, rng)
    return state


def _played(state: State, seat: Seat, rng: Rng) -> State:
    """The state after one whole turn of a seat, without the showing of maps that may follow."""
    while state.desks[seat].task:
        task = state.desks[seat].task
        if task is Task.DRAW:
            state = apply(state, CHANCE, rng.weighted(treasure_chances(state, seat)))
            continue
        action = sample_action(state, seat, rng)
        if action == DONE:
            return _put(state, seat, state.desks[seat]._replace(task=Task.REST))
        state = apply(state, seat, action)
    return state


def _put(state: State, seat: Seat, desk: Desk) -> State:
    return state._replace(desks=(*state.desks[:seat], desk, *state.desks[seat + 1 :]))
