"""Bags of different cards as integers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.testing.toy import STONES, Stone
from tests.core.tables import QUICK

bags = st.frozensets(st.sampled_from(Stone))


@QUICK
@given(bags)
def test_a_bag_is_the_set_of_its_members(stones: frozenset[Stone]) -> None:
    bag = STONES.of(stones)
    assert bag.bit_count() == len(stones)
    assert STONES.members(bag) == tuple(sorted(stones))


@QUICK
@given(bags)
def test_text_of_a_bag_is_read_back(stones: frozenset[Stone]) -> None:
    bag = STONES.of(stones)
    assert STONES.from_text(STONES.to_text(bag)) == bag


def test_the_full_bag_holds_every_member() -> None:
    assert STONES.members(STONES.all) == tuple(Stone)


def test_a_member_put_in_twice_is_there_once() -> None:
    assert STONES.of([Stone.SLATE, Stone.SLATE]) == STONES.of([Stone.SLATE])


def test_a_bag_is_written_as_ids_in_the_order_of_the_enum() -> None:
    assert STONES.to_text(STONES.of([Stone.GRANITE, Stone.CHALK])) == "chalk+granite"
    assert STONES.to_text(0) == ""


def test_ids_may_be_typed_in_any_order_with_spaces_or_pluses() -> None:
    assert STONES.from_text(" granite +chalk") == STONES.of([Stone.CHALK, Stone.GRANITE])


@pytest.mark.parametrize("word", ["sand", "CHALK", "0", "chalk,slate", "x" * 500])
def test_an_unknown_id_is_refused_with_the_known_ones(word: str) -> None:
    expected = "expected ids out of chalk, slate, marble, granite, got"
    with pytest.raises(ValueError, match=expected) as problem:
        STONES.from_text(word)
    assert len(str(problem.value)) < 120


def test_an_id_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="chalk is named twice"):
        STONES.from_text("chalk+slate+chalk")
