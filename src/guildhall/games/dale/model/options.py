"""What players agree on before a game."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import ROUNDS, STACKS_TO_WIN, TEAM_STACKS_TO_WIN

NOBODY: Seat = -1


class CopiedValues(IntEnum):
    """Whether a copy has the value its target has now or the printed one."""

    ALTERED = 0
    PRINTED = 1


class CopiedRoll(IntEnum):
    """Whether a copy of a Bold Haggler that has rolled has its roll, or may roll for itself."""

    INHERITED = 0
    OWN = 1


class TurnedDeck(IntEnum):
    """How Wily Fellow makes a discard pile of the deck."""

    REVERSED = 0
    SHUFFLED = 1


class CopiedJunk(IntEnum):
    """Whether a copy of junk can be thrown away by Essential Purchase."""

    COUNTS = 0
    NOT = 1


class PartnerPassives(IntEnum):
    """Whether the partner's cards have their effect in a stack."""

    COUNT = 0
    NOT = 1


class Rules(NamedTuple):
    """What was agreed before the game."""

    teams: bool = False
    copied_values: CopiedValues = CopiedValues.ALTERED
    copied_roll: CopiedRoll = CopiedRoll.INHERITED
    turned_deck: TurnedDeck = TurnedDeck.REVERSED
    copied_junk: CopiedJunk = CopiedJunk.COUNTS
    partner_passives: PartnerPassives = PartnerPassives.COUNT
    vote: bool = False
    first: Seat = NOBODY
    rounds: int = ROUNDS
    """How many turns each seat has at most; 0: as many as it takes."""

    @property
    def stacks_to_win(self) -> int:
        return TEAM_STACKS_TO_WIN if self.teams else STACKS_TO_WIN
