"""Why an action is illegal: agreement with the legal actions, and each reason by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from guildhall.core.codec import enum_id
from guildhall.core.rng import Rng
from guildhall.games.explorers.data import CARDS, GRID, Group, Investigate, Terrain
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.illegal import SENTENCES, why_illegal
from guildhall.games.explorers.state import Desk, State
from guildhall.games.explorers.view import View
from tests.games.explorers.tables import NOTATION, deal, play, sheet, table
from tests.games.explorers.test_pieces_run_out import SEA
from tests.games.wrong_moves import Wrong, wrong_moves
from tests.test_texts import messages

SEATS = (1, 2, 3)
RARE = {"volcano", "no-explorers", "post", "posted", "route-order", "same-city", "unconnected"}
"""Reasons that random games seldom come across."""


def test_illegal_actions_of_random_games_get_a_true_reason() -> None:
    said = Counter(checked(wrong) for wrong in wrong_moves(EXPLORERS, 2_000, "quick", SEATS))
    assert len(said) > len(SENTENCES) / 2


@pytest.mark.long
def test_50_000_illegal_actions_get_a_true_reason() -> None:
    said = Counter(checked(wrong) for wrong in wrong_moves(EXPLORERS, 50_000, "long", SEATS))
    assert set(SENTENCES) - set(said) <= RARE


def checked(wrong: Wrong) -> str:
    """The kind of the reason, which must be true and follow from what the seat sees."""
    state, seat, action, _, reason = wrong
    facts = dict(reason.facts)
    assert reason.sentence == SENTENCES[reason.kind].format(**facts)
    seen = EXPLORERS.observe(state, seat)
    assert CLAIMS[reason.kind](Case(wrong, seen), **facts), (NOTATION.format(action), reason)
    assert why_illegal(EXPLORERS.sample(seen, Rng(0)), seat, action) == reason
    return reason.kind


class Case:
    """An illegal action with what its seat sees."""

    def __init__(self, wrong: Wrong, view: View) -> None:
        self.action, self.legal, self.view = wrong.action, wrong.legal, view
        assert view.desk is not None
        self.desk: Desk = view.desk
        self.board, self.sheet = view.rules.board, view.desk.sheet
        decisions = EXPLORERS.decisions(wrong.state)
        self.decision = next((one.kind for one in decisions if one.seat == wrong.seat), "")
        self.spaces = self.board.spaces

    @property
    def card(self) -> str:
        using = self.desk.using
        return enum_id(self.view.revealed[-1] if using is None else using)

    @property
    def group(self) -> Group:
        using = self.desk.using
        if using is None:
            return CARDS.basic[self.view.revealed[-1]].group
        return CARDS.investigate[using].group

    @property
    def placed(self) -> list[int]:
        return list(self.desk.placed)

    @property
    def support(self) -> int:
        return self.sheet.explorers | self.sheet.villages | self.board.capital

    def terrain(self, cell: int) -> Terrain:
        return self.spaces[cell].terrain

    def is_the_action(self, cell: str) -> bool:
        named = {getattr(self.action, one, 0) for one in ("cell", "first", "second", "post")}
        return at(cell) in named

    def is_within_reach(self, cell: str) -> bool:
        taken = self.sheet.explorers | self.sheet.villages | self.sheet.towers
        return self.is_the_action(cell) and bool(
            at(cell) & self.board.all & ~taken & GRID.beside(self.support)
        )

    def is_in_line(self, cell: str) -> bool:
        """Whether the space and those of the card lie in one straight row without a gap."""
        row = sorted([*self.placed, at(cell)])
        axis = [one for one in range(3) if all(self.touch(a, b, one) for a, b in pairs(row))]
        return bool(axis)

    def touch(self, one: int, other: int, axis: int) -> bool:
        return bool(GRID.along(one, axis) & other)

    def legal_cells(self) -> set[int]:
        return {one.cell for one in self.legal if hasattr(one, "cell")}


def pairs(row: list[int]) -> list[tuple[int, int]]:
    return list(pairwise(row))


def at(cell: str) -> int:
    return GRID.from_text(cell)


def beside(cell: str, other: int) -> bool:
    return bool(GRID.beside(at(cell)) & other)


def of_group(*groups: Group) -> Callable[..., bool]:
    return lambda c, cell: c.is_within_reach(cell) and c.group in groups


CLAIMS: dict[str, Callable[..., Any]] = {
    "chance": lambda c: type(c.action).__name__ in ("DealGoal", "Reveal", "Offer", "Draw"),
    "waiting": lambda c: not c.decision and not c.legal,
    "decision": lambda c, decision: (
        decision == c.decision
        and all(type(one) is not type(c.action) for one in c.legal)
        and (decision, type(c.action).__name__) != ("explore", "Explore")
    ),
    "not-offered": lambda c, card: Investigate[card.upper()] not in c.desk.offer,
    "not-in-hand": lambda c, card: Investigate[card.upper()] not in c.sheet.hand,
    "one-space": lambda c: any(
        getattr(c.action, one, 1).bit_count() != 1 for one in ("cell", "first", "second", "post")
    ),
    "off-map": lambda c, cell: c.is_the_action(cell) and at(cell) not in c.spaces,
    "capital": lambda c, cell: c.is_the_action(cell) and at(cell) == c.board.capital,
    "volcano": lambda c, cell: c.is_the_action(cell) and at(cell) & c.board.sheet.volcanoes,
    "taken": lambda c, cell, piece: (
        c.is_the_action(cell) and at(cell) & getattr(c.sheet, f"{piece}s")
    ),
    "not-beside": lambda c, cell: (
        c.is_the_action(cell) and at(cell) in c.spaces and not beside(cell, c.support)
    ),
    "no-explorers": lambda c: c.sheet.explorers.bit_count() + c.sheet.on_goals >= 36,
    "card-full": lambda c, card: c.card == card and not c.legal_cells() and c.placed,
    "terrain": lambda c, cell, terrain, card: (
        c.card == card
        and c.is_within_reach(cell)
        and enum_id(c.terrain(at(cell))) == terrain
        and all(enum_id(c.terrain(one)) != terrain for one in c.legal_cells())
    ),
    "line": lambda c, cell: (
        c.is_within_reach(cell) and c.group is Group.LINE and not c.is_in_line(cell)
    ),
    "adjacent": lambda c, cell: (
        c.is_within_reach(cell)
        and c.group is Group.ADJACENT
        and c.placed
        and not beside(cell, c.placed[0])
    ),
    "path": lambda c, cell: (
        c.is_within_reach(cell)
        and c.group is Group.PATH
        and c.placed
        and not beside(cell, c.placed[-1])
    ),
    "region": lambda c, cell: (
        c.is_within_reach(cell)
        and c.group is Group.REGION
        and any(c.spaces[one].region != c.spaces[at(cell)].region for one in c.placed)
    ),
    "burst": lambda c, cell: (
        c.is_within_reach(cell)
        and c.group is Group.BURST
        and c.placed
        and not beside(cell, c.placed[0])
    ),
    "lance": lambda c, cell: (
        c.is_within_reach(cell)
        and c.group is Group.LANCE
        and c.placed
        and (not c.is_in_line(cell) or c.view.rules.lances)
    ),
    "village-lines": of_group(Group.VILLAGE_LINES),
    "sea-cities": of_group(Group.SEA_CITIES),
    "sea-coins": of_group(Group.SEA_COINS),
    "other-region": lambda c, cell: (
        at(cell) in c.spaces
        and c.spaces[at(cell)].region != c.spaces[c.desk.frames[-1].cell].region
    ),
    "not-blank": lambda c, cell: not at(cell) & c.board.blanks,
    "not-city": lambda c, cell: at(cell) in c.spaces and not c.spaces[at(cell)].city_value,
    "posted": lambda c, cell: at(cell) & c.sheet.posts,
    "unexplored": lambda c, cell: at(cell) & c.board.cities & ~c.sheet.explorers,
    "unconnected": lambda c, cell: all(at(cell) not in (o.first, o.second) for o in c.legal),
    "same-city": lambda c: c.action.first == c.action.second,
    "post": lambda c, cell: (
        at(cell) == c.action.post and at(cell) not in (c.action.first, c.action.second)
    ),
    "route-order": lambda c, first_cell, second_cell: any(
        (o.first, o.second) == (at(first_cell), at(second_cell)) for o in c.legal
    ),
}
"""For each kind of reason whether it is true, worked out another way."""


# By hand


def aghon(card: str, explorers: str = "", *moves: str, **fields: str) -> State:
    """One seat of Aghon that has made these moves; 9,5 is the capital."""
    return play(table("aghon", card, sheet(explorers, **fields)), 0, *moves)


def kazan(card: str, explorers: str = "", *moves: str) -> State:
    return play(table("kazan", card, sheet(explorers)), 0, *moves)


def offered() -> State:
    return deal(aghon("era_1"), "offer 0 burst_sea sea_5")


def with_three_cards() -> State:
    hand = ("burst_sea", "lance_sea", "line_sea_unlimited")
    return table("aghon", "era_any", sheet(hand=hand), era=4)


def when_done() -> State:
    return play(table("aghon", "basic_sea", sheet(), sheet()), 0, "done")


def linked(more: str = "", **fields: str) -> State:
    """10,1 has just joined the cities 7,2 and 12,2."""
    return aghon("basic_desert", f"12,2 11,2 7,2 8,2 9,2 {more}".strip(), "10,1", **fields)


def complete() -> State:
    return aghon("basic_desert", "7,4 7,6 8,4", "8,5")


BY_HAND: dict[str, tuple[State, str, str]] = {
    "chance": (aghon("basic_sea"), "reveal era_1", "cards are dealt by chance, not by a player"),
    "waiting": (when_done(), "done", "there is nothing for you to decide now"),
    "decision": (aghon("basic_sea"), "decline", "the decision now is explore"),
    "not-offered": (offered(), "keep lance_sea", "lance_sea was not offered to you"),
    "not-in-hand": (with_three_cards(), "reuse sea_5", "you do not have the card sea_5"),
    "one-space": (aghon("basic_sea"), "explore 9,6+9,7", "name one space"),
    "off-map": (aghon("basic_sea"), "explore 25,13", "25,13 is off the map"),
    "capital": (aghon("basic_sea"), "explore 9,5", "9,5 is the capital"),
    "volcano": (kazan("basic_sea"), "explore 5,3", "5,3 is a volcano"),
    "taken": (aghon("basic_sea", "9,6"), "explore 9,6", "9,6 is taken: explorer"),
    "not-beside": (
        aghon("basic_sea"),
        "explore 3,3",
        "3,3 touches none of your explorers and villages, nor the capital",
    ),
    "no-explorers": (
        aghon("basic_desert", SEA, "8,4"),
        "explore 8,5",
        "you have no explorers left",
    ),
    "card-full": (
        aghon("basic_mountain", "", "9,4"),
        "explore 10,4",
        "the card basic_mountain allows no more spaces",
    ),
    "terrain": (
        aghon("basic_sea"),
        "explore 9,4",
        "9,4 is mountain, which the card basic_sea does not allow now",
    ),
    "line": (
        aghon("line_sea_unlimited", "9,7", "9,6"),
        "explore 9,8",
        "9,8 does not continue the straight line",
    ),
    "adjacent": (
        aghon("basic_any", "", "9,4"),
        "explore 9,6",
        "9,6 does not touch the first space of this card",
    ),
    "path": (
        aghon("path_grassland_sea_5", "10,5", "11,6"),
        "explore 9,6",
        "9,6 does not touch the space before",
    ),
    "region": (
        aghon("single_region_4", "", "10,5"),
        "explore 9,4",
        "9,4 is not in the same region",
    ),
    "burst": (
        aghon("burst_sea", "", "9,6"),
        "explore 9,4",
        "9,4 does not touch the first space of this card",
    ),
    "lance": (
        aghon("lance_sea", "", "9,6"),
        "explore 9,4",
        "9,4 does not continue the straight line",
    ),
    "village-lines": (
        aghon("two_village_lines", "12,4", villages="8,4"),
        "explore 12,3",
        "12,3 does not fit: two straight lines, each beginning beside a village",
    ),
    "sea-cities": (
        kazan("sea4_then_cities", "3,2 3,3", "4,2"),
        "explore 2,3",
        "2,3 does not fit: first sea spaces, then cities beside them",
    ),
    "sea-coins": (
        aghon("sea4_then_2_coins"),
        "explore 9,4",
        "9,4 does not fit: first sea spaces, then coin spaces beside them",
    ),
    "other-region": (
        complete(),
        "village 9,4",
        "9,4 is not in the region you have completed",
    ),
    "not-blank": (
        complete(),
        "village 7,4",
        "7,4 is not a blank space, where a village can stand",
    ),
    "not-city": (linked(), "route 7,2 8,2 7,2", "8,2 is not a city"),
    "posted": (
        linked("11,0 10,0", posts="12,2"),
        "route 7,2 12,2 7,2",
        "the city 12,2 already has a trading post",
    ),
    "unexplored": (linked(), "route 7,2 11,0 7,2", "you have not explored the city 11,0"),
    "unconnected": (
        linked("17,4"),
        "route 7,2 17,4 7,2",
        "the city 17,4 is not connected with the space you have just explored",
    ),
    "same-city": (linked(), "route 7,2 7,2 7,2", "a trade route needs two different cities"),
    "post": (
        linked(),
        "route 7,2 12,2 10,1",
        "the post goes to one of the two cities, not to 10,1",
    ),
    "route-order": (linked(), "route 12,2 7,2 7,2", "name 7,2 before 12,2"),
}


@pytest.mark.parametrize("kind", SENTENCES)
def test_reason(kind: str) -> None:
    state, action, sentence = BY_HAND[kind]
    reason = why_illegal(state, 0, NOTATION.parse(action))
    assert reason is not None
    assert (reason.kind, reason.sentence) == (kind, sentence)


def test_a_legal_action_has_no_reason() -> None:
    assert why_illegal(aghon("basic_sea"), 0, NOTATION.parse("explore 9,6")) is None


def test_every_reason_has_a_text() -> None:
    prefix = "explorers-illegal-"
    texts = messages("en", "explorers").items()
    said = {one.removeprefix(prefix): them for one, them in texts if one.startswith(prefix)}
    assert set(said) == set(SENTENCES)
    for kind, variables in said.items():
        assert all(f"{{{name}}}" in SENTENCES[kind] for name in variables), kind
