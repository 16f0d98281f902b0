"""One position by hand for every reason why an action is illegal."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.errors import IllegalAction
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.state import State

from .illegal_checks import CHECKS
from .stages import NOTATION, built, play, seat, started, table


def hand(cards: str, *moves: str, stacks: int = 0, discard: str = "", **more: Any) -> State:
    """A hand and so many stacks, then these moves."""
    return play(table(seat(cards, stall=built(stacks), discard=discard), **more), *moves)


def others(cards: str, *piles: str, moves: tuple[str, ...] = (), stall: str = "") -> State:
    """A hand, and the discard piles of the other seats."""
    rest = [seat("junk", discard=pile, stall=stall) for pile in piles]
    return play(table(seat(cards, stall="acorn"), *rest), *moves)


def team(cards: str, partner: str, *moves: str, stacks: int, pile: str = "", **more: Any) -> State:
    """A hand and that of the partner, who has this discard pile, then these moves."""
    helper = seat(partner, discard=pile)
    seats = (seat(cards, stall=built(stacks)), seat("junk"), helper, seat("junk"))
    return play(table(*seats, teams=True, **more), *moves)


def tried(state: State, action: str, by: Seat = 0) -> tuple[str, dict[str, Any]]:
    """The kind and the facts of the reason."""
    reason = DALE.why_illegal(state, by, NOTATION.parse(action))
    assert reason is not None
    return reason.kind, dict(reason.facts)


# Who decides what


def test_over() -> None:
    won = hand("charm charm", "build", "stack charm", "stack charm", "settle", stacks=7)
    assert tried(won, "done") == ("over", {})


def test_waiting() -> None:
    assert tried(others("junk", ""), "inventory", by=1) == ("waiting", {"owner": 0})


def test_not_now() -> None:
    assert tried(hand("junk", "inventory"), "done") == ("not-now", {"decision": "inventory"})


def test_not_now_while_chance_decides() -> None:
    rolling = hand("bold_haggler", "roll bold_haggler")
    assert tried(rolling, "done") == ("not-now", {"decision": "die"})


def test_wished() -> None:
    state = play(started(2, decks="vote"), "wish macaws")
    assert tried(state, "wish macaws") == ("wished", {"deck": "macaws"})


def test_wishes() -> None:
    state = started(2, decks="vote")
    assert tried(state, "done") == ("wishes", {"number": 3, "count": 0})
    state = play(state, "wish macaws", "wish pandas", "wish ocelots")
    assert tried(state, "wish raccoons") == ("wishes", {"number": 3, "count": 3})


# Cards and copies


def test_not_in_hand() -> None:
    assert tried(hand("junk"), "play acorn") == ("not-in-hand", {"card": "acorn"})


def test_laid() -> None:
    state = hand("junk acorn", "inventory", "discard acorn")
    assert tried(state, "discard acorn") == ("laid", {"card": "acorn"})


def test_laid_from_the_discard_pile() -> None:
    moves = ("build", "stack nostalgic_item", "stack nostalgic_item", "fetch junk")
    state = hand("nostalgic_item nostalgic_item", *moves, discard="junk", stacks=6)
    assert tried(state, "fetch junk") == ("laid", {"card": "junk"})


def test_changed() -> None:
    state = hand("bold_haggler", "roll bold_haggler", "die 2")
    now = {"card": "bold_haggler", "now": "bold_haggler*3!"}
    assert tried(state, "roll bold_haggler") == ("changed", now)


def test_must_copy() -> None:
    assert tried(others("reflection", "acorn"), "play reflection") == (
        "must-copy",
        {"card": "reflection"},
    )


def test_no_copy() -> None:
    assert tried(hand("acorn"), "play acorn as spyglass") == ("no-copy", {"card": "acorn"})


def test_cannot_copy() -> None:
    state = others("reflection", "acorn")
    names = {"card": "reflection", "copied_card": "spyglass"}
    assert tried(state, "play reflection as spyglass") == ("cannot-copy", names)


def test_not_offered() -> None:
    state = hand("new_season", "play new_season", discard="junk acorn charm")
    assert tried(state, "throw junk") == ("not-offered", {"card": "junk"})


def test_not_junk() -> None:
    moves = ("buy 0", "pay junk", "pay junk", "pay swift_broker", "settle")
    state = hand("junk junk swift_broker", *moves, row="essential_purchase")
    assert tried(state, "scrap swift_broker") == ("not-junk", {"card": "swift_broker"})


# Buying


def test_no_slot() -> None:
    assert tried(hand("charm", row="acorn"), "buy 5") == ("no-slot", {"most": 4})
    assert tried(hand("charm", row="acorn"), "buy -1") == ("no-slot", {"most": 4})


def test_empty_slot() -> None:
    assert tried(hand("charm", row="acorn - cookies"), "buy 1") == ("empty-slot", {"slot": 1})


def test_empty_slot_for_a_gift() -> None:
    state = hand("prepaid_good", "play prepaid_good", row="acorn - cookies")
    assert tried(state, "slot 3") == ("empty-slot", {"slot": 3})


def test_too_dear() -> None:
    assert tried(hand("junk", row="- acorn"), "buy 1") == ("too-dear", {"price": 5})


def test_too_dear_because_a_card_would_be_needless() -> None:
    state = hand("market_discovery gamble", thrown="accordion")
    assert tried(state, "buy-discarded") == ("too-dear", {"price": 5})


def test_nothing_thrown() -> None:
    assert tried(hand("market_discovery"), "buy-discarded") == ("nothing-thrown", {})


def test_no_discovery() -> None:
    assert tried(hand("spyglass", thrown="acorn"), "buy-discarded") == ("no-discovery", {})


def test_needless() -> None:
    state = hand("charm charm junk", "buy 1", "pay charm", "pay charm", row="- accordion")
    assert tried(state, "pay junk") == ("needless", {"worth": 9, "price": 6, "value": 1})


def test_needless_before_stock_clearance_is_paid() -> None:
    state = hand("charm stock_clearance junk", "buy 0", "pay charm", "pay junk", row="spyglass")
    assert tried(state, "settle") == ("needless", {"worth": 5, "price": 4, "value": 1})


def test_no_payment() -> None:
    state = hand("whirligig gamble", "buy 0", row="accordion")
    assert tried(state, "pay whirligig") == ("no-payment", {"card": "whirligig", "price": 5})


def test_underpaid() -> None:
    state = hand("junk charm", "buy 0", "pay junk", row="accordion")
    assert tried(state, "settle") == ("underpaid", {"worth": 1, "price": 5})


# Techniques and abilities


def test_no_technique() -> None:
    assert tried(hand("cookies"), "play cookies") == ("no-technique", {"card": "cookies"})
    copied = others("reflection", "cookies")
    assert tried(copied, "play reflection as cookies") == ("no-technique", {"card": "cookies"})


def test_no_ability() -> None:
    state = hand("cookies", market="acorn")
    assert tried(state, "roll cookies") == ("no-ability", {"card": "cookies"})
    assert tried(state, "discover cookies") == ("no-ability", {"card": "cookies"})


def test_spent() -> None:
    moves = ("discover market_discovery", "market acorn")
    state = hand("market_discovery", *moves, market="acorn charm")
    told = ("spent", {"card": "market_discovery"})
    assert tried(state, "discover market_discovery!") == told


def test_no_market_cards() -> None:
    assert tried(hand("market_discovery"), "discover market_discovery") == ("no-market-cards", {})


def test_only_cookies() -> None:
    moves = ("inventory", "settle", "done")
    state = others("reflection junk junk junk junk", "cookies", "acorn", moves=moves)
    assert tried(state, "copy reflection as acorn") == ("only-cookies", {})


def test_no_other() -> None:
    state = others("nuisance", "", "", moves=("play nuisance",))
    assert tried(state, "target 0") == ("no-other", {})
    assert tried(state, "target 3") == ("no-other", {})


def test_seat_order() -> None:
    state = others("nuisance", "", "", "", moves=("play nuisance", "target 2"))
    assert tried(state, "target 1") == ("seat-order", {})
    assert tried(state, "target 2") == ("seat-order", {})


def test_team_mate() -> None:
    state = team("blindfold junk", "junk", "play blindfold", stacks=0)
    assert tried(state, "target 2") == ("team-mate", {"owner": 2})


def test_empty_pile() -> None:
    state = others("treasure_hunter", "junk", "junk", "", moves=("play treasure_hunter",))
    assert tried(state, "target 3") == ("empty-pile", {"owner": 3})


def test_own_stall() -> None:
    state = others("acorn", "", moves=("play acorn",), stall="junk | acorn")
    assert tried(state, "swap 0 1 acorn") == ("own-stall", {})


def test_not_in_stack() -> None:
    state = others("acorn", "", moves=("play acorn",), stall="junk | acorn")
    told = {"card": "acorn", "number": 1}
    assert tried(state, "swap 1 1 acorn") == ("not-in-stack", told)


def test_no_such_stack() -> None:
    state = others("acorn", "", moves=("play acorn",), stall="junk | acorn")
    for place in ("1 3", "1 0", "7 1"):
        assert tried(state, f"swap {place} acorn") == ("no-such-stack", {})


def test_out_of_range() -> None:
    state = others("blindfold junk", "", moves=("play blindfold", "hide junk"))
    assert tried(state, "guess 6", by=1) == ("out-of-range", {"least": 1, "most": 5})


# Building


def test_no_stack() -> None:
    assert tried(hand("junk"), "build") == ("no-stack", {"number": 1})


def test_junk() -> None:
    state = hand("junk whirligig new_season", "build", stacks=4)
    assert tried(state, "stack junk") == ("junk", {})


def test_junk_as_which_a_revealed_chameleon_would_be_built() -> None:
    rest = [seat("junk", discard=card) for card in ("swift_broker", "wily_fellow", "junk")]
    state = table(seat("charm"), *rest, market="reflection")
    state = play(state, "play charm", "market reflection")
    assert tried(state, "stack reflection as junk") == ("junk", {})
    assert tried(state, "stack reflection") == ("must-copy", {"card": "reflection"})
    assert tried(state, "stack charm") == ("not-offered", {"card": "charm"})


def test_one_folk() -> None:
    state = hand("charm bold_haggler swift_broker", "build", "stack charm", stacks=4)
    told = {"set": "macaws", "other_set": "ocelots"}
    assert tried(state, "stack swift_broker") == ("one-folk", told)


def test_stack_value() -> None:
    state = hand("charm bold_haggler gamble", "build", "stack charm", stacks=4)
    assert tried(state, "settle") == ("stack-value", {"number": 5, "worth": 4})
    assert tried(state, "stack gamble") == ("stack-value", {"number": 5, "worth": 9})


def test_no_stack_with() -> None:
    state = hand("whirligig new_season bold_haggler", "build", stacks=4)
    told = {"number": 5, "card": "bold_haggler"}
    assert tried(state, "stack bold_haggler") == ("no-stack-with", told)


def test_no_stack_with_junk_although_there_is_a_vendor() -> None:
    state = hand("stashing_vendor junk gamble", "build", stacks=4)
    assert tried(state, "stack junk") == ("no-stack-with", {"number": 5, "card": "junk"})


def test_no_stack_with_two_folks_although_there_is_a_chest() -> None:
    state = hand("empty_chest charm cookies", "build", "stack charm", stacks=5)
    assert tried(state, "stack cookies") == ("no-stack-with", {"number": 6, "card": "cookies"})


def test_no_stack_with_a_card_that_an_accordion_would_let_in() -> None:
    state = hand("accordion empty_chest cookies", "build", "stack accordion", stacks=5)
    assert tried(state, "stack cookies") == ("no-stack-with", {"number": 6, "card": "cookies"})


def test_not_in_discard() -> None:
    state = hand("nostalgic_item", "build", "stack nostalgic_item", stacks=2)
    assert tried(state, "fetch acorn") == ("not-in-discard", {"card": "acorn"})


def test_no_item() -> None:
    state = hand("cookies swift_broker", "build", discard="junk", stacks=2)
    assert tried(state, "fetch junk") == ("no-item", {})


def test_no_item_where_the_passives_of_a_partner_do_not_count() -> None:
    moves = ("build", "stack acorn", "ask", "stack nostalgic_item")
    state = team("acorn", "nostalgic_item", *moves, stacks=6, pile="junk", partner_passives="not")
    assert tried(state, "fetch junk", by=2) == ("no-item", {})


def test_nothing_laid() -> None:
    assert tried(hand("charm", "build", stacks=3), "settle") == ("nothing-laid", {})
    helped = team("acorn", "acorn", "build", "stack acorn", "ask", stacks=7)
    assert tried(helped, "settle", by=2) == ("nothing-laid", {})


def test_no_partner() -> None:
    assert tried(hand("charm", "build", "stack charm", stacks=3), "ask") == ("no-partner", {})


def test_asked_already() -> None:
    moves = ("build", "stack charm", "ask", "decline", "build", "stack charm")
    state = team("charm charm", "junk", *moves, stacks=7)
    assert tried(state, "ask") == ("asked-already", {})


def test_no_room() -> None:
    state = team("charm", "junk", "build", "stack charm", stacks=3)
    assert tried(state, "ask") == ("no-room", {"number": 4})


def test_no_room_for_the_chest_that_the_partner_would_need() -> None:
    moves = ("build", "stack charm", "stack cookies")
    state = team("charm cookies empty_chest*1", "junk", *moves, stacks=6)
    assert tried(state, "ask") == ("no-room", {"number": 7})


def test_one_folk_where_the_passives_of_a_partner_do_not_count() -> None:
    moves = ("build", "stack charm", "stack cookies")
    cards = "charm cookies empty_chest"
    state = team(cards, "junk", *moves, stacks=7, partner_passives="not")
    assert tried(state, "ask") == ("one-folk", {"set": "macaws", "other_set": "ocelots"})


# All of them


@pytest.mark.parametrize("action", ["buy", "slot", "target", "guess", "value", "swap 1"])
def test_no_number_that_was_typed_is_told_again_unless_it_is_one_of_the_game(action: str) -> None:
    """The notation reads nine digits at most."""
    huge = "9" * 9
    positions = (
        hand("charm", row="acorn"),
        hand("prepaid_good", "play prepaid_good", row="acorn"),
        others("nuisance", "", moves=("play nuisance",)),
        others("blindfold junk", "", moves=("play blindfold", "hide junk")),
        others("blindfold junk", "", moves=("play blindfold", "hide junk", "guess 5")),
        others("acorn", "", moves=("play acorn",), stall="junk"),
    )
    for state in positions:
        for seat_number in (0, 1):
            typed = f"{action} {huge}" + " acorn" * action.startswith("swap")
            reason = DALE.why_illegal(state, seat_number, NOTATION.parse(typed))
            assert reason is not None
            assert all(value in range(100) or isinstance(value, str) for _, value in reason.facts)


def test_there_is_a_test_for_every_reason() -> None:
    tested = {name.removeprefix("test_").replace("_", "-") for name in globals()}
    assert CHECKS.keys() <= tested


def test_a_match_refuses_with_the_reason() -> None:
    match = Match(DALE, Setup.of(2, decks="macaws,pandas,raccoons", first="1"), seed="why")
    with pytest.raises(IllegalAction, match="play acorn: acorn is not in your hand") as caught:
        match.submit_text(0, "play acorn")
    assert (caught.value.kind, caught.value.facts) == ("not-in-hand", {"card": "acorn"})
