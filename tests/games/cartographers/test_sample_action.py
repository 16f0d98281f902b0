"""`sample_action` draws exactly what `legal_actions` lists, all equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import Action
from guildhall.games.cartographers.board import BOARDS, GRID
from guildhall.games.cartographers.data import Card, Side, Skill, Terrain
from guildhall.games.cartographers.drawing import with_cells
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import Sheet, State
from tests.games.cartographers.drawn import position


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
        action = CARTOGRAPHERS.sample_action(state, seat, script)
        used = tuple(script.numbers[: len(script.limits)])
        if len(script.limits) > len(used):
            limit = script.limits[len(used)]
            open_scripts += [(*used, number) for number in range(limit)]
            continue
        likelihood = Fraction(1)
        for limit in script.limits:
            likelihood /= limit
        yield action, likelihood


def crowded_sheet(seed: int, share: int) -> Sheet:
    rng, board = Rng(seed), BOARDS[Side.A]
    sheet = Sheet()
    for square in GRID.squares(board.open):
        if rng.below(100) < share:
            sheet = with_cells(board, sheet, Terrain(rng.below(5)), GRID.bit(square), 0)
    return sheet


def exact_chances(state: State, seat: int) -> dict[Action, Fraction]:
    found: dict[Action, Fraction] = {}
    for action, likelihood in outcomes(state, seat):
        found[action] = found.get(action, Fraction(0)) + likelihood
    return found


@pytest.mark.parametrize("card", [Card.HAMLET, Card.ORCHARD, Card.RIFT_LANDS, Card.FISHING_VILLAGE])
@pytest.mark.parametrize("before", [(), (Card.TEMPLE_RUINS,)])
@pytest.mark.parametrize("share", [45, 80, 97])
def test_on_a_crowded_map_every_action_is_exactly_as_likely(
    card: Card, before: tuple[Card, ...], share: int
) -> None:
    state = position(crowded_sheet(card, share), card=card, before=before)
    actions = CARTOGRAPHERS.legal_actions(state, 0)
    assert exact_chances(state, 0) == dict.fromkeys(actions, Fraction(1, len(actions)))


def test_with_skills_every_action_is_exactly_as_likely() -> None:
    skills = (Skill.STEALTH, Skill.SECRET_KNOWLEDGE, Skill.NEGOTIATION)
    sheet = crowded_sheet(1, 60)._replace(coins=3)
    state = position(sheet, card=Card.ORCHARD, skills=skills)
    actions = CARTOGRAPHERS.legal_actions(state, 0)
    assert exact_chances(state, 0) == dict.fromkeys(actions, Fraction(1, len(actions)))


def test_chance_is_sampled_with_its_weights() -> None:
    state = CARTOGRAPHERS.new_state(Setup.of(1))
    while CARTOGRAPHERS.decisions(state)[0].seat == CHANCE:
        weights = dict(CARTOGRAPHERS.chances(state))
        total = sum(weights.values())
        expected = {action: Fraction(weight, total) for action, weight in weights.items()}
        assert exact_chances(state, CHANCE) == expected
        state = CARTOGRAPHERS.apply(state, CHANCE, CARTOGRAPHERS.sample_action(state, -1, Rng(4)))


@pytest.mark.parametrize("card", [Card.GREAT_RIVER, Card.FARMLAND, Card.MARSHLANDS])
def test_on_an_open_map_every_action_comes_about_equally_often(card: Card) -> None:
    """On open maps the sampler guesses first, so its likelihoods are counted, not enumerated."""
    state = position(Sheet(), card=card)
    actions = CARTOGRAPHERS.legal_actions(state, 0)
    rng = Rng(f"frequencies {card}")
    each = 60
    found = Counter(CARTOGRAPHERS.sample_action(state, 0, rng) for _ in range(each * len(actions)))
    assert set(found) == set(actions)
    chi_square = sum((count - each) ** 2 / each for count in found.values())
    # The mean is the number of actions less one, the variance twice that: five deviations.
    freedom = len(actions) - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5
