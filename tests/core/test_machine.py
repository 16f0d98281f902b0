"""Any row of requests keeps a match whole: act, take back, make again, save, load, watch."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from guildhall.core.errors import CannotUndo, StaleTicket
from guildhall.core.game import Game, Setup
from guildhall.core.match import Match
from guildhall.core.replay import Move, Replay, Undo
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.testing.toy import QUARRY
from tests.core.tables import everything

numbers = st.integers(0, 10**6)
MAP_SETUPS = [
    Setup.of(seats, **options)
    for seats in (1, 2, 3)
    for options in ({}, {"skills": "random", "side": "B"}, {"skills": "random", "ambush": "solo"})
]


class MatchMachine(RuleBasedStateMachine):
    """A match and everything that people can ask of it, in any order."""

    game: Game[Any, Any, Any]

    def begin(self, setup: Setup, seed: int) -> None:
        self.match: Match[Any, Any, Any] = Match(self.game, setup, seed=f"{seed}")
        self.seats = range(setup.seats)
        self.old_tickets: list[tuple[Seat, int]] = []

    def seat(self, number: int) -> Seat:
        return number % len(self.seats)

    @precondition(lambda self: not self.match.is_over)
    @rule(who=numbers, what=numbers, with_ticket=st.booleans())
    def act(self, who: int, what: int, with_ticket: bool) -> None:
        match = self.match
        decisions = match.decisions()
        seat = decisions[who % len(decisions)].seat
        actions = match.legal_actions(seat)
        ticket = match.ticket(seat)
        self.old_tickets.append((seat, ticket))
        others: tuple[Seat | None, ...] = (None, *(one for one in self.seats if one != seat))
        before = [match.view(other) for other in others]
        tickets = [match.ticket(other) for other in self.seats if other != seat]
        events = match.submit(seat, actions[what % len(actions)], ticket if with_ticket else None)
        moment = match.history[-1]
        if moment.seat == CHANCE or moment.step.learnt:
            return
        assert [match.ticket(other) for other in self.seats if other != seat] == tickets
        if any(decision.seat == seat for decision in match.decisions()):
            # A secret action: nobody else, spectators included, can tell that it was made.
            assert [match.view(other) for other in others] == before
            assert not any(event.is_known_to(other) for event in events for other in others)

    @rule(number=numbers)
    def undo(self, number: int) -> None:
        match, seat = self.match, self.seat(number)
        before, can = everything(match), match.why_no_undo(seat) is None
        if not can:
            with pytest.raises(CannotUndo):
                match.undo(seat)
            assert everything(match) == before
            return
        kept = [(one.seat, one.action) for one in match.history if one.seat != seat]
        match.undo(seat)
        assert [(one.seat, one.action) for one in match.history if one.seat != seat] == kept
        assert match.can_redo(seat)

    @rule(number=numbers)
    def undo_and_redo(self, number: int) -> None:
        match, seat = self.match, self.seat(number)
        if match.why_no_undo(seat) is None:
            state = match.state
            match.undo(seat)
            match.redo(seat)
            assert match.state == state

    @rule(number=numbers)
    def redo(self, number: int) -> None:
        match, seat = self.match, self.seat(number)
        if match.can_redo(seat):
            match.redo(seat)
            return
        before = everything(match)
        with pytest.raises(CannotUndo):
            match.redo(seat)
        assert everything(match) == before

    @rule(number=numbers)
    def restart_turn(self, number: int) -> None:
        match, seat = self.match, self.seat(number)
        if match.why_no_undo(seat) is None:
            match.restart_turn(seat)
            assert match.why_no_undo(seat) is not None

    @rule()
    def save_and_load(self) -> None:
        again = Match.load(self.game, Replay.parse(self.match.replay().format()))
        assert everything(again) == everything(self.match)
        self.match = again

    @precondition(lambda self: self.old_tickets and not self.match.is_over)
    @rule(number=numbers)
    def submit_with_an_old_ticket(self, number: int) -> None:
        match = self.match
        seat, ticket = self.old_tickets[number % len(self.old_tickets)]
        actions = match.legal_actions(seat)
        if actions and ticket != match.ticket(seat):
            before = everything(match)
            with pytest.raises(StaleTicket):
                match.submit(seat, actions[number % len(actions)], ticket)
            assert everything(match) == before

    @rule(number=numbers)
    def watch(self, number: int) -> None:
        """Every view is one of some whole state that a bot could imagine."""
        for seat in (None, *self.seats):
            view = self.match.view(seat)
            imagined = self.game.sample(view, Rng(number))
            assert self.game.observe(imagined, seat) == view
            if seat is not None:
                assert self.game.legal_actions(imagined, seat) == self.match.legal_actions(seat)

    @invariant()
    def state_follows_from_the_record(self) -> None:
        record = self.match.replay()
        assert Replay.parse(record.format()) == record
        standing: list[tuple[Seat, str]] = []
        for entry in record.entries:
            match entry:
                case Move(seat, text):
                    standing.append((seat, text))
                case Undo(seat):
                    last = max(at for at, (who, _) in enumerate(standing) if who == seat)
                    del standing[last]
        state = self.game.new_state(self.match.setup)
        for seat, text in standing:
            state = self.game.apply(state, seat, self.match.notation.parse(text))
        assert state == self.match.state

    @invariant()
    def chance_never_waits(self) -> None:
        assert all(decision.seat != CHANCE for decision in self.match.decisions())


class QuarryMachine(MatchMachine):
    game = QUARRY

    @initialize(seats=st.integers(1, 4), stones=st.sampled_from(["all", "light"]), seed=numbers)
    def begin_quarry(self, seats: int, stones: str, seed: int) -> None:
        self.begin(Setup.of(seats, stones=stones), seed)


class MapMachine(MatchMachine):
    game = CARTOGRAPHERS

    @initialize(setup=st.sampled_from(MAP_SETUPS), seed=numbers)
    def begin_map(self, setup: Setup, seed: int) -> None:
        self.begin(setup, seed)

    @precondition(lambda self: not self.match.is_over)
    @rule(number=numbers, rounds=st.integers(1, 12))
    def play_on(self, number: int, rounds: int) -> None:
        """Skip some rounds, so that late positions are reached as well."""
        rng = Rng(number)
        for _ in range(rounds * len(self.seats)):
            if not self.match.is_over:
                seat = rng.choice(self.match.decisions()).seat
                self.match.submit(seat, CARTOGRAPHERS.sample_action(self.match.state, seat, rng))


TestQuarryMachine = QuarryMachine.TestCase
TestQuarryMachine.settings = settings(
    derandomize=True, deadline=None, max_examples=80, stateful_step_count=50
)
TestMapMachine = MapMachine.TestCase
TestMapMachine.settings = settings(
    derandomize=True, deadline=None, max_examples=40, stateful_step_count=40
)
