"""Positions by hand for every reason why an action is illegal."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.errors import IllegalAction
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from tests.games.dale.report.illegal_checks import CHECKS
from tests.games.dale.stages import NOTATION, built, play, seat, table


def hand(cards: str, *moves: str, stacks: int = 0, discard: str = "", **more: Any) -> State:
    """Return a position with this hand and so many stacks, after these moves."""
    return play(table(seat(cards, stall=built(stacks), discard=discard), **more), *moves)


def others(cards: str, *piles: str, moves: tuple[str, ...] = (), stall: str = "") -> State:
    """Return a position with this hand and these discard piles of the other seats."""
    rest = [seat("junk", discard=pile, stall=stall) for pile in piles]
    return play(table(seat(cards, stall="acorn"), *rest), *moves)


def why(state: State, action: str, by: Seat = 0) -> str:
    """Return the kind and the facts of the reason in one line."""
    reason = DALE.why_illegal(state, by, NOTATION.parse(action))
    assert reason is not None
    return " ".join([reason.kind, *(f"{name}={value}" for name, value in reason.facts)])


BY_HAND: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    # Who decides what
    ("over", "charm charm", "build; stack charm; stack charm; settle; done", {"stacks": 7}),
    ("not-now decision=inventory", "junk", "inventory; done", {}),
    ("not-now decision=die", "bold_haggler", "roll bold_haggler; done", {}),
    ("not-offered", "new_season", "play new_season; throw junk", {"discard": "junk acorn charm"}),
    # Cards and copies
    ("not-in-hand card=acorn", "junk", "play acorn", {}),
    ("not-in-hand card=acorn", "junk acorn", "inventory; discard acorn; discard acorn", {}),
    (
        "changed card=bold_haggler now=bold_haggler*3!",
        "bold_haggler",
        "roll bold_haggler; die 2; roll bold_haggler",
        {},
    ),
    ("cannot-copy card=acorn copied_card=spyglass", "acorn", "play acorn as spyglass", {}),
    # Buying
    ("empty-slot", "charm", "buy 5", {"row": "acorn"}),
    ("empty-slot", "charm", "buy -1", {"row": "acorn"}),
    ("empty-slot", "charm", "buy 1", {"row": "acorn - cookies"}),
    ("empty-slot", "prepaid_good", "play prepaid_good; slot 3", {"row": "acorn - cookies"}),
    ("too-dear price=5", "junk", "buy 1", {"row": "- acorn"}),
    ("too-dear price=5", "market_discovery gamble", "buy-discarded", {"thrown": "accordion"}),
    ("nothing-thrown", "market_discovery", "buy-discarded", {}),
    ("no-discovery", "spyglass", "buy-discarded", {"thrown": "acorn"}),
    (
        "needless worth=9 price=6 value=1",
        "charm charm junk",
        "buy 1; pay charm; pay charm; pay junk",
        {"row": "- accordion"},
    ),
    (
        "needless worth=5 price=4 value=1",
        "charm stock_clearance junk",
        "buy 0; pay charm; pay junk; settle",
        {"row": "spyglass"},
    ),
    (
        "no-payment price=5 card=whirligig",
        "whirligig gamble",
        "buy 0; pay whirligig",
        {"row": "accordion"},
    ),
    ("underpaid worth=1 price=5", "junk charm", "buy 0; pay junk; settle", {"row": "accordion"}),
    # Techniques and abilities
    ("no-technique card=cookies", "cookies", "play cookies", {}),
    (
        "spent card=market_discovery",
        "market_discovery",
        "discover market_discovery; market acorn; discover market_discovery!",
        {"market": "acorn charm"},
    ),
    # Building
    ("no-stack number=1", "junk", "build", {}),
    ("junk", "junk whirligig new_season", "build; stack junk", {"stacks": 4}),
    (
        "one-folk set=macaws other_set=ocelots",
        "charm bold_haggler swift_broker",
        "build; stack charm; stack swift_broker",
        {"stacks": 4},
    ),
    ("stack-value number=4 worth=0", "charm junk", "build; settle", {"stacks": 3}),
    (
        "stack-value number=5 worth=9",
        "charm bold_haggler gamble",
        "build; stack charm; stack gamble",
        {"stacks": 4},
    ),
    (
        "no-stack-with number=5 card=bold_haggler",
        "whirligig new_season bold_haggler",
        "build; stack bold_haggler",
        {"stacks": 4},
    ),
    (  # although there is a Stashing Vendor
        "no-stack-with number=5 card=junk",
        "stashing_vendor junk gamble",
        "build; stack junk",
        {"stacks": 4},
    ),
    (  # although there are an Empty Chest and an Accordion
        "no-stack-with number=6 card=cookies",
        "accordion empty_chest cookies",
        "build; stack accordion; stack cookies",
        {"stacks": 5},
    ),
    (
        "not-in-discard card=acorn",
        "nostalgic_item",
        "build; stack nostalgic_item; fetch acorn",
        {"stacks": 2},
    ),
    ("no-item", "cookies swift_broker", "build; fetch junk", {"discard": "junk", "stacks": 2}),
)


@pytest.mark.parametrize(("told", "cards", "moves", "more"), BY_HAND)
def test_the_last_move_is_refused_with_this_reason(
    told: str, cards: str, moves: str, more: dict[str, Any]
) -> None:
    *before, last = moves.split("; ")
    assert why(hand(cards, *before, **more), last) == told


def test_another_seat_waits() -> None:
    assert why(others("junk", ""), "inventory", by=1) == "waiting owner=0"


def test_a_chameleon_is_refused_by_what_it_can_become() -> None:
    state = others("reflection", "cookies")
    assert why(state, "play reflection") == "must-copy card=reflection"
    assert why(state, "play reflection as cookies") == "no-technique card=cookies"
    wrong = "cannot-copy card=reflection copied_card=spyglass"
    assert why(state, "play reflection as spyglass") == wrong


def test_no_item_where_the_passives_of_a_partner_do_not_count() -> None:
    seats = (seat("acorn", stall=built(6)), seat("junk"), seat("nostalgic_item", discard="junk"))
    state = table(*seats, seat("junk"), teams=True, partner_passives="not")
    state = play(state, "build", "stack acorn", "ask", "stack nostalgic_item")
    assert why(state, "fetch junk", by=2) == "no-item"


def test_there_is_a_test_for_every_reason() -> None:
    tested = {told.partition(" ")[0] for told, *_ in BY_HAND}
    assert CHECKS.keys() == tested | {"waiting", "must-copy"}


def test_a_match_refuses_with_the_reason() -> None:
    match = Match(DALE, Setup.of(2, decks="macaws,pandas,raccoons", first="1"), seed="why")
    with pytest.raises(IllegalAction, match="play acorn: acorn is not in your hand") as caught:
        match.submit_text(0, "play acorn")
    assert (caught.value.kind, caught.value.facts) == ("not-in-hand", {"card": "acorn"})
