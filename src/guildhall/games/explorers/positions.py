"""Whether a written position could be one of this game; the first reason why not."""

from __future__ import annotations

from guildhall.games.explorers.state import State


def check_position(state: State) -> None:
    del state
