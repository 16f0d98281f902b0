"""What can be taken back, and that no lock tells what another seat does in secret."""

from __future__ import annotations

from typing import Any

import guildhall
from guildhall.core import codec

Json = dict[str, Any]
MARKET = {"row": ["prepaid_good", "prepaid_good", "rotten_food", "rotten_food", "nuisance"]}


def match_at(position: Json, **options: str) -> Any:  # Any: a match of Dale
    rules: Any = guildhall.load_game("dale")
    decks = ["macaws", "pandas", "raccoons", "squirrels"][: max(3, len(position["players"]))]
    written: Any = {"decks": decks, "market": MARKET} | position
    start = codec.from_json(rules.state_type, written)
    setup = guildhall.Setup.of(len(position["players"]), **options)
    return guildhall.Match(rules, setup, seed="Oak", start=start)


def test_a_turn_that_is_over_stays_over_though_nothing_was_drawn() -> None:
    """Else the lock would tell when the next seat begins to lay out a payment."""
    players = [{"hand": ["junk"] * 5}, {"hand": ["junk", "junk", "spyglass", "cookies", "cookies"]}]
    match = match_at({"players": players, "stage": "end"})
    match.submit_text(0, "done")
    assert [one.seat for one in match.decisions()] == [1]
    assert match.why_no_undo(0) == "learnt"
    match.submit_text(1, "buy 0")
    assert match.why_no_undo(0) == "learnt"


def test_a_partner_who_was_asked_lays_cards_unseen() -> None:
    players = [{"hand": ["swift_broker"]}, {}, {"hand": ["swift_broker", "junk"]}, {}]
    stalls = [[["wily_fellow"]], []]
    match = match_at({"players": players, "stalls": stalls, "rules": {"teams": True}}, teams="yes")
    for action in ("build", "stack swift_broker", "ask"):
        match.submit_text(0, action)
    before = match.why_no_undo(0)
    match.submit_text(2, match.notation.format(match.legal_actions(2)[0]))
    assert match.why_no_undo(0) == before == "learnt"


def test_a_payment_is_taken_back_card_by_card() -> None:
    match = match_at({"players": [{"hand": ["junk", "junk", "cookies"]}, {}]})
    start = match.state
    for action in ("buy 0", "pay cookies"):
        match.submit_text(0, action)
    for _ in range(2):
        match.undo(0)
    assert match.state == start
