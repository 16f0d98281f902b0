"""Small helpers that set up positions for the tests of the reference rules of Explorers."""

from __future__ import annotations

from collections.abc import Sequence

from .explorers import Table
from .explorers_goals import Pieces
from .explorers_maps import Map


def cells(names: str) -> set[str]:
    """Spaces from names such as 8,5 9,5."""
    return set(names.split())


def table(
    map_id: str = "avenia", seats: int = 1, goals: Sequence[str] = (), **options: str
) -> Table:
    """A new game, by default with the first three goals of the map."""
    return Table(map_id, seats, list(goals) or list(Map(map_id).goals)[:3], **options)


def pieces(**names: str) -> Pieces:
    """Pieces on the named spaces."""
    found = Pieces()
    add(found, names)
    return found


def add(found: Pieces, names: dict[str, str]) -> None:
    """Put pieces of several kinds on the named spaces."""
    for kind, spaces in names.items():
        getattr(found, kind).update(cells(spaces))


def put(game: Table, seat: int = 0, **names: str) -> None:
    """Put pieces on the map of a seat, without any effect."""
    add(game.seats[seat].pieces, names)


def act(game: Table, action: str) -> None:
    """Begin a turn in which every seat has the action of this card."""
    game.reveal(min(card for card in game.cards_left() if card.startswith("basic")))
    for player in game.seats:
        player.action = action


def explore(game: Table, names: str, seat: int = 0) -> None:
    """Place explorers one after the other."""
    for cell in names.split():
        game.play(seat, ("explore", cell))


def targets(game: Table, kind: str = "explore", seat: int = 0) -> set[str]:
    """The spaces of all moves of a kind."""
    return {move[1] for move in game.moves(seat) if move[0] == kind}


def end_turn(game: Table) -> None:
    """All seats are done."""
    for seat in range(len(game.seats)):
        game.play(seat, ("done",))


def coins(game: Table, source: str, seat: int = 0) -> int:
    """What a seat has earned from one source."""
    return game.seats[seat].coins[source]


def start_era(game: Table, era: int) -> None:
    """Jump to the beginning of era 1 to 4."""
    game.era = era - 2
    game.deck = set()
    game._end_turn()
