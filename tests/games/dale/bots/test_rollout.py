"""Simulated turns: they end as the rules say, and what is found in a hand can be built."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.bots.greedy import Judge
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.rollout import Deed, Luck, choose, play_on, play_turn
from guildhall.games.dale.bots.value import chance_to_win
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action, Build
from guildhall.games.dale.model.items import face_of
from guildhall.games.dale.model.state import Laid, Stage, State
from tests.games.dale.tables import player, table
from tests.games.dale.walks import MIXES, SETUPS, positions

MIX = "macaws,pandas,squirrels"
TEAM = Setup.of(4, teams="yes", decks="pandas,squirrels,ocelots,chameleons")


# What is done at once, step by step


def step_by_step(state: State, luck: Luck) -> State:
    """Play a turn by the rules alone, each action checked."""
    number, techniques = state.turn.number, 0
    while state.turn.number == number and state.turn.stage is not Stage.OVER:
        (decision,) = DALE.decisions(state)
        if decision.seat == CHANCE:
            state = DALE.apply(state, CHANCE, luck.choose(state))
            continue
        deed = chosen(state, decision.seat, techniques)
        techniques += isinstance(deed.action, act.Play)
        for action in actions_of(deed):
            assert action in DALE.legal_actions(state, decision.seat), (action, state)
            state = DALE.apply(state, decision.seat, action)
    return state


def chosen(state: State, seat: int, techniques: int) -> Deed:
    """Choose as simulations do."""
    judge = Judge(state, seat)
    match state.turn.stage:
        case Stage.ACT:
            return choose(judge, techniques)
        case Stage.BONUS if judge.found:
            return Deed(Build(), judge.found)
        case Stage.END:
            return Deed(act.Done())
    return Deed(max(DALE.legal_actions(state, seat), key=judge.weigh))


def actions_of(deed: Deed) -> Iterator[Action]:
    yield deed.action
    if deed.laid is not None:
        yield from (laying(deed.action, one) for one in deed.laid)
        yield act.Settle()


def laying(action: Action, one: Laid) -> Action:
    face = None if one.item == one.was else face_of(one.item)
    if one.fetched:
        return act.Fetch(one.was, face)
    if isinstance(action, act.Inventory):
        return act.Discard(one.was)
    return act.Pay(one.was, face) if isinstance(action, act.Buy) else act.Stack(one.was, face)


@pytest.mark.parametrize("setup", [*SETUPS, *MIXES, TEAM], ids=str)
def test_a_simulated_turn_ends_as_one_played_step_by_step_with_the_same_luck(setup: Setup) -> None:
    """From positions of random games on, a turn and then some turns more; no simplification."""
    compared = 0
    for number, state in enumerate(positions(setup, "luck", 700)):
        if number % 2 or state.turn.number < 1 or state.turn.stage < Stage.ACT:
            continue
        one, other = (Luck(Rng(number), state.turn.number) for _ in range(2))
        for _ in range(2):
            one.begin(state.turn.number)
            other.begin(state.turn.number)
            end = play_turn(state, one)
            assert end == step_by_step(state, other)
            compared += 1
            state = end
            if state.turn.stage is Stage.OVER:
                break
    assert compared > 100


@pytest.mark.parametrize("setup", [*SETUPS[:2], SETUPS[-2]], ids=str)
def test_a_simulated_game_is_the_same_step_by_step(setup: Setup) -> None:
    state = dealt(setup, "whole")
    luck, twin = (Luck(Rng("whole"), 1) for _ in range(2))
    for _ in range(60):
        if state.turn.stage is Stage.OVER:
            break
        luck.begin(state.turn.number)
        twin.begin(state.turn.number)
        after = play_turn(state, luck)
        assert after == step_by_step(state, twin)
        DALE.check_state(after)
        state = after


# Whole games


def dealt(setup: Setup, seed: str) -> State:
    """Return a game at the beginning of its first turn."""
    return next(one for one in positions(setup, seed, 500) if one.turn.stage is Stage.ACT)


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_the_same_luck_leads_to_the_same_end(setup: Setup) -> None:
    start = dealt(setup, "end")
    one, other = (play_on(start, Luck(Rng("end"), start.turn.number), 12) for _ in range(2))
    assert one == other


def test_a_simulated_game_is_won_with_the_last_stack() -> None:
    start = dealt(Setup.of(2), "won")
    end = play_on(start, Luck(Rng("won"), start.turn.number), 400)
    assert end.turn.stage is Stage.OVER
    assert len(end.table.stalls[end.turn.seat]) == 8
    assert chance_to_win(end, end.turn.seat) == 1.0
    assert chance_to_win(end, 1 - end.turn.seat) == 0.0


# What a hand and a table are worth


def main_decisions(setup: Setup, seed: str, most: int) -> Iterator[State]:
    return (one for one in positions(setup, seed, most) if one.turn.stage is Stage.ACT)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_stack_found_in_a_hand_can_be_built(setup: Setup) -> None:
    for state in main_decisions(setup, "found", 500):
        seat = state.turn.seat
        if Position(state, seat).found:
            assert Build() in DALE.legal_actions(state, seat)


@pytest.mark.parametrize("setup", SETUPS[:4], ids=str)
def test_a_seat_makes_the_same_of_its_view_and_of_the_state(setup: Setup) -> None:
    """Who knows its own cards knows its hand, its discard pile and the market, too."""
    for state in main_decisions(setup, "same", 300):
        seat = state.turn.seat
        seen = Position(DALE.observe(state, seat), seat)
        real = Position(state, seat)
        assert (seen.hand, seen.pile, seen.number) == (real.hand, real.pile, real.number)
        assert seen.goods() == real.goods()


def test_the_chances_of_two_seats_add_up_to_one() -> None:
    for state in main_decisions(Setup.of(2), "chances", 400):
        assert chance_to_win(state, 0) + chance_to_win(state, 1) == pytest.approx(1.0)


def test_more_stacks_and_better_cards_are_a_better_chance() -> None:
    def chance(own: str, stacks: int) -> float:
        stalls = [[["junk"]] * stacks, [["junk"]] * 4]
        return chance_to_win(table(MIX, player(own), player("junk junk"), stalls=stalls), 0)

    assert chance("junk junk", 5) > chance("junk junk", 4) > chance("junk junk", 3)
    assert chance("special_offer junk", 4) > chance("junk junk", 4)
