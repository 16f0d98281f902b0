"""Which placements a card allows: every way of reading them is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise, product

from .explorers_maps import DIRECTIONS, PRINTED, Card, Map, Step, moved

BASIC_CARDS = {card["id"]: card for card in PRINTED["basic_cards"]}
INVESTIGATE_CARDS = {card["id"]: card for card in PRINTED["investigate_cards"]}
CARDS = {**BASIC_CARDS, **INVESTIGATE_CARDS}
ERA_CARDS = ("era_1", "era_2", "era_3", "era_any")
TREASURES = {treasure["id"]: treasure["count"] for treasure in PRINTED["treasures"]}
IMMEDIATE = {card["id"] for card in PRINTED["treasures"] if card["timing"] == "immediate"}


@dataclass(frozen=True)
class Options:
    """Rulings that a table may choose."""

    lances: str = "both_sides"
    village_lines: str = "free"
    wild_region: str = "touching"
    capital_links: str = "no"
    level: str = "normal"

    def __post_init__(self) -> None:
        assert self.lances in ("both_sides", "one_side")
        assert self.village_lines in ("free", "collinear")
        assert self.wild_region in ("touching", "first_only")
        assert self.capital_links in ("no", "yes")
        assert self.level in ("easy", "normal", "hard")


@dataclass(frozen=True)
class Placed:
    """An explorer placed by the action, and the villages and capital there were just before."""

    cell: str
    bases: frozenset[str]


def deck_of_era(era: int) -> list[str]:
    """The explore cards of era 0 to 3."""
    return [*BASIC_CARDS, *ERA_CARDS[: era + 1]]


def factor(card: Card) -> int:
    """How often the action pays the coins of its spaces."""
    bonus = card.get("bonus")
    return bonus["amount"] if bonus and bonus["type"] == "coin_space_multiplier" else 1


def treasures_per_ruin(card: Card) -> int:
    """How many treasure cards a newly explored ruin yields."""
    bonus = card.get("bonus")
    return 1 + bonus["amount"] if bonus and bonus["type"] == "extra_treasure" else 1


def allows(land: Map, card: Card, placed: Sequence[Placed], options: Options) -> bool:
    """Whether some reading of the card allows these placements in this order."""
    return any(
        Reading(land, card, parts, options).is_good()
        for parts in splits(tuple(placed), len(card["steps"]))
    )


def splits(placed: tuple[Placed, ...], parts: int) -> Iterator[list[tuple[Placed, ...]]]:
    """All ways to cut a row into some parts, of which any may be empty."""
    if parts == 1:
        yield [placed]
        return
    for cut in range(len(placed) + 1):
        for rest in splits(placed[cut:], parts - 1):
            yield [placed[:cut], *rest]


@dataclass(frozen=True)
class Reading:
    """One reading: which placements belong to which step."""

    land: Map
    card: Card
    parts: list[tuple[Placed, ...]]
    options: Options

    def is_good(self) -> bool:
        """Whether every step allows its part."""
        return (
            all(self.is_step_good(number) for number in range(len(self.parts)))
            and self.has_distinct_villages()
        )

    def is_step_good(self, number: int) -> bool:
        step = self.card["steps"][number]
        cells = self.cells(number)
        return (
            all(self.fits(step, cell) for cell in cells)
            and self.is_within_limit(step, cells)
            and self.is_within_quota(step, cells)
            and (not cells or self.is_arranged(number))
        )

    def cells(self, number: int) -> list[str]:
        return [placed.cell for placed in self.parts[number]]

    def fits(self, step: Step, cell: str) -> bool:
        """Whether terrain and feature of the space suit the step."""
        if "feature_required" in step:
            return self.land.feature(cell) == step["feature_required"]
        if step["terrains"] == "any" or self.land.terrain(cell) in step["terrains"]:
            return True
        if self.land.terrain(cell) == "ice" and step["max"] is None:
            return False
        return self.land.is_wild(cell)

    def cost(self, step: Step, cell: str) -> int:
        """Ice uses up two placements where the step asks for a terrain."""
        return 2 if self.land.terrain(cell) == "ice" and step["terrains"] != "any" else 1

    def is_within_limit(self, step: Step, cells: list[str]) -> bool:
        limit = step["max"]
        return limit is None or sum(self.cost(step, cell) for cell in cells) <= limit

    def is_within_quota(self, step: Step, cells: list[str]) -> bool:
        """Whether some choice of terrains for the wild spaces keeps every allowance."""
        if "quota" not in step:
            return True
        quota = step["quota"]
        return any(
            all(number <= quota[terrain] for terrain, number in Counter(sum(uses, ())).items())
            for uses in product(*(self.uses(step, quota, cell) for cell in cells))
        )

    def uses(self, step: Step, quota: dict[str, int], cell: str) -> list[tuple[str, ...]]:
        """The allowances that a space may use up."""
        if not self.land.is_wild(cell):
            return [(self.land.terrain(cell),)]
        return list(combinations_with_replacement(quota, self.cost(step, cell)))

    def is_arranged(self, number: int) -> bool:
        """Whether the spaces of a step, at least one, lie as the step says."""
        step = self.card["steps"][number]
        cells = self.cells(number)
        arrangement = step["arrangement"]
        if arrangement == "adjacent_to_first":
            return all(self.land.touches(cell, cells[:1]) for cell in cells[1:])
        if arrangement == "path":
            return is_path(self.land, cells)
        if arrangement == "line":
            return self.is_line(step, cells)
        if arrangement == "same_region":
            return self.is_in_one_region(cells)
        if arrangement in ("adjacent_to_anchor", "adjacent_to_any_anchor"):
            return all(self.land.touches(cell, self.cells(0)) for cell in cells)
        if arrangement == "line_from_village":
            return bool(self.villages(number))
        assert arrangement == "free"
        return True

    def is_line(self, step: Step, cells: list[str]) -> bool:
        if not step.get("includes_anchor"):
            return is_grown_line(cells)
        anchored = [*self.cells(0), *cells]
        if self.options.lances == "one_side":
            return bool(self.cells(0)) and is_outward(anchored)
        return bool(self.cells(0)) and is_grown_line(anchored)

    def is_in_one_region(self, cells: list[str]) -> bool:
        wild = [cell for cell in cells if self.land.is_wild(cell)]
        if wild and len(cells) == 1:
            return True
        if wild and self.options.wild_region == "first_only":
            return False
        return any(
            all(
                self.land.touches(cell, region.cells) if cell in wild else cell in region.cells
                for cell in cells
            )
            for region in self.land.regions
        )

    def villages(self, number: int) -> set[str]:
        """The villages, or the capital, from which the line of a step may start."""
        cells = self.cells(number)
        beside = self.parts[number][0].bases & self.land.neighbours(cells[0])
        if self.options.village_lines == "collinear":
            return {base for base in beside if is_outward([base, *cells])}
        return set(beside) if is_grown_line(cells) else set()

    def has_distinct_villages(self) -> bool:
        """Whether each line that starts from a village can have a village of its own."""
        starts = [
            self.villages(number)
            for number, step in enumerate(self.card["steps"])
            if step["arrangement"] == "line_from_village" and self.parts[number]
        ]
        return any(len(set(choice)) == len(choice) for choice in product(*starts))


def is_path(land: Map, cells: list[str]) -> bool:
    """Whether each space touches the one just before."""
    return all(land.touches(cell, [before]) for before, cell in pairwise(cells))


def is_grown_line(cells: list[str]) -> bool:
    """Whether the spaces formed an unbroken straight line after each placement."""
    return all(is_straight(cells[:number]) for number in range(1, len(cells) + 1))


def is_straight(cells: list[str]) -> bool:
    """Whether the spaces, in any order, are an unbroken straight line."""
    return any(
        set(cells) == {moved(start, direction, steps) for steps in range(len(cells))}
        for start in cells
        for direction in DIRECTIONS
    )


def is_outward(cells: list[str]) -> bool:
    """Whether the spaces, in this order, go straight away from the first."""
    return any(
        cells == [moved(cells[0], direction, steps) for steps in range(len(cells))]
        for direction in DIRECTIONS
    )
