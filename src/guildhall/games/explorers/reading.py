"""What a card allows next.

A row of explorers is legal if some reading of the card allows it; nobody is asked which reading is
meant. A reader gets the explorers put so far and answers with the spaces that may come next, as
far as the card is concerned; the frontier of the map is not its business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from guildhall.games.explorers.board import BOARDS, Board, union
from guildhall.games.explorers.data import (
    CARDS,
    BasicCard,
    Group,
    InvestigateCard,
)
from guildhall.games.explorers.state import Desk, Lances, Rules, VillageLines, WildRegion
from guildhall.kit.hexes import bits

Reader = Callable[[Rules, Desk], int]
ReadCard = BasicCard | InvestigateCard


class _Counter:
    """Spaces of given terrains, wild ones too; where terrain matters, ice counts twice."""

    def __init__(self, board: Board, card: ReadCard) -> None:
        self.cells = union(board.terrains[one] for one in card.terrains) | board.wild
        self.most = card.most
        self.ice = board.ice
        self.cells_and_ice = self.cells | board.ice

    def next(self, placed: tuple[int, ...]) -> int:
        """What one more may be put on."""
        room = self.most - len(placed)
        if self.ice:
            room -= sum(1 for cell in placed if cell & self.ice)
        if room < 1:
            return 0
        return self.cells if room == 1 else self.cells_and_ice


def _free(board: Board, card: ReadCard) -> Reader:
    counter = _Counter(board, card)
    if board.ice:
        return lambda _, desk: counter.next(desk.placed)
    cells, most = counter.cells, card.most
    return lambda _, desk: cells if len(desk.placed) < most else 0


def _mix(board: Board, card: ReadCard) -> Reader:
    """Separate allowances; a wild space takes one of any that are left."""
    counter = _Counter(board, card)
    quota = card.quota if isinstance(card, InvestigateCard) else ()
    parts = [(board.terrains[t], n) for t, n in zip(card.terrains, quota, strict=True)]

    def read(_: Rules, desk: Desk) -> int:
        found = counter.next(desk.placed)
        if found:
            put = union(desk.placed)
            for cells, most in parts:
                if (put & cells).bit_count() >= most:
                    found &= ~cells
        return found

    return read


def _line(board: Board, card: ReadCard) -> Reader:
    """Spaces in a row on one axis, growing at either end."""
    counter = _Counter(board, card)
    unlimited = counter.cells  # which may not enter ice
    near, along, axis_of = board.near, board.along, board.axis_of

    def read(_: Rules, desk: Desk) -> int:
        placed = desk.placed
        cells = counter.next(placed) if card.most else unlimited
        if not placed:
            return cells
        if len(placed) == 1:
            return near[placed[0]] & cells
        neighbours = along[axis_of[placed[0] | placed[1]]]
        return union([neighbours[cell] for cell in placed]) & cells

    return read


def _adjacent(board: Board, card: ReadCard) -> Reader:
    most = card.most

    def read(_: Rules, desk: Desk) -> int:
        placed = desk.placed
        if not placed:
            return board.all
        return board.near[placed[0]] if len(placed) < most else 0

    return read


def _path(board: Board, card: ReadCard) -> Reader:
    """Each space touches the one before."""
    counter = _Counter(board, card)

    def read(_: Rules, desk: Desk) -> int:
        placed = desk.placed
        cells = counter.next(placed)
        return cells & board.near[placed[-1]] if placed else cells

    return read


def _region(board: Board, card: ReadCard) -> Reader:
    """Spaces of one region, with wild ones that touch it."""
    counter = _Counter(board, card)
    wild = board.wild | board.ice

    def read(rules: Rules, desk: Desk) -> int:
        cells = counter.next(desk.placed)
        put = union(desk.placed)
        if not put:
            return cells
        found = union([one for one in board.closures if not put & ~one]) & cells
        if rules.wild_region is WildRegion.FIRST_ONLY:
            return 0 if put & wild else found & ~wild
        return found

    return read


def _burst(board: Board, card: ReadCard) -> Reader:
    """An anchor, then spaces around it."""
    counter = _Counter(board, card)
    most = 1 + _then(card)

    def read(_: Rules, desk: Desk) -> int:
        placed = desk.placed
        if not placed:
            return counter.cells
        return board.near[placed[0]] if len(placed) < most else 0

    return read


def _lance(board: Board, card: ReadCard) -> Reader:
    """An anchor, then spaces in one straight line with it."""
    counter = _Counter(board, card)
    most = 1 + _then(card)

    def read(rules: Rules, desk: Desk) -> int:
        placed = desk.placed
        if not placed:
            return counter.cells
        if len(placed) >= most:
            return 0
        if rules.lances is Lances.ONE_SIDE and len(placed) > 1:
            return board.beyond[placed[-2], placed[-1]]
        return _ends(board, placed)

    return read


def _ends(board: Board, line: tuple[int, ...]) -> int:
    """The spaces with which a straight line can go on (some of its own perhaps)."""
    if len(line) == 1:
        return board.near[line[0]]
    neighbours = board.along[board.axis_of[line[0] | line[1]]]
    return union([neighbours[cell] for cell in line])


def _village_lines(board: Board, card: ReadCard) -> Reader:
    """Two lines from different villages, one after the other; the capital is a village here."""
    most = card.most

    def read(rules: Rules, desk: Desk) -> int:
        placed = desk.placed
        homes = desk.sheet.villages | board.capital
        if not placed:
            return board.near_all(homes)
        lines = _Lines(board, rules.village_lines is VillageLines.COLLINEAR, most)
        left = lines.homes(placed, desk.bases[0])
        found = lines.further(placed, left)
        if left:
            found |= board.near_all(_others(homes, left))
        for cut in range(1, len(placed)):
            left = lines.homes(placed[:cut], desk.bases[0])
            right = _others(lines.homes(placed[cut:], desk.bases[cut]), left)
            if left:
                found |= lines.further(placed[cut:], right)
        return found

    return read


def _others(homes: int, used: int) -> int:
    """The villages for one line when the other left one of those used."""
    return homes & ~used if used.bit_count() == 1 else homes


class _Lines(NamedTuple):
    """Straight lines that begin next to a village; collinear ones lead straight away from it."""

    board: Board
    is_collinear: bool
    most: int

    def homes(self, line: tuple[int, ...], bases: int) -> int:
        """From which of these villages the row of spaces is such a line."""
        if len(line) > self.most:
            return 0
        if not self.is_collinear:
            whole = all(line[at] & _ends(self.board, line[:at]) for at in range(1, len(line)))
            return bases if whole else 0
        return union(home for home in bits(bases) if self._leads(home, line))

    def _leads(self, home: int, line: tuple[int, ...]) -> bool:
        row = (home, *line)
        pairs = zip(row, row[1:], row[2:], strict=False)
        return all(self.board.beyond.get((one, two)) == three for one, two, three in pairs)

    def further(self, line: tuple[int, ...], homes: int) -> int:
        """The spaces with which a line from one of these villages can go on."""
        if not homes or len(line) >= self.most:
            return 0
        if not self.is_collinear:
            return _ends(self.board, line)
        if len(line) == 1:
            return union(self.board.beyond[home, line[0]] for home in bits(homes))
        return self.board.beyond[line[-2], line[-1]]


def _sea_cities(board: Board, card: ReadCard) -> Reader:
    """Sea spaces, then cities that touch them."""
    counter = _Counter(board, card)

    def read(_: Rules, desk: Desk) -> int:
        put = union(desk.placed)
        cities = board.near_all(put & ~board.cities) & board.cities
        return cities if put & board.cities else counter.next(desk.placed) | cities

    return read


def _sea_coins(board: Board, card: ReadCard) -> Reader:
    """Sea spaces, then coin spaces that touch them; a coin space at sea may be either."""
    counter = _Counter(board, card)

    def read(_: Rules, desk: Desk) -> int:
        placed = desk.placed
        found = counter.next(placed) if _are_sea(counter, placed) else 0
        for cut in range(max(0, len(placed) - _then(card) + 1), len(placed) + 1):
            sea, coins = placed[:cut], placed[cut:]
            beside = board.near_all(union(sea)) & board.coins
            if _are_sea(counter, sea) and not union(coins) & ~beside:
                found |= beside
        return found

    return read


def _are_sea(counter: _Counter, placed: tuple[int, ...]) -> bool:
    return all(placed[at] & counter.next(placed[:at]) for at in range(len(placed)))


def _then(card: ReadCard) -> int:
    return card.then if isinstance(card, InvestigateCard) else 0


_MAKERS: dict[Group, Callable[[Board, ReadCard], Reader]] = {
    Group.FREE: _free,
    Group.MIX: _mix,
    Group.LINE: _line,
    Group.ADJACENT: _adjacent,
    Group.PATH: _path,
    Group.REGION: _region,
    Group.BURST: _burst,
    Group.LANCE: _lance,
    Group.VILLAGE_LINES: _village_lines,
    Group.SEA_CITIES: _sea_cities,
    Group.SEA_COINS: _sea_coins,
}


def _reader(board: Board, card: ReadCard) -> Reader:
    return _MAKERS[card.group](board, card)


BASIC_READERS = tuple(tuple(_reader(board, card) for card in CARDS.basic) for board in BOARDS)
"""By map and basic card."""
INVESTIGATE_READERS = tuple(
    tuple(_reader(board, card) for card in CARDS.investigate) for board in BOARDS
)
"""By map and investigate card."""
