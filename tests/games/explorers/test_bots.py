"""The bots are honest, repeatable, keep their time, say why, and each beats the one below."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import permutations

import pytest

from guildhall.arena.series import Series, play_series, standings
from guildhall.bots.bot import Bot
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.explorers import promise, thinking
from guildhall.games.explorers.actions import DONE, Action, Keep, Route, Village
from guildhall.games.explorers.bots import BOTS, Greedy
from guildhall.games.explorers.data import Card, Investigate
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.judging import Judge
from guildhall.games.explorers.preview import preview
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import CARD_BAG, Sheet, Stage, State, Task
from guildhall.games.explorers.thinking import FAR, Thinking, World
from guildhall.games.explorers.turns import (
    Luck,
    alone,
    beam_of_turns,
    next_turn,
    play_turn,
    without_draws,
)
from guildhall.games.explorers.view import View
from tests.games.bots import plays_the_same_whatever_is_hidden, reasons_said, solo_mean
from tests.games.explorers.tables import sheet, table


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(EXPLORERS, Setup.of(seats, **options), seed=seed)


def searcher(iterations: int) -> Searcher[View, Action]:
    return Searcher(partial(Thinking, is_steady=True), Budget(iterations=iterations))


REPEATABLE: dict[str, Callable[[], Bot[View, Action]]] = {
    **{name: BOTS[name] for name in ("uniform", "novice", "journeyman")},
    "searcher": lambda: searcher(6),
}
"""Bots that answer to no clock."""


@pytest.mark.parametrize("name", list(REPEATABLE))
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str) -> None:
    match = match_of(2, "honest", map="aghon")
    plays_the_same_whatever_is_hidden(match, REPEATABLE[name], most=80)


@pytest.mark.parametrize(
    ("name", "bot_name"),
    [
        *[(name, bot) for name in ("avenia", "xawskil") for bot in ("novice", "journeyman")],
        ("cnidaria", "searcher"),
    ],
)
def test_a_bot_says_why_in_every_language(name: str, bot_name: str) -> None:
    match = match_of(1, "reasons", map=name)
    kinds = reasons_said(match, REPEATABLE[bot_name]())
    assert {"spaces", "card", "only-move"} <= kinds
    assert kinds & {"village", "village-open"}


def test_greedy_takes_the_tower_beside_it() -> None:
    """A tower brings 6 coins at once; nothing else near the corner of Avenia comes close."""
    match = match_of(1, "tower", goals="avenia_1,avenia_4,avenia_6")
    while not match.is_over:
        view = match.view(0)
        actions = match.legal_actions(0)
        choice = Greedy().choose(view, actions, Rng(1))
        gains = [EXPLORERS.preview(match.state, 0, action).earned.towers for action in actions]
        if max(gains):
            assert EXPLORERS.preview(match.state, 0, choice.action).earned.towers
            return
        match.submit(0, choice.action)
    raise AssertionError("greedy never came near a tower")


def test_greedy_beats_uniform_every_time_in_six_games() -> None:
    series = Series("explorers", ("greedy", "uniform"), 6, "short")
    greedy, _ = standings(series, list(play_series(series)))
    assert greedy.wins == 6


@pytest.mark.long
@pytest.mark.parametrize("name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_greedy_beats_uniform_in_ninety_nine_of_a_hundred_games(name: str) -> None:
    series = Series("explorers", ("greedy", "uniform"), 100, "long", (("map", name),))
    greedy, _ = standings(series, list(play_series(series, workers=2)))
    assert greedy.wins >= 99


# Levels


@pytest.mark.long  # it depends on the speed of the machine
@pytest.mark.parametrize(("name", "seconds"), [("expert", 0.2), ("master", 1.0)])
def test_a_level_keeps_its_time_from_the_first_card(name: str, seconds: float) -> None:
    match = match_of(1, "time")
    BOTS["greedy"]().choose(match.view(0), match.legal_actions(0), Rng(1))  # tables are made once
    began = time.perf_counter()
    choice = BOTS[name]().choose(match.view(0), match.legal_actions(0), Rng(1))
    assert time.perf_counter() - began < seconds + 1.0
    assert choice.action in match.legal_actions(0)


def test_a_searcher_answers_at_once_where_there_is_one_action() -> None:
    match = match_of(1, "one")
    while match.legal_actions(0) != (DONE,):
        match.submit(0, match.legal_actions(0)[0])
    choice = searcher(10**9).choose(match.view(0), match.legal_actions(0), Rng(1))
    assert choice.action == DONE


def test_a_cancelled_searcher_answers_with_a_legal_action() -> None:
    match = match_of(1, "cancelled")
    bot = Searcher(Thinking, Budget(is_cancelled=lambda: True))
    choice = bot.choose(match.view(0), match.legal_actions(0), Rng(1))
    assert choice.action in match.legal_actions(0)


def test_every_plan_is_a_whole_turn_by_the_rules() -> None:
    """Each plan of a turn without treasure can be played to its end, which is to say done."""
    match = match_of(1, "plans")
    bot, rng = Greedy(), Rng(1)
    whole = 0
    for _ in range(40):
        if match.legal_actions(0) != (DONE,):
            problem = Thinking(match.view(0), match.legal_actions(0), rng)
            finals = set()
            for plan in problem.plans:
                state = match.state
                for action in plan.actions[:-1]:
                    if state.desks[0].task is Task.DRAW:
                        break
                    assert action in legal_actions(state, 0)
                    state = apply(state, 0, action)
                else:
                    assert plan.actions[-1] == DONE
                    assert state.desks[0].sheet not in finals
                    finals.add(state.desks[0].sheet)
                    whole += 1
        choice = bot.choose(match.view(0), match.legal_actions(0), rng)
        match.submit(0, choice.action)
    assert whole > 40


def test_a_turn_in_thought_leaves_the_others_as_they_are() -> None:
    match = match_of(3, "others")
    state = alone(match.state, 1)
    after = play_turn(state, 1, Luck(Rng(1).fractions()), 6)
    assert after.stage is Stage.REVEAL
    assert after.sheets[0] == match.state.sheets[0]
    assert after.sheets[2] == match.state.sheets[2]
    assert after.sheets[1].explorers


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_can_be_played_in_thought(seats: int) -> None:
    match = match_of(seats, "thought", map="kazan")
    luck = Luck(Rng("thought").fractions())
    state = play_turn(alone(match.state, 0), 0, luck, 6)
    while state.stage is not Stage.OVER:
        state = play_turn(next_turn(state, 0, luck), 0, luck, 6)
    assert len(state.sheets[0].eras) == 4
    assert [len(sheet.hand) for sheet in state.sheets] == [3] * seats
    assert state.sheets[0].coins > 20
    assert all(sheet.coins == 0 for sheet in state.sheets[1:])


def test_all_plans_meet_the_same_cards_in_one_world() -> None:
    match = match_of(1, "cards")
    revealed = []
    for number in range(3):
        luck = Luck(Rng("world").fractions())
        state = match.state
        for action in Thinking(match.view(0), (), Rng(1)).plans[number].actions:
            state = apply(state, 0, action)
        for _ in range(3):
            state = play_turn(next_turn(state, 0, luck), 0, luck, 6)
        revealed.append(state.revealed)
    assert revealed[0] == revealed[1] == revealed[2]


def test_in_a_row_of_worlds_every_card_comes_next_equally_often() -> None:
    match = match_of(1, "next")
    problem = Thinking(match.view(0), match.legal_actions(0), Rng(1))
    left = CARD_BAG.members(match.state.deck)
    cards = [problem.world(Rng(number)).card for number in range(3 * len(left))]
    assert sorted(cards) == sorted(3 * left)


def test_each_card_that_can_come_next_is_met_once_before_any_turn_after_it() -> None:
    match = match_of(1, "near")
    problem = Thinking(match.view(0), match.legal_actions(0), Rng(1))
    left = match.state.deck.bit_count()
    turns = [problem.world(Rng(number)).turns for number in range(2 * left)]
    assert turns == left * [1] + left * [FAR.turns]
    assert FAR.turns > 1


def test_all_decisions_of_a_turn_meet_the_same_worlds_and_each_turn_others() -> None:
    match = match_of(1, "steady")
    bot = searcher(24)
    met: list[tuple[tuple[int, tuple[Card, ...]], list[World]]] = []
    for _ in range(12):
        view, actions = match.view(0), match.legal_actions(0)
        problem = Thinking(view, actions, Rng(1), is_steady=True)
        turn = (match.state.era, match.state.revealed)
        met.append((turn, [problem.world(Rng(len(met))) for _ in range(20)]))
        match.submit(0, bot.choose(view, actions, Rng(2)).action)
    for turn, worlds in met:
        for other_turn, other_worlds in met:
            assert (turn == other_turn) == (worlds == other_worlds)
    assert len(met) > len(dict(met)) > 2


def _all_maps(state: State) -> set[Sheet]:
    """The maps that whole turns of the first seat can leave, every order tried."""
    found: set[Sheet] = set()
    for action in legal_actions(state, 0):
        if action == DONE:
            found.add(state.desks[0].sheet)
        else:
            found |= _all_maps(without_draws(apply(state, 0, action), 0))
    return found


@pytest.mark.parametrize(
    "card",
    [
        *("basic_desert", "basic_sea", "basic_any", "path_mountain_sea_4", "lance_sea"),
        *("burst_mountain", "mix_sea1_desert4", "two_village_lines", "single_region_4"),
    ],
)
def test_a_beam_finds_every_map_that_any_order_of_explorers_leaves_once(card: str) -> None:
    state = table("aghon", card, sheet("7,4 8,4"))
    maps = [turn.state.desks[0].sheet for turn in beam_of_turns(state, 0, 10_000)]
    assert len(set(maps)) == len(maps) > 3
    assert set(maps) == _all_maps(state)


def test_a_turn_in_thought_is_paid_for_the_route_that_it_closes() -> None:
    """Only 1,4 is missing between the cities 0,5 and 4,2 of Avenia, three coins each."""
    cards = ("basic_grassland", "basic_desert", "basic_mountain", "basic_sea")
    before = (*cards, "era_1", "era_2", "era_3")
    state = table(
        "avenia", "basic_any", sheet("0,5 1,5 2,3 3,3 4,2"), era=3, before=before, goals="1 4 6"
    )
    (best, *_) = beam_of_turns(state, 0, 1)
    assert any(isinstance(action, Route) for action in best.actions)


def test_where_a_card_is_to_be_chosen_turns_with_each_are_tried() -> None:
    for seed in range(6):
        match = match_of(1, f"both-{seed}")
        while not isinstance(match.legal_actions(0)[0], Keep):
            match.submit(0, match.legal_actions(0)[-1])
        offered = match.legal_actions(0)
        problem = Thinking(match.view(0), offered, Rng(1))
        assert {plan.actions[0] for plan in problem.plans} == set(offered)


def test_an_outcome_is_the_same_whatever_was_tried_before() -> None:
    match = match_of(1, "again", map="kazan")
    problem = Thinking(match.view(0), match.legal_actions(0), Rng(1))
    worlds = [problem.world(Rng(number)) for number in range(4)]
    numbers = range(len(problem.plans))
    found = [[problem.outcome(number, world) for number in numbers] for world in worlds]
    for world, outcomes in zip(worlds, found, strict=True):
        thinking._PLAYED.clear()
        fresh = Thinking(match.view(0), match.legal_actions(0), Rng(1))
        assert [fresh.outcome(number, world) for number in numbers] == outcomes


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_answers_the_same_whatever_it_thought_about_before(seats: int) -> None:
    """What was found in thought is kept from one decision to the next: that changes no answer."""
    match = match_of(seats, "kept", map="kazan", goals="kazan_3,kazan_4,kazan_5")
    kept: list[tuple[Action, int]] = []
    for _ in range(12):
        seat = match.decisions()[0].seat
        view, actions = match.view(seat), match.legal_actions(seat)
        warm = searcher(40).choose(view, actions, Rng("warm")).action
        known = dict(thinking._PLAYED)
        thinking._PLAYED.clear()
        promise._KNOWN.clear()
        assert searcher(40).choose(view, actions, Rng("warm")).action == warm
        thinking._PLAYED.update(known)
        kept.append((warm, len(known)))
        match.submit(seat, warm)
    assert kept[-1][1] > kept[0][1] > 0


SIZES = {"path_grassland_sea_5": 5, "mix_sea1_mountain3": 4, "burst_sea": 6, "lance_desert": 4}
"""So many explorers by the printed cards, the anchor of bursts and lances among them."""


@pytest.mark.parametrize(
    ("card", "other"), [pair for pair in permutations(SIZES, 2) if SIZES[pair[0]] > SIZES[pair[1]]]
)
def test_a_novice_keeps_the_card_with_more_explorers(card: str, other: str) -> None:
    first, second = (Investigate[one.upper()] for one in (card, other))
    match = match_of(1, "sizes")
    while not isinstance(match.legal_actions(0)[0], Keep):
        match.submit(0, match.legal_actions(0)[-1])
    state = match.state
    desk = state.desks[0]._replace(offer=(first, second))
    offered = state._replace(desks=(desk,))
    view, actions = EXPLORERS.observe(offered, 0), EXPLORERS.legal_actions(offered, 0)
    kept = {BOTS["novice"]().choose(view, actions, Rng(luck)).action for luck in range(8)}
    assert kept == {Keep(first)}


def test_a_novice_leaves_only_equals_to_chance_where_it_founds_and_trades() -> None:
    asked = 0
    for number in range(6):
        match = match_of(1, f"plain-{number}")
        while not match.is_over:
            view, actions = match.view(0), match.legal_actions(0)
            if isinstance(actions[0], Village | Route) and len(actions) > 1:
                chosen = {BOTS["novice"]().choose(view, actions, Rng(n)).action for n in range(6)}
                judge = Judge(match.state, 0)
                coins = {one: preview(match.state, 0, one).total for one in actions}
                assert {coins[one] for one in chosen} == {max(coins.values())}
                assert len({judge.worth(match.state, one) // 8 for one in chosen}) == 1
                asked += 1
            match.submit(0, BOTS["novice"]().choose(view, actions, Rng(number)).action)
    assert asked > 5


def test_a_novice_earns_more_than_at_random_and_less_than_a_journeyman() -> None:
    novice, journeyman = (
        solo_mean(EXPLORERS, BOTS[name](), 8) for name in ("novice", "journeyman")
    )
    assert solo_mean(EXPLORERS, BOTS["uniform"](), 8) + 15 < novice < journeyman - 15


@pytest.mark.long
def test_a_searcher_earns_more_than_a_journeyman() -> None:
    assert solo_mean(EXPLORERS, searcher(30), 5) > solo_mean(EXPLORERS, BOTS["journeyman"](), 5)
