"""Records kept for ever: each must still play to the same end.

A record is added when the rules get a new version; none is ever changed or removed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import guildhall

FOLDER = Path(__file__).parents[2] / "saves" / "dale"
SAVES = sorted(FOLDER.glob("*.replay"))


def test_there_are_saves_of_this_version() -> None:
    version = guildhall.load_game("dale").version
    assert any(save.name.startswith(f"v{version}-") for save in SAVES)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_an_old_save_still_plays(save: Path) -> None:
    text = save.read_text("utf-8")
    match = guildhall.load_match(text)
    assert match.replay().format() == text


SCRIPT = """
import sys, guildhall
from guildhall.games.dale.bots import Greedy
bot = Greedy()
match = guildhall.new_match("dale", seats=2, seed="hash", decks="macaws,raccoons,chameleons")
rng = guildhall.Rng("hash")
while not match.is_over:
    seat = match.decisions()[-1].seat
    choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
    match.submit(seat, choice.action)
sys.stdout.write(match.replay().format())
"""


def test_a_game_is_the_same_in_processes_with_different_hash_seeds() -> None:
    records = {
        subprocess.run(  # noqa: S603 - our own interpreter and script
            [sys.executable, "-c", SCRIPT],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(records) == 1
    assert guildhall.load_match(records.pop()).is_over
