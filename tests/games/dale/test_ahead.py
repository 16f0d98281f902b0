"""Turns played in thought: no card is lost or made, and what is found in a hand can be built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.bots.quick import Mind
from guildhall.games.dale.bots.rollout import Luck, play_on, play_turn
from guildhall.games.dale.bots.value import chance_to_win
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Build
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.state import Stage, State, cards_in_play, lean
from tests.games.dale.tables import player, table
from tests.games.dale.walks import MIXES, SETUPS

MIX = "macaws,pandas,squirrels"


def dealt(setup: Setup, seed: str) -> State:
    """A game at the beginning of its first turn."""
    rng, state = Rng(f"{setup} {seed}"), DALE.new_state(setup)
    while state.stage is not Stage.ACT:
        seat = DALE.decisions(state)[0].seat
        state = DALE.apply(state, seat, DALE.sample_action(state, seat, rng))
    return lean(state.whole())


def goods(state: State) -> Counter[int]:
    """Every card but junk, of which there is always more."""
    return Counter(card for card in cards_in_play(state) if card != Card.JUNK)


@pytest.mark.parametrize("setup", [*SETUPS, *MIXES[::4]], ids=str)
def test_no_card_is_lost_or_made_in_thought(setup: Setup) -> None:
    state = dealt(setup, "cards")
    cards, luck = goods(state), Luck(Rng("cards"), state.turns)
    for _ in range(60):
        if state.stage is Stage.OVER:
            break
        luck.begin(state.turns)
        before = state
        state = play_turn(state, luck)
        assert goods(state) == cards
        assert state.stage is Stage.OVER or state.turns == before.turns + 1


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_the_same_luck_leads_to_the_same_end(setup: Setup) -> None:
    start = dealt(setup, "end")
    one, other = (play_on(start, Luck(Rng("end"), start.turns), 12) for _ in range(2))
    assert tuple(one) == tuple(other)


def test_a_game_in_thought_is_won_with_the_last_stack() -> None:
    start = dealt(Setup.of(2), "won")
    end = play_on(start, Luck(Rng("won"), start.turns), 400)
    assert end.stage is Stage.OVER
    assert len(end.stalls[end.turn]) == 8
    assert chance_to_win(end, end.turn) == 1.0
    assert chance_to_win(end, 1 - end.turn) == 0.0


def positions(setup: Setup, seed: str, most: int) -> Iterator[State]:
    """The main decisions of a random game."""
    rng, state = Rng(seed), DALE.new_state(setup)
    for _ in range(most):
        waiting = DALE.decisions(state)
        if not waiting:
            return
        if state.stage is Stage.ACT and waiting[0].seat != CHANCE:
            yield state
        seat = waiting[0].seat
        state = DALE.apply(state, seat, DALE.sample_action(state, seat, rng))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_stack_found_in_a_hand_can_be_built(setup: Setup) -> None:
    for state in positions(setup, "found", 500):
        if Mind(state, state.turn).stack_in_hand() is not None:
            assert Build() in DALE.legal_actions(state, state.turn)


def test_the_chances_of_two_seats_add_up_to_one() -> None:
    for state in positions(Setup.of(2), "chances", 400):
        assert chance_to_win(state, 0) + chance_to_win(state, 1) == pytest.approx(1.0)


def test_more_stacks_and_better_cards_are_a_better_chance() -> None:
    def chance(own: str, stacks: int) -> float:
        stalls = [[["junk"]] * stacks, [["junk"]] * 4]
        return chance_to_win(table(MIX, player(own), player("junk junk"), stalls=stalls), 0)

    assert chance("junk junk", 5) > chance("junk junk", 4) > chance("junk junk", 3)
    assert chance("special_offer junk", 4) > chance("junk junk", 4)
