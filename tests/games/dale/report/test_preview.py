"""How far a payment or a stack has come is known before a card is laid."""

from __future__ import annotations

from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from tests.games.dale.stages import NOTATION, built, play, seat, table


def told(state: State, move: str) -> dict[str, dict[str, int | str]]:
    """The lines of a move by source."""
    preview = DALE.preview(state, 0, NOTATION.parse(move))
    assert preview.total == sum(line.points for line in preview.lines)
    return {line.source: dict(line.args) for line in preview.lines}


def hand(cards: str, stacks: int = 0) -> State:
    return table(seat(cards, stall=built(stacks)), row="loyal_partner - shattered_relic")


def test_a_payment_tells_its_sum_and_the_price() -> None:
    """Shattered Relic is worth 3, in the middle of the row 2 more."""
    state = play(hand("spyglass cookies"), "buy 2")
    assert told(state, "pay spyglass") == {"payment": {"sum": 4, "price": 5, "over": -1}}
    state = play(state, "pay spyglass")
    assert told(state, "pay cookies") == {"payment": {"sum": 6, "price": 5, "over": 1}}


def test_a_stack_tells_its_sum_and_its_number() -> None:
    state = play(hand("cookies shattered_relic", 4), "build")
    expected = {"sum": 2, "number": 5, "accordions": 0}
    assert told(state, "stack cookies") == {"sum": expected}


def test_accordions_are_counted() -> None:
    state = play(hand("accordion", 3), "build")
    assert told(state, "stack accordion") == {"sum": {"sum": 5, "number": 4, "accordions": 1}}


def test_a_complete_stack_is_a_point() -> None:
    state = play(hand("cookies shattered_relic", 4), "build", "stack cookies")
    state = play(state, "stack shattered_relic")
    assert DALE.preview(state, 0, NOTATION.parse("settle")).total == 1
    assert told(state, "settle") == {"stack": {"cards": 2}}


def test_other_actions_tell_nothing() -> None:
    state = hand("cookies spyglass")
    for move in ("inventory", "buy 0", "play spyglass"):
        assert told(state, move) == {}
