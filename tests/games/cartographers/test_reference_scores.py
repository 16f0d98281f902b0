"""Random maps of any size scored by our scorers and by the slow reference scorers."""

from __future__ import annotations

import pytest

from guildhall.core.rng import Rng
from guildhall.games.cartographers.data import MAPS, Edict, Side
from guildhall.games.cartographers.paper import score_paper
from tests.reference.cartographers_scoring import monster_cost, score_edict

Square = tuple[int, int]


def random_map(rng: Rng) -> tuple[list[str], set[Square]]:
    """A rectangle with patches of terrain, mountains, wasteland and some ruins."""
    rows, cols = 1 + rng.below(13), 1 + rng.below(13)
    letters = ["." * (1 + rng.below(4)), "FVPWM^#", "FVPWM", rng.choice("FVPW") * 4]
    pool = "".join(letters[: 1 + rng.below(4)]) + rng.choice(".FVPWM")
    grid = [[rng.choice(pool) for _ in range(cols)] for _ in range(rows)]
    for _ in range(rng.below(6)):  # patches, as drawn shapes leave them
        row, col, sign = rng.below(rows), rng.below(cols), rng.choice("FVPWM.")
        for r in range(row, min(rows, row + 1 + rng.below(4))):
            for c in range(col, min(cols, col + 1 + rng.below(4))):
                grid[r][c] = sign
    squares = [(r, c) for r in range(rows) for c in range(cols) if grid[r][c] not in "^#"]
    ruins = {rng.choice(squares) for _ in range(rng.below(7))} if squares else set()
    return ["".join(row) for row in grid], ruins


def compare(grid: list[str], ruins: set[Square]) -> None:
    text = "\n".join(grid)
    named = " ".join(f"{row},{col}" for row, col in sorted(ruins))
    scored = score_paper(text, ruins=named, is_free_form=True)
    for edict in Edict:
        name = edict.name.lower()
        assert scored["edicts"][name]["stars"] == score_edict(name, grid, ruins), (name, text)
    assert scored["monsters"]["cost"] == monster_cost(grid), text


def test_random_rectangles_score_as_in_the_reference() -> None:
    rng = Rng("rectangles")
    for _ in range(500):
        compare(*random_map(rng))


@pytest.mark.parametrize("side", list(Side))
def test_random_sheets_of_both_sides_score_as_in_the_reference(side: Side) -> None:
    rng = Rng(f"sheets {side}")
    printed = MAPS[side].split()
    ruins = {(r, c) for r, row in enumerate(printed) for c, sign in enumerate(row) if sign == "R"}
    for _ in range(150):
        pool = "." * rng.below(8) + "FVPWM" + rng.choice("FVPWM") * rng.below(4)
        grid = [
            "".join(sign if sign in "^#" else rng.choice(pool) for sign in row) for row in printed
        ]
        compare(grid, ruins)
        # The printed ruins are those of the side without being named.
        scored = score_paper("\n".join(grid), side=side.name, edicts=("golden_granary",))
        expected = score_edict("golden_granary", grid, ruins)
        assert scored["edicts"]["golden_granary"]["stars"] == expected
