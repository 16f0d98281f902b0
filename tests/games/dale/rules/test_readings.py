"""What can be agreed before the game: both readings of every ruling that is not sure."""

from __future__ import annotations

import pytest

from guildhall.core.errors import BadSetup
from guildhall.games.dale.game import DALE
from tests.games.dale.stages import (
    built,
    can,
    cards,
    deck,
    discard,
    hand,
    latest,
    may,
    odds,
    play,
    seat,
    started,
    table,
    thrown,
    waiting,
)


def test_the_first_value_of_an_option_is_its_default() -> None:
    for option in DALE.options:
        assert option.default == option.values[0]


@pytest.mark.parametrize(
    "options",
    [
        {"copied_values": "copied"},
        {"first": "3"},
        {"decks": "macaws,macaws,pandas"},
        {"decks": "macaws,pandas,otters"},
        {"colour": "red"},
    ],
)
def test_other_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        started(2, **options)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_given_seat_begins(first: int) -> None:
    state = started(3, decks="macaws,pandas,raccoons,squirrels", first=str(first))
    for number in range(3):
        state = play(state, *[f"draw {number} junk"] * 5)
    state = play(state, *["market cookies"] * 3, *["market spyglass"] * 2)
    assert waiting(state) == (first - 1, "act")


# The values of copies


def test_copied_values_altered_is_the_value_of_now() -> None:
    """C11: earlier alterations are copied with their card."""
    state = table(seat("seeing_doubles cookies*5"), row="- - - - acorn")
    state = play(state, "buy 4", "pay cookies*5", "pay seeing_doubles as cookies*5", "settle")
    assert hand(state) == ["acorn"]


def test_copied_values_printed_is_the_value_on_the_card() -> None:
    """C11: the alteration of the target is its own."""
    state = table(
        seat("seeing_doubles cookies*5"), row="- - - acorn acorn", copied_values="printed"
    )
    assert can(state, "buy") == {"3"}  # 5 + 2
    state = play(state, "buy 3", "pay cookies*5", "pay seeing_doubles as cookies", "settle")
    assert hand(state) == ["acorn"]


def test_copied_values_printed_still_follow_flashy_show() -> None:
    """C11: Flashy Show raises every card that is used, copies too."""
    state = table(
        seat("flashy_show seeing_doubles cookies", stall=built(5)), copied_values="printed"
    )
    state = play(state, "play flashy_show", "build", "stack cookies")
    assert may(state) == {"stack seeing_doubles as cookies"}  # 3 + 3


# The rolls of copies


def test_copied_roll_own_a_copy_rolls_for_itself_in_any_case() -> None:
    """C12: a rolled Bold Haggler is copied as a plain one."""
    state = table(seat("seeing_doubles bold_haggler"), copied_roll="own")
    state = play(state, "roll bold_haggler", "die 2")
    assert can(state, "roll") == {"seeing_doubles as bold_haggler"}
    assert may(play(state, "build")) == {"stack seeing_doubles as bold_haggler"}  # worth 1
    state = play(state, "roll seeing_doubles as bold_haggler", "die 3")
    assert hand(state) == cards("bold_haggler*3! seeing_doubles=bold_haggler*4!")


def test_copied_values_printed_leave_the_roll_out_too() -> None:
    """C11 and C12: printed values leave the roll out as well."""
    state = table(seat("seeing_doubles bold_haggler"), copied_values="printed")
    state = play(state, "roll bold_haggler", "die 2")
    assert can(state, "roll") == {"seeing_doubles as bold_haggler"}


# The deck that Wily Fellow turns over


def test_turned_deck_shuffled_known_cards_come_to_lie_anywhere() -> None:
    """C17: known cards may come to lie anywhere."""
    state = table(
        seat("wily_fellow", top="acorn charm", deck="gamble", discard="cookies"),
        turned_deck="shuffled",
    )
    state = play(state, "play wily_fellow")
    assert odds(state) == {"draw 0 acorn": 1, "draw 0 charm": 1, "draw 0 gamble": 1}
    state = play(state, "draw 0 gamble", "draw 0 acorn", "draw 0 charm")
    assert discard(state) == "gamble acorn charm wily_fellow"
    assert deck(state) == ["cookies"]


# Copies of junk


def test_copied_junk_not_only_printed_junk_is_thrown_away() -> None:
    """C22: only printed junk is thrown away."""
    state = table(
        seat("reflection junk junk"),
        seat(discard="junk"),
        row="essential_purchase",
        copied_junk="not",
    )
    state = play(state, "buy 0", "pay junk", "pay reflection as junk", "pay junk", "settle")
    assert may(state) == {"scrap junk", "enough"}
    state = play(state, "scrap junk", "scrap junk")
    assert discard(state) == "reflection"
    assert thrown(state) == ""


def test_copied_roll_own_leaves_other_altered_values_alone() -> None:
    """C12: a Bold Haggler set by Blindfold is copied with its value."""
    state = table(seat("seeing_doubles bold_haggler*3", stall=built(5)), copied_roll="own")
    state = play(state, "build", "stack bold_haggler*3", "stack seeing_doubles as bold_haggler*3")
    assert latest(play(state, "settle")) == "bold_haggler seeing_doubles"


def test_turned_deck_shuffled_with_nothing_known() -> None:
    """C17: the same for both readings."""
    state = table(seat("wily_fellow", deck="acorn", discard="junk"), turned_deck="shuffled")
    state = play(state, "play wily_fellow", "draw 0 acorn")
    assert discard(state) == "acorn wily_fellow"
    assert deck(state) == ["junk"]
