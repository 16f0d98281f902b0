"""The skills of the mini expansion: when they may be used, what they cost and what they do."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.games.cartographers.board import BOARDS, GRID
from guildhall.games.cartographers.data import Card, Edict, Season, Side, Skill
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.scoring import SCORERS
from guildhall.games.cartographers.state import Sheet, Stage, State
from tests.games.cartographers.drawn import draw, moves, play, position, squares

FIVE = ("forest", "village", "field", "water", "monster")
RUINS = (Card.TEMPLE_RUINS,)


def table(
    *sheets: Sheet,
    card: Card,
    skills: str,
    before: tuple[Card, ...] = (),
    passing: bool = False,
) -> State:
    """A position with these skills in play (there is no need for three of them)."""
    names = tuple(Skill[name.upper()] for name in skills.split())
    return position(*sheets, card=card, before=before, skills=names, passing=passing)


def drawn_on(*, coins: int = 0, forest: str = "", monster: str = "") -> Sheet:
    """A sheet with forest and monsters on these cells."""
    trees, beasts = squares(*forest.split()), squares(*monster.split())
    return Sheet(forest=trees, monster=beasts, drawn=trees | beasts, coins=coins)


def full_but(gaps: str, *, coins: int = 0) -> Sheet:
    """A sheet of side A full of forest, with only these cells unfilled."""
    forest = BOARDS[Side.A].open & ~squares(*gaps.split())
    return Sheet(forest=forest, drawn=forest, coins=coins)


def uses(state: State, seat: int = 0) -> set[str]:
    """The skills a seat may use now."""
    return {move.removeprefix("use ") for move in moves(state, seat) if move.startswith("use ")}


def drawings(terrains: str, cells: str) -> set[str]:
    """Each of these places with each of these terrains."""
    return {f"draw {terrain} {one}" for terrain in terrains.split() for one in cells.split()}


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


# Wound healing


def test_wound_healing_draws_a_domino_beside_a_monster() -> None:
    sheet = drawn_on(monster="k11", coins=1)
    state = table(sheet, card=Card.HOMESTEAD, skills="wound_healing")
    cells = "k9+k10 j10+k10 j10+j11 i11+j11"
    assert moves(play(state, 0, "use wound_healing")) == drawings("village field", cells)


def test_wound_healing_before_the_shape_leaves_the_shape_to_be_drawn() -> None:
    sheet = drawn_on(monster="k11", coins=1)
    state = table(sheet, card=Card.HOMESTEAD, skills="wound_healing search diplomacy")
    state = play(state, 0, "use wound_healing", "draw field k9+k10")
    assert "done" not in moves(state)
    assert uses(state) == set()
    assert "draw village a1+a2+b2+a3" in moves(state)
    assert "draw village k8+j9+k9+k10" not in moves(state)
    state = play(state, 0, "draw village a1+a2+b2+a3", "done")
    assert state.sheets[0].field == squares("k9", "k10")
    assert state.sheets[0].village == squares("a1", "a2", "b2", "a3")


def test_wound_healing_after_the_shape_may_take_another_terrain() -> None:
    sheet = drawn_on(monster="k11", coins=1)
    state = table(sheet, card=Card.HOMESTEAD, skills="wound_healing")
    state = play(state, 0, "draw village a1+a2+b2+a3", "use wound_healing")
    assert "draw field k9+k10" in moves(state)
    state = play(state, 0, "draw field k9+k10", "done")
    assert state.sheets[0].field == squares("k9", "k10")


def test_wound_healing_does_not_meet_the_ruins_duty() -> None:
    # The domino covers the ruins j3; the shape must still go to open ruins, here b3.
    sheet = full_but("j2 j3 b3 b4 e7 e8", coins=1)
    beside = sheet._replace(forest=sheet.forest & ~squares("j1"), monster=squares("j1"))
    state = table(beside, before=RUINS, card=Card.FARMLAND, skills="wound_healing")
    state = play(state, 0, "use wound_healing")
    assert moves(state) == {"draw field j2+j3"}
    assert moves(play(state, 0, "draw field j2+j3")) == {"draw field b3+b4 coin"}


def test_wound_healing_itself_has_no_ruins_duty() -> None:
    sheet = drawn_on(monster="k11", coins=1)
    state = table(sheet, before=RUINS, card=Card.FARMLAND, skills="wound_healing")
    assert "draw field k9+k10" in moves(play(state, 0, "use wound_healing"))


def test_wound_healing_needs_a_monster_with_room_beside_it() -> None:
    assert uses(table(drawn_on(coins=1), card=Card.ORCHARD, skills="wound_healing")) == set()
    walled = drawn_on(monster="k11", forest="k10 j11", coins=1)
    assert uses(table(walled, card=Card.ORCHARD, skills="wound_healing")) == set()
    narrow = drawn_on(monster="k11", forest="j11 k9 j10", coins=1)
    assert uses(table(narrow, card=Card.ORCHARD, skills="wound_healing")) == set()


def test_wound_healing_may_treat_a_monster_just_drawn() -> None:
    state = table(drawn_on(coins=1), card=Card.RIFT_LANDS, skills="wound_healing")
    state = play(state, 0, "draw monster a1", "use wound_healing")
    cells = "b1+c1 b1+b2 a2+b2 a2+a3"
    assert moves(state) == drawings(" ".join(FIVE), cells)


# Diplomacy


def test_diplomacy_draws_a_cell_of_field_and_village() -> None:
    state = table(full_but("a1 a2 k11", coins=1), card=Card.FARMLAND, skills="diplomacy")
    state = play(state, 0, "use diplomacy")
    assert moves(state) == {f"draw field_village {cell}" for cell in ("a1", "a2", "k11")}
    state = play(state, 0, "draw field_village k11")
    # The shape is still to be drawn.
    assert moves(state) == {"draw field a1+a2 coin"}
    state = play(state, 0, "draw field a1+a2 coin")
    assert state.drafts[0].village == squares("k11")
    assert state.drafts[0].field == squares("a1", "a2", "k11")


def test_diplomacy_may_follow_the_shape() -> None:
    state = table(drawn_on(coins=1), card=Card.ORCHARD, skills="diplomacy")
    state = play(state, 0, "draw forest a1+b1+c1+c2", "use diplomacy", "draw field_village b2")
    assert moves(state) == {"done"}


def test_diplomacy_does_not_meet_the_ruins_duty() -> None:
    sheet = full_but("b3 b4 j3 j4", coins=1)
    state = table(sheet, before=RUINS, card=Card.FARMLAND, skills="diplomacy")
    state = play(state, 0, "use diplomacy", "draw field_village b3")
    assert moves(state) == {"draw field j3+j4 coin"}


def test_diplomacy_may_answer_an_ambush() -> None:
    state = table(drawn_on(coins=1), card=Card.GNOLL_RAID, skills="diplomacy")
    assert moves(state) == {"done", "use diplomacy"}
    state = play(state, 0, "use diplomacy", "draw field_village a1", "done")
    # With a1 filled the gnolls go one cell down.
    assert state.sheets[0].monster == squares("a2", "b2", "a3", "a4", "b4")
    assert state.stage is Stage.REVEAL


def test_diplomacy_answers_before_the_maps_are_passed() -> None:
    sheets = (full_but("a1 b2 c3", coins=1), drawn_on())
    state = table(*sheets, card=Card.GOBLIN_ATTACK, skills="diplomacy", passing=True)
    assert moves(state, 1) == set()
    state = play(state, 0, "use diplomacy", "draw field_village b2", "done")
    assert moves(state, 1) == {"draw monster a1", "draw monster c3"}


def test_diplomacy_on_the_last_cell_leaves_no_shape_to_draw() -> None:
    sheets = (full_but("a1", coins=1), drawn_on())
    state = table(*sheets, card=Card.ORCHARD, skills="diplomacy")
    state = play(state, 0, "use diplomacy", "draw field_village a1")
    assert moves(state, 0) == {"done"}


@pytest.mark.parametrize(
    ("edict", "text", "ruins", "stars"),
    [
        # b2 stands for the cell of both terrains.
        (Edict.CANAL_LAKE, "...\n..W\n...", None, 2),
        (Edict.MAGES_VALLEY, "...\n..^\n...", None, 1),
        (Edict.GOLDEN_GRANARY, "...\n...\n...", "1,1", 3),
        (Edict.SHORESIDE_EXPANSE, "...\n...\n...", None, 3),
        (Edict.SHORESIDE_EXPANSE, "...\n..W\n...", None, 0),
        (Edict.WILDHOLDS, "VVV\nV..\nV..", None, 8),
        (Edict.GREAT_CITY, "VV.\n...\n...", None, 3),
        (Edict.GREENGOLD_PLAINS, ".F.\nW.M\n...", None, 3),
        (Edict.SHIELDGATE, "VV.\n...\n..V", None, 2),
    ],
)
def test_a_diplomacy_cell_counts_as_field_and_as_village(
    edict: Edict, text: str, ruins: str | None, stars: int
) -> None:
    board, sheet = draw(text, ruins=ruins)
    cell = board.grid.bit((1, 1))
    both = sheet._replace(
        field=sheet.field | cell, village=sheet.village | cell, drawn=sheet.drawn | cell
    )
    assert SCORERS[edict](board, both).stars == stars


# Concentration


def test_concentration_draws_the_chosen_shape_again() -> None:
    sheet = full_but("a1 a2 f1 g1 i1 k11", coins=3)
    state = table(sheet, card=Card.FARMLAND, skills="concentration")
    assert uses(state) == set()
    state = play(state, 0, "draw field a1+a2 coin", "use concentration")
    # Turned, with the same terrain, and without a second coin.
    assert moves(state) == {"draw field f1+g1"}
    state = play(state, 0, "draw field f1+g1", "done")
    assert state.sheets[0].field == squares("a1", "a2", "f1", "g1")
    assert state.sheets[0].coins == 1


def test_concentration_does_not_change_shape_or_terrain() -> None:
    state = table(drawn_on(coins=3), card=Card.HOMESTEAD, skills="concentration")
    state = play(state, 0, "draw village a1+a2+b2+a3", "use concentration")
    again = moves(state)
    assert {move.split()[1] for move in again} == {"village"}
    assert {"draw village b1+c1+d1+c2", "draw village k9+j10+k10+k11"} <= again
    assert not any("a1" in move.split()[2].split("+") for move in again)


def test_concentration_needs_room_for_the_second_shape() -> None:
    state = table(full_but("a1 a2 c1", coins=3), card=Card.FARMLAND, skills="concentration")
    assert uses(play(state, 0, "draw field a1+a2 coin")) == set()


def test_concentration_does_not_follow_the_single_cell() -> None:
    state = table(full_but("a1 a2 c1", coins=3), card=Card.HAMLET, skills="concentration")
    assert uses(play(state, 0, "draw village a1")) == set()


def test_concentration_follows_the_cell_of_the_rift_lands() -> None:
    state = table(full_but("a1 c1", coins=3), card=Card.RIFT_LANDS, skills="concentration")
    state = play(state, 0, "draw monster a1", "use concentration")
    assert moves(state) == {"draw monster c1"}


def test_concentration_does_not_follow_a_single_cell_in_place_of_the_rift_lands() -> None:
    # No ruins are open, so the cell is the free single cell and not that of the card.
    sheet = full_but("a1 c1", coins=3)
    state = table(sheet, before=RUINS, card=Card.RIFT_LANDS, skills="concentration")
    assert uses(play(state, 0, "draw forest a1")) == set()


def test_concentration_has_no_second_ruins_duty() -> None:
    sheet = full_but("b3 b4 e7 e8", coins=3)
    state = table(sheet, before=RUINS, card=Card.FARMLAND, skills="concentration")
    state = play(state, 0, "draw field b3+b4 coin", "use concentration")
    assert moves(state) == {"draw field e7+e8"}


# Search


def test_search_draws_a_cell_beside_the_shape() -> None:
    state = table(drawn_on(), card=Card.HOMESTEAD, skills="search")
    assert uses(state) == set()
    state = play(state, 0, "draw field a1+a2+b2+a3", "use search")
    assert moves(state) == drawings("field", "b1 c2 b3 a4")
    assert moves(play(state, 0, "draw field c2")) == {"done"}


def test_search_may_follow_the_single_cell() -> None:
    state = table(full_but("a1 a2 c1"), card=Card.HAMLET, skills="search")
    state = play(state, 0, "draw monster a1", "use search")
    assert moves(state) == {"draw monster a2"}


def test_search_needs_a_free_cell_beside_the_shape() -> None:
    state = table(full_but("a1 a2 c1"), card=Card.FARMLAND, skills="search")
    assert uses(play(state, 0, "draw field a1+a2 coin")) == set()


def test_search_touches_the_shape_of_this_turn_only() -> None:
    # k11 was drawn earlier.
    state = table(drawn_on(forest="k11"), card=Card.FORGOTTEN_FOREST, skills="search")
    state = play(state, 0, "draw forest a1+b2 coin", "use search")
    assert moves(state) == drawings("forest", "b1 a2 c2 b3")


# Acrobatics


def test_acrobatics_answers_an_ambush_only() -> None:
    rich = drawn_on(coins=5)
    state = table(rich, card=Card.ORCHARD, skills="acrobatics")
    assert uses(state) == set()
    assert uses(play(state, 0, "draw field a1+b1+c1+c2")) == set()
    assert uses(table(rich, card=Card.GNOLL_RAID, skills="acrobatics")) == {"acrobatics"}


def test_an_ambush_strikes_at_once_if_no_skill_can_answer() -> None:
    state = table(drawn_on(coins=1), card=Card.GNOLL_RAID, skills="acrobatics")
    assert state.stage is Stage.REVEAL
    assert state.sheets[0].monster == squares("a1", "b1", "a2", "a3", "b3")


def test_an_answer_may_be_declined() -> None:
    state = table(drawn_on(coins=2), card=Card.GNOLL_RAID, skills="acrobatics")
    state = play(state, 0, "done")
    assert state.sheets[0].monster == squares("a1", "b1", "a2", "a3", "b3")
    assert state.sheets[0].coins == 2


def test_acrobatics_lets_the_neighbour_draw_a_domino() -> None:
    sheets = (full_but("a1 b1 b2 c3 k11", coins=2), drawn_on())
    state = table(*sheets, card=Card.GOBLIN_ATTACK, skills="acrobatics", passing=True)
    assert moves(state, 1) == set()
    state = play(state, 0, "use acrobatics", "done")
    assert moves(state, 1) == {"draw monster a1+b1", "draw monster b1+b2"}
    # The other map gets the printed shape.
    assert {move.count("+") for move in moves(state, 0)} == {2}
    state = play(state, 1, "draw monster b1+b2", "done")
    state = play(state, 0, "draw monster a1+b2+c3", "done")
    assert state.sheets[0].monster == squares("b1", "b2")
    assert (state.sheets[0].coins, state.sheets[0].spent) == (0, 2)


def test_acrobatics_without_room_for_a_domino_leaves_a_single_monster_cell() -> None:
    sheets = (full_but("a1 b2 c3", coins=2), drawn_on())
    state = table(*sheets, card=Card.GOBLIN_ATTACK, skills="acrobatics", passing=True)
    state = play(state, 0, "use acrobatics", "done")
    assert moves(state, 1) == drawings("monster", "a1 b2 c3")


@pytest.mark.parametrize(
    ("card", "lying", "standing"),
    [
        (Card.GOBLIN_ATTACK, "j11+k11", "k10+k11"),
        (Card.BUGBEAR_ASSAULT, "j1+k1", "k1+k2"),
        (Card.KOBOLD_ONSLAUGHT, "a11+b11", "a10+a11"),
        (Card.GNOLL_RAID, "a1+b1", "a1+a2"),
    ],
)
def test_solo_acrobatics_lets_the_domino_lie_or_stand_in_the_corner(
    card: Card, lying: str, standing: str
) -> None:
    state = table(drawn_on(coins=2), card=card, skills="acrobatics")
    state = play(state, 0, "use acrobatics")
    assert moves(state) == {f"draw monster {lying}", f"draw monster {standing}"}
    state = play(state, 0, f"draw monster {standing}", "done")
    assert GRID.to_text(state.sheets[0].monster) == standing
    assert state.sheets[0].coins == 0


@pytest.mark.parametrize(
    ("card", "forest", "lying", "standing"),
    [
        (Card.GOBLIN_ATTACK, "k11", "j10+k10", "k9+k10"),
        (Card.BUGBEAR_ASSAULT, "j1", "j2+k2", "k1+k2"),
        (Card.KOBOLD_ONSLAUGHT, "a11", "a10+b10", "a9+a10"),
        (Card.GNOLL_RAID, "a2", "a1+b1", "a3+a4"),
    ],
)
def test_solo_acrobatics_moves_each_way_of_the_domino_by_itself(
    card: Card, forest: str, lying: str, standing: str
) -> None:
    state = table(drawn_on(forest=forest, coins=2), card=card, skills="acrobatics")
    state = play(state, 0, "use acrobatics")
    assert moves(state) == {f"draw monster {lying}", f"draw monster {standing}"}


def test_solo_acrobatics_with_room_for_one_way_only() -> None:
    state = table(full_but("c5 c6 k11", coins=2), card=Card.GOBLIN_ATTACK, skills="acrobatics")
    state = play(state, 0, "use acrobatics")
    assert moves(state) == {"draw monster c5+c6"}


def test_corner_search_of_several_seats_strikes_only_those_that_do_not_dodge() -> None:
    sheets = (drawn_on(coins=2), drawn_on())
    state = table(*sheets, card=Card.GNOLL_RAID, skills="acrobatics")
    state = play(state, 0, "use acrobatics", "draw monster a1+a2", "done")
    assert state.sheets[0].monster == squares("a1", "a2")
    assert state.sheets[1].monster == squares("a1", "b1", "a2", "a3", "b3")
