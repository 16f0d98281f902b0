"""Records kept for ever: each must still play to the same end.

A record is added when the rules get a new version; none is ever changed or removed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.saves import (
    has_saves_of_this_version,
    is_the_same_with_any_hash_seed,
    saves_of,
    still_plays,
)


def test_there_are_saves_of_this_version() -> None:
    assert has_saves_of_this_version("explorers")


@pytest.mark.parametrize("save", saves_of("explorers"), ids=lambda save: save.stem)
def test_an_old_save_still_plays(save: Path) -> None:
    still_plays(save)


SCRIPT = """
import sys, guildhall
match = guildhall.new_match("explorers", seats=3, seed="hash", map="cnidaria")
rng = guildhall.Rng("hash")
while not match.is_over:
    seat = match.decisions()[-1].seat
    match.submit(seat, rng.choice(match.legal_actions(seat)))
sys.stdout.write(match.replay().format())
"""


def test_a_game_is_the_same_in_processes_with_different_hash_seeds() -> None:
    is_the_same_with_any_hash_seed(SCRIPT)
