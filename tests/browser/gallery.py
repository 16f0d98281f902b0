"""Every screen there is: those of the house and those of each game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from guildhall.client import Server
from tests.browser import cartographers_screens, dale_screens, explorers_screens, house_screens
from tests.browser.stage import Stage

PARTS = {
    "house": house_screens,
    "cartographers": cartographers_screens,
    "explorers": explorers_screens,
    "dale": dale_screens,
}
SCREENS = {f"{part}/{name}": one for part in PARTS for name, one in PARTS[part].SCREENS.items()}


@contextmanager
def set_stage(server: Server) -> Iterator[Stage]:
    tables = [PARTS[part].TABLES for part in PARTS]
    stage = Stage(server, {name: one for part in tables for name, one in part.items()})
    try:
        yield stage
    finally:
        stage.close()
