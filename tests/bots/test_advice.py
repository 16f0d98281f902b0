"""Advice names legal actions, tells what they are worth, and follows from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.bots.advice import MOST, Advice, Counsel, advise
from guildhall.bots.bot import Choice, reason
from guildhall.bots.search import Budget
from guildhall.bots.uniform import Uniform
from guildhall.core.match import Match
from guildhall.core.rng import Rng
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
    for moves in (12, 30):
        match = a_match(game, f"honest {moves}", moves)
        for seat in choices(match)[:1]:
            view, actions = match.view(seat), match.legal_actions(seat)
            other = match.game.sample(view, Rng("other"))
            legal = match.game.legal_actions(other, seat)
            assert legal == actions
            there = advice_on(game, match.game.observe(other, seat), legal)
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
