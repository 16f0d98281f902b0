"""Investigate cards with a separate allowance for each terrain."""

from __future__ import annotations

import pytest

from tests.games.explorers.tables import (
    cells,
    deal,
    earned,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)


def test_mix_mountain2_grassland3() -> None:
    state = table("aghon", "mix_mountain2_grassland3", sheet())
    assert spots(state) == cells("9,4 10,4 10,5")
    state = play(state, 0, "9,4", "10,4")
    # No third mountain (9,3); the grassland beside the capital and beside both explorers.
    assert spots(state) == cells("10,3 10,5 11,5")
    state = play(state, 0, "10,3", "11,5", "10,5")
    assert may(state) == {"done"}
    assert earned(state).spaces == 1


def test_mix_sea1_grassland4() -> None:
    state = table("kazan", "mix_sea1_grassland4", sheet())
    assert spots(state) == cells("9,5 8,5 9,7")
    state = play(state, 0, "9,7")
    assert spots(state) == cells("9,5 8,5 10,7")  # 9,8 and 8,7 are sea
    state = play(state, 0, "10,7", "11,7", "10,8", "12,7")
    assert spots(state, verb="village") == cells("10,7 10,8 11,7")
    state = play(state, 0, "village 10,7")
    assert may(state) == {"done"}
    assert (earned(state).spaces, earned(state).villages) == (1, 2)


def test_mix_mountain2_desert3() -> None:
    state = play(table("aghon", "mix_mountain2_desert3", sheet()), 0, "8,4", "8,5", "7,4")
    assert spots(state) == cells("9,4 10,4")  # 7,6 would be the fourth desert
    state = play(state, 0, "9,4")
    assert spots(state) == cells("9,3 10,4")
    assert may(play(state, 0, "9,3")) == {"done"}


def test_mix_sea1_desert4() -> None:
    state = play(table("aghon", "mix_sea1_desert4", sheet()), 0, "9,6")
    assert spots(state) == cells("8,4 8,5")
    state = play(state, 0, "8,5", "7,6", "8,4", "7,4")
    assert spots(state, verb="village") == cells("7,6 8,4 8,5")
    assert may(play(state, 0, "village 7,6")) == {"done"}


def test_mix_sea1_mountain3() -> None:
    state = play(table("kazan", "mix_sea1_mountain3", sheet()), 0, "10,5")
    assert spots(state) == cells("10,4 11,5 9,7")
    state = play(state, 0, "10,4", "11,5", "village 10,5")
    assert spots(state) == cells("10,3 9,4 9,7")
    state = deal(play(state, 0, "10,3"), "draw 0 vase")
    assert may(state) == {"done"}


def test_mix_desert1_grassland1_mountain1_sea2() -> None:
    state = table("aghon", "mix_desert1_grassland1_mountain1_sea2", sheet())
    assert spots(state) == cells("9,4 10,4 10,5 9,6 8,4 8,5")
    state = play(state, 0, "8,4")
    assert spots(state) == cells("9,4 10,4 10,5 9,6 8,3 7,5")
    state = play(state, 0, "10,5")
    assert spots(state) == cells("9,4 10,4 9,6 8,3 7,5 10,6")
    state = play(state, 0, "9,4", "9,6")
    assert spots(state) == cells("8,3 7,5 10,6 9,7 8,6")
    assert may(play(state, 0, "8,3")) == {"done"}


# Wild spaces. On Aghon the discovery space 16,0 touches 15,1 and 16,1, grassland. From 14,0 on,
# mountains (13,1, then 12,1) are beside the grassland 16,1 15,1 14,0 17,2.


def test_ruling_wild_quota() -> None:
    # The wild space is explored when all three grassland spaces are used: it counts as a mountain.
    state = table("aghon", "mix_mountain2_grassland3", sheet("16,1"))
    state = play(state, 0, "15,1", "14,0", "17,2", "village 15,1")
    assert {"16,0", "13,1"} <= spots(state)
    state = play(state, 0, "16,0")
    assert spots(state) == cells("9,4 10,4 13,1")
    state = play(state, 0, "13,1")
    assert may(state) == {"done"}


def test_a_wild_space_takes_whatever_allowance_is_left_in_the_end() -> None:
    state = table("aghon", "mix_mountain2_grassland3", sheet("16,1"))
    state = play(state, 0, "16,0", "15,1", "14,0", "13,1")
    # Two grassland, one mountain and the wild: a third grassland or a second mountain.
    assert {"17,2", "12,1"} <= spots(state)
    assert may(play(state, 0, "12,1")) == {"done"}
    assert may(play(state, 0, "17,2", "village 16,1")) == {"done"}


def test_wild_spaces_take_no_more_than_the_card_has() -> None:
    # Allowances are used up: two mountains, three grassland.
    state = table("aghon", "mix_mountain2_grassland3", sheet("16,1"))
    state = play(state, 0, "15,1", "14,0", "13,1", "12,1", "17,2", "village 16,1")
    assert may(state) == {"done"}


def test_two_wild_spaces_in_one_mix() -> None:
    # Cnidaria: the crystals 12,0 (beside 12,1) and 11,7 (beside 11,6); one mountain and one desert.
    card = "mix_desert1_grassland1_mountain1_sea2"
    state = play(table("cnidaria", card, sheet("11,6 12,1")), 0, "11,7", "12,0")
    # As any two of the card; one desert, one grassland, one mountain are still possible.
    assert {"10,6", "12,7", "12,5", "11,8"} <= spots(state)
    state = play(state, 0, "10,6", "12,7")
    # Desert and grassland are used; the fifth is a mountain or a sea space.
    assert not spots(state) & cells("10,7 13,7 12,6 11,1")
    assert {"12,5", "11,8", "12,2"} <= spots(state)
    assert may(play(state, 0, "12,5")) == {"done"}


@pytest.mark.parametrize("order", ["2,0 3,1 3,2 4,0", "3,1 2,0 3,2 4,0", "3,1 3,2 4,0 2,0"])
def test_a_wild_space_counts_the_same_in_every_order(order: str) -> None:
    # Desert 3,1, sea 3,2 and 4,0: the discovery space 2,0 is grassland or mountain.
    card = "mix_desert1_grassland1_mountain1_sea2"
    state = table("aghon", card, sheet("2,1"))
    for cell in order.split():
        state = play(state, 0, cell)
        if cell == "4,0":
            state = deal(state, "draw 0 two_coins")
    assert spots(state) == cells("2,2 1,2 9,4 10,4 10,5")
    assert may(play(state, 0, "1,2")) == {"done"}
    assert on(now(state).towers) == {"2,0"}
