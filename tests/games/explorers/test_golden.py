"""Whole games written down: any change in what happens shows up as a difference to read.

Refresh after reading the difference: `python -m tests.games.explorers.test_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.game import Setup
from guildhall.games.explorers.game import EXPLORERS
from guildhall.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "solo-avenia": Setup.of(1),
    "two-aghon": Setup.of(2, map="aghon"),
    "three-kazan": Setup.of(3, map="kazan", lances="one_side", capital_links="yes"),
    "solo-cnidaria": Setup.of(1, map="cnidaria", level="easy", village_lines="collinear"),
    "four-cnidaria": Setup.of(4, map="cnidaria", wild_region="first_only"),
}


@pytest.mark.parametrize("name", list(GAMES))
def test_golden_playthrough(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(EXPLORERS, GAMES[name], name) == expected


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        text = playthrough(EXPLORERS, setup, name)
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write_all()
