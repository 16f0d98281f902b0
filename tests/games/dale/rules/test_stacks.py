"""Building: one set, no junk, exactly the next number, and what changes that."""

from __future__ import annotations

import pytest

from tests.games.dale.stages import (
    built,
    can,
    discard,
    latest,
    may,
    play,
    seat,
    stall,
    table,
    waiting,
    winner,
)

# The plain rules


@pytest.mark.parametrize("number", range(1, 9))
def test_the_next_stack_is_the_number_of_stacks_and_one(number: int) -> None:
    # Macaws 1, 2, 3 and 5: each number from 1 to 8 is a sum of some of them.
    state = table(seat("swift_broker cookies shattered_relic flashy_show", stall=built(number - 1)))
    state = play(state, "build")
    while "settle" not in may(state):
        state = play(state, min(may(state)))
    state = play(state, "settle")
    values = {"swift_broker": 1, "cookies": 2, "shattered_relic": 3, "flashy_show": 5}
    assert sum(values[card] for card in latest(state).split()) == number


def test_a_stack_has_exactly_its_number() -> None:
    state = table(seat("cookies spyglass", stall=built(2)))
    assert "build" not in may(state)  # 2 and 4 are no 3
    state = table(seat("swift_broker cookies cookies", stall=built(2)))
    state = play(state, "build", "stack cookies")
    assert may(state) == {"stack swift_broker"}


def test_a_stack_is_of_one_set() -> None:
    state = table(seat("swift_broker prepaid_good", stall=built(2)))
    assert "build" not in may(state)
    state = table(seat("swift_broker prepaid_good cookies", stall=built(2)))
    state = play(state, "build", "stack swift_broker")
    assert may(state) == {"stack cookies"}


def test_a_stack_has_no_junk() -> None:
    assert "build" not in may(table(seat("junk junk junk")))
    assert "build" not in may(table(seat("swift_broker junk", stall=built(1))))


def test_a_stack_is_laid_in_the_chosen_order() -> None:
    state = table(seat("swift_broker cookies cookies", stall=built(4)))
    state = play(state, "build", "stack cookies", "stack swift_broker", "stack cookies", "settle")
    assert latest(state) == "cookies swift_broker cookies"


def test_a_stack_cannot_be_left_incomplete() -> None:
    state = play(table(seat("swift_broker cookies", stall=built(2))), "build", "stack cookies")
    assert may(state) == {"stack swift_broker"}


def test_stacks_are_built_in_ascending_order() -> None:
    state = table(seat("spyglass"))
    assert "build" not in may(state)  # a 4 is not the first stack


def test_techniques_and_passives_build_alike() -> None:
    state = table(seat("cookies", stall=built(1)))
    assert latest(play(state, "build", "stack cookies", "settle")) == "cookies"
    state = table(seat("nuisance", stall=built(1)))
    assert latest(play(state, "build", "stack nuisance", "settle")) == "nuisance"


def test_a_stack_is_not_checked_again_later() -> None:
    # Acorn leaves a 4 in the first stack and takes its 1 away; two stacks remain two.
    state = table(seat("acorn"), seat(stall="swift_broker | cookies"))
    state = play(state, "play acorn", "swap 1 1 swift_broker")
    assert stall(state, 1) == "acorn | cookies"


# Altered values


def test_an_altered_value_must_be_used() -> None:
    assert "build" not in may(table(seat("swift_broker*3")))
    state = table(seat("swift_broker*3 cookies", stall=built(2)))
    assert may(play(state, "build")) == {"stack swift_broker*3"}


def test_flashy_show_counts_for_every_card_of_a_stack() -> None:
    state = table(seat("flashy_show swift_broker cookies", stall=built(4)))
    state = play(state, "play flashy_show", "build", "stack swift_broker", "stack cookies")
    assert may(state) == {"settle"}  # 2 + 3


def test_an_altered_junk_counts_with_its_value_beside_stashing_vendor() -> None:
    state = table(seat("stashing_vendor junk*4", stall=built(4)))
    state = play(state, "build", "stack junk*4", "stack stashing_vendor", "settle")
    assert latest(state) == "junk stashing_vendor"


def test_an_altered_accordion_still_bends() -> None:
    for number in range(1, 9):
        state = table(seat("accordion*2", stall=built(number - 1)))
        assert ("build" in may(state)) is (number in (1, 2, 3)), number


def test_alterations_are_gone_in_the_stall() -> None:
    # Winter is Coming is built as a 4; in the stall it is 5 again, and so is a copy of it.
    state = table(seat("winter_is_coming*4 flexible_shopkeeper", stall=built(3)))
    state = play(state, "build", "stack winter_is_coming*4", "settle", "build")
    assert may(state) == {"stack flexible_shopkeeper as winter_is_coming"}


# Helpers together


def test_helpers_work_wherever_they_lie_in_the_stack() -> None:
    state = table(seat("junk swift_broker stashing_vendor empty_chest", stall=built(4)))
    state = play(state, "build", "stack swift_broker", "stack junk", "stack stashing_vendor")
    assert may(state) == {"stack empty_chest"}
    state = play(state, "stack empty_chest", "settle")
    assert latest(state) == "swift_broker junk stashing_vendor empty_chest"


def test_fetched_cards_are_exempt_from_set_and_junk_rules() -> None:
    state = table(
        seat("nostalgic_item nostalgic_item", discard="junk swift_broker", stall=built(7))
    )
    state = play(state, "build", *["stack nostalgic_item"] * 2, "fetch junk", "fetch swift_broker")
    assert winner(play(state, "settle")) == 0


def test_fetched_cards_keep_the_order_of_the_rest_of_the_pile() -> None:
    state = table(
        seat("nostalgic_item", discard="junk acorn charm cookies spyglass", stall=built(6))
    )
    state = play(state, "build", "stack nostalgic_item", "fetch charm", "settle")
    assert discard(state) == "junk acorn cookies spyglass"


def test_fetched_cards_are_not_used_up_before_the_stack_is_complete() -> None:
    state = table(seat("nostalgic_item", discard="junk acorn", stall=built(6)))
    state = play(state, "build", "stack nostalgic_item", "fetch acorn")
    assert discard(state) == "junk acorn"
    assert discard(play(state, "settle")) == "junk"


def test_a_fetched_accordion_bends_the_stack() -> None:
    state = table(seat("nostalgic_item", discard="accordion", stall=built(6)))
    state = play(state, "build", "stack nostalgic_item", "fetch accordion")
    assert may(state) == {"settle"}  # 3 + 5 - 1


def test_accordion_beside_stashing_vendor_gives_a_choice_of_junk() -> None:
    state = table(seat("accordion stashing_vendor junk junk", stall=built(6)))
    state = play(state, "build", "stack accordion", "stack stashing_vendor")
    assert may(state) == {"stack junk", "settle"}  # 6 + 1, 7 or 8 - 1
    state = play(state, "stack junk")
    assert may(state) == {"stack junk", "settle"}
    assert may(play(state, "stack junk")) == {"settle"}


# Copies


def test_a_fetched_chameleon_copies_too() -> None:
    state = table(
        seat("nostalgic_item", discard="reflection", stall=built(6)), seat(discard="acorn")
    )
    state = play(state, "build", "stack nostalgic_item")
    assert may(state) == {"fetch reflection as acorn"}
    state = play(state, "fetch reflection as acorn", "settle")
    assert latest(state) == "nostalgic_item reflection"


def test_a_fetched_chameleon_as_a_helper_helps_the_whole_stack() -> None:
    state = table(
        seat("nostalgic_item junk", discard="reflection", stall=built(4)),
        seat(discard="stashing_vendor"),
    )
    state = play(state, "build", "stack nostalgic_item", "stack junk")
    assert may(state) == {"fetch reflection as stashing_vendor"}


def test_a_chameleon_as_nostalgic_item_lets_a_card_be_fetched() -> None:
    state = table(
        seat("reflection", discard="acorn", stall=built(6)), seat(discard="nostalgic_item")
    )
    state = play(state, "build", "stack reflection as nostalgic_item", "fetch acorn", "settle")
    assert latest(state) == "reflection acorn"


def test_a_chameleon_chooses_the_copy_that_completes_the_stack() -> None:
    state = table(
        seat("trendsetting cookies", stall=built(4)), row="shattered_relic spyglass acorn"
    )
    state = play(state, "build", "stack cookies")
    assert may(state) == {"stack trendsetting as shattered_relic"}


def test_seeing_doubles_and_its_model_build_together() -> None:
    state = table(seat("seeing_doubles stashing_vendor junk", stall=built(2)))
    state = play(state, "build", "stack junk")
    assert can(state, "stack") == {
        "stashing_vendor",
        "seeing_doubles as stashing_vendor",
        "seeing_doubles as junk",
    }
    state = play(state, "stack seeing_doubles as junk", "stack stashing_vendor", "settle")
    assert latest(state) == "junk seeing_doubles stashing_vendor"
    assert waiting(state) == (0, "end")
