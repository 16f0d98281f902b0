"""What techniques do, one module for each animalfolk."""

from guildhall.games.dale.rules.effects import (
    chameleons,
    macaws,
    ocelots,
    pandas,
    raccoons,
    squirrels,
)

__all__ = ["chameleons", "macaws", "ocelots", "pandas", "raccoons", "squirrels"]
