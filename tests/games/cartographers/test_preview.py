"""A preview promises exactly what the drawing then brings."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import Action, Draw, Use
from guildhall.games.cartographers.board import BOARDS, GRID
from guildhall.games.cartographers.data import Card, Edict, Season, Side, Terrain
from guildhall.games.cartographers.drawing import map_owner, with_cells
from guildhall.games.cartographers.forecast import (
    DEPENDS,
    ONLY_FILLED,
    forecast_of,
    monster_forecast,
)
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.scoring import SCORERS, monster_loss
from guildhall.games.cartographers.state import Sheet, State
from tests.games.cartographers.drawn import EMPTY_A, NOTATION, position, sheet_of


def random_sheet(side: Side, rng: Rng) -> Sheet:
    """A map with some share of its cells drawn, in patches as drawings leave them."""
    sheet = Sheet()
    for _ in range(rng.below(30)):
        square = rng.below(11), rng.below(11)
        cells = GRID.bit(square) | GRID.beside(GRID.bit(square))
        cells &= BOARDS[side].open & ~sheet.drawn
        if cells:
            sheet = with_cells(BOARDS[side], sheet, Terrain(rng.below(6)), cells, 0)
    return sheet


def random_cells(sheet: Sheet, side: Side, rng: Rng) -> int:
    """Up to five free cells, mostly connected, sometimes in parts."""
    free = BOARDS[side].open & ~sheet.drawn
    cells = 0
    for _ in range(1 + rng.below(5)):
        near = GRID.beside(cells) & free & ~cells
        pool = near if near and rng.below(4) else free & ~cells
        if pool:
            cells |= GRID.bit(rng.choice(tuple(GRID.squares(pool))))
    return cells


@pytest.mark.parametrize("edict", list(Edict))
def test_a_forecast_equals_scoring_the_changed_sheet(edict: Edict) -> None:
    rng = Rng(f"forecast {edict}")
    for _ in range(400):
        side = Side(rng.below(2))
        sheet = random_sheet(side, rng)
        forecast = forecast_of(BOARDS[side], edict, sheet)
        now = SCORERS[edict](BOARDS[side], sheet).stars
        for _ in range(5):
            cells, terrain = random_cells(sheet, side, rng), Terrain(rng.below(6))
            if cells:
                after = with_cells(BOARDS[side], sheet, terrain, cells, 0)
                expected = SCORERS[edict](BOARDS[side], after).stars - now
                assert forecast(terrain, cells) == expected, (sheet, terrain, cells)


@pytest.mark.parametrize("edict", list(Edict))
def test_terrains_an_edict_does_not_depend_on_change_nothing(edict: Edict) -> None:
    rng = Rng(f"depends {edict}")
    for _ in range(200):
        sheet = random_sheet(Side.A, rng)
        cells = random_cells(sheet, Side.A, rng)
        forecast = forecast_of(BOARDS[Side.A], edict, sheet)
        changes = {terrain: forecast(terrain, cells) for terrain in Terrain if cells}
        others = [change for terrain, change in changes.items() if terrain not in DEPENDS[edict]]
        assert not any(others)
        if edict in ONLY_FILLED:
            assert len(set(changes.values())) <= 1


def test_a_monster_forecast_equals_counting_the_changed_sheet() -> None:
    rng = Rng("monsters")
    for _ in range(400):
        side = Side(rng.below(2))
        sheet = random_sheet(side, rng)
        cells, terrain = random_cells(sheet, side, rng), Terrain(rng.below(6))
        after = with_cells(BOARDS[side], sheet, terrain, cells, 0)
        change = monster_loss(BOARDS[side], after).stars - monster_loss(BOARDS[side], sheet).stars
        assert monster_forecast(BOARDS[side], sheet)(terrain, cells) == change


def compare_with_the_draft(state: State, seat: int, action: Action) -> None:
    preview = CARTOGRAPHERS.preview(state, seat, action)
    after = CARTOGRAPHERS.apply(state, seat, action)
    board, old, new = state.rules.board, state.drafts[seat], after.drafts[seat]
    assert preview.seat == map_owner(state, seat)
    for letter, edict in enumerate(state.edicts):
        change = SCORERS[edict](board, new).stars - SCORERS[edict](board, old).stars
        assert preview.edicts[letter] == change
    assert preview.coins == new.coins - old.coins
    assert preview.monsters == monster_loss(board, new).stars - monster_loss(board, old).stars


@pytest.mark.parametrize("number", range(8))
def test_previews_of_whole_games_come_true(number: int) -> None:
    rng = Rng(f"previews {number}")
    skills = "random" if number % 2 else "off"
    state = CARTOGRAPHERS.new_state(Setup.of(1 + number % 3, skills=skills, side="AB"[number // 4]))
    while decisions := CARTOGRAPHERS.decisions(state):
        seat = decisions[0].seat
        action = CARTOGRAPHERS.sample_action(state, seat, rng)
        if seat != CHANCE and isinstance(action, Draw | Use):
            for one in {action, CARTOGRAPHERS.sample_action(state, seat, rng)}:
                if isinstance(one, Draw | Use):
                    compare_with_the_draft(state, seat, one)
        state = CARTOGRAPHERS.apply(state, seat, action)


def test_a_preview_lists_each_season_still_to_be_scored() -> None:
    edicts = (Edict.SENTINEL_WOOD, Edict.CANAL_LAKE, Edict.WILDHOLDS, Edict.BORDERLANDS)
    state = position(sheet_of(EMPTY_A), card=Card.FORGOTTEN_FOREST, edicts=edicts)
    preview = CARTOGRAPHERS.preview(state, 0, NOTATION.parse("draw forest a1+b2 coin"))
    found = {(line.source, line.part): line.points for line in preview.lines}
    # Sentinel Wood lies under A, scored in spring and winter; the coin counts four times.
    coins = {("coins", season.name.lower()): 1 for season in Season}
    assert found == {("edict-a", "spring"): 1, ("edict-a", "winter"): 1} | coins
    assert preview.total == 6


def test_previews_of_many_actions_are_those_of_each() -> None:
    state = position(sheet_of(EMPTY_A), card=Card.ORCHARD)
    actions = CARTOGRAPHERS.legal_actions(state, 0)
    together = CARTOGRAPHERS.previews(state, 0, actions)
    assert together == tuple(CARTOGRAPHERS.preview(state, 0, action) for action in actions)
