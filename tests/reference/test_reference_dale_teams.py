"""The reference rules of Dale: the team game for four."""

from __future__ import annotations

import pytest

from .dale import Table
from .dale_positions import do, full_stall, hand, moves, position


def team(hands: list[str], stacks: int = 0, **zones: object) -> Table:
    """Seats 0 and 2 against 1 and 3; seat 0 has the turn."""
    return position(hands, seats=4, teams="yes", stalls=[full_stall(stacks)], **zones)


def test_partners_share_one_stall() -> None:
    table = team(["swift_broker " + "junk " * 5, "junk " * 5, "cookies"])
    do(table, "build", "stack swift_broker", "settle", "done", "inventory", "settle", "done")
    assert table.waiting() == {2: "act"}
    do(table, "build", "stack cookies", "settle")
    assert table.stalls == [[["swift_broker"], ["cookies"]], []]


def test_a_team_wins_with_its_tenth_stack() -> None:
    cards = "spyglass shattered_relic cookies swift_broker"
    table = team([cards], 8)
    do(table, "build", "stack spyglass", "stack shattered_relic", "stack cookies", "settle")
    assert table.winner is None
    table = team([cards], 9)
    do(table, "build", *[f"stack {card}" for card in cards.split()], "settle")
    assert table.winner == 0


def test_the_partner_may_add_cards_to_a_stack() -> None:
    table = team(["cookies", "", "shattered_relic junk"], 4)
    do(table, "build")
    assert moves(table) == {"stack cookies"}
    do(table, "stack cookies")
    assert moves(table) == {"ask"}
    do(table, "ask")
    assert table.waiting() == {2: "help"}
    assert moves(table) == {"stack shattered_relic", "decline"}
    do(table, "stack shattered_relic")
    assert moves(table) == {"settle", "decline"}
    do(table, "settle")
    assert table.stalls[0][4] == ["cookies", "shattered_relic"]
    assert table.waiting() == {0: "end"}
    assert hand(table, 2) == ["junk"]


def test_the_active_seat_must_add_a_card_itself() -> None:
    table = team(["charm", "", "spyglass"], 3)
    assert "build" in moves(table)
    assert "ask" not in moves(do(table, "build"))
    assert "build" not in moves(team(["", "", "spyglass"], 3))


def test_what_may_be_laid_does_not_depend_on_the_hand_of_the_partner() -> None:
    for other in ("", "shattered_relic", "junk"):
        table = team(["cookies", "", other], 4)
        assert moves(table) == {"build", "inventory"}


def test_a_partner_may_decline_and_all_cards_go_back() -> None:
    table = team(["reflection"], 4, discards=["", "cookies"])
    do(table, "build", "stack reflection as cookies", "ask")
    assert moves(table) == {"decline"}
    do(table, "decline")
    assert (table.waiting(), hand(table)) == ({0: "act"}, ["reflection"])


def test_the_partner_is_not_asked_twice_with_the_same_cards() -> None:
    table = team(["cookies swift_broker"], 4)
    do(table, "build", "stack cookies", "ask", "decline", "build")
    assert moves(do(table, "stack cookies")) == {"stack swift_broker"}
    assert moves(do(table, "stack swift_broker", "ask", "decline", "build")) == {
        "stack swift_broker"
    }
    do(table, "stack swift_broker", "ask", "decline")
    assert moves(table) == {"inventory", "play swift_broker"}


def test_cards_laid_for_the_partner_may_need_its_passives() -> None:
    """Nuisance and junk: the partner has Stashing Vendor (1) and Empty Chest (2)."""
    table = team(["nuisance junk", "", "stashing_vendor empty_chest"], 5)
    do(table, "build", "stack junk", "stack nuisance", "ask", "stack stashing_vendor")
    do(table, "stack empty_chest", "settle")
    assert table.stalls[0][-1] == ["junk", "nuisance", "stashing_vendor", "empty_chest"]


@pytest.mark.parametrize(("stacks", "may"), [(4, False), (5, True)])
def test_cards_laid_for_the_partner_leave_room_for_its_passives(stacks: int, may: bool) -> None:
    """2 + 1 and the least help, 1 + 2."""
    table = team(["nuisance junk"], stacks)
    do(table, "build", "stack nuisance")
    assert ("stack junk" in moves(table)) is may


def test_without_squirrels_or_without_the_passives_of_the_partner_cards_obey_alone() -> None:
    without = team(["cookies charm junk"], 9, partner_passives="not")
    none = team(["cookies charm junk"], 9)
    none.folk.remove("squirrels")
    for table in (without, none):
        do(table, "build")
        assert moves(table) == {"stack cookies", "stack charm"}
        assert moves(do(table, "stack cookies")) == {"ask"}


def test_there_must_be_room_for_a_card_of_the_partner() -> None:
    table = team(["cookies"], 1)
    do(table, "build", "stack cookies")
    assert moves(table) == {"settle"}


def test_flashy_show_does_not_raise_the_cards_of_the_partner() -> None:
    table = team(["flashy_show cookies", "", "swift_broker cookies"], 4)
    do(table, "play flashy_show", "build", "stack cookies", "ask")
    assert moves(table) == {"decline", "stack cookies"}


@pytest.mark.parametrize(("option", "helps"), [("count", True), ("not", False)])
def test_c27_the_passives_of_the_partner_count_for_the_stack(option: str, helps: bool) -> None:
    table = team(["charm", "", "empty_chest"], 5, partner_passives=option)
    do(table, "build", "stack charm", "ask")
    assert ("stack empty_chest" in moves(table)) == helps


def test_c27_the_own_discard_is_that_of_the_contributor() -> None:
    table = team(["stashing_vendor", "", "nostalgic_item"], 7, discards=["acorn", "", "charm"])
    do(table, "build", "stack stashing_vendor", "ask", "stack nostalgic_item")
    assert moves(table) == {"fetch charm", "decline"}
    do(table, "fetch charm", "settle")
    assert table.stalls[0][7] == ["stashing_vendor", "nostalgic_item", "charm"]
    assert table.discards[2] == []


def test_c27_a_chameleon_of_the_partner_copies_from_the_partners_point_of_view() -> None:
    discards = ["accordion", "", "charm"]
    table = team(["stashing_vendor", "", "reflection"], 6, discards=discards)
    do(table, "build", "stack stashing_vendor", "ask")
    assert moves(table) == {"stack reflection as accordion", "decline"}


def test_c27_winter_is_coming_of_the_partner_lets_the_active_seat_go_on() -> None:
    table = team(["stashing_vendor", "", "winter_is_coming"], 5)
    do(table, "build", "stack stashing_vendor", "ask", "stack winter_is_coming", "settle")
    assert table.waiting() == {0: "bonus"}


def test_the_partner_is_another_player_but_no_opponent() -> None:
    table = team(["nuisance acorn"], 1)
    table.stalls[1] = [["charm"]]
    do(table, "play nuisance")
    assert moves(table) == {"target 1", "target 2", "target 3", "enough"}
    do(table, "enough", "play acorn")
    assert moves(table) == {"swap 1 1 charm"}


def test_flexible_shopkeeper_copies_from_the_shared_stall() -> None:
    hands = ["swift_broker " + "junk " * 5, "junk " * 5, "flexible_shopkeeper"]
    table = team(hands)
    do(table, "build", "stack swift_broker", "settle", "done", "inventory", "settle", "done")
    assert "play flexible_shopkeeper as swift_broker" in moves(table)
