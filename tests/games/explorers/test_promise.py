"""What a map promises: nearer is more, what is kept is not stale, groups are those of the map."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.explorers import promise
from guildhall.games.explorers.actions import Reveal, Village
from guildhall.games.explorers.data import GRID, Card, Investigate, Map, Terrain
from guildhall.games.explorers.features import FEATURES, GOALS, ROUTES, TOWERS, WEIGHTS
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.promise import Promise
from guildhall.games.explorers.rules import apply, decisions, sample_action
from guildhall.games.explorers.state import Stage, State
from guildhall.games.explorers.turns import beam_of_turns
from tests.games.explorers.tables import BASIC, ERA, sheet, table

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
def test_a_map_that_was_weighed_before_weighs_the_same_when_weighed_anew(name: str) -> None:
    played = list(states(name, 1, **OPTIONS.get(name, {})))
    for state in played:
        beam_of_turns(state, 0, 2)  # many other maps, with all cards that come
    kept = [Promise(state).value(state.desks[0], 0) for state in played]
    for state, value in zip(played, kept, strict=True):
        promise._KNOWN.clear()
        promise._PROMISED.clear()
        assert Promise(state).value(state.desks[0], 0) == value


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


VILLAGES = "3,9 6,6 6,3 7,9"
"""Four villages on Avenia; goal 6 asks for five."""


@pytest.mark.parametrize("era", [2, 3, 4])
@pytest.mark.parametrize(("region", "missing"), [("9,6", "10,5"), ("12,5", "12,6")])
def test_a_goal_that_can_be_met_now_is_not_left_open_for_what_else_may_meet_it(
    era: int, region: str, missing: str
) -> None:
    """The fifth village meets the goal; as many regions more could do so later."""
    state = table(
        "avenia",
        "basic_any",
        sheet(region, VILLAGES),
        era=era,
        goals="6 1 4",
        before=("basic_sea",),
    )
    (best, *_) = [turn.actions for turn in beam_of_turns(state, 0, 48)]
    assert any(isinstance(action, Village) for action in best), missing


def test_two_cities_in_different_groups_are_a_route_to_come() -> None:
    """City 0,5 waits in the north-west; the village at 4,1 has city 4,2 beside it."""
    before = table("avenia", "basic_any", sheet("0,5", "4,1"), era=2, goals="1 4 6")
    own = before.desks[0].sheet
    nearer = own._replace(explorers=own.explorers | GRID.from_text("4,2"))
    desks = (before.desks[0], before.desks[0]._replace(sheet=nearer))
    found = [Promise(before).features(desk)[ROUTES] for desk in desks]
    assert found[0] < found[1]


def test_the_card_of_any_era_has_room_for_what_the_best_of_the_three_has() -> None:
    hand = (Investigate.MIX_SEA1_GRASSLAND4, Investigate.SEA_5, Investigate.MIX_SEA1_MOUNTAIN3)
    room, paths, _ = promise._capacities(Map.AVENIA, 1 << Card.ERA_ANY, hand)
    assert (room[Terrain.GRASSLAND], room[Terrain.MOUNTAIN], room[Terrain.SEA]) == (4, 3, 5)
    assert room[Terrain.DESERT] == 0
    board = _begun("avenia_1,avenia_4,avenia_6").rules.board
    assert not paths & board.terrains[Terrain.DESERT] & ~(board.wild | board.ice)


def test_after_the_last_card_nothing_is_promised() -> None:
    """Two of three lands for goal 1 are worth nothing when nobody can go on."""
    last = tuple(one for one in (*BASIC, *ERA) if one != "basic_any")
    state = table("avenia", "basic_any", sheet("", VILLAGES), era=4, goals="6 1 4", before=last)
    desk = state.desks[0]
    assert Promise(state).value(desk, 0) == Promise(state).coins(desk, 0)
