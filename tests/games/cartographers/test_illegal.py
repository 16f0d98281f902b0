"""Why an action is illegal: agreement with the legal actions, and each reason by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

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
from guildhall.games.cartographers.state import Sheet, State
from guildhall.games.cartographers.view import View
from guildhall.kit.squares import Square, orientations
from tests.games.cartographers.drawn import NOTATION, play, position
from tests.games.cartographers.skilled import RUINS, drawn_on, full_but, table
from tests.games.wrong_moves import Wrong, check_texts, true_reasons

SEATS = (1, 2, 3, 4)
RARE = {"acrobatics", "skill-no-room"}
"""Reasons that random games seldom come across."""


def test_illegal_actions_of_random_games_get_a_true_reason() -> None:
    said = true_reasons(CARTOGRAPHERS, 2_000, SEATS, SENTENCES, is_true)
    assert len(said) > len(SENTENCES) / 2


@pytest.mark.long
def test_50_000_illegal_actions_get_a_true_reason() -> None:
    said = true_reasons(CARTOGRAPHERS, 50_000, SEATS, SENTENCES, is_true)
    assert set(SENTENCES) - set(said) <= RARE


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

    def has_twin(self) -> bool:
        return Draw(self.action.terrain, self.action.cells, not self.action.coin) in self.legal


def ones(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def form(cells: int) -> tuple[Square, ...]:
    """The same for all ways to turn and mirror a shape."""
    return one_form(tuple(GRID.squares(cells))) if cells else ()


def one_form(cells: tuple[Square, ...]) -> tuple[Square, ...]:
    return min(orientations(cells))


def forms(card: Card) -> list[tuple[Square, ...]]:
    if card in AMBUSH_CARDS:
        return [one_form(AMBUSH_CARDS[card].cells)]
    return [one_form(shape.cells) for shape in EXPLORE_CARDS[card].shapes]


def terrains(card: Card) -> tuple[Terrain, ...]:
    return EXPLORE_CARDS[card].terrains if card in EXPLORE_CARDS else (Terrain.MONSTER,)


def has_coin(card: Card, cells: int) -> bool:
    shapes = EXPLORE_CARDS[card].shapes if card in EXPLORE_CARDS else ()
    return any(one.has_coin and one_form(one.cells) == form(cells) for one in shapes)


def is_at(mask: int, cell: str) -> bool:
    return bool(GRID.from_text(cell) & mask)


def named(skill: str) -> Skill:
    return Skill[skill.upper()]


SKILLS_IN = {
    "answer": ("acrobatics", "diplomacy"),
    "draw": ("wound_healing", "diplomacy", "secret_knowledge", "stealth", "negotiation"),
    "finish": ("concentration", "wound_healing", "diplomacy", "search"),
}
"""Which skills may be used when."""

CLAIMS: dict[str, Callable[..., Any]] = {
    "waiting": lambda c: not c.decision and not c.legal,
    "decision": lambda c, decision: (
        decision == c.decision
        and (
            all(type(one) is not type(c.action) for one in c.legal)
            or (
                decision not in ("draw", "ambush")
                and all(
                    one.cells != c.action.cells or one.terrain != c.action.terrain
                    for one in c.draws
                )
            )
        )
    ),
    "skill-absent": lambda c, skill: named(skill) not in c.view.skills,
    "skill-used": lambda c, skill: c.draft.used is named(skill),
    "skill-time": lambda c, skill: skill not in SKILLS_IN.get(c.decision, ()),
    "skill-coins": lambda c, skill, cost, coins: (
        SKILL_COSTS[named(skill)] == cost > coins == c.draft.coins
    ),
    "skill-no-room": lambda c, skill: c.draft.coins >= SKILL_COSTS[named(skill)],
    "mountain": lambda c, cell: is_at(c.view.rules.board.mountains & c.action.cells, cell),
    "wasteland": lambda c, cell: is_at(c.view.rules.board.wasteland & c.action.cells, cell),
    "filled": lambda c, cell: is_at(c.filled & c.action.cells, cell),
    "terrain": lambda c, terrain, card: (
        Card[card.upper()] is c.card
        and Terrain[terrain.upper()] not in terrains(c.card)
        and all(one.terrain is not c.action.terrain for one in c.draws)
    ),
    "coin": lambda c: (
        (
            c.has_twin()
            and c.action.coin
            != (has_coin(c.card, c.action.cells) and (c.decision in ("draw", "secret-knowledge")))
        )
        or c.decision == "stealth"
    ),
    "single-cell": lambda c: c.is_single and not c.only_single_cells_fit,
    "no-shape": lambda c: c.only_single_cells_fit and not c.is_single,
    "ruins": lambda c: (
        c.view.ruins
        and not c.covers_ruins(c.action.cells)
        and any(c.covers_ruins(one.cells) for one in c.draws)
    ),
    "shape": lambda c, card: Card[card.upper()] is c.card and not c.is_on_the_card(),
    "acrobatics": lambda c: (
        c.view.owner in c.view.dodging and form(c.action.cells) != one_form(DOMINO)
    ),
}
"""For each kind of reason whether it is true, worked out another way."""


def is_true(wrong: Wrong, seen: View, facts: dict[str, Any]) -> bool:
    return bool(CLAIMS[wrong.reason.kind](Case(wrong, seen), **facts))


# By hand


def skilled(skills: str, card: Card, *actions: str, coins: int = 9, sheets: int = 1) -> State:
    """A table with these skills after these actions."""
    drawn = [drawn_on(coins=coins, monster="f2"), *[drawn_on()] * (sheets - 1)]
    return play(table(*drawn, card=card, skills=skills, passing=sheets > 1), 0, *actions)


def village(*before: Card) -> State:
    return position(drawn_on(), card=Card.FISHING_VILLAGE, before=before)


def rift(**fields: Any) -> State:
    return position(drawn_on(), card=Card.RIFT_LANDS, **fields)


def when_done() -> State:
    state = position(drawn_on(), drawn_on(), card=Card.RIFT_LANDS)
    return play(state, 0, "draw water a1", "done")


def over_ruins() -> State:
    """A shape fits, but not on the ruins c3."""
    return position(full_but("a1 b1 a2 c3"), card=Card.HAMLET, before=RUINS)


def why(state: State, action: str, seat: int = 0) -> str:
    """The kind and the facts."""
    reason = why_illegal(state, seat, NOTATION.parse(action))
    assert reason is not None
    return " ".join([reason.kind, *(str(fact) for _, fact in reason.facts)])


BY_HAND: tuple[tuple[State, str, str], ...] = (
    (when_done(), "done", "waiting"),
    (rift(), "done", "decision draw"),
    (rift(), "reveal orchard", "decision draw"),
    (play(rift(), 0, "draw water a1"), "draw water a2", "decision finish"),
    (
        skilled("stealth", Card.HAMLET, "use stealth"),
        "draw village c7+c8+d7 coin",
        "decision stealth",
    ),
    (
        skilled("concentration", Card.FARMLAND, "draw field a7+a8 coin", "use concentration"),
        "draw field a9",
        "decision concentration",
    ),
    (
        skilled("acrobatics", Card.GNOLL_RAID, "use acrobatics"),
        "draw monster e5+e6",
        "decision dodge",
    ),
    (skilled("search", Card.HAMLET), "use stealth", "skill-absent stealth"),
    (
        skilled("stealth search", Card.FISHING_VILLAGE, "use stealth", "draw water a1"),
        "use search",
        "skill-used stealth",
    ),
    (skilled("acrobatics", Card.HAMLET), "use acrobatics", "skill-time acrobatics"),
    (skilled("stealth", Card.RIFT_LANDS, "draw water a1"), "use stealth", "skill-time stealth"),
    (skilled("search", Card.HAMLET), "use search", "skill-time search"),
    (
        skilled("wound_healing diplomacy", Card.GNOLL_RAID),
        "use wound_healing",
        "skill-time wound_healing",
    ),
    (
        skilled("negotiation", Card.HAMLET, coins=0),
        "use negotiation",
        "skill-coins negotiation 1 0",
    ),
    (
        table(full_but("a1 a3 c1", coins=9), card=Card.HAMLET, skills="negotiation"),
        "use negotiation",
        "skill-no-room negotiation",
    ),
    (rift(), "draw water d2", "mountain d2"),
    (rift(side=Side.B), "draw water f4", "wasteland f4"),
    (
        position(drawn_on(forest="c4 d4"), card=Card.FISHING_VILLAGE),
        "draw water b4+c4+d4+e4",
        "filled c4",
    ),
    (
        position(drawn_on(), drawn_on(forest="c4"), card=Card.KOBOLD_ONSLAUGHT, passing=True),
        "draw monster c4+c5+c6+d5",
        "filled c4",
    ),
    (village(), "draw forest a1+b1+c1+d1", "terrain forest fishing_village"),
    (village(), "draw water a1+b1+c1+d1 coin", "coin"),
    (position(drawn_on(), card=Card.GREAT_RIVER), "draw water a1+b1+c1", "coin"),
    (position(drawn_on(), card=Card.HAMLET), "draw village a1", "single-cell"),
    (position(full_but("a1 a3 b3"), card=Card.HAMLET), "draw village a3+b3", "no-shape"),
    (over_ruins(), "draw village a1+b1+a2 coin", "no-shape"),
    (village(*RUINS), "draw water a1+b1+c1+d1", "ruins"),
    (village(), "draw water a1+b1+c1", "shape fishing_village"),
    (rift(), "draw water a1+a2", "shape rift_lands"),
)


@pytest.mark.parametrize(("state", "action", "said"), BY_HAND)
def test_reason(state: State, action: str, said: str) -> None:
    assert why(state, action) == said


def test_reason_acrobatics() -> None:
    state = skilled("acrobatics", Card.GNOLL_RAID, "use acrobatics", "done", sheets=2)
    seat = next(s for s in (0, 1) if CARTOGRAPHERS.observe(state, s).owner == 0)
    assert why(state, "draw monster a1+b1+c1", seat) == "acrobatics"


def test_a_legal_action_has_no_reason() -> None:
    assert why_illegal(village(), 0, NOTATION.parse("draw water a1+b1+c1+d1")) is None


def test_every_reason_has_a_test_and_a_text() -> None:
    assert {said.split()[0] for *_, said in BY_HAND} | {"acrobatics"} == set(SENTENCES)
    check_texts("cartographers", SENTENCES)
