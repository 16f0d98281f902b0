"""Knowledge is a fold over what an observer was told, whenever and however often one asks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.errors import WrongType
from guildhall.core.event import Event
from guildhall.core.game import Knows, Setup, Step
from guildhall.core.knowing import MARK_EVERY
from guildhall.core.match import Match
from guildhall.core.replay import Replay
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.testing.conformance import BrokenLaw, check_game
from guildhall.testing.toy import QUARRY
from tests.core.gifts import (
    EACH,
    GIFTS,
    PILE,
    UNKNOWN,
    Action,
    Choose,
    Deal,
    Gifts,
    Known,
    State,
    View,
)
from tests.core.tables import FEW, play_out, quarry

GiftsMatch = Match[State, Action, View]
SEATS = 3
EVERYBODY = (None, 0, 1, 2)


def gifts(seed: str | None = "gifts", game: Gifts = GIFTS) -> GiftsMatch:
    return Match(game, Setup.of(SEATS), seed=seed)


def dealt(*cards: int) -> GiftsMatch:
    """A match on a real table, about to choose; these cards were dealt, seat by seat."""
    match = gifts(seed=None)
    for card in cards:
        match.submit(CHANCE, Deal(card))
    return match


def played(rounds: int, seed: str = "gifts", game: Gifts = GIFTS) -> GiftsMatch:
    match, rng = gifts(seed, game), Rng(seed)
    for _ in range(rounds * SEATS):
        act(match, rng)
    return match


def act(match: GiftsMatch, rng: Rng) -> None:
    seat = rng.choice(match.decisions()).seat
    match.submit(seat, rng.choice(match.legal_actions(seat)))


def told(match: GiftsMatch, seat: Seat | None, length: int | None = None) -> Known:
    """The fold from the beginning, written as plainly as can be."""
    known = GIFTS.know(match.history[0].before if match.history else match.state, seat)
    for moment in match.history[:length]:
        if events := tuple(one for one in moment.step.events if one.is_known_to(seat)):
            known = GIFTS.learn(known, events)
    return known


def sees_what_it_was_told(match: GiftsMatch) -> None:
    for seat in EVERYBODY:
        assert match.view(seat) == GIFTS.view(match.state, seat, told(match, seat))


# The toy game


def test_the_toy_game_passes_the_conformance_kit() -> None:
    assert isinstance(GIFTS, Knows)
    check_game(GIFTS, [Setup.of(2), Setup.of(4)], games=2)


def test_a_gift_is_known_to_giver_and_receiver_only() -> None:
    match = dealt(7, 8, 9, 17, 18, 19)
    for seat, card in enumerate((7, 8, 9)):
        match.submit(seat, Choose(card, gift=seat == 0))
    assert [match.view(seat).known.places[7] for seat in EVERYBODY] == [UNKNOWN, 1, 1, UNKNOWN]
    for card in range(20, 26):
        match.submit(CHANCE, Deal(card))
    match.submit(0, Choose(17, gift=False))
    match.submit(1, Choose(7, gift=True))
    match.submit(2, Choose(19, gift=False))
    assert [match.view(seat).known.places[7] for seat in EVERYBODY] == [UNKNOWN, UNKNOWN, 2, 2]


# The fold


@FEW
@given(seed=st.integers(0, 10**6), asked=st.lists(st.integers(0, 3), max_size=28))
def test_knowledge_is_the_same_however_often_one_asks(seed: int, asked: list[int]) -> None:
    """Also with actions taken back, and with some observers asked now and then, others never."""
    match, rng = gifts(f"{seed}"), Rng(seed)
    for number in asked:
        match.view(EVERYBODY[number])
        act(match, rng)
        seat = rng.below(SEATS)
        if match.why_no_undo(seat) is None and not rng.below(2):
            match.undo(seat)
    sees_what_it_was_told(match)


def test_steps_of_which_an_observer_receives_nothing_teach_nothing() -> None:
    class Strict(Gifts):
        def learn(self, known: Known, events: tuple[Event, ...]) -> Known:
            assert events
            assert all(event.is_known_to(known.seat) for event in events)
            return super().learn(known, events)

    match = played(6, game=Strict())
    sees_what_it_was_told(match)


def test_views_are_what_each_observer_could_see_before_each_step_and_now() -> None:
    match, rng = gifts(), Rng("views")
    asked: dict[Seat | None, list[View]] = {seat: [] for seat in EVERYBODY}
    for _ in range(8 * SEATS):
        before = match.length
        act(match, rng)
        for seat in EVERYBODY:
            asked[seat] += [match.view(seat, move) for move in range(before, match.length)]
    for seat in EVERYBODY:
        assert list(match.views(seat)) == list(played_views(match, seat))
        opening = EACH * SEATS  # the deals before anybody was asked
        assert list(match.views(seat))[opening:-1] == asked[seat]


def played_views(match: GiftsMatch, seat: Seat | None) -> list[View]:
    states = [*(moment.before for moment in match.history), match.state]
    return [GIFTS.view(state, seat, told(match, seat, at)) for at, state in enumerate(states)]


def test_a_view_of_an_earlier_step_can_be_asked_in_any_order() -> None:
    match = played(9)
    expected = played_views(match, 1)
    assert match.length > 2 * MARK_EVERY
    for move in (0, match.length, 40, 39, 5, 64, 63, 32, 31, 70):
        assert match.view(1, move) == expected[move]
    assert match.view(1) == expected[-1]


def test_a_step_that_is_not_there_cannot_be_seen() -> None:
    match = played(1)
    for move in (-1, match.length + 1):
        with pytest.raises(WrongType, match="expected a number from 0 to"):
            match.view(0, move)
        with pytest.raises(WrongType, match="expected a number from 0 to"):
            match.known(0, move)


# Undo


def test_knowledge_after_an_undo_is_the_fold_of_what_remains() -> None:
    match = dealt(7, 8, 9, 17, 18, 19)
    match.submit(0, Choose(7, gift=True))
    assert match.view(0).known.choice == Choose(7, gift=True)
    match.undo(0)
    assert match.view(0).known.choice is None
    sees_what_it_was_told(match)


def test_knowledge_after_an_undo_of_an_earlier_step_keeps_what_others_did_since() -> None:
    match = dealt(7, 8, 9, 17, 18, 19)
    match.submit(0, Choose(7, gift=True))
    match.submit(1, Choose(8, gift=False))
    before = match.view(1)
    match.view(0)
    match.undo(0)
    assert match.view(1).known == before.known
    assert match.view(1).ready == (False, True, False)
    match.submit(0, Choose(7, gift=False))
    assert match.view(0).known.choice == Choose(7, gift=False)
    sees_what_it_was_told(match)


def test_an_undo_does_not_fold_the_whole_game_again() -> None:
    counts: list[int] = []

    class Counting(Gifts):
        def learn(self, known: Known, events: tuple[Event, ...]) -> Known:
            counts.append(1)
            return super().learn(known, events)

    match = played(9, game=Counting())
    seat = match.decisions()[0].seat
    match.view(seat)
    match.submit(seat, match.legal_actions(seat)[0])
    match.view(seat)
    match.undo(seat)
    assert match.length > 2 * MARK_EVERY
    counts.clear()
    match.view(seat)
    assert len(counts) < MARK_EVERY
    counts.clear()
    match.view(seat)
    assert not counts


# Records and positions


def test_knowledge_after_a_record_is_loaded_is_the_same() -> None:
    match = gifts("record")
    play_out(match, Rng("record"), most=60)
    views = [list(match.views(seat)) for seat in EVERYBODY]
    again: GiftsMatch = Match.load(GIFTS, Replay.parse(match.replay().format()))
    assert [list(again.views(seat)) for seat in EVERYBODY] == views


def test_records_and_digests_hold_no_knowledge() -> None:
    asked, silent = played(5), played(5)
    for seat in EVERYBODY:
        asked.view(seat)
    assert asked.replay() == silent.replay()
    assert asked.digest() == silent.digest()


def test_a_match_from_a_position_by_hand_begins_with_what_lies_open() -> None:
    middle = played(6)
    assert middle.view(1).known != GIFTS.know(middle.state, 1)
    match: GiftsMatch = Match(GIFTS, middle.setup, seed="on", start=middle.state)
    for seat in EVERYBODY:
        assert match.view(seat, 0) == GIFTS.view(middle.state, seat, GIFTS.know(middle.state, seat))
    sees_what_it_was_told(match)
    act(match, Rng("on"))
    sees_what_it_was_told(match)


# Other games


def test_a_game_that_does_not_know_is_observed_as_before() -> None:
    match = quarry(seats=2)
    play_out(match, Rng(1), most=9)
    assert not isinstance(QUARRY, Knows)
    for seat in (None, 0, 1):
        assert match.view(seat) == QUARRY.observe(match.state, seat)
        assert match.known(seat) is None
        states = [*(moment.before for moment in match.history), match.state]
        assert list(match.views(seat)) == [QUARRY.observe(state, seat) for state in states]


# The conformance kit finds games that break the laws


class Peeking(Gifts):
    """A view that depends on a hidden card."""

    def view(self, state: State, seat: Seat | None, known: Known) -> View:
        view = super().view(state, seat, known)
        return view._replace(deck=view.deck + sum(state.hands[0]) % 2)


class Forgetful(Gifts):
    """A view that does not stand for all that its observer knows."""

    def known(self, view: View) -> Known:
        return view.known._replace(places=(UNKNOWN,) * len(view.known.places))


class Silent(Gifts):
    """A discard whose event does not name the card, though everybody sees it."""

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().step(state, seat, action)
        events = (one._replace(args=()) if one.kind == "discarded" else one for one in step.events)
        return step._replace(events=tuple(events))

    def learn(self, known: Known, events: tuple[Event, ...]) -> Known:
        others = tuple(one for one in events if one.kind != "discarded")
        known = super().learn(known, others)
        return known if events == others else known._replace(choice=None)

    def view(self, state: State, seat: Seat | None, known: Known) -> View:
        for _, card in state.pile:
            known = known.moved(card, PILE)
        return super().view(state, seat, known)


class Impure(Gifts):
    """Knowledge that depends on how often anybody learnt something."""

    def __init__(self) -> None:
        self.calls = 0

    def learn(self, known: Known, events: tuple[Event, ...]) -> Known:
        self.calls += 1
        return super().learn(known, events)._replace(note=self.calls)


class Unsteady(Gifts):
    """Knowledge that is another one in each match."""

    def __init__(self) -> None:
        self.calls = 0

    def know(self, start: State, seat: Seat | None) -> Known:
        self.calls += 1
        return super().know(start, seat)._replace(note=self.calls)


class Mutable(Gifts):
    """Knowledge that could change behind the back of whoever keeps it."""

    def know(self, start: State, seat: Seat | None) -> Known:
        known = super().know(start, seat)
        return known._replace(places=list(known.places))  # type: ignore[arg-type]  # on purpose


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Peeking, "equal events give equal views"),
        (Forgetful, "a sampled state fits its view"),
        (Silent, "equal events give equal views"),
        (Impure, "equal events give equal views"),
        (Unsteady, "knowledge follows from what was told"),
        (Mutable, "knowledge is a hashable value"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_a_game_with_broken_knowledge_is_refused(game: type[Gifts], law: str) -> None:
    with pytest.raises(BrokenLaw) as problem:
        check_game(game(), [Setup.of(SEATS)], games=2)
    assert problem.value.law == law
