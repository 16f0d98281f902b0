"""What observers know is true, and each movement of a hidden card is reported once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from guildhall.core.event import Event
from guildhall.core.game import Step
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.knowledge.known import Known
from guildhall.games.dale.knowledge.ledger import learn
from guildhall.games.dale.knowledge.moves import Move, moves_of
from guildhall.games.dale.model.items import card_of
from guildhall.games.dale.model.places import Place, hidden_places
from guildhall.games.dale.model.state import State
from tests.games.changed import random_setup
from tests.games.dale.knowledge.written import cards_at, shares_at, size_of
from tests.games.dale.walks import learnt, steps

STEPS = 500
BETWEEN_SAMPLES = 7
TWO_SEE = ("gave", "took")
"""The events that name a card to two seats."""
Places = Mapping[Place, tuple[int, ...]]


def watch(number: int) -> None:
    """Play a random game, and check after each step what was reported and what is known."""
    rng = Rng(f"watched {number}")
    setup = random_setup(DALE, rng, seats=2 + number % 3)
    state = DALE.new_state(setup)
    observers = (*range(setup.seats), None)
    known = {observer: DALE.know(state, observer) for observer in observers}
    for at, step in enumerate(steps(state, rng, STEPS)):
        told_once(state, step, setup.seats)
        state = step.state
        places = hidden_places(state)
        for observer in observers:
            known[observer] = learnt(known[observer], step, observer)
            fits(known[observer].mine, places)
            fits(known[observer].open, places)
        if at % BETWEEN_SAMPLES == number % BETWEEN_SAMPLES:
            for observer in observers:
                view = DALE.view(state, observer, known[observer])
                sampled = DALE.sample(view, rng)
                DALE.check_state(sampled)
                assert DALE.view(sampled, observer, DALE.known(view)) == view


@pytest.mark.parametrize("ten", range(1))
def test_what_is_known_is_true_and_told_once(ten: int) -> None:
    for number in range(10 * ten, 10 * ten + 10):
        watch(number)


@pytest.mark.long
@pytest.mark.parametrize("ten", range(1, 20))
def test_what_is_known_is_true_and_told_once_in_many_games(ten: int) -> None:
    for number in range(10 * ten, 10 * ten + 10):
        watch(number)


# The truth fits


def fits(known: Known, places: Places) -> None:
    """The sizes are right, what is known to lie somewhere lies there, and the heaps can be dealt
    so that they lie as they do."""
    rest: dict[Place, Counter[int]] = {}
    for place in {*places, *dict(known.there), *dict(known.among)}:
        cards = places.get(place, ())
        assert size_of(known, place) == len(cards), place
        wrong = Counter(cards_at(known, place)) - Counter(cards)
        assert not wrong, (place, wrong)
        hidden = Counter(cards) - Counter(cards_at(known, place))
        rest[place] = Counter(map(card_of, hidden.elements()))
    shares = [(rest[place], Counter(dict(heaps))) for place, heaps in known.among]
    shares.sort(key=lambda one: len(one[1]))  # what has one heap leaves no choice
    dealt = [(card, counts) for lying, counts in shares for card in lying.elements()]
    assert sum(map(len, known.heaps)) == len(dealt)
    assert can_deal([Counter(heap) for heap in known.heaps], dealt, 0)


def can_deal(heaps: list[Counter[int]], cards: list[tuple[int, Counter[int]]], at: int) -> bool:
    """Return whether these cards from index `at` on can come from heaps with shares at theirs."""
    if at == len(cards):
        return True
    card, shares = cards[at]
    for number in shares:
        if shares[number] and heaps[number][card]:
            shares[number] -= 1
            heaps[number][card] -= 1
            if can_deal(heaps, cards, at + 1):
                return True
            shares[number] += 1
            heaps[number][card] += 1
    return False


# Each movement is reported once


def told_once(before: State, step: Step[State], seats: int) -> None:
    """Follow the reports on a table whose cards all lie open, and compare where they are then."""
    full = tuple(one for one in step.events if not one.told_more)
    places = tuple(sorted(hidden_places(before).items()))
    moves = [move for one in full for move in moves_of(one)]
    after, truth = learn(Known(places), moves), hidden_places(step.state)
    found = {place: shown(after, place) for place, *_ in (*after.there, *after.among)}
    assert found == truth, step.events
    for event in full:
        for move in moves_of(event):
            names_to_seers_only(event, move)
    for observer in (*range(seats), None):
        told = [one for one in step.events if one.is_known_to(observer)]
        assert [blind(one) for one in told if moves_of(one)] == [
            blind(one) for one in full if moves_of(one)
        ]


def shown(known: Known, place: Place) -> tuple[int, ...]:
    """Return the cards at a place of which everything is known."""
    heaps = [card for number, _ in shares_at(known, place) for card in known.heaps[number]]
    return tuple(sorted((*cards_at(known, place), *heaps)))


def blind(event: Event) -> list[object]:
    """Return how an event moves cards, without the faces of those that stay hidden."""
    moves = moves_of(event)
    return [
        move._replace(face=None) if isinstance(move, Move) and is_hidden(move) else move
        for move in moves
    ]


def is_hidden(move: Move) -> bool:
    return move.source is not None and move.target is not None


def names_to_seers_only(event: Event, move: object) -> None:
    """A card that goes from one hidden place to another is named to those who see it."""
    if isinstance(move, Move) and is_hidden(move) and move.face is not None:
        if event.kind == "charmed":
            return  # revealed to all
        owner = dict(event.args)["owner"] if event.kind in TWO_SEE else event.seat
        seers: set[object] = {event.seat, owner}
        assert event.known_to is not None
        assert set(event.known_to) == seers, event
    elif not isinstance(move, Move):
        assert event.known_to is None, event


def test_a_wrong_report_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a draw were reported twice."""
    step = DALE.step

    def twice(state: State, seat: Seat, action: object) -> Step[State]:
        done = step(state, seat, action)  # type: ignore[arg-type]
        doubled = [one for one in done.events for _ in range(1 + (one.kind == "drew"))]
        return Step(done.state, tuple(doubled), done.learnt)

    monkeypatch.setattr(DALE, "step", twice)
    with pytest.raises((AssertionError, ValueError)):
        watch(0)
