"""Taking back and doing again: per seat, back to the last thing it learnt."""

from __future__ import annotations

import pytest

from guildhall.core.errors import (
    CannotUndo,
)
from guildhall.core.game import Setup, Step
from guildhall.core.match import Match
from guildhall.core.seat import CHANCE, Seat
from guildhall.testing.toy import (
    Action,
    Done,
    Hand,
    Leave,
    Quarry,
    State,
    Stone,
    Take,
    Turn,
)
from tests.core.tables import everything, quarry, real_quarry, texts

DONE, LEAVE, TAKE = Done(), Leave(), Take()


class OpenQuarry(Quarry):
    """Quarry in which seat 0 plays with an open hand: the others learn at once what it chooses."""

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        others = tuple(range(1, len(state.hands)))
        return step._replace(learnt=others) if seat == 0 and action != DONE else step


# Undo


def test_undo_restores_the_state_before() -> None:
    match = quarry()
    states = [match.state]
    for action in (TAKE, DONE):
        match.submit(0, action)
        states.append(match.state)
    match.undo(0)
    assert match.state == states[1]
    match.undo(0)
    assert match.state == states[0]
    assert [moment.seat for moment in match.history] == [CHANCE]


def test_undo_takes_back_the_own_action_while_others_act() -> None:
    match = quarry(seats=3)
    match.submit(0, TAKE)
    match.submit(1, TAKE)
    match.submit(1, DONE)
    match.submit(2, LEAVE)
    match.undo(0)
    assert match.state.hands == (Hand.OPEN, Hand.TAKES, Hand.LEAVES)
    assert match.state.done == (False, True, False)
    match.submit(0, LEAVE)
    assert match.state.hands == (Hand.LEAVES, Hand.TAKES, Hand.LEAVES)


def test_restart_turn_takes_back_all_of_one_seat_and_nothing_of_others() -> None:
    match = quarry(seats=2)
    match.submit(0, TAKE)
    match.submit(1, LEAVE)
    match.submit(0, DONE)
    match.restart_turn(0)
    assert match.state.hands == (Hand.OPEN, Hand.LEAVES)
    assert match.state.done == (False, False)
    assert texts(match)[-2:] == ["0 undo", "0 undo"]


def test_done_can_be_withdrawn_until_the_last_seat_is_done() -> None:
    match = real_quarry(2, Stone.GRANITE)
    for seat in (0, 1):
        match.submit(seat, TAKE)
    match.submit(0, DONE)
    match.undo(0)
    match.undo(0)
    match.submit(0, LEAVE)
    match.submit(0, DONE)
    match.submit(1, DONE)
    assert match.state.points == (0, 4)
    assert [match.why_no_undo(seat) for seat in (0, 1)] == ["learnt", "learnt"]


def test_nothing_is_there_to_take_back_before_the_first_action() -> None:
    match = quarry(seed=None)
    assert match.why_no_undo(0) == "nothing-to-undo"
    with pytest.raises(CannotUndo) as problem:
        match.undo(0)
    assert problem.value.reason == "nothing-to-undo"


@pytest.mark.parametrize("seed", ["stones", None])
def test_undo_never_crosses_chance(seed: str | None) -> None:
    match = quarry(1, seed)
    if seed is None:
        match.submit(CHANCE, Turn(Stone.CHALK))
    assert match.why_no_undo(0) == "learnt"
    match.submit(0, TAKE)
    match.submit(0, DONE)
    if seed is None:
        match.submit(CHANCE, Turn(Stone.SLATE))
    before = everything(match)
    with pytest.raises(CannotUndo) as problem:
        match.undo(0)
    assert problem.value.reason == "learnt"
    assert everything(match) == before


def test_undo_never_crosses_a_reveal() -> None:
    match = real_quarry()
    for seat in (0, 1):
        match.submit(seat, TAKE)
        match.submit(seat, DONE)
    # The hands are shown; the next stone is not turned up yet.
    assert match.decisions()[0].seat == CHANCE
    assert [match.why_no_undo(seat) for seat in (0, 1)] == ["learnt", "learnt"]


def test_an_action_that_others_have_answered_cannot_be_taken_back() -> None:
    match = Match(OpenQuarry(), Setup.of(3), seed="open")
    match.submit(2, TAKE)  # not an answer: it came before
    match.submit(0, TAKE)
    assert match.why_no_undo(0) is None
    match.submit(1, LEAVE)
    before = everything(match)
    with pytest.raises(CannotUndo) as problem:
        match.undo(0)
    assert problem.value.reason == "answered"
    assert everything(match) == before
    match.undo(1)  # with the answer withdrawn it can
    match.undo(0)
    assert match.state.hands == (Hand.OPEN, Hand.OPEN, Hand.TAKES)


def test_undo_never_crosses_what_another_seat_has_shown() -> None:
    match = Match(OpenQuarry(), Setup.of(2), seed="open")
    match.submit(1, LEAVE)
    match.submit(0, TAKE)
    assert match.why_no_undo(1) == "learnt"


def test_chance_takes_nothing_back() -> None:
    for match in (quarry(), real_quarry()):
        assert match.why_no_undo(CHANCE) == "nothing-to-undo"


# Redo


def test_redo_makes_the_actions_again_in_order() -> None:
    match = quarry()
    match.submit(0, TAKE)
    match.submit(0, DONE)
    after = match.state
    match.restart_turn(0)
    match.redo(0)
    assert match.can_redo(0)
    match.redo(0)
    assert match.state == after
    assert not match.can_redo(0)


def test_another_action_clears_what_could_be_made_again() -> None:
    match = quarry()
    match.submit(0, TAKE)
    match.submit(0, DONE)
    match.restart_turn(0)
    match.submit(0, LEAVE)
    assert not match.can_redo(0)
    with pytest.raises(CannotUndo) as problem:
        match.redo(0)
    assert problem.value.reason == "nothing-to-redo"


def test_making_the_same_action_again_is_a_redo() -> None:
    match = quarry()
    match.submit(0, TAKE)
    match.submit(0, DONE)
    match.restart_turn(0)
    match.submit(0, TAKE)
    assert match.can_redo(0)
    match.redo(0)
    assert match.state.done == (True, False)


def test_other_seats_do_not_clear_what_could_be_made_again() -> None:
    match = quarry()
    match.submit(0, TAKE)
    match.undo(0)
    match.submit(1, TAKE)
    match.submit(1, DONE)
    match.undo(1)
    match.redo(0)
    match.redo(1)
    assert match.state.hands == (Hand.TAKES, Hand.TAKES)


def test_learning_clears_what_could_be_made_again() -> None:
    match = Match(OpenQuarry(), Setup.of(2), seed="open")
    match.submit(1, TAKE)
    match.undo(1)
    match.submit(0, TAKE)
    assert not match.can_redo(1)
