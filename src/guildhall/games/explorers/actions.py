"""The choices of seats, and the draws of chance."""

from dataclasses import dataclass

from guildhall.games.explorers.data import Card, CellMask, Goal, Investigate, Treasure


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the two investigate cards that were offered, and use it at once."""

    card: Investigate


@dataclass(frozen=True, slots=True)
class Reuse:
    """Use one of your three investigate cards again."""

    card: Investigate


@dataclass(frozen=True, slots=True)
class Explore:
    """Put the next explorer of the present card on this space."""

    cell: CellMask


@dataclass(frozen=True, slots=True)
class Village:
    """Found the village of a complete region on this blank space."""

    cell: CellMask


@dataclass(frozen=True, slots=True)
class Route:
    """Complete a trade route between two cities and put the trading post on one of them."""

    first: CellMask
    second: CellMask
    post: CellMask


@dataclass(frozen=True, slots=True)
class Free:
    """Put the explorer of a treasure card on this space."""

    cell: CellMask


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without the explorer of a treasure card."""


@dataclass(frozen=True, slots=True)
class Done:
    """End your turn; when the last seat has done so, all maps are shown."""


@dataclass(frozen=True, slots=True)
class DealGoal:
    """Chance lays out the next goal card."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance turns up the next card of the explore deck."""

    card: Card


@dataclass(frozen=True, slots=True)
class Offer:
    """Chance deals a seat two investigate cards to choose from."""

    seat: int
    first: Investigate
    second: Investigate


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance draws a treasure card for a seat."""

    seat: int
    treasure: Treasure


Action = (
    Keep
    | Reuse
    | Explore
    | Village
    | Route
    | Free
    | Decline
    | Done
    | DealGoal
    | Reveal
    | Offer
    | Draw
)
ACTION_TYPES = (
    Keep,
    Reuse,
    Explore,
    Village,
    Route,
    Free,
    Decline,
    Done,
    DealGoal,
    Reveal,
    Offer,
    Draw,
)
DONE = Done()
DECLINE = Decline()
