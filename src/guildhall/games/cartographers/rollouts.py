"""Games played to their end in thought: one map, the cards to come, no list of what is legal.

A roll-out draws card after card by the rules (a test plays the same drawings through the ordinary
ones) and returns the stars of the seasons to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from guildhall.games.cartographers import placements
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.ambush import PLACES, landing
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    COIN_TRACK,
    SEASON_LETTERS,
    Card,
    Edict,
    Season,
    Terrain,
)
from guildhall.games.cartographers.futures import ON_RUINS, Fractions, Future
from guildhall.games.cartographers.scoring import SCORERS, monster_loss, seasons_of_full_map
from guildhall.games.cartographers.state import Rules, Sheet

Trace = list[tuple[int, Draw | None]]
"""What was drawn for each card; None for an ambush that found its place by itself."""

SNUG = 16
"""One filled neighbour is worth one part in so many of a star: it only breaks ties."""
_FIRST_AMBUSH = Card.GOBLIN_ATTACK
_MONSTER = Terrain.MONSTER
_FEW = 24
_TRIES = 16
"""Among more than a few placements, so many guesses are made before all are looked at."""
_MANY = 4
_GUESSES = 4
"""With more placements than `_MANY` times as many as wanted, `_GUESSES` are made for each."""


class Spot(NamedTuple):
    """A drawing with what is asked of it again and again: plain numbers, and the cells around."""

    cells: int
    around: int
    terrain: Terrain
    coins: int
    draw: Draw


def spots_of(draws: Iterable[Draw]) -> tuple[Spot, ...]:
    return tuple(
        Spot(draw.cells, GRID.beside(draw.cells), draw.terrain, int(draw.coin), draw)
        for draw in draws
    )


@cache
def _spots_of_cards() -> dict[int, tuple[Spot, ...]]:
    return {int(card): spots_of(placements.OF_CARD[card].everywhere) for card in Card}


@cache
def _single_cells() -> tuple[Spot, ...]:
    return spots_of(placements.ANY_CELL.everywhere)


class Course:
    """What stays the same in all roll-outs from one position of a map.

    Cells only fill up, so a placement that does not fit now never will: guesses are made among
    those that fit now, and a guess that still fits is uniform over all that do.
    """

    def __init__(
        self, rules: Rules, edicts: tuple[Edict, ...], sheet: Sheet, *, is_solo: bool
    ) -> None:
        self.rules = rules
        self.board = board = rules.board
        self.edicts = edicts
        self.sheet = sheet
        self.is_solo = is_solo
        filled = sheet.drawn | board.printed
        self.cells = [spot for spot in _single_cells() if not spot[0] & filled]
        self.places: dict[int, list[Spot]] = {}
        for card, spots in _spots_of_cards().items():
            found = [spot for spot in spots if not spot[0] & filled]
            self.places[card] = found
            self.places[card + ON_RUINS] = [spot for spot in found if spot[0] & board.ruins]

    def one_that_fits(self, card: int, filled: int, fractions: Fractions) -> Spot:
        """A legal drawing for a card, all equally likely; of single cells if no shape fits."""
        found = _one_of(self.places[card], filled, fractions)
        found = found or _one_of(self.cells, filled, fractions)
        if found is None:
            raise ValueError("the map is full")
        return found

    def some_that_fit(
        self, card: int, filled: int, fractions: Fractions, width: int
    ) -> Sequence[Spot]:
        """At most `width` legal drawings for a card, each of them equally likely."""
        found = some_of(self.places[card], filled, fractions, width)
        return found or some_of(self.cells, filled, fractions, width)


def _one_of(spots: list[Spot], filled: int, fractions: Fractions) -> Spot | None:
    count = len(spots)
    if count > _FEW:
        for _ in range(_TRIES):
            spot = spots[int(fractions() * count)]
            if not spot[0] & filled:
                return spot
    fitting = [spot for spot in spots if not spot[0] & filled]
    return fitting[int(fractions() * len(fitting))] if fitting else None


def some_of(spots: list[Spot], filled: int, fractions: Fractions, width: int) -> Sequence[Spot]:
    count = len(spots)
    if count > _MANY * width:
        found = []
        for _ in range(_GUESSES * width):
            spot = spots[int(fractions() * count)]
            if not spot[0] & filled:
                found.append(spot)
                if len(found) == width:
                    return found
    fitting = [spot for spot in spots if not spot[0] & filled]
    if len(fitting) <= width:
        return fitting
    return [fitting[int(fractions() * len(fitting))] for _ in range(width)]


def play_uniform(
    course: Course, future: Future, fractions: Fractions, trace: Trace | None = None
) -> int:
    """The stars to come in a solo game when every legal drawing is equally likely."""
    board, sheet, pick = course.board, course.sheet, course.one_that_fits
    sides, near, everything = board.mountain_sides, board.beside_mountains, board.grid.all
    masks = list(sheet.masks)
    coins, most_coins = sheet.coins, COIN_TRACK - sheet.spent
    filled = sheet.drawn | board.printed
    total = 0
    for season, row in enumerate(future.rows, future.season):
        for card in row:
            if _FIRST_AMBUSH <= card < ON_RUINS:
                draw = None
                cells, terrain = landing(PLACES[Card(card)], everything ^ filled), _MONSTER
            else:
                cells, _, terrain, coin, draw = pick(card, filled, fractions)
                coins += coin
            if trace is not None:
                trace.append((card, draw))
            masks[terrain] |= cells
            filled |= cells
            if cells & near:
                unfilled = everything ^ filled
                coins += sum([1 for side in sides if side & cells and not side & unfilled])
            if coins > most_coins:
                coins = most_coins
            if filled == everything:
                full, is_ending = _sheet(sheet, masks, coins), card == row[-1]
                return total + stars_of_full_map(course, full, season, is_ending=is_ending)
        total += season_stars(course, _sheet(sheet, masks, coins), season)
    return total


def _sheet(before: Sheet, masks: list[int], coins: int) -> Sheet:
    forest, village, field, water, monster = masks
    drawn = forest | village | field | water | monster
    return Sheet(forest, village, field, water, monster, drawn, coins, before.spent)


def season_stars(course: Course, sheet: Sheet, season: int) -> int:
    board = course.board
    first, second = SEASON_LETTERS[season]
    return (
        SCORERS[course.edicts[first]](board, sheet).stars
        + SCORERS[course.edicts[second]](board, sheet).stars
        + sheet.coins
        + monster_loss(board, sheet).stars
    )


def stars_of_full_map(course: Course, sheet: Sheet, season: int, *, is_ending: bool) -> int:
    scored = seasons_of_full_map(course.rules.full_map, Season(season), is_ending=is_ending)
    return sum(season_stars(course, sheet, one) for one in scored)
