"""The team game: a shared stall to ten, and partners who help each other build."""

from __future__ import annotations

from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.state import State
from tests.games.dale.stages import (
    built,
    can,
    cards,
    discard,
    hand,
    latest,
    may,
    pass_turn,
    play,
    seat,
    stall,
    started,
    table,
    waiting,
    winner,
)

FULL = "junk junk junk junk junk"


def team(
    own: str,
    partner: str,
    *,
    stacks: int = 0,
    own_discard: str = "",
    partner_discard: str = "",
    partner_passives: str = "count",
) -> State:
    """The first seat acts, the third is its partner; the others have no cards."""
    return table(
        seat(own, discard=own_discard, stall=built(stacks)),
        seat(),
        seat(partner, discard=partner_discard),
        seat(),
        teams=True,
        partner_passives=partner_passives,
    )


# The stall


def test_partners_sit_opposite_and_share_a_stall() -> None:
    state = table(
        seat(f"swift_broker {FULL}"), seat(FULL), seat(f"cookies {FULL}"), seat(FULL), teams=True
    )
    state = play(state, "build", "stack swift_broker", "settle", "done")
    state = pass_turn(state)
    assert waiting(state) == (2, "act")
    state = play(state, "build", "stack cookies", "settle")
    assert stall(state, 0) == "swift_broker | cookies"
    assert stall(state, 1) == ""


def test_the_eighth_stack_does_not_end_a_team_game() -> None:
    state = team("acorn acorn", "", stacks=7)
    state = play(state, "build", "stack acorn", "stack acorn", "settle")
    assert winner(state) is None


def test_the_tenth_stack_wins_for_both_partners() -> None:
    state = team("accordion winter_is_coming", "", stacks=9)
    state = play(state, "build", "stack accordion", "stack winter_is_coming", "settle")
    assert winner(state) == 0
    ranks = [score.rank for score in DALE.scores(state)]
    assert ranks[0] == ranks[2] == 1
    assert ranks[1] == ranks[3] > 1


def test_the_other_team_wins_with_its_own_stall() -> None:
    state = table(
        seat(stall=built(8)),
        seat(stall=built(9)),
        seat(),
        seat("accordion winter_is_coming"),
        turn=3,
        teams=True,
    )
    state = play(state, "build", "stack accordion", "stack winter_is_coming", "settle")
    assert winner(state) == 1


def test_a_team_game_has_four_decks_and_four_substitutes_of_junk() -> None:
    state = started(4, teams="yes", decks="macaws,pandas,raccoons,squirrels", first="1")
    assert (state.table.junk, state.table.minted) == (0, 4)
    assert [len(player.deck) for player in state.table.players] == [10, 10, 10, 10]


# Asking


def test_a_partner_is_asked_and_completes_the_stack() -> None:
    state = team("cookies", "shattered_relic junk", stacks=4)
    state = play(state, "build", "stack cookies")
    assert may(state) == {"ask"}
    state = play(state, "ask")
    assert waiting(state) == (2, "help")
    assert may(state) == {"stack shattered_relic", "decline"}
    state = play(state, "stack shattered_relic")
    assert may(state) == {"settle", "decline"}
    state = play(state, "settle")
    assert latest(state) == "cookies shattered_relic"
    assert (hand(state), hand(state, 2)) == ([], ["junk"])
    assert waiting(state) == (0, "end")


def test_a_partner_may_add_several_cards() -> None:
    state = team("cookies", "swift_broker cookies", stacks=4)
    state = play(state, "build", "stack cookies", "ask", "stack swift_broker")
    assert may(state) == {"stack cookies", "decline"}
    state = play(state, "stack cookies", "settle")
    assert latest(state) == "cookies swift_broker cookies"


def test_the_active_seat_adds_at_least_one_card() -> None:
    state = play(team("cookies", "flashy_show", stacks=4), "build")
    assert may(state) == {"stack cookies"}  # no asking before


def test_a_seat_without_a_card_for_the_stack_cannot_ask() -> None:
    assert "build" not in may(team("spyglass", "cookies", stacks=1))


def test_a_partner_who_helps_adds_at_least_one_card() -> None:
    state = play(team("cookies", "cookies", stacks=4), "build", "stack cookies", "ask")
    assert may(state) == {"decline"}  # 2 + 2 is no 5


def test_a_partner_may_decline_and_the_cards_go_back() -> None:
    state = team("cookies junk", "shattered_relic", stacks=4)
    state = play(state, "build", "stack cookies", "ask", "stack shattered_relic", "decline")
    assert waiting(state) == (0, "act")
    assert hand(state) == cards("cookies junk")
    assert hand(state, 2) == ["shattered_relic"]
    assert stall(state) == built(4)


def test_a_partner_that_declined_is_not_asked_again_with_the_same_cards() -> None:
    state = team("cookies", "shattered_relic", stacks=4)
    state = play(state, "build", "stack cookies", "ask", "decline")
    assert may(state) == {"inventory"}
    state = team("cookies loyal_partner", "shattered_relic", stacks=2)
    state = play(state, "build", "stack cookies", "ask", "decline", "play loyal_partner")
    assert "build" not in may(state)


def test_a_partner_that_declined_may_be_asked_with_other_cards() -> None:
    state = team("cookies swift_broker junk", "spyglass", stacks=4)
    state = play(state, "build", "stack cookies", "ask", "decline", "build")
    assert may(state) == {"stack cookies", "stack swift_broker", "stack junk"}
    assert may(play(state, "stack cookies")) == {"stack swift_broker"}  # more, not the same again
    state = play(state, "stack swift_broker", "ask", "stack spyglass", "settle")
    assert latest(state) == "swift_broker spyglass"


def test_after_a_stack_the_same_cards_may_be_offered_again() -> None:
    state = team("cookies cookies acorn", "winter_is_coming", stacks=3)
    state = play(state, "build", "stack cookies", "ask", "decline")
    state = play(state, "build", "stack cookies", "stack cookies", "settle")
    assert stall(state).endswith("cookies cookies")
    assert state.turn.asked == ()


def test_a_partner_may_help_with_every_stack() -> None:
    """Rulebook: whenever you want to build a stack; here the fifth, and the sixth by Winter."""
    state = team("stashing_vendor acorn", "winter_is_coming nostalgic_item", stacks=5)
    state = play(state, "build", "stack stashing_vendor", "ask", "stack winter_is_coming", "settle")
    assert waiting(state) == (0, "bonus")
    state = play(state, "build", "stack acorn", "ask", "stack nostalgic_item", "settle")
    assert stall(state).endswith("stashing_vendor winter_is_coming | acorn nostalgic_item")


def test_a_stack_of_own_cards_may_still_be_built_after_a_refusal() -> None:
    state = team("cookies shattered_relic", "", stacks=4)
    state = play(state, "build", "stack cookies", "ask", "decline", "build")
    assert may(state) == {"stack cookies", "stack shattered_relic"}
    assert may(play(state, "stack cookies")) == {"stack shattered_relic"}  # no asking again
    assert may(play(state, "stack shattered_relic")) == {"stack cookies", "ask"}


def test_a_stack_that_is_complete_asks_nobody() -> None:
    state = team("cookies shattered_relic", "", stacks=4)
    state = play(state, "build", "stack cookies", "stack shattered_relic")
    assert may(state) == {"settle"}


def test_what_may_be_laid_does_not_depend_on_the_hand_of_the_partner() -> None:
    moves = []
    for partner in ("", "junk junk", "shattered_relic", "cookies flashy_show swift_broker"):
        state = play(team("cookies junk swift_broker", partner, stacks=4), "build")
        moves.append((may(state), may(play(state, "stack cookies"))))
    assert moves == moves[:1] * 4
    assert moves[0] == (
        {"stack cookies", "stack swift_broker", "stack junk"},
        {"stack swift_broker", "ask"},  # with junk a partner would need 3 more than there is room
    )


def test_cards_of_two_sets_are_offered_to_an_empty_chest() -> None:
    """2 + 2 and the 2 of Empty Chest are 6."""
    hands = ("cookies prepaid_good", "empty_chest")
    state = play(team(*hands, stacks=5), "build", "stack cookies", "stack prepaid_good", "ask")
    state = play(state, "stack empty_chest", "settle")
    assert latest(state) == "cookies prepaid_good empty_chest"
    state = play(team(*hands, stacks=4), "build", "stack cookies")
    assert may(state) == {"ask"}  # 2 + 2 + 2 are more than 5


def test_junk_is_offered_to_a_stashing_vendor() -> None:
    state = team("junk", "stashing_vendor", stacks=1)
    state = play(state, "build", "stack junk", "ask", "stack stashing_vendor", "settle")
    assert latest(state) == "junk stashing_vendor"


def test_junk_beside_another_set_is_offered_to_a_vendor_and_a_chest() -> None:
    """1 + 2 and 1 + 2."""
    state = team("junk nuisance", "stashing_vendor empty_chest", stacks=5)
    state = play(state, "build", "stack junk", "stack nuisance", "ask")
    state = play(state, "stack stashing_vendor", "stack empty_chest", "settle")
    assert latest(state) == "junk nuisance stashing_vendor empty_chest"


def test_with_printed_values_of_copies_an_empty_chest_may_be_worth_one() -> None:
    """2 + 2 and Flexible Shopkeeper as Empty Chest, which is then 1."""
    for option, is_offered in (("printed", True), ("altered", False)):
        state = table(
            seat("cookies prepaid_good", stall=built(4)),
            seat(stall="empty_chest"),
            seat("flexible_shopkeeper"),
            seat(),
            teams=True,
            copied_values=option,
        )
        state = play(state, "build", "stack cookies")
        assert ("stack prepaid_good" in may(state)) is is_offered


def test_without_squirrels_what_is_offered_obeys_by_itself() -> None:
    decks = ("macaws", "pandas", "raccoons", "ocelots")
    state = team("cookies prepaid_good junk bold_haggler", "nuisance", stacks=8)
    assert {folk.name.lower() for folk in state.decks} == set(decks)
    state = play(state, "build")
    assert may(state) == {"stack cookies", "stack prepaid_good", "stack bold_haggler"}
    assert may(play(state, "stack cookies")) == {"ask"}


def test_cards_that_reach_the_number_cannot_be_offered() -> None:
    assert "build" not in may(team("spyglass", "", stacks=2))
    state = team("accordion", "", stacks=4)
    # With its Accordion the sum may be one less, so the partner can still add a one.
    assert may(play(state, "build", "stack accordion")) == {"settle", "ask"}


def test_a_partner_joins_in_one_set() -> None:
    state = team("cookies", "shattered_relic essential_purchase", stacks=4)
    state = play(state, "build", "stack cookies", "ask")
    assert may(state) == {"stack shattered_relic", "decline"}


def test_flashy_show_does_not_raise_the_cards_of_the_partner() -> None:
    state = team("flashy_show cookies", "shattered_relic cookies", stacks=4)
    state = play(state, "play flashy_show", "build", "stack cookies", "ask")
    assert may(state) == {"stack cookies", "decline"}  # 3 + 2


def test_a_partner_does_not_fill_the_hand_until_the_own_clean_up() -> None:
    state = table(
        seat(f"cookies {FULL}", stall=built(4)),
        seat(FULL),
        seat("shattered_relic junk", deck="acorn acorn acorn"),
        seat(FULL),
        teams=True,
    )
    state = play(state, "build", "stack cookies", "ask", "stack shattered_relic", "settle", "done")
    assert hand(state, 2) == ["junk"]
    assert waiting(pass_turn(state)) == (2, "act")


def test_a_partner_helps_with_the_bonus_stack_too() -> None:
    state = team("winter_is_coming acorn", "empty_chest", stacks=4)
    state = play(state, "build", "stack winter_is_coming", "settle")
    assert may(state) == {"build", "enough"}
    state = play(state, "build", "stack acorn", "ask")
    assert waiting(state) == (2, "help")
    assert waiting(play(state, "decline")) == (0, "bonus")
    state = play(state, "stack empty_chest", "settle")
    assert latest(state) == "acorn empty_chest"
    assert waiting(state) == (0, "end")


# The partner's passives


def test_stashing_vendor_of_the_partner_lets_junk_of_the_partner_in() -> None:
    state = team("empty_chest", "stashing_vendor junk", stacks=3)
    state = play(state, "build", "stack empty_chest", "ask", "stack junk")
    assert may(state) == {"stack stashing_vendor", "decline"}
    state = play(state, "stack stashing_vendor", "settle")
    assert latest(state) == "empty_chest junk stashing_vendor"


def test_empty_chest_of_the_partner_mixes_the_whole_stack() -> None:
    state = team("cookies", "empty_chest", stacks=3)
    state = play(state, "build", "stack cookies", "ask", "stack empty_chest", "settle")
    assert latest(state) == "cookies empty_chest"


def test_empty_chest_of_the_active_seat_mixes_the_whole_stack() -> None:
    state = team("empty_chest", "cookies", stacks=3)
    state = play(state, "build", "stack empty_chest", "ask", "stack cookies", "settle")
    assert latest(state) == "empty_chest cookies"


def test_accordion_of_the_partner_bends_the_stack() -> None:
    state = team("acorn", "accordion", stacks=7)
    state = play(state, "build", "stack acorn", "ask", "stack accordion", "settle")
    assert latest(state) == "acorn accordion"  # 4 + 5 - 1


def test_nostalgic_item_of_the_partner_fetches_from_the_partner() -> None:
    state = team(
        "stashing_vendor",
        "nostalgic_item",
        stacks=5,
        own_discard="cookies",
        partner_discard="cookies junk",
    )
    state = play(state, "build", "stack stashing_vendor", "ask", "stack nostalgic_item")
    assert may(state) == {"fetch cookies", "decline"}
    state = play(state, "fetch cookies", "settle")
    assert latest(state) == "stashing_vendor nostalgic_item cookies"
    assert (discard(state), discard(state, 2)) == ("cookies", "junk")


def test_nostalgic_item_of_the_active_seat_does_not_fetch_from_the_partner() -> None:
    state = team(
        "nostalgic_item", "stashing_vendor", stacks=4, partner_discard="junk stashing_vendor"
    )
    state = play(state, "build", "stack nostalgic_item", "ask")
    assert may(state) == {"decline"}  # 3 + 1, and the junk of the partner stays where it is


def test_winter_is_coming_of_the_partner_gives_the_active_seat_another_stack() -> None:
    state = team("stashing_vendor", "winter_is_coming", stacks=5)
    state = play(state, "build", "stack stashing_vendor", "ask", "stack winter_is_coming")
    assert waiting(play(state, "settle")) == (0, "bonus")


def test_a_chameleon_of_the_partner_copies_from_the_point_of_view_of_the_partner() -> None:
    # Reflection of the partner may copy from the pile of the active seat, not from the own one.
    state = team(
        "acorn", "reflection", stacks=5, own_discard="empty_chest", partner_discard="accordion"
    )
    state = play(state, "build", "stack acorn", "ask")
    assert may(state) == {"stack reflection as empty_chest", "decline"}
    assert latest(play(state, "stack reflection as empty_chest", "settle")) == "acorn reflection"


def test_seeing_doubles_of_the_partner_copies_from_the_hand_of_the_partner() -> None:
    state = team("acorn", "seeing_doubles empty_chest", stacks=5)
    state = play(state, "build", "stack acorn", "ask")
    assert may(state) == {
        "stack empty_chest",
        "stack seeing_doubles as empty_chest",
        "decline",
    }


def test_a_refusal_makes_copies_undone() -> None:
    state = team("reflection", "", stacks=8, partner_discard="acorn")
    state = play(state, "build", "stack reflection as acorn", "ask")
    assert hand(state) == ["reflection=acorn"]
    state = play(state, "decline")
    assert hand(state) == ["reflection"]
    assert can(state, "play") == {"reflection as acorn"}


# The option: passives of the partner do not count


def test_without_partner_passives_empty_chest_of_the_partner_mixes_nothing() -> None:
    state = team("cookies", "empty_chest", stacks=3, partner_passives="not")
    state = play(state, "build", "stack cookies", "ask")
    assert may(state) == {"decline"}


def test_without_partner_passives_stashing_vendor_of_the_partner_takes_no_junk() -> None:
    state = team("empty_chest", "stashing_vendor junk", stacks=3, partner_passives="not")
    state = play(state, "build", "stack empty_chest", "ask")
    assert may(state) == {"decline"}


def test_without_partner_passives_accordion_of_the_partner_is_five() -> None:
    state = team("acorn", "accordion", stacks=7, partner_passives="not")
    assert may(play(state, "build", "stack acorn", "ask")) == {"decline"}
    state = team("acorn", "accordion", stacks=8, partner_passives="not")
    state = play(state, "build", "stack acorn", "ask", "stack accordion")
    assert may(state) == {"settle", "decline"}


def test_without_partner_passives_nostalgic_item_of_the_partner_fetches_nothing() -> None:
    state = team(
        "stashing_vendor",
        "nostalgic_item",
        stacks=5,
        partner_discard="cookies",
        partner_passives="not",
    )
    state = play(state, "build", "stack stashing_vendor", "ask")
    assert may(state) == {"decline"}


def test_without_partner_passives_winter_is_coming_of_the_partner_gives_nothing() -> None:
    state = team("stashing_vendor", "winter_is_coming", stacks=5, partner_passives="not")
    state = play(state, "build", "stack stashing_vendor", "ask", "stack winter_is_coming")
    assert waiting(play(state, "settle")) == (0, "end")


def test_without_partner_passives_those_of_the_active_seat_help_the_whole_stack() -> None:
    state = team("empty_chest", "cookies", stacks=3, partner_passives="not")
    state = play(state, "build", "stack empty_chest", "ask", "stack cookies", "settle")
    assert latest(state) == "empty_chest cookies"
    state = team("stashing_vendor", "junk", stacks=1, partner_passives="not")
    state = play(state, "build", "stack stashing_vendor", "ask", "stack junk", "settle")
    assert latest(state) == "stashing_vendor junk"


def test_without_partner_passives_what_is_offered_obeys_by_itself() -> None:
    state = play(team("cookies prepaid_good", "", stacks=8, partner_passives="not"), "build")
    assert may(play(state, "stack cookies")) == {"ask"}
    assert "build" not in may(team("junk", "stashing_vendor", stacks=1, partner_passives="not"))
    state = play(team("junk stashing_vendor", "", stacks=7, partner_passives="not"), "build")
    assert may(play(state, "stack junk")) == {"stack stashing_vendor"}
    assert may(play(state, "stack stashing_vendor")) == {"stack junk", "ask"}


# Who is who


def test_a_team_mate_is_another_player_but_no_opponent() -> None:
    state = table(seat("acorn nuisance"), seat(stall="junk"), seat(), seat(), teams=True)
    assert may(play(state, "play nuisance")) == {"target 1", "target 2", "target 3", "enough"}
    assert may(play(state, "play acorn")) == {"swap 1 1 junk"}
    assert can(state, "play") == {"acorn", "nuisance"}
