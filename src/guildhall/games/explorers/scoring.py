"""What the end of the game brings, and who wins."""

from __future__ import annotations

from guildhall.games.explorers.board import Board
from guildhall.games.explorers.data import NEXT_VASE, VASES, Terrain, Treasure
from guildhall.games.explorers.state import Earned, Sheet

_VILLAGE_TREASURES = (
    (Treasure.GRASSLAND_VILLAGES, Terrain.GRASSLAND),
    (Treasure.DESERT_VILLAGES, Terrain.DESERT),
    (Treasure.MOUNTAIN_VILLAGES, Terrain.MOUNTAIN),
)


def treasure_coins(board: Board, sheet: Sheet, kept: tuple[Treasure, ...]) -> int:
    """What the kept treasure cards are worth at the end."""
    vases = kept.count(Treasure.VASE)
    coins = VASES[min(vases, len(VASES) - 1)] + NEXT_VASE * max(0, vases - len(VASES) + 1)
    coins += kept.count(Treasure.TOWER_BONUS) * sheet.towers.bit_count()
    for treasure, terrain in _VILLAGE_TREASURES:
        villages = sheet.villages & board.terrains[terrain]
        coins += kept.count(treasure) * villages.bit_count()
    return coins + kept.count(Treasure.VILLAGE_PAIRS) * (sheet.villages.bit_count() // 2)


def final_earned(board: Board, sheet: Sheet, kept: tuple[Treasure, ...]) -> Earned:
    """What comes at the end of the game."""
    bonus = board.sheet.lands_reached
    lands = bonus[sheet.reached.bit_count()] if bonus else 0
    return Earned(treasures=treasure_coins(board, sheet, kept), lands=lands)
