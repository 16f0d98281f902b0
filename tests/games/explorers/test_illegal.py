"""Why an action is illegal: agreement with the legal actions, and each reason by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from guildhall.core.codec import enum_id
from guildhall.games.explorers.data import CARDS, GRID, Group, Investigate, Terrain
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.illegal import SENTENCES, why_illegal
from guildhall.games.explorers.state import Desk, State
from guildhall.games.explorers.view import View
from tests.games.explorers.tables import NOTATION, deal, play, sheet, table
from tests.games.explorers.test_pieces_run_out import SEA
from tests.games.wrong_moves import Wrong, check_texts, true_reasons

SEATS = (1, 2, 3)
RARE = {"no-explorers", "posted", "route", "unconnected"}
"""Reasons that random games seldom come across."""


def test_illegal_actions_of_random_games_get_a_true_reason() -> None:
    said = true_reasons(EXPLORERS, 2_000, SEATS, SENTENCES, is_true)
    assert len(said) > len(SENTENCES) / 2


@pytest.mark.long
def test_50_000_illegal_actions_get_a_true_reason() -> None:
    said = true_reasons(EXPLORERS, 50_000, SEATS, SENTENCES, is_true)
    assert set(SENTENCES) - set(said) <= RARE


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

    def names_no_single_space(self) -> bool:
        cells = [getattr(self.action, one, 1) for one in ("cell", "first", "second")]
        return any(cell.bit_count() != 1 for cell in cells)

    def legal_cells(self) -> set[int]:
        return {one.cell for one in self.legal if hasattr(one, "cell")}


def pairs(row: list[int]) -> list[tuple[int, int]]:
    return list(pairwise(row))


def at(cell: str) -> int:
    return GRID.from_text(cell)


def beside(cell: str, other: int) -> bool:
    return bool(GRID.beside(at(cell)) & other)


def of_shape(*groups: Group, is_apart: Callable[[Case, str], Any]) -> Callable[..., bool]:
    """A claim about a card of these groups: the space is apart from what is placed."""

    def claim(case: Case, cell: str, card: str) -> bool:
        fits = case.card == card and case.group in groups and case.is_within_reach(cell)
        return fits and bool(is_apart(case, cell))

    return claim


CLAIMS: dict[str, Callable[..., Any]] = {
    "waiting": lambda c: not c.decision and not c.legal,
    "decision": lambda c, decision: (
        decision == c.decision
        and (all(type(one) is not type(c.action) for one in c.legal) or c.names_no_single_space())
    ),
    "no-card": lambda c, card: (
        Investigate[card.upper()] not in (c.desk.offer if c.decision == "keep" else c.sheet.hand)
    ),
    "off-map": lambda c, cell: c.is_the_action(cell) and not at(cell) & c.board.all,
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
    "line": of_shape(
        Group.LINE,
        Group.LANCE,
        is_apart=lambda c, cell: not c.is_in_line(cell) or c.view.rules.lances,
    ),
    "first": of_shape(
        Group.ADJACENT,
        Group.BURST,
        is_apart=lambda c, cell: c.placed and not beside(cell, c.placed[0]),
    ),
    "path": of_shape(
        Group.PATH, is_apart=lambda c, cell: c.placed and not beside(cell, c.placed[-1])
    ),
    "region": of_shape(
        Group.REGION,
        is_apart=lambda c, cell: any(
            c.spaces[one].region != c.spaces[at(cell)].region for one in c.placed
        ),
    ),
    "shape": of_shape(
        Group.VILLAGE_LINES,
        Group.SEA_CITIES,
        Group.SEA_COINS,
        is_apart=lambda c, cell: at(cell) not in c.legal_cells(),
    ),
    "other-region": lambda c, cell: (
        at(cell) not in c.spaces
        or c.spaces[at(cell)].region != c.spaces[c.desk.frames[-1].cell].region
    ),
    "not-blank": lambda c, cell: at(cell) & ~c.board.blanks or at(cell).bit_count() != 1,
    "not-city": lambda c, cell: at(cell) & ~c.board.cities,
    "posted": lambda c, cell: at(cell) & c.sheet.posts,
    "unconnected": lambda c, cell: all(at(cell) not in (o.first, o.second) for o in c.legal),
    "route": lambda c: (
        c.action.first >= c.action.second or c.action.post not in (c.action.first, c.action.second)
    ),
}
"""For each kind of reason whether it is true, worked out another way."""


def is_true(wrong: Wrong, seen: View, facts: dict[str, Any]) -> bool:
    return bool(CLAIMS[wrong.reason.kind](Case(wrong, seen), **facts))


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


def why(state: State, action: str, seat: int = 0) -> str:
    """The kind and the facts."""
    reason = why_illegal(state, seat, NOTATION.parse(action))
    assert reason is not None
    return " ".join([reason.kind, *(str(fact) for _, fact in reason.facts)])


BY_HAND: tuple[tuple[State, str, str], ...] = (
    (when_done(), "done", "waiting"),
    (aghon("basic_sea"), "decline", "decision explore"),
    (aghon("basic_sea"), "reveal era_1", "decision explore"),
    (aghon("basic_sea"), "explore 9,6+9,7", "decision explore"),
    (offered(), "keep lance_sea", "no-card lance_sea"),
    (with_three_cards(), "reuse sea_5", "no-card sea_5"),
    (aghon("basic_sea"), "explore 25,13", "off-map 25,13"),
    (aghon("basic_sea"), "explore 9,5", "off-map 9,5"),
    (kazan("basic_sea"), "explore 5,3", "off-map 5,3"),
    (aghon("basic_sea", "9,6"), "explore 9,6", "taken 9,6 explorer"),
    (aghon("basic_sea"), "explore 3,3", "not-beside 3,3"),
    (aghon("basic_desert", SEA, "8,4"), "explore 8,5", "no-explorers"),
    (aghon("basic_mountain", "", "9,4"), "explore 10,4", "card-full basic_mountain"),
    (aghon("basic_sea"), "explore 9,4", "terrain mountain 9,4 basic_sea"),
    (aghon("line_sea_unlimited", "9,7", "9,6"), "explore 9,8", "line 9,8 line_sea_unlimited"),
    (aghon("lance_sea", "", "9,6"), "explore 9,4", "line 9,4 lance_sea"),
    (aghon("basic_any", "", "9,4"), "explore 9,6", "first 9,6 basic_any"),
    (aghon("burst_sea", "", "9,6"), "explore 9,4", "first 9,4 burst_sea"),
    (aghon("path_grassland_sea_5", "10,5", "11,6"), "explore 9,6", "path 9,6 path_grassland_sea_5"),
    (aghon("single_region_4", "", "10,5"), "explore 9,4", "region 9,4 single_region_4"),
    (
        aghon("two_village_lines", "12,4", villages="8,4"),
        "explore 12,3",
        "shape 12,3 two_village_lines",
    ),
    (
        kazan("sea4_then_cities", "3,2 3,3", "4,2"),
        "explore 2,3",
        "terrain grassland 2,3 sea4_then_cities",
    ),
    (aghon("sea4_then_2_coins"), "explore 9,4", "terrain mountain 9,4 sea4_then_2_coins"),
    (complete(), "village 9,4", "other-region 9,4"),
    (complete(), "village 7,4", "not-blank 7,4"),
    (linked(), "route 7,2 8,2 7,2", "not-city 8,2"),
    (linked("11,0 10,0", posts="12,2"), "route 7,2 12,2 7,2", "posted 12,2"),
    (linked(), "route 7,2 11,0 7,2", "unconnected 11,0"),
    (linked("17,4"), "route 7,2 17,4 7,2", "unconnected 17,4"),
    (linked(), "route 7,2 7,2 7,2", "route"),
    (linked(), "route 7,2 12,2 10,1", "route"),
    (linked(), "route 12,2 7,2 7,2", "route"),
)


@pytest.mark.parametrize(("state", "action", "said"), BY_HAND)
def test_reason(state: State, action: str, said: str) -> None:
    assert why(state, action) == said


def test_a_legal_action_has_no_reason() -> None:
    assert why_illegal(aghon("basic_sea"), 0, NOTATION.parse("explore 9,6")) is None


def test_every_reason_has_a_test_and_a_text() -> None:
    assert {said.split()[0] for *_, said in BY_HAND} == set(SENTENCES)
    check_texts("explorers", SENTENCES)
