"""The maps as bit masks and tables, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from guildhall.games.explorers.data import (
    GRID,
    LAND,
    MAPS,
    Feature,
    MapSheet,
    Space,
    Terrain,
)
from guildhall.kit.hexes import AXES, Direction

NO_REGION = -1
"""All bits set: never complete."""


class Board:
    """One map. Tables are read by the single bit of a space; the capital is never explored."""

    def __init__(self, sheet: MapSheet) -> None:
        self.sheet = sheet
        self.spaces = {space.id: space for space in sheet.spaces}
        self.capital = self._where(lambda one: one.feature is Feature.CAPITAL)
        self.all = self._where(lambda one: one.feature is not Feature.CAPITAL)
        self.terrains = tuple(self._of_terrain(one) for one in Terrain)
        self.wild = self.terrains[Terrain.WILD]
        self.ice = self.terrains[Terrain.ICE]
        self.sea = self.terrains[Terrain.SEA]
        self.land = self._where(lambda one: one.terrain in LAND)
        self._mark_features()
        self._measure()
        self._find_regions()
        self.lands = self._groups(lambda one: one.land)
        self.land_of = {bit: land for land in self.lands for bit in self.spaces if bit & land}
        self.border = self._where(lambda one: one.border)
        self.quiet = self._quiet()
        conditions = [one for goal in sheet.goals for one in goal.conditions]
        self.is_restless = any(one.kind == "connected_group" for one in conditions)
        """Any explorer may meet a goal of this map, not only one that brings something."""

    def _where(self, holds: Callable[[Space], bool]) -> int:
        return sum(space.id for space in self.sheet.spaces if holds(space))

    def _of_terrain(self, terrain: Terrain) -> int:
        return self._where(lambda one: one.terrain is terrain)

    def _of_feature(self, feature: Feature) -> int:
        return self._where(lambda one: one.feature is feature)

    def _groups(self, key: Callable[[Space], str]) -> tuple[int, ...]:
        """The masks of spaces with the same key, in the order of their first spaces."""
        found: dict[str, int] = {}
        for space in self.sheet.spaces:
            name = key(space)
            if name:
                found[name] = found.get(name, 0) | space.id
        return tuple(found.values())

    def _mark_features(self) -> None:
        self.blanks = self._of_feature(Feature.BLANK)
        self.coins = self._of_feature(Feature.COIN)
        self.cities = self._of_feature(Feature.CITY)
        self.ruins = self._of_feature(Feature.RUIN)
        self.discoveries = self._of_feature(Feature.DISCOVERY)
        self.crystals = self._of_feature(Feature.CRYSTAL)
        self.coins_of = {bit: space.coins for bit, space in self.spaces.items() if space.coins}
        self.city_value = {bit: one.city_value for bit, one in self.spaces.items()}
        self.crystal_value = {bit: one.crystal_value for bit, one in self.spaces.items()}

    def _measure(self) -> None:
        self.near = {bit: GRID.beside(bit) & self.all for bit in self.spaces}
        self.start = self.near[self.capital]
        self.along = tuple(
            {bit: GRID.along(bit, axis) & self.all for bit in self.spaces} for axis in range(AXES)
        )
        self.axis_of: dict[int, int] = {}
        """The axis of two adjacent spaces, by the mask of both."""
        self.beyond: dict[tuple[int, int], int] = {}
        """The space that follows two adjacent ones in a straight line, 0 where there is none."""
        for bit in self.spaces:
            for direction in Direction:
                self._measure_pair(bit, direction)

    def _measure_pair(self, bit: int, direction: Direction) -> None:
        other = GRID.step(bit, direction)
        if other in self.spaces:
            self.axis_of[bit | other] = direction % AXES
            self.beyond[bit, other] = GRID.step(other, direction) & self.all

    def _find_regions(self) -> None:
        self.regions = self._groups(lambda one: one.region)
        self.region_of = dict.fromkeys(self.spaces, NO_REGION)
        """The region a space may complete; one without a blank space never gives a village."""
        self.closures = tuple(
            region | GRID.beside(region) & (self.wild | self.ice) for region in self.regions
        )
        """Each region with the wild spaces that touch it."""
        for region in self.regions:
            if region & self.blanks:
                self.region_of.update({bit: region for bit in self.spaces if bit & region})

    def _quiet(self) -> int:
        """Spaces that bring at most coins, unless they complete a region or join cities."""
        features = (Feature.NONE, Feature.BLANK, Feature.COIN)
        quiet = self._where(lambda one: one.feature in features)
        if self.sheet.lands_reached:
            return quiet & self.sea
        least = min(self._telling_coins(), default=0)
        return quiet & ~union(c for c, coins in self.coins_of.items() if least and coins >= least)

    def _telling_coins(self) -> Iterator[int]:
        """How many coins on a space meet a goal."""
        for goal in self.sheet.goals:
            for condition in goal.conditions:
                if condition.filter_by == "printed_coins_min":
                    yield int(condition.filter)

    def near_all(self, mask: int) -> int:
        """All spaces next to a space of the mask."""
        return GRID.beside(mask) & self.all


def union(masks: Iterable[int]) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


BOARDS = tuple(Board(sheet) for sheet in MAPS)
"""In the order of `Map`."""
