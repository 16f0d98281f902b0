"""The distribution of points as a picture that suits light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from guildhall.arena.histogram import Steps, round_width, steps
from guildhall.arena.intervals import Figure

_WIDTH, _MARGIN = 720, 24
_HEAD, _ROW, _FOOT = 56, 112, 48
_BARS = 64
_MOST_STEPS = 40
_MOST_MARKS = 10
_STYLE = """
  .page { fill: #fffdf8 } .word { fill: #2b2620 } .faint { fill: #6b6259 }
  .bar { fill: #4f7d8c } .band { fill: #b5651d; opacity: .25 }
  .mean { stroke: #b5651d; stroke-width: 2 } .line { stroke: #cfc6b8; stroke-width: 1 }
  text { font-family: system-ui, sans-serif; font-size: 14px }
  .title { font-size: 17px; font-weight: 600 } .end { text-anchor: end }
  .middle { text-anchor: middle; font-size: 12px }
  @media (prefers-color-scheme: dark) {
    .page { fill: #1d1b18 } .word { fill: #f1ebe0 } .faint { fill: #b3a99b }
    .bar { fill: #79adbd } .band { fill: #f0a35e } .mean { stroke: #f0a35e }
    .line { stroke: #4a443c }
  }
"""


class Row(NamedTuple):
    """One bot: its name, what is said of it beside the name, its points and their mean."""

    name: str
    remark: str
    points: tuple[int, ...]
    mean: Figure


def draw(title: str, description: str, axis: str, rows: Sequence[Row]) -> str:
    """One panel for each row, all on the same axis; the band is the interval of the mean."""
    scale = _Scale(steps([one for row in rows for one in row.points], _MOST_STEPS))
    height = _HEAD + _ROW * len(rows) + _FOOT
    panels = [part for at, row in enumerate(rows) for part in _panel(scale, row, _HEAD + _ROW * at)]
    size = f'viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
    reader = 'role="img" aria-labelledby="title description"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {reader}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="description">{escape(description)}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="page" width="{_WIDTH}" height="{height}" rx="8"/>',
        f'<text class="word title" x="{_MARGIN}" y="34">{escape(title)}</text>',
        *panels,
        *_axis(scale, axis, _HEAD + _ROW * len(rows)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Scale:
    """From points to places across the picture."""

    def __init__(self, found: Steps) -> None:
        self.steps = found
        self.step = (_WIDTH - 2 * _MARGIN) / found.number

    def x(self, points: float) -> float:
        """Where points lie: a step holds its whole numbers, so each lies half a point further."""
        return _MARGIN + (points + 0.5 - self.steps.start) / self.steps.width * self.step


def _panel(scale: _Scale, row: Row, top: int) -> list[str]:
    base, right = top + 28 + _BARS, _WIDTH - _MARGIN
    counts = scale.steps.counts(row.points)
    parts = [
        *_band(scale, row.mean, top + 24, base),
        f'<text class="word" x="{_MARGIN}" y="{top + 16}">{escape(row.name)}</text>',
        f'<text class="faint end" x="{right}" y="{top + 16}">{escape(row.remark)}</text>',
    ]
    for at, count in enumerate(counts):
        if count:
            tall = _BARS * count / max(counts)
            low, high = scale.steps.span(at)
            parts.append(
                f'<rect class="bar" x="{_MARGIN + at * scale.step + 0.5:.1f}"'
                f' y="{base - tall:.1f}" width="{scale.step - 1:.1f}" height="{tall:.1f}">'
                f"<title>{low if low == high else f'{low}…{high}'}: {count}</title></rect>"
            )
    parts.append(f'<line class="line" x1="{_MARGIN}" y1="{base}" x2="{right}" y2="{base}"/>')
    mean = f"{scale.x(row.mean.value):.1f}"
    parts.append(f'<line class="mean" x1="{mean}" y1="{top + 24}" x2="{mean}" y2="{base}"/>')
    return parts


def _band(scale: _Scale, mean: Figure, top: int, base: int) -> list[str]:
    if mean.low is None or mean.high is None:
        return []
    left = max(float(_MARGIN), scale.x(mean.low))
    right = min(float(_WIDTH - _MARGIN), scale.x(mean.high))
    place = f'x="{left:.1f}" y="{top}" width="{right - left:.1f}" height="{base - top}"'
    return [f'<rect class="band" {place}/>']


def _axis(scale: _Scale, axis: str, top: int) -> list[str]:
    """Marks at round numbers, and what they count."""
    found = scale.steps
    span = found.number * found.width
    every = round_width(span, _MOST_MARKS)
    first = -(-found.start // every) * every
    parts = [
        f'<text class="faint middle" x="{scale.x(mark):.1f}" y="{top + 4}">{mark}</text>'
        for mark in range(first, found.start + span, every)
    ]
    middle = _WIDTH / 2
    parts.append(f'<text class="faint middle" x="{middle}" y="{top + 28}">{escape(axis)}</text>')
    return parts
