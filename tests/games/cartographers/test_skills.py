"""Skills: when they may be used and what they cost; those that change the main drawing."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.games.cartographers.data import Card, Season, Skill
from guildhall.games.cartographers.game import CARTOGRAPHERS
from tests.games.cartographers.drawn import moves, play, position, squares
from tests.games.cartographers.skilled import (
    RUINS,
    drawings,
    drawn_on,
    full_but,
    table,
    uses,
)

# In play


def test_no_skills_without_the_expansion() -> None:
    state = position(drawn_on(coins=14), card=Card.FARMLAND)
    assert uses(state) == set()
    assert uses(play(state, 0, "draw field a1+a2 coin")) == set()


def test_only_the_skills_on_the_table_can_be_used() -> None:
    skills = "stealth,negotiation,search"
    edicts = "treetower,canal_lake,wildholds,cauldrons"
    state = CARTOGRAPHERS.new_state(Setup.of(1, edicts=edicts, skills=skills))
    assert state.skills == (Skill.STEALTH, Skill.NEGOTIATION, Skill.SEARCH)
    rich = (drawn_on(coins=14),)
    state = play(state._replace(sheets=rich, drafts=rich), -1, "reveal farmland")
    assert uses(state) == {"stealth", "negotiation"}
    assert uses(play(state, 0, "draw field a1+a2 coin")) == {"search"}


def test_skills_are_never_forced() -> None:
    state = table(drawn_on(coins=5), card=Card.FARMLAND, skills="stealth negotiation search")
    state = play(state, 0, "draw field a1+a2 coin", "done")
    assert state.sheets[0].used is None


def test_one_skill_a_season_even_if_it_is_free() -> None:
    state = table(drawn_on(coins=5), card=Card.FARMLAND, skills="stealth diplomacy search")
    state = play(state, 0, "use stealth", "draw field a1 coin")
    assert moves(state) == {"done"}
    state = play(play(state, 0, "done"), -1, "reveal great_river")
    assert uses(state) == set()
    assert uses(play(state, 0, "draw water k1+k2+k3 coin")) == set()


def test_skills_are_fresh_in_the_next_season() -> None:
    state = table(drawn_on(), card=Card.FARMLAND, skills="stealth diplomacy search")
    state = play(state._replace(time=8), 0, "use stealth", "draw field a1 coin", "done")
    assert state.season is Season.SUMMER
    state = play(state, -1, "reveal great_river")
    assert uses(state) == {"stealth", "diplomacy"}


def test_every_seat_has_its_own_use() -> None:
    sheets = (drawn_on(), drawn_on())
    state = table(*sheets, card=Card.FARMLAND, skills="stealth secret_knowledge search")
    state = play(state, 0, "use stealth")
    assert uses(state, 1) == {"stealth", "secret_knowledge"}
    state = play(state, 1, "use stealth")
    assert "draw field a1 coin" in moves(state, 1)


# Payment

READY: list[tuple[str, int, Card, tuple[str, ...]]] = [
    ("acrobatics", 2, Card.GOBLIN_ATTACK, ()),
    ("concentration", 3, Card.ORCHARD, ("draw field a1+b1+c1+c2",)),
    ("wound_healing", 1, Card.ORCHARD, ()),
    ("diplomacy", 1, Card.ORCHARD, ()),
    ("secret_knowledge", 0, Card.ORCHARD, ()),
    ("stealth", 0, Card.ORCHARD, ()),
    ("negotiation", 1, Card.ORCHARD, ()),
    ("search", 0, Card.ORCHARD, ("draw field a1+b1+c1+c2",)),
]
"""Each skill with its cost, in a situation in which it may be used."""


@pytest.mark.parametrize(("skill", "cost", "card", "first"), READY)
def test_a_skill_costs_its_coins(skill: str, cost: int, card: Card, first: tuple[str, ...]) -> None:
    state = table(drawn_on(monster="f8", coins=cost), card=card, skills=skill)
    state = play(state, 0, *first, f"use {skill}")
    assert (state.drafts[0].coins, state.drafts[0].spent) == (0, cost)


@pytest.mark.parametrize(("skill", "cost", "card", "first"), [one for one in READY if one[1]])
def test_a_skill_that_cannot_be_paid_is_not_offered(
    skill: str, cost: int, card: Card, first: tuple[str, ...]
) -> None:
    state = table(drawn_on(monster="f8", coins=cost - 1), card=card, skills=skill)
    assert uses(play(state, 0, *first)) == set()


def test_crossed_out_coins_never_score() -> None:
    state = table(drawn_on(coins=4), card=Card.ORCHARD, skills="negotiation")
    state = play(state._replace(time=8), 0, "use negotiation", "draw field c3+d3+c4+d4", "done")
    state = play(state, -1, "reveal rift_lands")._replace(time=8)
    state = play(state, 0, "draw field c5", "done")
    assert [season.coins for season in state.sheets[0].seasons] == [3, 3]


def test_crossed_out_coins_free_no_space() -> None:
    paid = drawn_on(coins=11)._replace(spent=3)
    state = table(paid, card=Card.FARMLAND, skills="stealth")
    state = play(state, 0, "draw field a1+a2 coin", "done")
    assert (state.sheets[0].coins, state.sheets[0].spent) == (11, 3)
    last = table(paid._replace(coins=10), card=Card.FARMLAND, skills="stealth")
    assert play(last, 0, "draw field a1+a2 coin", "done").sheets[0].coins == 11


def test_crossed_out_coins_cannot_pay_again() -> None:
    sheet = drawn_on(coins=0)._replace(spent=5)
    state = table(sheet, card=Card.ORCHARD, skills="negotiation diplomacy stealth")
    assert uses(state) == {"stealth"}


def test_a_coin_of_this_turn_may_pay() -> None:
    state = table(drawn_on(coins=2), card=Card.FARMLAND, skills="concentration")
    assert uses(play(state, 0, "draw field a1+a2 coin")) == {"concentration"}
    assert uses(play(state, 0, "draw field b1+a2+b2+c2+b3")) == set()


# Stealth


def test_stealth_lets_a_shape_stick_out_over_the_edge() -> None:
    state = table(drawn_on(), card=Card.ORCHARD, skills="stealth")
    state = play(state, 0, "use stealth", "draw forest a3+a4", "done")
    assert state.sheets[0].forest == squares("a3", "a4")


def test_stealth_leaves_one_two_or_three_cells_of_a_row_of_four() -> None:
    # From each edge cell inwards: 40 single cells, 44 pairs and 44 threes, less those that meet a
    # mountain: d2 and h10 the pairs, these and c9 and i3 (twice each) the threes.
    state = play(table(drawn_on(), card=Card.FISHING_VILLAGE, skills="stealth"), 0, "use stealth")
    assert len(moves(state)) == 2 * (40 + (44 - 2) + (44 - 6))


def test_stealth_must_really_stick_out() -> None:
    state = play(table(drawn_on(), card=Card.FARMLAND, skills="stealth"), 0, "use stealth")
    drawn = moves(state)
    # The domino leaves one edge cell, and there are forty of them.
    assert sum(move.endswith(" coin") for move in drawn) == 40
    assert not {"draw field a1+a2 coin", "draw field b1+a2+b2+c2+b3"} & drawn
    # The cross leaves its middle row and one arm, or one arm.
    assert {"draw field a4+a5+b5+a6", "draw field a5"} <= drawn
    # With its middle in the corner it leaves three cells.
    assert "draw field a1+b1+a2" in drawn
    assert "draw field b2" not in drawn


def test_stealth_keeps_the_coin_of_the_shape() -> None:
    state = table(drawn_on(), card=Card.FARMLAND, skills="stealth")
    state = play(state, 0, "use stealth", "draw field k6 coin", "done")
    assert state.sheets[0].coins == 1


def test_stealth_does_not_allow_overlap() -> None:
    state = table(full_but("a1 e5 e6"), card=Card.FARMLAND, skills="stealth")
    # The domino over the edge at a1, or an arm of the cross.
    assert moves(play(state, 0, "use stealth")) == {"draw field a1", "draw field a1 coin"}


def test_stealth_needs_a_free_edge_cell() -> None:
    state = table(full_but("e5 e6"), card=Card.FARMLAND, skills="stealth")
    assert uses(state) == set()


def test_stealth_meets_the_ruins_duty_with_a_cell_on_the_map() -> None:
    state = table(drawn_on(), before=RUINS, card=Card.FISHING_VILLAGE, skills="stealth")
    cells = """
        f1+f2 f1+f2+f3
        b1+b2+b3 a3+b3 a3+b3+c3
        j1+j2+j3 j3+k3
        b9+b10+b11 a9+b9
        j9+j10+j11 j9+k9 i9+j9+k9
        f10+f11 f9+f10+f11
    """
    assert moves(play(state, 0, "use stealth")) == drawings("village water", cells)


def test_stealth_is_not_offered_if_no_ruins_are_in_reach_of_the_edge() -> None:
    # No ruins cell lies on the edge, and the domino has only one cell left on the map.
    state = table(full_but("b3 b4 c3 a7 a8"), before=RUINS, card=Card.FARMLAND, skills="stealth")
    assert uses(state) == set()


# Secret knowledge


def test_secret_knowledge_fills_the_shape_with_village() -> None:
    state = table(full_but("a1 a2 k11"), card=Card.FARMLAND, skills="secret_knowledge")
    state = play(state, 0, "use secret_knowledge")
    assert moves(state) == {"draw village a1+a2 coin"}
    state = play(state, 0, "draw village a1+a2 coin", "done")
    assert state.sheets[0].village == squares("a1", "a2")
    assert state.sheets[0].coins == 1


def test_secret_knowledge_offers_the_places_of_the_card() -> None:
    state = table(drawn_on(), card=Card.HINTERLAND_STREAM, skills="secret_knowledge")
    places = {move.split()[2] for move in moves(state) if move.startswith("draw")}
    assert moves(play(state, 0, "use secret_knowledge")) == {f"draw village {p}" for p in places}


@pytest.mark.parametrize(
    "card",
    [
        Card.HAMLET,
        Card.HOMESTEAD,
        Card.TREETOP_VILLAGE,
        Card.FISHING_VILLAGE,
        Card.RIFT_LANDS,
    ],
)
def test_secret_knowledge_is_idle_where_the_card_offers_village(card: Card) -> None:
    assert uses(table(drawn_on(), card=card, skills="secret_knowledge")) == set()


def test_secret_knowledge_is_not_for_the_single_cell() -> None:
    assert uses(table(full_but("a1 c1"), card=Card.FARMLAND, skills="secret_knowledge")) == set()
    away_from_ruins = full_but("a1 a2")
    state = table(away_from_ruins, before=RUINS, card=Card.FARMLAND, skills="secret_knowledge")
    assert uses(state) == set()


def test_secret_knowledge_keeps_the_ruins_duty() -> None:
    sheet = full_but("b3 b4 e7 e8")
    state = table(sheet, before=RUINS, card=Card.FARMLAND, skills="secret_knowledge")
    assert moves(play(state, 0, "use secret_knowledge")) == {"draw village b3+b4 coin"}


# Negotiation


def test_negotiation_draws_a_square_of_an_offered_terrain() -> None:
    state = table(full_but("a1 b1 a2 b2 c2 c3", coins=1), card=Card.ORCHARD, skills="negotiation")
    state = play(state, 0, "use negotiation")
    assert moves(state) == {"draw forest a1+b1+a2+b2", "draw field a1+b1+a2+b2"}
    assert moves(play(state, 0, "draw field a1+b1+a2+b2")) == {"done"}


def test_negotiation_goes_anywhere_on_free_cells() -> None:
    # A hundred squares, each mountain lies in four of them.
    state = table(drawn_on(coins=1), card=Card.FARMLAND, skills="negotiation")
    assert len(moves(play(state, 0, "use negotiation"))) == 100 - 5 * 4


def test_negotiation_earns_no_printed_coin() -> None:
    state = table(drawn_on(coins=1), card=Card.FARMLAND, skills="negotiation")
    state = play(state, 0, "use negotiation")
    assert not any(move.endswith(" coin") for move in moves(state))
    assert play(state, 0, "draw field a1+b1+a2+b2", "done").sheets[0].coins == 0


def test_negotiation_takes_over_the_ruins_duty() -> None:
    state = table(drawn_on(coins=1), before=RUINS, card=Card.FARMLAND, skills="negotiation")
    state = play(state, 0, "use negotiation")
    # Four squares with each of six ruins; mountains beside j3 and b9 take two each.
    assert len(moves(state)) == 6 * 4 - 2 - 2
    assert {"draw field a2+b2+a3+b3", "draw field b3+c3+b4+c4"} <= moves(state)
    assert "draw field a1+b1+a2+b2" not in moves(state)


def test_negotiation_is_not_offered_if_no_square_can_be_drawn() -> None:
    assert (
        uses(table(full_but("a1 a2", coins=1), card=Card.FARMLAND, skills="negotiation")) == set()
    )
    sheet = full_but("a1 b1 a2 b2 j9 j10", coins=1)
    assert uses(table(sheet, before=RUINS, card=Card.FARMLAND, skills="negotiation")) == set()
