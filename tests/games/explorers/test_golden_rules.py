"""The five golden rules of exploration, which no card breaks."""

from __future__ import annotations

import pytest

from guildhall.games.explorers.data import Investigate
from tests.games.explorers.tables import (
    BASIC,
    cells,
    deal,
    done,
    kinds,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)

CARDS = (*BASIC, *(card.name.lower() for card in Investigate))


# 1: beside an explorer, a village or the capital, on a space that is free


@pytest.mark.parametrize("card", CARDS)
def test_an_explorer_goes_beside_a_piece_whatever_the_card(card: str) -> None:
    # The village 1,5, the explorer 16,1 and the capital 9,5, with all spaces around them.
    around = cells("0,4 1,4 2,4 2,5 1,6 0,5 16,0 16,2 17,2 15,1 15,2 9,4 10,4 10,5 9,6 8,4 8,5")
    state = table("aghon", card, sheet("16,1", "1,5"))
    assert spots(state)
    assert spots(state) <= around


@pytest.mark.parametrize("card", CARDS)
def test_no_explorer_goes_on_an_explorer_a_village_or_a_tower(card: str) -> None:
    taken = "9,4 10,4 10,5 9,6 8,5 2,1"
    state = table("aghon", card, sheet(taken, "8,4", towers="2,0"))
    assert not spots(state) & cells(f"{taken} 8,4 2,0 9,5")


def test_the_capital_cannot_be_explored() -> None:
    state = table("aghon", "basic_any", sheet("9,4 10,5"))
    assert "9,5" not in spots(state)
    assert "9,5" not in spots(play(state, 0, "10,4"))


@pytest.mark.parametrize("volcano", ["5,3", "6,3", "11,4", "13,5", "14,6"])
def test_volcanoes_cannot_be_explored(volcano: str) -> None:
    state = table("kazan", "basic_any", sheet("5,2 7,3 11,5 15,5 7,4 15,6 11,2 13,3"))
    assert volcano not in spots(state)


def test_a_village_supports_explorers_wherever_it_stands() -> None:
    state = table("aghon", "basic_sea", sheet(villages="1,5"), era=2)
    assert spots(state) == cells("0,4 1,4 2,4 2,5 9,6")


# 2: one at a time; 3: resolved as soon as it stands


def test_every_explorer_is_a_choice_of_its_own() -> None:
    state = table("aghon", "basic_desert", sheet())
    assert all(len(text.split()) == 2 for text in may(state) - {"done"})


def test_what_an_explorer_brings_comes_before_the_next_one() -> None:
    state = play(table("aghon", "sea_5", sheet("8,6")), 0, "7,7")
    assert may(state) == set()
    state = deal(state, "draw 0 place_explorer")
    assert not spots(state)
    assert spots(play(state, 0, "decline"))


def test_a_space_opened_by_the_first_explorer_may_take_the_second() -> None:
    state = table("aghon", "basic_desert", sheet())
    assert "7,4" not in spots(state)
    assert "7,4" in spots(play(state, 0, "8,4"))


# 4: anywhere, unless the card asks for an arrangement


@pytest.mark.parametrize(
    ("card", "first", "far"),
    [
        ("basic_grassland", "15,1", "10,5"),
        ("basic_desert", "8,4", "16,2"),
        ("sea_5", "9,6", "15,2"),
        ("mix_mountain2_grassland3", "10,5", "15,1"),
        ("mountain3_coins_x2", "9,4", "16,0"),
    ],
)
def test_without_an_arrangement_explorers_may_stand_far_apart(
    card: str, first: str, far: str
) -> None:
    state = play(table("aghon", card, sheet("16,1")), 0, first)
    assert far in spots(state)


# 5: fewer, but nothing is saved


@pytest.mark.parametrize("card", CARDS)
def test_placing_none_is_allowed(card: str) -> None:
    state = table("aghon", card, sheet("8,4"))
    assert "done" in may(state)
    assert not now(done(state)).explorers & ~now(state).explorers


def test_placing_fewer_saves_nothing_for_later() -> None:
    state = play(table("aghon", "basic_desert", sheet()), 0, "8,4", "done")
    state = deal(state, "reveal basic_mountain")
    assert spots(state) == cells("9,4 10,4")
    assert on(now(play(state, 0, "9,4")).explorers) == cells("8,4 9,4")


def test_done_is_said_also_where_nothing_is_possible() -> None:
    # All four mountains beside the capital are taken.
    state = table("aghon", "basic_mountain", sheet("9,4 10,4 9,3", "9,2"), era=2)
    assert may(state) == {"done"}
    assert kinds(state) == [(0, "explore")]


def test_done_is_no_choice_while_something_is_to_be_resolved() -> None:
    state = play(table("aghon", "basic_desert", sheet("7,4 7,6 8,4")), 0, "8,5")
    assert "done" not in may(state)
