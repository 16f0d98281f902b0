"""Distributions: steps of round widths, and a picture with a name."""

from __future__ import annotations

from xml.etree import ElementTree

from guildhall.arena.histogram import Steps, steps
from guildhall.arena.intervals import Figure
from guildhall.arena.svg import Row, draw

SVG = "{http://www.w3.org/2000/svg}"


def test_steps_have_a_round_width_and_hold_all_points() -> None:
    assert steps([38, 117], 20) == Steps(35, 5, 17)
    assert steps([7], 20) == Steps(7, 1, 1)
    assert steps([-28, -6], 5) == Steps(-30, 5, 5)
    assert steps([0, 100_000], 10) == Steps(0, 10_001, 10)


def test_points_are_counted_in_their_steps() -> None:
    found = steps([-28, -6, -10], 5)
    assert found.counts([-28, -6, -10]) == [1, 0, 0, 0, 2]
    assert found.span(4) == (-10, -6)


def picture(*rows: Row) -> ElementTree.Element:
    return ElementTree.fromstring(draw("A < B & C", "told", "Points", rows))  # noqa: S314 - ours


def test_a_picture_has_a_name_and_a_description_for_readers() -> None:
    root = picture(Row("x<y", "mean 2", (1, 2, 3), Figure(2, 1, 3)))
    title, described = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert described is not None
    assert (title.text, described.text) == ("A < B & C", "told")
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {described.get('id')}"


def test_a_picture_has_a_bar_for_every_step_with_points_and_knows_the_dark() -> None:
    text = draw("t", "d", "Points", [Row("x", "", (1, 1, 3), Figure(5 / 3, 0, 4))])
    root = ElementTree.fromstring(text)  # noqa: S314 - our own
    bars = [one for one in root.iter(f"{SVG}rect") if one.get("class") == "bar"]
    assert [one.findtext(f"{SVG}title") for one in bars] == ["1: 2", "3: 1"]
    first, second = (float(one.get("height", "")) for one in bars)
    assert first == 2 * second
    assert "prefers-color-scheme: dark" in text


def test_everything_lies_inside_the_picture() -> None:
    root = picture(
        Row("x", "", (10, 12), Figure(11, -500, 500)), Row("y", "", (50,), Figure(50, None, None))
    )
    wide, tall = float(root.get("width", "")), float(root.get("height", ""))
    for one in root.iter(f"{SVG}rect"):
        assert (
            0
            <= float(one.get("x", "0"))
            <= float(one.get("x", "0")) + float(one.get("width", "0"))
            <= wide
        )
        assert (
            0
            <= float(one.get("y", "0"))
            <= float(one.get("y", "0")) + float(one.get("height", "0"))
            <= tall
        )
