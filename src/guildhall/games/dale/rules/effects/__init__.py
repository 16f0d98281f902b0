"""What techniques do: one record for each card, one module for each animalfolk."""

from guildhall.games.dale.rules.effects import (
    chameleons,
    macaws,
    ocelots,
    pandas,
    raccoons,
    squirrels,
)
from guildhall.games.dale.rules.effects.effect import EFFECTS, Effect

__all__ = [
    "EFFECTS",
    "Effect",
    "chameleons",
    "macaws",
    "ocelots",
    "pandas",
    "raccoons",
    "squirrels",
]
