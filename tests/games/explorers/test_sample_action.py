"""`sample_action` draws exactly what `legal_actions` lists, all equally likely."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.explorers.actions import Action
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import State


class Script(Rng):
    """Numbers in a written order; tells how likely that order is."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(0)
        self.numbers = numbers
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        self.limits.append(limit)
        at = len(self.limits) - 1
        return self.numbers[at] if at < len(self.numbers) else 0


def outcomes(state: State, seat: int) -> Iterator[tuple[Action, Fraction]]:
    """Every way the sampler can go, with its exact probability."""
    open_scripts: list[tuple[int, ...]] = [()]
    while open_scripts:
        script = Script(open_scripts.pop())
        action = EXPLORERS.sample_action(state, seat, script)
        used = tuple(script.numbers[: len(script.limits)])
        if len(script.limits) > len(used):
            limit = script.limits[len(used)]
            open_scripts += [(*used, number) for number in range(limit)]
            continue
        likelihood = Fraction(1)
        for limit in script.limits:
            likelihood /= limit
        yield action, likelihood


def exact_chances(state: State, seat: int) -> dict[Action, Fraction]:
    found: dict[Action, Fraction] = {}
    for action, likelihood in outcomes(state, seat):
        found[action] = found.get(action, Fraction(0)) + likelihood
    return found


@pytest.mark.parametrize("name", ["avenia", "cnidaria"])
def test_in_a_whole_game_every_action_is_exactly_as_likely(name: str) -> None:
    """Chance too, as its weights say."""
    rng = Rng(f"sampled {name}")
    state = EXPLORERS.new_state(Setup.of(2, map=name))
    kinds = set()
    while waiting := EXPLORERS.decisions(state):
        decision = rng.choice(waiting)
        seat = decision.seat
        weights = (
            dict(EXPLORERS.chances(state))
            if seat == CHANCE
            else dict.fromkeys(EXPLORERS.legal_actions(state, seat), 1)
        )
        total = sum(weights.values())
        expected = {action: Fraction(weight, total) for action, weight in weights.items()}
        assert exact_chances(state, seat) == expected
        kinds.add(decision.kind)
        state = EXPLORERS.apply(state, seat, EXPLORERS.sample_action(state, seat, rng))
    assert {"deal-goal", "reveal", "offer", "keep", "explore", "reuse"} <= kinds
