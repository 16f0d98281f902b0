"""Every kind of event and how it moves hidden cards."""

from __future__ import annotations

import pytest

from guildhall.core.event import Event, event, private
from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.moves import (
    Mixed,
    Move,
    Movement,
    Movements,
    Poured,
    Raised,
    Shown,
    Shuffled,
    Unmarked,
    moves_of,
    open_moves_of,
)
from guildhall.games.dale.model.places import Place
from tests.games.dale.knowledge.written import MARKET, aside, deck, face_up, hand, item

ACORN, JUNK, MARKED = item("acorn"), item("junk"), item("reflection=acorn*3!")


def typed(moves: Movements) -> list[tuple[type[Movement], Movement]]:
    """Return movements with their types: named tuples of two types can be equal."""
    return [(type(move), move) for move in moves]


# Cards that some see: (public kind, private kind, arguments, from, to); the seat is 0.

_TWINS: list[tuple[str, str, dict[str, int | str], Place, Place]] = [
    ("draws", "drew", {}, deck(0), hand(0)),
    ("looks", "saw", {"owner": 1}, deck(1), aside(0)),
    ("looks", "saw", {"source": "market"}, MARKET, aside(0)),
    ("market-draws", "market-drew", {}, MARKET, hand(0)),
    ("keeps", "kept", {}, aside(0), hand(0)),
    ("puts-back-hidden", "puts-back", {}, aside(0), deck(0)),
    ("slipped", "slipped-card", {"owner": 1}, hand(0), deck(1)),
    ("gave-card", "gave", {"owner": 1}, hand(0), hand(1)),
    ("gave-card", "gave", {"owner": 1, "aside": 1}, hand(0), aside(1)),
    ("took-card", "took", {"owner": 1}, hand(1), hand(0)),
    ("took-card", "took", {"owner": 1, "aside": 1}, hand(1), aside(0)),
    ("deals", "dealt", {"owner": 0}, aside(0), hand(0)),
    ("deals", "dealt", {"owner": 1}, aside(1), hand(0)),
]


@pytest.mark.parametrize(("public", "named", "args", "source", "target"), _TWINS)
def test_a_hidden_card_moves_with_its_face_for_those_who_see_it(
    public: str, named: str, args: dict[str, int | str], source: Place, target: Place
) -> None:
    told = event(public, 0, **args)
    seen = private(named, 0, card="acorn", **args)
    assert moves_of(told) == (Move(source, target),)
    assert moves_of(seen) == (Move(source, target, ACORN),)
    assert open_moves_of(told) == open_moves_of(seen) == (Move(source, target),)


@pytest.mark.parametrize("kind", ["slipped-card", "gave", "took"])
def test_a_marked_card_moves_as_it_lay_in_the_hand(kind: str) -> None:
    seen = private(kind, 0, owner=1, card="reflection", item="reflection=acorn*3!")
    (move,) = moves_of(seen)
    assert isinstance(move, Move)
    assert move.face == MARKED


# Cards that come into the open

_OPENED = ["discarded", "thrown", "paid", "stacked", "offered", "played"]


@pytest.mark.parametrize("kind", _OPENED)
@pytest.mark.parametrize(
    ("args", "source"),
    [
        ({}, hand(1)),
        ({"source": "hand"}, hand(1)),
        ({"source": "aside"}, aside(1)),
        ({"source": "deck"}, deck(1)),
        ({"source": "market"}, MARKET),
        ({"source": "seen", "by": 0}, aside(0)),
    ],
)
def test_a_card_comes_into_the_open_from_its_source(
    kind: str, args: dict[str, int | str], source: Place
) -> None:
    told = event(kind, 1, card="acorn", **args)
    assert moves_of(told) == open_moves_of(told) == (Move(source, None, ACORN),)


@pytest.mark.parametrize("kind", _OPENED)
@pytest.mark.parametrize("source", ["row", "pile"])
def test_a_card_of_the_row_or_of_a_pile_was_open_before(kind: str, source: str) -> None:
    assert moves_of(event(kind, 1, card="acorn", source=source)) == ()


def test_an_unknown_source_is_refused() -> None:
    with pytest.raises(KeyError, match="sleeve"):
        moves_of(event("discarded", 1, card="acorn", source="sleeve"))


@pytest.mark.parametrize("kind", ["paid-as", "stacked-as", "offered-as", "played-as"])
def test_a_copy_comes_into_the_open_as_it_lay_in_the_hand(kind: str) -> None:
    laid = event(kind, 1, card="reflection", as_card="acorn", item="reflection=acorn*3!")
    assert moves_of(laid) == (Move(hand(1), None, MARKED),)


# Cards of a hand that are shown


@pytest.mark.parametrize("kind", ["shown", "revealed", "copied", "rolling", "discovers"])
def test_a_card_is_shown_in_the_hand(kind: str) -> None:
    assert typed(moves_of(event(kind, 1, card="acorn"))) == typed((Shown(hand(1), (ACORN,)),))


@pytest.mark.parametrize("kind", ["rolling", "discovers", "copied", "revealed", "set-value"])
@pytest.mark.parametrize("ending", ["", "-as"])
def test_a_card_that_is_shown_may_change(kind: str, ending: str) -> None:
    told = event(f"{kind}{ending}", 1, card="reflection", as_item="reflection=acorn*3!")
    assert typed(moves_of(told)) == typed((Shown(hand(1), (item("reflection"),), (MARKED,)),))


@pytest.mark.parametrize("kind", ["rolled", "set-value"])
def test_a_known_item_changes(kind: str) -> None:
    told = event(kind, 1, points=2, item="bold_haggler*3!", as_item="bold_haggler*2!")
    old, new = item("bold_haggler*3!"), item("bold_haggler*2!")
    assert typed(moves_of(told)) == typed((Shown(hand(1), (old,), (new,)),))


def test_cookies_are_shown_together() -> None:
    told = event("cookies", 1, count=2, items="cookies,reflection=acorn*3!")
    assert typed(moves_of(told)) == typed((Shown(hand(1), (item("cookies"), MARKED)),))


# Open cards that come to a hand


@pytest.mark.parametrize(
    "kind",
    [
        "bought",
        "bought-discarded",
        "swapped-goods",
        "took-goods",
        "grabbed",
        "recovered",
        "swapped-stall",
        "taken-back",
    ],
)
def test_an_open_card_is_known_in_the_hand(kind: str) -> None:
    assert moves_of(event(kind, 1, card="acorn")) == (Move(None, hand(1), ACORN),)


def test_what_is_taken_back_keeps_its_marks() -> None:
    told = event("taken-back", 1, card="reflection", item="reflection=acorn*3!")
    assert moves_of(told) == (Move(None, hand(1), MARKED),)


def test_junk_is_taken_card_by_card() -> None:
    assert moves_of(event("junk-taken", 1, count=2)) == (face_up(None, hand(1), "junk"),) * 2


# Whole decks and hands

_WHOLE: list[tuple[Event, Movements]] = [
    (event("charmed", 1, card="acorn"), (Move(MARKET, aside(1), ACORN),)),
    (event("stocked", card="acorn", slot=2), (Move(MARKET, None, ACORN),)),
    (event("flashy", 1, count=1), (Raised(1),)),
    (event("turn-began", 1, number=3), (Unmarked(),)),
    (
        event("gamble-over", 0, owner=1),
        (Poured(aside(0), hand(0)), Poured(aside(1), hand(1))),
    ),
    (event("mixed", 0, owner=1, count=8), (Mixed((hand(0), hand(1)), aside(0)),)),
    (event("deck-mixed", 1), (Mixed((deck(1),), deck(1)),)),
    (
        event("reshuffled", 1, count=2, cards="acorn,junk"),
        (Shuffled(deck(1), (ACORN, JUNK)),),
    ),
    (event("reshuffled", 1, count=0, cards=""), (Shuffled(deck(1), ()),)),
    (
        event("market-reshuffled", count=2, cards="acorn,junk"),
        (Shuffled(MARKET, (ACORN, JUNK)),),
    ),
    (event("market-dealt", cards="acorn,junk"), (Shuffled(MARKET, (ACORN, JUNK)),)),
    (
        event("dealt-decks", cards="acorn,junk", seats=2),
        (Shuffled(deck(0), (ACORN, JUNK)), Shuffled(deck(1), (ACORN, JUNK))),
    ),
]


@pytest.mark.parametrize(("told", "moves"), _WHOLE, ids=[told.kind for told, _ in _WHOLE])
def test_events_about_decks_and_hands(told: Event, moves: Movements) -> None:
    assert typed(moves_of(told)) == typed(open_moves_of(told)) == typed(moves)


# Events that move nothing


@pytest.mark.parametrize(
    "kind",
    [
        "pays",
        "pays-as",
        "lays",
        "fetches",
        "fetches-as",
        "sets-aside",
        "building",
        "buying",
        "sorting",
        "hid-card",
        "hid-card-as",
        "wished",
        "window-closed",
    ],
)
def test_a_draft_moves_nothing(kind: str) -> None:
    assert moves_of(private(kind, 0, card="acorn", value=1)) == ()


@pytest.mark.parametrize(
    "kind",
    ["scrapped", "fetched", "fetched-as", "built", "declined", "targeted", "gambled", "won"],
)
@pytest.mark.parametrize("seat", [None, 1])
def test_other_events_move_nothing(kind: str, seat: Seat | None) -> None:
    assert moves_of(event(kind, seat, card="acorn", owner=0, points=1)) == ()
