"""Roll-outs are games by the ordinary rules, only quicker."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import DONE, Reveal
from guildhall.games.cartographers.data import RUINS_CARDS, Card, Season
from guildhall.games.cartographers.drawing import with_cells
from guildhall.games.cartographers.futures import ON_RUINS, Future, deal_future
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.guided import play_guided
from guildhall.games.cartographers.rollouts import Course, Trace, play_uniform
from guildhall.games.cartographers.rules import apply, decisions, legal_actions, sample_action
from guildhall.games.cartographers.scoring import season_score
from guildhall.games.cartographers.state import Stage, State


def position_after(cards: int, seed: int, **options: str) -> State:
    """A solo game after so many cards, about to reveal the next one."""
    rng = Rng(seed)
    state = CARTOGRAPHERS.new_state(Setup.of(1, **options))
    while cards or state.stage is not Stage.REVEAL:
        seat = decisions(state)[0].seat
        cards -= state.stage is Stage.REVEAL
        state = apply(state, seat, sample_action(state, seat, rng))
    return state


def played(state: State, trace: Trace) -> State:
    """The drawings of a roll-out made by the ordinary rules; each must be legal."""
    for number, draw in trace:
        card = Card(number % ON_RUINS)
        if number >= ON_RUINS and not state.ruins:
            ruins = next(one for one in RUINS_CARDS if state.deck >> one & 1)
            state = apply(state, CHANCE, Reveal(ruins))
        state = apply(state, CHANCE, Reveal(card))
        if draw is not None:
            assert state.ruins is (number >= ON_RUINS)
            assert draw in legal_actions(state, 0)
            state = apply(apply(state, 0, draw), 0, DONE)
    return state


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("full_map", ["score_season", "stop", "score_all"])
def test_a_roll_out_scores_what_the_same_drawings_score_by_the_rules(
    side: str, full_map: str
) -> None:
    for seed in range(25):
        before = position_after(seed % 24, seed, side=side, full_map=full_map)
        fractions = Rng(seed).fractions()
        course = Course(before.rules, before.edicts, before.sheets[0], is_solo=True)
        trace: Trace = []
        stars = play_uniform(course, deal_future(before, fractions), fractions, trace)
        after = played(before, trace)
        assert after.stage is Stage.OVER
        assert stars == after.sheets[0].total - before.sheets[0].total


def test_a_full_map_ends_a_solo_roll_out_with_the_scores_of_its_season() -> None:
    """So many shapes fill every map in spring, which then scores edicts A and B, once."""
    for seed in range(10):
        before = position_after(0, seed, full_map="score_season")
        course = Course(before.rules, before.edicts, before.sheets[0], is_solo=True)
        cards = [int(Card.HOMESTEAD)] * 130
        fractions = Rng(seed).fractions()
        trace: Trace = []
        stars = play_uniform(course, Future(0, (cards, [], [], [])), fractions, trace)
        sheet = before.sheets[0]
        for _, draw in trace:
            assert draw is not None
            sheet = with_cells(course.board, sheet, draw.terrain, draw.cells, int(draw.coin))
        assert sheet.drawn == course.board.open
        assert stars == season_score(course.board, before.edicts, Season.SPRING, sheet).total


def test_every_card_to_come_is_as_likely_as_the_rules_have_it() -> None:
    state = position_after(5, 3)
    fractions = Rng(1).fractions()
    rounds = 4000
    first = Counter(deal_future(state, fractions).rows[0][0] % ON_RUINS for _ in range(rounds))
    rng = Rng(2)
    ruled: Counter[int] = Counter()
    for _ in range(rounds):
        now = state
        while now.stage is Stage.REVEAL and len(now.revealed) - len(state.revealed) < 9:
            action = sample_action(now, CHANCE, rng)
            assert isinstance(action, Reveal)
            now = apply(now, CHANCE, action)
            if action.card not in RUINS_CARDS:
                ruled[action.card] += 1
                break
    assert set(first) == set(ruled)
    for card, count in ruled.items():
        assert abs(first[card] - count) < 6 * count**0.5


def test_every_drawing_that_fits_is_equally_likely() -> None:
    state = position_after(16, 4)
    course = Course(state.rules, state.edicts, state.sheets[0], is_solo=True)
    filled = state.sheets[0].drawn | course.board.printed
    card = Card.FARMLAND
    fits = [spot.draw for spot in course.places[card]]
    assert len(fits) > 8
    fractions = Rng(5).fractions()
    counts = Counter(
        course.one_that_fits(card, filled, fractions).draw for _ in range(100 * len(fits))
    )
    assert set(counts) == set(fits)
    assert all(40 < count < 170 for count in counts.values())


def test_a_guided_roll_out_beats_a_uniform_one() -> None:
    guided = uniform = 0
    for seed in range(12):
        state = position_after(0, seed)
        course = Course(state.rules, state.edicts, state.sheets[0], is_solo=True)
        fractions = Rng(seed).fractions()
        future = deal_future(state, fractions)
        guided += play_guided(course, state.sheets[0], future, fractions, 20)
        uniform += play_uniform(course, future, fractions)
    assert guided > uniform + 12 * 30
