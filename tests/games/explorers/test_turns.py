"""A turn of several seats: at the same time, unseen, shown when the last is done."""

from __future__ import annotations

from itertools import permutations

from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Stage, State
from tests.games.explorers.tables import (
    cells,
    deal,
    done,
    kinds,
    may,
    now,
    on,
    play,
    sheet,
    table,
)


def three() -> State:
    return table("aghon", "basic_desert", sheet("7,4 7,6 8,4"), sheet(), sheet("16,5"))


ROWS = {0: ("8,5", "village 7,6", "done"), 1: ("8,4", "7,4", "done"), 2: ("16,6", "17,6", "done")}


def test_the_order_of_seats_does_not_matter() -> None:
    ends = set()
    for order in permutations(ROWS):
        state = three()
        for seat in order:
            state = play(state, seat, *ROWS[seat])
        ends.add(state)
    for step in range(3):  # and moves may be mixed
        state = three()
        for at in range(3):
            for seat in sorted(ROWS, key=lambda one: (one + step) % 3):
                state = play(state, seat, ROWS[seat][at])
        ends.add(state)
    assert len(ends) == 1


def test_all_seats_play_the_same_card() -> None:
    assert kinds(three()) == [(0, "explore"), (1, "explore"), (2, "explore")]


def test_a_seat_that_is_done_waits_for_the_others() -> None:
    state = play(three(), 1, "done")
    assert kinds(state) == [(0, "explore"), (2, "explore")]
    assert may(state, 1) == set()
    assert EXPLORERS.observe(state, 0).waiting == (0, 2)


def test_what_a_seat_does_is_unseen_until_the_last_is_done() -> None:
    state = play(three(), 1, "8,4", "7,4", "done")
    for seat in (0, 2, None):
        assert on(EXPLORERS.observe(state, seat).sheets[1].explorers) == set()
    state = play(play(state, 0, "done"), 2, "done")
    assert state.stage is Stage.REVEAL
    for seat in (0, 2, None):
        view = EXPLORERS.observe(state, seat)
        assert on(view.sheets[1].explorers) == cells("8,4 7,4")
        assert view.sheets[1].earned.spaces == 1


def test_each_seat_has_its_own_map() -> None:
    state = play(play(three(), 0, "8,5", "village 7,6"), 1, "8,5", "8,4")
    assert on(now(state, 0).villages) == {"7,6"}
    assert on(now(state, 1).explorers) == cells("8,5 8,4")
    assert on(now(state, 2).explorers) == {"16,5"}


def test_the_next_card_comes_when_all_are_done() -> None:
    state = done(three())
    assert kinds(state) == [(-1, "reveal")]
    state = deal(state, "reveal basic_sea")
    assert len(kinds(state)) == 3


def test_treasure_cards_of_all_seats_come_from_one_deck() -> None:
    boards = [sheet("8,6", kept=["vase"] * 5), sheet("8,6", kept=["vase"] * 4)]
    state = table("aghon", "basic_sea", *boards)
    state = deal(play(state, 0, "7,7"), "draw 0 vase")  # the tenth and last
    state = play(state, 1, "7,7")
    assert not any("vase" in str(action).lower() for action, _ in EXPLORERS.chances(state))
