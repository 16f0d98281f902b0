"""The vote on decks: everybody names them best first, most points are in play."""

from __future__ import annotations

import pytest

from guildhall.core.errors import BadSetup
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from tests.games.dale.stages import NOTATION, may, odds, play, started, waiting

ALL = {"macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"}


def wish(state: State, seat: int, *decks: str) -> State:
    """The wishes of a seat and its done, each of which must be possible."""
    for move in (*(f"wish {deck}" for deck in decks), "done"):
        assert move in may(state, by=seat), move
        state = DALE.apply(state, seat, NOTATION.parse(move))
    return state


def chosen(state: State) -> set[str]:
    return {deck.name.lower() for deck in state.decks}


def test_all_seats_wish_at_the_same_time() -> None:
    state = started(3, decks="vote")
    assert [(one.seat, one.kind) for one in DALE.decisions(state)] == [
        (0, "wish"),
        (1, "wish"),
        (2, "wish"),
    ]
    state = wish(state, 1, "macaws", "pandas", "raccoons", "squirrels")
    assert [one.seat for one in DALE.decisions(state)] == [0, 2]


def test_a_deck_is_wished_once_by_a_seat() -> None:
    state = started(2, decks="vote")
    assert may(state, by=0) == {f"wish {deck}" for deck in ALL}
    state = DALE.apply(state, 0, NOTATION.parse("wish ocelots"))
    assert may(state, by=0) == {f"wish {deck}" for deck in ALL - {"ocelots"}}
    assert may(state, by=1) == {f"wish {deck}" for deck in ALL}


def test_a_seat_names_as_many_decks_as_are_needed_and_is_done() -> None:
    for seats, teams, needed in ((2, "no", 3), (3, "no", 4), (4, "no", 5), (4, "yes", 4)):
        state = started(seats, decks="vote", teams=teams)
        for deck in sorted(ALL)[:needed]:
            state = DALE.apply(state, 0, NOTATION.parse(f"wish {deck}"))
        assert may(state, by=0) == {"done"}


def test_the_decks_with_most_points_are_in_play() -> None:
    # Macaws 3 + 1, pandas 2 + 2, ocelots 3, raccoons 1.
    state = started(2, decks="vote", first="1")
    state = wish(state, 0, "macaws", "pandas", "raccoons")
    state = wish(state, 1, "ocelots", "pandas", "macaws")
    assert chosen(state) == {"macaws", "pandas", "ocelots"}
    assert waiting(state) == (-1, "draw")


def test_wishes_count_by_place() -> None:
    # Pandas 3 + 3; macaws 2, raccoons 1; squirrels 2, ocelots 1: two decks with 2 beside pandas.
    state = started(2, decks="vote", first="1")
    state = wish(state, 0, "pandas", "macaws", "raccoons")
    state = wish(state, 1, "pandas", "squirrels", "ocelots")
    assert chosen(state) == {"pandas", "macaws", "squirrels"}


def test_a_tie_at_the_border_is_settled_by_chance() -> None:
    # Points 3, 3, 2, 2, 1, 1 for three places.
    state = started(2, decks="vote", first="1")
    state = wish(state, 0, "macaws", "pandas", "raccoons")
    state = wish(state, 1, "squirrels", "ocelots", "chameleons")
    assert waiting(state) == (-1, "deck")
    assert odds(state) == {"deck pandas": 1, "deck ocelots": 1}
    state = play(state, "deck ocelots")
    assert chosen(state) == {"macaws", "squirrels", "ocelots"}


def test_a_tie_of_three_for_two_places_is_drawn_one_by_one() -> None:
    # Macaws 12, pandas 9; raccoons, squirrels and ocelots 2 + 1 each.
    state = started(3, decks="vote", first="1")
    state = wish(state, 0, "macaws", "pandas", "raccoons", "squirrels")
    state = wish(state, 1, "macaws", "pandas", "squirrels", "ocelots")
    state = wish(state, 2, "macaws", "pandas", "ocelots", "raccoons")
    assert odds(state) == {"deck raccoons": 1, "deck squirrels": 1, "deck ocelots": 1}
    state = play(state, "deck squirrels")
    assert odds(state) == {"deck raccoons": 1, "deck ocelots": 1}
    state = play(state, "deck raccoons")
    assert chosen(state) == {"macaws", "pandas", "squirrels", "raccoons"}


def test_a_tie_that_fits_needs_no_chance() -> None:
    state = started(2, decks="vote", first="1")
    state = wish(state, 0, "macaws", "pandas", "raccoons")
    state = wish(state, 1, "raccoons", "pandas", "macaws")
    assert chosen(state) == {"macaws", "pandas", "raccoons"}  # four points each


def test_a_deck_that_nobody_wishes_has_no_points() -> None:
    state = started(4, decks="vote", first="1")
    for seat in range(4):
        state = wish(state, seat, "chameleons", "ocelots", "squirrels", "raccoons", "pandas")
    assert chosen(state) == ALL - {"macaws"}


def test_without_a_vote_nobody_wishes() -> None:
    state = started(2, decks="macaws,pandas,raccoons")
    assert waiting(state) == (-1, "first")
    assert chosen(state) == {"macaws", "pandas", "raccoons"}


@pytest.mark.parametrize(
    ("seats", "teams", "decks"),
    [
        (2, "no", "macaws,pandas,raccoons,ocelots"),
        (3, "no", "macaws,pandas,raccoons"),
        (4, "yes", "macaws,pandas,raccoons,ocelots,squirrels"),
    ],
)
def test_given_decks_are_as_many_as_needed(seats: int, teams: str, decks: str) -> None:
    with pytest.raises(BadSetup):
        started(seats, decks=decks, teams=teams)


def test_teams_need_four_seats() -> None:
    with pytest.raises(BadSetup):
        started(3, teams="yes")
