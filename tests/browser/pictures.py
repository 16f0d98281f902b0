"""Pictures of a page as numbers: what two of them have in common, also for who sees no colours."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import FloatRect, Page

Colour = tuple[int, int, int]
LINEAR = [x / 255 / 12.92 if x <= 10 else ((x / 255 + 0.055) / 1.055) ** 2.4 for x in range(256)]


class Picture(NamedTuple):
    """Rows of pixels."""

    width: int
    height: int
    pixels: list[Colour]

    def mean(self) -> Colour:
        red, green, blue = (
            round(sum(one[place] for one in self.pixels) / len(self.pixels)) for place in range(3)
        )
        return red, green, blue

    def difference(self, other: Picture) -> float:
        """How far corresponding pixels are apart on average, from 0 to 255 by lightness."""
        assert (self.width, self.height) == (other.width, other.height)
        apart = (
            abs(grey(one) - grey(two)) for one, two in zip(self.pixels, other.pixels, strict=True)
        )
        return sum(apart) / len(self.pixels)


def grey(colour: Colour) -> float:
    """Lightness as the eye has it, from 0 to 255."""
    return lab(colour)[0] * 2.55


# Colours


def luminance(colour: Colour) -> float:
    red, green, blue = (LINEAR[one] for one in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """As the guidelines for accessible pages count it: from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: Colour) -> tuple[float, float, float]:
    """Lightness and two axes of colour, in which distances are about as the eye sees them."""
    red, green, blue = (LINEAR[one] for one in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour) -> float:
    """About 2 is just noticeable, 10 is seen at a glance."""
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


# From the page


def snap(page: Page, clip: FloatRect) -> Picture:
    return read_png(page.screenshot(clip=clip, animations="disabled", caret="hide"))


@contextmanager
def seen_with(page: Page, deficiency: str) -> Iterator[None]:
    """Look with the eyes of somebody else: protanopia, deuteranopia, tritanopia, achromatopsia."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    try:
        yield
    finally:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


# PNG, as browsers write it: 8 bits, no interlacing


def read_png(data: bytes) -> Picture:
    width, height, depth, kind = 0, 0, 0, 0
    packed = b""
    for name, body in _chunks(data):
        if name == b"IHDR":
            width, height = int.from_bytes(body[:4]), int.from_bytes(body[4:8])
            depth, kind = body[8], body[9]
        elif name == b"IDAT":
            packed += body
    assert depth == 8, f"expected 8 bits, got {depth}"
    size = {2: 3, 6: 4}[kind]
    rows = _unfiltered(zlib.decompress(packed), width * size, size)
    places = range(0, width * size, size)
    pixels = [(row[at], row[at + 1], row[at + 2]) for row in rows for at in places]
    return Picture(width, height, pixels)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(data):
        length = int.from_bytes(data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def _unfiltered(data: bytes, stride: int, size: int) -> list[bytearray]:
    rows: list[bytearray] = []
    above = bytearray(stride)
    for start in range(0, len(data), stride + 1):
        row = bytearray(data[start + 1 : start + 1 + stride])
        _unfilter(data[start], row, above, size)
        rows.append(row)
        above = row
    return rows


def _unfilter(kind: int, row: bytearray, above: bytearray, size: int) -> None:
    for at in range(len(row)):
        left = row[at - size] if at >= size else 0
        up = above[at]
        corner = above[at - size] if at >= size else 0
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        row[at] = (row[at] + guess) & 255


def _paeth(left: int, up: int, corner: int) -> int:
    """The neighbour nearest to what a straight slope would give."""
    straight = left + up - corner
    return min((left, up, corner), key=lambda one: abs(straight - one))
