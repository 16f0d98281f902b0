"""Lean states: what is known of hidden cards, worked out late, is what it would have been."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from itertools import cycle

import pytest

from guildhall.core import codec
from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import State
from guildhall.games.dale.rules import apply as rules
from guildhall.games.dale.views.observe import View
from tests.games.dale.tables import NOTATION, play, player, table
from tests.games.dale.walks import MIXES, SETUPS

MIX = "macaws,pandas,raccoons"
MANY = 20_000


def side_by_side(setup: Setup, seed: str, most: int) -> Iterator[tuple[State, State]]:
    """The positions of a random game: as actions leave them, and with all known at every step."""
    rng = Rng(f"{setup} {seed}")
    state = eager = DALE.new_state(setup)
    for _ in range(most):
        yield state, eager
        waiting = DALE.decisions(state)
        if not waiting:
            return
        seat = rng.choice(waiting).seat
        action = DALE.sample_action(state, seat, rng)
        state, eager = DALE.apply(state, seat, action), rules.play(eager, seat, action)


def views(state: State) -> list[View]:
    return [DALE.observe(state, seat) for seat in (None, *range(len(state.players)))]


def choices(state: State) -> tuple[object, ...]:
    """All that is asked of a state without looking at what seats know."""
    seats = range(len(state.players))
    listed = [DALE.legal_actions(state, seat) for seat in seats]
    return DALE.decisions(state), listed, DALE.chances(state), DALE.scores(state)


def check_late(setup: Setup, seed: str, most: int) -> None:
    *_, (state, eager) = side_by_side(setup, seed, most)
    assert eager.past is None
    assert views(state) == views(eager)
    assert codec.dumps(State, state) == codec.dumps(State, eager)


@pytest.mark.parametrize("setup", [*SETUPS, *MIXES], ids=str)
def test_a_state_looked_at_late_is_the_same_as_one_looked_at_at_every_step(setup: Setup) -> None:
    check_late(setup, "late", 400)


@pytest.mark.long
@pytest.mark.parametrize("setup", [*SETUPS, *MIXES], ids=str)
def test_the_same_at_the_end_of_many_games(setup: Setup) -> None:
    for number in range(6):
        check_late(setup, str(number), MANY)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_states_looked_at_now_and_then_are_the_same(setup: Setup) -> None:
    for number, (state, eager) in enumerate(side_by_side(setup, "now and then", 600)):
        if not number % 37:
            assert state == eager


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_can_be_done_does_not_depend_on_what_is_known(setup: Setup) -> None:
    for state, eager in side_by_side(setup, "choices", 300):
        assert choices(state) == choices(eager)


def long_game(count: int) -> tuple[State, State]:
    """So many actions in which two hands of junk are discarded and drawn again."""
    junk = " ".join(["junk"] * 5)
    start = table(MIX, player(junk, "cookies"), player(junk), rules={"rounds": 0})
    state = eager = start
    rng = Rng("long")
    wanted = cycle(("inventory", "discard junk", "settle", "done"))
    for _ in range(count):
        seat = DALE.decisions(state)[0].seat
        action = _action(state, seat, next(wanted), rng)
        state, eager = DALE.apply(state, seat, action), rules.play(eager, seat, action)
    return state, eager


def _action(state: State, seat: Seat, wanted: str, rng: Rng) -> Action:
    if seat == CHANCE:
        return DALE.sample_action(state, seat, rng)
    actions = {NOTATION.format(one): one for one in DALE.legal_actions(state, seat)}
    return actions.get(wanted) or actions.get("settle") or DALE.sample_action(state, seat, rng)


def test_a_long_game_that_nobody_looks_at_can_be_looked_at_in_the_end() -> None:
    state, eager = long_game(MANY)
    assert state == eager
    assert views(state) == views(eager)


def test_a_long_game_that_nobody_looks_at_can_be_forgotten() -> None:
    state, _ = long_game(MANY)
    assert state.past is not None
    del state


def test_what_is_worked_out_is_kept_and_what_it_came_from_is_not() -> None:
    walked = [state for state, _ in side_by_side(SETUPS[0], "kept", 300)]
    early, late = walked[100], walked[-1]
    assert early.past is not None
    assert late.past is not None
    whole = late.whole()
    assert whole.past is None
    assert late.past.made is whole is late.whole()
    assert early.past.made is early.whole()


def lean_and_whole() -> tuple[State, State]:
    state = play(start_with([]), "inventory", "discard junk", "settle")
    whole = codec.loads(State, codec.dumps(State, state))
    assert state.past is not None
    assert whole.past is None
    return state, whole


def start_with(origins: list[list[list[int]]]) -> State:
    own = player("junk spyglass", "junk junk") | {"origins": origins}
    return table(MIX, own, player("junk", "junk"))


def test_a_lean_state_is_equal_to_the_whole_one() -> None:
    lean, whole = lean_and_whole()
    assert lean == whole
    assert whole == lean
    assert (lean != whole) is False
    assert {lean, whole, lean.whole()} == {whole}
    assert repr(lean) == repr(whole)


def test_states_that_differ_only_in_what_is_known_are_not_equal() -> None:
    moves = ("inventory", "settle")
    unknown, known = play(start_with([]), *moves), play(start_with([[], []]), *moves)
    assert unknown.players == known.players
    assert unknown != known
    assert (unknown == known) is False


def test_a_lean_state_can_be_written_copied_and_changed() -> None:
    lean, whole = lean_and_whole()
    assert codec.loads(State, codec.dumps(State, lean)) == lean
    for twin in (copy.copy(lean), copy.deepcopy(lean), pickle.loads(pickle.dumps(lean))):  # noqa: S301 - our own bytes
        assert twin == lean
        assert codec.dumps(State, twin) == codec.dumps(State, whole)
    changed = lean._replace(turns=7)
    assert changed == whole._replace(turns=7)
    assert DALE.observe(changed, 1) == DALE.observe(whole, 1)._replace(turns=7)


def test_a_long_game_can_be_pickled() -> None:
    state, eager = long_game(3000)
    assert pickle.loads(pickle.dumps(state)) == eager  # noqa: S301 - our own bytes


def test_a_state_is_not_changed_by_being_played_on_and_looked_at() -> None:
    lean, whole = lean_and_whole()
    after = [DALE.apply(one, 0, DALE.legal_actions(one, 0)[0]) for one in (lean, whole)]
    assert after[0] == after[1]
    assert views(after[0]) == views(after[1])
    assert lean == whole
