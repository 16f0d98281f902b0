"""A typed move that is illegal shows its reason, in the person's language."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import cartographers_moments, dale, dale_moments, explorers_moments
from tests.browser.conftest import Visit
from tests.browser.stage import moment
from tests.browser.visitor import LAPTOP, PHONE, Device, Visitor

LONG = pytest.mark.long
REASONS = {
    "cartographers": {
        "draw forest d2": ("d2 is a mountain.", "d2 ist ein Berg.", "d2 — горы."),
        "draw forest a2": (
            "A shape still fits, so a single cell is not allowed.",
            "Eine Form passt noch, deshalb geht kein einzelnes Feld.",
            "Фигура ещё помещается, поэтому одну клетку рисовать нельзя.",
        ),
    },
    "explorers": {
        "explore 0,0": (
            "0,0 is no space that can be explored.",
            "0,0 ist kein Feld, das erkundet werden kann.",
            "0,0 — не клетка, которую можно исследовать.",
        ),
        "village 9,4": (
            "That cannot be done now. Put your next explorer, or finish your turn.",
            "Das geht jetzt nicht. Setze den nächsten Kundschafter oder beende deinen Zug.",
            "Сейчас так нельзя. Поставьте следующего путешественника или завершите ход.",
        ),
    },
    "dale": {
        "play junk": (
            "Junk is not a technique.",
            "„Ramsch“ ist keine Technik.",
            "Карта «Хлам» — не приём.",
        ),
        "dance": ("“dance” is no move.", "„dance“ ist kein Zug.", "«dance» — не ход."),
    },
}
LANGUAGES = ("en", "de", "ru")


def scene(game: str, visitor: Visitor) -> AbstractContextManager[Any]:
    """Ann is to choose, with the table in words below the board."""
    if game == "cartographers":
        autumn = moment(cartographers_moments.is_autumn, seats=2)
        return cartographers_moments.play_scene(visitor, autumn, textView=True)
    if game == "dale":
        return dale.play_position(visitor, dale_moments.three(), textView=True)
    midst = explorers_moments.at(explorers_moments.is_midst, "avenia")
    return explorers_moments.play_scene(visitor, midst, textView=True)


@pytest.mark.parametrize(
    ("game", "device"),
    [
        pytest.param(
            game,
            device._replace(lang=lang),
            id=f"{game} {device.width} {lang}",
            marks=[] if (game, device, lang) == ("explorers", PHONE, "ru") else [LONG],
        )
        for game in REASONS
        for device in (PHONE, LAPTOP)
        for lang in LANGUAGES
    ],
)
def test_a_typed_illegal_move_shows_its_reason(visit: Visit, game: str, device: Device) -> None:
    with scene(game, visit(device)) as party:
        me = party.me
        box = me["text-view"].get_by_role("textbox")
        alert = me["text-view"].get_by_role("alert")
        for typed, reasons in REASONS[game].items():
            box.fill(typed)
            expect(alert).to_have_count(0)  # what was refused before is no longer there
            expect(box).to_have_accessible_description(re.compile(re.escape(party.mine.actions[0])))
            me["typed-move"].click()
            expect(alert).to_have_text(reasons[LANGUAGES.index(device.lang)])
            expect(alert).to_be_in_viewport(ratio=1)
            expect(box).to_have_attribute("aria-invalid", "true")
            expect(me["problem"]).to_have_count(0)
        box.fill(party.mine.actions[0])
        box.press("Enter")
        expect(alert).to_have_count(0)
        expect(box).to_have_value("")
