"""Goals, kept treasures and the pieces of one player that both are counted on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from .explorers_cards import Options
from .explorers_maps import NORTH, Condition, Map, moved

VASES = {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}
EACH_FURTHER_VASE = 4


@dataclass(frozen=True)
class Route:
    """A trade route: its coins, and whether the group of its cities holds ice."""

    coins: int
    has_ice: bool


@dataclass
class Pieces:
    """What stands on one player's map, and what goals must remember."""

    explorers: set[str] = field(default_factory=set)
    villages: set[str] = field(default_factory=set)
    towers: set[str] = field(default_factory=set)
    posts: set[str] = field(default_factory=set)
    ruins: set[str] = field(default_factory=set)
    crystals: set[str] = field(default_factory=set)
    explored: set[str] = field(default_factory=set)
    routes: list[Route] = field(default_factory=list)


def is_met(land: Map, condition: Condition, pieces: Pieces, options: Options) -> bool:
    """Whether the pieces meet the condition of a goal now."""
    kind = condition["kind"]
    if kind == "all_of":
        return all(is_met(land, part, pieces, options) for part in condition["conditions"])
    if kind == "connected_group":
        return has_group(land, condition["least"], pieces, options)
    if kind == "trade_route":
        return any(is_route_enough(condition, route) for route in pieces.routes)
    counted = {
        "villages": pieces.villages,
        "towers": pieces.towers,
        "trading_posts": pieces.posts,
        "ruins_explored": pieces.ruins,
        "crystals_explored": pieces.crystals,
        "explore_event": pieces.explored,
    }[kind]
    chosen = {cell for cell in counted if passes(land, condition.get("filter", {}), cell, pieces)}
    return is_enough(land, condition, chosen)


def is_route_enough(condition: Condition, route: Route) -> bool:
    if condition.get("involves") == "ice":
        return route.has_ice
    return route.coins >= condition["value_min"]


def has_group(land: Map, least: dict[str, int], pieces: Pieces, options: Options) -> bool:
    """Whether one connected group holds enough cities and ruins that carry explorers."""
    links = pieces.explorers | pieces.villages
    if options.capital_links == "yes":
        links = links | {land.capital}
    return any(
        len(group & pieces.explorers & land.of_feature("city")) >= least["city_with_explorer"]
        and len(group & pieces.explorers & land.of_feature("ruin")) >= least["ruin_with_explorer"]
        for group in land.groups(links)
    )


def is_enough(land: Map, condition: Condition, chosen: set[str]) -> bool:
    """Whether the chosen spaces are as many, as different or as equal as asked."""
    if "labels_all" in condition:
        return set(condition["labels_all"]) <= {land.label(cell) for cell in chosen}
    if "at" in condition:
        return set(condition["at"]) <= chosen
    if "cover_all" in condition:
        attribute = condition["cover_all"]["attribute"]
        assert isinstance(attribute, str)
        found = {value for cell in chosen for value in attributes(land, attribute, cell)}
        return set(condition["cover_all"]["values"]) <= found
    least = condition["min"]
    if "distinct_by" in condition:
        return len(tally(land, condition["distinct_by"], chosen)) >= least
    if "same_by" in condition:
        return max(tally(land, condition["same_by"], chosen).values(), default=0) >= least
    return len(chosen) >= least


def tally(land: Map, attribute: str, cells: Iterable[str]) -> Counter[object]:
    """How often each value of an attribute comes among the spaces."""
    return Counter(value for cell in cells for value in attributes(land, attribute, cell))


def attributes(land: Map, attribute: str, cell: str) -> set[object]:
    """What a space counts as for a goal."""
    if attribute == "neighbour_terrain":
        return {land.terrain(near) for near in land.neighbours(cell)}
    single: dict[str, Callable[[str], object]] = {
        "terrain": land.terrain,
        "land": land.land,
        "region": land.region,
        "ruin_label": land.label,
    }
    return {single[attribute](cell)}


def passes(land: Map, wanted: dict[str, str | int | bool], cell: str, pieces: Pieces) -> bool:
    """Whether a space is of the kind a goal counts."""
    return all(passes_one(land, key, value, cell, pieces) for key, value in wanted.items())


def passes_one(land: Map, key: str, value: str | int | bool, cell: str, pieces: Pieces) -> bool:
    if key == "terrain":
        return land.terrain(cell) == value
    if key == "adjacent_to":
        return land.touches(cell, spaces_called(land, str(value), pieces))
    if key == "land_of":
        return land.land(cell) is not None and land.land(cell) == land.land(str(value))
    if key == "missing_neighbour":
        assert value == "N"
        return moved(cell, NORTH) not in land.spaces
    if key == "border":
        return land.is_border(cell) == value
    if key == "ice":
        return (land.terrain(cell) == "ice") == value
    number = int(value)
    if key == "region_size_min":
        return region_size(land, cell) >= number
    if key == "region_size_max":
        return region_size(land, cell) <= number
    if key == "city_value_min":
        return land.value(cell) >= number
    assert key == "printed_coins_min"
    return land.coins(cell) >= number


def region_size(land: Map, cell: str) -> int:
    region = land.region(cell)
    assert region is not None
    return len(region.cells)


def spaces_called(land: Map, name: str, pieces: Pieces) -> set[str]:
    """The spaces beside which a goal wants a village."""
    return {
        "placed_tower": pieces.towers,
        "trading_post": pieces.posts,
        "ruin_space": land.of_feature("ruin"),
        "crystal_space": land.of_feature("crystal"),
        "ice_space": land.of_terrain("ice"),
    }[name]


def kept_treasure_coins(land: Map, kept: list[str], pieces: Pieces) -> int:
    """What the treasures kept until the end are worth."""
    return sum(
        vase_coins(count) if card == "vase" else count * card_coins(land, card, pieces)
        for card, count in Counter(kept).items()
    )


def vase_coins(number: int) -> int:
    return VASES[min(number, 4)] + EACH_FURTHER_VASE * max(0, number - 4)


def card_coins(land: Map, card: str, pieces: Pieces) -> int:
    """What one kept card other than a vase is worth."""
    if card == "tower_bonus":
        return len(pieces.towers)
    if card == "village_pairs":
        return len(pieces.villages) // 2
    terrain = card.removesuffix("_villages")
    return sum(1 for cell in pieces.villages if land.terrain(cell) == terrain)


def lands_reached(land: Map, pieces: Pieces) -> int:
    """On how many lands a space was ever explored."""
    return len({land.land(cell) for cell in pieces.explored} - {None})


def lands_reached_coins(land: Map, pieces: Pieces) -> int:
    """The bonus for the lands reached, on the map that has one."""
    reached = lands_reached(land, pieces)
    return max(
        (coins for lands, coins in land.lands_reached_coins.items() if lands <= reached), default=0
    )
