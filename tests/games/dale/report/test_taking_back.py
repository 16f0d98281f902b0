"""What can be taken back, and that no lock tells what another seat does in secret."""

from __future__ import annotations

from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from tests.games.dale.stages import play, seat, table

ROW = "prepaid_good prepaid_good rotten_food rotten_food nuisance"


def match_at(state: State, **options: str) -> Match[State, Action, View]:
    return Match(DALE, Setup.of(len(state.table.players), **options), seed="Oak", start=state)


def test_a_turn_that_is_over_stays_over_though_nothing_was_drawn() -> None:
    """Else the lock would tell when the next seat begins to lay out a payment."""
    seats = seat("junk junk junk junk junk"), seat("junk junk spyglass cookies cookies")
    match = match_at(play(table(*seats, row=ROW), "inventory", "settle"))
    match.submit_text(0, "done")
    assert [one.seat for one in match.decisions()] == [1]
    assert match.why_no_undo(0) == "learnt"
    match.submit_text(1, "buy 0")
    assert match.why_no_undo(0) == "learnt"


def test_a_partner_who_was_asked_lays_cards_unseen() -> None:
    own, partner = seat("swift_broker", stall="wily_fellow"), seat("swift_broker junk")
    match = match_at(table(own, seat(), partner, seat(), row=ROW, teams=True), teams="yes")
    for action in ("build", "stack swift_broker", "ask"):
        match.submit_text(0, action)
    before = match.why_no_undo(0)
    match.submit_text(2, match.notation.format(match.legal_actions(2)[0]))
    assert match.why_no_undo(0) == before == "learnt"


def test_a_payment_is_taken_back_card_by_card() -> None:
    match = match_at(table(seat("junk junk cookies"), seat(), row=ROW))
    start = match.state
    for action in ("buy 0", "pay cookies"):
        match.submit_text(0, action)
    for _ in range(2):
        match.undo(0)
    assert match.state == start
