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
    assert has_saves_of_this_version("dale")


@pytest.mark.parametrize("save", saves_of("dale"), ids=lambda save: save.stem)
def test_an_old_save_still_plays(save: Path) -> None:
    still_plays(save)


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
    is_the_same_with_any_hash_seed(SCRIPT)
