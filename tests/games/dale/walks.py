"""Random games for tests: every position on the way, and setups over seats, decks and options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from guildhall.core.game import Setup, Step
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.knowledge.known import Knowledge
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
    """Yield the positions of a random game, at most so many."""
    state = DALE.new_state(setup)
    if most:
        yield state
    yield from (step.state for step in steps(state, Rng(f"{setup} {seed}"), most - 1))


def steps(state: State, rng: Rng, most: int) -> Iterator[Step[State]]:
    """Yield the steps of a random game from a position on, at most so many."""
    for _ in range(most):
        waiting = DALE.decisions(state)
        if not waiting:
            return
        seat = rng.choice(waiting).seat
        step = DALE.step(state, seat, DALE.sample_action(state, seat, rng))
        yield step
        state = step.state


def learnt(known: Knowledge, step: Step[State], observer: Seat | None) -> Knowledge:
    """Return what an observer knows after a step."""
    return DALE.learn(known, tuple(one for one in step.events if one.is_known_to(observer)))
