"""PNG files small enough for a repository: 256 colours, chosen for the picture."""

from __future__ import annotations

import zlib
from bisect import bisect
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from struct import pack
from typing import NamedTuple

from tests.browser.pictures import Colour, Picture

MOST_COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
FINE = 2
"""Colours that differ only in so many low bits are one."""


class Box(NamedTuple):
    """Colours near each other, each with how often it occurs."""

    colours: tuple[tuple[Colour, int], ...]

    @property
    def weight(self) -> int:
        return sum(count for _, count in self.colours)

    def widest(self) -> tuple[int, int]:
        """The channel in which they differ most, and by how much."""
        spans = []
        for channel in range(3):
            values = [colour[channel] for colour, _ in self.colours]
            spans.append((max(values) - min(values), channel))
        span, channel = max(spans)
        return channel, span

    def halves(self) -> tuple[Box, Box]:
        """Cut where half of the pixels lie on each side."""
        channel, _ = self.widest()
        ordered = sorted(self.colours, key=lambda one: one[0][channel])
        sums = list(accumulate(count for _, count in ordered))
        place = min(bisect(sums, self.weight / 2) + 1, len(ordered) - 1)
        return Box(tuple(ordered[:place])), Box(tuple(ordered[place:]))

    def mean(self) -> Colour:
        red, green, blue = (
            round(sum(colour[channel] * count for colour, count in self.colours) / self.weight)
            for channel in range(3)
        )
        return red, green, blue


def small_png(picture: Picture) -> bytes:
    boxes = boxes_of(map(coarse, picture.pixels))
    places = {colour: place for place, box in enumerate(boxes) for colour, _ in box.colours}
    indices = bytes(places[coarse(pixel)] for pixel in picture.pixels)
    width = picture.width
    rows = b"".join(b"\0" + indices[at : at + width] for at in range(0, len(indices), width))
    header = pack(">IIBBBBB", width, picture.height, 8, 3, 0, 0, 0)
    palette = b"".join(bytes(box.mean()) for box in boxes)
    parts = [
        (b"IHDR", header),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(_chunk(name, body) for name, body in parts)


def coarse(colour: Colour) -> Colour:
    red, green, blue = (one >> FINE << FINE for one in colour)
    return red, green, blue


def boxes_of(colours: Iterable[Colour]) -> list[Box]:
    """Cut what differs most, over and over."""
    boxes = [Box(tuple(Counter(colours).items()))]
    while len(boxes) < MOST_COLOURS:
        widest = max(boxes, key=lambda box: box.widest()[1] * box.weight**0.5)
        if len(widest.colours) == 1:
            break
        boxes.remove(widest)
        boxes += widest.halves()
    return boxes


def _chunk(name: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(name + body))
