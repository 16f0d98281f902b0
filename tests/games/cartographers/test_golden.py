"""Whole games written down: any change in what happens shows up as a difference to read.

Refresh after reading the difference: `python -m tests.games.cartographers.test_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.game import Setup
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "solo-a": Setup.of(1),
    "solo-b-skills": Setup.of(1, side="B", skills="random"),
    "two-a": Setup.of(2),
    "three-b-skills": Setup.of(3, side="B", skills="random"),
    "two-a-solo-ambush": Setup.of(2, ambush="solo", skills="acrobatics,diplomacy,search"),
}


@pytest.mark.parametrize("name", list(GAMES))
def test_golden_playthrough(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(CARTOGRAPHERS, GAMES[name], name) == expected


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        text = playthrough(CARTOGRAPHERS, setup, name)
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write_all()
