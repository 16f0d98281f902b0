"""Why an action is illegal: agreement with the legal actions, and each reason by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    DOMINO,
    EXPLORE_CARDS,
    SKILL_COSTS,
    Card,
    Side,
    Skill,
    Terrain,
)
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.illegal import SENTENCES, why_illegal
from guildhall.games.cartographers.state import Sheet, Stage, State
from guildhall.games.cartographers.view import View
from guildhall.kit.squares import Square, orientations
from tests.games.cartographers.drawn import NOTATION, play, position
from tests.games.cartographers.skilled import RUINS, drawn_on, full_but, table
from tests.games.wrong_moves import Wrong, wrong_moves
from tests.test_texts import messages

SEATS = (1, 2, 3, 4)
RARE = {"off-map", "skill-no-room", "skill-not-in-ambush"}
"""Reasons that random games seldom come across."""


def test_illegal_actions_of_random_games_get_a_true_reason() -> None:
    said = Counter(checked(wrong) for wrong in wrong_moves(CARTOGRAPHERS, 2_000, "quick", SEATS))
    assert len(said) > len(SENTENCES) / 2


@pytest.mark.long
def test_50_000_illegal_actions_get_a_true_reason() -> None:
    said = Counter(checked(wrong) for wrong in wrong_moves(CARTOGRAPHERS, 50_000, "long", SEATS))
    assert set(SENTENCES) - set(said) <= RARE


def checked(wrong: Wrong) -> str:
    """The kind of the reason, which must be true and follow from what the seat sees."""
    state, seat, action, _, reason = wrong
    facts = dict(reason.facts)
    assert reason.sentence == SENTENCES[reason.kind].format(**facts)
    seen = CARTOGRAPHERS.observe(state, seat)
    assert CLAIMS[reason.kind](Case(wrong, seen), **facts), (NOTATION.format(action), reason)
    assert why_illegal(CARTOGRAPHERS.sample(seen, Rng(0)), seat, action) == reason
    return reason.kind


class Case:
    """An illegal action with what its seat sees."""

    def __init__(self, wrong: Wrong, view: View) -> None:
        self.action, self.legal, self.view = wrong.action, wrong.legal, view
        decisions = CARTOGRAPHERS.decisions(wrong.state)
        self.decision = next((one.kind for one in decisions if one.seat == wrong.seat), "")
        self.draws = [one for one in wrong.legal if isinstance(one, Draw)]
        self.card = view.revealed[-1]
        assert view.draft is not None
        self.draft: Sheet = view.draft
        self.filled = sum({1 << bit for mask in self.draft.masks for bit in ones(mask)})

    @property
    def is_single(self) -> bool:
        return bool(self.action.cells.bit_count() == 1)

    @property
    def only_single_cells_fit(self) -> bool:
        return all(one.cells.bit_count() == 1 for one in self.draws)

    def is_on_the_card(self) -> bool:
        return form(self.action.cells) in forms(self.card)

    def covers_ruins(self, cells: int) -> bool:
        return bool(cells & self.view.rules.board.ruins & ~self.filled)

    def with_the_other_coin(self) -> str | None:
        action = Draw(self.action.terrain, self.action.cells, not self.action.coin)
        return None if action in self.legal else "illegal"


def ones(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def form(cells: int) -> tuple[Square, ...]:
    """The same for all ways to turn and mirror a shape."""
    return one_form(tuple(GRID.squares(cells)))


def one_form(cells: tuple[Square, ...]) -> tuple[Square, ...]:
    return min(orientations(cells))


def forms(card: Card) -> list[tuple[Square, ...]]:
    if card in AMBUSH_CARDS:
        return [one_form(AMBUSH_CARDS[card].cells)]
    return [one_form(shape.cells) for shape in EXPLORE_CARDS[card].shapes]


def has_coin(card: Card, cells: int) -> bool:
    shapes = EXPLORE_CARDS[card].shapes if card in EXPLORE_CARDS else ()
    return any(one.has_coin and one_form(one.cells) == form(cells) for one in shapes)


def is_at(mask: int, cell: str) -> bool:
    return bool(GRID.from_text(cell) & mask)


def named(skill: str) -> Skill:
    return Skill[skill.upper()]


CLAIMS: dict[str, Callable[..., Any]] = {
    "chance": lambda c: type(c.action).__name__ in ("DealEdict", "DealSkill", "Reveal"),
    "waiting": lambda c: not c.decision and not c.legal,
    "decision": lambda c, decision: (
        decision == c.decision and all(type(one) is not type(c.action) for one in c.legal)
    ),
    "asked": lambda c, decision: (
        decision == c.decision
        and decision
        in ("stealth", "negotiation", "wound-healing", "diplomacy", "concentration", "search")
        and all(one.cells != c.action.cells for one in c.legal)
    ),
    "skill-absent": lambda c, skill: named(skill) not in c.view.skills,
    "skill-used": lambda c, skill: c.draft.used is named(skill),
    "skill-for-ambush": lambda c, skill: skill == "acrobatics" and c.view.stage is not Stage.ANSWER,
    "skill-before": lambda c, skill: (
        skill in ("stealth", "negotiation", "secret_knowledge") and c.decision != "draw"
    ),
    "skill-after": lambda c, skill: skill in ("concentration", "search") and c.decision != "finish",
    "skill-not-in-ambush": lambda c, skill: (
        skill == "wound_healing" and c.view.stage is Stage.ANSWER
    ),
    "skill-coins": lambda c, skill, cost, coins: (
        SKILL_COSTS[named(skill)] == cost > coins == c.draft.coins
    ),
    "skill-no-room": lambda c, skill: c.draft.coins >= SKILL_COSTS[named(skill)],
    "no-cells": lambda c: c.action.cells == 0,
    "mountain": lambda c, cell: is_at(c.view.rules.board.mountains & c.action.cells, cell),
    "wasteland": lambda c, cell: is_at(c.view.rules.board.wasteland & c.action.cells, cell),
    "filled": lambda c, cell: is_at(c.filled & c.action.cells, cell),
    "terrain": lambda c, terrain, card: (
        Card[card.upper()] is c.card
        and Terrain[terrain.upper()] not in EXPLORE_CARDS[c.card].terrains
        and all(one.terrain is not c.action.terrain for one in c.draws)
    ),
    "terrain-only": lambda c, terrain: (
        c.action.terrain is not Terrain[terrain.upper()]
        and {one.terrain for one in c.draws} == {Terrain[terrain.upper()]}
    ),
    "single-cell": lambda c: c.is_single and not c.only_single_cells_fit,
    "no-shape-fits": lambda c: c.only_single_cells_fit and not c.is_single,
    "no-shape-on-ruins": lambda c: c.view.ruins and c.only_single_cells_fit and not c.is_single,
    "shape": lambda c, card: Card[card.upper()] is c.card and not c.is_on_the_card(),
    "acrobatics": lambda c: (
        c.view.owner in c.view.dodging and form(c.action.cells) != one_form(DOMINO)
    ),
    "dodge": lambda c, cells: set(cells.split(", ")) == {GRID.to_text(o.cells) for o in c.draws},
    "coin": lambda c: (
        not c.action.coin and (has_coin(c.card, c.action.cells) or c.decision == "stealth")
    ),
    "no-coin": lambda c: (
        c.action.coin
        and (not has_coin(c.card, c.action.cells) or c.decision not in ("draw", "secret-knowledge"))
    ),
    "ruins": lambda c: (
        c.view.ruins
        and not c.covers_ruins(c.action.cells)
        and any(c.covers_ruins(one.cells) for one in c.draws)
    ),
}
"""For each kind of reason whether it is true, worked out another way."""


# By hand


def why(state: State, action: str, seat: int = 0) -> str:
    reason = why_illegal(state, seat, NOTATION.parse(action))
    assert reason is not None
    return reason.sentence


def test_a_legal_action_has_no_reason() -> None:
    state = position(drawn_on(), card=Card.FISHING_VILLAGE)
    assert why_illegal(state, 0, NOTATION.parse("draw water a1+b1+c1+d1")) is None


def test_reason_chance() -> None:
    state = position(drawn_on(), card=Card.HAMLET)
    assert why(state, "reveal orchard") == "cards are dealt by chance, not by a player"


def test_reason_waiting() -> None:
    state = position(drawn_on(), drawn_on(), card=Card.RIFT_LANDS)
    state = play(state, 0, "draw water a1", "done")
    assert why(state, "done") == "there is nothing for you to decide now"


def test_reason_decision() -> None:
    state = position(drawn_on(), card=Card.RIFT_LANDS)
    assert why(state, "done") == "the decision now is draw"
    assert why(play(state, 0, "draw water a1"), "draw water a2") == "the decision now is finish"


@pytest.mark.parametrize(
    ("skill", "card", "first", "action"),
    [
        ("stealth", "hamlet", (), "draw village c7+c8+d7 coin"),
        ("negotiation", "orchard", (), "draw forest a1+a2"),
        ("wound_healing", "orchard", (), "draw forest a6+a7"),
        ("diplomacy", "orchard", (), "draw field_village a6+a7"),
        ("concentration", "farmland", ("draw field a7+a8 coin",), "draw field a9"),
        ("search", "farmland", ("draw field a7+a8 coin",), "draw field d8"),
    ],
)
def test_reason_asked(skill: str, card: str, first: tuple[str, ...], action: str) -> None:
    sheet = drawn_on(coins=9, monster="f2")
    state = table(sheet, card=Card[card.upper()], skills=skill)
    asked = skill.replace("_", "-")
    state = play(state, 0, *first, f"use {skill}")
    assert why(state, action) == f"these cells do not fit the decision {asked}"


def test_reason_skill_absent() -> None:
    state = table(drawn_on(), card=Card.HAMLET, skills="search")
    assert why(state, "use stealth") == "the skill stealth is not in play"


def test_reason_skill_used() -> None:
    state = table(drawn_on(), card=Card.FISHING_VILLAGE, skills="stealth search")
    state = play(state, 0, "use stealth", "draw water a1")
    assert why(state, "use search") == "you have already used a skill this season: stealth"


def test_reason_skill_for_ambush() -> None:
    state = table(drawn_on(coins=9), card=Card.HAMLET, skills="acrobatics")
    expected = "the skill acrobatics is used only when an ambush is revealed"
    assert why(state, "use acrobatics") == expected


def test_reason_skill_before() -> None:
    state = play(
        table(drawn_on(), card=Card.RIFT_LANDS, skills="stealth search"), 0, "draw water a1"
    )
    assert why(state, "use stealth") == "the skill stealth is used only before drawing"


def test_reason_skill_after() -> None:
    state = table(drawn_on(), card=Card.HAMLET, skills="search")
    assert why(state, "use search") == "the skill search is used only after drawing"


def test_reason_skill_not_in_ambush() -> None:
    state = table(drawn_on(coins=9), card=Card.GNOLL_RAID, skills="wound_healing acrobatics")
    expected = "the skill wound_healing cannot be used in an ambush"
    assert why(state, "use wound_healing") == expected


def test_reason_skill_coins() -> None:
    state = table(drawn_on(), card=Card.HAMLET, skills="negotiation")
    assert why(state, "use negotiation") == "the skill negotiation costs 1, you have 0"


def test_reason_skill_no_room() -> None:
    state = table(full_but("a1 a3 c1", coins=9), card=Card.HAMLET, skills="negotiation")
    expected = "nothing could be drawn with the skill negotiation now"
    assert why(state, "use negotiation") == expected


def test_reason_no_cells() -> None:
    state = position(drawn_on(), card=Card.RIFT_LANDS)
    reason = why_illegal(state, 0, Draw(Terrain.WATER, 0))
    assert reason is not None
    assert reason.kind == "no-cells"


def test_reason_off_map() -> None:
    state = position(drawn_on(), card=Card.RIFT_LANDS)
    reason = why_illegal(state, 0, Draw(Terrain.WATER, 1 << 300))
    assert reason is not None
    assert reason.kind == "off-map"


def test_reason_mountain() -> None:
    state = position(drawn_on(), card=Card.RIFT_LANDS)
    assert why(state, "draw water d2") == "d2 is a mountain"


def test_reason_wasteland() -> None:
    state = position(drawn_on(), card=Card.RIFT_LANDS, side=Side.B)
    assert why(state, "draw water f4") == "f4 is wasteland"


def test_reason_filled() -> None:
    state = position(drawn_on(forest="c4 d4"), card=Card.FISHING_VILLAGE)
    assert why(state, "draw water b4+c4+d4+e4") == "c4 is already filled"


def test_reason_filled_on_the_map_of_the_neighbour() -> None:
    state = position(drawn_on(), drawn_on(forest="c4"), card=Card.KOBOLD_ONSLAUGHT, passing=True)
    assert why(state, "draw monster c4+c5+c6+d5") == "c4 is already filled"


def test_reason_terrain() -> None:
    state = position(drawn_on(), card=Card.FISHING_VILLAGE)
    expected = "forest is not on the card fishing_village"
    assert why(state, "draw forest a1+b1+c1+d1") == expected


def test_reason_terrain_only() -> None:
    state = position(drawn_on(), card=Card.GREAT_RIVER)
    assert why(state, "draw forest a1+b1+c1 coin") == "only water can be drawn now"


def test_reason_single_cell() -> None:
    state = position(drawn_on(), card=Card.HAMLET)
    expected = "a shape still fits, so a single cell is not allowed"
    assert why(state, "draw village a1") == expected


def test_reason_no_shape_fits() -> None:
    state = position(full_but("a1 a3 b3"), card=Card.HAMLET)
    assert why(state, "draw village a3+b3") == "no shape fits, so draw a single cell"


def test_reason_no_shape_on_ruins() -> None:
    sheet = full_but("a1 b1 a2 c3")  # c3 are ruins
    state = position(sheet, card=Card.HAMLET, before=RUINS)
    expected = "no shape can cover a ruin, so draw a single cell"
    assert why(state, "draw village a1+b1+a2 coin") == expected


def test_reason_shape() -> None:
    state = position(drawn_on(), card=Card.FISHING_VILLAGE)
    assert why(state, "draw water a1+b1+c1") == "this shape is not on the card fishing_village"


def test_reason_acrobatics() -> None:
    state = table(
        drawn_on(coins=9), drawn_on(), card=Card.GNOLL_RAID, skills="acrobatics", passing=True
    )
    state = play(state, 0, "use acrobatics", "done")
    seat = next(s for s in (0, 1) if CARTOGRAPHERS.observe(state, s).owner == 0)
    expected = "Acrobatics lets only two cells side by side be drawn on this map"
    assert why(state, "draw monster a1+b1+c1", seat) == expected


def test_reason_dodge() -> None:
    state = table(drawn_on(coins=9), card=Card.GNOLL_RAID, skills="acrobatics")
    state = play(state, 0, "use acrobatics")
    assert why(state, "draw monster e5+e6") == "the monsters can only land on a1+a2, a1+b1"


def test_reason_coin() -> None:
    state = position(drawn_on(), card=Card.GREAT_RIVER)
    expected = "this shape brings a coin: add the word coin"
    assert why(state, "draw water a1+b1+c1") == expected


def test_reason_no_coin() -> None:
    state = position(drawn_on(), card=Card.FISHING_VILLAGE)
    expected = "this brings no coin: leave out the word coin"
    assert why(state, "draw water a1+b1+c1+d1 coin") == expected


def test_reason_ruins() -> None:
    state = position(drawn_on(), card=Card.FISHING_VILLAGE, before=RUINS)
    expected = "the shape must cover a ruin while one can be covered"
    assert why(state, "draw water a1+b1+c1+d1") == expected


def test_every_reason_has_a_test_and_a_text() -> None:
    ids = {f"test_reason_{kind.replace('-', '_')}" for kind in SENTENCES}
    assert ids <= set(globals())
    prefix = "cartographers-illegal-"
    texts = messages("en", "cartographers").items()
    said = {one.removeprefix(prefix): them for one, them in texts if one.startswith(prefix)}
    assert set(said) == set(SENTENCES)
    for kind, variables in said.items():
        assert all(f"{{{name}}}" in SENTENCES[kind] for name in variables), kind
