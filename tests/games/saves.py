"""Records kept for ever, and games that are the same everywhere: what all games must keep."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import guildhall

FOLDER = Path(__file__).parents[1] / "saves"


def saves_of(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.replay"))


def has_saves_of_this_version(game: str) -> bool:
    version = guildhall.load_game(game).version
    return any(save.name.startswith(f"v{version}-") for save in saves_of(game))


def still_plays(save: Path) -> None:
    text = save.read_text("utf-8")
    assert guildhall.load_match(text).replay().format() == text


def is_the_same_with_any_hash_seed(script: str) -> None:
    """The script writes the record of a game; dicts and sets must not have a say in it."""
    records = {
        subprocess.run(  # noqa: S603 - our own interpreter and script
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(records) == 1
    assert guildhall.load_match(records.pop()).is_over
