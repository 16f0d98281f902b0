"""Skills that draw something more, and Acrobatics against ambushes."""

from __future__ import annotations

import pytest

from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Card, Edict
from guildhall.games.cartographers.scoring import SCORERS
from guildhall.games.cartographers.state import Stage
from tests.games.cartographers.drawn import draw, moves, play, squares
from tests.games.cartographers.skilled import (
    FIVE,
    RUINS,
    drawings,
    drawn_on,
    full_but,
    table,
    uses,
)

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
