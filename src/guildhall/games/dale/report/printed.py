"""What is printed on the cards and the market board, in one value for screens and tools."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.games.dale.model import data
from guildhall.games.dale.model.data import Card, Folk, PrintedCard


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
    cards=data.CARDS,
    decks=tuple(PrintedDeck(folk, tuple(map(Card, data.cards_of(folk)))) for folk in Folk),
    copying=data.COPYING,
    surcharges=tuple(range(data.SLOTS)),
    die=tuple(PrintedFace(points, faces) for points, faces in data.DIE),
    hand_size=data.HAND_SIZE,
    start_deck=data.START_DECK,
    junk=data.JUNK_CARDS,
    stacks=data.STACKS_TO_WIN,
    team_stacks=data.TEAM_STACKS_TO_WIN,
    team_decks=data.TEAM_DECKS,
)
