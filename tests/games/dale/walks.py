"""Random games for tests: every position on the way, and setups over seats, decks and options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import Folk
from guildhall.games.dale.model.state import State

SETUPS = (
    Setup.of(2, decks="raccoons,ocelots,chameleons", turned_deck="shuffled"),
    Setup.of(2, decks="macaws,pandas,squirrels", copied_values="printed"),
    Setup.of(3, decks="vote", copied_roll="own"),
    Setup.of(3, decks="macaws,pandas,raccoons,ocelots", copied_junk="not"),
    Setup.of(4),
    Setup.of(4, teams="yes", decks="macaws,raccoons,squirrels,ocelots"),
    Setup.of(4, teams="yes", decks="vote", partner_passives="not"),
)
MIXES = tuple(
    Setup.of(2, decks=",".join(folk.name.lower() for folk in decks))
    for decks in combinations(Folk, 3)
)


def positions(setup: Setup, seed: str, most: int) -> Iterator[State]:
    """The positions of a random game, at most so many."""
    rng = Rng(f"{setup} {seed}")
    state = DALE.new_state(setup)
    for _ in range(most):
        yield state
        waiting = DALE.decisions(state)
        if not waiting:
            return
        seat = rng.choice(waiting).seat
        state = DALE.apply(state, seat, DALE.sample_action(state, seat, rng))
