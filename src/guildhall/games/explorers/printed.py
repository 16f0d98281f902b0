"""What is printed on maps, cards and tracks, gathered in one value for screens and tools."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.games.explorers.data import (
    CARDS,
    COVERS,
    ERAS,
    EXPLORERS,
    MAPS,
    NEXT_VASE,
    SOLO_COINS,
    VASES,
    VILLAGES,
    BasicCard,
    Card,
    Cover,
    InvestigateCard,
    Level,
    MapSheet,
    TreasureCard,
)
from guildhall.games.explorers.state import CARD_BAG, ERA_DECKS


class PrintedEra(NamedTuple):
    """An era and its explore deck."""

    era: int
    cards: tuple[Card, ...]


class PrintedLevel(NamedTuple):
    """How many coins win the solo game."""

    id: Level
    coins: int


class PrintedToken(NamedTuple):
    """Which goal values solo tokens cover when a card is first revealed."""

    card: Card
    covers: tuple[Cover, ...]


class Printed(NamedTuple):
    """Everything printed; `vases` are coins of so many vases, `next_vase` of each beyond."""

    explorers: int
    villages: int
    maps: tuple[MapSheet, ...]
    basic: tuple[BasicCard, ...]
    investigate: tuple[InvestigateCard, ...]
    treasures: tuple[TreasureCard, ...]
    eras: tuple[PrintedEra, ...]
    levels: tuple[PrintedLevel, ...]
    tokens: tuple[PrintedToken, ...]
    vases: tuple[int, ...]
    next_vase: int


PRINTED = Printed(
    explorers=EXPLORERS,
    villages=VILLAGES,
    maps=MAPS,
    basic=CARDS.basic,
    investigate=CARDS.investigate,
    treasures=CARDS.treasures,
    eras=tuple(PrintedEra(n, CARD_BAG.members(ERA_DECKS[n])) for n in range(1, ERAS + 1)),
    levels=tuple(PrintedLevel(level, SOLO_COINS[level]) for level in Level),
    tokens=tuple(PrintedToken(card, covers) for card, covers in COVERS.items()),
    vases=VASES,
    next_vase=NEXT_VASE,
)
