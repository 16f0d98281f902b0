"""The maps of explorers without colours, with other eyes, and with the colours of the system.

The letters in names are those of the list of what a person can rely on. Text has its contrast on
every page of the house (`test_colour`), and axe looks at every screen (`test_screens`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, product

import pytest
from playwright.sync_api import expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.contrast import (
    DEFICIENCIES,
    EDGELESS,
    LEAST_COLOUR,
    LEAST_PATTERN,
    LEAST_SIGN,
    MARK,
    TEXT,
    THEMES,
    Theme,
    colours,
)
from tests.browser.explorers import MapMouse, Party, Seat, play_position, said
from tests.browser.explorers_screens import SCREENS
from tests.browser.pictures import Picture, contrast, distance, seen_with, snap
from tests.browser.screens import change, show, visit_as_ann
from tests.browser.seat import becomes
from tests.browser.stage import NAMES, Stage
from tests.browser.visitor import LAPTOP, Visitor
from tests.games.explorers.tables import sheet, table

pytestmark = pytest.mark.long

GROUNDS = ("grass", "desert", "mountain", "sea", "wild", "ice")
TEXTS = {
    "--explorers-seal": ("--explorers-cream",),  # the value of a city
    "--coin-ink": ("--coin", "--explorers-gold"),
    "--explorers-cream": ("--explorers-seal",),  # the number of a step in the reference
}
BLANKS = {
    "avenia": {"grassland": "7,7", "desert": "8,2", "mountain": "6,7", "sea": "7,4"},
    "north_proylia": {"grassland": "6,1", "desert": "4,5", "mountain": "4,4", "sea": "5,4"}
    | {"ice": "8,5"},
}
"""A space of each terrain with nothing on it, neither printed nor put."""
HALF = 13.0
"""Pixels from the middle of a space that lie inside its edge."""
WHOLE = 22.0
"""As far as pieces reach."""


def picture_of(seat: Seat, space: str, half: float = HALF) -> Picture:
    x, y = seat.middle_of(space)
    return snap(seat.page, {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half})


@contextmanager
def on_map(visitor: Visitor, map_name: str = "avenia", **pieces: str) -> Iterator[Party]:
    """A sea card lies open; what is asked for stands on the map."""
    with play_position(visitor, table(map_name, "basic_sea", sheet(**pieces), era=2)) as party:
        assert party.me.page.get_by_test_id("zoom-out").count() == 0  # all of it is in sight
        yield party


# Contrast


@pytest.mark.parametrize("theme", THEMES)
def test_c1_marks_and_values_have_contrast_on_every_ground(
    visit: Visit, stage: Stage, theme: Theme
) -> None:
    visitor = visit(LAPTOP._replace(theme=theme))
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS["table"])
    grounds = [f"--{ground}-1" for ground in GROUNDS]
    names = {*TEXTS, *sum(TEXTS.values(), ()), *grounds, "--legal-a", "--legal-b", "--ink"}
    found = colours(page, "", *sorted(names))
    for one, others in TEXTS.items():
        for other in others:
            assert contrast(found[one], found[other]) >= TEXT, f"{one} on {other}"
    # A mark has a dark casing and a light core: on any ground one of them stands out.
    for ground in grounds:
        rings = (contrast(found[ring], found[ground]) for ring in ("--legal-a", "--legal-b"))
        assert max(rings) >= MARK, f"marks on {ground}"
        assert contrast(found["--ink"], found[ground]) >= MARK, f"outlines on {ground}"


# Patterns and signs


@pytest.mark.parametrize("map_name", BLANKS)
def test_c2_terrains_differ_without_any_colour(visit: Visit, map_name: str) -> None:
    with on_map(visit(), map_name) as party:
        for theme in THEMES:
            change(party.me.page, theme=theme)
            with seen_with(party.me.page, "achromatopsia"):
                seen = {name: picture_of(party.me, at) for name, at in BLANKS[map_name].items()}
            for one, other in combinations(seen, 2):
                apart = seen[one].difference(seen[other])
                assert apart >= LEAST_PATTERN, f"{theme}: {one} is like {other}, {apart:.1f}"


def test_c2_pieces_differ_by_their_shape(visit: Visit) -> None:
    """On the same ground, so that nothing else can tell them apart."""
    places = {
        "explorers": "9,4",
        "villages": "9,4",
        "towers": "1,1",
        "posts": "7,3",
        "tokens": "4,0",
    }
    seen = {}
    with on_map(visit()) as party, seen_with(party.me.page, "achromatopsia"):
        bare = {place: picture_of(party.me, place, WHOLE) for place in set(places.values())}
    for kind, place in places.items():
        with on_map(visit(), **{kind: place}) as party, seen_with(party.me.page, "achromatopsia"):
            seen[kind] = picture_of(party.me, place, WHOLE)
        assert seen[kind].difference(bare[place]) >= LEAST_SIGN, f"{kind} cannot be seen"
    assert seen["explorers"].difference(seen["villages"]) >= LEAST_PATTERN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_c2_the_name_of_each_space_says_terrain_and_what_stands_there(
    visit: Visit, lang: str
) -> None:
    with on_map(visit(LAPTOP._replace(lang=lang)), explorers="7,4", villages="9,4") as party:
        me = party.me
        for terrain, space in BLANKS["avenia"].items():
            assert said(lang, f"explorers-terrain-{terrain}") in me.name_of(space)
        assert said(lang, "explorers-piece-explorer") in me.name_of("7,4")
        assert said(lang, "explorers-piece-village") in me.name_of("9,4")
        assert said(lang, "explorers-piece-village") not in me.name_of("7,4")


def test_c2_seats_have_letters_and_cards_have_signs(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS["aghon"])
    rivals = page.locator("main button[data-testid^=rival-]")
    for rival, name in zip(rivals.all(), NAMES[1:], strict=True):
        expect(rival.get_by_text(name[0], exact=True)).to_be_visible()
    signs = page.get_by_test_id("era-cards").locator("[data-card]")
    drawn: list[str] = signs.evaluate_all(
        "all => all.map((one) => one.querySelector('.chip').innerHTML)"
    )
    assert len(set(drawn)) == len(drawn)


def test_c3_terrains_can_be_told_apart_by_every_eye(visit: Visit) -> None:
    with on_map(visit(), "north_proylia") as party:
        blanks = BLANKS["north_proylia"]
        for theme, eyes in product(THEMES, DEFICIENCIES):
            change(party.me.page, theme=theme)
            with seen_with(party.me.page, eyes):
                seen = {name: picture_of(party.me, at) for name, at in blanks.items()}
            for one, other in combinations(seen, 2):
                by_colour = distance(seen[one].mean(), seen[other].mean()) >= LEAST_COLOUR
                by_sign = seen[one].difference(seen[other]) >= LEAST_PATTERN
                assert by_colour or by_sign, f"{theme}, {eyes}: {one} is like {other}"


def test_c4_possible_impossible_and_chosen_differ_without_any_colour(visit: Visit) -> None:
    """All of them open sea; and on the buttons as well."""
    with on_map(visit()) as party:
        me, mouse = party.me, MapMouse(party.me)
        assert me.legal == {"7,5", "8,4"}
        for theme in THEMES:
            change(me.page, theme=theme)
            with seen_with(me.page, "achromatopsia"):
                seen = {"possible": picture_of(me, "7,5"), "plain": picture_of(me, "7,4")}
                mouse.pick("8,4")
                mouse.rest()
                seen["chosen"] = picture_of(me, "8,4")
                mouse.pick("6,4")
                mouse.rest()
                assert me.marked("conflict") == {"6,4"}
                seen["impossible"] = picture_of(me, "6,4")
                me.page.keyboard.press("Escape")
            for one, other in combinations(seen, 2):
                apart = seen[one].difference(seen[other])
                assert apart >= LEAST_SIGN, f"{theme}: {one} is like {other}, {apart:.1f}"
        locked = me["action-undo"]
        expect(locked).to_have_attribute("aria-disabled", "true")
        assert locked.evaluate("(one) => getComputedStyle(one).borderStyle") == "dashed"


# Colours of the system


def test_c5_a_province_can_be_explored_in_the_colours_of_the_system(visit: Visit) -> None:
    with on_map(visit(LAPTOP._replace(forced_colors=True))) as party:
        me, mouse = party.me, MapMouse(party.me)
        plain = picture_of(me, "7,4")
        assert picture_of(me, "7,5").difference(plain) >= LEAST_SIGN
        for terrain, space in BLANKS["avenia"].items():
            if terrain != "sea":
                assert picture_of(me, space).difference(plain) >= LEAST_SIGN, terrain
        assert me.page.evaluate(EDGELESS) == []
        mouse.pick("7,5")
        me["action-confirm"].click()
        becomes(lambda: me.holding("explorer"), {"7,5"})
        # Axe counts gradients that are not painted in these colours.
        found = me.visitor.findings()
        assert not [one for one in found if not one.startswith("color-contrast")]
