"""Contrast, and that nothing is told by colour alone.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, product

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.cartographers import Seat
from tests.browser.cartographers_moments import has_every_terrain, play_scene
from tests.browser.cartographers_screens import SCREENS
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
from tests.browser.hands import Mouse
from tests.browser.pictures import Picture, contrast, distance, seen_with, snap
from tests.browser.screens import change, show, visit_as_ann
from tests.browser.stage import NAMES, Stage, moment
from tests.browser.visitor import LAPTOP, Visitor

pytestmark = pytest.mark.long

TEXTS = {
    "--ink": ("--paper", "--card", "--map", "--desk", "--rail"),
    "--ink-2": ("--paper", "--card", "--desk", "--rail"),
    "--ink-3": ("--paper", "--card", "--rail"),
    "--on-seal": ("--seal",),
    "--good": ("--paper", "--card"),
    "--bad": ("--paper", "--card"),
    "--on-band": ("--band", "--band-2"),
    "--on-band-2": ("--band", "--band-2"),
    "--coin-ink": ("--coin",),
    "--on-seat": ("--seat-0", "--seat-1", "--seat-2", "--seat-3"),
}
AROUND = ("--desk", "--rail")
"""Never behind a card's own text."""
MARKS = {
    "--line-2": ("--paper", "--card"),
    "--seal": ("--paper",),
    "--legal-a": ("--legal-b",),
}
TERRAINS = ("forest", "village", "field", "water", "monster")
GROUNDS = (*TERRAINS, "mountain", "wasteland")
WORDS = {
    "en": ("forest", "village", "field", "water", "monsters", "mountain", "wasteland"),
    "ru": ("лес", "поселение", "поле", "водоём", "монстры", "горы", "ущелье"),
    "de": ("Wald", "Dorf", "Acker", "Wasser", "Monster", "Berg", "Ödland"),
}
CELL_NAMES = """() => Object.fromEntries(
  [...document.querySelectorAll("main [role=gridcell]")]
    .map((cell) => [cell.dataset.cell, cell.ariaLabel]))"""
PLAIN_CELL = """() => [...document.querySelectorAll("main [role=gridcell]:not([data-state])")]
  .find((cell) => cell.ariaLabel.startsWith(`${cell.dataset.cell}, empty`)).dataset.cell"""
EDGE = 4
"""Pixels of a cell at each side that belong to the outline of its group."""


# Contrast


@pytest.mark.parametrize("theme", THEMES)
def test_c1_text_and_marks_have_contrast(visit: Visit, theme: Theme) -> None:
    page = visit(LAPTOP._replace(theme=theme)).go("/about")
    grounds = [f"--{ground}-1" for ground in GROUNDS]
    names = sorted({*TEXTS, *MARKS, *sum(TEXTS.values(), ()), *sum(MARKS.values(), ()), *grounds})
    for scope, others_than in (("", ()), ("onpaper", AROUND)):
        found = colours(page, scope, *names)
        pairs = [(TEXT, one, other) for one, others in TEXTS.items() for other in others]
        pairs += [(MARK, one, other) for one, others in MARKS.items() for other in others]
        for least, one, other in pairs:
            if other not in others_than:
                apart = contrast(found[one], found[other])
                assert apart >= least, f"{one} on {other}: {apart:.1f}"
        # A mark has a dark casing and a light core: on any ground one of them stands out.
        for ground in (*grounds, "--map", "--desk", "--band", "--card"):
            rings = (contrast(found[ring], found[ground]) for ring in ("--legal-a", "--legal-b"))
            assert max(rings) >= MARK, f"marks on {ground}"


@pytest.mark.parametrize("theme", THEMES)
def test_c1_axe_finds_all_text_readable_at_the_table(
    visit: Visit, stage: Stage, theme: Theme
) -> None:
    """All other screens are looked at together with everything else that axe knows."""
    visitor = visit(LAPTOP._replace(theme=theme))
    visit_as_ann(visitor, stage)
    show(visitor, stage, SCREENS["drawing"])
    assert visitor.findings(rule="color-contrast") == []


# Patterns and signs


@contextmanager
def colourful(visitor: Visitor, **settings: object) -> Iterator[Seat]:
    """A map on which every ground lies somewhere."""
    at = moment(has_every_terrain, seats=2, side="B")
    with play_scene(visitor, at, **settings) as party:
        yield party.me


def cells_by_ground(seat: Seat, lang: str = "en") -> dict[str, list[str]]:
    """The cells of each ground, as their names say: `c4, forest on ruins`."""
    names: dict[str, str] = seat.page.evaluate(CELL_NAMES)
    return {
        ground: [cell for cell, name in names.items() if name.startswith(f"{cell}, {word}")]
        for ground, word in zip(GROUNDS, WORDS[lang], strict=True)
    }


def plain_cell(seat: Seat) -> str:
    """One without anything on it, not even a mark."""
    cell: str = seat.page.evaluate(PLAIN_CELL)
    return cell


def picture_of(seat: Seat, cell: str) -> Picture:
    box = seat.page.locator(f"main [data-cell={cell}]").bounding_box()
    assert box
    side = int(box["width"]) - 2 * EDGE
    inside: FloatRect = {"x": box["x"] + EDGE, "y": box["y"] + EDGE, "width": side, "height": side}
    return snap(seat.page, inside)


def test_c2_grounds_differ_without_any_colour(visit: Visit) -> None:
    with colourful(visit()) as me:
        cells = {ground: cells[0] for ground, cells in cells_by_ground(me).items()}
        for theme in THEMES:
            change(me.page, theme=theme)
            with seen_with(me.page, "achromatopsia"):
                pictures = {ground: picture_of(me, cell) for ground, cell in cells.items()}
            for one, other in combinations(pictures, 2):
                apart = pictures[one].difference(pictures[other])
                assert apart >= LEAST_PATTERN, f"{theme}: {one} is like {other}, {apart:.1f}"


def test_c2_the_name_of_each_cell_says_what_lies_there(visit: Visit) -> None:
    with play_scene(visit(), moment(has_every_terrain, seats=2, side="B")) as party:
        for lang in WORDS:
            change(party.me.page, language=lang)
            found = cells_by_ground(party.me, lang)
            for terrain in TERRAINS:
                drawn = party.mine.view["draft"][terrain].split("+")
                assert set(drawn) == set(found[terrain]), f"{terrain} in {lang}"


def test_c2_seats_have_letters(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS["people"])
    seats = page.get_by_test_id("panel").locator("[data-presence]")
    expect(seats).to_have_count(len(NAMES))
    for seat, name in zip(seats.all(), NAMES, strict=True):
        assert seat.inner_text().split()[:2] == [name[0], name]


def test_c3_grounds_can_be_told_apart_by_every_eye(visit: Visit) -> None:
    with colourful(visit()) as me:
        cells = {ground: cells[0] for ground, cells in cells_by_ground(me).items()}
        for theme, eyes in product(THEMES, DEFICIENCIES):
            change(me.page, theme=theme)
            with seen_with(me.page, eyes):
                pictures = {ground: picture_of(me, cell) for ground, cell in cells.items()}
            for one, other in combinations(pictures.values(), 2):
                by_colour = distance(one.mean(), other.mean()) >= LEAST_COLOUR
                assert by_colour or one.difference(other) >= LEAST_PATTERN, f"{theme}, {eyes}"


def test_c4_possible_impossible_and_held_differ_without_any_colour(visit: Visit) -> None:
    """By signs and outlines; on choices and buttons as well."""
    with colourful(visit()) as me:
        mouse = Mouse(me)
        possible, plain = min(me.legal), plain_cell(me)
        mountain = cells_by_ground(me)["mountain"][0]
        for theme in THEMES:
            change(me.page, theme=theme)
            with seen_with(me.page, "achromatopsia"):
                seen = {"possible": picture_of(me, possible), "plain": picture_of(me, plain)}
                mouse.point(possible)
                assert possible in me.ghost
                seen["held"] = picture_of(me, possible)
                mouse.point(mountain)
                seen["conflict"] = picture_of(me, min(me.marked("conflict")))
                me.page.mouse.move(0, 0)
            for one, other in combinations(seen, 2):
                apart = seen[one].difference(seen[other])
                assert apart >= LEAST_SIGN, f"{theme}: {one} is like {other}, {apart:.1f}"

        mouse.point(mountain)
        impossible = me["action-draw"]
        expect(impossible).to_have_attribute("aria-disabled", "true")
        assert impossible.evaluate("(one) => getComputedStyle(one).borderStyle") == "dashed"
        expect(impossible.locator("svg")).to_have_count(1)
        choices = me.page.get_by_role("radio")
        for choice in choices.all():
            is_chosen = choice.get_attribute("aria-checked") == "true"
            expect(choice.locator(".tick")).to_have_count(int(is_chosen))


# Colours of the system


def test_c5_the_game_can_be_played_in_the_colours_of_the_system(visit: Visit) -> None:
    with colourful(visit(LAPTOP._replace(forced_colors=True))) as me:
        cells = cells_by_ground(me)
        grounds = {ground: picture_of(me, cells[ground][0]) for ground in cells}
        possible, plain = picture_of(me, min(me.legal)), picture_of(me, plain_cell(me))
        assert possible.difference(plain) >= LEAST_SIGN
        for ground in TERRAINS:
            apart = grounds[ground].difference(plain)
            assert apart >= LEAST_PATTERN, f"{ground} looks empty: {apart:.1f}"
        assert me.page.evaluate(EDGELESS) == []

        Mouse(me).pick(min(me.legal))
        me["action-draw"].click()
        me["action-done"].click()
        expect(me["table"]).not_to_have_attribute("data-seq", "0")
        # Axe counts gradients that are not painted in these colours.
        found = me.visitor.findings()
        assert not [one for one in found if not one.startswith("color-contrast")]
