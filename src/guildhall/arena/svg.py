"""The distribution of points as a picture that suits light and dark pages."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from guildhall.arena.histogram import Steps, round_width, steps
from guildhall.arena.intervals import Figure

_WIDTH, _MARGIN, _LEFT = 720, 24, 72
_HEAD, _LINE, _ROW, _FOOT = 50, 18, 112, 34
_BARS = 64
_MOST_STEPS = 40
_MOST_MARKS = 10
_LEAST_NAME = 9
_CELL, _LETTER = 8.1, 9.1
"""How wide letters are at most: of the typed words, whose letters are all alike, and of others."""
_WIDE = "\u2e80"
"""From here on letters are twice as wide."""
_STYLE = """
  .page { fill: #fffdf8 } .word { fill: #2b2620 } .faint { fill: #6b6259 }
  .bar { fill: #4f7d8c } .band { fill: #b5651d; opacity: .25 }
  .mean { stroke: #b5651d; stroke-width: 2 } .line { stroke: #cfc6b8; stroke-width: 1 }
  text { font-family: system-ui, sans-serif; font-size: 14px }
  .title { font-size: 17px; font-weight: 600 } .end { text-anchor: end }
  .typed { font: 13px ui-monospace, monospace } .small { font-size: 12px }
  .middle { text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    .page { fill: #1d1b18 } .word { fill: #f1ebe0 } .faint { fill: #b3a99b }
    .bar { fill: #79adbd } .band { fill: #f0a35e } .mean { stroke: #f0a35e }
    .line { stroke: #4a443c }
  }
"""


class Caption(NamedTuple):
    """The words of a picture: above it, for those who hear it, and the notes below its axis."""

    title: str
    remark: str
    description: str
    notes: tuple[str, ...]


class Row(NamedTuple):
    """One bot: its name, what is said of it beside the name, its points and their mean."""

    name: str
    remark: str
    points: tuple[int, ...]
    mean: Figure


def draw(caption: Caption, rows: Sequence[Row]) -> str:
    """One panel for each row, all on the same axis; the band is the interval of the mean.

    Every panel has a height of its own: the highest count stands beside it.
    """
    scale = _Scale(steps([one for row in rows for one in row.points], _MOST_STEPS))
    remark = textwrap.wrap(caption.remark, _room(caption.remark, _WIDTH - 2 * _MARGIN))
    top = _HEAD + _LINE * len(remark)
    foot = top + _ROW * len(rows)
    height = foot + _FOOT + _LINE * len(caption.notes)
    panels = [part for at, row in enumerate(rows) for part in _panel(scale, row, top + _ROW * at)]
    size = f'viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
    reader = 'role="img" aria-labelledby="title description"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {reader}>',
        f'<title id="title">{escape(caption.title)}</title>',
        f'<desc id="description">{escape(caption.description)}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="page" width="{_WIDTH}" height="{height}" rx="8"/>',
        _text("word title", _MARGIN, 34, caption.title),
        *(_text("faint typed", _MARGIN, 56 + _LINE * at, line) for at, line in enumerate(remark)),
        *panels,
        *_axis(scale, foot),
        *(
            _text("faint small middle", _WIDTH / 2, foot + 28 + _LINE * at, note)
            for at, note in enumerate(caption.notes)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _text(kind: str, x: float, y: float, words: str, whole: str = "") -> str:
    """Words at a place; where they are cut, pointing at them shows them whole."""
    told = f"<title>{escape(whole)}</title>" if whole else ""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{told}{escape(words)}</text>'


def _room(typed: str, width: float) -> int:
    """How many of such typed letters fit."""
    return int(width / _CELL) // (2 if typed and max(typed) >= _WIDE else 1)


class _Scale:
    """From points to places across the picture."""

    def __init__(self, found: Steps) -> None:
        self.steps = found
        self.step = (_WIDTH - _MARGIN - _LEFT) / found.number

    def x(self, points: float) -> float:
        """Where points lie: a step holds its whole numbers, so each lies half a point further."""
        return _LEFT + (points + 0.5 - self.steps.start) / self.steps.width * self.step


def _panel(scale: _Scale, row: Row, top: int) -> list[str]:
    high, base, right = top + 28, top + 28 + _BARS, _WIDTH - _MARGIN
    counts = scale.steps.counts(row.points)
    mean = f"{scale.x(row.mean.value):.1f}"
    return [
        *_band(scale, row.mean, high - 4, base),
        *_name(row, top + 16),
        _text("faint small end", _LEFT - 8, high + 4, f"{max(counts)}"),
        _text("faint small end", _LEFT - 8, base + 4, "0"),
        f'<line class="line" x1="{_LEFT}" y1="{high}" x2="{right}" y2="{high}"/>',
        *_bars(scale, counts, base),
        f'<line class="line" x1="{_LEFT}" y1="{base}" x2="{right}" y2="{base}"/>',
        f'<line class="mean" x1="{mean}" y1="{high - 4}" x2="{mean}" y2="{base}"/>',
    ]


def _name(row: Row, y: int) -> list[str]:
    """The name on the left and what is said of it on the right, with a gap between them."""
    free = _WIDTH - 2 * _MARGIN - _LETTER * (len(row.remark) + 2)
    shown = _shortened(row.name, max(_LEAST_NAME, _room(row.name, free)))
    return [
        _text("word typed", _MARGIN, y, shown, row.name if shown != row.name else ""),
        _text("faint end", _WIDTH - _MARGIN, y, row.remark),
    ]


def _shortened(name: str, most: int) -> str:
    """Without its middle: names that begin alike often differ in their ends."""
    if len(name) <= most:
        return name
    half = most // 2
    return f"{name[: most - half - 1]}…{name[-half:]}"


def _bars(scale: _Scale, counts: Sequence[int], base: int) -> list[str]:
    parts = []
    for at, count in enumerate(counts):
        if count:
            tall = _BARS * count / max(counts)
            low, high = scale.steps.span(at)
            parts.append(
                f'<rect class="bar" x="{_LEFT + at * scale.step + 0.5:.1f}"'
                f' y="{base - tall:.1f}" width="{scale.step - 1:.1f}" height="{tall:.1f}">'
                f"<title>{low if low == high else f'{low}…{high}'}: {count}</title></rect>"
            )
    return parts


def _band(scale: _Scale, mean: Figure, top: int, base: int) -> list[str]:
    if mean.low is None or mean.high is None:
        return []
    left = max(float(_LEFT), scale.x(mean.low))
    right = min(float(_WIDTH - _MARGIN), scale.x(mean.high))
    place = f'x="{left:.1f}" y="{top}" width="{right - left:.1f}" height="{base - top}"'
    return [f'<rect class="band" {place}/>']


def _axis(scale: _Scale, top: int) -> list[str]:
    """Marks at round numbers."""
    found = scale.steps
    span = found.number * found.width
    every = round_width(span, _MOST_MARKS)
    first = -(-found.start // every) * every
    marks = range(first, found.start + span, every)
    return [_text("faint small middle", round(scale.x(one), 1), top + 4, f"{one}") for one in marks]
