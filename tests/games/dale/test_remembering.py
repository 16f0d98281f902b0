"""Whatever chance shows in a random game changes what is held for possible as it should.

States are drawn that fit a view, chance decides in each of them, and all that look the same
afterwards are put together. What they hide is the truth about that view: states that are drawn to
fit it must hide the same, on average. A view that had forgotten something would allow too much.

While a hand is being filled, a bound on it does not tell the cards of the deck before from those
that come now: that moment is left out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from typing import Any

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.views.observe import View
from tests.games.dale.walks import positions

DRAWN = 800
ENOUGH = 60
MOST_APART = 5.0
"""Standard errors; of tens of thousands of comparisons none is so far apart by luck."""
UNSETTLED = (
    Setup.of(2, decks="raccoons,ocelots,squirrels"),
    Setup.of(2, decks="raccoons,ocelots,chameleons", turned_deck="shuffled"),
    Setup.of(3, decks="raccoons,ocelots,pandas,squirrels"),
    Setup.of(4, decks="raccoons,ocelots,chameleons,squirrels", teams="yes"),
)
ENDING = (
    Setup.of(2, decks="macaws,pandas,squirrels"),
    Setup.of(2, decks="macaws,pandas,chameleons"),
    Setup.of(3, decks="macaws,pandas,squirrels,chameleons"),
)
"""Where the end of a turn tells something of hands, and no card leaves a hand unseen."""
Feature = tuple[str, int, int]
"""A place, whose it is, and a card there."""


def hidden(state: State) -> Counter[Feature]:
    """How many of each card lie where somebody cannot see them."""
    found: Counter[Feature] = Counter()
    for seat, player in enumerate(state.players):
        found.update(("hand", seat, item & CARD) for item in player.hand)
        found.update(("deck", seat, card) for card in player.deck)
        found.update((f"top {at}", seat, card) for at, card in enumerate(player.top))
    found.update(("market", 0, card) for card in state.market.deck)
    return found


Watched = Iterator[tuple[State, Seat | None]]


def by_chance(setup: Setup, seed: str, most: int) -> Watched:
    """Decisions of chance, with everybody who can watch them."""
    for state in positions(setup, seed, most):
        waiting = DALE.decisions(state)
        if waiting and waiting[0].seat == CHANCE and len(DALE.chances(state)) > 1:
            for watcher in (None, *range(setup.seats)):
                yield state, watcher


def doubtful(setup: Setup, seed: str, most: int) -> Watched:
    """Those of which somebody has several worlds in mind."""
    for state, watcher in by_chance(setup, seed, most):
        if DALE.observe(state, watcher).doubts:
            yield state, watcher


def at_turn_ends(setup: Setup, seed: str, most: int) -> Watched:
    """Those in which another seat fills its hand or the market."""
    for state, watcher in by_chance(setup, seed, most):
        if state.stage in (Stage.REFILL, Stage.RESTOCK) and watcher != state.turn:
            yield state, watcher


def after_chance(view: View, rng: Rng) -> dict[View, list[Counter[Feature]]]:
    """What is hidden after chance decided, by what is seen then."""
    found: dict[View, list[Counter[Feature]]] = {}
    for _ in range(DRAWN):
        state = DALE.sample(view, rng)
        state = DALE.apply(state, CHANCE, DALE.sample_action(state, CHANCE, rng))
        found.setdefault(DALE.observe(state, view.seat), []).append(hidden(state))
    return found


def apart(ones: list[Counter[Feature]], others: list[Counter[Feature]]) -> float:
    """By how many standard errors the numbers of a card in a place differ at most."""
    return max(
        _apart([one[name] for one in ones], [one[name] for one in others])
        for name in set().union(*ones, *others)
    )


def _apart(ones: list[int], others: list[int]) -> float:
    means = [sum(some) / len(some) for some in (ones, others)]
    everything = ones + others
    mean = sum(everything) / len(everything)
    variance = sum((one - mean) ** 2 for one in everything) / len(everything)
    error = sqrt(variance * (1 / len(ones) + 1 / len(others)))
    return abs(means[0] - means[1]) / error if error else 0.0


def compare(watched: Watched, seed: str) -> int:
    """Look at some decisions of chance in a random game; how many views were compared."""
    rng = Rng(f"remember {seed}")
    compared = 0
    for state, watcher in watched:
        for view, truth in after_chance(DALE.observe(state, watcher), rng).items():
            is_full = view.stage is not Stage.REFILL or not view.bounds
            if is_full and len(truth) >= ENOUGH:
                drawn = [hidden(DALE.sample(view, rng)) for _ in range(len(truth))]
                assert apart(truth, drawn) < MOST_APART, (seed, state.turns, watcher)
                compared += 1
    return compared


@pytest.mark.parametrize("setup", UNSETTLED[::3], ids=str)
def test_what_chance_shows_is_remembered(setup: Setup) -> None:
    assert compare(islice(doubtful(setup, "short", 900), 20, None, 60), "short")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setup", UNSETTLED, ids=str)
def test_what_chance_shows_is_remembered_in_longer_games(setup: Setup, seed: int) -> None:
    assert compare(islice(doubtful(setup, f"long {seed}", 800), 0, None, 60), f"long {seed}")


@pytest.mark.parametrize("setup", ENDING[:2], ids=str)
def test_the_end_of_a_turn_is_remembered(setup: Setup) -> None:
    assert compare(islice(at_turn_ends(setup, "short", 600), 3, None, 50), "short")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setup", ENDING, ids=str)
def test_the_end_of_a_turn_is_remembered_in_longer_games(setup: Setup, seed: int) -> None:
    assert compare(islice(at_turn_ends(setup, f"end {seed}", 900), seed, None, 15), f"end {seed}")


def test_something_forgotten_would_be_seen() -> None:
    """The same comparison tells a view that has lost its doubts from the true one."""
    rng = Rng("forgotten")
    far = 0
    for state, watcher in islice(doubtful(UNSETTLED[0], "short", 900), 0, None, 40):
        view = DALE.observe(state, watcher)
        one_world = [doubt._replace(worlds=doubt.worlds[:1] * 2) for doubt in view.doubts]
        blunt: Any = view._replace(doubts=tuple(one_world))
        truth, forgetful = (
            [hidden(DALE.sample(one, rng)) for _ in range(400)] for one in (view, blunt)
        )
        far += apart(truth, forgetful) > MOST_APART
    assert far
