"""What a map promises is the same, asked prospect by prospect or by one flood."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.prospects import PLAIN, Outlook, nearness
from guildhall.games.explorers.rules import apply, decisions, sample_action
from guildhall.kit.hexes import bits


@pytest.mark.parametrize("name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_a_flood_counts_every_prospect_at_its_distance(name: str) -> None:
    rng = Rng(name)
    state = EXPLORERS.new_state(Setup.of(1, map=name))
    while waiting := decisions(state):
        sheet, outlook = state.desks[0].sheet, Outlook(state)
        later = sheet.villages | outlook.board.capital
        for support in (later, later | sheet.explorers):
            one_by_one = [
                prospect.value * nearness(state.rules.map, prospect.cell, support) // 1000
                for prospect in outlook.prospects(sheet)
            ]
            assert outlook._sum(outlook._groups(sheet), support) == sum(one_by_one)
        state = apply(state, waiting[0].seat, sample_action(state, waiting[0].seat, rng))


def test_what_is_reached_counts_in_full_and_less_with_every_step() -> None:
    state = EXPLORERS.new_state(Setup.of(1))
    board = state.rules.board
    ruin = board.ruins & -board.ruins
    assert nearness(state.rules.map, ruin, ruin) == 1000
    beside = list(bits(board.near[ruin] & ~board.discoveries))
    assert beside
    assert all(nearness(state.rules.map, ruin, cell) == PLAIN.near[1] for cell in beside)
    assert list(PLAIN.near) == sorted(PLAIN.near, reverse=True)
