"""What is printed on the cards and the market board, in one value for screens and tools."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.games.dale.model.data import (
    CARDS,
    COPYING,
    DIE,
    HAND_SIZE,
    JUNK_CARDS,
    SLOTS,
    STACKS_TO_WIN,
    START_DECK,
    TEAM_DECKS,
    TEAM_STACKS_TO_WIN,
    Card,
    Folk,
    PrintedCard,
    cards_of,
)


class PrintedDeck(NamedTuple):
    """An animalfolk and its six cards, the cheapest first."""

    id: Folk
    cards: tuple[Card, ...]


class PrintedFace(NamedTuple):
    """A face of the die, and how often it is there."""

    points: int
    faces: int


class Printed(NamedTuple):
    """Everything printed, and the numbers of the rules; `surcharges` are those from the right."""

    cards: tuple[PrintedCard, ...]
    decks: tuple[PrintedDeck, ...]
    copying: tuple[Card, ...]
    surcharges: tuple[int, ...]
    die: tuple[PrintedFace, ...]
    hand_size: int
    start_deck: int
    junk: int
    stacks: int
    team_stacks: int
    team_decks: int


PRINTED = Printed(
    cards=CARDS,
    decks=tuple(PrintedDeck(folk, tuple(map(Card, cards_of(folk)))) for folk in Folk),
    copying=COPYING,
    surcharges=tuple(range(SLOTS)),
    die=tuple(PrintedFace(points, faces) for points, faces in DIE),
    hand_size=HAND_SIZE,
    start_deck=START_DECK,
    junk=JUNK_CARDS,
    stacks=STACKS_TO_WIN,
    team_stacks=TEAM_STACKS_TO_WIN,
    team_decks=TEAM_DECKS,
)
