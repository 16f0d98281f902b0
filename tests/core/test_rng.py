"""Random numbers: the same everywhere, exact, and sealed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.rng import Rng, pick_weighted, seal_of, sealed_number
from tests.core.tables import QUICK

HUGE = 10**40


@pytest.mark.parametrize("seed", [0, 7, "", "ann", "Straße"])
def test_the_same_seed_gives_the_same_stream(seed: int | str) -> None:
    one, two = Rng(seed), Rng(seed)
    assert [one.below(1000) for _ in range(50)] == [two.below(1000) for _ in range(50)]


def test_different_seeds_give_different_streams() -> None:
    streams = {tuple(Rng(seed).below(HUGE) for _ in range(3)) for seed in (*range(50), "0", "1")}
    assert len(streams) == 52


def test_the_stream_of_a_seed_never_changes() -> None:
    # Golden playthroughs and saves of every version lean on these numbers.
    rng = Rng("quarry")
    assert [rng.below(100) for _ in range(8)] == [43, 14, 81, 88, 55, 35, 39, 99]


@QUICK
@given(st.integers(), st.integers(1, 2**130))
def test_below_stays_below_its_limit(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, 7, 8, 100])
def test_below_gives_every_number_equally_often(limit: int) -> None:
    rng = Rng(limit)
    rolls = 400 * limit
    found = Counter(rng.below(limit) for _ in range(rolls))
    assert sorted(found) == list(range(limit))
    # Chi square: mean limit - 1, deviation sqrt(2 (limit - 1)); the seed is fixed.
    chi = sum((count - 400) ** 2 / 400 for count in found.values())
    assert chi <= limit - 1 + 4 * (2 * limit) ** 0.5


@pytest.mark.parametrize("limit", [0, -1, -8])
def test_no_number_is_below_a_limit_under_one(limit: int) -> None:
    with pytest.raises(ValueError, match="no whole number"):
        Rng(1).below(limit)


def test_nothing_can_be_chosen_from_nothing() -> None:
    nothing: tuple[tuple[str, int], ...] = ()
    with pytest.raises(ValueError, match="no whole number"):
        Rng(1).choice(nothing)
    with pytest.raises(ValueError, match="no whole number"):
        Rng(1).weighted(nothing)
    with pytest.raises(ValueError, match="no whole number"):
        Rng(1).weighted([("a", 0)])


def test_weights_lie_end_to_end() -> None:
    outcomes = [("a", 1), ("never", 0), ("b", 3), ("c", 2)]
    assert [pick_weighted(outcomes, number) for number in range(6)] == list("abbbcc")
    with pytest.raises(ValueError, match="not below the sum"):
        pick_weighted(outcomes, 6)


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    rng = Rng(3)
    found = Counter(rng.weighted([("a", 1), ("never", 0), ("b", 3)]) for _ in range(4000))
    assert set(found) == {"a", "b"}
    assert abs(found["a"] - 1000) < 110  # four standard deviations of 27.4


@QUICK
@given(st.text(max_size=20), st.integers(0, 500), st.integers(1, 10**30))
def test_a_sealed_number_depends_on_seed_and_draw_only(seed: str, draw: int, limit: int) -> None:
    number = sealed_number(seed, draw, limit)
    sealed_number(seed, draw + 1, limit)
    assert sealed_number(seed, draw, limit) == number
    assert 0 <= number < limit


def test_sealed_numbers_of_other_seeds_and_draws_differ() -> None:
    seeds = [f"{number}" for number in range(40)]
    found = {sealed_number(seed, draw, HUGE) for seed in seeds for draw in range(40)}
    assert len(found) == 1600


def test_seed_and_draw_cannot_be_mixed_up() -> None:
    assert sealed_number("a:1", 2, HUGE) != sealed_number("a", 12, HUGE)
    assert sealed_number("1", 11, HUGE) != sealed_number("11", 1, HUGE)


def test_sealed_numbers_are_spread_evenly() -> None:
    found = Counter(sealed_number("even", draw, 6) for draw in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 5 + 4 * 10**0.5


def test_a_seal_tells_nothing_of_the_numbers_and_fits_one_seed_only() -> None:
    seals = {seal_of(f"{number}") for number in range(100)}
    assert len(seals) == 100
    assert all(len(seal) == 64 and set(seal) <= set("0123456789abcdef") for seal in seals)
    assert int(seal_of("7"), 16) % HUGE != sealed_number("7", 0, HUGE)
