"""What is said of an action, in positions worked out by hand: where it is true, and only there."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.reasons import reasons_for
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from guildhall.text.words import Words
from tests.games.dale.stages import NOTATION, built, may, play, seat, table, waiting

Told = dict[str, dict[str, Any]]  # Any: numbers and ids
POOR = "junk junk junk junk junk"


def told(state: State, move: str) -> Told:
    """The reasons for a move of whoever decides, by their kinds."""
    assert move in may(state), sorted(may(state))
    deciding, _ = waiting(state)
    position = Position(DALE.observe(state, deciding), deciding)
    return {one.kind: dict(one.args) for one in reasons_for(position, NOTATION.parse(move))}


def stacks_said(reasons: Told) -> set[str]:
    return {kind for kind in reasons if kind.startswith("stack-")}


# Cards for the own stacks


def test_a_card_worth_the_next_stack_is_that_stack_alone() -> None:
    state = table(seat(POOR, stall=built(4)), seat(), row="special_offer")
    assert told(state, "buy 0")["stack-alone"] == {"card": "special_offer", "number": 5}


def test_a_card_for_a_stack_that_the_own_cards_make_already_is_not_said_to_be_for_it() -> None:
    own = seat(POOR, discard="stock_clearance", stall=built(4))
    assert not stacks_said(told(table(own, seat(), row="special_offer"), "buy 0"))


def test_two_cards_of_one_animalfolk_are_a_stack_together() -> None:
    """Prepaid Good and Essential Purchase are pandas, 2 + 3; Shattered Relic is a macaw."""
    own = seat(POOR, discard="essential_purchase", stall=built(4))
    told_of_it = told(table(own, seat(), row="prepaid_good"), "buy 0")
    names = {"card": "prepaid_good", "with_card": "essential_purchase", "number": 5}
    assert told_of_it["stack-with"] == names
    other = seat(POOR, discard="shattered_relic", stall=built(4))
    assert not stacks_said(told(table(other, seat(), row="prepaid_good"), "buy 0"))


def test_a_chameleon_is_no_stack_by_what_is_printed_on_it() -> None:
    state = table(seat(POOR, stall=built(4)), seat(), row="trendsetting")
    assert not stacks_said(told(state, "buy 0"))


def test_several_own_cards_that_make_the_stack_are_counted() -> None:
    own = seat(POOR, discard="prepaid_good prepaid_good", stall=built(5))
    expected = {"card": "prepaid_good", "count": 2, "number": 6}
    assert told(table(own, seat(), row="prepaid_good"), "buy 0")["stack-among"] == expected


def test_a_free_card_completes_the_stack_in_hand_unless_values_are_raised() -> None:
    """With Flashy Show 2 + 3 are 7 this turn."""
    own = seat("flashy_show prepaid_good essential_purchase", stall=built(4))
    state = table(own, seat(), row="prepaid_good acorn")
    plain = told(play(state, "play prepaid_good"), "slot 0")
    assert plain["stack-ready"] == {"card": "prepaid_good", "number": 5}
    raised = told(play(state, "play flashy_show", "play prepaid_good"), "slot 0")
    assert "stack-ready" not in raised


def test_the_third_card_of_an_animalfolk_is_counted_but_not_the_second() -> None:
    """The stall does not count."""
    own = seat(POOR, discard="spyglass cookies", stall="flashy_show")
    state = table(own, seat(), row="cookies prepaid_good")
    assert told(state, "buy 0")["in-set"] == {"set": "macaws", "count": 3}
    assert "in-set" not in told(state, "buy 1")


@pytest.mark.parametrize(
    ("row", "is_said"), [("spyglass cookies", True), ("spyglass acorn", False)]
)
def test_the_dearest_card_is_the_only_one_worth_as_much(row: str, is_said: bool) -> None:
    state = table(seat(POOR, stall=built(7)), seat(), row=row)
    assert ("dearest" in told(state, "buy 0")) is is_said


# What others do not get


def denied(discard: str, stacks: int, row: str = "cookies") -> dict[str, Any] | None:
    """What seat 1 is denied when the first card of the market is bought."""
    other = seat("", discard=discard, stall=built(stacks))
    return told(table(seat(POOR, stall=built(7)), other, row=row), "buy 0").get("denies")


def test_an_opponent_is_denied_a_card_that_makes_the_next_stack_with_its_own() -> None:
    """Shattered Relic and Cookies are macaws, 3 + 2."""
    expected = {"owner": 1, "card": "cookies", "set": "macaws", "number": 5}
    assert denied("shattered_relic", 4) == expected
    assert denied("shattered_relic", 3) == expected  # the one after the next


@pytest.mark.parametrize(
    ("discard", "stacks", "why"),
    [
        ("essential_purchase", 4, "a panda does not go with a macaw"),
        ("shattered_relic", 5, "stack 6 needs more"),
        ("shattered_relic", 2, "stack 5 is too far away"),
        ("shattered_relic special_offer", 4, "Special Offer alone is stack 5, none makes stack 6"),
    ],
)
def test_nobody_is_denied_what_is_of_no_use_now(discard: str, stacks: int, why: str) -> None:
    assert denied(discard, stacks) is None, why


@pytest.mark.parametrize(
    ("left", "is_said"),
    [("acorn", True), ("cookies", False), ("flashy_show", False), ("special_offer", False)],
)
def test_nobody_is_denied_a_stack_for_which_the_market_has_more(left: str, is_said: bool) -> None:
    """Flashy Show and Special Offer alone are stack 5."""
    assert (denied("shattered_relic", 4, f"cookies {left}") is not None) is is_said


def test_what_is_left_for_a_card_of_the_market_may_be_of_use_itself() -> None:
    """Stack 4 is next: Gift Voucher, worth 4, lies where Spyglass, worth 4, was."""
    own, other = seat("gift_voucher prepaid_good", stall=built(7)), seat("", stall=built(3))
    state = table(own, other, row="spyglass")
    assert "denies" not in told(play(state, "play gift_voucher"), "slot 0")
    assert told(play(state, "play prepaid_good"), "slot 0")["denies"]["number"] == 4


@pytest.mark.parametrize(("owner", "is_said"), [(1, True), (2, False), (3, True)])
def test_opponents_are_denied_a_card_but_the_partner_is_not(owner: int, is_said: bool) -> None:
    seats = [seat(POOR, stall=built(4)), seat(stall=built(4)), seat(), seat()]
    seats[owner]["discard"] = "shattered_relic"
    denial = told(table(*seats, row="cookies", teams=True), "buy 0").get("denies")
    assert (denial is not None) is is_said
    assert denial is None or (denial["owner"], denial["number"]) == (owner, 5)


def test_whoever_loses_the_top_of_its_discard_pile_is_denied_it() -> None:
    other = seat("", discard="shattered_relic cookies", stall=built(4))
    state = table(seat("treasure_hunter"), other, seat("", discard="acorn"))
    reasons = told(play(state, "play treasure_hunter"), "target 1")
    assert (reasons["denies"]["owner"], reasons["denies"]["number"]) == (1, 5)
    poorer = seat("", discard="acorn cookies", stall=built(4))
    state = table(seat("treasure_hunter"), poorer, seat("", discard="acorn"))
    assert "denies" not in told(play(state, "play treasure_hunter"), "target 1")


def test_the_partner_may_be_robbed_but_is_not_denied_anything() -> None:
    seats = [seat("treasure_hunter", stall=built(4)), seat("", discard="acorn"), seat(), seat()]
    seats[2]["discard"] = "shattered_relic cookies"
    state = play(table(*seats, teams=True), "play treasure_hunter")
    assert "denies" not in told(state, "target 2")


def test_a_cleared_market_denies_what_was_in_it() -> None:
    other = seat("", discard="shattered_relic", stall=built(4))
    state = table(seat("loyal_partner", stall=built(7)), other, row="acorn cookies", market="acorn")
    reasons = told(state, "play loyal_partner")
    assert reasons["denies"]["card"] == "cookies"
    assert reasons["clears-market"] == {"count": 2}


def test_sabotage_tells_what_the_owner_loses() -> None:
    other = seat("", top="cookies junk", discard="shattered_relic", stall=built(4))
    state = play(table(seat("sabotage"), other), "play sabotage")
    assert [*told(state, "throw cookies")] == ["denies", "dearest", "costs"]
    assert {*told(state, "throw junk")} == {"relieves"}


# Paying and giving up


def test_paying_exactly_is_said_of_the_card_that_reaches_the_price_and_of_no_other() -> None:
    state = table(seat("cookies junk junk"), seat(), row="prepaid_good")
    state = play(state, "buy 0")
    assert told(state, "pay cookies")["pays-exactly"] == {"price": 2}
    assert {*told(state, "pay junk")} == {"pays-junk"}
    assert "pays-exactly" in told(play(state, "pay junk"), "pay junk")


def test_the_smallest_card_in_hand_is_smaller_than_any_other() -> None:
    """Prices are 9 and 8: every card is needed."""
    dear = "- - - special_offer accordion"
    state = play(table(seat("cookies spyglass spyglass"), seat(), row=dear), "buy 4")
    assert "pays-smallest" in told(state, "pay cookies")
    assert "pays-smallest" not in told(state, "pay spyglass")
    state = play(table(seat("cookies cookies spyglass"), seat(), row=dear), "buy 3")
    assert "pays-smallest" not in told(state, "pay cookies")


def test_what_pays_a_part_is_told_with_its_value() -> None:
    state = play(
        table(seat("cookies cookies spyglass"), seat(), row="- - - special_offer"), "buy 3"
    )
    assert told(state, "pay cookies") == {"pays": {"card": "cookies", "value": 2, "price": 8}}


def test_a_card_is_spared_where_all_stacks_are_made_without_it() -> None:
    """Stack 6 is Cookies and Spyglass; Special Offer, a panda worth 5, is in none from 6 to 8."""
    own = seat("cookies spyglass special_offer junk", stall=built(5))
    state = play(table(own, seat()), "inventory")
    assert told(state, "discard special_offer")["spared"] == {"card": "special_offer"}
    assert "spared" not in told(state, "discard cookies")
    assert "spared" not in told(state, "discard junk")


@pytest.mark.parametrize("other", ["empty_chest", "reflection"])
def test_nothing_is_said_to_be_spared_beside_cards_that_stretch_the_rules(other: str) -> None:
    own = seat("cookies spyglass special_offer", discard=other, stall=built(5))
    assert "spared" not in told(play(table(own, seat()), "inventory"), "discard special_offer")


# Sorting


def test_cards_kept_for_a_stack_are_a_stack() -> None:
    state = table(seat("cookies junk junk acorn charm", stall=built(1)), seat())
    state = play(state, "inventory", "discard junk")
    assert told(state, "settle") == {"keeps-stack": {"number": 2}, "renews": {"count": 1}}
    state = table(seat("cookies junk junk acorn charm", stall=built(2)), seat())
    assert told(play(state, "inventory"), "settle") == {"keeps-hand": {}}


def test_a_new_card_comes_for_a_discarded_one_unless_the_hand_is_large() -> None:
    """Without Cookies the hand is smaller; six cards are more than are drawn up to."""
    state = play(table(seat("cookies acorn junk"), seat()), "inventory")
    assert "replaced" in told(state, "discard acorn")
    assert "replaced" not in told(state, "discard cookies")
    six = play(table(seat(f"acorn {POOR}"), seat()), "inventory")
    assert "replaced" not in told(six, "discard acorn")


# Building


def test_the_last_stack_wins_and_others_do_not() -> None:
    hand = "special_offer essential_purchase"
    assert told(table(seat(hand, stall=built(7)), seat()), "build") == {"win": {}}
    assert told(table(seat(hand, stall=built(4)), seat()), "build") == {"build": {"number": 5}}


def test_a_stack_that_needs_the_partner_is_only_begun() -> None:
    """Cookies are 2 of 5."""

    def hand(cards: str) -> State:
        own = seat(cards, stall=built(4))
        return table(own, seat(), seat("shattered_relic"), seat(), teams=True)

    assert told(hand("cookies"), "build") == {"begins-stack": {"number": 5}}
    assert told(hand("flashy_show"), "build") == {"build": {"number": 5}}
    asking = play(hand("cookies"), "build", "stack cookies")
    assert told(asking, "ask") == {"asks": {"missing": 3, "number": 5}}


def test_what_is_laid_is_added_up() -> None:
    state = play(table(seat("cookies shattered_relic", stall=built(4)), seat()), "build")
    assert told(state, "stack cookies") == {"adds": {"total": 2, "number": 5}}
    state = play(state, "stack cookies")
    assert told(state, "stack shattered_relic") == {"adds-up": {"number": 5}}


# Choosing a player


@pytest.mark.parametrize(
    ("stacks", "is_leader"),
    [((3, 5, 4), True), ((3, 5, 5), False), ((5, 5, 4), False), ((6, 5, 4), False)],
)
def test_the_leader_has_more_stacks_than_anybody(stacks: tuple[int, ...], is_leader: bool) -> None:
    hands = ("nuisance", "junk", "junk")
    seats = [seat(hand, stall=built(many)) for hand, many in zip(hands, stacks, strict=True)]
    reasons = told(play(table(*seats), "play nuisance"), "target 1")
    assert reasons.get("leader") == ({"owner": 1, "count": 5} if is_leader else None)
    assert reasons["loses-card"] == {"owner": 1}


def test_whoever_has_no_cards_loses_none() -> None:
    state = play(table(seat("nuisance"), seat(), seat("junk")), "play nuisance")
    assert told(state, "target 1") == {"stacks": {"owner": 1, "count": 0}}


# Luck


def rolled(hand: str, stacks: int) -> Told:
    return told(
        table(seat(f"bold_haggler {hand}", stall=built(stacks)), seat()), "roll bold_haggler"
    )


def test_the_sides_of_the_die_that_make_the_stack_are_counted() -> None:
    """The sides are 0, 1, 1, 2, 2, 3. Alone 1 + 2 = 3; with Charm, 4, only 1 + 4 + 0 = 5."""
    assert rolled("junk", 2)["roll-chance"] == {"count": 2, "sides": 6, "number": 3}
    assert rolled("charm", 4)["roll-chance"] == {"count": 1, "sides": 6, "number": 5}
    assert rolled("junk", 7) == {"roll": {}}
    assert rolled("empty_chest", 2) == {"roll": {}}  # how much it helps is not counted


def test_a_value_fits_where_the_hand_makes_the_next_stack_with_it() -> None:
    """Charm gets the value; New Season beside it is 2, and stack 5 is next."""
    state = table(seat("blindfold charm new_season junk", stall=built(4)), seat("junk"))
    state = play(state, "play blindfold", "hide charm", "guess 1")
    fitting = {value for value in range(1, 6) if "fits" in told(state, f"value {value}")}
    assert fitting == {3, 5}
    assert told(state, "value 1") == {"value": {"value": 1}}


def guessed(hand: str, value: int) -> Told:
    own = seat(f"blindfold {hand}")
    hidden = hand.split()[0]
    state = play(table(own, seat("junk")), "play blindfold", f"hide {hidden}")
    return told(state, f"guess {value}")


def test_the_most_frequent_value_is_more_frequent_than_any_other() -> None:
    """Two Charms of 4 and Cookies of 2; with two Cookies both values are as frequent."""
    most = guessed("charm charm cookies", 4)
    assert most == {
        "guess-most": {"value": 4},
        "guess-some": {"value": 4, "count": 2, "cards": 3},
    }
    assert {*guessed("charm charm cookies", 2)} == {"guess-some"}
    assert {*guessed("charm charm cookies cookies", 4)} == {"guess-some"}
    assert guessed("charm cookies", 5) == {"guess": {"value": 5}}


def test_where_a_chameleon_may_be_the_card_only_known_cards_are_counted() -> None:
    """All have seen how Favourite Toy brought Charm, worth 4, back."""
    own = seat("favourite_toy blindfold reflection junk", discard="charm")
    state = play(table(own, seat("junk")), "play favourite_toy", "play blindfold", "hide charm")
    assert told(state, "guess 4") == {"guess-known": {"owner": 0, "value": 4, "count": 1}}
    assert told(state, "guess 2") == {"guess": {"value": 2}}


# Techniques


def test_a_plus_is_said_of_techniques_that_have_one() -> None:
    state = table(seat("spyglass prepaid_good", deck=POOR), seat(), row="acorn")
    expected = {"looks": {"count": 3}, "plus": {"card": "spyglass"}}
    assert told(state, "play spyglass") == expected
    assert told(state, "play prepaid_good") == {"takes-free": {}}


@pytest.mark.parametrize(
    ("card", "is_said"), [("cookies", True), ("spyglass", False), ("reflection", False)]
)
def test_goods_that_work_by_themselves_need_no_action(card: str, is_said: bool) -> None:
    """Techniques do, and what a copy needs depends on what it copies."""
    state = table(seat("special_offer", deck=POOR), seat(), row=card)
    assert ("needs-no-action" in told(state, "buy 0")) == is_said


def test_junk_is_thrown_away_where_there_is_some() -> None:
    with_junk = table(seat("shattered_relic junk"), seat())
    assert "throws-junk" in told(with_junk, "play shattered_relic")
    without = table(seat("shattered_relic acorn"), seat())
    assert {*told(without, "play shattered_relic")} == {"plus"}


def test_raised_values_make_a_stack_that_was_none() -> None:
    """Spyglass becomes 5; Cookies and Shattered Relic are 5 already."""

    def hand(cards: str) -> State:
        return table(seat(f"flashy_show {cards}", stall=built(4)), seat())

    assert told(hand("spyglass junk"), "play flashy_show")["raises-stack"] == {"number": 5}
    assert "raises" in told(hand("acorn cookies shattered_relic"), "play flashy_show")


def test_junk_in_hand_is_counted_where_it_is_most_of_the_hand() -> None:
    mostly = table(seat("gamble junk junk acorn"), seat("junk"))
    assert told(mostly, "play gamble")["junk-share"] == {"count": 2, "cards": 3}
    half = table(seat("gamble junk acorn"), seat("junk"))
    assert "junk-share" not in told(half, "play gamble")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Denies Ann the Raccoons for stack 5: Nuisance."),
        ("de", "Ann bekommt „Plagegeist“ (Waschbären) nicht für Stapel 5."),
        ("ru", "Игроку Ann не достанется «Досадная помеха» (Еноты) для полки 5."),
    ],
)
def test_a_denial_names_the_player_the_card_and_the_stack(language: str, said: str) -> None:
    words = Words(language, {"dale": "guildhall.games.dale"})
    args = (("owner", 0), ("card", "nuisance"), ("set", "raccoons"), ("number", 5))
    assert words.say("dale-reason-denies", **words.resolve("dale", args, ("Ann",))) == said
