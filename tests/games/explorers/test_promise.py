"""What a map promises: nearer is more, what is kept is not stale, groups are those of the map."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.explorers import promise
from guildhall.games.explorers.actions import Reveal
from guildhall.games.explorers.data import GRID, Card
from guildhall.games.explorers.features import FEATURES, GOALS, ROUTES, TOWERS, WEIGHTS
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.promise import Promise
from guildhall.games.explorers.rules import apply, decisions, sample_action
from guildhall.games.explorers.state import Stage, State

MAPS = ["avenia", "aghon", "kazan", "cnidaria", "north_proylia", "xawskil"]


def states(name: str, seats: int = 1, **options: str) -> Iterator[State]:
    """The positions of a random game in which the first seat acts."""
    rng = Rng(name)
    state = EXPLORERS.new_state(Setup.of(seats, map=name, **options))
    while waiting := decisions(state):
        if state.stage is Stage.PLAY and waiting[0].seat != CHANCE:
            yield state
        state = apply(state, waiting[0].seat, sample_action(state, waiting[0].seat, rng))


OPTIONS = {"kazan": {"goals": "kazan_3,kazan_4,kazan_5", "capital_links": "yes"}}
"""One goal of Kazan looks at explorers, which come and go."""


@pytest.mark.parametrize("name", MAPS)
def test_what_is_kept_is_what_would_be_found_anew(name: str) -> None:
    promise._KNOWN.clear()
    played = list(states(name, 1, **OPTIONS.get(name, {})))
    kept = [Promise(state).features(state.desks[0]) for state in played]
    for state, features in zip(played, kept, strict=True):
        promise._KNOWN.clear()
        assert Promise(state).features(state.desks[0]) == features
    assert len(kept) > 40
    assert all(len(one) == len(FEATURES) == len(WEIGHTS) for one in kept)


@pytest.mark.parametrize("name", MAPS)
def test_groups_grow_with_the_turn_as_they_lie_on_the_map(name: str) -> None:
    for state in states(name, seats=2):
        sheet = state.desks[0].sheet
        own = sheet.explorers | sheet.villages | state.rules.board.capital
        found = Promise(state, 0)._groups(own)
        assert sorted(found) == sorted(GRID.parts(own))


def _with(state: State, card: Card, explorers: str) -> State:
    """The first turn of a game with this card shown and explorers on these spaces."""
    shown = apply(state, CHANCE, Reveal(card))
    sheet = shown.sheets[0]._replace(explorers=GRID.from_text(explorers))
    sheet = sheet.with_frontier(shown.rules.board)
    return shown._replace(sheets=(sheet,), desks=(shown.desks[0]._replace(sheet=sheet),))


def _begun(goals: str) -> State:
    state = EXPLORERS.new_state(Setup.of(1, map="avenia", goals=goals))
    assert state.stage is Stage.REVEAL
    return state


def test_a_tower_promises_more_the_nearer_explorers_are() -> None:
    """The discovery space of Avenia in the south lies at 13,11; 12,10 is sea beside it."""
    start = _begun("avenia_1,avenia_4,avenia_6")
    far, near = ("12,8", "12,10")
    found = [
        Promise(state).features(state.desks[0])[TOWERS]
        for state in (_with(start, Card.BASIC_ANY, far), _with(start, Card.BASIC_ANY, near))
    ]
    assert found[0] < found[1]


def test_a_city_that_waits_promises_a_route_to_another_near_its_group() -> None:
    """City 11,4 beside the capital's island; the group with the capital lies near city 8,7."""
    start = _begun("avenia_1,avenia_4,avenia_6")
    waiting = _with(start, Card.BASIC_GRASSLAND, "9,4+10,4+11,4")
    without = _with(start, Card.BASIC_GRASSLAND, "9,4+10,4")
    found = [Promise(state).features(state.desks[0])[ROUTES] for state in (waiting, without)]
    assert found[0] > found[1] >= 0


def test_a_goal_promises_more_with_each_piece_of_it() -> None:
    start = _begun("avenia_2,avenia_4,avenia_6")
    before = _with(start, Card.BASIC_ANY, "9,4")
    tower = before.rules.board.discoveries & -before.rules.board.discoveries
    sheet = before.sheets[0]._replace(towers=tower)
    after = before._replace(desks=(before.desks[0]._replace(sheet=sheet),))
    found = [Promise(before).features(state.desks[0])[GOALS] for state in (before, after)]
    assert found[0] < found[1]
