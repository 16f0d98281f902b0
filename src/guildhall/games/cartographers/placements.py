"""Every way to draw a shape, made once in tables; what fits now is a few shifts of the free cells.

For each orientation of a shape, the positions where it fits are one integer: the free cells shifted
by each of its cells, joined by AND. These integers are laid side by side, and each set bit picks a
ready-made action.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, compress
from typing import NamedTuple

from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    DOMINO,
    DRAWABLE,
    EXPLORE_CARDS,
    SQUARE,
    Card,
    Shape,
    Terrain,
)
from guildhall.kit.squares import Square, orientations

_SINGLE_CELL = Shape(((0, 0),))
_ZEROES = bytes(0 if byte == ord("0") else byte for byte in range(256))
_SPARSE = 24
"""Where fewer than one bit in so many is set, the bits are read one by one."""
_TRIES = 6
_ROOMY = 66
"""From this many free cells on, guessing a placement is quicker than finding all that fit."""


class _Lane(NamedTuple):
    """One orientation of a shape: where its top left corner may be, and the actions from there."""

    anchors: int
    offsets: tuple[int, ...]
    actions: dict[int, tuple[Draw, ...]]

    @property
    def bits(self) -> int:
        return self.anchors.bit_length()


class Placements:
    """All ways to draw one of some shapes with one of some terrains."""

    def __init__(self, shapes: Iterable[Shape], terrains: tuple[Terrain, ...]) -> None:
        self._lanes = [
            _lane(cells, shape.has_coin, terrains)
            for shape in shapes
            for cells in orientations(shape.cells)
        ]
        shifts = accumulate((lane.bits for lane in self._lanes), initial=0)
        self._plan = tuple(
            (lane.anchors, lane.offsets, shift)
            for lane, shift in zip(self._lanes, shifts, strict=False)
        )
        self._terrains = len(terrains)
        self._columns = tuple(_column(self._lanes, number) for number in range(len(terrains)))
        bits = sum(lane.bits for lane in self._lanes)
        self._digits = f"0{bits}b"
        self._few = bits * len(terrains) // _SPARSE
        self.everywhere = tuple(
            action for lane in self._lanes for some in lane.actions.values() for action in some
        )

    def fitting(self, free: int) -> tuple[Draw, ...]:
        """The placements on free cells only."""
        lanes = 0
        for anchors, offsets, shift in self._plan:
            for offset in offsets:
                anchors &= free >> offset
            lanes |= anchors << shift
        return self._read(lanes)

    def covering(self, free: int, targets: int) -> tuple[Draw, ...]:
        """The placements on free cells that cover at least one target."""
        lanes = 0
        for anchors, offsets, shift in self._plan:
            lanes |= _covering(anchors, offsets, free, targets) << shift
        return self._read(lanes)

    def sample(self, free: int, rng: Rng) -> Draw | None:
        """One of `fitting`, all equally likely; None if there is none."""
        if free.bit_count() >= _ROOMY:
            # A guess that is taken only if it fits is uniform over what fits.
            everywhere = self.everywhere
            count = len(everywhere)
            filled = ~free
            for _ in range(_TRIES):
                action = everywhere[rng.below(count)]
                if not action.cells & filled:
                    return action
        return self._pick(self._fits(free), rng)

    def sample_covering(self, free: int, targets: int, rng: Rng) -> Draw | None:
        """One of `covering`, all equally likely; None if there is none."""
        plan = self._plan
        return self._pick([_covering(a, offs, free, targets) for a, offs, _ in plan], rng)

    def _fits(self, free: int) -> list[int]:
        found = []
        for anchors, offsets, _ in self._plan:
            for offset in offsets:
                anchors &= free >> offset
            found.append(anchors)
        return found

    def _pick(self, found: list[int], rng: Rng) -> Draw | None:
        total = sum([anchors.bit_count() for anchors in found]) * self._terrains
        if not total:
            return None
        number, terrain = divmod(rng.below(total), self._terrains)
        lane = 0
        while number >= (count := found[lane].bit_count()):
            number -= count
            lane += 1
        anchors = found[lane]
        for _ in range(number):
            anchors &= anchors - 1
        return self._lanes[lane].actions[(anchors & -anchors).bit_length() - 1][terrain]

    def _read(self, lanes: int) -> tuple[Draw, ...]:
        """The actions behind the set bits."""
        if lanes.bit_count() < self._few:
            places = []
            while lanes:
                last = lanes.bit_length()
                places.append(-last)
                lanes ^= 1 << (last - 1)
            return tuple([column[place] for column in self._columns for place in places])
        # Many: the bits, written as zero and non-zero bytes, pick the actions in one go.
        chosen = format(lanes, self._digits).encode().translate(_ZEROES)
        found: list[Draw] = []
        for column in self._columns:
            found += compress(column, chosen)
        return tuple(found)


def _column(lanes: list[_Lane], terrain: int) -> tuple[Draw, ...]:
    """The actions of one terrain behind each bit of the joined lanes, the highest bit first.

    Behind bits that are never set stands any action.
    """
    column = []
    for lane in lanes:
        other = next(iter(lane.actions.values()))
        column += [lane.actions.get(bit, other)[terrain] for bit in range(lane.bits)]
    return tuple(reversed(column))


def _covering(anchors: int, offsets: tuple[int, ...], free: int, targets: int) -> int:
    covers = 0
    for offset in offsets:
        anchors &= free >> offset
        covers |= targets >> offset
    return anchors & covers


def _lane(cells: tuple[Square, ...], has_coin: bool, terrains: tuple[Terrain, ...]) -> _Lane:
    height = 1 + max(row for row, _ in cells)
    width = 1 + max(col for _, col in cells)
    shape = GRID.mask(cells)
    actions = {}
    for row in range(GRID.rows - height + 1):
        for col in range(GRID.cols - width + 1):
            anchor = row * GRID.stride + col
            actions[anchor] = tuple(Draw(one, shape << anchor, has_coin) for one in terrains)
    offsets = tuple(row * GRID.stride + col for row, col in cells)
    return _Lane(sum(1 << anchor for anchor in actions), offsets, actions)


def overhanging(shapes: Iterable[Shape], terrains: tuple[Terrain, ...]) -> tuple[Draw, ...]:
    """The parts on the map of shapes that stick out over its edge, each once."""
    found: dict[tuple[int, bool], None] = {}
    for shape in shapes:
        for cells in orientations(shape.cells):
            for row in range(-GRID.rows, GRID.rows):
                for col in range(-GRID.cols, GRID.cols):
                    inside = [one for one in _moved(cells, row, col) if _is_inside(one)]
                    if 0 < len(inside) < len(cells):
                        found[GRID.mask(inside), shape.has_coin] = None
    ordered = sorted(found)
    return tuple(Draw(one, mask, coin) for mask, coin in ordered for one in terrains)


def _moved(cells: tuple[Square, ...], row: int, col: int) -> list[Square]:
    return [(r + row, c + col) for r, c in cells]


def _is_inside(square: Square) -> bool:
    return 0 <= square[0] < GRID.rows and 0 <= square[1] < GRID.cols


def _of_card(card: Card) -> Placements:
    if card in AMBUSH_CARDS:
        return Placements((Shape(AMBUSH_CARDS[card].cells),), _MONSTER)
    if card in EXPLORE_CARDS:
        return Placements(EXPLORE_CARDS[card].shapes, EXPLORE_CARDS[card].terrains)
    return Placements((), ())


_MONSTER = (Terrain.MONSTER,)
_VILLAGE = (Terrain.VILLAGE,)

ANY_CELL = Placements((_SINGLE_CELL,), DRAWABLE)
MONSTER_CELL = Placements((_SINGLE_CELL,), _MONSTER)
DIPLOMACY_CELL = Placements((_SINGLE_CELL,), (Terrain.FIELD_VILLAGE,))
MONSTER_DOMINO = Placements((Shape(DOMINO),), _MONSTER)
OF_CARD = tuple(_of_card(card) for card in Card)
"""The shapes of each card, in the order of `Card`; the ruins cards have none."""
CELLS = {terrain: Placements((_SINGLE_CELL,), (terrain,)) for terrain in DRAWABLE}
DOMINOES = {c: Placements((Shape(DOMINO),), f.terrains) for c, f in EXPLORE_CARDS.items()}
SQUARES = {c: Placements((Shape(SQUARE),), f.terrains) for c, f in EXPLORE_CARDS.items()}
AS_VILLAGE = {
    c: Placements(f.shapes, _VILLAGE)
    for c, f in EXPLORE_CARDS.items()
    if Terrain.VILLAGE not in f.terrains
}
OVERHANGING = {c: overhanging(f.shapes, f.terrains) for c, f in EXPLORE_CARDS.items()}
REPEATS = {
    (card, number, terrain): Placements((Shape(shape.cells),), (terrain,))
    for card, facts in EXPLORE_CARDS.items()
    for number, shape in enumerate(facts.shapes)
    for terrain in facts.terrains
}
