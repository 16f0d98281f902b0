"""Positions in the middle of a game, put on an engine's position and on the reference alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from guildhall.core.rng import Rng
from tests.reference.explorers import COVERS, CUBES, VILLAGES, Seat, Table
from tests.reference.explorers_cards import BASIC_CARDS, ERA_CARDS, IMMEDIATE, deck_of_era
from tests.reference.explorers_goals import is_met

BEFORE = 0
"""The turn of what was done before the position."""


def crowd(position: dict[str, Any], reference: Table, rng: Rng) -> None:
    """Change both into the same position between two turns of a random era."""
    set_era(position, reference, rng.below(4), some(BASIC_CARDS, rng.below(5), rng))
    has_many_tokens = rng.below(3) == 0
    for player in reference.seats:
        deal_cards(reference, player, rng)
        settle(reference, player, rng, has_many_tokens=has_many_tokens)
        draw_treasures(reference, player, rng)
    write(position, reference, rng)


def bring_to_the_end(position: dict[str, Any], reference: Table, rng: Rng) -> None:
    """Change both into a position before the last turn, where ties and close calls are likely."""
    set_era(position, reference, 3, sorted(set(deck_of_era(3)) - {"basic_mountain"}))
    for player in reference.seats:
        deal_cards(reference, player, rng)
        land, pieces = reference.map, player.pieces
        pieces.towers = set(some(land.of_feature("discovery"), rng.below(2), rng))
        pieces.explored = set(pieces.towers)
        for region in land.regions[: rng.below(3)]:
            pieces.villages |= set(some(land.blanks(region), 1, rng))
        player.coins["spaces"] = (90, 119, 120, 150)[
            rng.below(4) if len(reference.seats) == 1 else 0
        ]
        for goal in reference.goals:
            if rng.below(4):
                mark(reference, player, goal)
    write(position, reference, rng)


def write(position: dict[str, Any], reference: Table, rng: Rng) -> None:
    """Put on the position of the engine what the reference holds."""
    for seat, player in enumerate(reference.seats):
        sheet = {**position["sheets"][seat], **written(reference, player)}
        position["sheets"][seat] = sheet
        desk = position["desks"][seat]
        desk["sheet"] = sheet
        desk["kept"] = player.kept
        desk["rejected"] = reject(reference, player, rng)
    position["under"] = reference.used_treasures


def set_era(position: dict[str, Any], reference: Table, era: int, revealed: list[str]) -> None:
    """An era of which some cards are revealed."""
    reference.era = era
    reference.turn = 1
    reference.deck = set(deck_of_era(era)) - set(revealed)
    reference.revealed = set(ERA_CARDS[:era]) | set(revealed)
    if len(reference.seats) == 1:
        for card in reference.revealed:
            reference.covered |= set(COVERS.get(card, []))
    position["era"] = reference.era + 1
    position["revealed"] = revealed


def some(items: Iterable[str], number: int, rng: Rng) -> list[str]:
    """So many of the items, or all."""
    pool = sorted(items)
    return [pool.pop(rng.below(len(pool))) for _ in range(min(number, len(pool)))]


def deal_cards(reference: Table, player: Seat, rng: Rng) -> None:
    """An investigate card for each era that is over."""
    hand = some(reference.unseen_cards, min(3, reference.era), rng)
    reference.unseen_cards -= set(hand)
    player.investigate = dict(zip(ERA_CARDS, hand, strict=False))


def reject(reference: Table, player: Seat, rng: Rng) -> list[str]:
    """As many cards again, which were not kept."""
    rejected = some(reference.unseen_cards, len(player.investigate), rng)
    reference.unseen_cards -= set(rejected)
    return rejected


def settle(reference: Table, player: Seat, rng: Rng, *, has_many_tokens: bool) -> None:
    """Pieces all over the map, with nothing left to resolve."""
    land, pieces = reference.map, player.pieces
    for name, feature in (("towers", "discovery"), ("ruins", "ruin"), ("crystals", "crystal")):
        spaces = land.of_feature(feature)
        most = len(spaces) if has_many_tokens else rng.below(len(spaces) + 1)
        number = max(rng.below(most + 1), most - 2 if has_many_tokens else 0)
        setattr(pieces, name, set(some(spaces, number, rng)))
    pieces.posts = set(some(land.of_feature("city"), rng.below(3), rng))
    rarity = 2 + rng.below(12)
    regions = sorted((min(region.cells), region) for region in land.regions)
    for _, region in regions:
        if len(pieces.villages) < VILLAGES and land.blanks(region) and rng.below(rarity) == 0:
            pieces.villages.add(rng.choice(sorted(land.blanks(region))))
    for _ in range(rng.below(CUBES)):
        grow(reference, player, rng)
    pieces.explored = (
        pieces.explorers | pieces.villages | pieces.towers | pieces.ruins | pieces.crystals
    )
    for goal in reference.goals:
        if is_met(land, land.goals[goal]["condition"], pieces, reference.options):
            mark(reference, player, goal)


def mark(reference: Table, player: Seat, goal: str) -> None:
    """A goal met before, for which the coins are forgotten."""
    player.goals[goal] = BEFORE
    player.cubes_on_goals += min(1, player.cubes())
    reference.first_turns[goal] = BEFORE


def grow(reference: Table, player: Seat, rng: Rng) -> None:
    """One explorer more, unless it would have an effect."""
    land, pieces = reference.map, player.pieces
    untouched = land.of_feature("ruin") - pieces.ruins | land.of_feature("crystal")
    spaces = reference._reachable(player) - untouched - land.of_feature("discovery")
    if not spaces:
        return
    cities = spaces & land.of_feature("city")
    cell = rng.choice(sorted(cities if cities and rng.below(2) else spaces))
    pieces.explorers.add(cell)
    if reference._village_sites(player, cell) or reference._route_moves(player, cell):
        pieces.explorers.remove(cell)


def draw_treasures(reference: Table, player: Seat, rng: Rng) -> None:
    """What the ruins of the seat have given, twice as much for some."""
    for _ in range(len(player.pieces.ruins) * (1 + rng.below(2))):
        pool = sorted(reference.unseen_treasures.elements())
        if not pool:
            return
        card = rng.choice(pool)
        reference.unseen_treasures.subtract([card])
        reference.unseen_treasures += type(reference.unseen_treasures)()
        (reference.used_treasures if card in IMMEDIATE else player.kept).append(card)


def written(reference: Table, player: Seat) -> dict[str, Any]:
    """What differs on the sheet of the engine."""
    pieces = player.pieces
    masks = {
        "explorers": pieces.explorers,
        "villages": pieces.villages,
        "towers": pieces.towers,
        "posts": pieces.posts,
        "tokens": pieces.ruins,
        "crystals": pieces.crystals,
        "reached": first_spaces(reference, player),
    }
    nothing = dict.fromkeys(player.coins, 0)
    return {
        **{name: "+".join(sorted(spaces)) for name, spaces in masks.items()},
        "met": [goal for goal in reference.goals if goal in player.goals],
        "on_goals": player.cubes_on_goals,
        "hand": list(player.investigate.values()),
        "kept": len(player.kept),
        "earned": player.coins,
        "eras": [nothing] * reference.era,
    }


def first_spaces(reference: Table, player: Seat) -> set[str]:
    """One explored space of each land, on the map that pays for lands."""
    if not reference.map.lands_reached_coins:
        return set()
    reached = (land & player.pieces.explored for land in reference.map.lands)
    return {min(spaces) for spaces in reached if spaces}
