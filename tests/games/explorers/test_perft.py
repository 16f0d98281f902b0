"""Complete ways to perform each card from fixed positions.

A way is a row of spaces, put one by one until the seat says done; every beginning of a way is a way
too. The expected numbers come from a plain search over sets of spaces written here after the
rules; it shares nothing with the engine but the printed facts.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import guildhall
from guildhall.core.codec import from_json
from guildhall.core.notation import notation_of
from guildhall.core.seat import CHANCE
from guildhall.games.explorers.actions import Draw, Explore
from guildhall.games.explorers.data import Treasure
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State

Space = tuple[int, int]
Row = tuple[Space, ...]
FACTS = Path(guildhall.__file__).parent / "games" / "explorers" / "facts"
CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card
    for cards in json.loads((FACTS / "cards.json").read_text("utf-8")).values()
    for card in cards
    if "group" in card
}
MAPS = ("avenia", "aghon", "kazan", "cnidaria")
LAND = ("grassland", "desert", "mountain")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions in axial coordinates."""
QUICK = 3
"""How many spaces a way has at most in the quick tests."""


def axial(space: Space) -> Space:
    col, row = space
    return col, row - (col + (col & 1)) // 2


def offset(q: int, r: int) -> Space:
    return q, r + (q + (q & 1)) // 2


@cache
def around(space: Space) -> frozenset[Space]:
    q, r = axial(space)
    return frozenset(offset(q + dq, r + dr) for dq, dr in STEPS)


class Chart:
    """A printed map as sets of spaces."""

    def __init__(self, name: str) -> None:
        facts = json.loads((FACTS / f"{name}.json").read_text("utf-8"))
        self.name = name
        self.facts = {space_of(one["id"]): one for one in facts["spaces"]}
        self.capital = next(s for s, one in self.facts.items() if one["feature"] == "capital")
        self.spaces = set(self.facts) - {self.capital}
        self.regions: dict[str, set[Space]] = {}
        for space, one in self.facts.items():
            if "region" in one:
                self.regions.setdefault(one["region"], set()).add(space)

    def terrain(self, space: Space) -> str:
        return str(self.facts[space]["terrain"])

    def feature(self, space: Space) -> str:
        return str(self.facts[space]["feature"])

    def is_one_of(self, space: Space, terrains: list[str]) -> bool:
        return self.terrain(space) in (*terrains, "wild")


def space_of(text: str) -> Space:
    col, row = text.split(",")
    return int(col), int(row)


@cache
def chart_of(name: str) -> Chart:
    return Chart(name)


class Place(NamedTuple):
    """What lies on a map."""

    explorers: frozenset[Space]
    villages: frozenset[Space]
    towers: frozenset[Space] = frozenset()


# What a card allows: whole rows of spaces, by any reading


def is_segment(row: Row) -> bool:
    """Spaces side by side on one straight line, in whatever order."""
    if len(row) == 1:
        return True
    for dq, dr in STEPS[:3]:
        for first in row:
            q, r = axial(first)
            if {offset(q + i * dq, r + i * dr) for i in range(len(row))} == set(row):
                return True
    return False


def grows_straight(row: Row) -> bool:
    return all(is_segment(row[:end]) for end in range(1, len(row) + 1))


def fits(chart: Chart, card: dict[str, Any], row: Row, bases: tuple[frozenset[Space], ...]) -> bool:
    """`bases` are the villages (capital too) that each space touched when it was put."""
    most, then = card["most"] or 99, card.get("then", 0) or 99
    match card["group"]:
        case "mix":
            return fits_quota(chart, card, row)
        case "region":
            return len(row) <= most and fits_region(chart, row)
        case "village_lines":
            return fits_village_lines(row, bases, most)
        case "sea_cities":
            return fits_two_steps(chart, row, "city", most, then)
        case "sea_coins":
            return fits_two_steps(chart, row, "coin", most, then)
        case "burst" | "lance":
            begun = chart.is_one_of(row[0], card["terrains"]) and len(row) <= 1 + then
            return begun and has_shape(card["group"], row)
        case "adjacent":
            return len(row) <= most and has_shape("burst", row)
        case group:
            right = all(chart.is_one_of(space, card["terrains"]) for space in row)
            return right and len(row) <= most and has_shape(group, row)


def has_shape(group: str, row: Row) -> bool:
    match group:
        case "free":
            return True
        case "line" | "lance":
            return grows_straight(row)
        case "path":
            return all(second in around(first) for first, second in pairwise(row))
        case "burst":
            return all(space in around(row[0]) for space in row[1:])
    raise AssertionError(group)


def fits_quota(chart: Chart, card: dict[str, Any], row: Row) -> bool:
    options = [
        card["terrains"] if chart.terrain(space) == "wild" else [chart.terrain(space)]
        for space in row
    ]
    limits = dict(zip(card["terrains"], card["quota"], strict=True))
    return any(
        all(taken.count(terrain) <= limits.get(terrain, 0) for terrain in set(taken))
        for taken in product(*options)
    )


def fits_region(chart: Chart, row: Row) -> bool:
    wild = {space for space in row if chart.terrain(space) == "wild"}
    if len(row) == 1 and wild:
        return True
    return any(
        set(row) - wild <= region and all(around(space) & region for space in wild)
        for region in chart.regions.values()
    )


def fits_village_lines(row: Row, bases: tuple[frozenset[Space], ...], most: int) -> bool:
    for cut in range(1, len(row) + 1):
        first, second = row[:cut], row[cut:]
        if len(first) > most or len(second) > most or not grows_straight(first):
            continue
        if not second:
            if bases[0]:
                return True
        elif grows_straight(second) and any(a != b for a in bases[0] for b in bases[cut]):
            return True
    return False


def fits_two_steps(chart: Chart, row: Row, feature: str, most: int, then: int) -> bool:
    for cut in range(len(row) + 1):
        sea, rest = row[:cut], row[cut:]
        if (
            len(sea) <= most
            and len(rest) <= then
            and all(chart.is_one_of(space, ["sea"]) for space in sea)
            and all(chart.feature(space) == feature for space in rest)
            and all(around(space) & set(sea) for space in rest)
        ):
            return True
    return False


# Ways


def ways(chart: Chart, card: dict[str, Any], place: Place, deepest: int) -> int:
    return count(chart, card, place, (), (), deepest)


def count(
    chart: Chart,
    card: dict[str, Any],
    place: Place,
    row: Row,
    bases: tuple[frozenset[Space], ...],
    deepest: int,
) -> int:
    total = 1  # to stop here
    if len(row) == deepest:
        return total
    homes = {*place.villages, chart.capital}
    support = place.explorers | homes
    free = chart.spaces - place.explorers - place.villages - place.towers
    reached = {space for one in support for space in around(one)} & free
    for space in reached:
        touched = (*bases, around(space) & homes)
        if fits(chart, card, (*row, space), touched):
            after = put(chart, place, space)
            total += count(chart, card, after, (*row, space), touched, deepest)
    return total


def put(chart: Chart, place: Place, space: Space) -> Place:
    """A tower sends its explorer home; a complete region gets a village on its first blank."""
    if chart.feature(space) == "discovery":
        return place._replace(towers=place.towers | {space})
    place = place._replace(explorers=place.explorers | {space})
    region = chart.regions.get(str(chart.facts[space].get("region")), set())
    blanks = sorted(one for one in region if chart.feature(one) == "blank")
    if blanks and region <= place.explorers:
        site = blanks[0]
        place = Place(place.explorers - {site}, place.villages | {site}, place.towers)
    return place


def engine_ways(state: State, deepest: int) -> int:
    total = 1
    if deepest == 0:
        return total
    for action in EXPLORERS.legal_actions(state, 0):
        if isinstance(action, Explore):
            total += engine_ways(resolved(EXPLORERS.apply(state, 0, action)), deepest - 1)
    return total


def resolved(state: State) -> State:
    """Treasures bring two coins, villages and routes take the first choice."""
    while (decision := EXPLORERS.decisions(state)[0]).kind != "explore":
        if decision.seat == CHANCE:
            state = EXPLORERS.apply(state, CHANCE, Draw(0, Treasure.TWO_COINS))
        else:
            state = EXPLORERS.apply(state, 0, EXPLORERS.legal_actions(state, 0)[0])
    return state


# Positions


START = Place(frozenset(), frozenset())


def walked(chart: Chart, seed: str, explorers: int, villages: int) -> Place:
    """Some villages anywhere, and explorers that walked from them without finding anything."""
    rng = Random(seed)
    regions = rng.sample(sorted(chart.regions), len(chart.regions))
    blanks = [sorted(s for s in chart.regions[r] if chart.feature(s) == "blank") for r in regions]
    place = Place(frozenset(), frozenset(rng.choice(b) for b in blanks if b[:1]))
    place = place._replace(villages=frozenset(sorted(place.villages)[:villages]))
    quiet = {s for s in chart.spaces if chart.feature(s) in ("none", "blank", "coin")}
    while len(place.explorers) < explorers:
        support = place.explorers | place.villages | {chart.capital}
        options = sorted({s for one in support for s in around(one)} & quiet - support)
        after = put(chart, place, rng.choice(options))
        if len(after.villages) == villages:
            place = after
    return place


def position(chart: Chart, card: str, place: Place) -> State:
    """The turn in which this card is played on this map."""
    is_basic = card.startswith("basic")
    sheet = {
        "explorers": "+".join(f"{c},{r}" for c, r in sorted(place.explorers)),
        "villages": "+".join(f"{c},{r}" for c, r in sorted(place.villages)),
        "hand": [] if is_basic else [card],
    }
    data: Any = {
        "rules": {"map": chart.name},
        "goals": [f"{chart.name}_{number}" for number in (1, 2, 3)],
        "stage": "play",
        "era": 1 if is_basic else 2,
        "revealed": [card if is_basic else "era_1"],
        "sheets": [sheet],
    }
    state = from_json(State, data)
    EXPLORERS.check_state(state)
    return state


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("card", list(CARDS))
def test_ways_from_the_capital(name: str, card: str) -> None:
    chart = chart_of(name)
    expected = ways(chart, CARDS[card], START, QUICK)
    assert engine_ways(position(chart, card, START), QUICK) == expected


@pytest.mark.parametrize("card", list(CARDS))
def test_ways_with_villages_and_explorers(card: str) -> None:
    chart = chart_of(MAPS[list(CARDS).index(card) % len(MAPS)])
    place = walked(chart, card, explorers=5, villages=2)
    deepest = 2 if CARDS[card]["group"] in ("village_lines", "burst", "lance") else QUICK
    expected = ways(chart, CARDS[card], place, deepest)
    assert engine_ways(position(chart, card, place), deepest) == expected


@pytest.mark.long
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("card", list(CARDS))
def test_whole_ways_from_the_capital(name: str, card: str) -> None:
    chart = chart_of(name)
    deepest = 5 if CARDS[card]["group"] in ("village_lines", "burst") else 8
    expected = ways(chart, CARDS[card], START, deepest)
    assert engine_ways(position(chart, card, START), deepest) == expected


def test_one_mountain_beside_the_capital_of_aghon() -> None:
    """From the capital of Aghon: mountain 9,4 and 10,4, so three ways with one mountain."""
    chart = chart_of("aghon")
    mountains = {s for s in around(chart.capital) if chart.terrain(s) == "mountain"}
    assert mountains == {(9, 4), (10, 4)}
    state = position(chart, "basic_mountain", START)
    assert engine_ways(state, QUICK) == 3
    write = notation_of(EXPLORERS.action_types).format
    assert [write(one) for one in EXPLORERS.legal_actions(state, 0)] == [
        "explore 9,4",
        "explore 10,4",
        "done",
    ]
