"""Ruins, and the treasure cards that act at once."""

from __future__ import annotations

from collections import Counter

from guildhall.games.explorers.actions import Draw
from guildhall.games.explorers.data import Treasure
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Drawn, State
from tests.games.explorers.tables import (
    cells,
    deal,
    done,
    earned,
    kinds,
    may,
    now,
    on,
    play,
    sheet,
    spots,
    table,
)

USED = ("two_coins", "place_explorer") * 8
KEPT = (
    *("vase",) * 10,
    *("tower_bonus",) * 6,
    *("grassland_villages", "desert_villages", "mountain_villages", "village_pairs") * 2,
)
"""The whole treasure deck: sixteen cards that are used at once, 24 that are kept."""


def at_ruin(card: str = "basic_sea") -> State:
    """A seat of Aghon whose next explorer can stand on the ruin 7,7."""
    return table("aghon", card, sheet("8,6"))


def weights(state: State) -> Counter[str]:
    """How many of each treasure card may be drawn next."""
    found: Counter[str] = Counter()
    for action, weight in EXPLORERS.chances(state):
        assert isinstance(action, Draw)
        found[action.treasure.name.lower()] += weight
    return found


def dry_table(card: str = "basic_sea") -> State:
    """All forty cards have been drawn: 24 are kept, 16 lie under the deck."""
    first = sheet("8,6", kept=list(KEPT[:12]))
    second = sheet("8,6", kept=list(KEPT[12:]))
    return table("aghon", card, first, second, under=USED)


def test_a_ruin_brings_a_token_and_a_treasure_card_the_first_time() -> None:
    state = play(at_ruin(), 0, "7,7")
    assert (on(now(state).tokens), kinds(state)) == ({"7,7"}, [(-1, "draw")])
    state = deal(state, "draw 0 vase")
    assert now(state).kept == 1
    assert "7,7" in on(now(state).explorers)


def test_a_ruin_with_a_token_may_be_explored_again_for_nothing() -> None:
    state = table("aghon", "basic_sea", sheet("8,6", tokens="7,7"), era=2)
    state = play(state, 0, "7,7")
    assert kinds(state) == [(0, "explore")]
    assert now(state).kept == 0


def test_the_treasure_deck_has_forty_cards() -> None:
    state = play(at_ruin(), 0, "7,7")
    assert weights(state) == Counter([*USED, *KEPT])
    assert weights(state).total() == 40


def test_two_coins() -> None:
    assert earned(deal(play(at_ruin(), 0, "7,7"), "draw 0 two_coins")).treasures == 2


def test_ruling_free_explorer() -> None:
    state = deal(play(at_ruin("path_grassland_sea_5"), 0, "7,7"), "draw 0 place_explorer")
    # Any terrain beside an explorer (8,6 7,7) or the capital (9,5), or none at all.
    around = "9,4 10,4 10,5 9,6 8,4 8,5 8,7 9,7 7,6 7,8 6,6 6,7"
    assert spots(state, verb="free") == cells(around)
    assert may(state) == {f"free {cell}" for cell in around.split()} | {"decline"}
    declined = play(state, 0, "decline")
    assert on(now(declined).explorers) == cells("8,6 7,7")
    # It takes nothing of the card, which has four spaces of its path left, from 7,7 on.
    state = play(state, 0, "free 10,5", "6,7", "6,6", "5,7", "4,7")
    assert may(state) == {"done"}
    assert earned(state).spaces == 1  # 10,5


def test_ruling_treasure_chain() -> None:
    # 10,0 of Kazan touches the ruins 10,1 and 9,0; 9,1 beside them has three coins.
    state = play(table("kazan", "basic_sea", sheet("10,0")), 0, "10,1")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,0")
    assert kinds(state) == [(-1, "draw")]
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,1")
    assert earned(state).spaces == 3
    assert on(now(state).tokens) == cells("10,1 9,0")
    # Back to the line that 10,1 began: on to the south, or any other way.
    assert spots(state) == cells("10,2 11,2")


def test_a_chain_may_end_with_a_village_in_the_middle_of_the_first_ruin() -> None:
    # 10,1, then 9,0, then 9,1, the last space of 7,2 8,1 8,2 9,1 9,2.
    board = sheet("10,0 7,2 8,1 8,2 9,2")
    state = play(table("kazan", "basic_sea", board), 0, "10,1")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,0")
    state = play(deal(state, "draw 0 place_explorer"), 0, "free 9,1")
    assert spots(state, verb="village") == cells("7,2 8,1 8,2 9,2")
    state = play(state, 0, "village 8,1")
    assert kinds(state) == [(0, "explore")]


def test_ruling_deck_bottom() -> None:
    # Used cards go under the deck, kept ones to their owner; neither comes again soon.
    state = deal(play(at_ruin("sea4_extra_treasure"), 0, "7,7"), "draw 0 two_coins")
    assert weights(state)["two_coins"] == 7
    state = done(deal(state, "draw 0 vase"))
    assert [one.name.lower() for one in state.under] == ["two_coins"]
    assert [one.name.lower() for one in state.desks[0].kept] == ["vase"]
    board = sheet("8,6", kept=["vase"])
    again = play(table("aghon", "basic_sea", board, under=("two_coins",), era=2), 0, "7,7")
    assert weights(again) == Counter([*USED, *KEPT]) - Counter(["two_coins", "vase"])


def test_used_cards_come_again_in_their_order_when_all_others_are_gone() -> None:
    state = play(dry_table(), 0, "7,7")
    assert weights(state) == Counter(["two_coins"])
    state = deal(state, "draw 0 two_coins")
    state = play(state, 1, "7,7")
    assert weights(state) == Counter(["place_explorer"])
    state = done(play(deal(state, "draw 1 place_explorer"), 1, "decline"))
    assert tuple(one.name.lower() for one in state.under) == (*USED[2:], *USED[:2])


def test_the_last_unseen_card_comes_before_the_used_ones() -> None:
    board = sheet("8,6", kept=list(KEPT[:12]))
    other = sheet("8,6", kept=list(KEPT[13:]))  # one vase or tower bonus is left
    state = play(table("aghon", "basic_sea", board, other, under=USED), 0, "7,7")
    assert weights(state) == Counter([KEPT[12]])
    state = deal(state, f"draw 0 {KEPT[12]}")
    assert weights(play(state, 1, "7,7")) == Counter(["two_coins"])


def test_a_used_card_may_come_again_in_the_turn_in_which_it_was_used() -> None:
    # Everything is kept or used but one card: it is drawn, used, and after the fifteen under the
    # deck it would be next.
    first = sheet("8,6", kept=list(KEPT[:12]))
    second = sheet("8,6", kept=list(KEPT[12:]))
    state = table("aghon", "basic_sea", first, second, under=USED[:-1])
    state = deal(play(state, 0, "7,7"), "draw 0 place_explorer")
    state = play(state, 0, "decline", "done")
    assert weights(play(state, 1, "7,7")) == Counter(["two_coins"])
    state = play(deal(play(state, 1, "7,7"), "draw 1 two_coins"), 1, "done")
    assert tuple(one.name.lower() for one in state.under) == (*USED[1:], "two_coins")


def test_cards_used_in_this_turn_come_again_after_all_those_under_the_deck() -> None:
    # Fifteen lay under the deck and were drawn again in this turn, after the sixteenth was used.
    boards = [sheet("8,6", kept=list(KEPT[:12])), sheet("8,6", kept=list(KEPT[12:]))]
    state = table("aghon", "basic_sea", *boards, under=USED[:-1])
    drawn = (Drawn(1, Treasure.PLACE_EXPLORER), *(Drawn(1, one, True) for one in state.under))
    state = play(state._replace(drawn=drawn), 0, "7,7")
    assert weights(state) == Counter(["place_explorer"])
    state = play(deal(state, "draw 0 place_explorer"), 0, "decline")
    # The fifteen of this turn lie under the deck by now, the one drawn twice at the bottom.
    assert tuple(one.name.lower() for one in done(state).under) == (*USED[:-1], "place_explorer")


def test_a_seat_that_waits_for_a_card_holds_nobody_up() -> None:
    state = table("aghon", "basic_sea", sheet("8,6"), sheet("8,6"))
    state = play(state, 0, "7,7")
    assert kinds(state) == [(-1, "draw"), (1, "explore")]
    state = play(state, 1, "7,7")
    assert kinds(state) == [(-1, "draw")]
    state = deal(state, "draw 0 two_coins")
    assert kinds(state) == [(-1, "draw"), (0, "explore")]
    assert may(deal(state, "draw 1 vase"), 1) >= {"done"}
