"""A review finds what was done badly, says how badly, and what would have been better."""

from __future__ import annotations

import pytest

import guildhall
from guildhall.bots.review import Deed, Effort, Progress, judge, review, turns_of
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Explained, Searcher
from guildhall.core.rng import Rng
from guildhall.games.registry import entry, load_bot
from tests.bots.test_advice import AnyMatch, a_match
from tests.bots.urns import Chances, thinker


def deed(*played: int) -> Deed[int]:
    return Deed(5, 4, "take", "", (0, 1, 2), played)


# One decision


def test_the_loss_is_what_the_best_brings_more() -> None:
    found = judge(thinker(1, 3, 2), deed(0, -1), Rng(1), Budget(iterations=60))
    assert (found.loss, found.error, found.length) == (2.0, 0.0, 2)
    assert found.better is not None
    assert found.better.plan == (1, -1)


def test_the_best_costs_nothing() -> None:
    found = judge(thinker(1, 3, 2), deed(1, -1), Rng(1), Budget(iterations=60))
    assert (found.loss, found.better) == (0.0, None)


def test_what_was_not_thought_of_is_judged_too() -> None:
    found = judge(thinker(1, 3, -5, known=2), deed(2, 9, 9), Rng(1), Budget(iterations=60))
    assert (found.loss, found.length) == (8.0, 2)


def test_a_loss_of_chance_is_told_in_percent() -> None:
    bot = thinker(0.25, 0.75, kind=Chances)
    found = judge(bot, deed(0, -1), Rng(1), Budget(iterations=60))
    assert found.loss == pytest.approx(50.0)


# A game


def test_the_three_worst_come_first_and_small_losses_are_not_told() -> None:
    """Each turn has one deed, which takes the urn that holds less by its number."""
    told: list[Progress] = []
    turns = [[deed(urn, -1)._replace(move=urn)] for urn in (0, 4, 2, 3, 1)]
    bot = thinker(10, 9.8, 8, 7, 6)
    found = review(bot, turns, "seed", Effort(iterations=80), told.append)
    assert [(one.deed.move, one.loss) for one in found] == [(4, 4.0), (3, 3.0), (2, 2.0)]
    assert told[0] == Progress(0, 13, 5)
    assert told[-1] == Progress(13, 13, 5)
    assert [one.done for one in told] == sorted(one.done for one in told)


def test_of_each_turn_the_costliest_decision_is_told_and_no_other() -> None:
    """Two turns of two deeds; all four cost something."""
    turns = [
        [deed(first, -1, then, -1)._replace(move=first), deed(then, -1)._replace(move=then)]
        for first, then in ((1, 2), (4, 3))
    ]
    bot = thinker(10, 9, 8, 7, 6)
    found = review(bot, turns, "seed", Effort(iterations=80), lambda _told: None)
    assert [(one.deed.move, one.loss) for one in found] == [(4, 4.0), (2, 2.0)]


def test_a_review_without_time_finds_mistakes_all_the_same() -> None:
    turns = [[deed(urn, -1)._replace(move=urn)] for urn in (0, 1)]
    found = review(thinker(10, 6), turns, "seed", Effort(seconds=0.0), lambda _told: None)
    assert [(one.deed.move, one.loss) for one in found] == [(1, 4.0)]


def test_a_decision_whose_search_fails_is_left_out_and_told() -> None:
    sound = thinker(10, 6)

    def pose(view: str, actions: tuple[int, ...], rng: Rng) -> Explained[int]:
        if view == "bad":
            raise ValueError("nothing explains this")
        return sound.pose(view, actions, rng)

    bot: Searcher[str, int] = Searcher(pose, Budget())
    turns = [[deed(1, -1)._replace(move=0, view="bad")], [deed(1, -1)._replace(move=1)]]
    failures: list[Exception] = []
    effort = Effort(iterations=80, failed=failures.append)
    found = review(bot, turns, "seed", effort, lambda _told: None)
    assert [one.deed.move for one in found] == [1]
    assert [str(one) for one in failures] == ["nothing explains this"]
    with pytest.raises(ValueError, match="nothing explains this"):
        review(bot, turns, "seed", Effort(iterations=80), lambda _told: None)


def test_a_review_that_is_cancelled_says_nothing() -> None:
    turns = [[deed(0, -1)]]
    effort = Effort(iterations=80, is_cancelled=lambda: True)
    assert review(thinker(1, 9), turns, "seed", effort, lambda _told: None) == ()


def test_a_turn_lasts_until_the_seat_learns_something() -> None:
    """Drawing and being done is one turn: a new card is shown only then."""
    match = a_match("cartographers", "Alder", 30)
    for seat in range(2):
        turns = turns_of(match, seat)
        assert turns
        for turn in turns:
            for one in turn:
                made = match.history[one.move]
                assert (made.seat, made.action) == (seat, one.played[0])
                assert one.played[0] in one.actions
                assert one.view == match.view(seat, one.move)
                assert len(one.actions) > 1
        assert max(len(one.played) for turn in turns for one in turn) >= 2


def test_own_moves_are_counted_as_the_seat_knows_them() -> None:
    match = a_match("cartographers", "Alder", 30)
    for turn in turns_of(match, 0):
        for one in turn:
            before = match.history[: one.move]
            known = [
                moment.seat == 0 or any(event.is_known_to(0) for event in moment.step.events)
                for moment in before
            ]
            assert one.own_move == sum(known)


BLUNDER = 6
"""The decision that is spoilt on purpose."""


def spoilt_game(seed: str) -> tuple[AnyMatch, int]:
    """A solo game of a journeyman who once draws in the worst way; with the move that was."""
    match: AnyMatch = guildhall.new_match("cartographers", seats=1, seed=seed)
    quick, rng = load_bot("cartographers", "journeyman"), Rng(seed)
    choice = spoilt = 0
    while not match.is_over:
        view, actions = match.view(0), match.legal_actions(0)
        action = quick.choose(view, actions, rng).action
        choice += len(actions) > 1
        if choice == BLUNDER and not spoilt:
            spoilt = match.length
            action = _worst(match)
        match.submit(0, action)
    return match, spoilt


def _worst(match: AnyMatch) -> object:
    """The drawing that leaves the fewest points by the game's own previews."""
    actions = match.legal_actions(0)
    previews = match.game.previews(match.state, 0, actions)  # type: ignore[attr-defined]
    return min(zip(previews, actions, strict=True), key=lambda pair: pair[0].total)[1]


def test_a_planted_blunder_is_found() -> None:
    match, spoilt = spoilt_game("Birch")
    master = entry("cartographers").bots["master"]()
    assert isinstance(master, Searcher)
    effort = Effort(iterations=40)
    found = review(master, turns_of(match, 0), "seed", effort, lambda _told: None)
    assert spoilt in [one.deed.move for one in found]
    for one in found:
        assert one.better is not None
        assert one.better.plan[0] in one.deed.actions
        assert one.better.plan[0] != one.deed.played[0]
        scored = match.history[one.deed.move].before.sheets[0].total
        assert one.better.worth is not None
        assert one.better.worth > scored  # stars of the whole game, as a hint tells them
