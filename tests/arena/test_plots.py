"""Distributions: steps of round widths, and a picture with a name."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from guildhall.arena.histogram import Steps, steps
from guildhall.arena.intervals import Figure
from guildhall.arena.svg import Caption, Row, draw

SVG = "{http://www.w3.org/2000/svg}"
CAPTION = Caption("A < B & C", "Seed: ladder", "told", ("Points", "Heights"))
TYPED = 8.06
"""So wide is a letter of 13 px in the widest usual font of equal widths (0.62)."""


def test_steps_have_a_round_width_and_hold_all_points() -> None:
    assert steps([38, 117], 20) == Steps(35, 5, 17)
    assert steps([7], 20) == Steps(7, 1, 1)
    assert steps([-28, -6], 5) == Steps(-30, 5, 5)
    assert steps([0, 100_000], 10) == Steps(0, 10_001, 10)


def test_points_are_counted_in_their_steps() -> None:
    found = steps([-28, -6, -10], 5)
    assert found.counts([-28, -6, -10]) == [1, 0, 0, 0, 2]
    assert found.span(4) == (-10, -6)


def picture(*rows: Row, seed: str = "Seed: ladder") -> ElementTree.Element:
    return ElementTree.fromstring(draw(CAPTION._replace(remark=seed), rows))  # noqa: S314 - ours


def texts(root: ElementTree.Element, kind: str) -> list[str]:
    """What stands in the picture in a style; the title of a text is not seen in it."""
    found = (one for one in root.iter(f"{SVG}text") if one.get("class") == kind)
    return [(one.text or "") + "".join(inner.tail or "" for inner in one) for one in found]


def test_a_picture_has_a_name_and_a_description_for_readers() -> None:
    root = picture(Row("x<y", "mean 2", (1, 2, 3), Figure(2, 1, 3)))
    title, described = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert described is not None
    assert (title.text, described.text) == ("A < B & C", "told")
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {described.get('id')}"


def test_a_picture_has_a_bar_for_every_step_with_points_and_knows_the_dark() -> None:
    text = draw(CAPTION, [Row("x", "", (1, 1, 3), Figure(5 / 3, 0, 4))])
    root = ElementTree.fromstring(text)  # noqa: S314 - our own
    bars = [one for one in root.iter(f"{SVG}rect") if one.get("class") == "bar"]
    assert [one.findtext(f"{SVG}title") for one in bars] == ["1: 2", "3: 1"]
    first, second = (float(one.get("height", "")) for one in bars)
    assert first == 2 * second
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("letter", ["W", "ж", "9"])
def test_a_seed_of_any_length_has_its_own_lines_and_is_there_whole(letter: str) -> None:
    seed = f"Seed: {letter * 180}"
    root = picture(Row("x", "", (1,), Figure(1, None, None)), seed=seed)
    lines = texts(root, "faint typed")
    assert "".join(lines).replace(" ", "") == seed.replace(" ", "")
    assert max(map(len, lines)) * TYPED <= 720 - 2 * 24
    short = picture(Row("x", "", (1,), Figure(1, None, None)))
    assert float(root.get("height", "")) > float(short.get("height", ""))


def test_letters_of_double_width_fill_half_as_many_to_a_line() -> None:
    root = picture(Row("x", "", (1,), Figure(1, None, None)), seed="种" * 180)
    assert max(map(len, texts(root, "faint typed"))) * 2 * TYPED <= 720 - 2 * 24


def test_long_names_end_before_the_mean_and_are_told_whole_where_one_points_at_them() -> None:
    means = "среднее 109.5 (107.0…112.0)"
    names = [f"my_laboratory.{'patience_' * 12}:Bot@{budget}" for budget in (30, 31)]
    root = picture(*(Row(name, means, (1,), Figure(1, None, None)) for name in names))
    shown = texts(root, "word typed")
    assert [name[-10:] for name in shown] == [name[-10:] for name in names]
    assert max(map(len, shown)) * TYPED + len(means) * 9 < 720 - 2 * 24
    whole = [one.findtext(f"{SVG}title") for one in root.iter(f"{SVG}text")]
    assert [one for one in whole if one] == names


def test_names_that_fit_are_not_touched() -> None:
    name = "Avenia · my_bots:patient@30"
    root = picture(Row(name, "mean 109.5 (107.0…112.0)", (1,), Figure(1, None, None)))
    assert texts(root, "word typed") == [name]


def test_the_highest_count_of_every_panel_stands_beside_it() -> None:
    point = Figure(1, None, None)
    root = picture(Row("x", "", (1, 1, 1, 3), point), Row("y", "", (2, 2, 1), point))
    assert texts(root, "faint small end") == ["3", "0", "2", "0"]


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
