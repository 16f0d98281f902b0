"""The reference rules of Dale: setup, the turn, buying and building."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from .dale import Table
from .dale_asks import CHANCE
from .dale_cards import CARDS, COPYING, DECKS, DIE, JUNK, market_cards, start_deck
from .dale_positions import do, full_stall, hand, kind, moves, position, words

# ------------------------------------------------------------ cards and setup


def test_c01_c02_c03_every_deck_has_its_six_classic_cards() -> None:
    assert [len(cards) for cards in DECKS.values()] == [6] * 6
    for cards in DECKS.values():
        printed = [CARDS[card] for card in cards]
        assert [card.value for card in printed] == [1, 2, 3, 4, 5, 5]
        assert [card.copies for card in printed] == [4, 3, 3, 3, 1, 1]
    folk = [card for name, card in CARDS.items() if name != JUNK]
    assert sum(card.kind == "technique" for card in folk) == 21
    assert sum(card.kind == "passive" for card in folk) == 15
    assert sum(card.has_plus for card in folk) == 18
    assert CARDS["essential_purchase"].kind == CARDS["market_discovery"].kind == "passive"
    assert CARDS["gift_voucher"].deck == "chameleons"
    assert "gift_voucher" not in COPYING


def test_c30_all_cards_are_one_hundred_and_ten() -> None:
    assert sum(card.copies for card in CARDS.values()) == 110


def test_the_die_has_the_sides_0_1_1_2_2_3() -> None:
    assert Counter({0: 1, 1: 2, 2: 2, 3: 1}) == DIE


@pytest.mark.parametrize(
    ("seats", "teams", "ones", "market", "junk"),
    [(2, "no", 3, 33, 6), (3, "no", 4, 44, 2), (4, "no", 5, 55, 0), (4, "yes", 4, 44, 0)],
)
def test_setup_by_number_of_seats(
    seats: int, teams: str, ones: int, market: int, junk: int
) -> None:
    decks = ",".join(list(DECKS)[:ones])
    table = Table(seats, first="1", decks=decks, teams=teams)
    table.start()
    assert len(table.market) == market
    assert table.junk == junk
    assert table.minted == (4 if teams == "yes" else 0)
    assert all(len(pile) == 10 for pile in table.decks)
    assert Counter(table.decks[-1].bag)[JUNK] == 10 - ones


def test_c29_hands_of_five_from_ten_cards_then_the_row_from_the_right() -> None:
    table = Table(2, first="1", decks="macaws,pandas,raccoons")
    table.start()
    seen = []
    while table.outcomes():
        text = min(table.outcomes())
        seen.append(text.rsplit(" ", 1)[0])
        table.apply(CHANCE, text)
    assert seen == ["draw 0"] * 5 + ["draw 1"] * 5 + ["market"] * 5
    assert [len(cards) for cards in table.hands] == [5, 5]
    assert [len(pile) for pile in table.decks] == [5, 5]
    assert len(table.market) == 28
    assert table.waiting() == {0: "act"}


def test_start_decks_hold_a_one_of_each_deck_and_the_market_no_ones() -> None:
    decks = ["squirrels", "ocelots", "chameleons"]
    ones = ["stashing_vendor", "bold_haggler", "flexible_shopkeeper"]
    assert Counter(start_deck(decks)) == Counter([*ones, *[JUNK] * 7])
    market = Counter(market_cards(decks))
    assert market["acorn"] == 3
    assert market["accordion"] == 1
    assert all(CARDS[card].value > 1 for card in market)


def test_random_decks_come_one_at_a_time_then_the_first_seat() -> None:
    table = Table(2)
    table.start()
    for left in (6, 5, 4):
        assert table.outcomes() == dict.fromkeys(table.outcomes(), 1)
        assert len(table.outcomes()) == left
        table.apply(CHANCE, min(table.outcomes()))
    assert table.outcomes() == {"first 0": 1, "first 1": 1}
    table.apply(CHANCE, "first 1")
    while table.outcomes():
        table.apply(CHANCE, min(table.outcomes()))
    assert table.waiting() == {1: "act"}


def vote(table: Table, *wishes: str) -> None:
    for seat, decks in enumerate(wishes):
        for deck in decks.split():
            table.apply(seat, f"wish {deck}")
        table.apply(seat, "done")


def test_a_vote_is_taken_by_all_at_the_same_time() -> None:
    table = Table(2, decks="vote", first="1")
    table.start()
    assert table.waiting() == {0: "wish", 1: "wish"}
    table.apply(1, "wish macaws")
    assert "wish macaws" in table.moves(0)
    assert "wish macaws" not in table.moves(1)
    table.apply(1, "wish pandas")
    table.apply(1, "wish ocelots")
    assert table.moves(1) == ["done"]
    table.apply(1, "done")
    assert table.waiting() == {0: "wish"}


def test_a_vote_gives_points_by_place_and_chance_decides_ties_at_the_border() -> None:
    table = Table(2, decks="vote", first="1")
    table.start()
    # macaws 3 + 3, pandas 2, squirrels 2, raccoons 1, ocelots 1: no tie at the border.
    vote(table, "macaws pandas raccoons", "macaws squirrels ocelots")
    assert "draw 0 stashing_vendor" in table.outcomes()
    table = Table(2, decks="vote", first="1")
    table.start()
    # pandas 3 + 1, macaws 2 + 3 are in; raccoons 1 and ocelots 2: ocelots.
    vote(table, "pandas macaws raccoons", "macaws ocelots pandas")
    assert set(table.outcomes()) == {
        "draw 0 swift_broker",
        "draw 0 loyal_partner",
        "draw 0 bold_haggler",
        "draw 0 junk",
    }
    table = Table(2, decks="vote", first="1")
    table.start()
    vote(table, "pandas macaws raccoons", "ocelots squirrels chameleons")
    assert set(table.outcomes()) == {"deck macaws", "deck squirrels"}


# ------------------------------------------------------------ the turn


def test_an_action_is_obligatory_and_passing_is_an_empty_inventory() -> None:
    table = position(["junk junk junk junk junk", "junk"])
    assert moves(table) == {"inventory"}
    do(table, "inventory", "settle")
    assert (kind(table), moves(table)) == ("end", {"done", "done-again"})
    do(table, "done")
    assert table.waiting() == {1: "act"}


@pytest.mark.parametrize(
    ("folk", "may"),
    [
        (["macaws", "pandas", "raccoons"], True),
        (["macaws", "raccoons", "chameleons"], True),
        (["pandas", "squirrels", "chameleons"], True),
        (["macaws", "raccoons", "squirrels", "ocelots"], False),
    ],
)
def test_done_again_is_legal_if_pandas_or_chameleons_are_in_play(
    folk: list[str], may: bool
) -> None:
    table = position(["junk " * 5, "junk"])
    table.folk = folk
    do(table, "inventory", "settle")
    assert table.ask is not None
    assert table.ask.moves == {0: ["done", "done-again"] if may else ["done"]}


def test_the_decks_of_the_game_say_whether_done_again_is_legal() -> None:
    for decks, answers in (
        ("macaws,pandas,raccoons", {"done", "done-again"}),
        ("macaws,raccoons,squirrels", {"done"}),
    ):
        table = Table(2, first="1", decks=decks)
        table.start()
        while table.outcomes():
            table.apply(CHANCE, min(table.outcomes()))
        do(table, "inventory", "settle")
        assert moves(table) == answers


def test_done_again_opens_the_window_even_if_nothing_can_be_used() -> None:
    table = position(["junk " * 4, "junk"], decks=["charm"], row="acorn - charm", market="gamble")
    do(table, "inventory", "settle", "done-again", "draw 0 charm", "market gamble")
    assert table.row == ["acorn", "charm", "gamble", None, None]
    assert table.waiting() == {0: "window"}
    assert moves(table) == {"enough"}
    do(table, "enough")
    assert table.waiting() == {1: "act"}


def test_after_plain_done_the_window_never_opens() -> None:
    table = position(["market_discovery good_old_times junk junk junk", "junk"], market="charm")
    table.row = ["acorn"] * 5
    do(table, "inventory", "settle", "done")
    assert table.waiting() == {1: "act"}
    assert table.market.bag == ["charm"]


def test_the_window_opens_again_after_each_use_until_enough() -> None:
    table = position(
        ["market_discovery good_old_times junk junk junk", "junk"], market="charm acorn"
    )
    table.row = ["gamble"] * 5
    do(table, "inventory", "settle", "done-again")
    assert moves(table) == {"discover market_discovery", "discover good_old_times", "enough"}
    do(table, "discover market_discovery", "market charm")
    assert moves(table) == {"discover good_old_times", "enough"}
    do(table, "discover good_old_times", "market acorn")
    assert moves(table) == {"enough"}
    do(table, "enough")
    assert table.waiting() == {1: "act"}


def test_done_again_opens_the_window_of_this_turn_only() -> None:
    table = position(["junk " * 5, "junk " * 5])
    do(table, "inventory", "settle", "done-again", "enough", "inventory", "settle", "done")
    assert table.waiting() == {0: "act"}


def test_an_inventory_discards_in_the_order_chosen() -> None:
    table = position(["junk acorn junk charm", ""], decks=["junk junk junk junk junk"])
    do(table, "inventory", "discard charm", "discard junk", "settle")
    assert table.discards[0] == ["charm", "junk"]
    assert hand(table) == words("acorn junk")


def test_a_plus_gives_another_action_of_any_kind_and_chains() -> None:
    table = position(["favourite_toy flashy_show", ""])
    do(table, "play favourite_toy")
    assert kind(table) == "act"
    do(table, "play flashy_show")
    assert kind(table) == "act"
    assert moves(table) == {"inventory"}


def test_a_plus_in_a_payment_gives_no_action() -> None:
    table = position(["acorn", ""], row="reflection")
    do(table, "buy 0", "pay acorn", "settle")
    assert kind(table) == "end"


def test_a_hand_above_the_hand_size_stays() -> None:
    table = position(["junk " * 7, "junk"])
    do(table, "inventory", "settle", "done")
    assert len(table.hands[0]) == 7


def test_only_the_active_seat_draws_in_its_clean_up() -> None:
    table = position(["junk", "junk"], decks=["charm " * 9, "acorn " * 9])
    do(table, "inventory", "settle", "done", *["draw 0 charm"] * 4)
    assert hand(table) == words("junk charm charm charm charm")
    assert hand(table, 1) == ["junk"]


def test_c04_clean_up_fills_the_hand_before_the_market() -> None:
    table = position(["junk " * 4, ""], decks=["acorn charm"], market="spyglass " * 9)
    do(table, "inventory", "settle", "done")
    assert set(table.outcomes()) == {"draw 0 acorn", "draw 0 charm"}
    do(table, "draw 0 acorn")
    assert table.outcomes() == {"market spyglass": 9}


def test_the_market_slides_right_keeping_its_order_then_fills_from_the_right() -> None:
    table = position(["junk " * 5, ""], row="- acorn - charm -", market="gamble spyglass cookies")
    do(table, "inventory", "settle", "done", "market gamble", "market cookies", "market spyglass")
    assert table.row == ["acorn", "charm", "gamble", "cookies", "spyglass"]


def test_a_market_without_cards_stays_partly_filled() -> None:
    table = position(["junk " * 5, ""], row="- acorn", market="charm", market_discard="gamble")
    do(table, "inventory", "settle", "done", "market charm")
    assert table.outcomes() == {"market gamble": 1}
    do(table, "market gamble")
    assert table.row == ["acorn", "charm", "gamble", None, None]
    assert table.waiting() == {1: "act"}


def test_c06_a_gap_in_the_row_does_not_close_before_clean_up() -> None:
    table = position(["gift_voucher prepaid_good", ""], row="acorn charm gamble")
    do(table, "play gift_voucher", "slot 1", "play prepaid_good", "slot 0")
    assert table.row == [None, "gift_voucher", "gamble", None, None]


def test_a_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    table = position(["junk " * 4, "junk"], decks=["charm"], discards=["acorn acorn"])
    do(table, "inventory", "settle", "done", "draw 0 charm")
    assert table.discards[0] == ["acorn", "acorn"]
    assert len(table.decks[0]) == 0


def test_clean_up_reshuffles_in_the_middle_and_then_takes_junk() -> None:
    table = position(["", "junk"], decks=["charm"], discards=["acorn acorn"], junk=1)
    do(table, "inventory", "settle", "done", "draw 0 charm")
    assert table.outcomes() == {"draw 0 acorn": 2}
    do(table, "draw 0 acorn", "draw 0 acorn")
    assert hand(table) == words("charm acorn acorn junk junk")
    assert (table.junk, table.minted) == (0, 1)


def test_known_cards_on_a_deck_come_without_chance() -> None:
    table = position(["junk " * 3, ""], decks=["acorn / charm"])
    do(table, "inventory", "settle", "done")
    assert hand(table) == words("junk junk junk acorn")
    assert table.outcomes() == {"draw 0 charm": 1}


# ------------------------------------------------------------ buying


def offers(cards: str, row: str) -> set[str]:
    return moves(position([cards, ""], row=row), "buy")


def test_c05_the_price_is_the_value_and_a_surcharge_of_0_to_4_from_the_right() -> None:
    row = "reflection " * 5
    assert offers("charm junk", row) == {"buy 0", "buy 1", "buy 2", "buy 3"}
    assert offers("charm junk junk", row) == {f"buy {slot}" for slot in range(5)}
    assert offers("junk", row) == set()


def test_a_payment_may_exceed_the_price_but_not_by_a_whole_card() -> None:
    """The rulebook's example: a price of 5, and 4 + 4 although there is a 5; never 5 + 4."""
    table = position(["acorn charm gamble", ""], row="- charm")
    do(table, "buy 1")
    assert moves(table) == {"pay acorn", "pay charm", "pay gamble"}
    assert moves(do(table, "pay acorn")) == {"pay charm"}
    assert moves(do(table, "pay charm")) == {"settle"}
    do(table, "settle")
    assert table.discards[0] == ["acorn", "charm"]
    assert hand(table) == words("charm gamble")
    assert table.row[1] is None


def test_a_payment_is_discarded_in_the_order_paid() -> None:
    table = position(["charm acorn", ""], row="- charm")
    do(table, "buy 1", "pay charm", "pay acorn", "settle")
    assert table.discards[0] == ["charm", "acorn"]


def test_a_bought_chameleon_costs_its_printed_value() -> None:
    assert offers("cookies", "reflection") == {"buy 0"}
    assert offers("cookies", "- reflection") == set()


def test_equal_cards_are_one_choice_in_a_payment() -> None:
    table = position(["junk junk junk", ""], row="reflection")
    do(table, "buy 0")
    assert moves(table) == {"pay junk"}


# ------------------------------------------------------------ building


def test_the_first_stack_needs_a_sum_of_one() -> None:
    table = position(["swift_broker cookies junk", ""])
    assert moves(do(table, "build")) == {"stack swift_broker"}
    do(table, "stack swift_broker", "settle")
    assert table.stalls[0] == [["swift_broker"]]
    assert kind(table) == "end"


def test_a_stack_is_of_one_set_with_the_exact_sum_and_without_junk() -> None:
    cards = "swift_broker shattered_relic loyal_partner junk spyglass"
    table = position([cards, ""], stalls=[full_stall(3)])
    do(table, "build")
    assert moves(table) == {"stack swift_broker", "stack shattered_relic", "stack spyglass"}
    assert moves(do(table, "stack shattered_relic")) == {"stack swift_broker"}
    assert moves(do(table, "stack swift_broker")) == {"settle"}
    do(table, "settle")
    assert table.stalls[0][3] == ["shattered_relic", "swift_broker"]


def test_the_eighth_stack_wins_at_once() -> None:
    table = position(["spyglass shattered_relic swift_broker", ""], stalls=[full_stall(7)])
    stacked = ["stack spyglass", "stack shattered_relic", "stack swift_broker"]
    do(table, "build", *stacked, "settle")
    assert table.ask is None
    assert table.winner == 0


# ------------------------------------------------------------ the facts themselves


def test_the_printed_cards_are_those_of_the_facts() -> None:
    path = Path(__file__).with_name("dale.json")
    printed = json.loads(path.read_text(encoding="utf-8"))
    assert printed == {
        name: [card.deck, card.value, card.copies, card.kind, card.has_plus]
        for name, card in CARDS.items()
        if name != JUNK
    }
