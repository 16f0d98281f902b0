"""The choices of seats, and the draws of chance."""

from dataclasses import dataclass
from typing import Annotated

from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Card, Edict, Letter, Skill, Terrain

CellMask = Annotated[int, GRID]
"""Cells of the 11x11 map, one bit each; written `c4+c5+d5`."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw these cells on the map in front of you; `coin`: the shape is printed with a coin."""

    terrain: Terrain
    cells: CellMask
    coin: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """Use a skill and pay for it; most then ask for what to draw."""

    skill: Skill


@dataclass(frozen=True, slots=True)
class Done:
    """Lay down the pencil; when the last seat has done so, all maps are shown."""


@dataclass(frozen=True, slots=True)
class DealEdict:
    """Chance puts a scoring card under a letter."""

    letter: Letter
    edict: Edict


@dataclass(frozen=True, slots=True)
class DealSkill:
    """Chance lays out a skill card."""

    skill: Skill


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance turns up the next card of the explore deck."""

    card: Card


Action = Draw | Use | Done | DealEdict | DealSkill | Reveal
ACTION_TYPES = (Draw, Use, Done, DealEdict, DealSkill, Reveal)
DONE = Done()
