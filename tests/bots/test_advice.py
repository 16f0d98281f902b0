"""Advice names legal actions, tells what they are worth, and follows from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.bots.advice import MOST, Advice, Counsel, advise
from guildhall.bots.bot import Choice, reason
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.bots.uniform import Uniform
from guildhall.core.knowing import knowing
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.data import Season
from guildhall.games.cartographers.state import Stage
from guildhall.games.dale.model.actions import Play
from guildhall.games.explorers.data import ERAS
from guildhall.games.registry import entry, game_names
from guildhall.text.words import LANGUAGES, Words
from tests.bots.urns import Chances, thinker
from tests.server.games.notes import notes_of

FEW = Budget(iterations=24)
AnyMatch = Match[Any, Any, Any]


class Lowest:
    """Takes the smallest number, and says so."""

    def choose(self, view: object, actions: tuple[int, ...], rng: Rng) -> Choice[int]:
        del view, rng
        return Choice(min(actions), (reason("low"),))


def advice_on(game: str, view: Any, actions: Any, seed: str = "advice") -> Counsel[Any]:
    known = entry(game)
    best, quick = known.bots[known.levels[-1]](), known.bots[known.stand_in]()
    return advise(best, quick, view, actions, Rng(seed), FEW)


def a_match(game: str, seed: str, moves: int) -> AnyMatch:
    """Some quick moves into a game."""
    way, rng = notes_of(game).ways[0], Rng(seed)
    match: AnyMatch = guildhall.Match(
        guildhall.load_game(game), guildhall.Setup.of(way.seats, **way.options), seed=seed
    )
    quick = entry(game).bots[entry(game).stand_in]()
    for _ in range(moves):
        seat = rng.choice(match.decisions()).seat
        match.submit(seat, quick.choose(match.view(seat), match.legal_actions(seat), rng).action)
    return match


def choices(match: AnyMatch) -> list[int]:
    """The seats that have a choice now."""
    waiting = (one.seat for one in match.decisions())
    return [seat for seat in waiting if len(match.legal_actions(seat)) > 1]


# What is told


def test_the_best_comes_first_and_the_others_tell_how_far_they_are_behind() -> None:
    found = advise(thinker(1, 3, 2, 0), Uniform(), "", (0, 1, 2, 3), Rng(1), Budget(iterations=80))
    assert [one.plan for one in found.advice] == [(1, -1), (2, -1), (0, -1)]
    assert [one.behind for one in found.advice] == [0.0, 1.0, 2.0]  # luck falls out
    best, second, _ = found.advice
    assert best.worth is not None
    assert second.worth == best.worth - 1
    assert best.reasons == (reason("holds", urn=1),)
    assert 0 < found.outcomes <= 80


def test_a_chance_to_win_is_told_in_percent() -> None:
    bot = thinker(0.25, 0.5, kind=Chances)
    found = advise(bot, Uniform(), "", (0, 1), Rng(1), Budget(iterations=40)).advice
    assert [one.behind for one in found] == pytest.approx([0.0, 25.0])
    assert all(one.is_chance for one in found)


def test_one_action_alone_needs_no_thought() -> None:
    found = advise(thinker(1), Uniform(), "", (0,), Rng(1), Budget(iterations=0))
    assert found == Counsel((Advice((0,), (reason("only-move"),)),), 0)


def test_where_nothing_is_searched_a_quick_bot_says_what_it_would_do_first_then_and_then() -> None:
    found = advise(Lowest(), Lowest(), "", (7, 5, 9, 6), Rng(1), FEW)
    assert [one.plan for one in found.advice] == [(5,), (6,), (7,)]
    assert all(one.worth is one.spread is one.behind is None for one in found.advice)
    assert found.outcomes == 0


def test_without_time_plans_are_named_and_explained_but_not_weighed() -> None:
    found = advise(thinker(1, 3, 2), Uniform(), "", (0, 1, 2), Rng(1), Budget(iterations=0))
    assert len(found.advice) == 3
    assert all(one.reasons for one in found.advice)
    assert all(one.worth is one.spread is one.behind is None for one in found.advice)
    assert found.outcomes == 0


def test_a_machine_without_time_tells_what_plans_are_worth_all_the_same() -> None:
    found = advise(thinker(1, 3, 2), Uniform(), "", (0, 1, 2), Rng(1), Budget(seconds=0.0))
    assert [one.plan for one in found.advice] == [(1, -1), (2, -1), (0, -1)]
    assert [one.behind for one in found.advice] == [0.0, 1.0, 2.0]
    assert 0 < found.outcomes <= 4 * len(found.advice)


def test_advice_that_is_cancelled_ends_without_a_world_more() -> None:
    budget = Budget(seconds=60.0, is_cancelled=lambda: True)
    assert advise(thinker(1, 3, 2), Uniform(), "", (0, 1, 2), Rng(1), budget).outcomes == 0


# All games


@pytest.mark.parametrize("game", game_names())
def test_advice_is_legal_different_and_explained(game: str) -> None:
    match = a_match(game, "Alder", 25)
    for seat in choices(match):
        actions = match.legal_actions(seat)
        found = advice_on(game, match.view(seat), actions).advice
        assert 1 <= len(found) <= MOST
        assert len({one.plan[0] for one in found}) == len(found)
        for one in found:
            assert one.plan[0] in actions
            assert one.reasons
            says_why(game, one)


def says_why(game: str, advice: Advice[Any]) -> None:
    for language in LANGUAGES:
        words = Words(language, {game: entry(game).package})
        for one in advice.reasons:
            assert words.say(f"{game}-reason-{one.kind}", **dict(one.args))


@pytest.mark.parametrize("game", game_names())
def test_advice_is_the_same_whatever_is_hidden(game: str) -> None:
    """The state behind the view is another one, but for what the seat may know."""
    compared = 0
    for moves in (12, 30, 40):
        match = a_match(game, f"honest {moves}", moves)
        for seat in choices(match)[:1]:
            view, actions = match.view(seat), match.legal_actions(seat)
            other = match.game.sample(view, Rng("other"))
            legal = match.game.legal_actions(other, seat)
            assert legal == actions
            knows = knowing(match.game)
            seen = knows.view(other, seat, knows.known(view))
            there = advice_on(game, seen, legal)
            assert there == advice_on(game, view, actions)
            compared += other != match.state
    assert compared


@pytest.mark.parametrize("seed", ["Birch", "Cedar", "Elm"])
def test_the_first_card_of_the_explorers_can_begin_in_three_ways(seed: str) -> None:
    """All the best turns may begin with the same explorer; others are told beside it."""
    match = a_match("explorers", seed, 0)
    seat = match.decisions()[0].seat
    actions = match.legal_actions(seat)
    found = advice_on("explorers", match.view(seat), actions).advice
    assert len(found) == min(MOST, len(actions))


def test_what_comes_to_the_same_is_told_once() -> None:
    """The same cell with another terrain of Rift Lands is no other advice."""
    match = a_match("cartographers", "Rift", 0)
    while "rift_lands" not in str(match.state.revealed[-1:]).lower() and not match.is_over:
        seat = match.decisions()[0].seat
        quick = entry("cartographers").bots["journeyman"]()
        choice = quick.choose(match.view(seat), match.legal_actions(seat), Rng(1))
        match.submit(seat, choice.action)
    seat = match.decisions()[0].seat
    found = advice_on("cartographers", match.view(seat), match.legal_actions(seat)).advice
    told = [(one.reasons, one.behind) for one in found]
    assert len(set(told)) == len(told)


def test_stars_told_in_cartographers_are_those_of_the_whole_game() -> None:
    """In the last season what was scored before is most of it."""
    match, quick = (
        a_match("cartographers", "Winter", 0),
        entry("cartographers").bots["journeyman"](),
    )
    while not match.is_over:
        seat = match.decisions()[0].seat
        actions = match.legal_actions(seat)
        scored = match.state.sheets[seat].total
        if match.state.season == Season.WINTER and match.state.stage is Stage.DRAW:
            break
        match.submit(seat, quick.choose(match.view(seat), actions, Rng(1)).action)
    best = advice_on("cartographers", match.view(seat), actions).advice[0]
    assert best.worth is not None
    assert best.worth > scored > 0


def test_coins_told_in_explorers_are_coins_and_no_bonus_for_goals() -> None:
    """Whoever follows advice in the last turn has as many, but for treasure nobody knows."""
    setup = guildhall.Setup.of(1, map="avenia", level="hard")
    match: AnyMatch = guildhall.Match(guildhall.load_game("explorers"), setup, seed="Coins")
    quick = guildhall.load_bot("explorers", "journeyman")
    told: list[float] = []
    while not match.is_over:
        actions = match.legal_actions(0)
        action = quick.choose(match.view(0), actions, Rng(1)).action
        if match.state.era == ERAS and not match.state.deck and len(actions) > 1:
            best = advice_on("explorers", match.view(0), actions).advice[0]
            action = best.plan[0]
            told += [] if best.worth is None else [best.worth]
        match.submit(0, action)
    assert told
    assert len(match.state.sheets[0].met) > 0
    assert all(abs(one - match.scores()[0].total) < 10 for one in told)


def test_in_dale_nothing_speaks_for_an_action_before_it_is_tried() -> None:
    """The bot trusts the choice of the journeyman by a percent; people are told what was found."""
    match = a_match("dale", "Equal", 40)
    seat = match.decisions()[0].seat
    bot = guildhall.load_bot("dale", "master")
    assert isinstance(bot, Searcher)
    view, actions = match.view(seat), match.legal_actions(seat)
    told, own = bot.advising(view, actions, Rng(3)), bot.pose(view, actions, Rng(3))
    assert told.plans[0] == own.plans[0]
    assert not isinstance(told.plans[0].actions[0], Play)
    world = told.world(Rng(7))
    assert own.outcome(0, world) - told.outcome(0, world) == pytest.approx(0.01)
