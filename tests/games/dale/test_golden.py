"""Whole games written down: any change in what happens shows up as a difference to read.

Refresh after reading the difference: `python -m tests.games.dale.test_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.game import Setup
from guildhall.games.dale.game import DALE
from guildhall.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "two-macaws-squirrels-chameleons": Setup.of(2, decks="macaws,squirrels,chameleons"),
    "two-raccoons-ocelots-pandas": Setup.of(2, decks="pandas,raccoons,ocelots", first="2"),
    "four-in-pairs": Setup.of(4, teams="yes", decks="macaws,raccoons,squirrels,chameleons"),
    "three-vote": Setup.of(3, decks="vote", copied_values="printed", turned_deck="shuffled"),
}


@pytest.mark.parametrize("name", list(GAMES))
def test_golden_playthrough(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(DALE, GAMES[name], name) == expected


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        text = playthrough(DALE, setup, name)
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write_all()
