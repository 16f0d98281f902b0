"""All screens: readable for everybody, nothing cut, nothing wider than the window.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screens import Stage, change, flaws, screens, show, visit_as_ann
from tests.browser.visitor import LAPTOP, PHONE, Device

NAMES = (
    *("home", "settings", "new", "join", "waiting", "hand-over", "drawing", "ambush"),
    *("season-end", "score", "chat", "people", "finished", "replay", "rules", "records"),
    *("about", "display", "display-join"),
)
DEVICES = {"phone": PHONE, "laptop": LAPTOP}
THEMES = ("light", "dark")


def test_every_screen_is_looked_at(stage: Stage) -> None:
    assert tuple(screens(stage)) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_k7_axe_finds_nothing_serious(visit: Visit, stage: Stage, name: str) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, screens(stage)[name])
    for theme in THEMES:
        change(page, theme=theme)
        assert visitor.findings() == [], theme


@pytest.mark.parametrize("name", NAMES)
def test_m1_i3_everything_fits_a_phone_in_every_language(
    visit: Visit, stage: Stage, name: str
) -> None:
    check_room(visit, stage, PHONE, name)


def check_room(visit: Visit, stage: Stage, device: Device, name: str) -> None:
    """No word is cut off, no control sticks out or lies under another, no page scrolls sideways."""
    visitor = visit(device)
    visit_as_ann(visitor, stage)
    page = show(visitor, screens(stage)[name])
    for lang in LANGUAGES:
        change(page, language=lang)
        assert flaws(page) == [], lang
